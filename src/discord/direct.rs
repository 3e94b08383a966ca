//! Direct messages: who wants to be told there has one living message a table. It shows the board, and its buttons play. A
//! new turn is a new message, because an edit notifies nobody, and the one before is deleted; within a turn it is edited.
//!
//! What somebody was told is stored ([`Notice`]), so that after a restart, or beside another process, no message is lost or
//! sent twice. A press on a message lets its token edit it for a while; all else goes by the bot's own token.

mod delivery;
mod press;
mod words;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dashmap::{DashMap, DashSet};

pub(super) use self::delivery::letter;
use self::delivery::{DirectError, Recovery};
pub(super) use self::press::is_direct;
use super::app::App;
use super::message::MessagePayload;
use super::publish::Update;
use super::rest::MessageToken;
use crate::fair::GameId;
use crate::games::AnyEvent;
use crate::settings::{Notify, UserSettings, key};
use crate::store::{Notice, StoreError};
use crate::table::{Moment, Participant, Table, UserId};
use crate::tables::{OWED_AFTER, OpenTable};
use crate::tasks::caught;

/// Pause before the first retry of a message that could not be sent; doubled for each further one.
const FIRST_PAUSE: Duration = Duration::from_secs(2);
/// After this many tries it is left to the next look at what is owed.
const TRIES: u32 = 6;

/// The direct messages of all tables, and who wants any.
#[derive(Default)]
pub struct DirectMessages {
    /// Those who want to be told by direct message and can be reached.
    people: DashSet<UserId>,
    slots: DashMap<(GameId, UserId), Arc<Slot>>,
    /// Each person's conversation with the bot.
    channels: DashMap<UserId, u64>,
}

/// The place of one person's message about one table.
#[derive(Default)]
struct Slot {
    inbox: Mutex<Inbox>,
    /// Locked while a request for the message is under way.
    live: tokio::sync::Mutex<Live>,
}

#[derive(Default)]
struct Inbox {
    newest: Option<News>,
    has_task: bool,
}

/// A state of a table that a direct message may not show yet.
#[derive(Clone)]
struct News {
    table: Arc<Table>,
    guild: Option<u64>,
    channel: u64,
    /// Whether the bot isn't a member of that place.
    is_external: bool,
    events: Vec<AnyEvent>,
    /// Whether a person has done it: people's requests go first.
    by_person: bool,
    /// Whether a killed process may have sent the message.
    recovery: Recovery,
}

/// What is known of a message.
#[derive(Default)]
struct Live {
    notice: Option<Notice>,
    token: Option<(MessageToken, Moment)>,
    shown: Option<MessagePayload>,
    steps: u32,
    /// Whether it asks its person for something.
    is_asking: bool,
    /// Whether a message may be there that nobody knows of: somebody began to tell them, and was perhaps killed then.
    is_unsure: bool,
}

impl News {
    fn of(update: &Update) -> News {
        News {
            table: update.table.clone(),
            guild: update.guild,
            channel: update.channel,
            is_external: update.is_external,
            events: update.log.events.clone(),
            by_person: update.actor.is_some(),
            recovery: Recovery::None,
        }
    }

    fn owed(open_table: &OpenTable) -> Option<News> {
        let news = News::of(&Update::unchanged(open_table)?);
        Some(News { recovery: Recovery::Look, ..news })
    }
}

impl Slot {
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a state that is to be shown. Returns whether a task has to be started for it.
    fn wants(&self, news: News) -> bool {
        let mut inbox = self.inbox();
        if inbox.newest.as_ref().is_none_or(|newest| newest.table.steps() <= news.table.steps()) {
            inbox.newest = Some(news);
        }
        !std::mem::replace(&mut inbox.has_task, true)
    }

    fn next(&self) -> Option<News> {
        let mut inbox = self.inbox();
        inbox.has_task = inbox.newest.is_some();
        inbox.newest.take()
    }

    /// Puts back what could not be shown, unless something newer has come.
    fn put_back(&self, news: News) {
        self.inbox().newest.get_or_insert(news);
    }
}

impl DirectMessages {
    /// Whether somebody is told by direct message.
    pub(super) fn reaches(&self, user: UserId) -> bool {
        self.people.contains(&user)
    }

    fn of(&self, table: &GameId, user: UserId) -> Arc<Slot> {
        self.slots.entry((table.clone(), user)).or_default().clone()
    }

    /// Forgets the messages of tables that are over.
    pub(super) fn forget_unless(&self, is_open: impl Fn(&GameId) -> bool) {
        self.slots.retain(|(table, _), slot| is_open(table) || slot.inbox().has_task);
    }

    fn set(&self, user: UserId, is_told: bool) {
        if is_told {
            self.people.insert(user);
        } else {
            self.people.remove(&user);
        }
    }
}

/// Whether a table stands in the conversation of its only person with the bot.
pub(super) const fn is_conversation(guild: Option<u64>, is_external: bool) -> bool {
    guild.is_none() && !is_external
}

/// Who wants to be told where.
impl App {
    /// Where somebody is told. If their direct messages are closed, it is the channel; and also if the table stands in their
    /// own conversation with the bot, because there the board is a direct message.
    pub(super) async fn notify_of(&self, user: UserId, is_conversation: bool) -> Notify {
        let stored = self.stored_user_settings(user).await;
        let wanted = UserSettings::read(&stored).notify;
        let is_closed = stored.iter().any(|(key, _)| key == key::CLOSED);
        if (is_closed || is_conversation) && wanted.directly() { Notify::Channel } else { wanted }
    }

