//! The alt text of Karteneck's board.

use crate::game::Seat;
use crate::game::words::Detail;
use crate::games::karteneck::{PlayerView, RoundStatus, View};
use crate::text::alt::{numbers, turn};
use crate::text::{Voice, say};

pub(super) fn alt(voice: &Voice<'_>, view: &View, detail: Detail) -> Vec<String> {
    let mut sentences = middle(voice, view);
    sentences.insert(1, turn(voice, view.turn));
    sentences.push(say!(voice, "alt-karteneck-deck", count = view.deck));
    let players = Seat::all(view.players.len()).zip(&view.players);
    sentences.extend(players.map(|(seat, view)| player(voice, seat, view, detail)));
    sentences
}

/// The round, and what lies on the grill.
pub(super) fn middle(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let round = say!(voice, "alt-karteneck-round", round = view.round, rounds = view.rounds);
    let grill =
        (!view.grill.is_empty()).then(|| say!(voice, "alt-karteneck-grill", tiles = numbers(&view.grill)));
    std::iter::once(round).chain(grill).collect()
}

fn player(voice: &Voice<'_>, seat: Seat, player: &PlayerView, detail: Detail) -> String {
    let (name, sum) = (voice.name(seat), sum(voice, player, detail));
    let part = match player.part {
        RoundStatus::Failed => say!(voice, "alt-karteneck-failed"),
        RoundStatus::Succeeded => say!(voice, "alt-karteneck-succeeded", sum = sum),
        RoundStatus::In if player.laid.worms().is_empty() => say!(voice, "alt-karteneck-no-worm", sum = sum),
        RoundStatus::In => say!(voice, "alt-karteneck-worm", sum = sum),
    };
    let cards = say!(voice, "count-cards", count = player.hand_size);
    let stack = match player.stack.last() {
        None => say!(voice, "alt-karteneck-no-tile"),
        Some(&top) => {
            let worms: u8 = player.stack.iter().map(|tile| tile.worms()).sum();
            let worms = say!(voice, "count-worms", count = worms);
            let tiles = match detail {
                Detail::Every => numbers(player.stack.iter().rev()),
                Detail::Sums => top.to_string(),
            };
            say!(voice, "alt-karteneck-stack", top = tiles, worms = worms)
        }
    };
    say!(voice, "alt-karteneck-player", name = name, part = part, cards = cards, stack = stack)
}

/// The sum of the cards laid, and in full detail the cards.
fn sum(voice: &Voice<'_>, player: &PlayerView, detail: Detail) -> String {
    let sum = player.laid.sum().to_string();
    if detail == Detail::Sums || player.laid.is_empty() {
        return sum;
    }
    format!("{sum} ({})", super::cards(voice.lang, &player.laid).join(", "))
}
