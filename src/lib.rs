//! Stammtisch: dice and card games for the regulars of a channel.
//!
//! A game is a value. Two computers play Heckmeck:
//!
//! ```
//! use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
//! use stammtisch::game::{Viewer, computer::Level};
//! use stammtisch::games::{AnyGame, GameKind, Setup};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let setup = Setup::new(GameKind::Heckmeck, 2)?;
//! let mut players = [Level::Hard, Level::Easy].map(|level| setup.game().player(level, 1));
//! // All dice follow from the seed, the id of the game and the words of the players.
//! let mut dice = Stream::new(&Seed::random()?, &GameId::random()?, &SeedWords::new());
//!
//! let mut game = AnyGame::new(&setup, &mut dice, &mut |_| {});
//! while let Some(&seat) = game.acting().first() {
//!     // A computer gets what a person in its seat would see, and nothing else.
//!     let view = game.view(Viewer::Seat(seat));
//!     let action = players[seat.index()].choose(seat, &view, &game.legal(seat));
//!     game.play(seat, action, &mut dice, &mut |event| println!("{event:?}"))?;
//! }
//!
//! let outcome = game.outcome().expect("nobody has to act, so the game is over");
//! assert!(outcome.winners().count() >= 1);
//! # Ok(())
//! # }
//! ```
//!
//! The modules in reading order, from the inside out:
//!
//! 1. [`game`]: what a game is. [`games`]: the games, one folder each. Rules are pure: no I/O, no clock, no random
//!    numbers of their own.
//! 2. [`fair`]: where dice and cards come from, and how anyone can check them.
//! 3. [`journal`]: a game as its set-up and the list of everything that happened; replay and file form.
//! 4. [`verify`]: checks that the dice of a finished game were fair.
//! 5. [`computer`]: what is done with computer players: matches, hints, analysis of finished games. [`coach`]: who speaks in a
//!    lesson.
//! 6. [`table`]: one game in one place, from the lobby to the result. Pure too; the time is passed in.
//! 7. [`standings`]: ratings, leaderboards and statistics, computed from results. Pure.
//! 8. [`shards`]: which servers a process is responsible for.
//! 9. [`store`]: SQLite or PostgreSQL.
//! 10. [`tables`]: the open tables, and the only way to change one.
//! 11. [`text`]: every sentence a person reads, in every language.
//! 12. [`picture`]: the boards as pictures.
//! 13. [`settings`]: what a server and a person can set. [`quiet_hours`]: the hours in which they want to hear nothing.
//! 14. [`tasks`]: background tasks, and how they end. [`clock`]: the time, safe from jumps of the wall clock.
//! 15. [`config`]: what an operator can set.
//! 16. [`discord`]: the bot, and the only user of serenity.
//! 17. [`metrics`] and [`endpoint`]: what an operator can watch, and where.
//! 18. [`systemd`]: tells the service manager how the bot is. [`backups`]: copies that make themselves, and the way back from one.
//! 19. [`bot`]: starts all of it.
//! 20. `web`, with the feature `playground`: the bot in the browser, on the crate `discord-playground` instead of Discord.

/// The version, and for a release build its commit and features.
pub const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (commit ",
    env!("STAMMTISCH_COMMIT"),
    ", features: ",
    env!("STAMMTISCH_FEATURES"),
    ")"
);

pub mod game;

pub mod games;

pub mod fair;

pub mod journal;

pub mod verify;

pub mod coach;

pub mod computer;

pub mod table;

pub mod clock;
pub mod standings;

pub mod shards;

pub mod store;

pub mod tables;

pub mod text;

pub mod picture;
pub mod quiet_hours;

pub mod settings;

pub mod tasks;

pub mod config;

pub mod discord;

pub mod metrics;

pub mod endpoint;

pub mod systemd;

pub mod backups;

pub mod bot;

#[cfg(feature = "playground")]
pub mod web;
