//! What is said about a game, in any language. The sentences stand in the catalogues of the game's folder.

use super::cards::Lay;
use super::{Action, Illegal, Rules, Seat};
use crate::text::{self, Lang, Voice};

/// The words of a game. [`text`] cuts them to Discord's limits, adds what all games have in common, and reads the keys
/// that every catalogue of a game has: `NAME-name`, `NAME-blurb`, `NAME-rules`, and `NAME-tie-break` where
/// [ties are broken](super::Info::breaks_ties). A variant has `variant-VARIANT-lobby`, `variant-VARIANT-elsewhere` and
/// the name and description of its option, `option-play-VARIANT-…`.
pub trait Words: Rules {
    /// A sentence for an event, and for as many of those `after` it as belong to it.
    fn tell(voice: &Voice<'_>, event: &Self::Event, after: &[&Self::Event]) -> Told;

    /// Why an action of this game is refused, and what can be done instead; none for what no rule of it says. What
    /// all games refuse is said for them: see [`text::refusal`].
    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String>;

    /// What an action means now, in the few words of a button; none for actions that the game hasn't got.
    fn label(lang: Lang, action: Action, view: &Self::View) -> Option<String>;

    /// The whole state for an embed without a picture.
    fn board(voice: &Voice<'_>, view: &Self::View) -> Board;

    /// What stands beside the picture: whose turn it is, and what can't be seen at a glance.
    fn caption(voice: &Voice<'_>, view: &Self::View) -> String;

    /// The whole state in plain sentences without Markdown, for those who hear the board instead of seeing it.
    fn alt(voice: &Voice<'_>, view: &Self::View, detail: Detail) -> Vec<String>;

    /// Where an action's button stands, and what it looks like.
    fn button(action: Action) -> Button {
        Button::way_on(match action {
            Action::Roll => ButtonStyle::Primary,
            Action::Stop => ButtonStyle::Success,
            _ => ButtonStyle::Plain,
        })
    }

    /// An action as a suggestion for a command's option; none if it isn't meant.
    fn suggest(_lang: Lang, _view: &Self::View, _action: Action, _typed: Typed<'_>) -> Option<Suggestion> {
        None
    }

    /// The cards that somebody means who types this. A game with hands knows what all of a kind are.
    fn typed_lay(_view: &Self::View, text: &str) -> Option<Lay> {
        text::typed_cards(text)?.exactly()
    }

    /// What else is worth a word when the action is recommended; it follows what is said about every action.
    fn remark(_lang: Lang, _seat: Seat, _view: &Self::View, _action: Action) -> Option<String> {
        None
    }
}

/// A sentence and what it told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// How many events it is about; at least one.
    pub events: usize,
    /// Whether it is still worth a word when the turn is over.
    pub matters: bool,
}

impl Told {
    /// Of one event that changed something.
    pub const fn news(text: String) -> Told {
        Told { text, events: 1, matters: true }
    }

    /// Of one event on the way.
    pub const fn aside(text: String) -> Told {
        Told { text, events: 1, matters: false }
    }

    /// The same of so many events.
    #[must_use]
    pub fn of(self, events: usize) -> Told {
        Told { events, ..self }
    }
}

/// A table's state as a Discord embed shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What lies in the middle, and whose turn it is.
    pub description: String,
    /// A name and what that player has, in seating order.
    pub fields: Vec<(String, String)>,
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Every card, tile and cross.
    Every,
    /// What decides what comes next.
    Sums,
}

/// Where the button of an action stands, and what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it looks like.
    pub style: ButtonStyle,
    /// In which rows it stands.
    pub row: ButtonRow,
    /// Its place among those of several seats that act at once, the lowest first; where it is the same they stand as
    /// they are offered.
    pub order: u8,
}

/// What a button looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// What one usually does next.
    Primary,
    /// What brings something home.
    Success,
    /// Anything else.
    Plain,
}

/// In which rows a button stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonRow {
    /// With the things to choose from, in the first rows.
    Choices,
    /// With the ways to go on, in the row below them.
    WaysOn,
}

impl Button {
    /// Something to choose.
    pub const fn choice(style: ButtonStyle) -> Button {
        Button { style, row: ButtonRow::Choices, order: u8::MAX }
    }

    /// A way to go on.
    pub const fn way_on(style: ButtonStyle) -> Button {
        Button { style, row: ButtonRow::WaysOn, order: u8::MAX }
    }
}

/// What somebody is typing behind a command.
#[derive(Clone, Copy, Debug)]
pub struct Typed<'a> {
    /// The option that is being typed.
    pub option: &'a str,
    /// What its `row` is, where another option says so.
    pub row: Option<&'a str>,
}

/// A suggestion for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What is filled in.
    pub value: String,
    /// What it means.
    pub name: String,
}
