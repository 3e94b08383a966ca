//! Serves a ctx from beginning to end: asks the door, then shows what came of it, in the order in which it
//! happened. The table stays locked until its board is out.

use std::sync::Arc;

use super::analysis_queue::AnalysisQueue;
use super::board::{BoardMessage, News};
use super::context::Context;
use super::interaction_log::Handled;
use super::message::{Embed, MessagePayload, form};
use super::press::PressId;
use super::records::Look;
use super::refusals::{self, missing_permissions, permissions_text};
use super::render::Renderer;
use super::rest::{ApiError, Rest};
use crate::games::GameKind;
use crate::settings::Enders;
use crate::store::BoardLocation;
use crate::table::{TableCommand, TableError, Terms};
use crate::tables::{TableRequest, Tables, TablesError};
use crate::text;

/// What somebody wants.
#[derive(Clone, Debug)]
pub enum Wish {
    /// A new table, in a thread of its own if so wished.
    Open(Terms, bool),
    /// Something of the table here.
    TableCommand(TableCommand),
    /// The board, and their seat back.
    Show,
    /// Advice on their move.
    Hint,
    /// Their panel of this name: what is their own.
    Panel(&'static str),
    /// The rules of this game, or of the one played here.
    Rules(Option<GameKind>),
    /// What there is to know.
    Help,
    /// The same table again.
    Rematch,
    /// To fill in a word of their own; the form has this id.
    Form(PressId),
    /// Something of what was played, is settled or stored.
    Look(Look),
    /// Nothing we understand: why.
    Unclear(String),
}

/// Where visits are served.
#[derive(Clone)]
pub struct App {
    pub(super) tables: Arc<Tables>,
    pub(super) rest: Rest,
    pub(super) renderer: Renderer,
    pub(super) analysis_queue: Arc<AnalysisQueue>,
}

impl App {
    /// Serves a ctx. Whatever goes wrong, somebody is told: the visitor that it did, the log what it was.
    pub async fn serve(&self, ctx: &Context, wish: Wish) -> Handled {
        let _waits = self.analysis_queue.makes_way();
        let is_clear = !matches!(wish, Wish::Unclear(_));
        let served = match wish {
            Wish::Open(terms, thread) => self.open(ctx, terms, thread).await,
            Wish::TableCommand(TableCommand::End) => self.end(ctx).await,
            Wish::TableCommand(ask) => self.ask(ctx, ask).await,
            Wish::Show => self.show(ctx).await,
            Wish::Hint => self.hint(ctx).await,
            Wish::Panel(name) => self.panel(ctx, name).await,
            Wish::Rules(game) => self.rules(ctx, game).await,
            Wish::Help => self.reply_ephemeral(ctx, ctx.lang.say("help-text", &[])).await,
            Wish::Rematch => self.rematch(ctx).await,
            Wish::Form(id) => self.form(ctx, &id).await,
            // Boxed, because every ctx would have to make room for it.
            Wish::Look(look) => Box::pin(self.look_up(ctx, look)).await,
            Wish::Unclear(why) => self.reply_ephemeral(ctx, why).await,
        };
        let outcome = match served {
            Ok(()) if is_clear => Handled::Answered,
            Ok(()) => Handled::Refused,
            Err(trouble) => {
                let outcome = trouble.outcome();
                self.apologise(ctx, trouble).await;
                outcome
            }
        };
        self.wake_computers(ctx.request.channel);
        outcome
    }

    async fn apologise(&self, ctx: &Context, trouble: HandlerError) {
        let channel = ctx.request.channel;
        let text = match trouble {
            HandlerError::Tables(TablesError::Repeated) => return,
            HandlerError::Tables(TablesError::Internal(error)) => {
                tracing::error!(%error, channel, "a request could not be written down");
                ctx.lang.say("trouble-internal", &[])
            }
            // Another process that got the same request has done it, and answers.
            HandlerError::Tables(_) if self.tables.has_counted(ctx.request.interaction).await => return,
            HandlerError::Tables(denied) => return self.refuse(ctx, denied).await,
            HandlerError::Api(error) if error.is_answered() => return,
            HandlerError::Api(error) if error.is_about_permissions() => {
                permissions_text(ctx.lang, &missing_permissions(ctx, false))
            }
            HandlerError::Api(error) => {
                tracing::warn!(%error, channel, "Discord did not take a message");
                ctx.lang.say("trouble-internal", &[])
            }
            HandlerError::NotShownYet(error) => {
                tracing::warn!(%error, channel, "a change could not be shown yet");
                ctx.lang.say("trouble-retry_later", &[])
            }
        };
        if let Err(error) = self.reply_ephemeral(ctx, text).await.map_err(|snag| snag.to_string()) {
            tracing::warn!(error, "a visitor could not be told");
        }
    }

