//! Taking back a move. What was played is replayed without it, so the state is the one before the move. Nothing came from
//! chance since, so the dice and cards that follow are the same ones, and nobody gains anything.

use super::step::{Draft, Mover, Step};
use super::{Moment, Participant, Phase, Table, TableError, UserId};
use crate::fair::Source;
use crate::game::Seat;
use crate::journal::{Entry, LiveGame, NoTakeBack, TakenBack};

/// What has happened in the game that is being played.
#[derive(Clone)]
pub(super) struct Record {
    /// The results of chance during the setup.
    pub(super) deal: Vec<u8>,
    /// The moves that count.
    pub(super) entries: Vec<Entry>,
    /// What was taken back.
    pub(super) taken_back: Vec<TakenBack>,
    /// The last moves, as far as they may be taken back.
    silent: Vec<SilentMove>,
}

/// A move that may be taken back.
#[derive(Clone, Copy)]
struct SilentMove {
    /// The number of its line in the journal.
    number: usize,
    by: Mover,
    /// Who had the seat.
    user: Option<UserId>,
    /// Since when the table had been waiting for it.
    since: Moment,
    /// The version of the board that offered it.
    board_version: u32,
}

impl Record {
    pub(super) const fn new(deal: Vec<u8>) -> Record {
        Record { deal, entries: Vec::new(), taken_back: Vec::new(), silent: Vec::new() }
    }

    /// Adds a move. `silent` of the last ones may be taken back.
    pub(super) fn add(
        &mut self,
        entry: Entry,
        (by, user): (Mover, Option<UserId>),
        (since, board_version): (Moment, u32),
        silent: usize,
    ) {
        self.silent.push(SilentMove { number: self.next_number(), by, user, since, board_version });
        self.silent.drain(..self.silent.len().saturating_sub(silent));
        self.entries.push(entry);
    }

    fn next_number(&self) -> usize {
        self.entries.len() + self.taken_back.iter().map(|taken| 1 + taken.moves.len()).sum::<usize>() + 1
    }
}

impl Table {
    /// Takes back the last move of a seat. Returns the numbers of what is taken back. The clock goes on as if the move had not
    /// been made: otherwise one could gain time by it.
    pub(super) fn take_back(&mut self, seat: Seat, at: Moment) -> Result<Vec<usize>, TableError> {
        let (setup, words) = (self.setup().ok_or(TableError::NotStarted)?, self.words());
        let user = self.participants.get(seat.index()).and_then(Participant::user);
        let Phase::Playing(live_game, record) = &mut self.phase else { return Err(TableError::NotStarted) };
        let range = live_game.takeable(seat, &record.entries)?;
        let offset = record.entries.len() - record.silent.len();
        let own = record.silent.get(range.start - offset).copied().ok_or(NoTakeBack::GoneOn)?;
        // Neither what the clock did nor what a friend did in somebody's seat is theirs.
        if own.by != Mover::Player || own.user != user {
            return Err(NoTakeBack::Nothing.into());
        }
        let number = record.next_number();
        let numbers: Vec<usize> = record
            .silent
            .drain(range.start - offset..range.end - offset)
            .map(|silent| silent.number)
            .collect();
        let moves = numbers.iter().copied().zip(record.entries.drain(range)).collect();
        record.taken_back.push(TakenBack { number, seat, moves });
        let source = Source::new(self.terms.luck, &self.seed, &self.id, &words, setup.seats());
        let replayed = LiveGame::replayed(self.terms.luck, &setup, source, &record.deal, &record.entries);
        *live_game = replayed.map_err(TableError::Illegal)?;
        self.steps += 1;
        self.since = own.since;
        // Whoever chooses at the same time still has the same choices, so their buttons stay valid.
        self.board_version += u32::from(own.board_version != self.board_version);
        self.note_calls(at);
        Ok(numbers)
    }
}

impl Draft {
    /// Takes back a person's last move.
    pub(super) fn take_back(&mut self, user: UserId, board_version: Option<u32>) -> Result<(), TableError> {
        if self.table.game().is_none() {
            return Err(TableError::NotStarted);
        }
        let lent = self.table.lent_seat(user);
        let seat = lent.or_else(|| self.table.seat_of(user)).ok_or(TableError::NotSeated)?;
        if board_version.is_some_and(|board_version| board_version != self.table.board_version) {
            return Err(TableError::Stale);
        }
        if self.table.participants[seat.index()].away || lent.is_some() {
            self.take(Step::Returned { seat });
        }
        self.undo(seat)?;
        if self.table.deadline_of(seat).is_some_and(|deadline| deadline <= self.now()) {
            return Err(NoTakeBack::Late.into());
        }
        Ok(())
    }
}
