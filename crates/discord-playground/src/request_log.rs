//! The log of the bot's REST requests. Interaction tokens are never in it.

use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

use super::clock::Moment;

/// One request the bot made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedRequest {
    /// `GET`, `POST` …
    pub method: String,
    /// The path, with interaction tokens blacked out.
    pub path: String,
    /// Whether it carried an `Authorization`. Interaction and webhook routes need none.
    pub authorized: bool,
    /// Its `User-Agent`, which Discord wants to be `DiscordBot (url, version)`.
    pub user_agent: Option<String>,
    /// The status it was answered with; None if the answer was lost on request.
    pub status: Option<u16>,
    /// When it came in.
    pub at: Moment,
}

#[derive(Default)]
pub(crate) struct RequestLog {
    requests: Mutex<Vec<LoggedRequest>>,
    count: watch::Sender<usize>,
}

impl RequestLog {
    pub fn add(&self, request: LoggedRequest) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.push(request);
        self.count.send_replace(requests.len());
    }

    pub fn all(&self) -> Vec<LoggedRequest> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn after(&self, seen: usize) -> Vec<LoggedRequest> {
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.get(seen..).unwrap_or_default().to_vec()
    }

    /// Waits for the nth request of this kind (counted from 1), unless it was already made.
    pub async fn nth(&self, method: &str, path: &str, n: usize) -> LoggedRequest {
        let mut count = self.count.subscribe();
        loop {
            count.mark_unchanged();
            let requests = self.all().into_iter();
            let mut fitting = requests.filter(|request| request.is(method, path));
            if let Some(request) = fitting.nth(n.saturating_sub(1)) {
                return request;
            }
            // The sender lives in self, so this can't fail.
            let _ = count.changed().await;
        }
    }
}

impl LoggedRequest {
    /// Whether it counts towards the bot's requests a second. What goes by an interaction's token doesn't, unless it
    /// shows the bot's token all the same.
    pub fn counts(&self) -> bool {
        self.authorized || !is_by_interaction_token(&self.path)
    }

    /// Whether it is of this method and has this in its path.
    pub fn is(&self, method: &str, path: &str) -> bool {
        self.method == method && self.path.contains(path)
    }
}

/// Whether an interaction's own token opens the route.
pub(crate) fn is_by_interaction_token(path: &str) -> bool {
    path.contains("/interactions/") || path.contains("/webhooks/")
}

/// Blacks out the token in `/interactions/{id}/{token}/…` and `/webhooks/{id}/{token}/…`.
pub(crate) fn without_token(path: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    let carrier = parts.iter().position(|part| matches!(*part, "interactions" | "webhooks"));
    if let Some(token) = carrier.and_then(|at| parts.get_mut(at + 2)) {
        *token = "[token]";
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_blacked_out() {
        assert_eq!(
            without_token("/api/v10/interactions/1/secret/callback"),
            "/api/v10/interactions/1/[token]/callback"
        );
        assert_eq!(without_token("/api/v10/webhooks/1/secret"), "/api/v10/webhooks/1/[token]");
        assert_eq!(without_token("/api/v10/users/@me"), "/api/v10/users/@me");
    }
}