    /// Somebody has said where they want to be told. Whoever says so again is tried again.
    pub(super) async fn set_notify(&self, user: UserId, wanted: Notify) -> Result<(), StoreError> {
        self.tables.store().clear_setting(&format!("user:{}", user.0), key::CLOSED).await?;
        self.direct.set(user, wanted.directly());
        if wanted.directly() {
            // What waits for them now, they are told now.
            self.tell_owed_directly(user, Recovery::None).await;
        }
        Ok(())
    }

    /// Reads who wants to be told by direct message: at the start, and now and then if others may change it.
    pub(super) async fn load_direct(&self) -> Result<(), StoreError> {
        let store = self.tables.store();
        let user = |scope: &str| scope.strip_prefix("user:")?.parse().ok().map(UserId);
        let closed: Vec<_> =
            store.settings_of(key::CLOSED).await?.iter().filter_map(|(scope, _)| user(scope)).collect();
        let wanted = store.settings_of(key::NOTIFY).await?;
        let wanted = wanted.iter().filter(|(_, value)| value.parse().is_ok_and(Notify::directly));
        let wanted: Vec<_> = wanted.filter_map(|(scope, _)| user(scope)).collect();
        self.direct.people.retain(|user| wanted.contains(user) && !closed.contains(user));
        wanted.into_iter().filter(|user| !closed.contains(user)).for_each(|user| self.direct.set(user, true));
        Ok(())
    }
}

/// What happens at the tables.
impl App {
    /// Tells those who want it by direct message what happened at a table, and doesn't wait for it.
    pub(super) fn tell_directly(&self, update: &Update) {
        if self.direct.people.is_empty()
            || update.is_redraw
            || is_conversation(update.guild, update.is_external)
        {
            return;
        }
        let table = &update.table;
        let people = table.participants().iter().filter_map(Participant::user);
        let people = people.chain(table.invited().iter().copied());
        // Whoever was asked until now may have no seat any more: one that was kept for them, or one that they had for a while.
        let people: BTreeSet<UserId> = people.chain(update.asked_before.iter().copied()).collect();
        for user in people.into_iter().filter(|user| self.direct.reaches(*user)) {
            self.submit_direct(user, News::of(update));
        }
    }

    fn submit_direct(&self, user: UserId, news: News) {
        let slot = self.direct.of(news.table.id(), user);
        if !slot.wants(news) {
            return;
        }
        let app = self.clone();
        self.tasks.spawn_to_end(async move {
            if caught(app.bring_direct_up_to_date(&slot, user)).await.is_err() {
                slot.inbox().has_task = false;
            }
        });
    }

    async fn bring_direct_up_to_date(&self, slot: &Slot, user: UserId) {
        let (mut pause, mut tries) = (FIRST_PAUSE, 0);
        loop {
            let mut live = slot.live.lock().await;
            let Some(news) = slot.next() else { return };
            let told = self.deliver_directly(&mut live, &news, user).await;
            drop(live);
            match told {
                Ok(()) => (pause, tries) = (FIRST_PAUSE, 0),
                Err(DirectError::Later) if tries < TRIES => {
                    slot.put_back(news);
                    tokio::select! {
                        () = tokio::time::sleep(pause) => {}
                        () = self.tasks.stopping() => return slot.inbox().has_task = false,
                    }
                    (pause, tries) = (pause * 2, tries + 1);
                }
                // What is still owed is found again.
                Err(DirectError::Later | DirectError::Never) => {}
            }
        }
    }

    /// Tells those who want it by direct message whatever they were not told: after a start, and now and then.
    pub(super) async fn deliver_owed_directly(&self, is_start: bool) {
        if let Err(error) = self.load_direct().await {
            return tracing::warn!(%error, "could not read who wants direct messages");
        }
        let people: Vec<UserId> = self.direct.people.iter().map(|user| *user).collect();
        for user in people {
            self.tell_owed_directly(user, if is_start { Recovery::Look } else { Recovery::None }).await;
        }
    }

    async fn tell_owed_directly(&self, user: UserId, recovery: Recovery) {
        let notices = match self.tables.store().notices_of(user.0).await {
            Ok(notices) => notices,
            Err(error) => return tracing::warn!(%error, "could not read what somebody was told"),
        };
        let told = |table: &GameId| {
            let table = table.to_string();
            notices.iter().find(|notice| notice.table == table).map_or(0, |notice| notice.told)
        };
        let before = self.tables.now().plus(if recovery == Recovery::Look { 0 } else { -OWED_AFTER });
        let here = self.tables.open_here_of(user).into_iter();
        for open_table in here.filter(|here| !is_conversation(here.guild, here.is_external)) {
            let table = &open_table.table;
            let call = table.call_of(user).or_else(|| table.released_of(user));
            let is_owed = call.is_some_and(|call| call.step > told(table.id()) && call.at <= before);
            if let Some(news) = News::owed(&open_table).filter(|_| is_owed) {
                self.submit_direct(user, News { recovery, ..news });
            }
        }
        // Of a table that is over, only whoever has not been told is still noted.
        for notice in notices.iter().filter(|_| recovery == Recovery::Look) {
            match self.tables.closed_table(&notice.table).await {
                Ok(over) => {
                    let news = over.as_ref().and_then(News::owed);
                    news.into_iter().for_each(|news| self.submit_direct(user, news));
                }
                Err(error) => tracing::debug!(%error, "could not read a table that is over"),
            }
        }
    }
}
