//! Sends requests to Discord's REST API, respects rate limits and retries transient failures. Errors carry
//! Discord's code but never a URL, since reply URLs contain tokens.
//!
//! We don't use serenity's client: without its limiter it doesn't report `retry_after`; with it, it ignores a
//! configured address and keeps a bucket for every interaction for ever.
//!
//! The bot's token and the interactions' tokens are two credentials with limits of their own. Requests by the
//! bot's token stand in line ([`RequestQueue`]) and keep to a budget; answers to interactions don't.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::closed_channels::{ClosedChannels, Writing};
use super::invalid_requests::{InvalidRequests, Stop, Warning};
use super::limits::{Budget, Limits, Wait, spread};
use super::rate_limit_headers::{RateLimited, route_limit};
use super::request_queue::{Priority, RequestQueue};
use crate::config::{Config, Token};
use crate::metrics::metrics;

/// Maximum number of attempts after transient failures.
const MAX_ATTEMPTS: u32 = 4;
/// Pause before the second attempt. Each further pause is four times longer.
const FIRST_PAUSE: Duration = Duration::from_millis(250);

/// Why an API request failed.
#[derive(Clone, Debug, Error)]
pub enum ApiError {
    /// Discord returned an error.
    #[error("Discord answered {status}, code {code}: {message}")]
    Code {
        /// The HTTP status.
        status: u16,
        /// Discord's error code.
        code: i64,
        /// Discord's message.
        message: String,
    },
    /// The rate limit lasts longer than the request may wait.
    #[error("Discord asks to wait longer than this can")]
    Limited,
    /// No response, or none in time.
    #[error("Discord could not be reached")]
    Unreachable,
    /// The interaction's token has expired, so nothing was sent.
    #[error("the interaction's token has expired")]
    Expired,
    /// Nothing is sent with the bot's token for now.
    #[error("{0}")]
    Stopped(Stop),
}

impl ApiError {
    /// Discord's error code; none if there was no response.
    pub const fn code(&self) -> Option<i64> {
        match self {
            ApiError::Code { code, .. } => Some(*code),
            _ => None,
        }
    }

    /// The bot lacks permissions for that.
    pub const fn is_missing_permissions(&self) -> bool {
        matches!(self.code(), Some(MISSING_ACCESS | MISSING_PERMISSIONS))
    }

    /// The person lets no app write to them.
    pub const fn is_closed_conversation(&self) -> bool {
        matches!(self.code(), Some(CANNOT_MESSAGE_USER))
    }

    /// The interaction already has a reply: from an earlier attempt, or from another process that received it
    /// too.
    pub const fn is_already_answered(&self) -> bool {
        matches!(self.code(), Some(ALREADY_ANSWERED))
    }

    /// Discord does not accept what a message contains.
    pub const fn is_invalid_form(&self) -> bool {
        matches!(self.code(), Some(INVALID_FORM))
    }

    /// Discord does not accept the token.
    pub const fn is_unauthorized(&self) -> bool {
        matches!(self, ApiError::Code { status: 401, .. })
    }

    /// The failure is transient: the same request may succeed later.
    pub const fn is_transient(&self) -> bool {
        match self {
            ApiError::Code { status, .. } => *status >= 500 || *status == 408,
            ApiError::Limited | ApiError::Unreachable | ApiError::Stopped(Stop::TooMany) => true,
            ApiError::Expired | ApiError::Stopped(Stop::Unauthorized) => false,
        }
    }
}

/// The interaction already has a reply.
const ALREADY_ANSWERED: i64 = 40060;
const INVALID_FORM: i64 = 50035;
const MISSING_ACCESS: i64 = 50001;
const CANNOT_MESSAGE_USER: i64 = 50007;
const MISSING_PERMISSIONS: i64 = 50013;
/// Too many edits of a message older than an hour. It comes as 429, but waiting doesn't help.
const TOO_MANY_OLD_EDITS: i64 = 30046;

/// What a request is authorised by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credential {
    /// The bot's token. Discord counts these requests.
    Bot(Priority),
    /// The interaction's own token in the path. Discord doesn't count these as long as the bot's token isn't
    /// sent with them.
    Interaction {
        /// When the token is too old to be tried.
        expires: Instant,
    },
}

impl Credential {
    /// The name in metrics.
    const fn name(self) -> &'static str {
        match self {
            Credential::Bot(_) => "bot",
            Credential::Interaction { .. } => "interaction",
        }
    }
}

