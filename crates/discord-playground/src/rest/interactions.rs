//! Routes for responses to interactions. The interaction's own token opens them.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::Value;

use super::{id, request_body::RequestBody};
use crate::{
    api_error::ApiError,
    check::message::{Draft, Purpose},
    state::PlaygroundState,
    world::interaction_webhook::TokenMessage,
};

type JsonResult = Result<Json<Value>, ApiError>;
type Shared = State<Arc<PlaygroundState>>;
type Triple = Path<(String, String, String)>;

#[derive(Deserialize)]
pub(super) struct CallbackQuery {
    with_response: Option<bool>,
}

pub(super) async fn answer(
    State(state): Shared,
    Path((interaction, token)): Path<(String, String)>,
    Query(query): Query<CallbackQuery>,
    body: RequestBody,
) -> Result<Response, ApiError> {
    let (mut world, interaction) = (state.world(), id(&interaction)?);
    let kind = world.answer(interaction, &token, &body.json, body.uploads)?;
    if query.with_response == Some(true) {
        Ok(Json(world.answer_json(interaction, kind)).into_response())
    } else {
        Ok(StatusCode::NO_CONTENT.into_response())
    }
}

pub(super) async fn follow_up(
    State(state): Shared,
    Path((app, token)): Path<(String, String)>,
    body: RequestBody,
) -> JsonResult {
    let (app, mut world) = (id(&app)?, state.world());
    world.spend_follow_up(app, &token)?;
    let draft = Draft::read(&body.json, body.uploads, Purpose::InteractionAnswer)?;
    let message = world.follow_up(app, &token, draft)?;
    let message = world.message(message).ok_or_else(ApiError::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

fn which(message: &str) -> Result<TokenMessage, ApiError> {
    if message == "@original" { Ok(TokenMessage::Original) } else { Ok(TokenMessage::Id(id(message)?)) }
}

pub(super) async fn read(State(state): Shared, Path((app, token, message)): Triple) -> JsonResult {
    let world = state.world();
    let message = world.answer_message(id(&app)?, &token, which(&message)?)?;
    Ok(Json(world.message_json(message)))
}

pub(super) async fn edit(
    State(state): Shared,
    Path((app, token, message)): Triple,
    body: RequestBody,
) -> JsonResult {
    let mut world = state.world();
    let draft = Draft::read(&body.json, body.uploads, Purpose::Edit)?;
    let message = world.edit_answer(id(&app)?, &token, which(&message)?, draft)?;
    let message = world.message(message).ok_or_else(ApiError::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

pub(super) async fn delete(
    State(state): Shared,
    Path((app, token, message)): Triple,
) -> Result<StatusCode, ApiError> {
    state.world().delete_answer(id(&app)?, &token, which(&message)?)?;
    Ok(StatusCode::NO_CONTENT)
}
