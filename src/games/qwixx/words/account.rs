//! What happens in Qwixx.

use crate::game::Seat;
use crate::game::action::Row;
use crate::game::words::Told;
use crate::games::qwixx::{Event, PENALTIES};
use crate::text::{DOT, Voice, say};

pub(super) fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
    match event {
        Event::RolledToBegin { rolls } => Told::aside(to_begin(voice, rolls)),
        Event::Begins { seat } => Told::aside(say!(voice, "account-begins", name = voice.name(*seat))),
        Event::Rolled { seat, throw } => {
            let throw = super::throw(voice.lang, throw).join(DOT);
            Told::aside(say!(voice, "account-qwixx-rolled", name = voice.name(*seat), throw = throw))
        }
        Event::Chose { seat } => chose(voice, *seat, after),
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
fn chose(voice: &Voice<'_>, first: Seat, after: &[&Event]) -> Told {
    let others = after.iter().map_while(|event| match event {
        Event::Chose { seat } => Some(*seat),
        _ => None,
    });
    let seats: Vec<_> = std::iter::once(first).chain(others).collect();
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
