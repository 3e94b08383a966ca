//! What is kept of a person, and of a server that the bot has left: all of it, and how it goes.

use std::collections::HashMap;

use sqlx::sqlite::{Sqlite, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{QueryBuilder, Row};

use super::{StoreError, Stored, past, reading, rebuild, sql};
use crate::standings::Played;

/// Everything that is kept of a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dossier {
    /// Their preferences, by key.
    pub settings: Vec<(String, String)>,
    /// Whether they are on leaderboards.
    pub hidden: bool,
    /// By server, what they are called there.
    pub names: Vec<(u64, String)>,
    /// Every table they ever sat at.
    pub tables: Vec<Stored>,
    /// Every game they finished, with its server.
    pub games: Vec<(Option<u64>, Played)>,
    /// Their standings.
    pub standings: Vec<Sums>,
}

/// What somebody's games in a server come to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say all")]
pub struct Sums {
    pub period: String,
    pub guild: u64,
    pub league: String,
    pub games: i64,
    pub wins: i64,
    pub points: i64,
    pub level: Option<i64>,
}

/// How a person becomes nobody.
#[derive(Clone, Debug, Default)]
pub struct Farewell {
    /// Who.
    pub user: u64,
    /// Who they are from now on, by server: a number that Discord gives nobody. One for each, so that nobody can tell
    /// that it was the same person.
    pub aliases: Vec<(Option<u64>, u64)>,
    /// The steps that named them: table, number, and what it says from now on.
    pub steps: Vec<(String, u32, String)>,
    /// The tables whose steps these are.
    pub tables: Vec<String>,
}

pub(super) async fn dossier(pool: &SqlitePool, user: u64) -> Result<Dossier, StoreError> {
    let id = user.cast_signed();
    let settings = sqlx::query_as(sql::SETTINGS).bind(format!("user:{user}")).fetch_all(pool).await?;
    let hidden = is_hidden(pool, user).await?;
    let names: Vec<(i64, String)> = sqlx::query_as(sql::NAMES).bind(id).fetch_all(pool).await?;
    let games = sqlx::query(sql::GAMES_EVERYWHERE).bind(id).fetch_all(pool).await?;
    let guild = |row: &SqliteRow| Ok((row.try_get("table_id")?, row.try_get("guild")?));
    let guilds: HashMap<String, Option<i64>> = games.iter().map(guild).collect::<Result<_, sqlx::Error>>()?;
    let with_guild = |played: Played| {
        let guild = guilds.get(&played.table).copied().flatten();
        (guild.map(i64::cast_unsigned), played)
    };
    let games = past::games(&games)?.into_iter().map(with_guild).collect();
    let standings = sqlx::query(sql::STANDINGS_EVERYWHERE).bind(id).fetch_all(pool).await?;
    Ok(Dossier {
        settings,
        hidden,
        names: names.into_iter().map(|(guild, name)| (guild.cast_unsigned(), name)).collect(),
        tables: tables_of(pool, user).await?,
        games,
        standings: standings.iter().map(sums).collect::<Result<_, sqlx::Error>>()?,
    })
}

fn sums(row: &SqliteRow) -> Result<Sums, sqlx::Error> {
    Ok(Sums {
        period: row.try_get("period")?,
        guild: row.try_get::<i64, _>("guild")?.cast_unsigned(),
        league: row.try_get("league")?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        points: row.try_get("points")?,
        level: row.try_get("level")?,
    })
}

/// Every table a person ever sat at, with its steps.
pub(super) async fn tables_of(pool: &SqlitePool, user: u64) -> Result<Vec<Stored>, StoreError> {
    let ids: Vec<String> =
        sqlx::query_scalar(sql::TABLES_OF_PERSON).bind(user.cast_signed()).fetch_all(pool).await?;
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        tables.extend(reading::table(pool, &id).await?);
    }
    Ok(tables)
}

/// The servers a person has finished a game in.
pub(super) async fn servers_of(pool: &SqlitePool, user: u64) -> Result<Vec<Option<u64>>, StoreError> {
    let guilds: Vec<Option<i64>> =
        sqlx::query_scalar(sql::SERVERS_OF_PERSON).bind(user.cast_signed()).fetch_all(pool).await?;
    Ok(guilds.into_iter().map(|guild| guild.map(i64::cast_unsigned)).collect())
}

pub(super) async fn is_hidden(pool: &SqlitePool, user: u64) -> Result<bool, StoreError> {
    let found: Option<i64> =
        sqlx::query_scalar(sql::IS_HIDDEN).bind(user.cast_signed()).fetch_optional(pool).await?;
    Ok(found.is_some())
}

