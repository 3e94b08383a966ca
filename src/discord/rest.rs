//! The parts of Discord's REST API that the bot uses: replies to interactions, and messages in channels.
//! `http` sends the requests.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, MessageId};

use super::button_icons::{ButtonIcons, Emoji, Emojis, IconFile};
use super::command_mentions::{CommandMentions, RegisteredCommand};
pub use super::http::ApiError;
use super::http::{ApiRequest, Credential, HttpClient};
use super::invalid_requests::InvalidRequests;
use super::message::{EPHEMERAL, MessagePayload};
use super::request_queue::Priority;
use crate::config::Config;

/// How long Discord waits for the initial reply to an interaction, less the latency.
const REPLY_DEADLINE: Duration = Duration::from_millis(2800);
/// Timeout for all other requests. Publishes that take longer are retried later.
const TIMEOUT: Duration = Duration::from_secs(12);
/// How long an interaction's token is used. Discord accepts it for fifteen minutes, and counts a later attempt
/// as an invalid request.
const TOKEN_LIFETIME: Duration = Duration::from_secs(14 * 60);

/// A client for Discord's REST API. Cheap to clone.
#[derive(Clone)]
pub struct Rest {
    http: Arc<HttpClient>,
    application: Arc<OnceLock<u64>>,
    mentions: Arc<OnceLock<CommandMentions>>,
    icons: Arc<ButtonIcons>,
    priority: Priority,
}

/// The id and token that replies to an interaction need.
#[derive(Clone)]
pub struct InteractionToken {
    /// The interaction's id.
    pub id: u64,
    token: String,
    /// When it was received.
    pub received_at: Instant,
}

impl InteractionToken {
    /// For an interaction that has just been received.
    pub fn new(id: u64, token: &str) -> InteractionToken {
        InteractionToken { id, token: token.to_owned(), received_at: Instant::now() }
    }

    /// When it is too old to be used: a request that would be sent later fails at once.
    pub fn expires(&self) -> Instant {
        self.received_at + TOKEN_LIFETIME
    }

    fn credential(&self) -> Credential {
        Credential::Interaction { expires: self.expires() }
    }
}

/// A message that an interaction's token may edit and delete.
#[derive(Clone)]
pub struct MessageToken {
    /// The token.
    pub token: InteractionToken,
    /// The id of a follow-up; `None` is the initial reply, which after an update is the clicked message.
    pub message: Option<u64>,
}

/// A new message that an interaction's token sent.
pub struct Posted {
    /// Its id.
    pub id: u64,
    /// The way to edit it.
    pub token: MessageToken,
    /// Whether Discord shows it to one person only. If it was meant for all, the server doesn't let this person use
    /// apps from outside in public.
    pub is_hidden: bool,
    /// What it says, if it had to be read back: it may be another process's answer to the same interaction.
    pub read_back: Option<String>,
}

impl Posted {
    /// Whether it is a further message, and not the answer itself.
    pub const fn is_follow_up(&self) -> bool {
        self.token.message.is_some()
    }
}

/// Discord's answer to `/gateway/bot`.
#[derive(Clone, Debug, Deserialize)]
pub struct GatewayInfo {
    /// The gateway's URL.
    pub url: String,
    /// The recommended number of shards.
    pub shards: u32,
    /// The identify budget.
    pub session_start_limit: SessionStartLimit,
}

/// How often the bot may still identify with the gateway.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SessionStartLimit {
    /// Identifies left.
    pub remaining: u32,
    /// Milliseconds until the budget is reset.
    pub reset_after: u64,
}

/// Discord's answer to `/applications/@me`.
#[derive(Clone, Debug, Deserialize)]
pub struct ApplicationInfo {
    /// Its id.
    pub id: ApplicationId,
    /// Its name.
    #[serde(default)]
    pub name: String,
    /// What people read about it in Discord.
    #[serde(default)]
    pub description: String,
    /// How it can be installed: `0` by servers, `1` by people for themselves.
    #[serde(default)]
    pub integration_types_config: Option<HashMap<String, Value>>,
}

/// The callback types we reply to interactions with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callback {
    /// A new message.
    Message = 4,
    /// A new message, sent later.
    DeferredMessage = 5,
    /// An update of the clicked message, sent later or never.
    DeferredUpdate = 6,
    /// An update of the clicked message.
    Update = 7,
    /// Autocomplete suggestions.
    Suggestions = 8,
    /// A form.
    Form = 9,
}

