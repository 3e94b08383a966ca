//! The bot when things go wrong: a gateway and a REST API that fail in every way we know, a database that fails,
//! hundreds of clicks at once, and hostile users. A move counts once or not at all, and the player is told which.

mod connection;
mod database;
mod hands;
mod hostile;
pub(crate) mod ledger;
mod limits;
mod requests;
mod storm;
