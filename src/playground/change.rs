//! What a person's window would show changing. The web page follows these.

use std::sync::Arc;

use tokio::sync::broadcast;

use super::{
    check::modal::Modal,
    ids::{ChannelId, MessageId, UserId},
    shared::Shared,
    world::message::Message,
};

/// Something changed in a channel.
#[derive(Clone, Debug)]
pub struct Change {
    /// Where.
    pub channel: ChannelId,
    /// What.
    pub what: What,
    /// The only person who may see it, if there is one.
    pub(crate) reader: Option<UserId>,
}

/// The kinds of change.
#[derive(Clone, Debug)]
pub enum What {
    /// A message appeared.
    Posted(Box<Message>),
    /// A message is different now.
    Edited(Box<Message>),
    /// A message is gone.
    Deleted(MessageId),
    /// A channel or thread appeared or is different now.
    Channel,
    /// The bot opened a form for the person.
    Form(Modal),
}

/// The changes one person may see.
pub struct Window {
    pub(super) shared: Arc<Shared>,
    pub(super) person: UserId,
    pub(super) changes: broadcast::Receiver<Change>,
}

impl Window {
    /// The next change; None when the playground is gone. A window that looked away for more than
    /// a thousand changes skips what it missed.
    pub async fn next(&mut self) -> Option<Change> {
        let mut closing = self.shared.closing.subscribe();
        loop {
            let change = tokio::select! {
                change = self.changes.recv() => change,
                _ = closing.wait_for(|closed| *closed) => return None,
            };
            match change {
                Ok(change) if self.shows(&change) => return Some(change),
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }

    fn shows(&self, change: &Change) -> bool {
        let readable = change.reader.is_none_or(|reader| reader == self.person);
        readable && self.shared.world().may_view(self.person, change.channel)
    }
}
