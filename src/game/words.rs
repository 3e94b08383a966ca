//! The interface of a game's texts. The messages are in the catalogues of the game's folder.

use super::cards::Lay;
use super::{Action, Illegal, Rules, Seat};
use crate::picture::ButtonIcon;
use crate::text::{self, Lang, Voice};

/// The texts of a game. [`text`] cuts them to Discord's limits and adds the texts that all games share. It also reads
/// the keys that every catalogue of a game has: `NAME-name`, `NAME-blurb`, and `NAME-tie-break` where
/// [ties are broken](super::Info::breaks_ties). A variant has `variant-VARIANT-lobby`, `variant-VARIANT-elsewhere` and
/// the name and description of its option, `option-play-VARIANT-…`.
pub trait Words: Rules {
    /// A sentence for an event, which may include some of the events `after` it.
    fn tell(voice: &Voice<'_>, event: &Self::Event, after: &[&Self::Event]) -> Told;

    /// The sentences that are worth keeping of a whole turn or round, when its board shrinks to a line.
    fn recap(voice: &Voice<'_>, events: &[&Self::Event]) -> Vec<String> {
        text::recap::<Self>(voice, events)
    }

    /// Whether a new round begins. It gets a board of its own, even if the same player is to act.
    fn begins_round(_event: &Self::Event) -> bool {
        false
    }

    /// Why an action is illegal; `None` if the reason is not specific to this game. Reasons that all games share are
    /// handled in [`text::refusal`], and [`text::possible`] adds what the player can do instead.
    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String>;

    /// What a player whose action was refused may have overlooked: their roll, for example.
    fn situation(_lang: Lang, _view: &Self::View) -> Option<String> {
        None
    }

    /// What a player who is to act is asked to do, in a few words: "roll or stop at 24". For a list of tables.
    fn request(lang: Lang, view: &Self::View) -> String;

    /// The button label of an action; `None` for actions that the game doesn't have.
    fn label(lang: Lang, action: Action, view: &Self::View) -> Option<String>;

    /// The icon beside the label. The label says the same without it.
    fn icon(_action: Action, _view: &Self::View) -> Option<ButtonIcon> {
        None
    }

    /// The whole state, for an embed without a picture.
    fn board(voice: &Voice<'_>, view: &Self::View) -> Board;

    /// The text beside the picture: what neither the picture nor a button shows. Mostly nothing.
    fn caption(voice: &Voice<'_>, view: &Self::View) -> String;

    /// The whole state in plain sentences without Markdown, for screen readers.
    fn alt(voice: &Voice<'_>, view: &Self::View, detail: Detail) -> Vec<String>;

    /// The position and style of an action's button.
    fn button(action: Action, _view: &Self::View) -> Button {
        match action {
            Action::Roll => Button::way_on(ButtonStyle::Primary),
            Action::Stop => Button::end(ButtonStyle::Success),
            _ => Button::end(ButtonStyle::Plain),
        }
    }

    /// What somebody who presses this action's button is asked first, because they would regret a slip; `None` if they
    /// aren't asked. It tells no more than `view` shows, because everybody may read it.
    fn question(_lang: Lang, _action: Action, _view: &Self::View) -> Option<String> {
        None
    }

    /// Actions that have a button even while nobody may take them, so that all buttons keep their places.
    fn fixed(_view: &Self::View) -> Vec<Action> {
        Vec::new()
    }

    /// An action as an autocomplete suggestion; `None` if it doesn't fit the option.
    fn suggest(_lang: Lang, _view: &Self::View, _action: Action, _typed: Typed<'_>) -> Option<Suggestion> {
        None
    }

    /// Parses typed cards. A game with hands can expand "all of a kind".
    fn typed_lay(_view: &Self::View, text: &str) -> Option<Lay> {
        text::typed_cards(text)?.exactly()
    }

    /// An extra remark when the action is recommended, shown after the text that every action gets.
    fn remark(_lang: Lang, _seat: Seat, _view: &Self::View, _action: Action) -> Option<String> {
        None
    }
}

/// A sentence about one or more events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// The number of events it covers; at least one.
    pub events: usize,
    /// Whether it is still worth showing when the turn is over.
    pub matters: bool,
}

impl Told {
    /// A sentence about one event that matters after the turn.
    pub const fn news(text: String) -> Told {
        Told { text, events: 1, matters: true }
    }

    /// A sentence about one event that doesn't matter after the turn.
    pub const fn aside(text: String) -> Told {
        Told { text, events: 1, matters: false }
    }

    /// The same sentence, covering this many events.
    #[must_use]
    pub fn of(self, events: usize) -> Told {
        Told { events, ..self }
    }
}

/// The state of a table for a Discord embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The middle of the table, and whose turn it is.
    pub description: String,
    /// A name and what that player has, in seating order.
    pub fields: Vec<(String, String)>,
}

/// How detailed a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Every card, tile and cross.
    Every,
    /// Only what matters for the next decisions.
    Sums,
}

/// The position and style of an action's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Button {
    /// The style.
    pub style: ButtonStyle,
    /// The row.
    pub row: ButtonRow,
    /// The position when several seats act at once, lowest first. Equal ones keep the order in which they are offered.
    pub order: u8,
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The usual next action.
    Primary,
    /// An action that wins something.
    Success,
    /// Any other action, and whatever fails.
    Plain,
}

/// The row of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonRow {
    /// With the choices, in the first rows.
    Choices,
    /// With the actions that continue the turn, in the row below.
    WaysOn,
    /// With the actions that end the turn, in a row of their own: a second tap on a choice must not end the turn.
    Ends,
    /// Below that: a choice for which the first row has no room. What ends the turn never comes to stand in its place.
    MoreChoices,
}

impl Button {
    /// A choice.
    pub const fn choice(style: ButtonStyle) -> Button {
        Button { style, row: ButtonRow::Choices, order: u8::MAX }
    }

    /// An action that continues the turn.
    pub const fn way_on(style: ButtonStyle) -> Button {
        Button { style, row: ButtonRow::WaysOn, order: u8::MAX }
    }

    /// An action that ends the turn.
    pub const fn end(style: ButtonStyle) -> Button {
        Button { style, row: ButtonRow::Ends, order: u8::MAX }
    }
}

/// The option of a command that a user is typing.
#[derive(Clone, Copy, Debug)]
pub struct Typed<'a> {
    /// The name of the option.
    pub option: &'a str,
    /// The value of the option `row`, if it is already given.
    pub row: Option<&'a str>,
}

/// An autocomplete suggestion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The value to fill in.
    pub value: String,
    /// The text to show.
    pub name: String,
}
