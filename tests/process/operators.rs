//! The program as its operator sees it: what it logs, what can be asked of it, copies and checks of its tables.

mod backup;
mod check;
mod contrib;
mod endpoint;
mod log;
mod moving;
mod restore;
mod setup;
mod start;
mod systemd;
