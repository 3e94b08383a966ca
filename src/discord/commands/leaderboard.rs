//! `/leaderboard`: a page of the leaderboard with the user's own rank, menus to filter and sort it, and
//! buttons to change the page.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;
use serenity::all::CreateCommandOption;
use strum::{Display, EnumString, VariantArray};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::board::{self, display_name};
use crate::discord::components::{NotAComponent, RecordComponent, not_a_component, page_number};
use crate::discord::context::Context;
use crate::discord::message::{Embed, Illustration, MessagePayload, Style, button, menu};
use crate::discord::options::{OptionBuilder, Options, choices};
use crate::games::GameKind;
use crate::picture::{self, Placed, Scene};
use crate::standings::{League, Opponents, Order, Span, is_forgotten};
use crate::store::{Page, Ranking, StandingRow};
use crate::text::{self, Lang};

const GAME: &str = "game";
const PERIOD: &str = "period";
const BY: &str = "by";
const OPPONENTS: &str = "opponents";

/// The command.
pub const COMMAND: Command = Command::new("leaderboard", parse).options(options);

fn options(command: OptionBuilder) -> Vec<CreateCommandOption> {
    vec![
        command.game(GAME),
        choices(command.text(PERIOD), text::period_name),
        choices(command.text(BY), text::order_name),
        choices(command.text(OPPONENTS), |lang, with: Opponents| {
            lang.say(&format!("opponents-{with}-name"), &[])
        }),
    ]
}

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let query = LeaderboardQuery {
        span: options.text(PERIOD).and_then(|name| name.parse().ok()).unwrap_or_default(),
        game: options.game(GAME),
        order: options.text(BY).and_then(|name| name.parse().ok()).unwrap_or_default(),
        opponents: options.text(OPPONENTS).and_then(|name| name.parse().ok()).unwrap_or_default(),
        page: 0,
    };
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, query))))
}

/// Number of players on a page.
pub const PAGE: usize = 10;

/// A page of a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardQuery {
    /// The period.
    pub span: Span,
    /// Only this game.
    pub game: Option<GameKind>,
    /// The sort order.
    pub order: Order,
    /// Games against people or against computers.
    pub opponents: Opponents,
    /// Page number, starting at 0.
    pub page: usize,
}

/// A button or menu under a leaderboard: what it changes, and the query it starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// What it changes.
    pub changes: Facet,
    /// For a button, the query it leads to. For a menu, the query before a choice.
    pub query: LeaderboardQuery,
}

/// The part of a query that a control changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(serialize_all = "lowercase", parse_err_ty = NotAComponent, parse_err_fn = not_a_component)]
pub enum Facet {
    /// Menu of games.
    Game,
    /// Menu of periods.
    Span,
    /// Menu of sort orders.
    By,
    /// Button to another page.
    Page,
    /// Button that switches between people and computers as opponents.
    With,
}

impl Control {
    /// The query after the control was used, with the value chosen from a menu. None if the value is invalid.
    pub fn query(self, chosen: Option<&String>) -> Option<LeaderboardQuery> {
        let query = self.query;
        Some(match (self.changes, chosen) {
            (Facet::Span, Some(chosen)) => LeaderboardQuery { span: chosen.parse().ok()?, ..query },
            (Facet::Game, Some(chosen)) => LeaderboardQuery { game: chosen.parse().ok(), ..query },
            (Facet::By, Some(chosen)) => LeaderboardQuery { order: chosen.parse().ok()?, ..query },
            (Facet::Page | Facet::With, _) | (_, None) => query,
        })
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LeaderboardQuery { span, game, order, opponents, page } = self.query;
        let game = game.map_or("all", GameKind::name);
        write!(f, "{}:{span}:{game}:{order}:{opponents}:{page}", self.changes)
    }
}

impl FromStr for Control {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<Control, NotAComponent> {
        let parts: Vec<&str> = text.split(':').collect();
        let [facet, in_span, game, by, with, page] = parts[..] else { return Err(NotAComponent) };
        let query = LeaderboardQuery {
            span: in_span.parse().map_err(|_| NotAComponent)?,
            game: game.parse().ok(),
            order: by.parse().map_err(|_| NotAComponent)?,
            opponents: with.parse().map_err(|_| NotAComponent)?,
            page: page_number(page)?,
        };
        Ok(Control { changes: facet.parse()?, query })
    }
}

impl LeaderboardQuery {
    /// Replaces an order that has no data: games against computers aren't rated, so they are sorted by wins.
    pub fn with_valid_order(self) -> LeaderboardQuery {
        match (self.opponents, self.order) {
            (Opponents::Computers, Order::Rating) => LeaderboardQuery { order: Order::Wins, ..self },
            _ => self,
        }
    }

