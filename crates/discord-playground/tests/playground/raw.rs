//! A bot without a library: raw REST requests and a raw gateway connection.

use std::time::Duration;

use discord_playground::{Channel, Guild, Options, Person, Playground};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite::Message};

/// A playground with a guild, a channel, two people and a raw bot.
pub struct Raw {
    pub discord: Playground,
    pub guild: Guild,
    pub channel: Channel,
    pub anna: Person,
    pub ben: Person,
    client: reqwest::Client,
}

pub fn quick() -> Options {
    Options { identify_interval: Duration::ZERO, ..Options::default() }
}

impl Raw {
    pub async fn start() -> Self {
        Self::start_with(quick()).await
    }

    pub async fn start_with(options: Options) -> Self {
        let discord = Playground::start_with(options).await.unwrap();
        assert!(discord.address().ip().is_loopback());
        let guild = discord.guild("Test Guild");
        let channel = guild.channel("general");
        let (anna, ben) = (guild.person("Anna"), guild.person("Ben"));
        Self { discord, guild, channel, anna, ben, client: reqwest::Client::new() }
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.discord.url());
        let method = method.parse().unwrap();
        self.client.request(method, url).header("authorization", format!("Bot {}", self.discord.token()))
    }

    pub async fn send(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    pub async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, path);
        self.send(if body.is_null() { request } else { request.json(&body) }).await
    }

    /// Posts into the channel.
    pub async fn post(&self, body: Value) -> (u16, Value) {
        self.call("POST", &format!("/channels/{}/messages", self.channel.id()), body).await
    }

    /// Posts into the channel with files.
    pub async fn post_files(
        &self,
        method: &str,
        path: &str,
        body: Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (i, (name, bytes)) in files.iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{i}]"), part);
        }
        self.send(self.request(method, path).multipart(form)).await
    }

    pub fn messages(&self) -> String {
        format!("/channels/{}/messages", self.channel.id())
    }

    pub fn message(&self, message: &Value) -> String {
        format!("{}/{}", self.messages(), message["id"].as_str().unwrap())
    }

    pub async fn connect(&self) -> Wire {
        Wire::open(&self.discord).await
    }

    /// Connects and identifies.
    pub async fn identified(&self, intents: u64) -> Wire {
        let mut wire = self.connect().await;
        wire.identify(&self.discord, intents).await;
        assert_eq!(wire.event("READY").await["user"]["id"], self.discord.bot().to_string());
        wire
    }

    /// Registers `/ping`, without options.
    pub async fn registers_ping(&self) {
        let path = format!("/applications/{}/commands", self.discord.bot());
        let (status, body) =
            self.call("PUT", &path, json!([{ "name": "ping", "description": "Ping" }])).await;
        assert_eq!(status, 200, "{body}");
    }

    /// Answers an interaction as the gateway delivered it.
    pub async fn answer(&self, interaction: &Value, body: Value) -> (u16, Value) {
        self.call("POST", &callback(interaction), body).await
    }

    /// The path behind the interaction's token.
    pub fn webhook(&self, interaction: &Value) -> String {
        format!("/webhooks/{}/{}", self.discord.bot(), interaction["token"].as_str().unwrap())
    }

    /// Anna types `/ping`; what the bot hears of it. The answer is awaited in a task of its own.
    pub async fn pinged(&self, wire: &mut Wire) -> (Value, Waiting) {
        let (anna, channel) = (self.anna.clone(), self.channel.clone());
        let waiting = tokio::spawn(async move { anna.types(&channel, "/ping").await });
        (wire.event("INTERACTION_CREATE").await, waiting)
    }
}

pub type Waiting =
    tokio::task::JoinHandle<Result<discord_playground::InteractionResponse, discord_playground::ActionError>>;

pub fn callback(interaction: &Value) -> String {
    let text = |key: &str| interaction[key].as_str().unwrap().to_owned();
    format!("/interactions/{}/{}/callback", text("id"), text("token"))
}

/// A raw gateway connection.
pub struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub sequence: u64,
    pub session: String,
}

impl Wire {
    pub async fn open(discord: &Playground) -> Self {
        let url = format!("ws://{}/gateway?v=10", discord.address());
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut wire = Self { socket, sequence: 0, session: String::new() };
        assert_eq!(wire.next().await.unwrap()["op"], 10);
        wire
    }

    pub async fn send(&mut self, payload: Value) {
        self.socket.send(Message::Text(payload.to_string().into())).await.unwrap();
    }

    pub async fn identify(&mut self, discord: &Playground, intents: u64) {
        self.send(identify(discord, json!({ "intents": intents }))).await;
    }

    pub async fn resume(&mut self, discord: &Playground, from: &Wire) {
        let data = json!({ "token": discord.token(), "session_id": from.session, "seq": from.sequence });
        self.send(json!({ "op": 6, "d": data })).await;
    }

    /// The next payload, or the code with which the connection was closed (1006 without goodbye).
    pub async fn next(&mut self) -> Result<Value, u16> {
        let patience = Duration::from_secs(5);
        loop {
            let frame = tokio::time::timeout(patience, self.socket.next()).await.expect("nothing came");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let payload: Value = serde_json::from_str(&text).unwrap();
                    self.sequence = payload["s"].as_u64().unwrap_or(self.sequence);
                    if payload["t"] == "READY" {
                        self.session = payload["d"]["session_id"].as_str().unwrap().to_owned();
                    }
                    return Ok(payload);
                }
                Some(Ok(Message::Close(close))) => {
                    return Err(close.map_or(1005, |close| close.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    /// The data of the next event of this name; others are passed over.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.next().await.unwrap();
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }

    /// The names of all events until a heartbeat sent now comes back: nothing else was on its way.
    pub async fn events_until_now(&mut self) -> Vec<String> {
        self.send(json!({ "op": 1, "d": self.sequence })).await;
        let mut names = Vec::new();
        loop {
            let payload = self.next().await.unwrap();
            if payload["op"] == 11 {
                return names;
            }
            names.push(payload["t"].as_str().unwrap_or_default().to_owned());
        }
    }
}

pub fn identify(discord: &Playground, changes: Value) -> Value {
    let mut data = json!({
        "token": discord.token(),
        "intents": 1,
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    });
    for (key, value) in changes.as_object().unwrap() {
        data[key] = value.clone();
    }
    json!({ "op": 2, "d": data })
}
