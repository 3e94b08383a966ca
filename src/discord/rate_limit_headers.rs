//! Reads what a response says about rate limits. Pure.

use std::time::Duration;

use reqwest::header::{HeaderMap, RETRY_AFTER};
use serde::Deserialize;

use super::limits::RouteLimit;

/// How long to wait after a 429 that doesn't say how long. It comes from a proxy in front of Discord that
/// turns us away altogether.
const DEFAULT_WAIT: Duration = Duration::from_secs(5);

/// What a 429 says.
#[derive(Debug, PartialEq)]
pub struct RateLimited {
    /// How long to wait.
    pub wait: Duration,
    /// Whether everything of this credential has to wait.
    pub is_global: bool,
    /// Whether others have used up a limit that all bots share. Then it isn't counted as invalid.
    pub is_shared: bool,
    /// Discord's error code, if any.
    pub code: i64,
}

impl RateLimited {
    /// Reads headers and body. The body's `retry_after` is more precise: the header has whole seconds.
    /// Discord itself always sends one. If it is missing, a proxy in front of it refuses everything.
    pub fn read(headers: &HeaderMap, body: &[u8]) -> RateLimited {
        #[derive(Default, Deserialize)]
        struct Body {
            retry_after: Option<f64>,
            #[serde(default)]
            global: bool,
            #[serde(default)]
            code: i64,
        }
        let Body { retry_after, global, code } = serde_json::from_slice(body).unwrap_or_default();
        let scope = headers.get("x-ratelimit-scope").and_then(|scope| scope.to_str().ok());
        let is_global = global
            || retry_after.is_none()
            || scope == Some("global")
            || headers.contains_key("x-ratelimit-global");
        let wait = retry_after.or_else(|| number(headers, RETRY_AFTER.as_str()));
        let wait = wait.map_or(DEFAULT_WAIT, seconds);
        RateLimited { wait, is_global, is_shared: scope == Some("shared"), code }
    }
}

/// What a response says about its route, if it says something.
pub fn route_limit(headers: &HeaderMap) -> Option<RouteLimit> {
    let left = number(headers, "x-ratelimit-remaining")?;
    let reset_after = number(headers, "x-ratelimit-reset-after")?;
    let limit = number(headers, "x-ratelimit-limit").map(|limit| limit as u32);
    Some(RouteLimit { limit, left: left as u32, reset_after: seconds(reset_after) })
}

fn number(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

/// Limited to a day, so that adding it to an `Instant` can't overflow.
fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds.min(86_400.0)).unwrap_or(DEFAULT_WAIT)
}

#[cfg(test)]
mod tests {
    use reqwest::header::{HeaderName, HeaderValue};

    use super::*;

    fn limited(headers: &[(&'static str, &'static str)], body: &str) -> RateLimited {
        let pairs = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        RateLimited::read(&pairs.collect(), body.as_bytes())
    }

    const OF_A_ROUTE: &str =
        r#"{"message": "You are being rate limited.", "retry_after": 0.25, "global": false}"#;

    #[test]
    fn a_429_holds_its_route_or_everything() {
        let of_a_route = limited(&[("x-ratelimit-scope", "user"), ("retry-after", "1")], OF_A_ROUTE);
        assert_eq!((of_a_route.wait, of_a_route.is_global), (Duration::from_millis(250), false));
        for (headers, body) in [
            (&[][..], r#"{"retry_after": 0.25, "global": true}"#),
            (&[("x-ratelimit-global", "true")], OF_A_ROUTE),
            (&[("x-ratelimit-scope", "global")], OF_A_ROUTE),
            (&[("retry-after", "3")], "<html>error code: 1015</html>"),
            (&[], r#"{"message": "no figure"}"#),
            (&[], ""),
        ] {
            assert!(limited(headers, body).is_global, "{headers:?} {body}");
        }
        assert_eq!(limited(&[("retry-after", "3")], "<html>").wait, Duration::from_secs(3));
        assert_eq!(limited(&[], "<html>").wait, DEFAULT_WAIT);
    }

    #[test]
    fn what_all_bots_share_is_not_our_fault() {
        let shared = limited(&[("x-ratelimit-scope", "shared")], OF_A_ROUTE);
        assert!(shared.is_shared && !shared.is_global);
        assert!(!limited(&[("x-ratelimit-scope", "user")], OF_A_ROUTE).is_shared);
    }
}
