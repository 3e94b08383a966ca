//! `/stats`: a player's statistics.

use super::leaderboard::{LeaderboardQuery, game_name};
use super::{Command, HandlerResult, Run};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::display_name;
use crate::discord::context::Context;
use crate::discord::message::{Embed, Illustration, MessagePayload};
use crate::games::GameKind;
use crate::picture;
use crate::standings::{GameRecord, Record};
use crate::store::StandingRow;
use crate::text::{self, Lang};

const PLAYER: &str = "player";
const GAME: &str = "game";

/// The command.
pub const COMMAND: Command = Command::new("stats", |options, _| {
    let (user, game) = (options.user(PLAYER), options.game(GAME));
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, user, game))))
})
.options(|command| vec![command.user(PLAYER), command.game(GAME)]);

/// A player's statistics as a message.
struct StatsMessage {
    lang: Lang,
    name: String,
    game: Option<GameKind>,
    record: Record,
    /// Their leaderboard row by rating, and the number of rated players.
    standing: Option<(StandingRow, usize)>,
    rival: Option<(String, usize)>,
    victim: Option<(String, i64)>,
}

/// Shows statistics of a player, by default the user, in one game or all.
async fn show(app: &App, ctx: &Context, user: Option<u64>, game: Option<GameKind>) -> HandlerResult {
    let (guild, own, lang) = (ctx.scope(), ctx.person().user.0, ctx.lang);
    let user = user.unwrap_or(own);
    let name = name_of(app, guild, user, lang).await?;
    if user != own && app.tables.store().is_hidden(user).await? {
        return app.reply_ephemeral(ctx, lang.say("stats-private", &[("name", name.into())])).await;
    }
    let games = app.tables.store().games_of(guild, user, game.map(GameKind::name)).await?;
    if games.is_empty() {
        let text = match user == own {
            true => lang.say("stats-none-own", &[]),
            false => lang.say("stats-none", &[("name", name.into())]),
        };
        return app.reply_ephemeral(ctx, text).await;
    }
    let record = Record::of(user, &games, game.map(GameKind::name));
    let stats = with_details(app, guild, user, StatsMessage::new(lang, name, game, record)).await?;
    let post = app.render(stats.post(), ctx.in_words()).await;
    Ok(ctx.show(&app.rest, post).await?)
}

/// Adds rank, rival and most frequent victim, which need further queries.
async fn with_details(
    app: &App,
    guild: u64,
    user: u64,
    mut stats: StatsMessage,
) -> Result<StatsMessage, HandlerError> {
    let store = app.tables.store();
    let query = LeaderboardQuery { game: stats.game, ..LeaderboardQuery::default() };
    let page = store.leaderboard(&query.ranking(guild, app.tables.now().0), 0, 1, Some(user)).await?;
    stats.standing = page.own.map(|own| (own, page.total));
    if let Some((rival, times)) = stats.record.rival {
        stats.rival = Some((name_of(app, guild, rival, stats.lang).await?, times));
    }
    if let Some((victim, times)) = store.victim(guild, user, stats.game.map(GameKind::name)).await? {
        stats.victim = Some((name_of(app, guild, victim, stats.lang).await?, times));
    }
    Ok(stats)
}

/// The player's name in their last game here.
async fn name_of(app: &App, guild: u64, user: u64, lang: Lang) -> Result<String, HandlerError> {
    let name = app.tables.store().name(guild, user).await?;
    Ok(display_name(user, name.as_deref(), lang))
}

impl StatsMessage {
    const fn new(lang: Lang, name: String, game: Option<GameKind>, record: Record) -> StatsMessage {
        StatsMessage { lang, name, game, record, standing: None, rival: None, victim: None }
    }

    /// With a chart of the rating if there are at least two values.
    fn post(&self) -> MessagePayload {
        let ratings: Vec<i64> = self.record.ratings.iter().map(|(_, rating)| *rating).collect();
        let post = MessagePayload::default().embed(self.embed());
        if ratings.len() < 2 {
            return post;
        }
        post.illustrated(Illustration {
            scene: picture::ratings(&ratings),
            alt: text::plain(&self.course().unwrap_or_default()),
            embed: Some(self.embed()),
            content: None,
        })
    }

    fn embed(&self) -> Embed {
        let game = game_name(self.game, self.lang);
        let mut lines = Vec::new();
        lines.extend(self.games());
        lines.extend(self.rating());
        lines.extend(self.course());
        lines.extend(self.points());
        lines.extend(self.company());
        lines.extend(self.play());
        Embed {
            title: self.lang.say("stats-title", &[("name", (&self.name).into()), ("game", game.into())]),
            description: lines.join("\n"),
            fields: Vec::new(),
            footer: String::new(),
        }
    }

