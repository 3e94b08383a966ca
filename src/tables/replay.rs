//! Replays a finished game: the table as it was after each move.

use super::restore;
use crate::fair::{GameId, Seed};
use crate::game::Seat;
use crate::games::AnyEvent;
use crate::journal::Journal;
use crate::store::Stored;
use crate::table::{Moment, Step, Table};

/// A finished game.
pub struct Replay {
    id: GameId,
    seed: Seed,
    steps: Vec<(Moment, Step)>,
    table: Table,
    journal: Journal,
}

/// The replay of a stored game that is over, also if it ended early; `None` for any other table.
pub fn replay_of(stored: &Stored) -> Option<Replay> {
    let restored = restore::read(stored).and_then(|parts| Ok((parts.table()?, parts)));
    let (table, restore::TableParts { id, seed, steps }) = match restored {
        Ok(restored) => restored,
        Err(reason) => {
            tracing::error!(table = stored.table.id, %reason, "could not replay a finished game");
            return None;
        }
    };
    let journal = table.journal()?.clone();
    Some(Replay { id, seed, steps, table, journal })
}

impl Replay {
    /// The table at the end of the game.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The number of moves.
    pub fn moves(&self) -> u32 {
        self.journal.entries.len() as u32
    }

    /// The table after this many moves, and the events of the last one.
    pub fn after(&self, moves: u32) -> (Table, Vec<AnyEvent>) {
        let mut events = self.events(moves);
        if moves > 0 {
            events.drain(..self.events(moves - 1).len().min(events.len()));
        }
        let table = Table::restore(self.id.clone(), self.seed.clone(), self.until(moves));
        (table.unwrap_or_else(|_| self.table.clone()), events)
    }

    /// The number of moves after which the previous turn began.
    pub fn turn_before(&self, moves: u32) -> Option<u32> {
        (0..moves).rev().find(|&at| self.is_turning(at))
    }

    /// The number of moves after which the next turn begins or the game ends.
    pub fn turn_after(&self, moves: u32) -> Option<u32> {
        (moves + 1..=self.moves()).find(|&at| self.is_turning(at))
    }

    /// Whether another seat acts from here on.
    fn is_turning(&self, at: u32) -> bool {
        let seat =
            |index: Option<u32>| -> Option<Seat> { Some(self.journal.entries.get(index? as usize)?.seat) };
        seat(at.checked_sub(1)) != seat(Some(at))
    }

    /// The steps up to a move. After the last move, includes those that ended the table.
    fn until(&self, moves: u32) -> Vec<(Moment, Step)> {
        let mut left = moves;
        let is_before = |(_, step): &&(Moment, Step)| match step {
            Step::Played { .. } if left == 0 => false,
            Step::Played { .. } => {
                left -= 1;
                true
            }
            Step::Ended { .. } => moves == self.moves(),
            _ => true,
        };
        self.steps.iter().take_while(is_before).cloned().collect()
    }

    /// The events of the first moves.
    fn events(&self, moves: u32) -> Vec<AnyEvent> {
        let mut events = Vec::new();
        let entries = self.journal.entries[..moves as usize].to_vec();
        let journal = Journal { entries, reveal: None, ..self.journal.clone() };
        // The whole game could be restored, so every part of it can be replayed.
        let _ = journal.replay(&mut |event| events.push(event));
        events
    }
}
