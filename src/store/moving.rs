//! Copies a whole store into another one: from SQLite to PostgreSQL, back, or between two of a kind. Only the target is
//! changed.
//!
//! The target carries a mark until everything is there. A copy that was interrupted is begun again, but only into a target
//! with the mark of the same source that no bot has opened; a bot refuses one with a mark.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use futures_util::TryStreamExt;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteRow, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use thiserror::Error;

use super::database::SqlValue;
use super::{Store, StoreError, exclusive, postgres, presentable};

/// Where the mark of an unfinished copy is, among the settings.
pub(super) const MARK: (&str, &str) = ("move", "unfinished");

/// Rows that are written together.
const ROWS: usize = 250;
/// Rows of SQLite that share a commit.
const COMMIT: u64 = 100_000;
/// Bytes that are sent to PostgreSQL together.
const CHUNK: usize = 1 << 20;

/// Why a store could not be copied.
#[derive(Debug, Error)]
pub enum MoveError {
    /// Somebody uses the source.
    #[error("{0} is in use: stop the bot first")]
    SourceInUse(String),
    /// Somebody uses the target.
    #[error("{0} is in use")]
    TargetInUse(String),
    /// There is no source.
    #[error("there is no database at {0}")]
    NoSource(String),
    /// Source and target are the same.
    #[error("the source and the target are the same")]
    Same,
    /// The source was written by another version.
    #[error(
        "{0} has the form of another version: start the bot of this version with it once, or move it with the version that wrote it"
    )]
    OtherVersion(String),
    /// The target has something in it that this copy didn't put there.
    #[error("{url} is not empty ({what}): choose a new one")]
    NotEmpty {
        /// The target, without a password.
        url: String,
        /// What is there.
        what: String,
    },
    /// The numbers of rows differ.
    #[error("the table {table} has {source_rows} rows in the source and {target_rows} in the target")]
    Counts {
        /// The table of the database.
        table: String,
        /// Its rows in the source.
        source_rows: i64,
        /// Its rows in the target.
        target_rows: i64,
    },
    /// The standings that follow from the results aren't those that were copied.
    #[error("the standings worked out again in the target are not those of the source")]
    Standings,
    /// A row can't be read or written.
    #[error("the table {table}: {why}")]
    Row {
        /// The table of the database.
        table: String,
        /// What is wrong.
        why: sqlx::Error,
    },
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for MoveError {
    fn from(error: sqlx::Error) -> MoveError {
        MoveError::Store(error.into())
    }
}

/// A connection to a store that nobody else uses.
enum Link {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// A table of the database, with its columns.
struct TableSpec {
    name: String,
    /// Each with whether it is a number.
    columns: Vec<(String, bool)>,
}

impl TableSpec {
    fn list(&self) -> String {
        self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }
}

/// A copy that is under way: everything but the settings is there, and the mark still is, too.
pub struct Moving {
    from: Link,
    from_url: String,
    to_url: String,
    specs: Vec<TableSpec>,
    /// The number of rows copied.
    pub rows: u64,
}

/// What is told while a store is copied: how many rows there are, once, and how many more are there.
pub trait Progress {
    /// All rows.
    fn total(&mut self, rows: u64);
    /// These many more.
    fn more(&mut self, rows: u64);
}

impl Moving {
    /// Copies everything but the settings. `now` is when this began, in milliseconds since 1970.
    pub async fn copy(
        from: &str,
        to: &str,
        now: i64,
        progress: &mut impl Progress,
    ) -> Result<Moving, MoveError> {
        if source_name(from) == source_name(to) {
            return Err(MoveError::Same);
        }
        let mut source = open_source(from).await?;
        // Creates the tables of the target, or brings them up to date.
        Store::open(to).await?.close().await;
        let mut target = open_target(to).await?;
        if migrations(&mut source).await? != migrations(&mut target).await? {
            return Err(MoveError::OtherVersion(presentable(from)));
        }
        let specs = specs(&mut target).await?;
        prepare_target(&mut target, &specs, from, to, now).await?;
        let mut total = 0;
        for spec in &specs {
            total += count(&mut source, &spec.name).await?;
        }
        progress.total(total.unsigned_abs());
        let mut moving =
            Moving { from: source, from_url: from.to_owned(), to_url: to.to_owned(), specs, rows: 0 };
        for index in 0..moving.specs.len() {
            if moving.specs[index].name != "settings" {
                moving.copy_table(index, &mut target, progress).await?;
            }
        }
        close(target).await;
        Ok(moving)
    }

