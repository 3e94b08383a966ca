//! The texts about worm dice that several games share.

use super::{Dice, DiceEvent, DiceTurn, Face};
use crate::game::words::{Button, ButtonRow, ButtonStyle, Suggestion, Told, Typed, Words};
use crate::game::{Action, Illegal, Seat};
use crate::picture::ButtonIcon;
use crate::text::{self, Arg, DOT, Lang, Voice, in_language, say};

/// The catalogue of a language.
pub const fn catalogue(lang: Lang) -> &'static str {
    in_language!(lang, "", ".ftl")
}

impl From<Face> for Arg<'_> {
    /// The worm becomes a text, so that a Fluent selector can tell it from a five.
    fn from(face: Face) -> Self {
        match face {
            Face::Worm => Arg::Text("worm".into()),
            number => Arg::Number(number.points().into()),
        }
    }
}

/// The dice that were set aside, and the new total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) face: Face,
    pub(crate) count: u8,
    pub(crate) total: u8,
}

/// One sentence for a roll, and for what was kept of it if that follows.
pub(crate) fn rolled(voice: &Voice<'_>, seat: Seat, dice: &Dice, kept: Option<Kept>) -> Told {
    let (name, dice) = (voice.name(seat), all(voice.lang, dice).join(DOT));
    let Some(Kept { face, count, total }) = kept else {
        return Told::aside(say!(voice, "account-rolled", name = name, dice = dice));
    };
    let kept = set_aside(voice.lang, face, count);
    let text = say!(voice, "account-rolled-kept", name = name, dice = dice, kept = kept, total = total);
    Told::aside(text).of(2)
}

/// A sentence for a set-aside whose roll was reported before.
pub(crate) fn kept(voice: &Voice<'_>, seat: Seat, Kept { face, count, total }: Kept) -> Told {
    let kept = set_aside(voice.lang, face, count);
    Told::aside(say!(voice, "account-kept", name = voice.name(seat), kept = kept, total = total))
}

/// Why an action with the dice is illegal.
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

/// What is asked of a player with these dice.
pub(crate) fn request(lang: Lang, dice: &DiceTurn) -> String {
    if dice.must_keep() {
        say!(lang, "request-keep", dice = all(lang, dice.rolled()).join(DOT))
    } else if dice.is_fresh() {
        say!(lang, "request-roll")
    } else if dice.must_stop() {
        say!(lang, "request-stop", total = dice.total())
    } else {
        say!(lang, "request-roll-or-stop", total = dice.total())
    }
}

/// The label of an action with the dice. `prize` is what stopping would win.
pub(crate) fn label(lang: Lang, action: Action, dice: &DiceTurn, prize: Option<String>) -> Option<String> {
    match action {
        Action::Roll if dice.is_fresh() || dice.left() == 0 => Some(say!(lang, "label-roll")),
        Action::Roll => Some(say!(lang, "label-roll-on", left = dice.left())),
        Action::Keep(face) => Some(keep(lang, face, dice)),
        Action::Stop => Some(match prize {
            Some(prize) => say!(lang, "label-stop", prize = prize),
            None => say!(lang, "label-stop-plain"),
        }),
        _ => None,
    }
}

/// The icon of a face.
pub(crate) const fn icon(action: Action) -> Option<ButtonIcon> {
    let Action::Keep(face) = action else { return None };
    match face {
        Face::One => Some(ButtonIcon::One),
        Face::Two => Some(ButtonIcon::Two),
        Face::Three => Some(ButtonIcon::Three),
        Face::Four => Some(ButtonIcon::Four),
        Face::Five => Some(ButtonIcon::Five),
        Face::Six => Some(ButtonIcon::Six),
        Face::Worm => Some(ButtonIcon::WormDie),
    }
}

fn keep(lang: Lang, face: Face, dice: &DiceTurn) -> String {
    let count = dice.rolled().of(face);
    let total = dice.total() + count * face.points();
    say!(lang, "label-leads-to", what = group(lang, face, count), total = total)
}