/// A message, channel or application, of which only the id is needed.
#[derive(Deserialize)]
struct WithId<Id> {
    id: Id,
}

/// A message that was sent or is read back.
#[derive(Deserialize)]
struct SentMessage {
    id: MessageId,
    #[serde(default)]
    content: String,
    #[serde(default)]
    flags: u64,
}

impl SentMessage {
    const fn is_hidden(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }
}

/// A message of a channel, with its buttons.
#[derive(Deserialize)]
pub struct ListedMessage {
    /// Its id.
    pub id: MessageId,
    #[serde(default)]
    components: Value,
}

impl ListedMessage {
    /// Whether it has a button or menu whose id begins with this.
    pub fn has_component(&self, start: &str) -> bool {
        fn any(part: &Value, start: &str) -> bool {
            let is_it = part["custom_id"].as_str().is_some_and(|id| id.starts_with(start));
            let mut inner = part["components"].as_array().into_iter().flatten();
            is_it || inner.any(|part| any(part, start))
        }
        self.components.as_array().into_iter().flatten().any(|part| any(part, start))
    }
}

/// The response to an initial reply.
#[derive(Default, Deserialize)]
struct CallbackResponse {
    #[serde(default)]
    interaction: CallbackInteraction,
}

#[derive(Default, Deserialize)]
struct CallbackInteraction {
    response_message_id: Option<MessageId>,
    #[serde(default)]
    response_message_ephemeral: bool,
}

impl Rest {
    /// A client with the bot's token. Invalid requests are counted in `invalid`.
    pub fn new(config: &Config, invalid: Arc<InvalidRequests>) -> Rest {
        let http = Arc::new(HttpClient::new(config, invalid));
        Rest {
            http,
            application: Arc::default(),
            mentions: Arc::default(),
            icons: Arc::default(),
            priority: Priority::Person,
        }
    }

    /// The same client for what nobody waits for: people's requests by the bot's token go first.
    pub fn in_background(&self) -> Rest {
        Rest { priority: Priority::Background, ..self.clone() }
    }

    /// An interaction showed that the bot may write in a channel. If Discord refused that before, requests to
    /// it are sent again.
    pub fn reopen_channel(&self, channel: u64) {
        self.http.reopen_channel(channel);
    }

    /// What Discord knows of the application. Its id is needed to register commands and to reply.
    pub async fn load_application(&self) -> Result<ApplicationInfo, ApiError> {
        let application: ApplicationInfo = self.http.send(get("/applications/@me".to_owned())).await?;
        let _ = self.application.set(application.id.get());
        self.http.identify_as(application.id.get());
        Ok(application)
    }

