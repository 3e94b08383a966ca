//! How many tables may be open at once: of a person, and in a server. They are counted in the transaction that opens a
//! table, so the limits hold no matter how many processes open tables.

use super::{TRIES, TableRequest, Tables, TablesError, restore};
use crate::store::{NewTable, Place, StepRow, StoreError, TableLimits, TablesAround, Written};
use crate::table::UserId;

/// The most open tables that one user may host in channels.
pub const TABLES_PER_HOST: usize = 3;
/// The most private tables that one user may have open.
pub const PRIVATE_TABLES_PER_PERSON: usize = 20;
/// The most tables that may be open in a server.
pub const TABLES_PER_SERVER: usize = 50;

impl Tables {
    /// An error if the user or the server has too many open tables.
    pub async fn check_room(&self, request: &TableRequest) -> Result<(), TablesError> {
        self.room(request, Place::Channel(request.channel), request.guild).await.map(drop)
    }

    /// Stores a new table, unless there are too many. What else was opened meanwhile counts.
    pub(super) async fn store_within_limits(
        &self,
        request: &TableRequest,
        row: &NewTable,
        steps: Vec<StepRow>,
    ) -> Result<(), TablesError> {
        for _ in 0..TRIES {
            let room = self.room(request, row.place, row.guild).await?;
            let opening =
                self.store.open_table_within(room, row.clone(), steps.clone(), Some(request.interaction));
            match opening.await? {
                Written::Done => return Ok(()),
                Written::Repeated => return Err(TablesError::Repeated),
                Written::Overtaken => return Err(TablesError::TableHere),
                Written::Crowded => {}
            }
        }
        Err(TablesError::TooManyOfYours)
    }

    /// What must still be so when the table is stored, or why it can't be opened.
    async fn room(
        &self,
        request: &TableRequest,
        place: Place,
        guild: Option<u64>,
    ) -> Result<TableLimits, TablesError> {
        let user = request.person.user;
        let TablesAround { of_person, private, in_server } = self.store.tables_around(user.0, guild).await?;
        let is_private = place.owner().is_some();
        if is_private && private >= PRIVATE_TABLES_PER_PERSON
            || !is_private && self.hosts_too_many(&of_person, user).await?
        {
            return Err(TablesError::TooManyOfYours);
        }
        if !is_private && in_server >= TABLES_PER_SERVER {
            return Err(TablesError::TooManyHere);
        }
        Ok(TableLimits {
            user: user.0,
            known: of_person,
            private: if is_private { PRIVATE_TABLES_PER_PERSON - 1 } else { usize::MAX },
            in_server: TABLES_PER_SERVER - 1,
        })
    }

    async fn hosts_too_many(&self, tables: &[String], user: UserId) -> Result<bool, StoreError> {
        let mut hosted = 0;
        for table in tables {
            hosted += usize::from(self.host_of(table).await? == Some(user));
            if hosted >= TABLES_PER_HOST {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Host of an open table; unknown if the table can't be read.
    async fn host_of(&self, table: &str) -> Result<Option<UserId>, StoreError> {
        let here = table.parse().ok().and_then(|id| self.snapshot_of(&id));
        if let Some(here) = here.filter(|_| !self.store.is_shared()) {
            return Ok(Some(here.host()));
        }
        match self.store.table(table).await {
            Ok(stored) => {
                Ok(stored.and_then(|stored| Some(restore::read(&stored).ok()?.table().ok()?.host())))
            }
            Err(StoreError::Unreadable(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
