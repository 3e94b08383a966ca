//! How lucky and how well played, with the result.

use super::words::{decimal, percent};
use super::{Lang, Names, Voice, say};
use crate::computer::judgement::{Judgement, Luck};
use crate::game::Seat;
use crate::games::GameKind;

/// A line for each player, and what the figures mean.
pub fn judgement(lang: Lang, game: GameKind, judged: &[Judgement], names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let line = |(seat, judgement): (Seat, &Judgement)| {
        let lost = percent(lang, judgement.given_away);
        say!(
            voice,
            "judged-line",
            name = voice.name(seat),
            luck = luck(lang, game, judgement.luck),
            lost = lost
        )
    };
    let is_exact = judged.iter().all(|judgement| matches!(judgement.luck, Luck::Gain(_)));
    let note = say!(voice, if is_exact { "judged-note-exact" } else { "judged-note-estimate" });
    let lines = Seat::all(judged.len()).zip(judged).map(line);
    std::iter::once(say!(voice, "judged-title")).chain(lines).chain([note]).collect::<Vec<_>>().join("\n")
}

fn luck(lang: Lang, game: GameKind, luck: Luck) -> String {
    let signed = |text: String, number: f64| if number > 0.0 { format!("+{text}") } else { text };
    match luck {
        Luck::Gain(gain) => {
            let key = format!("judged-{}", game.info().unit.name());
            say!(lang, &key, gain = signed(decimal(lang, gain), gain))
        }
        Luck::Chance(chance) => {
            say!(lang, "judged-chance", chance = signed(decimal(lang, chance * 100.0), chance))
        }
    }
}
