//! Leaderboards, a page at a time.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

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
    pub rows: Vec<Standing>,
    /// How many are on the leaderboard.
    pub total: usize,
    /// Where the reader stands, or would stand if they weren't hidden.
    pub own: Option<Standing>,
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
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
    pool: &SqlitePool,
    ranking: &Ranking,
    page: usize,
    size: usize,
    reader: Option<u64>,
) -> Result<Page, StoreError> {
    let texts = sql::ranking(ranking.order);
    let (guild, league) = (ranking.guild.cast_signed(), ranking.league.name());
    // One moment for all of it, however many texts.
    let mut moment = pool.begin().await?;
    let total: i64 = sqlx::query_scalar(texts.total)
        .bind(&ranking.period)
        .bind(guild)
        .bind(league)
        .fetch_one(&mut *moment)
        .await?;
    let rows = sqlx::query(texts.page)
        .bind(&ranking.period)
        .bind(guild)
        .bind(league)
        .bind(whole(size))
        .bind(whole(page * size))
        .fetch_all(&mut *moment)
        .await?;
    let own = match reader {
        Some(reader) => {
            let own = sqlx::query(texts.own).bind(&ranking.period).bind(guild).bind(league);
            own.bind(reader.cast_signed()).fetch_optional(&mut *moment).await?
        }
        None => None,
    };
    let mut ahead = Vec::new();
    for row in rows.first().into_iter().chain(&own) {
        let count = sqlx::query_scalar(texts.ahead).bind(&ranking.period).bind(guild).bind(league);
        let count: i64 = count.bind(row.try_get::<i64, _>("rank")?).fetch_one(&mut *moment).await?;
        ahead.push(usize::try_from(count).unwrap_or_default());
    }
    moment.commit().await?;
    let own_place = own.as_ref().and_then(|_| ahead.last()).map_or(1, |ahead| ahead + 1);
    Ok(Page {
        rows: placed(&rows, page * size, ahead.first().copied().unwrap_or_default())?,
        total: usize::try_from(total).unwrap_or_default(),
        own: own.map(|row| standing(&row, own_place)).transpose()?,
    })
}

/// Gives the rows of a page their places. `first` are ahead of the first row, `skipped` rows come before it.
fn placed(rows: &[SqliteRow], skipped: usize, first: usize) -> Result<Vec<Standing>, sqlx::Error> {
    let (mut place, mut last) = (first + 1, None);
    let mut standings = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let rank: i64 = row.try_get("rank")?;
        if last.is_some_and(|last| last != rank) {
            place = skipped + index + 1;
        }
        last = Some(rank);
        standings.push(standing(row, place)?);
    }
    Ok(standings)
}

fn standing(row: &SqliteRow, place: usize) -> Result<Standing, sqlx::Error> {
    let level: Option<i64> = row.try_get("level")?;
    Ok(Standing {
        place,
        user: row.try_get::<i64, _>("user_id")?.cast_unsigned(),
        name: row.try_get("name")?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        points: row.try_get("points")?,
        rating: level.zip(row.try_get("doubt")?).map(|(level, doubt)| Rating { level, doubt }),
        quality: row.try_get("by_quality")?,
    })
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
