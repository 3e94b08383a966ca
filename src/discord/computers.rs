//! The computers at the tables: woken when it may be theirs to move, and what they did is told to everybody.

use super::app::{App, HandlerError};
use super::publish::{account, is_new_board};
use crate::tables::Committed;

impl App {
    /// Lets the computers in a channel move, turn after turn, as long as it is theirs.
    pub(super) fn wake_computers(&self, channel: u64) {
        if !self.tables.may_think(channel) {
            return;
        }
        let app = self.clone();
        tokio::spawn(async move {
            while let Some(committed) = app.tables.computers_move(channel).await {
                if let Err(failure) = app.publish_to_all(committed).await {
                    tracing::warn!(error = %failure, channel, "could not publish a computer's move");
                }
            }
        });
    }

    /// Tells what nobody in particular did: one board, in place or anew.
    async fn publish_to_all(&self, mut committed: Committed) -> Result<(), HandlerError> {
        let audience = self.audience(committed.open_table.guild).await;
        let news = self.news(&committed, audience.lang, None);
        let told = if is_new_board(&committed) {
            let (old, account) = (committed.open_table.board, account(&committed, audience.lang));
            let posted = self.post_board(&mut committed.open_table, audience, &news).await;
            if posted.is_ok() {
                self.shrink(old, &account).await;
            }
            posted
        } else {
            self.refresh(&mut committed.open_table, audience, &news).await
        };
        told.map_err(|failure| self.retry_later(&committed, audience, failure))
    }
}
