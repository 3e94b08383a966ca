//! A table as a message: the lobby, the board with its buttons, the result, and the one line that replaces an
//! old board.

mod fair_dice;
mod lesson;
mod lobby;
mod panel_message;
mod plain_name;
mod question;
mod result;
mod review;

use serde_json::Value;

pub use self::lesson::LessonRights;
pub use self::plain_name::plain_name;
use super::components::{ComponentId, TableButton, TableComponent};
use super::message::{Embed, Illustration, MessagePayload, Style, button, with_icon};
use crate::computer::analysis::Analysis;
use crate::computer::chances::Curve;
use crate::game::computer::Level;
use crate::game::words::{Button, ButtonRow, ButtonStyle};
use crate::game::{Action, Seat, Viewer};
use crate::games::{AnyEvent, AnyView};
use crate::picture::{self, ButtonIcon, Labels};
use crate::settings::ServerSettings;
use crate::standings::is_forgotten;
use crate::table::{Moment, Occupant, Participant, Table, UserId};
use crate::text::{self, Arg, Lang};

/// Maximum number of buttons in a row.
const BUTTONS_PER_ROW: usize = 5;

/// What has happened since the previous board.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// As lines of text.
    pub lines: Vec<String>,
    /// What a computer has just done. It is told under the picture, which keeps its place while the computer plays.
    pub under: Vec<AnyEvent>,
    /// As events, for the picture.
    pub events: Vec<AnyEvent>,
}

/// A move that has a button on the board.
struct Offer {
    action: Action,
    label: String,
    button: Button,
    icon: Option<ButtonIcon>,
    /// Whether somebody may take it now. If not, the button only keeps its place.
    is_possible: bool,
}

/// Buttons in rows: choices first, then ways to go on, then what ends the turn. `below` may add a row below each kind.
fn in_rows(
    offers: &[Offer],
    button: impl Fn(&Offer) -> Value,
    below: impl Fn(&[&Offer]) -> Option<Vec<Value>>,
) -> Vec<Vec<Value>> {
    let mut rows: Vec<Vec<Value>> = Vec::new();
    for row in [ButtonRow::Choices, ButtonRow::WaysOn, ButtonRow::Ends, ButtonRow::MoreChoices] {
        let here: Vec<_> = offers.iter().filter(|offer| offer.button.row == row).collect();
        rows.extend(
            here.chunks(BUTTONS_PER_ROW).map(|chunk| chunk.iter().map(|offer| button(offer)).collect()),
        );
        rows.extend(below(&here));
    }
    rows
}

/// A table's message in one language.
pub struct BoardMessage<'a> {
    table: &'a Table,
    lang: Lang,
    /// Luck and quality of play, once they have been computed.
    analysis: Option<String>,
    /// How the chances went, if all players let it be shown.
    curve: Option<&'a Curve>,
    /// No buttons, no mention, no deadline: for replays of finished games.
    still: bool,
    /// Text only, without a picture.
    in_words: bool,
    /// In sentences, for somebody who hears the board.
    is_told: bool,
    /// Whether there are hints.
    hints: bool,
    /// The action that the board asks about.
    asks: Option<Action>,
    /// Whether the bot isn't a member of the place.
    is_external: bool,
    /// Who has just lost their seat to a computer.
    released: Vec<UserId>,
    /// The time, if it is known: who is away now is shown.
    now: Option<Moment>,
}

impl<'a> BoardMessage<'a> {
    /// The message of a table in this language.
    pub const fn new(table: &'a Table, lang: Lang) -> BoardMessage<'a> {
        BoardMessage {
            table,
            lang,
            analysis: None,
            curve: None,
            still: false,
            in_words: false,
            is_told: false,
            hints: true,
            asks: None,
            is_external: false,
            released: Vec::new(),
            now: None,
        }
    }

    /// Sets the time at which it is shown.
    #[must_use]
    pub fn at(self, now: Moment) -> BoardMessage<'a> {
        BoardMessage { now: Some(now), ..self }
    }

