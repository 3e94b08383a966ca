//! Loads the settings of servers and users from the store.

use std::time::Duration;

use super::app::App;
use crate::quiet_hours::QuietHours;
use crate::settings::{ServerSettings, UserSettings, key};
use crate::store::StoreError;
use crate::table::{Absentee, UserId};

/// Timeout for reading settings. After it the cached values are used, or the defaults: a reply in the wrong
/// language beats no reply.
const TIMEOUT: Duration = Duration::from_millis(500);

impl App {
    /// Whether a user may be pinged in a server now: both settings must allow it, and neither is it quiet.
    pub(super) async fn may_ping(&self, server: ServerSettings, user: UserId, is_conversation: bool) -> bool {
        let personal = self.user_settings(user).await;
        let notify = self.notify_of(user, is_conversation).await;
        server.mentions && !self.is_quiet(server, personal) && notify.in_channel()
    }

    /// Whether it is quiet now, for a person or in a server. Then the person is told nothing.
    pub(super) fn is_quiet(&self, server: ServerSettings, personal: UserSettings) -> bool {
        let mut quiet = [server.quiet_hours(), personal.quiet_hours()].into_iter().flatten();
        quiet.any(|quiet| quiet.is_quiet(self.tables.now()))
    }

    /// The quiet hours of a person or a server have changed: the clocks of their slow games follow, and their boards.
    pub(super) async fn apply_quiet_hours(
        &self,
        absentee: Absentee,
        quiet: Option<QuietHours>,
    ) -> Result<(), StoreError> {
        self.tables.set_quiet_hours(absentee, quiet).await?;
        self.show_absence(absentee);
        Ok(())
    }

    pub(super) async fn server_settings(&self, guild: u64) -> ServerSettings {
        ServerSettings::read(&self.stored_settings(&format!("guild:{guild}")).await)
    }

    pub(super) async fn user_settings(&self, user: UserId) -> UserSettings {
        self.user_settings_and_welcome(user).await.0
    }

    /// The same, and whether they need not be told how to learn the games.
    pub(super) async fn user_settings_and_welcome(&self, user: UserId) -> (UserSettings, bool) {
        let stored = self.stored_user_settings(user).await;
        (UserSettings::read(&stored), stored.iter().any(|(known, _)| known == key::WELCOMED))
    }

    /// The stored settings of a person, by key.
    pub(super) async fn stored_user_settings(&self, user: UserId) -> Vec<(String, String)> {
        self.stored_settings(&format!("user:{}", user.0)).await
    }

    /// The stored settings, or the cached ones if the database fails: a slow database must not ping users who
    /// opted out.
    async fn stored_settings(&self, scope: &str) -> Vec<(String, String)> {
        let store = self.tables.store();
        match tokio::time::timeout(TIMEOUT, store.settings(scope)).await {
            Ok(Ok(stored)) => return stored,
            Ok(Err(error)) => tracing::warn!(%error, "could not read settings"),
            Err(_) => tracing::warn!("timed out reading settings"),
        }
        store.last_settings(scope).unwrap_or_default()
    }
}
