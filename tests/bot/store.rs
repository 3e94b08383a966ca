//! The store: what was written is there, once, whatever happens.

pub(crate) mod absences;
pub(crate) mod apart;
pub(crate) mod crash;
pub(crate) mod database;
pub(crate) mod later;
pub(crate) mod places;
pub(crate) mod standings;
pub(crate) mod trouble;
pub(crate) mod wire;

use stammtisch::shards::Shards;
use stammtisch::store::{BoardLocation, Finished, NewTable, Place, SeatResult, StepRow, Store, Written};
use tokio::join;

use self::database::{Database, on_both};

fn table(id: &str, channel: u64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        guild: Some(u64::MAX),
        place: Place::Channel(channel),
        is_external: false,
        opened_at: 1_000,
        seed: format!("seed of {id}"),
    }
}

/// Steps of these numbers.
fn steps(numbers: impl IntoIterator<Item = u32>) -> Vec<StepRow> {
    let step = |number: u32| StepRow {
        number,
        at: i64::from(number) * 10,
        text: format!("step {number}"),
        participant: None,
    };
    numbers.into_iter().map(step).collect()
}

async fn journal(store: &Store, id: &str) -> Vec<StepRow> {
    store.table(id).await.unwrap().unwrap().steps
}

async fn a_table_is_there_after_a_restart(database: Database) {
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", u64::MAX), steps(1..=2), Some(1)).await, Ok(Written::Done));
    assert_eq!(store.append("a", steps(3..=5), Some(u64::MAX)).await, Ok(Written::Done));
    store.remember_shown("a", BoardLocation { channel: 7, message: 8 }, 1).await.unwrap();
    store.remember_shown("a", BoardLocation { channel: 7, message: u64::MAX }, 1).await.unwrap();
    store.close().await;

    let store = database.open().await;
    let [stored] = store.open_tables().await.unwrap().try_into().unwrap();
    assert_eq!(stored.table, table("a", u64::MAX));
    assert_eq!(stored.steps, steps(1..=5));
    assert_eq!(stored.board, Some(BoardLocation { channel: 7, message: u64::MAX }));
    assert!(!stored.over);
}

async fn a_closed_table_is_over_and_has_a_result(database: Database) {
    let store = database.open().await;
    let places = vec![
        SeatResult { user: Some(u64::MAX), seat: 0, place: 1, points: 12, ..SeatResult::default() },
        SeatResult { user: None, seat: 1, place: 2, points: -3, ..SeatResult::default() },
    ];
    let result = Finished { game: "heckmeck".to_owned(), at: 77, places, thefts: Vec::new() };
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    assert_eq!(store.close_table("a", steps([2]), Some(5), Some(result)).await, Ok(Written::Done));

    assert_eq!(store.open_tables().await.unwrap(), []);
    let stored = store.table("a").await.unwrap().unwrap();
    assert!(stored.over);
    assert_eq!(stored.steps, steps(1..=2));
    let places = "SELECT game || ' ' || at || ' ' || seat || ' ' || COALESCE(user_id, 0) || ' ' || place || ' ' || points
                  FROM places JOIN results USING (table_id) ORDER BY seat";
    let places = database.other().await.texts(places).await;
    assert_eq!(places, ["heckmeck 77 0 -1 1 12", "heckmeck 77 1 0 2 -3"]);
    assert_eq!(store.open_table(table("b", 1), steps([1]), None).await, Ok(Written::Done));
}

async fn an_interaction_counts_once(database: Database) {
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(5)).await, Ok(Written::Done));
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(5)).await, Ok(Written::Repeated));
    assert_eq!(store.open_table(table("b", 2), steps([1]), Some(5)).await, Ok(Written::Repeated));
    assert_eq!(store.table("b").await, Ok(None));
    // Both deliveries at once.
    let (first, second) =
        join!(store.append("a", steps([2]), Some(6)), store.append("a", steps([2]), Some(6)));
    assert_eq!((first, second), (Ok(Written::Done), Ok(Written::Repeated)));
    assert_eq!(store.close_table("a", steps([3]), Some(6), None).await, Ok(Written::Repeated));
    assert_eq!(store.open_tables().await.unwrap()[0].steps, steps(1..=2));
}

async fn interactions_can_be_forgotten(database: Database) {
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", 1), steps([1]), Some(5)).await, Ok(Written::Done));
    store.forget_interactions(1_700_000_000_000).await.unwrap();
    assert_eq!(store.append("a", steps([2]), Some(5)).await, Ok(Written::Repeated));
    store.forget_interactions(i64::MAX).await.unwrap();
    assert_eq!(store.append("a", steps([2]), Some(5)).await, Ok(Written::Done));
}

