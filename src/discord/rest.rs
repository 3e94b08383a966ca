//! Discord's REST interface as far as we use it: answers to interactions, and messages in channels. How a request
//! gets there is for `wire` to see to.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, ChannelId, MessageId};

pub use super::http::ApiError;
use super::http::{ApiRequest, HttpClient};
use super::message::MessagePayload;
use crate::config::Config;

/// How long Discord waits for the first answer to an interaction, less the way there.
const FIRST_ANSWER: Duration = Duration::from_millis(2800);
/// How long anything else may take. A table is locked meanwhile; what takes longer is made up for later.
const PATIENCE: Duration = Duration::from_secs(12);

/// A way to Discord, cheap to clone.
#[derive(Clone)]
pub struct Rest {
    wire: Arc<HttpClient>,
    application: Arc<OnceLock<u64>>,
}

/// What opens the answers to one interaction.
#[derive(Clone)]
pub struct InteractionToken {
    /// The interaction.
    pub id: u64,
    token: String,
    /// When it came.
    pub came: Instant,
}

impl InteractionToken {
    /// For an interaction that has just come.
    pub fn new(id: u64, token: &str) -> InteractionToken {
        InteractionToken { id, token: token.to_owned(), came: Instant::now() }
    }
}

/// How Discord wants to be connected to.
#[derive(Clone, Debug, Deserialize)]
pub struct GatewayInfo {
    /// Where the gateway is.
    pub url: String,
    /// How many connections it recommends.
    pub shards: u32,
    /// How often the bot may still introduce itself.
    pub session_start_limit: Budget,
}

/// How often a bot may introduce itself to the gateway.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Budget {
    /// How often from now on.
    pub remaining: u32,
    /// Milliseconds until there are as many as at first.
    pub reset_after: u64,
}

/// The kinds of answer to an interaction that we give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callback {
    /// A message.
    Message = 4,
    /// A message, later.
    DeferredMessage = 5,
    /// The message that was clicked changes, later or not at all.
    DeferredUpdate = 6,
    /// The message that was clicked changes.
    Update = 7,
    /// Suggestions while typing.
    Suggestions = 8,
    /// A form to fill in.
    Form = 9,
}

/// A message or channel, of which only the id matters.
#[derive(Deserialize)]
struct Made<Id> {
    id: Id,
}

/// What comes back for a first answer.
#[derive(Default, Deserialize)]
struct Given {
    #[serde(default)]
    interaction: GivenAnswer,
}

#[derive(Default, Deserialize)]
struct GivenAnswer {
    response_message_id: Option<MessageId>,
}

impl Rest {
    /// With the bot's token.
    pub fn new(config: &Config) -> Rest {
        Rest { wire: Arc::new(HttpClient::new(config)), application: Arc::default() }
    }

    /// Finds out which application the token belongs to: commands and answers need it.
    pub async fn introduce(&self) -> Result<(), ApiError> {
        let application: Made<ApplicationId> = self.wire.send(get("/applications/@me".to_owned())).await?;
        let _ = self.application.set(application.id.get());
        Ok(())
    }

    /// How to connect to the gateway.
    pub async fn gateway_info(&self) -> Result<GatewayInfo, ApiError> {
        self.wire.send(get("/gateway/bot".to_owned())).await
    }

    /// Answers an interaction with something that is no message. Once: a second answer is refused.
    pub async fn answer(
        &self,
        ticket: &InteractionToken,
        kind: Callback,
        data: impl Serialize,
    ) -> Result<(), ApiError> {
        let json = json!({ "type": kind as u8, "data": data }).to_string();
        let call = ApiRequest { json: Some(json), ..callback(ticket, false) };
        answered(self.wire.send::<IgnoredAny>(call).await.map(|_| ()))
    }

    /// Answers an interaction with a message. Once: a second answer is refused.
    pub async fn answer_with(
        &self,
        ticket: &InteractionToken,
        kind: Callback,
        post: &MessagePayload,
    ) -> Result<(), ApiError> {
        let call = carrying(callback(ticket, false), post, answer_json(kind, post));
        let sent = self.wire.send::<IgnoredAny>(call).await.map(|_| ());
        // Whoever wanted to change a message has to know that it may not have changed.
        if kind == Callback::Update { sent } else { answered(sent) }
    }

    /// The same, and the message's id.
    pub async fn answer_and_find(
        &self,
        ticket: &InteractionToken,
        kind: Callback,
        post: &MessagePayload,
    ) -> Result<u64, ApiError> {
        let call = carrying(callback(ticket, true), post, answer_json(kind, post));
        let given: Given = answered(self.wire.send(call).await)?;
        match given.interaction.response_message_id {
            Some(id) => Ok(id.get()),
            None => self.answered_with(ticket).await,
        }
    }

    /// Changes the answer that was given.
    pub async fn edit_answer(
        &self,
        ticket: &InteractionToken,
        post: &MessagePayload,
    ) -> Result<(), ApiError> {
        let call = self.webhook(Method::PATCH, ticket, "/messages/@original");
        self.wire.send::<IgnoredAny>(carrying(call, post, text(post))).await.map(|_| ())
    }

