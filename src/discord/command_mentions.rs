//! Makes the commands that texts name clickable. Only Discord knows a command's id, so the catalogues write
//! `</name:0>`, with the name in their language, and the id is put in when a message is sent. Mentions have the English
//! name; Discord shows them in the reader's language.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serenity::all::{CommandId, CommandOptionType};

use crate::text::Lang;

/// A registered command, as Discord describes it.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct RegisteredCommand {
    name: String,
    id: CommandId,
    #[serde(default)]
    options: Vec<RegisteredOption>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
struct RegisteredOption {
    r#type: CommandOptionType,
    name: String,
}

/// Mentions of commands, by their name in any language.
#[derive(Default)]
pub struct CommandMentions(HashMap<String, String>);

impl CommandMentions {
    /// For what Discord has registered.
    pub fn new(registered: &[RegisteredCommand]) -> CommandMentions {
        let mut mentions = HashMap::new();
        // Those in the menus of messages can't be mentioned. Their names have blanks.
        for RegisteredCommand { name, id, options } in
            registered.iter().filter(|command| !command.name.contains(' '))
        {
            let parts = options.iter().filter(|option| option.r#type == CommandOptionType::SubCommand);
            let parts: Vec<&str> = parts.map(|option| option.name.as_str()).collect();
            for lang in Lang::ALL {
                let local = lang.say(&format!("command-{name}-name"), &[]);
                for part in &parts {
                    let local_part = lang.say(&format!("option-{name}-{part}-name"), &[]);
                    mentions.insert(format!("{local} {local_part}"), format!("</{name} {part}:{id}>"));
                }
                // A command that has parts can't be mentioned as a whole: its first part stands for it.
                let whole = parts.first().map_or_else(|| name.clone(), |part| format!("{name} {part}"));
                mentions.insert(local, format!("</{whole}:{id}>"));
            }
        }
        CommandMentions(mentions)
    }

    /// The text with ids. A command that isn't known stays readable: `/name`.
    pub fn fill_in<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !text.contains(":0>") {
            return text.into();
        }
        let mut filled = String::with_capacity(text.len() + 64);
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("</") {
            filled.push_str(before);
            let named = after.split_once(":0>").filter(|(name, _)| is_name(name));
            let Some((name, tail)) = named else {
                filled.push_str("</");
                rest = after;
                continue;
            };
            filled.push_str(&self.mention(name));
            rest = tail;
        }
        filled.push_str(rest);
        filled.into()
    }

    fn mention(&self, name: &str) -> String {
        self.0.get(name).cloned().unwrap_or_else(|| format!("/{name}"))
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|char| char.is_alphanumeric() || matches!(char, '-' | '_' | ' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions() -> CommandMentions {
        let registered = serde_json::json!([
            { "name": "play", "id": "17", "options": [{ "type": 3, "name": "game" }] },
            { "name": "privacy", "id": "18", "options": [{ "type": 1, "name": "info" }, { "type": 1, "name": "export" }] },
        ]);
        CommandMentions::new(&serde_json::from_value::<Vec<_>>(registered).unwrap())
    }

    #[test]
    fn a_command_gets_its_id_in_every_language() {
        for lang in Lang::ALL {
            let text = format!("Try </{}:0>.", lang.say("command-play-name", &[]));
            assert_eq!(mentions().fill_in(&text), "Try </play:17>.", "{lang:?}");
        }
    }

    #[test]
    fn a_part_of_a_command_is_mentioned_with_it() {
        assert_eq!(mentions().fill_in("</privacy export:0>"), "</privacy export:18>");
        assert_eq!(mentions().fill_in("</privacy:0>"), "</privacy info:18>");
    }

    #[test]
    fn what_is_not_registered_stays_readable() {
        assert_eq!(mentions().fill_in("</play:0> or </dance:0>"), "</play:17> or /dance");
        assert_eq!(CommandMentions::default().fill_in("</play:0>"), "/play");
    }

    #[test]
    fn other_text_stays_as_it_is() {
        for text in ["", "a < b", "</", "</play:17>", "</:0>", "</a\"b:0>", "<t:0:R> </"] {
            assert_eq!(mentions().fill_in(text), text);
        }
    }
}
