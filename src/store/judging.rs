//! What is known of a result only later: how well it was played, and how lucky. The standings take it up in the same
//! transaction.

use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

use super::sql;
use crate::standings::{Company, League, Span};

/// How a seat was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Which seat.
    pub seat: u8,
    /// The quality of play in thousandths.
    pub quality: u16,
    /// What the dice brought beyond their average in thousandths of a point, where that is known.
    pub luck: Option<i32>,
}

/// A result and where it counts.
struct Scored {
    guild: Option<i64>,
    leagues: [League; 2],
    periods: Vec<String>,
    /// By seat; none for computers.
    users: Vec<(u8, Option<i64>)>,
}

/// Adds what is known of a table's seats. Who was judged before stays as they were.
pub(super) async fn judge(
    connection: &mut SqliteConnection,
    table: &str,
    judged: &[Judged],
) -> Result<(), sqlx::Error> {
    let Some(result) = result(connection, table).await? else { return Ok(()) };
    for seat in judged {
        let update = sqlx::query(sql::JUDGE_PLACE).bind(table).bind(i64::from(seat.seat));
        let update = update.bind(i64::from(seat.quality)).bind(seat.luck.map(i64::from));
        let is_new = update.execute(&mut *connection).await?.rows_affected() > 0;
        let user = result.users.iter().find(|(place, _)| *place == seat.seat).and_then(|(_, user)| *user);
        if let (true, Some(guild), Some(user)) = (is_new, result.guild, user) {
            add_up(connection, &result, guild, user, seat.quality.into()).await?;
        }
    }
    Ok(())
}

async fn add_up(
    connection: &mut SqliteConnection,
    result: &Scored,
    guild: i64,
    user: i64,
    quality: i64,
) -> Result<(), sqlx::Error> {
    for period in &result.periods {
        for league in &result.leagues {
            let update = sqlx::query(sql::JUDGE_STANDING).bind(period).bind(guild).bind(league.name());
            update.bind(user).bind(quality).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

async fn result(connection: &mut SqliteConnection, table: &str) -> Result<Option<Scored>, sqlx::Error> {
    let rows = sqlx::query(sql::SEATS_OF_RESULT).bind(table).fetch_all(connection).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let (game, at): (String, i64) = (first.try_get("game")?, first.try_get("at")?);
    let user = |row: &sqlx::sqlite::SqliteRow| {
        let seat = u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(u8::MAX);
        Ok((seat, row.try_get::<Option<i64>, _>("user_id")?))
    };
    let users = rows.iter().map(user).collect::<Result<Vec<_>, sqlx::Error>>()?;
    let with_computers = users.iter().any(|(_, user)| user.is_none());
    let company = if with_computers { Company::Computers } else { Company::People };
    Ok(Some(Scored {
        guild: first.try_get("guild")?,
        leagues: [League::new(Some(&game), company), League::new(None, company)],
        periods: Span::ALL.into_iter().map(|span| span.period(at)).collect(),
        users,
    }))
}
