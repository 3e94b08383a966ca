//! Export and erasure: everything stored about a user, and about a server that the bot has left.

use super::database::{Connection, DbRow, Pool, Query};
use super::{AbsenceRow, Notice, StepRow, StoreError, history, reading, rebuild, sql};
use crate::shards::Shards;
use crate::standings::Played;

/// Everything stored about a user, tables and games by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UserExport {
    /// The user's preferences, by key.
    pub settings: Vec<(String, String)>,
    /// When the user was or is away, and their quiet hours.
    pub absences: Vec<AbsenceRow>,
    /// Whether the user is hidden from leaderboards.
    pub hidden: bool,
    /// The user's name in each server.
    pub names: Vec<(u64, String)>,
    /// The ids of all tables the user ever sat at. A heavy player has thousands: they are read one by one.
    pub tables: Vec<String>,
    /// The tables of all games the user finished.
    pub games: Vec<String>,
    /// The user's standings.
    pub standings: Vec<Sums>,
    /// What the user was told about tables that wait for them.
    pub notices: Vec<Notice>,
}

/// The sum of a user's games in a server.
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

/// The erasure of a user.
#[derive(Clone, Debug, Default)]
pub struct Erasure {
    /// The user.
    pub user: u64,
    /// The id that replaces the user's in each server: a random one outside Discord's range. A different one per
    /// server, so that nobody can link them.
    pub aliases: Vec<(Option<u64>, u64)>,
    /// The steps that named the user: table, number and new text.
    pub steps: Vec<(String, u32, String)>,
    /// The tables these steps belong to.
    pub tables: Vec<String>,
    /// Tables of the user that can't be decoded. Whatever may name somebody there is blanked.
    pub damaged: Vec<String>,
    /// A final step for each of these tables that is open. It tells processes with the table in memory that steps were
    /// changed.
    pub marks: Vec<(String, StepRow)>,
}

pub(super) async fn export(pool: &Pool, user: u64) -> Result<UserExport, StoreError> {
    let settings = reading::settings(pool, &format!("user:{user}")).await?;
    let absences = reading::absences(pool, Query::new(sql::ABSENCES_OF).bind(format!("user:{user}"))).await?;
    let hidden = is_hidden(pool, user).await?;
    let names = Query::new(sql::NAMES).bind(user).read_pairs::<i64, String>(pool).await?;
    let standings = Query::new(sql::STANDINGS_EVERYWHERE).bind(user).read(pool).await?;
    Ok(UserExport {
        settings,
        absences,
        hidden,
        names: names.into_iter().map(|(guild, name)| (guild.cast_unsigned(), name)).collect(),
        tables: Query::new(sql::TABLES_OF_PERSON).bind(user).read_firsts(pool).await?,
        games: Query::new(sql::GAMES_OF_PERSON).bind(user).read_firsts(pool).await?,
        standings: standings.iter().map(sums).collect::<Result<_, sqlx::Error>>()?,
        notices: reading::notices_of(pool, user).await?,
    })
}

/// A finished game, with the server where it counts.
pub(super) async fn game(pool: &Pool, table: &str) -> Result<Option<(Option<u64>, Played)>, StoreError> {
    let rows = Query::new(sql::RESULT_OF_TABLE).bind(table).read(pool).await?;
    let guild = rows.first().and_then(|row| row.get::<Option<i64>>("guild").ok().flatten());
    Ok(history::games(&rows).pop().map(|played| (guild.map(i64::cast_unsigned), played)))
}

fn sums(row: &DbRow) -> Result<Sums, sqlx::Error> {
    Ok(Sums {
        period: row.get("period")?,
        guild: row.get::<i64>("guild")?.cast_unsigned(),
        league: row.get("league")?,
        games: row.get("games")?,
        wins: row.get("wins")?,
        points: row.get("points")?,
        level: row.get("level")?,
    })
}

/// Every table a user ever sat at, with its steps.
pub(super) async fn tables_of(pool: &Pool, user: u64) -> Result<Vec<reading::Read>, StoreError> {
    let ids: Vec<String> = Query::new(sql::TABLES_OF_PERSON).bind(user).read_firsts(pool).await?;
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        match reading::table(pool, &id).await {
            Err(StoreError::Unreadable(unreadable)) => tables.push(Err(*unreadable)),
            read => tables.extend(read?.map(Ok)),
        }
    }
    Ok(tables)
}

/// The servers in which a user has finished a game.
pub(super) async fn servers_of(pool: &Pool, user: u64) -> Result<Vec<Option<u64>>, StoreError> {
    let guilds: Vec<Option<i64>> = Query::new(sql::SERVERS_OF_PERSON).bind(user).read_firsts(pool).await?;
    Ok(guilds.into_iter().map(|guild| guild.map(i64::cast_unsigned)).collect())
}

pub(super) async fn is_hidden(pool: &Pool, user: u64) -> Result<bool, StoreError> {
    let found: Option<i64> = Query::new(sql::IS_HIDDEN).bind(user).read_first(pool).await?;
    Ok(found.is_some())
}

