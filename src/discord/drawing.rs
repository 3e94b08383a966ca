//! Draws what posts show, away from the threads that serve people. A picture that fails or would take too long costs
//! nobody a move: the board is shown in words then.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::desk::Desk;
use super::post::Post;
use crate::metrics::metrics;
use crate::picture::{Album, PictureError, Scene};

/// When a picture is given up. It takes some milliseconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// How many may wait for each core, a millisecond or two each. Who comes then is shown words: they are there at once,
/// and everybody else's picture comes no later for it.
const LINE: usize = 64;

/// How often the log tells that there were too many.
const BETWEEN_COMPLAINTS: Duration = Duration::from_secs(60);

/// Draws pictures, as many at once as there are cores.
#[derive(Clone)]
pub struct Studio {
    album: Arc<Album>,
    brushes: Arc<Semaphore>,
    line: Arc<Semaphore>,
    crowd: Arc<Crowd>,
}

/// Those who were shown words because too many wanted pictures at once.
#[derive(Default)]
struct Crowd(Mutex<(u64, Option<Instant>)>);

impl Crowd {
    /// One more. Answers how many there were since that was last asked for, if it should be told now.
    fn grows(&self, now: Instant) -> Option<u64> {
        let mut crowd = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, told) = &mut *crowd;
        *count += 1;
        let is_due = told.is_none_or(|told| now.duration_since(told) >= BETWEEN_COMPLAINTS);
        is_due.then(|| {
            *told = Some(now);
            std::mem::take(count)
        })
    }
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
    #[error("too many pictures are wanted at once")]
    Crowded(#[from] tokio::sync::TryAcquireError),
}

impl Studio {
    /// Gets fonts and colours ready meanwhile, so that the first picture takes no longer than the others.
    pub fn open() -> Studio {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let album = Arc::new(Album::default());
        let ready = album.clone();
        tokio::task::spawn_blocking(move || ready.png(&Scene::board(1)).map(drop));
        let [brushes, line] = [cores, cores * LINE].map(|count| Arc::new(Semaphore::new(count)));
        Studio { album, brushes, line, crowd: Arc::default() }
    }

    async fn draw(&self, scene: Scene) -> Result<Arc<[u8]>, NoPicture> {
        if let Some(known) = self.album.find(&scene) {
            return Ok(known);
        }
        let _place = self.line.try_acquire()?;
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
            Err(NoPicture::Crowded(_) | NoPicture::TooSlow(_)) => {
                metrics().left_in_words();
                if let Some(boards) = self.studio.crowd.grows(Instant::now()) {
                    tracing::warn!(
                        boards,
                        "boards are shown in words: there is more to draw than this machine can"
                    );
                }
                post
            }
            Err(error) => {
                metrics().left_in_words();
                tracing::error!(%error, "a board is shown in words");
                post
            }
        }
    }

    /// Whether a server wants no pictures.
    pub(super) async fn wants_words(&self, guild: Option<u64>) -> bool {
        match guild {
            Some(guild) => self.server_settings(guild).await.text_only,
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_is_told_of_once_in_a_while_and_in_full() {
        let (crowd, start) = (Crowd::default(), Instant::now());
        assert_eq!(crowd.grows(start), Some(1));
        for second in 1..60 {
            assert_eq!(crowd.grows(start + Duration::from_secs(second)), None);
        }
        assert_eq!(crowd.grows(start + Duration::from_secs(60)), Some(60));
        assert_eq!(crowd.grows(start + Duration::from_secs(61)), None);
    }

    #[tokio::test]
    async fn who_finds_the_line_full_gets_no_picture_and_the_next_one_does() {
        let studio = Studio::open();
        let all = studio.line.available_permits() as u32;
        let line = studio.line.clone().acquire_many_owned(all).await.unwrap();
        assert!(matches!(studio.draw(Scene::board(7)).await, Err(NoPicture::Crowded(_))));
        drop(line);
        studio.draw(Scene::board(7)).await.unwrap();
    }
}
