//! The steps that are stored of a table, and how to restore a table from them.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::clock::Moment;
use super::takeback::Record;
use super::{
    Change, Friend, Occupant, Participant, Pauses, Phase, PostedAt, Table, TableSeed, Terms, UserId,
};
use crate::fair::{GameId, Seed, SeedWord, Source};
use crate::game::computer::Level;
use crate::game::{Action, RulesVersion, Seat};
use crate::games::AnyEvent;
use crate::journal::{Entry, Journal, LiveGame};

/// One change of a table. Stored as JSON: the names of fields and variants are part of the format.
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
        posted: Option<PostedAt>,
    },
    Joined {
        user: UserId,
        name: String,
    },
    Left {
        user: UserId,
    },
    Invited {
        user: UserId,
    },
    Declined {
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
    /// A player took back their last move. Contains its number among the lines of the journal, and those of the moves that
    /// were forced after it.
    TakenBack {
        seat: Seat,
        moves: Vec<usize>,
    },
    Released {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    /// Somebody who isn't at the table asks for the seat of a player who is away.
    Offered {
        friend: Friend,
        seat: Seat,
    },
    /// Somebody wants this friend, or a computer, to play for a player who is away.
    Lending {
        user: UserId,
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        friend: Option<Friend>,
    },
    /// Enough of them do: the stand-in plays until the player returns.
    Lent {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        friend: Option<Friend>,
    },
    /// A friend doesn't play on in the seat of somebody who is away.
    Resigned {
        seat: Seat,
    },
    Voted {
        user: UserId,
    },
    Ended {
        reason: EndReason,
    },
    /// A user was erased, and earlier steps were rewritten without them.
    Forgotten {},
}

/// Who or what made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// The person in the seat.
    #[default]
    Player,
    /// Automatic: it was the only legal move.
    Forced,
    /// Automatic, because the time ran out: the player missed a turn.
    Clock,
    /// Automatic: the rest of a turn that timed out, or a move for a player who is away.
    StandIn,
    /// The computer in the seat.
    Computer,
}

/// Why a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EndReason {
    /// The game was played to the end.
    Played,
    /// The host ended it.
    Host,
    /// A moderator ended it.
    Moderator,
    /// A majority of the players voted for it.
    Vote,
    /// No person is left.
    Abandoned,
    /// The lobby was idle for too long.
    Idle,
}

/// Why a table can't be restored from its steps.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// The first step doesn't open the table.
    #[error("the first step doesn't open the table")]
    NotOpened,
    /// It needs a later version of the rules than this program has.
    #[error("it is played by the rules of a later version")]
    LaterRules,
    /// A step doesn't follow from the earlier ones.
    #[error("step {number} doesn't follow from those before it: {why}")]
    Step {
        /// The step, counted from 1.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
}

impl Table {
    /// Opens a table. The user takes the first seat, and the computers of the terms take the next ones.
    pub fn open(table_seed: TableSeed, user: UserId, name: String, terms: Terms, now: Moment) -> Change {
        let TableSeed { id, seed, posted } = table_seed;
        let participant = Participant::new(Occupant::Person(user), name.clone());
        let mut table = Table {
            id,
            seed,
            posted,
            version: terms.game.info().version,
            terms,
            host: user,
            participants: vec![participant],
            invited: Vec::new(),
            votes: Vec::new(),
            lending: Vec::new(),
            offers: Vec::new(),
            phase: Phase::Lobby,
            steps: 1,
            board_version: 0,
            since: now,
            calls: Vec::new(),
            released: Vec::new(),
            pauses: Pauses::default(),
        };
        if let Some(company) = terms.company {
            (1..=company.count).for_each(|number| table.seat(number, company.level));
        }
        let version = table.version;
        let opened = Step::Opened { user, name, terms, version, posted };
        Change { table, steps: vec![opened], events: Vec::new() }
    }

    /// Ends a table that nobody can see.
    pub fn withdraw(&self, now: Moment) -> Change {
        let mut draft = Draft::new(self, now);
        draft.take(Step::Ended { reason: EndReason::Abandoned });
        draft.finish()
    }

    /// Restores a table from its steps.
    pub fn restore(
        id: GameId,
        seed: Seed,
        steps: impl IntoIterator<Item = (Moment, Step)>,
    ) -> Result<Table, RestoreError> {
        let mut steps = steps.into_iter();
        let Some((opened, Step::Opened { user, name, terms, version, posted })) = steps.next() else {
            return Err(RestoreError::NotOpened);
        };
        if !version.is_known(terms.game.info().version) {
            return Err(RestoreError::LaterRules);
        }
        let mut table = Table::open(TableSeed { id, seed, posted }, user, name, terms, opened).table;
        table.version = version;
        table.follow(steps, &mut |_| {})?;
        Ok(table)
    }

