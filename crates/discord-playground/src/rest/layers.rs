//! What every request passes through: the distance, the log, planned faults, rate limits and the check of the token.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    body::{Body, to_bytes},
    extract::{ConnectInfo, Request, State},
    http::{HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::json;
use tokio::sync::oneshot;

use crate::{
    api_error::ApiError,
    cuttable_listener::ConnectionCutter,
    rate_limits::{ChannelLimit, RateLimited},
    request_log::{LoggedRequest, without_token},
    rest_faults::{Fault, Turn},
    state::PlaygroundState,
};

/// The way to Discord and back: a request takes effect after half the latency, its answer arrives after all of it.
pub(super) async fn watch(
    State(state): State<Arc<PlaygroundState>>,
    ConnectInfo(cutter): ConnectInfo<ConnectionCutter>,
    request: Request,
    next: Next,
) -> Response {
    let one_way = state.world().options.latency / 2;
    travel(one_way).await;
    let (response, lost) = handle(&state, request, next).await;
    travel(one_way).await;
    if lost {
        cutter.cut();
    }
    response
}

/// A timer takes at least a millisecond; who is near shouldn't.
async fn travel(time: Duration) {
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
}

/// Logs a request and lets it go wrong if that was planned. Also says whether the answer gets lost.
async fn handle(state: &PlaygroundState, request: Request, next: Next) -> (Response, bool) {
    let (at, per_second, per_channel) = {
        let world = state.world();
        (world.now(), world.options.requests_per_second, world.options.channel_requests)
    };
    let authorized = request.headers().contains_key(header::AUTHORIZATION);
    let user_agent = request.headers().get(header::USER_AGENT);
    let user_agent = user_agent.and_then(|agent| agent.to_str().ok()).map(str::to_owned);
    let (method, address) = (request.method().to_string(), request.uri().path().to_owned());
    let path = without_token(&address);
    let early = state.rate_limits.check(&method, &address, &path, at);
    let early = early.map(|retry_after| Fault::RateLimit { retry_after, global: false });
    let too_many = || {
        let retry_after = state.rate_limits.count(&address, per_second?, at)?;
        Some(Fault::RateLimit { retry_after, global: true })
    };
    let fault = early.or_else(too_many);
    let in_channel = per_channel
        .filter(|_| fault.is_none())
        .and_then(|limit| state.rate_limits.count_in_channel(&method, &address, limit, at));
    let channel_full = || match in_channel {
        Some(Err(retry_after)) => Some(Fault::RateLimit { retry_after, global: false }),
        _ => None,
    };
    let fault = fault.or_else(channel_full).or_else(|| state.faults.take(&method, &path));
    let mut response = match fault {
        Some(Fault::RateLimit { retry_after, global }) => rate_limited(retry_after, global),
        Some(Fault::Dropped) => ApiError::new(500, 0, "Nobody will read this").into_response(),
        Some(Fault::Status(status)) => ApiError::new(status, 0, "Fault on request").into_response(),
        Some(Fault::Slow(delay)) => {
            tokio::time::sleep(delay).await;
            next.run(request).await
        }
        Some(Fault::Lost) => next.run(request).await,
        None => in_turn(state.faults.turn(&method, &path), request, next).await,
    };
    if let Some(limited) = response.extensions().get::<RateLimited>() {
        state.rate_limits.hold(&method, &address, limited, state.world().now());
    }
    if let Some(Ok(limit)) = &in_channel {
        tell_limit(&mut response, limit);
    }
    let lost = matches!(fault, Some(Fault::Lost | Fault::Dropped));
    let status = (!lost).then(|| response.status().as_u16());
    state.log.add(LoggedRequest { method, path, authorized, user_agent, status, at });
    (response, lost)
}

async fn in_turn(turn: Option<Turn>, request: Request, next: Next) -> Response {
    match turn {
        Some(Turn::Waits(released)) => run_later(released, request, next).await,
        overtakes => {
            let response = next.run(request).await;
            drop(overtakes);
            response
        }
    }
}

/// Runs a request once it is released, in a task of its own: a request that is under way takes effect even if its
/// sender has given up waiting.
async fn run_later(released: oneshot::Receiver<()>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, usize::MAX).await else {
        return ApiError::not_json().into_response();
    };
    let request = Request::from_parts(parts, Body::from(body));
    let run = tokio::spawn(async move {
        let _ = released.await;
        next.run(request).await
    });
    run.await.unwrap_or_else(|_| ApiError::new(500, 0, "The playground has stopped").into_response())
}

/// Says how many more requests of this kind the channel takes.
fn tell_limit(response: &mut Response, limit: &ChannelLimit) {
    let headers = response.headers_mut();
    headers.insert("x-ratelimit-limit", HeaderValue::from(limit.limit));
    headers.insert("x-ratelimit-remaining", HeaderValue::from(limit.left));
    headers.insert("x-ratelimit-bucket", HeaderValue::from_static("playground"));
    if let Ok(seconds) = HeaderValue::from_str(&limit.reset_after.as_secs_f64().to_string()) {
        headers.insert("x-ratelimit-reset-after", seconds);
    }
}

/// 429 as Discord answers it: the same numbers in the body and in the headers.
pub(super) fn rate_limited(retry_after: Duration, global: bool) -> Response {
    let seconds = retry_after.as_secs_f64();
    let message = "You are being rate limited.";
    let body = json!({ "message": message, "retry_after": seconds, "global": global });
    let mut response = Json(body).into_response();
    *response.status_mut() = axum::http::StatusCode::TOO_MANY_REQUESTS;
    response.extensions_mut().insert(RateLimited { retry_after, global });
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds.ceil() as u64));
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(if global { "global" } else { "user" }));
    headers.insert(header::VIA, HeaderValue::from_static("1.1 google"));
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    } else {
        headers.insert("x-ratelimit-limit", HeaderValue::from_static("5"));
        headers.insert("x-ratelimit-remaining", HeaderValue::from_static("0"));
        headers.insert("x-ratelimit-bucket", HeaderValue::from_static("playground"));
        if let Ok(seconds) = HeaderValue::from_str(&seconds.to_string()) {
            headers.insert("x-ratelimit-reset-after", seconds);
        }
    }
    response
}

/// Lets only the bot through.
pub(super) async fn require_token(
    State(state): State<Arc<PlaygroundState>>,
    request: Request<Body>,
    next: Next,
) -> Result<Response, ApiError> {
    let shown = request.headers().get(header::AUTHORIZATION);
    let shown = shown.and_then(|shown| shown.to_str().ok());
    let known = format!("Bot {}", state.world().options.token);
    if shown == Some(known.as_str()) { Ok(next.run(request).await) } else { Err(ApiError::unauthorized()) }
}
