//! Reads tables, settings and outages, and what clean-up has to do.

use super::change::NO_CHANNEL;
use super::database::{Connection, DbRow, Pool, Query};
use super::{
    AbsenceRow, BoardLocation, NewTable, Notice, Outage, Place, StepRow, StoreError, Stored, TableHead,
    TablesAround, Unreadable, schema, sql,
};
use crate::shards::Shards;

/// A table as it was read: one that can't be decoded doesn't keep others from being read.
pub(super) type Read = Result<Stored, Unreadable>;

/// Some tables, and the id after which the next ones are read; none if these are the last.
pub(super) struct TablePage {
    pub(super) tables: Vec<Read>,
    pub(super) next: Option<String>,
}

impl TablePage {
    /// A table that can't be read has an id all the same. One whose id can't be read is in the next page again.
    fn new(rows: &[DbRow]) -> TablePage {
        let next = rows.iter().rev().find_map(|row| row.get("id").ok());
        TablePage { tables: tables(rows), next }
    }
}

/// The next open tables of some shards.
pub(super) async fn open_tables(pool: &Pool, shards: &Shards, after: &str) -> Result<TablePage, StoreError> {
    let query = Query::new(sql::OPEN_TABLES).bind(after);
    let query = query.bind(shards.total()).bind(shards.first()).bind(shards.last());
    Ok(TablePage::new(&query.read(pool).await?))
}

/// The tables of which it can't be said whether they are open.
pub(super) async fn doubtful_tables(pool: &Pool, shards: &Shards) -> Result<Vec<Read>, StoreError> {
    let query = Query::new(sql::DOUBTFUL_TABLES);
    let query = query.bind(shards.total()).bind(shards.first()).bind(shards.last());
    Ok(tables(&query.read(pool).await?))
}

/// The next tables after this id.
pub(super) async fn tables_after(pool: &Pool, id: &str) -> Result<TablePage, StoreError> {
    Ok(TablePage::new(&Query::new(sql::TABLES_AFTER).bind(id).read(pool).await?))
}

/// What SQLite finds wrong with its file, and rows whose foreign key is missing.
pub(super) async fn integrity(pool: &Pool) -> Result<Vec<String>, StoreError> {
    if let Pool::Postgres(_) = pool {
        return Ok(Vec::new());
    }
    let verdicts: Vec<String> = Query::new(sql::INTEGRITY_SQLITE).read_firsts(pool).await?;
    let mut problems: Vec<String> = verdicts.into_iter().filter(|verdict| verdict != "ok").collect();
    let strays = Query::new(sql::FOREIGN_KEYS_SQLITE).read(pool).await?.len();
    problems.extend((strays > 0).then(|| format!("{strays} rows refer to none")));
    Ok(problems)
}

/// Whether this program can read a database as it is, or why not.
pub(super) async fn check_version(pool: &Pool) -> Result<Result<(), String>, StoreError> {
    let last: Option<Option<i64>> = Query::new(sql::LAST_MIGRATION).read_first(pool).await?;
    if let Err(why) = schema::check_migrated(last.flatten()) {
        return Ok(Err(why));
    }
    let minimum: Option<String> = Query::new(sql::MINIMUM_READER).read_first(pool).await?;
    Ok(schema::check_reader(minimum.as_deref()))
}

/// What stands in a column of a SQLite file that can't be there: a text for a number, or one that is no UTF-8.
pub(super) async fn odd_values(pool: &Pool) -> Result<Vec<String>, StoreError> {
    let mut problems = Vec::new();
    if let Pool::Postgres(_) = pool {
        return Ok(problems);
    }
    let columns = Query::new(sql::COLUMNS_SQLITE).read(pool).await?;
    for column in &columns {
        let [table, name, kind] = ["table_name", "name", "kind"].map(|part| column.get::<String>(part));
        let (table, name, is_text) = (table?, name?, kind? == "TEXT");
        let odd = count_odd(pool, &table, &name, is_text).await?;
        problems.extend((odd > 0).then(|| format!("{table}.{name}: {odd} values can't be read")));
    }
    Ok(problems)
}

