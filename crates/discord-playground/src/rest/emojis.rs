//! Routes for the application's own emojis.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde_json::{Value, json};

use super::{commands::check_application, id, request_body::RequestBody};
use crate::{api_error::ApiError, state::PlaygroundState};

type JsonResult = Result<Json<Value>, ApiError>;
type Shared = State<Arc<PlaygroundState>>;
type Pair = Path<(String, String)>;

pub(super) async fn list(State(state): Shared, Path(app): Path<String>) -> JsonResult {
    check_application(&state, &app)?;
    let world = state.world();
    let items: Vec<_> = world.emojis().iter().map(|emoji| world.emoji_json(emoji)).collect();
    Ok(Json(json!({ "items": items })))
}

pub(super) async fn create(
    State(state): Shared,
    Path(app): Path<String>,
    body: RequestBody,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    check_application(&state, &app)?;
    let mut world = state.world();
    let emoji = world.create_emoji(&body.json)?;
    Ok((StatusCode::CREATED, Json(world.emoji_json(world.emoji(emoji)?))))
}

pub(super) async fn read(State(state): Shared, Path((app, emoji)): Pair) -> JsonResult {
    check_application(&state, &app)?;
    let world = state.world();
    Ok(Json(world.emoji_json(world.emoji(id(&emoji)?)?)))
}

pub(super) async fn rename(State(state): Shared, Path((app, emoji)): Pair, body: RequestBody) -> JsonResult {
    check_application(&state, &app)?;
    let (emoji, mut world) = (id(&emoji)?, state.world());
    world.rename_emoji(emoji, &body.json)?;
    Ok(Json(world.emoji_json(world.emoji(emoji)?)))
}

pub(super) async fn delete(State(state): Shared, Path((app, emoji)): Pair) -> Result<StatusCode, ApiError> {
    check_application(&state, &app)?;
    state.world().delete_emoji(id(&emoji)?)?;
    Ok(StatusCode::NO_CONTENT)
}