    async fn copy_table(
        &mut self,
        index: usize,
        target: &mut Link,
        progress: &mut impl Progress,
    ) -> Result<(), MoveError> {
        let spec = &self.specs[index];
        let failed = |why| MoveError::Row { table: spec.name.clone(), why };
        let copied = match target {
            Link::Sqlite(target) => into_sqlite(&mut self.from, target, spec, progress).await,
            Link::Postgres(target) => into_postgres(&mut self.from, target, spec, progress).await,
        };
        self.rows += copied.map_err(failed)?;
        Ok(())
    }

    /// Compares the numbers of rows.
    pub async fn compare_counts(&mut self) -> Result<(), MoveError> {
        let mut target = open_target(&self.to_url).await?;
        for spec in self.specs.iter().filter(|spec| spec.name != "settings") {
            let source_rows = count(&mut self.from, &spec.name).await?;
            let target_rows = count(&mut target, &spec.name).await?;
            if source_rows != target_rows {
                return Err(MoveError::Counts { table: spec.name.clone(), source_rows, target_rows });
            }
        }
        close(target).await;
        Ok(())
    }

    /// Compares the standings of the source with those of the target, which were worked out again there. Only in periods
    /// that are still kept.
    pub async fn compare_standings(&mut self, kept: &[String]) -> Result<(), MoveError> {
        let mut target = open_target(&self.to_url).await?;
        let Some(spec) = self.specs.iter().find(|spec| spec.name == "standings") else { return Ok(()) };
        let then = digest(&mut self.from, spec, kept).await?;
        let now = digest(&mut target, spec, kept).await?;
        close(target).await;
        if then == now { Ok(()) } else { Err(MoveError::Standings) }
    }

