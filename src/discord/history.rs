//! Past games of a server: a list of them, one of them move by move, and the check of its dice.

use serde_json::Value;

use super::app::{App, HandlerError};
use super::board::{BoardMessage, News, known_as, safe_name};
use super::context::Context;
use super::leaderboard::game_name;
use super::message::{Embed, MessagePayload, Style, button, menu};
use crate::games::GameKind;
use crate::journal::Journal;
use crate::standings::{Played, Seated};
use crate::store::{Stored, Which};
use crate::tables::{Replay, replay_of};
use crate::text::{self, Lang};
use crate::verify::verify;

/// How many games stand on a page.
const PAGE: usize = 8;

impl App {
    pub(super) async fn history(
        &self,
        ctx: &Context,
        guild: u64,
        user: Option<u64>,
        game: Option<GameKind>,
        page: usize,
    ) -> Result<(), HandlerError> {
        let which = Which { user, game: game.map(GameKind::name) };
        // One more than is shown tells whether there is another page.
        let mut games = self.tables.store().history(guild, which, page * PAGE, PAGE + 1).await?;
        let is_more = games.len() > PAGE;
        games.truncate(PAGE);
        let name = match user {
            // A mention would stay a number in a title.
            Some(user) => Some(self.tables.store().name(guild, user).await?.unwrap_or_default()),
            None => None,
        };
        let list = List { games, is_more, page, user, game, lang: ctx.lang };
        Ok(ctx.show(&self.rest, list.post(name.as_deref())).await?)
    }

    /// Suggestions for the id of a game: the last ones that fit.
    pub(super) async fn suggest_games(&self, guild: u64, so_far: &str, lang: Lang) -> Vec<(String, String)> {
        let games = self.tables.store().history(guild, Which::default(), 0, 25).await.unwrap_or_default();
        let so_far = so_far.trim().to_lowercase();
        let named = games.iter().map(|played| (played.table.clone(), label(played, lang)));
        named.filter(|(id, name)| id.starts_with(&so_far) || name.to_lowercase().contains(&so_far)).collect()
    }

    pub(super) async fn replay(
        &self,
        ctx: &Context,
        guild: u64,
        id: &str,
        at: u32,
    ) -> Result<(), HandlerError> {
        let Some(replay) = self.finished(guild, id).await?.as_ref().and_then(replay_of) else {
            return self.unknown(ctx, id).await;
        };
        let post = Film { replay: &replay, at: at.min(replay.moves()), lang: ctx.lang }.post();
        let post = self.drawn(post, Some(guild)).await;
        Ok(ctx.show(&self.rest, post).await?)
    }

    pub(super) async fn verify(&self, ctx: &Context, guild: u64, id: &str) -> Result<(), HandlerError> {
        let lang = ctx.lang;
        let replay = self.finished(guild, id).await?.as_ref().and_then(replay_of);
        let Some(journal) = replay.as_ref().and_then(|replay| replay.table().journal()) else {
            return self.unknown(ctx, id).await;
        };
        let name = format!("{}.journal", journal.id);
        let embed = Embed {
            title: lang.say("verify-title", &[("table", journal.id.to_string().into())]),
            description: proof(journal, &name, lang).join("\n"),
            fields: Vec::new(),
            footer: String::new(),
        };
        let post = MessagePayload::default().embed(embed).attaching(name, journal.to_string().into_bytes());
        Ok(ctx.say_privately(&self.rest, post).await?)
    }

    /// A finished game of this server; another server's is as good as none.
    async fn finished(&self, guild: u64, id: &str) -> Result<Option<Stored>, HandlerError> {
        let stored = self.tables.store().table(id).await?;
        Ok(stored.filter(|stored| stored.over && stored.table.guild == Some(guild)))
    }

    async fn unknown(&self, ctx: &Context, id: &str) -> Result<(), HandlerError> {
        let text = ctx.lang.say("replay-unknown", &[("text", safe_name(id).into())]);
        self.reply_ephemeral(ctx, text).await
    }
}

/// Whether the dice were fair, and what anybody needs to check it; `file` has the rest.
fn proof(journal: &Journal, file: &str, lang: Lang) -> Vec<String> {
    let seed = journal.reveal.as_ref().map(|reveal| reveal.seed.reveal()).unwrap_or_default();
    let words: Vec<_> = journal.words.values().map(|word| safe_name(&word.to_string())).collect();
    let verdict = match verify(journal) {
        Ok(()) => lang.say("verify-fair", &[("entries", journal.entries.len().into())]),
        unfair => text::verdict(lang, journal, unfair),
    };
    let mut lines = vec![
        verdict,
        lang.say("fair-commitment", &[("hash", format!("`{}`", journal.commitment).into())]),
        lang.say("fair-reveal", &[("seed", format!("`{seed}`").into())]),
    ];
    if !words.is_empty() {
        lines.push(lang.say("fair-words", &[("words", text::join(lang, &words).into())]));
    }
    lines.push(lang.say("verify-how", &[("file", file.into())]));
    lines
}

/// A page of past games.
struct List {
    games: Vec<Played>,
    is_more: bool,
    page: usize,
    user: Option<u64>,
    game: Option<GameKind>,
    lang: Lang,
}

