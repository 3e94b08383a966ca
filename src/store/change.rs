//! Everything that can be written, and how each is carried out inside a transaction that somebody else began and
//! will end.

use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};

use super::{
    Board, Farewell, Finished, Judged, NewTable, Step, StoreError, Written, judging, privacy, rebuild, score,
    sql,
};

/// Something to write.
pub(super) enum Change {
    Open(NewTable, Entry),
    Append(Entry),
    Close(Entry, Option<Finished>),
    Board { table: String, board: Board },
    Setting { scope: String, key: String, value: String },
    Forget { before: i64 },
    Judge { table: String, judged: Vec<Judged> },
    Rebuild { guild: u64, kept: Vec<String> },
    Prune { period: String, guild: u64 },
    Clear { scope: String, key: String },
    ForgetPerson(Farewell),
    Hide { user: u64, hidden: bool },
    Stay { guilds: Vec<u64> },
    Leave { guild: u64, at: i64 },
    DropTables(Vec<String>),
    DropServer { guild: u64 },
}

/// An addition to a table's journal, and the interaction it came by, if it came by one.
pub(super) struct Entry {
    pub(super) table: String,
    pub(super) steps: Vec<Step>,
    pub(super) interaction: Option<u64>,
}

impl Change {
    /// The scope whose settings it changes, if it does; an empty one for many.
    pub(super) fn settles(&self) -> Option<String> {
        match self {
            Change::Setting { scope, .. } | Change::Clear { scope, .. } => Some(scope.clone()),
            Change::ForgetPerson(_) | Change::DropServer { .. } => Some(String::new()),
            _ => None,
        }
    }

    /// Carries the change out. Unless it answers [`Written::Done`] some of it may be written, and the caller has to
    /// take it back.
    pub(super) async fn carry_out(&self, connection: &mut SqliteConnection) -> Result<Written, StoreError> {
        match self.write(connection).await {
            Ok(()) => Ok(Written::Done),
            Err(Refusal::Repeated) => Ok(Written::Repeated),
            Err(Refusal::Overtaken) => Ok(Written::Overtaken),
            Err(Refusal::Failed(error)) => Err(error.into()),
        }
    }

    async fn write(&self, connection: &mut SqliteConnection) -> Result<(), Refusal> {
        match self {
            Change::Open(table, entry) => {
                count(connection, entry.interaction).await?;
                open(connection, table).await?;
                add_steps(connection, entry).await
            }
            Change::Append(entry) => {
                count(connection, entry.interaction).await?;
                add_steps(connection, entry).await
            }
            Change::Close(entry, result) => {
                count(connection, entry.interaction).await?;
                add_steps(connection, entry).await?;
                close(connection, &entry.table, result.as_ref()).await
            }
            Change::Board { table, board } => remember(connection, table, *board).await,
            Change::Setting { scope, key, value } => {
                rows(connection, sqlx::query(sql::SET_SETTING).bind(scope).bind(key).bind(value)).await?;
                Ok(())
            }
            Change::Forget { before } => {
                rows(connection, sqlx::query(sql::FORGET_INTERACTIONS).bind(before)).await?;
                Ok(())
            }
            Change::Judge { table, judged } => Ok(judging::judge(connection, table, judged).await?),
            Change::Rebuild { guild, kept } => Ok(rebuild::rebuild(connection, *guild, kept).await?),
            Change::Clear { scope, key } => {
                rows(connection, sqlx::query(sql::CLEAR_SETTING).bind(scope).bind(key)).await?;
                Ok(())
            }
            Change::ForgetPerson(farewell) => Ok(privacy::forget(connection, farewell).await?),
            Change::Hide { user, hidden } => Ok(privacy::hide(connection, *user, *hidden).await?),
            Change::Stay { guilds } => Ok(privacy::stay(connection, guilds).await?),
            Change::Leave { guild, at } => Ok(privacy::leave(connection, *guild, *at).await?),
            Change::DropTables(tables) => Ok(privacy::drop_tables(connection, tables).await?),
            Change::DropServer { guild } => Ok(privacy::drop_server(connection, *guild).await?),
            Change::Prune { period, guild } => {
                rows(connection, sqlx::query(sql::PRUNE).bind(period).bind(guild.cast_signed())).await?;
                Ok(())
            }
        }
    }
}

/// Why a change is not carried out.
enum Refusal {
    Repeated,
    Overtaken,
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        Refusal::Failed(error)
    }
}

/// Comes first: a repeated delivery of a move also finds its table moved on, but its sender should hear that the
/// move has counted.
async fn count(connection: &mut SqliteConnection, interaction: Option<u64>) -> Result<(), Refusal> {
    let Some(id) = interaction else { return Ok(()) };
    let insert = sqlx::query(sql::COUNT_INTERACTION).bind(id.cast_signed()).bind(now());
    if rows(connection, insert).await? == 0 { Err(Refusal::Repeated) } else { Ok(()) }
}

async fn open(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), Refusal> {
    let insert = sqlx::query(sql::OPEN_TABLE)
        .bind(&table.id)
        .bind(table.guild.map(u64::cast_signed))
        .bind(table.channel.cast_signed())
        .bind(table.opened_at)
        .bind(&table.seed);
    unless_overtaken(rows(connection, insert).await?)
}

async fn add_steps(connection: &mut SqliteConnection, entry: &Entry) -> Result<(), Refusal> {
    for Step { number, at, text, guest } in &entry.steps {
        let insert =
            sqlx::query(sql::ADD_STEP).bind(&entry.table).bind(i64::from(*number)).bind(at).bind(text);
        unless_overtaken(rows(connection, insert).await?)?;
        if let Some(guest) = guest {
            let insert = sqlx::query(sql::ADD_GUEST).bind(&entry.table).bind(guest.cast_signed());
            rows(connection, insert).await?;
        }
    }
    Ok(())
}

async fn close(
    connection: &mut SqliteConnection,
    table: &str,
    result: Option<&Finished>,
) -> Result<(), Refusal> {
    unless_overtaken(rows(connection, sqlx::query(sql::CLOSE_TABLE).bind(table)).await?)?;
    if let Some(finished) = result {
        score::add(connection, table, finished).await?;
    }
    Ok(())
}

async fn remember(connection: &mut SqliteConnection, table: &str, board: Board) -> Result<(), Refusal> {
    let update = sqlx::query(sql::REMEMBER_BOARD)
        .bind(table)
        .bind(board.channel.cast_signed())
        .bind(board.message.cast_signed());
    rows(connection, update).await?;
    Ok(())
}

const fn unless_overtaken(rows: u64) -> Result<(), Refusal> {
    if rows == 0 { Err(Refusal::Overtaken) } else { Ok(()) }
}

/// How many rows a statement wrote.
async fn rows(
    connection: &mut SqliteConnection,
    statement: Query<'_, Sqlite, SqliteArguments>,
) -> Result<u64, sqlx::Error> {
    Ok(statement.execute(connection).await?.rows_affected())
}

/// When an interaction was counted is housekeeping and no part of a game, so the store asks the clock itself.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
