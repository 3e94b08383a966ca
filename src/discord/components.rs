//! Buttons, menus and forms: what each does, and the custom id that says so. Ids are written and read here alone. Who
//! pressed something is never taken from its id.

use std::fmt;
use std::str::FromStr;

use super::app::App;
use super::commands::{
    InputError, Served, end, history, leaderboard, panel, privacy, rematch, replay, rules, table, word,
};
use super::context::Context;
use crate::fair::GameId;
use crate::game::Action;
use crate::game::computer::Level;
use crate::games::GameKind;
use crate::table::TableCommand;

/// No id of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAComponent;

/// Declares things that each are one word in an id, so that none can be written and not read.
macro_rules! words {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $kind:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $kind,)* }

        #[cfg(test)]
        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$kind),*];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $($name::$kind => $word,)* })
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::discord::components::NotAComponent;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                match text {
                    $($word => Ok($name::$kind),)*
                    _ => Err($crate::discord::components::NotAComponent),
                }
            }
        }
    };
}
pub(super) use words;

words! {
    /// A button of a table that asks for one thing, whatever the game.
    pub enum TableButton {
        /// Takes a seat, or takes it back.
        Join = "join",
        /// Gives the seat up.
        Leave = "leave",
        /// Sends the last computer away.
        Unseat = "unseat",
        /// Begins.
        Start = "start",
        /// Explains the game.
        Rules = "rules",
        /// Opens the same table again.
        Rematch = "rematch",
        /// Brings the board to the bottom.
        Board = "board",
        /// Asks for a word to mix into the dice; the form has the same id.
        Word = "word",
        /// Ends the table, or votes for it.
        End = "end",
    }
}

/// A button, menu or form of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableComponent {
    /// A button that every game has.
    Button(TableButton),
    /// Seats a computer.
    Seat(Level),
    /// Shows the panel of this name: what is one's own.
    Panel(&'static str),
    /// Plays what was chosen from this menu of a panel.
    Menu(&'static str),
    /// Acts in the game.
    Act(Action),
}

impl From<TableButton> for TableComponent {
    fn from(button: TableButton) -> TableComponent {
        TableComponent::Button(button)
    }
}

const SEAT: &str = "seat ";

impl fmt::Display for TableComponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableComponent::Button(button) => write!(f, "{button}"),
            TableComponent::Seat(level) => write!(f, "{SEAT}{level}"),
            TableComponent::Panel(name) | TableComponent::Menu(name) => f.write_str(name),
            TableComponent::Act(action) => write!(f, "{action}"),
        }
    }
}

impl FromStr for TableComponent {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<TableComponent, NotAComponent> {
        let level = || text.strip_prefix(SEAT)?.parse().ok().map(TableComponent::Seat);
        let panel = || GameKind::panel_named(text).map(|panel| TableComponent::Panel(panel.name));
        let menu = || menus().find(|menu| *menu == text).map(TableComponent::Menu);
        let action = || text.parse().ok().map(TableComponent::Act);
        let button = text.parse().ok().map(TableComponent::Button);
        button.or_else(level).or_else(panel).or_else(menu).or_else(action).ok_or(NotAComponent)
    }
}

/// The menus of all panels.
fn menus() -> impl Iterator<Item = &'static str> {
    let panels = GameKind::ALL.into_iter().filter_map(GameKind::panel);
    panels.flat_map(|panel| panel.menus).copied()
}

/// Declares the components whose ids are a word, a colon and an argument.
macro_rules! records {
    ($($(#[$doc:meta])* $kind:ident($argument:ty) = $word:literal,)*) => {
        /// A button or menu of a message about what was played or is stored. Its id carries all it needs.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum RecordComponent { $($(#[$doc])* $kind($argument),)* }

        #[cfg(test)]
        const RECORDS: &[&str] = &[$($word),*];

        impl fmt::Display for RecordComponent {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(RecordComponent::$kind(argument) => write!(f, concat!($word, ":{}"), argument),)* }
            }
        }

        impl FromStr for RecordComponent {
            type Err = NotAComponent;

            fn from_str(text: &str) -> Result<RecordComponent, NotAComponent> {
                let (word, argument) = text.split_once(':').ok_or(NotAComponent)?;
                match word {
                    $($word => argument.parse().map(RecordComponent::$kind),)*
                    _ => Err(NotAComponent),
                }
            }
        }
    };
}

