//! What is settled, as it was read last: every click asks for it, and it hardly ever changes. What is written here
//! counts at once; what another process writes, within a minute or when the database answers again.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::StoreError;

/// How long what was read is taken for true.
const FRESH: Duration = Duration::from_secs(60);

/// How many scopes are remembered, of some hundred bytes each. When there are more, it begins anew.
const MOST: usize = 16_384;

type Pairs = Vec<(String, String)>;

/// The settings of the scopes that were asked for.
#[derive(Default)]
pub(super) struct SettingsCache(Mutex<Known>);

#[derive(Default)]
struct Known {
    scopes: HashMap<String, (Instant, Pairs)>,
    /// Counts up with every change, so that what was read before one isn't taken for what is true after it.
    changes: u64,
}

impl SettingsCache {
    /// What is settled in a scope; read, unless it was a moment ago.
    pub(super) async fn recall(
        &self,
        scope: &str,
        read: impl Future<Output = Result<Pairs, StoreError>>,
    ) -> Result<Pairs, StoreError> {
        let changes = {
            let mut known = self.known();
            match known.scopes.get_mut(scope) {
                Some((at, pairs)) if at.elapsed() < FRESH => return Ok(pairs.clone()),
                // One is enough to read it again: meanwhile the others go by what was read last.
                Some((at, _)) => *at = Instant::now(),
                None => {}
            }
            known.changes
        };
        let pairs = read.await?;
        let mut known = self.known();
        if known.changes == changes {
            if known.scopes.len() >= MOST {
                known.scopes.clear();
            }
            known.scopes.insert(scope.to_owned(), (Instant::now(), pairs.clone()));
        }
        Ok(pairs)
    }

    /// What was read last, however long ago.
    pub(super) fn last(&self, scope: &str) -> Option<Pairs> {
        self.known().scopes.get(scope).map(|(_, pairs)| pairs.clone())
    }

    /// Something was written in a scope; in many, if it is empty.
    pub(super) fn forget(&self, scope: &str) {
        let mut known = self.known();
        known.changes += 1;
        if scope.is_empty() {
            known.scopes.clear();
        } else {
            known.scopes.remove(scope);
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn read(settled: &SettingsCache, value: &str) -> String {
        let stored = vec![("pace".to_owned(), value.to_owned())];
        settled.recall("guild:1", async { Ok(stored) }).await.unwrap()[0].1.clone()
    }

    #[tokio::test]
    async fn what_was_read_is_known_until_something_is_written() {
        let settled = SettingsCache::default();
        assert_eq!(read(&settled, "live").await, "live");
        assert_eq!(read(&settled, "relaxed").await, "live", "not read again");
        settled.forget("guild:2");
        assert_eq!(read(&settled, "relaxed").await, "live");
        settled.forget("guild:1");
        assert_eq!(read(&settled, "relaxed").await, "relaxed");
        settled.forget("");
        assert_eq!(read(&settled, "none").await, "none");
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let settled = SettingsCache::default();
        let meanwhile = async {
            settled.forget("guild:1");
            Ok(vec![("pace".to_owned(), "live".to_owned())])
        };
        settled.recall("guild:1", meanwhile).await.unwrap();
        assert_eq!(read(&settled, "relaxed").await, "relaxed");
    }

    #[tokio::test]
    async fn what_could_not_be_read_is_tried_again() {
        let settled = SettingsCache::default();
        assert!(settled.recall("guild:1", async { Err(StoreError::Closed) }).await.is_err());
        assert_eq!(read(&settled, "live").await, "live");
    }

    #[tokio::test]
    async fn one_reads_again_and_the_others_go_by_what_was_known() {
        let settled = SettingsCache::default();
        assert_eq!(read(&settled, "live").await, "live");
        let long_ago = Instant::now().checked_sub(FRESH).unwrap();
        settled.known().scopes.get_mut("guild:1").unwrap().0 = long_ago;
        let again = async {
            assert_eq!(read(&settled, "not read").await, "live");
            Ok(vec![("pace".to_owned(), "relaxed".to_owned())])
        };
        assert_eq!(settled.recall("guild:1", again).await.unwrap()[0].1, "relaxed");
        assert_eq!(read(&settled, "not read").await, "relaxed");
    }

    #[tokio::test]
    async fn what_was_known_stays_known_when_it_can_not_be_read() {
        let settled = SettingsCache::default();
        assert_eq!(settled.last("guild:1"), None);
        assert_eq!(read(&settled, "live").await, "live");
        let long_ago = Instant::now().checked_sub(FRESH).unwrap();
        settled.known().scopes.get_mut("guild:1").unwrap().0 = long_ago;
        assert!(settled.recall("guild:1", async { Err(StoreError::Closed) }).await.is_err());
        assert_eq!(settled.last("guild:1").unwrap()[0].1, "live");
        settled.forget("guild:1");
        assert_eq!(settled.last("guild:1"), None);
    }

    #[tokio::test]
    async fn it_never_knows_too_many() {
        let settled = SettingsCache::default();
        for number in 0..=MOST {
            settled.recall(&format!("user:{number}"), async { Ok(Vec::new()) }).await.unwrap();
        }
        assert_eq!(settled.known().scopes.len(), 1);
    }
}
