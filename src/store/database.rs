//! The database behind a store, whichever it is: one way to send a text with its values and to read what comes back.
//!
//! All that is stored are whole numbers and texts, so this is small. Nothing outside asks which database it is; what is
//! different between the two stands here and in the files named after them.

use std::borrow::Cow;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Decode, Postgres, Row as _, SqlSafeStr, SqlStr, Transaction, Type};

use super::postgres::{self, PgLink, PgPlace};
use super::{StoreError, sql};

/// Connections to a database, cheap to clone.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPlace),
}

/// A connection, which goes back to its pool when it is dropped.
pub(super) enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    /// One that sees a single moment.
    SqliteMoment(Transaction<'static, Sqlite>),
    Postgres(PgLink),
}

/// A text and its values.
pub(super) struct Query {
    text: Cow<'static, str>,
    values: Vec<Value>,
}

/// Everything that is stored is one of these.
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
}

/// A row of what was asked for.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(sqlx::postgres::PgRow),
}

impl Pool {
    /// For single texts.
    pub(super) async fn acquire(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
            Pool::Postgres(place) => Connection::Postgres(place.acquire(postgres::READING).await?),
        })
    }

    /// For several texts that see the same moment, and write nothing.
    pub(super) async fn moment(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::SqliteMoment(pool.begin().await?),
            Pool::Postgres(place) => {
                Connection::Postgres(place.begin(postgres::READING, sql::LOOK_POSTGRES).await?)
            }
        })
    }

    /// Begins a transaction that writes. Whoever asked ends it, with [`sql::COMMIT`] or [`sql::ROLLBACK`]. If it takes
    /// long is for the caller to know.
    pub(super) async fn begin(&self, is_lengthy: bool) -> Result<Connection, sqlx::Error> {
        match self {
            // Its statements are sent as plain text: the driver's own transactions count their depth, and are lost once
            // SQLite rolls back by itself, which it does when the disk is full or broken.
            Pool::Sqlite(pool) => {
                let mut connection = Connection::Sqlite(pool.acquire().await?);
                connection.run(sql::BEGIN_SQLITE).await?;
                Ok(connection)
            }
            Pool::Postgres(place) => {
                let patience = if is_lengthy { postgres::LENGTHY } else { postgres::WRITING };
                Ok(Connection::Postgres(place.begin(patience, sql::BEGIN_POSTGRES).await?))
            }
        }
    }

    /// How many may write at the same time.
    pub(super) const fn writers(&self) -> usize {
        match self {
            Pool::Sqlite(_) => 1,
            Pool::Postgres(_) => postgres::WRITERS,
        }
    }

    /// Whether a text with values may be a whole transaction.
    pub(super) const fn takes_bundles(&self) -> bool {
        matches!(self, Pool::Sqlite(_))
    }

    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(place) => place.close().await,
        }
    }
}

impl Connection {
    /// Sends a text without values, of which there may be several in one.
    pub(super) async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(link) => sqlx::raw_sql(text).execute(&mut **link).await.map(drop),
            Connection::SqliteMoment(link) => sqlx::raw_sql(text).execute(&mut **link).await.map(drop),
            Connection::Postgres(link) => link.run(text).await,
        }
    }

    /// Is done with a moment.
    pub(super) async fn finish(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(_) => Ok(()),
            Connection::SqliteMoment(link) => link.commit().await,
            Connection::Postgres(mut link) => link.run(sql::COMMIT).await,
        }
    }

    /// Until the transaction ends, nobody else counts the results of a server, or what they come to. With SQLite
    /// nobody else writes at all.
    pub(super) async fn lock_server(&mut self, guild: i64) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            Query::new(sql::LOCK_SERVER_POSTGRES).bind(guild).execute(self).await?;
        }
        Ok(())
    }

    /// The text for whichever database this is.
    pub(super) const fn choose(&self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Connection::Sqlite(_) | Connection::SqliteMoment(_) => sqlite,
            Connection::Postgres(_) => postgres,
        }
    }
}

impl Query {
    pub(super) const fn new(text: &'static str) -> Query {
        Query { text: Cow::Borrowed(text), values: Vec::new() }
    }

    /// The next value: `$1`, `$2` and so on.
    #[must_use]
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// More text.
    #[must_use]
    pub(super) fn push(mut self, text: &str) -> Query {
        self.text.to_mut().push_str(text);
        self
    }

    /// More text, and a value behind it.
    #[must_use]
    pub(super) fn push_with(self, text: &str, value: impl Into<Value>) -> Query {
        let query = self.push(text).bind(value);
        let number = query.values.len();
        query.push(&format!("${number}"))
    }

    /// Values between commas and in brackets.
    #[must_use]
    pub(super) fn push_list(mut self, values: impl IntoIterator<Item = Value>) -> Query {
        let mut before = "(";
        for value in values {
            self = self.push_with(before, value);
            before = ", ";
        }
        self.push(")")
    }

