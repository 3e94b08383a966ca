//! Reads leaderboards page by page.

use super::database::{Connection, DbRow, Pool, Query};
use super::{StoreError, sql};
use crate::standings::{League, Order, Rating};

/// Selects a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The server.
    pub guild: u64,
    /// The name of the period.
    pub period: String,
    /// The games that count.
    pub league: League,
    /// The order of the rows.
    pub order: Order,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The rows of this page, best first.
    pub rows: Vec<StandingRow>,
    /// The number of rows on the whole leaderboard.
    pub total: usize,
    /// The reader's row, or the one they would have if they weren't hidden.
    pub own: Option<StandingRow>,
}

/// One row of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// The rank, from 1. Equal users share a rank, and the ranks after it are skipped.
    pub place: usize,
    /// The user.
    pub user: u64,
    /// The user's display name, if known.
    pub name: Option<String>,
    /// Games played.
    pub games: i64,
    /// Games won, including shared wins.
    pub wins: i64,
    /// The points.
    pub points: i64,
    /// The rating, from games between people.
    pub rating: Option<Rating>,
    /// The average quality of play in thousandths, over the analysed games.
    pub quality: Option<i64>,
}

/// A page, counted from 0, and the row of `reader`.
pub(super) async fn page(
    pool: &Pool,
    ranking: &Ranking,
    page: usize,
    size: usize,
    reader: Option<u64>,
) -> Result<Page, StoreError> {
    // All queries must see the same snapshot.
    let mut snapshot =
        Snapshot { ranking, queries: sql::ranking(ranking.order), connection: pool.snapshot().await? };
    let total = snapshot.total().await?;
    let rows = snapshot.rows(page * size, size).await?;
    let first = match rows.first() {
        Some(row) => snapshot.ahead(row).await?,
        None => 0,
    };
    let own = match reader {
        Some(reader) => snapshot.own(reader).await?,
        None => None,
    };
    snapshot.connection.finish().await?;
    Ok(Page { rows: placed(&rows, page * size, first)?, total, own })
}

/// A leaderboard in one snapshot.
struct Snapshot<'a> {
    ranking: &'a Ranking,
    queries: sql::RankingQueries,
    connection: Connection,
}

impl Snapshot<'_> {
    async fn total(&mut self) -> Result<usize, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let count = Query::new(self.queries.total);
        let count = count.bind(period).bind(*guild).bind(league.name());
        Ok(counted(count.number(&mut self.connection).await?))
    }

    async fn rows(&mut self, skip: usize, most: usize) -> Result<Vec<DbRow>, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let rows = Query::new(self.queries.page).bind(period).bind(*guild).bind(league.name());
        rows.bind(whole(most)).bind(whole(skip)).all(&mut self.connection).await
    }

    async fn own(&mut self, reader: u64) -> Result<Option<StandingRow>, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let own = Query::new(self.queries.own).bind(period).bind(*guild).bind(league.name());
        let own = own.bind(reader).optional(&mut self.connection).await?;
        let Some(row) = own else { return Ok(None) };
        let place = 1 + self.ahead(&row).await?;
        standing(&row, place).map(Some)
    }

    /// How many rows rank before this one.
    async fn ahead(&mut self, row: &DbRow) -> Result<usize, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let count = Query::new(self.queries.ahead);
        let count = count.bind(period).bind(*guild).bind(league.name());
        let count = count.bind(row.get::<i64>("rank")?);
        Ok(counted(count.number(&mut self.connection).await?))
    }
}

/// Gives the rows of a page their ranks. `skipped` rows come before the page; `first` rank ahead of its first row.
fn placed(rows: &[DbRow], skipped: usize, first: usize) -> Result<Vec<StandingRow>, sqlx::Error> {
    let (mut place, mut last) = (first + 1, None);
    let mut standings = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let rank: i64 = row.get("rank")?;
        if last.is_some_and(|last| last != rank) {
            place = skipped + index + 1;
        }
        last = Some(rank);
        standings.push(standing(row, place)?);
    }
    Ok(standings)
}

fn standing(row: &DbRow, place: usize) -> Result<StandingRow, sqlx::Error> {
    let level: Option<i64> = row.get("level")?;
    Ok(StandingRow {
        place,
        user: row.get::<i64>("user_id")?.cast_unsigned(),
        name: row.get("name")?,
        games: row.get("games")?,
        wins: row.get("wins")?,
        points: row.get("points")?,
        rating: level.zip(row.get("doubt")?).map(|(level, doubt)| Rating { level, doubt }),
        quality: row.get("by_quality")?,
    })
}

fn counted(number: Option<i64>) -> usize {
    usize::try_from(number.unwrap_or_default()).unwrap_or_default()
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
