//! The sentences for Qwixx's events.

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
        Event::Chose { seat, forced } => chose(voice, *seat, *forced, after),
        Event::Revealed { number, choices } => Told::news(revealed(voice, *number, choices)),
        Event::Crossed { seat, row, number } => {
            let name = voice.name(*seat);
            Told::news(say!(voice, "account-qwixx-crossed", name = name, row = *row, number = *number))
        }
        Event::Skipped { seat, forced } => skipped(voice, *seat, *forced, after),
        Event::Locked { seat, row } => {
            Told::news(say!(voice, "account-qwixx-locked", name = voice.name(*seat), row = *row))
        }
        Event::Closed { row } => Told::news(say!(voice, "account-qwixx-closed", row = *row)),
        Event::Penalty { seat, penalties, forced } => Told::news(penalty(voice, *seat, *penalties, *forced)),
        Event::Over => Told::aside(say!(voice, "account-over")),
    }
}

/// A sentence for a skip of the coloured dice. If it costs a penalty, only that is told.
fn skipped(voice: &Voice<'_>, seat: Seat, forced: bool, after: &[&Event]) -> Told {
    let key = if forced { "account-qwixx-nothing-fits" } else { "account-qwixx-skipped" };
    match after.first() {
        Some(Event::Penalty { seat, penalties, forced }) => {
            Told::news(penalty(voice, *seat, *penalties, *forced)).of(2)
        }
        _ => Told::aside(say!(voice, key, name = voice.name(seat))),
    }
}

fn penalty(voice: &Voice<'_>, seat: Seat, penalties: u8, forced: bool) -> String {
    let key = if forced { "account-qwixx-forced-penalty" } else { "account-qwixx-penalty" };
    say!(voice, key, name = voice.name(seat), penalties = penalties, most = PENALTIES)
}

fn to_begin(voice: &Voice<'_>, rolls: &[(Seat, u8)]) -> String {
    let roll = |&(seat, die): &(Seat, u8)| {
        say!(voice, "account-qwixx-to-begin-roll", name = voice.name(seat), die = die)
    };
    let rolls: Vec<_> = rolls.iter().map(roll).collect();
    say!(voice, "account-qwixx-to-begin", rolls = rolls.join(", "))
}

/// One sentence for all players who chose one after the other, or who had no choice.
fn chose(voice: &Voice<'_>, first: Seat, forced: bool, after: &[&Event]) -> Told {
    let others = after.iter().map_while(|event| match event {
        Event::Chose { seat, forced: other } if *other == forced => Some(*seat),
        _ => None,
    });
    let seats: Vec<_> = std::iter::once(first).chain(others).collect();
    let key = if forced { "account-qwixx-no-choice" } else { "account-qwixx-chose" };
    let text = say!(voice, key, names = voice.names(seats.iter().copied()), count = seats.len());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::AnyEvent;
    use crate::games::qwixx::Throw;
    use crate::text::{Lang, last_word};

    const ANNA: Seat = Seat::new(0);

    fn told(events: impl IntoIterator<Item = Event>) -> String {
        let events: Vec<_> = events.into_iter().map(AnyEvent::Qwixx).collect();
        last_word(Lang::En, &events, &["Anna", "Ben"].map(str::to_owned))
    }

    #[test]
    fn who_could_cross_nothing_is_not_blamed() {
        let turn = |forced| {
            [Event::Skipped { seat: ANNA, forced }, Event::Penalty { seat: ANNA, penalties: 1, forced }]
        };
        assert_eq!(told(turn(true)), "Nothing fits: penalty 1 of 4 for Anna.");
        assert_eq!(told(turn(false)), "Anna crossed out nothing: penalty 1 of 4.");
    }

    #[test]
    fn who_had_no_choice_is_told_apart_from_those_who_chose() {
        let chose = |seat, forced| AnyEvent::Qwixx(Event::Chose { seat: Seat::new(seat), forced });
        let names = ["Anna", "Ben", "Carl"].map(str::to_owned);
        let told = crate::text::account(Lang::En, &[chose(0, true), chose(1, true), chose(2, false)], &names);
        let none = "The white sum fits nowhere for Anna and Ben: nothing else was possible.";
        assert_eq!(told, [none, "Carl has chosen."]);
    }

    #[test]
    fn the_last_word_tells_the_whole_round() {
        let throw = Throw { white: [4, 5], coloured: [Some(1), Some(2), Some(3), Some(4)] };
        let choices = [Some(Row::Red), Some(Row::Green)].into_iter().collect();
        let round = told([
            Event::Rolled { seat: ANNA, throw },
            Event::Chose { seat: ANNA, forced: false },
            Event::Chose { seat: Seat::new(1), forced: false },
            Event::Revealed { number: 9, choices },
            Event::Crossed { seat: ANNA, row: Row::Blue, number: 8 },
        ]);
        assert_eq!(round, "White 9: Anna red, Ben green. Anna crossed out blue 8.");
    }
}
