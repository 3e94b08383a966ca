//! The ways by which a board reaches Discord. Requests with an interaction's token come first: they don't count
//! against the bot's limit, need no permission, and work where the bot isn't a member. The bot's own routes are for what
//! no living token can do.

use std::time::Duration;

use super::shown_board::ShownBoard;
use crate::discord::message::MessagePayload;
use crate::discord::responder::{Origin, Responder};
use crate::discord::rest::{ApiError, MessageToken, Posted, Rest};
use crate::store::BoardLocation;
use crate::table::Moment;

/// Discord's codes for a message that is gone, can't be edited any more, or is in an archived thread.
const UNKNOWN_MESSAGE: i64 = 10008;
const TOO_MANY_OLD_EDITS: i64 = 30046;
const THREAD_ARCHIVED: i64 = 50083;

/// How long a board waits until the interaction that caused it has been answered. By then Discord has given up.
const ANSWER_PATIENCE: Duration = Duration::from_secs(3);

/// Why a board could not be brought up to date.
pub(super) enum DeliveryError {
    /// Discord refused, or could not be reached.
    Api(ApiError),
    /// No token lives, and the bot isn't a member there. The next interaction brings a token.
    Closed,
    /// Discord shows the first board to one person only.
    Hidden,
    /// The board is up to date, but Discord shows a new one to one person only.
    AnswerHidden,
    /// A mistake in the program, which the panic hook has logged.
    Panicked,
}

impl From<ApiError> for DeliveryError {
    fn from(error: ApiError) -> DeliveryError {
        DeliveryError::Api(error)
    }
}

/// What to do with the old board when a new one is posted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OldBoard {
    /// Shrink it to a line.
    Shrink,
    /// Delete it, because the new board shows the same turn. Shrink it if deleting needs the bot's token.
    Delete,
    /// Leave it as it is: there is none, or it can't be edited.
    Keep,
}

/// An old board that is still to be put away. The new one is there, so nobody waits for it.
pub(super) struct Leftover {
    pub(super) board: BoardLocation,
    pub(super) owner: Option<MessageToken>,
    pub(super) becomes: OldBoard,
    pub(super) line: String,
    pub(super) is_external: bool,
}

impl Leftover {
    /// Shrinks or deletes the old board. If the message is gone, nothing is left to do.
    pub(super) async fn put_away(self, rest: Rest) {
        let line = MessagePayload::text(self.line);
        let done = match (&self.owner, self.becomes) {
            (_, OldBoard::Keep) => return,
            (Some(owner), OldBoard::Delete) => rest.delete_by_token(owner).await,
            (Some(owner), OldBoard::Shrink) => rest.edit_by_token(owner, &line).await,
            (None, _) => Err(ApiError::Unreachable),
        };
        if done.is_ok() || self.is_external {
            return;
        }
        if let Err(error) = rest.edit(self.board.channel, self.board.message, &line).await {
            tracing::debug!(%error, "could not edit an old board down to one line");
        }
    }
}

/// Brings one board to Discord.
pub(super) struct BoardDelivery<'a> {
    pub(super) rest: &'a Rest,
    pub(super) shown: &'a mut ShownBoard,
    /// The interaction that is to be answered with the board.
    pub(super) carrier: Option<&'a Responder>,
    /// The interaction that caused the change and is answered with something else. Then its token can be used.
    pub(super) cause: Option<&'a Responder>,
    /// Whether Discord has shown a new board to one person only, so that the old one was edited instead.
    pub(super) is_answer_hidden: bool,
    pub(super) channel: u64,
    /// Whether the bot isn't a member of the place.
    pub(super) is_external: bool,
    /// Makes Discord drop a second post of the same state.
    pub(super) nonce: String,
    /// What an old board shrinks to.
    pub(super) line: String,
    /// Old boards that are to be put away once the new one is there.
    pub(super) leftovers: Vec<Leftover>,
    pub(super) now: Moment,
}

