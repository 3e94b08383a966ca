//! What Discord shows of a table, and by which tokens it can be changed. In memory only: interaction tokens are never
//! stored. What has to survive a restart is in the store: the board's message and how many steps it shows.

use std::collections::HashMap;

use crate::discord::context::ServerContext;
use crate::discord::rest::{InteractionToken, MessageToken, Posted};
use crate::game::Seat;
use crate::games::AnyEvent;
use crate::store::BoardLocation;
use crate::table::{Moment, Step, Table, UserId};

/// How long a token may be used, in milliseconds. Discord's limit is 15 minutes, and a request with a dead token counts
/// as invalid, so we stop earlier.
pub(in crate::discord) const TOKEN_LIFETIME: i64 = 14 * 60 * 1000;
/// Whoever acted at a table within this time, in milliseconds, is looking at it and needs no ping.
const PRESENT: i64 = 60 * 1000;
/// The most follow-ups of one interaction where the app isn't installed in the server.
const EXTERNAL_FOLLOW_UPS: u8 = 5;

/// Something that is valid until a time.
struct Expiring<T> {
    value: T,
    until: Moment,
}

impl<T> Expiring<T> {
    fn new(value: T, since: Moment) -> Expiring<T> {
        Expiring { value, until: since.plus(TOKEN_LIFETIME) }
    }

    fn at(&self, now: Moment) -> Option<&T> {
        (now < self.until).then_some(&self.value)
    }
}

/// What Discord shows of a table.
#[derive(Default)]
pub(super) struct ShownBoard {
    /// The message with the board.
    pub(super) board: Option<BoardLocation>,
    /// How many of the table's steps the board shows.
    pub(super) steps: u32,
    /// The deadlines that it shows and who is away, if this process has put that there.
    times: Option<Times>,
    /// Whether another message may look like the board: the program was killed after it had posted one, or the answer
    /// to a post was lost.
    pub(super) has_stray: bool,
    /// The board that was stored when this process first saw the table.
    pub(super) stored_at_first: Option<BoardLocation>,
    /// Whether such a message was looked for in vain.
    pub(super) has_sought_stray: bool,
    /// What of this is stored.
    pub(super) stored: Option<(BoardLocation, u32)>,
    /// The language and settings of the last interaction, for places that have no stored ones.
    pub(super) server_context: Option<ServerContext>,
    /// The token that may edit the board.
    owner: Option<Expiring<MessageToken>>,
    /// The newest token, for new messages, and how many it has sent.
    newest: Option<Expiring<InteractionToken>>,
    follow_ups: u8,
    /// Whose turn the board shows, and whom it has asked to act in that turn.
    turn: Option<Seat>,
    asked: Vec<UserId>,
    /// When people last acted at this table.
    acted: HashMap<UserId, Moment>,
    /// What has happened since the board was posted: its last line tells it.
    pub(super) since_board: StepsAndEvents,
}

/// The times that a board shows: they change without a step.
#[derive(PartialEq, Eq)]
struct Times {
    deadlines: Vec<Option<Moment>>,
    away: Vec<(Seat, Moment)>,
}

impl Times {
    fn of(table: &Table, now: Moment) -> Times {
        let deadlines = table.acting().into_iter().map(|seat| table.deadline_of(seat)).collect();
        Times { deadlines, away: table.away(now) }
    }
}

/// What has happened at a table for some time.
#[derive(Clone, Default)]
pub(in crate::discord) struct StepsAndEvents {
    pub(in crate::discord) steps: Vec<Step>,
    pub(in crate::discord) events: Vec<AnyEvent>,
}

impl ShownBoard {
    /// Sets what the board must have asked before the first change that this process has seen.
    pub(super) fn begin(&mut self, turn: Option<Seat>, asked: Vec<UserId>) {
        (self.turn, self.asked) = (turn, asked);
    }

    /// Takes the newer of two boards: after a crash the newest one may not have been stored. Returns the other.
    pub(super) fn adopt(&mut self, found: BoardLocation) -> Option<BoardLocation> {
        match self.board {
            Some(known) if known.message > found.message => Some(found),
            Some(known) if known == found => None,
            known => {
                (self.board, self.owner) = (Some(found), None);
                known
            }
        }
    }

