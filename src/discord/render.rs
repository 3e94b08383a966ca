//! Draws what posts show, away from the threads that serve people. A picture that fails or would take too long costs
//! nobody a move: the board is shown in words then.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::app::App;
use super::message::MessagePayload;
use crate::metrics::metrics;
use crate::picture::{PictureError, PngCache, Scene};
use crate::settings::Server;

/// When a picture is given up. It takes some milliseconds.
const PATIENCE: Duration = Duration::from_secs(1);

/// How many may wait for each core, a millisecond or two each. Who comes then is shown words: they are there at once,
/// and everybody else's picture comes no later for it.
const LINE: usize = 64;

/// How often the log tells that there were too many.
const BETWEEN_COMPLAINTS: Duration = Duration::from_secs(60);

/// Draws pictures, as many at once as there are cores.
#[derive(Clone)]
pub struct Renderer {
    png_cache: Arc<PngCache>,
    permits: Arc<Semaphore>,
    line: Arc<Semaphore>,
    overload: Arc<Overload>,
}

/// Those who were shown words because too many wanted pictures at once.
#[derive(Default)]
struct Overload(Mutex<(u64, Option<Instant>)>);

impl Overload {
    /// One more. Answers how many there were since that was last asked for, if it should be told now.
    fn grows(&self, now: Instant) -> Option<u64> {
        let mut overload = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, told) = &mut *overload;
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

impl Renderer {
    /// Gets fonts and colours ready meanwhile, so that the first picture takes no longer than the others.
    pub fn open() -> Renderer {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let png_cache = Arc::new(PngCache::default());
        let ready = png_cache.clone();
        tokio::task::spawn_blocking(move || ready.png(&Scene::board(1)).map(drop));
        let [permits, line] = [cores, cores * LINE].map(|count| Arc::new(Semaphore::new(count)));
        Renderer { png_cache, permits, line, overload: Arc::default() }
    }

    async fn draw(&self, scene: Scene) -> Result<Arc<[u8]>, NoPicture> {
        if let Some(known) = self.png_cache.find(&scene) {
            return Ok(known);
        }
        let _place = self.line.try_acquire()?;
        let (png_cache, permits) = (self.png_cache.clone(), self.permits.clone());
        let drawing = async move {
            // The semaphore is never closed.
            let permit = permits.acquire_owned().await;
            let drawn = tokio::task::spawn_blocking(move || {
                let _brush = permit;
                png_cache.png(&scene)
            });
            Ok(drawn.await??)
        };
        let began = Instant::now();
        let drawn = tokio::time::timeout(PATIENCE, drawing).await;
        metrics().drew(began.elapsed());
        tracing::trace!(ms = began.elapsed().as_secs_f64() * 1000.0, "rendered a picture");
        drawn?
    }
}

impl App {
    /// The post with its picture; in words if its server wants them, or if the picture fails.
    pub(super) async fn drawn(&self, post: MessagePayload, server: Server) -> MessagePayload {
        let Some(scene) = post.scene() else { return post };
        if server.text_only {
            return post;
        }
        match self.renderer.draw(scene).await {
            Ok(file) => post.with_picture(file),
            Err(NoPicture::Crowded(_) | NoPicture::TooSlow(_)) => {
                metrics().left_in_words();
                if let Some(boards) = self.renderer.overload.grows(Instant::now()) {
                    tracing::warn!(boards, "rendering is overloaded: boards are sent as text");
                }
                post
            }
            Err(error) => {
                metrics().left_in_words();
                tracing::error!(%error, "could not render a picture: the board is sent as text");
                post
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_is_told_of_once_in_a_while_and_in_full() {
        let (overload, start) = (Overload::default(), Instant::now());
        assert_eq!(overload.grows(start), Some(1));
        for second in 1..60 {
            assert_eq!(overload.grows(start + Duration::from_secs(second)), None);
        }
        assert_eq!(overload.grows(start + Duration::from_secs(60)), Some(60));
        assert_eq!(overload.grows(start + Duration::from_secs(61)), None);
    }

    #[tokio::test]
    async fn who_finds_the_line_full_gets_no_picture_and_the_next_one_does() {
        let renderer = Renderer::open();
        let all = renderer.line.available_permits() as u32;
        let line = renderer.line.clone().acquire_many_owned(all).await.unwrap();
        assert!(matches!(renderer.draw(Scene::board(7)).await, Err(NoPicture::Crowded(_))));
        drop(line);
        renderer.draw(Scene::board(7)).await.unwrap();
    }
}
