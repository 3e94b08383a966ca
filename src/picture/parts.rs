//! What lies on a table and always looks the same: tiles, dice, cards, plates, the boxes of a sheet. Each is drawn
//! once and kept. A game brings its own pieces; those that every game has are here.

use std::any::{Any, TypeId};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::look::Ink;
use super::scene::{Area, Pen, Scene};
use crate::game::Seat;

/// Something that looks the same wherever it lies. Its value is all that its look depends on; its `Debug` form is its
/// line in the text of a scene.
pub trait Piece: fmt::Debug + Eq + Hash + Send + Sync + 'static {
    /// How it is drawn.
    fn scene(&self) -> Scene;
}

/// A piece of any game. Two parts are equal if they are of the same type and have the same value.
#[derive(Clone)]
pub struct Part(Arc<dyn AnyPiece>);

impl Part {
    /// Wraps a piece.
    pub fn new(piece: impl Piece) -> Part {
        Part(Arc::new(piece))
    }

    /// How it is drawn.
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

/// A piece whose type is forgotten: comparing and hashing in a form that a trait object allows.
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
        // Pieces of two types may have the same fields.
        TypeId::of::<P>().hash(&mut state);
        self.hash(&mut state);
    }
}

/// A small number: how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count(pub u8);

impl Count {
    /// Its side.
    pub const SIDE: i16 = 26;
}

impl Piece for Count {
    fn scene(&self) -> Scene {
        let mut scene = Scene::part_of(Count::SIDE, Count::SIDE);
        count_mark(&mut scene, (Count::SIDE, 0), self.0);
        scene
    }
}

/// A seat's letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Badge(pub Seat);

impl Badge {
    /// Its side.
    pub const SIDE: i16 = 32;
}

impl Piece for Badge {
    fn scene(&self) -> Scene {
        let mut scene = Scene::part_of(Badge::SIDE, Badge::SIDE);
        let ink = seat_ink(self.0);
        scene.block(Area::new(0, 0, Badge::SIDE, Badge::SIDE), Badge::SIDE / 2, ink);
        scene.write_middle(Pen::new(23, Ink::Umber, ink), (16, 24), seat_letter(self.0));
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

/// A small number in the corner that ends here: how many there are.
pub fn count_mark(scene: &mut Scene, (right, top): (i16, i16), count: u8) {
    scene.block(Area::new(right - 26, top, 26, 26), 9, Ink::Umber);
    scene.block(Area::new(right - 25, top + 1, 24, 24), 8, Ink::Gold);
    scene.write_middle(Pen::new(20, Ink::Umber, Ink::Gold), (right - 13, top + 20), count.to_string());
}

#[cfg(test)]
mod tests {
    use std::hash::{BuildHasher, RandomState};

    use super::*;

    /// The same content as a [`Count`].
    #[derive(Debug, PartialEq, Eq, Hash)]
    struct Other(u8);

    impl Piece for Other {
        fn scene(&self) -> Scene {
            Scene::part_of(1, 1)
        }
    }

    #[test]
    fn parts_are_the_same_by_type_and_value() {
        let hashes = RandomState::new();
        let (one, same) = (Part::new(Count(1)), Part::new(Count(1)));
        assert_eq!(one, same);
        assert_eq!(hashes.hash_one(&one), hashes.hash_one(&same));
        for different in [Part::new(Count(2)), Part::new(Other(1))] {
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
