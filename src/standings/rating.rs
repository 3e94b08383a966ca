//! How good somebody seems to be, by the method of Weng and Lin: a game of any number of players, ties included,
//! moves everybody's level towards what the places say, the further the less is known of them.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How good somebody seems to be, and how sure that is. In millionths of the method's own unit: whole numbers come out
/// of a database as they went in, and come to the same whoever adds them up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The most likely level. Everybody begins at 25 units.
    pub level: i64,
    /// How far off that may be: a third of the level to begin with, less with every game.
    pub doubt: i64,
}

const UNIT: f64 = 1e6;

/// Points a unit is shown as, so that everybody begins at 1000.
const SHOWN: i64 = 40;

/// Below this much doubt a rating is settled: after a dozen games for two or four games for four, between newcomers.
const SETTLED: i64 = 6_000_000;

impl Default for Rating {
    fn default() -> Rating {
        Rating::of(WengLinRating::default())
    }
}

impl Rating {
    /// The number people see: 1000 for who begins.
    pub const fn shown(self) -> i64 {
        Rating::shown_level(self.level)
    }

    /// The number people see for a level alone.
    pub const fn shown_level(level: i64) -> i64 {
        (level * SHOWN + 500_000).div_euclid(1_000_000)
    }

    /// Whether it is known well enough to be compared.
    pub const fn is_settled(self) -> bool {
        self.doubt <= SETTLED
    }

    /// What leaderboards are ordered by: those who are settled first, then the number that is shown. Who shows the
    /// same number shares a place.
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

/// Everybody's rating after a game, from the rating before it and the place; equal places are ties.
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
            // Everybody wins in turn.
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
