//! Runs a scene on every database: on a new SQLite file and, if there is one, on a new database of a PostgreSQL.

use std::fs;
use std::path::Path;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Row};
use stammtisch::store::Store;

use support::TestPostgres;
use tokio::sync::SemaphorePermit;

/// Plays scenes on both databases.
macro_rules! on_both {
    ($($scene:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $scene() {
                super::$scene($crate::store::database::Database::sqlite(stringify!($scene))).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $scene() {
                if let Some(database) = $crate::store::database::Database::postgres(stringify!($scene)).await {
                    super::$scene(database).await;
                }
            })*
        }
    };
}
pub(crate) use on_both;

/// The database of a scene, with nothing in it yet.
pub(crate) struct Database {
    pub(crate) url: String,
    /// Where it is, if it is a file.
    pub(crate) file: Option<String>,
    /// PostgreSQL computes beside the scene, and a store doesn't wait for it for long.
    _core: Option<SemaphorePermit<'static>>,
}

impl Database {
    pub(crate) fn sqlite(scene: &str) -> Database {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store").join(scene);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("games.db").display().to_string();
        Database { url: format!("sqlite://{file}"), file: Some(file), _core: None }
    }

    pub(crate) async fn postgres(scene: &str) -> Option<Database> {
        let core = support::core().await;
        Some(Database { url: TestPostgres::shared(scene).await?, file: None, _core: Some(core) })
    }

    /// One that is there already.
    pub(crate) fn at(url: String) -> Database {
        let file = url.strip_prefix("sqlite://").map(str::to_owned);
        Database { url, file, _core: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Somebody else who has it open.
    pub(crate) async fn other(&self) -> Other {
        match &self.file {
            Some(file) => Other::Sqlite(SqliteConnectOptions::new().filename(file).connect().await.unwrap()),
            None => Other::Postgres(self.url.parse::<PgConnectOptions>().unwrap().connect().await.unwrap()),
        }
    }

    pub(crate) const fn is_postgres(&self) -> bool {
        self.file.is_none()
    }
}

/// A connection of somebody else.
pub(crate) enum Other {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Other {
    /// Carries out a text that both understand.
    pub(crate) async fn run(&mut self, text: &str) {
        self.run_either(text, text).await;
    }

    /// Carries out one of two.
    pub(crate) async fn run_either(&mut self, sqlite: &str, postgres: &str) {
        let text = |text: &str| AssertSqlSafe(text.to_owned());
        match self {
            Other::Sqlite(connection) => {
                sqlx::raw_sql(text(sqlite)).execute(connection).await.unwrap();
            }
            Other::Postgres(connection) => {
                sqlx::raw_sql(text(postgres)).execute(connection).await.unwrap();
            }
        }
    }

    /// Before a step of this text is written, this happens: in a trigger of SQLite, and in a function of PostgreSQL.
    pub(crate) async fn trap(&mut self, step: &str, sqlite: &str, postgres: &str) {
        self.run_either(
            &format!(
                "CREATE TRIGGER trap AFTER INSERT ON steps WHEN NEW.text = '{step}' BEGIN {sqlite}; END"
            ),
            &format!(
                "CREATE FUNCTION trap() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {postgres}; RETURN NEW; END $$;
                 CREATE TRIGGER trap AFTER INSERT ON steps FOR EACH ROW WHEN (NEW.text = '{step}')
                 EXECUTE FUNCTION trap()"
            ),
        )
        .await;
    }

    pub(crate) async fn lift_trap(&mut self) {
        self.run_either("DROP TRIGGER trap", "DROP TRIGGER trap ON steps; DROP FUNCTION trap").await;
    }

    /// The rows of a single text each.
    pub(crate) async fn texts(&mut self, query: &str) -> Vec<String> {
        // Not prepared, so that it works behind a pooler as well.
        let query = sqlx::raw_sql(AssertSqlSafe(query.to_owned()));
        match self {
            Other::Sqlite(connection) => firsts(&query.fetch_all(connection).await.unwrap()),
            Other::Postgres(connection) => firsts(&query.fetch_all(connection).await.unwrap()),
        }
    }
}

fn firsts<R: Row>(rows: &[R]) -> Vec<String>
where
    usize: sqlx::ColumnIndex<R>,
    String: for<'r> sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
{
    rows.iter().map(|row| row.get(0)).collect()
}
