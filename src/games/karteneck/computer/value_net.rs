//! The value net of Karteneck: the chance to win, from what a player knows after a move of their own, or between two
//! rounds. There is one net for each number of players. `stammtisch train karteneck` makes the files.

use std::sync::LazyLock;

use rand::rngs::Xoshiro256PlusPlus;

use super::features;
use super::sim_state::{Move, SimState};
use crate::computer::net::{Evaluator, Inputs, Net};

/// The files, from two players up.
pub(super) const FILES: [&[u8]; 5] = [
    include_bytes!("value_net_2.bin"),
    include_bytes!("value_net_3.bin"),
    include_bytes!("value_net_4.bin"),
    include_bytes!("value_net_5.bin"),
    include_bytes!("value_net_6.bin"),
];

static NETS: LazyLock<[Net; FILES.len()]> =
    LazyLock::new(|| std::array::from_fn(|index| Net::read(features::inputs(index + 2), FILES[index])));

/// The net for this number of players.
pub(super) fn net(seats: usize) -> &'static Net {
    &NETS[seats - 2]
}

/// Evaluates positions with a net. All hands must be dealt; of the others' only the size matters.
pub(super) struct Judge<'a> {
    net: &'a Net,
    inputs: Inputs,
    evaluator: Evaluator<'a>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(net: &'a Net) -> Judge<'a> {
        Judge { net, inputs: Inputs::default(), evaluator: Evaluator::new(net) }
    }

    /// The chance of `seat` to win after a move was decided. Exact if that was the last one of the game.
    pub(super) fn chance(&mut self, game: &SimState, seat: usize) -> f32 {
        if game.is_decided() {
            return game.share(seat) as f32;
        }
        features::fill(game, seat, &mut self.inputs);
        self.net.chance(&self.inputs)
    }

    /// The chance to win after each of these moves of the player whose turn it is.
    pub(super) fn weigh(
        &mut self,
        game: &SimState,
        moves: impl Iterator<Item = Move>,
        random: &mut Xoshiro256PlusPlus,
    ) -> Vec<(Move, f32)> {
        let mut weigh = |what| {
            let mut after = game.clone();
            after.decide(what, random);
            (what, self.chance(&after, game.turn))
        };
        moves.map(&mut weigh).collect()
    }

    /// The move that the net thinks best, fast: the first of equal ones, and the chance after it.
    pub(super) fn best(&mut self, game: &SimState, random: &mut Xoshiro256PlusPlus) -> (Move, f32) {
        let mut best = (Move::Pass, f32::NEG_INFINITY);
        self.evaluator.forget();
        for what in game.moves() {
            let mut after = game.clone();
            after.decide(what, random);
            let chance = if after.is_decided() {
                after.share(game.turn) as f32
            } else {
                features::fill(&after, game.turn, &mut self.inputs);
                self.evaluator.chance(&self.inputs)
            };
            if chance > best.1 {
                best = (what, chance);
            }
        }
        best
    }

    /// What `seat` knows after a move was decided.
    pub(super) fn look(&mut self, game: &SimState, seat: usize) -> Inputs {
        features::fill(game, seat, &mut self.inputs);
        self.inputs.clone()
    }
}

/// The best of these moves, and the chance after it; to pass if there is none.
pub(super) fn best(weighed: &[(Move, f32)]) -> (Move, f32) {
    let nothing = (Move::Pass, f32::NEG_INFINITY);
    weighed.iter().fold(nothing, |best, &next| if next.1 > best.1 { next } else { best })
}
