//! What can go wrong with a store.

use sqlx::postgres::PgDatabaseError;
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
    /// The database's machine can't be reached.
    #[error("the database can't be reached: {0}")]
    Away(String),
    /// Somebody else keeps the database locked, or it doesn't answer in time.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// Two transactions waited for each other, and this one gave way.
    #[error("the database was asked too much at once: {0}")]
    Conflict(String),
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
        matches!(
            self,
            StoreError::Away(_) | StoreError::Busy(_) | StoreError::Conflict(_) | StoreError::Full(_)
        )
    }

    /// `url` can't be opened.
    pub(super) fn open(url: &str, why: impl ToString) -> StoreError {
        StoreError::Open { url: presentable(url), why: why.to_string() }
    }

    /// Whether two got into each other's way, so that the same may work at once.
    pub(super) const fn is_conflict(&self) -> bool {
        matches!(self, StoreError::Conflict(_))
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

/// What a code of PostgreSQL means.
fn of_postgres(code: Option<&str>) -> fn(String) -> StoreError {
    match code.unwrap_or_default() {
        "53100" => StoreError::Full,
        // Two waited for each other, or saw each other's rows.
        "40001" | "40P01" => StoreError::Conflict,
        // A lock or an answer took too long; too many connections, too little memory.
        "55P03" | "57014" | "53200" | "53300" | "53400" => StoreError::Busy,
        // It starts, stops, or has become a copy of another one.
        "57P01" | "57P02" | "57P03" | "25006" => StoreError::Away,
        code if code.starts_with("08") => StoreError::Away,
        _ => StoreError::Failed,
    }
}

/// What a code of SQLite means.
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

/// The kind of trouble: the low byte. What is above it only says where it happened.
fn sqlite_code(code: Option<&str>) -> Option<i32> {
    Some(code?.parse::<i32>().ok()? & 0xff)
}

/// An address as a log may have it. Passwords stand between `://` and `@`, or behind the question mark.
pub fn presentable(url: &str) -> String {
    match url.split_once("://") {
        // What of it is a password can't be told for sure: both signs may be part of one.
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