    /// The store's query for a server at a time.
    pub fn ranking(self, guild: u64, now: i64) -> Ranking {
        Ranking {
            guild,
            period: self.span.period(now),
            league: League::new(self.game.map(GameKind::name), self.opponents),
            order: self.order,
        }
    }
}

/// Shows a page of a leaderboard.
pub async fn show(app: &App, ctx: &Context, query: LeaderboardQuery) -> HandlerResult {
    let (guild, query) = (ctx.scope(), query.with_valid_order());
    let (store, user) = (app.tables.store(), ctx.person().user.0);
    let ranking = query.ranking(guild, app.tables.now().0);
    let page = store.leaderboard(&ranking, query.page, PAGE, Some(user)).await?;
    let hidden = store.is_hidden(user).await?;
    let post = LeaderboardMessage { query, page: &page, lang: ctx.lang }.post(hidden);
    Ok(ctx.show(&app.rest, app.render(post, ctx.in_words()).await).await?)
}

/// A leaderboard page as a message.
struct LeaderboardMessage<'a> {
    query: LeaderboardQuery,
    page: &'a Page,
    lang: Lang,
}

impl LeaderboardMessage<'_> {
    fn post(&self, hidden: bool) -> MessagePayload {
        let mut lines = rows(self.page, self.query, self.lang);
        if lines.is_empty() {
            let is_quality = self.query.order == Order::Quality;
            let key = if is_quality { "leaderboard-empty-quality" } else { "leaderboard-empty" };
            lines.push(self.lang.say(key, &[]));
        }
        lines.push(String::new());
        lines.push(self.own(hidden));
        lines.extend(notes(self.page, self.query, self.lang));
        let game = game_name(self.query.game, self.lang);
        let period = text::period_name(self.lang, self.query.span);
        let title = self.lang.say("leaderboard-title", &[("game", game.into()), ("period", period.into())]);
        let embed = Embed { title, description: lines.join("\n"), fields: Vec::new(), footer: self.footer() };
        let post = MessagePayload::default().embed(embed.clone()).rows(self.controls());
        if self.page.rows.is_empty() { post } else { post.illustrated(self.illustration(embed, hidden)) }
    }

    /// The page with its rows as a picture.
    fn illustration(&self, in_words: Embed, hidden: bool) -> Illustration {
        let notes = notes(self.page, self.query, self.lang);
        let lines: Vec<_> = std::iter::once(self.own(hidden)).chain(notes).collect();
        Illustration {
            scene: table(self.page, self.query, self.lang),
            alt: text::plain(&alt_lines(self.page, self.query, self.lang).join("\n")),
            embed: Some(Embed { description: lines.join("\n"), ..in_words }),
            content: None,
        }
    }

    fn own(&self, hidden: bool) -> String {
        let Some(own) = &self.page.own else { return self.lang.say("leaderboard-own-none", &[]) };
        let line = line(own, self.query, self.lang);
        let key = if hidden { "leaderboard-own-hidden" } else { "leaderboard-own" };
        self.lang.say(key, &[("line", line.into())])
    }

    fn footer(&self) -> String {
        let players = self.lang.say("count-players", &[("count", self.page.total.into())]);
        let order = text::order_name(self.lang, self.query.order);
        let args = [
            ("order", order.into()),
            ("page", (self.query.page + 1).into()),
            ("pages", self.pages().into()),
            ("players", players.into()),
        ];
        self.lang.say("leaderboard-footer", &args)
    }

    fn pages(&self) -> usize {
        self.page.total.div_ceil(PAGE).max(1)
    }

    /// Menus that lead to the first page of another leaderboard, and buttons for other pages of this one.
    fn controls(&self) -> Vec<Vec<Value>> {
        let LeaderboardQuery { game, span, order, opponents, .. } = self.query;
        let lang = self.lang;
        let mut games = vec![("all".to_owned(), game_name(None, lang))];
        games.extend(GameKind::ALL.map(|game| (game.name().to_owned(), text::game_name(lang, game))));
        let spans: Vec<_> =
            Span::VARIANTS.iter().map(|span| (span.to_string(), text::period_name(lang, *span))).collect();
        let is_offered = |order: &Order| opponents == Opponents::People || *order != Order::Rating;
        let orders: Vec<_> = Order::VARIANTS
            .iter()
            .copied()
            .filter(is_offered)
            .map(|order| (order.to_string(), text::order_name(lang, order)))
            .collect();
        let title = |key: &str, variable: &str, value: String| lang.say(key, &[(variable, value.into())]);
        vec![
            vec![self.menu(Facet::Game, &title("menu-game", "game", game_name(game, lang)), &games)],
            vec![self.menu(
                Facet::Span,
                &title("menu-period", "period", text::period_name(lang, span)),
                &spans,
            )],
            vec![self.menu(Facet::By, &title("menu-order", "order", text::order_name(lang, order)), &orders)],
            self.buttons(),
        ]
    }

    fn menu(&self, changes: Facet, title: &str, values: &[(String, String)]) -> Value {
        menu(id(changes, LeaderboardQuery { page: 0, ..self.query }), title, 1, 1, values)
    }

    fn buttons(&self) -> Vec<Value> {
        let page = self.query.page;
        let turn = |key: &str, page: usize| {
            let id = id(Facet::Page, LeaderboardQuery { page, ..self.query });
            button(Style::Secondary, id, &self.lang.say(key, &[]))
        };
        let (other, label) = match self.query.opponents {
            Opponents::People => (Opponents::Computers, "button-with-computers"),
            Opponents::Computers => (Opponents::People, "button-with-people"),
        };
        let other = LeaderboardQuery { opponents: other, page: 0, ..self.query };
        let mut row = Vec::new();
        row.extend((page > 0).then(|| turn("button-previous", (page - 1).min(self.pages() - 1))));
        row.extend((page + 1 < self.pages()).then(|| turn("button-next", page + 1)));
        row.push(button(Style::Secondary, id(Facet::With, other), &self.lang.say(label, &[])));
        row
    }
}

