//! The bot on the playground, on a page in the browser: for trying it without a server, and for seeing what Discord
//! users see. Each tab is a person.
//!
//! In reading order: `house` is the server with its channels and people, `tab` one open page and the person behind it,
//! `wire` what page and program say to each other, `words` the page's own words, `gate` who may fetch what.
//! The page itself is plain HTML, CSS and JavaScript in `web/page`, served from the binary.

mod gate;
mod house;
mod tab;
mod wire;
mod words;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use self::house::House;
#[cfg(feature = "fuzzing")]
pub use self::wire::is_request;
use crate::bot::{self, BotError};
use crate::config::{Config, LogFormat, Token};
use crate::playground::Playground;
use crate::text::Lang;

/// The port a browser finds the page at, unless somebody else has it: the best tile on the grill, twice.
const PORT: u16 = 3636;

/// Why the page could not be served.
#[derive(Debug, Error)]
pub enum WebError {
    /// The network.
    #[error("the page can't be served: {0}")]
    Io(#[from] io::Error),
    /// The bot.
    #[error(transparent)]
    Bot(#[from] BotError),
}

/// A running page with the playground and the bot behind it. Nothing is kept: it all ends with [`Site::close`].
pub struct Site {
    address: SocketAddr,
    house: Arc<House>,
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), BotError>>,
    server: JoinHandle<io::Result<()>>,
}

impl Site {
    /// Starts all of it. Without an address the page is for this machine alone, at a port that is always the same
    /// if it is free.
    pub async fn open(listen: Option<SocketAddr>) -> Result<Site, WebError> {
        let listener = match listen {
            Some(address) => TcpListener::bind(address).await?,
            None => match TcpListener::bind((Ipv4Addr::LOCALHOST, PORT)).await {
                Ok(listener) => listener,
                Err(_) => TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?,
            },
        };
        let address = listener.local_addr()?;
        let discord = Playground::start().await?;
        let config = Config {
            token: Token(discord.token()),
            database: "sqlite::memory:".to_owned(),
            api: Some(discord.url()),
            test_server: None,
            shards: None,
            log: tracing::Level::WARN,
            log_format: LogFormat::Human,
            metrics: None,
        };
        let house = Arc::new(House::new(discord));
        let (stop, stopped) = oneshot::channel();
        let mut bot = tokio::spawn(async move {
            bot::run(&config, bot::system_clock(), async { drop(stopped.await) }).await
        });
        tokio::select! {
            () = house.bot_arrives() => {}
            // It has no reason to end before it is told to.
            ended = &mut bot => return Err(ended.map_err(io::Error::other)?.err().map_or_else(
                || WebError::Io(io::Error::other("the bot has left")),
                WebError::Bot,
            )),
        }
        let server = tokio::spawn(axum::serve(listener, gate::router(house.clone())).into_future());
        Ok(Site { address, house, stop, bot, server })
    }

    /// Where a browser finds it.
    pub fn url(&self) -> String {
        let ip =
            if self.address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { self.address.ip() };
        format!("http://{}", SocketAddr::new(ip, self.address.port()))
    }

    /// Whether other machines can reach it.
    pub fn is_public(&self) -> bool {
        !self.address.ip().is_loopback()
    }

    /// The stand-in for Discord behind it.
    pub fn playground(&self) -> &Playground {
        self.house.discord()
    }

    /// Lets the bot take its leave, and ends.
    pub async fn close(self) -> Result<(), WebError> {
        self.server.abort();
        drop(self.stop);
        Ok(self.bot.await.map_err(io::Error::other)??)
    }
}

/// Serves the page until `stop`. Where it is to be found is told to `announce` in one line.
pub async fn run(
    lang: Lang,
    listen: Option<SocketAddr>,
    announce: impl FnOnce(&str),
    stop: impl Future<Output = ()>,
) -> Result<(), WebError> {
    let site = Site::open(listen).await?;
    let key = if site.is_public() { "web-started-public" } else { "web-started" };
    announce(&lang.say(key, &[("address", site.url().into())]));
    stop.await;
    site.close().await
}
