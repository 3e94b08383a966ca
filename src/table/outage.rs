//! Pauses: times in which no player's clock runs, such as an outage of the bot or of Discord.

use std::sync::{Arc, PoisonError, RwLock};

use super::Moment;

/// A stretch of time that doesn't count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pause {
    /// Its first moment.
    pub from: Moment,
    /// The first moment after it. [`Pause::LASTING`] while its end is unknown.
    pub to: Moment,
}

impl Pause {
    /// The end of a pause that still lasts.
    pub const LASTING: Moment = Moment(i64::MAX);
}

/// The pauses of a table. Tables of the same server share them, and all see a new one at once.
#[derive(Clone, Debug, Default)]
pub struct Pauses(Arc<RwLock<Vec<Pause>>>);

impl Pauses {
    /// Replaces all pauses. They may overlap.
    pub fn set(&self, mut pauses: Vec<Pause>) {
        pauses.sort_unstable();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = pauses;
    }

    /// When this much time has passed since a moment, not counting pauses. Never while a pause lasts.
    pub fn after(&self, since: Moment, span: i64) -> Moment {
        after(since, span, &self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// When this much time has passed since a moment, not counting these pauses, which are in order.
fn after(since: Moment, span: i64, pauses: &[Pause]) -> Moment {
    let (mut end, mut counted) = (since.plus(span), since);
    for pause in pauses {
        // Of pauses that overlap, each moment counts once.
        let from = pause.from.max(counted);
        if from >= end {
            break;
        }
        if pause.to > from {
            end = end.plus(pause.to.0.saturating_sub(from.0));
            counted = pause.to;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pauses(list: &[(i64, i64)]) -> Vec<Pause> {
        let mut list: Vec<_> =
            list.iter().map(|(from, to)| Pause { from: Moment(*from), to: Moment(*to) }).collect();
        list.sort_unstable();
        list
    }

    #[test]
    fn a_pause_moves_what_comes_after_it() {
        let end = |list: &[(i64, i64)]| after(Moment(100), 50, &pauses(list)).0;
        assert_eq!(end(&[]), 150);
        assert_eq!(end(&[(0, 90)]), 150, "before");
        assert_eq!(end(&[(150, 900)]), 150, "after");
        assert_eq!(end(&[(120, 130)]), 160);
        assert_eq!(end(&[(0, 120)]), 170, "only what is in the waiting time");
        assert_eq!(
            end(&[(120, 130), (155, 156)]),
            161,
            "the second one is in the time that the first one added"
        );
        assert_eq!(end(&[(120, 130), (125, 140)]), 170, "together");
        assert_eq!(end(&[(120, i64::MAX)]), i64::MAX, "it lasts");
    }

    proptest! {
        /// The same in the simplest way: counts the moments outside of pauses.
        #[test]
        fn the_time_outside_of_pauses_is_what_was_asked_for(
            since in 0_i64..50, span in 1_i64..50, list in proptest::collection::vec((0_i64..150, 0_i64..30), 0..6)
        ) {
            let list = pauses(&list.iter().map(|(from, length)| (*from, from + length)).collect::<Vec<_>>());
            let counts = |moment: i64| !list.iter().any(|pause| (pause.from.0..pause.to.0).contains(&moment));
            let (mut left, mut moment) = (span, since);
            while left > 0 {
                left -= i64::from(counts(moment));
                moment += 1;
            }
            prop_assert_eq!(after(Moment(since), span, &list).0, moment);
        }
    }
}
