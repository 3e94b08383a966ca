//! The leaderboard of the week: posted on Monday morning in the channel that a server chose, once, whatever happens.
//!
//! Before the post the week is noted as tried, and after it as done. A bot that stops in between finds the try when it
//! comes back: soon after it, posting again is safe, because Discord drops a message with the same nonce; later nobody
//! can tell, and no post is better than two.

use std::time::{Duration, Instant};

use super::app::{App, HandlerError};
use super::commands::leaderboard::{PAGE, Wanted, notes, rows};
use super::message::{Embed, MessagePayload};
use super::rest::ApiError;
use crate::settings::key;
use crate::standings::{Order, Span};
use crate::store::Page;
use crate::text::Lang;

/// The key of the last week that is done with.
pub const DONE: &str = "weekly-done";
/// The key of a week that was tried, and when.
const TRIED: &str = "weekly-tried";

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
/// When on Monday, in UTC.
const MORNING: i64 = 8 * HOUR;
/// How long Discord surely knows a nonce.
const NONCE: i64 = 60_000;
/// How soon what failed in passing is tried again.
const AGAIN: Duration = Duration::from_secs(60);
/// How often the data of servers left long ago is looked for.
const CLEANING: Duration = Duration::from_secs(3600);

/// What was seen to already, so that most seconds cost nothing.
#[derive(Default)]
pub struct Weekly {
    /// The week that every server is done with.
    done: Option<String>,
    next: Option<Instant>,
    cleaned: Option<Instant>,
}

/// A week that is over, by a moment in it.
fn last_week(now: i64) -> i64 {
    Span::Week.before(now - MORNING)
}

/// The week whose leaderboard should have been posted by now.
pub fn due(now: i64) -> String {
    Span::Week.period(last_week(now))
}

impl App {
    /// Posts the leaderboards of the week that are due. Called every second or so.
    pub(super) async fn post_weekly(&self, weekly: &mut Weekly) {
        let now = Instant::now();
        // An hour from the start on, when all shards have said which servers they are in.
        if now > *weekly.cleaned.get_or_insert(now) + CLEANING {
            weekly.cleaned = Some(now);
            if let Err(error) = self.drop_the_left(self.tables.shards()).await {
                tracing::warn!(%error, "could not delete the data of a server the bot left");
            }
        }
        let week = due(self.tables.now().0);
        if weekly.done.as_ref() == Some(&week) || weekly.next.is_some_and(|next| now < next) {
            return;
        }
        weekly.next = Some(now + AGAIN);
        match self.post_all(&week).await {
            Ok(true) => (weekly.done, weekly.next) = (Some(week), None),
            Ok(false) => {}
            Err(error) => tracing::warn!(error = %error, "could not read which weekly leaderboards are due"),
        }
    }

    /// Whether every server is done with this week.
    async fn post_all(&self, week: &str) -> Result<bool, HandlerError> {
        let mut all_done = true;
        for (scope, channel) in self.tables.store().settings_of(key::WEEKLY).await? {
            let guild = scope.strip_prefix("guild:").and_then(|guild| guild.parse().ok());
            let (Some(guild), Ok(channel)) = (guild, channel.parse()) else { continue };
            if !self.tables.shards().serve(Some(guild)) {
                continue;
            }
            match self.post_one(guild, channel, week).await {
                Ok(()) => {}
                // A channel that is gone or closed to us: nothing that trying again would mend.
                Err(HandlerError::Api(error @ ApiError::Code { status: 400..=404, .. })) => {
                    tracing::warn!(%error, guild, "Discord refused the weekly leaderboard");
                    self.tables.store().set_setting(&scope, DONE, week).await?;
                }
                Err(failure) => {
                    tracing::warn!(error = %failure, guild, "could not post the weekly leaderboard yet");
                    self.tables.store().clear_setting(&scope, TRIED).await?;
                    all_done = false;
                }
            }
        }
        Ok(all_done)
    }

    async fn post_one(&self, guild: u64, channel: u64, week: &str) -> Result<(), HandlerError> {
        let (scope, store, now) = (format!("guild:{guild}"), self.tables.store(), self.tables.now().0);
        // Names of weeks grow with time.
        if store.setting(&scope, DONE).await?.is_some_and(|done| *done >= *week) {
            return Ok(());
        }
        let tried = store.setting(&scope, TRIED).await?;
        let tried =
            tried.as_deref().and_then(|tried| tried.split_once(' ')).filter(|(tried, _)| *tried == week);
        let is_doubtful = tried.is_some_and(|(_, at)| at.parse().is_ok_and(|at: i64| now - at > NONCE));
        let post = if is_doubtful { None } else { self.weekly_post(guild).await? };
        if let Some(post) = post {
            if tried.is_none() {
                store.set_setting(&scope, TRIED, &format!("{week} {now}")).await?;
            }
            let nonce = format!("w{week}-{:x}", guild >> 22);
            self.rest.post(channel, &post.once(nonce)).await?;
        }
        store.set_setting(&scope, DONE, week).await?;
        Ok(store.clear_setting(&scope, TRIED).await?)
    }

    /// The leaderboard of the last week; none if nobody played.
    async fn weekly_post(&self, guild: u64) -> Result<Option<MessagePayload>, HandlerError> {
        let at = last_week(self.tables.now().0);
        let lang = self.language(Some(guild)).await;
        let wanted = Wanted { span: Span::Week, order: Order::Wins, ..Wanted::default() };
        let page: Page = self.tables.store().leaderboard(&wanted.ranking(guild, at), 0, PAGE, None).await?;
        if page.rows.is_empty() {
            return Ok(None);
        }
        let start = Span::Week.start(at);
        let games = self.tables.store().count_results(guild, start, start + 7 * DAY).await?;
        let mut lines = headings(start, games, page.total, lang);
        lines.extend(rows(&page, wanted, lang));
        lines.extend(notes(&page, wanted, lang));
        let [game, period] = ["all-games", "weekly-name"].map(|key| lang.say(key, &[]));
        let embed = Embed {
            title: lang.say("leaderboard-title", &[("game", game.into()), ("period", period.into())]),
            description: lines.join("\n"),
            fields: Vec::new(),
            footer: lang.say("weekly-footer", &[]),
        };
        Ok(Some(MessagePayload::default().embed(embed)))
    }
}

/// Which week it was, and how much was played.
fn headings(start: i64, games: i64, players: usize, lang: Lang) -> Vec<String> {
    let day = |at: i64| format!("<t:{}:d>", at.div_euclid(1000));
    let dates = [("date", day(start).into()), ("end", day(start + 6 * DAY).into())];
    let games = lang.say("count-games", &[("count", games.into())]);
    let players = lang.say("count-players", &[("count", players.into())]);
    vec![
        format!("**{}**", lang.say("weekly-title", &dates)),
        lang.say("weekly-intro", &[("games", games.into()), ("players", players.into())]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_week_is_due_on_monday_morning() {
        // A Monday at midnight.
        let monday = 1_794_787_200_000;
        assert_eq!(Span::Week.start(monday), monday);
        let this = Span::Week.period(monday - 1);
        assert!(due(monday) < this, "not at midnight");
        assert_eq!(due(monday + MORNING), this);
        assert_eq!(due(monday + 6 * DAY), this);
    }
}
