//! The outlook in Qwixx: the chance to win between two rolls, by both sheets together.
//!
//! A small neural network with one hidden layer. What it looks at are marks, each there or not, so that a look is a sum
//! of a few lines of weights. The weights are whole numbers, so that every machine comes to the same.

use super::sketch::{NUMBERS, OPEN_STATES, STATES, Sketch, free_and_crosses};
use crate::games::action::Row;
use crate::games::qwixx::{NEEDED_TO_LOCK, PENALTIES};

/// Units of the hidden layer. The first is passed on as it is, the others where they are above zero.
const UNITS: usize = 32;

/// A weight of one, in the file.
const ONE: f32 = 256.0;

/// A lead of so many points, or more, is the largest that is told apart.
const LEAD: i32 = 30;

// Where the marks of a kind begin.
const OWN: usize = 0;
const RIVAL: usize = OWN + STATES;
const BOTH: usize = RIVAL + STATES;
const OWN_PENALTIES: usize = BOTH + 4 * (NUMBERS + 1) * (NUMBERS + 1);
const RIVAL_PENALTIES: usize = OWN_PENALTIES + PENALTIES as usize;
const TURN: usize = RIVAL_PENALTIES + PENALTIES as usize;
const CLOSED: usize = TURN + 2;
const AHEAD: usize = CLOSED + 2;
const KINDS: usize = AHEAD + 2 * LEAD as usize + 1;

/// The marks of one look: three for each row, and five of the whole.
type Marks = [usize; 3 * Row::ALL.len() + 5];

/// Learned from 3,840,000 games of two: each look from how the game ended and from what the network thought of the
/// rounds in between (temporal differences, with 0.9 for what came after). The first 200,000 games were played by the
/// sense; after that the player who was learned from went by the network itself, and the other one by either, in the
/// last 2,160,000 by the sense. In one round out of 25 somebody crossed the white sum anywhere. All but the first
/// 400,000 were learned from in eight parts side by side, and their weights averaged. [`Net::read`] says what the file
/// is like.
///
/// Without imagining anything, it wins 58.4 ± 0.3 % of 80,000 games against the sense.
static NET: Net = Net::read(include_bytes!("outlook.bin"));

/// The chance to win, a shared win counted in parts. Against several, the odds against each add up.
pub(super) fn chance(game: &Sketch, seat: usize) -> f32 {
    if game.is_over() {
        return game.share(seat);
    }
    let rivals = (0..game.players().len()).filter(|&rival| rival != seat);
    1.0 / (1.0 + rivals.map(|rival| (-NET.log_odds(&marks(game, seat, rival))).exp()).sum::<f32>())
}

struct Net {
    /// What a mark adds to each unit.
    marks: [[i16; UNITS]; KINDS],
    /// What each unit begins with.
    start: [i16; UNITS],
    /// What each unit adds to the logarithm of the odds.
    out: [i16; UNITS],
}

impl Net {
    const LINES: usize = KINDS + 2;

    /// A line for each mark, then `start` and `out`; a line is a little-endian 16-bit number for each unit.
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

    /// The logarithm of the odds to come out ahead of the rival.
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

fn marks(game: &Sketch, seat: usize, rival: usize) -> Marks {
    let (own, other) = (game.of_seat(seat), game.of_seat(rival));
    let mut marks = [0; _];
    for row in 0..Row::ALL.len() {
        let of_row = row_marks(game.is_closed(row), own.rows[row].into(), other.rows[row].into());
        marks[3 * row..][..3].copy_from_slice(&of_row);
    }
    let lead = (own.points() - other.points()).clamp(-LEAD, LEAD);
    marks[3 * Row::ALL.len()..].copy_from_slice(&[
        OWN_PENALTIES + usize::from(own.penalties),
        RIVAL_PENALTIES + usize::from(other.penalties),
        TURN + usize::from(seat != usize::from(game.active)),
        CLOSED + usize::from(game.one_more_ends()),
        AHEAD + (lead + LEAD) as usize,
    ]);
    marks
}

/// The own row, the rival's, and both together: how far they are, and who has crosses enough to lock it. Of a closed
/// row only the crosses count.
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

    /// The largest that the weights of one mark out of `kinds` can add to a unit.
    fn largest(unit: usize, kinds: std::ops::Range<usize>) -> i32 {
        NET.marks[kinds].iter().map(|line| i32::from(line[unit]).abs()).max().unwrap_or(0)
    }

    #[test]
    fn no_sheet_is_too_much_for_a_unit() {
        let starts = [OWN_PENALTIES, RIVAL_PENALTIES, TURN, CLOSED, AHEAD, KINDS];
        for unit in 0..UNITS {
            let rows = [OWN..RIVAL, RIVAL..BOTH, BOTH..OWN_PENALTIES].map(|kinds| 4 * largest(unit, kinds));
            let whole = starts.windows(2).map(|kind| largest(unit, kind[0]..kind[1]));
            let all = rows.into_iter().chain(whole).sum::<i32>() + i32::from(NET.start[unit]).abs();
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
            assert!((BOTH..OWN_PENALTIES).contains(&marks[2]), "{own} {rival}");
            seen.insert(marks);
        }
        assert_eq!(seen.len(), OPEN_STATES * OPEN_STATES + 13 * 13, "of closed rows the crosses count");
    }
}
