//! The computers at the tables: woken when it may be theirs to move, and what they did is told to everybody.

use super::desk::{Desk, Snag};
use super::telling::{account, is_new_board};
use crate::tables::Held;

impl Desk {
    /// Lets the computers in a channel move, turn after turn, as long as it is theirs.
    pub(super) fn wake_computers(&self, channel: u64) {
        if !self.tables.may_think(channel) {
            return;
        }
        let desk = self.clone();
        tokio::spawn(async move {
            while let Some(held) = desk.tables.computers_move(channel).await {
                if let Err(snag) = desk.tell_everybody(held).await {
                    tracing::warn!(error = %snag, channel, "a computer's move could not be told");
                }
            }
        });
    }

    /// Tells what nobody in particular did: one board, in place or anew.
    async fn tell_everybody(&self, mut held: Held) -> Result<(), Snag> {
        let lang = self.language(held.slot.guild).await;
        let news = self.news(&held, lang, None);
        if !is_new_board(&held) {
            return self.refresh(&mut held.slot, lang, &news).await;
        }
        let (old, account) = (held.slot.board, account(&held, lang));
        self.post_board(&mut held.slot, lang, &news).await?;
        self.shrink(old, &account).await;
        Ok(())
    }
}
