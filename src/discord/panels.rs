//! Live private panels: one for each player and game. A panel is edited through the newest token that may: that of the last
//! press on it, or of the interaction that opened it. So it changes also when others act, for as long as the token lives.
//! At most one request for a panel is under way, and what it shows is the newest state. In memory only.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dashmap::DashMap;

use super::app::{App, HandlerError};
use super::board::{BoardMessage, News};
use super::commands::HandlerResult;
use super::components::PanelComponent;
use super::context::Context;
use super::message::MessagePayload;
use super::publish::{TOKEN_LIFETIME, Update, is_secret};
use super::refusals;
use super::responder::Origin;
use super::rest::MessageToken;
use crate::fair::GameId;
use crate::table::{Moment, Participant, Table, TableCommand, TableError, UserId};
use crate::tables::{Committed, TablesError};
use crate::tasks::caught;
use crate::text::Lang;

/// The live panels of all tables.
#[derive(Default)]
pub struct Panels {
    of_players: DashMap<(GameId, UserId), Arc<Slot>>,
}

/// The place of one player's panel.
#[derive(Default)]
struct Slot {
    inbox: Mutex<PanelInbox>,
    /// Locked while a request for the panel is under way.
    live: tokio::sync::Mutex<Option<LivePanel>>,
}

/// What waits to be shown on a panel.
#[derive(Default)]
struct PanelInbox {
    /// The newest state of the table that the panel may not show yet.
    newest: Option<Arc<Table>>,
    has_task: bool,
}

/// A panel that can still be edited.
struct LivePanel {
    message: u64,
    token: MessageToken,
    until: Moment,
    reader: Reader,
    /// The line for somebody who takes part for the first time. It goes with their next press.
    welcome: Option<String>,
    /// What it shows, and how many of the table's steps.
    shown: MessagePayload,
    steps: u32,
    /// See [`Shape`].
    changing: Option<u32>,
}

/// Whom a panel is for.
#[derive(Clone, Copy)]
struct Reader {
    user: UserId,
    lang: Lang,
    /// Whether they get the whole board, in words.
    text_board: bool,
    /// Whether there are no pictures.
    in_words: bool,
}

/// Where a panel is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// In the private message that was pressed.
    Pressed,
    /// In a new message. The one before goes.
    New,
}

/// What a panel shows besides the state.
#[derive(Clone, Copy, Default)]
struct Shape<'a> {
    /// Why a press did nothing.
    line: Option<&'a str>,
    /// The board version at which the player wants to change a choice made in secret.
    changing: Option<u32>,
}

impl Slot {
    fn inbox(&self) -> MutexGuard<'_, PanelInbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a state that is to be shown. Returns whether a task has to be started for it.
    fn wants(&self, table: &Arc<Table>) -> bool {
        let mut inbox = self.inbox();
        if inbox.newest.as_ref().is_none_or(|newest| newest.steps() <= table.steps()) {
            inbox.newest = Some(table.clone());
        }
        !std::mem::replace(&mut inbox.has_task, true)
    }

    /// The newest state, if it is still to be shown. If not, the task is over.
    fn next(&self) -> Option<Arc<Table>> {
        let mut inbox = self.inbox();
        inbox.has_task = inbox.newest.is_some();
        inbox.newest.take()
    }

    /// Whether nobody uses it and no panel can be edited. Others get it only while its map is locked.
    fn is_dead(self: &Arc<Slot>, now: Moment) -> bool {
        let is_live = |live: &Option<LivePanel>| live.as_ref().is_some_and(|live| now < live.until);
        Arc::strong_count(self) == 1 && self.live.try_lock().is_ok_and(|live| !is_live(&live))
    }
}

impl Panels {
    fn of(&self, table: &GameId, user: UserId) -> Arc<Slot> {
        self.of_players.entry((table.clone(), user)).or_default().clone()
    }

    fn find(&self, table: &GameId, user: UserId) -> Option<Arc<Slot>> {
        self.of_players.get(&(table.clone(), user)).map(|slot| slot.clone())
    }

    /// Forgets the panels that can't be edited any more.
    pub(super) fn forget_dead(&self, now: Moment) {
        self.of_players.retain(|_, slot| !slot.is_dead(now));
    }
}

/// What the player does.
impl App {
    /// Opens the panel of whoever asks for it, at the bottom of the channel. The one before goes.
    pub(super) async fn open_panel(&self, ctx: &Context, table: &Table) -> HandlerResult {
        let slot = self.panels.of(table.id(), ctx.person().user);
        let mut live = slot.live.lock().await;
        self.show_panel(ctx, &mut live, table, Shape::default(), Where::New).await
    }

