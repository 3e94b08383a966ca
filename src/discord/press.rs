//! What a button or menu asks for, and its id: the table, the board_version of the board it stands on, and what it does.
//! Who pressed it is never taken from the id.

use std::fmt;
use std::str::FromStr;

use crate::fair::GameId;
use crate::game::Action;
use crate::game::computer::Level;
use crate::games::GameKind;

/// A button's id: `table:board_version:what`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressId {
    /// Which table.
    pub table: GameId,
    /// The board_version of the board.
    pub board_version: u32,
    /// What it does.
    pub press: Press,
}

/// What a button or menu does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Acts in the game.
    Act(Action),
    /// Plays what was chosen from this menu of a panel.
    Menu(&'static str),
    /// Shows the panel of this name: what is one's own.
    Panel(&'static str),
    /// Takes a seat, or takes it back.
    Join,
    /// Gives the seat up.
    Leave,
    /// Seats a computer.
    Seat(Level),
    /// Sends the last computer away.
    Unseat,
    /// Begins.
    Start,
    /// Explains the game.
    Rules,
    /// Opens the same table again.
    Rematch,
    /// Brings the board to the bottom.
    Board,
    /// Asks for a word to mix into the dice.
    Word,
    /// Ends the table, or votes for it.
    End,
}

const WORDS: [(Press, &str); 12] = [
    (Press::Join, "join"),
    (Press::Leave, "leave"),
    (Press::Seat(Level::Easy), "seat easy"),
    (Press::Seat(Level::Steady), "seat steady"),
    (Press::Seat(Level::Hard), "seat hard"),
    (Press::Unseat, "unseat"),
    (Press::Start, "start"),
    (Press::Rules, "rules"),
    (Press::Rematch, "rematch"),
    (Press::Board, "board"),
    (Press::Word, "word"),
    (Press::End, "end"),
];

/// What all games have in common, then the panels of the games and their menus.
fn words() -> impl Iterator<Item = (Press, &'static str)> {
    let panels = || GameKind::ALL.into_iter().filter_map(GameKind::panel);
    let names = panels().map(|panel| (Press::Panel(panel.name), panel.name));
    let menus = panels().flat_map(|panel| panel.menus).map(|name| (Press::Menu(name), *name));
    WORDS.into_iter().chain(names).chain(menus)
}

impl fmt::Display for PressId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", self.table, self.board_version)?;
        match self.press {
            Press::Act(action) => write!(f, "{action}"),
            press => {
                let word = words().find(|(known, _)| *known == press).map_or("", |(_, word)| word);
                f.write_str(word)
            }
        }
    }
}

/// No id of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPress;

impl FromStr for PressId {
    type Err = NotAPress;

    fn from_str(text: &str) -> Result<PressId, NotAPress> {
        let mut parts = text.splitn(3, ':');
        let mut next = || parts.next().ok_or(NotAPress);
        let (table, board_version, what) = (next()?, next()?, next()?);
        let word = words().find(|(_, word)| *word == what).map(|(press, _)| press);
        let press = word.or_else(|| what.parse().ok().map(Press::Act)).ok_or(NotAPress)?;
        let (table, board_version) =
            (table.parse().map_err(|_| NotAPress)?, board_version.parse().map_err(|_| NotAPress)?);
        Ok(PressId { table, board_version, press })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_fit_discord() {
        let table = GameId::random().unwrap();
        let lay: Action =
            format!("lay worm {}", (1..=25).map(|p| p.to_string()).collect::<Vec<_>>().join("+"))
                .parse()
                .unwrap();
        let presses = words().map(|(press, _)| press).chain([Press::Act(Action::Roll), Press::Act(lay)]);
        for press in presses {
            let id = PressId { table: table.clone(), board_version: 99_999, press };
            assert_eq!(id.to_string().parse(), Ok(id.clone()));
            assert!(id.to_string().len() <= 100, "{id}");
        }
    }

    #[test]
    fn anything_else_is_no_id_of_ours() {
        for text in [
            "",
            "a",
            "a:1",
            "a:1:",
            "a:x:roll",
            "A:1:roll",
            ":1:roll",
            "a:1:rolls",
            "a:-1:roll",
            "a:1:roll:2",
        ] {
            assert_eq!(text.parse::<PressId>(), Err(NotAPress), "{text:?}");
        }
    }
}