    /// Sets whether the message is text only.
    #[must_use]
    pub fn in_words(self, in_words: bool) -> BoardMessage<'a> {
        BoardMessage { in_words, ..self }
    }

    /// Sets whether the message is told in sentences, for somebody who hears the board.
    #[must_use]
    pub fn told(self, is_told: bool) -> BoardMessage<'a> {
        BoardMessage { is_told, ..self }
    }

    /// Sets whether the bot isn't a member of the place, and so can't remind anybody there.
    #[must_use]
    pub fn external(self, is_external: bool) -> BoardMessage<'a> {
        BoardMessage { is_external, ..self }
    }

    /// Leaves the hints out if the server doesn't want them in a game like this.
    #[must_use]
    pub fn with_hints(self, server: ServerSettings) -> BoardMessage<'a> {
        BoardMessage { hints: server.hints || !self.table.is_rated(), ..self }
    }

    /// Adds the analysis of luck and quality of play, and the curve of chances.
    pub fn analysed(self, analysed: &[Analysis], curve: Option<&'a Curve>) -> BoardMessage<'a> {
        let analysis = text::analysis(self.lang, self.table.terms().game, analysed, &self.names());
        BoardMessage { analysis: Some(analysis), curve, ..self }
    }

    /// Removes everything interactive, for replays.
    #[must_use]
    pub fn still(self) -> BoardMessage<'a> {
        BoardMessage { still: true, ..self }
    }
}

