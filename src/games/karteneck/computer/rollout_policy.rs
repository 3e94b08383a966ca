//! The rollout policy of Karteneck: saves cards when the stakes are low, and lays what it takes when they are high. All
//! players in the rollouts follow it.

use super::sim_state::{KINDS, Move, SimPlayer, SimState, VALUES, WORM, sum};
use crate::games::karteneck::{RoundStatus, worms_on};

/// With this sum it passes while others are still in.
const ENOUGH: u8 = 22;

/// It lays cards only if the best and the worst tile on the grill differ by at least this many worms.
const STAKE: u8 = 2;

/// The move of the player whose turn it is.
pub(super) fn rollout_policy(game: &SimState) -> Move {
    let player = game.to_move();
    if game.victim().is_some() {
        return Move::Steal;
    }
    if player.laid[WORM] + player.hand[WORM] == 0 {
        return Move::Pass;
    }
    if game.players().iter().filter(|player| player.part == RoundStatus::In).count() == 1 {
        return alone(game, player);
    }
    let fresh = sum(&player.laid) == 0;
    if fresh && stake(game) < STAKE || player.has_worm() && player.sum() >= ENOUGH {
        return Move::Pass;
    }
    strongest(player).unwrap_or(Move::Pass)
}

/// When all others have passed: lays only to overtake a player who succeeded, and only if the hand is good enough.
fn alone(game: &SimState, player: &SimPlayer) -> Move {
    let rivals =
        game.players().iter().filter(|player| player.part == RoundStatus::Succeeded).map(SimPlayer::sum);
    let within_reach = reach(player);
    match rivals.filter(|&sum| sum < within_reach).max() {
        Some(_) if !player.has_worm() => Move::Lay { kind: WORM, count: player.hand[WORM] },
        Some(target) if player.sum() <= target => strongest(player).unwrap_or(Move::Pass),
        _ => Move::Pass,
    }
}

/// The sum after laying everything in hand that can be laid.
fn reach(player: &SimPlayer) -> u8 {
    let layable = (0..KINDS).filter(|&kind| player.laid[kind] == 0);
    player.sum() + layable.map(|kind| player.hand[kind] * VALUES[kind]).sum::<u8>()
}

/// The difference in worms between the best and the worst tile.
fn stake(game: &SimState) -> u8 {
    let worms = |tile: Option<&u8>| tile.map_or(0, |&tile| worms_on(tile));
    worms(game.grill.last()) - worms(game.grill.first())
}

/// All cards of the kind that adds most; worms if another kind adds the same.
fn strongest(player: &SimPlayer) -> Option<Move> {
    (0..KINDS)
        .filter(|&kind| player.laid[kind] == 0 && player.hand[kind] > 0)
        .max_by_key(|&kind| player.hand[kind] * VALUES[kind])
        .map(|kind| Move::Lay { kind, count: player.hand[kind] })
}
