//! Sends requests to Discord's REST interface, waits where Discord says so, and tries again what failed in passing.
//! Errors carry Discord's code and never an address, since addresses of answers hold tokens.
//!
//! Not serenity's client: without its limiter that doesn't tell how long to wait, and with it another address than
//! Discord's own is ignored and a bucket is kept for every interaction for ever.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, RETRY_AFTER, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::limits::Limits;
use crate::config::{Config, Token};
use crate::metrics::metrics;

/// How often something that fails in passing is tried.
const TRIES: u32 = 4;
/// How long to pause before the second try; before the others, four times longer each.
const PAUSE: Duration = Duration::from_millis(250);
/// How long to keep away if Discord doesn't say.
const UNSAID: Duration = Duration::from_secs(1);

const AGENT: &str = concat!("DiscordBot (stammtisch, ", env!("CARGO_PKG_VERSION"), ")");

/// What Discord said no to.
#[derive(Clone, Debug, Error)]
pub enum ApiError {
    /// An error with a code of Discord's.
    #[error("Discord answered {status}, code {code}: {message}")]
    Code {
        /// The HTTP status.
        status: u16,
        /// Discord's own code.
        code: i64,
        /// In Discord's words.
        message: String,
    },
    /// Discord wants to be left alone for longer than this can wait.
    #[error("Discord asks to wait longer than this can")]
    Limited,
    /// No answer at all, or none in time.
    #[error("Discord could not be reached")]
    Unreachable,
}

impl ApiError {
    /// Discord's code; none if there was no answer.
    pub const fn code(&self) -> Option<i64> {
        match self {
            ApiError::Code { code, .. } => Some(*code),
            ApiError::Limited | ApiError::Unreachable => None,
        }
    }

    /// The bot may not do that here.
    pub const fn is_about_permissions(&self) -> bool {
        matches!(self.code(), Some(MISSING_ACCESS | MISSING_PERMISSIONS))
    }

    /// Somebody has answered already: an earlier try, or another process that got the same interaction.
    pub const fn is_answered(&self) -> bool {
        matches!(self.code(), Some(ALREADY_ANSWERED))
    }

    /// The token isn't taken.
    pub const fn is_about_the_token(&self) -> bool {
        matches!(self, ApiError::Code { status: 401, .. })
    }

    /// The same may work a moment later.
    pub const fn is_passing(&self) -> bool {
        match self {
            ApiError::Code { status, .. } => *status >= 500,
            ApiError::Limited | ApiError::Unreachable => true,
        }
    }
}

/// The interaction has its answer already.
const ALREADY_ANSWERED: i64 = 40060;
const MISSING_ACCESS: i64 = 50001;
const MISSING_PERMISSIONS: i64 = 50013;
/// Too many edits of a message that is older than an hour. It comes as 429, but waiting doesn't help.
const TOO_MANY_OLD_EDITS: i64 = 30046;

/// One request.
pub struct ApiRequest {
    /// How.
    pub method: Method,
    /// What, from behind the version on.
    pub path: String,
    /// What Discord counts it as.
    pub route: String,
    /// Whether it is the first answer to an interaction.
    pub is_answer: bool,
    /// The body.
    pub json: Option<String>,
    /// A file to send along: its name and its bytes.
    pub file: Option<(String, Arc<[u8]>)>,
    /// When it is of no use any more.
    pub until: Instant,
    /// Whether it does no harm to send it again when nobody knows if it arrived.
    pub is_idempotent: bool,
}

/// The way to Discord.
pub struct HttpClient {
    client: Client,
    base: String,
    token: Token,
    limits: Mutex<Limits>,
}

impl HttpClient {
    /// With the bot's token, to Discord or to the address that is set instead.
    pub fn new(config: &Config) -> HttpClient {
        let host = config.api.as_deref().unwrap_or("https://discord.com").trim_end_matches('/');
        HttpClient {
            client: Client::new(),
            base: format!("{host}/api/v10"),
            token: config.token.clone(),
            limits: Mutex::default(),
        }
    }

    /// Sends a request until it is answered for good or its time is up. It is never sent before Discord's
    /// `retry_after` has passed.
    pub async fn send<T: DeserializeOwned>(&self, call: ApiRequest) -> Result<T, ApiError> {
        let mut pause = PAUSE;
        let mut tries = 0;
        loop {
            self.acquire_rate_limit(&call).await?;
            let refused = match self.attempt(&call).await {
                Ok(answer) => return Ok(answer),
                Err(AttemptResult::Wait(until)) => {
                    metrics().retried();
                    sleep_before(until, call.until).await?;
                    continue;
                }
                Err(AttemptResult::No(refused)) => refused,
            };
            tries += 1;
            let is_certain = !matches!(refused, ApiError::Unreachable);
            if !refused.is_passing() || tries == TRIES || !(call.is_idempotent || is_certain) {
                return Err(refused);
            }
            metrics().retried();
            sleep_before(Instant::now() + pause, call.until).await.map_err(|_| refused)?;
            pause *= 4;
        }
    }

