//! Where tables are: a channel has room for one, a person may have several private ones, and each is found by its id.
//! No command opens a private table yet.

use std::sync::Arc;

use stammtisch::fair::GameId;
use stammtisch::game::computer::Level;
use stammtisch::games::GameKind;
use stammtisch::shards::Shards;
use stammtisch::store::{Place, Store};
use stammtisch::table::{ComputerSeats, Moment, Pace, Person, TableCommand, TableSeed, Terms, UserId};
use stammtisch::tables::{
    PRIVATE_TABLES_PER_PERSON, TABLES_PER_HOST, TABLES_PER_SERVER, TableRequest, Tables, TablesError,
};

use super::database::{Database, on_both};

const ANNA: u64 = 5_111_222_333_444;
const BEN: u64 = 6_111_222_333_444;
const CARL: u64 = 7_111_222_333_444;
const CHANNEL: u64 = 77;

async fn tables(store: &Store) -> Tables {
    Tables::restore(store.clone(), Arc::new(|| Moment(1_000)), Shards::ALL).await.unwrap()
}

/// A request that nobody has made before, in a channel.
fn request(user: u64, table: Option<&GameId>) -> TableRequest {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    TableRequest {
        interaction: NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed),
        guild: Some(7),
        channel: CHANNEL,
        table: table.cloned(),
        is_external: false,
        person: Person { user: UserId(user), name: "Anna".to_owned(), moderates: false },
    }
}

async fn open(tables: &Tables, user: u64, place: Place) -> Result<GameId, TablesError> {
    let company = Some(ComputerSeats { count: 1, level: Level::Easy });
    let terms = Terms { company, ..Terms::new(GameKind::ALL[0], Pace::None) };
    let committed = tables.open(&request(user, None), place, terms, TableSeed::draw().unwrap()).await?;
    Ok(committed.open_table.table.id().clone())
}

async fn only_channels_are_unique(database: Database) {
    let tables = tables(&database.open().await).await;
    open(&tables, ANNA, Place::Channel(CHANNEL)).await.unwrap();
    assert!(matches!(open(&tables, BEN, Place::Channel(CHANNEL)).await, Err(TablesError::TableHere)));
    for _ in 0..PRIVATE_TABLES_PER_PERSON {
        open(&tables, ANNA, Place::Private(ANNA)).await.unwrap();
    }
    assert!(matches!(open(&tables, ANNA, Place::Private(ANNA)).await, Err(TablesError::TooManyOfYours)));
    open(&tables, BEN, Place::Private(BEN)).await.unwrap();
    // A private table takes no room in a channel, nor from what one may host there.
    open(&tables, ANNA, Place::Channel(CHANNEL + 1)).await.unwrap();
}

async fn a_table_is_found_by_its_id_wherever_one_is(database: Database) {
    let store = database.open().await;
    let before = tables(&store).await;
    let here = open(&before, BEN, Place::Channel(CHANNEL)).await.unwrap();
    let mine = open(&before, ANNA, Place::Private(ANNA)).await.unwrap();
    let other = open(&before, ANNA, Place::Private(ANNA)).await.unwrap();
    drop(before.execute(&request(ANNA, Some(&mine)), TableCommand::Start).await.unwrap());

    // The same after a restart.
    let after = tables(&store).await;
    let found = async |table| after.look(&request(ANNA, table)).await.unwrap().table.clone();
    assert!(!found(Some(&mine)).await.is_lobby());
    assert!(found(Some(&other)).await.is_lobby());
    assert_eq!(found(None).await.id(), &here, "who types means the table of the channel");
    let open_table = after.look(&request(ANNA, Some(&mine))).await.unwrap();
    assert_eq!((open_table.place, open_table.guild), (Place::Private(ANNA), None));
    drop(open_table);

    drop(after.execute(&request(ANNA, Some(&mine)), TableCommand::End).await.unwrap());
    let gone = after.look(&request(ANNA, Some(&mine))).await;
    assert!(matches!(gone, Err(TablesError::NoTable)), "not the channel's instead");
    assert_eq!(after.count(), 2);
}

async fn who_is_forgotten_owns_no_table(database: Database) {
    let store = database.open().await;
    let tables = tables(&store).await;
    let mine = open(&tables, ANNA, Place::Private(ANNA)).await.unwrap();
    open(&tables, BEN, Place::Private(BEN)).await.unwrap();
    drop(tables.forget(UserId(ANNA)).await.unwrap());
    let stored = store.table(&mine.to_string()).await.unwrap().unwrap();
    assert!(stored.over);
    assert!(matches!(stored.table.place, Place::Private(alias) if alias != ANNA), "{:?}", stored.table);
    let owners = database.other().await.texts("SELECT CAST(owner AS TEXT) FROM tables").await;
    assert!(owners.contains(&BEN.to_string()) && !owners.contains(&ANNA.to_string()), "{owners:?}");
}

