//! Eight dice with worms, and the rules of a turn with them: roll, set aside all dice of one face that was not set
//! aside before, roll the rest. Each game with such dice decides what the total is worth.

pub mod computer;
pub mod picture;
pub mod reasons;
pub mod words;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Action, Chance, Illegal, Seat};

/// The number of dice at the start of a turn.
pub const DICE: u8 = 8;

/// A face of a die. The worm counts five points, but is not a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
pub enum Face {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Worm,
}

impl Face {
    /// All faces. No die has all of them.
    pub const ALL: [Face; 7] =
        [Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Six, Face::Worm];

    /// The points of one die with this face.
    pub const fn points(self) -> u8 {
        match self {
            Face::Worm => 5,
            number => number as u8 + 1,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Worm => f.write_str("worm"),
            number => write!(f, "{}", number.points()),
        }
    }
}

/// The six faces of a game's dice, in the order in which chance numbers them from 1 to 6.
pub type Faces = [Face; 6];

/// Some dice, counted by face. Four bits per face are enough for eight dice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(u32);

impl Dice {
    /// The lowest bit of every face's count.
    const UNITS: u32 = 0x111_1111;

    /// The number of dice that show `face`.
    pub const fn of(&self, face: Face) -> u8 {
        (self.0 >> Dice::place(face) & 0xf) as u8
    }

    /// The number of dice.
    pub const fn count(&self) -> u8 {
        // The multiplication adds all counts up in its highest four bits. There are never more than eight dice.
        (self.0.wrapping_mul(Dice::UNITS) >> Dice::place(Face::Worm) & 0xf) as u8
    }

    /// The number of different faces.
    pub const fn faces(&self) -> u8 {
        self.shown().count_ones() as u8
    }

    /// The sum of the points.
    pub fn total(&self) -> u8 {
        Face::ALL.iter().map(|&face| self.of(face) * face.points()).sum()
    }

    /// Every die, by face.
    pub fn iter(&self) -> impl Iterator<Item = Face> + '_ {
        Face::ALL.into_iter().flat_map(|face| std::iter::repeat_n(face, self.of(face).into()))
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest bit of every face that occurs.
    const fn shown(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & Dice::UNITS
    }

    const fn unit(face: Face) -> u32 {
        1 << Dice::place(face)
    }

    const fn place(face: Face) -> u32 {
        4 * face as u32
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<T: IntoIterator<Item = Face>>(faces: T) -> Dice {
        Dice(faces.into_iter().map(Dice::unit).sum())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (position, face) in self.iter().enumerate() {
            write!(f, "{}{face}", if position > 0 { " " } else { "" })?;
        }
        f.write_str("]")
    }
}

/// What an event of a game means for the dice.
#[derive(Clone, Copy, Debug)]
pub enum DiceEvent {
    /// The player rolled these.
    Rolled(Seat, Dice),
    /// They set aside so many of a face.
    SetAside(Face, u8),
    /// Their turn is over.
    Ended,
}

/// The dice of one turn: those set aside, those just rolled, and the rest in the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DiceTurn {
    aside: Dice,
    rolled: Dice,
}

impl DiceTurn {
    /// A turn with these dice set aside, in which the next roll is due.
    pub fn after(aside: Dice) -> DiceTurn {
        DiceTurn { aside, rolled: Dice::default() }
    }

    /// The dice set aside.
    pub const fn aside(&self) -> &Dice {
        &self.aside
    }

    /// The dice just rolled, from which one face must be set aside; empty if a roll is due.
    pub const fn rolled(&self) -> &Dice {
        &self.rolled
    }

    /// The sum of the dice set aside.
    pub fn total(&self) -> u8 {
        self.aside.total()
    }

    /// The number of dice for the next roll.
    pub const fn left(&self) -> u8 {
        DICE - self.aside.count()
    }

    /// Whether a worm is set aside.
    pub const fn has_worm(&self) -> bool {
        self.aside.of(Face::Worm) > 0
    }

    /// Whether the turn has just begun.
    pub const fn is_fresh(&self) -> bool {
        self.aside.is_empty() && self.rolled.is_empty()
    }

    /// Whether dice are rolled and one face must be set aside.
    pub const fn must_keep(&self) -> bool {
        !self.rolled.is_empty()
    }

    /// Whether all dice or all six faces are set aside.
    pub const fn must_stop(&self) -> bool {
        self.left() == 0 || self.aside.faces() == 6
    }

    /// Whether the roll shows this face and it was not set aside before.
    pub const fn keepable(&self, face: Face) -> bool {
        self.keepable_faces() & Dice::unit(face) != 0
    }