    /// Repeats stored steps that follow the last one of this table.
    pub fn follow(
        &mut self,
        steps: impl IntoIterator<Item = (Moment, Step)>,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Result<(), RestoreError> {
        for (at, step) in steps {
            let number = self.steps + 1;
            self.replay_step(at, &step, tell).map_err(|why| RestoreError::Step { number, why })?;
        }
        Ok(())
    }

    /// Repeats a stored step. Moves are played again and must have the recorded results.
    fn replay_step(&mut self, at: Moment, step: &Step, tell: &mut dyn FnMut(AnyEvent)) -> Result<(), String> {
        self.check_stored(step)?;
        match step {
            Step::Started { deal } => {
                let dealt = self.start(at, Some(deal), tell).ok_or("nobody can play that")?;
                if dealt == *deal { Ok(()) } else { Err("the deal is another".into()) }
            }
            Step::Played { seat, action, answers, by } => {
                let entry = self
                    .play(Move { seat: *seat, action: *action, by: *by, recorded: Some(answers) }, at, tell)
                    .map_err(|why| why.to_string())?;
                if entry.answers == *answers { Ok(()) } else { Err("the dice or cards are others".into()) }
            }
            Step::TakenBack { seat, moves } => {
                let taken = self.take_back(*seat, at).map_err(|why| why.to_string())?;
                if taken == *moves { Ok(()) } else { Err("other moves were taken back".into()) }
            }
            step => {
                self.apply_step(at, step);
                Ok(())
            }
        }
    }

    /// Applies a step other than a move, its taking back, or a start.
    pub(super) fn apply_step(&mut self, at: Moment, step: &Step) {
        self.steps += 1;
        match step {
            Step::Joined { user, name } => {
                self.invited.retain(|invited| invited != user);
                self.participants.push(Participant::new(Occupant::Person(*user), name.clone()));
            }
            Step::Left { user } => self.give_up_seat(*user),
            Step::Invited { user } => self.invited.push(*user),
            Step::Declined { user } => self.invited.retain(|invited| invited != user),
            Step::Seated { number, level } => self.seat(*number, *level),
            Step::Unseated { number } => {
                self.participants.retain(|participant| !participant.is_computer(*number));
            }
            Step::Said { user, word } => {
                let participant =
                    self.participants.iter_mut().find(|participant| participant.user() == Some(*user));
                participant.into_iter().for_each(|participant| participant.word = Some(word.clone()));
            }
            Step::Released { seat } => {
                let participant = self.participants.get_mut(seat.index());
                participant
                    .into_iter()
                    .for_each(|participant| (participant.away, participant.lent) = (true, false));
            }
            Step::Returned { seat } | Step::Resigned { seat } => {
                self.participants.get_mut(seat.index()).into_iter().for_each(Participant::take_back);
                self.lending.retain(|(lent, ..)| lent != seat);
                self.offers.retain(|(lent, _)| lent != seat);
            }
            Step::Offered { friend, seat } => self.offers.push((*seat, friend.clone())),
            Step::Lending { user, seat, friend } => {
                self.lending.push((*seat, *user, friend.as_ref().map(|friend| friend.user)));
            }
            Step::Lent { seat, friend } => {
                let participant = self.participants.get_mut(seat.index());
                participant.into_iter().for_each(|participant| participant.lend_to(friend.clone()));
            }
            Step::Voted { user } => self.votes.push(*user),
            Step::Ended { reason } => self.end(*reason),
            Step::Opened { .. }
            | Step::Started { .. }
            | Step::Played { .. }
            | Step::TakenBack { .. }
            | Step::Forgotten {} => {}
        }
        // During a game, a player who leaves or returns must not reset the clock of the others.
        if self.is_lobby() {
            self.since = at;
        }
        self.note_calls(at);
    }

    fn give_up_seat(&mut self, user: UserId) {
        self.participants.retain(|participant| participant.user() != Some(user));
        if let (true, Some(next)) = (self.host == user, self.participants.iter().find_map(Participant::user))
        {
            self.host = next;
        }
    }

    fn seat(&mut self, number: u8, level: Level) {
        self.participants.push(Participant::new(Occupant::Computer { number, level }, String::new()));
    }

    fn end(&mut self, reason: EndReason) {
        let journal = match &self.phase {
            Phase::Playing(live_game, record) => self.journal_of(record).map(|mut journal| {
                journal.close(self.seed.clone(), live_game);
                journal
            }),
            Phase::Lobby | Phase::Over(..) => None,
        };
        self.phase = Phase::Over(reason, journal.map(Box::new));
    }

    /// The journal of a game, without the seed and the result.
    pub(super) fn journal_of(&self, record: &Record) -> Option<Journal> {
        Some(Journal {
            id: self.id.clone(),
            setup: self.setup()?,
            luck: self.terms.luck,
            commitment: self.commitment(),
            posted: self.posted.map(|posted| posted.message),
            words: self.words(),
            deal: record.deal.clone(),
            entries: record.entries.clone(),
            taken_back: record.taken_back.clone(),
            reveal: None,
        })
    }

    /// Starts the game and returns the results of chance; `None` if the number of players is wrong. `recorded` are the
    /// results that are stored, if it is a repetition.
    pub(super) fn start(
        &mut self,
        at: Moment,
        recorded: Option<&[u8]>,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Option<Vec<u8>> {
        let setup = self.setup()?;
        let source = Source::new(self.terms.luck, &self.seed, &self.id, &self.words(), setup.seats());
        let (live_game, deal) = LiveGame::begin_with(self.terms.luck, &setup, source, recorded, tell);
        self.phase = Phase::Playing(live_game, Record::new(deal.clone()));
        self.invited.clear();
        self.steps += 1;
        self.board_version += 1;
        self.since = at;
        self.note_calls(at);
        Some(deal)
    }

    /// Plays an action and returns its journal entry. An illegal action changes nothing.
    pub(super) fn play(
        &mut self,
        Move { seat, action, by, recorded }: Move<'_>,
        at: Moment,
        tell: &mut dyn FnMut(AnyEvent),
    ) -> Result<Entry, super::TableError> {
        let Phase::Playing(live_game, record) = &mut self.phase else {
            return Err(super::TableError::NotStarted);
        };
        let before = live_game.game().acting();
        let entry =
            live_game.play_recorded(seat, action, recorded, tell).map_err(super::TableError::Illegal)?;
        let user = self.participants[seat.index()].user();
        record.add(entry.clone(), (by, user), (self.since, self.board_version), live_game.silent());
        // Somebody who has chosen already only changed that: nothing new is offered.
        if before.contains(&seat) && live_game.game().asks_anew(&before) {
            self.board_version += 1;
            self.since = at;
        }
        self.steps += 1;
        let participant = &mut self.participants[seat.index()];
        match by {
            Mover::Player => participant.missed = 0,
            Mover::Clock => participant.missed = participant.missed.saturating_add(1),
            Mover::Forced | Mover::StandIn | Mover::Computer => {}
        }
        self.note_calls(at);
        Ok(entry)
    }
}

/// A move to play.
pub(super) struct Move<'a> {
    seat: Seat,
    action: Action,
    by: Mover,
    /// The results of chance that are stored, if it is a repetition.
    recorded: Option<&'a [u8]>,
}

/// A copy of a table with changes that are not stored yet, and their steps.
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

