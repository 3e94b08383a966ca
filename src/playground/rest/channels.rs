//! Channels, their messages, threads, and the files on messages.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{body::Body, id};
use crate::playground::{
    check::draft::{Draft, Purpose},
    form::read_form,
    ids::MessageId,
    refusal::Refusal,
    shared::Shared,
    world::message::Message,
};

type Answer = Result<Json<Value>, Refusal>;
type World = State<Arc<Shared>>;
type Pair = Path<(String, String)>;

pub(super) async fn channel(State(shared): World, Path(channel): Path<String>) -> Answer {
    let world = shared.world();
    let channel = world.channel_for_bot(id(&channel)?)?;
    Ok(Json(world.channel_json(channel)))
}

pub(super) async fn modify(State(shared): World, Path(channel): Path<String>, body: Body) -> Answer {
    let channel = id(&channel)?;
    let mut world = shared.world();
    world.modify_channel(channel, &body.json)?;
    Ok(Json(world.channel_json(world.channel(channel)?)))
}

pub(super) async fn create(State(shared): World, Path(channel): Path<String>, body: Body) -> Answer {
    let channel = id(&channel)?;
    let mut world = shared.world();
    world.channel_for_bot(channel)?;
    let draft = Draft::read(&body.json, body.uploads, Purpose::ChannelMessage)?;
    let message = world.post_by_bot(channel, draft)?;
    let message = world.message(message).ok_or_else(Refusal::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

pub(super) async fn edit(State(shared): World, Path((channel, message)): Pair, body: Body) -> Answer {
    let (channel, message) = (id(&channel)?, id(&message)?);
    let mut world = shared.world();
    world.channel_for_bot(channel)?;
    let draft = Draft::read(&body.json, body.uploads, Purpose::Edit)?;
    world.edit_by_bot(channel, message, draft)?;
    Ok(Json(world.message_json(world.public_message(channel, message)?)))
}

pub(super) async fn delete(
    State(shared): World,
    Path((channel, message)): Pair,
) -> Result<StatusCode, Refusal> {
    shared.world().delete_by_bot(id(&channel)?, id(&message)?)?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn message(State(shared): World, Path((channel, message)): Pair) -> Answer {
    let world = shared.world();
    let message = world.message_for_bot(id(&channel)?, id(&message)?)?;
    Ok(Json(world.message_json(message)))
}

#[derive(Deserialize)]
pub(super) struct Page {
    limit: Option<i64>,
    before: Option<MessageId>,
    after: Option<MessageId>,
}

pub(super) async fn list(
    State(shared): World,
    Path(channel): Path<String>,
    Query(page): Query<Page>,
) -> Answer {
    let limit = json!({ "limit": page.limit });
    let limit = read_form(&limit, |form| form.integer("limit", 1..=100))?.unwrap_or(50);
    let world = shared.world();
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
    State(shared): World,
    Path(channel): Path<String>,
    body: Body,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    start(&shared, &channel, None, &body)
}

pub(super) async fn thread_from_message(
    State(shared): World,
    Path((channel, message)): Pair,
    body: Body,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    start(&shared, &channel, Some(id(&message)?), &body)
}

fn start(
    shared: &Shared,
    channel: &str,
    message: Option<MessageId>,
    body: &Body,
) -> Result<(StatusCode, Json<Value>), Refusal> {
    let mut world = shared.world();
    let thread = world.start_thread(id(channel)?, message, &body.json)?;
    Ok((StatusCode::CREATED, Json(world.channel_json(world.channel(thread)?))))
}

pub(super) async fn file(
    State(shared): World,
    Path((_, attachment, _)): Path<(String, String, String)>,
) -> Result<Response, Refusal> {
    let file = shared.world().file(id(&attachment)?).ok_or_else(Refusal::no_such_route)?;
    Ok(([(header::CONTENT_TYPE, file.content_type)], file.bytes).into_response())
}
