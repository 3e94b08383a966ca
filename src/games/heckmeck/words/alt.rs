//! The alt text of Heckmeck's board.

use crate::game::Seat;
use crate::game::worm_dice::words as dice;
use crate::games::heckmeck::{Stack, Tile, TileState, View};
use crate::text::alt::{numbers, turn};
use crate::text::{Voice, say};

pub(super) fn alt(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let prize = super::prize(voice.lang, view);
    let mut sentences = vec![turn(voice, view.turn)];
    sentences.extend(dice::alt(voice, &view.dice, prize));
    let in_state = |state| numbers(Tile::all().filter(|&tile| view.grill.state(tile) == state));
    for (state, key) in
        [(TileState::FaceUp, "alt-heckmeck-grill"), (TileState::Turned, "alt-heckmeck-turned")]
    {
        let tiles = in_state(state);
        if !tiles.is_empty() {
            sentences.push(say!(voice, key, tiles = tiles));
        }
    }
    let stacks = Seat::all(view.stacks.len()).zip(&view.stacks);
    sentences.extend(stacks.map(|(seat, stack)| player(voice, seat, stack)));
    sentences
}

fn player(voice: &Voice<'_>, seat: Seat, stack: &Stack) -> String {
    let name = voice.name(seat);
    if stack.height() == 0 {
        return say!(voice, "alt-no-tile", name = name);
    }
    let worms = say!(voice, "count-worms", count = stack.worms());
    say!(voice, "alt-heckmeck-player", name = name, tiles = numbers(stack.tiles()), worms = worms)
}
