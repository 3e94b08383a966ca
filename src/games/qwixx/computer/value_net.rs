//! The value net of Qwixx: the chance to win between two rolls, from the sheets of both players.
//!
//! A small neural network with one hidden layer. Its inputs are marks (binary features), so that an evaluation only
//! adds a few rows of weights. The weights are integers, so that every machine gets the same result.

use super::sim_state::{NUMBERS, OPEN_STATES, STATES, SimSheet, SimState, free_and_crosses};
use super::weights::PHASES;
use crate::game::action::Row;
use crate::games::qwixx::{NEEDED_TO_LOCK, PENALTIES};

/// The units of the hidden layer. The first is linear, the others are rectified (ReLU).
const UNITS: usize = 32;

/// The integer for a weight of one in the file.
const ONE: f32 = 256.0;

/// Leads beyond this many points are treated as equal.
const LEAD: i32 = 30;

/// The number of stages of a row, as far as they matter to another row of the same sheet; see [`stage`].
const STAGES: usize = 2 * NUMBERS - NEEDED_TO_LOCK as usize + 1;
/// The number of unordered pairs of stages.
const PAIRS: usize = STAGES * (STAGES + 1) / 2;

// The first index of each kind of mark.
const OWN: usize = 0;
const RIVAL: usize = OWN + STATES;
const BOTH: usize = RIVAL + STATES;
const FAULTS: usize = BOTH + 4 * (NUMBERS + 1) * (NUMBERS + 1);
const AHEAD: usize = FAULTS + (PENALTIES as usize).pow(2);
const PHASE: usize = AHEAD + 4 * (2 * LEAD as usize + 1);
const OWN_PAIRS: usize = PHASE + PHASES;
const RIVAL_PAIRS: usize = OWN_PAIRS + 2 * PAIRS;
const KINDS: usize = RIVAL_PAIRS + 2 * PAIRS;

/// The marks of one evaluation: three per row, one per pair of rows on either sheet, and three for the whole game.
type Marks = [usize; 3 * Row::ALL.len() + 2 * TWO_ROWS.len() + 3];

/// All pairs of rows of a sheet, and whether they run in opposite directions and so need different sums.
const TWO_ROWS: [(usize, usize, usize); 6] =
    [(0, 1, 0), (2, 3, 0), (0, 2, 1), (0, 3, 1), (1, 2, 1), (1, 3, 1)];

/// Trained on 4,800,000 games of two, with temporal differences and a weight of 0.9 for later rounds: the target of a
/// position combines the game's result with the network's own estimates of the rounds in between. The first 200,000
/// games were played by the heuristic. After that, the player whose positions were learned followed the network, and
/// the other one the heuristic. In one round out of 25 a player crossed the white sum in any row, and the consequences
/// were not used as a target for the rounds before. The weights are the average over the last 500,000 games.
/// [`Net::read`] describes the file.
///
/// Without rollouts it wins 61.0 ± 0.1 % of 320,000 games against the heuristic. After the first 800,000 games it was
/// 60.6 %, and 58.5 % without the marks for pairs of rows. Up to that point more units, more stages or marks for four
/// rows at once brought no gain.
static NET: Net = Net::read(include_bytes!("value_net.bin"));

/// The chance to win; a shared win counts in part. Against several players, the odds against each are added.
pub(super) fn chance(game: &SimState, seat: usize) -> f32 {
    if game.is_over() {
        return game.share(seat);
    }
    let rivals = (0..game.players().len()).filter(|&rival| rival != seat);
    1.0 / (1.0 + rivals.map(|rival| (-NET.log_odds(&marks(game, seat, rival))).exp()).sum::<f32>())
}

struct Net {
    /// What a mark adds to each unit.
    marks: [[i16; UNITS]; KINDS],
    /// The bias of each unit.
    start: [i16; UNITS],
    /// What each unit adds to the log-odds.
    out: [i16; UNITS],
}

impl Net {
    const LINES: usize = KINDS + 2;

    /// One line per mark, then `start` and `out`. A line has a little-endian 16-bit number for each unit.
    const fn read(bytes: &[u8; Net::LINES * UNITS * 2]) -> Net {
        let mut lines = [[0; UNITS]; Net::LINES];
        let mut at = 0;
        while at < Net::LINES * UNITS {
            lines[at / UNITS][at % UNITS] = i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]);
            at += 1;
        }
        let mut marks = [[0; UNITS]; KINDS];
        marks.copy_from_slice(lines.split_at(KINDS).0);
        Net { marks, start: lines[KINDS], out: lines[KINDS + 1] }
    }

    /// The log-odds of finishing ahead of the rival.
    fn log_odds(&self, marks: &Marks) -> f32 {
        let mut units = self.start;
        for &mark in marks {
            for (unit, weight) in units.iter_mut().zip(&self.marks[mark]) {
                *unit += weight;
            }
        }
        for unit in &mut units[1..] {
            *unit = (*unit).max(0);
        }
        let products = units.iter().zip(&self.out).map(|(&unit, &out)| i32::from(unit) * i32::from(out));
        products.sum::<i32>() as f32 / (ONE * ONE)
    }
}

