//! A summary of one player's games.

use std::collections::BTreeMap;

use super::{Opponents, Played, Rating, Seated, places_with_absentees_last};

/// The summary of a player's games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games against people.
    pub games: usize,
    /// Games won, including shared wins.
    pub wins: usize,
    /// How often each place was reached, from the first on.
    pub places: Vec<usize>,
    /// Most wins in a row, against people.
    pub streak: usize,
    /// Games against computers, and how many of them were won.
    pub computers: (usize, usize),
    /// Points by game, because they can't be compared between games.
    pub by_game: BTreeMap<String, GameRecord>,
    /// The most frequent opponent and the number of games; among equals the one met last.
    pub rival: Option<(u64, usize)>,
    /// The times and displayed ratings after each game: of the selected game, or of all games.
    pub ratings: Vec<(i64, i64)>,
    /// Average quality of play in thousandths, and the number of analysed games.
    pub quality: Option<(i64, usize)>,
    /// Average luck in thousandths of a point per game, and the number of analysed games.
    pub luck: Option<(i64, usize)>,
}

/// The points in one kind of game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// The number of games, against anyone.
    pub games: usize,
    /// The sum of points.
    pub sum: i64,
    /// The most points in a game.
    pub best: i16,
}

impl GameRecord {
    /// The average in tenths, rounded.
    pub fn tenths(self) -> i64 {
        average(self.sum * 10, self.games)
    }
}

impl Record {
    /// Summarises games, oldest first, for `user`. Ratings are those of all games, or only of `game`.
    pub fn of(user: u64, games: &[Played], game: Option<&str>) -> Record {
        let mut record = Record::default();
        let mut met: BTreeMap<u64, (usize, usize)> = BTreeMap::new();
        let (mut streak, mut quality, mut luck) = (0, Vec::new(), Vec::new());
        for (number, played) in games.iter().enumerate() {
            let Some(seat) = played.seats.iter().position(|seated| seated.user == Some(user)) else {
                continue;
            };
            let own = &played.seats[seat];
            let place = places_with_absentees_last(&played.seats)[seat];
            record.count(played, own, place);
            if played.opponents() == Opponents::People {
                streak = if place == 1 { streak + 1 } else { 0 };
                record.streak = record.streak.max(streak);
            }
            for other in played.seats.iter().filter_map(|seated| seated.user).filter(|&other| other != user) {
                let (times, last) = met.entry(other).or_default();
                (*times, *last) = (*times + 1, number);
            }
            let level = own.levels.map(|[own, all]| if game.is_some() { own } else { all });
            record.ratings.extend(level.map(|level| (played.at, Rating::shown_level(level))));
            quality.extend(own.quality.map(i64::from));
            luck.extend(own.luck.map(i64::from));
        }
        let is_known = |(user, _): &(&u64, _)| !is_forgotten(**user);
        let rival = met.iter().filter(is_known).max_by_key(|(_, often)| **often);
        record.rival = rival.map(|(user, (times, _))| (*user, *times));
        record.quality = mean(&quality);
        record.luck = mean(&luck);
        record
    }

    fn count(&mut self, played: &Played, own: &Seated, place: u8) {
        let won = usize::from(place == 1);
        match played.opponents() {
            Opponents::Computers => {
                self.computers = (self.computers.0 + 1, self.computers.1 + won);
            }
            Opponents::People => {
                self.games += 1;
                self.wins += won;
                let place = usize::from(place);
                self.places.resize(self.places.len().max(place), 0);
                self.places[place - 1] += 1;
            }
        }
        let of_game = self.by_game.entry(played.game.clone()).or_default();
        of_game.best = if of_game.games == 0 { own.points } else { of_game.best.max(own.points) };
        of_game.games += 1;
        of_game.sum += i64::from(own.points);
    }
}

/// Whether a user was erased. Erased users have ids outside Discord's range.
pub const fn is_forgotten(user: u64) -> bool {
    user.cast_signed() < 0
}

fn mean(values: &[i64]) -> Option<(i64, usize)> {
    (!values.is_empty()).then(|| (average(values.iter().sum(), values.len()), values.len()))
}

/// Rounded to the nearest integer, halves up.
fn average(sum: i64, count: usize) -> i64 {
    let count = (count as i64).max(1);
    (2 * sum + count).div_euclid(2 * count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(at: i64, name: &str, seats: &[(u64, u8, i16)]) -> Played {
        let seated = |&(user, place, points): &(u64, u8, i16)| Seated {
            user: (user > 0).then_some(user),
            place,
            points,
            levels: Some([25_000_000, 26_000_000]),
            ..Seated::default()
        };
        Played { table: at.to_string(), game: name.into(), at, seats: seats.iter().map(seated).collect() }
    }

    #[test]
    fn an_evening_at_a_glance() {
        let games = [
            game(1, "heckmeck", &[(1, 1, 7), (2, 2, 4)]),
            game(2, "heckmeck", &[(1, 1, 4), (2, 1, 4), (3, 3, 0)]),
            game(3, "qwixx", &[(3, 1, 90), (1, 2, 55)]),
            game(4, "qwixx", &[(1, 1, -3), (0, 2, -8)]),
        ];
        let record = Record::of(1, &games, None);
        assert_eq!((record.games, record.wins, record.streak), (3, 2, 2));
        assert_eq!(record.places, [2, 1]);
        assert_eq!(record.computers, (1, 1));
        assert_eq!(record.rival, Some((3, 2)), "as often as the other, and last");
        let qwixx = record.by_game["qwixx"];
        assert_eq!((qwixx.games, qwixx.tenths(), qwixx.best), (2, 260, 55));
        assert_eq!(record.by_game["heckmeck"].tenths(), 55);
        assert_eq!(record.ratings.last(), Some(&(4, 1040)));
        assert_eq!(Record::of(9, &games, None), Record::default(), "who never played");
    }
}
