//! Eight dice with worms, and what a turn with them allows: roll, set aside all dice of one face not set aside
//! before, roll the rest. What the total is good for is the business of each game that has such dice.

pub mod computer;
pub mod picture;
pub mod words;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Action, Chance, Illegal};

/// How many dice a turn begins with.
pub const DICE: u8 = 8;

/// One side of a die. The worm counts five points, and is not a five.
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
    /// Every face there is; no die has all of them.
    pub const ALL: [Face; 7] =
        [Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Six, Face::Worm];

    /// What one die of this face adds to the total.
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

/// The six faces of a game's dice, in the order in which chance numbers them 1 to 6.
pub type Faces = [Face; 6];

/// Some dice, counted by face: four bits for each, since there are at most eight dice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(u32);

impl Dice {
    /// The lowest bit of every face's count.
    const UNITS: u32 = 0x111_1111;

    /// How many show `face`.
    pub const fn of(&self, face: Face) -> u8 {
        (self.0 >> Dice::place(face) & 0xf) as u8
    }

    /// How many there are.
    pub const fn count(&self) -> u8 {
        // The product adds all counts up in its highest used four bits; more than eight dice there never are.
        (self.0.wrapping_mul(Dice::UNITS) >> Dice::place(Face::Worm) & 0xf) as u8
    }

    /// How many different faces there are.
    pub const fn faces(&self) -> u8 {
        self.shown().count_ones() as u8
    }

    /// The sum of their points.
    pub fn total(&self) -> u8 {
        Face::ALL.iter().map(|&face| self.of(face) * face.points()).sum()
    }

    /// Each single die, by face.
    pub fn iter(&self) -> impl Iterator<Item = Face> + '_ {
        Face::ALL.into_iter().flat_map(|face| std::iter::repeat_n(face, self.of(face).into()))
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The unit of every face that is there at all.
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

/// One turn's dice: those set aside, those just rolled, and the rest in the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DiceTurn {
    aside: Dice,
    rolled: Dice,
}

impl DiceTurn {
    /// A turn in which dice already lie aside and the next roll is due.
    pub fn after(aside: Dice) -> DiceTurn {
        DiceTurn { aside, rolled: Dice::default() }
    }

    /// The dice set aside.
    pub const fn aside(&self) -> &Dice {
        &self.aside
    }

    /// The dice just rolled, from which one face has to be set aside; none if a roll is due.
    pub const fn rolled(&self) -> &Dice {
        &self.rolled
    }

    /// The sum of the dice set aside.
    pub fn total(&self) -> u8 {
        self.aside.total()
    }

    /// How many dice the next roll takes.
    pub const fn left(&self) -> u8 {
        DICE - self.aside.count()
    }

    /// A worm is set aside.
    pub const fn has_worm(&self) -> bool {
        self.aside.of(Face::Worm) > 0
    }

    /// Nothing has happened in this turn yet.
    pub const fn is_fresh(&self) -> bool {
        self.aside.is_empty() && self.rolled.is_empty()
    }

    /// Dice are rolled, and one face has to be set aside.
    pub const fn must_keep(&self) -> bool {
        !self.rolled.is_empty()
    }

    /// All dice or all six faces are set aside.
    pub const fn must_stop(&self) -> bool {
        self.left() == 0 || self.aside.faces() == 6
    }

    /// The roll shows this face, and it was not set aside before.
    pub const fn keepable(&self, face: Face) -> bool {
        self.keepable_faces() & Dice::unit(face) != 0
    }

    /// The roll shows only faces already set aside.
    pub const fn is_bust(&self) -> bool {
        self.must_keep() && self.keepable_faces() == 0
    }

    /// The safe one of these actions: stops with something in hand, else goes on; keeps worms from the third set-aside
    /// on, before that the face worth most.
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

    /// Adds what can be done with the dice now, always in the same order.
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

    /// Whether the dice can be rolled now.
    pub fn check_roll(&self) -> Result<(), Illegal> {
        if self.must_keep() {
            Err(Illegal::KeepFirst)
        } else if self.must_stop() {
            Err(Illegal::MustStop)
        } else {
            Ok(())
        }
    }

    /// Whether `face` of these dice can be set aside now.
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

    /// Whether the turn can be stopped now: after any set-aside.
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

    /// Shows a roll that somebody chose: for odds and tests.
    #[must_use]
    pub fn rolling(self, rolled: Dice) -> DiceTurn {
        DiceTurn { rolled, ..self }
    }

    /// Sets aside all rolled dice of `face` and answers how many they were.
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