    /// Sends a request once.
    async fn attempt<T: DeserializeOwned>(&self, call: &ApiRequest) -> Result<T, AttemptResult> {
        let (began, mut status) = (Instant::now(), None);
        let asked = async {
            let response =
                self.request(call).send().await.map_err(|_| AttemptResult::No(ApiError::Unreachable))?;
            status = Some(response.status());
            self.hear(call, response).await
        };
        let answer = tokio::time::timeout_at(call.until.into(), asked).await;
        note_request(call, status, began);
        answer.unwrap_or(Err(AttemptResult::No(ApiError::Unreachable)))
    }

    async fn acquire_rate_limit(&self, call: &ApiRequest) -> Result<(), ApiError> {
        loop {
            let wait = self.limits().wait(&call.route, call.is_answer, Instant::now());
            let Some(until) = wait else { return Ok(()) };
            sleep_before(until, call.until).await?;
        }
    }

    fn request(&self, call: &ApiRequest) -> RequestBuilder {
        let request = self
            .client
            .request(call.method.clone(), format!("{}{}", self.base, call.path))
            .header(USER_AGENT, AGENT)
            .header(AUTHORIZATION, format!("Bot {}", self.token.0));
        let Some(json) = call.json.clone() else { return request };
        let Some((name, bytes)) = &call.file else {
            return request.header(CONTENT_TYPE, "application/json").body(json);
        };
        let file = Part::bytes(bytes.to_vec()).file_name(name.clone());
        request.multipart(Form::new().text("payload_json", json).part("files[0]", file))
    }

    async fn hear<T: DeserializeOwned>(
        &self,
        call: &ApiRequest,
        response: Response,
    ) -> Result<T, AttemptResult> {
        let (status, headers) = (response.status(), response.headers().clone());
        let body = response.bytes().await.map_err(|_| AttemptResult::No(ApiError::Unreachable))?;
        if status == StatusCode::TOO_MANY_REQUESTS {
            return Err(self.hold(call, &headers, &body));
        }
        self.note(call, &headers);
        if !status.is_success() {
            let Complaint { code, message } = serde_json::from_slice(&body).unwrap_or_default();
            return Err(AttemptResult::No(ApiError::Code { status: status.as_u16(), code, message }));
        }
        let body = if body.is_empty() { &b"null"[..] } else { &body };
        serde_json::from_slice(body).map_err(|_| AttemptResult::No(ApiError::Unreachable))
    }

    fn note(&self, call: &ApiRequest, headers: &HeaderMap) {
        let left = number(headers, "x-ratelimit-remaining");
        let reset_after = number(headers, "x-ratelimit-reset-after");
        if let (Some(left), Some(reset_after)) = (left, reset_after) {
            self.limits().note(&call.route, left as u32, seconds(reset_after), Instant::now());
        }
    }

    /// Remembers a 429. Body and header say the same, but the header in whole seconds.
    fn hold(&self, call: &ApiRequest, headers: &HeaderMap, body: &[u8]) -> AttemptResult {
        let Rejection { retry_after, global, code } = serde_json::from_slice(body).unwrap_or_default();
        if code == TOO_MANY_OLD_EDITS {
            let message = "too many edits of an old message".to_owned();
            return AttemptResult::No(ApiError::Code { status: 429, code, message });
        }
        let wait = retry_after.or_else(|| number(headers, RETRY_AFTER.as_str())).map_or(UNSAID, seconds);
        let now = Instant::now();
        if global {
            self.limits().hold_all(now + wait);
        }
        self.limits().hold(&call.route, now + wait, now);
        tracing::debug!(global, ?wait, "rate limited by Discord");
        AttemptResult::Wait(now + wait)
    }

    fn limits(&self) -> std::sync::MutexGuard<'_, Limits> {
        self.limits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Notes what became of a request; its route, since its address may hold a token.
fn note_request(call: &ApiRequest, status: Option<StatusCode>, began: Instant) {
    let (took, status) = (began.elapsed(), status.map(|status| status.as_u16()));
    let method = match call.method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        _ => "DELETE",
    };
    metrics().requested(method, status, took);
    tracing::debug!(
        route = call.route,
        status,
        ms = took.as_secs_f64() * 1000.0,
        "sent a request to Discord"
    );
}

/// What Discord said instead of yes.
enum AttemptResult {
    Wait(Instant),
    No(ApiError),
}

#[derive(Default, Deserialize)]
struct Complaint {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    message: String,
}

#[derive(Default, Deserialize)]
struct Rejection {
    retry_after: Option<f64>,
    #[serde(default)]
    global: bool,
    #[serde(default)]
    code: i64,
}

fn number(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

/// A day at most: nobody waits longer, and clocks don't overflow.
fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.min(86_400.0)).unwrap_or(UNSAID)
}

async fn sleep_before(until: Instant, end: Instant) -> Result<(), ApiError> {
    if until >= end {
        return Err(ApiError::Limited);
    }
    tokio::time::sleep_until(until.into()).await;
    Ok(())
}
