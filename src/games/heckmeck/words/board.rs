//! Heckmeck's board as text: the grill and the stacks.

use crate::game::Seat;
use crate::game::words::Board;
use crate::game::worm_dice::words as dice;
use crate::games::heckmeck::{Grill, Stack, Tile, TileState, View};
use crate::text::board::{over, tally, title};
use crate::text::{Voice, say};

/// How the code block shows a tile in a player's stack, and one turned face down.
const AWAY: &str = "··";
const TURNED: &str = "##";

pub(super) fn board(voice: &Voice<'_>, view: &View) -> Board {
    let mut lines: Vec<_> = over(voice, view.turn).into_iter().collect();
    lines.extend(dice::board(voice, &view.dice));
    lines.push(format!("```\n{}\n```\n{}", grill(&view.grill), say!(voice, "board-heckmeck-legend")));
    if view.quick {
        lines.push(say!(voice, "board-quick"));
    }
    let player =
        |(seat, stack)| (title(voice, voice.name(seat), view.turn == Some(seat)), self::stack(voice, stack));
    let fields = Seat::all(view.stacks.len()).zip(&view.stacks).map(player).collect();
    Board { description: lines.join("\n"), fields }
}

/// The grill, four tiles per line, all with the same number of worms.
fn grill(grill: &Grill) -> String {
    let tiles: Vec<_> = Tile::all().collect();
    let line = |tiles: &[Tile]| {
        let cells: Vec<_> = tiles.iter().map(|&tile| cell(grill, tile)).collect();
        format!("{}  {}", cells.join(" "), tally(tiles.first().map_or(0, |tile| tile.worms())))
    };
    tiles.chunk_by(|one, next| one.worms() == next.worms()).map(line).collect::<Vec<_>>().join("\n")
}

fn cell(grill: &Grill, tile: Tile) -> String {
    match grill.state(tile) {
        TileState::FaceUp => tile.to_string(),
        TileState::Turned => TURNED.to_owned(),
        TileState::Away => AWAY.to_owned(),
    }
}

fn stack(voice: &Voice<'_>, stack: &Stack) -> String {
    let Some(top) = stack.top() else { return say!(voice, "board-heckmeck-no-tile") };
    let worms = say!(voice, "count-worms", count = stack.worms());
    let below: Vec<_> = stack.tiles().skip(1).map(|tile| tile.to_string()).collect();
    if below.is_empty() {
        say!(voice, "board-heckmeck-stack-one", top = top, worms = worms)
    } else {
        say!(voice, "board-heckmeck-stack", top = top, below = below.join(", "), worms = worms)
    }
}
