//! What is said about worm dice: what games with them have in common.

use super::{Dice, DiceTurn, Face};
use crate::game::words::{Button, ButtonStyle, Suggestion, Told, Typed, Words};
use crate::game::{Action, Illegal, Seat};
use crate::text::{self, Arg, DOT, Lang, Voice, in_language, say};

/// The sentences of a language.
pub const fn catalogue(lang: Lang) -> &'static str {
    in_language!(lang, "", ".ftl")
}

impl From<Face> for Arg<'_> {
    /// The worm is a text, so that a selector can tell it from a five.
    fn from(face: Face) -> Self {
        match face {
            Face::Worm => Arg::Text("worm".into()),
            number => Arg::Number(number.points().into()),
        }
    }
}

/// What was set aside, and what it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) face: Face,
    pub(crate) count: u8,
    pub(crate) total: u8,
}

/// A roll, and what was kept of it if that follows: one sentence.
pub(crate) fn rolled(voice: &Voice<'_>, seat: Seat, dice: &Dice, kept: Option<Kept>) -> Told {
    let (name, dice) = (voice.name(seat), all(voice.lang, dice).join(DOT));
    let Some(Kept { face, count, total }) = kept else {
        return Told::aside(say!(voice, "account-rolled", name = name, dice = dice));
    };
    let kept = set_aside(voice.lang, face, count);
    let text = say!(voice, "account-rolled-kept", name = name, dice = dice, kept = kept, total = total);
    Told::aside(text).of(2)
}

/// A set-aside whose roll was told before.
pub(crate) fn kept(voice: &Voice<'_>, seat: Seat, Kept { face, count, total }: Kept) -> Told {
    let kept = set_aside(voice.lang, face, count);
    Told::aside(say!(voice, "account-kept", name = voice.name(seat), kept = kept, total = total))
}

/// What the dice don't allow.
pub(crate) fn refusal(lang: Lang, illegal: Illegal) -> Option<String> {
    Some(match illegal {
        Illegal::RollFirst => say!(lang, "illegal-roll-first"),
        Illegal::KeepFirst => say!(lang, "illegal-keep-first"),
        Illegal::MustStop => say!(lang, "illegal-must-stop"),
        Illegal::NoSuchFace { face } => say!(lang, "illegal-no-such-face", face = face),
        Illegal::FaceUsed { face } => say!(lang, "illegal-face-used", face = face),
        Illegal::FaceNotRolled { face } => say!(lang, "illegal-face-not-rolled", face = face),
        _ => return None,
    })
}

/// What can be done with the dice; `prize` is what stopping would bring.
pub(crate) fn label(lang: Lang, action: Action, dice: &DiceTurn, prize: Option<String>) -> Option<String> {
    match action {
        Action::Roll if dice.is_fresh() => Some(say!(lang, "label-roll")),
        Action::Roll => Some(say!(lang, "label-roll-on", left = dice.left())),
        Action::Keep(face) => Some(keep(lang, face, dice)),
        Action::Stop => Some(match prize {
            Some(prize) => say!(lang, "label-stop", prize = prize),
            None => say!(lang, "label-stop-plain"),
        }),
        _ => None,
    }
}

fn keep(lang: Lang, face: Face, dice: &DiceTurn) -> String {
    let count = dice.rolled().of(face);
    let total = dice.total() + count * face.points();
    say!(lang, "label-leads-to", what = group(lang, face, count), total = total)
}

/// Where the button of an action with the dice stands.
pub(crate) const fn button(action: Action) -> Button {
    match action {
        Action::Keep(_) => Button::choice(ButtonStyle::Primary),
        Action::Roll => Button::way_on(ButtonStyle::Primary),
        Action::Stop => Button::way_on(ButtonStyle::Success),
        _ => Button::way_on(ButtonStyle::Plain),
    }
}

/// A face that can be kept.
pub(crate) fn suggest<G: Words>(
    lang: Lang,
    view: &G::View,
    action: Action,
    typed: Typed<'_>,
) -> Option<Suggestion> {
    let (Action::Keep(face), "face") = (action, typed.option) else { return None };
    Some(Suggestion { value: face.to_string(), name: text::meaning_in::<G>(lang, action, view) })
}

/// The dice rolled, those set aside, and what stopping now would bring, for the board.
pub(crate) fn board(voice: &Voice<'_>, dice: &DiceTurn, prize: Option<String>) -> Vec<String> {
    if dice.is_fresh() {
        return vec![];
    }
    let rolled = dice
        .must_keep()
        .then(|| say!(voice, "board-rolled", dice = all(voice.lang, dice.rolled()).join(DOT)));
    let aside = (dice.aside().count() > 0).then(|| {
        let aside = all(voice.lang, dice.aside()).join(DOT);
        say!(voice, "board-aside", dice = aside, total = dice.total(), left = dice.left())
    });
    let prize = prize.map(|prize| say!(voice, "board-prize", prize = prize));
    [rolled, aside, prize].into_iter().flatten().collect()
}

/// The same in plain sentences.
pub(crate) fn alt(voice: &Voice<'_>, dice: &DiceTurn, prize: Option<String>) -> Vec<String> {
    let lang = voice.lang;
    let rolled =
        dice.must_keep().then(|| say!(voice, "alt-rolled", dice = all(lang, dice.rolled()).join(", ")));
    let aside = (dice.aside().count() > 0)
        .then(|| say!(voice, "alt-aside", dice = all(lang, dice.aside()).join(", "), total = dice.total()));
    let prize = prize.map(|prize| say!(voice, "alt-prize", prize = prize));
    [rolled, aside, prize].into_iter().flatten().collect()
}

/// All dice by face: "1", "4 ×2", "worms ×3".
fn all(lang: Lang, dice: &Dice) -> Vec<String> {
    let groups = Face::ALL.into_iter().filter(|&face| dice.of(face) > 0);
    groups.map(|face| group(lang, face, dice.of(face))).collect()
}

/// The dice of one face: "4 ×2".
fn group(lang: Lang, face: Face, count: u8) -> String {
    say!(lang, "dice-group", face = face, count = count)
}

/// The same inside a sentence: "2 fours".
fn set_aside(lang: Lang, face: Face, count: u8) -> String {
    say!(lang, "dice-kept", face = face, count = count)
}