impl<'a> BoardDelivery<'a> {
    /// Edits the board.
    pub(super) async fn edit(&mut self, post: &MessagePayload) -> Result<(), DeliveryError> {
        let Some(board) = self.shown.board else { return self.post(post, OldBoard::Keep).await };
        if let Some(click) = self.click_on_board() {
            // If the click can no longer be answered, the board has other ways.
            if click.update(self.rest, post).await.is_ok() {
                self.shown.offer(&click.token, true, self.now);
                return Ok(());
            }
        }
        let has_new_token = self.shown.owner(self.now).is_none() && self.take_cause().await;
        if let Some(owner) = self.shown.owner(self.now) {
            match self.rest.edit_by_token(&owner, post).await {
                Ok(()) => return Ok(()),
                Err(error) if error.is_transient() => return Err(error.into()),
                Err(error) => {
                    tracing::debug!(%error, "could not edit a board with its token");
                    self.shown.disown();
                }
            }
        }
        if self.is_external {
            return self.post(post, OldBoard::Keep).await;
        }
        if has_new_token {
            return self.post(post, OldBoard::Delete).await;
        }
        match self.rest.edit(board.channel, board.message, post).await {
            Ok(()) => Ok(()),
            Err(error) if matches!(error.code(), Some(UNKNOWN_MESSAGE | TOO_MANY_OLD_EDITS)) => {
                self.post(post, OldBoard::Keep).await
            }
            Err(error) if error.code() == Some(THREAD_ARCHIVED) => {
                self.rest.unarchive_thread(board.channel).await?;
                Ok(self.rest.edit(board.channel, board.message, post).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Posts a new board at the bottom. The old one is left over.
    pub(super) async fn post(&mut self, post: &MessagePayload, old: OldBoard) -> Result<(), DeliveryError> {
        let (old_board, mut old_owner) = (self.shown.board, self.shown.owner(self.now));
        let is_put_away = old_board.is_none() || old == OldBoard::Keep;
        let posted = match (self.carrier, self.click_on_board()) {
            // Only this click's token can edit the old board. Defer it, then post the new board first.
            (_, Some(click)) if old_owner.is_none() && old != OldBoard::Keep => {
                click.defer(self.rest).await;
                old_owner = Some(click.original());
                self.shown.offer(&click.token, false, self.now);
                self.follow_up(post).await
            }
            (Some(responder), _) => {
                let posted = responder.post(self.rest, post).await;
                self.shown.offer(&responder.token, false, self.now);
                if let Some(posted) = posted.as_ref().ok().filter(|posted| posted.is_follow_up()) {
                    self.shown.followed_up(Some(posted));
                }
                self.or_post_by_bot(posted, post).await
            }
            (None, _) => self.follow_up(post).await,
        };
        let (board, token) = match posted {
            Ok(posted) => posted,
            // Nobody knows whether the message is there. It isn't sent again: the known board shows the state instead.
            Err(DeliveryError::Api(ApiError::Unreachable)) if old_board.is_some() && !is_put_away => {
                (self.carrier, self.cause, self.shown.has_stray) = (None, None, true);
                return Box::pin(self.edit(post)).await;
            }
            // Others see the board they know.
            Err(DeliveryError::Hidden) if old_board.is_some() && !self.is_answer_hidden => {
                (self.carrier, self.cause, self.is_answer_hidden) = (None, None, true);
                return Box::pin(self.edit(post)).await;
            }
            Err(DeliveryError::Hidden) if old_board.is_some() => return Err(DeliveryError::Closed),
            Err(error) => return Err(error),
        };
        self.shown.posted(board, token.as_ref(), self.now);
        if let Some(board) = old_board.filter(|_| !is_put_away) {
            self.leave_over(board, old_owner, old);
        }
        Ok(())
    }

    /// Notes a second board that is to be put away. If it was clicked, that click is answered.
    pub(super) async fn put_away_stray(&mut self, stray: BoardLocation, line: String) {
        let click = self.carrier.filter(|carrier| carrier.origin == Origin::Message(stray.message));
        if let Some(click) = click {
            click.defer(self.rest).await;
        }
        // A click that was answered with a new board leads to that one.
        let click = click.filter(|click| click.may_edit(stray.message));
        let (owner, is_external) = (click.map(Responder::original), self.is_external);
        self.leftovers.push(Leftover { board: stray, owner, becomes: OldBoard::Shrink, line, is_external });
    }

    /// Notes a board that is to be put away.
    pub(super) fn leave_over(
        &mut self,
        board: BoardLocation,
        owner: Option<MessageToken>,
        becomes: OldBoard,
    ) {
        let (line, is_external) = (self.line.clone(), self.is_external);
        self.leftovers.push(Leftover { board, owner, becomes, line, is_external });
    }

    /// Posts with the newest token, or else as the bot.
    async fn follow_up(&mut self, post: &MessagePayload) -> Sent {
        if self.shown.newest(self.now, self.is_external).is_none() {
            self.take_cause().await;
        }
        let Some(token) = self.shown.newest(self.now, self.is_external) else {
            return self.post_by_bot(post).await;
        };
        let posted = self.rest.follow_up(&token, post).await;
        self.shown.followed_up(posted.as_ref().ok());
        self.or_post_by_bot(posted, post).await
    }

    /// Waits until the interaction that caused the change has been answered, and takes its token. Returns whether it has
    /// one.
    async fn take_cause(&mut self) -> bool {
        let Some(cause) = self.cause.take() else { return false };
        if !cause.is_answered_within(ANSWER_PATIENCE).await || cause.is_hidden() {
            return false;
        }
        let on_board = self.shown.board.is_some_and(|board| cause.may_edit(board.message));
        self.shown.offer(&cause.token, on_board, self.now);
        true
    }

    async fn or_post_by_bot(&mut self, posted: Result<Posted, ApiError>, post: &MessagePayload) -> Sent {
        match posted {
            Ok(Posted { is_hidden: true, token, .. }) => {
                self.shown.forget_newest();
                // A table with buttons that nobody else sees would only confuse.
                if let Err(error) = self.rest.delete_by_token(&token).await {
                    tracing::debug!(%error, "could not delete a board that one person sees");
                }
                Err(DeliveryError::Hidden)
            }
            Ok(Posted { id, token, .. }) => {
                Ok((BoardLocation { channel: self.channel, message: id }, Some(token)))
            }
            Err(error @ ApiError::Unreachable) => Err(error.into()),
            Err(error) if self.is_external && error.is_transient() => Err(error.into()),
            Err(error) => {
                tracing::debug!(%error, "could not post a board with a token");
                self.post_by_bot(post).await
            }
        }
    }

    async fn post_by_bot(&mut self, post: &MessagePayload) -> Sent {
        if self.is_external {
            return Err(DeliveryError::Closed);
        }
        let post = post.clone().once(self.nonce.clone());
        let sent = match self.rest.post(self.channel, &post).await {
            Err(error) if error.code() == Some(THREAD_ARCHIVED) => {
                self.rest.unarchive_thread(self.channel).await?;
                self.rest.post(self.channel, &post).await
            }
            sent => sent,
        };
        Ok((BoardLocation { channel: self.channel, message: sent? }, None))
    }

    /// The interaction to answer, if it is a click on the current board.
    fn click_on_board(&self) -> Option<&'a Responder> {
        let board = self.shown.board?.message;
        self.carrier.filter(|carrier| carrier.origin == Origin::Message(board))
    }
}

type Sent = Result<(BoardLocation, Option<MessageToken>), DeliveryError>;
