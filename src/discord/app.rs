//! What serves people: the tables, the way to Discord, and whoever draws and analyses; and why somebody couldn't be
//! served.

use std::sync::Arc;

use super::analysis_queue::AnalysisQueue;
use super::commands::{InputError, Served};
use super::context::Context;
use super::interaction_log::Handled;
use super::message::MessagePayload;
use super::render::Renderer;
use super::rest::{ApiError, Rest};
use crate::table::{TableCommand, TableError};
use crate::tables::{Tables, TablesError};

/// Serves interactions.
#[derive(Clone)]
pub struct App {
    pub(super) tables: Arc<Tables>,
    pub(super) rest: Rest,
    pub(super) renderer: Renderer,
    pub(super) analysis_queue: Arc<AnalysisQueue>,
}

impl App {
    /// Asks something of the table here, and shows everybody what came of it. The table stays locked until its board
    /// is out.
    pub(super) async fn execute(&self, ctx: &Context, command: TableCommand) -> Served {
        let committed = self.tables.execute(&ctx.request, ctx.table.as_ref(), command).await?;
        self.publish(ctx, committed).await
    }

    /// Says something that only they see.
    pub(super) async fn reply_ephemeral(&self, ctx: &Context, text: String) -> Served {
        Ok(ctx.say_privately(&self.rest, MessagePayload::text(text)).await?)
    }
}

/// Why an interaction couldn't be served.
#[derive(Debug, thiserror::Error)]
pub enum HandlerError {
    /// What was typed or pressed means nothing.
    #[error(transparent)]
    Input(#[from] InputError),
    /// Commands are for servers alone.
    #[error("not in a server")]
    Elsewhere,
    /// The tables refused.
    #[error("the door: {0:?}")]
    Tables(TablesError),
    /// Discord refused.
    #[error(transparent)]
    Api(#[from] ApiError),
    /// It counts, but could not be shown yet.
    #[error("not shown yet: {0}")]
    NotShownYet(ApiError),
}

impl HandlerError {
    /// What came of the interaction.
    pub fn outcome(&self) -> Handled {
        match self {
            HandlerError::Tables(TablesError::Repeated) => Handled::Repeated,
            HandlerError::Tables(TablesError::Internal(_)) => Handled::Trouble,
            HandlerError::Tables(TablesError::Refused(TableError::Stale) | TablesError::NoTable) => {
                Handled::Stale
            }
            HandlerError::Tables(_) | HandlerError::Input(_) | HandlerError::Elsewhere => Handled::Refused,
            HandlerError::Api(refused) if refused.is_about_permissions() => Handled::Refused,
            HandlerError::Api(_) | HandlerError::NotShownYet(_) => Handled::Trouble,
        }
    }
}

impl<T: Into<TablesError>> From<T> for HandlerError {
    fn from(denied: T) -> HandlerError {
        HandlerError::Tables(denied.into())
    }
}
