//! Detects fatal gateway close codes that serenity reports only in its log. serenity would reconnect for
//! ever, which burns the daily identify budget until Discord resets the token.
//!
//! The log is global to the process, and so is this.

use std::fmt::{Debug, Write as _};
use std::sync::LazyLock;

use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// The log target serenity uses for this.
const TARGET: &str = "serenity::gateway::shard";

/// serenity's messages and the close codes they stand for. On the other fatal codes serenity stops by itself.
const FATAL_MESSAGES: [(&str, u16); 3] = [
    ("Sent invalid shard data", 4010),
    ("Shard has too many guilds", 4011),
    ("Unknown unclean close 4012", 4012),
];

static CLOSE_CODE: LazyLock<watch::Sender<Option<u16>>> = LazyLock::new(|| watch::Sender::new(None));

/// A layer that watches the log and writes nothing.
pub fn serenity_log_watch<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    LogWatch.with_filter(Targets::new().with_target(TARGET, LevelFilter::WARN))
}

/// Waits for a fatal close code.
pub(super) async fn fatal_close_code() -> u16 {
    let mut code = CLOSE_CODE.subscribe();
    match code.wait_for(Option::is_some).await.map(|code| *code) {
        Ok(Some(code)) => code,
        // The sender lives as long as the process.
        _ => std::future::pending().await,
    }
}

struct LogWatch;

impl<S: Subscriber> Layer<S> for LogWatch {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut message = MessageText(String::new());
        event.record(&mut message);
        if let Some((_, code)) = FATAL_MESSAGES.iter().find(|(text, _)| message.0.contains(text)) {
            CLOSE_CODE.send_replace(Some(*code));
        }
    }
}

/// Collects the message of a log event.
struct MessageText(String);

impl Visit for MessageText {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            // Writing to a `String` can't fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}
