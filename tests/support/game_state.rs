//! Describes the state of tables and games without looking at how the code keeps it: after each step, the legal
//! actions of every seat in their stored notation, and at the end the result. The golden tests compare the hash of
//! this with the one that an earlier version wrote.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use stammtisch::game::{Outcome, Seat};
use stammtisch::games::AnyGame;
use stammtisch::journal::Journal;
use stammtisch::standings::{League, Opponents, Order};
use stammtisch::store::{Ranking, Store, Stored};
use stammtisch::table::{Moment, Participant, Step, Table};

/// Where the database's settings and standings belong to.
pub const GUILD: u64 = 7;

/// Everything that is in a store: these tables, the sums of the standings, the settings.
pub async fn describe(store: &Store, tables: &[String]) -> String {
    let mut text = String::new();
    for id in tables {
        let stored = store.table(id).await.unwrap().unwrap_or_else(|| panic!("no table {id}"));
        let (steps, is_over) = (stored.steps.len(), stored.over);
        writeln!(text, "table {id} steps {steps} over {is_over} state {}", table_state(&stored)).unwrap();
    }
    for league in [League::new(None, Opponents::People), League::new(Some("qwixx"), Opponents::Computers)] {
        let ranking = Ranking { guild: GUILD, period: "ever".to_owned(), league, order: Order::Points };
        for row in store.leaderboard(&ranking, 0, 50, None).await.unwrap().rows {
            let name = row.name.unwrap_or_default();
            writeln!(text, "standing {name} games {} wins {} points {}", row.games, row.wins, row.points)
                .unwrap();
        }
    }
    for scope in ["guild:7", "user:11"] {
        for (key, value) in store.settings(scope).await.unwrap() {
            writeln!(text, "setting {scope} {key} {value}").unwrap();
        }
    }
    text
}

/// A table after each of its steps.
pub fn table_state(stored: &Stored) -> String {
    let steps: Vec<(Moment, Step)> = stored
        .steps
        .iter()
        .map(|step| (Moment(step.at), serde_json::from_str(&step.text).unwrap()))
        .collect();
    let mut text = String::new();
    for length in 1..=steps.len() {
        let (id, seed) = (stored.table.id.parse().unwrap(), stored.table.seed.parse().unwrap());
        let table = Table::restore(id, seed, steps[..length].to_vec()).unwrap();
        text.push_str(&state(&table));
    }
    hash(&text)
}

/// A table as it is.
pub fn state(table: &Table) -> String {
    let mut text =
        format!("beat {} host {} ended {:?}\n", table.board_version(), table.host().0, table.ended());
    table.participants().iter().for_each(|participant| writeln!(text, "{}", about(participant)).unwrap());
    table.game().into_iter().for_each(|game| text.push_str(&options(game)));
    text.push_str(&result(table.outcome()));
    text
}

/// A journal after each of its entries.
pub fn journal_state(journal: &Journal) -> String {
    let mut text = String::new();
    let game = journal.watch(&mut |game, _| text.push_str(&options(game))).unwrap();
    text.push_str(&result(game.outcome().as_ref()));
    hash(&text)
}

fn about(participant: &Participant) -> String {
    let word = participant.word.as_ref().map(ToString::to_string).unwrap_or_default();
    let user = participant.user().map(|user| user.0);
    format!("{user:?} {} {word} {} {}", participant.name, participant.missed, participant.away)
}

/// What those may do for whom the game waits. Others may at most change a choice that is still secret.
fn options(game: &AnyGame) -> String {
    let (mut text, acting) = (String::new(), game.acting());
    for seat in Seat::all(game.seats()) {
        let legal = if acting.contains(&seat) { game.legal(seat) } else { Vec::new() };
        let mut actions: Vec<_> = legal.iter().map(ToString::to_string).collect();
        actions.sort();
        writeln!(text, "{seat}: {}", actions.join(", ")).unwrap();
    }
    text
}

fn result(outcome: Option<&Outcome>) -> String {
    let standings = outcome.iter().flat_map(|outcome| &outcome.standings);
    standings.map(|standing| format!("{} {}\n", standing.place, standing.points)).collect()
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
