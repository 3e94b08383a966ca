//! A strict local stand-in for Discord to test bots against: the REST API (v10) and the gateway on loopback, and people
//! who use the bot the way people do.
//!
//! ```
//! use discord_playground::Playground;
//! use serenity::all::*;
//!
//! struct Greeter;
//!
//! #[async_trait]
//! impl EventHandler for Greeter {
//!     async fn ready(&self, ctx: Context, _: Ready) {
//!         let hello = CreateCommand::new("hello").description("Says hello");
//!         Command::set_global_commands(&ctx.http, vec![hello]).await.unwrap();
//!     }
//!
//!     async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
//!         let Some(command) = interaction.command() else { return };
//!         let hello = CreateInteractionResponseMessage::new().content(format!("Hello, {}!", command.user.name));
//!         command.create_response(&ctx, CreateInteractionResponse::Message(hello)).await.unwrap();
//!     }
//! }
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let discord = Playground::start().await?;
//! let guild = discord.guild("Test Guild");
//! let (channel, anna) = (guild.channel("general"), guild.person("Anna"));
//!
//! // The bot is unmodified: only its token and the address of the API are the playground's.
//! let http = HttpBuilder::new(discord.token()).proxy(discord.url()).ratelimiter_disabled(true).build();
//! let mut bot = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(Greeter).await?;
//! tokio::spawn(async move { bot.start().await });
//! discord.request("PUT", "/commands").await;
//!
//! let message = anna.types(&channel, "/hello").await?.message()?;
//! assert_eq!(message.content, "Hello, Anna!");
//! # Ok(())
//! # }
//! ```
//!
//! What Discord refuses, the playground refuses, with Discord's status and error code. Where Discord tolerates something
//! that can only be a mistake, or doesn't document what it does, the playground is the stricter of the two.
//!
//! It doesn't have: roles (only permission bits), reactions, voice, private threads, Components V2, compressed gateway
//! payloads, emojis of guilds, or rate limits other than those of follow-ups (only those a test asks for).
//!
//! The modules in reading order: `world` is all state and rules, synchronous and behind one lock; `check` has the limits
//! of what may be sent; `rest` and `gateway` are thin layers around the world; `person` and `guild` are what a test holds.

mod api_error;
mod check;
mod client_events;
mod clock;
mod cuttable_listener;
mod form_body;
mod gateway;
mod guild;
mod ids;
mod options;
mod person;
mod rate_limits;
mod request_log;
mod rest;
mod rest_faults;
mod state;
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
    check::commands::LOCALES,
    check::{
        choices::CommandOptionChoice,
        modal::{Modal, ModalField},
    },
    client_events::{ClientEvent, ClientEventKind, ClientEvents},
    clock::Moment,
    gateway::control::GatewayControl,
    guild::{Channel, Guild, ListedChannel},
    ids::{ApplicationId, AttachmentId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId},
    options::Options,
    person::{ActionError, CommandHint, CommandHints, InteractionResponse, Person},
    request_log::LoggedRequest,
    rest_faults::Fault,
    world::{
        attachment::Attachment,
        message::{Button, Message},
    },
};
pub use twilight_model::guild::Permissions;

use self::{
    clock::Clock,
    cuttable_listener::{ConnectionCutter, CuttableListener},
    state::PlaygroundState,
    world::World,
};

/// A running stand-in for Discord. It stops when dropped.
pub struct Playground {
    state: Arc<PlaygroundState>,
    address: SocketAddr,
    clock: Clock,
    server: JoinHandle<()>,
}

impl Playground {
    /// Starts on a free port of the loopback interface, with the default options.
    pub async fn start() -> io::Result<Self> {
        Self::start_with(Options::default()).await
    }

    /// Starts with other options than the default ones.
    pub async fn start_with(options: Options) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let address = listener.local_addr()?;
        let clock = Clock::new();
        let world = World::new(options, clock.clone(), format!("http://{address}"));
        let state = Arc::new(PlaygroundState::new(world));
        let routes = rest::router(state.clone()).into_make_service_with_connect_info::<ConnectionCutter>();
        let server = tokio::spawn(async move {
            let _ = axum::serve(CuttableListener(listener), routes).await;
        });
        Ok(Self { state, address, clock, server })
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

    /// The token the bot must use. It isn't valid anywhere else.
    pub fn token(&self) -> String {
        self.state.world().options.token.clone()
    }

    /// The bot's user.
    pub fn bot(&self) -> UserId {
        self.state.world().bot
    }

    /// A new guild with the bot in it.
    pub fn guild(&self, name: &str) -> Guild {
        let guild = self.foreign_guild(name);
        guild.invites_bot();
        guild
    }

    /// A new guild without the bot. Who has installed the app for themselves can use it there all the same.
    pub fn foreign_guild(&self, name: &str) -> Guild {
        Guild::new(self.state.clone(), name)
    }

