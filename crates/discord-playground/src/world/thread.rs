//! Public threads: starts, renames and archives them.

use serde_json::Value;
use twilight_model::guild::Permissions;

use super::{
    World,
    channel::{ChannelKind, ChannelState, ThreadState},
};
use crate::{
    api_error::ApiError,
    form_body::{FormBody, read_form},
    ids::{ChannelId, MessageId, same},
};

const ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10080];

impl World {
    /// Starts a thread, from a message or (None) on its own.
    pub fn start_thread(
        &mut self,
        parent: ChannelId,
        message: Option<MessageId>,
        body: &Value,
    ) -> Result<ChannelId, ApiError> {
        self.require(parent, Permissions::CREATE_PUBLIC_THREADS)?;
        let (name, archives_after) = read_thread(body, message.is_none())?;
        let place = self.channel(parent)?;
        if !matches!(place.kind, ChannelKind::Text) {
            return Err(ApiError::wrong_channel_type());
        }
        let guild = place.guild;
        let id = match message {
            Some(message) => self.hang_thread_on(parent, message)?,
            None => self.next_id(),
        };
        let (owner, created) = (self.bot, self.now());
        let thread = ThreadState { parent, owner, archived: false, locked: false, archives_after, created };
        self.insert_channel(ChannelState::new(id, guild, name, ChannelKind::Thread(thread)));
        self.announce_channel("THREAD_CREATE", id);
        Ok(id)
    }

    /// A message has at most one thread, which takes over its id.
    fn hang_thread_on(&mut self, parent: ChannelId, message: MessageId) -> Result<ChannelId, ApiError> {
        self.public_message(parent, message)?;
        let Some(message) = self.messages.get_mut(&message) else {
            return Err(ApiError::unknown_message());
        };
        if message.thread.is_some() {
            return Err(ApiError::thread_exists());
        }
        let id = same(message.id);
        message.thread = Some(id);
        Ok(id)
    }

    /// The bot renames, archives, locks or reopens. Its own threads it may archive and rename; for
    /// others, and to lock, it needs to manage threads.
    pub fn modify_channel(&mut self, id: ChannelId, body: &Value) -> Result<(), ApiError> {
        let channel = self.channel_for_bot(id)?;
        let Some(thread) = channel.thread().cloned() else {
            return self.rename_text_channel(id, body);
        };
        let change = read_change(body)?;
        if thread.owner != self.bot || change.locked.is_some() {
            self.require(id, Permissions::MANAGE_THREADS)?;
        }
        if thread.archived && change.archived != Some(false) {
            return Err(ApiError::thread_archived());
        }
        let Some(channel) = self.channels.get_mut(&id) else {
            return Ok(());
        };
        channel.name = change.name.unwrap_or_else(|| channel.name.clone());
        channel.kind = ChannelKind::Thread(ThreadState {
            archived: change.archived.unwrap_or(thread.archived),
            locked: change.locked.unwrap_or(thread.locked),
            archives_after: change.archives_after.unwrap_or(thread.archives_after),
            ..thread
        });
        self.announce_channel("THREAD_UPDATE", id);
        Ok(())
    }

    fn rename_text_channel(&mut self, id: ChannelId, body: &Value) -> Result<(), ApiError> {
        self.require(id, Permissions::MANAGE_CHANNELS)?;
        let change = read_change(body)?;
        if let (Some(channel), Some(name)) = (self.channels.get_mut(&id), change.name) {
            channel.name = name;
        }
        self.announce_channel("CHANNEL_UPDATE", id);
        Ok(())
    }

    /// Archives a thread as time or a moderator would.
    pub fn archive(&mut self, id: ChannelId, lock: bool) {
        if let Some(ChannelState { kind: ChannelKind::Thread(thread), .. }) = self.channels.get_mut(&id) {
            thread.archived = true;
            thread.locked = lock;
            self.announce_channel("THREAD_UPDATE", id);
        }
    }

    /// After how many minutes without messages a thread is archived.
    pub fn archives_after(&self, id: ChannelId) -> Option<i64> {
        match &self.channels.get(&id)?.kind {
            ChannelKind::Thread(thread) => Some(thread.archives_after),
            _ => None,
        }
    }

    /// A new message opens an archived thread again, unless it is locked.
    pub(super) fn wake_thread(&mut self, id: ChannelId) -> Result<(), ApiError> {
        let manages = self.permissions(self.bot, id).contains(Permissions::MANAGE_THREADS);
        let Some(ChannelState { kind: ChannelKind::Thread(thread), .. }) = self.channels.get_mut(&id) else {
            return Ok(());
        };
        if !thread.archived {
            return Ok(());
        }
        if thread.locked && !manages {
            return Err(ApiError::thread_archived());
        }
        thread.archived = false;
        self.announce_channel("THREAD_UPDATE", id);
        Ok(())
    }
}

struct ThreadChange {
    name: Option<String>,
    archived: Option<bool>,
    locked: Option<bool>,
    archives_after: Option<i64>,
}

fn read_thread(body: &Value, standalone: bool) -> Result<(String, i64), ApiError> {
    const PUBLIC_THREAD: i64 = 11;
    read_form(body, |form| {
        // Without a type Discord makes a private thread, which this stand-in doesn't have.
        if standalone {
            form.require("type");
            form.integer("type", PUBLIC_THREAD..=PUBLIC_THREAD);
        }
        let name = form.required_text("name", 1..=100).unwrap_or_default().to_owned();
        (name, read_archive_minutes(form).unwrap_or(1440))
    })
}

fn read_change(body: &Value) -> Result<ThreadChange, ApiError> {
    read_form(body, |form| ThreadChange {
        name: form.text("name", 1..=100).map(str::to_owned),
        archived: form.get("archived").map(|_| form.boolean("archived")),
        locked: form.get("locked").map(|_| form.boolean("locked")),
        archives_after: read_archive_minutes(form),
    })
}

fn read_archive_minutes(form: &FormBody<'_>) -> Option<i64> {
    let minutes = form.integer("auto_archive_duration", 0..=i64::MAX)?;
    if !ARCHIVE_MINUTES.contains(&minutes) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        form.reject("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
    Some(minutes)
}
