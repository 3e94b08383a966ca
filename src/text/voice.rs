//! A language and the players' names, for texts about players.

use super::{Arg, Lang, phrases};
use crate::game::Seat;

/// Player names by seat, already escaped for Markdown by the caller.
pub type Names<'a> = &'a [String];

/// A language and the players' names.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    names: Names<'a>,
}

impl<'a> Voice<'a> {
    /// A voice with this language and these names.
    pub const fn new(lang: Lang, names: Names<'a>) -> Voice<'a> {
        Voice { lang, names }
    }

    /// See [`Lang::say`].
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.lang.say(key, args)
    }

    /// The player's name, or the seat's number if there is none.
    pub fn name(&self, seat: Seat) -> String {
        let unnamed = || say!(self, "seat-unnamed", number = seat.index() + 1);
        self.names.get(seat.index()).cloned().unwrap_or_else(unnamed)
    }

    /// "Anna, Ben and Carl".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        phrases::join(self.lang, &seats.into_iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }
}

/// Formats the text of a key, with arguments as `name = value`.
macro_rules! say {
    ($voice:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $voice.say($key, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}
pub(crate) use say;
