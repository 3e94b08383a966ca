//! What can go wrong on the gateway, on request.

use std::sync::Arc;

use serde_json::json;

use super::{handshake::invalid_session, switchboard::Frame};
use crate::playground::shared::Shared;

/// The gateway's faults. Each takes effect at once, on every connected session.
pub struct Gateway {
    pub(crate) shared: Arc<Shared>,
}

impl Gateway {
    /// Asks the bot to reconnect (op 7).
    pub fn asks_to_reconnect(&self) {
        let frame = || Frame::Text(json!({ "op": 7, "d": null, "s": null, "t": null }).to_string());
        self.shared.world().switchboard.broadcast(frame);
    }

    /// Declares the sessions invalid (op 9). Unless resumable they are forgotten, with everything
    /// that was kept for them.
    pub fn invalidates_sessions(&self, resumable: bool) {
        let mut world = self.shared.world();
        world.switchboard.broadcast(|| invalid_session(resumable));
        if !resumable {
            world.switchboard.sessions.clear();
            world.switchboard.count_live();
        }
    }

    /// Closes the connections with a code.
    pub fn closes(&self, code: u16) {
        self.shared.world().switchboard.broadcast(|| Frame::Close(code, "Fault on request."));
    }

    /// Lets the connections go dead without a goodbye.
    pub fn drops(&self) {
        self.shared.world().switchboard.broadcast(|| Frame::Cut);
    }

    /// Leaves heartbeats unanswered, or answers them again.
    pub fn stays_silent(&self, silent: bool) {
        self.shared.world().switchboard.silent = silent;
    }

    /// Asks for a heartbeat out of turn (op 1).
    pub fn asks_for_heartbeat(&self) {
        let frame = || Frame::Text(json!({ "op": 1, "d": null, "s": null, "t": null }).to_string());
        self.shared.world().switchboard.broadcast(frame);
    }

    /// Lets the connections hang: they stay open, but nothing comes through any more, in neither direction.
    pub fn freezes(&self) {
        self.shared.world().switchboard.broadcast(|| Frame::Freeze);
    }

    /// Closes every connection that wants to identify with this code; with None, lets them in again.
    pub fn turns_away(&self, code: Option<u16>) {
        self.shared.world().switchboard.turned_away = code;
    }

    /// How often the bot has sent a heartbeat.
    pub fn heartbeats(&self) -> usize {
        self.shared.world().switchboard.tally.heartbeats
    }

    /// How often the bot has resumed a session.
    pub fn resumes(&self) -> usize {
        self.shared.world().switchboard.tally.resumes
    }

    /// How often the bot has identified and was let in.
    pub fn identifies(&self) -> usize {
        self.shared.world().switchboard.tally.identifies
    }

    /// How often the bot identified sooner or oftener than it may. It should never.
    pub fn hasty_identifies(&self) -> usize {
        self.shared.world().switchboard.tally.hasty
    }

    /// Delivers the next interactions twice.
    pub fn doubles_next(&self, interactions: usize) {
        self.shared.world().switchboard.doubled = interactions;
    }

    /// Holds interactions back until there are this many, and delivers the last first.
    pub fn reverses_next(&self, interactions: usize) {
        self.shared.world().switchboard.shuffled = interactions;
    }

    /// How many sessions are connected.
    pub fn sessions(&self) -> usize {
        *self.shared.world().switchboard.live().borrow()
    }

    /// Waits until this many sessions are connected.
    pub async fn has_sessions(&self, count: usize) {
        let mut live = self.shared.world().switchboard.live();
        let _ = live.wait_for(|live| *live == count).await;
    }
}
