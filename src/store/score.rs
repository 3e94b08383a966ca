//! A result, and everything that is kept up with it in the same transaction: the standings of those who played.

use std::collections::HashMap;

use sqlx::sqlite::{Sqlite, SqliteConnection};
use sqlx::{QueryBuilder, Row};

use super::{Finished, sql};
use crate::standings::{Gain, League, Played, Rating, Seated, Span, gains};

/// Writes the result of a table.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    table: &str,
    finished: &Finished,
) -> Result<(), sqlx::Error> {
    let guild: Option<i64> =
        sqlx::query_scalar(sql::GUILD_OF_TABLE).bind(table).fetch_one(&mut *connection).await?;
    let insert = sqlx::query(sql::ADD_RESULT).bind(table).bind(&finished.game).bind(finished.at).bind(guild);
    insert.execute(&mut *connection).await?;
    let played = played(table, finished);
    // In a private conversation nobody is ranked.
    let gains = match guild {
        Some(guild) => score(connection, guild, &played).await?,
        None => Vec::new(),
    };
    add_places(connection, table, finished, &levels(&gains, played.seats.len())).await?;
    add_thefts(connection, table, finished).await?;
    match guild {
        Some(guild) => add_names(connection, guild, finished).await,
        None => Ok(()),
    }
}

fn played(table: &str, finished: &Finished) -> Played {
    let seated = |place: &super::Place| Seated {
        user: place.user,
        name: None,
        place: place.place,
        points: place.points,
        away: place.away,
        quality: place.quality,
        luck: place.luck,
        levels: None,
    };
    let seats = finished.places.iter().map(seated).collect();
    Played { table: table.to_owned(), game: finished.game.clone(), at: finished.at, seats }
}

/// Adds a game to the standings of its server.
async fn score(
    connection: &mut SqliteConnection,
    guild: i64,
    played: &Played,
) -> Result<Vec<Gain>, sqlx::Error> {
    let before = ratings(connection, guild, played).await?;
    let gains =
        gains(played, |league, user| before.get(&(league.clone(), user)).copied().unwrap_or_default());
    let sums: Vec<_> = Span::ALL
        .into_iter()
        .map(|span| span.period(played.at))
        .flat_map(|period| gains.iter().map(move |gain| (period.clone(), gain)))
        .map(|(period, gain)| (Key::new(period, gain), Sum::of(gain)))
        .collect();
    add_sums(connection, guild, &sums).await?;
    Ok(gains)
}

async fn ratings(
    connection: &mut SqliteConnection,
    guild: i64,
    played: &Played,
) -> Result<HashMap<(League, u64), Rating>, sqlx::Error> {
    let mut query = QueryBuilder::<Sqlite>::new(sql::RATINGS);
    let leagues = League::of(played);
    query.push_bind(guild).push(" AND league IN (");
    let mut list = query.separated(", ");
    for league in &leagues {
        list.push_bind(league.name().to_owned());
    }
    query.push(") AND user_id IN (");
    let mut list = query.separated(", ");
    for user in played.seats.iter().filter_map(|seated| seated.user) {
        list.push_bind(user.cast_signed());
    }
    let rows = query.push(")").build().fetch_all(connection).await?;
    let rating = |row: &sqlx::sqlite::SqliteRow| {
        let name: &str = row.try_get("league")?;
        let league = leagues.iter().find(|league| league.name() == name).cloned();
        let rating = Rating { level: row.try_get("level")?, doubt: row.try_get("doubt")? };
        let user = row.try_get::<i64, _>("user_id")?.cast_unsigned();
        Ok(league.map(|league| ((league, user), rating)))
    };
    rows.iter().filter_map(|row| rating(row).transpose()).collect()
}

/// The levels that a game led to, by seat.
pub(super) fn levels(gains: &[Gain], seats: usize) -> Vec<Option<[i64; 2]>> {
    let of_seat = |seat| {
        let mut levels = gains.iter().filter(|gain| gain.seat == seat).map(|gain| gain.rating);
        Some([levels.next()??.level, levels.next()??.level])
    };
    (0..seats).map(of_seat).collect()
}

