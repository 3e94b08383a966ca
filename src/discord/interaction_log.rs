//! What is noted of an interaction, in the log and in numbers: what was asked where, what came of it and how long that
//! took. Never its token, nothing that somebody typed, and no id of a person: docs/PRIVACY.md promises that.

use std::time::Instant;

use serenity::all::Interaction;
use tracing::Span;

use crate::metrics::metrics;

/// What came of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// It was done, or answered.
    Answered,
    /// It can't be done, and its sender was told why.
    Refused,
    /// It was about something that is past.
    Stale,
    /// Something broke on our side or Discord's.
    Trouble,
    /// It had been dealt with before.
    Repeated,
}

impl Handled {
    const fn name(self) -> &'static str {
        match self {
            Handled::Answered => "answered",
            Handled::Refused => "refused",
            Handled::Stale => "stale",
            Handled::Trouble => "error",
            Handled::Repeated => "duplicate",
        }
    }
}

/// An interaction that is being dealt with.
pub struct Notes {
    kind: &'static str,
    began: Instant,
    /// What is logged meanwhile belongs to it.
    pub span: Span,
}

impl Notes {
    /// Of an interaction that has just come in; none for a kind that we don't deal with.
    pub fn begin(interaction: &Interaction) -> Option<Notes> {
        let (kind, asked, guild, channel) = match interaction {
            Interaction::Command(it) => ("command", &it.data.name, it.guild_id, it.channel_id),
            Interaction::Autocomplete(it) => ("suggestion", &it.data.name, it.guild_id, it.channel_id),
            Interaction::Component(it) => ("button", &it.data.custom_id, it.guild_id, it.channel_id),
            Interaction::Modal(it) => ("form", &it.data.custom_id, it.guild_id, it.channel_id),
            _ => return None,
        };
        let asked = without_people(asked);
        let (id, guild) = (interaction.id().get(), guild.map(|guild| guild.get()));
        let span = tracing::info_span!("interaction", id, kind, asked, guild, channel = channel.get());
        Some(Notes { kind, began: Instant::now(), span })
    }

    /// It has been dealt with.
    pub fn end(self, outcome: Handled) {
        let took = self.began.elapsed();
        metrics().interaction(self.kind, outcome.name(), took);
        let _inside = self.span.enter();
        tracing::debug!(
            outcome = outcome.name(),
            ms = took.as_secs_f64() * 1000.0,
            "handled the interaction"
        );
    }
}

/// A component's id without the ids of people that some of them carry.
fn without_people(id: &str) -> String {
    let is_person = |part: &str| part.len() >= 15 && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<_> = id.split(':').map(|part| if is_person(part) { "…" } else { part }).collect();
    parts.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_person_is_named() {
        assert_eq!(without_people("history:80351110224678912:qwixx:3"), "history:…:qwixx:3");
        assert_eq!(without_people("0a1b2c3d4e5f6071:17:roll"), "0a1b2c3d4e5f6071:17:roll");
    }
}
