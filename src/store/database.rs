//! The common interface to both databases: sends a statement with its values and reads the rows.
//!
//! All stored values are integers and texts, so this stays small. Code outside does not know which database it uses;
//! the differences are here and in `sqlite` and `postgres`.

use std::borrow::Cow;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Decode, Postgres, Row as _, SqlSafeStr, SqlStr, Transaction, Type};

use super::postgres::{self, PgConnections, PgLink};
use super::{StoreError, sql};

/// A pool of connections, cheap to clone.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgConnections),
}

/// A connection, which returns to its pool when it is dropped.
pub(super) enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    /// In a read transaction, which sees one snapshot.
    SqliteSnapshot(Transaction<'static, Sqlite>),
    Postgres(PgLink),
}

/// A statement and its values.
pub(super) struct Query {
    text: Cow<'static, str>,
    values: Vec<SqlValue>,
}

/// A stored value.
pub(super) enum SqlValue {
    Number(Option<i64>),
    Text(Option<String>),
}

/// A row of a result.
pub(super) enum DbRow {
    Sqlite(SqliteRow),
    Postgres(sqlx::postgres::PgRow),
}

impl Pool {
    /// A connection for single statements.
    pub(super) async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
            Pool::Postgres(pool) => Connection::Postgres(pool.acquire(postgres::READING).await?),
        })
    }

    /// A connection for several reads of the same snapshot.
    pub(super) async fn snapshot(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::SqliteSnapshot(pool.begin().await?),
            Pool::Postgres(pool) => {
                Connection::Postgres(pool.begin(postgres::READING, sql::SNAPSHOT_POSTGRES).await?)
            }
        })
    }

    /// Begins a write transaction. The caller ends it with [`sql::COMMIT`] or [`sql::ROLLBACK`]. `is_lengthy` selects
    /// the longer statement timeout.
    pub(super) async fn begin(&self, is_lengthy: bool) -> Result<Connection, sqlx::Error> {
        match self {
            // Sent as plain statements. The driver's own transactions count their depth, and the count is wrong once
            // SQLite rolls back by itself, which it does when the disk is full or broken.
            Pool::Sqlite(pool) => {
                let mut connection = Connection::Sqlite(pool.acquire().await?);
                connection.run(sql::BEGIN_SQLITE).await?;
                Ok(connection)
            }
            Pool::Postgres(pool) => {
                let statement_timeout = if is_lengthy { postgres::LENGTHY } else { postgres::WRITING };
                Ok(Connection::Postgres(pool.begin(statement_timeout, sql::BEGIN_POSTGRES).await?))
            }
        }
    }

    /// How many connections may write at the same time.
    pub(super) const fn writers(&self) -> usize {
        match self {
            Pool::Sqlite(_) => 1,
            Pool::Postgres(_) => postgres::WRITERS,
        }
    }

    /// Whether one statement with values may be a whole transaction.
    pub(super) const fn takes_batches(&self) -> bool {
        matches!(self, Pool::Sqlite(_))
    }

    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

impl Connection {
    /// Runs one or more statements without values.
    pub(super) async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(link) => sqlx::raw_sql(text).execute(&mut **link).await.map(drop),
            Connection::SqliteSnapshot(link) => sqlx::raw_sql(text).execute(&mut **link).await.map(drop),
            Connection::Postgres(link) => link.run(text).await,
        }
    }

    /// Ends a snapshot.
    pub(super) async fn finish(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(_) => Ok(()),
            Connection::SqliteSnapshot(link) => link.commit().await,
            Connection::Postgres(mut link) => link.run(sql::COMMIT).await,
        }
    }

    /// Locks a server's results and standings until the transaction ends. SQLite needs no such lock, because a write
    /// transaction there locks the whole database.
    pub(super) async fn lock_server(&mut self, guild: i64) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            Query::new(sql::LOCK_SERVER_POSTGRES).bind(guild).execute(self).await?;
        }
        Ok(())
    }

    /// Lets nobody else open a table for this person, or in this server, until the transaction ends.
    pub(super) async fn lock_opening(&mut self, id: u64) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            Query::new(sql::LOCK_OPENING_POSTGRES).bind(!id).execute(self).await?;
        }
        Ok(())
    }

    /// Selects the statement for this database.
    pub(super) const fn choose(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Connection::Sqlite(_) | Connection::SqliteSnapshot(_) => sqlite,
            Connection::Postgres(_) => postgres,
        }
    }
}

