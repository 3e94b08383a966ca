//! What happens at the barbecue.

use super::dice::{self, Kept};
use super::{Told, Voice};
use crate::game::Seat;
use crate::games::AnyEvent;
use crate::games::barbecue::{Event, Failure, Prize};
use crate::text::voice::say;

/// `event` is the first of `events`.
pub(super) fn tell(voice: &Voice<'_>, event: &Event, events: &[AnyEvent]) -> Told {
    match *event {
        Event::Begins { seat } => Told::aside(say!(voice, "account-begins", name = voice.name(seat))),
        Event::Rolled { seat, dice } => dice::rolled(voice, seat, &dice, events),
        Event::SetAside { seat, face, count, total } => dice::kept(voice, seat, Kept { face, count, total }),
        Event::Won { seat, prize, worms } => Told::news(won(voice, seat, prize, worms)),
        Event::Failed { seat, why } => Told::news(failure(voice, why, voice.name(seat))),
        Event::SnailPlaced { section, evicted: None } => {
            Told::news(say!(voice, "account-barbecue-snail-placed", section = section))
        }
        Event::SnailPlaced { section, evicted: Some(owner) } => {
            let name = voice.name(owner);
            Told::news(say!(voice, "account-barbecue-snail-evicts", section = section, name = name))
        }
        Event::Over => Told::news(say!(voice, "account-over")),
    }
}

fn won(voice: &Voice<'_>, seat: Seat, prize: Prize, worms: u8) -> String {
    let name = voice.name(seat);
    match prize {
        Prize::Occupy(section) => {
            say!(voice, "account-barbecue-occupied", name = name, section = section, worms = worms)
        }
        Prize::Capture { section, from } => {
            let from = voice.name(from);
            say!(
                voice,
                "account-barbecue-captured",
                name = name,
                from = from,
                section = section,
                worms = worms
            )
        }
        Prize::Close(section) => {
            say!(voice, "account-barbecue-closed", name = name, section = section, worms = worms)
        }
        Prize::Snail(section) => say!(voice, "account-barbecue-snail", name = name, section = section),
        Prize::PileSnail => say!(voice, "account-barbecue-pile-snail", name = name),
        Prize::NoSnailLeft => say!(voice, "account-barbecue-no-snail-left", name = name),
        Prize::Nothing(why) => failure(voice, why, name),
    }
}

fn failure(voice: &Voice<'_>, why: Failure, name: String) -> String {
    match why {
        Failure::Bust => say!(voice, "account-bust", name = name),
        Failure::NoWorm => say!(voice, "account-no-worm", name = name),
        Failure::TooLow => say!(voice, "account-barbecue-too-low", name = name),
        Failure::Closed(section) => say!(voice, "account-barbecue-full", name = name, section = section),
    }
}
