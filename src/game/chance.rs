//! The only source of dice and cards for a game. The results come from a seed ([`crate::fair`]), a journal that is
//! being replayed, or a test.

use thiserror::Error;

use super::Seat;

/// A source of dice and draws.
pub trait Chance {
    /// Rolls all `dice`: each shows 1 to `faces`, all equally likely.
    fn dice(&mut self, faces: u8, dice: &mut [u8]);

    /// Draws one lot from an urn of `(label, count)`, all lots equally likely, and returns its label. The urn holds 1
    /// to 255 lots; labels are unique.
    fn draw(&mut self, urn: &[(u8, u8)]) -> u8;

    /// The same, where the lot is for one player alone. At the table of a day everybody's lots are their own, so that nobody's
    /// choices change what the others draw. Elsewhere it makes no difference.
    fn draw_for(&mut self, _seat: Seat, urn: &[(u8, u8)]) -> u8 {
        self.draw(urn)
    }

    /// Passes over dice of a throw that are out of the game: those after them show what they would show anyway at the table of
    /// a day. Elsewhere nothing happens.
    fn pass_over(&mut self, _faces: u8, _dice: usize) {}
}

/// Passes every request to another [`Chance`] and records the results for the journal.
pub struct Recorder<'a> {
    chance: &'a mut dyn Chance,
    answers: &'a mut Vec<u8>,
}

impl<'a> Recorder<'a> {
    /// Appends the results of `chance` to `answers`.
    pub fn new(chance: &'a mut dyn Chance, answers: &'a mut Vec<u8>) -> Recorder<'a> {
        Recorder { chance, answers }
    }
}

impl Chance for Recorder<'_> {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        self.chance.dice(faces, dice);
        self.answers.extend_from_slice(dice);
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        let label = self.chance.draw(urn);
        self.answers.push(label);
        label
    }

    fn draw_for(&mut self, seat: Seat, urn: &[(u8, u8)]) -> u8 {
        let label = self.chance.draw_for(seat, urn);
        self.answers.push(label);
        label
    }

    fn pass_over(&mut self, faces: u8, dice: usize) {
        self.chance.pass_over(faces, dice);
    }
}

/// Says what was chosen, for as long as that lasts and is possible. Otherwise another [`Chance`] decides. That one is asked in any
/// case, so that what it says later doesn't depend on what was chosen.
pub struct Chosen<'a> {
    chosen: &'a [u8],
    otherwise: &'a mut dyn Chance,
}

impl<'a> Chosen<'a> {
    /// Says `chosen`, in order.
    pub fn new(chosen: &'a [u8], otherwise: &'a mut dyn Chance) -> Chosen<'a> {
        Chosen { chosen, otherwise }
    }

    fn next(&mut self, otherwise: u8, is_possible: impl Fn(u8) -> bool) -> u8 {
        let Some((&chosen, rest)) = self.chosen.split_first() else { return otherwise };
        self.chosen = rest;
        if is_possible(chosen) { chosen } else { otherwise }
    }

    fn next_lot(&mut self, otherwise: u8, urn: &[(u8, u8)]) -> u8 {
        self.next(otherwise, |chosen| urn.iter().any(|&(label, count)| label == chosen && count > 0))
    }
}

impl Chance for Chosen<'_> {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        self.otherwise.dice(faces, dice);
        for die in dice {
            *die = self.next(*die, |chosen| (1..=faces).contains(&chosen));
        }
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        let otherwise = self.otherwise.draw(urn);
        self.next_lot(otherwise, urn)
    }

    fn draw_for(&mut self, seat: Seat, urn: &[(u8, u8)]) -> u8 {
        let otherwise = self.otherwise.draw_for(seat, urn);
        self.next_lot(otherwise, urn)
    }

    fn pass_over(&mut self, faces: u8, dice: usize) {
        self.otherwise.pass_over(faces, dice);
    }
}

