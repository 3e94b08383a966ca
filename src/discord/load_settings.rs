//! Loads the settings of servers and users from the store.

use std::time::Duration;

use super::app::App;
use crate::settings::{ServerSettings, UserSettings};
use crate::table::UserId;

/// Timeout for reading settings. After it the cached values are used, or the defaults: a reply in the wrong
/// language beats no reply.
const TIMEOUT: Duration = Duration::from_millis(500);

impl App {
    /// Whether a user may be pinged in a server: both settings must allow it.
    pub(super) async fn may_ping(&self, server: ServerSettings, user: UserId) -> bool {
        server.mentions && self.user_settings(user).await.mentions
    }

    pub(super) async fn server_settings(&self, guild: u64) -> ServerSettings {
        ServerSettings::read(&self.stored_settings(&format!("guild:{guild}")).await)
    }

    pub(super) async fn user_settings(&self, user: UserId) -> UserSettings {
        UserSettings::read(&self.stored_settings(&format!("user:{}", user.0)).await)
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
