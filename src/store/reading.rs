//! From rows to plain data.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::{Board, NewTable, Step, StoreError, Stored, sql};

pub(super) async fn open_tables(pool: &SqlitePool, after: i64) -> Result<Vec<Stored>, StoreError> {
    let rows = sqlx::query(sql::OPEN_TABLES).bind(after).fetch_all(pool).await?;
    Ok(tables(&rows)?)
}

pub(super) async fn table(pool: &SqlitePool, id: &str) -> Result<Option<Stored>, StoreError> {
    let rows = sqlx::query(sql::TABLE).bind(id).fetch_all(pool).await?;
    Ok(tables(&rows)?.pop())
}

pub(super) async fn last_table(pool: &SqlitePool, channel: u64) -> Result<Option<Stored>, StoreError> {
    let rows = sqlx::query(sql::LAST_TABLE).bind(channel.cast_signed()).fetch_all(pool).await?;
    Ok(tables(&rows)?.pop())
}

pub(super) async fn setting(pool: &SqlitePool, scope: &str, key: &str) -> Result<Option<String>, StoreError> {
    Ok(sqlx::query_scalar(sql::SETTING).bind(scope).bind(key).fetch_optional(pool).await?)
}

pub(super) async fn settings(pool: &SqlitePool, scope: &str) -> Result<Vec<(String, String)>, StoreError> {
    Ok(sqlx::query_as(sql::SETTINGS).bind(scope).fetch_all(pool).await?)
}

pub(super) async fn settings_of(pool: &SqlitePool, key: &str) -> Result<Vec<(String, String)>, StoreError> {
    Ok(sqlx::query_as(sql::SETTINGS_OF_KEY).bind(key).fetch_all(pool).await?)
}

/// The server with results behind this one.
pub(super) async fn next_server(pool: &SqlitePool, after: i64) -> Result<Option<i64>, StoreError> {
    Ok(sqlx::query_scalar(sql::NEXT_SERVER).bind(after).fetch_one(pool).await?)
}

/// The stretch of time with standings behind this one.
pub(super) async fn next_period(pool: &SqlitePool, after: &str) -> Result<Option<String>, StoreError> {
    Ok(sqlx::query_scalar(sql::NEXT_PERIOD).bind(after).fetch_one(pool).await?)
}

/// A server with standings in a stretch of time.
pub(super) async fn server_in(pool: &SqlitePool, period: &str) -> Result<Option<u64>, StoreError> {
    let guild: Option<i64> = sqlx::query_scalar(sql::SERVER_IN_PERIOD).bind(period).fetch_one(pool).await?;
    Ok(guild.map(i64::cast_unsigned))
}

/// The rows of a table follow each other, its steps in order.
fn tables(rows: &[SqliteRow]) -> Result<Vec<Stored>, sqlx::Error> {
    let mut tables: Vec<Stored> = Vec::new();
    for row in rows {
        let id: &str = row.try_get("id")?;
        if tables.last().is_none_or(|last| last.table.id != id) {
            tables.push(stored(row)?);
        }
        if let (Some(last), Some(step)) = (tables.last_mut(), step(row)?) {
            last.steps.push(step);
        }
    }
    Ok(tables)
}

fn stored(row: &SqliteRow) -> Result<Stored, sqlx::Error> {
    let table = NewTable {
        id: row.try_get("id")?,
        guild: discord_id(row, "guild")?,
        channel: row.try_get::<i64, _>("channel")?.cast_unsigned(),
        opened_at: row.try_get("opened_at")?,
        seed: row.try_get("seed")?,
    };
    let board = discord_id(row, "board_channel")?
        .zip(discord_id(row, "board_message")?)
        .map(|(channel, message)| Board { channel, message });
    Ok(Stored { table, over: row.try_get::<i64, _>("is_over")? != 0, board, steps: Vec::new() })
}

fn step(row: &SqliteRow) -> Result<Option<Step>, sqlx::Error> {
    let Some(number) = row.try_get::<Option<i64>, _>("number")? else { return Ok(None) };
    let number = u32::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))?;
    Ok(Some(Step { number, at: row.try_get("at")?, text: row.try_get("text")?, guest: None }))
}

fn discord_id(row: &SqliteRow, column: &str) -> Result<Option<u64>, sqlx::Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(i64::cast_unsigned))
}
