//! A table as a message: the lobby, the board with its buttons, the result, and the line that an old board shrinks to.

use serde_json::Value;

use super::components::{ComponentId, TableButton, TableComponent};
use super::message::{Embed, Illustration, MessagePayload, Style, button, menu};
use crate::computer::analysis::Analysis;
use crate::game::computer::Level;
use crate::game::words::{ButtonRow, ButtonStyle};
use crate::game::{Action, Menu, Panel, Seat, Viewer};
use crate::games::{AnyEvent, AnyView};
use crate::journal::Journal;
use crate::picture::{self, Sight};
use crate::standings::is_forgotten;
use crate::table::{EndReason, Guest, Occupant, Table, UserId};
use crate::text::{self, Arg, Lang};

/// How long a name may be on a board.
const NAME: usize = 24;
/// How many buttons fit a row.
const ROW: usize = 5;

/// What has happened since the board before.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// For the readers.
    pub lines: Vec<String>,
    /// For the picture.
    pub events: Vec<AnyEvent>,
}

/// A table's message in one language.
pub struct BoardMessage<'a> {
    table: &'a Table,
    lang: Lang,
    /// How lucky and how well played, once that is known.
    analysis: Option<String>,
    /// Nothing to press, nobody on turn, no clock: a game that is looked back at.
    still: bool,
    /// Without a picture.
    in_words: bool,
}

impl<'a> BoardMessage<'a> {
    /// A table, for readers of this language.
    pub const fn new(table: &'a Table, lang: Lang) -> BoardMessage<'a> {
        BoardMessage { table, lang, analysis: None, still: false, in_words: false }
    }

    /// The same without a picture, if so wished.
    #[must_use]
    pub fn in_words(self, in_words: bool) -> BoardMessage<'a> {
        BoardMessage { in_words, ..self }
    }

    /// The same with what is said of luck and play.
    pub fn analysed(self, analysed: &[Analysis]) -> BoardMessage<'a> {
        let analysis = text::analysis(self.lang, self.table.terms().game, analysed, &self.names());
        BoardMessage { analysis: Some(analysis), ..self }
    }

    /// The same with nothing to press: for looking back at a game.
    #[must_use]
    pub fn still(self) -> BoardMessage<'a> {
        BoardMessage { still: true, ..self }
    }
}

