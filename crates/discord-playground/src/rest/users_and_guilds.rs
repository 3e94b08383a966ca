//! Routes for the bot's user and application, users, guilds, members, direct messages and the gateway's address.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::{Value, json};

use super::{id, request_body::RequestBody};
use crate::{
    api_error::ApiError, check::message::read_id, form_body::read_form, ids::UserId, state::PlaygroundState,
};

type JsonResult = Result<Json<Value>, ApiError>;
type Shared = State<Arc<PlaygroundState>>;

pub(super) async fn gateway(State(state): Shared) -> Json<Value> {
    Json(json!({ "url": state.world().gateway_url() }))
}

pub(super) async fn gateway_bot(State(state): Shared) -> Json<Value> {
    Json(state.world().gateway_json())
}

pub(super) async fn me(State(state): Shared) -> Json<Value> {
    Json(state.world().bot_json())
}

pub(super) async fn application(State(state): Shared) -> Json<Value> {
    Json(state.world().application_json())
}

/// Of what can be edited only the description.
pub(super) async fn edit_application(State(state): Shared, body: RequestBody) -> JsonResult {
    let description = read_form(&body.json, |form| form.text("description", 0..=400).map(str::to_owned))?;
    let mut world = state.world();
    if let Some(description) = description {
        world.describe_application(&description);
    }
    Ok(Json(world.application_json()))
}

pub(super) async fn user(State(state): Shared, Path(user): Path<String>) -> JsonResult {
    Ok(Json(state.world().user(id(&user)?)?.json()))
}

pub(super) async fn guild(State(state): Shared, Path(guild): Path<String>) -> JsonResult {
    let world = state.world();
    let guild = world.guild_for_bot(id(&guild)?)?;
    Ok(Json(world.guild_json(guild)))
}

/// The bot leaves a guild.
pub(super) async fn leave_guild(
    State(state): Shared,
    Path(guild): Path<String>,
) -> Result<StatusCode, ApiError> {
    let mut world = state.world();
    let guild = id(&guild)?;
    // Of a guild it isn't in Discord says that there is none.
    world.guild_for_bot(guild).map_err(|_| ApiError::unknown_guild())?;
    world.kick_bot(guild);
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn member(State(state): Shared, Path((guild, user)): Path<(String, String)>) -> JsonResult {
    let world = state.world();
    let guild = world.guild_for_bot(id(&guild)?)?;
    Ok(Json(world.member_json(guild, id(&user)?)?))
}

pub(super) async fn create_private(State(state): Shared, body: RequestBody) -> JsonResult {
    let recipient = read_form(&body.json, |form| {
        form.require("recipient_id");
        read_id(form, "recipient_id").and_then(UserId::new_checked)
    })?;
    let mut world = state.world();
    let channel = world.private_channel(recipient.ok_or_else(ApiError::unknown_user)?)?;
    Ok(Json(world.channel_json(world.channel(channel)?)))
}
