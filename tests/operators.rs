//! The program as its operator sees it: what it logs, what can be asked of it, copies of its tables.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

#[path = "postgres/server.rs"]
#[allow(dead_code, clippy::expect_used, reason = "other tests use the rest of it")]
mod server;

mod operators {
    mod backup;
    mod endpoint;
    pub(crate) mod inn;
    mod log;
}
