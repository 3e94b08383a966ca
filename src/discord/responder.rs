//! The reply to one interaction. Discord wants it within three seconds and accepts it once, so a slow one is
//! deferred first and sent later.

use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::{Mutex, watch};

use super::message::MessagePayload;
use super::rest::{ApiError, Callback, InteractionToken, MessageToken, Posted, Rest};

/// When a missing reply is deferred. Discord gives up after three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1800);

/// What an interaction came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A command with a public reply.
    PublicCommand,
    /// A command with an ephemeral reply.
    Command,
    /// A button of this public message.
    Message(u64),
    /// A button or menu of an ephemeral message.
    PrivateMessage,
}

/// Sends the reply to an interaction and knows how far it has come. A handler and the table's publisher share it.
pub struct Responder {
    /// What the interaction came from.
    pub origin: Origin,
    /// The token, for messages that follow.
    pub token: InteractionToken,
    progress: Mutex<Progress>,
    /// Whether a reply was sent or deferred.
    is_answered: watch::Sender<bool>,
    /// Whether Discord showed a public reply to one person only.
    is_hidden: AtomicBool,
    /// Whether the token may edit the clicked message: the click was answered by an update, now or later.
    edits_clicked: AtomicBool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Open,
    Deferred,
    Answered,
}

impl Responder {
    /// For an interaction that has just been received.
    pub fn new(origin: Origin, token: InteractionToken) -> Responder {
        Responder {
            origin,
            token,
            progress: Mutex::new(Progress::Open),
            is_answered: watch::Sender::default(),
            is_hidden: AtomicBool::new(false),
            edits_clicked: AtomicBool::new(false),
        }
    }

    /// Runs the handler. If it takes too long, defers the reply in the meantime.
    pub async fn run_or_defer<T>(&self, rest: &Rest, mut handler: Pin<&mut impl Future<Output = T>>) -> T {
        tokio::select! {
            result = &mut handler => return result,
            () = tokio::time::sleep_until((self.token.received_at + DEFER_AFTER).into()) => {}
        }
        tokio::join!(handler, self.defer(rest)).0
    }

    /// Tells Discord that the reply comes later. Does nothing if it has been sent or deferred.
    pub async fn defer(&self, rest: &Rest) {
        let mut progress = self.progress.lock().await;
        if *progress != Progress::Open {
            return;
        }
        let (kind, data) = match self.origin {
            Origin::PublicCommand => (Callback::DeferredMessage, MessagePayload::default()),
            Origin::Command => (Callback::DeferredMessage, MessagePayload::default().private()),
            Origin::Message(_) | Origin::PrivateMessage => {
                (Callback::DeferredUpdate, MessagePayload::default())
            }
        };
        let data = serde_json::json!({ "flags": data.flags() });
        match rest.reply(&self.token, kind, data).await {
            Ok(()) => {
                self.advance(&mut progress, Progress::Deferred);
                self.edits_clicked.store(kind == Callback::DeferredUpdate, Ordering::Relaxed);
            }
            Err(error) if error.is_already_answered() => {}
            Err(error) => tracing::warn!(%error, "could not defer an interaction"),
        }
    }

    fn advance(&self, progress: &mut Progress, to: Progress) {
        *progress = to;
        self.is_answered.send_replace(true);
    }

    /// Whether a reply was sent or deferred, so that the token may be used for further messages.
    pub async fn is_answered(&self) -> bool {
        *self.progress.lock().await != Progress::Open
    }

    /// Waits for a reply or a deferral, for a limited time. Returns whether there is one.
    pub async fn is_answered_within(&self, patience: Duration) -> bool {
        let mut is_answered = self.is_answered.subscribe();
        let answered = is_answered.wait_for(|is_answered| *is_answered);
        tokio::time::timeout(patience, answered).await.is_ok_and(|answered| answered.is_ok())
    }

    /// Whether Discord showed a public reply to one person only. It does the same with whatever follows.
    pub fn is_hidden(&self) -> bool {
        self.is_hidden.load(Ordering::Relaxed)
    }

    /// Whether the token may edit this message as `@original`: it was clicked, and the answer was an update.
    pub fn may_edit(&self, message: u64) -> bool {
        self.origin == Origin::Message(message) && self.edits_clicked.load(Ordering::Relaxed)
    }

