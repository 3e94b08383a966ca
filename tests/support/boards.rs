//! Boards to draw: the whole games of the transcripts, stopped early, in the middle, after a turn and at the end.

use std::fs;
use std::path::Path;

use stammtisch::game::Viewer;
use stammtisch::games::{AnyEvent, AnyGame, GameKind};
use stammtisch::journal::Journal;
use stammtisch::picture::{self, Labels, Scene};
use stammtisch::text::Lang;

/// Names of several scripts and lengths.
pub const NAMES: [&str; 7] =
    ["Anna", "Борис", "Maximiliane von Hohenlohe", "Żółw", "🔥 Ünal 🔥", "日本", "Γιώργος"];

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Early,
    Middle,
    /// Just after a turn has ended, with all that happened in it.
    TurnEnd,
    End,
}

/// A game as it stood once, and what had just happened.
pub struct State {
    pub name: String,
    pub stage: Stage,
    pub game: AnyGame,
    pub news: Vec<AnyEvent>,
    pub journal: Journal,
}

impl State {
    /// The names of those who play.
    pub fn names(&self) -> Vec<String> {
        NAMES[..self.game.seats()].iter().map(|name| (*name).to_owned()).collect()
    }
}

/// The game of a transcript, by its name: `heckmeck-3`.
pub fn journal(name: &str) -> Journal {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../transcripts/games");
    let file = folder.join(name).with_extension("journal");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.parse().unwrap()
}

/// The game of a transcript at a stage: after three entries, after six tenths of them, or at its end.
pub fn state(name: &str, stage: Stage) -> State {
    let journal = journal(name);
    let entries = journal.entries.len();
    let wanted = match stage {
        Stage::Early => 3,
        Stage::Middle | Stage::TurnEnd => entries * 6 / 10,
        Stage::End => entries,
    };
    let (mut found, mut count, mut turn, mut events) = (None, 0, None, Vec::new());
    let mut seen = |game: &AnyGame, news: &[AnyEvent]| {
        events.extend_from_slice(news);
        let is_turn_end = game.turn() != turn;
        let is_wanted = match stage {
            Stage::TurnEnd => is_turn_end && count >= wanted && found.is_none(),
            _ => count == wanted,
        };
        if is_wanted {
            found = Some((game.clone(), events.clone()));
        }
        if is_turn_end {
            events.clear();
            turn = game.turn();
        }
        count += 1;
    };
    journal.watch(&mut seen).unwrap();
    let (game, news) = found.unwrap();
    State { name: name.to_owned(), stage, game, news, journal }
}

/// Every board of the game of a transcript, from its first to its last.
pub fn every_board(name: &str, lang: Lang) -> Vec<Scene> {
    let (mut scenes, mut turn, mut events) = (Vec::new(), None, Vec::new());
    let mut seen = |game: &AnyGame, news: &[AnyEvent]| {
        if game.turn() != turn {
            events.clear();
            turn = game.turn();
        }
        events.extend_from_slice(news);
        let names: Vec<String> = NAMES[..game.seats()].iter().map(|name| (*name).to_owned()).collect();
        let labels = Labels { lang, names: &names };
        scenes.push(picture::board(&game.view(Viewer::Bystander), &events, &labels));
    };
    journal(name).watch(&mut seen).unwrap();
    scenes
}

/// All stages of every game with every number of players.
pub fn all() -> Vec<State> {
    let mut states = Vec::new();
    for kind in GameKind::ALL {
        for seats in kind.seats() {
            for stage in [Stage::Early, Stage::Middle, Stage::TurnEnd, Stage::End] {
                states.push(state(&format!("{kind}-{seats}"), stage));
            }
        }
    }
    states
}
