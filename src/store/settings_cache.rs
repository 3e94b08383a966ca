//! A cache of settings: every click reads them, and they hardly ever change. Writes by this process take effect at
//! once. Writes by another process take effect within a minute, or when the database answers again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moka::sync::Cache;

use super::StoreError;

/// How long a value is used before it is read again.
const FRESH: Duration = Duration::from_secs(60);

/// The most scopes to keep, at some hundred bytes each.
const MOST: u64 = 16_384;

type Pairs = Arc<Vec<(String, String)>>;

/// The settings of the scopes that were read.
pub(super) struct SettingsCache {
    /// Read within [`FRESH`].
    fresh: Cache<String, Pairs>,
    /// The last values read, however old: used when the database doesn't answer.
    last: Cache<String, Pairs>,
    /// Counts writes, so that a value read before a write isn't cached after it.
    writes: AtomicU64,
}

impl Default for SettingsCache {
    fn default() -> SettingsCache {
        SettingsCache {
            fresh: Cache::builder().max_capacity(MOST).time_to_live(FRESH).build(),
            last: Cache::new(MOST),
            writes: AtomicU64::new(0),
        }
    }
}

impl SettingsCache {
    /// The settings of a scope, from the cache if they are fresh.
    pub(super) async fn get(
        &self,
        scope: &str,
        read: impl Future<Output = Result<Vec<(String, String)>, StoreError>>,
    ) -> Result<Pairs, StoreError> {
        if let Some(pairs) = self.fresh.get(scope) {
            return Ok(pairs);
        }
        let writes = self.writes.load(Ordering::Acquire);
        if let Some(pairs) = self.last.get(scope) {
            // One caller reads them again. Meanwhile the others use the last values.
            self.fresh.insert(scope.to_owned(), pairs);
        }
        let pairs: Pairs = Arc::new(read.await?);
        self.fresh.insert(scope.to_owned(), pairs.clone());
        self.last.insert(scope.to_owned(), pairs.clone());
        // If there was a write during the read, this may be the old value, so don't cache it.
        if self.writes.load(Ordering::Acquire) != writes {
            self.invalidate(scope);
        }
        Ok(pairs)
    }

    /// The last values read, however old.
    pub(super) fn last(&self, scope: &str) -> Option<Pairs> {
        self.last.get(scope)
    }

    /// Drops the settings of a scope after a write; of all scopes, if it is empty.
    pub(super) fn written(&self, scope: &str) {
        self.writes.fetch_add(1, Ordering::AcqRel);
        if scope.is_empty() {
            self.fresh.invalidate_all();
            self.last.invalidate_all();
        } else {
            self.invalidate(scope);
        }
    }

    fn invalidate(&self, scope: &str) {
        self.fresh.invalidate(scope);
        self.last.invalidate(scope);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn read(cache: &SettingsCache, value: &str) -> String {
        let stored = vec![("pace".to_owned(), value.to_owned())];
        cache.get("guild:1", async { Ok(stored) }).await.unwrap()[0].1.clone()
    }

    fn a_minute_passes(cache: &SettingsCache) {
        cache.fresh.invalidate_all();
    }

    #[tokio::test]
    async fn what_was_read_is_known_until_something_is_written() {
        let cache = SettingsCache::default();
        assert_eq!(read(&cache, "live").await, "live");
        assert_eq!(read(&cache, "relaxed").await, "live", "not read again");
        cache.written("guild:2");
        assert_eq!(read(&cache, "relaxed").await, "live");
        cache.written("guild:1");
        assert_eq!(read(&cache, "relaxed").await, "relaxed");
        cache.written("");
        assert_eq!(read(&cache, "none").await, "none");
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let cache = SettingsCache::default();
        let meanwhile = async {
            cache.written("guild:1");
            Ok(vec![("pace".to_owned(), "live".to_owned())])
        };
        cache.get("guild:1", meanwhile).await.unwrap();
        assert_eq!(read(&cache, "relaxed").await, "relaxed");
    }

    #[tokio::test]
    async fn what_could_not_be_read_is_tried_again() {
        let cache = SettingsCache::default();
        assert!(cache.get("guild:1", async { Err(StoreError::Closed) }).await.is_err());
        assert_eq!(read(&cache, "live").await, "live");
    }

    #[tokio::test]
    async fn one_reads_again_and_the_others_go_by_what_was_known() {
        let cache = SettingsCache::default();
        assert_eq!(read(&cache, "live").await, "live");
        a_minute_passes(&cache);
        let again = async {
            assert_eq!(read(&cache, "not read").await, "live");
            Ok(vec![("pace".to_owned(), "relaxed".to_owned())])
        };
        assert_eq!(cache.get("guild:1", again).await.unwrap()[0].1, "relaxed");
        assert_eq!(read(&cache, "not read").await, "relaxed");
    }

    #[tokio::test]
    async fn what_was_known_stays_known_when_it_can_not_be_read() {
        let cache = SettingsCache::default();
        assert_eq!(cache.last("guild:1"), None);
        assert_eq!(read(&cache, "live").await, "live");
        a_minute_passes(&cache);
        assert!(cache.get("guild:1", async { Err(StoreError::Closed) }).await.is_err());
        assert_eq!(cache.last("guild:1").unwrap()[0].1, "live");
        cache.written("guild:1");
        assert_eq!(cache.last("guild:1"), None);
    }

    #[tokio::test]
    async fn it_never_knows_too_many() {
        let cache = SettingsCache::default();
        for number in 0..=MOST + 100 {
            cache.get(&format!("user:{number}"), async { Ok(Vec::new()) }).await.unwrap();
        }
        cache.last.run_pending_tasks();
        assert!(cache.last.entry_count() <= MOST);
    }
}
