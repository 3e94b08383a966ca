//! Draws what posts show, away from the threads that serve people. A picture that fails or takes too long costs
//! nobody a move: the board is shown in words then.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::desk::Desk;
use super::post::Post;
use crate::metrics::metrics;
use crate::picture::{Album, PictureError, Scene};

/// When a picture is given up. It takes some milliseconds; more only if very many are wanted at once.
const PATIENCE: Duration = Duration::from_secs(1);

/// Draws pictures, as many at once as there are cores.
#[derive(Clone)]
pub struct Studio {
    album: Arc<Album>,
    brushes: Arc<Semaphore>,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
enum NoPicture {
    #[error(transparent)]
    Failed(#[from] PictureError),
    #[error("the drawing broke off: {0}")]
    BrokeOff(#[from] tokio::task::JoinError),
    #[error("the drawing took too long")]
    TooSlow(#[from] tokio::time::error::Elapsed),
}

impl Studio {
    /// Gets fonts and colours ready meanwhile, so that the first picture takes no longer than the others.
    pub fn open() -> Studio {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let album = Arc::new(Album::default());
        let ready = album.clone();
        tokio::task::spawn_blocking(move || ready.png(&Scene::board(1)).map(drop));
        Studio { album, brushes: Arc::new(Semaphore::new(cores)) }
    }

    async fn draw(&self, scene: Scene) -> Result<Arc<[u8]>, NoPicture> {
        if let Some(known) = self.album.find(&scene) {
            return Ok(known);
        }
        let (album, brushes) = (self.album.clone(), self.brushes.clone());
        let drawing = async move {
            // The semaphore is never closed.
            let brush = brushes.acquire_owned().await;
            let drawn = tokio::task::spawn_blocking(move || {
                let _brush = brush;
                album.png(&scene)
            });
            Ok(drawn.await??)
        };
        let began = Instant::now();
        let drawn = tokio::time::timeout(PATIENCE, drawing).await;
        metrics().drew(began.elapsed());
        tracing::trace!(ms = began.elapsed().as_secs_f64() * 1000.0, "drew a board");
        drawn?
    }
}

impl Desk {
    /// The post with its picture; in words if its server wants them, or if the picture fails.
    pub(super) async fn drawn(&self, post: Post, guild: Option<u64>) -> Post {
        let Some(scene) = post.scene() else { return post };
        if self.wants_words(guild).await {
            return post;
        }
        match self.studio.draw(scene).await {
            Ok(file) => post.with_picture(file),
            Err(error) => {
                tracing::error!(%error, "a board is shown in words");
                post
            }
        }
    }

    /// Whether a server wants no pictures.
    async fn wants_words(&self, guild: Option<u64>) -> bool {
        match guild {
            Some(guild) => self.server_settings(guild).await.text_only,
            None => false,
        }
    }
}