/// A request to Discord's API.
pub struct ApiRequest {
    /// The HTTP method.
    pub method: Method,
    /// The path after the API version.
    pub path: String,
    /// The route that Discord's rate limits count it under.
    pub route: String,
    /// What it is authorised by.
    pub credential: Credential,
    /// The JSON body.
    pub json: Option<String>,
    /// An attached file: name and bytes.
    pub file: Option<(String, Arc<[u8]>)>,
    /// The deadline after which it is pointless.
    pub until: Instant,
    /// Whether it is safe to send again if it is unknown whether it arrived.
    pub is_idempotent: bool,
}

/// The HTTP client for Discord's API.
pub struct HttpClient {
    client: Client,
    base: String,
    /// The `User-Agent`, once the application's id is known.
    agent: OnceLock<String>,
    token: Token,
    queue: RequestQueue,
    bot_limits: Mutex<Limits>,
    interaction_limits: Mutex<Limits>,
    closed_channels: Mutex<ClosedChannels>,
    invalid: Arc<InvalidRequests>,
    /// How many requests have waited, to spread them.
    waited: AtomicU32,
}

impl HttpClient {
    /// A client with the bot's token, for Discord or the configured address. Invalid requests are counted in
    /// `invalid`.
    pub fn new(config: &Config, invalid: Arc<InvalidRequests>) -> HttpClient {
        let host = config.api.as_deref().unwrap_or("https://discord.com").trim_end_matches('/');
        HttpClient {
            client: Client::new(),
            base: format!("{host}/api/v10"),
            agent: OnceLock::new(),
            token: config.token.clone(),
            queue: RequestQueue::default(),
            bot_limits: Mutex::new(Limits::with_budget(Budget::per_second(config.rate))),
            interaction_limits: Mutex::default(),
            closed_channels: Mutex::default(),
            invalid,
            waited: AtomicU32::default(),
        }
    }

    /// From now on requests name the page of this application.
    pub fn identify_as(&self, application: u64) {
        let page = format!("https://discord.com/oauth2/authorize?client_id={application}");
        let _ = self.agent.set(user_agent(&page));
    }

    /// An interaction showed that the bot may write in a channel, so it is no longer left alone.
    pub fn reopen_channel(&self, channel: u64) {
        lock(&self.closed_channels).reopen(channel);
    }

    /// Sends a request until it succeeds, fails for good or its deadline passes. It is never sent before
    /// Discord's `retry_after` has passed.
    pub async fn send<T: DeserializeOwned>(&self, call: ApiRequest) -> Result<T, ApiError> {
        let mut pause = FIRST_PAUSE;
        let mut attempts = 0;
        loop {
            self.check(&call)?;
            self.acquire_rate_limit(&call).await?;
            // Things may have changed while it waited.
            self.check(&call)?;
            let error = match self.attempt(&call).await {
                Ok(answer) => return Ok(answer),
                Err(AttemptResult::RateLimited) => {
                    metrics().retried();
                    continue;
                }
                Err(AttemptResult::Failed(error)) => error,
            };
            attempts += 1;
            let is_certain = !matches!(error, ApiError::Unreachable);
            if !error.is_transient() || attempts == MAX_ATTEMPTS || !(call.is_idempotent || is_certain) {
                return Err(error);
            }
            metrics().retried();
            sleep_before(Instant::now() + pause, call.until).await.map_err(|_| error)?;
            pause *= 4;
        }
    }

    /// Why a request must not be sent at all: Discord would refuse it, and count it as invalid.
    fn check(&self, call: &ApiRequest) -> Result<(), ApiError> {
        let now = Instant::now();
        if let Credential::Interaction { expires } = call.credential {
            return if now < expires { Ok(()) } else { Err(ApiError::Expired) };
        }
        if let Some(stop) = self.invalid.stop(now) {
            return Err(ApiError::Stopped(stop));
        }
        let Some(writing) = call.writing() else { return Ok(()) };
        lock(&self.closed_channels).refusal(writing, now).cloned().map_or(Ok(()), Err)
    }

    /// Sends a request once.
    async fn attempt<T: DeserializeOwned>(&self, call: &ApiRequest) -> Result<T, AttemptResult> {
        let (began, mut status) = (Instant::now(), None);
        let asked = async {
            let response =
                self.request(call).send().await.map_err(|_| AttemptResult::Failed(ApiError::Unreachable))?;
            status = Some(response.status());
            self.read_response(call, response).await
        };
        let answer = tokio::time::timeout_at(call.until.into(), asked).await;
        log_request(call, status, began);
        answer.unwrap_or(Err(AttemptResult::Failed(ApiError::Unreachable)))
    }

    async fn acquire_rate_limit(&self, call: &ApiRequest) -> Result<(), ApiError> {
        match call.credential {
            Credential::Interaction { .. } => self.wait_for_limits(call).await,
            Credential::Bot(priority) => {
                let turn = self.wait_in_line(call, priority);
                tokio::time::timeout_at(call.until.into(), turn).await.unwrap_or(Err(ApiError::Limited))
            }
        }
    }

