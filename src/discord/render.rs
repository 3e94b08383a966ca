//! Renders the pictures of messages on blocking threads. If rendering fails or is overloaded, the message is
//! sent as text.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::app::App;
use super::message::MessagePayload;
use crate::metrics::metrics;
use crate::picture::{PictureError, PngCache, Scene};

/// Timeout for a picture, which normally takes a few milliseconds.
const TIMEOUT: Duration = Duration::from_secs(1);

/// Queue length per core; a picture takes a millisecond or two. When the queue is full, messages are sent as
/// text at once.
const QUEUE_PER_CORE: usize = 64;

/// How often overload is logged at most.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// Renders pictures, one per core at a time.
#[derive(Clone)]
pub struct Renderer {
    png_cache: Arc<PngCache>,
    permits: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    overload: Arc<Overload>,
}

/// Counts the messages sent as text because of overload, and when that was last logged.
#[derive(Default)]
struct Overload(Mutex<(u64, Option<Instant>)>);

impl Overload {
    /// Counts one more. Returns the count since the last log line if another one is due.
    fn count(&self, now: Instant) -> Option<u64> {
        let mut overload = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, logged_at) = &mut *overload;
        *count += 1;
        let is_due = logged_at.is_none_or(|logged_at| now.duration_since(logged_at) >= LOG_INTERVAL);
        is_due.then(|| {
            *logged_at = Some(now);
            std::mem::take(count)
        })
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
enum RenderError {
    #[error(transparent)]
    Failed(#[from] PictureError),
    #[error("the render task failed: {0}")]
    TaskFailed(#[from] tokio::task::JoinError),
    #[error("rendering timed out")]
    TimedOut(#[from] tokio::time::error::Elapsed),
    #[error("the render queue is full")]
    Overloaded(#[from] tokio::sync::TryAcquireError),
}

impl Renderer {
    /// Loads fonts and colours in the background, so that the first picture is as fast as the others.
    pub fn open() -> Renderer {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let png_cache = Arc::new(PngCache::default());
        let ready = png_cache.clone();
        tokio::task::spawn_blocking(move || ready.png(&Scene::board(1)).map(drop));
        let [permits, queue] = [cores, cores * QUEUE_PER_CORE].map(|count| Arc::new(Semaphore::new(count)));
        Renderer { png_cache, permits, queue, overload: Arc::default() }
    }

    async fn draw(&self, scene: Scene) -> Result<Arc<[u8]>, RenderError> {
        if let Some(known) = self.png_cache.find(&scene) {
            return Ok(known);
        }
        let _queued = self.queue.try_acquire()?;
        let (png_cache, permits) = (self.png_cache.clone(), self.permits.clone());
        let drawing = async move {
            // The semaphore is never closed.
            let permit = permits.acquire_owned().await;
            let drawn = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                png_cache.png(&scene)
            });
            Ok(drawn.await??)
        };
        let began = Instant::now();
        let drawn = tokio::time::timeout(TIMEOUT, drawing).await;
        metrics().rendered(began.elapsed());
        tracing::trace!(ms = began.elapsed().as_secs_f64() * 1000.0, "rendered a picture");
        drawn?
    }
}

impl App {
    /// Adds the picture to a message. The message stays text if it is wanted in words, or if rendering fails.
    pub(super) async fn render(&self, post: MessagePayload, in_words: bool) -> MessagePayload {
        let Some(scene) = post.scene() else { return post };
        if in_words {
            return post;
        }
        match self.renderer.draw(scene).await {
            Ok(file) => post.with_picture(file),
            Err(RenderError::Overloaded(_) | RenderError::TimedOut(_)) => {
                metrics().render_skipped();
                if let Some(boards) = self.renderer.overload.count(Instant::now()) {
                    tracing::warn!(boards, "rendering is overloaded: boards are sent as text");
                }
                post
            }
            Err(error) => {
                metrics().render_skipped();
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
    fn overload_is_logged_rarely_and_counted_completely() {
        let (overload, start) = (Overload::default(), Instant::now());
        assert_eq!(overload.count(start), Some(1));
        for second in 1..60 {
            assert_eq!(overload.count(start + Duration::from_secs(second)), None);
        }
        assert_eq!(overload.count(start + Duration::from_secs(60)), Some(60));
        assert_eq!(overload.count(start + Duration::from_secs(61)), None);
    }

    #[tokio::test]
    async fn a_full_queue_refuses_pictures_until_there_is_room() {
        let renderer = Renderer::open();
        let all = renderer.queue.available_permits() as u32;
        let queue = renderer.queue.clone().acquire_many_owned(all).await.unwrap();
        assert!(matches!(renderer.draw(Scene::board(7)).await, Err(RenderError::Overloaded(_))));
        drop(queue);
        renderer.draw(Scene::board(7)).await.unwrap();
    }
}
