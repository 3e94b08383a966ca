//! What Discord's client offers while a user types a command: commands, then options, then values.

use serde_json::Value;

use super::{
    Channel, Person,
    command_input::{CommandInput, check_allowed},
};
use crate::{
    ids::{ChannelId, UserId},
    world::World,
};

/// What Discord's client shows above the line a person types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandHints {
    /// What is being typed: the command's description, or the option's.
    pub about: String,
    /// What the line can go on with.
    pub offers: Vec<CommandHint>,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandHint {
    /// What the line becomes.
    pub line: String,
    /// What the person reads.
    pub name: String,
    /// The description, if there is one.
    pub about: String,
}

const BOOLEAN: u64 = 5;

impl Person {
    /// What could follow what is typed so far. Where an option has it, the bot is asked for suggestions.
    pub async fn hints(&self, channel: &Channel, text: &str) -> CommandHints {
        let (mut hints, asks) = {
            let world = self.state.world();
            hints(&world, self.id, channel.id(), text)
        };
        if let Some(beginning) = asks {
            let choices = self.completes(channel, text).await.unwrap_or_default();
            let offer = |name: String, value: &Value| CommandHint {
                line: format!("{beginning}{} ", quoted(&plain(value))),
                name,
                about: String::new(),
            };
            hints.offers = choices.into_iter().map(|choice| offer(choice.name, &choice.value)).collect();
        }
        hints
    }
}

impl Person {
    /// What the line becomes when it is sent although a required option is missing: Discord's client moves into that
    /// option instead. None if nothing is missing.
    pub fn moves_into(&self, channel: &Channel, text: &str) -> Option<String> {
        let world = self.state.world();
        let typing = CommandInput::start(&world, self.id, channel.id(), text.trim_end()).ok()?;
        let assigned = typing.assign().ok()?;
        let is_given = |spec: &Value| assigned.iter().any(|(known, _)| known["name"] == spec["name"]);
        let missing = typing.specs.iter().find(|spec| spec["required"] == true && !is_given(spec))?;
        Some(format!("{}{}:", typing.line(&assigned), said(missing, "name", &typing.locale)))
    }
}

/// The hints, and if the bot has to be asked, the line up to the value in question.
fn hints(world: &World, person: UserId, channel: ChannelId, text: &str) -> (CommandHints, Option<String>) {
    let at_the_name = text.starts_with('/') && !text.contains(' ');
    if at_the_name {
        return (commands(world, person, channel, text), None);
    }
    let Ok(typing) = CommandInput::start(world, person, channel, text) else {
        return (CommandHints::default(), None);
    };
    let Ok(mut assigned) = typing.assign() else {
        return (
            CommandHints {
                about: said(&typing.command, "description", &typing.locale),
                ..CommandHints::default()
            },
            None,
        );
    };
    let next = text.ends_with(' ').then(|| typing.next(&assigned)).flatten();
    if let Some(next) = next.filter(|next| next["required"] != true) {
        let about = said(&typing.command, "description", &typing.locale);
        return (CommandHints { about, offers: typing.names(&assigned, next) }, None);
    }
    assigned.extend(next.map(|next| (next, String::new())));
    let Some((focused, raw)) = assigned.pop() else {
        return (
            CommandHints {
                about: said(&typing.command, "description", &typing.locale),
                ..CommandHints::default()
            },
            None,
        );
    };
    let beginning = format!("{}{}:", typing.line(&assigned), said(focused, "name", &typing.locale));
    let about = said(focused, "description", &typing.locale);
    let asks = (focused["autocomplete"] == true).then(|| beginning.clone());
    (CommandHints { about, offers: typing.values(focused, &raw, &beginning) }, asks)
}

fn commands(world: &World, person: UserId, channel: ChannelId, text: &str) -> CommandHints {
    let (Ok(user), Ok(place)) = (world.user(person), world.channel(channel)) else {
        return CommandHints::default();
    };
    let typed = text.trim_start_matches('/').to_lowercase();
    let offer = |command: Value| {
        let name = said(&command, "name", &user.locale);
        let takes_more = command["options"].as_array().is_some_and(|options| !options.is_empty());
        let line = format!("/{name}{}", if takes_more { " " } else { "" });
        let about = said(&command, "description", &user.locale);
        let fits =
            name.starts_with(&typed) || command["name"].as_str().unwrap_or_default().starts_with(&typed);
        fits.then(|| CommandHint { line, name: format!("/{name}"), about })
    };
    let allowed = |command: &Value| check_allowed(world, person, channel, command).is_ok();
    let commands = world.commands_in(place.guild).into_iter();
    CommandHints { about: String::new(), offers: commands.filter(allowed).filter_map(offer).collect() }
}

impl CommandInput<'_> {
    /// The options that have nothing yet, from `first` on.
    fn names(&self, assigned: &[(&Value, String)], first: &Value) -> Vec<CommandHint> {
        let line = self.line(assigned);
        let open = self.specs.iter().skip_while(|spec| spec["name"] != first["name"]);
        let open = open.filter(|spec| !assigned.iter().any(|(known, _)| known["name"] == spec["name"]));
        let offer = |spec: &Value| {
            let name = said(spec, "name", &self.locale);
            CommandHint {
                line: format!("{line}{name}:"),
                name,
                about: said(spec, "description", &self.locale),
            }
        };
        open.map(offer).collect()
    }

    /// The fixed values of an option that go on from what is typed of it.
    fn values(&self, spec: &Value, raw: &str, beginning: &str) -> Vec<CommandHint> {
        let choices = spec["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let mut known: Vec<(String, String)> = choices
            .iter()
            .map(|choice| (said(choice, "name", &self.locale), plain(&choice["value"])))
            .collect();
        if spec["type"] == BOOLEAN {
            known = ["true", "false"].map(|value| (value.to_owned(), value.to_owned())).to_vec();
        }
        let typed = raw.to_lowercase();
        known.retain(|(name, value)| name.to_lowercase().contains(&typed) || value.contains(&typed));
        let offer = |(name, value): (String, String)| CommandHint {
            line: format!("{beginning}{} ", quoted(&value)),
            name,
            about: String::new(),
        };
        known.into_iter().map(offer).collect()
    }

    /// The line so far, with every option named.
    fn line(&self, assigned: &[(&Value, String)]) -> String {
        let mut line = format!("/{} ", said(&self.command, "name", &self.locale));
        for (step, _) in &self.path {
            line.push_str(&format!("{} ", plain(step)));
        }
        for (spec, raw) in assigned {
            line.push_str(&format!("{}:{} ", said(spec, "name", &self.locale), quoted(raw)));
        }
        line
    }
}

/// A name or description in the person's language.
fn said(named: &Value, what: &str, locale: &str) -> String {
    let local = named[format!("{what}_localizations")][locale].as_str();
    local.or(named[what].as_str()).unwrap_or_default().to_owned()
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn quoted(value: &str) -> String {
    if value.contains(' ') { format!("\"{value}\"") } else { value.to_owned() }
}