async fn add_places(
    connection: &mut SqliteConnection,
    table: &str,
    finished: &Finished,
    levels: &[Option<[i64; 2]>],
) -> Result<(), sqlx::Error> {
    let mut insert = QueryBuilder::<Sqlite>::new(sql::ADD_PLACES);
    insert.push_values(finished.places.iter().zip(levels), |mut row, (place, levels)| {
        row.push_bind(table)
            .push_bind(i64::from(place.seat))
            .push_bind(place.user.map(u64::cast_signed))
            .push_bind(i64::from(place.place))
            .push_bind(i64::from(place.points))
            .push_bind(i64::from(place.away))
            .push_bind(place.quality.map(i64::from))
            .push_bind(place.luck.map(i64::from))
            .push_bind(levels.map(|[own, _]| own))
            .push_bind(levels.map(|[_, all]| all));
    });
    insert.build().execute(connection).await?;
    Ok(())
}

async fn add_thefts(
    connection: &mut SqliteConnection,
    table: &str,
    finished: &Finished,
) -> Result<(), sqlx::Error> {
    if finished.thefts.is_empty() {
        return Ok(());
    }
    let mut insert = QueryBuilder::<Sqlite>::new(sql::ADD_THEFTS);
    insert.push_values(&finished.thefts, |mut row, theft| {
        row.push_bind(table)
            .push_bind(i64::from(theft.thief))
            .push_bind(i64::from(theft.victim))
            .push_bind(i64::from(theft.times));
    });
    insert.build().execute(connection).await?;
    Ok(())
}

async fn add_names(
    connection: &mut SqliteConnection,
    guild: i64,
    finished: &Finished,
) -> Result<(), sqlx::Error> {
    let named: Vec<_> =
        finished.places.iter().filter_map(|place| place.user.zip(place.name.as_ref())).collect();
    if named.is_empty() {
        return Ok(());
    }
    let mut insert = QueryBuilder::<Sqlite>::new(sql::ADD_NAMES);
    insert.push_values(named, |mut row, (user, name)| {
        row.push_bind(guild).push_bind(user.cast_signed()).push_bind(name);
    });
    insert.push(sql::LAST_NAME_COUNTS).build().execute(connection).await?;
    Ok(())
}

/// Whose sum it is, within a server.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Key {
    period: String,
    league: League,
    user: u64,
}

impl Key {
    pub(super) fn new(period: String, gain: &Gain) -> Key {
        Key { period, league: gain.league.clone(), user: gain.user }
    }
}

/// What somebody's games in one league and stretch of time come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    games: i64,
    wins: i64,
    points: i64,
    quality: i64,
    quality_games: i64,
    rating: Option<Rating>,
}

impl Sum {
    pub(super) fn of(gain: &Gain) -> Sum {
        Sum {
            games: 1,
            wins: gain.won.into(),
            points: gain.points,
            quality: gain.quality.unwrap_or_default().into(),
            quality_games: gain.quality.is_some().into(),
            rating: gain.rating,
        }
    }

    /// With a later game.
    pub(super) const fn plus(self, later: Sum) -> Sum {
        Sum {
            games: self.games + later.games,
            wins: self.wins + later.wins,
            points: self.points + later.points,
            quality: self.quality + later.quality,
            quality_games: self.quality_games + later.quality_games,
            rating: later.rating,
        }
    }
}

/// Adds to a server's standings.
pub(super) async fn add_sums(
    connection: &mut SqliteConnection,
    guild: i64,
    sums: &[(Key, Sum)],
) -> Result<(), sqlx::Error> {
    if sums.is_empty() {
        return Ok(());
    }
    let mut insert = QueryBuilder::<Sqlite>::new(sql::ADD_STANDINGS);
    insert.push_values(sums, |mut row, (key, sum)| {
        row.push_bind(&key.period)
            .push_bind(guild)
            .push_bind(key.league.name())
            .push_bind(key.user.cast_signed())
            .push_bind(sum.games)
            .push_bind(sum.wins)
            .push_bind(sum.points)
            .push_bind(sum.quality)
            .push_bind(sum.quality_games)
            .push_bind(sum.rating.map(|rating| rating.level))
            .push_bind(sum.rating.map(|rating| rating.doubt))
            .push_bind(sum.rating.map(Rating::rank))
            .push_bind(sum.quality.checked_div(sum.quality_games));
    });
    insert.push(sql::SUM_UP).build().execute(connection).await?;
    Ok(())
}