impl Query {
    pub(super) const fn new(text: &'static str) -> Query {
        Query { text: Cow::Borrowed(text), values: Vec::new() }
    }

    /// Binds the next value: `$1`, `$2` and so on.
    #[must_use]
    pub(super) fn bind(mut self, value: impl Into<SqlValue>) -> Query {
        self.values.push(value.into());
        self
    }

    /// Appends to the statement.
    #[must_use]
    pub(super) fn push(mut self, text: &str) -> Query {
        self.text.to_mut().push_str(text);
        self
    }

    /// Appends to the statement and binds a value after it.
    #[must_use]
    pub(super) fn push_with(self, text: &str, value: impl Into<SqlValue>) -> Query {
        let query = self.push(text).bind(value);
        let number = query.values.len();
        query.push(&format!("${number}"))
    }

    /// Appends a list of values in parentheses.
    #[must_use]
    pub(super) fn push_list(mut self, values: impl IntoIterator<Item = SqlValue>) -> Query {
        let mut before = "(";
        for value in values {
            self = self.push_with(before, value);
            before = ", ";
        }
        self.push(")")
    }

    /// Appends rows to insert.
    #[must_use]
    pub(super) fn push_rows<const N: usize>(
        mut self,
        rows: impl IntoIterator<Item = [SqlValue; N]>,
    ) -> Query {
        let mut before = "VALUES ";
        for row in rows {
            self = self.push(before).push_list(row);
            before = ", ";
        }
        self
    }

    /// Runs the statement and returns the number of rows written.
    pub(super) async fn execute(self, connection: &mut Connection) -> Result<u64, sqlx::Error> {
        match connection {
            Connection::Sqlite(link) => self.execute_on_sqlite(link).await,
            Connection::SqliteSnapshot(link) => self.execute_on_sqlite(link).await,
            Connection::Postgres(link) => link.execute(self).await,
        }
    }

    /// Runs the statement and returns its rows.
    pub(super) async fn all(self, connection: &mut Connection) -> Result<Vec<DbRow>, sqlx::Error> {
        match connection {
            Connection::Sqlite(link) => self.all_from_sqlite(link).await,
            Connection::SqliteSnapshot(link) => self.all_from_sqlite(link).await,
            Connection::Postgres(link) => link.all(self).await,
        }
    }

    /// Runs the statement and returns its row, if there is one.
    pub(super) async fn optional(self, connection: &mut Connection) -> Result<Option<DbRow>, sqlx::Error> {
        Ok(self.all(connection).await?.into_iter().next())
    }

    /// Runs the statement and returns the only column of the only row, such as a sum.
    pub(super) async fn number(self, connection: &mut Connection) -> Result<Option<i64>, sqlx::Error> {
        self.optional(connection).await?.map_or(Ok(None), |row| row.first())
    }

    /// Reads all rows.
    pub(super) async fn read(self, pool: &Pool) -> Result<Vec<DbRow>, StoreError> {
        Ok(self.all(&mut pool.acquire().await?).await?)
    }

    /// Reads the only column of all rows.
    pub(super) async fn read_firsts<T: Field>(self, pool: &Pool) -> Result<Vec<T>, StoreError> {
        let rows = self.read(pool).await?;
        Ok(rows.iter().map(DbRow::first).collect::<Result<_, _>>()?)
    }

    /// Reads the only column of the row, if there is one.
    pub(super) async fn read_first<T: Field>(self, pool: &Pool) -> Result<Option<T>, StoreError> {
        Ok(self.read(pool).await?.first().map(DbRow::first).transpose()?)
    }