    /// A conversation among these people, without the bot: between two, or of a group. Who has installed the app for
    /// themselves can use it there. (The conversation with the bot is [`Person::private`].)
    pub fn group(&self, people: &[&Person]) -> Channel {
        let members = people.iter().map(|person| person.id()).collect();
        let id = self.state.world().add_group(members);
        Channel::new(self.state.clone(), id)
    }

    /// A new person who is in no guild yet.
    pub fn person(&self, name: &str) -> Person {
        Person::new(self.state.clone(), name)
    }

    /// Advances the clock: deadlines pass, tokens expire, messages get old.
    pub fn advance(&self, by: Duration) {
        self.clock.advance(by);
    }

    /// The time on the playground's clock.
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// What the application says of itself.
    pub fn description(&self) -> String {
        self.state.world().application_json()["description"].as_str().unwrap_or_default().to_owned()
    }

    /// Changes that, as its owner may in the developer portal.
    pub fn describes_itself(&self, description: &str) {
        self.state.world().describe_application(description);
    }

    /// The commands registered for all guilds (None) or one.
    pub fn commands(&self, guild: Option<GuildId>) -> Vec<Value> {
        self.state.world().commands(guild).to_vec()
    }

    /// The tokens of all interactions so far, for tests that look for leaks: only the bot should know them.
    pub fn interaction_tokens(&self) -> Vec<String> {
        self.state.world().interaction_tokens()
    }

    /// The gateway: faults to inject, and counters of what the bot did there.
    pub fn gateway(&self) -> GatewayControl {
        GatewayControl { state: self.state.clone() }
    }

    /// Makes the next `times` requests with this method, and with `path` somewhere in their path, fail.
    pub fn fails(&self, method: &str, path: &str, fault: Fault, times: usize) {
        self.state.faults.plan(method, path, fault, times);
    }

    /// Forgets all faults that are still planned, and releases what is held back.
    pub fn fails_no_more(&self) {
        self.state.faults.clear();
    }

    /// Makes two requests overtake each other: of those with this method, and with `path` somewhere in their path, the
    /// nth from now on (counted from 1) takes effect only after the next one has, or after [`Playground::releases`].
    /// Its answer comes as late. A request whose sender has given up by then takes effect all the same.
    pub fn holds_back(&self, method: &str, path: &str, n: usize) {
        self.state.faults.plan_overtaking(method, path, n);
    }

    /// Waits until a request is held back.
    pub async fn has_held_back(&self) {
        self.state.faults.has_held_back().await;
    }

    /// Lets what is held back take effect, and forgets what was still to be held back.
    pub fn releases(&self) {
        self.state.faults.release();
    }

    /// Moves Discord away, or near again: see [`Options::latency`].
    pub fn set_latency(&self, latency: Duration) {
        self.state.world().options.latency = latency;
    }

    /// Describes each request that came before its `retry_after` had passed. There should be none.
    pub fn rate_limit_violations(&self) -> Vec<String> {
        self.state.rate_limits.violations()
    }

    /// All requests the bot has made, oldest first.
    pub fn requests(&self) -> Vec<LoggedRequest> {
        self.state.log.all()
    }

    /// The requests after the first `seen` ones, oldest first.
    pub fn requests_after(&self, seen: usize) -> Vec<LoggedRequest> {
        self.state.log.after(seen)
    }

    /// Waits for a request with this method, and with `path` somewhere in its path. Returns at once if there was one.
    pub async fn request(&self, method: &str, path: &str) -> LoggedRequest {
        self.nth_request(method, path, 1).await
    }

    /// Waits for the nth such request, counted from 1.
    pub async fn nth_request(&self, method: &str, path: &str, n: usize) -> LoggedRequest {
        self.state.log.nth(method, path, n).await
    }

    /// The content type and the bytes of an attached file, unless it was deleted.
    pub fn fetch(&self, attachment: AttachmentId) -> Option<(String, Vec<u8>)> {
        self.state.world().file(attachment).map(|file| (file.content_type, file.bytes))
    }

    /// The content type and the bytes of an emoji of the application, unless it was deleted.
    pub fn fetch_emoji(&self, emoji: EmojiId) -> Option<(String, Vec<u8>)> {
        self.state.world().emoji_image(emoji).map(|image| (image.content_type, image.bytes))
    }

    /// The names of the application's emojis.
    pub fn emojis(&self) -> Vec<String> {
        self.state.world().emojis().iter().map(|emoji| emoji.name.clone()).collect()
    }

    /// Deletes the application's emojis, as somebody does in the developer portal.
    pub fn delete_emojis(&self) {
        self.state.world().delete_emojis();
    }

    /// The bytes of an attached file, unless it was deleted.
    pub fn file(&self, attachment: &Attachment) -> Option<Vec<u8>> {
        self.state.world().file(attachment.id).map(|file| file.bytes)
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.state.closing.send_replace(true);
        self.server.abort();
    }
}
