//! The rollout policy of Karteneck: saves cards where little is at stake, lays what it takes where much is. The easy
//! player goes by it, and so does everybody in the games that the others imagine.

use super::sim_state::{KINDS, Move, Player, SimState, VALUES, WORM, sum};
use crate::games::karteneck::{RoundStatus, worms_on};

/// With so much laid one passes while others are still in.
const ENOUGH: u8 = 22;

/// Worms between the best and the worst tile on the grill for which it is worth to lay cards at all.
const STAKE: u8 = 2;

/// What the player whose turn it is does by this policy.
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

/// Everybody else has passed: lays only to overtake somebody who succeeded, and only if the hand is good for it.
fn alone(game: &SimState, player: &Player) -> Move {
    let rivals =
        game.players().iter().filter(|player| player.part == RoundStatus::Succeeded).map(Player::sum);
    let within_reach = reach(player);
    match rivals.filter(|&sum| sum < within_reach).max() {
        Some(_) if !player.has_worm() => Move::Lay { kind: WORM, count: player.hand[WORM] },
        Some(target) if player.sum() <= target => strongest(player).unwrap_or(Move::Pass),
        _ => Move::Pass,
    }
}

/// The sum when everything in hand that can be laid is laid.
fn reach(player: &Player) -> u8 {
    let layable = (0..KINDS).filter(|&kind| player.laid[kind] == 0);
    player.sum() + layable.map(|kind| player.hand[kind] * VALUES[kind]).sum::<u8>()
}

/// Worms between the best and the worst tile.
fn stake(game: &SimState) -> u8 {
    let worms = |tile: Option<&u8>| tile.map_or(0, |&tile| worms_on(tile));
    worms(game.grill.last()) - worms(game.grill.first())
}

/// All cards of the kind that adds most; worms first where they add as much.
fn strongest(player: &Player) -> Option<Move> {
    (0..KINDS)
        .filter(|&kind| player.laid[kind] == 0 && player.hand[kind] > 0)
        .max_by_key(|&kind| player.hand[kind] * VALUES[kind])
        .map(|kind| Move::Lay { kind, count: player.hand[kind] })
}
