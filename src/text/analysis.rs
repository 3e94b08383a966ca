//! How lucky and how well played, with the result.

use super::words::{decimal, percent};
use super::{Lang, Names, Voice, say};
use crate::computer::analysis::{Analysis, Luck};
use crate::game::Seat;
use crate::games::GameKind;

/// A line for each player, and what the figures mean.
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
            let key = format!("analysed-{}", game.info().unit.name());
            say!(lang, &key, gain = signed(decimal(lang, gain), gain))
        }
        Luck::Chance(chance) => {
            say!(lang, "analysed-chance", chance = signed(decimal(lang, chance * 100.0), chance))
        }
    }
}
