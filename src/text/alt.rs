//! The whole state in plain sentences, for those who hear the board instead of seeing it.

mod barbecue;
mod heckmeck;
mod karteneck;
mod qwixx;

use super::voice::{Names, Voice, say};
use super::words::{self, fit, length};
use super::{Lang, hand, results, rules};
use crate::game::worm_dice::DiceTurn;
use crate::game::{Action, Outcome, Seat};
use crate::games::karteneck::cards::Cards;
use crate::games::{AnyView, GameKind, qwixx as qwixx_game};

/// What Discord takes as the description of a picture.
const ALT: usize = 1024;

/// The state that `view` shows, in plain sentences without Markdown: names are best given as they are. Where not
/// every card and every cross has room, they are told by their sums and the last of them.
pub fn alt(lang: Lang, view: &AnyView, names: Names<'_>) -> String {
    let whole = sentences(lang, view, names, Detail::Every);
    if length(&whole) <= ALT { whole } else { fit(sentences(lang, view, names, Detail::Sums), ALT) }
}

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// Every card, tile and cross.
    Every,
    /// What decides what comes next.
    Sums,
}

fn sentences(lang: Lang, view: &AnyView, names: Names<'_>, detail: Detail) -> String {
    let voice = &Voice::new(lang, names);
    let (game, sentences) = match view {
        AnyView::Heckmeck(view) => (GameKind::Heckmeck, heckmeck::alt(voice, view)),
        AnyView::Barbecue(view) => (GameKind::Barbecue, barbecue::alt(voice, view)),
        AnyView::Karteneck(view) => (GameKind::Karteneck, karteneck::alt(voice, view, detail)),
        AnyView::Qwixx(view) => (GameKind::Qwixx, qwixx::alt(voice, view, detail)),
    };
    let title = say!(lang, "alt-title", name = rules::game_name(lang, game));
    std::iter::once(title).chain(sentences).collect::<Vec<_>>().join(" ")
}

/// A player's cards, in plain words.
pub fn hand_alt(lang: Lang, cards: &Cards, laid: &Cards) -> String {
    plain(&hand::hand(lang, cards, laid))
}

/// A player's sheet and what can be crossed now, in plain sentences.
pub fn sheet_alt(
    lang: Lang,
    view: &qwixx_game::View,
    seat: Seat,
    legal: &[Action],
    names: Names<'_>,
) -> String {
    let voice = &Voice::new(lang, names);
    let sheet = qwixx::player(voice, seat, &view.sheets[seat.index()], Detail::Every);
    let legal = legal.iter().filter_map(|action| match action {
        Action::Cross { row, number } => Some(format!("{} {number}", say!(voice, "row", row = *row))),
        _ => None,
    });
    let legal: Vec<_> = legal.collect();
    let legal = (!legal.is_empty()).then(|| say!(voice, "alt-qwixx-legal", numbers = numbers(legal)));
    fit(std::iter::once(sheet).chain(legal).collect::<Vec<_>>().join(" "), ALT)
}

/// Who won, in plain words.
pub fn results_alt(lang: Lang, game: GameKind, outcome: &Outcome, names: Names<'_>) -> String {
    plain(&results::results(lang, game, outcome, names))
}

/// Without the marks of Markdown that our own sentences have, and no longer than a picture's description may be.
pub fn plain(text: &str) -> String {
    fit(text.replace("**", "").replace("~~", "").replace("\n- ", "\n"), ALT)
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
