//! What a server and a person have settled, read from the store.

use std::time::Duration;

use super::app::App;
use crate::settings::{Personal, Server};
use crate::table::UserId;

/// Timeout for reading settings. After it the last known values count, or the defaults: a reply in the wrong language
/// beats no reply.
const TIMEOUT: Duration = Duration::from_millis(500);

impl App {
    /// Whether somebody may be pinged in a server: both have to agree.
    pub(super) async fn may_ping(&self, server: Server, user: UserId) -> bool {
        server.mentions && self.personal_settings(user).await.mentions
    }

    pub(super) async fn server_settings(&self, guild: u64) -> Server {
        Server::read(&self.stored_settings(&format!("guild:{guild}")).await)
    }

    pub(super) async fn personal_settings(&self, user: UserId) -> Personal {
        Personal::read(&self.stored_settings(&format!("user:{}", user.0)).await)
    }

    /// As they were last, if the database doesn't answer: nobody is pinged who said no because it is slow.
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
