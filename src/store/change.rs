//! Everything that can be written. Each change runs inside a transaction that the caller begins and ends.

use std::time::{SystemTime, UNIX_EPOCH};

use super::database::{Connection, Query};
use super::{
    AbsenceRow, Analysed, BoardLocation, Erasure, Finished, NewTable, Notice, Outage, StepRow, StoreError,
    TableLimits, Written, analysis, privacy, reading, rebuild, score, sql,
};

/// A change to write.
pub(super) enum Write {
    Open(NewTable, NewSteps, Option<Box<TableLimits>>),
    Append(NewSteps),
    Close(NewSteps, Option<Finished>),
    CloseParked { table: String, channel: Option<u64>, interaction: u64 },
    Shown { table: String, board: BoardLocation, steps: u32 },
    ClaimPublishing { table: String, process: u64, now: i64, until: i64 },
    ReleasePublishing { table: String, process: u64 },
    Settle { table: String },
    MarkUnshown,
    ClaimNotice { table: String, user: u64, now: i64, until: i64 },
    Notice(Notice),
    DropNotice { table: String, user: u64 },
    Mute { table: String, user: u64, call: u32 },
    Setting { scope: String, key: String, value: String },
    ClaimSetting { scope: String, key: String, value: String },
    Forget { before: i64 },
    Analyse { table: String, analysed: Vec<Analysed> },
    Rebuild { guild: u64, kept: Vec<String> },
    Prune { period: String, guild: u64 },
    Clear { scope: String, key: String },
    ForgetPerson(Erasure),
    Hide { user: u64, hidden: bool },
    Stay { guilds: Vec<u64> },
    Leave { guild: u64, at: i64 },
    Outage(Outage),
    DropOutages { before: i64 },
    Absence(AbsenceRow),
    DropAbsences { before: i64 },
    DropTables(Vec<String>),
    DropServer { guild: u64 },
}

/// Steps to add to a table, and the interaction that caused them, if one did.
pub(super) struct NewSteps {
    pub(super) table: String,
    pub(super) steps: Vec<StepRow>,
    pub(super) interaction: Option<u64>,
}

impl Write {
    /// The scope whose settings this changes, if it does. An empty scope means several scopes.
    pub(super) fn changed_scope(&self) -> Option<String> {
        match self {
            Write::Setting { scope, .. } | Write::ClaimSetting { scope, .. } | Write::Clear { scope, .. } => {
                Some(scope.clone())
            }
            Write::ForgetPerson(_) | Write::DropServer { .. } => Some(String::new()),
            _ => None,
        }
    }

    /// Runs the change. Unless this returns [`Written::Done`], part of it may be written and the caller must roll back.
    pub(super) async fn apply(&self, connection: &mut Connection) -> Result<Written, StoreError> {
        match self.write(connection).await {
            Ok(()) => Ok(Written::Done),
            Err(ChangeError::Repeated) => Ok(Written::Repeated),
            Err(ChangeError::Overtaken) => Ok(Written::Overtaken),
            Err(ChangeError::Crowded) => Ok(Written::Crowded),
            Err(ChangeError::Failed(error)) => Err(error.into()),
        }
    }

    /// Ordering key: writes with the same key run in order on the same writer. `None` for a change that concerns more
    /// than one table or scope, such as the standings of a server.
    pub(super) fn order(&self) -> Option<&str> {
        match self {
            // Together, so that two transactions of this process don't each hold a lock that the other one needs.
            Write::Open(_, _, Some(_)) => Some("opening"),
            Write::Open(_, NewSteps { table, .. }, None)
            | Write::Append(NewSteps { table, .. })
            | Write::Close(NewSteps { table, .. }, None)
            | Write::Shown { table, .. }
            | Write::ClaimPublishing { table, .. }
            | Write::ReleasePublishing { table, .. }
            | Write::CloseParked { table, .. }
            | Write::Settle { table }
            | Write::ClaimNotice { table, .. }
            | Write::Notice(Notice { table, .. })
            | Write::DropNotice { table, .. }
            | Write::Mute { table, .. } => Some(table),
            Write::Setting { scope, .. } | Write::ClaimSetting { scope, .. } | Write::Clear { scope, .. } => {
                Some(scope)
            }
            _ => None,
        }
    }

    /// Whether it may touch very many rows. Selects the longer statement timeout.
    pub(super) const fn is_lengthy(&self) -> bool {
        matches!(
            self,
            Write::Forget { .. }
                | Write::MarkUnshown
                | Write::Rebuild { .. }
                | Write::Prune { .. }
                | Write::ForgetPerson(_)
                | Write::DropTables(_)
                | Write::DropServer { .. }
        )
    }

