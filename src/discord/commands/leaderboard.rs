//! `/leaderboard`: a page with who is ahead and where the reader stands, menus to look at another one, and buttons to
//! turn the pages.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;
use serenity::all::CreateCommandOption;

use super::{Command, InputError, Run, Served};
use crate::discord::app::App;
use crate::discord::board::known_as;
use crate::discord::components::{NotAComponent, RecordComponent, page_number, words};
use crate::discord::context::Context;
use crate::discord::message::{Embed, Illustration, MessagePayload, Style, button, menu};
use crate::discord::options::{Define, Options, choices};
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

fn options(command: Define) -> Vec<CreateCommandOption> {
    vec![
        command.game(GAME),
        choices(command.text(PERIOD), Span::ALL, Span::name, text::period_name),
        choices(command.text(BY), Order::ALL, Order::name, text::order_name),
        choices(
            command.text(OPPONENTS),
            [Opponents::People, Opponents::Computers],
            company_name,
            |lang, company| lang.say(&format!("opponents-{}-name", company_name(company)), &[]),
        ),
    ]
}

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let wanted = Wanted {
        span: options.text(PERIOD).and_then(span).unwrap_or_default(),
        game: options.game(GAME),
        order: options.text(BY).and_then(order).unwrap_or_default(),
        company: options.text(OPPONENTS).and_then(company).unwrap_or_default(),
        page: 0,
    };
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, wanted))))
}

/// How many stand on a page.
pub const PAGE: usize = 10;

/// Which page of which leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The stretch of time.
    pub span: Span,
    /// One game, or all.
    pub game: Option<GameKind>,
    /// By what.
    pub order: Order,
    /// With whom.
    pub company: Opponents,
    /// From 0.
    pub page: usize,
}

/// A button or menu under a leaderboard: what it changes, and what it starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// What it changes.
    pub changes: Facet,
    /// A button's leaderboard; a menu's before something is chosen.
    pub wanted: Wanted,
}

words! {
    /// What can be changed under a leaderboard.
    pub enum Facet {
        /// A menu of games.
        Game = "game",
        /// A menu of stretches of time.
        Span = "span",
        /// A menu of orders.
        By = "by",
        /// A button to another page.
        Page = "page",
        /// A button to games with other opponents.
        With = "with",
    }
}

impl Control {
    /// What is wanted of who presses it, or chooses this from it.
    pub fn wanted(self, chosen: Option<&String>) -> Option<Wanted> {
        let wanted = self.wanted;
        Some(match (self.changes, chosen) {
            (Facet::Span, Some(chosen)) => Wanted { span: span(chosen)?, ..wanted },
            (Facet::Game, Some(chosen)) => Wanted { game: chosen.parse().ok(), ..wanted },
            (Facet::By, Some(chosen)) => Wanted { order: order(chosen)?, ..wanted },
            (Facet::Page | Facet::With, _) | (_, None) => wanted,
        })
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wanted { span, game, order, company, page } = self.wanted;
        let (game, company) = (game.map_or("all", GameKind::name), company_name(company));
        write!(f, "{}:{}:{game}:{}:{company}:{page}", self.changes, span.name(), order.name())
    }
}

impl FromStr for Control {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<Control, NotAComponent> {
        let parts: Vec<&str> = text.split(':').collect();
        let [facet, in_span, game, by, with, page] = parts[..] else { return Err(NotAComponent) };
        let wanted = Wanted {
            span: span(in_span).ok_or(NotAComponent)?,
            game: game.parse().ok(),
            order: order(by).ok_or(NotAComponent)?,
            company: company(with).ok_or(NotAComponent)?,
            page: page_number(page)?,
        };
        Ok(Control { changes: facet.parse()?, wanted })
    }
}

impl Wanted {
    /// In games with computers nobody is rated, so these go by wins.
    pub fn sensible(self) -> Wanted {
        match (self.company, self.order) {
            (Opponents::Computers, Order::Rating) => Wanted { order: Order::Wins, ..self },
            _ => self,
        }
    }

    /// The leaderboard of a server at a moment.
    pub fn ranking(self, guild: u64, now: i64) -> Ranking {
        Ranking {
            guild,
            period: self.span.period(now),
            league: League::new(self.game.map(GameKind::name), self.company),
            order: self.order,
        }
    }
}

fn span(name: &str) -> Option<Span> {
    Span::ALL.into_iter().find(|span| span.name() == name)
}

