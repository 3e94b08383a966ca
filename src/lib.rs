//! Stammtisch: dice and card games for the regulars of a channel.
//!
//! The modules in reading order, from the inside out:
//!
//! 1. [`game`]: what a game is, and [`games`]: the games, a folder each. Their rules are pure: no I/O, no clock, no random
//!    numbers of their own.
//! 2. [`fair`]: where dice and cards come from, and how anyone can check them.
//! 3. [`journal`]: a game as its set-up and the list of everything that happened; replay and file form.
//! 4. [`verify`]: the check that a finished game's dice were fair.
//! 5. [`computer`]: players that see no more than a person would, and the arena that measures them.
//! 6. [`table`]: one game in one channel, from the lobby to the result. Pure too; the time is passed in.
//! 7. [`standings`]: what results come to: ratings, leaderboards, statistics. Pure.
//! 8. [`shards`]: which part of the servers a process is there for.
//! 9. [`store`]: where tables outlive the process.
//! 10. [`tables`]: the open tables and the one door to them.
//! 11. [`text`]: every sentence a person reads, in every language.
//! 12. [`picture`]: the boards as pictures.
//! 13. [`settings`]: what a server and a person can set.
//! 14. [`config`]: what an operator can set.
//! 15. [`discord`]: the bot, the only user of serenity.
//! 16. [`metrics`] and [`endpoint`]: what an operator can watch, and where.
//! 17. [`bot`]: all of it, from the store to Discord.
//! 18. [`playground`]: a strict local stand-in for Discord, for tests and for trying the bot out.
//! 19. [`web`]: the bot on the playground, on a page in the browser.

pub mod game;

pub mod games;

pub mod fair;

pub mod journal;

pub mod verify;

pub mod computer;

pub mod table;

pub mod standings;

pub mod shards;

pub mod store;

pub mod tables;

pub mod text;

pub mod picture;

pub mod settings;

pub mod config;

pub mod discord;

pub mod metrics;

pub mod endpoint;

pub mod bot;

pub mod playground;

pub mod web;
