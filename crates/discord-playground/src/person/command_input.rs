//! Turns the line a person types into the data of a slash command.
//!
//! Like Discord's client it finds the command, its subcommand and options, and refuses to send what the command doesn't
//! allow.

use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::{ActionError, components::resolved, impossible};
use crate::{
    ids::{ChannelId, GuildId, UserId},
    world::World,
};

const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const STRING: u64 = 3;

/// A finished command.
pub(super) fn command(
    world: &World,
    person: UserId,
    channel: ChannelId,
    text: &str,
) -> Result<Value, ActionError> {
    let typing = CommandInput::start(world, person, channel, text)?;
    let mut given = Vec::new();
    for (spec, raw) in typing.assign()? {
        given.push(typing.value(spec, &raw)?);
    }
    let missing = typing
        .specs()
        .find(|spec| spec["required"] == true && !given.iter().any(|option| option["name"] == spec["name"]));
    match missing {
        Some(spec) => impossible(format!("the option {} is required", spec["name"])),
        None => Ok(typing.data(given)),
    }
}

/// A command still being typed: its last option has the cursor in it, and is sent as it stands.
pub(super) fn unfinished(
    world: &World,
    person: UserId,
    channel: ChannelId,
    text: &str,
) -> Result<Value, ActionError> {
    let typing = CommandInput::start(world, person, channel, text)?;
    let mut assigned = typing.assign()?;
    let at_a_new_word = text.ends_with(' ') || assigned.is_empty();
    if at_a_new_word && let Some(next) = typing.next(&assigned) {
        assigned.push((next, String::new()));
    }
    let Some((focused, raw)) = assigned.pop() else {
        return impossible("there is nothing to complete");
    };
    if focused["autocomplete"] != true {
        return impossible(format!("the option {} has no autocompletion", focused["name"]));
    }
    let mut given = Vec::new();
    for (spec, raw) in assigned {
        given.push(typing.value(spec, &raw)?);
    }
    given.push(json!({ "name": focused["name"], "type": focused["type"], "value": raw, "focused": true }));
    Ok(typing.data(given))
}

/// A command that was found, and the rest of the words.
pub(super) struct CommandInput<'a> {
    world: &'a World,
    guild: Option<GuildId>,
    pub locale: String,
    pub command: Value,
    /// The names of the group and subcommand, with their types.
    pub path: Vec<(Value, Value)>,
    pub specs: Vec<Value>,
    words: Vec<String>,
}

impl<'a> CommandInput<'a> {
    pub fn start(
        world: &'a World,
        person: UserId,
        channel: ChannelId,
        text: &str,
    ) -> Result<Self, ActionError> {
        let Some(text) = text.strip_prefix('/') else {
            return impossible("a command starts with /");
        };
        let mut words = split(text);
        let name = if words.is_empty() { String::new() } else { words.remove(0) };
        let guild = world.channel(channel)?.guild;
        let locale = world.user(person)?.locale.clone();
        let mut commands = world.commands_in(guild).into_iter();
        let Some(command) = commands.find(|command| is_called(command, &name, &locale)) else {
            return impossible(format!("there is no command /{name}"));
        };
        check_allowed(world, person, channel, &command)?;
        let specs = options(&command);
        let mut typing = Self { world, guild, locale, command, path: Vec::new(), specs, words };
        typing.descend()?;
        Ok(typing)
    }

    /// Follows the words into groups and subcommands.
    fn descend(&mut self) -> Result<(), ActionError> {
        let inner = |spec: &Value| matches!(spec["type"].as_u64(), Some(SUBCOMMAND | GROUP));
        while self.specs.iter().any(inner) {
            let word = if self.words.is_empty() { String::new() } else { self.words.remove(0) };
            let step = self.specs().find(|spec| is_called(spec, &word, &self.locale));
            let Some(step) = step.cloned() else {
                let name = &self.command["name"];
                return impossible(format!("the command {name} has no subcommand {word:?}"));
            };
            self.specs = options(&step);
            self.path.push((step["name"].clone(), step["type"].clone()));
        }
        Ok(())
    }

    fn specs(&self) -> impl Iterator<Item = &Value> {
        self.specs.iter()
    }

    /// Gives every word to an option: by name where it says so, else in order. What follows
    /// `name:` belongs to it until the next name, and what is left over to the last one that takes
    /// text.
    pub fn assign(&self) -> Result<Vec<(&Value, String)>, ActionError> {
        let mut assigned: Vec<(&Value, String)> = Vec::new();
        let mut named = false;
        for word in &self.words {
            let split = word.split_once(':');
            let known = split.and_then(|(name, rest)| {
                Some((self.specs().find(|spec| is_called(spec, name, &self.locale))?, rest))
            });
            if let Some((spec, rest)) = known {
                assigned.push((spec, rest.to_owned()));
                named = true;
            } else if let (true, Some((_, raw))) = (named, assigned.last_mut()) {
                raw.push_str(if raw.is_empty() { "" } else { " " });
                raw.push_str(word);
            } else if let Some(spec) = self.specs.get(assigned.len()) {
                assigned.push((spec, word.clone()));
            } else if let Some((_, raw)) = assigned.last_mut().filter(|(spec, _)| spec["type"] == STRING) {
                raw.push(' ');
                raw.push_str(word);
            } else {
                return impossible(format!("there is no option for {word:?}"));
            }
        }
        Ok(assigned)
    }

