//! The REST API: handlers that read a request, ask the world and write its answer.
//!
//! Every request passes through `layers`, which logs it, carries out planned faults and checks the token.

mod channels;
mod commands;
mod emojis;
mod interactions;
mod layers;
mod request_body;
mod users_and_guilds;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use twilight_model::id::Id;

use super::{api_error::ApiError, gateway::connection, state::PlaygroundState};

/// All routes of the stand-in.
pub(crate) fn router(state: Arc<PlaygroundState>) -> Router {
    let show_token = middleware::from_fn_with_state(state.clone(), layers::require_token);
    let api = bot_routes()
        .merge(channel_routes())
        .route_layer(show_token)
        .merge(open_routes())
        .fallback(|| async { ApiError::no_such_route() })
        .method_not_allowed_fallback(|| async { ApiError::method_not_allowed() })
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(state.clone(), layers::watch));
    Router::new()
        .nest("/api/v10", api)
        .route("/gateway", get(connection::accept))
        .route("/gateway/", get(connection::accept))
        .route("/attachments/{channel}/{id}/{name}", get(channels::file))
        .with_state(state)
}

type Routes = Router<Arc<PlaygroundState>>;

/// Users, guilds, and the bot's commands and emojis.
fn bot_routes() -> Routes {
    let global = get(commands::global).put(commands::overwrite_global);
    let of_guild = get(commands::of_guild).put(commands::overwrite_of_guild);
    let emoji = get(emojis::read).patch(emojis::rename).delete(emojis::delete);
    Router::new()
        .route("/gateway/bot", get(users_and_guilds::gateway_bot))
        .route("/users/@me", get(users_and_guilds::me))
        .route("/users/@me/channels", post(users_and_guilds::create_private))
        .route("/users/@me/guilds/{guild}", delete(users_and_guilds::leave_guild))
        .route("/users/{user}", get(users_and_guilds::user))
        .route(
            "/applications/@me",
            get(users_and_guilds::application).patch(users_and_guilds::edit_application),
        )
        .route("/oauth2/applications/@me", get(users_and_guilds::application))
        .route("/guilds/{guild}", get(users_and_guilds::guild))
        .route("/guilds/{guild}/members/{user}", get(users_and_guilds::member))
        .route("/applications/{app}/commands", global)
        .route("/applications/{app}/guilds/{guild}/commands", of_guild)
        .route("/applications/{app}/emojis", get(emojis::list).post(emojis::create))
        .route("/applications/{app}/emojis/{emoji}", emoji)
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
        .route("/gateway", get(users_and_guilds::gateway))
        .route("/interactions/{id}/{token}/callback", post(interactions::answer))
        .route("/webhooks/{app}/{token}", post(interactions::follow_up))
        .route("/webhooks/{app}/{token}/messages/{message}", message)
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let Some(retry_after) = self.retry_after {
            return layers::rate_limited(retry_after, false);
        }
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        (status, Json(self.body())).into_response()
    }
}

/// An id from a path. Discord reports anything else as an invalid form body.
fn id<T>(text: &str) -> Result<Id<T>, ApiError> {
    let id = text.parse().ok().and_then(Id::new_checked);
    id.ok_or_else(|| {
        let entry = serde_json::json!({
            "code": "NUMBER_TYPE_COERCE",
            "message": format!("Value {text:?} is not snowflake."),
        });
        ApiError::invalid_form(serde_json::json!({ "id": { "_errors": [entry] } }))
    })
}