    /// Reads the two columns of all rows.
    pub(super) async fn read_pairs<T: Field, U: Field>(self, pool: &Pool) -> Result<Vec<(T, U)>, StoreError> {
        let rows = self.read(pool).await?;
        Ok(rows.iter().map(|row| Ok((row.at(0)?, row.at(1)?))).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn execute_on_sqlite(self, link: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
        Ok(self.for_sqlite().execute(link).await?.rows_affected())
    }

    async fn all_from_sqlite(self, link: &mut SqliteConnection) -> Result<Vec<DbRow>, sqlx::Error> {
        Ok(self.for_sqlite().fetch_all(link).await?.into_iter().map(DbRow::Sqlite).collect())
    }

    fn for_sqlite(self) -> sqlx::query::Query<'static, Sqlite, SqliteArguments> {
        let (text, values) = self.into_parts();
        values.into_iter().fold(sqlx::query(text), |query, value| match value {
            SqlValue::Number(number) => query.bind(number),
            SqlValue::Text(text) => query.bind(text),
        })
    }

    /// The statement and its values. The statement contains only our own text, never user input.
    pub(super) fn into_parts(self) -> (SqlStr, Vec<SqlValue>) {
        let text = match self.text {
            Cow::Borrowed(text) => text.into_sql_str(),
            Cow::Owned(text) => AssertSqlSafe(text).into_sql_str(),
        };
        (text, self.values)
    }
}

/// A type that a column can be read as.
pub(super) trait Field: Sized {
    fn at(row: &DbRow, index: usize) -> Result<Self, sqlx::Error>;
}

impl<T> Field for T
where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>,
{
    fn at(row: &DbRow, index: usize) -> Result<T, sqlx::Error> {
        match row {
            DbRow::Sqlite(row) => row.try_get(index),
            DbRow::Postgres(row) => row.try_get(index),
        }
    }
}

impl DbRow {
    /// Reads a column by name.
    pub(super) fn get<'r, T>(&'r self, column: &str) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            DbRow::Sqlite(row) => row.try_get(column),
            DbRow::Postgres(row) => row.try_get(column),
        }
    }

    /// A text column's bytes, whatever is stored there. Empty if the column is missing.
    pub(super) fn bytes(&self, column: &str) -> &[u8] {
        match self {
            DbRow::Sqlite(row) => row.try_get_unchecked(column).unwrap_or_default(),
            DbRow::Postgres(row) => {
                row.try_get_raw(column).ok().and_then(|value| value.as_bytes().ok()).unwrap_or_default()
            }
        }
    }

    /// Reads the first column.
    pub(super) fn first<T: Field>(&self) -> Result<T, sqlx::Error> {
        self.at(0)
    }

    fn at<T: Field>(&self, index: usize) -> Result<T, sqlx::Error> {
        T::at(self, index)
    }
}

macro_rules! number_from {
    ($($kind:ty => |$it:ident| $number:expr),*) => {
        $(impl From<$kind> for SqlValue {
            fn from($it: $kind) -> SqlValue {
                SqlValue::Number($number)
            }
        })*
    };
}

number_from!(
    i64 => |it| Some(it),
    Option<i64> => |it| it,
    // A Discord id is stored as the same 64 bits, signed.
    u64 => |it| Some(it.cast_signed()),
    Option<u64> => |it| it.map(u64::cast_signed),
    u32 => |it| Some(it.into()),
    u8 => |it| Some(it.into()),
    u16 => |it| Some(it.into()),
    i16 => |it| Some(it.into()),
    bool => |it| Some(it.into())
);

impl From<&str> for SqlValue {
    fn from(text: &str) -> SqlValue {
        SqlValue::Text(Some(text.to_owned()))
    }
}

impl From<&String> for SqlValue {
    fn from(text: &String) -> SqlValue {
        SqlValue::from(text.as_str())
    }
}

impl From<String> for SqlValue {
    fn from(text: String) -> SqlValue {
        SqlValue::Text(Some(text))
    }
}

/// How long to wait for the database before the user gets an error. Discord allows three seconds for a reply.
pub(super) const TIMEOUT: Duration = Duration::from_secs(2);
