//! What a game adds to its players' standings.

use super::{League, Opponents, Played, Rating, Seated, rate};

/// What a game adds to a player's standing in one league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The player.
    pub user: u64,
    /// The player's seat.
    pub seat: usize,
    /// The league.
    pub league: League,
    /// Whether the player won or shared the win.
    pub won: bool,
    /// The points to add.
    pub points: i64,
    /// The quality of play, if analysed.
    pub quality: Option<u16>,
    /// The new rating; `None` in leagues without ratings.
    pub rating: Option<Rating>,
}

/// What a game adds in each league. `rating` returns a player's previous rating in a league.
pub fn gains(played: &Played, rating: impl Fn(&League, u64) -> Rating) -> Vec<Gain> {
    let places = places_with_absentees_last(&played.seats);
    let [own, all] = League::of(played);
    let points = played.seats.iter().map(|seated| i64::from(seated.points)).collect();
    let league_points = places.iter().map(|&place| league_points(place, &places)).collect();
    [(own, points), (all, league_points)]
        .into_iter()
        .flat_map(|(league, points)| in_league(played, &places, league, points, &rating))
        .collect()
}

fn in_league(
    played: &Played,
    places: &[u8],
    league: League,
    points: Vec<i64>,
    rating: impl Fn(&League, u64) -> Rating,
) -> Vec<Gain> {
    let before = |(seated, &place): (&Seated, &u8)| (rating(&league, seated.user.unwrap_or_default()), place);
    let ratings: Vec<_> = match played.opponents() {
        Opponents::People => {
            let before: Vec<_> = played.seats.iter().zip(places).map(before).collect();
            rate(&before).into_iter().map(Some).collect()
        }
        Opponents::Computers => vec![None; places.len()],
    };
    let people =
        played.seats.iter().enumerate().filter_map(|(seat, seated)| Some((seat, seated, seated.user?)));
    people
        .map(|(seat, seated, user)| Gain {
            user,
            seat,
            league: league.clone(),
            won: places[seat] == 1,
            points: points[seat],
            quality: seated.quality,
            rating: ratings[seat],
        })
        .collect()
}

/// The places that count: players who stayed keep their order, and all players who were away share the place after
/// them.
pub fn places_with_absentees_last(seats: &[Seated]) -> Vec<u8> {
    let stayed = seats.iter().filter(|seated| !seated.away).count() as u8;
    let ahead =
        |own: &Seated| seats.iter().filter(|other| !other.away && other.place < own.place).count() as u8;
    seats.iter().map(|own| 1 + if own.away { stayed } else { ahead(own) }).collect()
}

/// Two for every player ranked below, one for every other player with the same place.
fn league_points(own: u8, places: &[u8]) -> i64 {
    let behind = places.iter().filter(|&&place| place > own).count();
    let beside = places.iter().filter(|&&place| place == own).count() - 1;
    (2 * behind + beside) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats from «place points», with a star after those who were away. User 0 is a computer.
    fn played(seats: &[(u64, &str)]) -> Played {
        let seated = |&(user, text): &(u64, &str)| {
            let (place, points) = text.trim_end_matches('*').split_once(' ').unwrap();
            Seated {
                user: (user > 0).then_some(user),
                place: place.parse().unwrap(),
                points: points.parse().unwrap(),
                away: text.ends_with('*'),
                ..Seated::default()
            }
        };
        let seats = seats.iter().map(seated).collect();
        Played { table: "t".into(), game: "heckmeck".into(), at: 0, seats }
    }

    fn new(_: &League, _: u64) -> Rating {
        Rating::default()
    }

    #[test]
    fn who_stayed_is_placed_before_who_left() {
        let places = |seats: &[(u64, &str)]| places_with_absentees_last(&played(seats).seats);
        assert_eq!(places(&[(1, "2 5"), (2, "1 9"), (3, "3 1")]), [2, 1, 3]);
        assert_eq!(places(&[(1, "2 5"), (2, "1 9*"), (3, "3 1")]), [1, 3, 2]);
        assert_eq!(places(&[(1, "1 9*"), (2, "2 5*"), (3, "2 5"), (4, "4 1")]), [3, 3, 1, 2]);
        assert_eq!(places(&[(1, "1 9"), (2, "1 9"), (3, "3 5*")]), [1, 1, 3]);
    }

    #[test]
    fn a_game_counts_in_its_own_league_and_in_that_of_all() {
        let gains = gains(&played(&[(1, "1 9"), (2, "2 5"), (3, "2 5")]), new);
        let summary: Vec<_> =
            gains.iter().map(|gain| (gain.user, gain.league.name(), gain.won, gain.points)).collect();
        assert_eq!(
            summary,
            [
                (1, "heckmeck", true, 9),
                (2, "heckmeck", false, 5),
                (3, "heckmeck", false, 5),
                (1, "all", true, 4),
                (2, "all", false, 1),
                (3, "all", false, 1),
            ]
        );
        assert_eq!(gains[1].rating, gains[2].rating, "tied, so rated alike");
    }

    #[test]
    fn games_with_computers_stand_apart_and_rate_nobody() {
        let gains = gains(&played(&[(1, "1 9"), (0, "2 5")]), new);
        let leagues: Vec<_> = gains.iter().map(|gain| gain.league.name()).collect();
        assert_eq!(leagues, ["heckmeck+computers", "all+computers"]);
        assert!(gains.iter().all(|gain| gain.rating.is_none() && gain.user == 1));
    }
}
