//! How long `stammtisch move` takes, from SQLite to PostgreSQL and back, and how large the databases are. `cargo bench
//! --bench moving` copies 100,000 finished games; `cargo bench --bench moving -- 1000000` a million, which needs some 30 GB
//! of disk.
//!
//! The games are really played, by legal moves without much thought, because a move replays some of them. They are of two
//! people each, among 10,000 people in 1,000 servers. One in a thousand is still open. The standings are worked out by
//! `stammtisch rebuild` before. If PostgreSQL isn't installed, the games are copied to another SQLite.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use stammtisch::games::GameKind;
use stammtisch::store::Store;
use support::stored_games::{StoredGame, finished_game, game_under_way};
use tokio::task::JoinSet;

const SERVERS: u64 = 1_000;
const PEOPLE: u64 = 10_000;
/// One game of so many is still open.
const OPEN: u64 = 1_000;
/// Games that are written together.
const TOGETHER: u64 = 250;
/// Games of a length that people play, some sixty to a hundred moves.
const GAMES: [GameKind; 2] = [GameKind::Karteneck, GameKind::Qwixx];

#[tokio::main]
async fn main() {
    let games = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(100_000);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-moving");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let (source, back) = (folder.join("source.db"), folder.join("back.db"));
    let steps = fill(&source, games).await;
    println!("{games} games, {steps} steps, {}", megabytes(&source));
    run("rebuild", &[], &url(&source));
    let server = support::TestPostgres::find(&[]).await;
    let other = match &server {
        Some(server) => server.database("bench_moving").await,
        None => url(&folder.join("other.db")),
    };
    run("move", &[&url(&source), &other], &other);
    run("move", &[&other, &url(&back)], &other);
    println!("and back: {}", megabytes(&back));
    fs::remove_dir_all(&folder).unwrap();
}

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn megabytes(file: &Path) -> String {
    format!("{:.0} MB of SQLite", fs::metadata(file).unwrap().len() as f64 / 1e6)
}

/// Runs a command of the program, and says how long that took.
fn run(command: &str, words: &[&str], database: &str) {
    let start = Instant::now();
    let program = PathBuf::from(env!("CARGO_BIN_EXE_stammtisch"));
    let folder = program.parent().unwrap();
    let run = Command::new(&program)
        .arg(command)
        .args(words)
        .current_dir(folder)
        .env("DATABASE_URL", database)
        .output()
        .unwrap();
    let said = String::from_utf8([run.stdout, run.stderr].concat()).unwrap();
    let from = words.first().map_or("", |from| from.split(':').next().unwrap_or_default());
    println!("{command} {from}: {:.0} s. {}", start.elapsed().as_secs_f64(), said.trim());
    assert!(run.status.success(), "{said}");
}

/// Makes a database with so many games. Returns how many steps they have.
async fn fill(file: &Path, games: u64) -> usize {
    // With its tables.
    Store::open(&url(file)).await.unwrap().close().await;
    let options = SqliteConnectOptions::new().filename(file).journal_mode(SqliteJournalMode::Wal);
    let options = options.synchronous(SqliteSynchronous::Off).foreign_keys(false);
    let mut database = options.connect().await.unwrap();
    let (mut playing, mut steps) = (JoinSet::new(), 0);
    let mut batches = (0..games).step_by(TOGETHER as usize);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    loop {
        while playing.len() < cores
            && let Some(first) = batches.next()
        {
            playing.spawn_blocking(move || batch(first, games.min(first + TOGETHER)));
        }
        let Some(played) = playing.join_next().await else { break };
        let (script, count) = played.unwrap();
        write(&mut database, script).await;
        steps += count;
    }
    database.close().await.unwrap();
    steps
}

async fn write(database: &mut SqliteConnection, script: String) {
    sqlx::raw_sql(AssertSqlSafe(script)).execute(database).await.unwrap();
}

/// The SQL that inserts these games, and how many steps they have.
fn batch(first: u64, end: u64) -> (String, usize) {
    let (mut tables, mut steps, mut guests) = (Vec::new(), Vec::new(), Vec::new());
    let (mut results, mut places, mut names) = (Vec::new(), Vec::new(), Vec::new());
    for number in first..end {
        let (guild, channel) = (1 + number % SERVERS, 1_000_000 + number);
        let people = [number % PEOPLE, (number * 7 + 1) % PEOPLE].map(|person| 1 + person);
        let people = if people[0] == people[1] { [people[0], people[0] % PEOPLE + 1] } else { people };
        let played = if number.is_multiple_of(OPEN) {
            let (table, steps) = game_under_way(number, people, guild, channel, 40);
            StoredGame { game: GAMES[0], table, steps, outcome: None }
        } else {
            finished_game(number, GAMES[number as usize % GAMES.len()], people, guild, channel)
        };
        let (id, at) = (&played.table.id, played.table.opened_at);
        let is_over = u8::from(played.outcome.is_some());
        tables.push(format!(
            "('{id}', {guild}, {channel}, {at}, '{}', {is_over}, {})",
            played.table.seed,
            played.steps.len()
        ));
        let quoted = |step: &stammtisch::store::StepRow| {
            format!("('{id}', {}, {}, '{}')", step.number, step.at, step.text.replace('\'', "''"))
        };
        steps.extend(played.steps.iter().map(quoted));
        guests.extend(people.map(|person| format!("('{id}', {person})")));
        names.extend(people.map(|person| format!("({guild}, {person}, 'Somebody {person}')")));
        let Some(outcome) = &played.outcome else { continue };
        let count = 1 + number / SERVERS;
        results.push(format!("('{id}', {guild}, {count}, {at}, '{}')", played.game));
        let seats = outcome.standings.iter().zip(people).enumerate();
        places.extend(seats.map(|(seat, (standing, person))| {
            format!("('{id}', {seat}, {person}, {}, {})", standing.place, standing.points)
        }));
    }
    let insert = |table: &str, rows: &[String]| format!("INSERT INTO {table} VALUES {};\n", rows.join(", "));
    let script = [
        insert("tables (id, guild, channel, opened_at, seed, is_over, shown)", &tables),
        insert("steps (table_id, number, at, text)", &steps),
        insert("guests (table_id, user_id)", &guests),
        // They play more than once.
        insert("people (guild, user_id, name)", &names).replace(";\n", " ON CONFLICT DO NOTHING;\n"),
        insert("results (table_id, guild, number, at, game)", &results),
        insert("places (table_id, seat, user_id, place, points)", &places),
    ];
    (format!("BEGIN;\n{}COMMIT", script.concat()), steps.len())
}
