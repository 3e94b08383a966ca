//! PostgreSQL shared by several processes, and reached over a network that can fail.

use std::time::{Duration, Instant};

use stammtisch::store::{Finished, SeatResult, Store, StoreError, Written};
use tokio::join;
use tokio::task::JoinSet;

use super::database::Database;
use super::standings::{derived, game};
use super::wire::{State, Wire};
use super::{journal, steps, table};
use support::PASSWORD;

/// Longer than anything may take while nothing works.
const BOUND: Duration = Duration::from_secs(8);

/// Two stores, as two processes would have them.
async fn two(database: &Database) -> [Store; 2] {
    let (one, two) = join!(database.open(), database.open());
    [one, two]
}

#[tokio::test]
async fn processes_that_start_together_migrate_once() {
    let Some(database) = Database::postgres("start_together").await else { return };
    let url = database.url.clone();
    let stores = (0..6).map(|_| {
        let url = url.clone();
        async move { Store::open(&url).await.map(drop) }
    });
    for opened in stores.collect::<JoinSet<_>>().join_all().await {
        opened.unwrap();
    }
    let migrations = "SELECT CAST(COUNT(*) AS TEXT) FROM _sqlx_migrations WHERE success";
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/store/migrations")).unwrap();
    assert_eq!(database.other().await.texts(migrations).await, [files.count().to_string()]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_write_the_same_step_one_is_overtaken() {
    let Some(database) = Database::postgres("same_step").await else { return };
    let [one, two] = two(&database).await;
    let open = |store: &Store, id| {
        let store = store.clone();
        async move { store.open_table(table(id, 7), steps([1]), None).await.unwrap() }
    };
    let opened = join!(open(&one, "a"), open(&two, "b"));
    assert!(matches!(opened, (Written::Done, Written::Overtaken) | (Written::Overtaken, Written::Done)));
    let id = if opened.0 == Written::Done { "a" } else { "b" };
    for number in 2..60 {
        let (first, second) = join!(
            one.append(id, steps([number]), Some(u64::from(number) * 2)),
            two.append(id, steps([number]), Some(u64::from(number) * 2 + 1)),
        );
        let outcome = [first.unwrap(), second.unwrap()];
        assert!(outcome.contains(&Written::Done) && outcome.contains(&Written::Overtaken), "{outcome:?}");
    }
    assert_eq!(journal(&two, id).await, steps(1..60));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_count_the_same_interaction_one_repeats() {
    let Some(database) = Database::postgres("same_interaction").await else { return };
    let [one, two] = two(&database).await;
    for (store, id, channel) in [(&one, "a", 1), (&two, "b", 2)] {
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    let mut lengths = [1, 1];
    for interaction in 1..60 {
        let (first, second) = join!(
            one.append("a", steps([lengths[0] + 1]), Some(interaction)),
            two.append("b", steps([lengths[1] + 1]), Some(interaction)),
        );
        let outcome = [first.unwrap(), second.unwrap()];
        assert!(outcome.contains(&Written::Done) && outcome.contains(&Written::Repeated), "{outcome:?}");
        lengths[usize::from(outcome[1] == Written::Done)] += 1;
    }
}

/// A table that one ends while the other goes on: whoever is second is told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_step_follows_the_end() {
    let Some(database) = Database::postgres("end").await else { return };
    let [one, two] = two(&database).await;
    for channel in 1..=40 {
        let id = format!("t{channel}");
        assert_eq!(one.open_table(table(&id, channel), steps([1]), None).await, Ok(Written::Done));
        let (closed, appended) =
            join!(one.close_table(&id, Vec::new(), None, None), two.append(&id, steps([2]), None));
        assert_eq!(closed, Ok(Written::Done));
        let length = if appended.unwrap() == Written::Done { 2 } else { 1 };
        assert_eq!(journal(&one, &id).await, steps(1..=length));
        assert_eq!(two.append(&id, steps([length + 1]), None).await, Ok(Written::Overtaken));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_from_everywhere_are_numbered_and_summed_up_in_order() {
    let Some(database) = Database::postgres("numbered").await else { return };
    let stores = two(&database).await;
    let mut games = JoinSet::new();
    for number in 0..60_u64 {
        let store = stores[number as usize % 2].clone();
        games.spawn(async move {
            // Few people, so that everybody's ratings depend on each other.
            let points = |seat: u64| ((number * 7 + seat * 3) % 11) as i16;
            let seats: Vec<_> = (0..4).map(|seat| (1 + (number + seat) % 5, points(seat))).collect();
            game(&store, 1 + number % 2, "heckmeck", 0, &seats).await
        });
    }
    games.join_all().await;
    let mut other = database.other().await;
    for guild in 1..=2 {
        let numbers =
            format!("SELECT CAST(number AS TEXT) FROM results WHERE guild = {guild} ORDER BY results.number");
        let numbers: Vec<u64> =
            other.texts(&numbers).await.iter().map(|number| number.parse().unwrap()).collect();
        assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
    }
    let kept_up = derived(&mut other).await;
    stores[0].rebuild(super::standings::NOW, |_| ()).await.unwrap();
    assert_eq!(derived(&mut other).await, kept_up);
}

/// Whoever waits for somebody who waits for them gives way, and comes again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_wait_for_each_other_both_get_there() {
    let Some(database) = Database::postgres("deadlock").await else { return };
    let stores = two(&database).await;
    for (id, channel) in [("a", 1), ("b", 2)] {
        assert_eq!(stores[0].open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    // Both in the same two scopes, each in another order, within one transaction.
    let set = async |store: &Store, keys: [&str; 2]| {
        // On a slow machine it may take longer than a store waits for a connection; then it says so.
        let write = async |key| {
            while let Err(error) = store.set_setting("guild:1", key, "x").await {
                assert!(matches!(error, StoreError::Busy(_)), "{error}");
            }
        };
        join!(write(keys[0]), write(keys[1]));
    };
    for _ in 0..5 {
        join!(set(&stores[0], ["k", "l"]), set(&stores[1], ["l", "k"]));
    }
}

#[tokio::test]
async fn connections_that_died_meanwhile_are_not_noticed() {
    let Some(database) = Database::postgres("died").await else { return };
    let wire = Wire::to(&database.url).await;
    let store = Store::open(&wire.url).await.unwrap();
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    assert_eq!(journal(&store, "a").await, steps([1]));
    wire.turn(State::Cut);
    tokio::task::yield_now().await;
    wire.turn(State::Whole);
    database.other().await.run("SELECT 1").await;
    assert_eq!(store.append("a", steps([2]), Some(1)).await, Ok(Written::Done));
    assert_eq!(journal(&store, "a").await, steps(1..=2));
}

#[tokio::test]
async fn a_database_that_is_away_is_waited_for_a_moment_and_found_again() {
    let Some(database) = Database::postgres("away").await else { return };
    for trouble in [State::Cut, State::Stuck] {
        let wire = Wire::to(&database.url).await;
        let store = Store::open(&wire.url).await.unwrap();
        let id = if trouble == State::Cut { "a" } else { "b" };
        let channel = if trouble == State::Cut { 1 } else { 2 };
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
        wire.turn(trouble);
        let start = Instant::now();
        let (wrote, read) = join!(store.append(id, steps([2]), Some(channel)), store.setting("bot", "key"));
        let (wrote, read) = (wrote.unwrap_err(), read.unwrap_err());
        assert!(wrote.is_temporary() && read.is_temporary(), "{wrote}; {read}");
        assert!(start.elapsed() < BOUND, "{:?}", start.elapsed());
        assert!(!format!("{wrote:?}{read:?}{wrote}{read}").contains(PASSWORD));

        wire.turn(State::Whole);
        assert_eq!(store.append(id, steps([2]), Some(channel)).await, Ok(Written::Done));
        assert_eq!(journal(&store, id).await, steps(1..=2));
        assert_eq!(store.setting("bot", "key").await, Ok(None));
    }
}

#[tokio::test]
async fn a_commit_whose_answer_is_lost_has_counted() {
    let Some(database) = Database::postgres("lost_answer").await else { return };
    let wire = Wire::to(&database.url).await;
    let store = Store::open(&wire.url).await.unwrap();
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    wire.turn(State::CutBehindCommit);
    let lost = store.append("a", steps([2]), Some(5)).await.unwrap_err();
    assert!(lost.is_temporary(), "{lost}");
    wire.turn(State::Whole);
    assert_eq!(store.append("a", steps([2]), Some(5)).await, Ok(Written::Repeated));
    assert_eq!(journal(&store, "a").await, steps(1..=2));
}

/// Behind a pooler that hands every transaction to another connection, nothing may be kept on one.
#[tokio::test]
async fn it_works_without_prepared_texts() {
    let Some(database) = Database::postgres("unprepared").await else { return };
    let wire = Wire::to(&database.url).await;
    let sign = if wire.url.contains('?') { '&' } else { '?' };
    let store = Store::open(&format!("{}{sign}statement-cache-capacity=0", wire.url)).await.unwrap();
    let migrating = wire.prepared();
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(1)).await, Ok(Written::Done));
    assert_eq!(store.append("a", steps(2..=9), Some(2)).await, Ok(Written::Done));
    assert_eq!(journal(&store, "a").await, steps(1..=9));
    assert_eq!(wire.prepared(), migrating);
    let usual = Store::open(&wire.url).await.unwrap();
    assert_eq!(journal(&usual, "a").await, steps(1..=9));
    assert!(wire.prepared() > migrating, "as it usually is");
}

#[tokio::test]
async fn a_name_with_a_nul_in_it_keeps_no_game_from_ending() {
    let Some(database) = Database::postgres("nul").await else { return };
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    let place =
        SeatResult { user: Some(5), name: Some("An\0na".to_owned()), place: 1, ..SeatResult::default() };
    let result = Finished { game: "qwixx".to_owned(), at: 0, places: vec![place], thefts: Vec::new() };
    assert_eq!(store.close_table("a", steps([2]), None, Some(result)).await, Ok(Written::Done));
    assert_eq!(store.name(u64::MAX, 5).await.unwrap().as_deref(), Some("An\u{fffd}na"));
}

#[tokio::test]
async fn what_cannot_be_opened_is_named_without_its_password() {
    let mut urls = vec![
        format!("postgres://me:{PASSWORD}@127.0.0.1:1/games"),
        format!("postgresql://127.0.0.1:1/games?user=me&password={PASSWORD}"),
        format!("postgres://me:{PASSWORD}@host:port/games"),
        format!("postgres://127.0.0.1/games?sslmode={PASSWORD}"),
        format!("mysql://me:{PASSWORD}@host/games"),
    ];
    if let Some(database) = Database::postgres("password").await {
        urls.push(database.url.replace("stammtisch_password", "no_such_database"));
        urls.push(database.url.replace(PASSWORD, &format!("{PASSWORD}-wrong")));
    }
    for url in urls {
        let error = Store::open(&url).await.err().unwrap_or_else(|| panic!("{url} was opened"));
        let text = format!("{error} {error:?}");
        assert!(matches!(error, StoreError::Open { .. }) && !text.contains(PASSWORD), "{text}");
        assert!(!error.to_string().contains('\n'), "one line: {text}");
    }
}
