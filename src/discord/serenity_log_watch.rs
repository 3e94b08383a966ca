//! Watches for what serenity says only in its log: that Discord turned a connection away for good. It would start it
//! again and again, until the introductions of the day are spent and Discord withdraws the token.
//!
//! The log is one for the whole process, and so is this.

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

/// Where serenity tells of it.
const TARGET: &str = "serenity::gateway::shard";

/// How it says that, and the code that Discord closed with. For the other fatal codes serenity ends by itself.
const SAYINGS: [(&str, u16); 3] = [
    ("Sent invalid shard data", 4010),
    ("Shard has too many guilds", 4011),
    ("Unknown unclean close 4012", 4012),
];

static HEARD: LazyLock<watch::Sender<Option<u16>>> = LazyLock::new(|| watch::Sender::new(None));

/// Listens, as a part of the program's log. It writes nothing.
pub fn serenity_log_watch<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    LogWatch.with_filter(Targets::new().with_target(TARGET, LevelFilter::WARN))
}

/// Waits until Discord turns a connection away for good; the code that it closed with.
pub(super) async fn turned_away() -> u16 {
    let mut heard = HEARD.subscribe();
    match heard.wait_for(Option::is_some).await.map(|code| *code) {
        Ok(Some(code)) => code,
        // The sender is there as long as the process.
        _ => std::future::pending().await,
    }
}

struct LogWatch;

impl<S: Subscriber> Layer<S> for LogWatch {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut said = Said(String::new());
        event.record(&mut said);
        if let Some((_, code)) = SAYINGS.iter().find(|(saying, _)| said.0.contains(saying)) {
            HEARD.send_replace(Some(*code));
        }
    }
}

/// The message of an event.
struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            // Writing to a text can't fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}
