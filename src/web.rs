//! The playground as a web page: try the bot in a browser, without Discord and without a token. Each browser
//! tab is a user.
//!
//! In reading order: `demo_server` is the playground's server with its channels and members, `session` is one
//! WebSocket and the user behind it, `protocol` the messages between page and program, `page_texts` the
//! page's own texts, `router` the HTTP routes and their security checks. The page itself is plain HTML, CSS
//! and JavaScript in `web/page`, served from the binary.

mod demo_server;
mod page_texts;
mod protocol;
mod router;
mod session;

use std::collections::BTreeSet;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use discord_playground::{Options, Playground};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use self::demo_server::DemoServer;
#[cfg(feature = "fuzzing")]
pub use self::protocol::is_request;
use crate::bot::{self, BotError};
use crate::config::{Config, LogFormat, Token};
use crate::text::Lang;

/// The default port, used if it is free.
const PORT: u16 = 3636;

/// Why the page could not be served.
#[derive(Debug, Error)]
pub enum WebError {
    /// Listening or serving failed.
    #[error("the page can't be served: {0}")]
    Io(#[from] io::Error),
    /// The bot failed.
    #[error(transparent)]
    Bot(#[from] BotError),
}

/// The running page with its playground and bot. All state is in memory and is lost on [`Site::close`].
pub struct Site {
    address: SocketAddr,
    demo_server: Arc<DemoServer>,
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), BotError>>,
    server: JoinHandle<io::Result<()>>,
}

impl Site {
    /// Starts the playground, the bot and the page. Without an address the page listens on localhost only, at
    /// the default port or, if that is taken, at a random one. `echo` is [`Config::echo`].
    pub async fn open(listen: Option<SocketAddr>, echo: Duration) -> Result<Site, WebError> {
        let listener = match listen {
            Some(address) => TcpListener::bind(address).await?,
            None => match TcpListener::bind((Ipv4Addr::LOCALHOST, PORT)).await {
                Ok(listener) => listener,
                Err(_) => TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?,
            },
        };
        let address = listener.local_addr()?;
        // A clock rings after the next heartbeat, and nobody should wait for that here.
        let heartbeat_interval = Duration::from_secs(5);
        let bot_name = "Stammtisch".to_owned();
        let options = Options { bot_name, heartbeat_interval, ..Options::default() };
        let discord = Playground::start_with(options).await?;
        let config = Config {
            token: Token(discord.token()),
            database: "sqlite::memory:".to_owned(),
            backup_dir: None,
            api: Some(discord.url()),
            rate: Config::DEFAULT_RATE,
            echo,
            test_server: None,
            allowed_servers: None,
            contact: None,
            owners: BTreeSet::new(),
            shards: None,
            log: tracing::Level::WARN,
            log_format: LogFormat::Human,
            metrics: None,
        };
        let demo_server = Arc::new(DemoServer::new(discord));
        let (stop, stopped) = oneshot::channel();
        let mut bot = tokio::spawn(async move {
            bot::run(&config, bot::system_clock(), async { drop(stopped.await) }).await
        });
        tokio::select! {
            () = demo_server.wait_for_bot() => {}
            // The bot should not stop before it is asked to.
            ended = &mut bot => return Err(ended.map_err(io::Error::other)?.err().map_or_else(
                || WebError::Io(io::Error::other("the bot has left")),
                WebError::Bot,
            )),
        }
        let server = tokio::spawn(axum::serve(listener, router::router(demo_server.clone())).into_future());
        Ok(Site { address, demo_server, stop, bot, server })
    }

    /// The page's URL.
    pub fn url(&self) -> String {
        let ip =
            if self.address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { self.address.ip() };
        format!("http://{}", SocketAddr::new(ip, self.address.port()))
    }

    /// Whether other machines can reach it.
    pub fn is_public(&self) -> bool {
        !self.address.ip().is_loopback()
    }

    /// The playground behind the page.
    pub fn playground(&self) -> &Playground {
        self.demo_server.discord()
    }

    /// Stops the page and shuts the bot down.
    pub async fn close(self) -> Result<(), WebError> {
        self.server.abort();
        drop(self.stop);
        Ok(self.bot.await.map_err(io::Error::other)??)
    }
}

/// Serves the page until `stop`. `announce` gets a line with its address, and one that says
/// how to go on.
pub async fn run(
    lang: Lang,
    listen: Option<SocketAddr>,
    announce: impl Fn(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), WebError> {
    let site = Site::open(listen, Config::DEFAULT_ECHO).await?;
    let key = if site.is_public() { "web-started-public" } else { "web-started" };
    announce(&lang.say(key, &[("address", site.url().into())]));
    announce(&lang.say("web-next", &[]));
    stop.await;
    site.close().await
}
