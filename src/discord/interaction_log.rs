//! What is noted of an interaction, in the log and in numbers: who asked what where, what came of it and how long that
//! took. Never its token, and nothing that somebody typed.

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
            Handled::Trouble => "trouble",
            Handled::Repeated => "repeated",
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
        let (kind, asked, guild, channel, user) = match interaction {
            Interaction::Command(it) => ("command", &it.data.name, it.guild_id, it.channel_id, &it.user),
            Interaction::Autocomplete(it) => {
                ("suggestion", &it.data.name, it.guild_id, it.channel_id, &it.user)
            }
            Interaction::Component(it) => {
                ("button", &it.data.custom_id, it.guild_id, it.channel_id, &it.user)
            }
            Interaction::Modal(it) => ("form", &it.data.custom_id, it.guild_id, it.channel_id, &it.user),
            _ => return None,
        };
        let (guild, user) = (guild.map(|guild| guild.get()), user.id.get());
        let id = interaction.id().get();
        let span = tracing::info_span!("interaction", id, kind, asked, guild, channel = channel.get(), user);
        Some(Notes { kind, began: Instant::now(), span })
    }

    /// It has been dealt with.
    pub fn end(self, outcome: Handled) {
        let took = self.began.elapsed();
        metrics().interaction(self.kind, outcome.name(), took);
        let _inside = self.span.enter();
        tracing::debug!(outcome = outcome.name(), ms = took.as_secs_f64() * 1000.0, "dealt with");
    }
}
