//! Everything that can be written, and how each is carried out inside a transaction that somebody else began and
//! will end.

use std::time::{SystemTime, UNIX_EPOCH};

use super::database::{Connection, Query};
use super::{
    Analysed, BoardLocation, Erasure, Finished, NewTable, StepRow, StoreError, Written, analysis, privacy,
    rebuild, score, sql,
};

/// Something to write.
pub(super) enum Change {
    Open(NewTable, Entry),
    Append(Entry),
    Close(Entry, Option<Finished>),
    BoardLocation { table: String, board: BoardLocation },
    Setting { scope: String, key: String, value: String },
    Forget { before: i64 },
    Analyse { table: String, analysed: Vec<Analysed> },
    Rebuild { guild: u64, kept: Vec<String> },
    Prune { period: String, guild: u64 },
    Clear { scope: String, key: String },
    ForgetPerson(Erasure),
    Hide { user: u64, hidden: bool },
    Stay { guilds: Vec<u64> },
    Leave { guild: u64, at: i64 },
    DropTables(Vec<String>),
    DropServer { guild: u64 },
}

/// An addition to a table's journal, and the interaction it came by, if it came by one.
pub(super) struct Entry {
    pub(super) table: String,
    pub(super) steps: Vec<StepRow>,
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
    pub(super) async fn carry_out(&self, connection: &mut Connection) -> Result<Written, StoreError> {
        match self.write(connection).await {
            Ok(()) => Ok(Written::Done),
            Err(Refusal::Repeated) => Ok(Written::Repeated),
            Err(Refusal::Overtaken) => Ok(Written::Overtaken),
            Err(Refusal::Failed(error)) => Err(error.into()),
        }
    }

    /// Whose turn it is among several changes: those of one table or scope are carried out in the order in which they
    /// came. None for what concerns more than that, such as the standings of a server.
    pub(super) fn order(&self) -> Option<&str> {
        match self {
            Change::Open(_, Entry { table, .. })
            | Change::Append(Entry { table, .. })
            | Change::Close(Entry { table, .. }, None)
            | Change::BoardLocation { table, .. } => Some(table),
            Change::Setting { scope, .. } | Change::Clear { scope, .. } => Some(scope),
            _ => None,
        }
    }

    /// Whether it may be a matter of very many rows.
    pub(super) const fn is_lengthy(&self) -> bool {
        matches!(
            self,
            Change::Forget { .. }
                | Change::Rebuild { .. }
                | Change::Prune { .. }
                | Change::ForgetPerson(_)
                | Change::DropTables(_)
                | Change::DropServer { .. }
        )
    }

