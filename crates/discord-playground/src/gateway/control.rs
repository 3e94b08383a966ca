//! A test's handle on the gateway: faults to inject, and counters of what the bot did.

use std::sync::Arc;

use serde_json::json;

use super::{handshake::invalid_session, sessions::Frame};
use crate::state::PlaygroundState;

/// A handle on the gateway. Faults take effect at once, on every connected session.
pub struct GatewayControl {
    pub(crate) state: Arc<PlaygroundState>,
}

impl GatewayControl {
    /// Asks the bot to reconnect (op 7).
    pub fn asks_to_reconnect(&self) {
        let frame = || Frame::Text(json!({ "op": 7, "d": null, "s": null, "t": null }).to_string());
        self.state.world().gateway.broadcast(frame);
    }

    /// Declares the sessions invalid (op 9). Unless resumable they are forgotten, with everything
    /// that was kept for them.
    pub fn invalidates_sessions(&self, resumable: bool) {
        let mut world = self.state.world();
        world.gateway.broadcast(|| invalid_session(resumable));
        if !resumable {
            world.gateway.sessions.clear();
            world.gateway.count_live();
        }
    }

    /// Closes the connections with a code.
    pub fn closes(&self, code: u16) {
        self.state.world().gateway.broadcast(|| Frame::Close(code, "Fault on request."));
    }

    /// Drops the connections without a close frame.
    pub fn drops(&self) {
        self.state.world().gateway.broadcast(|| Frame::Cut);
    }

    /// Leaves heartbeats unanswered, or answers them again.
    pub fn stays_silent(&self, silent: bool) {
        self.state.world().gateway.silent = silent;
    }

    /// Asks for a heartbeat out of turn (op 1).
    pub fn asks_for_heartbeat(&self) {
        let frame = || Frame::Text(json!({ "op": 1, "d": null, "s": null, "t": null }).to_string());
        self.state.world().gateway.broadcast(frame);
    }

    /// Freezes the connections: they stay open, but nothing gets through in either direction.
    pub fn freezes(&self) {
        self.state.world().gateway.broadcast(|| Frame::Freeze);
    }

    /// Closes every connection that tries to identify or to resume, with this code; None lets them in again.
    pub fn turns_away(&self, code: Option<u16>) {
        self.state.world().gateway.turned_away = code;
    }

    /// How often the bot has sent a heartbeat.
    pub fn heartbeats(&self) -> usize {
        self.state.world().gateway.counters.heartbeats
    }

    /// How often the bot has resumed a session.
    pub fn resumes(&self) -> usize {
        self.state.world().gateway.counters.resumes
    }

    /// How often the bot has identified successfully.
    pub fn identifies(&self) -> usize {
        self.state.world().gateway.counters.identifies
    }

    /// How often the bot identified too early or too often. It should be 0.
    pub fn hasty_identifies(&self) -> usize {
        self.state.world().gateway.counters.hasty
    }

    /// Delivers the next interactions twice.
    pub fn doubles_next(&self, interactions: usize) {
        self.state.world().gateway.doubled = interactions;
    }

    /// Holds interactions back until there are this many, then delivers them in reverse order.
    pub fn reverses_next(&self, interactions: usize) {
        self.state.world().gateway.shuffled = interactions;
    }

    /// How many sessions are connected.
    pub fn sessions(&self) -> usize {
        *self.state.world().gateway.live().borrow()
    }

    /// Waits until this many sessions are connected.
    pub async fn has_sessions(&self, count: usize) {
        let mut live = self.state.world().gateway.live();
        let _ = live.wait_for(|live| *live == count).await;
    }
}