impl BoardMessage<'_> {
    /// A private copy of the board under a line of text.
    pub fn copy(&self, line: String) -> MessagePayload {
        self.post(&News::default()).retitled(line)
    }

    /// The message for the table's current state: lobby, board or result.
    pub fn post(&self, news: &News) -> MessagePayload {
        let post = match (self.table.game(), self.table.ended()) {
            (Some(_), _) => self.playing(news),
            (None, None) => self.lobby(&news.lines),
            (None, Some(reason)) => self.over(reason, news),
        };
        if self.still { post.retitled(String::new()).without_rows() } else { post }
    }

    /// The players' names by seat, escaped for Markdown and shortened.
    pub fn names(&self) -> Vec<String> {
        self.table.participants().iter().map(|participant| self.name(participant)).collect()
    }

    fn name(&self, participant: &Participant) -> String {
        match participant.occupant {
            Occupant::Person(user) => display_name(user.0, Some(&participant.name), self.lang),
            Occupant::Computer { number, level } => self.computer_name(number, level),
        }
    }

    /// A computer's name. Its level matters before the game only.
    fn computer_name(&self, number: u8, level: Level) -> String {
        if self.table.is_lobby() {
            return computer_name(self.lang, number, level);
        }
        self.say("computer-name", &[("number", number.into())])
    }

    /// The names without escaping, for pictures and their alt texts.
    fn plain_names(&self) -> Vec<String> {
        let name = |participant: &Participant| match participant.occupant {
            Occupant::Person(user) if is_forgotten(user.0) => self.say("player-forgotten", &[]),
            Occupant::Person(_) => plain_name(&participant.name),
            Occupant::Computer { number, level } => self.computer_name(number, level),
        };
        self.table.participants().iter().map(name).collect()
    }

    /// The events as lines of text.
    pub fn news(&self, events: &[AnyEvent]) -> Vec<String> {
        text::account(self.lang, events, &self.names())
    }

    /// The line that replaces the board of a finished turn.
    pub fn last_word(&self, events: &[AnyEvent]) -> String {
        text::last_word(self.lang, events, &self.names())
    }

    /// «Anna, your turn», with a mention of everybody whom the table is waiting for, and of those who have just lost their
    /// seat to a computer. None if that is nobody.
    pub fn mention(&self) -> Option<String> {
        let mention = |users: &[UserId]| {
            let users: Vec<String> = users.iter().map(|user| format!("<@{}>", user.0)).collect();
            (text::join(self.lang, &users), users.len())
        };
        let line = |key: &str, users: &[UserId]| {
            let (users, count) = mention(users);
            (count > 0).then(|| self.say(key, &[("user", Arg::from(users)), ("count", count.into())]))
        };
        let asked = line("board-mention", &self.table.asked());
        let lines: Vec<_> = asked.into_iter().chain(line("board-released", &self.released)).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Tells these people how to take back the seat that a computer plays for them.
    #[must_use]
    pub fn telling_released(self, released: Vec<UserId>) -> Self {
        BoardMessage { released, ..self }
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    fn id(&self, what: impl Into<TableComponent>) -> String {
        let (table, board_version) = (self.table.id().clone(), self.table.board_version());
        ComponentId::Table { table, board_version, what: what.into() }.to_string()
    }

    /// A button that ends the table.
    pub fn end_button(&self, label: &str) -> Value {
        button(Style::Danger, self.id(TableButton::End), label)
    }

    fn plain(&self, key: &str, what: impl Into<TableComponent>) -> Value {
        button(Style::Secondary, self.id(what), &self.say(key, &[]))
    }

    fn game_name(&self) -> String {
        text::game_name(self.lang, self.table.terms().game)
    }

    fn footer(&self) -> String {
        let (game, table) = (self.game_name(), self.table.id().to_string());
        self.say("board-footer", &[("game", game.into()), ("table", table.into())])
    }
}

/// The board.
impl BoardMessage<'_> {
    fn playing(&self, news: &News) -> MessagePayload {
        let Some(game) = self.table.game() else { return MessagePayload::default() };
        let view = game.view(Viewer::Bystander);
        let board = text::board(self.lang, &view, &self.names());
        let news = &self.with_question(news);
        let lines = [news.lines.clone(), self.news(&news.under)].concat();
        let embed = self.embed(&lines, board.description, board.fields);
        let post = MessagePayload::text(self.mention().unwrap_or_default());
        let post = post.embed(embed).rows(self.offers());
        if self.in_words { post } else { post.illustrated(self.illustration(&view, news)) }
    }

    /// The board's embed: what happened, the state of the game, and the deadline.
    fn embed(&self, news: &[String], state: String, fields: Vec<(String, String)>) -> Embed {
        let mut description = Vec::new();
        description.extend((!state.is_empty()).then_some(state));
        description.extend(self.stand_ins());
        description.extend(self.away_lines());
        description.extend(self.clock_lines());
        description.extend((!self.still).then(|| self.sealed()));
        if !news.is_empty() {
            let gap = if description.is_empty() { "" } else { "\n" };
            description.insert(0, format!("{}{gap}", news.join("\n")));
        }
        Embed { title: self.game_name(), description: description.join("\n"), fields, footer: self.footer() }
    }

    /// The board with a picture of the state of the game.
    fn illustration(&self, view: &AnyView, news: &News) -> Illustration {
        let names = self.plain_names();
        let labels = Labels { lang: self.lang, names: &names };
        let caption = text::caption(self.lang, view, &self.names());
        let mut embed = self.embed(&news.lines, caption, Vec::new());
        // Nothing formats in a footer, so nothing is escaped there.
        let mut footer = text::account(self.lang, &news.under, &names);
        footer.push(embed.footer);
        embed.footer = footer.join("\n");
        Illustration {
            scene: picture::board(view, &news.events, &labels),
            alt: text::alt(self.lang, view, &names),
            embed: Some(embed),
            content: None,
        }
    }

    /// The players whose seats a computer plays.
    fn stand_ins(&self) -> Option<String> {
        let away: Vec<_> = self
            .table
            .participants()
            .iter()
            .filter(|participant| participant.away)
            .map(|participant| self.name(participant))
            .collect();
        let names = text::join(self.lang, &away);
        (!away.is_empty()).then(|| self.say("board-stand-ins", &[("names", names.into())]))
    }

    /// The name of whose seat it is, also while a friend plays it.
    pub fn owner_name(&self, seat: Seat) -> String {
        let Some(player) = self.table.participants().get(seat.index()) else { return String::new() };
        match &player.owner {
            Some(owner) => display_name(owner.user.0, Some(&owner.name), self.lang),
            None => self.name(player),
        }
    }

    /// Who is away, and until when.
    fn away_lines(&self) -> Vec<String> {
        let away = self.now.filter(|_| !self.still).map(|now| self.table.away(now)).unwrap_or_default();
        let line = |(seat, until): (Seat, Moment)| {
            let when = format!("<t:{}:D>", until.seconds());
            self.say("board-away", &[("name", self.owner_name(seat).into()), ("when", when.into())])
        };
        away.into_iter().map(line).collect()
    }

    /// When the turn ends. Where several choose at once and have not the same time, each has a line.
    fn clock_lines(&self) -> Vec<String> {
        let Some(first) = self.table.deadline().filter(|_| !self.still) else { return Vec::new() };
        let when = |deadline: Moment| format!("<t:{}:R>", deadline.seconds());
        let of = |seat: Seat| Some((seat, self.table.deadline_of(seat)?));
        let deadlines: Vec<_> = self.table.acting().into_iter().filter_map(of).collect();
        if deadlines.iter().all(|(_, deadline)| *deadline == first) {
            return vec![self.say("clock-turn-ends", &[("when", when(first).into())])];
        }
        let line = |(seat, deadline): (Seat, Moment)| {
            let name = self.name(&self.table.participants()[seat.index()]);
            self.say("clock-turn-ends-for", &[("name", name.into()), ("when", when(deadline).into())])
        };
        deadlines.into_iter().map(line).collect()
    }

    /// The buttons: dice to keep and numbers to cross first, then ways to go on, then what ends the turn, then those
    /// every board has.
    fn offers(&self) -> Vec<Vec<Value>> {
        let mut rows = in_rows(&self.public_actions(), |offer| self.offer(offer), |here| self.sure_row(here));
        rows.push(self.common_buttons());
        rows
    }

    /// Every action that some person may take now, labelled by their view, and those that always have a button. Nobody
    /// presses for a computer. Actions that would reveal cards in a hand are left out.
    fn public_actions(&self) -> Vec<Offer> {
        let mut offers: Vec<Offer> = Vec::new();
        let Some(game) = self.table.game() else { return offers };
        let is_person =
            |seat: &Seat| self.table.participants().get(seat.index()).is_some_and(Participant::is_here);
        for seat in game.acting().into_iter().filter(is_person) {
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            let public = legal.iter().copied().filter(|action| !game.kind().is_secret(*action));
            for action in public.chain(view.fixed()) {
                let is_possible = legal.contains(&action);
                match offers.iter_mut().find(|known| known.action == action) {
                    Some(known) => known.is_possible |= is_possible,
                    None => offers.push(Offer {
                        action,
                        label: text::label(self.lang, action, &view),
                        button: view.button(action),
                        icon: view.icon(action),
                        is_possible,
                    }),
                }
            }
        }
        offers.sort_by_key(|offer| offer.button.order);
        offers
    }

    fn offer(&self, Offer { action, label, button: shape, icon, is_possible }: &Offer) -> Value {
        if self.asks == Some(*action) {
            return self.back_button();
        }
        let style = match shape.style {
            ButtonStyle::Primary if *is_possible => Style::Primary,
            ButtonStyle::Success if *is_possible => Style::Success,
            _ => Style::Secondary,
        };
        let button = button(style, self.id(TableComponent::Act(*action)), label);
        let mut button = with_icon(button, *icon);
        if !is_possible {
            button["disabled"] = true.into();
        }
        button
    }

    /// The button that shows the numbers behind a hint.
    pub fn odds_row(&self) -> Vec<Value> {
        vec![self.plain("button-odds", TableButton::Odds)]
    }

    /// The button under a reminder.
    pub fn unremind_button(&self) -> Value {
        self.plain("button-unremind", TableButton::Unremind)
    }

    /// The button that votes for a friend who has asked for the seat of somebody who is away.
    fn friend_button(&self) -> Option<Value> {
        let waiting = self.table.waits_for_away(self.now?);
        let friend = waiting.into_iter().find_map(|seat| self.table.offer_for(seat))?;
        let label = self.say("button-lend-friend", &[("name", plain_name(&friend.name).into())]);
        Some(button(Style::Secondary, self.id(TableButton::LendFriend), &label))
    }

    fn common_buttons(&self) -> Vec<Value> {
        let panel = self.table.terms().game.panel().map(|panel| {
            let style = if panel.is_needed { Style::Primary } else { Style::Secondary };
            button(
                style,
                self.id(TableComponent::Panel(panel.name)),
                &self.say(&format!("button-{}", panel.name), &[]),
            )
        });
        let mut row: Vec<Value> = panel.into_iter().collect();
        let is_slow = self.table.terms().pace.is_slow();
        let is_gone = |participant: &Participant| participant.away || participant.lent;
        let has_away = self.table.participants().iter().any(is_gone);
        // Whoever is away needs no hint; the others may want to play on. Beside the panel and *More* there is room for two.
        let is_waiting = self.now.is_some_and(|now| !self.table.waits_for_away(now).is_empty());
        let has_others = is_waiting || (is_slow && has_away);
        let hints = self.hints && !self.table.asked().is_empty() && !has_others;
        row.extend(hints.then(|| self.plain("button-hint", TableButton::Hint)));
        row.extend(is_waiting.then(|| self.plain("button-lend", TableButton::Lend)));
        row.extend(self.friend_button());
        let has_room = is_slow && !(is_waiting && has_away);
        row.extend(has_room.then(|| self.plain("button-my-tables", TableButton::Mine)));
        row.push(self.plain("button-more", TableButton::More));
        row.extend(has_away.then(|| self.plain("button-back", TableButton::Join)));
        row.truncate(BUTTONS_PER_ROW);
        row
    }
}