fn order(name: &str) -> Option<Order> {
    Order::ALL.into_iter().find(|order| order.name() == name)
}

fn company(name: &str) -> Option<Opponents> {
    [Opponents::People, Opponents::Computers].into_iter().find(|company| company_name(*company) == name)
}

const fn company_name(company: Opponents) -> &'static str {
    match company {
        Opponents::People => "people",
        Opponents::Computers => "computers",
    }
}

/// Shows a page of a leaderboard.
pub async fn show(app: &App, ctx: &Context, wanted: Wanted) -> Served {
    let (guild, wanted) = (ctx.guild()?, wanted.sensible());
    let (store, user) = (app.tables.store(), ctx.person().user.0);
    let ranking = wanted.ranking(guild, app.tables.now().0);
    let page = store.leaderboard(&ranking, wanted.page, PAGE, Some(user)).await?;
    let hidden = store.is_hidden(user).await?;
    let post = Sheet { wanted, page: &page, lang: ctx.lang }.post(hidden);
    Ok(ctx.show(&app.rest, app.drawn(post, ctx.server).await).await?)
}

/// A leaderboard as a message in one language.
struct Sheet<'a> {
    wanted: Wanted,
    page: &'a Page,
    lang: Lang,
}

impl Sheet<'_> {
    fn post(&self, hidden: bool) -> MessagePayload {
        let mut lines = rows(self.page, self.wanted, self.lang);
        if lines.is_empty() {
            let is_quality = self.wanted.order == Order::Quality;
            let key = if is_quality { "leaderboard-empty-quality" } else { "leaderboard-empty" };
            lines.push(self.lang.say(key, &[]));
        }
        lines.push(String::new());
        lines.push(self.own(hidden));
        lines.extend(notes(self.page, self.wanted, self.lang));
        let game = game_name(self.wanted.game, self.lang);
        let period = text::period_name(self.lang, self.wanted.span);
        let title = self.lang.say("leaderboard-title", &[("game", game.into()), ("period", period.into())]);
        let embed = Embed { title, description: lines.join("\n"), fields: Vec::new(), footer: self.footer() };
        let post = MessagePayload::default().embed(embed.clone()).rows(self.controls());
        if self.page.rows.is_empty() { post } else { post.illustrated(self.illustration(embed, hidden)) }
    }

    /// The same with the rows as a picture.
    fn illustration(&self, in_words: Embed, hidden: bool) -> Illustration {
        let notes = notes(self.page, self.wanted, self.lang);
        let lines: Vec<_> = std::iter::once(self.own(hidden)).chain(notes).collect();
        Illustration {
            scene: table(self.page, self.wanted, self.lang),
            alt: text::plain(&spoken(self.page, self.wanted, self.lang).join("\n")),
            embed: Some(Embed { description: lines.join("\n"), ..in_words }),
            content: None,
        }
    }

    fn own(&self, hidden: bool) -> String {
        let Some(own) = &self.page.own else { return self.lang.say("leaderboard-own-none", &[]) };
        let line = line(own, self.wanted, self.lang);
        let key = if hidden { "leaderboard-own-hidden" } else { "leaderboard-own" };
        self.lang.say(key, &[("line", line.into())])
    }

    fn footer(&self) -> String {
        let players = self.lang.say("count-players", &[("count", self.page.total.into())]);
        let order = text::order_name(self.lang, self.wanted.order);
        let args = [
            ("order", order.into()),
            ("page", (self.wanted.page + 1).into()),
            ("pages", self.pages().into()),
            ("players", players.into()),
        ];
        self.lang.say("leaderboard-footer", &args)
    }

    fn pages(&self) -> usize {
        self.page.total.div_ceil(PAGE).max(1)
    }

    /// Menus for another leaderboard, which begins with its first page; and buttons for another page of this one.
    fn controls(&self) -> Vec<Vec<Value>> {
        let Wanted { game, span, order, company, .. } = self.wanted;
        let lang = self.lang;
        let mut games = vec![("all".to_owned(), game_name(None, lang))];
        games.extend(GameKind::ALL.map(|game| (game.name().to_owned(), text::game_name(lang, game))));
        let spans = Span::ALL.map(|span| (span.name().to_owned(), text::period_name(lang, span)));
        let is_offered = |order: &Order| company == Opponents::People || *order != Order::Rating;
        let orders: Vec<_> = Order::ALL
            .into_iter()
            .filter(is_offered)
            .map(|order| (order.name().to_owned(), text::order_name(lang, order)))
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
        menu(id(changes, Wanted { page: 0, ..self.wanted }), title, 1, 1, values)
    }

    fn buttons(&self) -> Vec<Value> {
        let page = self.wanted.page;
        let turn = |key: &str, page: usize| {
            let id = id(Facet::Page, Wanted { page, ..self.wanted });
            button(Style::Secondary, id, &self.lang.say(key, &[]))
        };
        let (other, label) = match self.wanted.company {
            Opponents::People => (Opponents::Computers, "button-with-computers"),
            Opponents::Computers => (Opponents::People, "button-with-people"),
        };
        let other = Wanted { company: other, page: 0, ..self.wanted };
        let mut row = Vec::new();
        row.extend((page > 0).then(|| turn("button-previous", (page - 1).min(self.pages() - 1))));
        row.extend((page + 1 < self.pages()).then(|| turn("button-next", page + 1)));
        row.push(button(Style::Secondary, id(Facet::With, other), &self.lang.say(label, &[])));
        row
    }
}

