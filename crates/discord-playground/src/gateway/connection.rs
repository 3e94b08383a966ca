//! One WebSocket connection: hello, heartbeats, and what the bot sends.

use std::{
    collections::VecDeque,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    extract::{
        Query, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{
    handshake::{
        ALREADY_AUTHENTICATED, CloseReason, DECODE_ERROR, INVALID_VERSION, NOT_AUTHENTICATED, RATE_LIMITED,
        TIMED_OUT, UNKNOWN_OPCODE,
    },
    sessions::{Frame, FrameSender},
};
use crate::{state::PlaygroundState, world::World};

/// What a bot may send in a minute.
const MOST_PER_MINUTE: usize = 120;
const MINUTE: Duration = Duration::from_secs(60);
/// How long a bot may take to answer a goodbye, or to hear the answer to its own.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

#[derive(Deserialize)]
pub(crate) struct GatewayQuery {
    v: Option<u8>,
}

/// `GET /gateway`.
pub(crate) async fn accept(
    upgrade: WebSocketUpgrade,
    Query(version): Query<GatewayQuery>,
    State(state): State<Arc<PlaygroundState>>,
) -> Response {
    upgrade.on_upgrade(move |socket| async move {
        Connection::new(state, version.v == Some(10)).run(socket).await;
    })
}

struct Connection {
    state: Arc<PlaygroundState>,
    wire: FrameSender,
    frames: mpsc::UnboundedReceiver<Frame>,
    session: Option<String>,
    interval: Duration,
    last_beat: Instant,
    heard: VecDeque<Instant>,
    /// What is on its way to the bot, and when it arrives.
    under_way: VecDeque<(Instant, Frame)>,
}

impl Connection {
    fn new(state: Arc<PlaygroundState>, right_version: bool) -> Self {
        let (wire, frames) = mpsc::unbounded_channel();
        let interval = state.world().options.heartbeat_interval;
        let rhythm = json!({ "heartbeat_interval": interval.as_millis() as u64 });
        let hello = json!({ "op": 10, "s": null, "t": null, "d": rhythm });
        let _ = wire.send(Frame::Text(hello.to_string()));
        let connection = Self {
            state,
            wire,
            frames,
            session: None,
            interval,
            last_beat: Instant::now(),
            heard: VecDeque::new(),
            under_way: VecDeque::new(),
        };
        if !right_version {
            connection.leave(INVALID_VERSION);
        }
        connection
    }

    fn leave(&self, CloseReason(code, reason): CloseReason) {
        let _ = self.wire.send(Frame::Close(code, reason));
    }

    async fn run(mut self, mut socket: WebSocket) {
        let mut closing = self.state.closing.subscribe();
        let mut for_good = false;
        let mut frozen = false;
        loop {
            let arrival = self.under_way.front().map_or_else(Instant::now, |(arrival, _)| *arrival);
            // Half an interval of grace: networks are slow, and Discord isn't petty about it.
            let deadline = self.last_beat + self.interval + self.interval / 2;
            tokio::select! {
                Some(frame) = self.frames.recv() => if let Some(frame) = self.sets_out(frame)
                    && !arrive(&mut socket, frame, &mut frozen).await
                {
                    break;
                },
                () = tokio::time::sleep_until(arrival.into()), if !self.under_way.is_empty() => {
                    if let Some((_, frame)) = self.under_way.pop_front()
                        && !arrive(&mut socket, frame, &mut frozen).await
                    {
                        break;
                    }
                }
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Text(_))) if frozen => {}
                    Some(Ok(Message::Text(text))) => self.hear(&text),
                    Some(Ok(Message::Binary(_))) => self.leave(DECODE_ERROR),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(close))) => {
                        for_good = close.is_some_and(|close| matches!(close.code, 1000 | 1001));
                        // Listening on sends the goodbye back, and ends when the bot has heard it.
                        let answer = async { while let Some(Ok(_)) = socket.recv().await {} };
                        let _ = tokio::time::timeout(CLOSE_TIMEOUT, answer).await;
                        break;
                    }
                    Some(Err(_)) | None => break,
                },
                () = tokio::time::sleep_until(deadline.into()), if !frozen => {
                    self.last_beat = Instant::now();
                    self.leave(TIMED_OUT);
                }
                _ = closing.changed() => break,
            }
        }
        if let Some(session) = &self.session {
            self.state.world().gateway.hang_up(session, &self.wire, for_good);
        }
    }

    /// A frame takes half the latency. Returns it if it is there at once.
    fn sets_out(&mut self, frame: Frame) -> Option<Frame> {
        let one_way = self.state.world().options.latency / 2;
        if one_way.is_zero() && self.under_way.is_empty() {
            return Some(frame);
        }
        self.under_way.push_back((Instant::now() + one_way, frame));
        None
    }

    fn hear(&mut self, text: &str) {
        if let Err(reason) = self.obey(text) {
            self.leave(reason);
        }
    }

    fn obey(&mut self, text: &str) -> Result<(), CloseReason> {
        self.count()?;
        let payload: Value = serde_json::from_str(text).map_err(|_| DECODE_ERROR)?;
        let data = &payload["d"];
        match payload["op"].as_u64().ok_or(DECODE_ERROR)? {
            1 => self.beat(),
            2 => self.enter(|world, wire| world.identify(data, wire))?,
            6 => self.enter(|world, wire| world.resume(data, wire))?,
            // Presence, voice and member requests have no effect here.
            3 | 4 | 8 if self.authenticated() => {}
            3 | 4 | 8 => return Err(NOT_AUTHENTICATED),
            _ => return Err(UNKNOWN_OPCODE),
        }
        Ok(())
    }

    fn beat(&mut self) {
        self.last_beat = Instant::now();
        self.state.world().gateway.counters.heartbeats += 1;
        if !self.state.world().gateway.silent {
            let ack = json!({ "op": 11, "s": null, "t": null, "d": null });
            let _ = self.wire.send(Frame::Text(ack.to_string()));
        }
    }

    fn enter(
        &mut self,
        how: impl FnOnce(&mut World, &FrameSender) -> Result<Option<String>, CloseReason>,
    ) -> Result<(), CloseReason> {
        if self.authenticated() {
            return Err(ALREADY_AUTHENTICATED);
        }
        self.session = how(&mut self.state.world(), &self.wire)?;
        Ok(())
    }

    /// A session that was declared invalid no longer counts.
    fn authenticated(&self) -> bool {
        let world = self.state.world();
        self.session.as_ref().is_some_and(|id| world.gateway.sessions.contains_key(id))
    }

    fn count(&mut self) -> Result<(), CloseReason> {
        let now = Instant::now();
        self.heard.retain(|at| now.duration_since(*at) < MINUTE);
        self.heard.push_back(now);
        if self.heard.len() > MOST_PER_MINUTE { Err(RATE_LIMITED) } else { Ok(()) }
    }
}

/// A frame arrives; false if the connection is over. A frozen line lets nothing through.
async fn arrive(socket: &mut WebSocket, frame: Frame, frozen: &mut bool) -> bool {
    *frozen |= matches!(frame, Frame::Freeze);
    *frozen || pass_on(socket, frame).await
}

/// Sends one frame; false if the connection is over.
async fn pass_on(socket: &mut WebSocket, frame: Frame) -> bool {
    match frame {
        Frame::Text(text) => socket.send(Message::Text(text.into())).await.is_ok(),
        Frame::Close(code, reason) => {
            let close = CloseFrame { code, reason: reason.into() };
            let _ = socket.send(Message::Close(Some(close))).await;
            // Hanging up while the bot still talks would lose the goodbye on its way.
            let answer = async { while let Some(Ok(_)) = socket.recv().await {} };
            let _ = tokio::time::timeout(CLOSE_TIMEOUT, answer).await;
            false
        }
        Frame::Cut | Frame::Freeze => false,
    }
}
