//! From rows to plain data.

use super::database::{Pool, Query, Row};
use super::{BoardLocation, NewTable, StepRow, StoreError, Stored, TableHead, sql};
use crate::shards::Shards;

pub(super) async fn open_tables(pool: &Pool, shards: &Shards, after: i64) -> Result<Vec<Stored>, StoreError> {
    let query = Query::new(sql::OPEN_TABLES).bind(after);
    let query = query.bind(shards.total()).bind(shards.first()).bind(shards.last());
    Ok(tables(&query.read(pool).await?)?)
}

pub(super) async fn open_table_in(pool: &Pool, channel: u64) -> Result<Option<Stored>, StoreError> {
    let rows = Query::new(sql::OPEN_TABLE_IN).bind(channel).read(pool).await?;
    Ok(tables(&rows)?.pop())
}

pub(super) async fn table_head(pool: &Pool, id: &str) -> Result<Option<TableHead>, StoreError> {
    let rows = Query::new(sql::GLANCE).bind(id).read(pool).await?;
    let read = |row: &Row| {
        let steps =
            u32::try_from(row.get::<i64>("steps")?).map_err(|error| sqlx::Error::Decode(error.into()))?;
        Ok::<_, sqlx::Error>(TableHead { steps, over: row.get::<i64>("is_over")? != 0, board: board(row)? })
    };
    Ok(rows.first().map(read).transpose()?)
}

pub(super) async fn has_counted(pool: &Pool, interaction: u64) -> Result<bool, StoreError> {
    let found: Option<i64> = Query::new(sql::COUNTED_INTERACTION).bind(interaction).read_first(pool).await?;
    Ok(found.is_some())
}

pub(super) async fn table(pool: &Pool, id: &str) -> Result<Option<Stored>, StoreError> {
    let rows = Query::new(sql::TABLE).bind(id).read(pool).await?;
    Ok(tables(&rows)?.pop())
}

pub(super) async fn last_table(pool: &Pool, channel: u64) -> Result<Option<Stored>, StoreError> {
    let rows = Query::new(sql::LAST_TABLE).bind(channel).read(pool).await?;
    Ok(tables(&rows)?.pop())
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

/// The server with results behind this one.
pub(super) async fn next_server(pool: &Pool, after: i64) -> Result<Option<i64>, StoreError> {
    Ok(Query::new(sql::NEXT_SERVER).bind(after).read_first(pool).await?.flatten())
}

/// The stretch of time with standings behind this one.
pub(super) async fn next_period(pool: &Pool, after: &str) -> Result<Option<String>, StoreError> {
    Ok(Query::new(sql::NEXT_PERIOD).bind(after).read_first(pool).await?.flatten())
}

/// A server with standings in a stretch of time.
pub(super) async fn server_in(pool: &Pool, period: &str) -> Result<Option<u64>, StoreError> {
    let guild: Option<Option<i64>> = Query::new(sql::SERVER_IN_PERIOD).bind(period).read_first(pool).await?;
    Ok(guild.flatten().map(i64::cast_unsigned))
}

/// The rows of a table follow each other, its steps in order.
fn tables(rows: &[Row]) -> Result<Vec<Stored>, sqlx::Error> {
    let mut tables: Vec<Stored> = Vec::new();
    for row in rows {
        let id: &str = row.get("id")?;
        if tables.last().is_none_or(|last| last.table.id != id) {
            tables.push(stored(row)?);
        }
        if let (Some(last), Some(step)) = (tables.last_mut(), step(row)?) {
            last.steps.push(step);
        }
    }
    Ok(tables)
}

fn stored(row: &Row) -> Result<Stored, sqlx::Error> {
    let table = NewTable {
        id: row.get("id")?,
        guild: discord_id(row, "guild")?,
        channel: row.get::<i64>("channel")?.cast_unsigned(),
        opened_at: row.get("opened_at")?,
        seed: row.get("seed")?,
    };
    Ok(Stored { table, over: row.get::<i64>("is_over")? != 0, board: board(row)?, steps: Vec::new() })
}

fn board(row: &Row) -> Result<Option<BoardLocation>, sqlx::Error> {
    let place = discord_id(row, "board_channel")?.zip(discord_id(row, "board_message")?);
    Ok(place.map(|(channel, message)| BoardLocation { channel, message }))
}

fn step(row: &Row) -> Result<Option<StepRow>, sqlx::Error> {
    let Some(number) = row.get::<Option<i64>>("number")? else { return Ok(None) };
    let number = u32::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))?;
    Ok(Some(StepRow { number, at: row.get("at")?, text: row.get("text")?, guest: None }))
}

fn discord_id(row: &Row, column: &str) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.get::<Option<i64>>(column)?.map(i64::cast_unsigned))
}