fn id(changes: Facet, wanted: Wanted) -> String {
    RecordComponent::Leaderboard(Control { changes, wanted }).to_string()
}

/// The rows of a page, a line each.
pub fn rows(page: &Page, wanted: Wanted, lang: Lang) -> Vec<String> {
    page.rows.iter().map(|standing| line(standing, wanted, lang)).collect()
}

/// The same for a picture's description, where nothing formats: names as they are.
fn spoken(page: &Page, wanted: Wanted, lang: Lang) -> Vec<String> {
    let said = |standing: &StandingRow| line_of(standing, plain_name(standing, lang), wanted, lang);
    page.rows.iter().map(said).collect()
}

fn plain_name(standing: &StandingRow, lang: Lang) -> String {
    match is_forgotten(standing.user) {
        true => lang.say("player-forgotten", &[]),
        false => standing.name.clone().unwrap_or_default(),
    }
}

/// The rows of a page as a picture, and where the reader stands.
pub fn table(page: &Page, wanted: Wanted, lang: Lang) -> Scene {
    let own = page.own.as_ref().map(|own| own.user);
    let placed = |standing: &StandingRow| Placed {
        place: standing.place,
        name: plain_name(standing, lang),
        value: text::plain(&text::standing(lang, standing, wanted.order, wanted.game)),
        is_own: own == Some(standing.user),
    };
    let rows: Vec<_> = page.rows.iter().map(placed).collect();
    let elsewhere = page.own.as_ref().map(placed).filter(|_| !rows.iter().any(|row| row.is_own));
    picture::leaderboard(&rows, elsewhere.as_ref(), &lang.say("picture-unnamed", &[]))
}

/// What a reader may not know about these rows.
pub fn notes(page: &Page, wanted: Wanted, lang: Lang) -> Option<String> {
    let is_new = |standing: &StandingRow| standing.rating.is_some_and(|rating| !rating.is_settled());
    match wanted.order {
        Order::Rating if page.rows.iter().chain(&page.own).any(is_new) => {
            Some(lang.say("leaderboard-newcomers", &[]))
        }
        Order::Points if wanted.game.is_none() && !page.rows.is_empty() => {
            Some(lang.say("leaderboard-league-points", &[]))
        }
        _ => None,
    }
}

/// One game by its name, or all.
pub fn game_name(game: Option<GameKind>, lang: Lang) -> String {
    game.map_or_else(|| lang.say("all-games", &[]), |game| text::game_name(lang, game))
}

fn line(standing: &StandingRow, wanted: Wanted, lang: Lang) -> String {
    line_of(standing, known_as(standing.user, standing.name.as_deref(), lang), wanted, lang)
}

fn line_of(standing: &StandingRow, name: String, wanted: Wanted, lang: Lang) -> String {
    let args = [
        ("medal", text::medal(standing.place).into()),
        ("place", standing.place.into()),
        ("name", name.into()),
        ("value", text::standing(lang, standing, wanted.order, wanted.game).into()),
    ];
    lang.say("leaderboard-line", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn menus_change_one_thing() {
        let wanted = Wanted { span: Span::Season, order: Order::Quality, page: 123, ..Wanted::default() };
        let by = Control { changes: Facet::By, wanted };
        assert_eq!(by.wanted(Some(&"wins".to_owned())), Some(Wanted { order: Order::Wins, ..wanted }));
        assert_eq!(by.wanted(Some(&"luck".to_owned())), None);
        assert_eq!(by.wanted(None), Some(wanted));
    }
}