/// Puts a number in a person's place everywhere, and drops what was theirs alone.
pub(super) async fn forget(
    connection: &mut SqliteConnection,
    farewell: &Farewell,
) -> Result<(), sqlx::Error> {
    let user = farewell.user.cast_signed();
    for (table, number, text) in &farewell.steps {
        let update = sqlx::query(sql::REWRITE_STEP).bind(table).bind(i64::from(*number)).bind(text);
        update.execute(&mut *connection).await?;
    }
    for table in &farewell.tables {
        sqlx::query(sql::DROP_GUEST).bind(table).bind(user).execute(&mut *connection).await?;
    }
    for (guild, alias) in &farewell.aliases {
        rename(connection, user, alias.cast_signed(), guild.map(u64::cast_signed)).await?;
    }
    sqlx::query(sql::DROP_SETTINGS).bind(format!("user:{user}")).execute(&mut *connection).await?;
    for text in [sql::DROP_NAMES, sql::SHOW] {
        sqlx::query(text).bind(user).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn rename(
    connection: &mut SqliteConnection,
    user: i64,
    alias: i64,
    guild: Option<i64>,
) -> Result<(), sqlx::Error> {
    let Some(guild) = guild else {
        sqlx::query(sql::RENAME_PRIVATE_PLACES).bind(user).bind(alias).execute(connection).await?;
        return Ok(());
    };
    sqlx::query(sql::RENAME_PLACES).bind(user).bind(alias).bind(guild).execute(&mut *connection).await?;
    let mut period = String::new();
    while let Some(next) = rebuild::next_period(connection, &period).await? {
        let rename = sqlx::query(sql::RENAME_STANDINGS).bind(user).bind(alias).bind(&next).bind(guild);
        rename.execute(&mut *connection).await?;
        period = next;
    }
    Ok(())
}

pub(super) async fn hide(
    connection: &mut SqliteConnection,
    user: u64,
    hidden: bool,
) -> Result<(), sqlx::Error> {
    let text = if hidden { sql::HIDE } else { sql::SHOW };
    sqlx::query(text).bind(user.cast_signed()).execute(connection).await?;
    Ok(())
}

/// Notes that the bot is in these servers.
pub(super) async fn stay(connection: &mut SqliteConnection, guilds: &[u64]) -> Result<(), sqlx::Error> {
    for some in guilds.chunks(500) {
        let mut insert = QueryBuilder::<Sqlite>::new(sql::ADD_SERVERS);
        insert.push_values(some, |mut row, guild| {
            row.push_bind(guild.cast_signed());
        });
        insert.push(sql::STILL_THERE).build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Notes that the bot has left a server.
pub(super) async fn leave(connection: &mut SqliteConnection, guild: u64, at: i64) -> Result<(), sqlx::Error> {
    sqlx::query(sql::LEAVE_SERVER).bind(guild.cast_signed()).bind(at).execute(connection).await?;
    Ok(())
}

/// The servers the bot is in, as far as it knows; or those it left before a moment.
pub(super) async fn servers(pool: &SqlitePool, left_before: Option<i64>) -> Result<Vec<u64>, StoreError> {
    let guilds: Vec<i64> = match left_before {
        None => sqlx::query_scalar(sql::SERVERS).fetch_all(pool).await?,
        Some(moment) => sqlx::query_scalar(sql::LEFT_SERVERS).bind(moment).fetch_all(pool).await?,
    };
    Ok(guilds.into_iter().map(i64::cast_unsigned).collect())
}

/// Some tables of a server.
pub(super) async fn some_tables(pool: &SqlitePool, guild: u64) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar(sql::SOME_TABLES).bind(guild.cast_signed()).fetch_all(pool).await?)
}

pub(super) async fn drop_tables(
    connection: &mut SqliteConnection,
    tables: &[String],
) -> Result<(), sqlx::Error> {
    for text in sql::DROP_TABLE {
        for table in tables {
            sqlx::query(text).bind(table).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Drops what is left of a server without tables.
pub(super) async fn drop_server(connection: &mut SqliteConnection, guild: u64) -> Result<(), sqlx::Error> {
    let id = guild.cast_signed();
    rebuild::drop_standings(connection, id).await?;
    for text in sql::DROP_SERVER {
        sqlx::query(text).bind(id).execute(&mut *connection).await?;
    }
    sqlx::query(sql::DROP_SETTINGS).bind(format!("guild:{guild}")).execute(connection).await?;
    Ok(())
}
