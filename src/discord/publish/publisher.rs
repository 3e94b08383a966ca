//! Brings the channel up to date with a table. Each table has one publisher at a time: a task that takes what was
//! committed since the last time and makes Discord show the newest state. So at most one request that changes a board is
//! under way, boards appear in order, and what is already past is skipped. A table is not locked meanwhile.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dashmap::DashMap;
use tokio::sync::{Notify, oneshot};

use super::delivery::{BoardDelivery, DeliveryError, Leftover, OldBoard};
use super::shown::{self, EventLog, Shown};
use super::words::{account, news};
use crate::computer::analysis::Analysis;
use crate::discord::app::{App, HandlerError};
use crate::discord::board::BoardMessage;
use crate::discord::commands::HandlerResult;
use crate::discord::context::{Context, ServerContext};
use crate::discord::message::MessagePayload;
use crate::discord::responder::{Origin, Responder};
use crate::discord::rest::{ApiError, InteractionToken};
use crate::fair::GameId;
use crate::game::{Action, Seat};
use crate::games::AnyEvent;
use crate::store::{BoardLocation, StoreError};
use crate::table::{Moment, Mover, Person, Step, Table, UserId};
use crate::tables::{Committed, OpenTable};
use crate::tasks::{Heartbeat, caught};
use crate::text::Lang;

/// Pause before the first retry of a failed publish; doubled for each further one.
const FIRST_PAUSE: Duration = Duration::from_secs(2);
/// The longest pause between two retries.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// How long a publisher waits for the next change before it stores how far it has come.
const LINGER: Duration = Duration::from_secs(3);
/// How long the publisher of a finished table is kept, for its analysis.
const KEPT: Duration = Duration::from_secs(15 * 60);
/// How long a process may publish a table before another may take over, in milliseconds. A process that was killed keeps
/// nobody waiting for longer, and an interaction is deferred after 1.8 seconds.
const LEASE: i64 = 600;
/// How often a process that is still publishing renews its lease.
const LEASE_RENEWAL: Duration = Duration::from_millis(200);
/// How often to ask again for a lease that another process has.
const LEASE_POLL: Duration = Duration::from_millis(50);

/// The publishers of all tables.
#[derive(Default)]
pub struct Publishers {
    tables: DashMap<GameId, Arc<Publisher>>,
    /// The lobbies whose host was told that a computer can sit down, and how many steps they had.
    offered: DashMap<GameId, u32>,
}

struct Publisher {
    table: GameId,
    inbox: Mutex<Inbox>,
    /// Wakes the task when something arrives.
    arrived: Notify,
    shown: tokio::sync::Mutex<Shown>,
}

struct Inbox {
    /// The channel of the table. Tokens of interactions elsewhere would send its boards there.
    channel: u64,
    pending: VecDeque<Update>,
    /// Answered interactions, and when they were: their tokens may be used for a while.
    offered: Vec<(Arc<Responder>, Moment)>,
    /// Since when something has been on its way to Discord.
    busy_since: Option<Instant>,
    /// Update that waits until an interaction provides a token.
    owed: Option<Update>,
    /// The steps of the last state that Discord refused for good. It is not tried again before the next connection.
    refused: Option<u32>,
    has_task: bool,
    last_used: Instant,
}

/// A committed change that Discord doesn't show yet.
pub(in crate::discord) struct Update {
    pub(super) table: Arc<Table>,
    pub(super) guild: Option<u64>,
    channel: u64,
    is_external: bool,
    /// The board as the store knows it.
    stored_board: Option<BoardLocation>,
    pub(super) log: EventLog,
    pub(super) host_before: UserId,
    /// Whose turn it was, and who was asked, before the change.
    turn_before: Option<Seat>,
    asked_before: Vec<UserId>,
    pub(super) actor: Option<Person>,
    server_context: Option<ServerContext>,
    /// Whether a new message is wanted even if the board could be edited: somebody typed.
    wants_new: bool,
    /// Whether it happened earlier, and whoever made it happen could not show it.
    is_owed: bool,
    /// Whether it was shown before, and a deadline on the board has moved.
    is_redraw: bool,
    analysis: Option<Vec<Analysis>>,
    /// The action that the board asks about. Whatever comes later drops the question.
    asks: Option<Action>,
    carrier: Option<PendingReply>,
    /// The interaction that caused the change, if it is answered with something else than the board.
    cause: Option<Arc<Responder>>,
}

