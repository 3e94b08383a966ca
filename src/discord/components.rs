//! Buttons, menus and forms: their custom ids and what they do. The argument in the id of a list or a replay is
//! written and parsed beside its command. The user is always taken from the interaction, never from an id.

use std::fmt;
use std::str::FromStr;

use strum::{Display, EnumString};

use super::app::App;
use super::commands::hint::HintDetail;
use super::commands::{
    HandlerResult, InputError, away, end, help, hint, history, leaderboard, learn, panel, play, privacy,
    rematch, replay, review, rules, start, table, tables, takeback, verify, word,
};
use super::context::Context;
use crate::fair::GameId;
use crate::game::Action;
use crate::game::computer::Level;
use crate::games::GameKind;
use crate::table::{StandIn, TableCommand};

/// The custom id isn't one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAComponent;

/// The error for an unknown word, in the form strum needs.
pub(super) fn not_a_component(_: &str) -> NotAComponent {
    NotAComponent
}

/// A button of a table that doesn't depend on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(serialize_all = "lowercase", parse_err_ty = NotAComponent, parse_err_fn = not_a_component)]
pub enum TableButton {
    /// Takes a seat, or takes it back.
    Join,
    /// Gives up the seat.
    Leave,
    /// Removes the last computer.
    Unseat,
    /// Starts the game.
    Start,
    /// Seats a computer beside the host, who is alone, and starts the game.
    Computer,
    /// Gives up the seat that is kept for somebody.
    Decline,
    /// Shows privately what is rarely needed.
    More,
    /// Explains the game.
    Rules,
    /// Opens another table with the same terms.
    Rematch,
    /// Checks the dice of the finished game.
    Verify,
    /// Shows whoever presses it their costliest decisions of the finished game.
    Review,
    /// Posts the board again at the bottom.
    Board,
    /// Asks for a word to mix into the dice; its form has the same id.
    Word,
    /// The menu of lucky charms, which are words to mix into the dice.
    Charm,
    /// Ends the table, or votes for it.
    End,
    /// Leaves the game, without a question.
    #[strum(serialize = "sure leave")]
    SureLeave,
    /// Ends the game, without a question.
    #[strum(serialize = "sure end")]
    SureEnd,
    /// Takes back the question that the board asks.
    Back,
    /// Lists the tables of whoever presses it.
    Mine,
    /// No more reminders while the table waits for whoever presses it.
    Unremind,
    /// Takes back the user's last move.
    TakeBack,
    /// Suggests a move.
    Hint,
    /// Shows the numbers behind the suggestion.
    Odds,
    /// Votes for a computer in the seats of those who are away.
    Lend,
    /// Votes for the friend who has asked for such a seat.
    #[strum(serialize = "lend friend")]
    LendFriend,
}

/// A button, menu or form of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::VariantArray, Hash)))]
pub enum TableComponent {
    /// A button that every game has.
    Button(TableButton),
    /// Seats a computer.
    Seat(Level),
    /// Shows the private panel of this name.
    Panel(&'static str),
    /// Plays what was chosen from this menu of a panel.
    Menu(&'static str),
    /// A button on a panel.
    OnPanel(PanelComponent),
    /// Plays an action.
    Act(Action),
    /// Plays an action about which the board asks.
    Sure(Action),
}

/// A button on a private panel. Its press is answered by the panel itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::VariantArray, Hash)))]
pub enum PanelComponent {
    /// Plays an action.
    Act(Action),
    /// Shows the moves that would change a choice made in secret.
    Change,
    /// Brings the panel up to date.
    Refresh,
}

impl From<PanelComponent> for TableComponent {
    fn from(component: PanelComponent) -> TableComponent {
        TableComponent::OnPanel(component)
    }
}

impl From<TableButton> for TableComponent {
    fn from(button: TableButton) -> TableComponent {
        TableComponent::Button(button)
    }
}

const SEAT: &str = "seat ";
const SURE: &str = "sure ";
/// What the ids of a panel's buttons begin with. A long lay leaves no room for more.
const OWN: &str = "my ";
const CHANGE: &str = "change";
const REFRESH: &str = "panel";

impl fmt::Display for PanelComponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PanelComponent::Act(action) => write!(f, "{OWN}{action}"),
            PanelComponent::Change => write!(f, "{OWN}{CHANGE}"),
            PanelComponent::Refresh => write!(f, "{OWN}{REFRESH}"),
        }
    }
}

