//! Rolling and setting aside, which Heckmeck and Barbecue have in common.

use super::{Told, Voice};
use crate::game::Seat;
use crate::game::worm_dice::{Dice, Face};
use crate::games::{AnyEvent, barbecue, heckmeck};
use crate::text::voice::say;
use crate::text::words::{self, DOT};

/// What was set aside, and what it came to.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    pub(super) face: Face,
    pub(super) count: u8,
    pub(super) total: u8,
}

/// A roll, the first of `events`, and what was kept of it if that follows: one sentence.
pub(super) fn rolled(voice: &Voice<'_>, seat: Seat, dice: &Dice, events: &[AnyEvent]) -> Told {
    let (name, dice) = (voice.name(seat), words::dice(voice.lang, dice).join(DOT));
    let Some(Kept { face, count, total }) = events.get(1).and_then(kept_in) else {
        return Told::aside(say!(voice, "account-rolled", name = name, dice = dice));
    };
    let kept = words::dice_kept(voice.lang, face, count);
    let text = say!(voice, "account-rolled-kept", name = name, dice = dice, kept = kept, total = total);
    Told::aside(text).of(2)
}

/// A set-aside whose roll was told before.
pub(super) fn kept(voice: &Voice<'_>, seat: Seat, Kept { face, count, total }: Kept) -> Told {
    let kept = words::dice_kept(voice.lang, face, count);
    Told::aside(say!(voice, "account-kept", name = voice.name(seat), kept = kept, total = total))
}

const fn kept_in(event: &AnyEvent) -> Option<Kept> {
    match *event {
        AnyEvent::Heckmeck(heckmeck::Event::SetAside { face, count, total, .. })
        | AnyEvent::Barbecue(barbecue::Event::SetAside { face, count, total, .. }) => {
            Some(Kept { face, count, total })
        }
        _ => None,
    }
}