    /// Says why not. Who pressed an old button, or one of a table that is gone, gets the board as it is now, too.
    async fn refuse(&self, ctx: &Context, denied: TablesError) {
        let open_table = self.tables.look(ctx.request.channel, None).await.ok();
        let table = open_table.as_ref().map(|open_table| &open_table.table);
        let text = refusals::text(ctx, &denied, table);
        let post = match (denied, table) {
            (TablesError::Refused(TableError::Stale) | TablesError::NoTable, Some(table)) => {
                BoardMessage::new(table, ctx.lang).copy(text)
            }
            _ => MessagePayload::text(text),
        };
        // However many press old buttons, the table doesn't wait for them to be told.
        drop(open_table);
        let post = self.drawn(post, ctx.request.guild).await;
        match ctx.say_privately(&self.rest, post).await {
            Err(error) if !error.is_answered() => tracing::warn!(%error, "a visitor could not be told"),
            _ => {}
        }
    }

    pub(super) async fn reply_ephemeral(&self, ctx: &Context, text: String) -> Result<(), HandlerError> {
        Ok(ctx.say_privately(&self.rest, MessagePayload::text(text)).await?)
    }
}

/// What a visitor wants of tables.
impl App {
    async fn open(&self, ctx: &Context, terms: Terms, thread: bool) -> Result<(), HandlerError> {
        if let Some(variant) = terms.variant.filter(|variant| !variant.belongs_to(terms.game)) {
            return self
                .reply_ephemeral(ctx, ctx.lang.say(&format!("variant-{variant}-elsewhere"), &[]))
                .await;
        }
        let most = terms.game.seats().end() - 1;
        if terms.company.is_some_and(|company| company.count > most) {
            let game = text::game_name(ctx.lang, terms.game);
            let why = ctx.lang.say("refuse-computers", &[("game", game.into()), ("most", most.into())]);
            return self.reply_ephemeral(ctx, why).await;
        }
        let missing = missing_permissions(ctx, thread);
        if !missing.is_empty() {
            return self.reply_ephemeral(ctx, permissions_text(ctx.lang, &missing)).await;
        }
        if thread && !ctx.in_thread {
            return self.open_in_thread(ctx, terms).await;
        }
        self.note_language(ctx).await;
        let mut committed = self.tables.open(&ctx.request, terms).await?;
        let post = BoardMessage::new(&committed.open_table.table, ctx.public).post(&News::default());
        let shown = ctx.say_publicly(&self.rest, &post).await;
        let message = shown.map_err(|refused| self.retry_later(&committed, ctx.public, refused.into()))?;
        let board = BoardLocation { channel: ctx.request.channel, message };
        self.tables.remember_board(&mut committed.open_table, board).await;
        Ok(())
    }

    async fn open_in_thread(&self, ctx: &Context, terms: Terms) -> Result<(), HandlerError> {
        let name = text::game_name(ctx.public, terms.game);
        let thread = self.rest.open_thread(ctx.request.channel, &name).await?;
        let request = TableRequest { channel: thread, ..ctx.request.clone() };
        self.note_language(ctx).await;
        let mut committed = self.tables.open(&request, terms).await?;
        let shown = self.post_board(&mut committed.open_table, ctx.public, &News::default()).await;
        shown.map_err(|snag| self.retry_later(&committed, ctx.public, snag))?;
        let link = ctx.public.say("lobby-thread", &[("thread", format!("<#{thread}>").into())]);
        ctx.say_publicly(&self.rest, &MessagePayload::text(link)).await?;
        Ok(())
    }

    /// Keeps the server's language for what nobody asked for: the clock's messages.
    async fn note_language(&self, ctx: &Context) {
        let Some(guild) = ctx.request.guild else { return };
        let (scope, code) = (format!("guild:{guild}"), ctx.public.code());
        if let Err(error) = self.tables.store().set_setting(&scope, "language", code).await {
            tracing::warn!(%error, "a server's language could not be noted");
        }
    }

    async fn rematch(&self, ctx: &Context) -> Result<(), HandlerError> {
        let terms = self.tables.last_terms(ctx.request.channel, ctx.table.as_ref()).await?;
        self.open(ctx, terms, false).await
    }

    /// A game under way is ended by those whom the server lets; a lobby by its host in any case.
    async fn end(&self, ctx: &Context) -> Result<(), HandlerError> {
        let open_table = self.tables.look(ctx.request.channel, ctx.table.as_ref()).await?;
        let is_lobby = open_table.table.is_lobby();
        drop(open_table);
        match ctx.server.enders {
            _ if is_lobby || ctx.person().moderates => self.ask(ctx, TableCommand::End).await,
            Enders::Host => self.ask(ctx, TableCommand::End).await,
            Enders::Vote => self.ask(ctx, TableCommand::Vote).await,
            Enders::Moderators => self.reply_ephemeral(ctx, ctx.lang.say("refuse-end-moderators", &[])).await,
        }
    }

    async fn ask(&self, ctx: &Context, ask: TableCommand) -> Result<(), HandlerError> {
        let committed = self.tables.execute(&ctx.request, ctx.table.as_ref(), ask).await?;
        self.publish(ctx, committed).await
    }

