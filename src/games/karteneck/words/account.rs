//! The sentences for Karteneck's events.

use crate::game::Seat;
use crate::game::words::Told;
use crate::games::karteneck::{Event, Karteneck, Tile};
use crate::text::{self, DOT, Voice, say};

pub(super) fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
    match event {
        Event::RoundBegins { round, grill, seat } => {
            let (name, grill) = (voice.name(*seat), tiles(grill));
            Told::news(say!(voice, "account-karteneck-round", round = *round, grill = grill, name = name))
        }
        Event::Laid { seat, kind, count, sum } => {
            let (name, cards) = (voice.name(*seat), super::card_group(voice.lang, *kind, *count));
            let text = say!(voice, "account-karteneck-laid", name = name, cards = cards, sum = *sum);
            Told::news(text).of(1 + usize::from(draws_one(after.first())))
        }
        Event::Drew { seat, count } => {
            Told::aside(say!(voice, "account-karteneck-drew", name = voice.name(*seat), count = *count))
        }
        Event::Reshuffled { cards } => {
            Told::aside(say!(voice, "account-karteneck-reshuffled", count = *cards))
        }
        Event::Succeeded { seat, sum } => {
            Told::news(say!(voice, "account-karteneck-succeeded", name = voice.name(*seat), sum = *sum))
        }
        Event::Stole { seat, from, tile } => {
            let (name, from) = (voice.name(*seat), voice.name(*from));
            Told::news(say!(voice, "account-karteneck-stole", name = name, from = from, tile = *tile))
        }
        Event::Failed { seat, tile } => {
            Told::news(say!(voice, "account-karteneck-failed", name = voice.name(*seat), tile = *tile))
        }
        Event::Shared { .. } => share_out(voice, event, after),
        Event::Over => Told::aside(say!(voice, "account-over")),
    }
}

/// Reports only the last sum a player laid; omits it if their pass reports it.
pub(super) fn recap(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
    let is_told_later = |position: usize, player: Seat| {
        events[position + 1..].iter().any(|event| match event {
            Event::Laid { seat, .. } | Event::Succeeded { seat, .. } | Event::Failed { seat, .. } => {
                *seat == player
            }
            _ => false,
        })
    };
    let is_kept = |(position, event): &(usize, &&Event)| match event {
        Event::Laid { seat, .. } => !is_told_later(*position, *seat),
        _ => true,
    };
    let kept: Vec<_> = events.iter().enumerate().filter(is_kept).map(|(_, event)| *event).collect();
    text::recap::<Karteneck>(voice, &kept)
}

/// The card drawn after laying is not worth a sentence.
const fn draws_one(event: Option<&&Event>) -> bool {
    matches!(event, Some(Event::Drew { count: 1, .. }))
}

/// One sentence for all tiles that are shared out.
fn share_out(voice: &Voice<'_>, first: &Event, after: &[&Event]) -> Told {
    let shares = std::iter::once(first).chain(after.iter().copied()).map_while(|event| match event {
        Event::Shared { seat, sum, tile } => {
            let name = voice.name(*seat);
            Some(say!(voice, "account-karteneck-share", name = name, sum = *sum, tile = *tile))
        }
        _ => None,
    });
    let shares: Vec<_> = shares.collect();
    Told::news(say!(voice, "account-karteneck-shared", shares = shares.join(", "))).of(shares.len())
}

fn tiles(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(DOT)
}
