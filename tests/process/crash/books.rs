//! After every restart: compares what is stored with what people were told.

use std::collections::HashMap;

use stammtisch::game::Action;
use stammtisch::games::GameKind;
use stammtisch::store::{Store, Stored};
use stammtisch::table::{Moment, Mover, Step, Table};

use super::party::{Party, Promise, offer};
use support::game_state::state;

#[derive(Default)]
pub(crate) struct Books {
    tables: HashMap<String, Page>,
    promises: usize,
    moves: usize,
}

/// A table as it was found last.
struct Page {
    steps: Vec<String>,
    state: String,
}

impl Books {
    /// The bot is back, and nobody plays yet.
    pub(crate) async fn check(&mut self, database: &str, parties: &[Party], round: u32) {
        let store = Store::open(database).await.unwrap();
        for party in parties {
            let promises = party.promises();
            self.promises += promises.len();
            let mut ids: Vec<String> = promises.iter().map(|promise| promise.table.clone()).collect();
            let channel = party.channel.id().get();
            let open = store.last_table(channel).await.unwrap();
            ids.extend(open.as_ref().map(|stored| stored.table.id.clone()));
            ids.sort();
            ids.dedup();
            for id in ids {
                let stored = store.table(&id).await.unwrap();
                let stored = stored.unwrap_or_else(|| panic!("round {round}: the table {id} is lost"));
                let meant: Vec<_> = promises.iter().filter(|promise| promise.table == id).collect();
                self.check_table(&stored, &meant, round);
            }
            if let Some(stored) = open.filter(|stored| !stored.over) {
                shows_what_is_written(party, &stored, round).await;
            }
        }
        store.close().await;
    }

    /// What was there is there unchanged and replays to the same state; what was promised since is there, once.
    fn check_table(&mut self, stored: &Stored, promises: &[&Promise], round: u32) {
        let id = &stored.table.id;
        let texts: Vec<String> = stored.steps.iter().map(|step| step.text.clone()).collect();
        let known = self.tables.get(id).map_or(0, |page| page.steps.len());
        if let Some(page) = self.tables.get(id) {
            assert!(texts.starts_with(&page.steps), "round {round}: {id} has another past");
            assert_eq!(
                state(&replayed(stored, known)),
                page.state,
                "round {round}: {id} was in another state"
            );
        }
        let numbers: Vec<u32> = stored.steps.iter().map(|step| step.number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "round {round}: {id} has a gap");
        let moves = moves(stored, known.max(1));
        self.moves += moves.len();
        for Promise { board_version, user, action, .. } in promises {
            let mut done: Vec<_> =
                moves.iter().filter(|it| (it.0, it.1) == (*user, *board_version)).collect();
            // A choice that is still secret can be changed. The same one again is no change.
            if matches!(action, Action::Cross { .. } | Action::Skip) {
                assert!(
                    done.windows(2).all(|pair| pair[0] != pair[1]),
                    "round {round}: {id}, twice: {done:?}"
                );
                done.retain(|it| it.2 == *action);
                done.dedup();
            }
            assert_eq!(
                done,
                [&(*user, *board_version, *action)],
                "round {round}: {id}, {action} at board_version {board_version}"
            );
        }
        let state = state(&replayed(stored, texts.len()));
        self.tables.insert(id.clone(), Page { steps: texts, state });
    }

    /// There was something to check.
    #[allow(clippy::print_stdout, reason = "a long run says what it saw")]
    pub(crate) fn balance(&self, kills: u32) {
        let Books { tables, promises, moves } = self;
        println!("{kills} kills, {} tables, {promises} of {moves} moves acknowledged", tables.len());
        assert!(*promises as u32 > kills, "{promises} moves were acknowledged");
        assert!(moves >= promises && tables.len() >= GameKind::ALL.len());
    }
}

/// The program itself has come to the same state: its board offers what the replayed table allows.
async fn shows_what_is_written(party: &Party, stored: &Stored, round: u32) {
    party.people[0]
        .types(&party.channel, "/table")
        .await
        .unwrap_or_else(|mishap| panic!("round {round}: {mishap}"));
    let table = replayed(stored, stored.steps.len());
    let board = party.board().unwrap();
    let (board_version, actions) = offer(&board);
    assert_eq!(board_version, Some(table.board_version()), "round {round}: {}", board.text());
    let Some(game) = table.game() else { return };
    let legal: Vec<Action> = table.acting().iter().flat_map(|seat| game.legal(*seat)).collect();
    let strange = actions.iter().find(|action| !legal.contains(action));
    assert_eq!(strange, None, "round {round}: {}", board.text());
}

/// Every move of a person after the first `known` steps: user, board version and action.
fn moves(stored: &Stored, known: usize) -> Vec<(u64, u32, Action)> {
    let (mut moves, mut table) = (Vec::new(), replayed(stored, known));
    for stored_step in &stored.steps[known..] {
        let step = read(&stored_step.text);
        if let Step::Played { seat, action, by: Mover::Player, .. } = &step {
            let user = table.participants()[seat.index()].user().unwrap();
            moves.push((user.0, table.board_version(), *action));
        }
        table.follow([(Moment(stored_step.at), step)], &mut |_| {}).unwrap();
    }
    moves
}

fn replayed(stored: &Stored, length: usize) -> Table {
    let steps = stored.steps[..length].iter().map(|step| (Moment(step.at), read(&step.text)));
    Table::restore(stored.table.id.parse().unwrap(), stored.table.seed.parse().unwrap(), steps).unwrap()
}

fn read(text: &str) -> Step {
    serde_json::from_str(text).unwrap()
}