    /// Rows to insert.
    #[must_use]
    pub(super) fn push_rows<const N: usize>(mut self, rows: impl IntoIterator<Item = [Value; N]>) -> Query {
        let mut before = "VALUES ";
        for row in rows {
            self = self.push(before).push_list(row);
            before = ", ";
        }
        self
    }

    /// Carries it out, and answers how many rows it wrote.
    pub(super) async fn execute(self, connection: &mut Connection) -> Result<u64, sqlx::Error> {
        match connection {
            Connection::Sqlite(link) => self.execute_on_sqlite(link).await,
            Connection::SqliteMoment(link) => self.execute_on_sqlite(link).await,
            Connection::Postgres(link) => link.execute(self).await,
        }
    }

    /// Carries it out, and answers the rows it asks for.
    pub(super) async fn all(self, connection: &mut Connection) -> Result<Vec<Row>, sqlx::Error> {
        match connection {
            Connection::Sqlite(link) => self.all_from_sqlite(link).await,
            Connection::SqliteMoment(link) => self.all_from_sqlite(link).await,
            Connection::Postgres(link) => link.all(self).await,
        }
    }

    /// The one row there may be.
    pub(super) async fn optional(self, connection: &mut Connection) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.all(connection).await?.into_iter().next())
    }

    /// The only column of the only row, such as a sum.
    pub(super) async fn number(self, connection: &mut Connection) -> Result<Option<i64>, sqlx::Error> {
        self.optional(connection).await?.map_or(Ok(None), |row| row.first())
    }

    /// All rows from a pool.
    pub(super) async fn read(self, pool: &Pool) -> Result<Vec<Row>, StoreError> {
        Ok(self.all(&mut pool.acquire().await?).await?)
    }

    /// The only column of all rows from a pool.
    pub(super) async fn read_firsts<T: Field>(self, pool: &Pool) -> Result<Vec<T>, StoreError> {
        let rows = self.read(pool).await?;
        Ok(rows.iter().map(Row::first).collect::<Result<_, _>>()?)
    }

    /// The only column of the one row there may be.
    pub(super) async fn read_first<T: Field>(self, pool: &Pool) -> Result<Option<T>, StoreError> {
        Ok(self.read(pool).await?.first().map(Row::first).transpose()?)
    }

    /// The two columns of all rows from a pool.
    pub(super) async fn read_pairs<T: Field, U: Field>(self, pool: &Pool) -> Result<Vec<(T, U)>, StoreError> {
        let rows = self.read(pool).await?;
        Ok(rows.iter().map(|row| Ok((row.at(0)?, row.at(1)?))).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn execute_on_sqlite(self, link: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
        Ok(self.for_sqlite().execute(link).await?.rows_affected())
    }

    async fn all_from_sqlite(self, link: &mut SqliteConnection) -> Result<Vec<Row>, sqlx::Error> {
        Ok(self.for_sqlite().fetch_all(link).await?.into_iter().map(Row::Sqlite).collect())
    }

    fn for_sqlite(self) -> sqlx::query::Query<'static, Sqlite, SqliteArguments> {
        let (text, values) = self.into_parts();
        values.into_iter().fold(sqlx::query(text), |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        })
    }

    /// The text, which is never made of anything but our own, and the values.
    pub(super) fn into_parts(self) -> (SqlStr, Vec<Value>) {
        let text = match self.text {
            Cow::Borrowed(text) => text.into_sql_str(),
            Cow::Owned(text) => AssertSqlSafe(text).into_sql_str(),
        };
        (text, self.values)
    }
}

/// What a column can be read as.
pub(super) trait Field: Sized {
    fn at(row: &Row, index: usize) -> Result<Self, sqlx::Error>;
}

impl<T> Field for T
where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>,
{
    fn at(row: &Row, index: usize) -> Result<T, sqlx::Error> {
        match row {
            Row::Sqlite(row) => row.try_get(index),
            Row::Postgres(row) => row.try_get(index),
        }
    }
}

impl Row {
    /// A column by its name.
    pub(super) fn get<'r, T>(&'r self, column: &str) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    /// The first column.
    pub(super) fn first<T: Field>(&self) -> Result<T, sqlx::Error> {
        self.at(0)
    }

    fn at<T: Field>(&self, index: usize) -> Result<T, sqlx::Error> {
        T::at(self, index)
    }
}

macro_rules! number_from {
    ($($kind:ty => |$it:ident| $number:expr),*) => {
        $(impl From<$kind> for Value {
            fn from($it: $kind) -> Value {
                Value::Number($number)
            }
        })*
    };
}

number_from!(
    i64 => |it| Some(it),
    Option<i64> => |it| it,
    // An id of Discord is its 64 bits as a signed number.
    u64 => |it| Some(it.cast_signed()),
    Option<u64> => |it| it.map(u64::cast_signed),
    u32 => |it| Some(it.into()),
    u8 => |it| Some(it.into()),
    u16 => |it| Some(it.into()),
    i16 => |it| Some(it.into()),
    bool => |it| Some(it.into())
);

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::from(text.as_str())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

/// How long a database is waited for before somebody who waits for an answer is told. Discord gives three seconds.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);
