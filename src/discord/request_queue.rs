//! Orders the requests with the bot's token: one after the other, people's before those of clocks and computers.

use tokio::sync::{Mutex, MutexGuard};

/// Who waits for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Priority {
    /// Somebody has just done something and waits to see it.
    #[default]
    Person,
    /// Nobody waits: a clock or a clean-up.
    Background,
}

/// The line. Tokio's mutexes are fair: who comes first is served first.
#[derive(Default)]
pub struct RequestQueue {
    line: Mutex<()>,
    background: Mutex<()>,
}

/// The place at the head of the line. Who drops it lets the next one go.
pub struct QueuePermit<'a> {
    _line: MutexGuard<'a, ()>,
    _background: Option<MutexGuard<'a, ()>>,
}

impl RequestQueue {
    /// Waits for a turn. Of all background requests only one stands in line with the people, so a person
    /// waits for one of them at most.
    pub async fn turn(&self, priority: Priority) -> QueuePermit<'_> {
        let background = match priority {
            Priority::Person => None,
            Priority::Background => Some(self.background.lock().await),
        };
        QueuePermit { _line: self.line.lock().await, _background: background }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[tokio::test]
    async fn a_person_overtakes_all_clocks_but_the_next() {
        let queue = Arc::new(RequestQueue::default());
        let served = Arc::new(std::sync::Mutex::new(Vec::new()));
        let first = queue.turn(Priority::Person).await;
        let mut waiting = tokio::task::JoinSet::new();
        for priority in [Priority::Background, Priority::Background, Priority::Background, Priority::Person] {
            let (queue, served) = (queue.clone(), served.clone());
            waiting.spawn(async move {
                let _turn = queue.turn(priority).await;
                served.lock().unwrap().push(priority);
            });
            tokio::task::yield_now().await;
        }
        drop(first);
        waiting.join_all().await;
        let expected = [Priority::Background, Priority::Person, Priority::Background, Priority::Background];
        assert_eq!(*served.lock().unwrap(), expected);
    }

    #[tokio::test]
    async fn who_gives_up_waiting_holds_nobody_up() {
        let queue = RequestQueue::default();
        let first = queue.turn(Priority::Background).await;
        let patience = std::time::Duration::from_millis(10);
        assert!(tokio::time::timeout(patience, queue.turn(Priority::Background)).await.is_err());
        assert!(tokio::time::timeout(patience, queue.turn(Priority::Person)).await.is_err());
        drop(first);
        queue.turn(Priority::Background).await;
        queue.turn(Priority::Person).await;
    }
}