impl BoardMessage<'_> {
    /// A private copy of the board, under a line of text.
    pub fn copy(&self, line: String) -> MessagePayload {
        self.post(&News::default()).retitled(line)
    }

    /// The live message of a table, whatever it is at.
    pub fn post(&self, news: &News) -> MessagePayload {
        let post = match (self.table.game(), self.table.ended()) {
            (Some(_), _) => self.playing(news),
            (None, None) => self.lobby(&news.lines),
            (None, Some(reason)) => self.over(reason, news),
        };
        if self.still { post.retitled(String::new()).without_rows() } else { post }
    }

    /// The names of those who sit here, by seat: safe to show, and cut to a length that fits.
    pub fn names(&self) -> Vec<String> {
        self.table.guests().iter().map(|guest| self.name(guest)).collect()
    }

    fn name(&self, guest: &Guest) -> String {
        match guest.occupant {
            Occupant::Person(user) => known_as(user.0, Some(&guest.name), self.lang),
            Occupant::Computer { number, level } => computer_name(self.lang, number, level),
        }
    }

    /// The names as they are, for pictures and their descriptions.
    fn plain_names(&self) -> Vec<String> {
        let name = |guest: &Guest| match guest.occupant {
            Occupant::Person(user) if is_forgotten(user.0) => self.say("player-forgotten", &[]),
            Occupant::Person(_) => guest.name.clone(),
            Occupant::Computer { number, level } => computer_name(self.lang, number, level),
        };
        self.table.guests().iter().map(name).collect()
    }

    /// What happened, for the board.
    pub fn news(&self, events: &[AnyEvent]) -> Vec<String> {
        text::account(self.lang, events, &self.names())
    }

    /// What a finished turn shrinks to.
    pub fn last_word(&self, events: &[AnyEvent]) -> String {
        text::last_word(self.lang, events, &self.names())
    }

    /// «Anna, your turn», with the mention; nothing while nobody is on turn, or a computer is.
    pub fn mention(&self) -> Option<(String, UserId)> {
        let guest = &self.table.guests()[self.table.turn()?.index()];
        let user = guest.user()?;
        Some((self.say("board-mention", &[("user", format!("<@{}>", user.0).into())]), user))
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    fn id(&self, what: impl Into<TableComponent>) -> String {
        let (table, board_version) = (self.table.id().clone(), self.table.board_version());
        ComponentId::Table { table, board_version, what: what.into() }.to_string()
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

/// The lobby.
impl BoardMessage<'_> {
    fn lobby(&self, news: &[String]) -> MessagePayload {
        let names = self.names();
        let (game, terms) = (self.game_name(), self.table.terms());
        let seats = *terms.game.seats().end();
        let taken = i64::try_from(names.len()).unwrap_or_default();
        let mut lines = news.to_vec();
        lines.push(text::game_blurb(self.lang, terms.game));
        lines.push(self.say("lobby-players", &[("names", text::join(self.lang, &names).into())]));
        lines.push(self.say("lobby-seats", &[("taken", taken.into()), ("seats", seats.into())]));
        lines.push(self.say("lobby-pace", &[("pace", self.pace().into())]));
        if let Some(variant) = terms.variant {
            lines.push(self.say(&format!("variant-{variant}-lobby"), &[]));
        }
        lines.push(self.next_step(taken));
        lines.push(self.say("lobby-word-hint", &[]));
        lines.push(self.say("fair-commitment", &[("hash", format!("`{}`", self.table.commitment()).into())]));
        let embed = Embed {
            title: self.say("lobby-title", &[("game", game.into())]),
            description: lines.join("\n"),
            fields: Vec::new(),
            footer: self.footer(),
        };
        let people = vec![
            button(Style::Primary, self.id(TableButton::Join), &self.say("button-join", &[])),
            self.plain("button-leave", TableButton::Leave),
            button(Style::Success, self.id(TableButton::Start), &self.say("button-start", &[])),
            self.plain("button-word", TableButton::Word),
            self.plain("button-rules", TableButton::Rules),
        ];
        MessagePayload::default().embed(embed).rows(vec![people, self.company()])
    }

    /// Computers to seat, while there is room, and to send away.
    fn company(&self) -> Vec<Value> {
        let guests = self.table.guests();
        let is_full = guests.len() >= usize::from(*self.table.terms().game.seats().end());
        let seat =
            |level: Level| self.plain(&format!("button-computer-{level}"), TableComponent::Seat(level));
        let mut row: Vec<Value> = if is_full { Vec::new() } else { Level::ALL.map(seat).into() };
        if guests.iter().any(|guest| guest.user().is_none()) {
            row.push(self.plain("button-unseat", TableButton::Unseat));
        }
        row
    }

    fn next_step(&self, taken: i64) -> String {
        let seats = self.table.terms().game.seats();
        let (least, most) = (i64::from(*seats.start()), i64::from(*seats.end()));
        let host = self.table.guests().iter().find(|guest| guest.user() == Some(self.table.host()));
        let host = host.map(|guest| safe_name(&guest.name)).unwrap_or_default();
        match taken {
            _ if taken < least => self.say("lobby-needs", &[("count", least.into())]),
            _ if taken < most => self.say("lobby-ready", &[("name", host.into())]),
            _ => self.say("lobby-full", &[]),
        }
    }

    fn pace(&self) -> String {
        let time = |milliseconds: i64| {
            let time = std::time::Duration::from_millis(milliseconds.unsigned_abs());
            text::duration(self.lang, time)
        };
        let pace = self.table.terms().pace;
        let time = pace.limit().map(time).unwrap_or_default();
        self.say(&format!("pace-{}-explained", pace.name()), &[("time", time.into())])
    }
}

/// The board.
impl BoardMessage<'_> {
    fn playing(&self, news: &News) -> MessagePayload {
        let Some(game) = self.table.game() else { return MessagePayload::default() };
        let view = game.view(Viewer::Bystander);
        let board = text::board(self.lang, &view, &self.names());
        let embed = self.embed(news, board.description, board.fields);
        let post = match self.mention() {
            Some((line, user)) => MessagePayload::text(line).pinging(user),
            None => MessagePayload::default(),
        };
        let post = post.embed(embed).rows(self.offers());
        if self.in_words { post } else { post.illustrated(self.illustration(&view, news)) }
    }

    /// The board's box: what happened, how it stands, and how long one has.
    fn embed(&self, news: &News, state: String, fields: Vec<(String, String)>) -> Embed {
        let mut description = vec![state];
        description.extend(self.stand_ins());
        description.extend(self.clock_line());
        if !news.lines.is_empty() {
            description.insert(0, format!("{}\n", news.lines.join("\n")));
        }
        Embed { title: self.game_name(), description: description.join("\n"), fields, footer: self.footer() }
    }

    /// The board with a picture of how it stands.
    fn illustration(&self, view: &AnyView, news: &News) -> Illustration {
        let names = self.plain_names();
        let sight = Sight { lang: self.lang, names: &names };
        let caption = text::caption(self.lang, view, &self.names());
        Illustration {
            scene: picture::board(view, &news.events, &sight),
            alt: text::alt(self.lang, view, &names),
            embed: Some(self.embed(news, caption, Vec::new())),
            content: None,
        }
    }

    /// For whom computers play.
    fn stand_ins(&self) -> Option<String> {
        let away: Vec<_> =
            self.table.guests().iter().filter(|guest| guest.away).map(|guest| self.name(guest)).collect();
        let names = text::join(self.lang, &away);
        (!away.is_empty()).then(|| self.say("board-stand-ins", &[("names", names.into())]))
    }

    fn clock_line(&self) -> Option<String> {
        let deadline = self.table.deadline().filter(|_| !self.still)?;
        let when = format!("<t:{}:R>", deadline.seconds());
        Some(self.say("clock-turn-ends", &[("when", when.into())]))
    }

    /// The buttons: what can be kept or crossed first, then how to go on, then what is always there.
    fn offers(&self) -> Vec<Vec<Value>> {
        let actions = self.public_actions();
        let game = self.table.terms().game;
        let (ways_on, things): (Vec<_>, Vec<_>) =
            actions.into_iter().partition(|(_, action)| game.button(*action).row == ButtonRow::WaysOn);
        let mut rows: Vec<Vec<Value>> =
            things.chunks(ROW).map(|row| row.iter().map(|offer| self.offer(*offer)).collect()).collect();
        rows.push(ways_on.into_iter().map(|offer| self.offer(offer)).collect());
        rows.push(self.always());
        rows
    }

    /// What anybody who is to act may do, and whose view explains it. Cards in a hand are not for everybody to see.
    fn public_actions(&self) -> Vec<(Seat, Action)> {
        let mut offers: Vec<(Seat, Action)> = Vec::new();
        let Some(game) = self.table.game() else { return offers };
        for seat in game.acting() {
            for action in game.legal(seat).into_iter().filter(|action| !game.kind().is_secret(*action)) {
                if !offers.iter().any(|(_, known)| *known == action) {
                    offers.push((seat, action));
                }
            }
        }
        offers.sort_by_key(|(_, action)| game.kind().button(*action).order);
        offers
    }

    fn offer(&self, (seat, action): (Seat, Action)) -> Value {
        let view = self.table.game().map(|game| game.view(Viewer::Seat(seat)));
        let label = view.map(|view| text::label(self.lang, action, &view)).unwrap_or_default();
        let style = match self.table.terms().game.button(action).style {
            ButtonStyle::Primary => Style::Primary,
            ButtonStyle::Success => Style::Success,
            ButtonStyle::Plain => Style::Secondary,
        };
        button(style, self.id(TableComponent::Act(action)), &label)
    }

    /// What somebody who sits here may want once in a while.
    pub fn rarely(&self) -> Vec<Vec<Value>> {
        vec![vec![
            self.plain("button-board", TableButton::Board),
            self.plain("button-leave", TableButton::Leave),
            self.plain("button-vote-end", TableButton::End),
        ]]
    }

    fn always(&self) -> Vec<Value> {
        let panel = self.table.terms().game.panel().map(|panel| {
            let style = if panel.is_needed { Style::Primary } else { Style::Secondary };
            button(
                style,
                self.id(TableComponent::Panel(panel.name)),
                &self.say(&format!("button-{}", panel.name), &[]),
            )
        });
        let mut row: Vec<Value> = panel.into_iter().collect();
        row.push(self.plain("button-rules", TableButton::Rules));
        if self.table.guests().iter().any(|guest| guest.away) {
            row.push(self.plain("button-back", TableButton::Join));
        }
        row
    }
}

