//! What speaks for rolling or holding in Pig.

use super::{GOAL, PIG, Pig, SIDES, View};
use crate::game::reasons::{Fact, Reason, Reasons};
use crate::game::{Action, Seat};

impl Reasons for Pig {
    fn reasons(seat: Seat, view: &View, best: Action, _: Action) -> Vec<Reason> {
        let own = view.scores[seat.index()] + view.pot;
        match best {
            Action::Stop if own >= GOAL => vec![Reason::new("why-pig-win")],
            Action::Stop => holding(view),
            _ => rolling(seat, view),
        }
    }
}

/// What one more roll adds on average to what the turn has brought.
fn one_more(pot: u16) -> f64 {
    let adds: u16 = (PIG + 1..=SIDES).map(u16::from).sum();
    (f64::from(adds) - f64::from(pot)) / f64::from(SIDES)
}

fn holding(view: &View) -> Vec<Reason> {
    let one = 1.0 / f64::from(SIDES);
    let risk = Reason::new("why-pig-risk").with("pot", view.pot).with("chance", Fact::Chance(one));
    let loss = -one_more(view.pot);
    let loses = (loss > 0.05).then(|| Reason::new("why-pig-loses").with("loss", Fact::Average(loss)));
    std::iter::once(risk).chain(loses).collect()
}

fn rolling(seat: Seat, view: &View) -> Vec<Reason> {
    let gain = one_more(view.pot);
    let gains = (gain > 0.05).then(|| Reason::new("why-pig-gains").with("gain", Fact::Average(gain)));
    let others = Seat::all(view.scores.len()).filter(|&other| other != seat);
    let best = others.map(|other| view.scores[other.index()]).max().unwrap_or_default();
    let own = GOAL.saturating_sub(view.scores[seat.index()] + view.pot);
    let other = GOAL.saturating_sub(best);
    let race = if other < own { Reason::new("why-pig-behind") } else { Reason::new("why-pig-close") };
    gains.into_iter().chain([race.with("own", own).with("other", other)]).collect()
}