impl List {
    fn post(&self, name: Option<&str>) -> MessagePayload {
        let lines: Vec<_> = self.games.iter().map(|played| line(played, self.lang)).collect();
        let empty = || self.lang.say("history-empty", &[]);
        let embed = Embed {
            title: self.title(name),
            description: if lines.is_empty() { empty() } else { lines.join("\n") },
            fields: Vec::new(),
            footer: self.lang.say("history-footer", &[("page", (self.page + 1).into())]),
        };
        MessagePayload::default().embed(embed).rows(vec![replays(&self.games, self.lang), self.buttons()])
    }

    fn title(&self, name: Option<&str>) -> String {
        let game = game_name(self.game, self.lang);
        match name {
            None => self.lang.say("history-title", &[("game", game.into())]),
            Some(name) => {
                let args = [("name", safe_name(name).into()), ("game", game.into())];
                self.lang.say("history-title-of", &args)
            }
        }
    }

    fn buttons(&self) -> Vec<Value> {
        let turn = |key: &str, page: usize| {
            let user = self.user.map_or_else(|| "-".to_owned(), |user| user.to_string());
            let game = self.game.map_or("-", GameKind::name);
            button(Style::Secondary, format!("history:{user}:{game}:{page}"), &self.lang.say(key, &[]))
        };
        let back = (self.page > 0).then(|| turn("button-previous", self.page - 1));
        back.into_iter().chain(self.is_more.then(|| turn("button-next", self.page + 1))).collect()
    }
}

/// «16 Nov Qwixx: 🥇 1. Anna 55 points, 2. Ben 40 points · `0a1b`».
fn line(played: &Played, lang: Lang) -> String {
    let game: Option<GameKind> = played.game.parse().ok();
    let place = |seated: &&Seated| {
        let points = text::points(lang, game, seated.points.into());
        let args =
            [("place", seated.place.into()), ("name", name(seated, lang).into()), ("points", points.into())];
        format!("{}{}", text::medal(seated.place.into()), lang.say("history-place", &args))
    };
    let mut seats: Vec<_> = played.seats.iter().collect();
    seats.sort_by_key(|seated| seated.place);
    let places: Vec<_> = seats.iter().map(place).collect();
    let args = [
        ("when", format!("<t:{}:d>", played.at.div_euclid(1000)).into()),
        ("game", game_name(game, lang).into()),
        ("places", places.join(", ").into()),
        ("table", (&played.table).into()),
    ];
    lang.say("history-line", &args)
}

fn name(seated: &Seated, lang: Lang) -> String {
    match seated.user {
        Some(user) => known_as(user, seated.name.as_deref(), lang),
        None => lang.say("player-computer", &[]),
    }
}

/// A game where nothing can be formatted: in menus and suggestions.
fn label(played: &Played, lang: Lang) -> String {
    let plain = |seated: &Seated| match (&seated.name, seated.user) {
        (Some(name), _) => name.chars().filter(|c| !c.is_control()).take(24).collect(),
        (None, Some(_)) => lang.say("player-forgotten", &[]),
        (None, None) => lang.say("player-computer", &[]),
    };
    let names: Vec<String> = played.seats.iter().map(plain).collect();
    let label = format!("{}: {}", game_name(played.game.parse().ok(), lang), names.join(", "));
    label.chars().take(90).collect()
}

fn replays(games: &[Played], lang: Lang) -> Vec<Value> {
    let options: Vec<_> = games.iter().map(|played| (played.table.clone(), label(played, lang))).collect();
    if options.is_empty() {
        return Vec::new();
    }
    vec![menu("replay:choose".to_owned(), &lang.say("menu-replay", &[]), 1, 1, &options)]
}

/// A finished game after so many moves.
struct Film<'a> {
    replay: &'a Replay,
    at: u32,
    lang: Lang,
}

impl Film<'_> {
    /// The board as it was, drawn as the live one is, and buttons to go on.
    fn post(&self) -> MessagePayload {
        let (table, events) = self.replay.after(self.at);
        let board_message = BoardMessage::new(&table, self.lang).still();
        let mut lines = vec![self.position()];
        lines.extend(board_message.news(&events));
        board_message.post(&News { lines, events }).rows(self.buttons())
    }

    fn position(&self) -> String {
        match self.at {
            0 => self.lang.say("replay-begins", &[]),
            at => {
                let args = [("at", i64::from(at).into()), ("last", i64::from(self.replay.moves()).into())];
                self.lang.say("replay-at", &args)
            }
        }
    }

    /// Where a button would lead nowhere there is none.
    fn buttons(&self) -> Vec<Vec<Value>> {
        let last = self.replay.moves();
        let id = self.replay.table().id();
        let go = |key: &str, what: &str, at: Option<u32>| {
            let at = at.filter(|at| *at != self.at)?;
            let label = self.lang.say(key, &[]);
            Some(button(Style::Secondary, format!("replay:{id}:{at}:{what}"), &label))
        };
        let back = [
            go("button-replay-first", "first", Some(0)),
            go("button-replay-turn-back", "earlier", self.replay.turn_before(self.at)),
            go("button-replay-back", "back", self.at.checked_sub(1)),
        ];
        let on = [
            go("button-replay-next", "next", Some(self.at + 1).filter(|at| *at <= last)),
            go("button-replay-turn", "later", self.replay.turn_after(self.at)),
            go("button-replay-last", "last", Some(last)),
        ];
        [back, on].map(|row| row.into_iter().flatten().collect()).to_vec()
    }
}