fn marks(game: &SimState, seat: usize, rival: usize) -> Marks {
    let (own, other) = (game.of_seat(seat), game.of_seat(rival));
    let lead = (own.points() - other.points()).clamp(-LEAD, LEAD) + LEAD;
    let waits = usize::from(seat != usize::from(game.active));
    let mut marks = [0; _];
    let (rows, rest) = marks.split_at_mut(3 * Row::ALL.len());
    let (pairs, whole) = rest.split_at_mut(2 * TWO_ROWS.len());
    for (row, marks) in rows.as_chunks_mut().0.iter_mut().enumerate() {
        *marks = row_marks(game.is_closed(row), own.rows[row].into(), other.rows[row].into());
    }
    pairs[..TWO_ROWS.len()].copy_from_slice(&pair_marks(game, own, OWN_PAIRS));
    pairs[TWO_ROWS.len()..].copy_from_slice(&pair_marks(game, other, RIVAL_PAIRS));
    whole.copy_from_slice(&[
        FAULTS + usize::from(own.penalties * PENALTIES + other.penalties),
        AHEAD + 4 * lead as usize + 2 * waits + usize::from(game.one_more_ends()),
        PHASE + game.phase(),
    ]);
    marks
}

/// The marks for the player's own row, the rival's, and both together: how far they are, and who has enough crosses to
/// lock it. Of a closed row only the crosses matter.
const fn row_marks(closed: bool, own: usize, rival: usize) -> [usize; 3] {
    let ((free, crosses), (rival_free, rival_crosses)) = (FREE_AND_CROSSES[own], FREE_AND_CROSSES[rival]);
    if closed {
        let both = NUMBERS * (NUMBERS + 1) + NUMBERS;
        return [OWN + OPEN_STATES + crosses, RIVAL + OPEN_STATES + rival_crosses, BOTH + 4 * both];
    }
    let both = free * (NUMBERS + 1) + rival_free;
    let locks = 2 * can_lock(crosses) + can_lock(rival_crosses);
    [OWN + own, RIVAL + rival, BOTH + 4 * both + locks]
}

/// The marks for each pair of rows of a sheet: how well they share the possible sums.
fn pair_marks(game: &SimState, sheet: &SimSheet, start: usize) -> [usize; TWO_ROWS.len()] {
    let stages: [usize; Row::ALL.len()] =
        std::array::from_fn(|row| stage(game.is_closed(row), sheet.rows[row].into()));
    TWO_ROWS.map(|(one, other, against)| start + against * PAIRS + pair(stages[one], stages[other]))
}

/// The leftmost free position. Rows with enough crosses to be locked are numbered after that; they have used at least
/// as many positions. The last number is for a closed row.
const fn stage(closed: bool, state: usize) -> usize {
    let (free, crosses) = FREE_AND_CROSSES[state];
    if closed {
        STAGES - 1
    } else if can_lock(crosses) == 1 {
        NUMBERS + free - NEEDED_TO_LOCK as usize
    } else {
        free
    }
}

/// The index of an unordered pair of stages.
const fn pair(one: usize, other: usize) -> usize {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    high * (high + 1) / 2 + low
}

const fn can_lock(crosses: usize) -> usize {
    (crosses >= NEEDED_TO_LOCK as usize) as usize
}

static FREE_AND_CROSSES: [(usize, usize); STATES] = {
    let mut table = [(0, 0); STATES];
    let mut state = 0;
    while state < STATES {
        table[state] = free_and_crosses(state as u8);
        state += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest value that the weights of one mark out of `kinds` can add to a unit.
    fn largest(unit: usize, kinds: std::ops::Range<usize>) -> i32 {
        NET.marks[kinds].iter().map(|line| i32::from(line[unit]).abs()).max().unwrap_or(0)
    }

    #[test]
    fn no_sheet_is_too_much_for_a_unit() {
        // The number of marks of each kind.
        let counts = [(OWN, 4), (RIVAL, 4), (BOTH, 4), (FAULTS, 1), (AHEAD, 1), (PHASE, 1)].into_iter();
        let pairs = [OWN_PAIRS, RIVAL_PAIRS].into_iter().flat_map(|pairs| [(pairs, 2), (pairs + PAIRS, 4)]);
        let counts: Vec<(usize, i32)> = counts.chain(pairs).chain([(KINDS, 0)]).collect();
        for unit in 0..UNITS {
            let kinds = counts.windows(2).map(|kind| kind[0].1 * largest(unit, kind[0].0..kind[1].0));
            let all = kinds.sum::<i32>() + i32::from(NET.start[unit]).abs();
            assert!(all <= i32::from(i16::MAX), "unit {unit}: {all}");
        }
    }

    #[test]
    fn every_mark_has_a_place_of_its_own() {
        let mut seen = std::collections::HashSet::new();
        for (own, rival) in (0..STATES).flat_map(|own| (0..STATES).map(move |rival| (own, rival))) {
            let open = own < OPEN_STATES && rival < OPEN_STATES;
            let marks = row_marks(!open, own, rival);
            assert!((OWN..RIVAL).contains(&marks[0]), "{own} {rival}");
            assert!((RIVAL..BOTH).contains(&marks[1]), "{own} {rival}");
            assert!((BOTH..FAULTS).contains(&marks[2]), "{own} {rival}");
            seen.insert(marks);
        }
        assert_eq!(seen.len(), OPEN_STATES * OPEN_STATES + 13 * 13, "of closed rows the crosses count");
    }

    #[test]
    fn two_rows_are_the_same_in_either_order() {
        let mut seen = std::collections::HashSet::new();
        for (one, other) in (0..STAGES).flat_map(|one| (0..STAGES).map(move |other| (one, other))) {
            assert_eq!(pair(one, other), pair(other, one));
            assert!(pair(one, other) < PAIRS);
            seen.insert(pair(one, other));
        }
        assert_eq!(seen.len(), PAIRS);
        let stages = (0..OPEN_STATES).map(|state| stage(false, state)).chain([stage(true, OPEN_STATES)]);
        assert_eq!(stages.collect::<std::collections::HashSet<_>>().len(), STAGES);
    }
}
