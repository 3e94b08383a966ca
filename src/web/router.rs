//! HTTP routes: the page's files, attachments, and a WebSocket for each tab.
//!
//! Any website open in a browser can send requests to this machine. So the `Host` header must be an IP
//! address or `localhost`, which prevents DNS rebinding, and a WebSocket must come from our own page.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use discord_playground::{AttachmentId, EmojiId};
use serde::Deserialize;

use super::demo_server::DemoServer;
use super::session::WebSession;
use crate::text::Lang;

/// The page's files: name in the URL, content type, content.
const FILES: [(&str, &str, &str); 9] = [
    ("", "text/html; charset=utf-8", include_str!("page/index.html")),
    ("style.css", "text/css; charset=utf-8", include_str!("page/style.css")),
    ("icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
    ("app.js", "text/javascript; charset=utf-8", include_str!("page/app.js")),
    ("connection.js", "text/javascript; charset=utf-8", include_str!("page/connection.js")),
    ("texts.js", "text/javascript; charset=utf-8", include_str!("page/texts.js")),
    ("markdown.js", "text/javascript; charset=utf-8", include_str!("page/markdown.js")),
    ("message.js", "text/javascript; charset=utf-8", include_str!("page/message.js")),
    ("composer.js", "text/javascript; charset=utf-8", include_str!("page/composer.js")),
];

/// The content security policy: nothing from other origins, nothing inline, no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(super) fn router(server: Arc<DemoServer>) -> Router {
    Router::new()
        .route("/", get(async || file("")))
        .route("/{name}", get(async |Path(name): Path<String>| file(&name)))
        .route("/attachments/{channel}/{id}/{name}", get(picture))
        .route("/emojis/{id}", get(emoji))
        .route("/tab", get(tab))
        .layer(middleware::from_fn(guard))
        .with_state(server)
}

fn file(name: &str) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => ([(header::CONTENT_TYPE, *kind)], *text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Serves an attachment. Anything but a picture is a download and never shown in the page.
async fn picture(
    State(server): State<Arc<DemoServer>>,
    Path((_, id, _)): Path<(String, AttachmentId, String)>,
) -> Response {
    let Some((kind, bytes)) = server.discord().fetch(id) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match kind.as_str() {
        "image/png" | "image/jpeg" => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        _ => {
            let kept = [
                (header::CONTENT_TYPE, "application/octet-stream"),
                (header::CONTENT_DISPOSITION, "attachment"),
            ];
            (kept, bytes).into_response()
        }
    }
}

/// Serves an emoji of the bot.
async fn emoji(State(server): State<Arc<DemoServer>>, Path(id): Path<EmojiId>) -> Response {
    match server.discord().fetch_emoji(id) {
        Some((kind, bytes)) if kind == "image/png" => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

#[derive(Deserialize)]
struct Locale {
    lang: Option<String>,
}

async fn tab(
    upgrade: WebSocketUpgrade,
    headers: HeaderMap,
    Query(locale): Query<Locale>,
    State(server): State<Arc<DemoServer>>,
) -> Response {
    if !is_own_page(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let lang = locale.lang.as_deref().map_or_else(Lang::default, Lang::of_locale);
    upgrade.max_message_size(64 * 1024).on_upgrade(move |socket| WebSession::new(server, lang).serve(socket))
}

async fn guard(request: Request, next: Next) -> Response {
    if !text(request.headers(), header::HOST).is_some_and(is_address) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a `Host` header is an IP address or `localhost`. A foreign DNS name could point to this machine,
/// an IP address cannot.
fn is_address(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let number = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    number == "localhost" || number.parse::<IpAddr>().is_ok()
}

/// Whether a WebSocket was opened by a page from this very origin.
fn is_own_page(headers: &HeaderMap) -> bool {
    let origin = text(headers, header::ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    origin.is_some() && origin == text(headers, header::HOST)
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_and_localhost_are_addresses_of_ours() {
        for host in ["127.0.0.1:3636", "localhost", "localhost:3636", "[::1]:3636", "192.168.1.7:80"] {
            assert!(is_address(host), "{host}");
        }
        for host in
            ["", "evil.example", "evil.example:3636", "127.0.0.1.evil.example", "localhost.evil.example"]
        {
            assert!(!is_address(host), "{host}");
        }
    }

    #[test]
    fn websockets_are_for_our_own_page() {
        let check = |host: &'static str, origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static(host));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            is_own_page(&headers)
        };
        assert!(check("127.0.0.1:3636", Some("http://127.0.0.1:3636")));
        assert!(!check("127.0.0.1:3636", Some("http://127.0.0.1:8080")));
        assert!(!check("127.0.0.1:3636", Some("http://evil.example")));
        assert!(!check("127.0.0.1:3636", Some("null")));
        assert!(!check("127.0.0.1:3636", None));
    }
}
