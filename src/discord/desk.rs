//! Serves a visit from beginning to end: asks the door, then shows what came of it, in the order in which it
//! happened. The table stays locked until its board is out.

use std::sync::Arc;

use super::board::{News, Showing};
use super::drawing::Studio;
use super::excuses::{self, missing_permissions, permissions_text};
use super::jury::Jury;
use super::notes::Outcome;
use super::post::{Embed, Post, form};
use super::press::PressId;
use super::records::Look;
use super::rest::{Refused, Rest};
use super::visit::Visit;
use crate::games::GameKind;
use crate::settings::Enders;
use crate::store::Board;
use crate::table::{Ask, Refusal, Terms};
use crate::tables::{Denied, Request, Tables};
use crate::text;

/// What somebody wants.
#[derive(Clone, Debug)]
pub enum Wish {
    /// A new table, in a thread of its own if so wished.
    Open(Terms, bool),
    /// Something of the table here.
    Ask(Ask),
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
pub struct Desk {
    pub(super) tables: Arc<Tables>,
    pub(super) rest: Rest,
    pub(super) studio: Studio,
    pub(super) jury: Arc<Jury>,
}

impl Desk {
    /// Serves a visit. Whatever goes wrong, somebody is told: the visitor that it did, the log what it was.
    pub async fn serve(&self, visit: &Visit, wish: Wish) -> Outcome {
        let _waits = self.jury.makes_way();
        let is_clear = !matches!(wish, Wish::Unclear(_));
        let served = match wish {
            Wish::Open(terms, thread) => self.open(visit, terms, thread).await,
            Wish::Ask(Ask::End) => self.end(visit).await,
            Wish::Ask(ask) => self.ask(visit, ask).await,
            Wish::Show => self.show(visit).await,
            Wish::Hint => self.hint(visit).await,
            Wish::Panel(name) => self.panel(visit, name).await,
            Wish::Rules(game) => self.rules(visit, game).await,
            Wish::Help => self.whisper(visit, visit.lang.say("help-text", &[])).await,
            Wish::Rematch => self.rematch(visit).await,
            Wish::Form(id) => self.form(visit, &id).await,
            // Boxed, because every visit would have to make room for it.
            Wish::Look(look) => Box::pin(self.look_up(visit, look)).await,
            Wish::Unclear(why) => self.whisper(visit, why).await,
        };
        let outcome = match served {
            Ok(()) if is_clear => Outcome::Answered,
            Ok(()) => Outcome::Refused,
            Err(trouble) => {
                let outcome = trouble.outcome();
                self.apologise(visit, trouble).await;
                outcome
            }
        };
        self.wake_computers(visit.request.channel);
        outcome
    }

    async fn apologise(&self, visit: &Visit, trouble: Snag) {
        let channel = visit.request.channel;
        let text = match trouble {
            Snag::Denied(Denied::Repeated) => return,
            Snag::Denied(Denied::Trouble(error)) => {
                tracing::error!(%error, channel, "a request could not be written down");
                visit.lang.say("trouble-internal", &[])
            }
            // Another process that got the same request has done it, and answers.
            Snag::Denied(_) if self.tables.has_counted(visit.request.interaction).await => return,
            Snag::Denied(denied) => return self.refuse(visit, denied).await,
            Snag::Refused(error) if error.is_answered() => return,
            Snag::Refused(error) if error.is_about_permissions() => {
                permissions_text(visit.lang, &missing_permissions(visit, false))
            }
            Snag::Refused(error) => {
                tracing::warn!(%error, channel, "Discord did not take a message");
                visit.lang.say("trouble-internal", &[])
            }
            Snag::Untold(error) => {
                tracing::warn!(%error, channel, "a change could not be shown yet");
                visit.lang.say("trouble-untold", &[])
            }
        };
        if let Err(error) = self.whisper(visit, text).await.map_err(|snag| snag.to_string()) {
            tracing::warn!(error, "a visitor could not be told");
        }
    }

    /// Says why not. Who pressed an old button, or one of a table that is gone, gets the board as it is now, too.
    async fn refuse(&self, visit: &Visit, denied: Denied) {
        let slot = self.tables.look(visit.request.channel, None).await.ok();
        let table = slot.as_ref().map(|slot| &slot.table);
        let text = excuses::text(visit, &denied, table);
        let post = match (denied, table) {
            (Denied::Refused(Refusal::Stale) | Denied::NoTable, Some(table)) => {
                Showing::new(table, visit.lang).copy(text)
            }
            _ => Post::text(text),
        };
        // However many press old buttons, the table doesn't wait for them to be told.
        drop(slot);
        let post = self.drawn(post, visit.request.guild).await;
        match visit.say_privately(&self.rest, post).await {
            Err(error) if !error.is_answered() => tracing::warn!(%error, "a visitor could not be told"),
            _ => {}
        }
    }

