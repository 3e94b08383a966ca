//! The lines of a board about fair dice: the commitment to the seed, and what players mix in.

use serde_json::Value;

use super::{BoardMessage, safe_name};
use crate::discord::commands::word::{CHARMS, is_charm};
use crate::discord::components::TableButton;
use crate::discord::message::menu;
use crate::table::{Participant, PostedAt};
use crate::text;

/// The commitment.
impl BoardMessage<'_> {
    pub(super) fn commitment(&self) -> String {
        self.say("fair-commitment", &[("hash", format!("`{}`", self.table.commitment()).into())])
    }

    /// The line that leads to the message with the commitment, if there is one.
    pub(super) fn link_to_commitment(&self) -> Option<String> {
        let PostedAt { guild, channel, message } = self.table.posted()?;
        let server = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
        let link = format!("https://discord.com/channels/{server}/{channel}/{message}");
        Some(self.say("fair-posted", &[("link", link.into()), ("message", message.to_string().into())]))
    }

    /// Where the commitment is, or if it could not be posted, what it is.
    pub(super) fn sealed(&self) -> String {
        self.link_to_commitment().unwrap_or_else(|| self.commitment())
    }
}

/// Lucky charms and words.
impl BoardMessage<'_> {
    /// The menu of the lobby that mixes a charm into the dice.
    pub(super) fn charms(&self) -> Value {
        let option =
            |(name, sign): (&str, &str)| (sign.to_owned(), format!("{sign} {}", self.say(name, &[])));
        let options: Vec<_> = CHARMS.into_iter().map(option).collect();
        menu(self.id(TableButton::Charm), &self.say("menu-charm", &[]), 1, 1, &options)
    }

    /// A player's name with the charm or the word that they mixed into the dice.
    fn name_and_word(&self, participant: &Participant) -> String {
        let name = self.name(participant);
        match participant.word.as_ref().map(ToString::to_string) {
            None => name,
            Some(charm) if is_charm(&charm) => format!("{name} {charm}"),
            Some(word) => {
                self.say("lobby-name-word", &[("name", name.into()), ("word", safe_name(&word).into())])
            }
        }
    }

    /// Everybody at the table, each with their charm or word.
    pub(super) fn names_and_words(&self) -> String {
        let names: Vec<_> =
            self.table.participants().iter().map(|participant| self.name_and_word(participant)).collect();
        text::join(self.lang, &names)
    }

    /// The line at the start that says whose charms and words are in the dice.
    pub fn mixed_in(&self) -> String {
        let participants = self.table.participants().iter().filter(|participant| participant.word.is_some());
        let names: Vec<_> = participants.map(|participant| self.name_and_word(participant)).collect();
        match &names[..] {
            [] => self.say("fair-nothing-mixed-in", &[]),
            names => self.say("fair-mixed-in", &[("names", text::join(self.lang, names).into())]),
        }
    }
}
