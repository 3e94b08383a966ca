//! Computes the standings of a server again, from its results in order.

use std::collections::{BTreeMap, HashMap};

use strum::VariantArray;

use super::database::{Connection, Query};
use super::score::{self, Key, Sum};
use super::{history, sql};
use crate::standings::{League, Played, Rating, Span, gains};

/// How many results are read at a time.
const RESULTS: i64 = 2_000;

/// How many standings are written at a time.
const SUMS: usize = 500;

/// Replaces the standings of a server in the caller's transaction, so nobody sees a partial rebuild and no result comes
/// in between. Only the periods in `kept` are stored.
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
        for played in history::games(&read.all(connection).await?) {
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

/// Deletes period by period, because the index of the standings begins with the period.
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

/// Updates only the levels that differ: a rebuild mostly finds what it expects.
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

/// The standings of a server so far.
struct Tally<'a> {
    kept: &'a [String],
    ratings: HashMap<(League, u64), Rating>,
    sums: BTreeMap<Key, Sum>,
}

impl Tally<'_> {
    /// Adds the next game, and returns the new levels of its seats.
    fn add(&mut self, played: &Played) -> Vec<Option<[i64; 2]>> {
        let before =
            |league: &League, user| self.ratings.get(&(league.clone(), user)).copied().unwrap_or_default();
        let gains = gains(played, before);
        for gain in &gains {
            if let Some(rating) = gain.rating {
                self.ratings.insert((gain.league.clone(), gain.user), rating);
            }
            for period in Span::VARIANTS.iter().map(|span| span.period(played.at)) {
                if self.kept.contains(&period) {
                    let sum = self.sums.entry(Key::new(period, gain)).or_default();
                    *sum = sum.plus(Sum::of(gain));
                }
            }
        }
        score::levels(&gains, played.seats.len())
    }
}