    /// Replies with a message that only the user sees, and returns the way to it.
    pub async fn reply_ephemeral(&self, rest: &Rest, post: MessagePayload) -> Result<MessageToken, ApiError> {
        let mut progress = self.progress.lock().await;
        let post = post.private();
        let message = match (*progress, self.origin) {
            (Progress::Open, _) => {
                rest.reply_with(&self.token, Callback::Message, &post).await?;
                self.original()
            }
            (Progress::Deferred, Origin::Command) => {
                rest.edit_by_token(&self.original(), &post).await?;
                self.original()
            }
            // A deferred public reply cannot become ephemeral, so it is deleted first.
            (Progress::Deferred, Origin::PublicCommand) => {
                rest.delete_by_token(&self.original()).await?;
                rest.follow_up(&self.token, &post).await?.token
            }
            _ => rest.follow_up(&self.token, &post).await?.token,
        };
        self.advance(&mut progress, Progress::Answered);
        Ok(message)
    }

    /// Replies with a private panel. Returns the way to edit it.
    pub async fn reply_with_panel(&self, rest: &Rest, post: MessagePayload) -> Result<Posted, ApiError> {
        let mut progress = self.progress.lock().await;
        let post = post.private();
        let posted = match (*progress, self.origin) {
            (Progress::Open, _) => rest.reply_with_id(&self.token, Callback::Message, &post).await?,
            (Progress::Deferred, Origin::Command) => {
                rest.edit_by_token(&self.original(), &post).await?;
                rest.original(&self.token).await?
            }
            // A deferred public reply cannot become ephemeral, so it is deleted first.
            (Progress::Deferred, Origin::PublicCommand) => {
                rest.delete_by_token(&self.original()).await?;
                rest.follow_up(&self.token, &post).await?
            }
            _ => rest.follow_up(&self.token, &post).await?,
        };
        self.advance(&mut progress, Progress::Answered);
        Ok(posted)
    }

    /// Updates the ephemeral message the interaction came from, or sends a new one.
    pub async fn show(&self, rest: &Rest, post: MessagePayload) -> Result<(), ApiError> {
        match self.origin {
            Origin::PrivateMessage => self.update(rest, &post).await,
            _ => self.reply_ephemeral(rest, post).await.map(drop),
        }
    }

    /// Posts a message that everybody sees. If a typed command was deferred, Discord already shows a message that is
    /// waiting for its content. Filling it in pings nobody: if somebody is to be pinged, it goes, and a new one follows.
    pub async fn post(&self, rest: &Rest, post: &MessagePayload) -> Result<Posted, ApiError> {
        let mut progress = self.progress.lock().await;
        let posted = match (*progress, self.origin) {
            (Progress::Open, _) => rest.reply_with_id(&self.token, Callback::Message, post).await?,
            (Progress::Deferred, Origin::PublicCommand) if post.pings() => {
                // Before it is gone, a message that follows would only fill it in.
                rest.delete_by_token(&self.original()).await?;
                *progress = Progress::Answered;
                rest.follow_up(&self.token, post).await?
            }
            (Progress::Deferred, Origin::PublicCommand) => {
                rest.edit_by_token(&self.original(), &post.clone().unflagged()).await?;
                rest.original(&self.token).await?
            }
            _ => rest.follow_up(&self.token, post).await?,
        };
        self.advance(&mut progress, Progress::Answered);
        self.is_hidden.fetch_or(posted.is_hidden, Ordering::Relaxed);
        Ok(posted)
    }

    /// Opens a form. Submitting it is an interaction of its own.
    pub async fn open_form(&self, rest: &Rest, form: &serde_json::Value) -> Result<(), ApiError> {
        let mut progress = self.progress.lock().await;
        rest.reply(&self.token, Callback::Form, form).await?;
        self.advance(&mut progress, Progress::Answered);
        Ok(())
    }

    /// Updates the message the interaction came from.
    pub async fn update(&self, rest: &Rest, post: &MessagePayload) -> Result<(), ApiError> {
        let mut progress = self.progress.lock().await;
        match *progress {
            Progress::Open => {
                rest.reply_with(&self.token, Callback::Update, post).await?;
                self.edits_clicked.store(true, Ordering::Relaxed);
            }
            _ => rest.edit_by_token(&self.original(), post).await?,
        }
        self.advance(&mut progress, Progress::Answered);
        Ok(())
    }

    /// The way to the initial reply, or for a click that was answered by an update to the clicked message.
    pub fn original(&self) -> MessageToken {
        MessageToken { token: self.token.clone(), message: None }
    }
}