    /// The first option that has nothing yet.
    pub fn next(&self, assigned: &[(&Value, String)]) -> Option<&Value> {
        self.specs().find(|spec| !assigned.iter().any(|(known, _)| known["name"] == spec["name"]))
    }

    fn value(&self, spec: &Value, raw: &str) -> Result<Value, ActionError> {
        let kind = spec["type"].as_u64().unwrap_or_default();
        let value = match self.choice(spec, raw)? {
            Some(choice) => choice,
            None => self.convert(kind, raw).ok_or_else(|| {
                ActionError::Impossible(format!("{raw:?} is no value for {}", spec["name"]))
            })?,
        };
        check_bounds(spec, &value)?;
        Ok(json!({ "name": spec["name"], "type": kind, "value": value }))
    }

    /// Fixed choices are taken by name, localised name or value; nothing else is.
    fn choice(&self, spec: &Value, raw: &str) -> Result<Option<Value>, ActionError> {
        let choices = spec["choices"].as_array().map_or(&[][..], Vec::as_slice);
        if choices.is_empty() {
            return Ok(None);
        }
        let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let choice = choices
            .iter()
            .find(|choice| is_called(choice, raw, &self.locale) || plain(&choice["value"]) == raw);
        match choice {
            Some(choice) => Ok(Some(choice["value"].clone())),
            None => impossible(format!("{raw:?} is not among the choices for {}", spec["name"])),
        }
    }

    fn convert(&self, kind: u64, raw: &str) -> Option<Value> {
        match kind {
            3 => Some(json!(raw)),
            4 => raw.parse::<i64>().ok().map(|number| json!(number)),
            5 => match raw.to_lowercase().as_str() {
                "true" => Some(json!(true)),
                "false" => Some(json!(false)),
                _ => None,
            },
            6 | 9 => self.user(raw).map(|user| json!(user)),
            7 => {
                let name = raw.strip_prefix('#').unwrap_or(raw);
                self.world.channel_named(self.guild?, name).map(|channel| json!(channel))
            }
            10 => raw.parse::<f64>().ok().map(|number| json!(number)),
            _ => None,
        }
    }

    fn user(&self, raw: &str) -> Option<UserId> {
        if let Some(id) = raw.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>')) {
            return UserId::new_checked(id.parse().ok()?);
        }
        let name = raw.strip_prefix('@').unwrap_or(raw);
        self.world.user_named(name).map(|user| user.id)
    }

    fn data(&self, given: Vec<Value>) -> Value {
        let users = given.iter().filter(|option| option["type"] == 6 || option["type"] == 9);
        let ids = users.filter_map(|option| option["value"].as_str()?.parse().ok());
        let users: Vec<UserId> = ids.collect();
        let mut options = given;
        for (name, kind) in self.path.iter().rev() {
            options = vec![json!({ "name": name, "type": kind, "options": options })];
        }
        let mut data = json!({
            "id": self.command["id"],
            "name": self.command["name"],
            "type": 1,
            "options": options,
        });
        if !users.is_empty() {
            data["resolved"] = resolved(self.world, self.guild, &users);
        }
        if !self.command["guild_id"].is_null() {
            data["guild_id"] = self.command["guild_id"].clone();
        }
        data
    }
}

fn options(owner: &Value) -> Vec<Value> {
    owner["options"].as_array().cloned().unwrap_or_default()
}

fn is_called(named: &Value, name: &str, locale: &str) -> bool {
    named["name"] == name || named["name_localizations"][locale] == name
}

/// Words, with "quoted ones" kept together.
fn split(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            _ => word.push(c),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

pub(super) fn check_allowed(
    world: &World,
    person: UserId,
    channel: ChannelId,
    command: &Value,
) -> Result<(), ActionError> {
    let permissions = world.permissions(person, channel);
    let place = world.channel(channel)?;
    // Outside of guilds nobody has permissions, and none are asked for.
    let needed = command["default_member_permissions"].as_str().filter(|_| place.guild.is_some());
    let needed = needed.and_then(|bits| bits.parse().ok());
    let needed = needed.map_or(Permissions::empty(), Permissions::from_bits_truncate);
    if !permissions.contains(Permissions::VIEW_CHANNEL | Permissions::USE_SLASH_COMMANDS | needed) {
        return impossible("this person may not use the command here");
    }
    let contexts = command["contexts"].as_array();
    if contexts.is_some_and(|contexts| !contexts.iter().any(|known| *known == place.context())) {
        return impossible("the command does not exist here");
    }
    if world.owners(person, place).restricted_to(&command["integration_types"]).is_nobody() {
        return impossible("the app isn't installed here, and not by this person either");
    }
    Ok(())
}

fn check_bounds(spec: &Value, value: &Value) -> Result<(), ActionError> {
    let size = value.as_str().map(|text| text.chars().count() as f64).or(value.as_f64());
    let (least, most) = match spec["type"].as_u64() {
        Some(3) => ("min_length", "max_length"),
        Some(4 | 10) => ("min_value", "max_value"),
        _ => return Ok(()),
    };
    let size = size.unwrap_or_default();
    let low = spec[least].as_f64().is_some_and(|least| size < least);
    let high = spec[most].as_f64().is_some_and(|most| size > most);
    if low || high { impossible(format!("{value} is out of bounds for {}", spec["name"])) } else { Ok(()) }
}
