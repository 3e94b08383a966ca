//! What must always hold of standings, whatever was played.

use proptest::prelude::*;
use stammtisch::standings::{
    League, Played, Rating, Record, Seated, Span, gains, places_with_absentees_last, rate,
};

/// A finished game of two to seven people, ties and people who left included; at least one stayed.
fn any_game() -> impl Strategy<Value = Played> {
    let seat = (-20..100_i16, prop::bool::weighted(0.2));
    prop::collection::vec(seat, 2..8).prop_map(|scores| {
        let place = |own: i16| 1 + scores.iter().filter(|(other, _)| *other > own).count() as u8;
        let seated = |(index, &(points, away)): (usize, &(i16, bool))| Seated {
            user: Some(index as u64 + 1),
            place: place(points),
            points,
            away: away && index > 0,
            ..Seated::default()
        };
        let seats = scores.iter().enumerate().map(seated).collect();
        Played { table: "t".into(), game: "qwixx".into(), at: 0, seats }
    })
}

fn any_rating() -> impl Strategy<Value = Rating> {
    (0..60_000_000_i64, 500_000..8_333_333_i64).prop_map(|(level, doubt)| Rating { level, doubt })
}

/// The rating somebody had before, made up from their number.
fn before(_: &League, user: u64) -> Rating {
    Rating { level: 20_000_000 + user as i64 * 1_000_000, doubt: 8_000_000 - user as i64 * 500_000 }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn who_stayed_is_placed_by_the_game_and_before_who_left(game in any_game()) {
        let places = places_with_absentees_last(&game.seats);
        for (one, &own) in game.seats.iter().zip(&places) {
            prop_assert_eq!(usize::from(own), 1 + places.iter().filter(|other| **other < own).count());
            for (two, &other) in game.seats.iter().zip(&places) {
                let ahead = match (one.away, two.away) {
                    (false, true) => true,
                    (true, _) => false,
                    (false, false) => one.place < two.place,
                };
                prop_assert_eq!(own < other, ahead);
            }
        }
    }

    #[test]
    fn a_game_has_a_winner_and_deals_out_all_league_points(game in any_game()) {
        let gains = gains(&game, before);
        let seats = game.seats.len();
        for league in gains.chunks(seats) {
            prop_assert!(league.iter().any(|gain| gain.won));
        }
        let points: i64 = gains[seats..].iter().map(|gain| gain.points).sum();
        prop_assert_eq!(points, (seats * (seats - 1)) as i64);
    }

    #[test]
    fn who_sits_where_makes_no_difference(game in any_game(), turn in 0..7_usize) {
        let mut turned = game.clone();
        turned.seats.rotate_left(turn % game.seats.len());
        let sorted = |game: &Played| {
            let mut gains = gains(game, before);
            gains.sort_by_key(|gain| (gain.league.clone(), gain.user));
            gains
        };
        for (one, two) in sorted(&game).iter().zip(&sorted(&turned)) {
            let (one_rating, two_rating) = (one.rating.unwrap(), two.rating.unwrap());
            // Sums of fractions may differ in the last digit by the order they are added in.
            prop_assert!((one_rating.level - two_rating.level).abs() <= 1);
            prop_assert!((one_rating.doubt - two_rating.doubt).abs() <= 1);
            prop_assert_eq!((one.won, one.points), (two.won, two.points));
        }
    }

    #[test]
    fn every_game_says_more_and_the_best_never_lose_by_winning(ratings in prop::collection::vec(any_rating(), 2..8)) {
        let table: Vec<_> = ratings.iter().copied().zip(1..).collect();
        let after = rate(&table);
        prop_assert_eq!(after.len(), ratings.len());
        for (one, two) in ratings.iter().zip(&after) {
            prop_assert!(two.doubt <= one.doubt && two.doubt > 0);
        }
        prop_assert!(after[0].level >= ratings[0].level, "the winner doesn't fall");
        prop_assert!(after.last().unwrap().level <= ratings.last().unwrap().level, "the last doesn't rise");
    }

    #[test]
    fn every_moment_lies_in_its_stretch_of_time(at in 0..4_000_000_000_000_i64) {
        for span in [Span::Week, Span::Month, Span::Season] {
            let start = span.start(at);
            prop_assert!(start <= at && at - start < 93 * 86_400_000);
            prop_assert_eq!(span.period(start), span.period(at));
            prop_assert_ne!(span.period(span.before(at)), span.period(at));
            prop_assert!(Span::kept(at).contains(&span.period(at)));
            prop_assert!(Span::kept(at).contains(&span.period(span.before(at))));
        }
    }

    #[test]
    fn a_record_counts_every_game_once(games in prop::collection::vec(any_game(), 0..20)) {
        let record = Record::of(1, &games, None);
        prop_assert_eq!(record.games, games.len());
        prop_assert_eq!(record.places.iter().sum::<usize>(), games.len());
        prop_assert_eq!(record.places.first().copied().unwrap_or_default(), record.wins);
        prop_assert!(record.streak <= record.wins);
        prop_assert_eq!(record.by_game.values().map(|game| game.games).sum::<usize>(), games.len());
    }
}