    pub(super) async fn whisper(&self, visit: &Visit, text: String) -> Result<(), Snag> {
        Ok(visit.say_privately(&self.rest, Post::text(text)).await?)
    }
}

/// What a visitor wants of tables.
impl Desk {
    async fn open(&self, visit: &Visit, terms: Terms, thread: bool) -> Result<(), Snag> {
        if let Some(variant) = terms.variant.filter(|variant| !variant.belongs_to(terms.game)) {
            return self.whisper(visit, visit.lang.say(&format!("variant-{variant}-elsewhere"), &[])).await;
        }
        let most = terms.game.seats().end() - 1;
        if terms.company.is_some_and(|company| company.count > most) {
            let game = text::game_name(visit.lang, terms.game);
            let why = visit.lang.say("refuse-computers", &[("game", game.into()), ("most", most.into())]);
            return self.whisper(visit, why).await;
        }
        let missing = missing_permissions(visit, thread);
        if !missing.is_empty() {
            return self.whisper(visit, permissions_text(visit.lang, &missing)).await;
        }
        if thread && !visit.in_thread {
            return self.open_in_thread(visit, terms).await;
        }
        self.note_language(visit).await;
        let mut held = self.tables.open(&visit.request, terms).await?;
        let post = Showing::new(&held.slot.table, visit.public).post(&News::default());
        let shown = visit.say_publicly(&self.rest, &post).await;
        let message = shown.map_err(|refused| self.untold(&held, visit.public, refused.into()))?;
        let board = Board { channel: visit.request.channel, message };
        self.tables.remember_board(&mut held.slot, board).await;
        Ok(())
    }

    async fn open_in_thread(&self, visit: &Visit, terms: Terms) -> Result<(), Snag> {
        let name = text::game_name(visit.public, terms.game);
        let thread = self.rest.open_thread(visit.request.channel, &name).await?;
        let request = Request { channel: thread, ..visit.request.clone() };
        self.note_language(visit).await;
        let mut held = self.tables.open(&request, terms).await?;
        let shown = self.post_board(&mut held.slot, visit.public, &News::default()).await;
        shown.map_err(|snag| self.untold(&held, visit.public, snag))?;
        let link = visit.public.say("lobby-thread", &[("thread", format!("<#{thread}>").into())]);
        visit.say_publicly(&self.rest, &Post::text(link)).await?;
        Ok(())
    }

    /// Keeps the server's language for what nobody asked for: the clock's messages.
    async fn note_language(&self, visit: &Visit) {
        let Some(guild) = visit.request.guild else { return };
        let (scope, code) = (format!("guild:{guild}"), visit.public.code());
        if let Err(error) = self.tables.store().set_setting(&scope, "language", code).await {
            tracing::warn!(%error, "a server's language could not be noted");
        }
    }

    async fn rematch(&self, visit: &Visit) -> Result<(), Snag> {
        let terms = self.tables.last_terms(visit.request.channel, visit.table.as_ref()).await?;
        self.open(visit, terms, false).await
    }

    /// A game under way is ended by those whom the server lets; a lobby by its host in any case.
    async fn end(&self, visit: &Visit) -> Result<(), Snag> {
        let slot = self.tables.look(visit.request.channel, visit.table.as_ref()).await?;
        let is_lobby = slot.table.is_lobby();
        drop(slot);
        match visit.server.enders {
            _ if is_lobby || visit.person().moderates => self.ask(visit, Ask::End).await,
            Enders::Host => self.ask(visit, Ask::End).await,
            Enders::Vote => self.ask(visit, Ask::Vote).await,
            Enders::Moderators => self.whisper(visit, visit.lang.say("refuse-end-moderators", &[])).await,
        }
    }

    async fn ask(&self, visit: &Visit, ask: Ask) -> Result<(), Snag> {
        let held = self.tables.ask(&visit.request, visit.table.as_ref(), ask).await?;
        self.tell(visit, held).await
    }

