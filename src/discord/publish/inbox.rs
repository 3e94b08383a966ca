//! What waits for the publisher of each table: changes, and the tokens of answered interactions.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dashmap::DashMap;
use tokio::sync::Notify;

use super::shown_board::{self, ShownBoard, StepsAndEvents};
use super::update::Update;
use crate::discord::responder::Responder;
use crate::discord::rest::InteractionToken;
use crate::fair::GameId;
use crate::table::{Moment, Table};

/// How long the publisher of a finished table is kept, for its analysis.
const KEPT: Duration = Duration::from_secs(15 * 60);

/// The publishers of all tables.
#[derive(Default)]
pub struct Publishers {
    pub(super) tables: DashMap<GameId, Arc<Publisher>>,
    /// The lobbies whose host was told that a computer can sit down, and how many steps they had.
    pub(super) offered: DashMap<GameId, u32>,
}

pub(super) struct Publisher {
    pub(super) table: GameId,
    pub(super) inbox: Mutex<PublisherInbox>,
    /// Wakes the task when something arrives.
    pub(super) arrived: Notify,
    pub(super) shown: tokio::sync::Mutex<ShownBoard>,
}

/// What waits for a publisher, and how far it is.
pub(super) struct PublisherInbox {
    /// The channel of the table. Tokens of interactions elsewhere would send its boards there.
    pub(super) channel: u64,
    pub(super) pending: VecDeque<Update>,
    /// The newest state that has been submitted. A table is unlocked before its change gets here, so that a later change may
    /// overtake it.
    newest: Option<Arc<Table>>,
    /// Answered interactions, and when they were: their tokens may be used for a while.
    pub(super) offered: Vec<(Arc<Responder>, Moment)>,
    /// Since when something has been on its way to Discord.
    pub(super) busy_since: Option<Instant>,
    /// Update that waits until an interaction provides a token.
    pub(super) owed: Option<Update>,
    /// The steps of the last state that Discord refused for good. It is not tried again before the next connection.
    pub(super) refused: Option<u32>,
    pub(super) has_task: bool,
    pub(super) last_used: Instant,
}

impl PublisherInbox {
    /// Takes a change in. One that was overtaken goes before the later ones; if these are out already, it shows the newest
    /// state, which contains it. So a board never goes back.
    pub(super) fn receive(&mut self, mut update: Update) {
        let steps = update.table.steps();
        let Some(newest) = self.newest.as_ref().filter(|newest| newest.steps() > steps) else {
            self.newest = Some(update.table.clone());
            return self.pending.push_back(update);
        };
        match self.pending.iter().position(|later| later.table.steps() > steps) {
            Some(later) => self.pending.insert(later, update),
            None => {
                (update.table, update.log) = (newest.clone(), StepsAndEvents::default());
                self.pending.push_back(update);
            }
        }
    }
}

impl Publisher {
    pub(super) fn new(table: GameId, channel: u64) -> Publisher {
        let inbox = PublisherInbox {
            channel,
            pending: VecDeque::new(),
            newest: None,
            offered: Vec::new(),
            busy_since: None,
            owed: None,
            refused: None,
            has_task: false,
            last_used: Instant::now(),
        };
        let shown = tokio::sync::Mutex::default();
        Publisher { table, inbox: Mutex::new(inbox), arrived: Notify::new(), shown }
    }

    pub(super) fn inbox(&self) -> MutexGuard<'_, PublisherInbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything that can go out at once: one interaction is answered by one board.
    pub(super) fn next(&self) -> Option<Update> {
        let mut inbox = self.inbox();
        let Some(mut update) = inbox.pending.pop_front() else {
            inbox.busy_since = None;
            return None;
        };
        if let Some(mut owed) = inbox.owed.take() {
            owed.merge(update);
            update = owed;
        }
        while !update.wants_new
            && let Some(later) =
                inbox.pending.pop_front_if(|later| update.carrier.is_none() || later.carrier.is_none())
        {
            update.merge(later);
        }
        inbox.busy_since = Some(Instant::now());
        Some(update)
    }

    pub(super) fn put_back(&self, update: Update) {
        self.inbox().pending.push_front(update);
    }

    /// Keeps a change until a token can show it.
    pub(super) fn owe(&self, update: Update) {
        let mut inbox = self.inbox();
        match &mut inbox.owed {
            Some(owed) => owed.merge(update),
            owed => *owed = Some(update),
        }
    }

    /// Takes over the tokens of answered interactions.
    pub(super) fn take_offers(&self, shown: &mut ShownBoard) {
        let offered = std::mem::take(&mut self.inbox().offered);
        for (responder, at) in offered {
            let on_board = shown.board.is_some_and(|board| responder.may_edit(board.message));
            shown.offer(&responder.token, on_board, at);
        }
    }
}

/// Marks a publisher as without a task when its task breaks off, also by a panic: the next change starts another one.
pub(super) struct Running {
    pub(super) publisher: Arc<Publisher>,
    pub(super) is_done: bool,
}

