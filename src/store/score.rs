//! Stores a result and updates the players' standings in the same transaction.

use std::collections::HashMap;

use strum::VariantArray;

use super::database::{Connection, DbRow, Query};
use super::{Finished, sql};
use crate::standings::{Gain, League, Played, Rating, Seated, Span, gains};

/// Stores the result of a table.
pub(super) async fn add(
    connection: &mut Connection,
    table: &str,
    finished: &Finished,
) -> Result<(), sqlx::Error> {
    let guild = Query::new(sql::GUILD_OF_TABLE).bind(table).number(connection).await?;
    if let Some(guild) = guild {
        connection.lock_server(guild).await?;
    }
    let insert = Query::new(sql::ADD_RESULT).bind(table).bind(&finished.game).bind(finished.at).bind(guild);
    insert.execute(connection).await?;
    let played = played(table, finished);
    // Games in direct messages are not ranked.
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
    let seated = |place: &super::SeatResult| Seated {
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
async fn score(connection: &mut Connection, guild: i64, played: &Played) -> Result<Vec<Gain>, sqlx::Error> {
    let before = ratings(connection, guild, played).await?;
    let gains =
        gains(played, |league, user| before.get(&(league.clone(), user)).copied().unwrap_or_default());
    let sums: Vec<_> = Span::VARIANTS
        .iter()
        .map(|span| span.period(played.at))
        .flat_map(|period| gains.iter().map(move |gain| (period.clone(), gain)))
        .map(|(period, gain)| (Key::new(period, gain), Sum::of(gain)))
        .collect();
    add_sums(connection, guild, &sums).await?;
    Ok(gains)
}

async fn ratings(
    connection: &mut Connection,
    guild: i64,
    played: &Played,
) -> Result<HashMap<(League, u64), Rating>, sqlx::Error> {
    let leagues = League::of(played);
    let people: Vec<u64> = played.seats.iter().filter_map(|seated| seated.user).collect();
    if people.is_empty() || leagues.is_empty() {
        return Ok(HashMap::new());
    }
    let query = Query::new(sql::RATINGS)
        .push_with("", guild)
        .push(" AND league IN ")
        .push_list(leagues.iter().map(|league| league.name().into()))
        .push(" AND user_id IN ")
        .push_list(people.into_iter().map(Into::into));
    let rows = query.all(connection).await?;
    let rating = |row: &DbRow| {
        let name: &str = row.get("league")?;
        let league = leagues.iter().find(|league| league.name() == name).cloned();
        let rating = Rating { level: row.get("level")?, doubt: row.get("doubt")? };
        let user = row.get::<i64>("user_id")?.cast_unsigned();
        Ok(league.map(|league| ((league, user), rating)))
    };
    rows.iter().filter_map(|row| rating(row).transpose()).collect()
}

/// The new levels of each seat after a game.
pub(super) fn levels(gains: &[Gain], seats: usize) -> Vec<Option<[i64; 2]>> {
    let of_seat = |seat| {
        let mut levels = gains.iter().filter(|gain| gain.seat == seat).map(|gain| gain.rating);
        Some([levels.next()??.level, levels.next()??.level])
    };
    (0..seats).map(of_seat).collect()
}

async fn add_places(
    connection: &mut Connection,
    table: &str,
    finished: &Finished,
    levels: &[Option<[i64; 2]>],
) -> Result<(), sqlx::Error> {
    let rows = finished.places.iter().zip(levels).map(|(place, levels)| {
        [
            table.into(),
            place.seat.into(),
            place.user.into(),
            place.place.into(),
            place.points.into(),
            place.away.into(),
            place.quality.map(i64::from).into(),
            place.luck.map(i64::from).into(),
            levels.map(|[own, _]| own).into(),
            levels.map(|[_, all]| all).into(),
        ]
    });
    Query::new(sql::ADD_PLACES).push_rows(rows).execute(connection).await?;
    Ok(())
}

async fn add_thefts(
    connection: &mut Connection,
    table: &str,
    finished: &Finished,
) -> Result<(), sqlx::Error> {
    if finished.thefts.is_empty() {
        return Ok(());
    }
    let rows = finished.thefts.iter();
    let rows = rows.map(|it| [table.into(), it.thief.into(), it.victim.into(), it.times.into()]);
    Query::new(sql::ADD_THEFTS).push_rows(rows).execute(connection).await?;
    Ok(())
}

async fn add_names(connection: &mut Connection, guild: i64, finished: &Finished) -> Result<(), sqlx::Error> {
    let named: Vec<_> =
        finished.places.iter().filter_map(|place| place.user.zip(place.name.as_ref())).collect();
    if named.is_empty() {
        return Ok(());
    }
    let rows = named.into_iter().map(|(user, name)| [guild.into(), user.into(), name.into()]);
    Query::new(sql::ADD_NAMES).push_rows(rows).push(sql::LAST_NAME_COUNTS).execute(connection).await?;
    Ok(())
}

/// Identifies a row of a server's standings.
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

/// The sum of a user's games in one league and period.
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

    /// Adds a later game.
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
    connection: &mut Connection,
    guild: i64,
    sums: &[(Key, Sum)],
) -> Result<(), sqlx::Error> {
    if sums.is_empty() {
        return Ok(());
    }
    let rows = sums.iter().map(|(key, sum)| {
        [
            (&key.period).into(),
            guild.into(),
            key.league.name().into(),
            key.user.into(),
            sum.games.into(),
            sum.wins.into(),
            sum.points.into(),
            sum.quality.into(),
            sum.quality_games.into(),
            sum.rating.map(|rating| rating.level).into(),
            sum.rating.map(|rating| rating.doubt).into(),
            sum.rating.map(Rating::rank).into(),
            sum.quality.checked_div(sum.quality_games).into(),
        ]
    });
    Query::new(sql::ADD_STANDINGS).push_rows(rows).push(sql::SUM_UP).execute(connection).await?;
    Ok(())
}