/// The end.
impl BoardMessage<'_> {
    fn over(&self, reason: EndReason, news: &News) -> MessagePayload {
        let mut lines = news.lines.clone();
        match self.table.journal() {
            Some(journal) => lines.extend(self.result(journal)),
            None => lines.extend([self.reason(reason), self.say("end-no-result", &[])]),
        }
        lines.extend(self.analysis.clone());
        let embed = Embed {
            title: self.game_name(),
            description: lines.join("\n"),
            fields: Vec::new(),
            footer: self.footer(),
        };
        let journal = self.table.journal().filter(|_| !self.in_words);
        let illustration = journal.and_then(|journal| self.result_illustration(journal, embed.clone()));
        let post = MessagePayload::default()
            .embed(embed)
            .rows(vec![vec![self.plain("button-rematch", TableButton::Rematch)]]);
        match illustration {
            Some(illustration) => post.illustrated(illustration),
            None => post,
        }
    }

    /// The result with a picture of podium, points and the course of the game.
    fn result_illustration(&self, journal: &Journal, embed: Embed) -> Option<Illustration> {
        let outcome = &journal.reveal.as_ref()?.outcome;
        let replayed = journal.replay(&mut |_| {}).and_then(|game| Ok((game, picture::course(journal)?)));
        let (game, course) = replayed
            .inspect_err(|error| tracing::error!(%error, "could not replay a finished game for its picture"))
            .ok()?;
        let names = self.plain_names();
        let sight = Sight { lang: self.lang, names: &names };
        let view = game.view(Viewer::Bystander);
        Some(Illustration {
            scene: picture::results(&view, outcome, &course, &sight),
            alt: text::results_alt(self.lang, self.table.terms().game, outcome, &names),
            embed: Some(embed),
            content: None,
        })
    }

    fn result(&self, journal: &Journal) -> Vec<String> {
        let Some(reveal) = &journal.reveal else { return Vec::new() };
        let seed = format!("`{}`", reveal.seed.reveal());
        let commitment = format!("`{}`", journal.commitment);
        vec![
            text::results(self.lang, self.table.terms().game, &reveal.outcome, &self.names()),
            self.say("fair-commitment", &[("hash", commitment.into())]),
            self.say("fair-reveal", &[("seed", seed.into())]),
        ]
    }

    /// Why a table ended that wasn't played to the end.
    pub fn reason(&self, reason: EndReason) -> String {
        let host = self.table.guests().iter().find(|guest| guest.user() == Some(self.table.host()));
        let host = host.map(|guest| safe_name(&guest.name)).unwrap_or_default();
        match reason {
            EndReason::Host => self.say("end-by-host", &[("name", host.into())]),
            EndReason::Moderator => self.say("end-by-moderators", &[]),
            EndReason::Vote => self.say("end-by-vote", &[]),
            EndReason::Idle => self.say("lobby-expired", &[]),
            EndReason::Abandoned | EndReason::Played => self.say("end-abandoned", &[]),
        }
    }
}

