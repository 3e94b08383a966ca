//! The value nets of Barbecue, for four and five players: the chance to win, from what everybody sees when a player's turn
//! is over. `stammtisch train barbecue` makes the files.

use std::sync::LazyLock;

use super::{EXACTLY, worms};
use crate::computer::net::worm_dice::NetView;
use crate::computer::net::{Inputs, Net};
use crate::game::worm_dice::computer::End;
use crate::game::{Outcome, Seat};
use crate::games::barbecue::{Cover, SNAILS, Section, View};

/// The fewest players with a net.
const FEWEST: usize = 4;

/// The files, from the fewest players up.
const FILES: [&[u8]; 2] = [include_bytes!("value_net_4.bin"), include_bytes!("value_net_5.bin")];

static NETS: LazyLock<[Net; FILES.len()]> =
    LazyLock::new(|| std::array::from_fn(|index| Net::read(View::inputs(index + FEWEST), FILES[index])));

/// The net for this number of players; `None` for fewer.
pub(super) fn net(seats: usize) -> Option<&'static Net> {
    NETS.get(seats.checked_sub(FEWEST)?)
}

/// Leads beyond this many points are treated as equal.
const LEAD: i16 = 15;
/// The inputs of a lead: one for each, and its size.
const LEADS: usize = 2 * LEAD as usize + 2;
/// How many sections there are.
const SECTIONS: usize = 14;
const PILES: usize = SNAILS as usize + 1;

/// Where each kind of input begins.
struct Places {
    pile: usize,
    rivals: usize,
    best: usize,
    counts: usize,
    seats: usize,
    whole: usize,
    end: usize,
}

/// Empty, a snail, closed, or the plate of one of so many seats.
const fn covers(seats: usize) -> usize {
    seats + 3
}

impl Places {
    const fn of(seats: usize) -> Places {
        let pile = SECTIONS * covers(seats);
        let rivals = pile + PILES;
        let best = rivals + (seats - 1) * (LEADS + 1);
        let counts = best + LEADS;
        let places = counts + 3 * (SECTIONS + 1);
        let whole = places + 4 * seats;
        Places { pile, rivals, best, counts, seats: places, whole, end: whole + 2 }
    }
}

impl NetView for View {
    fn inputs(seats: usize) -> usize {
        Places::of(seats).end
    }

    fn look(&self, seat: Seat, inputs: &mut Inputs) {
        let seats = self.players.len();
        let places = Places::of(seats);
        let turned = |other: Seat| (other.index() + seats - seat.index()) % seats;
        let mut counts = [0; 3];
        for (index, section) in Section::all().enumerate() {
            let cover = self.grill.cover(section);
            let kind = match cover {
                Cover::Empty => 0,
                Cover::Snail => 1,
                Cover::Closed(_) => 2,
                Cover::Plate(owner) => 3 + turned(owner),
            };
            inputs.mark(index * covers(seats) + kind);
            match cover {
                Cover::Empty => counts[0] += 1,
                Cover::Snail => counts[1] += 1,
                Cover::Plate(_) => counts[2] += 1,
                Cover::Closed(_) => {}
            }
        }
        inputs.mark(places.pile + usize::from(self.pile));
        for (kind, count) in counts.into_iter().enumerate() {
            inputs.mark(places.counts + kind * (SECTIONS + 1) + count);
        }
        self.look_at_leads(seat, &places, inputs);
        for other in Seat::all(seats) {
            self.look_at_plates(other, places.seats + 4 * turned(other), inputs);
        }
        // Once every section is closed or has a snail, the next failure ends the game.
        inputs.mark_if(self.pile == 0 || self.grill.place_for_snail().is_none(), places.whole);
        inputs.set(places.whole + 1, f32::from(self.players[seat.index()].points()) / 20.0);
    }

    fn after_end(&self, end: End) -> View {
        self.after(end.total())
    }

    fn result(&self) -> Option<Outcome> {
        self.outcome()
    }
}

impl View {
    /// How far a seat is ahead of each other one, and of the best of them. In a tie the highest plate counts.
    fn look_at_leads(&self, seat: Seat, places: &Places, inputs: &mut Inputs) {
        let seats = self.players.len();
        let rank = |seat: Seat| (self.players[seat.index()].points(), self.grill.highest_plate_of(seat));
        let (own, plate) = rank(seat);
        let mut best = None;
        for turned in 1..seats {
            let rival = rank(Seat::new(((seat.index() + turned) % seats) as u8));
            let place = places.rivals + (turned - 1) * (LEADS + 1);
            lead(own - rival.0, place, inputs);
            inputs.mark_if(plate > rival.1, place + LEADS);
            best = best.max(Some(rival));
        }
        lead(own - best.map_or(0, |(points, _)| points), places.best, inputs);
    }

    /// What a seat can lose: worms in sight, those likely to be taken, and those under the next snail.
    fn look_at_plates(&self, seat: Seat, place: usize, inputs: &mut Inputs) {
        let plates = || Section::all().filter(|&section| self.grill.cover(section) == Cover::Plate(seat));
        let open = plates().map(worms).sum::<f64>();
        let exposed =
            plates().map(|section| EXACTLY[usize::from(section.value())] * worms(section)).sum::<f64>();
        let evicted =
            self.grill.place_for_snail().filter(|&place| self.grill.cover(place) == Cover::Plate(seat));
        inputs.set(place, open as f32 / 10.0);
        inputs.set(place + 1, exposed as f32);
        inputs.set(place + 2, evicted.map_or(0.0, |section| worms(section) as f32 / 4.0));
        inputs.set(
            place + 3,
            self.grill.highest_plate_of(seat).map_or(0.0, |section| f32::from(section.value() - 20) / 16.0),
        );
    }
}

fn lead(points: i16, place: usize, inputs: &mut Inputs) {
    inputs.mark(place + (points.clamp(-LEAD, LEAD) + LEAD) as usize);
    inputs.set(place + LEADS - 1, f32::from(points) / 10.0);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what it expects")]
mod tests {
    use super::*;
    use crate::game::chance::Replayer;
    use crate::game::computer::{Computer, Level};
    use crate::game::{Action, GameOptions, Rules, Viewer};
    use crate::games::barbecue::Barbecue;

    #[test]
    fn every_file_fits_its_net() {
        for (index, file) in FILES.iter().enumerate() {
            assert_eq!(file.len(), Net::file_length(View::inputs(index + FEWEST)));
        }
    }

    /// Those of the player who begins, before the first roll.
    #[test]
    fn the_nets_see_the_documented_chances() {
        for (seats, documented) in [(4, 0.2788), (5, 0.2227)] {
            let options = GameOptions { seats, variant: None, version: Barbecue::INFO.version };
            let game = Barbecue::new(&options, &mut Replayer::new(&[]), &mut |_| {});
            let seat = game.turn().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let chance = Barbecue::player(Level::Hard, 0).weigh(seat, &view, &[Action::Roll])[0].worth;
            assert!((chance - documented).abs() < 5e-4, "{seats} players: {chance}");
        }
    }
}