    fn count(&self, key: &str, count: usize) -> String {
        self.lang.say(key, &[("count", count.into())])
    }

    /// Games against people, places and the longest streak; then games against computers.
    fn games(&self) -> Vec<String> {
        let Record { games, wins, places, streak, computers, .. } = &self.record;
        let mut lines = Vec::new();
        if *games > 0 {
            let args = [
                ("games", self.count("count-games", *games).into()),
                ("wins", self.count("count-wins", *wins).into()),
                ("percent", text::with_percent_sign(self.lang, wins * 100 / games).into()),
            ];
            lines.push(self.lang.say("stats-games", &args));
            let place = |(index, count): (usize, &usize)| {
                let args = [
                    ("medal", text::medal(index + 1).into()),
                    ("place", (index + 1).into()),
                    ("count", (*count).into()),
                ];
                self.lang.say("stats-place", &args)
            };
            let places: Vec<_> =
                places.iter().enumerate().filter(|(_, count)| **count > 0).map(place).collect();
            lines.push(self.lang.say("stats-places", &[("places", places.join(" · ").into())]));
            let streak = self.count("count-wins", *streak);
            lines.push(self.lang.say("stats-streak", &[("wins", streak.into())]));
        }
        if computers.0 > 0 {
            let args = [
                ("games", self.count("count-games", computers.0).into()),
                ("wins", self.count("count-wins", computers.1).into()),
            ];
            lines.push(self.lang.say("stats-computers", &args));
        }
        lines
    }

    fn rating(&self) -> Option<String> {
        let (own, total) = self.standing.as_ref()?;
        let rating = own.rating?;
        let games = self.lang.say("count-games", &[("count", own.games.into())]);
        let key = if rating.is_settled() { "standing-rating" } else { "standing-newcomer" };
        let shown = self.lang.say(key, &[("rating", rating.shown().into()), ("games", games.into())]);
        if *total < own.place {
            return Some(self.lang.say("stats-rating", &[("rating", shown.into())]));
        }
        let args = [("rating", shown.into()), ("place", own.place.into()), ("total", (*total).into())];
        Some(self.lang.say("stats-rating-place", &args))
    }

    /// The rating over time, if there are at least two values.
    fn course(&self) -> Option<String> {
        let ratings: Vec<i64> = self.record.ratings.iter().map(|(_, rating)| *rating).collect();
        let (&first, &last) = (ratings.first()?, ratings.last()?);
        let course = text::course(&ratings);
        let args = [("course", course.into()), ("from", first.into()), ("to", last.into())];
        (ratings.len() > 1).then(|| self.lang.say("stats-course", &args))
    }

    fn points(&self) -> Vec<String> {
        let line = |(name, record): (&String, &GameRecord)| {
            let game: Option<GameKind> = name.parse().ok();
            let args = [
                ("game", game_name(game, self.lang).into()),
                ("games", self.count("count-games", record.games).into()),
                ("average", text::tenths(self.lang, record.tenths()).into()),
                ("best", text::points(self.lang, game, record.best.into()).into()),
            ];
            self.lang.say("stats-points", &args)
        };
        self.record.by_game.iter().map(line).collect()
    }

    fn company(&self) -> Vec<String> {
        let rival = self.rival.as_ref().map(|(name, games)| {
            let games = self.count("count-games", *games);
            self.lang.say("stats-rival", &[("name", name.into()), ("games", games.into())])
        });
        let victim = self.victim.as_ref().map(|(name, thefts)| {
            let thefts = self.lang.say("count-thefts", &[("count", (*thefts).into())]);
            self.lang.say("stats-victim", &[("name", name.into()), ("thefts", thefts.into())])
        });
        rival.into_iter().chain(victim).collect()
    }

    /// Average quality and luck of the analysed games.
    fn play(&self) -> Vec<String> {
        let quality = self.record.quality.map(|(quality, games)| {
            let args = [
                ("quality", text::with_percent_sign(self.lang, text::tenths(self.lang, quality)).into()),
                ("games", self.count("count-games", games).into()),
            ];
            self.lang.say("stats-quality", &args)
        });
        let luck = self.record.luck.map(|(luck, games)| {
            let args = [
                ("luck", text::tenths(self.lang, luck / 100).into()),
                ("games", self.count("count-games", games).into()),
            ];
            self.lang.say("stats-luck", &args)
        });
        quality.into_iter().chain(luck).collect()
    }
}
