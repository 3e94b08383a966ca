//! Quiet hours and days away: what was set is there after a restart, at another process, and gone with its person.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use stammtisch::shards::Shards;
use stammtisch::store::Store;
use stammtisch::table::{Absence, Absentee, Moment, Pause, UserId};
use stammtisch::tables::Tables;

use super::database::{Database, on_both};

const ANNA: UserId = UserId(5_111_222_333_444);
const SERVER: u64 = 7;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A process at a time that the test sets.
async fn process(store: &Store, clock: &Arc<AtomicI64>) -> Tables {
    let clock = clock.clone();
    let now = Arc::new(move || Moment(clock.load(Ordering::Relaxed)));
    Tables::restore(store.clone(), now, Shards::ALL).await.unwrap()
}

async fn what_was_set_counts_from_then_on_at_every_process(database: Database) {
    let (store, clock) = (database.open().await, Arc::new(AtomicI64::new(1_000 * DAY)));
    let (one, other) = (process(&store, &clock).await, process(&store, &clock).await);
    let quiet = "22:00-08:00 Europe/Berlin".parse().ok();
    one.set_quiet_hours(Absentee::Person(ANNA), quiet).await.unwrap();
    one.set_quiet_hours(Absentee::Person(ANNA), quiet).await.unwrap();
    one.set_quiet_hours(Absentee::Server(SERVER), quiet).await.unwrap();
    let first = Absence { from: Moment(1_000 * DAY), until: Pause::LASTING, quiet };
    assert_eq!(one.absences().of(Absentee::Person(ANNA)), [first], "the same hours are no change");

    clock.fetch_add(DAY, Ordering::Relaxed);
    one.set_away(ANNA, Some(Moment(1_004 * DAY))).await.unwrap();
    one.set_quiet_hours(Absentee::Person(ANNA), None).await.unwrap();
    let ended = Absence { until: Moment(1_001 * DAY), ..first };
    let away = Absence { from: Moment(1_001 * DAY), until: Moment(1_004 * DAY), quiet: None };
    assert_eq!(one.absences().of(Absentee::Person(ANNA)), [ended, away]);
    assert_eq!(one.time_away(ANNA, Moment(1_004 * DAY)), 0, "it has only begun");

    // Another process looks for it; a later one finds it.
    let changed = other.refresh_absences().await.unwrap();
    if store.is_shared() {
        assert_eq!(changed.len(), 2, "{changed:?}");
        assert_eq!(other.away_until(ANNA), Some(Moment(1_004 * DAY)));
        assert_eq!(other.refresh_absences().await.unwrap(), [], "once");
    }
    let later = process(&store, &clock).await;
    for absentee in [Absentee::Person(ANNA), Absentee::Server(SERVER)] {
        assert_eq!(later.absences().of(absentee), one.absences().of(absentee));
    }
    clock.fetch_add(DAY, Ordering::Relaxed);
    later.set_away(ANNA, None).await.unwrap();
    assert_eq!(later.away_until(ANNA), None);
    assert_eq!(later.time_away(ANNA, later.now()), DAY);
}

async fn it_goes_with_its_person_and_its_server(database: Database) {
    let (store, clock) = (database.open().await, Arc::new(AtomicI64::new(1_000 * DAY)));
    let tables = process(&store, &clock).await;
    tables.set_away(ANNA, Some(Moment(1_004 * DAY))).await.unwrap();
    tables.set_quiet_hours(Absentee::Server(SERVER), "22:00-08:00 UTC".parse().ok()).await.unwrap();
    assert_eq!(store.export(ANNA.0).await.unwrap().absences.len(), 1);
    drop(tables.forget(ANNA).await.unwrap());
    assert_eq!(tables.away_until(ANNA), None);
    assert_eq!(store.absences_of("user:5111222333444").await.unwrap(), []);
    store.drop_server(SERVER).await.unwrap();
    assert_eq!(store.absences(0).await.unwrap(), []);
}

on_both!(what_was_set_counts_from_then_on_at_every_process, it_goes_with_its_person_and_its_server);
