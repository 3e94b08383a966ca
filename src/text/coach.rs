//! What the coach of a lesson says.

use super::hint::why;
use super::phrases::decimal;
use super::{Lang, label, say};
use crate::coach::{Coached, Remark, Says};
use crate::game::{Action, Viewer};
use crate::games::{AnyGame, LessonPlace};

/// The lines of the coach: how far the lesson is, what came of the last move, what comes next. The last line says what to press;
/// `button` is the label of a move's button, and `may_type` whether commands are named, too.
pub fn coach(
    lang: Lang,
    coached: &Coached,
    game: &AnyGame,
    button: impl Fn(Action) -> String,
    may_type: bool,
) -> Vec<String> {
    let press = |action: Action| {
        let label = button(action);
        match may_type {
            true => say!(lang, "coach-press", label = label, command = super::command(lang, action)),
            false => say!(lang, "coach-press-only", label = label),
        }
    };
    let mut lines = Vec::new();
    lines.extend(coached.step.map(|(at, of)| say!(lang, "coach-step", at = at, of = of)));
    lines.extend(coached.remark.as_ref().map(|told| remark(lang, told)));
    match &coached.says {
        Says::Idea(ask, action) => lines.extend([lang.say(ask.key, &[]), press(*action)]),
        Says::Advice(advice) => {
            let view = game.view(Viewer::Seat(LessonPlace::PERSON));
            if let [best, next, ..] = &advice.moves[..] {
                let why = why(lang, &advice.reasons, best.chance - next.chance);
                lines.push(say!(lang, "coach-advice", what = label(lang, best.action, &view), why = why));
            }
            lines.extend(advice.moves.first().map(|best| press(best.action)));
        }
        Says::LessonOver => lines.push(say!(lang, "coach-over")),
        Says::Nothing => {}
    }
    lines
}

fn remark(lang: Lang, told: &Remark) -> String {
    match told {
        Remark::Else(ask) => lang.say(&format!("{}-else", ask.key), &[]),
        Remark::AsGood => say!(lang, "coach-as-good"),
        Remark::Costs { view, better, cost, reasons } => {
            let (what, why) = (label(lang, *better, view), why(lang, reasons, *cost));
            say!(lang, "coach-costs", what = what, why = why, games = decimal(lang, cost * 100.0))
        }
    }
}