/// Replaces a user's id everywhere and deletes the data that was theirs alone.
pub(super) async fn forget(connection: &mut Connection, erasure: &Erasure) -> Result<(), sqlx::Error> {
    let user = erasure.user.cast_signed();
    for (table, number, text) in &erasure.steps {
        let update = Query::new(sql::REWRITE_STEP).bind(table).bind(*number).bind(text);
        update.execute(connection).await?;
    }
    for table in &erasure.damaged {
        let blank = Query::new(sql::BLANK_STEPS).bind(table).bind(format!("%{}%", erasure.user));
        blank.execute(connection).await?;
    }
    let private = erasure.aliases.iter().find(|(guild, _)| guild.is_none());
    for table in erasure.tables.iter().chain(&erasure.damaged) {
        Query::new(sql::DROP_GUEST).bind(table).bind(user).execute(connection).await?;
        if let Some((_, alias)) = private {
            Query::new(sql::RENAME_OWNER).bind(table).bind(user).bind(*alias).execute(connection).await?;
        }
    }
    let mut aliases = erasure.aliases.clone();
    // Always lock servers in the same order, which avoids deadlocks.
    aliases.sort_unstable();
    for (guild, alias) in aliases {
        rename(connection, user, alias.cast_signed(), guild.map(u64::cast_signed)).await?;
    }
    for text in [sql::DROP_SETTINGS, sql::DROP_ABSENCES_OF] {
        Query::new(text).bind(format!("user:{}", erasure.user)).execute(connection).await?;
    }
    for text in [sql::DROP_NAMES, sql::SHOW, sql::DROP_NOTICES_OF_PERSON] {
        Query::new(text).bind(user).execute(connection).await?;
    }
    Ok(())
}

async fn rename(
    connection: &mut Connection,
    user: i64,
    alias: i64,
    guild: Option<i64>,
) -> Result<(), sqlx::Error> {
    let Some(guild) = guild else {
        Query::new(sql::RENAME_PRIVATE_PLACES).bind(user).bind(alias).execute(connection).await?;
        return Ok(());
    };
    connection.lock_server(guild).await?;
    Query::new(sql::RENAME_PLACES).bind(user).bind(alias).bind(guild).execute(connection).await?;
    let mut period = String::new();
    while let Some(next) = rebuild::next_period(connection, &period).await? {
        let rename = Query::new(sql::RENAME_STANDINGS).bind(user).bind(alias).bind(&next).bind(guild);
        rename.execute(connection).await?;
        period = next;
    }
    Ok(())
}

pub(super) async fn hide(connection: &mut Connection, user: u64, hidden: bool) -> Result<(), sqlx::Error> {
    let text = if hidden { sql::HIDE } else { sql::SHOW };
    Query::new(text).bind(user).execute(connection).await?;
    Ok(())
}

/// Records that the bot is in these servers.
pub(super) async fn stay(connection: &mut Connection, guilds: &[u64]) -> Result<(), sqlx::Error> {
    for some in guilds.chunks(500) {
        let rows = some.iter().map(|guild| [(*guild).into()]);
        Query::new(sql::ADD_SERVERS).push_rows(rows).push(sql::STILL_THERE).execute(connection).await?;
    }
    Ok(())
}

/// Records that the bot has left a server.
pub(super) async fn leave(connection: &mut Connection, guild: u64, at: i64) -> Result<(), sqlx::Error> {
    Query::new(sql::LEAVE_SERVER).bind(guild).bind(at).execute(connection).await?;
    Ok(())
}

/// The servers of these shards that the bot is in, as far as the store knows.
pub(super) async fn servers(pool: &Pool, shards: &Shards) -> Result<Vec<u64>, StoreError> {
    let query = Query::new(sql::SERVERS).bind(shards.total()).bind(shards.first()).bind(shards.last());
    let guilds: Vec<i64> = query.read_firsts(pool).await?;
    Ok(guilds.into_iter().map(i64::cast_unsigned).collect())
}

/// The channels with open tables that the bot can write to, and their servers.
pub(super) async fn open_places(pool: &Pool) -> Result<Vec<(u64, Option<u64>)>, StoreError> {
    let places: Vec<(i64, Option<i64>)> = Query::new(sql::OPEN_PLACES).read_pairs(pool).await?;
    let ids = |(channel, guild): (i64, Option<i64>)| (channel.cast_unsigned(), guild.map(i64::cast_unsigned));
    Ok(places.into_iter().map(ids).collect())
}

/// The servers the bot left before this time.
pub(super) async fn left_servers(pool: &Pool, moment: i64) -> Result<Vec<u64>, StoreError> {
    let guilds: Vec<i64> = Query::new(sql::LEFT_SERVERS).bind(moment).read_firsts(pool).await?;
    Ok(guilds.into_iter().map(i64::cast_unsigned).collect())
}

/// Some tables of a server.
pub(super) async fn some_tables(pool: &Pool, guild: u64) -> Result<Vec<String>, StoreError> {
    Query::new(sql::SOME_TABLES).bind(guild).read_firsts(pool).await
}

pub(super) async fn drop_tables(connection: &mut Connection, tables: &[String]) -> Result<(), sqlx::Error> {
    for text in sql::DROP_TABLE {
        for table in tables {
            Query::new(text).bind(table).execute(connection).await?;
        }
    }
    Ok(())
}

/// Deletes the remaining data of a server whose tables are deleted.
pub(super) async fn drop_server(connection: &mut Connection, guild: u64) -> Result<(), sqlx::Error> {
    let id = guild.cast_signed();
    connection.lock_server(id).await?;
    rebuild::drop_standings(connection, id).await?;
    for text in sql::DROP_SERVER {
        Query::new(text).bind(id).execute(connection).await?;
    }
    for text in [sql::DROP_SETTINGS, sql::DROP_ABSENCES_OF] {
        Query::new(text).bind(format!("guild:{guild}")).execute(connection).await?;
    }
    Ok(())
}
