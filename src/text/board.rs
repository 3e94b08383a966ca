//! The board as text in an embed, for a phone's narrow screen.

use super::phrases::{fit, length};
use super::{Lang, Names, Voice, say};
use crate::game::Seat;
use crate::game::words::{Board, Words};
use crate::games::{AnyView, with_view};

impl Board {
    /// Its length in characters; an embed may have 6000.
    pub fn length(&self) -> usize {
        let fields = self.fields.iter().map(|(name, value)| length(name) + length(value));
        length(&self.description) + fields.sum::<usize>()
    }
}

/// Discord's limits.
const DESCRIPTION: usize = 4096;
const FIELD_NAME: usize = 256;
const FIELD_VALUE: usize = 1024;

/// The board as text.
pub fn board(lang: Lang, view: &AnyView, names: Names<'_>) -> Board {
    let voice = &Voice::new(lang, names);
    let Board { description, fields } = with_view!(view, |view: G| G::board(voice, view));
    let fields = fields.into_iter().map(|(name, value)| (fit(name, FIELD_NAME), fit(value, FIELD_VALUE)));
    Board { description: fit(description, DESCRIPTION), fields: fields.collect() }
}

/// The text beside a picture of the board: whose turn it is, and what the picture doesn't show clearly.
pub fn caption(lang: Lang, view: &AnyView, names: Names<'_>) -> String {
    with_view!(view, |view: G| G::caption(&Voice::new(lang, names), view))
}

/// That the game is over, if it is nobody's turn. Whose turn it is stands above the board and beside the name.
pub(crate) fn over(voice: &Voice<'_>, turn: Option<Seat>) -> Option<String> {
    turn.is_none().then(|| say!(voice, "board-over"))
}

/// A player's name as the title of a field; marked if it is their turn.
pub(crate) fn title(voice: &Voice<'_>, name: String, its_turn: bool) -> String {
    if its_turn { say!(voice, "board-name-turn", name = name) } else { name }
}

/// The value of a tile as a row of tildes, for code blocks.
pub(crate) fn tally(count: u8) -> String {
    "~".repeat(count.into())
}
