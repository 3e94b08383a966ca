//! The events a person's Discord client would show: messages, channels and modals that appear, change or go.

use std::sync::Arc;

use tokio::sync::broadcast;

use super::{
    check::modal::Modal,
    ids::{ChannelId, MessageId, UserId},
    state::PlaygroundState,
    world::message::Message,
};

/// Something happened in a channel.
#[derive(Clone, Debug)]
pub struct ClientEvent {
    /// The channel or thread.
    pub channel: ChannelId,
    /// What happened there.
    pub kind: ClientEventKind,
    /// The only person who may see it, if it isn't for everybody.
    pub(crate) reader: Option<UserId>,
}

/// What happened in a channel.
#[derive(Clone, Debug)]
pub enum ClientEventKind {
    /// A message was posted.
    MessageCreated(Box<Message>),
    /// A message was edited; this is the new state.
    MessageUpdated(Box<Message>),
    /// A message was deleted.
    MessageDeleted(MessageId),
    /// A channel or thread was created, changed or deleted.
    ChannelChanged,
    /// The bot opened a modal for the person.
    ModalOpened(Modal),
}

/// The events one person may see, as they happen. Made by [`Person::watches`](crate::Person::watches).
pub struct ClientEvents {
    pub(super) state: Arc<PlaygroundState>,
    pub(super) person: UserId,
    pub(super) events: broadcast::Receiver<ClientEvent>,
}

impl ClientEvents {
    /// The next event; None when the playground is gone. A receiver that falls more than a thousand events behind
    /// skips the ones it missed.
    pub async fn next(&mut self) -> Option<ClientEvent> {
        let mut closing = self.state.closing.subscribe();
        loop {
            let event = tokio::select! {
                event = self.events.recv() => event,
                _ = closing.wait_for(|closed| *closed) => return None,
            };
            match event {
                Ok(event) if self.shows(&event) => return Some(event),
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }

    fn shows(&self, event: &ClientEvent) -> bool {
        let readable = event.reader.is_none_or(|reader| reader == self.person);
        readable && self.state.world().may_view(self.person, event.channel)
    }
}
