//! The gateway: the WebSocket over which the bot receives events.
//!
//! `sessions` keeps the sessions and decides who receives what, `handshake` does identify and resume, `connection` is
//! one WebSocket, and `control` is a test's handle for faults and counters.

pub(crate) mod connection;
pub(crate) mod control;
mod handshake;
pub(crate) mod sessions;