async fn whoever_comes_too_late_is_overtaken(database: Database) {
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", 1), steps(1..=3), None).await, Ok(Written::Done));
    assert_eq!(store.open_table(table("b", 1), steps([1]), Some(9)).await, Ok(Written::Overtaken), "channel");
    assert_eq!(store.open_table(table("a", 2), steps([1]), Some(9)).await, Ok(Written::Overtaken), "id");
    assert_eq!(store.append("a", steps([3]), Some(9)).await, Ok(Written::Overtaken), "number");
    assert_eq!(store.append("a", steps([4, 4]), Some(9)).await, Ok(Written::Overtaken), "twice");
    assert_eq!(store.append("a", steps([4, 6]), Some(9)).await, Ok(Written::Overtaken), "gap");
    assert_eq!(store.append("b", steps([1]), Some(9)).await, Ok(Written::Overtaken), "no such table");
    assert_eq!(journal(&store, "a").await, steps(1..=3));
    assert_eq!(store.close_table("a", steps([4]), Some(9), None).await, Ok(Written::Done), "9 never counted");
    assert_eq!(store.append("a", steps([5]), None).await, Ok(Written::Overtaken), "over");
    assert_eq!(store.close_table("a", steps([]), None, None).await, Ok(Written::Overtaken), "over twice");
    assert_eq!(journal(&store, "a").await, steps(1..=4));
}

async fn a_step_is_kept_to_the_letter(database: Database) {
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    let texts = [
        "",
        "null",
        "12",
        r#"{"a": "\u0041\n"}"#,
        "'; DROP TABLE steps; --",
        "Ä 🎲 \u{1}\t\r\n\u{7f}\u{2028}",
    ];
    for (text, number) in texts.into_iter().zip(2..) {
        let step = StepRow { number, at: -1, text: text.to_owned(), participant: None };
        assert_eq!(store.append("a", vec![step], Some(u64::from(number))).await, Ok(Written::Done), "{text}");
    }
    let kept = journal(&store, "a").await.into_iter().skip(1).map(|step| step.text);
    assert_eq!(kept.collect::<Vec<_>>(), texts);
}

