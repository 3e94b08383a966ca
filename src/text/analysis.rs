//! The analysis of luck and quality of play, shown with the result.

use super::phrases::{decimal, percent, with_percent_sign};
use super::{Lang, Names, Voice, say};
use crate::computer::analysis::{Analysis, Luck};
use crate::game::Seat;
use crate::games::GameKind;

/// A line for each player, and an explanation of the numbers.
pub fn analysis(lang: Lang, game: GameKind, analysed: &[Analysis], names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let is_exact = analysed.iter().all(|analysis| matches!(analysis.luck, Luck::Gain(_)));
    let note = say!(voice, if is_exact { "analysed-note-exact" } else { "analysed-note-estimate" });
    let lines = [luckiest(&voice, game, analysed), best_played(&voice, analysed), Some(note)];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Whom the dice or cards liked, and whom they didn't. None if they liked everybody the same.
fn luckiest(voice: &Voice<'_>, game: GameKind, analysed: &[Analysis]) -> Option<String> {
    let (worst, best) = extremes(analysed, |analysis| amount(analysis.luck))?;
    let told = |(seat, analysis): Analysed<'_>| {
        let luck = luck(voice.lang, game, analysis.luck);
        say!(voice, "analysed-player", name = voice.name(seat), what = luck)
    };
    Some(say!(voice, "analysed-luck", best = told(best), worst = told(worst)))
}

/// Who played best, and whose choices cost most. None if nobody's cost anything.
fn best_played(voice: &Voice<'_>, analysed: &[Analysis]) -> Option<String> {
    let (best, worst) = extremes(analysed, |analysis| analysis.given_away)?;
    let lost = percent(voice.lang, worst.1.given_away);
    Some(say!(voice, "analysed-play", best = voice.name(best.0), worst = voice.name(worst.0), lost = lost))
}

/// Less than that makes no difference in what is shown.
const VISIBLE: f64 = 0.001;

/// A seat and its analysis.
type Analysed<'a> = (Seat, &'a Analysis);

/// The seats with the least and the most of something. None if all have the same.
fn extremes(analysed: &[Analysis], of: impl Fn(&Analysis) -> f64) -> Option<(Analysed<'_>, Analysed<'_>)> {
    let by = |one: &Analysed<'_>, other: &Analysed<'_>| of(one.1).total_cmp(&of(other.1));
    let seats = || Seat::all(analysed.len()).zip(analysed);
    let (least, most) = (seats().min_by(by)?, seats().max_by(by)?);
    (of(most.1) - of(least.1) >= VISIBLE).then_some((least, most))
}

const fn amount(luck: Luck) -> f64 {
    match luck {
        Luck::Gain(amount) | Luck::Chance(amount) => amount,
    }
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
