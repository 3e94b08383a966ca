//! A heuristic for Qwixx: how much a cross adds to the expected final worth of the player's own sheet. The steady
//! player uses it, and so do the other players in the hard player's rollouts.

use super::sim_state::{AFTER, NEVER, NUMBERS, OPEN_STATES, POINTS, RowState, SimState, Throw};
use super::weights::{PENALTY, PHASES, WORTH};
use crate::games::qwixx::PENALTIES;

/// The worth of an illegal choice.
pub(super) const IMPOSSIBLE: i32 = -1_000_000;

/// The worth of ending the game as the winner, or negated as a loser. It is more than any row is worth.
const DECIDED: i32 = 50_000;

/// The unit is hundredths of a point.
const POINT: i16 = 100;

/// The number of choices in the white action: a row each, and the last for none.
pub(super) const WHITE: usize = 5;
/// The number of choices in the colour action: two per row, by the white die that is added, and the last for none.
pub(super) const COLOUR: usize = 9;

/// The expected final worth of a row, in hundredths of a point.
pub(super) const fn worth(phase: usize, row: RowState) -> i16 {
    let row = row as usize;
    if row < OPEN_STATES { WORTH[phase][row] } else { POINTS[row] * POINT }
}

/// How much a cross adds to the worth of a row, by phase, state and position.
static GAIN: [[[i16; NUMBERS]; OPEN_STATES]; PHASES] = {
    let mut gain = [[[0; NUMBERS]; OPEN_STATES]; PHASES];
    let mut at = 0;
    while at < PHASES * OPEN_STATES * NUMBERS {
        let (phase, state, position) = (at / NUMBERS / OPEN_STATES, at / NUMBERS % OPEN_STATES, at % NUMBERS);
        let after = AFTER[state][position];
        if after != NEVER {
            gain[phase][state][position] = worth(phase, after) - WORTH[phase][state];
        }
        at += 1;
    }
    gain
};

/// How much each choice in the white action adds, in hundredths of a point. For the active player this includes the
/// colour action, which uses the same dice.
pub(super) fn white(game: &SimState, phase: usize, seat: usize, throw: &Throw) -> [i32; WHITE] {
    let mut gains = [0; WHITE];
    for (row, gained) in gains.iter_mut().enumerate().take(WHITE - 1) {
        *gained = gain(game, phase, seat, row, throw.white(row));
    }
    if seat == usize::from(game.active) {
        plan(game, phase, seat, throw, &mut gains);
    }
    gains
}

/// Adds to each white choice the best colour action after it.
fn plan(game: &SimState, phase: usize, seat: usize, throw: &Throw, gains: &mut [i32; WHITE]) {
    let coloured: [i32; WHITE - 1] = std::array::from_fn(|row| {
        let [one, other] = throw.coloured(row);
        gain(game, phase, seat, row, one).max(gain(game, phase, seat, row, other))
    });
    for (row, gained) in gains.iter_mut().enumerate().take(WHITE - 1) {
        if *gained > IMPOSSIBLE {
            let elsewhere = (0..WHITE - 1).filter(|&other| other != row).map(|other| coloured[other]);
            let same = same_row_again(game, phase, seat, row, throw);
            *gained += elsewhere.fold(same.max(0), i32::max);
        }
    }
    let penalty = -penalty(game, seat);
    gains[WHITE - 1] = coloured.into_iter().fold(penalty, i32::max);
}

/// The best second cross in the row in which the white sum is crossed.
fn same_row_again(game: &SimState, phase: usize, seat: usize, row: usize, throw: &Throw) -> i32 {
    let state = usize::from(game.after(seat, row, throw.white(row)));
    if state >= OPEN_STATES {
        return IMPOSSIBLE;
    }
    let again = |position: usize| match AFTER[state][position] {
        NEVER => IMPOSSIBLE,
        _ => GAIN[phase][state][position].into(),
    };
    throw.coloured(row).map(again).into_iter().fold(IMPOSSIBLE, i32::max)
}

/// How much each choice in the colour action adds.
pub(super) fn colour(game: &SimState, phase: usize, throw: &Throw, crossed: bool) -> [i32; COLOUR] {
    let seat = usize::from(game.active);
    let mut gains = [0; COLOUR];
    for row in 0..COLOUR / 2 {
        for (index, position) in throw.coloured(row).into_iter().enumerate() {
            gains[2 * row + index] = gain(game, phase, seat, row, position);
        }
    }
    if !crossed {
        gains[COLOUR - 1] = -penalty(game, seat);
    }
    gains
}

/// The best choice. In a tie with the last one, which crosses nothing, the last one.
pub(super) fn best<const N: usize>(gains: &[i32; N]) -> Option<usize> {
    let mut best = N - 1;
    for choice in 0..N - 1 {
        if gains[choice] > gains[best] {
            best = choice;
        }
    }
    (best < N - 1).then_some(best)
}

/// Plays the colour action by this heuristic.
pub(super) fn play_colour(game: &mut SimState, phase: usize, throw: &Throw, crossed: bool) {
    let choice = best(&colour(game, phase, throw, crossed));
    game.finish(choice.map(|choice| (choice / 2, throw.coloured(choice / 2)[choice % 2])), crossed);
}

/// How much a cross adds. The second lock ends the game, and then only the winner matters.
fn gain(game: &SimState, phase: usize, seat: usize, row: usize, position: usize) -> i32 {
    let after = game.after(seat, row, position);
    if after == NEVER {
        return IMPOSSIBLE;
    }
    let before = usize::from(game.of_seat(seat).rows[row]);
    if position + 1 == NUMBERS && game.one_more_ends() {
        let lead = game.lead(seat) + i32::from(POINTS[usize::from(after)] - POINTS[before]);
        return if lead > 0 { DECIDED } else { -DECIDED };
    }
    GAIN[phase][before][position].into()
}

/// How much a penalty costs. The last one ends the game, which is fine for a player who wins anyway.
fn penalty(game: &SimState, seat: usize) -> i32 {
    if game.of_seat(seat).penalties + 1 < PENALTIES {
        PENALTY
    } else if game.lead(seat) > 5 {
        -DECIDED
    } else {
        DECIDED
    }
}
