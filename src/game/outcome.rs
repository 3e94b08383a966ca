//! Who won: points and places, ties included.

use serde::{Deserialize, Serialize};

use super::{PerSeat, Seat};

/// The final ranking of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// One for each seat, in seating order.
    pub standings: PerSeat<Standing>,
}

/// How one seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// 1 for the winner. Who shares a place has the same number, and the next one is left out.
    pub place: u8,
    /// Worms, points: what the game counts.
    pub points: i16,
}

impl Outcome {
    /// Ranks the seats by points, and seats with equal points by their tie-break; more is better.
    pub(crate) fn rank<T: Ord>(scores: impl IntoIterator<Item = (i16, T)>) -> Outcome {
        let scores: PerSeat<(i16, T)> = scores.into_iter().collect();
        let standings = scores
            .iter()
            .map(|own| Standing {
                place: 1 + scores.iter().filter(|other| *other > own).count() as u8,
                points: own.0,
            })
            .collect();
        Outcome { standings }
    }

    /// The seats that share first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.standings.len()).filter(|seat| self.standings[seat.index()].place == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_next_place_is_left_out() {
        let outcome = Outcome::rank([(5, 30), (9, 21), (5, 30), (9, 24), (0, 0)]);
        let places: Vec<_> = outcome.standings.iter().map(|standing| standing.place).collect();
        assert_eq!(places, [3, 2, 3, 1, 5]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(3)]);
    }
}
