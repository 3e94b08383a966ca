//! The gateway: the WebSocket over which the bot hears what happens. `switchboard` keeps the
//! sessions and decides who hears what, `handshake` lets a bot in, `connection` speaks the wire.

pub(crate) mod connection;
pub(crate) mod faults;
mod handshake;
pub(crate) mod switchboard;
