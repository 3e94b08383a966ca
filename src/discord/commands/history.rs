//! `/history`: past games, of this channel and those the user sat at.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use super::leaderboard::game_name;
use super::{Command, HandlerResult, Run, replay};
use crate::discord::app::App;
use crate::discord::board::{display_name, plain_name, safe_name};
use crate::discord::components::{NotAComponent, RecordComponent, page_number};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload, Style, button, menu};
use crate::games::GameKind;
use crate::standings::{Played, Seated};
use crate::store::HistoryFilter;
use crate::text::{self, Lang};

const PLAYER: &str = "player";
const GAME: &str = "game";

/// The command.
pub const COMMAND: Command = Command::new("history", |options, _| {
    let query = HistoryPage { user: options.user(PLAYER), game: options.game(GAME), page: 0 };
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, query))))
})
.options(|command| vec![command.user(PLAYER), command.game(GAME)]);

/// Number of games on a page.
const PAGE: usize = 8;

/// A page of past games. In a button's id, the page it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPage {
    /// Only games of this user.
    pub user: Option<u64>,
    /// Only games of this kind.
    pub game: Option<GameKind>,
    /// Page number, starting at 0.
    pub page: usize,
}

impl fmt::Display for HistoryPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let user = self.user.map_or_else(|| "-".to_owned(), |user| user.to_string());
        write!(f, "{user}:{}:{}", self.game.map_or("-", GameKind::name), self.page)
    }
}

impl FromStr for HistoryPage {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<HistoryPage, NotAComponent> {
        let parts: Vec<&str> = text.split(':').collect();
        let [user, game, page] = parts[..] else { return Err(NotAComponent) };
        Ok(HistoryPage { user: user.parse().ok(), game: game.parse().ok(), page: page_number(page)? })
    }
}

/// Shows a page of past games.
pub async fn show(app: &App, ctx: &Context, query: HistoryPage) -> HandlerResult {
    let (guild, store) = (ctx.scope(), app.tables.store());
    let HistoryPage { user, game, page } = query;
    let which = HistoryFilter { user, game: game.map(GameKind::name), seen_by: Some(ctx.reader()) };
    // One extra row shows whether there is a next page.
    let mut games = store.history(guild, which, page * PAGE, PAGE + 1).await?;
    let is_more = games.len() > PAGE;
    games.truncate(PAGE);
    let name = match user {
        // Discord does not render mentions in titles.
        Some(user) => Some(store.name(guild, user).await?.unwrap_or_default()),
        None => None,
    };
    let list = HistoryMessage { games, is_more, query, lang: ctx.lang };
    Ok(ctx.show(&app.rest, list.post(name.as_deref())).await?)
}

/// A page of past games.
struct HistoryMessage {
    games: Vec<Played>,
    is_more: bool,
    query: HistoryPage,
    lang: Lang,
}

impl HistoryMessage {
    fn post(&self, name: Option<&str>) -> MessagePayload {
        let lines: Vec<_> = self.games.iter().map(|played| line(played, self.lang)).collect();
        let empty = || self.lang.say("history-empty", &[]);
        let embed = Embed {
            title: self.title(name),
            description: if lines.is_empty() { empty() } else { lines.join("\n") },
            fields: Vec::new(),
            footer: self.lang.say("history-footer", &[("page", (self.query.page + 1).into())]),
        };
        MessagePayload::default().embed(embed).rows(vec![replays(&self.games, self.lang), self.buttons()])
    }

    fn title(&self, name: Option<&str>) -> String {
        let game = game_name(self.query.game, self.lang);
        match name {
            None => self.lang.say("history-title", &[("game", game.into())]),
            Some(name) => {
                let args = [("name", safe_name(name).into()), ("game", game.into())];
                self.lang.say("history-title-of", &args)
            }
        }
    }

    fn buttons(&self) -> Vec<Value> {
        let page = self.query.page;
        let turn = |key: &str, page: usize| {
            let id = RecordComponent::History(HistoryPage { page, ..self.query });
            button(Style::Secondary, id.to_string(), &self.lang.say(key, &[]))
        };
        let back = (page > 0).then(|| turn("button-previous", page - 1));
        back.into_iter().chain(self.is_more.then(|| turn("button-next", page + 1))).collect()
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
        Some(user) => display_name(user, seated.name.as_deref(), lang),
        None => lang.say("player-computer", &[]),
    }
}

/// A game in plain text, for menus and suggestions, where Markdown is not rendered.
pub fn label(played: &Played, lang: Lang) -> String {
    let plain = |seated: &Seated| match (&seated.name, seated.user) {
        (Some(name), _) => plain_name(name),
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
    vec![menu(
        RecordComponent::Replay(replay::ReplayPosition::Chosen).to_string(),
        &lang.say("menu-replay", &[]),
        1,
        1,
        &options,
    )]
}
