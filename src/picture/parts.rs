//! Pieces that always look the same: tiles, dice, cards, plates, boxes of a sheet. Each is drawn once and
//! cached. Games define their own pieces; those that every game has are here.

use std::any::{Any, TypeId};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::look::Ink;
use super::scene::{Area, Pen, SMALL, Scene};
use crate::game::Seat;

/// Something that looks the same wherever it lies. Its look depends only on its value; its `Debug` form is
/// its line in the text of a scene.
pub trait Piece: fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// Its drawing.
    fn scene(&self) -> Scene;
}

/// A piece of any type. Two parts are equal if their types and values are.
#[derive(Clone)]
pub struct Part(Arc<dyn AnyPiece>);

impl Part {
    /// Wraps a piece.
    pub fn new(piece: impl Piece) -> Part {
        Part(Arc::new(piece))
    }

    /// Its drawing.
    pub fn scene(&self) -> Scene {
        self.0.draw()
    }
}

impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for Part {}

impl Hash for Part {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A type-erased piece, with comparing and hashing in a form that trait objects allow.
trait AnyPiece: Any + fmt::Debug + Send + Sync {
    fn draw(&self) -> Scene;
    fn equals(&self, other: &dyn AnyPiece) -> bool;
    fn hash_into(&self, state: &mut dyn Hasher);
}

impl<P: Piece> AnyPiece for P {
    fn draw(&self) -> Scene {
        self.scene()
    }

    fn equals(&self, other: &dyn AnyPiece) -> bool {
        (other as &dyn Any).downcast_ref::<P>() == Some(self)
    }

    fn hash_into(&self, mut state: &mut dyn Hasher) {
        // Pieces of different types may have equal fields.
        TypeId::of::<P>().hash(&mut state);
        self.hash(&mut state);
    }
}

/// A disc with a seat's letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Badge(pub Seat);

impl Badge {
    /// Its side.
    pub const SIDE: i16 = 38;
}

impl Piece for Badge {
    fn scene(&self) -> Scene {
        let mut scene = Scene::part_of(Badge::SIDE, Badge::SIDE);
        let ink = seat_ink(self.0);
        scene.block(Area::new(0, 0, Badge::SIDE, Badge::SIDE), Badge::SIDE / 2, ink);
        scene.write_middle(Pen::new(SMALL, Ink::Umber, ink), (Badge::SIDE / 2, 30), seat_letter(self.0));
        scene
    }
}

/// A seat's letter, A to G.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// A seat's colour.
pub const fn seat_ink(seat: Seat) -> Ink {
    Ink::Seat(seat.index() as u8)
}

#[cfg(test)]
mod tests {
    use std::hash::{BuildHasher, RandomState};

    use super::*;

    /// Has the same content as a [`Badge`].
    #[derive(Debug, PartialEq, Eq, Hash)]
    struct Other(Seat);

    impl Piece for Other {
        fn scene(&self) -> Scene {
            Scene::part_of(1, 1)
        }
    }

    #[test]
    fn parts_are_the_same_by_type_and_value() {
        let hashes = RandomState::new();
        let badge = |index| Part::new(Badge(Seat::new(index)));
        let (one, same) = (badge(1), badge(1));
        assert_eq!(one, same);
        assert_eq!(hashes.hash_one(&one), hashes.hash_one(&same));
        for different in [badge(2), Part::new(Other(Seat::new(1)))] {
            assert_ne!(one, different);
            assert_ne!(hashes.hash_one(&one), hashes.hash_one(&different));
        }
    }

    #[test]
    fn a_part_reads_and_looks_like_its_piece() {
        let piece = Badge(Seat::new(1));
        let part = Part::new(piece);
        assert_eq!(format!("{part:?}"), format!("{piece:?}"));
        assert_eq!(part.scene(), piece.scene());
    }
}