    /// The board at the bottom again, for those who sit there; a look at it for the others.
    async fn show(&self, ctx: &Context) -> Result<(), HandlerError> {
        let mut open_table = self.tables.look(ctx.request.channel, ctx.table.as_ref()).await?;
        let seat = open_table.table.seat_of(ctx.person().user);
        let is_away = seat.is_some_and(|seat| open_table.table.guests()[seat.index()].away);
        if is_away {
            drop(open_table);
            return self.ask(ctx, TableCommand::Join).await;
        }
        if seat.is_none() {
            let post = BoardMessage::new(&open_table.table, ctx.lang).post(&News::default());
            drop(open_table);
            let post = self.drawn(post, ctx.request.guild).await;
            return Ok(ctx.say_privately(&self.rest, post).await?);
        }
        let old = open_table.board;
        // Nothing has happened since the old board was posted, so this one needs a nonce of its own.
        let nonce = ctx.request.interaction.to_string();
        self.post_board_once(&mut open_table, ctx.public, &News::default(), nonce).await?;
        self.shrink(old, &ctx.public.say("board-moved", &[])).await;
        self.reply_ephemeral(ctx, ctx.lang.say("board-here", &[])).await
    }

    /// What is somebody's own, if the game has a panel of that name.
    async fn panel(&self, ctx: &Context, name: &str) -> Result<(), HandlerError> {
        let open_table = self.tables.look(ctx.request.channel, ctx.table.as_ref()).await?;
        let seat =
            open_table.table.seat_of(ctx.person().user).ok_or(TablesError::Refused(TableError::NotSeated))?;
        if open_table.table.is_lobby() {
            return Err(TablesError::Refused(TableError::NotStarted).into());
        }
        let is_meant = open_table.table.terms().game.panel().is_some_and(|panel| panel.name == name);
        let post = BoardMessage::new(&open_table.table, ctx.lang).panel(seat).filter(|_| is_meant);
        drop(open_table);
        match post {
            Some(post) => {
                let post = self.drawn(post, ctx.request.guild).await;
                Ok(ctx.say_privately(&self.rest, post).await?)
            }
            None => self.reply_ephemeral(ctx, ctx.lang.say(&format!("refuse-no-{name}"), &[])).await,
        }
    }

    async fn form(&self, ctx: &Context, id: &PressId) -> Result<(), HandlerError> {
        let [title, label] = ["word-form-title", "word-form-label"].map(|key| ctx.lang.say(key, &[]));
        Ok(ctx.hand_form(&self.rest, &form(id.to_string(), &title, "word", &label, 64)).await?)
    }

    /// The rules; and for who sits here, what is too rare for a button on the board.
    async fn rules(&self, ctx: &Context, game: Option<GameKind>) -> Result<(), HandlerError> {
        let open_table = self.tables.look(ctx.request.channel, None).await.ok();
        let game = game.or_else(|| open_table.as_ref().map(|open_table| open_table.table.terms().game));
        let seated = open_table.filter(|open_table| open_table.table.seat_of(ctx.person().user).is_some());
        let rows = seated
            .map(|open_table| BoardMessage::new(&open_table.table, ctx.lang).rarely())
            .unwrap_or_default();
        let Some(game) = game else { return self.reply_ephemeral(ctx, ctx.lang.say("help-text", &[])).await };
        let embed = Embed {
            title: ctx.lang.say("rules-header", &[("game", text::game_name(ctx.lang, game).into())]),
            description: text::rules(ctx.lang, game),
            fields: Vec::new(),
            footer: ctx.lang.say("rules-footer", &[]),
        };
        Ok(ctx.say_privately(&self.rest, MessagePayload::default().embed(embed).rows(rows)).await?)
    }
}

/// Why a ctx couldn't be served.
#[derive(Debug, thiserror::Error)]
pub(super) enum HandlerError {
    #[error("the door: {0:?}")]
    Tables(TablesError),
    #[error(transparent)]
    Api(#[from] ApiError),
    /// It counts, but could not be shown yet.
    #[error("not shown yet: {0}")]
    NotShownYet(ApiError),
}

impl HandlerError {
    fn outcome(&self) -> Handled {
        match self {
            HandlerError::Tables(TablesError::Repeated) => Handled::Repeated,
            HandlerError::Tables(TablesError::Internal(_)) => Handled::Trouble,
            HandlerError::Tables(TablesError::Refused(TableError::Stale) | TablesError::NoTable) => {
                Handled::Stale
            }
            HandlerError::Tables(_) => Handled::Refused,
            HandlerError::Api(refused) if refused.is_about_permissions() => Handled::Refused,
            HandlerError::Api(_) | HandlerError::NotShownYet(_) => Handled::Trouble,
        }
    }
}

impl<T: Into<TablesError>> From<T> for HandlerError {
    fn from(denied: T) -> HandlerError {
        HandlerError::Tables(denied.into())
    }
}
