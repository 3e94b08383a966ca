//! The players' chances to win, from what everybody sees: in one position, and turn by turn in a finished game. They are
//! those with which the hard player decides.

use std::ops::Range;

use super::learned::decided;
use crate::game::chance::Replayer;
use crate::game::computer::Level;
use crate::game::{PerSeat, Seat, Viewer};
use crate::games::{AnyEvent, AnyGame, AnyPlayer};
use crate::journal::Journal;

/// The chances to win by seat. The hard player knows that of whoever decides; with two players, so is the other's. `None` if
/// whoever decides sees more than everybody.
pub fn chances(hard: &mut AnyPlayer, game: &AnyGame) -> Option<PerSeat<Option<f64>>> {
    if let Some(outcome) = game.outcome() {
        return Some(decided(&outcome).into_iter().map(Some).collect());
    }
    let acting = game.acting();
    let seat = game.turn().filter(|seat| acting.contains(seat)).or_else(|| acting.first().copied())?;
    let view = game.view(Viewer::Seat(seat));
    if view != game.view(Viewer::Bystander) {
        return None;
    }
    let own = hard.weigh(seat, &view, &game.legal(seat)).first()?.worth;
    let seats = game.seats();
    let of = |other: Seat| match () {
        () if other == seat => Some(own),
        () if seats == 2 => Some(1.0 - own),
        () => None,
    };
    Some(Seat::all(seats).map(of).collect())
}

/// How the chances to win went during a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The chances before every turn and at the end, by seat, where they are known.
    pub turns: Vec<PerSeat<Option<f64>>>,
    /// What decided the game.
    pub turning: Option<TurningPoint>,
}

/// The greatest rise of the winner's chance.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The winner.
    pub seat: Seat,
    /// The chance before it.
    pub from: f64,
    /// The chance after it.
    pub to: f64,
    /// The turns in which it came. More than one if the chance is known only when it is the winner's turn.
    pub turns: Range<usize>,
    /// What happened in the first of them.
    pub events: Vec<AnyEvent>,
}

/// The curve of a finished game. `None` if its players see what others don't, or if it can't be replayed. It thinks once a
/// turn, so don't call it on an async thread. Stops when `goes_on` returns `false`.
pub fn curve(journal: &Journal, goes_on: &dyn Fn() -> bool) -> Option<Curve> {
    let outcome = journal.reveal.as_ref()?.outcome.as_ref()?;
    let mut game = AnyGame::new(&journal.setup, &mut Replayer::new(&journal.deal), &mut |_| {});
    let mut hard = game.kind().player(Level::Hard, 0);
    let mut turns = vec![chances(&mut hard, &game)?];
    let (mut turn, mut events, mut told) = (game.turn(), Vec::new(), Vec::new());
    for entry in &journal.entries {
        if !goes_on() {
            return None;
        }
        let mut chance = Replayer::new(&entry.answers);
        game.play(entry.seat, entry.action, &mut chance, &mut |event| events.push(event)).ok()?;
        if game.turn() != turn || game.outcome().is_some() {
            turn = game.turn();
            turns.push(chances(&mut hard, &game)?);
            told.push(std::mem::take(&mut events));
        }
    }
    let mut winners = outcome.winners();
    let turning = match (winners.next(), winners.next()) {
        (Some(winner), None) => turning_point(winner, &turns, told),
        _ => None,
    };
    Some(Curve { turns, turning })
}

fn turning_point(
    seat: Seat,
    turns: &[PerSeat<Option<f64>>],
    mut told: Vec<Vec<AnyEvent>>,
) -> Option<TurningPoint> {
    let known = turns.iter().enumerate().filter_map(|(turn, all)| Some((turn, all[seat.index()]?)));
    let known: Vec<(usize, f64)> = known.collect();
    let rise = |pair: &&[(usize, f64)]| pair[1].1 - pair[0].1;
    let most = known.windows(2).max_by(|one, other| rise(one).total_cmp(&rise(other)))?;
    let [(first, from), (until, to)] = *most else { return None };
    let events = std::mem::take(told.get_mut(first)?);
    (to > from).then_some(TurningPoint { seat, from, to, turns: first..until, events })
}
