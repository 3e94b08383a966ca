//! Games as a store has them, played without a bot: for benchmarks that need many.

use stammtisch::bot::system_clock;
use stammtisch::fair::{GameId, Seed};
use stammtisch::game::Outcome;
use stammtisch::games::GameKind;
use stammtisch::store::{NewTable, Place, StepRow};
use stammtisch::table::{Pace, Person, Step, Table, TableCommand, TableSeed, Terms, UserId};

/// A game of two, and its steps.
pub struct StoredGame {
    pub game: GameKind,
    pub table: NewTable,
    pub steps: Vec<StepRow>,
    /// If it is over.
    pub outcome: Option<Outcome>,
}

/// A game of these two with some moves.
pub fn game_under_way(
    number: u64,
    people: [u64; 2],
    guild: u64,
    channel: u64,
    moves: usize,
) -> (NewTable, Vec<StepRow>) {
    let game = GameKind::ALL[number as usize % GameKind::ALL.len()];
    let game = play(number, game, people, (guild, channel), Some(moves));
    (game.table, game.steps)
}

/// A game of these two that was played to its end.
pub fn finished_game(number: u64, game: GameKind, people: [u64; 2], guild: u64, channel: u64) -> StoredGame {
    play(number, game, people, (guild, channel), None)
}

fn play(
    number: u64,
    game: GameKind,
    people: [u64; 2],
    (guild, channel): (u64, u64),
    most: Option<usize>,
) -> StoredGame {
    let now = system_clock()();
    let (id, seed) = (GameId::random().unwrap(), Seed::random().unwrap());
    let table = NewTable {
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
    let terms = Terms::new(game, Pace::Relaxed);
    let mut change =
        Table::open(TableSeed { id, seed, posted: None }, people[0].user, people[0].name.clone(), terms, now);
    let mut steps = change.steps;
    for (person, ask) in [(&people[1], TableCommand::Join), (&people[0], TableCommand::Start)] {
        change = change.table.apply(person, ask, now).unwrap();
        steps.append(&mut change.steps);
    }
    for _ in 0..most.unwrap_or(usize::MAX) {
        let Some((person, ask)) = next_move(&change.table, &people) else { break };
        let after = change.table.apply(person, ask, now).unwrap();
        if most.is_some() && after.table.ended().is_some() {
            break;
        }
        change = after;
        steps.append(&mut change.steps);
    }
    let outcome = change.table.outcome().cloned();
    let steps = (1..).zip(&steps).map(|(number, step)| stored(number, step, now.0)).collect();
    StoredGame { game, table, steps, outcome }
}

fn next_move<'a>(table: &Table, people: &'a [Person; 2]) -> Option<(&'a Person, TableCommand)> {
    let seat = *table.acting().first()?;
    let legal = table.game()?.legal(seat);
    let action = legal[table.steps() as usize * 7 % legal.len()];
    let user = table.participants()[seat.index()].user()?;
    Some((people.iter().find(|person| person.user == user)?, TableCommand::Act(action, None)))
}

fn stored(number: u32, step: &Step, at: i64) -> StepRow {
    let participant = match step {
        Step::Opened { user, .. } | Step::Joined { user, .. } | Step::Invited { user } => Some(user.0),
        _ => None,
    };
    StepRow { number, at, text: serde_json::to_string(step).unwrap(), participant }
}
