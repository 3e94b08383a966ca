//! Leaderboards: a page with who is ahead and where the reader stands, menus to look at another one, and buttons to
//! turn the pages.

use std::fmt;

use serde_json::Value;

use super::app::{App, HandlerError};
use super::board::known_as;
use super::context::Context;
use super::message::{Embed, Illustration, MessagePayload, Style, button, menu};
use super::records::{company, order, span};
use crate::games::GameKind;
use crate::picture::{self, Placed, Scene};
use crate::standings::{League, Opponents, Order, Span, is_forgotten};
use crate::store::{Page, Ranking, StandingRow};
use crate::text::{self, Lang};

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

/// As it stands in the id of a button, behind the word that says what it does.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game.map_or("all", GameKind::name);
        let company = company_name(self.company);
        write!(f, "{}:{game}:{}:{company}:{}", self.span.name(), self.order.name(), self.page)
    }
}

impl Wanted {
    /// From the id of a button or a menu, and what was chosen from it.
    pub fn pressed(parts: &[&str], chosen: Option<&String>) -> Option<Wanted> {
        let [what, in_span, game, by, with, page] = parts else { return None };
        let wanted = Wanted {
            span: span(in_span)?,
            game: game.parse().ok(),
            order: order(by)?,
            company: company(with)?,
            page: super::records::page(page)?,
        };
        Some(match (*what, chosen) {
            ("span", Some(chosen)) => Wanted { span: span(chosen)?, ..wanted },
            ("game", Some(chosen)) => Wanted { game: chosen.parse().ok(), ..wanted },
            ("by", Some(chosen)) => Wanted { order: order(chosen)?, ..wanted },
            _ => wanted,
        })
    }

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

const fn company_name(company: Opponents) -> &'static str {
    match company {
        Opponents::People => "people",
        Opponents::Computers => "computers",
    }
}

impl App {
    pub(super) async fn leaderboard(
        &self,
        ctx: &Context,
        guild: u64,
        wanted: Wanted,
    ) -> Result<(), HandlerError> {
        let wanted = wanted.sensible();
        let (store, user) = (self.tables.store(), ctx.person().user.0);
        let ranking = wanted.ranking(guild, self.tables.now().0);
        let page = store.leaderboard(&ranking, wanted.page, PAGE, Some(user)).await?;
        let hidden = store.is_hidden(user).await?;
        let post = Sheet { wanted, page: &page, lang: ctx.lang }.post(hidden);
        Ok(ctx.show(&self.rest, self.drawn(post, Some(guild)).await).await?)
    }
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
        let period = self.lang.say("period-name", &[("period", self.wanted.span.name().into())]);
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
        let order = self.lang.say("order-name", &[("order", self.wanted.order.name().into())]);
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
        let first = Wanted { page: 0, ..self.wanted };
        let id = |what: &str, wanted: Wanted| format!("leaderboard:{what}:{wanted}");
        let say = |key: &str, variable: &str, value: &str| self.lang.say(key, &[(variable, value.into())]);
        let named = |key: &str, variable: &str, names: &[&str]| -> Vec<(String, String)> {
            names.iter().map(|name| ((*name).to_owned(), say(key, variable, name))).collect()
        };
        let mut games = vec![("all".to_owned(), self.lang.say("all-games", &[]))];
        games.extend(GameKind::ALL.map(|game| (game.name().to_owned(), text::game_name(self.lang, game))));
        let spans = named("period-name", "period", &Span::ALL.map(Span::name));
        let offered = Order::ALL
            .into_iter()
            .filter(|order| self.wanted.company == Opponents::People || *order != Order::Rating);
        let orders = named("order-name", "order", &offered.map(Order::name).collect::<Vec<_>>());
        let title =
            |key: &str, variable: &str, value: String| self.lang.say(key, &[(variable, value.into())]);
        let game = title("menu-game", "game", game_name(self.wanted.game, self.lang));
        let time = title("menu-period", "period", say("period-name", "period", self.wanted.span.name()));
        let by = title("menu-order", "order", say("order-name", "order", self.wanted.order.name()));
        vec![
            vec![menu(id("game", first), &game, 1, 1, &games)],
            vec![menu(id("span", first), &time, 1, 1, &spans)],
            vec![menu(id("by", first), &by, 1, 1, &orders)],
            self.buttons(id),
        ]
    }

    fn buttons(&self, id: impl Fn(&str, Wanted) -> String) -> Vec<Value> {
        let page = self.wanted.page;
        let turn = |key: &str, page: usize| {
            button(Style::Secondary, id("page", Wanted { page, ..self.wanted }), &self.lang.say(key, &[]))
        };
        let (other, label) = match self.wanted.company {
            Opponents::People => (Opponents::Computers, "button-with-computers"),
            Opponents::Computers => (Opponents::People, "button-with-people"),
        };
        let other = Wanted { company: other, page: 0, ..self.wanted };
        let mut row = Vec::new();
        row.extend((page > 0).then(|| turn("button-previous", (page - 1).min(self.pages() - 1))));
        row.extend((page + 1 < self.pages()).then(|| turn("button-next", page + 1)));
        row.push(button(Style::Secondary, id("with", other), &self.lang.say(label, &[])));
        row
    }
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
    fn ids_are_read_back_and_menus_change_one_thing() {
        let wanted = Wanted {
            span: Span::Season,
            game: "karteneck".parse().ok(),
            order: Order::Quality,
            company: Opponents::Computers,
            page: 123,
        };
        let id = format!("leaderboard:page:{wanted}");
        assert!(id.len() <= 100);
        let parts: Vec<_> = id.split(':').skip(1).collect();
        assert_eq!(Wanted::pressed(&parts, None), Some(wanted));
        let id = format!("by:{wanted}");
        let parts: Vec<_> = id.split(':').collect();
        let by_wins = Wanted { order: Order::Wins, ..wanted };
        assert_eq!(Wanted::pressed(&parts, Some(&"wins".to_owned())), Some(by_wins));
        assert_eq!(Wanted::pressed(&parts, Some(&"luck".to_owned())), None);
        assert_eq!(Wanted::pressed(&parts[..5], None), None);
    }
}
