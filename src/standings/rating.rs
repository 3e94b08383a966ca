//! Ratings by the method of Weng and Lin. It handles any number of players and ties. Every game moves each player's
//! level towards what the places say; the more uncertain the level, the further it moves.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The estimated strength of a player and its uncertainty, in millionths of the method's unit. Integers are stored
/// exactly, and their sums don't depend on the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The most likely level. It starts at 25 units.
    pub level: i64,
    /// The uncertainty of the level. It starts at a third of the level and shrinks with every game.
    pub doubt: i64,
}

const UNIT: f64 = 1e6;

/// Displayed points per unit, so that everybody starts at 1000.
const SHOWN: i64 = 40;

/// A rating with less doubt than this is settled. Among new players that takes about a dozen games of two, or four
/// games of four.
const SETTLED: i64 = 6_000_000;

impl Default for Rating {
    fn default() -> Rating {
        Rating::of(WengLinRating::default())
    }
}

impl Rating {
    /// The displayed number: 1000 at the start.
    pub const fn shown(self) -> i64 {
        Rating::shown_level(self.level)
    }

    /// The displayed number for a level alone.
    pub const fn shown_level(level: i64) -> i64 {
        (level * SHOWN + 500_000).div_euclid(1_000_000)
    }

    /// Whether the rating is certain enough to be compared.
    pub const fn is_settled(self) -> bool {
        self.doubt <= SETTLED
    }

    /// The sort key of leaderboards: settled ratings first, then the displayed number. Equal numbers share a place.
    pub const fn rank(self) -> i64 {
        if self.is_settled() { self.shown() + 1_000_000 } else { self.shown() }
    }

    fn of(rating: WengLinRating) -> Rating {
        let whole = |number: f64| (number * UNIT).round() as i64;
        Rating { level: whole(rating.rating), doubt: whole(rating.uncertainty) }
    }

    fn exact(self) -> WengLinRating {
        WengLinRating { rating: self.level as f64 / UNIT, uncertainty: self.doubt as f64 / UNIT }
    }
}

/// The ratings after a game, from each player's previous rating and place. Equal places are ties.
pub fn rate(before: &[(Rating, u8)]) -> Vec<Rating> {
    let alone: Vec<_> = before.iter().map(|(rating, place)| ([rating.exact()], *place)).collect();
    let teams: Vec<_> =
        alone.iter().map(|(team, place)| (&team[..], MultiTeamOutcome::new((*place).into()))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    after.into_iter().flatten().map(Rating::of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(games: usize, players: u8) -> Rating {
        let mut table = vec![Rating::default(); players.into()];
        for game in 0..games {
            // The players win in turn.
            let place = |seat: usize| ((seat + game) % usize::from(players)) as u8 + 1;
            let before: Vec<_> =
                table.iter().enumerate().map(|(seat, &rating)| (rating, place(seat))).collect();
            table = rate(&before);
        }
        table[0]
    }

    #[test]
    fn everybody_begins_unsettled_at_a_thousand() {
        assert_eq!((Rating::default().shown(), Rating::default().is_settled()), (1000, false));
    }

    #[test]
    fn a_rating_settles_within_a_few_evenings() {
        let games = |players| (1..100).find(|&games| after(games, players).is_settled()).unwrap();
        assert_eq!([2, 4, 7].map(games), [12, 4, 2]);
    }

    #[test]
    fn winners_rise_losers_fall_and_ties_between_equals_move_nobody() {
        let new = Rating::default();
        let [first, second, third] = rate(&[(new, 1), (new, 2), (new, 3)]).try_into().unwrap();
        assert!(first.level > second.level && second.level > third.level);
        assert_eq!(second.level, new.level, "in the middle of equals");
        assert!(rate(&[(new, 1), (new, 1)]).iter().all(|rating| rating.level == new.level));
    }

    #[test]
    fn who_is_settled_stands_before_who_is_not() {
        let veteran = Rating { level: 10_000_000, doubt: 3_000_000 };
        let lucky = Rating { level: 40_000_000, doubt: 8_000_000 };
        assert!(veteran.rank() > lucky.rank());
    }
}