    async fn write(&self, connection: &mut Connection) -> Result<(), ChangeError> {
        match self {
            Write::Open(table, entry, room) => {
                count(connection, entry.interaction).await?;
                if let Some(room) = room {
                    check_room(connection, room, table.guild).await?;
                }
                open(connection, table).await?;
                add_steps(connection, entry).await
            }
            Write::Append(entry) => append(connection, entry).await,
            Write::Close(entry, result) => {
                count(connection, entry.interaction).await?;
                add_steps(connection, entry).await?;
                close(connection, &entry.table, result.as_ref()).await
            }
            Write::CloseParked { table, channel, interaction } => {
                count(connection, Some(*interaction)).await?;
                close_parked(connection, table, *channel).await
            }
            Write::Shown { table, board, steps } => {
                let query =
                    Query::new(sql::REMEMBER_SHOWN).bind(table).bind(board.channel).bind(board.message);
                query.bind(*steps).execute(connection).await?;
                Ok(())
            }
            Write::ClaimPublishing { table, process, now, until } => {
                let query =
                    Query::new(sql::CLAIM_PUBLISHING).bind(table).bind(*process).bind(*now).bind(*until);
                unless_overtaken(query.execute(connection).await?)
            }
            Write::ReleasePublishing { table, process } => {
                Query::new(sql::RELEASE_PUBLISHING).bind(table).bind(*process).execute(connection).await?;
                Ok(())
            }
            Write::Settle { table } => {
                Query::new(sql::SETTLE).bind(table).execute(connection).await?;
                Ok(())
            }
            Write::MarkUnshown => {
                Query::new(sql::MARK_UNSHOWN).execute(connection).await?;
                Ok(())
            }
            Write::ClaimNotice { table, user, now, until } => {
                let query = Query::new(sql::CLAIM_NOTICE).bind(table).bind(*user).bind(*now).bind(*until);
                unless_overtaken(query.execute(connection).await?)
            }
            Write::Notice(Notice { table, user, told, message, version, reminders, .. }) => {
                let query = Query::new(sql::PUT_NOTICE).bind(table).bind(*user).bind(*told);
                let query = query.bind(message.map(|at| at.channel)).bind(message.map(|at| at.message));
                query.bind(*version).bind(*reminders).execute(connection).await?;
                Ok(())
            }
            Write::DropNotice { table, user } => {
                Query::new(sql::DROP_NOTICE).bind(table).bind(*user).execute(connection).await?;
                Ok(())
            }
            Write::Mute { table, user, call } => {
                Query::new(sql::MUTE).bind(table).bind(*user).bind(*call).execute(connection).await?;
                Ok(())
            }
            Write::ClaimSetting { scope, key, value } => {
                let query = Query::new(sql::CLAIM_SETTING).bind(scope).bind(key).bind(value);
                unless_overtaken(query.execute(connection).await?)
            }
            Write::Setting { scope, key, value } => {
                Query::new(sql::SET_SETTING).bind(scope).bind(key).bind(value).execute(connection).await?;
                Ok(())
            }
            Write::Forget { before } => {
                Query::new(sql::FORGET_INTERACTIONS).bind(*before).execute(connection).await?;
                Ok(())
            }
            Write::Analyse { table, analysed } => Ok(analysis::analyse(connection, table, analysed).await?),
            Write::Rebuild { guild, kept } => Ok(rebuild::rebuild(connection, *guild, kept).await?),
            Write::Clear { scope, key } => {
                Query::new(sql::CLEAR_SETTING).bind(scope).bind(key).execute(connection).await?;
                Ok(())
            }
            Write::ForgetPerson(erasure) => {
                for (table, step) in &erasure.marks {
                    add_step(connection, table, step).await?;
                }
                Ok(privacy::forget(connection, erasure).await?)
            }
            Write::Hide { user, hidden } => Ok(privacy::hide(connection, *user, *hidden).await?),
            Write::Outage(Outage { shard, total, from, to }) => {
                let put = Query::new(sql::PUT_OUTAGE).bind(*shard).bind(*total).bind(*from).bind(*to);
                put.execute(connection).await?;
                Ok(())
            }
            Write::DropOutages { before } => {
                Query::new(sql::DROP_OUTAGES).bind(*before).execute(connection).await?;
                Ok(())
            }
            Write::Absence(AbsenceRow { scope, from, until, hours, changed }) => {
                let put = Query::new(sql::PUT_ABSENCE).bind(scope).bind(*from).bind(hours);
                put.bind(*until).bind(*changed).execute(connection).await?;
                Ok(())
            }
            Write::DropAbsences { before } => {
                Query::new(sql::DROP_ABSENCES).bind(*before).execute(connection).await?;
                Ok(())
            }
            Write::Stay { guilds } => Ok(privacy::stay(connection, guilds).await?),
            Write::Leave { guild, at } => Ok(privacy::leave(connection, *guild, *at).await?),
            Write::DropTables(tables) => Ok(privacy::drop_tables(connection, tables).await?),
            Write::DropServer { guild } => Ok(privacy::drop_server(connection, *guild).await?),
            Write::Prune { period, guild } => {
                Query::new(sql::PRUNE).bind(period).bind(*guild).execute(connection).await?;
                Ok(())
            }
        }
    }
}

