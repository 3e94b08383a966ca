//! The whole state in plain sentences, for those who hear the board instead of seeing it.

mod barbecue;
mod heckmeck;
mod karteneck;
mod qwixx;

use super::voice::{Names, Voice, say};
use super::words::{self, fit};
use super::{Lang, rules};
use crate::games::any::AnyView;
use crate::games::dice::DiceTurn;
use crate::games::{GameKind, Seat};

/// What Discord takes as the description of a picture.
const ALT: usize = 1024;

/// The state that `view` shows, in plain sentences without Markdown: names are best given as they are.
pub fn alt(lang: Lang, view: &AnyView, names: Names<'_>) -> String {
    let voice = &Voice::new(lang, names);
    let (game, sentences) = match view {
        AnyView::Heckmeck(view) => (GameKind::Heckmeck, heckmeck::alt(voice, view)),
        AnyView::Barbecue(view) => (GameKind::Barbecue, barbecue::alt(voice, view)),
        AnyView::Karteneck(view) => (GameKind::Karteneck, karteneck::alt(voice, view)),
        AnyView::Qwixx(view) => (GameKind::Qwixx, qwixx::alt(voice, view)),
    };
    let title = say!(lang, "alt-title", name = rules::game_name(lang, game));
    fit(std::iter::once(title).chain(sentences).collect::<Vec<_>>().join(" "), ALT)
}

fn turn(voice: &Voice<'_>, turn: Option<Seat>) -> String {
    match turn {
        Some(seat) => say!(voice, "alt-turn", name = voice.name(seat)),
        None => say!(voice, "alt-over"),
    }
}

/// The dice of Heckmeck and Barbecue.
fn dice(voice: &Voice<'_>, dice: &DiceTurn, prize: Option<String>) -> Vec<String> {
    let lang = voice.lang;
    let rolled = dice
        .must_keep()
        .then(|| say!(voice, "alt-rolled", dice = words::dice(lang, dice.rolled()).join(", ")));
    let aside = (dice.aside().count() > 0).then(|| {
        say!(voice, "alt-aside", dice = words::dice(lang, dice.aside()).join(", "), total = dice.total())
    });
    let prize = prize.map(|prize| say!(voice, "alt-prize", prize = prize));
    [rolled, aside, prize].into_iter().flatten().collect()
}

/// "21, 22, 23".
fn numbers(items: impl IntoIterator<Item = impl ToString>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
