//! Routes that list and overwrite commands, global ones and those of a guild.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use serde_json::{Value, json};

use super::{id, request_body::RequestBody};
use crate::{api_error::ApiError, ids::GuildId, state::PlaygroundState};

type JsonResult = Result<Json<Value>, ApiError>;
type Shared = State<Arc<PlaygroundState>>;

/// A bot may only touch what belongs to its own application.
pub(super) fn check_application(state: &PlaygroundState, app: &str) -> Result<(), ApiError> {
    if id(app)? == state.world().application() { Ok(()) } else { Err(ApiError::unknown_application()) }
}

fn list(state: &PlaygroundState, app: &str, guild: Option<GuildId>) -> JsonResult {
    check_application(state, app)?;
    let world = state.world();
    if let Some(guild) = guild {
        world.guild_for_bot(guild)?;
    }
    Ok(Json(json!(world.commands(guild))))
}

fn overwrite(state: &PlaygroundState, app: &str, guild: Option<GuildId>, body: &RequestBody) -> JsonResult {
    check_application(state, app)?;
    let commands = state.world().overwrite_commands(guild, &body.json)?;
    Ok(Json(json!(commands)))
}

pub(super) async fn global(State(state): Shared, Path(app): Path<String>) -> JsonResult {
    list(&state, &app, None)
}

pub(super) async fn of_guild(State(state): Shared, Path((app, guild)): Path<(String, String)>) -> JsonResult {
    list(&state, &app, Some(id(&guild)?))
}

pub(super) async fn overwrite_global(
    State(state): Shared,
    Path(app): Path<String>,
    body: RequestBody,
) -> JsonResult {
    overwrite(&state, &app, None, &body)
}

pub(super) async fn overwrite_of_guild(
    State(state): Shared,
    Path((app, guild)): Path<(String, String)>,
    body: RequestBody,
) -> JsonResult {
    overwrite(&state, &app, Some(id(&guild)?), &body)
}
