//! Registering commands, globally and for one guild, all at once.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
};
use serde_json::{Value, json};

use super::{body::Body, id};
use crate::playground::{ids::GuildId, refusal::Refusal, shared::Shared};

type Answer = Result<Json<Value>, Refusal>;
type World = State<Arc<Shared>>;

/// A bot may only touch the commands of its own application.
fn check_application(shared: &Shared, app: &str) -> Result<(), Refusal> {
    if id(app)? == shared.world().application() { Ok(()) } else { Err(Refusal::unknown_application()) }
}

fn list(shared: &Shared, app: &str, guild: Option<GuildId>) -> Answer {
    check_application(shared, app)?;
    let world = shared.world();
    if let Some(guild) = guild {
        world.guild_for_bot(guild)?;
    }
    Ok(Json(json!(world.commands(guild))))
}

fn overwrite(shared: &Shared, app: &str, guild: Option<GuildId>, body: &Body) -> Answer {
    check_application(shared, app)?;
    let commands = shared.world().overwrite_commands(guild, &body.json)?;
    Ok(Json(json!(commands)))
}

pub(super) async fn global(State(shared): World, Path(app): Path<String>) -> Answer {
    list(&shared, &app, None)
}

pub(super) async fn of_guild(State(shared): World, Path((app, guild)): Path<(String, String)>) -> Answer {
    list(&shared, &app, Some(id(&guild)?))
}

pub(super) async fn overwrite_global(State(shared): World, Path(app): Path<String>, body: Body) -> Answer {
    overwrite(&shared, &app, None, &body)
}

pub(super) async fn overwrite_of_guild(
    State(shared): World,
    Path((app, guild)): Path<(String, String)>,
    body: Body,
) -> Answer {
    overwrite(&shared, &app, Some(id(&guild)?), &body)
}
