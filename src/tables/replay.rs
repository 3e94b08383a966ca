//! A finished game to look at again: the table as it was after each of its moves.

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

/// What is stored of a game that was played to its end, to look at again; none for any other table.
pub fn replay_of(stored: &Stored) -> Option<Replay> {
    let (id, seed, steps) = restore::read(stored).ok()?;
    let table = match Table::restore(id.clone(), seed.clone(), steps.clone()) {
        Ok(table) => table,
        Err(error) => {
            tracing::error!(table = stored.table.id, %error, "could not replay a finished game");
            return None;
        }
    };
    let journal = table.journal()?.clone();
    Some(Replay { id, seed, steps, table, journal })
}

impl Replay {
    /// The table when all was over.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How many moves there were.
    pub fn moves(&self) -> u32 {
        self.journal.entries.len() as u32
    }

    /// The table after so many moves, and what happened in the last of them.
    pub fn after(&self, moves: u32) -> (Table, Vec<AnyEvent>) {
        let mut events = self.events(moves);
        if moves > 0 {
            events.drain(..self.events(moves - 1).len().min(events.len()));
        }
        let table = Table::restore(self.id.clone(), self.seed.clone(), self.until(moves));
        (table.unwrap_or_else(|_| self.table.clone()), events)
    }

    /// After how many moves the turn before this moment began.
    pub fn turn_before(&self, moves: u32) -> Option<u32> {
        (0..moves).rev().find(|&at| self.is_turning(at))
    }

    /// After how many moves the next turn begins, or the game ends.
    pub fn turn_after(&self, moves: u32) -> Option<u32> {
        (moves + 1..=self.moves()).find(|&at| self.is_turning(at))
    }

    /// Somebody else acts from here on.
    fn is_turning(&self, at: u32) -> bool {
        let seat =
            |index: Option<u32>| -> Option<Seat> { Some(self.journal.entries.get(index? as usize)?.seat) };
        seat(at.checked_sub(1)) != seat(Some(at))
    }

    /// The steps up to a move; with the last one also those behind it, by which the table ended.
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

    /// What happened in so many moves.
    fn events(&self, moves: u32) -> Vec<AnyEvent> {
        let mut events = Vec::new();
        let entries = self.journal.entries[..moves as usize].to_vec();
        let journal = Journal { entries, reveal: None, ..self.journal.clone() };
        // It was restored as a whole, so every part of it can be replayed.
        let _ = journal.replay(&mut |event| events.push(event));
        events
    }
}
