//! Standings as texts: values of a leaderboard, and a rating over time as a line of blocks.

use super::phrases::with_percent_sign;
use super::{Lang, say};
use crate::game::Unit;
use crate::games::GameKind;
use crate::standings::{Order, Rating, Span};
use crate::store::StandingRow;

/// A medal for the first three places.
pub const fn medal(place: usize) -> &'static str {
    match place {
        1 => "🥇 ",
        2 => "🥈 ",
        3 => "🥉 ",
        _ => "",
    }
}

/// A player's value on a leaderboard with this order, in one game or all.
pub fn standing(lang: Lang, standing: &StandingRow, order: Order, game: Option<GameKind>) -> String {
    let games = say!(lang, "count-games", count = standing.games);
    match order {
        Order::Rating => rating(lang, standing.rating, games),
        Order::Wins => {
            say!(lang, "standing-sum", sum = say!(lang, "count-wins", count = standing.wins), games = games)
        }
        Order::Points => say!(lang, "standing-sum", sum = points(lang, game, standing.points), games = games),
        Order::Quality => {
            let quality = with_percent_sign(lang, tenths(lang, standing.quality.unwrap_or_default()));
            say!(lang, "standing-quality", quality = quality, games = games)
        }
    }
}

fn rating(lang: Lang, rating: Option<Rating>, games: String) -> String {
    let rating = rating.unwrap_or_default();
    let key = if rating.is_settled() { "standing-rating" } else { "standing-newcomer" };
    say!(lang, key, rating = rating.shown(), games = games)
}

/// The name of a period.
pub fn period_name(lang: Lang, span: Span) -> String {
    say!(lang, &format!("period-{span}-name"))
}

/// The name of an order.
pub fn order_name(lang: Lang, order: Order) -> String {
    say!(lang, &format!("order-{order}-name"))
}

/// Points in the game's unit; over all games they are just points.
pub fn points(lang: Lang, game: Option<GameKind>, points: i64) -> String {
    let unit = game.map_or(Unit::Points, |game| game.info().unit);
    say!(lang, &format!("count-{unit}"), count = points)
}

/// A number of tenths as a decimal.
pub fn tenths(lang: Lang, number: i64) -> String {
    let point = lang.decimal_point();
    let sign = if number < 0 { "−" } else { "" };
    let number = number.unsigned_abs();
    format!("{sign}{}{point}{}", number / 10, number % 10)
}

/// The maximum number of blocks in a course.
const COURSE: usize = 24;

/// A number over time as a line of blocks, scaled from its minimum to its maximum.
pub fn course(numbers: &[i64]) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let (Some(&low), Some(&high)) = (numbers.iter().min(), numbers.iter().max()) else {
        return String::new();
    };
    let block = |number: i64| BLOCKS[((number - low) * 7 / (high - low).max(1)) as usize];
    let count = numbers.len().min(COURSE);
    // The last number is always included.
    (1..=count).map(|step| block(numbers[step * numbers.len() / count - 1])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_each_language_does() {
        assert_eq!(tenths(Lang::En, 945), "94.5");
        assert_eq!(tenths(Lang::De, -3), "−0,3");
        assert_eq!(tenths(Lang::Ru, 0), "0,0");
    }

    #[test]
    fn a_course_rises_and_falls() {
        assert_eq!(course(&[]), "");
        assert_eq!(course(&[1000]), "▁");
        assert_eq!(course(&[1000, 1100, 1050]), "▁█▄");
        let long: Vec<i64> = (0..1000).collect();
        assert_eq!(course(&long).chars().count(), COURSE);
        assert!(course(&long).ends_with('█'));
    }

    #[test]
    fn points_are_called_as_in_their_game() {
        assert_eq!(points(Lang::En, "heckmeck".parse().ok(), 1), "1 worm");
        assert_eq!(points(Lang::En, None, 4), "4 points");
    }
}
