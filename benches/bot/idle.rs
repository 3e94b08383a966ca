//! The memory of an idle table: that of a bot with many restored tables, less that of one with none.

use discord_playground::Playground;
use stammtisch::bot::system_clock;
use stammtisch::fair::{GameId, Seed};
use stammtisch::games::GameKind;
use stammtisch::store::{self, NewTable, Place, Store, Written};
use stammtisch::table::{Pace, Person, Step, Table, TableCommand, TableSeed, Terms, UserId};
use tokio::task::JoinSet;

use super::program::Program;
use super::setup::{folder, wait_until_started};

const TABLES: u64 = 10_000;
/// Moves per game: about the middle of a game.
const MOVES: usize = 40;

pub(crate) async fn run() {
    let without = memory(0).await;
    let with = memory(TABLES).await;
    let each = (with as f64 - without as f64) / TABLES as f64;
    println!(
        "\n{TABLES} idle tables, {MOVES} moves into their games: {:.1} MB, without them {:.1} MB, {each:.0} bytes a table",
        with as f64 / 1e6,
        without as f64 / 1e6
    );
}

/// The memory of a bot that has restored this many tables.
async fn memory(tables: u64) -> u64 {
    let folder = folder("idle");
    let store = Store::open(&format!("sqlite://{}/tables.db", folder.display())).await.unwrap();
    let writing: JoinSet<_> = (0..tables)
        .map(|number| {
            let people = [1, 2].map(|seat| number * 2 + seat);
            let game = game_under_way(number, people, 1 + number / 40, 1_000_000 + number, MOVES);
            let (store, (row, steps)) = (store.clone(), game);
            async move { assert_eq!(store.open_table(row, steps, None).await, Ok(Written::Done)) }
        })
        .collect();
    writing.join_all().await;
    store.close().await;
    let discord = Playground::start().await.unwrap();
    let bot = Program::stammtisch(&discord, &folder).await;
    wait_until_started(&bot).await;
    bot.memory()
}

/// A stored game of these two with some moves.
pub(crate) fn game_under_way(
    number: u64,
    people: [u64; 2],
    guild: u64,
    channel: u64,
    moves: usize,
) -> (NewTable, Vec<store::StepRow>) {
    let now = system_clock()();
    let (id, seed) = (GameId::random().unwrap(), Seed::random().unwrap());
    let row = NewTable {
        id: id.to_string(),
        guild: Some(guild),
        place: Place::Channel(channel),
        is_external: false,
        opened_at: now.0,
        seed: seed.reveal(),
    };
    let people = people.map(|user| {
        let name = format!("Somebody {number}");
        Person { user: UserId(user), name, moderates: false }
    });
    let game = GameKind::ALL[number as usize % GameKind::ALL.len()];
    let terms = Terms::new(game, Pace::Relaxed);
    let mut change =
        Table::open(TableSeed { id, seed, posted: None }, people[0].user, people[0].name.clone(), terms, now);
    let mut steps = change.steps;
    for (person, ask) in [(&people[1], TableCommand::Join), (&people[0], TableCommand::Start)] {
        change = change.table.apply(person, ask, now).unwrap();
        steps.append(&mut change.steps);
    }
    for _ in 0..moves {
        let Some((person, ask)) = next_move(&change.table, &people) else { break };
        let after = change.table.apply(person, ask, now).unwrap();
        if after.table.ended().is_some() {
            break;
        }
        change = after;
        steps.append(&mut change.steps);
    }
    let rows = (1..).zip(&steps).map(|(number, step)| stored(number, step, now.0)).collect();
    (row, rows)
}

fn next_move<'a>(table: &Table, people: &'a [Person; 2]) -> Option<(&'a Person, TableCommand)> {
    let seat = *table.acting().first()?;
    let legal = table.game()?.legal(seat);
    let action = legal[table.steps() as usize * 7 % legal.len()];
    let user = table.participants()[seat.index()].user()?;
    Some((people.iter().find(|person| person.user == user)?, TableCommand::Act(action, None)))
}

fn stored(number: u32, step: &Step, at: i64) -> store::StepRow {
    let participant = match step {
        Step::Opened { user, .. } | Step::Joined { user, .. } | Step::Invited { user } => Some(user.0),
        _ => None,
    };
    store::StepRow { number, at, text: serde_json::to_string(step).unwrap(), participant }
}