impl FromStr for PanelComponent {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<PanelComponent, NotAComponent> {
        match text.strip_prefix(OWN).ok_or(NotAComponent)? {
            CHANGE => Ok(PanelComponent::Change),
            REFRESH => Ok(PanelComponent::Refresh),
            action => action.parse().map(PanelComponent::Act).map_err(|_| NotAComponent),
        }
    }
}

impl fmt::Display for TableComponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableComponent::Button(button) => write!(f, "{button}"),
            TableComponent::Seat(level) => write!(f, "{SEAT}{level}"),
            TableComponent::Panel(name) | TableComponent::Menu(name) => f.write_str(name),
            TableComponent::OnPanel(component) => write!(f, "{component}"),
            TableComponent::Act(action) => write!(f, "{action}"),
            TableComponent::Sure(action) => write!(f, "{SURE}{action}"),
        }
    }
}

impl FromStr for TableComponent {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<TableComponent, NotAComponent> {
        let level = || text.strip_prefix(SEAT)?.parse().ok().map(TableComponent::Seat);
        let panel = || GameKind::panel_named(text).map(|panel| TableComponent::Panel(panel.name));
        let menu = || menus().find(|menu| *menu == text).map(TableComponent::Menu);
        let on_panel = || text.parse().ok().map(TableComponent::OnPanel);
        let action = || text.parse().ok().map(TableComponent::Act);
        let sure = || text.strip_prefix(SURE)?.parse().ok().map(TableComponent::Sure);
        let button = text.parse().ok().map(TableComponent::Button);
        button
            .or_else(level)
            .or_else(sure)
            .or_else(panel)
            .or_else(menu)
            .or_else(on_panel)
            .or_else(action)
            .ok_or(NotAComponent)
    }
}

/// The menus of all panels.
fn menus() -> impl Iterator<Item = &'static str> {
    let panels = GameKind::ALL.into_iter().filter_map(GameKind::panel);
    panels.flat_map(|panel| panel.menus).copied()
}

