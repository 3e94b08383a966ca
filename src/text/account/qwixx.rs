//! What happens in Qwixx.

use super::{Told, Voice};
use crate::game::Seat;
use crate::game::action::Row;
use crate::games::AnyEvent;
use crate::games::qwixx::{Event, PENALTIES};
use crate::text::voice::say;
use crate::text::words::{self, DOT};

/// `event` is the first of `events`.
pub(super) fn tell(voice: &Voice<'_>, event: &Event, events: &[AnyEvent]) -> Told {
    match event {
        Event::RolledToBegin { rolls } => Told::aside(to_begin(voice, rolls)),
        Event::Begins { seat } => Told::aside(say!(voice, "account-begins", name = voice.name(*seat))),
        Event::Rolled { seat, throw } => {
            let throw = words::throw(voice.lang, throw).join(DOT);
            Told::aside(say!(voice, "account-qwixx-rolled", name = voice.name(*seat), throw = throw))
        }
        Event::Chose { .. } => chose(voice, events),
        Event::Revealed { number, choices } => Told::news(revealed(voice, *number, choices)),
        Event::Crossed { seat, row, number } => {
            let name = voice.name(*seat);
            Told::news(say!(voice, "account-qwixx-crossed", name = name, row = *row, number = *number))
        }
        Event::Skipped { seat } => Told::news(say!(voice, "account-qwixx-skipped", name = voice.name(*seat))),
        Event::Locked { seat, row } => {
            Told::news(say!(voice, "account-qwixx-locked", name = voice.name(*seat), row = *row))
        }
        Event::Closed { row } => Told::news(say!(voice, "account-qwixx-closed", row = *row)),
        Event::Penalty { seat, penalties } => {
            let name = voice.name(*seat);
            let text =
                say!(voice, "account-qwixx-penalty", name = name, penalties = *penalties, most = PENALTIES);
            Told::news(text)
        }
        Event::Over => Told::news(say!(voice, "account-over")),
    }
}

fn to_begin(voice: &Voice<'_>, rolls: &[(Seat, u8)]) -> String {
    let roll = |&(seat, die): &(Seat, u8)| {
        say!(voice, "account-qwixx-to-begin-roll", name = voice.name(seat), die = die)
    };
    let rolls: Vec<_> = rolls.iter().map(roll).collect();
    say!(voice, "account-qwixx-to-begin", rolls = rolls.join(", "))
}

/// Everybody who chose in a row in one sentence.
fn chose(voice: &Voice<'_>, events: &[AnyEvent]) -> Told {
    let seats = events.iter().map_while(|event| match event {
        AnyEvent::Qwixx(Event::Chose { seat }) => Some(*seat),
        _ => None,
    });
    let seats: Vec<_> = seats.collect();
    let text =
        say!(voice, "account-qwixx-chose", names = voice.names(seats.iter().copied()), count = seats.len());
    Told::aside(text).of(seats.len())
}

fn revealed(voice: &Voice<'_>, number: u8, choices: &[Option<Row>]) -> String {
    let choice = |(seat, row): (Seat, &Option<Row>)| {
        row.map(|row| say!(voice, "account-qwixx-choice", name = voice.name(seat), row = row))
    };
    let crossed: Vec<_> = Seat::all(choices.len()).zip(choices).filter_map(choice).collect();
    if crossed.is_empty() {
        return say!(voice, "account-qwixx-revealed-nothing", number = number);
    }
    say!(voice, "account-qwixx-revealed", number = number, choices = crossed.join(", "))
}
