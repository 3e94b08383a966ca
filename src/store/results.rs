//! Finished games and what follows from them: leaderboards, history, analyses, and the standings computed again.

use super::change::Write;
use super::{Analysed, HistoryFilter, Page, Ranking, Store, StoreError, history, ranking, reading};
use crate::standings::{self, Played, Span};

impl Store {
    /// A page of a leaderboard, counted from 0, and the row of `reader`.
    pub async fn leaderboard(
        &self,
        ranking: &Ranking,
        page: usize,
        size: usize,
        reader: Option<u64>,
    ) -> Result<Page, StoreError> {
        ranking::page(&self.reading, ranking, page, size, reader).await
    }

    /// Finished games of a server, newest first: at most `most`, after skipping `skip`.
    pub async fn history(
        &self,
        guild: u64,
        which: HistoryFilter<'_>,
        skip: usize,
        most: usize,
    ) -> Result<Vec<Played>, StoreError> {
        history::history(&self.reading, guild, which, skip as i64, most as i64).await
    }

    /// How many games ended in a server between two times.
    pub async fn count_results(&self, guild: u64, from: i64, until: i64) -> Result<i64, StoreError> {
        history::count(&self.reading, guild, from, until).await
    }

    /// All finished games of a user in a server, oldest first.
    pub async fn games_of(
        &self,
        guild: u64,
        user: u64,
        game: Option<&str>,
    ) -> Result<Vec<Played>, StoreError> {
        history::games_of(&self.reading, guild, user, game).await
    }

    /// The user someone stole from most often in a server, and how often.
    pub async fn victim(
        &self,
        guild: u64,
        user: u64,
        game: Option<&str>,
    ) -> Result<Option<(u64, i64)>, StoreError> {
        history::victim(&self.reading, guild, user, game).await
    }

    /// A user's name in a server, as of their last finished game.
    pub async fn name(&self, guild: u64, user: u64) -> Result<Option<String>, StoreError> {
        history::name(&self.reading, guild, user).await
    }

    /// Adds an analysis to a stored result.
    pub async fn analyse(&self, table: &str, analysed: Vec<Analysed>) -> Result<(), StoreError> {
        self.put(Write::Analyse { table: table.to_owned(), analysed }).await
    }

    /// Computes all standings again from the results, one server at a time, and calls `tell` after each. `now` decides
    /// which periods are kept.
    pub async fn rebuild(&self, now: i64, mut tell: impl FnMut(u64)) -> Result<(), StoreError> {
        let mut last = i64::MIN;
        while let Some(guild) = reading::next_server(&self.reading, last).await? {
            last = guild;
            let guild = guild.cast_unsigned();
            self.put(Write::Rebuild { guild, kept: Span::kept(now) }).await?;
            tell(guild);
        }
        self.set_setting("bot", "standings", standings::STANDINGS_VERSION).await
    }

    /// Rebuilds the standings if they were computed with another [`standings::STANDINGS_VERSION`], or never.
    pub async fn catch_up(&self, now: i64) -> Result<(), StoreError> {
        if self.setting("bot", "standings").await?.as_deref() == Some(standings::STANDINGS_VERSION) {
            return Ok(());
        }
        self.rebuild(now, |_| {}).await
    }

    /// Deletes the standings of periods that can no longer be asked for, one server at a time.
    pub async fn prune(&self, now: i64) -> Result<(), StoreError> {
        let kept = Span::kept(now);
        let mut last = String::new();
        while let Some(period) = reading::next_period(&self.reading, &last).await? {
            last.clone_from(&period);
            while let (false, Some(guild)) =
                (kept.contains(&period), reading::server_in(&self.reading, &period).await?)
            {
                self.put(Write::Prune { period: period.clone(), guild }).await?;
            }
        }
        Ok(())
    }
}
