//! The ids of guilds, channels, messages and so on: twilight's typed ids, and snowflakes to make new ones.
//!
//! Typed ids keep a channel from being taken for a message, and they serialise as strings, as Discord sends them.

use twilight_model::id::{
    Id,
    marker::{
        ApplicationMarker, AttachmentMarker, ChannelMarker, EmojiMarker, GuildMarker, InteractionMarker,
        MessageMarker, UserMarker,
    },
};

/// The bot's application.
pub type ApplicationId = Id<ApplicationMarker>;
/// A file attached to a message.
pub type AttachmentId = Id<AttachmentMarker>;
/// A channel, a thread or direct messages.
pub type ChannelId = Id<ChannelMarker>;
/// An emoji of the application.
pub type EmojiId = Id<EmojiMarker>;
/// A guild ("server").
pub type GuildId = Id<GuildMarker>;
/// An interaction: a command, a click, a choice from a menu, a modal, or an autocompletion.
pub type InteractionId = Id<InteractionMarker>;
/// A message.
pub type MessageId = Id<MessageMarker>;
/// A person, or the bot itself.
pub type UserId = Id<UserMarker>;

/// Discord counts its milliseconds from the first second of 2015.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// Makes ids that grow with time, as Discord's snowflakes do.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// The next id at this moment; strictly larger than every earlier one, so that messages sort
    /// by id even when the clock stands still.
    pub fn next<T>(&mut self, unix_ms: u64) -> Id<T> {
        let stamp = unix_ms.saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = stamp.max(self.last + 1);
        Id::new_checked(self.last).unwrap_or(Id::new(1))
    }
}

/// The same number under another kind: a thread has the id of the message it grew from.
pub(crate) fn same<A, B>(id: Id<A>) -> Id<B> {
    id.cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_even_within_one_millisecond() {
        let mut snowflakes = Snowflakes::default();
        let first: MessageId = snowflakes.next(1_700_000_000_000);
        let second: MessageId = snowflakes.next(1_700_000_000_000);
        let earlier_clock: MessageId = snowflakes.next(1_600_000_000_000);
        assert!(first < second && second < earlier_clock);
        assert_eq!(first.get() >> 22, 1_700_000_000_000 - DISCORD_EPOCH_MS);
    }
}
