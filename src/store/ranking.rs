//! Leaderboards, a page at a time.

use super::database::{Connection, Pool, Query, Row};
use super::{StoreError, sql};
use crate::standings::{League, Order, Rating};

/// Which leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// Of which server.
    pub guild: u64,
    /// Of which stretch of time, by its name.
    pub period: String,
    /// Of which games.
    pub league: League,
    /// By what.
    pub order: Order,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Those on this page, the best first.
    pub rows: Vec<StandingRow>,
    /// How many are on the leaderboard.
    pub total: usize,
    /// Where the reader stands, or would stand if they weren't hidden.
    pub own: Option<StandingRow>,
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// The place, from 1. Who shares one has the same number, and the next one is left out.
    pub place: usize,
    /// Who.
    pub user: u64,
    /// As others call them, if that is known.
    pub name: Option<String>,
    /// How many games.
    pub games: i64,
    /// How many of them won or shared.
    pub wins: i64,
    /// The points.
    pub points: i64,
    /// The rating, in games with people.
    pub rating: Option<Rating>,
    /// The average quality of play in thousandths, as far as it is known.
    pub quality: Option<i64>,
}

/// A page, counted from 0, and where `reader` stands.
pub(super) async fn page(
    pool: &Pool,
    ranking: &Ranking,
    page: usize,
    size: usize,
    reader: Option<u64>,
) -> Result<Page, StoreError> {
    // One moment for all of it, however many texts.
    let mut look = Look { ranking, texts: sql::ranking(ranking.order), moment: pool.moment().await? };
    let total = look.total().await?;
    let rows = look.rows(page * size, size).await?;
    let first = match rows.first() {
        Some(row) => look.ahead(row).await?,
        None => 0,
    };
    let own = match reader {
        Some(reader) => look.own(reader).await?,
        None => None,
    };
    look.moment.finish().await?;
    Ok(Page { rows: placed(&rows, page * size, first)?, total, own })
}

/// A look at a leaderboard at one moment.
struct Look<'a> {
    ranking: &'a Ranking,
    texts: sql::RankingTexts,
    moment: Connection,
}

impl Look<'_> {
    async fn total(&mut self) -> Result<usize, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let count = Query::new(self.texts.total);
        let count = count.bind(period).bind(*guild).bind(league.name());
        Ok(counted(count.number(&mut self.moment).await?))
    }

    async fn rows(&mut self, skip: usize, most: usize) -> Result<Vec<Row>, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let rows = Query::new(self.texts.page).bind(period).bind(*guild).bind(league.name());
        rows.bind(whole(most)).bind(whole(skip)).all(&mut self.moment).await
    }

    async fn own(&mut self, reader: u64) -> Result<Option<StandingRow>, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let own = Query::new(self.texts.own).bind(period).bind(*guild).bind(league.name());
        let own = own.bind(reader).optional(&mut self.moment).await?;
        let Some(row) = own else { return Ok(None) };
        let place = 1 + self.ahead(&row).await?;
        standing(&row, place).map(Some)
    }

    /// How many stand before a row.
    async fn ahead(&mut self, row: &Row) -> Result<usize, sqlx::Error> {
        let Ranking { guild, period, league, .. } = self.ranking;
        let count = Query::new(self.texts.ahead);
        let count = count.bind(period).bind(*guild).bind(league.name());
        let count = count.bind(row.get::<i64>("rank")?);
        Ok(counted(count.number(&mut self.moment).await?))
    }
}

/// Gives the rows of a page their places. `first` are ahead of the first row, `skipped` rows come before it.
fn placed(rows: &[Row], skipped: usize, first: usize) -> Result<Vec<StandingRow>, sqlx::Error> {
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

fn standing(row: &Row, place: usize) -> Result<StandingRow, sqlx::Error> {
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