/// Replays recorded results. A missing or impossible one is replaced by a possible one, so that a game never sees
/// invalid values, and [`Replayer::finish`] reports it.
pub struct Replayer<'a> {
    answers: &'a [u8],
    fault: Option<AnswerFault>,
}

/// What is wrong with recorded results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AnswerFault {
    /// The game asked for more results than were recorded.
    #[error("dice or cards are missing")]
    Missing,
    /// The game asked for fewer results than were recorded.
    #[error("{0} dice or cards too many")]
    TooMany(usize),
    /// The die has no such face, or the urn no such lot.
    #[error("{0} can't be rolled or drawn here")]
    Impossible(u8),
}

impl<'a> Replayer<'a> {
    /// Replays these results in order.
    pub fn new(answers: &'a [u8]) -> Replayer<'a> {
        Replayer { answers, fault: None }
    }

    /// Checks that exactly the recorded results were used.
    pub fn finish(self) -> Result<(), AnswerFault> {
        match (self.fault, self.answers.len()) {
            (Some(fault), _) => Err(fault),
            (None, 0) => Ok(()),
            (None, left) => Err(AnswerFault::TooMany(left)),
        }
    }

    fn next(&mut self, possible: impl Fn(u8) -> bool, instead: u8) -> u8 {
        let fault = match self.answers.split_first() {
            Some((&answer, rest)) => {
                self.answers = rest;
                if possible(answer) {
                    return answer;
                }
                AnswerFault::Impossible(answer)
            }
            None => AnswerFault::Missing,
        };
        self.fault.get_or_insert(fault);
        instead
    }
}

impl Chance for Replayer<'_> {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        for (index, die) in dice.iter_mut().enumerate() {
            // Make the first die the highest, so that players who roll against each other don't tie forever.
            let instead = if index == 0 { faces } else { 1 };
            *die = self.next(|answer| (1..=faces).contains(&answer), instead);
        }
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        let holds = |label| urn.iter().any(|&(kind, count)| kind == label && count > 0);
        let instead = urn.iter().find(|(_, count)| *count > 0).map_or(0, |&(label, _)| label);
        self.next(holds, instead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_answers_are_given_in_order_and_used_up() {
        let mut chance = Replayer::new(&[3, 6, 17]);
        let mut dice = [0; 2];
        chance.dice(6, &mut dice);
        assert_eq!(dice, [3, 6]);
        assert_eq!(chance.draw(&[(16, 1), (17, 1)]), 17);
        assert_eq!(chance.finish(), Ok(()));
    }

    #[test]
    fn what_is_chosen_is_said_if_it_can_be() {
        let mut otherwise = Replayer::new(&[3, 6, 2, 17]);
        let mut chance = Chosen::new(&[5, 7], &mut otherwise);
        let mut dice = [0; 3];
        chance.dice(6, &mut dice);
        assert_eq!(dice, [5, 6, 2], "no die shows a 7, and for the last one nothing is chosen");
        assert_eq!(Chosen::new(&[16], &mut otherwise).draw(&[(16, 0), (17, 1)]), 17, "the 16 is gone");
        assert_eq!(otherwise.finish(), Ok(()), "it was asked every time");
    }

    #[test]
    fn impossible_answers_are_told_and_never_reach_a_game() {
        for (answers, fault) in [
            (&[7, 1][..], AnswerFault::Impossible(7)),
            (&[0, 1], AnswerFault::Impossible(0)),
            (&[2], AnswerFault::Missing),
            (&[2, 2, 2], AnswerFault::TooMany(1)),
        ] {
            let mut chance = Replayer::new(answers);
            let mut dice = [0; 2];
            chance.dice(6, &mut dice);
            assert!(dice.iter().all(|die| (1..=6).contains(die)));
            assert_eq!(chance.finish(), Err(fault));
        }
        let mut chance = Replayer::new(&[16]);
        assert_eq!(chance.draw(&[(16, 0), (17, 1)]), 17, "the 16 is gone");
        assert_eq!(chance.finish(), Err(AnswerFault::Impossible(16)));
    }
}
