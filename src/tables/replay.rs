//! Replays a finished game: the table as it was after each move that counts. What was taken back is told, not shown.

use std::collections::HashSet;

use super::restore;
use crate::fair::{GameId, Seed};
use crate::game::Seat;
use crate::games::AnyEvent;
use crate::journal::{Journal, Line};
use crate::store::Stored;
use crate::table::{Moment, Mover, Step, Table};

/// A finished game.
pub struct Replay {
    id: GameId,
    seed: Seed,
    /// Without what was taken back.
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
    let steps = that_count(steps);
    Some(Replay { id, seed, steps, table, journal })
}

/// The steps without the moves that were taken back, and without taking them back.
fn that_count(steps: Vec<(Moment, Step)>) -> Vec<(Moment, Step)> {
    let taken_back: HashSet<usize> = steps
        .iter()
        .flat_map(|(_, step)| if let Step::TakenBack { moves, .. } = step { &moves[..] } else { &[] })
        .copied()
        .collect();
    let mut line = 0;
    let counts = |(_, step): &(Moment, Step)| match step {
        Step::Played { .. } => {
            line += 1;
            !taken_back.contains(&line)
        }
        Step::TakenBack { .. } => {
            line += 1;
            false
        }
        _ => true,
    };
    steps.into_iter().filter(counts).collect()
}

impl Replay {
    /// Who took back a move after so many moves that count, and before the next one.
    pub fn taken_back(&self, moves: u32) -> Vec<Seat> {
        let mut counted = 0;
        let mut seats = Vec::new();
        let taken: HashSet<usize> = self
            .journal
            .taken_back
            .iter()
            .flat_map(|taken| taken.moves.iter().map(|(number, _)| *number))
            .collect();
        for (number, line) in (1..).zip(self.journal.lines()) {
            match line {
                Line::TakenBack(taken) if counted == moves => seats.push(taken.seat),
                Line::Move(_) if !taken.contains(&number) => counted += 1,
                _ => {}
            }
        }
        seats
    }

    /// The table at the end of the game.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The number of moves.
    pub fn moves(&self) -> u32 {
        self.journal.entries.len() as u32
    }

    /// Whether the move after so many was made by the person in the seat, and not for them.
    pub fn is_own_move(&self, moves: u32) -> bool {
        let played = |(_, step): &(Moment, Step)| match step {
            Step::Played { by, .. } => Some(*by),
            _ => None,
        };
        self.steps.iter().filter_map(played).nth(moves as usize) == Some(Mover::Player)
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