impl Running {
    /// Ends the task, unless something has arrived.
    pub(super) fn end(&mut self) -> bool {
        let mut inbox = self.publisher.inbox();
        self.is_done = inbox.pending.is_empty();
        inbox.has_task = !self.is_done;
        self.is_done
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.is_done {
            return;
        }
        let mut inbox = self.publisher.inbox();
        (inbox.has_task, inbox.busy_since) = (false, None);
        // Whoever waits for an answer learns that it doesn't come.
        inbox.pending.iter_mut().for_each(|update| update.carrier = None);
    }
}

impl Publishers {
    pub(super) fn of(&self, update: &Update) -> Arc<Publisher> {
        let table = update.table.id();
        let new = || Arc::new(Publisher::new(table.clone(), update.channel));
        self.tables.entry(table.clone()).or_insert_with(new).clone()
    }

    /// Records that the host was offered a computer; returns whether that was already so, and nothing has changed since.
    pub(in crate::discord) fn was_offered_computer(&self, lobby: &Table) -> bool {
        self.offered.insert(lobby.id().clone(), lobby.steps()) == Some(lobby.steps())
    }

    /// Forgets the publishers of tables that are over.
    pub(in crate::discord) fn forget_unused(&self, is_open: impl Fn(&GameId) -> bool) {
        self.offered.retain(|table, _| is_open(table));
        self.tables.retain(|table, publisher| {
            let inbox = publisher.inbox();
            inbox.has_task || inbox.last_used.elapsed() < KEPT || is_open(table)
        });
    }

    /// Whether a table is being published, or was a moment ago.
    pub(in crate::discord) fn has_task(&self, table: &GameId) -> bool {
        self.tables.get(table).is_some_and(|publisher| publisher.inbox().has_task)
    }

    /// True if no task is publishing this state and none has failed to.
    pub(in crate::discord) fn is_owing(&self, table: &GameId, steps: u32) -> bool {
        let Some(publisher) = self.tables.get(table).map(|publisher| publisher.clone()) else { return true };
        let inbox = publisher.inbox();
        let is_in_hand = inbox.has_task || inbox.owed.is_some() || inbox.refused == Some(steps);
        drop(inbox);
        !is_in_hand && publisher.shown.try_lock().is_ok_and(|shown| shown.steps < steps)
    }

    /// Lets those that wait for a better moment, or have given up, try again: this is one.
    pub(in crate::discord) fn try_again(&self) {
        for publisher in &self.tables {
            publisher.inbox().refused = None;
            publisher.arrived.notify_one();
        }
    }

    /// Whether a message can still be sent to a table's place with a token.
    pub(in crate::discord) fn has_token(&self, table: &GameId, now: Moment) -> bool {
        self.newest_token(table, now).is_some()
    }

    /// The newest token that can send a message to a table's place, unless its publisher is using it.
    pub(in crate::discord) fn newest_token(&self, table: &GameId, now: Moment) -> Option<InteractionToken> {
        let publisher = self.tables.get(table)?.clone();
        let is_fresh = |(_, at): &&(Arc<Responder>, Moment)| now < at.plus(shown_board::TOKEN_LIFETIME);
        let offered = publisher.inbox().offered.iter().rfind(is_fresh).map(|(click, _)| click.token.clone());
        offered.or_else(|| publisher.shown.try_lock().ok()?.newest(now, false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;
    use crate::store::Place;
    use crate::table::{Pace, Person, TableCommand, TableSeed, Terms, UserId};
    use crate::tables::OpenTable;

    /// A lobby, and the same after one and two more people have come.
    fn states() -> [Arc<Table>; 3] {
        let terms = Terms::new(GameKind::ALL[0], Pace::None);
        let lobby =
            Table::open(TableSeed::draw().unwrap(), UserId(1), "Anna".to_owned(), terms, Moment(0)).table;
        let joined = |table: &Table, user| {
            let person = Person { user: UserId(user), name: user.to_string(), moderates: false };
            table.apply(&person, TableCommand::Join, Moment(1)).unwrap().table
        };
        let first = joined(&lobby, 2);
        let second = joined(&first, 3);
        [lobby, first, second].map(Arc::new)
    }

    fn update(table: &Arc<Table>) -> Update {
        let place = Place::Channel(1);
        let open_table =
            OpenTable { table: table.clone(), guild: None, place, is_external: false, board: None };
        Update::unchanged(&open_table).unwrap()
    }

    #[test]
    fn a_change_that_was_overtaken_turns_no_board_back() {
        let [lobby, first, second] = states();
        let publisher = Publisher::new(lobby.id().clone(), 1);
        let receive = |table| publisher.inbox().receive(update(table));
        let next = || publisher.next().map(|update| update.table.steps());
        // Both wait: the later one is shown, whichever came first.
        receive(&second);
        receive(&first);
        assert_eq!((next(), next()), (Some(second.steps()), None));
        // The later one is out already.
        receive(&lobby);
        assert_eq!(next(), Some(second.steps()));
    }
}