/// Counts the values of a column that can't be read, page by page.
async fn count_odd(pool: &Pool, table: &str, column: &str, is_text: bool) -> Result<usize, StoreError> {
    let (mut odd, mut last) = (0, i64::MIN);
    loop {
        let page = Query::new("SELECT rowid AS number, CAST(")
            .push(&quoted(column))
            .push(" AS BLOB) AS value, typeof(");
        let page = page.push(&quoted(column)).push(") AS kind FROM ").push(&quoted(table));
        // SQLite reads only those that may be odd.
        let page = page.push_with(" WHERE rowid > ", last).push(" AND typeof(").push(&quoted(column));
        let page = page.push(if is_text { ") <> 'null'" } else { ") NOT IN ('integer', 'null')" });
        let rows = page.push(" ORDER BY rowid LIMIT 1000").read(pool).await?;
        for row in &rows {
            let is_good = is_text
                && row.get::<String>("kind")? == "text"
                && std::str::from_utf8(row.bytes("value")).is_ok();
            odd += usize::from(!is_good);
            last = row.get("number")?;
        }
        if rows.is_empty() {
            return Ok(odd);
        }
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// The outages that ended after this time.
pub(super) async fn outages(pool: &Pool, after: i64) -> Result<Vec<Outage>, StoreError> {
    let read = |row: &DbRow| {
        let [shard, total] = ["shard", "total"].map(|column| row.get::<i64>(column));
        let (shard, total) = (u32::try_from(shard.ok()?).ok()?, u32::try_from(total.ok()?).ok()?);
        Some(Outage { shard, total, from: row.get("started_at").ok()?, to: row.get("ended_at").ok()? })
    };
    Ok(Query::new(sql::OUTAGES).bind(after).read(pool).await?.iter().filter_map(read).collect())
}

/// Absences. One that can't be read is left out.
pub(super) async fn absences(pool: &Pool, query: Query) -> Result<Vec<AbsenceRow>, StoreError> {
    let read = |row: &DbRow| {
        Some(AbsenceRow {
            scope: row.get("scope").ok()?,
            from: row.get("from_at").ok()?,
            until: row.get("until_at").ok()?,
            hours: row.get("hours").ok()?,
            changed: row.get("changed_at").ok()?,
        })
    };
    Ok(query.read(pool).await?.iter().filter_map(read).collect())
}

/// The tables that Discord doesn't show as they are.
pub(super) async fn owed(pool: &Pool, shards: &Shards, before: i64) -> Result<Vec<String>, StoreError> {
    let query = Query::new(sql::OWED_TABLES).bind(shards.total()).bind(shards.first()).bind(shards.last());
    query.bind(before).read_firsts(pool).await
}

/// What a person was told about a table.
pub(super) async fn notice(pool: &Pool, table: &str, user: u64) -> Result<Option<Notice>, StoreError> {
    let rows = Query::new(sql::NOTICE).bind(table).bind(user).read(pool).await?;
    Ok(rows.first().map(read_notice).transpose()?)
}

/// What a person was told about all tables.
pub(super) async fn notices_of(pool: &Pool, user: u64) -> Result<Vec<Notice>, StoreError> {
    let rows = Query::new(sql::NOTICES_OF_PERSON).bind(user).read(pool).await?;
    Ok(rows.iter().map(read_notice).collect::<Result<_, _>>()?)
}

fn read_notice(row: &DbRow) -> Result<Notice, sqlx::Error> {
    let number =
        |column| u32::try_from(row.get::<i64>(column)?).map_err(|error| sqlx::Error::Decode(error.into()));
    let message = discord_id(row, "channel")?.zip(discord_id(row, "message")?);
    Ok(Notice {
        table: row.get("table_id")?,
        user: row.get::<i64>("user_id")?.cast_unsigned(),
        told: number("told")?,
        message: message.map(|(channel, message)| BoardLocation { channel, message }),
        version: number("version")?,
        reminders: number("reminders")?,
        muted: number("muted")?,
    })
}

/// The open tables at which a person has ever sat, and where their boards are.
pub(super) async fn open_heads_of(
    pool: &Pool,
    user: u64,
    most: usize,
) -> Result<Vec<(String, TableHead)>, StoreError> {
    let rows = Query::new(sql::OPEN_HEADS_OF).bind(user).bind(most as i64).read(pool).await?;
    let read = |row: &DbRow| {
        let steps = u32::try_from(row.get::<i64>("steps").ok()?).ok()?;
        let head = TableHead { steps, over: false, board: board(row).ok()?, shown: 0 };
        Some((row.get("id").ok()?, head))
    };
    Ok(rows.iter().filter_map(read).collect())
}

/// The time of the last step of any open table, until a moment.
pub(super) async fn last_step_at(pool: &Pool, until: i64) -> Result<Option<i64>, StoreError> {
    Ok(Query::new(sql::LAST_STEP_AT).bind(until).read_first(pool).await?.flatten())
}

/// The users who ever sat at a table.
pub(super) async fn participants(pool: &Pool, table: &str) -> Result<Vec<u64>, StoreError> {
    let participants: Vec<i64> = Query::new(sql::PARTICIPANTS).bind(table).read_firsts(pool).await?;
    Ok(participants.into_iter().map(i64::cast_unsigned).collect())
}

pub(super) async fn open_table_in(pool: &Pool, channel: u64) -> Result<Option<Stored>, StoreError> {
    let rows = Query::new(sql::OPEN_TABLE_IN).bind(channel).read(pool).await?;
    Ok(tables(&rows).pop().transpose()?)
}

/// The open private tables of a person.
pub(super) async fn private_tables(pool: &Pool, user: u64) -> Result<Vec<String>, StoreError> {
    let rows = Query::new(sql::PRIVATE_TABLES_OF).bind(user).read(pool).await?;
    Ok(rows.iter().map(DbRow::first).collect::<Result<_, _>>()?)
}

/// The open tables that count when somebody opens another.
pub(super) async fn around(
    connection: &mut Connection,
    user: u64,
    guild: Option<u64>,
) -> Result<TablesAround, sqlx::Error> {
    let rows = Query::new(sql::OPEN_TABLES_OF).bind(user).all(connection).await?;
    let of_person = rows.iter().map(DbRow::first).collect::<Result<_, _>>()?;
    let private = Query::new(sql::COUNT_PRIVATE_TABLES).bind(user).number(connection).await?;
    let in_server = match guild {
        Some(guild) => Query::new(sql::COUNT_TABLES_IN_SERVER).bind(guild).number(connection).await?,
        None => None,
    };
    let [private, in_server] =
        [private, in_server].map(|count| count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0));
    Ok(TablesAround { of_person, private, in_server })
}

pub(super) async fn table_head(pool: &Pool, id: &str) -> Result<Option<TableHead>, StoreError> {
    let rows = Query::new(sql::TABLE_HEAD).bind(id).read(pool).await?;
    let read = |row: &DbRow| {
        let steps =
            u32::try_from(row.get::<i64>("steps")?).map_err(|error| sqlx::Error::Decode(error.into()))?;
        let (over, board, shown) = (row.get::<i64>("is_over")? != 0, board(row)?, shown(row)?);
        Ok::<_, sqlx::Error>(TableHead { steps, over, board, shown })
    };
    Ok(rows.first().map(read).transpose()?)
}

pub(super) async fn has_counted(pool: &Pool, interaction: u64) -> Result<bool, StoreError> {
    let found: Option<i64> = Query::new(sql::COUNTED_INTERACTION).bind(interaction).read_first(pool).await?;
    Ok(found.is_some())
}

pub(super) async fn table(pool: &Pool, id: &str) -> Result<Option<Stored>, StoreError> {
    let rows = Query::new(sql::TABLE).bind(id).read(pool).await?;
    Ok(tables(&rows).pop().transpose()?)
}

pub(super) async fn last_table(pool: &Pool, channel: u64) -> Result<Option<Stored>, StoreError> {
    let rows = Query::new(sql::LAST_TABLE).bind(channel).read(pool).await?;
    Ok(tables(&rows).pop().transpose()?)
}

pub(super) async fn setting(pool: &Pool, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
    Query::new(sql::SETTING).bind(scope).bind(key).read_first(pool).await
}

pub(super) async fn settings(pool: &Pool, scope: &str) -> Result<Vec<(String, String)>, StoreError> {
    Query::new(sql::SETTINGS).bind(scope).read_pairs(pool).await
}

pub(super) async fn settings_of(pool: &Pool, key: &str) -> Result<Vec<(String, String)>, StoreError> {
    Query::new(sql::SETTINGS_OF_KEY).bind(key).read_pairs(pool).await
}

/// The next server with results after this one.
pub(super) async fn next_server(pool: &Pool, after: i64) -> Result<Option<i64>, StoreError> {
    Ok(Query::new(sql::NEXT_SERVER).bind(after).read_first(pool).await?.flatten())
}

/// The next period with standings after this one.
pub(super) async fn next_period(pool: &Pool, after: &str) -> Result<Option<String>, StoreError> {
    Ok(Query::new(sql::NEXT_PERIOD).bind(after).read_first(pool).await?.flatten())
}

/// A server with standings in a period.
pub(super) async fn server_in(pool: &Pool, period: &str) -> Result<Option<u64>, StoreError> {
    let guild: Option<Option<i64>> = Query::new(sql::SERVER_IN_PERIOD).bind(period).read_first(pool).await?;
    Ok(guild.flatten().map(i64::cast_unsigned))
}

/// Expects the rows of a table next to each other, its steps in order.
fn tables(rows: &[DbRow]) -> Vec<Read> {
    rows.chunk_by(|one, next| one.bytes("id") == next.bytes("id")).filter_map(table_of).collect()
}

fn table_of(rows: &[DbRow]) -> Option<Read> {
    let first = rows.first()?;
    let decode = || {
        let mut stored = stored(first)?;
        for row in rows {
            stored.steps.extend(step(row)?);
        }
        Ok(stored)
    };
    Some(decode().map_err(|error: sqlx::Error| Unreadable {
        id: String::from_utf8_lossy(first.bytes("id")).into_owned(),
        guild: discord_id(first, "guild").ok().flatten(),
        place: place(first).ok(),
        is_later: matches!(&error, sqlx::Error::Decode(inner) if inner.is::<UnknownPlace>()),
        why: error.to_string(),
    }))
}

fn stored(row: &DbRow) -> Result<Stored, sqlx::Error> {
    let table = NewTable {
        id: row.get("id")?,
        guild: discord_id(row, "guild")?,
        place: place(row)?,
        is_external: row.get::<i64>("is_guest")? != 0,
        opened_at: row.get("opened_at")?,
        seed: row.get("seed")?,
    };
    let over = match row.get::<i64>("is_over")? {
        0 => false,
        1 => true,
        _ => return Err(sqlx::Error::Decode("it is neither open nor over".into())),
    };
    // Without its message a table can go on: the next board is posted anew.
    let (board, shown) = (board(row).unwrap_or_default(), shown(row).unwrap_or_default());
    Ok(Stored { table, over, board, shown, steps: Vec::new() })
}

fn place(row: &DbRow) -> Result<Place, sqlx::Error> {
    let channel = row.get::<i64>("channel")?.cast_unsigned();
    match discord_id(row, "owner")? {
        Some(owner) => Ok(Place::Private(owner)),
        // No channel has this id: a later version's table is in a place that this version doesn't know.
        None if channel == NO_CHANNEL => Err(sqlx::Error::Decode(UnknownPlace.into())),
        None => Ok(Place::Channel(channel)),
    }
}

#[derive(Debug, thiserror::Error)]
#[error("it is in no place that this version knows")]
struct UnknownPlace;

fn board(row: &DbRow) -> Result<Option<BoardLocation>, sqlx::Error> {
    let place = discord_id(row, "board_channel")?.zip(discord_id(row, "board_message")?);
    Ok(place.map(|(channel, message)| BoardLocation { channel, message }))
}

fn shown(row: &DbRow) -> Result<u32, sqlx::Error> {
    u32::try_from(row.get::<i64>("shown")?).map_err(|error| sqlx::Error::Decode(error.into()))
}

fn step(row: &DbRow) -> Result<Option<StepRow>, sqlx::Error> {
    let Some(number) = row.get::<Option<i64>>("number")? else { return Ok(None) };
    let number = u32::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))?;
    Ok(Some(StepRow { number, at: row.get("at")?, text: row.get("text")?, participant: None }))
}

fn discord_id(row: &DbRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.get::<Option<i64>>(column)?.map(i64::cast_unsigned))
}
