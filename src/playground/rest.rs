//! The REST interface: thin handlers that read a request, ask the world, and write its answer.
//! Everything passes through `front`, which keeps the log and carries out planned faults.

mod body;
mod channels;
mod commands;
mod front;
mod identity;
mod interactions;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use twilight_model::id::Id;

use super::{gateway::connection, refusal::Refusal, shared::Shared};

/// All routes of the stand-in.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let show_token = middleware::from_fn_with_state(shared.clone(), front::require_token);
    let api = bot_routes()
        .merge(channel_routes())
        .route_layer(show_token)
        .merge(open_routes())
        .fallback(|| async { Refusal::no_such_route() })
        .method_not_allowed_fallback(|| async { Refusal::method_not_allowed() })
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(shared.clone(), front::watch));
    Router::new()
        .nest("/api/v10", api)
        .route("/gateway", get(connection::accept))
        .route("/gateway/", get(connection::accept))
        .route("/attachments/{channel}/{id}/{name}", get(channels::file))
        .with_state(shared)
}

type Routes = Router<Arc<Shared>>;

/// Who is who, and the bot's commands.
fn bot_routes() -> Routes {
    let global = get(commands::global).put(commands::overwrite_global);
    let of_guild = get(commands::of_guild).put(commands::overwrite_of_guild);
    Router::new()
        .route("/gateway/bot", get(identity::gateway_bot))
        .route("/users/@me", get(identity::me))
        .route("/users/@me/channels", post(identity::create_private))
        .route("/users/{user}", get(identity::user))
        .route("/applications/@me", get(identity::application))
        .route("/oauth2/applications/@me", get(identity::application))
        .route("/guilds/{guild}", get(identity::guild))
        .route("/guilds/{guild}/members/{user}", get(identity::member))
        .route("/applications/{app}/commands", global)
        .route("/applications/{app}/guilds/{guild}/commands", of_guild)
}

fn channel_routes() -> Routes {
    let message = get(channels::message).patch(channels::edit).delete(channels::delete);
    let start_thread = post(channels::thread_from_message);
    Router::new()
        .route("/channels/{channel}", get(channels::channel).patch(channels::modify))
        .route("/channels/{channel}/messages", get(channels::list).post(channels::create))
        .route("/channels/{channel}/messages/{message}", message)
        .route("/channels/{channel}/messages/{message}/threads", start_thread)
        .route("/channels/{channel}/threads", post(channels::thread))
}

/// Routes without the bot's token: an interaction's own token opens them.
fn open_routes() -> Routes {
    let message = get(interactions::read).patch(interactions::edit).delete(interactions::delete);
    Router::new()
        .route("/gateway", get(identity::gateway))
        .route("/interactions/{id}/{token}/callback", post(interactions::answer))
        .route("/webhooks/{app}/{token}", post(interactions::follow_up))
        .route("/webhooks/{app}/{token}/messages/{message}", message)
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        (status, Json(self.body())).into_response()
    }
}

/// An id from a path. Discord calls what is none an invalid form.
fn id<T>(text: &str) -> Result<Id<T>, Refusal> {
    let id = text.parse().ok().and_then(Id::new_checked);
    id.ok_or_else(|| {
        let entry = serde_json::json!({
            "code": "NUMBER_TYPE_COERCE",
            "message": format!("Value {text:?} is not snowflake."),
        });
        Refusal::invalid_form(serde_json::json!({ "id": { "_errors": [entry] } }))
    })
}
