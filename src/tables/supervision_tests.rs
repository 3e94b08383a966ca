//! Tests that a panic at one table doesn't harm the others, and that every clock that is due is found. The tests are inside the crate because no stored table can
//! have such a mistake.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::game::computer::Level;
use crate::table::{ComputerPace, ComputerSeats, Pace, TableSeed, Terms};

/// Tables of people who play Pig, in channels 1, 2, 3 …, and a clock that stands still unless it is told otherwise.
struct Room {
    tables: Tables,
    now: Arc<AtomicI64>,
}

impl Room {
    async fn with(count: u64, company: Option<ComputerSeats>) -> Room {
        let now = Arc::new(AtomicI64::new(1_000_000));
        let clock = now.clone();
        let clock: Clock = Arc::new(move || Moment(clock.load(Ordering::Relaxed)));
        let store = Store::open("sqlite::memory:").await.unwrap();
        let tables = Tables::restore(store, clock, Shards::ALL).await.unwrap();
        let room = Room { tables, now };
        let terms = Terms { company, ..Terms::new(GameKind::Pig, Pace::Live) };
        for channel in 1..=count {
            let (host, place) = (request(channel, 1), Place::Channel(channel));
            drop(room.tables.open(&host, place, terms, TableSeed::draw().unwrap()).await.unwrap());
            if company.is_none() {
                drop(room.does(channel, 2, TableCommand::Join).await);
            }
            drop(room.does(channel, 1, TableCommand::Start).await);
        }
        room
    }

    async fn does(&self, channel: u64, person: u64, command: TableCommand) -> Committed {
        self.tables.execute(&request(channel, person), command).await.unwrap()
    }

    /// Plants a mistake in a table.
    async fn breaks(&self, channel: u64) -> GameId {
        let mut open_table = self.tables.look(&request(channel, 1)).await.unwrap();
        open_table.table = Arc::new(open_table.table.without_participants());
        self.tables.open.keep_snapshot(&open_table);
        open_table.table.id().clone()
    }

    /// Whether the people of a channel are told that their table is parked, and its rows are there and open.
    async fn is_parked(&self, channel: u64, id: &GameId) -> bool {
        let told = self.tables.look(&request(channel, 1)).await.err();
        let stored = self.tables.store.table(&id.to_string()).await.unwrap().unwrap();
        matches!(told, Some(TablesError::Parked(ParkReason::Failed(_)))) && !stored.over
    }
}

fn request(channel: u64, person: u64) -> TableRequest {
    static INTERACTIONS: AtomicI64 = AtomicI64::new(1);
    // Nobody hosts more than one table.
    let user = UserId(channel * 100 + person);
    TableRequest {
        interaction: INTERACTIONS.fetch_add(1, Ordering::Relaxed).cast_unsigned(),
        guild: Some(7),
        channel,
        table: None,
        is_external: false,
        person: Person { user, name: format!("Person {person}"), moderates: false },
    }
}

#[tokio::test]
async fn a_panic_in_a_table_s_clock_parks_it_and_the_other_clocks_run() {
    let room = Room::with(3, None).await;
    let broken = room.breaks(2).await;
    room.now.fetch_add(3 * 60_000, Ordering::Relaxed);
    let due = room.tables.due(|_| true);
    assert_eq!(due.len(), 3);
    let mut went_on = 0;
    for id in due {
        went_on += usize::from(matches!(room.tables.run_clock(&id).await, Some(ClockEvent::WentOn(_))));
    }
    assert_eq!(went_on, 2);
    assert!(room.is_parked(2, &broken).await);
    assert_eq!((room.tables.count(), room.tables.due(|_| true).len()), (2, 0), "it doesn't fail again");
}

#[tokio::test]
async fn a_panic_at_a_computer_s_turn_parks_the_table_and_other_computers_move() {
    let computer = ComputerSeats { count: 1, level: Level::Easy };
    let room = Room::with(3, Some(computer)).await;
    room.now.fetch_add(3 * 60_000, Ordering::Relaxed);
    for channel in 1..=3 {
        let table = room.tables.snapshot(channel).unwrap();
        if !table.awaits_computers() {
            // The person begins there, and misses the turn.
            assert!(room.tables.run_clock(table.id()).await.is_some());
        }
    }
    room.now.fetch_add(60_000, Ordering::Relaxed);
    let broken = room.breaks(2).await;
    let awaiting = room.tables.awaiting_computers(|_| true);
    assert_eq!(awaiting.len(), 3, "the broken one, too: somebody has to find out");
    let mut moved = 0;
    for (id, _) in &awaiting {
        assert!(room.tables.may_think(id));
        while room.tables.computers_move(id, ComputerPace::AtOnce).await.is_some() {
            moved += 1;
        }
    }
    assert!(room.is_parked(2, &broken).await);
    assert_eq!(moved, 2);
    assert!(
        room.tables.awaiting_computers(|_| true).iter().all(|(id, _)| *id != broken),
        "it doesn't fail again"
    );
    assert!(room.tables.may_think(&broken), "nobody thinks there for ever");
}

#[tokio::test]
async fn the_queue_finds_what_looking_at_every_table_finds() {
    let room = Room::with(12, None).await;
    let mut luck = ChaCha8Rng::seed_from_u64(7);
    let (mut most, mut ended) = (0, 0);
    for _ in 0..600 {
        let channel = luck.random_range(1..=12);
        match luck.random_range(0..12) {
            0..=4 => drop(room.now.fetch_add(luck.random_range(0..45_000), Ordering::Relaxed)),
            5 | 6 => {
                let action =
                    if luck.random() { crate::game::Action::Roll } else { crate::game::Action::Stop };
                let act = TableCommand::Act(action, None);
                let who = request(channel, luck.random_range(1..=2));
                drop(room.tables.execute(&who, act).await);
            }
            7 => {
                let leaves = request(channel, luck.random_range(1..=2));
                ended += usize::from(luck.random_range(0..40) == 0);
                if ended == 1 {
                    drop(room.tables.execute(&leaves, TableCommand::End).await);
                }
            }
            8 => room.tables.begin_outage(0, 1, room.tables.now()),
            9 | 10 => room.tables.end_outage(0, 1).await,
            _ => {
                for id in room.tables.due(|_| true) {
                    if let Some(ClockEvent::Remind(open, reminders)) = room.tables.run_clock(&id).await {
                        for reminder in reminders {
                            room.tables
                                .has_reminded(&open.table, reminder, luck.random_range(0..4) > 0)
                                .await;
                        }
                    }
                }
            }
        }
        let mut found = [room.tables.due(|_| true), room.tables.due_by_scan()];
        found.iter_mut().for_each(|due| due.sort());
        assert_eq!(found[0], found[1]);
        most = most.max(found[0].len());
    }
    assert!(most > 3, "something was due");
}

#[tokio::test]
async fn a_panic_in_a_table_s_replay_parks_it_and_the_others_are_open() {
    let room = Room::with(3, None).await;
    let broken = room.tables.snapshot(2).unwrap().id().clone();
    *restore::planted::AT.lock().unwrap() = Some(broken.clone());
    let clock = room.tables.clock.clone();
    let tables = Tables::restore(room.tables.store.clone(), clock, Shards::ALL).await.unwrap();
    let again = Room { tables, now: room.now };
    assert_eq!(again.tables.count(), 2);
    assert!(again.is_parked(2, &broken).await);
    assert_eq!(again.tables.count_parked(), [("damaged", 0), ("later", 0), ("failed", 1)]);
}
