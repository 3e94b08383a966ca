//! Logs and counts interactions: kind, place, outcome and duration. Never the token, typed text or user ids:
//! docs/PRIVACY.md promises that.

use std::time::Instant;

use serenity::all::Interaction;
use strum::IntoStaticStr;
use tracing::Span;

use crate::metrics::metrics;

/// The outcome of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Handled {
    /// It was executed, or replied to.
    Answered,
    /// It was not possible, and the user got the reason.
    Refused,
    /// It was for an outdated board or a closed table.
    Stale,
    /// Something failed on our side or Discord's.
    #[strum(serialize = "error")]
    Failed,
    /// It had been handled before.
    #[strum(serialize = "duplicate")]
    Duplicate,
}

/// The span and timer of an interaction that is being handled.
pub struct InteractionLog {
    kind: &'static str,
    began: Instant,
    /// The span of everything logged while it is handled.
    pub span: Span,
}

impl InteractionLog {
    /// Starts the timer. None for kinds of interactions that the bot doesn't handle.
    pub fn begin(interaction: &Interaction) -> Option<InteractionLog> {
        let (kind, asked, guild, channel) = match interaction {
            Interaction::Command(it) => ("command", &it.data.name, it.guild_id, it.channel_id),
            Interaction::Autocomplete(it) => ("suggestion", &it.data.name, it.guild_id, it.channel_id),
            Interaction::Component(it) => ("button", &it.data.custom_id, it.guild_id, it.channel_id),
            Interaction::Modal(it) => ("form", &it.data.custom_id, it.guild_id, it.channel_id),
            _ => return None,
        };
        let asked = without_user_ids(asked);
        let (id, guild) = (interaction.id().get(), guild.map(|guild| guild.get()));
        let span = tracing::info_span!("interaction", id, kind, asked, guild, channel = channel.get());
        Some(InteractionLog { kind, began: Instant::now(), span })
    }

    /// Logs and counts the outcome.
    pub fn end(self, outcome: Handled) {
        let took = self.began.elapsed();
        metrics().interaction(self.kind, outcome.into(), took);
        let _inside = self.span.enter();
        tracing::debug!(
            outcome = <&str>::from(outcome),
            ms = took.as_secs_f64() * 1000.0,
            "handled the interaction"
        );
    }
}

/// A component's id without the user ids that some contain.
fn without_user_ids(id: &str) -> String {
    let is_user_id = |part: &str| part.len() >= 15 && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<_> = id.split(':').map(|part| if is_user_id(part) { "…" } else { part }).collect();
    parts.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_ids_are_removed() {
        assert_eq!(without_user_ids("history:80351110224678912:qwixx:3"), "history:…:qwixx:3");
        assert_eq!(without_user_ids("0a1b2c3d4e5f6071:17:roll"), "0a1b2c3d4e5f6071:17:roll");
    }
}
