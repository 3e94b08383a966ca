//! What is done with computer players, whichever game they play: advice for people, a analysis of finished games, and
//! the arena that measures them. The players themselves stand in the folder of their game and implement
//! [`Computer`](crate::game::computer::Computer).

pub mod advice;
pub mod analysis;
pub mod arena;
pub mod learned;
pub mod random;

pub(crate) mod successive_halving;
