//! Adds an analysis to a stored result: how well each seat was played, and how lucky it was. The standings are updated
//! in the same transaction.

use strum::VariantArray;

use super::database::{Connection, DbRow, Query};
use super::sql;
use crate::standings::{League, Opponents, Span};

/// The analysis of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysed {
    /// The seat.
    pub seat: u8,
    /// The quality of play in thousandths.
    pub quality: u16,
    /// How far chance was above its average, in thousandths of a point, where that is known.
    pub luck: Option<i32>,
}

/// A stored result and the standings it counts for.
struct Scored {
    guild: Option<i64>,
    leagues: [League; 2],
    periods: Vec<String>,
    /// By seat; `None` for computers.
    users: Vec<(u8, Option<i64>)>,
}

/// Stores the analysis of a table's seats. A seat that already has one keeps it.
pub(super) async fn analyse(
    connection: &mut Connection,
    table: &str,
    analysed: &[Analysed],
) -> Result<(), sqlx::Error> {
    let Some(result) = result(connection, table).await? else { return Ok(()) };
    if let Some(guild) = result.guild {
        connection.lock_server(guild).await?;
    }
    for seat in analysed {
        let update = Query::new(sql::ANALYSE_PLACE).bind(table).bind(seat.seat);
        let update = update.bind(seat.quality).bind(seat.luck.map(i64::from));
        let is_new = update.execute(connection).await? > 0;
        let user = result.users.iter().find(|(place, _)| *place == seat.seat).and_then(|(_, user)| *user);
        if let (true, Some(guild), Some(user)) = (is_new, result.guild, user) {
            add_up(connection, &result, guild, user, seat.quality.into()).await?;
        }
    }
    Ok(())
}

async fn add_up(
    connection: &mut Connection,
    result: &Scored,
    guild: i64,
    user: i64,
    quality: i64,
) -> Result<(), sqlx::Error> {
    for period in &result.periods {
        for league in &result.leagues {
            let update = Query::new(sql::JUDGE_STANDING).bind(period).bind(guild).bind(league.name());
            update.bind(user).bind(quality).execute(connection).await?;
        }
    }
    Ok(())
}

async fn result(connection: &mut Connection, table: &str) -> Result<Option<Scored>, sqlx::Error> {
    let rows = Query::new(sql::SEATS_OF_RESULT).bind(table).all(connection).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let (game, at): (String, i64) = (first.get("game")?, first.get("at")?);
    let user = |row: &DbRow| {
        let seat = u8::try_from(row.get::<i64>("seat")?).unwrap_or(u8::MAX);
        Ok((seat, row.get::<Option<i64>>("user_id")?))
    };
    let users = rows.iter().map(user).collect::<Result<Vec<_>, sqlx::Error>>()?;
    let with_computers = users.iter().any(|(_, user)| user.is_none());
    let opponents = if with_computers { Opponents::Computers } else { Opponents::People };
    Ok(Some(Scored {
        guild: first.get("guild")?,
        leagues: [League::new(Some(&game), opponents), League::new(None, opponents)],
        periods: Span::VARIANTS.iter().map(|span| span.period(at)).collect(),
        users,
    }))
}
