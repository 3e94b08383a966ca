//! Who is who: the bot, its application, users, guilds, members; and where the gateway is.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use serde_json::{Value, json};

use super::{body::Body, id};
use crate::playground::{
    check::draft::read_id, form::read_form, ids::UserId, refusal::Refusal, shared::Shared,
};

type Answer = Result<Json<Value>, Refusal>;
type World = State<Arc<Shared>>;

pub(super) async fn gateway(State(shared): World) -> Json<Value> {
    Json(json!({ "url": shared.world().gateway_url() }))
}

pub(super) async fn gateway_bot(State(shared): World) -> Json<Value> {
    Json(shared.world().gateway_json())
}

pub(super) async fn me(State(shared): World) -> Json<Value> {
    Json(shared.world().bot_json())
}

pub(super) async fn application(State(shared): World) -> Json<Value> {
    Json(shared.world().application_json())
}

pub(super) async fn user(State(shared): World, Path(user): Path<String>) -> Answer {
    Ok(Json(shared.world().user(id(&user)?)?.json()))
}

pub(super) async fn guild(State(shared): World, Path(guild): Path<String>) -> Answer {
    let world = shared.world();
    let guild = world.guild_for_bot(id(&guild)?)?;
    Ok(Json(world.guild_json(guild)))
}

pub(super) async fn member(State(shared): World, Path((guild, user)): Path<(String, String)>) -> Answer {
    let world = shared.world();
    let guild = world.guild_for_bot(id(&guild)?)?;
    Ok(Json(world.member_json(guild, id(&user)?)?))
}

pub(super) async fn create_private(State(shared): World, body: Body) -> Answer {
    let recipient = read_form(&body.json, |form| {
        form.require("recipient_id");
        read_id(form, "recipient_id").and_then(UserId::new_checked)
    })?;
    let mut world = shared.world();
    let channel = world.private_channel(recipient.ok_or_else(Refusal::unknown_user)?)?;
    Ok(Json(world.channel_json(world.channel(channel)?)))
}
