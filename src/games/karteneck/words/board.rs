//! Karteneck's board as text: the tiles of the round and the cards laid.

use crate::game::Seat;
use crate::game::words::Board;
use crate::games::karteneck::{PlayerView, RoundStatus, Stack, Tile, View};
use crate::text::board::{over, tally, title};
use crate::text::{Voice, say};

pub(super) fn board(voice: &Voice<'_>, view: &View) -> Board {
    let mut lines = vec![say!(voice, "board-karteneck-round", round = view.round, rounds = view.rounds)];
    lines.extend(over(voice, view.turn));
    lines.push(grill(voice, &view.grill));
    lines.push(say!(voice, "board-karteneck-deck", deck = view.deck, discards = view.discards.len()));
    let player = |(seat, player)| {
        (title(voice, voice.name(seat), view.turn == Some(seat)), self::player(voice, player))
    };
    let fields = Seat::all(view.players.len()).zip(&view.players).map(player).collect();
    Board { description: lines.join("\n"), fields }
}

/// One line per tile, the best on top.
fn grill(voice: &Voice<'_>, tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        return say!(voice, "board-karteneck-grill-empty");
    }
    let line = |tile: &Tile| format!("{:>2}  {}", tile.value(), tally(tile.worms()));
    let lines: Vec<_> = tiles.iter().rev().map(line).collect();
    format!("```\n{}\n```\n{}", lines.join("\n"), say!(voice, "board-karteneck-legend"))
}

fn player(voice: &Voice<'_>, player: &PlayerView) -> String {
    let laid = super::cards(voice.lang, &player.laid);
    let laid = match (player.part, laid.is_empty()) {
        (RoundStatus::Failed, _) => say!(voice, "board-karteneck-failed"),
        (RoundStatus::In, true) => say!(voice, "board-karteneck-nothing-laid"),
        (RoundStatus::In, false) => {
            say!(voice, "board-karteneck-laid", cards = laid.join(", "), sum = player.laid.sum())
        }
        (RoundStatus::Succeeded, _) => {
            say!(voice, "board-karteneck-succeeded", cards = laid.join(", "), sum = player.laid.sum())
        }
    };
    let hand = say!(voice, "board-karteneck-hand", count = player.hand_size);
    [laid, hand, stack(voice, &player.stack)].join("\n")
}

fn stack(voice: &Voice<'_>, stack: &Stack) -> String {
    let Some((&top, below)) = stack.split_last() else { return say!(voice, "board-karteneck-no-tile") };
    let worms: u8 = stack.iter().map(|tile| tile.worms()).sum();
    let worms = say!(voice, "count-worms", count = worms);
    if below.is_empty() {
        return say!(voice, "board-karteneck-stack-one", top = top, worms = worms);
    }
    let below: Vec<_> = below.iter().rev().map(|tile| tile.to_string()).collect();
    say!(voice, "board-karteneck-stack", top = top, below = below.join(", "), worms = worms)
}
