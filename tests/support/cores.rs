//! Work that computes and doesn't wait, on all cores.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A core for a scene that computes all the time, until it is dropped. More such scenes at once would only be late.
pub async fn core() -> SemaphorePermit<'static> {
    static CORES: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(cores()));
    CORES.acquire().await.unwrap()
}

/// Does it with each of these, on as many threads as there are cores.
pub fn on_all_cores<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let worker = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..cores() {
            scope.spawn(worker);
        }
    });
}