    /// Applies a step other than a move, its taking back, or a start.
    pub(super) fn take(&mut self, step: Step) {
        self.table.apply_step(self.now, &step);
        self.steps.push(step);
    }

    pub(super) fn start(&mut self) -> bool {
        let Draft { table, events, now, .. } = self;
        let Some(deal) = table.start(*now, None, &mut |event| events.push(event)) else { return false };
        self.steps.push(Step::Started { deal });
        true
    }

    pub(super) fn play(&mut self, seat: Seat, action: Action, by: Mover) -> Result<(), super::TableError> {
        let Draft { table, events, now, .. } = self;
        let played = Move { seat, action, by, recorded: None };
        let entry = table.play(played, *now, &mut |event| events.push(event))?;
        self.steps.push(Step::Played { seat, action, answers: entry.answers, by });
        Ok(())
    }

    /// The time of the change.
    pub(super) const fn now(&self) -> Moment {
        self.now
    }

    /// Takes back the last move of a seat.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), super::TableError> {
        let moves = self.table.take_back(seat, self.now)?;
        self.steps.push(Step::TakenBack { seat, moves });
        Ok(())
    }

    /// The steps so far.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub(super) fn finish(self) -> Change {
        Change { table: self.table, steps: self.steps, events: self.events }
    }
}
