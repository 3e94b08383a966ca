//! The sentences for Barbecue's events.

use crate::game::Seat;
use crate::game::words::Told;
use crate::game::worm_dice::words::{self as dice, Kept};
use crate::games::barbecue::{Event, Failure, Prize};
use crate::text::{Voice, say};

pub(super) fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
    match *event {
        Event::Begins { seat } => Told::aside(say!(voice, "account-begins", name = voice.name(seat))),
        Event::Rolled { seat, dice } => {
            dice::rolled(voice, seat, &dice, after.first().and_then(|event| kept(event)))
        }
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
        Event::Over => Told::aside(say!(voice, "account-over")),
    }
}

const fn kept(event: &Event) -> Option<Kept> {
    match *event {
        Event::SetAside { face, count, total, .. } => Some(Kept { face, count, total }),
        _ => None,
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
