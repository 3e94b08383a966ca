//! A strict local stand-in for Discord: the REST interface (v10) and the gateway, on loopback, for
//! the unmodified bot to connect to; and people who use the bot as people do.
//!
//! ```no_run
//! # async fn scene() -> Result<(), Box<dyn std::error::Error>> {
//! use stammtisch::playground::Playground;
//!
//! let discord = Playground::start().await?;
//! let guild = discord.guild("Regulars");
//! let (channel, anna) = (guild.channel("games"), guild.person("Anna").speaks("de"));
//! // … start the bot with discord.url() and discord.token() …
//! let board = anna.types(&channel, "/keep worms").await?.message()?;
//! anna.clicks(&board, "Roll").await?;
//! # Ok(())
//! # }
//! ```
//!
//! What Discord refuses, it refuses, with Discord's codes; where Discord is lenient with what can
//! only be a mistake, or is not documented, it is the stricter of the two. It deliberately doesn't
//! know: roles (only permission bits), reactions, voice, private threads, Components V2, rate
//! limits of its own (only those asked for), zlib, and anything about games.
//!
//! In reading order: `world` is all state and rules, synchronous and behind one lock; `check`
//! holds the limits of what may be sent; `rest` and `gateway` are thin shells around the world;
//! `people` act in it.

mod change;
mod check;
mod clock;
mod cut;
mod faults;
mod form;
mod gateway;
mod ids;
mod limits;
mod log;
mod people;
mod refusal;
mod rest;
mod settings;
mod shared;
mod world;

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use serde_json::Value;
use tokio::{net::TcpListener, task::JoinHandle};

pub use self::{
    change::{Change, What, Window},
    check::{
        choices::Choice,
        modal::{Modal, ModalField},
    },
    clock::Moment,
    faults::Fault,
    gateway::faults::Gateway,
    ids::{ApplicationId, AttachmentId, ChannelId, GuildId, InteractionId, MessageId, UserId},
    log::Request,
    people::{Answer, Channel, Guild, Hint, Hints, Mishap, Person, Place},
    settings::Settings,
    world::{
        file::Attachment,
        message::{Button, Message},
    },
};
pub use twilight_model::guild::Permissions;

use self::{
    clock::Clock,
    cut::{Cuttable, Scissors},
    shared::Shared,
    world::World,
};

/// A running stand-in. It ends when dropped.
pub struct Playground {
    shared: Arc<Shared>,
    address: SocketAddr,
    clock: Clock,
    server: JoinHandle<()>,
}

impl Playground {
    /// Starts on a free port of the loopback interface, with Discord's own figures.
    pub async fn start() -> io::Result<Self> {
        Self::start_with(Settings::default()).await
    }

    /// Starts with settings of one's own.
    pub async fn start_with(settings: Settings) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, settings.port)).await?;
        let address = listener.local_addr()?;
        let clock = Clock::new();
        let world = World::new(settings, clock.clone(), format!("http://{address}"));
        let shared = Arc::new(Shared::new(world));
        let routes = rest::router(shared.clone()).into_make_service_with_connect_info::<Scissors>();
        let server = tokio::spawn(async move {
            let _ = axum::serve(Cuttable(listener), routes).await;
        });
        Ok(Self { shared, address, clock, server })
    }

    /// Where it listens; always loopback.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The base address for the bot's REST calls (serenity: `HttpBuilder::proxy`, with the rate
    /// limiter disabled, or the proxy is ignored).
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The token the bot must show. It is of no use anywhere else.
    pub fn token(&self) -> String {
        self.shared.world().settings.token.clone()
    }

    /// The bot's user.
    pub fn bot(&self) -> UserId {
        self.shared.world().bot
    }

    /// A new guild with the bot in it.
    pub fn guild(&self, name: &str) -> Guild {
        Guild::new(self.shared.clone(), name)
    }

    /// A new person who is in no guild yet.
    pub fn person(&self, name: &str) -> Person {
        Person::new(self.shared.clone(), name)
    }

    /// Pushes the clock forward: deadlines pass, tokens expire, messages grow old.
    pub fn advance(&self, by: Duration) {
        self.clock.advance(by);
    }

    /// The time on the playground's clock.
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// The commands registered for all guilds (None) or one.
    pub fn commands(&self, guild: Option<GuildId>) -> Vec<Value> {
        self.shared.world().commands(guild).to_vec()
    }

    /// The tokens of all interactions so far: nobody but the bot may ever have seen one.
    pub fn interaction_tokens(&self) -> Vec<String> {
        self.shared.world().interaction_tokens()
    }

    /// The gateway and its faults.
    pub fn gateway(&self) -> Gateway {
        Gateway { shared: self.shared.clone() }
    }

    /// Lets the next requests of this method, with this in their path, fail.
    pub fn fails(&self, method: &str, path: &str, fault: Fault, times: usize) {
        self.shared.faults.plan(method, path, fault, times);
    }

    /// Lets all go well from now on.
    pub fn fails_no_more(&self) {
        self.shared.faults.clear();
    }

    /// The requests that came before their `retry_after` had passed, in words. There should be none.
    pub fn broken_limits(&self) -> Vec<String> {
        self.shared.limits.broken()
    }

    /// All requests the bot has made, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.shared.log.all()
    }

    /// The requests after the first so many, oldest first.
    pub fn requests_after(&self, seen: usize) -> Vec<Request> {
        self.shared.log.after(seen)
    }

    /// Waits for a request of this method with this in its path, unless one was already made.
    pub async fn request(&self, method: &str, path: &str) -> Request {
        self.nth_request(method, path, 1).await
    }

    /// Waits for the nth such request, counted from 1.
    pub async fn nth_request(&self, method: &str, path: &str, n: usize) -> Request {
        self.shared.log.nth(method, path, n).await
    }

    /// The type and the bytes of a file by its id, while it is there.
    pub fn fetch(&self, attachment: AttachmentId) -> Option<(String, Vec<u8>)> {
        self.shared.world().file(attachment).map(|file| (file.content_type, file.bytes))
    }

    /// The bytes of an attached file, while it is there.
    pub fn file(&self, attachment: &Attachment) -> Option<Vec<u8>> {
        self.shared.world().file(attachment.id).map(|file| file.bytes)
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.shared.closing.send_replace(true);
        self.server.abort();
    }
}
