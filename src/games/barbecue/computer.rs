//! The computer players of Barbecue. All solve each turn exactly; they differ in what the end of a
//! turn is worth to them.
//!
//! - easy is greedy for the big sections (`Greedy`);
//! - steady plays for the points of the turn (`TurnValue`);
//! - hard plays for the chance to win the game, by a value net or, with two or three players, a learned formula (`Learned`).

mod value_net;

use std::sync::LazyLock;

use super::{Barbecue, Cover, Event, FACES, Prize, Section, View};
use crate::computer::learned::{self, decided};
use crate::computer::net::worm_dice::{self, ByNet};
use crate::game::computer::{Computer, Level, Likelihood, Odds, Player, Training};
use crate::game::worm_dice::DiceTurn;
use crate::game::worm_dice::computer::baseline::Simple;
use crate::game::worm_dice::computer::odds::{TurnOdds, of_roll};
use crate::game::worm_dice::computer::turn::{Payoffs, Turns};
use crate::game::worm_dice::computer::{DicePlayer, End, Objective, WormDiceView};
use crate::game::{Action, PerSeat, Seat};

/// All turns with these dice.
pub static TURNS: LazyLock<Turns> = LazyLock::new(|| Turns::new(FACES));

impl Computer for Barbecue {
    const BASELINES: &'static [&'static str] = &["simple", "turn-value", "old-steady", "old-hard"];

    fn player(level: Level, _seed: u64) -> Box<dyn Player<Barbecue>> {
        match level {
            Level::Easy => Box::new(DicePlayer::new(Greedy)),
            Level::Steady => Box::new(DicePlayer::new(TurnValue { swing: 2.0 })),
            Level::Hard => Box::new(DicePlayer::new(Hard(first_version(WEIGHTS)))),
        }
    }

    fn baseline(name: &str, _seed: u64) -> Option<Box<dyn Player<Barbecue>>> {
        match name {
            "simple" => Some(Box::new(Simple)),
            "turn-value" | "old-steady" => Some(old_steady()),
            "old-hard" => Some(old_hard()),
            _ => None,
        }
    }

    fn train(training: Training<'_>) -> Option<Vec<u8>> {
        Some(worm_dice::train::<Barbecue>(training, &[old_steady, old_hard]).write())
    }

    /// In points.
    fn gains() -> Option<Box<dyn Player<Barbecue>>> {
        Some(Box::new(DicePlayer::new(TurnValue { swing: 1.0 })))
    }

    /// The odds for every section that wins something, and for a total above them all, which wins a snail.
    fn odds(_: Seat, view: &View, legal: &[Action]) -> Option<Odds> {
        let odds = TurnOdds::new(view, legal)?;
        let brings = |total| view.prize_of(total).is_some();
        let sections = Section::all().map(Section::value).filter(|&value| brings(value));
        Some(Odds {
            bust: odds.bust(),
            fails: 1.0 - odds.chance(brings),
            at_least: Vec::new(),
            exactly: sections.map(|value| (value, odds.chance(|total| total == value))).collect(),
            more: vec![("hint-over", odds.chance(is_over))],
        })
    }

    fn likelihood(before: &View, event: &Event) -> Option<Likelihood> {
        of_roll(before, event.of_dice()?)
    }
}

/// The steady player of the first version. It never changes.
fn old_steady() -> Box<dyn Player<Barbecue>> {
    Box::new(DicePlayer::new(TurnValue { swing: 2.0 }))
}

/// The hard player of the first version. It never changes.
fn old_hard() -> Box<dyn Player<Barbecue>> {
    learned(WEIGHTS)
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

    fn before_turn(&self) -> View {
        View { dice: DiceTurn::default(), prize: None, ..self.clone() }
    }
}

const fn brings_something(prize: Prize) -> bool {
    !matches!(prize, Prize::Nothing(_))
}

/// Whether a total is above the highest section.
fn is_over(total: u8) -> bool {
    total >= Section::LOWEST && Section::of(total).is_none()
}

/// A player with these weights, as the hard one of the first version was.
pub fn learned(weights: Weights) -> Box<dyn Player<Barbecue>> {
    Box::new(DicePlayer::new(first_version(weights)))
}

const fn first_version(weights: Weights) -> Learned {
    Learned(weights)
}

/// Plays to win: by the value net where there is one for so many players, otherwise by the learned formula.
struct Hard(Learned);

impl Objective for Hard {
    type View = View;

    fn worth(&self, seat: Seat, view: &View, end: End) -> f64 {
        match value_net::net(view.players.len()) {
            Some(net) => ByNet::new(net).worth(seat, view, end),
            None => self.0.worth(seat, view, end),
        }
    }
}

/// Plays for the points of this turn.
struct TurnValue {
    /// What a worm taken from another player counts: two, if that player's loss counts too.
    swing: f64,
}

impl Objective for TurnValue {
    type View = View;

