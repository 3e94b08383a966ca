//! The application state that handlers share, and the errors they return.

use std::sync::Arc;

use super::access::Access;
use super::analysis_queue::AnalysisQueue;
use super::commands::{HandlerResult, InputError};
use super::context::Context;
use super::cooldowns::Cooldowns;
use super::direct::DirectMessages;
use super::double_taps::{DoubleTaps, Press};
use super::export::Exports;
use super::interaction_log::Handled;
use super::last_refusals::LastRefusals;
use super::lost_boards::LostBoards;
use super::message::MessagePayload;
use super::owed::Connected;
use super::panels::Panels;
use super::presence::Presence;
use super::publish::Publishers;
use super::questions::Questions;
use super::render::Renderer;
use super::rest::{ApiError, Rest};
use super::servers::Servers;
use super::shard_states::ShardStates;
use crate::fair::GameId;
use crate::table::{Moment, TableCommand, TableError};
use crate::tables::{Tables, TablesError};
use crate::tasks::Tasks;

/// The shared state: tables, REST client, renderer, analysis queue and background tasks.
#[derive(Clone)]
pub struct App {
    pub(super) tables: Arc<Tables>,
    pub(super) rest: Rest,
    pub(super) renderer: Renderer,
    pub(super) analysis_queue: Arc<AnalysisQueue>,
    pub(super) tasks: Tasks,
    pub(super) publishers: Arc<Publishers>,
    pub(super) last_refusals: Arc<LastRefusals>,
    pub(super) double_taps: Arc<DoubleTaps>,
    pub(super) questions: Arc<Questions>,
    pub(super) connected: Arc<Connected>,
    pub(super) exports: Arc<Exports>,
    pub(super) cooldowns: Arc<Cooldowns>,
    pub(super) panels: Arc<Panels>,
    pub(super) direct: Arc<DirectMessages>,
    pub(super) presence: Arc<Presence>,
    pub(super) access: Arc<Access>,
    pub(super) servers: Arc<Servers>,
    pub(super) shards: Arc<ShardStates>,
    pub(super) started_at: Moment,
    pub(super) contact: Option<Arc<str>>,
    pub(super) lost_boards: Arc<LostBoards>,
}

impl App {
    /// Runs a command on the named table, or on the one in this channel, and publishes the result.
    pub(super) async fn execute(&self, ctx: &Context, command: TableCommand) -> HandlerResult {
        let Some(press) = self.begin_press(ctx) else { return self.ignore(ctx).await };
        self.execute_press(ctx, press, command).await
    }

    /// The same for a press that has begun.
    pub(super) async fn execute_press(
        &self,
        ctx: &Context,
        press: Press<'_>,
        command: TableCommand,
    ) -> HandlerResult {
        let committed = self.tables.execute(&ctx.request, command).await?;
        press.counts(committed.open_table.table.steps());
        self.publish(ctx, committed).await
    }

    /// Acknowledges a press, and does nothing else.
    pub(super) async fn ignore(&self, ctx: &Context) -> HandlerResult {
        ctx.responder.defer(&self.rest).await;
        Ok(())
    }

    /// Whether the bot can tell a table's people something by itself, where it is not a member: by a token it still has.
    pub(super) fn is_reachable(&self, table: &GameId) -> bool {
        self.publishers.has_token(table, self.tables.now())
    }

    /// Replies with a text that only the user sees.
    pub(super) async fn reply_ephemeral(&self, ctx: &Context, text: String) -> HandlerResult {
        Ok(ctx.reply_ephemeral(&self.rest, MessagePayload::text(text)).await?)
    }
}

/// Why an interaction could not be handled.
#[derive(Debug, thiserror::Error)]
pub enum HandlerError {
    /// The input could not be parsed.
    #[error(transparent)]
    Input(#[from] InputError),
    /// The interaction came from outside a server.
    #[error("not in a server")]
    NotInServer,
    /// The tables refused the request.
    #[error("the tables refused: {0:?}")]
    Tables(TablesError),
    /// The same, and the user's panel has told them why.
    #[error("the tables refused, and the panel says so: {0:?}")]
    RefusedOnPanel(TablesError),
    /// Discord rejected an API request.
    #[error(transparent)]
    Api(#[from] ApiError),
    /// The handler panicked.
    #[error("panicked")]
    Panicked,
    /// The move was committed, but its board could not be published yet.
    #[error("not shown yet: {0}")]
    NotShownYet(ApiError),
    /// The publisher of the table ended before it answered.
    #[error("the publisher stopped")]
    PublisherStopped,
    /// The server makes the answers of apps from outside visible to one person only.
    #[error("only one person sees the board")]
    HiddenHere,
    /// It counts, and the board shows it. Discord lets only this person see what answers them.
    #[error("only one person sees the answer")]
    AnswerHidden,
    /// The operator's list of servers doesn't have this place.
    #[error("not one of the allowed servers")]
    NotServedHere,
    /// The command is for those who run the bot.
    #[error("not an owner of the bot")]
    NotAnOwner,
}

impl HandlerError {
    /// How the interaction is counted and logged.
    pub fn outcome(&self) -> Handled {
        match self {
            HandlerError::AnswerHidden => Handled::Answered,
            HandlerError::Tables(error) | HandlerError::RefusedOnPanel(error) => match error {
                TablesError::Repeated => Handled::Duplicate,
                TablesError::Internal(_) => Handled::Failed,
                TablesError::Refused(TableError::Stale) | TablesError::NoTable => Handled::Stale,
                _ => Handled::Refused,
            },
            HandlerError::Input(_)
            | HandlerError::NotInServer
            | HandlerError::HiddenHere
            | HandlerError::NotServedHere
            | HandlerError::NotAnOwner => Handled::Refused,
            HandlerError::Api(refused) if refused.is_missing_permissions() => Handled::Refused,
            HandlerError::Api(_)
            | HandlerError::NotShownYet(_)
            | HandlerError::PublisherStopped
            | HandlerError::Panicked => Handled::Failed,
        }
    }
}

impl<T: Into<TablesError>> From<T> for HandlerError {
    fn from(error: T) -> HandlerError {
        HandlerError::Tables(error.into())
    }
}
