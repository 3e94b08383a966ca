//! Which of several processes publishes a table: the one that has its lease.

use std::convert::Infallible;
use std::time::Duration;

use super::delivery::DeliveryError;
use super::shown_board::ShownBoard;
use super::update::Update;
use crate::discord::app::App;
use crate::store::StoreError;

/// How long a process may publish a table before another may take over, in milliseconds. A process that was killed keeps
/// nobody waiting for longer, and an interaction is deferred after 1.8 seconds.
const LEASE: i64 = 600;
/// How often a process that is still publishing renews its lease.
const LEASE_RENEWAL: Duration = Duration::from_millis(200);
/// How often to ask again for a lease that another process has.
const LEASE_POLL: Duration = Duration::from_millis(50);

impl App {
    /// Makes Discord show the newest state of a table, while no other process does.
    pub(super) async fn publish_alone(
        &self,
        shown: &mut ShownBoard,
        update: &Update,
    ) -> Result<(), DeliveryError> {
        let store = self.tables.store();
        if !store.is_shared() {
            return self.bring_up_to_date(shown, update).await;
        }
        let (id, process) = (update.table.id().to_string(), self.tables.process());
        self.wait_for_lease(&id).await;
        let head = store.table_head(&id).await.ok().flatten();
        head.and_then(|head| head.board).and_then(|board| shown.adopt(board));
        let steps = update.table.steps();
        let is_past = head.is_some_and(|head| head.shown > steps || (update.is_owed && head.shown == steps))
            && !update.wants_new;
        let published = match &update.carrier {
            Some(carrier) if is_past => {
                // Another process has shown a later state already.
                carrier.responder.defer(&self.rest).await;
                Ok(())
            }
            None if is_past => Ok(()),
            _ => self.while_renewing_lease(&id, self.bring_up_to_date(shown, update)).await,
        };
        if let Err(error) = store.release_publishing(&id, process).await {
            tracing::warn!(%error, "could not let other processes publish a table");
        }
        published
    }

    /// Waits until no other process publishes this table. Without the store there is no lease, and people shall see their
    /// moves all the same.
    async fn wait_for_lease(&self, table: &str) {
        loop {
            match self.claim_lease(table).await {
                Ok(true) => return,
                Ok(false) => tokio::time::sleep(LEASE_POLL).await,
                Err(error) => return tracing::warn!(%error, "could not claim a table for publishing"),
            }
        }
    }

    async fn claim_lease(&self, table: &str) -> Result<bool, StoreError> {
        let now = self.tables.now();
        let process = self.tables.process();
        self.tables.store().claim_publishing(table, process, now.0, now.plus(LEASE).0).await
    }

    /// Keeps other processes from publishing a table for as long as this takes: Discord may be slow.
    async fn while_renewing_lease<T>(&self, table: &str, publishing: impl Future<Output = T>) -> T {
        tokio::select! {
            published = publishing => published,
            never = self.renew_lease(table) => match never {},
        }
    }

    async fn renew_lease(&self, table: &str) -> Infallible {
        loop {
            tokio::time::sleep(LEASE_RENEWAL).await;
            if let Err(error) = self.claim_lease(table).await {
                tracing::warn!(%error, "could not renew the claim to publish a table");
            }
        }
    }
}