    async fn write(&self, connection: &mut Connection) -> Result<(), Refusal> {
        match self {
            Change::Open(table, entry) => {
                count(connection, entry.interaction).await?;
                open(connection, table).await?;
                add_steps(connection, entry).await
            }
            Change::Append(entry) => append(connection, entry).await,
            Change::Close(entry, result) => {
                count(connection, entry.interaction).await?;
                add_steps(connection, entry).await?;
                close(connection, &entry.table, result.as_ref()).await
            }
            Change::BoardLocation { table, board } => remember(connection, table, *board).await,
            Change::Setting { scope, key, value } => {
                Query::new(sql::SET_SETTING).bind(scope).bind(key).bind(value).execute(connection).await?;
                Ok(())
            }
            Change::Forget { before } => {
                Query::new(sql::FORGET_INTERACTIONS).bind(*before).execute(connection).await?;
                Ok(())
            }
            Change::Analyse { table, analysed } => Ok(analysis::analyse(connection, table, analysed).await?),
            Change::Rebuild { guild, kept } => Ok(rebuild::rebuild(connection, *guild, kept).await?),
            Change::Clear { scope, key } => {
                Query::new(sql::CLEAR_SETTING).bind(scope).bind(key).execute(connection).await?;
                Ok(())
            }
            Change::ForgetPerson(erasure) => {
                for (table, step) in &erasure.marks {
                    add_step(connection, table, step).await?;
                }
                Ok(privacy::forget(connection, erasure).await?)
            }
            Change::Hide { user, hidden } => Ok(privacy::hide(connection, *user, *hidden).await?),
            Change::Stay { guilds } => Ok(privacy::stay(connection, guilds).await?),
            Change::Leave { guild, at } => Ok(privacy::leave(connection, *guild, *at).await?),
            Change::DropTables(tables) => Ok(privacy::drop_tables(connection, tables).await?),
            Change::DropServer { guild } => Ok(privacy::drop_server(connection, *guild).await?),
            Change::Prune { period, guild } => {
                Query::new(sql::PRUNE).bind(period).bind(*guild).execute(connection).await?;
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
async fn count(connection: &mut Connection, interaction: Option<u64>) -> Result<(), Refusal> {
    let Some(id) = interaction else { return Ok(()) };
    let insert = Query::new(sql::COUNT_INTERACTION).bind(id).bind(now());
    if insert.execute(connection).await? == 0 { Err(Refusal::Repeated) } else { Ok(()) }
}

async fn open(connection: &mut Connection, table: &NewTable) -> Result<(), Refusal> {
    let insert = Query::new(sql::OPEN_TABLE)
        .bind(&table.id)
        .bind(table.guild)
        .bind(table.channel)
        .bind(table.opened_at)
        .bind(&table.seed);
    unless_overtaken(insert.execute(connection).await?)
}

/// Mostly it is a single step by an interaction, which takes PostgreSQL a single text. SQLite gets those in bundles,
/// and here only what is wrong with them.
async fn append(connection: &mut Connection, entry: &Entry) -> Result<(), Refusal> {
    let (Connection::Postgres(_), Some(interaction), [step @ StepRow { guest: None, .. }]) =
        (&*connection, entry.interaction, &entry.steps[..])
    else {
        count(connection, entry.interaction).await?;
        return add_steps(connection, entry).await;
    };
    let insert = Query::new(sql::APPEND_POSTGRES)
        .bind(&entry.table)
        .bind(step.number)
        .bind(step.at)
        .bind(&step.text)
        .bind(interaction)
        .bind(now());
    match insert.number(connection).await? {
        Some(2) => Ok(()),
        Some(1) => Err(Refusal::Overtaken),
        _ => Err(Refusal::Repeated),
    }
}

async fn add_steps(connection: &mut Connection, entry: &Entry) -> Result<(), Refusal> {
    for step in &entry.steps {
        add_step(connection, &entry.table, step).await?;
    }
    Ok(())
}

async fn add_step(connection: &mut Connection, table: &str, step: &StepRow) -> Result<(), Refusal> {
    let add = connection.choose(sql::ADD_STEP, sql::ADD_STEP_POSTGRES);
    let insert = Query::new(add).bind(table).bind(step.number).bind(step.at).bind(&step.text);
    unless_overtaken(insert.execute(connection).await?)?;
    if let Some(guest) = step.guest {
        Query::new(sql::ADD_GUEST).bind(table).bind(guest).execute(connection).await?;
    }
    Ok(())
}

async fn close(connection: &mut Connection, table: &str, result: Option<&Finished>) -> Result<(), Refusal> {
    unless_overtaken(Query::new(sql::CLOSE_TABLE).bind(table).execute(connection).await?)?;
    if let Some(finished) = result {
        score::add(connection, table, finished).await?;
    }
    Ok(())
}

async fn remember(connection: &mut Connection, table: &str, board: BoardLocation) -> Result<(), Refusal> {
    let update = Query::new(sql::REMEMBER_BOARD).bind(table).bind(board.channel).bind(board.message);
    update.execute(connection).await?;
    Ok(())
}

const fn unless_overtaken(rows: u64) -> Result<(), Refusal> {
    if rows == 0 { Err(Refusal::Overtaken) } else { Ok(()) }
}

/// When an interaction was counted is housekeeping and no part of a game, so the store asks the clock itself.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