    /// Whoever wants boards in words gets theirs as soon as they do something at a table, without asking for it: a private
    /// message that lives on. Nothing happens if they have one.
    pub(super) async fn open_text_board(&self, ctx: &Context) {
        if !ctx.personal.text_boards {
            return;
        }
        let table = self.tables.id_of(&ctx.request).and_then(|id| self.tables.snapshot_of(&id));
        let is_theirs = |table: &Arc<Table>| {
            let is_seated = table.seat_of(ctx.person().user).is_some();
            is_seated && table.ended().is_none() && !table.terms().is_lesson()
        };
        let Some(table) = table.filter(is_theirs) else { return };
        let slot = self.panels.of(table.id(), ctx.person().user);
        let mut live = slot.live.lock().await;
        if live.as_ref().is_some_and(|live| self.tables.now() < live.until) {
            return;
        }
        if let Err(error) = self.show_panel(ctx, &mut live, &table, Shape::default(), Where::New).await {
            tracing::warn!(?error, "could not show a board in words");
        }
    }

    /// A press on a panel, which showed this version of the board.
    pub(super) async fn press_panel(
        &self,
        ctx: &Context,
        component: PanelComponent,
        board_version: u32,
    ) -> HandlerResult {
        let table = ctx.request.table.as_ref().and_then(|table| self.tables.snapshot_of(table));
        if let Some(lesson) = table.filter(|table| table.terms().is_lesson()) {
            return match component {
                PanelComponent::Act(action) => {
                    self.execute(ctx, TableCommand::Act(action, Some(board_version))).await
                }
                _ => self.show_lesson(ctx, &lesson, &News::default()).await,
            };
        }
        let PanelComponent::Act(action) = component else {
            let is_changing = component == PanelComponent::Change;
            return self.turn_panel(ctx, is_changing.then_some(board_version)).await;
        };
        let Some(press) = self.begin_press(ctx) else { return self.ignore(ctx).await };
        let command = TableCommand::Act(action, Some(board_version));
        match self.tables.execute(&ctx.request, command).await {
            Ok(committed) => {
                press.counts(committed.open_table.table.steps());
                self.publish_from_panel(ctx, committed).await
            }
            Err(error) => {
                drop(press);
                self.refuse_on_panel(ctx, error).await
            }
        }
    }

    /// Brings the panel up to date. If the player wants to change a choice, it shows how.
    pub(super) async fn turn_panel(&self, ctx: &Context, changing: Option<u32>) -> HandlerResult {
        let table = match self.tables.look(&ctx.request).await {
            Ok(open_table) => open_table.table.clone(),
            Err(error) => return self.refuse_on_panel(ctx, error).await,
        };
        if changing.is_some_and(|version| version != table.board_version()) {
            return self.refuse_on_panel(ctx, TablesError::Refused(TableError::Stale)).await;
        }
        let slot = self.panels.of(table.id(), ctx.person().user);
        let mut live = slot.live.lock().await;
        self.show_panel(ctx, &mut live, &table, Shape { line: None, changing }, pressed(ctx)).await
    }

    /// The player's panel is the answer, and the board follows by its own way, unless there is nothing that others may
    /// notice. The move is stored, so a failure is only logged.
    pub(super) async fn publish_from_panel(&self, ctx: &Context, committed: Committed) -> HandlerResult {
        let table = committed.open_table.table.clone();
        let slot = self.panels.of(table.id(), ctx.person().user);
        let is_secret = is_secret(&committed);
        let update = Update::new(committed).filter(|_| !is_secret);
        let update = update.map(|update| update.by(ctx.person(), ctx.server_context()).caused_by(ctx));
        // Locked before others hear of the change, so that this answer is the request that shows it.
        let mut live = slot.live.lock().await;
        update.into_iter().for_each(|update| self.submit(update));
        if let Err(error) = self.show_panel(ctx, &mut live, &table, Shape::default(), pressed(ctx)).await {
            tracing::warn!(?error, "could not answer a move with the panel");
        }
        self.double_taps.shown(table.id(), table.steps(), self.tables.now());
        Ok(())
    }

    /// Says on the panel why a press did nothing, and brings it up to date. `Ok` only if another process answers.
    async fn refuse_on_panel(&self, ctx: &Context, error: TablesError) -> HandlerResult {
        if !matches!(error, TablesError::Refused(_) | TablesError::NoTable) {
            return Err(error.into());
        }
        // Another process received the same interaction, applied it, and answers.
        if self.tables.has_counted(ctx.request.interaction).await {
            return Ok(());
        }
        let here = self.tables.named_or_here(&ctx.request).await;
        let own = here.filter(|table| ctx.request.table.as_ref() == Some(table.id()));
        let line = match &error {
            TablesError::Refused(TableError::Stale) => ctx.lang.say("refuse-old-panel", &[]),
            error => refusals::text(ctx, error, own.as_deref()),
        };
        let Some(table) = own.filter(|table| table.seat_of(ctx.person().user).is_some()) else {
            ctx.show(&self.rest, MessagePayload::text(line)).await?;
            return Err(HandlerError::RefusedOnPanel(error));
        };
        let slot = self.panels.of(table.id(), ctx.person().user);
        let mut live = slot.live.lock().await;
        let shape = Shape { line: Some(&line), changing: None };
        self.show_panel(ctx, &mut live, &table, shape, pressed(ctx)).await?;
        Err(HandlerError::RefusedOnPanel(error))
    }

