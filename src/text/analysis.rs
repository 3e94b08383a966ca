//! The analysis of luck and quality of play, shown with the result.

use super::phrases::{decimal, percent, with_percent_sign};
use super::{Lang, Names, Voice, say};
use crate::computer::analysis::{Analysis, Luck};
use crate::game::Seat;
use crate::games::GameKind;

/// A line for each player, and an explanation of the numbers.
pub fn analysis(lang: Lang, game: GameKind, analysed: &[Analysis], names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let line = |(seat, analysis): (Seat, &Analysis)| {
        let lost = percent(lang, analysis.given_away);
        say!(
            voice,
            "analysed-line",
            name = voice.name(seat),
            luck = luck(lang, game, analysis.luck),
            lost = lost
        )
    };
    let is_exact = analysed.iter().all(|analysis| matches!(analysis.luck, Luck::Gain(_)));
    let note = say!(voice, if is_exact { "analysed-note-exact" } else { "analysed-note-estimate" });
    let lines = Seat::all(analysed.len()).zip(analysed).map(line);
    std::iter::once(say!(voice, "analysed-title")).chain(lines).chain([note]).collect::<Vec<_>>().join("\n")
}

fn luck(lang: Lang, game: GameKind, luck: Luck) -> String {
    let signed = |text: String, number: f64| if number > 0.0 { format!("+{text}") } else { text };
    match luck {
        Luck::Gain(gain) => {
            let key = format!("analysed-{}", game.info().unit);
            say!(lang, &key, gain = signed(decimal(lang, gain), gain))
        }
        Luck::Chance(chance) => {
            let points = signed(decimal(lang, chance * 100.0), chance);
            say!(lang, "analysed-chance", chance = with_percent_sign(lang, points))
        }
    }
}