    /// Remembers that somebody acted.
    pub(super) fn saw(&mut self, user: UserId, now: Moment) {
        self.acted.insert(user, now);
    }

    /// Remembers a token that was answered. `on_board`: it was a click on the board, answered by an update, so it may
    /// edit the board.
    pub(super) fn offer(&mut self, token: &InteractionToken, on_board: bool, now: Moment) {
        if self.newest.as_ref().is_none_or(|newest| newest.value.received_at < token.received_at) {
            (self.newest, self.follow_ups) = (Some(Expiring::new(token.clone(), now)), 0);
        }
        if on_board {
            self.owner = Some(Expiring::new(MessageToken { token: token.clone(), message: None }, now));
        }
    }

    /// The board is now this message.
    pub(super) fn posted(&mut self, board: BoardLocation, token: Option<&MessageToken>, now: Moment) {
        self.board = Some(board);
        self.owner = token.map(|token| Expiring::new(token.clone(), now));
    }

    /// The token that may edit the board, while it lives.
    pub(super) fn owner(&self, now: Moment) -> Option<MessageToken> {
        self.owner.as_ref()?.at(now).cloned()
    }

    /// Forgets the token of the board: Discord has refused it.
    pub(super) fn disown(&mut self) {
        self.owner = None;
    }

    /// The newest token that may send another message, while it lives.
    pub(super) fn newest(&self, now: Moment, is_external: bool) -> Option<InteractionToken> {
        let is_left = !is_external || self.follow_ups < EXTERNAL_FOLLOW_UPS;
        self.newest.as_ref().filter(|_| is_left)?.at(now).cloned()
    }

    /// The newest token has sent a message, or refused to.
    pub(super) fn followed_up(&mut self, posted: Option<&Posted>) {
        match posted {
            Some(_) => self.follow_ups = self.follow_ups.saturating_add(1),
            None => self.newest = None,
        }
    }

    /// Forgets the newest token: what it sends is shown to one person only.
    pub(super) fn forget_newest(&mut self) {
        self.newest = None;
    }

    /// Whether the table asks somebody whom the board has not asked in this turn. Only a new message can call them.
    pub(super) fn asks_others(&self, table: &Table) -> bool {
        let known: &[UserId] = if table.turn() == self.turn { &self.asked } else { &[] };
        table.asked().iter().any(|user| !known.contains(user))
    }

    /// The people to ping: the board calls them for the first time, or tells them the result, and they haven't just acted.
    pub(super) fn due(&self, table: &Table, now: Moment) -> Vec<UserId> {
        let known: &[UserId] = if table.turn() == self.turn { &self.asked } else { &[] };
        let is_present = |user: &UserId| self.acted.get(user).is_some_and(|at| now < at.plus(PRESENT));
        let called = table.asked().into_iter().filter(|user| !known.contains(user)).chain(table.finishers());
        called.filter(|user| !is_present(user)).collect()
    }

    /// Whether the board shows the times of the table as they are now.
    pub(super) fn is_current(&self, table: &Table, now: Moment) -> bool {
        self.times.as_ref().is_some_and(|times| *times == Times::of(table, now))
    }

    /// The board shows this state of the table.
    pub(super) fn shows(&mut self, table: &Table, now: Moment) {
        if table.turn() != self.turn {
            self.asked.clear();
        }
        self.turn = table.turn();
        let now_asked =
            table.asked().into_iter().filter(|user| !self.asked.contains(user)).collect::<Vec<_>>();
        self.asked.extend(now_asked);
        self.steps = table.steps();
        self.times = table.game().map(|_| Times::of(table, now));
    }

    /// Whether the board shows another turn than the table has now. Computers share the board of whoever was before them.
    pub(super) fn is_other_turn(&self, table: &Table) -> bool {
        (self.turn != table.turn() && !table.is_watched()) || table.ended().is_some()
    }
}