    /// Copies the settings and takes the mark away, together: from now on the target is a store like any other.
    pub async fn finish(mut self) -> Result<(), MoveError> {
        let mut target = open_target(&self.to_url).await?;
        if let Link::Postgres(source) = &mut self.from
            && others_in_postgres(source).await? > 0
        {
            return Err(MoveError::SourceInUse(presentable(&self.from_url)));
        }
        let Some(spec) = self.specs.iter().find(|spec| spec.name == "settings") else { return Ok(()) };
        let rows = read_all(&mut self.from, spec).await?;
        let is_ours =
            |row: &&Vec<SqlValue>| !matches!(&row[0], SqlValue::Text(Some(scope)) if scope == MARK.0);
        let insert = |row: &Vec<SqlValue>| {
            let values: Vec<String> = row.iter().map(literal).collect();
            format!("INSERT INTO settings ({}) VALUES ({});\n", spec.list(), values.join(", "))
        };
        let statements: String = rows.iter().filter(is_ours).map(insert).collect();
        let script = format!("BEGIN; DELETE FROM settings;\n{statements}COMMIT");
        run(&mut target, script).await?;
        close(target).await;
        close(self.from).await;
        Ok(())
    }
}

/// What tells one source from another. For a file its whole path.
fn source_name(url: &str) -> String {
    match exclusive::file_of(url) {
        Some(file) => file.canonicalize().unwrap_or(file).display().to_string(),
        None => presentable(url),
    }
}

async fn open_source(url: &str) -> Result<Link, MoveError> {
    if postgres::is_postgres(url) {
        let mut link = connect_postgres(url).await?;
        if others_in_postgres(&mut link).await? > 0 {
            return Err(MoveError::SourceInUse(presentable(url)));
        }
        // Whatever happens meanwhile, this sees one moment.
        sqlx::raw_sql("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut link).await?;
        return Ok(Link::Postgres(link));
    }
    let file: PathBuf = exclusive::file_of(url).ok_or_else(|| MoveError::NoSource(presentable(url)))?;
    if !file.is_file() {
        return Err(MoveError::NoSource(presentable(url)));
    }
    match exclusive::lock(&file).await {
        Ok(link) => Ok(Link::Sqlite(link)),
        Err(error) if exclusive::is_in_use(&error) => Err(MoveError::SourceInUse(presentable(url))),
        Err(error) => Err(error.into()),
    }
}

async fn open_target(url: &str) -> Result<Link, MoveError> {
    if postgres::is_postgres(url) {
        let mut link = connect_postgres(url).await?;
        if others_in_postgres(&mut link).await? > 0 {
            return Err(MoveError::TargetInUse(presentable(url)));
        }
        return Ok(Link::Postgres(link));
    }
    let file = exclusive::file_of(url).ok_or_else(|| MoveError::NoSource(presentable(url)))?;
    // If the machine stops, the mark tells that the copy isn't finished, so nothing has to be flushed before.
    let options = SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Normal)
        .foreign_keys(false);
    let mut link = options.connect().await?;
    let locked = sqlx::raw_sql("BEGIN IMMEDIATE; COMMIT").execute(&mut link).await;
    match locked {
        Ok(_) => Ok(Link::Sqlite(link)),
        Err(error) if exclusive::is_in_use(&error) => Err(MoveError::TargetInUse(presentable(url))),
        Err(error) => Err(error.into()),
    }
}

async fn connect_postgres(url: &str) -> Result<PgConnection, MoveError> {
    let options: PgConnectOptions = postgres::parse(url)?;
    options.connect().await.map_err(|error| StoreError::open(url, error).into())
}

/// How many others are connected to the database. Our own connections that were just closed may still be there for a
/// moment.
async fn others_in_postgres(link: &mut PgConnection) -> Result<i64, sqlx::Error> {
    const OTHERS: &str = "
        SELECT COUNT(*) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
    let mut others = 0;
    for _ in 0..20 {
        // In a transaction it would go on showing what it showed first.
        sqlx::raw_sql("SELECT pg_stat_clear_snapshot()").execute(&mut *link).await?;
        others = sqlx::query_scalar(OTHERS).fetch_one(&mut *link).await?;
        if others == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    Ok(others)
}

async fn close(link: Link) {
    match link {
        Link::Sqlite(link) => exclusive::release(link).await,
        Link::Postgres(link) => drop(link.close().await),
    }
}

async fn run(link: &mut Link, script: String) -> Result<(), sqlx::Error> {
    let script = sqlx::raw_sql(AssertSqlSafe(script));
    match link {
        Link::Sqlite(link) => script.execute(link).await.map(drop),
        Link::Postgres(link) => script.execute(link).await.map(drop),
    }
}

async fn scalar(link: &mut Link, text: String) -> Result<i64, sqlx::Error> {
    let query = sqlx::query_scalar(AssertSqlSafe(text.clone()));
    match link {
        Link::Sqlite(link) => query.fetch_one(link).await,
        Link::Postgres(link) => sqlx::query_scalar(AssertSqlSafe(text)).fetch_one(link).await,
    }
}

async fn count(link: &mut Link, table: &str) -> Result<i64, sqlx::Error> {
    scalar(link, format!("SELECT COUNT(*) FROM \"{table}\"")).await
}

/// The numbers of the migrations that were run.
async fn migrations(link: &mut Link) -> Result<Vec<i64>, MoveError> {
    const VERSIONS: &str = "SELECT version FROM _sqlx_migrations WHERE success ORDER BY version";
    let versions = match link {
        Link::Sqlite(link) => sqlx::query_scalar(VERSIONS).fetch_all(link).await,
        Link::Postgres(link) => sqlx::query_scalar(VERSIONS).fetch_all(link).await,
    };
    // A database that isn't one of ours has none.
    Ok(versions.unwrap_or_default())
}

/// The tables with their columns; those that others refer to first.
async fn specs(link: &mut Link) -> Result<Vec<TableSpec>, sqlx::Error> {
    const SQLITE: &str = "
        SELECT m.name, c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_sqlx_migrations' ORDER BY m.name, c.cid";
    const POSTGRES: &str = "
        SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations' ORDER BY table_name, ordinal_position";
    let columns: Vec<(String, String, String)> = match link {
        Link::Sqlite(link) => sqlx::query_as(SQLITE).fetch_all(link).await?,
        Link::Postgres(link) => sqlx::query_as(POSTGRES).fetch_all(link).await?,
    };
    let mut specs: Vec<TableSpec> = Vec::new();
    for (table, column, kind) in columns {
        let column = (column, kind.eq_ignore_ascii_case("bigint"));
        match specs.last_mut() {
            Some(last) if last.name == table => last.columns.push(column),
            _ => specs.push(TableSpec { name: table, columns: vec![column] }),
        }
    }
    let rank =
        |spec: &TableSpec| ["tables", "results"].iter().position(|first| *first == spec.name).unwrap_or(2);
    specs.sort_by_key(rank);
    Ok(specs)
}

/// Makes sure that the target is empty, or empties what an unfinished copy of the same source has left; then marks it.
async fn prepare_target(
    target: &mut Link,
    specs: &[TableSpec],
    from: &str,
    to: &str,
    now: i64,
) -> Result<(), MoveError> {
    let refuse = |what: String| Err(MoveError::NotEmpty { url: presentable(to), what });
    let Some(settings) = specs.iter().find(|spec| spec.name == "settings") else {
        return refuse("no store of ours".to_owned());
    };
    let mut mark = None;
    for row in read_all(target, settings).await? {
        let [SqlValue::Text(Some(scope)), SqlValue::Text(Some(key)), SqlValue::Text(Some(value))] = &row[..]
        else {
            return refuse("settings that can't be read".to_owned());
        };
        match (scope.as_str(), key.as_str()) {
            (scope, key) if (scope, key) == MARK => mark = Some(value.clone()),
            // What an empty store has, and what working out the standings leaves.
            ("bot", "minimum-reader" | "standings") => {}
            // Whatever else is there, a bot or a person has put there.
            (scope, key) => return refuse(format!("a bot has used it: setting {scope} {key}")),
        }
    }
    let source = source_name(from);
    match mark.as_deref().and_then(|mark| mark.split_once(' ')) {
        None => {
            for spec in specs.iter().filter(|spec| spec.name != "settings") {
                let rows = count(target, &spec.name).await?;
                if rows > 0 {
                    return refuse(format!("{rows} rows of {}", spec.name));
                }
            }
        }
        Some((_, marked)) if marked == source => {
            let delete = |spec: &TableSpec| format!("DELETE FROM \"{}\";\n", spec.name);
            let all: String = specs.iter().rev().filter(|spec| spec.name != "settings").map(delete).collect();
            run(target, format!("BEGIN;\n{all}COMMIT")).await?;
        }
        Some((_, marked)) => return refuse(format!("an unfinished copy of {marked}")),
    }
    let mark = literal(&SqlValue::Text(Some(format!("{now} {source}"))));
    let [scope, key] = [MARK.0, MARK.1].map(|text| literal(&SqlValue::Text(Some(text.to_owned()))));
    let script = format!(
        "BEGIN; DELETE FROM settings WHERE scope = {scope}; INSERT INTO settings (scope, key, value) VALUES ({scope}, {key}, {mark}); COMMIT"
    );
    Ok(run(target, script).await?)
}

/// A value as part of a statement.
fn literal(value: &SqlValue) -> String {
    match value {
        SqlValue::Number(None) | SqlValue::Text(None) => "NULL".to_owned(),
        SqlValue::Number(Some(number)) => number.to_string(),
        SqlValue::Text(Some(text)) => format!("'{}'", text.replace('\'', "''")),
    }
}

fn sqlite_row(row: &SqliteRow, spec: &TableSpec) -> Result<Vec<SqlValue>, sqlx::Error> {
    let value = |(index, (_, is_number)): (usize, &(String, bool))| match is_number {
        true => row.try_get(index).map(SqlValue::Number),
        false => row.try_get(index).map(SqlValue::Text),
    };
    spec.columns.iter().enumerate().map(value).collect()
}

fn postgres_row(row: &PgRow, spec: &TableSpec) -> Result<Vec<SqlValue>, sqlx::Error> {
    let value = |(index, (_, is_number)): (usize, &(String, bool))| match is_number {
        true => row.try_get(index).map(SqlValue::Number),
        false => row.try_get(index).map(SqlValue::Text),
    };
    spec.columns.iter().enumerate().map(value).collect()
}

/// Calls back with every row, some at a time.
macro_rules! each_chunk {
    ($from:expr, $spec:expr, $text:expr, $size:expr, |$rows:ident| $body:expr) => {{
        let mut $rows: Vec<Vec<SqlValue>> = Vec::with_capacity($size);
        match $from {
            Link::Sqlite(link) => {
                let mut all = sqlx::query(AssertSqlSafe($text)).fetch(link);
                while let Some(row) = all.try_next().await? {
                    $rows.push(sqlite_row(&row, $spec)?);
                    if $rows.len() == $size {
                        $body;
                        $rows.clear();
                    }
                }
            }
            Link::Postgres(link) => {
                let mut all = sqlx::query(AssertSqlSafe($text)).fetch(link);
                while let Some(row) = all.try_next().await? {
                    $rows.push(postgres_row(&row, $spec)?);
                    if $rows.len() == $size {
                        $body;
                        $rows.clear();
                    }
                }
            }
        }
        if !$rows.is_empty() {
            $body;
        }
    }};
}

fn select(spec: &TableSpec) -> String {
    format!("SELECT {} FROM \"{}\"", spec.list(), spec.name)
}

async fn read_all(from: &mut Link, spec: &TableSpec) -> Result<Vec<Vec<SqlValue>>, sqlx::Error> {
    let mut all = Vec::new();
    each_chunk!(from, spec, select(spec), ROWS, |rows| all.append(&mut rows));
    Ok(all)
}

/// Sums up the rows of these periods, in any order: the two databases sort texts differently.
async fn digest(from: &mut Link, spec: &TableSpec, kept: &[String]) -> Result<(u64, u64), sqlx::Error> {
    let (mut sum, mut count) = (0_u64, 0);
    let period = spec.columns.iter().position(|(name, _)| name == "period").unwrap_or_default();
    each_chunk!(from, spec, select(spec), ROWS, |rows| for row in &rows {
        if matches!(&row[period], SqlValue::Text(Some(period)) if kept.contains(period)) {
            let mut hasher = DefaultHasher::new();
            row.iter().map(literal).collect::<Vec<_>>().hash(&mut hasher);
            sum = sum.wrapping_add(hasher.finish());
            count += 1;
        }
    });
    Ok((sum, count))
}

async fn into_sqlite(
    from: &mut Link,
    target: &mut SqliteConnection,
    spec: &TableSpec,
    progress: &mut impl Progress,
) -> Result<u64, sqlx::Error> {
    let mut copied = 0;
    sqlx::raw_sql("BEGIN").execute(&mut *target).await?;
    each_chunk!(from, spec, select(spec), ROWS, |rows| {
        let gap = format!("({})", vec!["?"; spec.columns.len()].join(", "));
        let gaps = vec![gap; rows.len()].join(", ");
        let text = format!("INSERT INTO \"{}\" ({}) VALUES {gaps}", spec.name, spec.list());
        let mut insert = sqlx::query(AssertSqlSafe(text));
        for value in rows.iter().flatten() {
            insert = match value {
                SqlValue::Number(number) => insert.bind(*number),
                SqlValue::Text(text) => insert.bind(text.clone()),
            };
        }
        insert.execute(&mut *target).await?;
        let count = rows.len() as u64;
        copied += count;
        progress.more(count);
        if copied / COMMIT > (copied - count) / COMMIT {
            sqlx::raw_sql("COMMIT; BEGIN").execute(&mut *target).await?;
        }
    });
    sqlx::raw_sql("COMMIT").execute(target).await?;
    Ok(copied)
}

async fn into_postgres(
    from: &mut Link,
    target: &mut PgConnection,
    spec: &TableSpec,
    progress: &mut impl Progress,
) -> Result<u64, sqlx::Error> {
    let mut copied = 0;
    let copy = format!("COPY \"{}\" ({}) FROM STDIN", spec.name, spec.list());
    let mut sink = target.copy_in_raw(&copy).await?;
    let mut lines = String::with_capacity(2 * CHUNK);
    each_chunk!(from, spec, select(spec), ROWS, |rows| {
        rows.iter().for_each(|row| add_line(&mut lines, row));
        copied += rows.len() as u64;
        progress.more(rows.len() as u64);
        if lines.len() > CHUNK {
            sink.send(lines.as_bytes()).await?;
            lines.clear();
        }
    });
    sink.send(lines.as_bytes()).await?;
    sink.finish().await?;
    Ok(copied)
}

/// A row in the text form of COPY.
fn add_line(lines: &mut String, row: &[SqlValue]) {
    for (index, value) in row.iter().enumerate() {
        if index > 0 {
            lines.push('\t');
        }
        match value {
            SqlValue::Number(None) | SqlValue::Text(None) => lines.push_str("\\N"),
            SqlValue::Number(Some(number)) => lines.push_str(&number.to_string()),
            SqlValue::Text(Some(text)) => {
                for c in text.chars() {
                    match c {
                        '\\' => lines.push_str("\\\\"),
                        '\t' => lines.push_str("\\t"),
                        '\n' => lines.push_str("\\n"),
                        '\r' => lines.push_str("\\r"),
                        c => lines.push(c),
                    }
                }
            }
        }
    }
    lines.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_so_that_nothing_in_it_ends_it() {
        let mut lines = String::new();
        let text = |text: &str| SqlValue::Text(Some(text.to_owned()));
        add_line(&mut lines, &[text("a\tb\\N\n"), SqlValue::Number(Some(-5)), SqlValue::Text(None)]);
        assert_eq!(lines, "a\\tb\\\\N\\n\t-5\t\\N\n");
        assert_eq!(literal(&text("it's")), "'it''s'");
    }
}
