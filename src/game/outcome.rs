//! The result of a game: points and places, including ties.

use serde::{Deserialize, Serialize};

use super::{PerSeat, Seat};

/// The final ranking of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// One per seat, in seating order.
    pub standings: PerSeat<Standing>,
}

/// The result of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The place, 1 for the winner. Tied seats share a place, and the places after it are skipped.
    pub place: u8,
    /// The points, in the game's unit.
    pub points: i16,
}

impl Outcome {
    /// Ranks the seats by points, and those with equal points by a tie-break. More is better in both.
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