/// An interaction that is answered with the board.
struct PendingReply {
    responder: Arc<Responder>,
    done: oneshot::Sender<HandlerResult>,
}

impl Update {
    /// A change that no interaction caused. Unlocks the table. `None` for a private table, which has no channel: its
    /// owner sees the change with their next interaction.
    pub(in crate::discord) fn new(committed: Committed) -> Option<Update> {
        Some(Update {
            log: EventLog { steps: committed.steps, events: committed.events },
            host_before: committed.host_before,
            turn_before: committed.turn_before,
            asked_before: committed.asked_before,
            ..Update::unchanged(&committed.open_table)?
        })
    }

    /// A table as it is, without a change.
    pub(in crate::discord) fn unchanged(open_table: &OpenTable) -> Option<Update> {
        Some(Update {
            table: open_table.table.clone(),
            guild: open_table.guild,
            channel: open_table.place.channel()?,
            is_external: open_table.is_external,
            stored_board: open_table.board,
            log: EventLog::default(),
            host_before: open_table.table.host(),
            turn_before: open_table.table.turn(),
            asked_before: open_table.table.asked(),
            actor: None,
            server_context: None,
            wants_new: false,
            is_owed: false,
            is_redraw: false,
            analysis: None,
            asks: None,
            carrier: None,
            cause: None,
        })
    }

    /// The last change once more, on the board that shows it, because a deadline has moved.
    pub(in crate::discord) fn redraw(committed: Committed) -> Option<Update> {
        let log = EventLog { steps: committed.steps, events: committed.events };
        Some(Update { log, is_redraw: true, ..Update::unchanged(&committed.open_table)? })
    }

    /// Something that happened earlier and is not shown yet.
    pub(in crate::discord) fn owed(committed: Committed) -> Option<Update> {
        Some(Update { is_owed: true, ..Update::new(committed)? })
    }

    /// The same result once more, to add its analysis, with what it told; the end is not announced twice.
    fn again(&self, log: &EventLog) -> Update {
        Update {
            table: self.table.clone(),
            log: log.clone(),
            turn_before: None,
            asked_before: Vec::new(),
            actor: self.actor.clone(),
            is_owed: false,
            analysis: None,
            carrier: None,
            cause: None,
            ..*self
        }
    }

    /// Adds the analysis of luck and quality of play.
    #[must_use]
    pub(in crate::discord) fn analysed(self, analysed: Vec<Analysis>) -> Update {
        Update { analysis: Some(analysed), ..self }
    }

    /// The table's state after the change.
    pub(in crate::discord) fn table(&self) -> &Table {
        &self.table
    }

    /// What a user did.
    #[must_use]
    pub(in crate::discord) fn by(self, person: &Person, server_context: ServerContext) -> Update {
        Update { actor: Some(person.clone()), server_context: Some(server_context), ..self }
    }

    /// What an interaction in the table's channel caused. Once it is answered, its token can show the change.
    #[must_use]
    pub(in crate::discord) fn caused_by(self, ctx: &Context) -> Update {
        let is_here = ctx.request.channel == self.channel;
        Update { cause: is_here.then(|| ctx.responder.clone()), ..self }
    }

    /// Lets the board ask about an action.
    #[must_use]
    pub(in crate::discord) fn asking(self, asks: Option<Action>) -> Update {
        Update { asks, ..self }
    }

    /// Wants the board in a new message.
    #[must_use]
    pub(in crate::discord) fn on_a_new_board(self) -> Update {
        Update { wants_new: true, ..self }
    }

    /// Adds what comes later. The carriers stay apart: see [`Publisher::next`].
    fn merge(&mut self, mut later: Update) {
        // What a redrawn board tells was told before.
        if self.is_redraw {
            self.log = EventLog::default();
        }
        if later.is_redraw {
            later.log = EventLog::default();
        }
        self.log.steps.extend(later.log.steps);
        self.log.events.extend(later.log.events);
        let log = std::mem::take(&mut self.log);
        *self = Update {
            log,
            host_before: self.host_before,
            turn_before: self.turn_before,
            asked_before: std::mem::take(&mut self.asked_before),
            actor: later.actor.or(self.actor.take()),
            server_context: later.server_context.or(self.server_context),
            analysis: later.analysis.or(self.analysis.take()),
            carrier: later.carrier.or(self.carrier.take()),
            cause: later.cause.or(self.cause.take()),
            wants_new: self.wants_new || later.wants_new,
            is_owed: self.is_owed && later.is_owed,
            is_redraw: self.is_redraw && later.is_redraw,
            ..later
        };
    }
}

