//! Uses of computer players that are common to all games: advice for people, the analysis and the review of finished
//! games, and the arena that measures players. The players themselves are in the folder of their game and implement
//! [`Computer`](crate::game::computer::Computer).

pub mod advice;
pub mod analysis;
pub mod arena;
pub mod calibration;
pub mod chances;
pub mod happened;
pub mod learned;
pub mod net;
pub mod random;
pub mod review;

pub(crate) mod successive_halving;