records! {
    /// Another leaderboard, or another page of it.
    Leaderboard(leaderboard::Control) = "leaderboard",
    /// Another page of past games.
    History(history::Wanted) = "history",
    /// A finished game, or another move of it.
    Replay(replay::Wanted) = "replay",
    /// Whether to be forgotten.
    Forget(privacy::Sure) = "forget",
}

/// A page that could be: the one behind it has a number too.
pub fn page_number(text: &str) -> Result<usize, NotAComponent> {
    let page = text.parse::<u32>().map_err(|_| NotAComponent)?;
    page.try_into().map_err(|_| NotAComponent)
}

/// The custom id of a button, menu or form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComponentId {
    /// `table:version:what`.
    Table {
        /// Which table.
        table: GameId,
        /// The version of the board it stands on.
        board_version: u32,
        /// What it does.
        what: TableComponent,
    },
    /// `word:argument`.
    Record(RecordComponent),
}

impl fmt::Display for ComponentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ComponentId::Table { table, board_version, what } => write!(f, "{table}:{board_version}:{what}"),
            ComponentId::Record(record) => write!(f, "{record}"),
        }
    }
}

impl FromStr for ComponentId {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<ComponentId, NotAComponent> {
        let at_table = || {
            let mut parts = text.splitn(3, ':');
            let (table, board_version, what) = (parts.next()?, parts.next()?, parts.next()?);
            let (table, board_version) = (table.parse().ok()?, board_version.parse().ok()?);
            Some(ComponentId::Table { table, board_version, what: what.parse().ok()? })
        };
        at_table().map_or_else(|| text.parse().map(ComponentId::Record), Ok)
    }
}

impl ComponentId {
    /// The table it stands on.
    pub const fn table(&self) -> Option<&GameId> {
        match self {
            ComponentId::Table { table, .. } => Some(table),
            ComponentId::Record(_) => None,
        }
    }

    /// Serves somebody who pressed it; `chosen` are the values of a menu.
    pub async fn press(&self, app: &App, ctx: &Context, chosen: &[String]) -> Served {
        let (board_version, what) = match self {
            ComponentId::Table { board_version, what, .. } => (*board_version, *what),
            // Boxed, because every click would have to make room for it.
            ComponentId::Record(record) => return Box::pin(record.press(app, ctx, chosen)).await,
        };
        let command = match what {
            TableComponent::Act(action) => TableCommand::Act(action, Some(board_version)),
            // A panel may have been looked at while others played: what was chosen from it is still meant.
            TableComponent::Menu(menu) => {
                TableCommand::Act(GameKind::chosen(menu, chosen).ok_or_else(|| outdated(ctx))?, None)
            }
            TableComponent::Seat(level) => TableCommand::Seat(level),
            TableComponent::Button(TableButton::Join) => TableCommand::Join,
            TableComponent::Button(TableButton::Leave) => TableCommand::Leave,
            TableComponent::Button(TableButton::Unseat) => TableCommand::Unseat,
            TableComponent::Button(TableButton::Start) => TableCommand::Start,
            TableComponent::Button(TableButton::End) => return end::end(app, ctx).await,
            TableComponent::Button(TableButton::Rules) => return rules::show(app, ctx, None).await,
            TableComponent::Button(TableButton::Rematch) => return rematch::open_again(app, ctx).await,
            TableComponent::Button(TableButton::Board) => return table::show(app, ctx).await,
            TableComponent::Button(TableButton::Word) => return word::ask(app, ctx, self).await,
            TableComponent::Panel(name) => return panel::show(app, ctx, name).await,
        };
        app.execute(ctx, command).await
    }

    /// Serves somebody who filled in its form.
    pub async fn submit(&self, app: &App, ctx: &Context, text: &str) -> Served {
        match self {
            ComponentId::Table { what: TableComponent::Button(TableButton::Word), .. } => {
                app.execute(ctx, word::read(text, ctx.lang)?).await
            }
            ComponentId::Table { .. } | ComponentId::Record(_) => Err(outdated(ctx).into()),
        }
    }
}