/// What is private.
impl BoardMessage<'_> {
    /// What is one player's own; none in a game where nothing is.
    pub fn panel(&self, seat: Seat) -> Option<MessagePayload> {
        let game = self.table.game()?;
        let names = self.plain_names();
        let sight = Sight { lang: self.lang, names: &names };
        let panel = game.view(Viewer::Seat(seat)).panel(&sight, seat, &game.legal(seat))?;
        let Panel { words, title, scene, alt, menus } = panel;
        let post = MessagePayload::text(words).private();
        let post = match scene {
            Some(scene) => post.illustrated(Illustration { scene, alt, embed: None, content: Some(title) }),
            None => post,
        };
        Some(post.rows(menus.iter().map(|menu| vec![self.menu(menu)]).collect()))
    }

    fn menu(&self, Menu { name, placeholder, most, options }: &Menu) -> Value {
        menu(self.id(TableComponent::Menu(name)), placeholder, 1, *most, options)
    }
}

/// What a computer is called: a name of its own, and how well it plays.
pub fn computer_name(lang: Lang, number: u8, level: Level) -> String {
    let level = lang.say(&format!("level-{level}-name"), &[]);
    lang.say("computer-name", &[("number", number.into()), ("level", level.into())])
}

/// Somebody by their name, or by a mention where that isn't known; who was forgotten is nobody in particular.
pub fn known_as(user: u64, name: Option<&str>, lang: Lang) -> String {
    match name {
        _ if is_forgotten(user) => lang.say("player-forgotten", &[]),
        Some(name) => safe_name(name),
        None => format!("<@{user}>"),
    }
}

/// A name as it can stand in a message: nothing in it formats, mentions or links, and it isn't too long.
pub fn safe_name(name: &str) -> String {
    let shown = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut short: String = name.chars().filter(shown).take(NAME).collect();
    if name.chars().filter(shown).count() > NAME {
        short.pop();
        short.push('…');
    }
    let mut safe = String::with_capacity(short.len());
    for c in short.trim().chars() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '#' | '[' | ']' | '(' | ')' | '-' | ':' => {
                safe.push('\\');
                safe.push(c);
            }
            // A mention begins with one of these; an invisible character breaks it.
            '@' | '<' => {
                safe.push(c);
                safe.push('\u{200b}');
            }
            _ => safe.push(c),
        }
    }
    if safe.is_empty() { "?".to_owned() } else { safe }
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
    }
}
