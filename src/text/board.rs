//! What the table looks like: a picture in text, for an embed on a phone's narrow screen.

mod barbecue;
mod heckmeck;
mod karteneck;
mod qwixx;

use super::voice::{Names, Voice, say};
use super::words::{self, DOT, fit, length};
use super::{Lang, prize};
use crate::game::Seat;
use crate::game::worm_dice::DiceTurn;
use crate::games::AnyView;

/// A table's state as a Discord embed shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What lies in the middle, and whose turn it is.
    pub description: String,
    /// A name and what that player has, in seating order.
    pub fields: Vec<(String, String)>,
}

impl Board {
    /// How much of an embed's 6000 characters it takes.
    pub fn length(&self) -> usize {
        let fields = self.fields.iter().map(|(name, value)| length(name) + length(value));
        length(&self.description) + fields.sum::<usize>()
    }
}

/// Discord's limits.
const DESCRIPTION: usize = 4096;
const FIELD_NAME: usize = 256;
const FIELD_VALUE: usize = 1024;

/// The state that `view` shows.
pub fn board(lang: Lang, view: &AnyView, names: Names<'_>) -> Board {
    let voice = &Voice::new(lang, names);
    let Board { description, fields } = match view {
        AnyView::Heckmeck(view) => heckmeck::board(voice, view),
        AnyView::Barbecue(view) => barbecue::board(voice, view),
        AnyView::Karteneck(view) => karteneck::board(voice, view),
        AnyView::Qwixx(view) => qwixx::board(voice, view),
    };
    let fields = fields.into_iter().map(|(name, value)| (fit(name, FIELD_NAME), fit(value, FIELD_VALUE)));
    Board { description: fit(description, DESCRIPTION), fields: fields.collect() }
}

/// What stands beside a picture of the board: whose turn it is, and what can't be seen at a glance.
pub fn caption(lang: Lang, view: &AnyView, names: Names<'_>) -> String {
    let voice = &Voice::new(lang, names);
    match view {
        AnyView::Heckmeck(view) => {
            lines(voice, view.turn, view.prize.map(|prize| prize::heckmeck(lang, prize)), view.quick)
        }
        AnyView::Barbecue(view) => {
            lines(voice, view.turn, view.prize.map(|prize| prize::barbecue(lang, prize)), false)
        }
        AnyView::Karteneck(view) => turn(voice, view.turn),
        AnyView::Qwixx(view) => qwixx::stage(voice, view),
    }
}

fn lines(voice: &Voice<'_>, seat: Option<Seat>, prize: Option<String>, quick: bool) -> String {
    let prize = prize.map(|prize| say!(voice, "board-prize", prize = prize));
    let quick = quick.then(|| say!(voice, "board-quick"));
    std::iter::once(turn(voice, seat)).chain(prize).chain(quick).collect::<Vec<_>>().join("\n")
}

/// Whose turn it is.
fn turn(voice: &Voice<'_>, turn: Option<Seat>) -> String {
    match turn {
        Some(seat) => say!(voice, "board-turn", name = voice.name(seat)),
        None => say!(voice, "board-over"),
    }
}

/// A player's name as the title of a field; marked if it is that player's turn.
fn title(voice: &Voice<'_>, name: String, its_turn: bool) -> String {
    if its_turn { say!(voice, "board-name-turn", name = name) } else { name }
}

/// The dice of Heckmeck and Barbecue: those rolled, those set aside, and what stopping now would bring.
fn dice(voice: &Voice<'_>, dice: &DiceTurn, prize: Option<String>) -> Vec<String> {
    if dice.is_fresh() {
        return vec![];
    }
    let rolled = dice
        .must_keep()
        .then(|| say!(voice, "board-rolled", dice = words::dice(voice.lang, dice.rolled()).join(DOT)));
    let aside = (dice.aside().count() > 0).then(|| {
        let aside = words::dice(voice.lang, dice.aside()).join(DOT);
        say!(voice, "board-aside", dice = aside, total = dice.total(), left = dice.left())
    });
    let prize = prize.map(|prize| say!(voice, "board-prize", prize = prize));
    [rolled, aside, prize].into_iter().flatten().collect()
}

/// As many worms as that, drawn in a code block.
fn worms(count: u8) -> String {
    "~".repeat(count.into())
}