    /// The board at the bottom again, for those who sit there; a look at it for the others.
    async fn show(&self, visit: &Visit) -> Result<(), Snag> {
        let mut slot = self.tables.look(visit.request.channel, visit.table.as_ref()).await?;
        let seat = slot.table.seat_of(visit.person().user);
        let is_away = seat.is_some_and(|seat| slot.table.guests()[seat.index()].away);
        if is_away {
            drop(slot);
            return self.ask(visit, Ask::Join).await;
        }
        if seat.is_none() {
            let post = Showing::new(&slot.table, visit.lang).post(&News::default());
            drop(slot);
            let post = self.drawn(post, visit.request.guild).await;
            return Ok(visit.say_privately(&self.rest, post).await?);
        }
        let old = slot.board;
        // Nothing has happened since the old board was posted, so this one needs a nonce of its own.
        let nonce = visit.request.interaction.to_string();
        self.post_board_once(&mut slot, visit.public, &News::default(), nonce).await?;
        self.shrink(old, &visit.public.say("board-moved", &[])).await;
        self.whisper(visit, visit.lang.say("board-here", &[])).await
    }

    /// What is somebody's own, if the game has a panel of that name.
    async fn panel(&self, visit: &Visit, name: &str) -> Result<(), Snag> {
        let slot = self.tables.look(visit.request.channel, visit.table.as_ref()).await?;
        let seat = slot.table.seat_of(visit.person().user).ok_or(Denied::Refused(Refusal::NotSeated))?;
        if slot.table.is_lobby() {
            return Err(Denied::Refused(Refusal::NotStarted).into());
        }
        let is_meant = slot.table.terms().game.panel().is_some_and(|panel| panel.name == name);
        let post = Showing::new(&slot.table, visit.lang).panel(seat).filter(|_| is_meant);
        drop(slot);
        match post {
            Some(post) => {
                let post = self.drawn(post, visit.request.guild).await;
                Ok(visit.say_privately(&self.rest, post).await?)
            }
            None => self.whisper(visit, visit.lang.say(&format!("refuse-no-{name}"), &[])).await,
        }
    }

    async fn form(&self, visit: &Visit, id: &PressId) -> Result<(), Snag> {
        let [title, label] = ["word-form-title", "word-form-label"].map(|key| visit.lang.say(key, &[]));
        Ok(visit.hand_form(&self.rest, &form(id.to_string(), &title, "word", &label, 64)).await?)
    }

    /// The rules; and for who sits here, what is too rare for a button on the board.
    async fn rules(&self, visit: &Visit, game: Option<GameKind>) -> Result<(), Snag> {
        let slot = self.tables.look(visit.request.channel, None).await.ok();
        let game = game.or_else(|| slot.as_ref().map(|slot| slot.table.terms().game));
        let seated = slot.filter(|slot| slot.table.seat_of(visit.person().user).is_some());
        let rows = seated.map(|slot| Showing::new(&slot.table, visit.lang).rarely()).unwrap_or_default();
        let Some(game) = game else { return self.whisper(visit, visit.lang.say("help-text", &[])).await };
        let embed = Embed {
            title: visit.lang.say("rules-header", &[("game", text::game_name(visit.lang, game).into())]),
            description: text::rules(visit.lang, game),
            fields: Vec::new(),
            footer: visit.lang.say("rules-footer", &[]),
        };
        Ok(visit.say_privately(&self.rest, Post::default().embed(embed).rows(rows)).await?)
    }
}

/// Why a visit couldn't be served.
#[derive(Debug, thiserror::Error)]
pub(super) enum Snag {
    #[error("the door: {0:?}")]
    Denied(Denied),
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It counts, but could not be shown yet.
    #[error("not shown yet: {0}")]
    Untold(Refused),
}

impl Snag {
    fn outcome(&self) -> Outcome {
        match self {
            Snag::Denied(Denied::Repeated) => Outcome::Repeated,
            Snag::Denied(Denied::Trouble(_)) => Outcome::Trouble,
            Snag::Denied(Denied::Refused(Refusal::Stale) | Denied::NoTable) => Outcome::Stale,
            Snag::Denied(_) => Outcome::Refused,
            Snag::Refused(refused) if refused.is_about_permissions() => Outcome::Refused,
            Snag::Refused(_) | Snag::Untold(_) => Outcome::Trouble,
        }
    }
}

impl<T: Into<Denied>> From<T> for Snag {
    fn from(denied: T) -> Snag {
        Snag::Denied(denied.into())
    }
}
