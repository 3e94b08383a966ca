//! Posts the leaderboard of the week on Monday morning in the channel a server has chosen, at most once.
//!
//! The week is stored as tried before the post and as done after it. After a restart in between: within a
//! minute posting again is safe, because Discord drops a message with the same nonce. Later it is unknown
//! whether the post was sent, and it is skipped: no post is better than two.

use std::time::{Duration, Instant};

use super::app::{App, HandlerError};
use super::commands::leaderboard::{LeaderboardQuery, PAGE, notes, rows};
use super::message::{Embed, MessagePayload};
use super::rest::ApiError;
use crate::settings::key;
use crate::standings::{Order, Span};
use crate::store::Page;
use crate::tasks::Heartbeat;
use crate::text::Lang;

/// Setting key: the last week that is done.
pub const DONE: &str = "weekly-done";
/// Setting key: a week that was tried, and when.
const TRIED: &str = "weekly-tried";

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
/// Time of the post on Monday, in UTC.
const MORNING: i64 = 8 * HOUR;
/// How long Discord reliably remembers a nonce.
const NONCE: i64 = 60_000;
/// Pause before a retry.
const RETRY_PAUSE: Duration = Duration::from_secs(60);
/// How often to look whether a post is due.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// What was already done, so that most calls cost nothing.
#[derive(Default)]
struct WeeklyState {
    /// The week that is done for every server.
    done: Option<String>,
    next: Option<Instant>,
}

/// Posts what is due, for ever.
pub async fn run(app: App, heartbeat: Heartbeat) {
    let mut weekly = WeeklyState::default();
    loop {
        heartbeat.pause(POLL_INTERVAL).await;
        app.post_weekly(&mut weekly, &heartbeat).await;
    }
}

/// A time in the last week that is over and due.
fn last_week(now: i64) -> i64 {
    Span::Week.before(now - MORNING)
}

/// The week whose leaderboard should have been posted by now.
pub fn due(now: i64) -> String {
    Span::Week.period(last_week(now))
}

impl App {
    /// Posts the weekly leaderboards that are due. Called about every second.
    async fn post_weekly(&self, weekly: &mut WeeklyState, heartbeat: &Heartbeat) {
        let now = Instant::now();
        let week = due(self.tables.now().0);
        if weekly.done.as_ref() == Some(&week) || weekly.next.is_some_and(|next| now < next) {
            return;
        }
        weekly.next = Some(now + RETRY_PAUSE);
        match self.post_all(&week, heartbeat).await {
            Ok(true) => (weekly.done, weekly.next) = (Some(week), None),
            Ok(false) => {}
            Err(error) => tracing::warn!(error = %error, "could not read which weekly leaderboards are due"),
        }
    }

    /// Posts all leaderboards of this week. Returns whether every server is done.
    async fn post_all(&self, week: &str, heartbeat: &Heartbeat) -> Result<bool, HandlerError> {
        let mut all_done = true;
        for (scope, channel) in self.tables.store().settings_of(key::WEEKLY).await? {
            heartbeat.beat();
            let guild = scope.strip_prefix("guild:").and_then(|guild| guild.parse().ok());
            let (Some(guild), Ok(channel)) = (guild, channel.parse()) else { continue };
            if !self.tables.shards().serve(Some(guild)) || !self.access.serves(Some(guild)) {
                continue;
            }
            match self.post_one(guild, channel, week).await {
                Ok(()) => {}
                // The channel is gone or closed to the bot: retrying would not help.
                Err(HandlerError::Api(error @ ApiError::Code { status: 400..=404, .. })) => {
                    tracing::warn!(%error, guild, "gave up posting a weekly leaderboard: Discord refused it");
                    self.tables.store().set_setting(&scope, DONE, week).await?;
                }
                Err(failure) => {
                    tracing::warn!(error = %failure, guild, "could not post a weekly leaderboard yet");
                    self.tables.store().clear_setting(&scope, TRIED).await?;
                    all_done = false;
                }
            }
        }
        Ok(all_done)
    }

    async fn post_one(&self, guild: u64, channel: u64, week: &str) -> Result<(), HandlerError> {
        let (scope, store, now) = (format!("guild:{guild}"), self.tables.store(), self.tables.now().0);
        // Names of weeks sort by time.
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
            self.rest.in_background().post(channel, &post.once(nonce)).await?;
        }
        store.set_setting(&scope, DONE, week).await?;
        Ok(store.clear_setting(&scope, TRIED).await?)
    }

    /// The leaderboard of last week; none if nobody played.
    async fn weekly_post(&self, guild: u64) -> Result<Option<MessagePayload>, HandlerError> {
        let at = last_week(self.tables.now().0);
        let lang = self.language(Some(guild)).await;
        let query = LeaderboardQuery { span: Span::Week, order: Order::Wins, ..LeaderboardQuery::default() };
        let page: Page = self.tables.store().leaderboard(&query.ranking(guild, at), 0, PAGE, None).await?;
        if page.rows.is_empty() {
            return Ok(None);
        }
        let start = Span::Week.start(at);
        let games = self.tables.store().count_results(guild, start, start + 7 * DAY).await?;
        let mut lines = headings(start, games, page.total, lang);
        lines.extend(rows(&page, query, lang));
        lines.extend(notes(&page, query, lang));
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

/// The dates of the week, and how much was played.
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
