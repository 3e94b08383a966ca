//! Live private panels: one for each player and game. A panel is edited through the newest token that may: that of the last
//! press on it, or of the interaction that opened it. So it changes also when others act, for as long as the token lives.
//! At most one request for a panel is under way, and what it shows is the newest state. In memory only.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dashmap::DashMap;

use super::app::{App, HandlerError};
use super::board::{BoardMessage, News};
use super::commands::HandlerResult;
use super::components::PanelComponent;
use super::context::{Context, ServerContext};
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
    inbox: Mutex<Inbox>,
    /// Locked while a request for the panel is under way.
    live: tokio::sync::Mutex<Option<LivePanel>>,
}

#[derive(Default)]
struct Inbox {
    /// The newest state of the table that the panel may not show yet.
    newest: Option<Arc<Table>>,
    has_task: bool,
}

/// A panel that can still be edited.
struct LivePanel {
    message: u64,
    token: MessageToken,
    until: Moment,
    /// The player's language and the server's settings.
    context: ServerContext,
    /// What it shows, and how many of the table's steps.
    shown: MessagePayload,
    steps: u32,
    /// See [`Shape`].
    changing: Option<u32>,
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
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
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
        self.echoes.shown(table.id(), table.steps(), self.tables.now());
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
        let context = ServerContext { lang: ctx.lang, server: ctx.server };
        let post = panel(table, ctx.person().user, context.lang, shape);
        let post = post.unwrap_or_else(|| BoardMessage::new(table, ctx.lang).panel_of_the_past());
        let rendered = self.render(post.clone(), ctx.server).await;
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
        let before = live.replace(LivePanel { message, token, until, context, shown: post, steps, changing });
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
                if caught(app.refresh_panel(&slot, user)).await.is_err() {
                    slot.inbox().has_task = false;
                }
            });
        }
    }

    async fn refresh_panel(&self, slot: &Slot, user: UserId) {
        loop {
            let mut live = slot.live.lock().await;
            let Some(table) = slot.next() else { return };
            let is_current = match &mut *live {
                Some(live) => self.edit_panel(live, &table, user).await,
                None => false,
            };
            if !is_current {
                *live = None;
            }
        }
    }

    /// Edits a panel, unless it shows that already. Returns whether it can be edited again.
    async fn edit_panel(&self, live: &mut LivePanel, table: &Table, user: UserId) -> bool {
        if live.until <= self.tables.now() {
            return false;
        }
        if table.steps() <= live.steps {
            return true;
        }
        let shape = Shape { line: None, changing: live.changing };
        let next = panel(table, user, live.context.lang, shape);
        let is_last = next.is_none();
        let post = next.unwrap_or_else(|| BoardMessage::new(table, live.context.lang).panel_of_the_past());
        if post.shows_the_same(&live.shown) {
            live.steps = table.steps();
            return true;
        }
        let rendered = self.render(post.clone(), live.context.server).await;
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

/// The panel of a player; `None` if the game is over, or they don't play.
fn panel(table: &Table, user: UserId, lang: Lang, shape: Shape<'_>) -> Option<MessagePayload> {
    let is_changing = shape.changing == Some(table.board_version());
    BoardMessage::new(table, lang).panel(table.seat_of(user)?, shape.line, is_changing)
}

/// A press is answered where it happened, if nobody else sees that message.
fn pressed(ctx: &Context) -> Where {
    if ctx.responder.origin == Origin::PrivateMessage { Where::Pressed } else { Where::New }
}