async fn what_comes_together_shares_a_commit(database: Database) {
    let store = database.open().await;
    for (id, channel) in [("a", 1), ("b", 2)] {
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    let before = store.commits();
    let (a, b) = join!(store.append("a", steps([2]), None), store.append("b", steps([2]), None));
    assert_eq!((a, b), (Ok(Written::Done), Ok(Written::Done)));
    // PostgreSQL may have written both at the same time.
    let most = if database.is_postgres() { 2 } else { 1 };
    assert!(store.commits() - before <= most);
    let before = store.commits();
    let (one, two) = join!(store.append("a", steps([3]), None), store.append("a", steps([4]), None));
    assert_eq!((one, two), (Ok(Written::Done), Ok(Written::Done)));
    assert_eq!(store.commits() - before, 1);
    assert_eq!(journal(&store, "a").await, steps(1..=4));
}

async fn settings_are_kept_by_scope(database: Database) {
    let store = database.open().await;
    store.set_setting("guild:1", "language", "en").await.unwrap();
    store.set_setting("guild:1", "language", "ru").await.unwrap();
    store.set_setting("user:1", "language", "de").await.unwrap();
    store.close().await;
    let store = database.open().await;
    let setting = async |scope, key| store.setting(scope, key).await.unwrap();
    assert_eq!(setting("guild:1", "language").await.as_deref(), Some("ru"));
    assert_eq!(setting("user:1", "language").await.as_deref(), Some("de"));
    assert_eq!(setting("bot", "language").await, None);
    assert_eq!(setting("user:1", "colour").await, None);
}

async fn a_thousand_tables_come_back(database: Database) {
    let store = database.open().await;
    let length = |channel: u64| channel as u32 % 7;
    let mut opened = Vec::new();
    for channel in 0..1_000 {
        let (store, id) = (store.clone(), format!("table-{channel:04}"));
        opened.push(tokio::spawn(async move {
            store.open_table(table(&id, channel + 1), steps(1..=length(channel)), Some(channel)).await
        }));
    }
    for written in opened {
        assert_eq!(written.await.unwrap(), Ok(Written::Done));
    }
    store.close().await;

    let tables = database.open().await.open_tables().await.unwrap();
    assert_eq!(tables.len(), 1_000);
    for (stored, channel) in tables.iter().zip(0..) {
        assert_eq!(stored.table, table(&format!("table-{channel:04}"), channel + 1));
        assert_eq!(stored.steps, steps(1..=length(channel)));
    }
}

async fn a_seed_is_not_shown(database: Database) {
    let store = database.open().await;
    assert_eq!(store.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    let stored = store.table("a").await.unwrap().unwrap();
    assert_eq!(stored.table.seed, "seed of a");
    assert!(!format!("{stored:?}").contains("seed of a"), "{stored:?}");
}

async fn what_is_not_shown_is_owed_also_if_the_table_is_over(database: Database) {
    let store = database.open().await;
    for (id, channel) in [("open", 1), ("over", 2), ("shown", 3)] {
        assert_eq!(store.open_table(table(id, channel), steps([1]), None).await, Ok(Written::Done));
    }
    assert_eq!(
        store.open_table(NewTable { is_external: true, ..table("participant", 4) }, steps([1]), None).await,
        Ok(Written::Done)
    );
    let owed = async |before| store.owed(&Shards::ALL, before).await.unwrap();
    let board = BoardLocation { channel: 7, message: 8 };
    assert_eq!(owed(10).await, ["open", "over", "shown"]);
    assert_eq!(owed(9).await, [] as [&str; 0], "what has just happened");
    for id in ["open", "over", "shown"] {
        store.remember_shown(id, board, 1).await.unwrap();
    }
    assert_eq!(store.append("open", steps([2]), None).await, Ok(Written::Done));
    for id in ["over", "shown"] {
        assert_eq!(store.close_table(id, steps([2]), None, None).await, Ok(Written::Done));
    }
    store.remember_shown("shown", board, 2).await.unwrap();
    assert_eq!(owed(20).await, ["open", "over"]);
    store.remember_shown("open", board, 2).await.unwrap();
    store.settle("over").await.unwrap();
    assert_eq!(owed(20).await, [] as [&str; 0]);
}

async fn a_reminder_is_sent_by_one_process_and_not_lost_with_it(database: Database) {
    let (one, other) = (database.open().await, database.open().await);
    assert_eq!(one.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    let (first, second) = join!(one.claim_notice("a", 5, 100, 200), other.claim_notice("a", 5, 100, 200));
    assert!(first.unwrap().is_some() != second.unwrap().is_some(), "one of them tells it");
    assert_eq!(one.claim_notice("a", 5, 200, 300).await, Ok(None), "it is being told");
    assert!(one.claim_notice("a", 6, 200, 300).await.unwrap().is_some(), "to somebody else, too");
    one.mute("a", 5, 7).await.unwrap();
    let mut notice = other.claim_notice("a", 5, 201, 300).await.unwrap().expect("whoever told it is gone");
    assert_eq!((notice.version, notice.reminders, notice.told, notice.muted), (0, 0, 0, 7));
    (notice.version, notice.reminders, notice.told) = (3, 1, 9);
    notice.message = Some(BoardLocation { channel: 4, message: 8 });
    other.put_notice(notice.clone()).await.unwrap();
    assert_eq!(
        one.claim_notice("a", 5, 202, 300).await,
        Ok(Some(notice.clone())),
        "at once, once it is told"
    );
    assert_eq!(one.notices_of(5).await, Ok(vec![notice]));
    one.drop_notice("a", 5).await.unwrap();
    assert_eq!(one.notices_of(5).await, Ok(vec![]));
}

async fn of_two_who_claim_a_setting_one_gets_it(database: Database) {
    let (one, other) = (database.open().await, database.open().await);
    assert!(one.settings("guild:1").await.unwrap().is_empty(), "also those who have read it before");
    let (first, second) =
        join!(one.claim_setting("guild:1", "greeted", "on"), other.claim_setting("guild:1", "greeted", "on"));
    assert!(first.unwrap() != second.unwrap(), "one of them says hello");
    assert!(!one.claim_setting("guild:1", "greeted", "off").await.unwrap());
    let kept = [("greeted".to_owned(), "on".to_owned())];
    assert_eq!(one.settings("guild:1").await.unwrap(), kept);
    assert!(one.claim_setting("guild:2", "greeted", "on").await.unwrap(), "elsewhere nobody has");
}

async fn a_table_is_published_by_one_process_until_it_lets_go_or_is_gone(database: Database) {
    let (one, other) = (database.open().await, database.open().await);
    assert_eq!(one.open_table(table("a", 1), steps([1]), None).await, Ok(Written::Done));
    let (first, second) =
        join!(one.claim_publishing("a", 1, 100, 200), other.claim_publishing("a", 2, 100, 200));
    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first != second, "one of them publishes");
    let (publisher, waiting) = if first { (1, 2) } else { (2, 1) };
    assert!(one.claim_publishing("a", publisher, 150, 400).await.unwrap(), "it renews its lease");
    assert!(!other.claim_publishing("a", waiting, 300, 500).await.unwrap(), "so the other one waits");
    other.release_publishing("a", waiting).await.unwrap();
    assert!(!other.claim_publishing("a", waiting, 300, 500).await.unwrap(), "only its owner ends it");
    one.release_publishing("a", publisher).await.unwrap();
    assert!(other.claim_publishing("a", waiting, 300, 500).await.unwrap(), "it has let go");
    assert!(!one.claim_publishing("a", publisher, 500, 900).await.unwrap());
    assert!(one.claim_publishing("a", publisher, 501, 900).await.unwrap(), "the other one is gone");
}

on_both!(
    a_table_is_published_by_one_process_until_it_lets_go_or_is_gone,
    what_is_not_shown_is_owed_also_if_the_table_is_over,
    a_reminder_is_sent_by_one_process_and_not_lost_with_it,
    of_two_who_claim_a_setting_one_gets_it,
    a_table_is_there_after_a_restart,
    a_closed_table_is_over_and_has_a_result,
    an_interaction_counts_once,
    interactions_can_be_forgotten,
    whoever_comes_too_late_is_overtaken,
    a_step_is_kept_to_the_letter,
    what_comes_together_shares_a_commit,
    settings_are_kept_by_scope,
    a_thousand_tables_come_back,
    a_seed_is_not_shown,
);
