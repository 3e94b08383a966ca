//! What happens at a table, as it is written down; and how steps become a table again.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::clock::{Moment, is_new_board_version};
use super::{Change, Guest, Occupant, Phase, Table, Terms, UserId};
use crate::fair::{GameId, Seed, SeedWord};
use crate::game::computer::Level;
use crate::game::{Action, RulesVersion, Seat};
use crate::games::AnyEvent;
use crate::journal::{Entry, Journal, LiveGame};

/// One thing that happened. Stored as JSON; names of fields and variants are part of the file format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say all")]
pub enum Step {
    Opened {
        user: UserId,
        name: String,
        terms: Terms,
        #[serde(rename = "edition", default, skip_serializing_if = "RulesVersion::is_first")]
        version: RulesVersion,
    },
    Joined {
        user: UserId,
        name: String,
    },
    Left {
        user: UserId,
    },
    Seated {
        number: u8,
        level: Level,
    },
    Unseated {
        number: u8,
    },
    Said {
        user: UserId,
        word: SeedWord,
    },
    Started {
        deal: Vec<u8>,
    },
    Played {
        seat: Seat,
        action: Action,
        #[serde(default)]
        answers: Vec<u8>,
        #[serde(default)]
        by: Mover,
    },
    Released {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    Voted {
        user: UserId,
    },
    Ended {
        reason: EndReason,
    },
    /// Somebody was forgotten, and the steps before this one name nobody in their place.
    Forgotten {},
}

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// The person in the seat.
    #[default]
    Player,
    /// Nobody: it was the only choice.
    Forced,
    /// A stand-in, because the clock ran out: the player has missed a turn.
    Clock,
    /// A stand-in, in the rest of such a turn or for somebody who is away.
    StandIn,
    /// The computer in the seat.
    Computer,
}

/// How a table came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EndReason {
    /// The game was played to the end.
    Played,
    /// The host ended it.
    Host,
    /// A moderator ended it.
    Moderator,
    /// Most players wanted it.
    Vote,
    /// Nobody is left.
    Abandoned,
    /// Nobody came.
    Idle,
}

/// Why a table can't be made from its steps.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    /// The first step doesn't open the table.
    #[error("the first step doesn't open the table")]
    NotOpened,
    /// It is played by rules that only a later version knows.
    #[error("it is played by the rules of a later version")]
    LaterRules,
    /// A step doesn't follow from those before it.
    #[error("step {number} doesn't follow from those before it: {why}")]
    Step {
        /// Which, counted from 1.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
}

impl Table {
    /// Opens a table; whoever opens it sits down, and the computers of the terms do.
    pub fn open(id: GameId, seed: Seed, user: UserId, name: String, terms: Terms, now: Moment) -> Change {
        let guest = Guest::new(Occupant::Person(user), name.clone());
        let mut table = Table {
            id,
            seed,
            version: terms.game.info().version,
            terms,
            host: user,
            guests: vec![guest],
            votes: Vec::new(),
            phase: Phase::Lobby,
            steps: 1,
            board_version: 0,
            since: now,
        };
        if let Some(company) = terms.company {
            (1..=company.count).for_each(|number| table.seat(number, company.level));
        }
        let version = table.version;
        Change { table, steps: vec![Step::Opened { user, name, terms, version }], events: Vec::new() }
    }

    /// The table that came of these steps.
    pub fn restore(
        id: GameId,
        seed: Seed,
        steps: impl IntoIterator<Item = (Moment, Step)>,
    ) -> Result<Table, Broken> {
        let mut steps = steps.into_iter();
        let Some((opened, Step::Opened { user, name, terms, version })) = steps.next() else {
            return Err(Broken::NotOpened);
        };
        if !version.is_known(terms.game.info().version) {
            return Err(Broken::LaterRules);
        }
        let mut table = Table::open(id, seed, user, name, terms, opened).table;
        table.version = version;
        for (at, step) in steps {
            let number = table.steps + 1;
            table.retake(at, &step).map_err(|why| Broken::Step { number, why })?;
        }
        Ok(table)
    }

    /// Takes a stored step again. Moves are played anew, and have to come out as they were written down.
    fn retake(&mut self, at: Moment, step: &Step) -> Result<(), String> {
        match step {
            Step::Opened { .. } => Err("a table is opened once".into()),
            Step::Started { deal } => {
                let dealt = self.start(at, &mut |_| {}).ok_or("nobody can play that")?;
                if dealt == *deal { Ok(()) } else { Err("the deal is another".into()) }
            }
            Step::Played { seat, action, answers, by } => {
                let entry = self.play(*seat, *action, *by, at, &mut |_| {}).map_err(|why| why.to_string())?;
                if entry.answers == *answers { Ok(()) } else { Err("the dice or cards are others".into()) }
            }
            step => {
                self.note(at, step);
                Ok(())
            }
        }
    }

