//! Boards to draw: the whole games of the transcripts, stopped early, in the middle and at the end.

use std::fs;
use std::path::Path;

use stammtisch::games::{AnyEvent, AnyGame, GameKind};
use stammtisch::journal::Journal;

/// Names of several scripts and lengths.
pub const NAMES: [&str; 7] =
    ["Anna", "Борис", "Maximiliane von Hohenlohe", "Żółw", "🔥 Ünal 🔥", "日本", "Γιώργος"];

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Early,
    Middle,
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/games");
    let file = folder.join(name).with_extension("journal");
    fs::read_to_string(&file).unwrap().parse().unwrap()
}

/// A game after so many of its entries, counted in hundredths of them all.
pub fn state(name: &str, stage: Stage) -> State {
    let journal = journal(name);
    let entries = journal.entries.len();
    let wanted = match stage {
        Stage::Early => 3,
        Stage::Middle => entries * 6 / 10,
        Stage::End => entries,
    };
    let mut found = None;
    let mut count = 0;
    let mut seen = |game: &AnyGame, news: &[AnyEvent]| {
        if count == wanted {
            found = Some((game.clone(), news.to_vec()));
        }
        count += 1;
    };
    journal.watch(&mut seen).unwrap();
    let (game, news) = found.unwrap();
    State { name: name.to_owned(), stage, game, news, journal }
}

/// Early, middle and end of every game with every number of players.
pub fn all() -> Vec<State> {
    let mut states = Vec::new();
    for kind in GameKind::ALL {
        for seats in kind.seats() {
            for stage in [Stage::Early, Stage::Middle, Stage::End] {
                states.push(state(&format!("{kind}-{seats}"), stage));
            }
        }
    }
    states
}
