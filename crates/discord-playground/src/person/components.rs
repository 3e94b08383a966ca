//! What a person does with components and modals: press buttons, choose from menus, submit.

use serde_json::{Map, Value, json};

use super::{ActionError, InteractionResponse, Person, impossible};
use crate::{
    check::{
        components::{BUTTON, STRING_SELECT},
        modal::ModalField,
    },
    ids::{GuildId, UserId},
    world::{
        World,
        interaction::{InteractionKind, NewInteraction},
        message::Message,
    },
};

const USER_SELECT: i64 = 5;

impl Person {
    /// Presses a button, found by what is written on it or by its custom id.
    pub async fn clicks(&self, message: &Message, button: &str) -> Result<InteractionResponse, ActionError> {
        let message = self.reaches_for(message)?;
        let known = message
            .buttons()
            .into_iter()
            .find(|known| known.label == button || known.custom_id.as_deref() == Some(button));
        let Some(known) = known else {
            let there = message.live_buttons();
            return impossible(format!("there is no button {button:?}, only {there:?}"));
        };
        if known.disabled {
            return impossible(format!("the button {button:?} is disabled"));
        }
        let Some(custom_id) = known.custom_id else {
            return impossible(format!("{button:?} is a link"));
        };
        self.sends_component(&message, json!({ "component_type": BUTTON, "custom_id": custom_id })).await
    }

    /// Presses a button as it was on an older state of the message: the person's client had not
    /// yet shown the newer one.
    pub async fn clicks_late(
        &self,
        seen: &Message,
        button: &str,
    ) -> Result<InteractionResponse, ActionError> {
        let now = self.reaches_for(seen)?;
        let mut buttons = seen.buttons().into_iter();
        let custom_id = buttons.find(|known| known.label == button).and_then(|known| known.custom_id);
        let Some(custom_id) = custom_id else {
            return impossible(format!("there was no button {button:?}"));
        };
        self.sends_component(&now, json!({ "component_type": BUTTON, "custom_id": custom_id })).await
    }

    /// Chooses from a menu, found by its custom id or placeholder. String menus take labels or
    /// values, menus of people take names.
    pub async fn selects(
        &self,
        message: &Message,
        menu: &str,
        chosen: &[&str],
    ) -> Result<InteractionResponse, ActionError> {
        let message = self.reaches_for(message)?;
        let named = |part: &&Value| part["custom_id"] == menu || part["placeholder"] == menu;
        let Some(part) = message.parts().filter(|part| part["type"] != BUTTON).find(named) else {
            return impossible(format!("there is no menu {menu:?}"));
        };
        if part["disabled"] == true {
            return impossible(format!("the menu {menu:?} is disabled"));
        }
        let least = part["min_values"].as_u64().unwrap_or(1) as usize;
        let most = part["max_values"].as_u64().unwrap_or(1) as usize;
        if !(least..=most).contains(&chosen.len()) {
            return impossible(format!("the menu takes {least} to {most} choices"));
        }
        let mut data = match part["type"].as_i64() {
            Some(STRING_SELECT) => json!({ "values": string_values(part, chosen)? }),
            Some(USER_SELECT) => self.user_values(&message, chosen)?,
            _ => return impossible("the playground's people can't use this kind of menu"),
        };
        data["component_type"] = part["type"].clone();
        data["custom_id"] = part["custom_id"].clone();
        self.sends_component(&message, data).await
    }

    fn user_values(&self, message: &Message, chosen: &[&str]) -> Result<Value, ActionError> {
        let world = self.state.world();
        let users = chosen.iter().map(|name| {
            let user = world.user_named(name).filter(|user| world.may_view(user.id, message.channel));
            user.map(|user| user.id).ok_or_else(|| ActionError::Impossible(format!("{name:?} is not here")))
        });
        let users: Vec<UserId> = users.collect::<Result<_, _>>()?;
        Ok(json!({ "values": users, "resolved": resolved(&world, message.guild, &users) }))
    }

    /// Fills in the modal a response opened, field by field (label or custom id), and sends it.
    /// Fields left out keep what stood in them.
    pub async fn submits(
        &self,
        answer: &InteractionResponse,
        texts: &[(&str, &str)],
    ) -> Result<InteractionResponse, ActionError> {
        let modal = answer.modal()?;
        let Some((channel, message)) = answer.source() else {
            return Err(ActionError::NoResponse);
        };
        for (key, _) in texts {
            if !modal.fields.iter().any(|field| field.label == *key || field.custom_id == *key) {
                return impossible(format!("the modal has no field {key:?}"));
            }
        }
        let rows = modal.fields.iter().map(|field| filled_row(field, texts));
        let rows: Vec<Value> = rows.collect::<Result<_, _>>()?;
        let data = json!({ "custom_id": modal.custom_id, "components": rows });
        let new =
            NewInteraction { kind: InteractionKind::ModalSubmit, user: self.id, channel, message, data };
        let id = self.state.world().create_interaction(new)?;
        self.waits_for(id).await
    }

    /// The message as it is now; a person can't touch what they can't see.
    fn reaches_for(&self, message: &Message) -> Result<Message, ActionError> {
        if self.sees_channel(message.channel).is_none() {
            return impossible("the channel can't be seen");
        }
        match self.looks_at(message) {
            Some(now) => Ok(now),
            None => impossible(format!("{} can't see this message", self.name)),
        }
    }

    async fn sends_component(
        &self,
        message: &Message,
        data: Value,
    ) -> Result<InteractionResponse, ActionError> {
        let new = NewInteraction {
            kind: InteractionKind::Component,
            user: self.id,
            channel: message.channel,
            message: Some(message.id),
            data,
        };
        let id = self.state.world().create_interaction(new)?;
        self.waits_for(id).await
    }
}

fn string_values(menu: &Value, chosen: &[&str]) -> Result<Vec<Value>, ActionError> {
    let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
    let value = |name: &&str| {
        let option = options.iter().find(|option| option["value"] == **name || option["label"] == **name);
        let value = option.map(|option| option["value"].clone());
        value.ok_or_else(|| ActionError::Impossible(format!("the menu has no {name:?}")))
    };
    chosen.iter().map(value).collect()
}

fn filled_row(field: &ModalField, texts: &[(&str, &str)]) -> Result<Value, ActionError> {
    let typed = texts.iter().find(|(key, _)| *key == field.label || *key == field.custom_id);
    let text = typed.map_or(field.value.as_str(), |(_, text)| text);
    let (length, (least, most)) = (text.chars().count(), field.length);
    let empty_is_fine = length == 0 && !field.required;
    if !empty_is_fine && (length < least.max(usize::from(field.required)) || length > most) {
        return impossible(format!("{:?} takes {least} to {most} characters", field.label));
    }
    Ok(json!({
        "type": 1,
        "components": [{ "type": 4, "custom_id": field.custom_id, "value": text }],
    }))
}

/// The users (and members) that ids in an interaction stand for.
pub(super) fn resolved(world: &World, guild: Option<GuildId>, users: &[UserId]) -> Value {
    let guild = guild.and_then(|guild| world.guild(guild).ok());
    let mut known = Map::new();
    let mut members = Map::new();
    for user in users {
        if let Ok(user) = world.user(*user) {
            known.insert(user.id.to_string(), user.json());
        }
        let member = guild.and_then(|guild| world.member_json(guild, *user).ok());
        if let Some(Value::Object(mut member)) = member {
            member.remove("user");
            member.insert("permissions".to_owned(), json!("0"));
            members.insert(user.to_string(), Value::Object(member));
        }
    }
    json!({ "users": known, "members": members })
}
