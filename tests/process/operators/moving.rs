//! `stammtisch move`: everything is in the other database, nothing is lost on the way back, and no database is emptied that
//! isn't an unfinished copy of the same source.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use stammtisch::bot::system_clock;
use stammtisch::store::Store;
use support::{TestPostgres, TestProcess};

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn run(program: &TestProcess, from: &str, to: &str) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = program.command("move").args([from, to]).output().unwrap();
    (status.code(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

/// The stored tables of version 0.1.0, brought up to date, with standings and some settings.
async fn source(program: &TestProcess) -> PathBuf {
    let file = program.folder.join("source.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db");
    fs::copy(old, &file).unwrap();
    let store = Store::open(&url(&file)).await.unwrap();
    store.catch_up(system_clock()().0).await.unwrap();
    store.prune(system_clock()().0).await.unwrap();
    store.set_setting("user:5", "language", "it's\\N\n\ttab").await.unwrap();
    store.close().await;
    file
}

/// Every row of a file, as text.
async fn rows(file: &Path) -> Vec<String> {
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'";
    let names: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut database).await.unwrap();
    let mut all = Vec::new();
    for name in names {
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1) ORDER BY cid")
            .bind(&name)
            .fetch_all(&mut database)
            .await
            .unwrap();
        let columns: Vec<_> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
        let query = format!("SELECT {} AS row FROM \"{name}\"", columns.join(" || ' ' || "));
        let found = sqlx::query(AssertSqlSafe(query)).fetch_all(&mut database).await.unwrap();
        all.extend(found.iter().map(|row| format!("{name}: {}", row.get::<String, _>("row"))));
    }
    database.close().await.unwrap();
    all.sort();
    all
}

#[tokio::test]
async fn from_sqlite_to_postgresql_and_back_nothing_is_lost_and_the_source_stays_as_it_is() {
    let program = TestProcess::unstarted(&[]).await;
    let Some(postgres) = TestPostgres::shared("moving").await else { return };
    let (file, back) = (source(&program).await, program.folder.join("back.db"));
    let (bytes, before) = (fs::read(&file).unwrap(), rows(&file).await);
    assert!(before.len() > 500, "{}", before.len());
    let (code, said) = run(&program, &url(&file), &postgres);
    assert!(code == Some(0) && said.contains("all open ones among them"), "{said}");
    assert!(fs::read(&file).unwrap() == bytes, "only the target is changed");
    let (code, said) = run(&program, &postgres, &url(&back));
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(rows(&back).await, before);
    // The second time the target isn't empty.
    let (code, said) = run(&program, &url(&file), &url(&back));
    assert!(code == Some(1) && said.contains("is not empty (a bot has used it: setting "), "{said}");
    assert_eq!(rows(&back).await, before);
    let (code, said) = run(&program, &url(&file), &url(&file));
    assert!(code == Some(1) && said.contains("the same"), "{said}");
    program.close().await;
}

#[tokio::test]
async fn a_database_in_use_is_not_moved() {
    let program = TestProcess::open(&[]).await;
    let target = program.folder.join("target.db");
    let (code, said) = run(&program, &program.database(), &url(&target));
    assert!(code == Some(1) && said.contains("is in use: stop the bot first"), "{said}");
    assert!(!target.exists());
    program.close().await;
    let program = TestProcess::unstarted(&[]).await;
    let Some(postgres) = TestPostgres::shared("moving_in_use").await else { return };
    let store = Store::open(&postgres).await.unwrap();
    store.setting("bot", "standings").await.unwrap();
    let (code, said) = run(&program, &postgres, &url(&target));
    assert!(code == Some(1) && said.contains("is in use: stop the bot first"), "{said}");
    // Nor is anything moved into one.
    let file = source(&program).await;
    let (code, said) = run(&program, &url(&file), &postgres);
    assert!(code == Some(1) && said.contains("is in use"), "{said}");
    store.close().await;
    let target = url(&program.folder.join("busy.db"));
    let busy = Store::open(&target).await.unwrap();
    busy.set_setting("bot", "commands", "a bot runs").await.unwrap();
    let (code, said) = run(&program, &url(&file), &target);
    assert!(code == Some(1) && said.contains("is not empty"), "{said}");
    busy.close().await;
    program.close().await;
}

#[tokio::test]
async fn only_an_unfinished_copy_of_the_same_source_is_begun_again_and_no_bot_opens_it() {
    let mut program = TestProcess::unstarted(&[]).await;
    let (file, target) = (source(&program).await, program.folder.join("tables.db"));
    // Interrupted: the mark is there, and some of the rows.
    let unfinished = async |source: &str| {
        let _ = fs::remove_file(&target);
        fs::copy(&file, &target).unwrap();
        let mut database =
            SqliteConnectOptions::new().filename(&target).foreign_keys(false).connect().await.unwrap();
        let mark = format!(
            "DELETE FROM settings WHERE key <> 'minimum-reader'; DELETE FROM standings;
             INSERT INTO settings VALUES ('move', 'unfinished', '1700000000000 {source}')"
        );
        sqlx::raw_sql(AssertSqlSafe(mark)).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    };
    let name = file.canonicalize().unwrap().display().to_string();
    unfinished(&name).await;
    program.spawn();
    support::until("the bot refuses it", || program.log().contains("is an unfinished copy")).await;
    assert!(!program.stop().await.success());
    let (code, said) = run(&program, &url(&file), &url(&target));
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(rows(&target).await, rows(&file).await);

    unfinished("/another/file.db").await;
    let (code, said) = run(&program, &url(&file), &url(&target));
    assert!(code == Some(1) && said.contains("an unfinished copy of /another/file.db"), "{said}");
    unfinished(&name).await;
    let store = Store::open(&url(&target)).await.unwrap();
    store.set_setting("bot", "commands", "an older bot was here").await.unwrap();
    store.close().await;
    let (code, said) = run(&program, &url(&file), &url(&target));
    assert!(code == Some(1) && said.contains("a bot has used it: setting bot commands"), "{said}");
    program.close().await;
}

#[tokio::test]
async fn a_source_of_another_version_is_not_moved() {
    let program = TestProcess::unstarted(&[]).await;
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db");
    let (file, target) = (program.folder.join("old.db"), program.folder.join("new.db"));
    fs::copy(old, &file).unwrap();
    let (code, said) = run(&program, &url(&file), &url(&target));
    assert!(code == Some(1) && said.contains("has the form of another version"), "{said}");
    program.close().await;
}
