//! Boards that are newer than a backup that was restored. They show games that have not happened, and once the game has as
//! many steps again, their buttons would look like the table's own.

use super::app::App;
use super::context::Context;
use crate::store::{Store, StoreError};
use crate::tables::TableRequest;

/// The setting that has the times: pairs of milliseconds since 1970.
const SETTING: (&str, &str) = ("bot", "restored");
/// When Discord's ids begin to count, in milliseconds since 1970.
const EPOCH: i64 = 1_420_070_400_000;
/// How many times are remembered.
const MOST: usize = 20;

/// The times whose messages are lost: after the last step of a backup, and before it was restored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LostBoards(Vec<(i64, i64)>);

impl LostBoards {
    /// Notes that what was posted between these times is lost.
    pub async fn note(store: &Store, from: i64, until: i64) -> Result<(), StoreError> {
        let LostBoards(mut times) = LostBoards::load(store).await?;
        times.push((from, until));
        let some = times.len().saturating_sub(MOST);
        let text: Vec<String> = times[some..].iter().map(|(from, until)| format!("{from} {until}")).collect();
        store.set_setting(SETTING.0, SETTING.1, &text.join(",")).await
    }

    /// As noted. What can't be read is left out.
    pub(super) async fn load(store: &Store) -> Result<LostBoards, StoreError> {
        let text = store.setting(SETTING.0, SETTING.1).await?.unwrap_or_default();
        let pair = |pair: &str| {
            let (from, until) = pair.split_once(' ')?;
            Some((from.parse().ok()?, until.parse().ok()?))
        };
        Ok(LostBoards(text.split(',').filter_map(pair).collect()))
    }

    fn contains(&self, message: u64) -> bool {
        let posted = (message >> 22).cast_signed() + EPOCH;
        self.0.iter().any(|(from, until)| (*from..*until).contains(&posted))
    }
}

impl App {
    /// Whether the click is on a board that is lost. The one that the table has is not, whenever it was posted.
    pub(super) async fn is_lost_board(&self, ctx: &Context) -> bool {
        let Some(message) = ctx.clicked.filter(|message| self.lost_boards.contains(*message)) else {
            return false;
        };
        let TableRequest { table: Some(_), .. } = &ctx.request else { return false };
        let board = self.tables.look(&ctx.request).await.ok().and_then(|open_table| open_table.board);
        board.is_none_or(|board| board.message != message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_posted_between_a_backup_and_its_restore_is_lost() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        assert_eq!(LostBoards::load(&store).await.unwrap(), LostBoards::default());
        let posted = |at: i64| ((at - EPOCH).unsigned_abs() << 22) + 5;
        LostBoards::note(&store, 1_700_000_000_000, 1_700_000_900_000).await.unwrap();
        LostBoards::note(&store, 1_800_000_000_000, 1_800_000_900_000).await.unwrap();
        let lost = LostBoards::load(&store).await.unwrap();
        for (at, is_lost) in [
            (1_699_999_999_999, false),
            (1_700_000_000_001, true),
            (1_700_000_900_000, false),
            (1_800_000_000_500, true),
        ] {
            assert_eq!(lost.contains(posted(at)), is_lost, "{at}");
        }
    }
}