fn id(changes: Facet, query: LeaderboardQuery) -> String {
    RecordComponent::Leaderboard(Control { changes, query }).to_string()
}

/// The rows of a page as lines of text.
pub fn rows(page: &Page, query: LeaderboardQuery, lang: Lang) -> Vec<String> {
    page.rows.iter().map(|standing| line(standing, query, lang)).collect()
}

/// The rows for a picture's alt text, where Markdown is not rendered: names are not escaped.
fn alt_lines(page: &Page, query: LeaderboardQuery, lang: Lang) -> Vec<String> {
    let said = |standing: &StandingRow| line_of(standing, plain_name(standing, lang), query, lang);
    page.rows.iter().map(said).collect()
}

fn plain_name(standing: &StandingRow, lang: Lang) -> String {
    match is_forgotten(standing.user) {
        true => lang.say("player-forgotten", &[]),
        false => standing.name.as_deref().map(board::plain_name).unwrap_or_default(),
    }
}

/// The rows of a page as a picture, with the user's own row.
pub fn table(page: &Page, query: LeaderboardQuery, lang: Lang) -> Scene {
    let own = page.own.as_ref().map(|own| own.user);
    let placed = |standing: &StandingRow| Placed {
        place: standing.place,
        name: plain_name(standing, lang),
        value: text::plain(&text::standing(lang, standing, query.order, query.game)),
        is_own: own == Some(standing.user),
    };
    let rows: Vec<_> = page.rows.iter().map(placed).collect();
    let elsewhere = page.own.as_ref().map(placed).filter(|_| !rows.iter().any(|row| row.is_own));
    picture::leaderboard(&rows, elsewhere.as_ref(), &lang.say("picture-unnamed", &[]))
}

/// A note that explains the rows: newcomers, or how points are counted over all games.
pub fn notes(page: &Page, query: LeaderboardQuery, lang: Lang) -> Option<String> {
    let is_new = |standing: &StandingRow| standing.rating.is_some_and(|rating| !rating.is_settled());
    match query.order {
        Order::Rating if page.rows.iter().chain(&page.own).any(is_new) => {
            Some(lang.say("leaderboard-newcomers", &[]))
        }
        Order::Points if query.game.is_none() && !page.rows.is_empty() => {
            Some(lang.say("leaderboard-league-points", &[]))
        }
        _ => None,
    }
}

/// The name of a game, or «all games».
pub fn game_name(game: Option<GameKind>, lang: Lang) -> String {
    game.map_or_else(|| lang.say("all-games", &[]), |game| text::game_name(lang, game))
}

fn line(standing: &StandingRow, query: LeaderboardQuery, lang: Lang) -> String {
    line_of(standing, display_name(standing.user, standing.name.as_deref(), lang), query, lang)
}

fn line_of(standing: &StandingRow, name: String, query: LeaderboardQuery, lang: Lang) -> String {
    let args = [
        ("medal", text::medal(standing.place).into()),
        ("place", standing.place.into()),
        ("name", name.into()),
        ("value", text::standing(lang, standing, query.order, query.game).into()),
    ];
    lang.say("leaderboard-line", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn menus_change_one_thing() {
        let query = LeaderboardQuery {
            span: Span::Season,
            order: Order::Quality,
            page: 123,
            ..LeaderboardQuery::default()
        };
        let by = Control { changes: Facet::By, query };
        assert_eq!(
            by.query(Some(&"wins".to_owned())),
            Some(LeaderboardQuery { order: Order::Wins, ..query })
        );
        assert_eq!(by.query(Some(&"luck".to_owned())), None);
        assert_eq!(by.query(None), Some(query));
    }
}
