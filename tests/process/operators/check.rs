//! `stammtisch check`: everything is read and replayed, nothing is changed, and the exit code says what was found.

use std::fs;
use std::path::Path;
use std::process::Output;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use support::{TestProcess, board};

/// Asks for a check; its exit code and what it printed.
fn check(program: &TestProcess, database: &Path) -> (Option<i32>, String) {
    let url = format!("sqlite://{}", database.display());
    let Output { status, stdout, stderr } =
        program.command("check").env("DATABASE_URL", url).output().unwrap();
    (status.code(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

async fn change(database: &Path, statement: &str) {
    let options = SqliteConnectOptions::new().filename(database).foreign_keys(false);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The stored tables of version 0.1.0, brought up to date, in a file.
async fn golden(program: &TestProcess) -> std::path::PathBuf {
    let file = program.folder.join("golden.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db");
    fs::copy(old, &file).unwrap();
    let store = stammtisch::store::Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
    store.close().await;
    file
}

#[tokio::test]
async fn a_running_bot_s_database_is_checked_and_nothing_is_wrong() {
    let program = TestProcess::open(&[]).await;
    let (channel, anna, ben) =
        (program.guild.channel("games"), program.guild.person("Anna"), program.guild.person("Ben"));
    anna.types(&channel, "/play pig").await.unwrap();
    ben.clicks(&support::lobby(&anna, &channel).await, "Join").await.unwrap();
    anna.clicks(&board(&anna, &channel), "Start").await.unwrap();
    assert_eq!(
        check(&program, &program.folder.join("tables.db")),
        (Some(0), "Read and replayed 1 table: nothing is wrong.\n".to_owned())
    );
    program.close().await;
}

#[tokio::test]
async fn each_damage_is_named_and_the_file_stays_as_it_is() {
    let program = TestProcess::open(&[]).await;
    let file = golden(&program).await;
    let (code, said) = check(&program, &file);
    assert!(code == Some(0) && said.lines().count() == 1, "{said}");

    change(&file, "UPDATE steps SET text = 'null' WHERE table_id = 'b320d03255183c5d' AND number = 5").await;
    let over = "(SELECT table_id FROM results ORDER BY table_id LIMIT 1)";
    change(&file, &format!("UPDATE places SET points = points + 1 WHERE table_id = {over}")).await;
    let before = fs::read(&file).unwrap();
    let (code, said) = check(&program, &file);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("table b320d03255183c5d: it is damaged: step 5"), "{said}");
    assert!(said.contains(": its result is not what its steps give"), "{said}");
    assert_eq!(said.lines().count(), 3, "two faults and the sum: {said}");
    assert!(fs::read(&file).unwrap() == before, "nothing was changed");

    // A copy of it is a good copy, and says what is in it.
    let copy = program.folder.join("copy.db");
    let url = format!("sqlite://{}", file.display());
    let run = program.command("backup").arg(&copy).env("DATABASE_URL", url).output().unwrap();
    let told = String::from_utf8(run.stdout).unwrap();
    assert!(run.status.success() && told.contains(said.lines().last().unwrap()), "{told}");
    program.close().await;
}

#[tokio::test]
async fn what_is_no_database_can_t_be_checked() {
    let program = TestProcess::open(&[]).await;
    let (code, said) = check(&program, &program.folder.join("nowhere.db"));
    assert!(code == Some(2) && said.lines().count() == 1, "{code:?} {said}");
    assert!(!program.folder.join("nowhere.db").exists(), "none is made");
    let text = program.folder.join("text.db");
    fs::write(&text, "a shopping list".repeat(1000)).unwrap();
    let (code, said) = check(&program, &text);
    assert!(code == Some(2) && said.lines().count() == 1, "{code:?} {said}");
    program.close().await;
}

#[tokio::test]
async fn what_is_odd_in_any_column_is_named_and_a_copy_is_made_all_the_same() {
    let program = TestProcess::open(&[]).await;
    let file = golden(&program).await;
    let damages = [
        ("INSERT INTO people VALUES (77, 1, CAST(x'41ff' AS TEXT))", "people.name: 1 values"),
        ("INSERT INTO guests VALUES ('b320d03255183c5d', 'Anna')", "guests.user_id: 1 values"),
        (
            "INSERT INTO standings (period, guild, league, user_id, games, wins, points, quality_sum, quality_games)
             VALUES ('ever', 77, 'pig', 1, 1, 1, 'many', 0, 0)",
            "standings.points: 1 values",
        ),
        ("INSERT INTO outages VALUES (0, 1, 'then', 5)", "outages.started_at: 1 values"),
        ("INSERT INTO servers (guild, left_at) VALUES (77, 'never')", "servers.left_at: 1 values"),
        ("INSERT INTO settings VALUES ('bot', 'odd', x'00')", "settings.value: 1 values"),
        ("INSERT INTO hidden VALUES ('somebody')", "hidden.user_id: 1 values"),
        ("UPDATE tables SET id = x'ff01' WHERE id = 'b320d03255183c5d'", "rows refer to none"),
    ];
    for (statement, _) in damages {
        change(&file, statement).await;
    }
    let (code, said) = check(&program, &file);
    assert_eq!(code, Some(1), "{said}");
    for (_, named) in damages {
        assert!(said.contains(named), "{named}: {said}");
    }
    let copy = program.folder.join("copy.db");
    let url = format!("sqlite://{}", file.display());
    let run = program.command("backup").arg(&copy).env("DATABASE_URL", url).output().unwrap();
    let told = String::from_utf8(run.stdout).unwrap();
    assert!(run.status.success() && copy.exists(), "{told}");
    assert!(told.contains(said.lines().last().unwrap()), "{told}");
    program.close().await;
}

#[tokio::test]
async fn a_database_of_an_earlier_version_says_what_to_do() {
    let program = TestProcess::open(&[]).await;
    let file = program.folder.join("old.db");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db"), &file).unwrap();
    let (code, said) = check(&program, &file);
    assert!(code == Some(2) && said.contains("start the bot once"), "{code:?} {said}");
    program.close().await;
}