    /// Changes what the application says of itself.
    pub async fn describe_application(&self, description: &str) -> Result<(), ApiError> {
        let path = "/applications/@me".to_owned();
        let call = api_request(Method::PATCH, path.clone(), format!("PATCH {path}"));
        let call = ApiRequest { json: Some(json!({ "description": description }).to_string()), ..call };
        self.http.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// Loads the gateway's URL and limits.
    pub async fn gateway_info(&self) -> Result<GatewayInfo, ApiError> {
        self.http.send(get("/gateway/bot".to_owned())).await
    }

    /// Sends an initial reply that isn't a message. Discord rejects a second one.
    pub async fn reply(
        &self,
        interaction: &InteractionToken,
        kind: Callback,
        data: impl Serialize,
    ) -> Result<(), ApiError> {
        let json = json!({ "type": kind as u8, "data": data }).to_string();
        let call = ApiRequest { json: Some(json), ..callback(interaction, false) };
        ignore_already_answered(self.http.send::<IgnoredAny>(call).await.map(|_| ()))
    }

    /// Sends a message as the initial reply. Discord rejects a second one.
    pub async fn reply_with(
        &self,
        interaction: &InteractionToken,
        kind: Callback,
        post: &MessagePayload,
    ) -> Result<(), ApiError> {
        let call = || callback(interaction, false);
        let sent = self.send_message::<IgnoredAny>(call, post, Some(kind)).await.map(|_| ());
        // For an update, «already replied» is an error: the message may not have been updated.
        if kind == Callback::Update { sent } else { ignore_already_answered(sent) }
    }

    /// Sends a message as the initial reply and returns its id.
    pub async fn reply_with_id(
        &self,
        interaction: &InteractionToken,
        kind: Callback,
        post: &MessagePayload,
    ) -> Result<Posted, ApiError> {
        let call = || callback(interaction, true);
        let sent = self.send_message(call, post, Some(kind)).await;
        let response: CallbackResponse = ignore_already_answered(sent)?;
        let CallbackInteraction { response_message_id, response_message_ephemeral } = response.interaction;
        match response_message_id {
            Some(id) => {
                let token = MessageToken { token: interaction.clone(), message: None };
                Ok(Posted { id: id.get(), token, is_hidden: response_message_ephemeral, read_back: None })
            }
            None => self.original(interaction).await,
        }
    }

    /// The initial reply.
    pub async fn original(&self, interaction: &InteractionToken) -> Result<Posted, ApiError> {
        let call = self.webhook(Method::GET, interaction, "/messages/@original");
        let message: SentMessage = self.http.send(call).await?;
        let token = MessageToken { token: interaction.clone(), message: None };
        let is_hidden = message.is_hidden();
        Ok(Posted { id: message.id.get(), token, is_hidden, read_back: Some(message.content) })
    }

    /// Edits a message with an interaction's token.
    pub async fn edit_by_token(&self, message: &MessageToken, post: &MessagePayload) -> Result<(), ApiError> {
        let call = || self.own_message(Method::PATCH, message);
        self.send_message::<IgnoredAny>(call, post, None).await.map(|_| ())
    }

    /// Deletes a message with an interaction's token. It may be a deferred one.
    pub async fn delete_by_token(&self, message: &MessageToken) -> Result<(), ApiError> {
        self.http.send::<IgnoredAny>(self.own_message(Method::DELETE, message)).await.map(|_| ())
    }

    /// Sends a further message. If the answer is lost nobody knows whether it was sent, so it isn't sent again.
    pub async fn follow_up(
        &self,
        interaction: &InteractionToken,
        post: &MessagePayload,
    ) -> Result<Posted, ApiError> {
        let call = || ApiRequest { is_idempotent: false, ..self.webhook(Method::POST, interaction, "") };
        let sent: SentMessage = self.send_message(call, post, None).await?;
        let token = MessageToken { token: interaction.clone(), message: Some(sent.id.get()) };
        Ok(Posted { id: sent.id.get(), token, is_hidden: sent.is_hidden(), read_back: None })
    }

    /// Posts a message. Its nonce prevents a duplicate if only the response to an attempt was lost. Without
    /// the permission to attach files, it is posted as text.
    pub async fn post(&self, channel: u64, post: &MessagePayload) -> Result<u64, ApiError> {
        match (self.post_unchanged(channel, post).await, post.in_words()) {
            (Err(refused), Some(words)) if refused.is_missing_permissions() => {
                self.post_unchanged(channel, &words).await
            }
            (done, _) => done,
        }
    }

    async fn post_unchanged(&self, channel: u64, post: &MessagePayload) -> Result<u64, ApiError> {
        let path = format!("/channels/{channel}/messages");
        let call = || self.prioritised(api_request(Method::POST, path.clone(), format!("POST {path}")));
        let message: WithId<MessageId> = self.send_message(call, post, None).await?;
        Ok(message.id.get())
    }

    /// Edits a message. Without the permission to attach files, it becomes text.
    pub async fn edit(&self, channel: u64, message: u64, post: &MessagePayload) -> Result<(), ApiError> {
        match (self.edit_unchanged(channel, message, post).await, post.in_words()) {
            (Err(refused), Some(words)) if refused.is_missing_permissions() => {
                self.edit_unchanged(channel, message, &words).await
            }
            (done, _) => done,
        }
    }

    /// The hundred messages of a channel that came after another one.
    pub async fn messages_after(&self, channel: u64, message: u64) -> Result<Vec<ListedMessage>, ApiError> {
        let path = format!("/channels/{channel}/messages");
        let (route, path) = (format!("GET {path}"), format!("{path}?after={message}&limit=100"));
        self.http.send(self.prioritised(api_request(Method::GET, path, route))).await
    }

    /// The newest hundred messages of a channel, the newest first.
    pub async fn newest_messages(&self, channel: u64) -> Result<Vec<ListedMessage>, ApiError> {
        let path = format!("/channels/{channel}/messages");
        let (route, path) = (format!("GET {path}"), format!("{path}?limit=100"));
        self.http.send(self.prioritised(api_request(Method::GET, path, route))).await
    }

    async fn edit_unchanged(
        &self,
        channel: u64,
        message: u64,
        post: &MessagePayload,
    ) -> Result<(), ApiError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let route = format!("PATCH /channels/{channel}/messages");
        let call = || self.prioritised(api_request(Method::PATCH, path.clone(), route.clone()));
        self.send_message::<IgnoredAny>(call, post, None).await.map(|_| ())
    }

