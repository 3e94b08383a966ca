//! Why not, and what can be done instead.

use super::voice::{Names, Voice, say};
use super::{Lang, words};
use crate::game::Illegal;
use crate::game::cards::Kind;
use crate::games::qwixx::NEEDED_TO_LOCK;

/// What is wrong with an action, and what can be done instead.
pub fn refusal(lang: Lang, illegal: Illegal, names: Names<'_>) -> String {
    let voice = &Voice::new(lang, names);
    match illegal {
        Illegal::Over => say!(lang, "illegal-over"),
        Illegal::NoSuchSeat { seat } => say!(lang, "illegal-no-such-seat", number = seat.index() + 1),
        Illegal::NotYourTurn { turn } => say!(lang, "illegal-not-your-turn", name = voice.name(turn)),
        Illegal::OtherGame => say!(lang, "illegal-other-game"),
        Illegal::RollFirst
        | Illegal::KeepFirst
        | Illegal::MustStop
        | Illegal::NoSuchFace { .. }
        | Illegal::FaceUsed { .. }
        | Illegal::FaceNotRolled { .. }
        | Illegal::NoChoice => with_dice(lang, illegal),
        Illegal::Passed => say!(lang, "illegal-passed"),
        Illegal::NotInHand => say!(lang, "illegal-not-in-hand"),
        Illegal::KindLaid { kind } => say!(lang, "illegal-kind-laid", kind = kind_name(lang, kind)),
        Illegal::NothingToSteal => say!(lang, "illegal-nothing-to-steal"),
        Illegal::AwaitingRoll { .. }
        | Illegal::AlreadyRolled
        | Illegal::AlreadyChosen
        | Illegal::NotThatNumber { .. }
        | Illegal::RowClosed { .. }
        | Illegal::NotFurtherRight { .. }
        | Illegal::NeedsFive { .. } => on_a_sheet(voice, illegal),
    }
}

/// The refusals of Heckmeck and Barbecue.
fn with_dice(lang: Lang, illegal: Illegal) -> String {
    match illegal {
        Illegal::KeepFirst => say!(lang, "illegal-keep-first"),
        Illegal::MustStop => say!(lang, "illegal-must-stop"),
        Illegal::NoSuchFace { face } => say!(lang, "illegal-no-such-face", face = face),
        Illegal::FaceUsed { face } => say!(lang, "illegal-face-used", face = face),
        Illegal::FaceNotRolled { face } => say!(lang, "illegal-face-not-rolled", face = face),
        Illegal::NoChoice => say!(lang, "illegal-no-choice"),
        _ => say!(lang, "illegal-roll-first"),
    }
}

/// The refusals of Qwixx.
fn on_a_sheet(voice: &Voice<'_>, illegal: Illegal) -> String {
    match illegal {
        Illegal::AwaitingRoll { active } => say!(voice, "illegal-awaiting-roll", name = voice.name(active)),
        Illegal::AlreadyChosen => say!(voice, "illegal-already-chosen"),
        Illegal::NotThatNumber { row, number } => {
            say!(voice, "illegal-not-that-number", row = row, number = number)
        }
        Illegal::RowClosed { row } => say!(voice, "illegal-row-closed", row = row),
        Illegal::NotFurtherRight { row, number } => {
            say!(voice, "illegal-not-further-right", row = row, number = number)
        }
        Illegal::NeedsFive { row, crosses } => {
            let (number, needed) = (row.last_number(), NEEDED_TO_LOCK);
            say!(voice, "illegal-needs-five", row = row, number = number, crosses = crosses, needed = needed)
        }
        _ => say!(voice, "illegal-already-rolled"),
    }
}

fn kind_name(lang: Lang, kind: Kind) -> String {
    words::capital(&words::card_group(lang, kind, 1))
}