impl Publisher {
    fn new(table: GameId, channel: u64) -> Publisher {
        let inbox = Inbox {
            channel,
            pending: VecDeque::new(),
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

    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything that can go out at once: one interaction is answered by one board.
    fn next(&self) -> Option<Update> {
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

    fn put_back(&self, update: Update) {
        self.inbox().pending.push_front(update);
    }

    /// Keeps a change until a token can show it.
    fn owe(&self, update: Update) {
        let mut inbox = self.inbox();
        match &mut inbox.owed {
            Some(owed) => owed.merge(update),
            owed => *owed = Some(update),
        }
    }

    /// Takes over the tokens of answered interactions.
    fn take_offers(&self, shown: &mut Shown) {
        let offered = std::mem::take(&mut self.inbox().offered);
        for (responder, at) in offered {
            let on_board = shown.board.is_some_and(|board| responder.may_edit(board.message));
            shown.offer(&responder.token, on_board, at);
        }
    }
}

/// Marks a publisher as without a task when its task breaks off, also by a panic: the next change starts another one.
struct Running {
    publisher: Arc<Publisher>,
    is_done: bool,
}

impl Running {
    /// Ends the task, unless something has arrived.
    fn end(&mut self) -> bool {
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
    fn of(&self, update: &Update) -> Arc<Publisher> {
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
        let is_fresh = |(_, at): &&(Arc<Responder>, Moment)| now < at.plus(shown::TOKEN_LIFETIME);
        let offered = publisher.inbox().offered.iter().rfind(is_fresh).map(|(click, _)| click.token.clone());
        offered.or_else(|| publisher.shown.try_lock().ok()?.newest(now, false))
    }
}

impl App {
    /// An interaction at a table was answered, so its token may be used for what is still to be shown. Not if it came
    /// from another channel, and not if others don't see what it sends.
    pub(in crate::discord) fn offer_token(&self, table: &GameId, channel: u64, responder: Arc<Responder>) {
        let Some(publisher) = self.publishers.tables.get(table).map(|publisher| publisher.clone()) else {
            return;
        };
        let mut inbox = publisher.inbox();
        if inbox.channel != channel || responder.is_hidden() {
            return;
        }
        inbox.offered.push((responder, self.tables.now()));
        let owed = inbox.owed.take();
        drop(inbox);
        owed.into_iter().for_each(|update| self.submit(update));
    }

    /// Hands a change to the table's publisher, and doesn't wait for it.
    pub(in crate::discord) fn submit(&self, update: Update) {
        self.put_into_inbox(update);
    }

    /// Hands a change to the table's publisher at once. What it returns waits until the interaction has been answered
    /// with the board.
    pub(in crate::discord) fn submit_and_answer(
        &self,
        mut update: Update,
        responder: Arc<Responder>,
    ) -> impl Future<Output = HandlerResult> + Send + use<> {
        let (done, answered) = oneshot::channel();
        update.carrier = Some(PendingReply { responder, done });
        self.put_into_inbox(update);
        async { answered.await.unwrap_or(Err(HandlerError::PublisherStopped)) }
    }

    /// Whether something of a table is on its way to Discord.
    pub(in crate::discord) fn is_publishing(&self, table: &GameId) -> bool {
        self.publishers.tables.get(table).is_some_and(|publisher| publisher.inbox().busy_since.is_some())
    }

    fn put_into_inbox(&self, update: Update) {
        self.refresh_panels(&update.table);
        let publisher = self.publishers.of(&update);
        let mut inbox = publisher.inbox();
        inbox.pending.push_back(update);
        inbox.busy_since.get_or_insert_with(Instant::now);
        inbox.last_used = Instant::now();
        if std::mem::replace(&mut inbox.has_task, true) {
            publisher.arrived.notify_one();
            return;
        }
        drop(inbox);
        let app = self.clone();
        self.tasks.spawn_to_end(async move {
            while caught(app.publish_table(publisher.clone())).await.is_err() {
                tokio::time::sleep(FIRST_PAUSE).await;
                // A change in the meantime may have started another one.
                if std::mem::replace(&mut publisher.inbox().has_task, true) {
                    return;
                }
            }
        });
    }

    /// Publishes until there is nothing left.
    async fn publish_table(&self, publisher: Arc<Publisher>) {
        let mut running = Running { publisher: publisher.clone(), is_done: false };
        let watched = self.tasks.watch(format!("publisher of table {}", publisher.table));
        let mut shown = publisher.shown.lock().await;
        let mut pause = FIRST_PAUSE;
        loop {
            watched.heartbeat.beat();
            let Some(mut update) = publisher.next() else {
                if !self.linger(&publisher, &mut shown).await && running.end() {
                    return;
                }
                continue;
            };
            publisher.take_offers(&mut shown);
            let published = caught(self.publish_alone(&mut shown, &update)).await;
            self.echoes.shown(&publisher.table, update.table.steps(), self.tables.now());
            let failure = published.unwrap_or(Err(DeliveryError::Panicked)).err();
            let carrier = update.carrier.take();
            let Some(failure) = failure else {
                pause = FIRST_PAUSE;
                carrier.into_iter().for_each(|carrier| drop(carrier.done.send(Ok(()))));
                continue;
            };
            let is_worth_a_retry = match &failure {
                DeliveryError::Api(error) => error.is_transient(),
                DeliveryError::Panicked => true,
                DeliveryError::Closed | DeliveryError::Hidden | DeliveryError::AnswerHidden => false,
            };
            if matches!(failure, DeliveryError::Panicked) {
                // It may have been published, so don't repeat it.
                shown.since_board = EventLog::default();
            }
            let is_closed = matches!(failure, DeliveryError::Closed);
            if let DeliveryError::Api(ApiError::Code { .. }) = failure
                && !is_worth_a_retry
            {
                self.give_up(&publisher, &update).await;
            }
            self.report(&update, carrier, failure).await;
            if is_closed {
                publisher.owe(update);
            } else if is_worth_a_retry {
                publisher.put_back(update);
                if !self.wait_for_retry(&publisher, pause, &watched.heartbeat).await {
                    return;
                }
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }

    /// Waits for the next change. Returns false if there was none for a while; then it has stored what is shown.
    async fn linger(&self, publisher: &Publisher, shown: &mut Shown) -> bool {
        if !self.tables.store().is_shared() && shown.board.map(|board| (board, shown.steps)) != shown.stored {
            tokio::select! {
                () = publisher.arrived.notified() => return true,
                () = tokio::time::sleep(LINGER) => {}
                () = self.tasks.stopping() => {}
            }
        }
        self.remember(&publisher.table, shown).await;
        false
    }

    /// Stores what is shown. If other processes share the store, waits for that, because one of them may be the next to
    /// edit the board.
    async fn remember(&self, table: &GameId, shown: &mut Shown) {
        let Some(now_shown @ (board, steps)) = shown.board.map(|board| (board, shown.steps)) else { return };
        if shown.stored == Some(now_shown) {
            return;
        }
        shown.stored = Some(now_shown);
        let (store, table) = (self.tables.store().clone(), table.to_string());
        let is_shared = store.is_shared();
        let storing = async move {
            if let Err(error) = store.remember_shown(&table, board, steps).await {
                tracing::warn!(%error, "could not store how far a table has been shown");
            }
        };
        if is_shared { storing.await } else { self.tasks.spawn_to_end(storing) }
    }

    /// Discord refuses this state for good. An open table is shown with its next change; of a closed one nothing is owed
    /// any more.
    async fn give_up(&self, publisher: &Publisher, update: &Update) {
        publisher.inbox().refused = Some(update.table.steps());
        if update.table.ended().is_some()
            && let Err(error) = self.tables.store().settle(&publisher.table.to_string()).await
        {
            tracing::warn!(%error, "could not store that the end of a table can't be shown");
        }
    }

    /// Waits before the next try; a new change is a reason to try at once. Returns false if the bot is stopping.
    async fn wait_for_retry(&self, publisher: &Publisher, pause: Duration, heartbeat: &Heartbeat) -> bool {
        tokio::select! {
            () = publisher.arrived.notified() => true,
            () = heartbeat.pause(pause) => true,
            () = self.tasks.stopping() => false,
        }
    }

    /// Reports the failure to the waiting handler, or logs it if nobody waits.
    async fn report(&self, update: &Update, carrier: Option<PendingReply>, failure: DeliveryError) {
        let error = match failure {
            DeliveryError::Api(error) if error.is_transient() => HandlerError::NotShownYet(error),
            DeliveryError::Api(error) => HandlerError::Api(error),
            DeliveryError::Hidden => {
                self.withdraw(update).await;
                HandlerError::HiddenHere
            }
            DeliveryError::AnswerHidden => HandlerError::AnswerHidden,
            DeliveryError::Panicked => HandlerError::PublisherStopped,
            DeliveryError::Closed => {
                tracing::debug!(table = %update.table.id(), "could not publish a table before its next interaction");
                return;
            }
        };
        match carrier {
            Some(carrier) => drop(carrier.done.send(Err(error))),
            // The board is up to date.
            None if matches!(error, HandlerError::AnswerHidden) => {}
            None => tracing::warn!(%error, table = %update.table.id(), "could not publish a table"),
        }
    }

    /// Makes Discord show the newest state of a table, while no other process does.
    async fn publish_alone(&self, shown: &mut Shown, update: &Update) -> Result<(), DeliveryError> {
        let store = self.tables.store();
        if !store.is_shared() {
            return self.bring_up_to_date(shown, update).await;
        }
        let (id, process) = (update.table.id().to_string(), self.tables.process());
        self.wait_for_lease(&id).await;
        let head = store.table_head(&id).await.ok().flatten();
        head.and_then(|head| head.board).and_then(|board| shown.adopt(board));
        let steps = update.table.steps();
        let is_past = head.is_some_and(|head| head.shown > steps || (update.is_owed && head.shown == steps))
            && !update.wants_new;
        let published = match &update.carrier {
            Some(carrier) if is_past => {
                // Another process has shown a later state already.
                carrier.responder.defer(&self.rest).await;
                Ok(())
            }
            None if is_past => Ok(()),
            _ => self.while_renewing_lease(&id, self.bring_up_to_date(shown, update)).await,
        };
        if let Err(error) = store.release_publishing(&id, process).await {
            tracing::warn!(%error, "could not let other processes publish a table");
        }
        published
    }

    /// Makes Discord show the newest state of a table.
    async fn bring_up_to_date(&self, shown: &mut Shown, update: &Update) -> Result<(), DeliveryError> {
        let now = self.tables.now();
        if update.is_redraw && shown.deadline.is_some() && shown.deadline == update.table.deadline() {
            return Ok(());
        }
        let stray = find_board(shown, update);
        if let Some(person) = &update.actor {
            shown.saw(person.user, now);
        }
        // Several people may have acted since the last time.
        players(update).for_each(|user| shown.saw(user, now));
        if update.log.steps.iter().any(|step| matches!(step, Step::Forgotten {})) {
            // Earlier steps name somebody who was erased.
            shown.since_board = EventLog::default();
        }
        let told_before = (shown.since_board.steps.len(), shown.since_board.events.len());
        if !update.is_redraw {
            shown.since_board.steps.extend(update.log.steps.iter().cloned());
            shown.since_board.events.extend(update.log.events.iter().cloned());
        }
        let server_context =
            match update.server_context.or(shown.server_context.filter(|_| update.guild.is_none())) {
                Some(known) => known,
                None => self.server_context(update.guild).await,
            };
        shown.server_context = Some(server_context);
        let lang = server_context.lang;
        let is_new_round = is_new_round(update);
        let is_news = !update.is_redraw && (is_new_round || is_new_turn(shown, update));
        let is_new = update.wants_new || shown.board.is_none() || is_news;
        let post = self.board_post(shown, update, server_context, is_new).await;
        let board_before = shown.board;
        let table = &update.table;
        let is_other_turn = is_new_round || shown.is_other_turn(table) || shown.board.is_none();
        let moved = lang.say("board-moved", &[]);
        let line = if is_other_turn { account(&shown.since_board, update, lang) } else { moved };
        // People's requests go before those of clocks and computers.
        let rest = if update.actor.is_some() { self.rest.clone() } else { self.rest.in_background() };
        let mut delivery = BoardDelivery {
            rest: &rest,
            carrier: update.carrier.as_ref().map(|carrier| carrier.responder.as_ref()),
            cause: update.cause.as_deref().filter(|_| update.carrier.is_none()),
            is_answer_hidden: false,
            channel: update.channel,
            is_external: update.is_external,
            nonce: format!("{}-{}", table.id(), table.steps()),
            line,
            leftovers: Vec::new(),
            shown,
            now,
        };
        let sent = match (is_new, is_other_turn) {
            (true, true) => delivery.post(&post, OldBoard::Shrinks).await,
            (true, false) => delivery.post(&post, OldBoard::Goes).await,
            (false, _) => delivery.edit(&post).await,
        };
        if let Some(stray) = stray {
            delivery.put_away_stray(stray, lang.say("board-moved", &[])).await;
        }
        for leftover in std::mem::take(&mut delivery.leftovers) {
            self.tasks.spawn_to_end(leftover.put_away(self.rest.in_background()));
        }
        let is_answer_hidden = delivery.is_answer_hidden;
        if let Err(error) = sent {
            // What could not be told will be told with the next try.
            shown.since_board.steps.truncate(told_before.0);
            shown.since_board.events.truncate(told_before.1);
            return Err(error);
        }
        if table.ended().is_some() && update.analysis.is_none() {
            self.analyse_later(update.again(&shown.since_board));
        }
        let is_moved = shown.board != board_before;
        if is_moved && is_other_turn {
            shown.since_board = EventLog::default();
        }
        if update.actor.is_some() {
            self.seek_stray(shown, update, lang).await;
        }
        // A killed process may have posted this state without storing the message id.
        shown.has_stray |= update.is_owed;
        shown.shows(table);
        if is_moved || self.tables.store().is_shared() {
            self.remember(table.id(), shown).await;
        }
        if is_answer_hidden { Err(DeliveryError::AnswerHidden) } else { Ok(()) }
    }

    /// The message for the newest state, which pings only those who need to be told.
    async fn board_post(
        &self,
        shown: &Shown,
        update: &Update,
        server_context: ServerContext,
        is_new: bool,
    ) -> MessagePayload {
        let ServerContext { lang, server } = server_context;
        let board = BoardMessage::new(&update.table, lang).in_words(server.text_only);
        let mut board = board.with_hints(server).asking(update.asks).external(update.is_external);
        if let Some(analysed) = &update.analysis {
            board = board.analysed(analysed);
        }
        let is_untold = update.is_redraw && shown.since_board.events.is_empty();
        let log = if is_untold { &update.log } else { &shown.since_board };
        let post = self.render(board.post(&news(update, log, lang)), server).await;
        let (mut post, mut is_silent) = (post.quiet(), true);
        if !is_new {
            // An edit notifies nobody anyway. If it becomes a new message for want of a token, that doesn't either.
            return post.silent();
        }
        for user in shown.due(&update.table, self.tables.now()) {
            if self.may_ping(server, user).await {
                (post, is_silent) = (post.pinging(user), false);
            }
        }
        if is_silent { post.silent() } else { post }
    }

    /// Waits until no other process publishes this table. Without the store there is no lease, and people shall see their
    /// moves all the same.
    async fn wait_for_lease(&self, table: &str) {
        loop {
            match self.claim_lease(table).await {
                Ok(true) => return,
                Ok(false) => tokio::time::sleep(LEASE_POLL).await,
                Err(error) => return tracing::warn!(%error, "could not claim a table for publishing"),
            }
        }
    }

    async fn claim_lease(&self, table: &str) -> Result<bool, StoreError> {
        let now = self.tables.now();
        let process = self.tables.process();
        self.tables.store().claim_publishing(table, process, now.0, now.plus(LEASE).0).await
    }

    /// Keeps other processes from publishing a table for as long as this takes: Discord may be slow.
    async fn while_renewing_lease<T>(&self, table: &str, publishing: impl Future<Output = T>) -> T {
        tokio::select! {
            published = publishing => published,
            never = self.renew_lease(table) => match never {},
        }
    }

    async fn renew_lease(&self, table: &str) -> Infallible {
        loop {
            tokio::time::sleep(LEASE_RENEWAL).await;
            if let Err(error) = self.claim_lease(table).await {
                tracing::warn!(%error, "could not renew the claim to publish a table");
            }
        }
    }

    /// Closes a table whose board Discord shows to one person only.
    async fn withdraw(&self, update: &Update) {
        if let Err(error) = self.tables.withdraw(update.table.id()).await {
            tracing::warn!(?error, "could not close a table that nobody can see");
        }
    }
}

impl App {
    /// After a kill two boards may stand. With the first thing that somebody does, looks for the other, and shrinks
    /// it. Where messages can't be read, it shrinks when it is pressed itself.
    async fn seek_stray(&self, shown: &mut Shown, update: &Update, lang: Lang) {
        let Some(board) = shown.board.filter(|_| shown.has_stray && !shown.has_sought_stray) else { return };
        if update.is_external {
            return;
        }
        // The one that was stored before the kill is older than the stray, and so is the commitment.
        let older = shown.stored_at_first.map(|stored| stored.message);
        let older = older.or_else(|| Some(update.table.posted()?.message)).unwrap_or(board.message);
        let listed = match self.rest.messages_after(update.channel, older).await {
            Ok(listed) => listed,
            Err(error) => {
                tracing::debug!(%error, "could not look for a second board");
                shown.has_sought_stray = true;
                return;
            }
        };
        shown.has_stray = false;
        let start = format!("{}:", update.table.id());
        let strays = listed.iter().filter(|message| message.has_component(&start));
        for stray in strays.map(|message| message.id.get()).filter(|message| *message != board.message) {
            let board = BoardLocation { channel: update.channel, message: stray };
            let line = lang.say("board-moved", &[]);
            let becomes = OldBoard::Shrinks;
            let leftover = Leftover { board, owner: None, becomes, line, is_external: false };
            self.tasks.spawn_to_end(leftover.put_away(self.rest.clone()));
        }
    }

    /// After a kill two boards may stand. Shrinks one that was pressed and isn't the table's.
    pub(in crate::discord) async fn put_away_stray(
        &self,
        table: &GameId,
        pressed: BoardLocation,
        lang: Lang,
    ) {
        let Some(publisher) = self.publishers.tables.get(table).map(|publisher| publisher.clone()) else {
            return;
        };
        let Ok(shown) = publisher.shown.try_lock() else { return };
        if !shown.has_stray || shown.board.is_none_or(|board| board == pressed) {
            return;
        }
        drop(shown);
        let line = MessagePayload::text(lang.say("board-moved", &[]));
        if let Err(error) = self.rest.edit(pressed.channel, pressed.message, &line).await {
            tracing::debug!(%error, "could not edit a second board down to one line");
        }
    }
}

/// Finds out which message is the board. Returns another one that looks like it: after a crash two may stand.
fn find_board(shown: &mut Shown, update: &Update) -> Option<BoardLocation> {
    if shown.board.is_none() && shown.steps == 0 {
        shown.begin(update.turn_before, update.asked_before.clone());
    }
    if shown.steps as usize + update.log.steps.len() < update.table.steps() as usize {
        // This process has not seen all: it was restarted, or another one showed the table.
        shown.since_board = EventLog { steps: Vec::new(), events: events_before(update) };
    }
    if let Some(stored) = update.stored_board {
        shown.stored_at_first.get_or_insert(stored);
        shown.adopt(stored);
    }
    match update.carrier.as_ref()?.responder.origin {
        Origin::Message(message) if !update.wants_new => {
            shown.adopt(BoardLocation { channel: update.channel, message })
        }
        _ => None,
    }
}

/// What happened on the board before the change, as far as the game knows.
fn events_before(update: &Update) -> Vec<AnyEvent> {
    if update.log.steps.iter().any(|step| matches!(step, Step::Started { .. })) {
        return Vec::new();
    }
    let is_move = |step: &&Step| matches!(step, Step::Played { .. });
    update.table.events_of_turn(update.log.steps.iter().filter(is_move).count())
}

/// The people who have just played. Of what is shown late nobody knows when they did.
fn players(update: &Update) -> impl Iterator<Item = UserId> {
    let seat = |step: &Step| match step {
        Step::Played { seat, by: Mover::Player, .. } => Some(*seat),
        _ => None,
    };
    let seats = update.log.steps.iter().filter(|_| !update.is_owed).filter_map(seat);
    seats.filter_map(|seat| update.table.participants().get(seat.index())?.user())
}

/// Whether a person begins a new round. The board of the round before shrinks to what happened in it.
fn is_new_round(update: &Update) -> bool {
    !update.table.asked().is_empty() && update.log.events.iter().any(AnyEvent::begins_round)
}

/// Whether a new board is due: when the game starts or ends, and when somebody is asked whom the board didn't ask.
fn is_new_turn(shown: &Shown, update: &Update) -> bool {
    let table = &update.table;
    let began = update.log.steps.iter().any(|step| matches!(step, Step::Started { .. }));
    let ended_play = table.ended().is_some() && update.turn_before.is_some();
    began || ended_play || (table.ended().is_none() && shown.asks_others(table))
}