    /// Deletes a message.
    pub async fn delete(&self, channel: u64, message: u64) -> Result<(), ApiError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let route = format!("DELETE /channels/{channel}/messages");
        let call = self.prioritised(api_request(Method::DELETE, path, route));
        self.http.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// Opens the conversation with a person, and returns its channel.
    pub async fn open_direct(&self, user: u64) -> Result<u64, ApiError> {
        let path = "/users/@me/channels".to_owned();
        let call = self.prioritised(api_request(Method::POST, path.clone(), format!("POST {path}")));
        let call = ApiRequest { json: Some(json!({ "recipient_id": user.to_string() }).to_string()), ..call };
        let channel: WithId<serenity::all::ChannelId> = self.http.send(call).await?;
        Ok(channel.id.get())
    }

    /// Leaves a server.
    pub async fn leave_server(&self, guild: u64) -> Result<(), ApiError> {
        let path = format!("/users/@me/guilds/{guild}");
        let call = api_request(Method::DELETE, path, "DELETE /users/@me/guilds".to_owned());
        self.http.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// Opens a thread that starts from a message. It gets the message's id.
    pub async fn open_thread(
        &self,
        channel: u64,
        message: u64,
        name: &str,
        archive_minutes: u32,
    ) -> Result<(), ApiError> {
        let body = json!({ "name": name, "auto_archive_duration": archive_minutes });
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let call = api_request(Method::POST, path, format!("POST /channels/{channel}/messages/threads"));
        let call = ApiRequest { json: Some(body.to_string()), ..call };
        self.http.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// Unarchives a thread.
    pub async fn unarchive_thread(&self, thread: u64) -> Result<(), ApiError> {
        let path = format!("/channels/{thread}");
        let call = self.prioritised(api_request(Method::PATCH, path.clone(), format!("PATCH {path}")));
        let call = ApiRequest { json: Some(json!({ "archived": false }).to_string()), ..call };
        self.http.send::<IgnoredAny>(call).await.map(|_| ())
    }

    /// From now on messages mention these commands.
    pub fn mention_commands(&self, registered: &[RegisteredCommand]) {
        let _ = self.mentions.set(CommandMentions::new(registered));
    }

    /// Replaces all registered commands, in one server or globally.
    pub async fn register_commands(
        &self,
        commands: &[Value],
        server: Option<u64>,
    ) -> Result<Vec<RegisteredCommand>, ApiError> {
        let application = self.application();
        let path = match server {
            Some(server) => format!("/applications/{application}/guilds/{server}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        let call = api_request(Method::PUT, path.clone(), format!("PUT {path}"));
        let call = ApiRequest { json: Some(text(commands)), ..call };
        self.http.send(call).await
    }

    /// The icons that buttons can have.
    pub fn icons(&self) -> &ButtonIcons {
        &self.icons
    }

    /// All emojis of the application.
    pub async fn emojis(&self) -> Result<Emojis, ApiError> {
        self.http.send(get(format!("/applications/{}/emojis", self.application()))).await
    }

    /// Uploads an icon.
    pub async fn create_emoji(&self, file: &IconFile) -> Result<Emoji, ApiError> {
        let path = format!("/applications/{}/emojis", self.application());
        let call = self.prioritised(api_request(Method::POST, path.clone(), format!("POST {path}")));
        // A second one of the same name would be refused.
        let call = ApiRequest { json: Some(file.json().to_string()), is_idempotent: false, ..call };
        self.http.send(call).await
    }

    /// Sends a message. If Discord refuses it with icons and takes it without, one of them is gone.
    async fn send_message<T: DeserializeOwned>(
        &self,
        call: impl Fn() -> ApiRequest,
        post: &MessagePayload,
        kind: Option<Callback>,
    ) -> Result<T, ApiError> {
        let with_icons = post.with_icons(|name| self.icons.emoji(name));
        let has_icons = with_icons.has_icons();
        let sent = self.http.send(self.with_message(call(), with_icons, kind)).await;
        if !has_icons || !sent.as_ref().is_err_and(ApiError::is_invalid_form) {
            return sent;
        }
        let sent = self.http.send(self.with_message(call(), post.with_icons(|_| None), kind)).await;
        if sent.is_ok() {
            tracing::warn!("Discord refused an icon of a button: until the next start they are text");
            self.icons.forget();
        }
        sent
    }

    /// Adds a message's JSON, in which commands are clickable, and its attachment. Edits have no flags: who sees a message,
    /// and whether it notifies anybody, was decided when it was sent.
    fn with_message(&self, call: ApiRequest, post: MessagePayload, kind: Option<Callback>) -> ApiRequest {
        let is_edit = call.method == Method::PATCH || kind == Some(Callback::Update);
        let post = if is_edit { post.unflagged() } else { post };
        let unknown = CommandMentions::default();
        let json = kind.map_or_else(|| text(&post), |kind| reply_json(kind, &post));
        let json = self.mentions.get().unwrap_or(&unknown).fill_in(&json).into_owned();
        ApiRequest { json: Some(json), file: post.file(), ..call }
    }

    fn prioritised(&self, call: ApiRequest) -> ApiRequest {
        ApiRequest { credential: Credential::Bot(self.priority), ..call }
    }

    fn application(&self) -> u64 {
        self.application.get().copied().unwrap_or_default()
    }

    /// A request with an interaction's token, which is valid for fifteen minutes.
    fn webhook(&self, method: Method, interaction: &InteractionToken, rest: &str) -> ApiRequest {
        let path = format!("/webhooks/{}/{}{rest}", self.application(), interaction.token);
        // Discord limits these per token, and every interaction has its own.
        let call = api_request(method.clone(), path, format!("{method} webhook {}", interaction.id));
        ApiRequest { credential: interaction.credential(), ..call }
    }

    fn own_message(&self, method: Method, message: &MessageToken) -> ApiRequest {
        let which = message.message.map_or_else(|| "@original".to_owned(), |id| id.to_string());
        self.webhook(method, &message.token, &format!("/messages/{which}"))
    }
}

/// «Already replied» counts as success: an earlier attempt succeeded and its response was lost.
fn ignore_already_answered<T: Default>(sent: Result<T, ApiError>) -> Result<T, ApiError> {
    match sent {
        Err(refused) if refused.is_already_answered() => Ok(T::default()),
        sent => sent,
    }
}

fn get(path: String) -> ApiRequest {
    let route = format!("GET {path}");
    api_request(Method::GET, path, route)
}

/// A request by the bot's token.
fn api_request(method: Method, path: String, route: String) -> ApiRequest {
    let until = Instant::now() + TIMEOUT;
    ApiRequest {
        method,
        path,
        route,
        credential: Credential::Bot(Priority::Person),
        json: None,
        file: None,
        until,
        is_idempotent: true,
    }
}

/// The initial reply to an interaction.
fn callback(interaction: &InteractionToken, with_response: bool) -> ApiRequest {
    let query = if with_response { "?with_response=true" } else { "" };
    let path = format!("/interactions/{}/{}/callback{query}", interaction.id, interaction.token);
    let until = interaction.received_at + REPLY_DEADLINE;
    ApiRequest {
        credential: interaction.credential(),
        until,
        ..api_request(Method::POST, path, format!("answer {}", interaction.id))
    }
}

fn reply_json(kind: Callback, post: &MessagePayload) -> String {
    #[derive(Serialize)]
    struct Body<'a> {
        r#type: u8,
        data: &'a MessagePayload,
    }
    text(Body { r#type: kind as u8, data: post })
}

fn text(body: impl Serialize) -> String {
    // Our own plain data always serialises.
    serde_json::to_string(&body).unwrap_or_default()
}
