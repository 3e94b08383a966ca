//! The sentences for Heckmeck's events.

use crate::game::words::Told;
use crate::game::worm_dice::words::{self as dice, Kept};
use crate::games::heckmeck::{Event, Failure, Tile, Turned};
use crate::text::{Voice, say};

pub(super) fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
    match *event {
        Event::Begins { seat } => Told::aside(say!(voice, "account-begins", name = voice.name(seat))),
        Event::Rolled { seat, dice } => {
            dice::rolled(voice, seat, &dice, after.first().and_then(|event| kept(event)))
        }
        Event::SetAside { seat, face, count, total } => dice::kept(voice, seat, Kept { face, count, total }),
        Event::Took { seat, tile } => {
            let (name, worms) = (voice.name(seat), tile.worms());
            Told::news(say!(voice, "account-heckmeck-took", name = name, tile = tile, worms = worms))
        }
        Event::Stole { seat, from, tile } => {
            let (name, from) = (voice.name(seat), voice.name(from));
            Told::news(say!(voice, "account-heckmeck-stole", name = name, from = from, tile = tile))
        }
        Event::Failed { seat, why, returned, turned } => {
            let why = failure(voice, why, voice.name(seat));
            Told::news(match price(voice, returned, turned) {
                Some(price) => format!("{why} {price}"),
                None => why,
            })
        }
        Event::Over => Told::aside(say!(voice, "account-over")),
    }
}

const fn kept(event: &Event) -> Option<Kept> {
    match *event {
        Event::SetAside { face, count, total, .. } => Some(Kept { face, count, total }),
        _ => None,
    }
}

fn failure(voice: &Voice<'_>, why: Failure, name: String) -> String {
    match why {
        Failure::Bust => say!(voice, "account-bust", name = name),
        Failure::NoWorm => say!(voice, "account-no-worm", name = name),
        Failure::NoTile => say!(voice, "account-heckmeck-no-tile", name = name),
    }
}

/// What the failure costs; `None` if there was nothing to lose.
fn price(voice: &Voice<'_>, returned: Option<Tile>, turned: Turned) -> Option<String> {
    let tile = returned?;
    Some(match turned {
        Turned::None => say!(voice, "account-heckmeck-returned", tile = tile),
        Turned::Highest(other) => say!(voice, "account-heckmeck-other-turned", tile = tile, other = other),
        Turned::Returned => say!(voice, "account-heckmeck-itself-turned", tile = tile),
        Turned::Both(other) => say!(voice, "account-heckmeck-both-turned", tile = tile, other = other),
    })
}