    /// The lowest face, if there are more to choose from than a row of buttons has room for.
    pub fn sixth_choice(&self) -> Option<Face> {
        let is_crowded = self.keepable_faces().count_ones() == 6;
        Face::ALL.into_iter().find(|&face| is_crowded && self.keepable(face))
    }

    /// Whether the roll shows only faces already set aside.
    pub const fn is_bust(&self) -> bool {
        self.must_keep() && self.keepable_faces() == 0
    }

    /// The safe choice among these actions: stop if that wins something, otherwise play on; keep worms from the third
    /// set-aside on, before that the face worth most.
    pub fn cautious(&self, legal: &[Action], won: bool) -> Option<Action> {
        let worth = |action: &Action| match *action {
            Action::Stop if won => 2,
            Action::Roll => 1,
            Action::Keep(Face::Worm) if self.aside.faces() >= 2 => u8::MAX,
            Action::Keep(face) => self.rolled.of(face) * face.points(),
            _ => 0,
        };
        legal.iter().copied().max_by_key(worth)
    }

    /// Adds the legal actions with the dice, always in the same order.
    pub fn offer(&self, faces: &Faces, actions: &mut Vec<Action>) {
        if self.must_keep() {
            actions.extend(faces.iter().filter(|&&face| self.keepable(face)).map(|&face| Action::Keep(face)));
            return;
        }
        if self.check_roll().is_ok() {
            actions.push(Action::Roll);
        }
        if self.check_stop().is_ok() {
            actions.push(Action::Stop);
        }
    }

    /// Checks that the player may roll now.
    pub fn check_roll(&self) -> Result<(), Illegal> {
        if self.must_keep() {
            Err(Illegal::KeepFirst)
        } else if self.must_stop() {
            Err(Illegal::MustStop)
        } else {
            Ok(())
        }
    }

    /// Checks that the player may set aside `face` now.
    pub fn check_keep(&self, face: Face, faces: &Faces) -> Result<(), Illegal> {
        if self.keepable(face) {
            Ok(())
        } else if !faces.contains(&face) {
            Err(Illegal::NoSuchFace { face })
        } else if !self.must_keep() {
            Err(if self.must_stop() { Illegal::MustStop } else { Illegal::RollFirst })
        } else if self.aside.of(face) > 0 {
            Err(Illegal::FaceUsed { face })
        } else {
            Err(Illegal::FaceNotRolled { face })
        }
    }

    /// Checks that the player may stop now, which is possible after any set-aside.
    pub fn check_stop(&self) -> Result<(), Illegal> {
        if self.must_keep() {
            Err(Illegal::KeepFirst)
        } else if self.is_fresh() {
            Err(Illegal::RollFirst)
        } else {
            Ok(())
        }
    }

    /// Rolls the dice that are not set aside.
    pub fn roll(&mut self, faces: &Faces, chance: &mut dyn Chance) -> Dice {
        let mut numbers = [0; DICE as usize];
        let numbers = &mut numbers[..self.left().into()];
        chance.dice(6, numbers);
        self.rolled = numbers.iter().map(|&number| faces[usize::from(number - 1)]).collect();
        self.rolled
    }

    /// The same turn with a chosen roll, for odds and tests.
    #[must_use]
    pub fn rolling(self, rolled: Dice) -> DiceTurn {
        DiceTurn { rolled, ..self }
    }

    /// Sets aside all rolled dice of `face` and returns how many there were.
    pub fn keep(&mut self, face: Face) -> u8 {
        let count = self.rolled.of(face);
        self.aside.0 += Dice::unit(face) * u32::from(count);
        self.rolled = Dice::default();
        count
    }

    const fn keepable_faces(&self) -> u32 {
        self.rolled.shown() & !self.aside.shown()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_counted_by_face() {
        let dice: Dice = Face::ALL.into_iter().chain([Face::Worm]).collect();
        assert_eq!((dice.count(), dice.faces(), dice.total()), (8, 7, 1 + 2 + 3 + 4 + 5 + 6 + 5 + 5));
        assert_eq!((dice.of(Face::Worm), dice.of(Face::Six)), (2, 1));
        let eight_worms: Dice = [Face::Worm; 8].into_iter().collect();
        assert_eq!((eight_worms.count(), eight_worms.faces(), eight_worms.total()), (8, 1, 40));
        assert_eq!(format!("{dice:?}"), "[1 2 3 4 5 6 worm worm]");
    }
}
