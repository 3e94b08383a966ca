//! Finished games, from rows to plain data.

use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row};

use super::{StoreError, sql};
use crate::standings::{Played, Seated};

/// Which finished games of a server.
#[derive(Clone, Copy, Debug, Default)]
pub struct Which<'a> {
    /// Those of one person.
    pub user: Option<u64>,
    /// Those of one kind.
    pub game: Option<&'a str>,
}

/// The last games of a server, the newest first; `skip` newer ones are left out.
pub(super) async fn history(
    pool: &SqlitePool,
    guild: u64,
    which: Which<'_>,
    skip: i64,
    most: i64,
) -> Result<Vec<Played>, StoreError> {
    let mut query = chosen(guild, which);
    query.push(" ORDER BY r.number DESC LIMIT ").push_bind(most).push(" OFFSET ").push_bind(skip);
    query.push(sql::WITH_PLACES).push(" ORDER BY r.number DESC, p.seat");
    Ok(games(&query.build().fetch_all(pool).await?)?)
}

/// How many games ended in a server between two moments.
pub(super) async fn count(pool: &SqlitePool, guild: u64, from: i64, until: i64) -> Result<i64, StoreError> {
    let count = sqlx::query_scalar(sql::COUNT_RESULTS).bind(guild.cast_signed()).bind(from).bind(until);
    Ok(count.fetch_one(pool).await?)
}

/// All games of a person in a server, the oldest first.
pub(super) async fn games_of(
    pool: &SqlitePool,
    guild: u64,
    user: u64,
    game: Option<&str>,
) -> Result<Vec<Played>, StoreError> {
    let mut query = chosen(guild, Which { user: Some(user), game });
    query.push(sql::WITH_PLACES).push(" ORDER BY r.number, p.seat");
    Ok(games(&query.build().fetch_all(pool).await?)?)
}

/// Whom a person stole from most in a server, and how often; of several the one with the smaller id.
pub(super) async fn victim(
    pool: &SqlitePool,
    guild: u64,
    user: u64,
    game: Option<&str>,
) -> Result<Option<(u64, i64)>, StoreError> {
    let mut query = QueryBuilder::<Sqlite>::new(sql::VICTIMS);
    query.push_bind(user.cast_signed()).push(" AND r.guild = ").push_bind(guild.cast_signed());
    if let Some(game) = game {
        query.push(" AND r.game = ").push_bind(game.to_owned());
    }
    let row = query.push(sql::MOST_ROBBED).build().fetch_optional(pool).await?;
    let read = |row: SqliteRow| {
        Ok::<_, sqlx::Error>((row.try_get::<i64, _>("user_id")?.cast_unsigned(), row.try_get("times")?))
    };
    Ok(row.map(read).transpose()?)
}

/// What somebody is called in a server, if they have finished a game there.
pub(super) async fn name(pool: &SqlitePool, guild: u64, user: u64) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar(sql::NAME).bind(guild.cast_signed()).bind(user.cast_signed());
    Ok(query.fetch_optional(pool).await?)
}

fn chosen(guild: u64, which: Which<'_>) -> QueryBuilder<Sqlite> {
    let mut query = QueryBuilder::new(sql::CHOSEN_RESULTS);
    match which.user {
        Some(user) => query.push(sql::OF_PERSON).push_bind(user.cast_signed()).push(sql::IN_SERVER),
        None => query.push(sql::OF_SERVER),
    };
    query.push_bind(guild.cast_signed());
    if let Some(game) = which.game {
        query.push(" AND r.game = ").push_bind(game.to_owned());
    }
    query
}

/// The rows of a game follow each other, its places in order.
pub(super) fn games(rows: &[SqliteRow]) -> Result<Vec<Played>, sqlx::Error> {
    let mut games: Vec<Played> = Vec::new();
    for row in rows {
        let table: &str = row.try_get("table_id")?;
        if games.last().is_none_or(|last| last.table != table) {
            let (table, game, at) = (table.to_owned(), row.try_get("game")?, row.try_get("at")?);
            games.push(Played { table, game, at, seats: Vec::new() });
        }
        if let Some(last) = games.last_mut() {
            last.seats.push(seated(row)?);
        }
    }
    Ok(games)
}

fn seated(row: &SqliteRow) -> Result<Seated, sqlx::Error> {
    let level: Option<i64> = row.try_get("level")?;
    Ok(Seated {
        user: row.try_get::<Option<i64>, _>("user_id")?.map(i64::cast_unsigned),
        name: row.try_get("name")?,
        place: small(row.try_get::<i64, _>("place")?)?,
        points: small(row.try_get::<i64, _>("points")?)?,
        away: row.try_get::<i64, _>("is_away")? != 0,
        quality: row.try_get::<Option<i64>, _>("quality")?.map(small).transpose()?,
        luck: row.try_get::<Option<i64>, _>("luck")?.map(small).transpose()?,
        levels: level.zip(row.try_get("level_in_all")?).map(|(own, all)| [own, all]),
    })
}

fn small<T: TryFrom<i64>>(number: i64) -> Result<T, sqlx::Error>
where
    T::Error: std::error::Error + Send + Sync + 'static,
{
    T::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))
}