/// The name of a computer with its level, for the lobby.
pub fn computer_name(lang: Lang, number: u8, level: Level) -> String {
    let level = lang.say(&format!("level-{level}-name"), &[]);
    lang.say("computer-name-and-level", &[("number", number.into()), ("level", level.into())])
}

/// A user's escaped name, or a mention if the name isn't known. Erased users get a neutral text.
pub fn display_name(user: u64, name: Option<&str>, lang: Lang) -> String {
    match name {
        _ if is_forgotten(user) => lang.say("player-forgotten", &[]),
        Some(name) => safe_name(name),
        None => format!("<@{user}>"),
    }
}

/// A name that is safe in a message: escaped so that it cannot format, mention or link, and shortened.
pub fn safe_name(name: &str) -> String {
    let short = plain_name(name);
    let mut safe = String::with_capacity(short.len());
    for c in short.chars() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '#' | '[' | ']' | '(' | ')' | '-' | ':' => {
                safe.push('\\');
                safe.push(c);
            }
            // Mentions begin with one of these; a zero-width space breaks them.
            '@' | '<' => {
                safe.push(c);
                safe.push('\u{200b}');
            }
            _ => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_neither_format_nor_mention() {
        assert_eq!(safe_name("Anna"), "Anna");
        assert_eq!(safe_name("**Ben**"), r"\*\*Ben\*\*");
        assert_eq!(safe_name("@everyone"), "@\u{200b}everyone");
        assert_eq!(safe_name("<@1>"), "<\u{200b}@\u{200b}1\\>");
        assert_eq!(safe_name("a\nb\u{202e}c"), "abc");
        assert_eq!(safe_name("\u{200b} "), "?");
        assert_eq!(safe_name(&"ж".repeat(40)).chars().count(), 24);
        assert_eq!(safe_name("a\u{2066}b\u{61c}c\u{e0041}"), "abc");
    }
}