/// Declares the components whose ids are `word:argument`.
macro_rules! records {
    ($($(#[$doc:meta])* $kind:ident($argument:ty) = $word:literal,)*) => {
        /// A button or menu of a message about statistics, past games or stored data. Its id carries all it
        /// needs.
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
    History(history::HistoryPage) = "history",
    /// A finished game, or another move of it.
    Replay(replay::ReplayPosition) = "replay",
    /// Another decision of a review.
    Review(review::ReviewPage) = "review",
    /// Confirms or cancels an erasure.
    Forget(privacy::Confirmation) = "forget",
    /// A card of a game's rules.
    Rules(rules::CardPlace) = "rules",
    /// The lesson of a game.
    Learn(learn::LessonOf) = "learn",
    /// A screen of the help, or what it leads to.
    Help(help::Topic) = "help",
    /// A list of tables.
    Tables(tables::TableList) = "tables",
    /// The menu of games of a `/play` that named none.
    Play(play::PlayOptions) = "play",
    /// Opens a table in a thread, because there is one in the channel already.
    Thread(play::InThread) = "thread",
    /// Ends one's days away.
    Away(away::ComeBack) = "away",
}

/// Parses a page number. It is limited to 32 bits so that the next page can't overflow.
pub fn page_number(text: &str) -> Result<usize, NotAComponent> {
    let page = text.parse::<u32>().map_err(|_| NotAComponent)?;
    page.try_into().map_err(|_| NotAComponent)
}

/// The custom id of a button, menu or form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComponentId {
    /// `table:version:what`.
    Table {
        /// The table.
        table: GameId,
        /// The version of the board that it belongs to.
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
    /// The table it belongs to.
    pub const fn table(&self) -> Option<&GameId> {
        match self {
            ComponentId::Table { table, .. } => Some(table),
            ComponentId::Record(_) => None,
        }
    }

    /// Handles a click; `chosen` are the values chosen from a menu.
    pub async fn handle_click(&self, app: &App, ctx: &Context, chosen: &[String]) -> HandlerResult {
        let (table, board_version, what) = match self {
            ComponentId::Table { table, board_version, what } => (table, *board_version, *what),
            // Boxed to keep this future small: most clicks don't need it.
            ComponentId::Record(record) => return Box::pin(record.handle_click(app, ctx, chosen)).await,
        };
        let command = match what {
            TableComponent::Act(action) => {
                return Box::pin(app.press_move(ctx, table, action, board_version)).await;
            }
            TableComponent::Sure(action) => {
                return Box::pin(app.press_sure(ctx, table, action, board_version)).await;
            }
            TableComponent::Menu(menu) => {
                let action = GameKind::chosen(menu, chosen).ok_or_else(|| outdated(ctx))?;
                return Box::pin(app.press_panel(ctx, PanelComponent::Act(action), board_version)).await;
            }
            TableComponent::OnPanel(PanelComponent::Act(action))
                if app.asks_before(ctx, table, action, board_version) =>
            {
                return Box::pin(app.press_move(ctx, table, action, board_version)).await;
            }
            TableComponent::OnPanel(component) => {
                return Box::pin(app.press_panel(ctx, component, board_version)).await;
            }
            TableComponent::Seat(level) => TableCommand::Seat(level),
            TableComponent::Button(TableButton::Charm) => word::charm(chosen).ok_or_else(|| outdated(ctx))?,
            TableComponent::Button(TableButton::Join) => TableCommand::Join,
            TableComponent::Button(TableButton::Leave) => {
                return Box::pin(app.ask_to_go(ctx, TableCommand::Leave)).await;
            }
            TableComponent::Button(TableButton::SureLeave) => TableCommand::Leave,
            TableComponent::Button(TableButton::Unseat) => TableCommand::Unseat,
            TableComponent::Button(TableButton::Computer) => TableCommand::PlayComputer,
            TableComponent::Button(TableButton::Decline) => TableCommand::Decline,
            TableComponent::Button(TableButton::Lend) => TableCommand::Lend(StandIn::Computer),
            TableComponent::Button(TableButton::LendFriend) => TableCommand::Lend(StandIn::Friend),
            TableComponent::Button(TableButton::Start) => return Box::pin(start::begin(app, ctx)).await,
            TableComponent::Button(TableButton::End) => return Box::pin(end::end(app, ctx)).await,
            TableComponent::Button(TableButton::SureEnd) => {
                return Box::pin(end::end_for_sure(app, ctx)).await;
            }
            TableComponent::Button(TableButton::Back) => return Box::pin(app.press_back(ctx)).await,
            TableComponent::Button(TableButton::TakeBack) => {
                return Box::pin(takeback::take_back(app, ctx, Some(board_version))).await;
            }
            TableComponent::Button(TableButton::Hint) => {
                return Box::pin(hint::advice(app, ctx, HintDetail::Reason)).await;
            }
            TableComponent::Button(TableButton::Odds) => {
                return Box::pin(hint::advice(app, ctx, HintDetail::Numbers)).await;
            }
            TableComponent::Button(TableButton::Mine) => {
                let mine = tables::TableList::Mine { page: 0 };
                return Box::pin(tables::show(app, ctx, mine)).await;
            }
            TableComponent::Button(TableButton::Unremind) => return Box::pin(app.unremind(ctx)).await,
            TableComponent::Button(TableButton::More) => return Box::pin(app.show_more(ctx)).await,
            TableComponent::Button(TableButton::Rules) => return Box::pin(rules::show(app, ctx, None)).await,
            TableComponent::Button(TableButton::Rematch) => {
                return Box::pin(rematch::open_again(app, ctx)).await;
            }
            TableComponent::Button(TableButton::Verify) => {
                return Box::pin(verify::show(app, ctx, table.to_string())).await;
            }
            TableComponent::Button(TableButton::Review) => {
                return Box::pin(review::show(app, ctx, Some(table.to_string()))).await;
            }
            TableComponent::Button(TableButton::Board) => return Box::pin(table::show(app, ctx)).await,
            TableComponent::Button(TableButton::Word) => return Box::pin(word::ask(app, ctx, self)).await,
            TableComponent::Panel(name) => return Box::pin(panel::show(app, ctx, name)).await,
        };
        app.execute(ctx, command).await
    }

    /// Handles a submitted form.
    pub async fn handle_submit(&self, app: &App, ctx: &Context, text: &str) -> HandlerResult {
        match self {
            ComponentId::Table { what: TableComponent::Button(TableButton::Word), .. } => {
                app.execute(ctx, word::read(text, ctx.lang)?).await
            }
            ComponentId::Table { .. } | ComponentId::Record(_) => Err(outdated(ctx).into()),
        }
    }
}

impl RecordComponent {
    async fn handle_click(&self, app: &App, ctx: &Context, chosen: &[String]) -> HandlerResult {
        let chosen = chosen.first();
        match self {
            RecordComponent::Leaderboard(control) => {
                let query = control.query(chosen).ok_or_else(|| outdated(ctx))?;
                leaderboard::show(app, ctx, query).await
            }
            RecordComponent::History(query) => history::show(app, ctx, *query).await,
            RecordComponent::Replay(replay::ReplayPosition::Chosen) => {
                let table = chosen.ok_or_else(|| outdated(ctx))?;
                replay::show(app, ctx, table.clone(), 0).await
            }
            RecordComponent::Replay(replay::ReplayPosition::At { table, at, .. }) => {
                replay::show(app, ctx, table.to_string(), *at).await
            }
            RecordComponent::Review(page) => review::turn_to(app, ctx, page.clone()).await,
            RecordComponent::Rules(place) => rules::turn_to(app, ctx, *place).await,
            RecordComponent::Learn(learn::LessonOf(game)) => learn::teach(app, ctx, *game).await,
            RecordComponent::Help(topic) => help::turn_to(app, ctx, *topic).await,
            RecordComponent::Tables(list) => tables::show(app, ctx, *list).await,
            RecordComponent::Forget(sure) => privacy::forget(app, ctx, *sure).await,
            RecordComponent::Play(wishes) => {
                let game = chosen.and_then(|game| game.parse().ok()).ok_or_else(|| outdated(ctx))?;
                play::open_wished(app, ctx, game, *wishes).await
            }
            RecordComponent::Thread(wanted) => play::open_in_thread_after_all(app, ctx, *wanted).await,
            RecordComponent::Away(away::ComeBack) => away::come_back(app, ctx).await,
        }
    }
}

/// The id is from an older version, or forged.
pub fn outdated(ctx: &Context) -> InputError {
    InputError::Invalid(ctx.lang.say("refuse-old-board", &[]))
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use std::collections::BTreeSet;

    use super::*;
    use crate::standings::{Opponents, Order, Span};

    /// One of each component a table can have, and some actions.
    fn at_tables() -> Vec<TableComponent> {
        let every_card = (1..=25).map(|card| card.to_string()).collect::<Vec<_>>().join("+");
        let lay: Action = format!("lay worm {every_card}").parse().unwrap();
        let panels = GameKind::ALL.into_iter().filter_map(GameKind::panel);
        let mut components: Vec<TableComponent> =
            TableButton::VARIANTS.iter().copied().map(TableComponent::Button).collect();
        components.extend(Level::VARIANTS.iter().copied().map(TableComponent::Seat));
        components.extend(panels.map(|panel| TableComponent::Panel(panel.name)));
        components.extend(menus().map(TableComponent::Menu));
        components.extend([Action::Roll, lay].map(TableComponent::Act));
        components.extend([Action::Stop, Action::PassSteal].map(TableComponent::Sure));
        let own = [PanelComponent::Act(lay), PanelComponent::Change, PanelComponent::Refresh];
        components.extend(own.map(TableComponent::OnPanel));
        components
    }

    fn of_records(table: &GameId) -> Vec<RecordComponent> {
        let query = leaderboard::LeaderboardQuery {
            span: Span::Season,
            game: "karteneck".parse().ok(),
            order: Order::Quality,
            opponents: Opponents::Computers,
            page: 123,
        };
        let facets = leaderboard::Facet::VARIANTS.iter();
        let mut records: Vec<RecordComponent> = facets
            .map(|changes| RecordComponent::Leaderboard(leaderboard::Control { changes: *changes, query }))
            .collect();
        let users = [None, Some(u64::MAX)];
        records.extend(users.map(|user| {
            RecordComponent::History(history::HistoryPage { user, game: "karteneck".parse().ok(), page: 3 })
        }));
        records.push(RecordComponent::Replay(replay::ReplayPosition::Chosen));
        records.extend(replay::Jump::VARIANTS.iter().map(|by| {
            RecordComponent::Replay(replay::ReplayPosition::At { table: table.clone(), at: 17, by: *by })
        }));
        let page = review::ReviewPage { table: table.clone(), decisions: vec![9_999; 3], at: 2 };
        records.push(RecordComponent::Review(page));
        records.extend(GameKind::ALL.map(|game| RecordComponent::Rules(rules::CardPlace { game, place: 3 })));
        records.extend(GameKind::ALL.map(|game| RecordComponent::Learn(game.into())));
        let lists = [tables::TableList::Mine { page: 7 }, tables::TableList::Server];
        records.extend(lists.map(RecordComponent::Tables));
        records.extend([play::PlayOptions::default(), play::PlayOptions::all()].map(RecordComponent::Play));
        records.extend(help::Topic::VARIANTS.iter().map(|topic| RecordComponent::Help(*topic)));
        let threads = GameKind::ALL.map(|game| play::InThread { game, wishes: play::PlayOptions::all() });
        records.extend(threads.map(RecordComponent::Thread));
        records.push(RecordComponent::Away(away::ComeBack));
        records.extend(privacy::Confirmation::VARIANTS.iter().map(|sure| RecordComponent::Forget(*sure)));
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
    fn every_kind_of_component_is_among_those_that_are_read_back() {
        let at_tables = at_tables();
        for kind in TableComponentDiscriminants::VARIANTS {
            assert!(
                at_tables.iter().any(|what| TableComponentDiscriminants::from(what) == *kind),
                "{kind:?}"
            );
        }
        let on_panels: Vec<_> = at_tables
            .iter()
            .filter_map(|what| if let TableComponent::OnPanel(panel) = what { Some(panel) } else { None })
            .collect();
        for kind in PanelComponentDiscriminants::VARIANTS {
            assert!(
                on_panels.iter().any(|what| PanelComponentDiscriminants::from(*what) == *kind),
                "{kind:?}"
            );
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
            "review:X:1:0",
            "review:00:1.x:0",
            "review:00:1.2.3.4:0",
            "leaderboard:page:ever",
            "play:",
            "tables:all",
            "rules:chess:1",
            "learn:chess",
            "help:me",
            "rules:pig:-1",
            "play:slow:-:-:-:-:-",
            "thread:chess:-:-:-:-:-:-",
            "thread:pig",
            "away:until",
        ] {
            assert_eq!(text.parse::<ComponentId>(), Err(NotAComponent), "{text:?}");
        }
    }
}