/// Whoever is erased locks several tables at once.
async fn two_people_who_are_forgotten_at_once_wait_for_nobody_for_ever(database: Database) {
    let tables = tables(&database.open().await).await;
    for channel in 0..3 {
        let id = open(&tables, if channel == 1 { BEN } else { ANNA }, Place::Channel(CHANNEL + channel))
            .await
            .unwrap();
        let other = if channel == 1 { ANNA } else { BEN };
        drop(tables.execute(&request(other, Some(&id)), TableCommand::Join).await.unwrap());
    }
    let others = open(&tables, CARL, Place::Channel(CHANNEL + 3)).await.unwrap();
    let _held = tables.look(&request(CARL, Some(&others))).await.unwrap();
    let forget = async |user| tables.forget(UserId(user)).await.map(drop);
    let both = async { tokio::join!(forget(ANNA), forget(BEN)) };
    let (anna, ben) = tokio::time::timeout(std::time::Duration::from_secs(20), both).await.unwrap();
    assert!(anna.is_ok() && ben.is_ok());
}

/// Two processes, as far as the tables know, with a store of its own each.
async fn two_processes(database: &Database) -> [Tables; 2] {
    [tables(&database.open().await).await, tables(&database.open().await).await]
}

fn successes(opened: &[Result<GameId, TablesError>]) -> usize {
    opened.iter().filter(|opened| opened.is_ok()).count()
}

async fn whoever_opens_many_tables_at_once_gets_no_more_than_others(database: Database) {
    let processes = two_processes(&database).await;
    let opened = (0..8).map(|number| {
        let tables = &processes[number as usize % 2];
        open(tables, ANNA, Place::Channel(CHANNEL + number))
    });
    let opened = futures_util::future::join_all(opened).await;
    assert_eq!(successes(&opened), TABLES_PER_HOST);
    assert!(opened.iter().flat_map(Result::as_ref).all(|id| processes.iter().any(|it| it.is_open(id))));
    assert_eq!(processes.iter().map(Tables::count).sum::<usize>(), TABLES_PER_HOST, "the others are gone");
    // They are still hers when the other process has opened them all, and when she plays alone as well.
    for tables in &processes {
        let more = open(tables, ANNA, Place::Channel(CHANNEL + 20)).await;
        assert!(matches!(more, Err(TablesError::TooManyOfYours)));
        open(tables, BEN, Place::Private(BEN)).await.unwrap();
    }
    let mine = (0..2 * PRIVATE_TABLES_PER_PERSON).map(|number| {
        let tables = &processes[number % 2];
        open(tables, CARL, Place::Private(CARL))
    });
    assert_eq!(successes(&futures_util::future::join_all(mine).await), PRIVATE_TABLES_PER_PERSON);
}

/// Whoever hosts because the host has left hosts no less.
async fn a_table_that_was_passed_on_counts_for_whoever_has_it_now(database: Database) {
    let processes = two_processes(&database).await;
    for number in 0..TABLES_PER_HOST as u64 {
        let id = open(&processes[0], ANNA, Place::Channel(CHANNEL + number)).await.unwrap();
        for (user, command) in [(BEN, TableCommand::Join), (ANNA, TableCommand::Leave)] {
            drop(processes[0].execute(&request(user, Some(&id)), command).await.unwrap());
        }
    }
    for tables in &processes {
        let tenth = open(tables, BEN, Place::Channel(CHANNEL + 10)).await;
        assert!(matches!(tenth, Err(TablesError::TooManyOfYours)), "they are his now");
    }
    open(&processes[1], ANNA, Place::Channel(CHANNEL + 10)).await.unwrap();
}

async fn a_server_has_room_for_so_many_whoever_opens_them(database: Database) {
    let processes = two_processes(&database).await;
    let opened = (0..TABLES_PER_SERVER as u64 + 8).map(|number| {
        let tables = &processes[number as usize % 2];
        open(tables, ANNA + number, Place::Channel(CHANNEL + number))
    });
    let opened = futures_util::future::join_all(opened).await;
    assert_eq!(successes(&opened), TABLES_PER_SERVER);
    let is_told_why = |opened: &&Result<_, _>| matches!(opened, Err(TablesError::TooManyHere));
    assert_eq!(opened.iter().filter(is_told_why).count(), 8);
}

on_both!(
    only_channels_are_unique,
    whoever_opens_many_tables_at_once_gets_no_more_than_others,
    a_table_that_was_passed_on_counts_for_whoever_has_it_now,
    a_server_has_room_for_so_many_whoever_opens_them,
    two_people_who_are_forgotten_at_once_wait_for_nobody_for_ever,
    a_table_is_found_by_its_id_wherever_one_is,
    who_is_forgotten_owns_no_table
);