    /// Takes a step that asks nothing of the game.
    pub(super) fn note(&mut self, at: Moment, step: &Step) {
        self.steps += 1;
        match step {
            Step::Joined { user, name } => {
                self.guests.push(Guest::new(Occupant::Person(*user), name.clone()));
            }
            Step::Left { user } => self.give_up_seat(*user),
            Step::Seated { number, level } => self.seat(*number, *level),
            Step::Unseated { number } => {
                let is_meant = |guest: &Guest| matches!(guest.occupant, Occupant::Computer { number: n, .. } if n == *number);
                self.guests.retain(|guest| !is_meant(guest));
            }
            Step::Said { user, word } => {
                let guest = self.guests.iter_mut().find(|guest| guest.user() == Some(*user));
                guest.into_iter().for_each(|guest| guest.word = Some(word.clone()));
            }
            Step::Released { seat } => {
                self.guests.get_mut(seat.index()).into_iter().for_each(|guest| guest.away = true);
            }
            Step::Returned { seat } => {
                let guest = self.guests.get_mut(seat.index());
                guest.into_iter().for_each(|guest| (guest.away, guest.missed) = (false, 0));
            }
            Step::Voted { user } => self.votes.push(*user),
            Step::Ended { reason } => self.end(*reason),
            Step::Opened { .. } | Step::Started { .. } | Step::Played { .. } | Step::Forgotten {} => {}
        }
        // Who comes and goes while a game is played doesn't turn the clock back for the others.
        if self.is_lobby() {
            self.since = at;
        }
    }

    fn give_up_seat(&mut self, user: UserId) {
        self.guests.retain(|guest| guest.user() != Some(user));
        if let (true, Some(next)) = (self.host == user, self.guests.iter().find_map(Guest::user)) {
            self.host = next;
        }
    }

    fn seat(&mut self, number: u8, level: Level) {
        self.guests.push(Guest::new(Occupant::Computer { number, level }, String::new()));
    }

    fn end(&mut self, reason: EndReason) {
        let journal = match &self.phase {
            Phase::Playing(course, entries, deal) => self.journal_of(course, entries, deal),
            Phase::Lobby | Phase::Over(..) => None,
        };
        self.phase = Phase::Over(reason, journal.map(Box::new));
    }

    /// The journal of a game that was played to the end; one that wasn't keeps its seed.
    fn journal_of(&self, course: &LiveGame, entries: &[Entry], deal: &[u8]) -> Option<Journal> {
        course.game().outcome()?;
        let mut journal = Journal {
            id: self.id.clone(),
            setup: self.setup()?,
            commitment: self.commitment(),
            words: self.words(),
            deal: deal.to_vec(),
            entries: entries.to_vec(),
            reveal: None,
        };
        journal.close(self.seed.clone(), course);
        Some(journal)
    }

    /// Begins the game and answers what chance said; none if this many can't play it.
    pub(super) fn start(&mut self, at: Moment, tell: &mut dyn FnMut(AnyEvent)) -> Option<Vec<u8>> {
        let setup = self.setup()?;
        let (course, deal) = LiveGame::begin(&setup, &self.seed, &self.id, &self.words(), tell);
        self.phase = Phase::Playing(course, Vec::new(), deal.clone());
        self.steps += 1;
        self.board_version += 1;
        self.since = at;
        Some(deal)
    }

    /// Plays an action and answers its entry; or says why not and changes nothing.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: Action,
        by: Mover,
        at: Moment,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Result<Entry, super::TableError> {
        let Phase::Playing(course, entries, _) = &mut self.phase else {
            return Err(super::TableError::NotStarted);
        };
        let before = course.game().acting();
        let entry = course.play(seat, action, tell).map_err(super::TableError::Illegal)?;
        entries.push(entry.clone());
        if is_new_board_version(&before, course.game()) {
            self.board_version += 1;
            self.since = at;
        }
        self.steps += 1;
        let guest = &mut self.guests[seat.index()];
        match by {
            Mover::Player => guest.missed = 0,
            Mover::Clock => guest.missed = guest.missed.saturating_add(1),
            Mover::Forced | Mover::StandIn | Mover::Computer => {}
        }
        Ok(entry)
    }
}

/// A table that something is tried on, and the steps taken so far.
pub(super) struct Draft {
    pub(super) table: Table,
    steps: Vec<Step>,
    events: Vec<AnyEvent>,
    now: Moment,
}

impl Draft {
    pub(super) fn new(table: &Table, now: Moment) -> Draft {
        Draft { table: table.clone(), steps: Vec::new(), events: Vec::new(), now }
    }

    /// Takes a step that asks nothing of the game.
    pub(super) fn take(&mut self, step: Step) {
        self.table.note(self.now, &step);
        self.steps.push(step);
    }

    pub(super) fn start(&mut self) -> bool {
        let Draft { table, events, now, .. } = self;
        let Some(deal) = table.start(*now, &mut |event| events.push(event)) else { return false };
        self.steps.push(Step::Started { deal });
        true
    }

    pub(super) fn play(&mut self, seat: Seat, action: Action, by: Mover) -> Result<(), super::TableError> {
        let Draft { table, events, now, .. } = self;
        let entry = table.play(seat, action, by, *now, &mut |event| events.push(event))?;
        self.steps.push(Step::Played { seat, action, answers: entry.answers, by });
        Ok(())
    }

    pub(super) fn finish(self) -> Change {
        Change { table: self.table, steps: self.steps, events: self.events }
    }
}
