//! The errors of a store.

use sqlx::postgres::PgDatabaseError;
use thiserror::Error;

use super::Unreadable;

/// Why a write or a read failed. Nothing has changed, and the caller may retry. If the commit reached the disk after
/// all, its interaction is known and the retry returns [`Written::Repeated`](super::Written::Repeated).
///
/// The driver's error is kept as text, because every caller of a failed commit gets a copy. It never contains the
/// values of the statement, so it contains no seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The store at this address can't be opened.
    #[error("cannot open the database {url:?}: {why}")]
    Open {
        /// The address, without a password.
        url: String,
        /// What is wrong.
        why: String,
    },
    /// The database server can't be reached.
    #[error("the database can't be reached: {0}")]
    Away(String),
    /// Another process holds the lock, or the database didn't answer in time.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// Two transactions were in a deadlock, and this one was rolled back.
    #[error("the database was asked too much at once: {0}")]
    Conflict(String),
    /// The disk is full.
    #[error("the database has no room left: {0}")]
    Full(String),
    /// Anything else: a broken disk, a damaged file.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The rows of this table can't be decoded. Other tables are not affected.
    #[error("table {id} can't be read: {why}", id = .0.id, why = .0.why)]
    Unreadable(Box<Unreadable>),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether a retry a little later may succeed.
    pub const fn is_temporary(&self) -> bool {
        matches!(
            self,
            StoreError::Away(_) | StoreError::Busy(_) | StoreError::Conflict(_) | StoreError::Full(_)
        )
    }

    /// The error for an address that can't be opened.
    pub(super) fn open(url: &str, why: impl ToString) -> StoreError {
        StoreError::Open { url: presentable(url), why: why.to_string() }
    }

    /// Whether the change conflicted with another transaction, so that an immediate retry may succeed.
    pub(super) const fn is_conflict(&self) -> bool {
        matches!(self, StoreError::Conflict(_))
    }
}

impl From<Unreadable> for StoreError {
    fn from(unreadable: Unreadable) -> StoreError {
        StoreError::Unreadable(Box::new(unreadable))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolTimedOut => StoreError::Busy(error.to_string()),
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => {
                StoreError::Away(error.to_string())
            }
            sqlx::Error::Database(inner) => {
                let is_postgres = inner.try_downcast_ref::<PgDatabaseError>().is_some();
                let of_code = if is_postgres { of_postgres } else { of_sqlite };
                of_code(inner.code().as_deref())(inner.to_string())
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

/// The error for a PostgreSQL error code.
fn of_postgres(code: Option<&str>) -> fn(String) -> StoreError {
    match code.unwrap_or_default() {
        "53100" => StoreError::Full,
        // Deadlock or serialization failure.
        "40001" | "40P01" => StoreError::Conflict,
        // Lock or statement timeout; too many connections or out of memory.
        "55P03" | "57014" | "53200" | "53300" | "53400" => StoreError::Busy,
        // The server is starting, stopping, or has become a read-only replica.
        "57P01" | "57P02" | "57P03" | "25006" => StoreError::Away,
        code if code.starts_with("08") => StoreError::Away,
        _ => StoreError::Failed,
    }
}

/// The error for a SQLite error code.
fn of_sqlite(code: Option<&str>) -> fn(String) -> StoreError {
    match sqlite_code(code) {
        Some(SQLITE_BUSY | SQLITE_LOCKED) => StoreError::Busy,
        Some(SQLITE_FULL) => StoreError::Full,
        _ => StoreError::Failed,
    }
}

const SQLITE_BUSY: i32 = 5;
const SQLITE_LOCKED: i32 = 6;
const SQLITE_FULL: i32 = 13;

/// The primary code: the low byte. The higher bits only add detail.
fn sqlite_code(code: Option<&str>) -> Option<i32> {
    Some(code?.parse::<i32>().ok()? & 0xff)
}

/// An address without its password, for logs. A password is between `://` and `@`, or after the question mark.
pub fn presentable(url: &str) -> String {
    match url.split_once("://") {
        // Both characters may be part of the password, so hide everything.
        Some((scheme, rest)) if scheme != "sqlite" && rest.contains(['@', '?']) => format!("{scheme}://***"),
        _ => url.split('?').next().unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        for url in
            ["postgres://me:p@ss@host/games", "mysql://me:p?ss@host/games", "http://host/games?key=p@ss"]
        {
            let shown = format!("{}://***", url.split_once(':').unwrap().0);
            let error = StoreError::open(url, "unknown");
            assert_eq!(error.to_string(), format!("cannot open the database {shown:?}: unknown"));
        }
        for (url, shown) in [
            ("sqlite://tables@home.db", "sqlite://tables@home.db"),
            ("sqlite://tables.db?key=secret", "sqlite://tables.db"),
            ("postgres://localhost/games", "postgres://localhost/games"),
        ] {
            assert_eq!(presentable(url), shown);
        }
    }

    #[test]
    fn extended_codes_are_told_apart_by_their_low_byte() {
        assert_eq!(sqlite_code(Some("517")), Some(SQLITE_BUSY));
        assert_eq!(sqlite_code(Some("13")), Some(SQLITE_FULL));
        assert_eq!(sqlite_code(Some("57P01")), None);
    }
}
