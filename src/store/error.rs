//! What can go wrong with a store.

use thiserror::Error;

/// Why something could not be stored or read. Nothing has changed, and the same may be tried again: should a commit
/// have reached a failing disk after all, its interaction has been counted, and the answer is
/// [`Written::Repeated`](super::Written::Repeated).
///
/// Plain text and not the driver's error: it is given to every caller of a failed commit, and it never holds what
/// was to be written, so no seed either.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is no store at that address.
    #[error("cannot open the database {url:?}: {why}")]
    Open {
        /// The address, without a password.
        url: String,
        /// What is wrong with it.
        why: String,
    },
    /// Somebody else keeps the database locked.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// The disk is full.
    #[error("the database has no room left: {0}")]
    Full(String),
    /// Anything else: a broken disk, a damaged file.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether the same may work a little later.
    pub const fn is_temporary(&self) -> bool {
        matches!(self, StoreError::Busy(_) | StoreError::Full(_))
    }

    /// `url` can't be opened. Passwords stand between `://` and `@`; they are no business of a log.
    pub(super) fn open(url: &str, why: impl ToString) -> StoreError {
        let url = match (url.find("://"), url.rfind('@')) {
            (Some(start), Some(end)) if start < end => format!("{}://***{}", &url[..start], &url[end..]),
            _ => url.to_owned(),
        };
        StoreError::Open { url, why: why.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolTimedOut => StoreError::Busy(error.to_string()),
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Database(inner) => match sqlite_code(inner.code().as_deref()) {
                Some(SQLITE_BUSY | SQLITE_LOCKED) => StoreError::Busy(inner.to_string()),
                Some(SQLITE_FULL) => StoreError::Full(inner.to_string()),
                _ => StoreError::Failed(inner.to_string()),
            },
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

const SQLITE_BUSY: i32 = 5;
const SQLITE_LOCKED: i32 = 6;
const SQLITE_FULL: i32 = 13;

/// The kind of trouble: the low byte. What is above it only says where it happened.
fn sqlite_code(code: Option<&str>) -> Option<i32> {
    Some(code?.parse::<i32>().ok()? & 0xff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        let error = StoreError::open("postgres://me:p@ss@host/games", "unknown");
        assert_eq!(error.to_string(), "cannot open the database \"postgres://***@host/games\": unknown");
    }

    #[test]
    fn extended_codes_are_told_apart_by_their_low_byte() {
        assert_eq!(sqlite_code(Some("517")), Some(SQLITE_BUSY));
        assert_eq!(sqlite_code(Some("13")), Some(SQLITE_FULL));
        assert_eq!(sqlite_code(Some("23505")), Some(23505 & 0xff));
        assert_eq!(sqlite_code(Some("57P01")), None);
    }
}
