//! Answers to interactions. These routes are opened by the interaction's own token.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::Value;

use super::{body::Body, id};
use crate::playground::{
    check::draft::{Draft, Purpose},
    refusal::Refusal,
    shared::Shared,
    world::webhook::Which,
};

type Answer = Result<Json<Value>, Refusal>;
type World = State<Arc<Shared>>;
type Triple = Path<(String, String, String)>;

#[derive(Deserialize)]
pub(super) struct Wishes {
    with_response: Option<bool>,
}

pub(super) async fn answer(
    State(shared): World,
    Path((interaction, token)): Path<(String, String)>,
    Query(wishes): Query<Wishes>,
    body: Body,
) -> Result<Response, Refusal> {
    let (mut world, interaction) = (shared.world(), id(&interaction)?);
    let kind = world.answer(interaction, &token, &body.json, body.uploads)?;
    if wishes.with_response == Some(true) {
        Ok(Json(world.answer_json(interaction, kind)).into_response())
    } else {
        Ok(StatusCode::NO_CONTENT.into_response())
    }
}

pub(super) async fn follow_up(
    State(shared): World,
    Path((app, token)): Path<(String, String)>,
    body: Body,
) -> Answer {
    let mut world = shared.world();
    let draft = Draft::read(&body.json, body.uploads, Purpose::InteractionAnswer)?;
    let message = world.follow_up(id(&app)?, &token, draft)?;
    let message = world.message(message).ok_or_else(Refusal::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

fn which(message: &str) -> Result<Which, Refusal> {
    if message == "@original" { Ok(Which::Original) } else { Ok(Which::Id(id(message)?)) }
}

pub(super) async fn read(State(shared): World, Path((app, token, message)): Triple) -> Answer {
    let world = shared.world();
    let message = world.answer_message(id(&app)?, &token, which(&message)?)?;
    Ok(Json(world.message_json(message)))
}

pub(super) async fn edit(State(shared): World, Path((app, token, message)): Triple, body: Body) -> Answer {
    let mut world = shared.world();
    let draft = Draft::read(&body.json, body.uploads, Purpose::Edit)?;
    let message = world.edit_answer(id(&app)?, &token, which(&message)?, draft)?;
    let message = world.message(message).ok_or_else(Refusal::unknown_message)?;
    Ok(Json(world.message_json(message)))
}

pub(super) async fn delete(
    State(shared): World,
    Path((app, token, message)): Triple,
) -> Result<StatusCode, Refusal> {
    shared.world().delete_answer(id(&app)?, &token, which(&message)?)?;
    Ok(StatusCode::NO_CONTENT)
}