/// The position and style of the button of an action with the dice. `wins` says whether stopping wins something.
pub(crate) fn button(action: Action, dice: &DiceTurn, wins: bool) -> Button {
    match action {
        Action::Keep(face) if dice.sixth_choice() == Some(face) => {
            Button { row: ButtonRow::MoreChoices, ..Button::choice(ButtonStyle::Primary) }
        }
        Action::Keep(_) => Button::choice(ButtonStyle::Primary),
        Action::Roll => Button::way_on(ButtonStyle::Primary),
        _ if wins => Button::end(ButtonStyle::Success),
        _ => Button::end(ButtonStyle::Plain),
    }
}

/// Stopping keeps its place below the first row: where choices need a second row, and where nothing is left to roll.
pub(crate) fn fixed(dice: &DiceTurn) -> Vec<Action> {
    match dice.sixth_choice() {
        Some(_) => vec![Action::Stop],
        None if dice.must_stop() => vec![Action::Roll],
        None => Vec::new(),
    }
}

/// The roll, and what can't be kept of it because it was kept before.
pub(crate) fn situation(lang: Lang, dice: &DiceTurn) -> Option<String> {
    let rolled =
        dice.must_keep().then(|| say!(lang, "now-rolled", dice = all(lang, dice.rolled()).join(DOT)));
    let aside = (dice.aside().count() > 0)
        .then(|| say!(lang, "now-aside", dice = all(lang, dice.aside()).join(DOT), total = dice.total()));
    let both: Vec<_> = rolled.into_iter().chain(aside).collect();
    (!both.is_empty()).then(|| both.join(" "))
}

/// What mattered in one or more turns. The sentence that ends a turn has the dice in front: those kept, in the order in
/// which they were kept, and the roll that failed, crossed out.
pub(crate) fn recap<G: Words>(
    voice: &Voice<'_>,
    events: &[&G::Event],
    of_dice: impl Fn(&G::Event) -> Option<DiceEvent>,
) -> Vec<String> {
    let (mut kept, mut rolled, mut lines) = (Vec::new(), None, Vec::new());
    for (position, event) in events.iter().enumerate() {
        match of_dice(event) {
            Some(DiceEvent::Rolled(_, dice)) => rolled = Some(dice),
            Some(DiceEvent::SetAside(face, count)) => {
                kept.push(symbol(face).repeat(count.into()));
                rolled = None;
            }
            Some(DiceEvent::Ended) => {
                let failed = rolled.take().map(|dice| format!("~~{}~~", symbols(&dice)));
                let dice: Vec<_> = kept.drain(..).chain(failed).collect();
                let what = G::tell(voice, event, &[]).text;
                lines.push(if dice.is_empty() { what } else { format!("{} → {what}", dice.join(" ")) });
            }
            None => {
                let told = G::tell(voice, event, events.get(position + 1..).unwrap_or_default());
                lines.extend(told.matters.then_some(told.text));
            }
        }
    }
    lines
}

const fn symbol(face: Face) -> &'static str {
    match face {
        Face::One => "1",
        Face::Two => "2",
        Face::Three => "3",
        Face::Four => "4",
        Face::Five => "5",
        Face::Six => "6",
        Face::Worm => "🐛",
    }
}

/// Dice as symbols, those of one face together: "22 5 🐛".
fn symbols(dice: &Dice) -> String {
    let faces = Face::ALL.into_iter().filter(|&face| dice.of(face) > 0);
    faces.map(|face| symbol(face).repeat(dice.of(face).into())).collect::<Vec<_>>().join(" ")
}

/// Suggests a face that can be kept, or what to do then.
pub(crate) fn suggest<G: Words>(
    lang: Lang,
    view: &G::View,
    action: Action,
    typed: Typed<'_>,
) -> Option<Suggestion> {
    let value = match (action, typed.option) {
        (Action::Keep(face), "face") => face.to_string(),
        (Action::Roll | Action::Stop | Action::StopGrill, "then") => action.to_string(),
        _ => return None,
    };
    Some(Suggestion { value, name: text::meaning_in::<G>(lang, action, view) })
}

/// The dice rolled and those set aside, for the board. A button says what stopping now would win.
pub(crate) fn board(voice: &Voice<'_>, dice: &DiceTurn) -> Vec<String> {
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
    [rolled, aside].into_iter().flatten().collect()
}

/// The same in plain sentences, for the alt text.
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

/// The dice of one face inside a sentence: "2 fours".
fn set_aside(lang: Lang, face: Face, count: u8) -> String {
    say!(lang, "dice-kept", face = face, count = count)
}
