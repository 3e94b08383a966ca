//! Brings the channel up to date with a table. Each table has one publisher at a time: a task that takes what was
//! committed since the last time and makes Discord show the newest state. So at most one request that changes a board is
//! under way, boards appear in order, and what is already past is skipped. A table is not locked meanwhile.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::delivery::{BoardDelivery, DeliveryError, Leftover, OldBoard};
use super::inbox::{Publisher, Running};
use super::shown_board::{ShownBoard, StepsAndEvents};
use super::update::{
    PendingReply, Update, events_before, is_new_round, is_new_turn, players, released, takes_back,
};
use super::words::{account, news};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::BoardMessage;
use crate::discord::commands::HandlerResult;
use crate::discord::context::ServerContext;
use crate::discord::direct::is_conversation;
use crate::discord::message::MessagePayload;
use crate::discord::responder::{Origin, Responder};
use crate::discord::rest::ApiError;
use crate::fair::GameId;
use crate::store::BoardLocation;
use crate::table::Step;
use crate::tasks::{Heartbeat, caught};
use crate::text::Lang;

/// Pause before the first retry of a failed publish; doubled for each further one.
const FIRST_PAUSE: Duration = Duration::from_secs(2);
/// The longest pause between two retries.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// How long a publisher waits for the next change before it stores how far it has come.
const LINGER: Duration = Duration::from_secs(3);

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
        self.tell_directly(&update);
        let publisher = self.publishers.of(&update);
        let mut inbox = publisher.inbox();
        inbox.receive(update);
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
            self.double_taps.shown(&publisher.table, update.table.steps(), self.tables.now());
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
                shown.since_board = StepsAndEvents::default();
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
    async fn linger(&self, publisher: &Publisher, shown: &mut ShownBoard) -> bool {
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
    async fn remember(&self, table: &GameId, shown: &mut ShownBoard) {
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

    /// Makes Discord show the newest state of a table.
    pub(super) async fn bring_up_to_date(
        &self,
        shown: &mut ShownBoard,
        update: &Update,
    ) -> Result<(), DeliveryError> {
        let now = self.tables.now();
        if update.is_redraw && shown.is_current(&update.table, now) {
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
            shown.since_board = StepsAndEvents::default();
        }
        let told_before = shown.since_board.clone();
        let is_taken_back = !update.is_redraw && takes_back(&update.log.steps);
        if is_taken_back {
            // Some of it doesn't count any more.
            shown.since_board.events.clear();
        }
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
        // Whoever has lost their seat is told, and an edit tells nobody.
        let is_news = is_new_round || is_new_turn(shown, update) || !released(update).is_empty();
        let is_news = is_news && !update.is_redraw;
        let is_new = update.wants_new || shown.board.is_none() || is_news;
        let board_before = shown.board;
        let table = &update.table;
        let is_other_turn = is_new_round || shown.is_other_turn(table) || shown.board.is_none();
        let moved = lang.say("board-moved", &[]);
        let line = if is_other_turn { account(&shown.since_board, update, lang) } else { moved };
        if is_taken_back {
            // The board shows the turn as it was before the move.
            shown.since_board.events = table.events_of_turn(0);
        }
        let post = self.board_post(shown, update, server_context, is_new).await;
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
            (true, true) => delivery.post(&post, OldBoard::Shrink).await,
            (true, false) => delivery.post(&post, OldBoard::Delete).await,
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
            shown.since_board = told_before;
            return Err(error);
        }
        if table.ended().is_some() && update.analysis.is_none() {
            self.analyse_later(update.again(&shown.since_board));
        }
        let is_moved = shown.board != board_before;
        if is_moved && is_other_turn {
            shown.since_board.steps.clear();
            // After a move was taken back, the turn that the new board shows has begun on an older one.
            shown.since_board.events.retain(|_| is_taken_back);
        }
        if update.actor.is_some() {
            self.seek_stray(shown, update, lang).await;
        }
        // A killed process may have posted this state without storing the message id.
        shown.has_stray |= update.is_owed;
        shown.shows(table, now);
        if is_moved || self.tables.store().is_shared() {
            self.remember(table.id(), shown).await;
        }
        if is_answer_hidden { Err(DeliveryError::AnswerHidden) } else { Ok(()) }
    }

    /// The message for the newest state, which pings only those who need to be told.
    async fn board_post(
        &self,
        shown: &ShownBoard,
        update: &Update,
        server_context: ServerContext,
        is_new: bool,
    ) -> MessagePayload {
        let ServerContext { lang, server } = server_context;
        let board = BoardMessage::new(&update.table, lang).in_words(server.text_only);
        let now = self.tables.now();
        let board = board.with_hints(server).asking(update.asks).external(update.is_external).at(now);
        let mut board = board.telling_released(released(update));
        if let Some(analysed) = &update.analysis {
            board = board.analysed(&analysed.seats, analysed.curve.as_ref());
        }
        let is_untold = update.is_redraw && shown.since_board.events.is_empty();
        let log = if is_untold { &update.log } else { &shown.since_board };
        let post = self.render(board.post(&news(update, log, lang)), server.text_only).await;
        let (mut post, mut is_silent) = (post.quiet(), true);
        if !is_new {
            // An edit notifies nobody anyway. If it becomes a new message for want of a token, that doesn't either.
            return post.silent();
        }
        let is_conversation = is_conversation(update.guild, update.is_external);
        for user in shown.due(&update.table, now).into_iter().chain(released(update)) {
            if !update.table.is_absent(user, now) && self.may_ping(server, user, is_conversation).await {
                (post, is_silent) = (post.pinging(user), false);
            }
        }
        if is_silent { post.silent() } else { post }
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
    async fn seek_stray(&self, shown: &mut ShownBoard, update: &Update, lang: Lang) {
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
            let becomes = OldBoard::Shrink;
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
        // A direct message is no board, though it looks like one.
        let is_board = |board: BoardLocation| board == pressed || board.channel != pressed.channel;
        if !shown.has_stray || shown.board.is_none_or(is_board) {
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
fn find_board(shown: &mut ShownBoard, update: &Update) -> Option<BoardLocation> {
    if shown.board.is_none() && shown.steps == 0 {
        shown.begin(update.turn_before, update.asked_before.clone());
    }
    if shown.steps as usize + update.log.steps.len() < update.table.steps() as usize {
        // This process has not seen all: it was restarted, or another one showed the table.
        shown.since_board = StepsAndEvents { steps: Vec::new(), events: events_before(update) };
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
