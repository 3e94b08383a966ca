//! The computer players of Heckmeck. All but the easy one solve each turn exactly; they differ in what the end of a
//! turn is worth to them.
//!
//! - easy makes typical beginner's mistakes ([`Eager`]);
//! - steady plays for the worms of the turn (`TurnValue`);
//! - hard plays for the chance to win the game, learned in self-play (`Learned`).

use std::sync::LazyLock;

use super::{Event, FACES, Heckmeck, Prize, Stack, Tile, TileState, View};
use crate::computer::learned::{self, decided};
use crate::game::computer::{Computer, Level, Likelihood, Odds, Player};
use crate::game::worm_dice::DiceTurn;
use crate::game::worm_dice::computer::baseline::{Eager, Simple};
use crate::game::worm_dice::computer::odds::{TurnOdds, of_roll};
use crate::game::worm_dice::computer::turn::{Payoffs, Turns};
use crate::game::worm_dice::computer::{DicePlayer, End, Objective, WormDiceView, payoffs};
use crate::game::{Action, PerSeat, Seat};

/// All turns with these dice.
pub static TURNS: LazyLock<Turns> = LazyLock::new(|| Turns::new(FACES));

impl Computer for Heckmeck {
    const BASELINES: &'static [&'static str] = &["simple", "turn-value", "old-steady", "old-hard"];

    fn player(level: Level, _seed: u64) -> Box<dyn Player<Heckmeck>> {
        match level {
            Level::Easy => Box::new(Eager),
            Level::Steady => Box::new(DicePlayer::new(TurnValue { swing: 2.0 })),
            Level::Hard => learned(WEIGHTS),
        }
    }

    fn baseline(name: &str, _seed: u64) -> Option<Box<dyn Player<Heckmeck>>> {
        match name {
            "simple" => Some(Box::new(Simple)),
            "turn-value" | "old-steady" => Some(Box::new(DicePlayer::new(TurnValue { swing: 2.0 }))),
            "old-hard" => Some(learned(WEIGHTS)),
            _ => None,
        }
    }

    /// In worms.
    fn gains() -> Option<Box<dyn Player<Heckmeck>>> {
        Some(Box::new(DicePlayer::new(TurnValue { swing: 1.0 })))
    }

    /// The top tile goes back to the grill.
    fn cost_of_failure(view: &View, seat: Seat) -> f64 {
        view.stacks[seat.index()].top().map_or(0.0, worms)
    }

    /// The odds for every tile on the grill, and for every other player's top tile.
    fn odds(seat: Seat, view: &View, legal: &[Action]) -> Option<Odds> {
        let odds = TurnOdds::new(view, legal)?;
        let others = view.stacks.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let steals = others.filter_map(|(_, stack)| stack.top()).map(Tile::value);
        let grill = face_up(view).map(Tile::value);
        Some(Odds {
            bust: odds.bust(),
            fails: 1.0 - odds.chance(|total| view.prize_of(total).is_some()),
            at_least: grill.map(|value| (value, odds.chance(|total| total >= value))).collect(),
            exactly: steals.map(|value| (value, odds.chance(|total| total == value))).collect(),
            more: Vec::new(),
        })
    }

    /// Of a roll, or of a theft: for a player who aims at that tile alone from the first roll.
    fn likelihood(before: &View, event: &Event) -> Option<Likelihood> {
        match event {
            Event::Stole { tile, .. } => {
                let chance = EXACTLY[index(*tile)];
                Some(Likelihood { key: "odds-steal", number: tile.value(), chance, of_turn: true })
            }
            event => of_roll(before, event.of_dice()?),
        }
    }
}

impl WormDiceView for View {
    type Prize = Prize;

    fn turns() -> &'static Turns {
        &TURNS
    }

    fn dice(&self) -> DiceTurn {
        self.dice
    }

    fn stop_wins(&self) -> bool {
        self.prize.is_some_and(brings_something)
    }

    fn prize_of(&self, total: u8) -> Option<Prize> {
        Some(self.prize_for(total)).filter(|&prize| brings_something(prize))
    }

    fn is_choice(prize: Prize) -> bool {
        matches!(prize, Prize::Steal { instead: Some(_), .. })
    }

    fn before_turn(&self) -> View {
        View { dice: DiceTurn::default(), prize: None, ..self.clone() }
    }
}

const fn brings_something(prize: Prize) -> bool {
    !matches!(prize, Prize::Nothing(_))
}

/// A hard player with these weights.
pub fn learned(weights: Weights) -> Box<dyn Player<Heckmeck>> {
    Box::new(DicePlayer::new(Learned { weights, ahead: None }))
}

/// Plays for the worms of this turn: those it wins, minus the tile that a failure costs.
struct TurnValue {
    /// What a stolen worm counts: two, if the other player's loss counts too.
    swing: f64,
}

impl Objective for TurnValue {
    type View = View;

    fn worth(&self, seat: Seat, view: &View, end: End) -> f64 {
        let lost = view.stacks[seat.index()].top().map_or(0.0, |tile| -worms(tile));
        match (end.total().map(|total| view.prize_for(total)), end) {
            (Some(Prize::Steal { instead: Some(tile), .. }), End::StealLeft(_)) => worms(tile),
            (Some(Prize::Steal { tile, .. }), _) => self.swing * worms(tile),
            (Some(Prize::Grill(tile)), _) => worms(tile),
            (Some(Prize::Nothing(_)) | None, _) => lost,
        }
    }
}

/// Plays to win: the worth of an end of the turn is the chance to win after it. With two players it also solves the
/// other's next turn, and near the end, where the learned weights are weakest, the turn after that.
struct Learned {
    weights: Weights,
    /// How many turns to solve after this one. If `None`, it depends on the tiles left.
    ahead: Option<u8>,
}

