//! Routes for channels, their messages and threads, and for attached files.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{id, request_body::RequestBody};
use crate::{
    api_error::ApiError,
    check::message::{Draft, Purpose},
    form_body::read_form,
    ids::MessageId,
    state::PlaygroundState,
    world::message::Message,
};

type JsonResult = Result<Json<Value>, ApiError>;
type Shared = State<Arc<PlaygroundState>>;
type Pair = Path<(String, String)>;

pub(super) async fn channel(State(state): Shared, Path(channel): Path<String>) -> JsonResult {
    let world = state.world();
    let channel = world.channel_for_bot(id(&channel)?)?;
    Ok(Json(world.channel_json(channel)))
}

pub(super) async fn modify(
    State(state): Shared,
    Path(channel): Path<String>,
    body: RequestBody,
) -> JsonResult {
    let channel = id(&channel)?;
    let mut world = state.world();
    world.modify_channel(channel, &body.json)?;
    Ok(Json(world.channel_json(world.channel(channel)?)))
}

pub(super) async fn create(
    State(state): Shared,
    Path(channel): Path<String>,
    body: RequestBody,
) -> JsonResult {
    let channel = id(&channel)?;
    let mut world = state.world();
    world.channel_for_bot(channel)?;
    let draft = Draft::read(&body.json, body.uploads, Purpose::ChannelMessage)?;
    let message = world.post_by_bot(channel, draft)?;
    let message = world.message(message).ok_or_else(ApiError::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

pub(super) async fn edit(
    State(state): Shared,
    Path((channel, message)): Pair,
    body: RequestBody,
) -> JsonResult {
    let (channel, message) = (id(&channel)?, id(&message)?);
    let mut world = state.world();
    world.channel_for_bot(channel)?;
    let draft = Draft::read(&body.json, body.uploads, Purpose::Edit)?;
    world.edit_by_bot(channel, message, draft)?;
    Ok(Json(world.message_json(world.public_message(channel, message)?)))
}

pub(super) async fn delete(
    State(state): Shared,
    Path((channel, message)): Pair,
) -> Result<StatusCode, ApiError> {
    state.world().delete_by_bot(id(&channel)?, id(&message)?)?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn message(State(state): Shared, Path((channel, message)): Pair) -> JsonResult {
    let world = state.world();
    let message = world.message_for_bot(id(&channel)?, id(&message)?)?;
    Ok(Json(world.message_json(message)))
}

#[derive(Deserialize)]
pub(super) struct HistoryQuery {
    limit: Option<i64>,
    before: Option<MessageId>,
    after: Option<MessageId>,
}

pub(super) async fn list(
    State(state): Shared,
    Path(channel): Path<String>,
    Query(page): Query<HistoryQuery>,
) -> JsonResult {
    let limit = json!({ "limit": page.limit });
    let limit = read_form(&limit, |form| form.integer("limit", 1..=100))?.unwrap_or(50);
    let world = state.world();
    let history = world.history(id(&channel)?)?;
    let fits = |message: &&&Message| {
        page.before.is_none_or(|before| message.id < before)
            && page.after.is_none_or(|after| message.id > after)
    };
    let mut shown: Vec<_> = history.iter().filter(fits).collect();
    // "After" means the oldest ones after it, still shown newest first.
    let surplus = shown.len().saturating_sub(limit as usize);
    if page.after.is_some() {
        shown.drain(..surplus);
    } else {
        shown.truncate(limit as usize);
    }
    Ok(Json(shown.into_iter().map(|message| world.message_json(message)).collect()))
}

pub(super) async fn thread(
    State(state): Shared,
    Path(channel): Path<String>,
    body: RequestBody,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    start(&state, &channel, None, &body)
}

pub(super) async fn thread_from_message(
    State(state): Shared,
    Path((channel, message)): Pair,
    body: RequestBody,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    start(&state, &channel, Some(id(&message)?), &body)
}

fn start(
    state: &PlaygroundState,
    channel: &str,
    message: Option<MessageId>,
    body: &RequestBody,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let mut world = state.world();
    let thread = world.start_thread(id(channel)?, message, &body.json)?;
    Ok((StatusCode::CREATED, Json(world.channel_json(world.channel(thread)?))))
}

pub(super) async fn file(
    State(state): Shared,
    Path((_, attachment, _)): Path<(String, String, String)>,
) -> Result<Response, ApiError> {
    let file = state.world().file(id(&attachment)?).ok_or_else(ApiError::no_such_route)?;
    Ok(([(header::CONTENT_TYPE, file.content_type)], file.bytes).into_response())
}