    /// Deletes the answer that was given or promised.
    pub async fn take_back_answer(&self, ticket: &InteractionToken) -> Result<(), ApiError> {
        let call = self.webhook(Method::DELETE, ticket, "/messages/@original");
        self.wire.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// Adds to the answer that was given.
    pub async fn follow_up(&self, ticket: &InteractionToken, post: &MessagePayload) -> Result<(), ApiError> {
        let call = ApiRequest { is_idempotent: false, ..self.webhook(Method::POST, ticket, "") };
        self.wire.send::<IgnoredAny>(carrying(call, post, text(post))).await.map(|_| ())
    }

    /// The message that was our answer.
    pub async fn answered_with(&self, ticket: &InteractionToken) -> Result<u64, ApiError> {
        let call = self.webhook(Method::GET, ticket, "/messages/@original");
        let message: Made<MessageId> = self.wire.send(call).await?;
        Ok(message.id.get())
    }

    /// Posts a message. It carries a nonce, so that a try that only seemed to fail isn't posted twice. Where the bot
    /// may not attach files, it is posted in words.
    pub async fn post(&self, channel: u64, post: &MessagePayload) -> Result<u64, ApiError> {
        match (self.post_as_it_is(channel, post).await, post.in_words()) {
            (Err(refused), Some(words)) if refused.is_about_permissions() => {
                self.post_as_it_is(channel, &words).await
            }
            (done, _) => done,
        }
    }

    async fn post_as_it_is(&self, channel: u64, post: &MessagePayload) -> Result<u64, ApiError> {
        let path = format!("/channels/{channel}/messages");
        let call = call(Method::POST, path.clone(), format!("POST {path}"));
        let message: Made<MessageId> = self.wire.send(carrying(call, post, text(post))).await?;
        Ok(message.id.get())
    }

    /// Changes a message; in words where the bot may not attach files.
    pub async fn edit(&self, channel: u64, message: u64, post: &MessagePayload) -> Result<(), ApiError> {
        match (self.edit_as_it_is(channel, message, post).await, post.in_words()) {
            (Err(refused), Some(words)) if refused.is_about_permissions() => {
                self.edit_as_it_is(channel, message, &words).await
            }
            (done, _) => done,
        }
    }

    async fn edit_as_it_is(&self, channel: u64, message: u64, post: &MessagePayload) -> Result<(), ApiError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let call = call(Method::PATCH, path, format!("PATCH /channels/{channel}/messages"));
        self.wire.send::<IgnoredAny>(carrying(call, post, text(post))).await.map(|_| ())
    }

    /// Opens a thread in a channel and answers its id.
    pub async fn open_thread(&self, channel: u64, name: &str) -> Result<u64, ApiError> {
        const PUBLIC_THREAD: u8 = 11;
        let body = json!({ "name": name, "type": PUBLIC_THREAD, "auto_archive_duration": 1440 });
        let path = format!("/channels/{channel}/threads");
        let call = call(Method::POST, path.clone(), format!("POST {path}"));
        let call = ApiRequest { json: Some(body.to_string()), is_idempotent: false, ..call };
        let thread: Made<ChannelId> = self.wire.send(call).await?;
        Ok(thread.id.get())
    }

    /// Wakes a thread that was archived.
    pub async fn wake_thread(&self, thread: u64) -> Result<(), ApiError> {
        let path = format!("/channels/{thread}");
        let call = call(Method::PATCH, path.clone(), format!("PATCH {path}"));
        let call = ApiRequest { json: Some(json!({ "archived": false }).to_string()), ..call };
        self.wire.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// Replaces all commands, in one server or everywhere.
    pub async fn register(&self, commands: &[Value], server: Option<u64>) -> Result<(), ApiError> {
        let application = self.application();
        let path = match server {
            Some(server) => format!("/applications/{application}/guilds/{server}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        let call = call(Method::PUT, path.clone(), format!("PUT {path}"));
        let call = ApiRequest { json: Some(text(commands)), ..call };
        self.wire.send::<IgnoredAny>(call).await.map(|_| ())
    }

    fn application(&self) -> u64 {
        self.application.get().copied().unwrap_or_default()
    }

    /// What an interaction's token opens after the first answer, for fifteen minutes.
    fn webhook(&self, method: Method, ticket: &InteractionToken, rest: &str) -> ApiRequest {
        let path = format!("/webhooks/{}/{}{rest}", self.application(), ticket.token);
        // Discord counts these by their token; an interaction has only one.
        call(method.clone(), path, format!("{method} webhook {}", ticket.id))
    }
}

/// A try whose answer was lost may have been the one that counts.
fn answered<T: Default>(sent: Result<T, ApiError>) -> Result<T, ApiError> {
    match sent {
        Err(refused) if refused.is_answered() => Ok(T::default()),
        sent => sent,
    }
}

fn get(path: String) -> ApiRequest {
    let route = format!("GET {path}");
    call(Method::GET, path, route)
}

fn call(method: Method, path: String, route: String) -> ApiRequest {
    let until = Instant::now() + PATIENCE;
    ApiRequest { method, path, route, is_answer: false, json: None, file: None, until, is_idempotent: true }
}

/// The first answer to an interaction.
fn callback(ticket: &InteractionToken, with_response: bool) -> ApiRequest {
    let query = if with_response { "?with_response=true" } else { "" };
    let path = format!("/interactions/{}/{}/callback{query}", ticket.id, ticket.token);
    let until = ticket.came + FIRST_ANSWER;
    ApiRequest { is_answer: true, until, ..call(Method::POST, path, format!("answer {}", ticket.id)) }
}

/// With a message and what is sent along with it.
fn carrying(call: ApiRequest, post: &MessagePayload, json: String) -> ApiRequest {
    ApiRequest { json: Some(json), file: post.file(), ..call }
}

fn answer_json(kind: Callback, post: &MessagePayload) -> String {
    #[derive(Serialize)]
    struct Body<'a> {
        r#type: u8,
        data: &'a MessagePayload,
    }
    text(Body { r#type: kind as u8, data: post })
}

fn text(body: impl Serialize) -> String {
    // Plain data of our own: there is nothing in it that JSON couldn't say.
    serde_json::to_string(&body).unwrap_or_default()
}
