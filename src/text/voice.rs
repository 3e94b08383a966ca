//! Who is spoken of, and in which language.

use super::{Arg, Lang, words};
use crate::game::Seat;

/// Player names by seat, already made safe for Markdown by the caller.
pub type Names<'a> = &'a [String];

/// A language and the names of those it speaks of.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    names: Names<'a>,
}

impl<'a> Voice<'a> {
    /// This language, and these names.
    pub const fn new(lang: Lang, names: Names<'a>) -> Voice<'a> {
        Voice { lang, names }
    }

    /// See [`Lang::say`].
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    /// Who sits there; the seat's number if nobody said.
    pub fn name(&self, seat: Seat) -> String {
        let unnamed = || say!(self, "seat-unnamed", number = seat.index() + 1);
        self.names.get(seat.index()).cloned().unwrap_or_else(unnamed)
    }

    /// "Anna, Ben and Carl".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        words::join(self.lang, &seats.into_iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }
}

/// Says the sentence of a key, with its arguments as `name = value`.
macro_rules! say {
    ($voice:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $voice.say($key, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}
pub(crate) use say;