impl Objective for Learned {
    type View = View;

    fn worth(&self, seat: Seat, view: &View, end: End) -> f64 {
        let ahead = self.ahead.unwrap_or(if now(view) <= 3.0 { 2 } else { 1 });
        let after = view.after(end.total(), matches!(end, End::StealLeft(_)));
        match after.turn {
            Some(other) if ahead > 0 && after.stacks.len() == 2 => {
                let objective = Learned { weights: self.weights.clone(), ahead: Some(ahead - 1) };
                let payoffs = payoffs(&objective, other, &after);
                1.0 - TURNS.solve(payoffs).best(&DiceTurn::default())
            }
            _ => chances(&self.weights, &after)[seat.index()],
        }
    }
}

/// Every seat's chance to win, before the next turn.
pub fn chances(weights: &Weights, view: &View) -> PerSeat<f64> {
    match view.outcome() {
        Some(outcome) => decided(&outcome),
        None => weights.chances(now(view), &features(view)),
    }
}

/// The weights of [`features`], by the tiles left on the grill.
pub type Weights = learned::Weights<FEATURES, 6>;

const FEATURES: usize = 17;

/// How far the game is from its end: the face-up tiles.
pub fn now(view: &View) -> f64 {
    face_up(view).count() as f64
}

/// The features of each seat for the chance to win.
pub fn features(view: &View) -> PerSeat<[f64; FEATURES]> {
    let leader = view.stacks.iter().map(rank).max();
    let highest = view.stacks.iter().filter_map(Stack::highest).max();
    let ease = face_up(view).next().map_or(0.0, |tile| AT_LEAST[index(tile)]);
    let left = face_up(view).map(worms).sum::<f64>() / 10.0;
    let each = Seat::all(view.stacks.len()).map(|seat| {
        let stack = &view.stacks[seat.index()];
        let all = f64::from(stack.worms());
        let top = stack.top().map_or(0.0, worms);
        let exposed = stack.top().map_or(0.0, |tile| EXACTLY[index(tile)] * worms(tile));
        let below = stack.tiles().nth(1).map_or(0.0, worms);
        let moves = f64::from(u8::from(view.turn == Some(seat)));
        let leads = f64::from(u8::from(leader == Some(rank(stack))));
        let breaks_ties = f64::from(u8::from(stack.highest().is_some() && stack.highest() == highest));
        let owns = f64::from(u8::from(stack.height() > 0));
        [
            all,
            top,
            exposed,
            owns,
            moves,
            leads,
            breaks_ties,
            below,
            moves * top,
            all * ease,
            top * ease,
            leads * ease,
            moves * ease,
            moves * exposed,
            all * left,
            leads * left,
            f64::from(stack.height()),
        ]
    });
    each.collect()
}

fn worms(tile: Tile) -> f64 {
    f64::from(tile.worms())
}

/// The ranking key if the game ended now.
fn rank(stack: &Stack) -> (u8, Option<Tile>) {
    (stack.worms(), stack.highest())
}

fn face_up(view: &View) -> impl Iterator<Item = Tile> {
    Tile::all().filter(|&tile| view.grill.state(tile) == TileState::FaceUp)
}

fn index(tile: Tile) -> usize {
    usize::from(tile.value())
}

/// The chance that a whole turn ends with exactly this total, by total.
static EXACTLY: LazyLock<[f64; 37]> =
    LazyLock::new(|| std::array::from_fn(|goal| chance_of(|total| total == goal)));

/// The chance that a whole turn ends with at least this total, by total.
static AT_LEAST: LazyLock<[f64; 37]> =
    LazyLock::new(|| std::array::from_fn(|goal| chance_of(|total| total >= goal)));

fn chance_of(wins: impl Fn(usize) -> bool) -> f64 {
    TURNS.solve(Payoffs::chance(|total| wins(total.into()))).best(&DiceTurn::default())
}

/// Learned with `examples/learn.rs` in two-player self-play, each run starting from the previous weights.
pub const WEIGHTS: Weights = Weights {
    at: [1.0, 2.0, 4.0, 7.0, 11.0, 16.0],
    weights: [
        [
            0.35, 0.01, -0.592, 0.02, -0.37, -0.073, 0.241, -0.043, -0.094, 0.267, -0.071, 0.387, 1.207,
            0.527, -0.061, -0.509, -0.029,
        ],
        [
            0.381, -0.047, -0.266, 0.188, -0.041, 0.178, 0.169, -0.036, -0.081, 0.074, -0.044, 0.013, 0.39,
            0.275, -0.163, -0.304, -0.033,
        ],
        [
            0.348, -0.057, -0.171, 0.024, -0.118, 0.161, 0.102, -0.029, -0.027, 0.029, -0.015, -0.107, 0.329,
            0.176, -0.105, -0.088, -0.036,
        ],
        [
            0.336, -0.034, -0.21, 0.034, -0.062, 0.066, 0.036, -0.021, -0.011, 0.005, -0.015, -0.048, 0.186,
            0.117, -0.06, -0.013, -0.053,
        ],
        [
            0.276, -0.029, -0.131, 0.045, -0.101, 0.108, 0.004, -0.017, -0.001, 0.053, -0.027, -0.03, 0.213,
            0.081, -0.042, -0.026, -0.07,
        ],
        [
            0.194, -0.016, -0.134, 0.05, 0.015, 0.03, 0.006, -0.02, 0.006, 0.11, -0.052, -0.014, 0.081,
            0.017, -0.033, 0.006, -0.03,
        ],
    ],
};