    /// Answers an interaction with the panel, which lives from now on by its token.
    async fn show_panel(
        &self,
        ctx: &Context,
        live: &mut Option<LivePanel>,
        table: &Table,
        shape: Shape<'_>,
        where_: Where,
    ) -> HandlerResult {
        let (now, changing) = (self.tables.now(), shape.changing);
        let reader = Reader {
            user: ctx.person().user,
            lang: ctx.lang,
            text_board: ctx.personal.text_boards,
            in_words: ctx.in_words(),
        };
        let welcome = ctx.welcome().await;
        let post = reader.panel(table, shape, welcome.as_deref()).0;
        let rendered = self.render(post.clone(), reader.in_words).await;
        let (message, token) = match (where_, ctx.clicked) {
            (Where::Pressed, Some(message)) => {
                ctx.responder.update(&self.rest, &rendered).await?;
                (message, ctx.responder.original())
            }
            _ => {
                let posted = ctx.responder.reply_with_panel(&self.rest, rendered).await?;
                (posted.id, posted.token)
            }
        };
        let (until, steps) = (now.plus(TOKEN_LIFETIME), table.steps());
        let before =
            live.replace(LivePanel { message, token, until, reader, welcome, shown: post, steps, changing });
        if let Some(before) = before.filter(|before| before.message != message && now < before.until) {
            let rest = self.rest.clone();
            self.tasks.spawn_to_end(async move {
                if let Err(error) = rest.delete_by_token(&before.token).await {
                    tracing::debug!(%error, "could not delete an older panel");
                }
            });
        }
        Ok(())
    }
}

/// What others do.
impl App {
    /// Brings the live panels of a table up to date, and doesn't wait for it.
    pub(super) fn refresh_panels(&self, table: &Arc<Table>) {
        for user in table.participants().iter().filter_map(Participant::user) {
            let Some(slot) = self.panels.find(table.id(), user).filter(|slot| slot.wants(table)) else {
                continue;
            };
            let app = self.clone();
            self.tasks.spawn_to_end(async move {
                if caught(app.refresh_panel(&slot)).await.is_err() {
                    slot.inbox().has_task = false;
                }
            });
        }
    }

    async fn refresh_panel(&self, slot: &Slot) {
        loop {
            let mut live = slot.live.lock().await;
            let Some(table) = slot.next() else { return };
            let is_current = match &mut *live {
                Some(live) => self.edit_panel(live, &table).await,
                None => false,
            };
            if !is_current {
                *live = None;
            }
        }
    }

    /// Edits a panel, unless it shows that already. Returns whether it can be edited again.
    async fn edit_panel(&self, live: &mut LivePanel, table: &Table) -> bool {
        if live.until <= self.tables.now() {
            return false;
        }
        if table.steps() <= live.steps {
            return true;
        }
        let shape = Shape { line: None, changing: live.changing };
        let (post, is_last) = live.reader.panel(table, shape, live.welcome.as_deref());
        if post.shows_the_same(&live.shown) {
            live.steps = table.steps();
            return true;
        }
        let rendered = self.render(post.clone(), live.reader.in_words).await;
        match self.rest.edit_by_token(&live.token, &rendered).await {
            Ok(()) => {
                (live.shown, live.steps) = (post, table.steps());
                !is_last
            }
            // The next change tries again. Whoever dismissed the panel doesn't want it.
            Err(error) => {
                tracing::debug!(%error, "could not refresh a panel");
                error.is_transient()
            }
        }
    }
}

impl Reader {
    /// The panel, and whether it is the last one: the game is over, or they don't play any more.
    fn panel(&self, table: &Table, shape: Shape<'_>, welcome: Option<&str>) -> (MessagePayload, bool) {
        let is_changing = shape.changing == Some(table.board_version());
        let board = BoardMessage::new(table, self.lang).in_words(self.in_words);
        let panel = table.seat_of(self.user).and_then(|seat| match self.text_board {
            true => board.text_panel(seat, shape.line, is_changing),
            false => board.panel(seat, shape.line, is_changing),
        });
        let is_last = panel.is_none();
        let post = panel.unwrap_or_else(|| match self.text_board && table.ended().is_some() {
            true => board.result_in_words(),
            false => board.panel_of_the_past(),
        });
        (welcome.into_iter().fold(post, MessagePayload::with_last_line), is_last)
    }
}

/// A press is answered where it happened, if nobody else sees that message.
fn pressed(ctx: &Context) -> Where {
    if ctx.responder.origin == Origin::PrivateMessage { Where::Pressed } else { Where::New }
}