    async fn wait_for_limits(&self, call: &ApiRequest) -> Result<(), ApiError> {
        loop {
            let wait = self.limits(call).wait(&call.route, Instant::now());
            let Some(Wait::Everything(until) | Wait::Route(until)) = wait else { return Ok(()) };
            self.sleep_apart(until, call.until).await?;
        }
    }

    async fn wait_in_line(&self, call: &ApiRequest, priority: Priority) -> Result<(), ApiError> {
        loop {
            let turn = self.queue.turn(priority).await;
            let wait = self.limits(call).wait(&call.route, Instant::now());
            match wait {
                None => return Ok(()),
                // The limit holds for all requests, so this one keeps its place in the queue.
                Some(Wait::Everything(until)) => {
                    let _turn = turn;
                    sleep_before(until, call.until).await?;
                }
                Some(Wait::Route(until)) => {
                    drop(turn);
                    self.sleep_apart(until, call.until).await?;
                }
            }
        }
    }

    /// Sleeps until then or a moment longer, so that those who wait for the same don't wake together.
    async fn sleep_apart(&self, until: Instant, end: Instant) -> Result<(), ApiError> {
        let later = until + spread(self.waited.fetch_add(1, Ordering::Relaxed));
        sleep_before(if later < end { later } else { until }, end).await
    }

    fn request(&self, call: &ApiRequest) -> RequestBuilder {
        static FIRST_AGENT: LazyLock<String> =
            LazyLock::new(|| user_agent("https://discord.com/developers/applications"));
        let request = self
            .client
            .request(call.method.clone(), format!("{}{}", self.base, call.path))
            .header(USER_AGENT, self.agent.get().unwrap_or(&FIRST_AGENT));
        let request = match call.credential {
            Credential::Bot(_) => request.header(AUTHORIZATION, format!("Bot {}", self.token.0)),
            Credential::Interaction { .. } => request,
        };
        let Some(json) = call.json.clone() else { return request };
        let Some((name, bytes)) = &call.file else {
            return request.header(CONTENT_TYPE, "application/json").body(json);
        };
        let file = Part::bytes(bytes.to_vec()).file_name(name.clone());
        request.multipart(Form::new().text("payload_json", json).part("files[0]", file))
    }

    async fn read_response<T: DeserializeOwned>(
        &self,
        call: &ApiRequest,
        response: Response,
    ) -> Result<T, AttemptResult> {
        let (status, headers) = (response.status(), response.headers().clone());
        let body = response.bytes().await.map_err(|_| AttemptResult::Failed(ApiError::Unreachable))?;
        if status == StatusCode::TOO_MANY_REQUESTS {
            return Err(self.record_429(call, &RateLimited::read(&headers, &body)));
        }
        self.limits(call).record(&call.route, route_limit(&headers), Instant::now());
        if !status.is_success() {
            let ErrorBody { code, message } = serde_json::from_slice(&body).unwrap_or_default();
            let error = ApiError::Code { status: status.as_u16(), code, message };
            self.record_refusal(call, &error);
            return Err(AttemptResult::Failed(error));
        }
        let body = if body.is_empty() { &b"null"[..] } else { &body };
        serde_json::from_slice(body).map_err(|_| AttemptResult::Failed(ApiError::Unreachable))
    }

    fn record_429(&self, call: &ApiRequest, limited: &RateLimited) -> AttemptResult {
        if !limited.is_shared {
            self.record_invalid(call, 429);
        }
        if limited.code == TOO_MANY_OLD_EDITS {
            let message = "too many edits of an old message".to_owned();
            return AttemptResult::Failed(ApiError::Code { status: 429, code: limited.code, message });
        }
        let now = Instant::now();
        if limited.is_global {
            self.limits(call).block_all(now + limited.wait);
        }
        self.limits(call).block(&call.route, now + limited.wait, now);
        let RateLimited { wait, is_global, .. } = limited;
        tracing::debug!(global = is_global, ?wait, route = call.credential.name(), "rate limited by Discord");
        AttemptResult::RateLimited
    }

    /// Remembers a refusal for which Discord counts the request as invalid.
    fn record_refusal(&self, call: &ApiRequest, error: &ApiError) {
        let ApiError::Code { status: status @ (401 | 403), .. } = error else { return };
        self.record_invalid(call, *status);
        let is_bot = matches!(call.credential, Credential::Bot(_));
        if let Some(writing) = call.writing().filter(|_| is_bot && error.is_missing_permissions()) {
            lock(&self.closed_channels).close(writing, error, Instant::now());
        }
    }

