//! Wakes the computers at a table when it may be their turn, and publishes their moves.

use super::app::App;
use super::publish::Update;
use crate::fair::GameId;
use crate::table::ComputerPace;
use crate::tasks::caught;

impl App {
    /// Lets the computers at a table move for as long as it is their turn.
    pub(super) fn wake_computers(&self, table: GameId, pace: ComputerPace) {
        // Nearly every interaction ends here, so it comes without a task and without the table's lock.
        if !self.tables.may_await_computers(&table) || !self.tables.may_think(&table) {
            return;
        }
        let app = self.clone();
        self.tasks.spawn(async move {
            let moves = async {
                while let Some(committed) = app.tables.computers_move(&table, pace).await {
                    Update::new(committed).into_iter().for_each(|update| app.submit(update));
                }
            };
            if caught(moves).await.is_err() {
                app.tables.free(&table);
            }
        });
    }
}
