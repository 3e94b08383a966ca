//! Who stole from whom in a finished game.

use std::collections::BTreeMap;

use crate::games::any::AnyEvent;
use crate::games::{Seat, barbecue, heckmeck, karteneck};
use crate::journal::Journal;
use crate::store::Theft;

/// The thefts of a game, by thief and victim. In Barbecue it is worms that are stolen, with somebody's plate.
pub(super) fn thefts(journal: &Journal) -> Vec<Theft> {
    let mut thefts: BTreeMap<(u8, u8), u16> = BTreeMap::new();
    // A journal that can't be replayed has been refused long before.
    let _ = journal.replay(&mut |event| {
        if let Some((thief, victim)) = theft(&event) {
            *thefts.entry((thief.index() as u8, victim.index() as u8)).or_default() += 1;
        }
    });
    thefts.into_iter().map(|((thief, victim), times)| Theft { thief, victim, times }).collect()
}

const fn theft(event: &AnyEvent) -> Option<(Seat, Seat)> {
    match event {
        AnyEvent::Heckmeck(heckmeck::Event::Stole { seat, from, .. })
        | AnyEvent::Karteneck(karteneck::Event::Stole { seat, from, .. })
        | AnyEvent::Barbecue(barbecue::Event::Won {
            seat,
            prize: barbecue::Prize::Capture { from, .. },
            ..
        }) => Some((*seat, *from)),
        _ => None,
    }
}