/// Why a change was not made.
enum ChangeError {
    Repeated,
    Overtaken,
    Crowded,
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for ChangeError {
    fn from(error: sqlx::Error) -> ChangeError {
        ChangeError::Failed(error)
    }
}

/// Must run first. A repeated delivery of a move also finds that its table has moved on, but the answer must be
/// "repeated" and not "overtaken".
async fn count(connection: &mut Connection, interaction: Option<u64>) -> Result<(), ChangeError> {
    let Some(id) = interaction else { return Ok(()) };
    let insert = Query::new(sql::COUNT_INTERACTION).bind(id).bind(now());
    if insert.execute(connection).await? == 0 { Err(ChangeError::Repeated) } else { Ok(()) }
}

/// The channel column's value for a private table. The column is older than private tables and is NOT NULL.
pub(super) const NO_CHANNEL: u64 = 0;

/// Counts in the same transaction in which a table is opened. On PostgreSQL two processes could count at the same time,
/// so they take turns. The locks are not those of a server's results, which may be held for long.
async fn check_room(
    connection: &mut Connection,
    room: &TableLimits,
    guild: Option<u64>,
) -> Result<(), ChangeError> {
    for id in [Some(room.user), guild].into_iter().flatten() {
        connection.lock_opening(id).await?;
    }
    let around = reading::around(connection, room.user, guild).await?;
    let is_new = |table: &String| !room.known.contains(table);
    let is_crowded = around.of_person.iter().any(is_new)
        || around.private > room.private
        || around.in_server > room.in_server;
    if is_crowded { Err(ChangeError::Crowded) } else { Ok(()) }
}

async fn open(connection: &mut Connection, table: &NewTable) -> Result<(), ChangeError> {
    let insert = Query::new(sql::OPEN_TABLE)
        .bind(&table.id)
        .bind(table.guild)
        .bind(table.place.channel().unwrap_or(NO_CHANNEL))
        .bind(table.place.owner())
        .bind(table.opened_at)
        .bind(&table.seed)
        .bind(i64::from(table.is_external));
    unless_overtaken(insert.execute(connection).await?)
}

/// Nearly always a single step with an interaction, which takes PostgreSQL one statement. On SQLite such a step is
/// written in a batch and gets here only when the batch failed.
async fn append(connection: &mut Connection, entry: &NewSteps) -> Result<(), ChangeError> {
    let (Connection::Postgres(_), Some(interaction), [step @ StepRow { participant: None, .. }]) =
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
        Some(1) => Err(ChangeError::Overtaken),
        _ => Err(ChangeError::Repeated),
    }
}

async fn add_steps(connection: &mut Connection, entry: &NewSteps) -> Result<(), ChangeError> {
    for step in &entry.steps {
        add_step(connection, &entry.table, step).await?;
    }
    Ok(())
}

async fn add_step(connection: &mut Connection, table: &str, step: &StepRow) -> Result<(), ChangeError> {
    let add = connection.choose(sql::ADD_STEP, sql::ADD_STEP_POSTGRES);
    let insert = Query::new(add).bind(table).bind(step.number).bind(step.at).bind(&step.text);
    unless_overtaken(insert.execute(connection).await?)?;
    if let Some(participant) = step.participant {
        Query::new(sql::ADD_PARTICIPANT).bind(table).bind(participant).execute(connection).await?;
    }
    Ok(())
}

async fn close(
    connection: &mut Connection,
    table: &str,
    result: Option<&Finished>,
) -> Result<(), ChangeError> {
    unless_overtaken(Query::new(sql::CLOSE_TABLE).bind(table).execute(connection).await?)?;
    Query::new(sql::DROP_PAST_NOTICES).bind(table).execute(connection).await?;
    if let Some(finished) = result {
        score::add(connection, table, finished).await?;
    }
    Ok(())
}

async fn close_parked(
    connection: &mut Connection,
    table: &str,
    channel: Option<u64>,
) -> Result<(), ChangeError> {
    let mut closed = Query::new(sql::CLOSE_PARKED).bind(table).execute(connection).await?;
    // PostgreSQL stores no id that isn't a text.
    if let (0, Some(channel), Connection::Sqlite(_)) = (closed, channel, &*connection) {
        closed = Query::new(sql::CLOSE_NAMELESS_SQLITE).bind(channel).execute(connection).await?;
    }
    unless_overtaken(closed)
}

const fn unless_overtaken(rows: u64) -> Result<(), ChangeError> {
    if rows == 0 { Err(ChangeError::Overtaken) } else { Ok(()) }
}

/// The time an interaction was applied is not part of a game, so the store reads the clock itself.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
