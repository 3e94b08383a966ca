//! The front desk: every request is logged, planned faults happen, and the bot shows its token.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    body::Body,
    extract::{ConnectInfo, Request, State},
    http::{HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::playground::{
    cut::Scissors,
    faults::Fault,
    log::{self, without_token},
    refusal::Refusal,
    shared::Shared,
};

/// Logs a request and lets it go wrong if that was planned.
pub(super) async fn watch(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(scissors): ConnectInfo<Scissors>,
    request: Request,
    next: Next,
) -> Response {
    let at = shared.world().now();
    let (method, address) = (request.method().to_string(), request.uri().path().to_owned());
    let path = without_token(&address);
    let early = shared.limits.check(&method, &address, &path);
    let early = early.map(|retry_after| Fault::RateLimit { retry_after, global: false });
    let fault = early.or_else(|| shared.faults.take(&method, &path));
    let response = match fault {
        Some(Fault::RateLimit { retry_after, global }) => {
            shared.limits.hold(&method, &address, retry_after, global);
            rate_limited(retry_after, global)
        }
        Some(Fault::Dropped) => Refusal::new(500, 0, "Nobody will read this").into_response(),
        Some(Fault::Status(status)) => Refusal::new(status, 0, "Fault on request").into_response(),
        Some(Fault::Slow(delay)) => {
            tokio::time::sleep(delay).await;
            next.run(request).await
        }
        Some(Fault::Lost) | None => next.run(request).await,
    };
    let lost = matches!(fault, Some(Fault::Lost | Fault::Dropped));
    let status = (!lost).then(|| response.status().as_u16());
    shared.log.add(log::Request { method, path, status, at });
    if lost {
        scissors.cut();
    }
    response
}

/// 429 as Discord answers it: the same numbers in the body and in the headers.
fn rate_limited(retry_after: Duration, global: bool) -> Response {
    let seconds = retry_after.as_secs_f64();
    let message = "You are being rate limited.";
    let body = json!({ "message": message, "retry_after": seconds, "global": global });
    let mut response = Json(body).into_response();
    *response.status_mut() = axum::http::StatusCode::TOO_MANY_REQUESTS;
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
    State(shared): State<Arc<Shared>>,
    request: Request<Body>,
    next: Next,
) -> Result<Response, Refusal> {
    let shown = request.headers().get(header::AUTHORIZATION);
    let shown = shown.and_then(|shown| shown.to_str().ok());
    let known = format!("Bot {}", shared.world().settings.token);
    if shown == Some(known.as_str()) { Ok(next.run(request).await) } else { Err(Refusal::unauthorized()) }
}
