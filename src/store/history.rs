//! Reads finished games.

use super::database::{DbRow, Pool, Query};
use super::{StoreError, sql};
use crate::standings::{Played, Seated};

/// A filter for the finished games of a server.
#[derive(Clone, Copy, Debug, Default)]
pub struct HistoryFilter<'a> {
    /// Only games of this user.
    pub user: Option<u64>,
    /// Only this kind of game.
    pub game: Option<&'a str>,
    /// Only games that this person may see.
    pub seen_by: Option<HistoryViewer>,
}

/// Whoever asks for games, and where. They see the games of that channel, and those they sat at: others may have been
/// played where they may not look.
#[derive(Clone, Copy, Debug)]
pub struct HistoryViewer {
    /// The user.
    pub user: u64,
    /// The channel or thread.
    pub channel: u64,
}

/// Finished games of a server, newest first, after skipping `skip`.
pub(super) async fn history(
    pool: &Pool,
    guild: u64,
    which: HistoryFilter<'_>,
    skip: i64,
    most: i64,
) -> Result<Vec<Played>, StoreError> {
    let query = chosen(guild, which)
        .push_with(" ORDER BY r.number DESC LIMIT ", most)
        .push_with(" OFFSET ", skip)
        .push(sql::WITH_PLACES)
        .push(" ORDER BY r.number DESC, p.seat");
    Ok(games(&query.read(pool).await?))
}

/// The result of a table.
pub(super) async fn result(pool: &Pool, table: &str) -> Result<Option<Played>, StoreError> {
    Ok(games(&Query::new(sql::RESULT_OF_TABLE).bind(table).read(pool).await?).pop())
}

/// How many games ended in a server between two times.
pub(super) async fn count(pool: &Pool, guild: u64, from: i64, until: i64) -> Result<i64, StoreError> {
    let count = Query::new(sql::COUNT_RESULTS).bind(guild).bind(from).bind(until);
    Ok(count.read_first(pool).await?.unwrap_or_default())
}

/// All games of a user in a server, oldest first.
pub(super) async fn games_of(
    pool: &Pool,
    guild: u64,
    user: u64,
    game: Option<&str>,
) -> Result<Vec<Played>, StoreError> {
    let query = chosen(guild, HistoryFilter { user: Some(user), game, seen_by: None });
    let query = query.push(sql::WITH_PLACES).push(" ORDER BY r.number, p.seat");
    Ok(games(&query.read(pool).await?))
}

/// The user someone stole from most often in a server, and how often; among equals the one with the smaller id.
pub(super) async fn victim(
    pool: &Pool,
    guild: u64,
    user: u64,
    game: Option<&str>,
) -> Result<Option<(u64, i64)>, StoreError> {
    let mut query = Query::new(sql::VICTIMS).push_with("", user).push_with(" AND r.guild = ", guild);
    if let Some(game) = game {
        query = query.push_with(" AND r.game = ", game);
    }
    let victims = query.push(sql::MOST_ROBBED).read_pairs::<i64, i64>(pool).await?;
    Ok(victims.into_iter().next().map(|(victim, times)| (victim.cast_unsigned(), times)))
}

/// A user's name in a server, if they have finished a game there.
pub(super) async fn name(pool: &Pool, guild: u64, user: u64) -> Result<Option<String>, StoreError> {
    Query::new(sql::NAME).bind(guild).bind(user).read_first(pool).await
}

fn chosen(guild: u64, which: HistoryFilter<'_>) -> Query {
    let query = Query::new(sql::CHOSEN_RESULTS);
    let query = match which.user {
        Some(user) => query.push_with(sql::OF_PERSON, user).push_with(sql::IN_SERVER, guild),
        None => query.push_with(sql::OF_SERVER, guild),
    };
    let query = match which.game {
        Some(game) => query.push_with(" AND r.game = ", game),
        None => query,
    };
    match which.seen_by {
        Some(HistoryViewer { user, channel }) => {
            query.push_with(sql::IN_CHANNEL, channel).push_with(sql::OR_PLAYED_BY, user).push("))")
        }
        None => query,
    }
}

/// Expects the rows of a game next to each other, its seats in order. A game whose rows can't be decoded is left out:
/// it must not keep others from being read.
pub(super) fn games(rows: &[DbRow]) -> Vec<Played> {
    rows.chunk_by(|one, next| one.bytes("table_id") == next.bytes("table_id")).filter_map(game).collect()
}

fn game(rows: &[DbRow]) -> Option<Played> {
    let first = rows.first()?;
    let decode = || {
        let (table, game, at) = (first.get("table_id")?, first.get("game")?, first.get("at")?);
        let seats = rows.iter().map(seated).collect::<Result<_, sqlx::Error>>()?;
        Ok::<_, sqlx::Error>(Played { table, game, at, seats })
    };
    let table = || String::from_utf8_lossy(first.bytes("table_id")).into_owned();
    decode().inspect_err(|error| tracing::warn!(table = table(), %error, "could not read a result")).ok()
}

fn seated(row: &DbRow) -> Result<Seated, sqlx::Error> {
    let level: Option<i64> = row.get("level")?;
    Ok(Seated {
        user: row.get::<Option<i64>>("user_id")?.map(i64::cast_unsigned),
        name: row.get("name")?,
        place: small(row.get::<i64>("place")?)?,
        points: small(row.get::<i64>("points")?)?,
        away: row.get::<i64>("is_away")? != 0,
        quality: row.get::<Option<i64>>("quality")?.map(small).transpose()?,
        luck: row.get::<Option<i64>>("luck")?.map(small).transpose()?,
        levels: level.zip(row.get("level_in_all")?).map(|(own, all)| [own, all]),
    })
}

fn small<T: TryFrom<i64>>(number: i64) -> Result<T, sqlx::Error>
where
    T::Error: std::error::Error + Send + Sync + 'static,
{
    T::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))
}
