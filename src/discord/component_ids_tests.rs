//! Tests that custom ids of every released version keep their meaning: old messages stay in channels for
//! ever.

use std::fs;
use std::path::Path;

use super::commands::{history, leaderboard, learn, privacy, replay, rules, word};
use super::components::{ComponentId, PanelComponent, RecordComponent, TableButton, TableComponent};
use crate::games::GameKind;
use crate::standings::Opponents;

#[test]
fn ids_of_all_versions_do_what_they_did() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut ids = 0;
    for version in fs::read_dir(golden).unwrap() {
        let file = version.unwrap().path().join("component-ids.txt");
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
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

/// What an id does, in words that don't depend on names in the code.
fn decoded(id: &str, chosen: &[String]) -> String {
    let component: ComponentId = id.parse().unwrap_or_else(|_| panic!("{id} is no id of ours"));
    assert_eq!(component.to_string(), id, "it is written as it was");
    match component {
        ComponentId::Table { table, board_version, what: TableComponent::Act(action) } => {
            format!("table {table} board {board_version}: play {action}")
        }
        ComponentId::Table { table, what, .. } => format!("table {table}: {}", at_table(what, chosen)),
        ComponentId::Record(record) => of_record(record, chosen.first()),
    }
}

fn at_table(what: TableComponent, chosen: &[String]) -> String {
    let button = match what {
        TableComponent::Act(action) => return format!("play {action}"),
        TableComponent::Sure(action) => return format!("play {action}, as was asked"),
        TableComponent::Menu(menu) => {
            return format!("play {}, from a menu", GameKind::chosen(menu, chosen).unwrap());
        }
        TableComponent::Seat(level) => {
            let article = if level.to_string().starts_with('e') { "an" } else { "a" };
            return format!("seat {article} {level} computer");
        }
        TableComponent::OnPanel(PanelComponent::Act(action)) => {
            return format!("play {action}, from a panel");
        }
        TableComponent::OnPanel(PanelComponent::Change) => return "change a choice".to_owned(),
        TableComponent::OnPanel(PanelComponent::Refresh) => return "bring the panel up to date".to_owned(),
        TableComponent::Panel(name) => return format!("show the {name}"),
        TableComponent::Button(TableButton::Charm) => {
            return format!("mix in {}", if word::charm(chosen).is_some() { &chosen[0] } else { "nothing" });
        }
        TableComponent::Button(button) => button,
    };
    let meaning = match button {
        TableButton::Join => "join",
        TableButton::Leave => "leave",
        TableButton::Verify => "check the dice",
        TableButton::Unseat => "send a computer away",
        TableButton::Start => "start",
        TableButton::Computer => "play the computer",
        TableButton::Decline => "decline",
        TableButton::More => "show more",
        TableButton::Rules => "show the rules",
        TableButton::Rematch => "rematch",
        TableButton::Board => "show the board",
        TableButton::Word => "ask for a word",
        TableButton::Charm => unreachable!("it has a meaning with what was chosen"),
        TableButton::End => "end",
        TableButton::SureLeave => "leave for sure",
        TableButton::SureEnd => "end for sure",
        TableButton::Back => "take back the question",
        TableButton::Hint => "suggest a move",
        TableButton::Odds => "show the numbers behind a suggestion",
    };
    meaning.to_owned()
}

fn of_record(record: RecordComponent, chosen: Option<&String>) -> String {
    let name = |game: Option<GameKind>| game.map_or_else(|| "all games".to_owned(), |game| game.to_string());
    match record {
        RecordComponent::Leaderboard(control) => {
            let leaderboard::LeaderboardQuery { span, game, order, opponents, page } =
                control.query(chosen).unwrap();
            let opponents = if opponents == Opponents::People { "people" } else { "computers" };
            let game = name(game);
            format!("leaderboard: {span}, {game}, by {order}, with {opponents}, page {page}")
        }
        RecordComponent::History(history::HistoryPage { user, game, page }) => {
            let user = user.map_or_else(|| "everybody".to_owned(), |user| user.to_string());
            format!("history: of {user}, {}, page {page}", name(game))
        }
        RecordComponent::Replay(replay::ReplayPosition::Chosen) => {
            format!("replay: {} at 0", chosen.unwrap())
        }
        RecordComponent::Replay(replay::ReplayPosition::At { table, at, .. }) => {
            format!("replay: {table} at {at}")
        }
        RecordComponent::Rules(rules::CardPlace { game, place }) => format!("rules: {game}, card {place}"),
        RecordComponent::Learn(learn::LessonOf(game)) => format!("learn: {game}"),
        RecordComponent::Play(wishes) => format!("play: {} with {wishes:?}", chosen.unwrap()),
        RecordComponent::Forget(privacy::Confirmation::Yes) => "forget: yes".to_owned(),
        RecordComponent::Forget(privacy::Confirmation::No) => "forget: no".to_owned(),
    }
}
