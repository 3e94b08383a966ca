//! What the tests and the benchmarks share: the bot in this process, the program as a process of its own, a PostgreSQL, and
//! games at known states.

#![allow(missing_docs, reason = "only tests read it")]

pub mod boards;
mod cores;
pub mod game_state;
mod seed;
pub mod stored_games;
mod test_bot;
mod test_postgres;
mod test_process;

pub use cores::{core, on_all_cores};
pub use seed::{seed, seed_or};
pub use test_bot::{Move, TestBot, moves, quick};
pub use test_postgres::{PASSWORD, TestPostgres};
pub use test_process::{PATIENCE, TestProcess, board, lobby, program, until};
