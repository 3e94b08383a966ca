//! Standings in words: what somebody has, and the course of a rating as a line of blocks.

use super::{Lang, say};
use crate::game::Unit;
use crate::games::GameKind;
use crate::standings::{Order, Rating, Span};
use crate::store::StandingRow;

/// A medal for the first three, beside the number of the place.
pub const fn medal(place: usize) -> &'static str {
    match place {
        1 => "🥇 ",
        2 => "🥈 ",
        3 => "🥉 ",
        _ => "",
    }
}

/// What somebody has, by what a leaderboard is ordered by: of one game, or of all of them.
pub fn standing(lang: Lang, standing: &StandingRow, order: Order, game: Option<GameKind>) -> String {
    let games = say!(lang, "count-games", count = standing.games);
    match order {
        Order::Rating => rating(lang, standing.rating, games),
        Order::Wins => {
            say!(lang, "standing-sum", sum = say!(lang, "count-wins", count = standing.wins), games = games)
        }
        Order::Points => say!(lang, "standing-sum", sum = points(lang, game, standing.points), games = games),
        Order::Quality => {
            let quality = tenths(lang, standing.quality.unwrap_or_default());
            say!(lang, "standing-quality", quality = quality, games = games)
        }
    }
}

fn rating(lang: Lang, rating: Option<Rating>, games: String) -> String {
    let rating = rating.unwrap_or_default();
    let key = if rating.is_settled() { "standing-rating" } else { "standing-newcomer" };
    say!(lang, key, rating = rating.shown(), games = games)
}

/// What a stretch of time is called.
pub fn period_name(lang: Lang, span: Span) -> String {
    say!(lang, &format!("period-{}-name", span.name()))
}

/// What a leaderboard is ordered by.
pub fn order_name(lang: Lang, order: Order) -> String {
    say!(lang, &format!("order-{}-name", order.name()))
}

/// Points as a game counts them; over all games they are just points.
pub fn points(lang: Lang, game: Option<GameKind>, points: i64) -> String {
    let unit = game.map_or(Unit::Points, |game| game.info().unit);
    say!(lang, &format!("count-{}", unit.name()), count = points)
}

/// A number of tenths as a decimal.
pub fn tenths(lang: Lang, number: i64) -> String {
    let point = lang.decimal_point();
    let sign = if number < 0 { "−" } else { "" };
    let number = number.unsigned_abs();
    format!("{sign}{}{point}{}", number / 10, number % 10)
}

/// How many blocks a course has at most.
const COURSE: usize = 24;

/// The course of a number over time as a line of blocks, from its lowest to its highest.
pub fn course(numbers: &[i64]) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let (Some(&low), Some(&high)) = (numbers.iter().min(), numbers.iter().max()) else {
        return String::new();
    };
    let block = |number: i64| BLOCKS[((number - low) * 7 / (high - low).max(1)) as usize];
    let count = numbers.len().min(COURSE);
    // The last one is always there.
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
