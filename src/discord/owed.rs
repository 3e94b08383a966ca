//! Delivers what is owed: after a start, after a lost connection, and now and then, everything that Discord doesn't show
//! yet is published. Such requests wait behind those of people who act.

use std::time::Duration;

use tokio::sync::Notify;

use super::app::App;
use super::publish::Update;
use crate::fair::GameId;
use crate::store::Outage;
use crate::table::Absentee;
use crate::tables::OWED_AFTER;
use crate::tasks::Heartbeat;

/// How often to look for what nobody could show.
const INTERVAL: Duration = Duration::from_secs(60);
/// The pause between two boards whose deadlines have moved.
const REDRAW_PAUSE: Duration = Duration::from_millis(50);

/// Tells that a gateway connection is there, or there again.
#[derive(Default)]
pub struct Connected(Notify);

impl Connected {
    /// A gateway connection is there.
    pub fn notify(&self) {
        self.0.notify_one();
    }
}

/// Delivers for ever.
pub(super) async fn run(app: App, heartbeat: Heartbeat) {
    let mut is_start = true;
    loop {
        let mut moved = Vec::new();
        tokio::select! {
            () = app.connected.0.notified() => app.publishers.try_again(),
            outages = app.tables.deadlines_moved() => moved = outages,
            () = heartbeat.pause(INTERVAL) => {}
        }
        deliver(&app, &heartbeat, is_start).await;
        app.deliver_owed_directly(is_start).await;
        // By now any running publisher has finished or died.
        heartbeat.pause(Duration::from_millis(OWED_AFTER.cast_unsigned())).await;
        deliver(&app, &heartbeat, false).await;
        show_deadlines(&app, &heartbeat, &moved).await;
        is_start = false;
    }
}

/// Shows the deadlines that have moved, on the boards that are there. Nobody waits for it, so it takes its time.
async fn show_deadlines(app: &App, heartbeat: &Heartbeat, outages: &[Outage]) {
    for table in app.tables.with_moved_deadlines(outages) {
        app.show_again(&table).await;
        heartbeat.pause(REDRAW_PAUSE).await;
    }
}

async fn deliver(app: &App, heartbeat: &Heartbeat, is_start: bool) {
    let owed = match app.tables.owed(is_start).await {
        Ok(owed) => owed,
        Err(error) => return tracing::warn!(%error, "could not read what is still to be shown"),
    };
    for table in owed {
        heartbeat.beat();
        app.deliver(&table).await;
    }
}

impl App {
    /// Shows a board as it is now: a deadline has moved, or somebody is away or back.
    async fn show_again(&self, table: &GameId) {
        match self.tables.last_change(table).await {
            Ok(Some(committed)) => {
                Update::redraw(committed).into_iter().for_each(|update| self.submit(update));
            }
            Ok(None) => {}
            Err(error) => tracing::debug!(?error, %table, "could not show that a deadline has moved"),
        }
    }

    /// Shows on all boards concerned that somebody's quiet hours or days away have changed.
    pub(super) fn show_absence(&self, absentee: Absentee) {
        let (app, tables) = (self.clone(), self.tables.tables_concerned(absentee));
        self.tasks.spawn_to_end(async move {
            for table in tables {
                app.show_again(&table).await;
                tokio::time::sleep(REDRAW_PAUSE).await;
            }
        });
    }

    /// Hands a table to its publisher, unless it has it already.
    async fn deliver(&self, table: &str) {
        if table.parse().is_ok_and(|id| self.publishers.has_task(&id)) {
            return;
        }
        match self.tables.debt(table).await {
            Ok(Some(committed)) => {
                let open = &committed.open_table.table;
                if self.publishers.is_owing(open.id(), open.steps()) {
                    tracing::info!(table, steps = committed.steps.len(), "publishing what is still owed");
                    Update::owed(committed).into_iter().for_each(|update| self.submit(update));
                }
            }
            Ok(None) => {}
            Err(error) => tracing::debug!(?error, table, "could not find out what a table owes"),
        }
    }
}
