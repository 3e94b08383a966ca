//! The custom ids of every released version mean what they meant then: messages with them stand in channels for ever.

use std::fs;
use std::path::Path;

use super::app::Wish;
use super::press::PressId;
use super::records::Look;
use super::{records, wishes};
use crate::games::GameKind;
use crate::standings::Opponents;
use crate::table::TableCommand;
use crate::text::Lang;

#[test]
fn ids_of_all_versions_do_what_they_did() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut ids = 0;
    for version in fs::read_dir(golden).unwrap() {
        let Ok(text) = fs::read_to_string(version.unwrap().path().join("component-ids.txt")) else {
            continue;
        };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (sent, meaning) = line.split_once(" => ").unwrap();
            let (id, chosen) = sent.split_once(" <- ").unwrap_or((sent, ""));
            let chosen: Vec<_> =
                chosen.split(", ").filter(|value| !value.is_empty()).map(str::to_owned).collect();
            assert_eq!(decoded(id, &chosen), meaning, "{line}");
            ids += 1;
        }
    }
    assert!(ids >= 65, "{ids} ids");
}

/// What an id does, in words that don't depend on the names in the code.
fn decoded(id: &str, chosen: &[String]) -> String {
    match id.parse::<PressId>() {
        Ok(press) => {
            assert_eq!(press.to_string(), id, "it is written as it was");
            at_table(&press, wishes::pressed(&press, chosen, Lang::En))
        }
        Err(_) => look(records::pressed(id, chosen).unwrap_or_else(|| panic!("{id} is no id of ours"))),
    }
}

fn at_table(id: &PressId, wish: Wish) -> String {
    let what = match wish {
        Wish::TableCommand(TableCommand::Act(action, Some(board))) => {
            return format!("table {} board {board}: play {action}", id.table);
        }
        Wish::TableCommand(TableCommand::Act(action, None)) => format!("play {action}, from a menu"),
        Wish::TableCommand(TableCommand::Join) => "join".to_owned(),
        Wish::TableCommand(TableCommand::Leave) => "leave".to_owned(),
        Wish::TableCommand(TableCommand::Start) => "start".to_owned(),
        Wish::TableCommand(TableCommand::End) => "end".to_owned(),
        Wish::TableCommand(TableCommand::Seat(level)) => {
            format!("seat {} {level} computer", if level.name().starts_with('e') { "an" } else { "a" })
        }
        Wish::TableCommand(TableCommand::Unseat) => "send a computer away".to_owned(),
        Wish::Rules(None) => "show the rules".to_owned(),
        Wish::Panel(name) => format!("show the {name}"),
        Wish::Rematch => "rematch".to_owned(),
        Wish::Show => "show the board".to_owned(),
        Wish::Form(_) => "ask for a word".to_owned(),
        other => panic!("{id} means {other:?}"),
    };
    format!("table {}: {what}", id.table)
}

fn look(look: Look) -> String {
    let name = |game: Option<GameKind>| game.map_or_else(|| "all games".to_owned(), |game| game.to_string());
    match look {
        Look::Leaderboard(wanted) => format!(
            "leaderboard: {}, {}, by {}, with {}, page {}",
            wanted.span.name(),
            name(wanted.game),
            wanted.order.name(),
            if wanted.company == Opponents::People { "people" } else { "computers" },
            wanted.page
        ),
        Look::History(user, game, page) => {
            let user = user.map_or_else(|| "everybody".to_owned(), |user| user.to_string());
            format!("history: of {user}, {}, page {page}", name(game))
        }
        Look::Replay(table, at) => format!("replay: {table} at {at}"),
        Look::Forget(Some(sure)) => format!("forget: {}", if sure { "yes" } else { "no" }),
        other => panic!("no id means {other:?}"),
    }
}