    fn record_invalid(&self, call: &ApiRequest, status: u16) {
        metrics().invalid_request(status);
        let is_unauthorized = status == 401 && matches!(call.credential, Credential::Bot(_));
        match self.invalid.record(is_unauthorized, Instant::now()) {
            Some(Warning::Many) => tracing::warn!(
                status,
                "many invalid requests in ten minutes; Discord bans an address at 10,000"
            ),
            Some(Warning::Stopped(stop)) => {
                tracing::error!(status, reason = %stop, "stopped using the bot's token")
            }
            None => {}
        }
    }

    fn limits(&self, call: &ApiRequest) -> MutexGuard<'_, Limits> {
        lock(match call.credential {
            Credential::Bot(_) => &self.bot_limits,
            Credential::Interaction { .. } => &self.interaction_limits,
        })
    }
}

impl ApiRequest {
    fn writing(&self) -> Option<Writing> {
        Writing::of(&self.method, &self.path, self.file.is_some())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The `User-Agent` in the form that Discord wants.
fn user_agent(page: &str) -> String {
    format!("DiscordBot ({page}, {})", env!("CARGO_PKG_VERSION"))
}

/// Logs and counts a request by its route, since its URL may contain a token.
fn log_request(call: &ApiRequest, status: Option<StatusCode>, began: Instant) {
    let (took, status) = (began.elapsed(), status.map(|status| status.as_u16()));
    let method = match call.method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        _ => "DELETE",
    };
    metrics().requested(method, call.credential.name(), status, took);
    tracing::debug!(
        route = call.route,
        status,
        ms = took.as_secs_f64() * 1000.0,
        "sent a request to Discord"
    );
}

/// Why an attempt did not succeed.
enum AttemptResult {
    RateLimited,
    Failed(ApiError),
}

#[derive(Default, Deserialize)]
struct ErrorBody {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    message: String,
}

async fn sleep_before(until: Instant, end: Instant) -> Result<(), ApiError> {
    if until >= end {
        return Err(ApiError::Limited);
    }
    tokio::time::sleep_until(until.into()).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timeout_passes_and_a_refusal_stays() {
        let status = |status| ApiError::Code { status, code: 0, message: String::new() }.is_transient();
        assert_eq!([408, 500, 503].map(status), [true; 3]);
        assert_eq!([400, 401, 403, 404].map(status), [false; 4]);
    }

    fn client(invalid: Arc<InvalidRequests>) -> HttpClient {
        let settings = crate::config::Settings {
            discord_token: Some("token".to_owned()),
            // Nothing listens here: a request that is sent fails because nobody answers.
            discord_api: Some("http://127.0.0.1:1".to_owned()),
            ..Default::default()
        };
        HttpClient::new(&Config::read(&settings).unwrap(), invalid)
    }

    async fn post(client: &HttpClient, credential: Credential) -> ApiError {
        let request = ApiRequest {
            method: Method::POST,
            path: "/channels/7/messages".to_owned(),
            route: "POST".to_owned(),
            credential,
            json: None,
            file: None,
            until: Instant::now() + Duration::from_secs(20),
            is_idempotent: false,
        };
        client.send::<serde::de::IgnoredAny>(request).await.unwrap_err()
    }

    #[tokio::test]
    async fn an_expired_token_is_never_tried() {
        let (client, now) = (client(Arc::default()), Instant::now());
        let expired = post(&client, Credential::Interaction { expires: now }).await;
        assert!(matches!(expired, ApiError::Expired) && !expired.is_transient(), "{expired}");
        let living = Credential::Interaction { expires: now + Duration::from_secs(60) };
        assert!(matches!(post(&client, living).await, ApiError::Unreachable));
    }

    #[tokio::test]
    async fn a_token_that_discord_refuses_is_not_sent_again_and_interactions_are_still_answered() {
        let invalid = Arc::<InvalidRequests>::default();
        let client = client(invalid.clone());
        assert!(matches!(post(&client, Credential::Bot(Priority::Person)).await, ApiError::Unreachable));
        invalid.record(true, Instant::now());
        let stopped = post(&client, Credential::Bot(Priority::Person)).await;
        assert!(matches!(stopped, ApiError::Stopped(Stop::Unauthorized)), "{stopped}");
        let living = Credential::Interaction { expires: Instant::now() + Duration::from_secs(60) };
        assert!(matches!(post(&client, living).await, ApiError::Unreachable));
    }

    #[test]
    fn requests_say_who_sends_them() {
        let client = client(Arc::default());
        client.identify_as(42);
        let agent = client.agent.get().unwrap();
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(
            *agent,
            format!("DiscordBot (https://discord.com/oauth2/authorize?client_id=42, {version})")
        );
    }
}
