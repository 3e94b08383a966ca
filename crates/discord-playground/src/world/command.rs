//! The commands the bot has registered.

use serde_json::{Value, json};

use super::World;
use crate::{api_error::ApiError, check, ids::GuildId};

impl World {
    /// Replaces all commands of a guild, or the global ones. A command that was there before keeps
    /// its id, as on Discord.
    pub fn overwrite_commands(
        &mut self,
        guild: Option<GuildId>,
        body: &Value,
    ) -> Result<Vec<Value>, ApiError> {
        if let Some(guild) = guild {
            self.guild_for_bot(guild)?;
        }
        let mut commands = check::commands::check(body)?;
        let before = self.commands.remove(&guild).unwrap_or_default();
        for command in &mut commands {
            let kind = command["type"].as_i64().unwrap_or(1);
            let known = before.iter().find(|old| old["name"] == command["name"] && old["type"] == kind);
            let version: GuildId = self.next_id();
            command["id"] = known.map_or_else(|| json!(version), |known| known["id"].clone());
            command["application_id"] = json!(self.application());
            command["version"] = json!(version);
            self.fill_in(command, guild, kind);
        }
        self.commands.insert(guild, commands.clone());
        Ok(commands)
    }

    /// What Discord adds where a bot says nothing.
    fn fill_in(&self, command: &mut Value, guild: Option<GuildId>, kind: i64) {
        command["type"] = json!(kind);
        if let Some(guild) = guild {
            command["guild_id"] = json!(guild);
        }
        let defaults = [
            ("description", json!("")),
            ("options", json!([])),
            ("default_member_permissions", Value::Null),
            ("nsfw", json!(false)),
            ("integration_types", json!([0])),
            ("contexts", Value::Null),
        ];
        for (key, value) in defaults {
            if command[key].is_null() {
                command[key] = value;
            }
        }
    }

    /// A registered command by its id.
    pub fn command(&self, id: &str) -> Option<&Value> {
        self.commands.values().flatten().find(|command| command["id"] == id)
    }

    pub fn commands(&self, guild: Option<GuildId>) -> &[Value] {
        self.commands.get(&guild).map_or(&[], Vec::as_slice)
    }

    /// The chat commands a person finds in a place: the guild's own hide global ones of that name.
    pub fn commands_in(&self, guild: Option<GuildId>) -> Vec<Value> {
        let own = guild.map_or(&[][..], |guild| self.commands(Some(guild)));
        let hidden = |command: &&Value| !own.iter().any(|other| other["name"] == command["name"]);
        let global = self.commands(None).iter().filter(hidden);
        own.iter().chain(global).filter(|command| command["type"] == 1).cloned().collect()
    }
}
