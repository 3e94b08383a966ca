//! The computers at a table: adding and removing them in the lobby, and their moves.

use std::hash::{DefaultHasher, Hash, Hasher};

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::step::{Draft, Mover, Step};
use super::{Change, Moment, Occupant, Phase, Table, TableError, UserId};
use crate::game::computer::Level;
use crate::game::{Action, PerSeat, Seat, Viewer};
use crate::games::LessonPlace;

/// How fast computers play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ComputerPace {
    /// One action at a time, so that people can follow every roll.
    #[default]
    Calm,
    /// The same, faster.
    Brisk,
    /// Whole turns, without a pause.
    AtOnce,
}

impl ComputerPace {
    /// The pause before a computer acts, in milliseconds.
    const fn pause(self) -> i64 {
        match self {
            ComputerPace::Calm => 1_200,
            ComputerPace::Brisk => 500,
            ComputerPace::AtOnce => 0,
        }
    }
}

impl Table {
    /// Whether it is a computer's turn.
    pub fn awaits_computers(&self) -> bool {
        !self.computers_to_move().is_empty()
    }

    /// When the next computer should act; `None` if it is no computer's turn.
    pub fn computer_moves_at(&self, pace: ComputerPace) -> Option<Moment> {
        self.awaits_computers().then(|| self.since.plus(pace.pause()))
    }

    /// Lets every acting computer take one action, or at once its whole turn. They see only what a player in their seat
    /// would see. This may take long, so don't call it on an async thread.
    pub fn computers_play(&self, pace: ComputerPace, now: Moment) -> Option<Change> {
        let seats = self.computers_to_move();
        if seats.is_empty() {
            return None;
        }
        let mut draft = Draft::new(self, now);
        for (seat, level) in seats {
            match pace {
                ComputerPace::Calm | ComputerPace::Brisk => drop(draft.think(seat, level)),
                ComputerPace::AtOnce => draft.think_turn(seat, level),
            }
        }
        draft.continue_game();
        Some(draft.finish())
    }

    /// Plays the turns of all acting computers without thinking. For a player that fails.
    pub fn computers_play_cautiously(&self, now: Moment) -> Option<Change> {
        let seats = self.computers_to_move();
        if seats.is_empty() {
            return None;
        }
        let mut draft = Draft::new(self, now);
        for (seat, _) in seats {
            draft.play_turn(seat, Mover::StandIn);
        }
        draft.continue_game();
        Some(draft.finish())
    }

    fn computers_to_move(&self) -> PerSeat<(Seat, Level)> {
        let played_by = |seat: &Seat| self.participants[seat.index()].played_by();
        self.acting().iter().filter_map(|seat| Some((*seat, played_by(seat)?))).collect()
    }

    fn computers(&self) -> impl Iterator<Item = u8> + '_ {
        self.participants.iter().filter_map(|participant| match participant.occupant {
            Occupant::Computer { number, .. } => Some(number),
            Occupant::Person(_) => None,
        })
    }
}

impl Draft {
    pub(super) fn seat_computer(&mut self, user: UserId, level: Level) -> Result<(), TableError> {
        self.check_host_of_lobby(user)?;
        self.add_computer(level)
    }

    /// Seats as many computers as the game needs, and starts it. Only for a host who is alone: others may want to wait.
    pub(super) fn play_computer(&mut self, user: UserId) -> Result<(), TableError> {
        self.check_host_of_lobby(user)?;
        if !self.table.is_alone() {
            return Err(TableError::Stale);
        }
        while self.table.participants.len() < usize::from(*self.table.terms.game.seats().start()) {
            self.add_computer(Level::Steady)?;
        }
        self.begin(user)
    }

    pub(super) fn add_computer(&mut self, level: Level) -> Result<(), TableError> {
        if !self.table.has_room() {
            return Err(TableError::Full { seats: *self.table.terms.game.seats().end() });
        }
        let number = (1..=u8::MAX).find(|number| self.table.computers().all(|taken| taken != *number));
        self.take(Step::Seated { number: number.unwrap_or_default(), level });
        Ok(())
    }

    pub(super) fn unseat_computer(&mut self, user: UserId) -> Result<(), TableError> {
        self.check_host_of_lobby(user)?;
        let number = self.table.computers().last().ok_or(TableError::NoComputer)?;
        self.take(Step::Unseated { number });
        Ok(())
    }

    fn check_host_of_lobby(&self, user: UserId) -> Result<(), TableError> {
        if !self.table.is_lobby() {
            Err(TableError::AlreadyStarted)
        } else if self.table.host != user {
            Err(TableError::NotHost)
        } else {
            Ok(())
        }
    }

    /// In a lesson the computer answers at once, so that the person sees its moves together with their own. The easy player
    /// hardly thinks.
    pub(super) fn answer_in_lesson(&mut self) {
        while self.table.terms.is_lesson() {
            let seats = self.table.computers_to_move();
            if seats.is_empty() {
                return;
            }
            for (seat, level) in seats {
                self.think(seat, level);
            }
            self.continue_game();
        }
    }

    /// Plays a turn the way a computer of this level does.
    fn think_turn(&mut self, seat: Seat, level: Level) {
        while let Some(action) = self.think(seat, level) {
            if self.table.terms.game.ends_turn(action) {
                return;
            }
        }
    }

    /// Takes the action that a computer of this level takes. `None` if the seat has none.
    fn think(&mut self, seat: Seat, level: Level) -> Option<Action> {
        let by = match self.table.participants[seat.index()].occupant {
            Occupant::Computer { .. } => Mover::Computer,
            Occupant::Person(_) => Mover::StandIn,
        };
        // Computers don't change a choice that they have made in secret.
        let game = self.table.game().filter(|game| game.acting().contains(&seat))?;
        let legal = game.legal(seat);
        let action = match legal[..] {
            _ if let Some(reply) = self.table.lesson().and_then(|place| place.reply(game, seat)) => reply,
            [] => return None,
            [only] => only,
            _ => {
                let mut player = self.table.terms.game.player(level, self.table.decision_seed(seat));
                player.choose(seat, &game.view(Viewer::Seat(seat)), &legal)
            }
        };
        self.play_automatically(seat, action, by);
        Some(action)
    }
}

impl Table {
    /// How far the lesson has come, if this is one.
    pub const fn lesson(&self) -> Option<LessonPlace> {
        match &self.phase {
            Phase::Playing(live_game, ..) => live_game.lesson(),
            Phase::Lobby | Phase::Over(..) => None,
        }
    }

    /// Seeds the computer's own random choices. It is independent of the dice. At the table of a day it follows from the day,
    /// so that whoever plays as another did is answered as they were.
    fn decision_seed(&self, seat: Seat) -> u64 {
        if let (Some(day), Phase::Playing(_, record)) = (self.terms.luck.day(), &self.phase) {
            return day.thought(seat, record.entries.len());
        }
        let mut hasher = DefaultHasher::new();
        (self.id.to_string(), self.steps, seat).hash(&mut hasher);
        hasher.finish()
    }
}
