//! A bot with a table in every channel, each in the middle of a game.

use discord_playground::{Channel, Guild, Person};
use stammtisch::fair::{GameId, Seed};
use stammtisch::game::{Action, Seat};
use stammtisch::games::GameKind;
use stammtisch::store::{NewTable, Place, StepRow, Store, Written};
use stammtisch::table::{self, Moment, Pace, Table, TableCommand, TableSeed, Terms, UserId};
use tokio::task::JoinSet;

/// How many steps each game has behind it, at least.
const STEPS: u32 = 30;

/// Seats somebody, with a friend, at a table of Heckmeck in each of these channels. It is their turn to roll.
pub(crate) async fn sits_down(database: &str, guild: &Guild, person: &Person, channels: &[Channel]) {
    let store = Store::open(database).await.unwrap();
    let (guild, user) = (guild.id().get(), UserId(person.id().get()));
    let mut writing = JoinSet::new();
    for channel in channels {
        let (id, seed) = (GameId::random().unwrap(), Seed::random().unwrap());
        let channel = channel.id().get();
        let row = NewTable {
            id: id.to_string(),
            guild: Some(guild),
            place: Place::Channel(channel),
            is_external: false,
            opened_at: 0,
            seed: seed.reveal(),
        };
        let (store, steps) = (store.clone(), played(id, seed, user));
        writing.spawn(async move { store.open_table(row, steps, None).await });
    }
    assert!(writing.join_all().await.into_iter().all(|written| written == Ok(Written::Done)));
    store.close().await;
}

/// Goes on until it is this person's turn to roll, after a good while.
fn played(id: GameId, seed: Seed, user: UserId) -> Vec<StepRow> {
    let people =
        [user, UserId(1)].map(|user| table::Person { user, name: "Somebody".to_owned(), moderates: false });
    let terms = Terms::new(GameKind::Heckmeck, Pace::None);
    let opened =
        Table::open(TableSeed { id, seed, posted: None }, user, "Somebody".to_owned(), terms, Moment(0));
    let (mut table, mut steps) = (opened.table, opened.steps);
    let mut ask = |table: &mut Table, seat: usize, ask: TableCommand| {
        let change = table.apply(&people[seat], ask, Moment(0)).unwrap();
        *table = change.table;
        steps.extend(change.steps);
    };
    ask(&mut table, 1, TableCommand::Join);
    ask(&mut table, 0, TableCommand::Start);
    while table.steps() < STEPS || !may_roll(&table) {
        let seat = table.acting()[0];
        let action = table.game().unwrap().legal(seat)[0];
        ask(&mut table, seat.index(), TableCommand::Act(action, None));
    }
    let texts = steps.iter().map(|step| serde_json::to_string(step).unwrap());
    (1..).zip(texts).map(|(number, text)| StepRow { number, at: 0, text, participant: None }).collect()
}

fn may_roll(table: &Table) -> bool {
    let first = Seat::new(0);
    table.acting().contains(&first) && table.game().unwrap().legal(first).contains(&Action::Roll)
}
