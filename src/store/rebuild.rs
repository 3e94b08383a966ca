//! The standings of a server worked out again from its results alone, in their order.

use std::collections::{BTreeMap, HashMap};

use super::database::{Connection, Query};
use super::score::{self, Key, Sum};
use super::{history, sql};
use crate::standings::{League, Played, Rating, Span, gains};

/// How many results are read at a time.
const RESULTS: i64 = 2_000;

/// How many standings are written at a time.
const SUMS: usize = 500;

/// Replaces the standings of a server, in the transaction of whoever calls: nobody sees half of it, and no result
/// comes in between. Of stretches of time other than `kept` none are made.
pub(super) async fn rebuild(
    connection: &mut Connection,
    guild: u64,
    kept: &[String],
) -> Result<(), sqlx::Error> {
    let guild = guild.cast_signed();
    connection.lock_server(guild).await?;
    drop_standings(connection, guild).await?;
    let last = Query::new(sql::LAST_NUMBER).bind(guild).number(connection).await?;
    let mut tally = Tally { kept, ratings: HashMap::new(), sums: BTreeMap::new() };
    let mut number = 0;
    while number < last.unwrap_or_default() {
        let read = Query::new(sql::RESULTS).bind(guild).bind(number).bind(number + RESULTS);
        for played in history::games(&read.all(connection).await?)? {
            let levels = tally.add(&played);
            set_levels(connection, &played, &levels).await?;
        }
        number += RESULTS;
    }
    let sums: Vec<_> = tally.sums.into_iter().collect();
    for some in sums.chunks(SUMS) {
        score::add_sums(connection, guild, some).await?;
    }
    Ok(())
}

/// Stretch by stretch: the standings are ordered by these first.
pub(super) async fn drop_standings(connection: &mut Connection, guild: i64) -> Result<(), sqlx::Error> {
    let mut period = String::new();
    while let Some(next) = next_period(connection, &period).await? {
        Query::new(sql::DROP_STANDINGS).bind(guild).bind(&next).execute(connection).await?;
        period = next;
    }
    Ok(())
}

pub(super) async fn next_period(
    connection: &mut Connection,
    after: &str,
) -> Result<Option<String>, sqlx::Error> {
    Query::new(sql::NEXT_PERIOD).bind(after).optional(connection).await?.map_or(Ok(None), |row| row.first())
}

/// Only where they are others: a rebuild mostly finds what it expects.
async fn set_levels(
    connection: &mut Connection,
    played: &Played,
    levels: &[Option<[i64; 2]>],
) -> Result<(), sqlx::Error> {
    for (seat, (seated, levels)) in (0_i64..).zip(played.seats.iter().zip(levels)) {
        if seated.levels != *levels {
            let [own, all] = levels.map_or([None; 2], |levels| levels.map(Some));
            let update = Query::new(sql::SET_LEVELS).bind(&played.table).bind(seat).bind(own).bind(all);
            update.execute(connection).await?;
        }
    }
    Ok(())
}

/// The sums of a server, as far as its results were taken.
struct Tally<'a> {
    kept: &'a [String],
    ratings: HashMap<(League, u64), Rating>,
    sums: BTreeMap<Key, Sum>,
}

impl Tally<'_> {
    /// Takes the next game, and answers the levels it led to.
    fn add(&mut self, played: &Played) -> Vec<Option<[i64; 2]>> {
        let before =
            |league: &League, user| self.ratings.get(&(league.clone(), user)).copied().unwrap_or_default();
        let gains = gains(played, before);
        for gain in &gains {
            if let Some(rating) = gain.rating {
                self.ratings.insert((gain.league.clone(), gain.user), rating);
            }
            for period in Span::ALL.map(|span| span.period(played.at)) {
                if self.kept.contains(&period) {
                    let sum = self.sums.entry(Key::new(period, gain)).or_default();
                    *sum = sum.plus(Sum::of(gain));
                }
            }
        }
        score::levels(&gains, played.seats.len())
    }
}
