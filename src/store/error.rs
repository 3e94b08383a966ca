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

    /// `url` can't be opened.
    pub(super) fn open(url: &str, why: impl ToString) -> StoreError {
        StoreError::Open { url: presentable(url), why: why.to_string() }
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

/// An address as a log may have it. Passwords stand between `://` and `@`, or behind the question mark.
pub fn presentable(url: &str) -> String {
    // A question mark may be part of a password, so the host is looked for first.
    let host = url.rfind('@').unwrap_or(0);
    let end = url[host..].find('?').map_or(url.len(), |query| host + query);
    match (url.find("://"), &url[host..end]) {
        (Some(start), rest) if start < host => format!("{}://***{rest}", &url[..start]),
        _ => url[..end].to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        let error = StoreError::open("postgres://me:p@ss@host/games", "unknown");
        assert_eq!(error.to_string(), "cannot open the database \"postgres://***@host/games\": unknown");
        assert_eq!(presentable("postgres://host/games?user=me&password=secret"), "postgres://host/games");
        assert_eq!(presentable("postgres://me:p?ss@host/games?password=secret"), "postgres://***@host/games");
        assert_eq!(presentable("postgres://host/games?password=s@cret"), "postgres://***@cret");
        assert_eq!(presentable("sqlite://tables.db"), "sqlite://tables.db");
    }

    #[test]
    fn extended_codes_are_told_apart_by_their_low_byte() {
        assert_eq!(sqlite_code(Some("517")), Some(SQLITE_BUSY));
        assert_eq!(sqlite_code(Some("13")), Some(SQLITE_FULL));
        assert_eq!(sqlite_code(Some("23505")), Some(23505 & 0xff));
        assert_eq!(sqlite_code(Some("57P01")), None);
    }
}