impl RecordComponent {
    async fn press(&self, app: &App, ctx: &Context, chosen: &[String]) -> Served {
        let chosen = chosen.first();
        match self {
            RecordComponent::Leaderboard(control) => {
                let wanted = control.wanted(chosen).ok_or_else(|| outdated(ctx))?;
                leaderboard::show(app, ctx, wanted).await
            }
            RecordComponent::History(wanted) => history::show(app, ctx, *wanted).await,
            RecordComponent::Replay(replay::Wanted::Chosen) => {
                let table = chosen.ok_or_else(|| outdated(ctx))?;
                replay::show(app, ctx, table.clone(), 0).await
            }
            RecordComponent::Replay(replay::Wanted::At { table, at, .. }) => {
                replay::show(app, ctx, table.to_string(), *at).await
            }
            RecordComponent::Forget(sure) => privacy::forget(app, ctx, *sure).await,
        }
    }
}

/// A message of an older version, or one that somebody else made up.
pub fn outdated(ctx: &Context) -> InputError {
    InputError::Unclear(ctx.lang.say("refuse-old-board", &[]))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::standings::{Opponents, Order, Span};

    /// One of each that a table can have, and some actions.
    fn at_tables() -> Vec<TableComponent> {
        let every_card = (1..=25).map(|card| card.to_string()).collect::<Vec<_>>().join("+");
        let lay: Action = format!("lay worm {every_card}").parse().unwrap();
        let panels = GameKind::ALL.into_iter().filter_map(GameKind::panel);
        let mut components: Vec<TableComponent> =
            TableButton::ALL.iter().copied().map(TableComponent::Button).collect();
        components.extend(Level::ALL.map(TableComponent::Seat));
        components.extend(panels.map(|panel| TableComponent::Panel(panel.name)));
        components.extend(menus().map(TableComponent::Menu));
        components.extend([Action::Roll, lay].map(TableComponent::Act));
        components
    }

    fn of_records(table: &GameId) -> Vec<RecordComponent> {
        let wanted = leaderboard::Wanted {
            span: Span::Season,
            game: "karteneck".parse().ok(),
            order: Order::Quality,
            company: Opponents::Computers,
            page: 123,
        };
        let facets = leaderboard::Facet::ALL.iter();
        let mut records: Vec<RecordComponent> = facets
            .map(|changes| RecordComponent::Leaderboard(leaderboard::Control { changes: *changes, wanted }))
            .collect();
        let users = [None, Some(u64::MAX)];
        records.extend(users.map(|user| {
            RecordComponent::History(history::Wanted { user, game: "karteneck".parse().ok(), page: 3 })
        }));
        records.push(RecordComponent::Replay(replay::Wanted::Chosen));
        records.extend(
            replay::Jump::ALL.iter().map(|by| {
                RecordComponent::Replay(replay::Wanted::At { table: table.clone(), at: 17, by: *by })
            }),
        );
        records.extend(privacy::Sure::ALL.iter().map(|sure| RecordComponent::Forget(*sure)));
        records
    }

    #[test]
    fn every_id_is_read_back_and_fits_discord() {
        let table = GameId::random().unwrap();
        let at_table = |what| ComponentId::Table { table: table.clone(), board_version: 99_999, what };
        let records = of_records(&table).into_iter().map(ComponentId::Record);
        for id in at_tables().into_iter().map(at_table).chain(records) {
            assert_eq!(id.to_string().parse(), Ok(id.clone()));
            assert!(id.to_string().len() <= 100, "{id}");
        }
    }

    #[test]
    fn every_kind_of_record_is_among_those_that_are_read_back() {
        let ids: Vec<String> =
            of_records(&GameId::random().unwrap()).iter().map(ToString::to_string).collect();
        let words: BTreeSet<&str> = ids.iter().filter_map(|id| Some(id.split_once(':')?.0)).collect();
        assert_eq!(words, RECORDS.iter().copied().collect());
    }

    #[test]
    fn anything_else_is_no_id_of_ours() {
        for text in [
            "",
            "a",
            "a:1",
            "a:1:",
            "a:x:roll",
            "A:1:roll",
            ":1:roll",
            "a:1:rolls",
            "a:-1:roll",
            "a:1:roll:2",
            "history",
            "history:-:-",
            "history:-:-:-1",
            "replay:x",
            "forget:maybe",
            "leaderboard:page:ever",
        ] {
            assert_eq!(text.parse::<ComponentId>(), Err(NotAComponent), "{text:?}");
        }
    }
}
