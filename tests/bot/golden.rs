//! What earlier versions wrote is read for ever: `golden/VERSION` holds what that version left behind, a database with
//! tables in every state and journals of every game, finished and not. Each has to replay to the very states it had
//! then, and games under way go on.
//!
//! With every release its own folder is added, by one command:
//!
//! ```sh
//! cargo test --test bot leave_behind -- --ignored
//! ```
//!
//! A folder that is there never changes.

pub(crate) mod evening;

use std::fs;
use std::path::{Path, PathBuf};

use evening::Evening;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use stammtisch::bot::system_clock;
use stammtisch::fair::Seed;
use stammtisch::journal::Journal;
use stammtisch::shards::Shards;
use stammtisch::store::{NewTable, Place, StepRow, Store, Written, back_up};
use stammtisch::tables::{ParkReason, Tables};
use support::game_state::{describe, journal_state};

const STATES: &str = "states.txt";
const DATABASE: &str = "tables.db";

#[tokio::test]
async fn databases_of_all_versions_are_taken_up_and_played_on() {
    for version in versions() {
        let (store, file) = opened(&version).await;
        let expected = fs::read_to_string(version.join(STATES)).unwrap();
        let ids = expected.lines().filter_map(|line| line.strip_prefix("table ")?.split(' ').next());
        let ids: Vec<_> = ids.map(str::to_owned).collect();
        assert_eq!(describe(&store, &ids).await, expected, "{}", version.display());

        let open = store.open_tables().await.unwrap().len();
        let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
        assert_eq!(tables.count(), open, "{}", version.display());
        assert!(open >= 6, "a lobby, and games of all kinds");
        Evening::going_on(tables).goes_on().await;
        assert_eq!(store.open_tables().await.unwrap(), []);
        store.close().await;
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }
}

#[test]
fn journals_of_all_versions_replay_to_the_states_they_had() {
    for version in versions() {
        let journals: Vec<_> =
            evening::names().iter().map(|name| version.join(name).with_extension("journal")).collect();
        for file in journals.iter().filter(|file| file.exists()) {
            let text = fs::read_to_string(file).unwrap();
            let journal: Journal = text.parse().unwrap();
            assert_eq!(journal.to_string(), text, "{}: written as it was read", file.display());
            let state = fs::read_to_string(file.with_extension("state")).unwrap();
            assert_eq!(journal_state(&journal), state, "{}", file.display());
        }
        assert!(journals.iter().filter(|file| file.exists()).count() >= 10, "finished and not");
    }
}

/// Somebody who goes back to an older version doesn't lose the games that only the newer one can play.
#[tokio::test]
async fn a_table_of_later_rules_waits_for_its_version() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let terms = r#""terms":{"game":"qwixx","pace":"live"}"#;
    let text = format!(r#"{{"opened":{{"user":1,"name":"Anna",{terms},"edition":65535}}}}"#);
    let seed = Seed::chosen([1; 32]).reveal();
    let table = NewTable {
        id: "a".to_owned(),
        guild: None,
        place: Place::Channel(1),
        is_external: false,
        opened_at: 0,
        seed,
    };
    let steps = vec![StepRow { number: 1, at: 0, text, participant: None }];
    assert_eq!(store.open_table(table, steps, None).await, Ok(Written::Done));
    let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
    assert_eq!((tables.count(), store.open_tables().await.unwrap().len()), (0, 1));
    assert!(matches!(tables.parked()[0].reason, ParkReason::Later(_)), "{:?}", tables.parked());
}

/// Nobody may forget it: the version that is released has left something behind.
#[test]
fn this_version_has_left_something_behind() {
    assert!(versions().contains(&folder(env!("CARGO_PKG_VERSION"))), "see the head of this file");
}

#[tokio::test]
#[ignore = "writes files: run it by name before a release"]
async fn leave_behind() {
    let version = folder(env!("CARGO_PKG_VERSION"));
    assert!(!version.exists(), "what was left behind never changes");
    fs::create_dir_all(&version).unwrap();
    let place = scratch("made");
    let url = format!("sqlite://{}", place.join(DATABASE).display());
    let store = Store::open(&url).await.unwrap();
    let evening = Evening::new(Tables::restore(store.clone(), evening::clock(), Shards::ALL).await.unwrap());
    let ids = evening.plays().await;
    fs::write(version.join(STATES), describe(&store, &ids).await).unwrap();
    back_up(&url, &version.join(DATABASE)).await.unwrap();
    shrink(&version.join(DATABASE)).await;
    for (name, journal) in evening::journals() {
        let file = version.join(name).with_extension("journal");
        fs::write(&file, journal.to_string()).unwrap();
        fs::write(file.with_extension("state"), journal_state(&journal)).unwrap();
    }
    store.close().await;
    fs::remove_dir_all(place).unwrap();
}

/// Small pages: most are nearly empty, and the file is kept for ever.
async fn shrink(file: &Path) {
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::raw_sql("PRAGMA page_size = 512; VACUUM").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

/// A version's database, as a new version would find it.
async fn opened(version: &Path) -> (Store, PathBuf) {
    let file = scratch(&version.file_name().unwrap().to_string_lossy()).join(DATABASE);
    fs::copy(version.join(DATABASE), &file).unwrap();
    let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
    store.catch_up(system_clock()().0).await.unwrap();
    (store, file)
}

fn versions() -> Vec<PathBuf> {
    let files = fs::read_dir(folder("")).unwrap().map(|file| file.unwrap().path());
    let mut versions: Vec<_> = files.filter(|file| file.is_dir()).collect();
    versions.sort();
    versions
}

fn folder(version: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(version)
}

fn scratch(name: &str) -> PathBuf {
    let place = std::env::temp_dir().join(format!("stammtisch-golden-{}-{name}", std::process::id()));
    fs::create_dir_all(&place).unwrap();
    place
}