    fn worth(&self, _: Seat, view: &View, end: End) -> f64 {
        match end.total().map(|total| view.prize_for(total)) {
            Some(Prize::Occupy(section) | Prize::Close(section)) => worms(section),
            Some(Prize::Capture { section, .. }) => self.swing * worms(section),
            Some(Prize::Snail(_) | Prize::PileSnail) => 3.0,
            Some(Prize::NoSnailLeft | Prize::Nothing(_)) | None => 0.0,
        }
    }
}

/// Plays like people who are greedy for the big sections: those with many worms count far too much, so it rolls on for them
/// when it should stop. It sees no difference between a section that somebody loses and an empty one.
struct Greedy;

/// The power of its worms that a section is worth to [`Greedy`].
const GREED: f64 = 5.0;

impl Objective for Greedy {
    type View = View;

    fn worth(&self, _: Seat, view: &View, end: End) -> f64 {
        match end.total().map(|total| view.prize_for(total)) {
            Some(Prize::Occupy(section) | Prize::Close(section) | Prize::Capture { section, .. }) => {
                worms(section).powf(GREED)
            }
            Some(Prize::Snail(_) | Prize::PileSnail) => 3.0_f64.powf(GREED),
            Some(Prize::NoSnailLeft | Prize::Nothing(_)) | None => 0.0,
        }
    }
}

/// Plays to win: the worth of an end of the turn is the chance to win after it.
struct Learned(Weights);

impl Objective for Learned {
    type View = View;

    fn worth(&self, seat: Seat, view: &View, end: End) -> f64 {
        chances(&self.0, &view.after(end.total()))[seat.index()]
    }
}

/// Every seat's chance to win, before the next turn.
pub fn chances(weights: &Weights, view: &View) -> PerSeat<f64> {
    match view.outcome() {
        Some(outcome) => decided(&outcome),
        None => weights.chances(now(view), &features(view)),
    }
}

/// The weights of [`features`], by the snails left in the pile.
pub type Weights = learned::Weights<FEATURES, 6>;

const FEATURES: usize = 9;

/// How far the game is from its end: the snails in the pile.
pub fn now(view: &View) -> f64 {
    view.pile.into()
}

/// The features of each seat for the chance to win.
pub fn features(view: &View) -> PerSeat<[f64; FEATURES]> {
    let rank = |seat: Seat| (view.players[seat.index()].points(), view.grill.highest_plate_of(seat));
    let seats = || Seat::all(view.players.len());
    let leader = seats().map(rank).max();
    let snails = Section::all().filter(|&section| view.grill.cover(section) == Cover::Snail).count() as f64;
    // Once every section is closed or has a snail, the next failure ends the game.
    let ends = f64::from(u8::from(view.pile == 0 || view.grill.place_for_snail().is_none()));
    let each = seats().map(|seat| {
        let points = f64::from(view.players[seat.index()].points());
        let plates = || Section::all().filter(|&section| view.grill.cover(section) == Cover::Plate(seat));
        let exposed =
            plates().map(|section| EXACTLY[usize::from(section.value())] * worms(section)).sum::<f64>();
        let open = plates().map(worms).sum::<f64>();
        let evicted =
            view.grill.place_for_snail().filter(|&place| view.grill.cover(place) == Cover::Plate(seat));
        let moves = f64::from(u8::from(view.turn == Some(seat)));
        let leads = f64::from(u8::from(leader == Some(rank(seat))));
        [
            points,
            exposed,
            open,
            moves,
            leads,
            moves * exposed,
            moves * snails,
            evicted.map_or(0.0, worms),
            leads * ends,
        ]
    });
    each.collect()
}

fn worms(section: Section) -> f64 {
    f64::from(section.worms())
}

/// The chance that a whole turn ends with exactly this total, by total.
static EXACTLY: LazyLock<[f64; 37]> = LazyLock::new(|| {
    let chance = |goal| TURNS.solve(Payoffs::chance(|total| usize::from(total) == goal));
    std::array::from_fn(|goal| chance(goal).best(&DiceTurn::default()))
});

/// Learned with `examples/learn.rs` in two-player self-play, each run starting from the previous weights.
pub const WEIGHTS: Weights = Weights {
    at: [0.0, 1.0, 2.0, 4.0, 8.0, 12.0],
    weights: [
        [0.635, -0.685, 0.035, 2.056, 1.225, 0.432, 0.066, 0.024, 1.178],
        [0.422, -0.378, 0.015, 0.136, 0.197, 0.077, 0.044, 0.006, 0.537],
        [0.347, -0.329, 0.004, 0.158, 0.118, 0.104, 0.036, 0.021, 0.669],
        [0.267, -0.25, -0.014, 0.126, 0.007, 0.083, 0.007, 0.023, 0.857],
        [0.204, -0.213, -0.017, 0.144, 0.004, 0.063, 0.01, -0.02, 0.212],
        [0.175, -0.077, -0.013, 0.118, -0.003, 0.06, -0.006, -0.046, 0.0],
    ],
};
