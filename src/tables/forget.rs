//! Making nobody of a person who asks for it: they get up from every table they sit at, and a number that Discord gives
//! nobody takes their place in everything that is stored. What others did stays as it was.

use std::sync::Arc;

use rand::TryRng;
use rand::rngs::SysRng;
use serde_json::Value;
use tokio::sync::Mutex;

use super::{Committed, OpenTable, TRIES, Tables, TablesError, restore};
use crate::fair::NoRandomness;
use crate::store::{Erasure, StoreError, Stored, Written};
use crate::table::{Person, Step, TableCommand, TableError, UserId};

impl Tables {
    /// Forgets a person, and answers the open tables they sat at. These stay locked until the answer is dropped, so
    /// that nobody sees one of them half forgotten.
    pub async fn forget(&self, user: UserId) -> Result<Vec<Committed>, TablesError> {
        let mut left = self.leave_everywhere(user).await?;
        for _ in 0..TRIES {
            let erasure = self.erasure(user.0).await?;
            if self.store.forget(erasure).await? == Written::Done {
                for committed in &mut left {
                    self.take_up_again(&mut committed.open_table).await?;
                }
                return Ok(left);
            }
        }
        Err(TablesError::Refused(TableError::Stale))
    }

    async fn leave_everywhere(&self, user: UserId) -> Result<Vec<Committed>, TablesError> {
        let mut slots: Vec<_> = self.open.iter().map(|place| place.open_table.clone()).collect();
        slots.extend(self.elsewhere(user).await?);
        let mut left = Vec::new();
        for open_table in slots {
            left.extend(self.leave(open_table, user).await?);
        }
        Ok(left)
    }

    /// The open tables a person has sat at that are other processes' business.
    async fn elsewhere(&self, user: UserId) -> Result<Vec<Arc<Mutex<OpenTable>>>, StoreError> {
        if !self.store.is_shared() {
            return Ok(Vec::new());
        }
        let tables = self.store.tables_of(user.0).await?.into_iter();
        let foreign = tables.filter(|stored| !stored.over && !self.open.contains_key(&stored.table.channel));
        Ok(foreign
            .filter_map(|stored| restore::revive(stored).ok())
            .map(|open_table| Arc::new(Mutex::new(open_table)))
            .collect())
    }

    /// Gets a person up from a table, if they sit there.
    async fn leave(
        &self,
        open_table: Arc<Mutex<OpenTable>>,
        user: UserId,
    ) -> Result<Option<Committed>, TablesError> {
        let person = Person { user, name: String::new(), moderates: false };
        for _ in 0..TRIES {
            let open_table = open_table.clone().lock_owned().await;
            if open_table.table.seat_of(user).is_none() || open_table.table.ended().is_some() {
                return Ok(None);
            }
            let change = open_table
                .table
                .apply(&person, TableCommand::Leave, self.now())
                .map_err(TablesError::Refused)?;
            // Who is away already has nothing to leave.
            if change.steps.is_empty() {
                let turn_before = open_table.table.turn();
                return Ok(Some(Committed {
                    open_table,
                    steps: Vec::new(),
                    events: Vec::new(),
                    turn_before,
                }));
            }
            match self.commit(open_table, change, None).await {
                Err(TablesError::Refused(TableError::Stale)) => {}
                done => return done.map(Some),
            }
        }
        Err(TablesError::Refused(TableError::Stale))
    }

    /// Takes a table up from what is stored of it now.
    async fn take_up_again(&self, open_table: &mut OpenTable) -> Result<(), StoreError> {
        match self.store.table(&open_table.table.id().to_string()).await?.map(restore::revive) {
            Some(Ok(fresh)) => *open_table = fresh,
            Some(Err(error)) => tracing::error!(%error, "could not restore a table after an erasure"),
            None => {}
        }
        self.keep_snapshot(open_table);
        Ok(())
    }

    async fn erasure(&self, user: u64) -> Result<Erasure, TablesError> {
        let tables = self.store.tables_of(user).await?;
        let mut guilds = self.store.servers_of(user).await?;
        guilds.extend(tables.iter().map(|stored| stored.table.guild));
        guilds.sort_unstable();
        guilds.dedup();
        let mut erasure = Erasure { user, ..Erasure::default() };
        for guild in guilds {
            erasure.aliases.push((guild, alias()?));
        }
        for stored in &tables {
            let alias = erasure.aliases.iter().find(|(guild, _)| *guild == stored.table.guild);
            let alias = alias.map_or(0, |(_, alias)| *alias);
            erasure.steps.extend(renamed(stored, user, alias));
            if !stored.over {
                let number = stored.steps.last().map_or(0, |step| step.number) + 1;
                let mark = self.rows(number, &[Step::Forgotten {}]);
                erasure.marks.extend(mark.into_iter().map(|step| (stored.table.id.clone(), step)));
            }
            erasure.tables.push(stored.table.id.clone());
        }
        Ok(erasure)
    }
}

/// A number that Discord gives nobody: its ids won't reach the highest bit in this century.
fn alias() -> Result<u64, NoRandomness> {
    let mut bytes = [0; 8];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(u64::from_le_bytes(bytes) | 1 << 63)
}

/// The steps of a table that name a person, naming nobody.
fn renamed(stored: &Stored, user: u64, alias: u64) -> Vec<(String, u32, String)> {
    let rename_step = |step: &crate::store::StepRow| {
        let mut value: Value = serde_json::from_str(&step.text).ok()?;
        rename(&mut value, user, alias).then(|| (stored.table.id.clone(), step.number, value.to_string()))
    };
    stored.steps.iter().filter_map(rename_step).collect()
}

/// Whatever kind of step it is: where `user` is the person, they are somebody else, without a name.
fn rename(value: &mut Value, user: u64, alias: u64) -> bool {
    let Value::Object(fields) = value else { return false };
    let is_theirs = fields.get("user").and_then(Value::as_u64) == Some(user);
    if is_theirs {
        fields.insert("user".to_owned(), alias.into());
        if let Some(name) = fields.get_mut("name") {
            *name = "".into();
        }
    }
    fields.values_mut().fold(is_theirs, |renamed, field| rename(field, user, alias) || renamed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_names_a_person_names_nobody_and_can_still_be_taken() {
        let mut step = serde_json::json!({ "joined": { "user": 5, "name": "Anna" } });
        assert!(rename(&mut step, 5, u64::MAX));
        assert_eq!(
            serde_json::from_value::<Step>(step).unwrap(),
            Step::Joined { user: UserId(u64::MAX), name: String::new() }
        );
        let mut other = serde_json::json!({ "joined": { "user": 55, "name": "5" } });
        assert!(!rename(&mut other, 5, 1));
    }

    #[test]
    fn nobody_has_an_alias_of_ours() {
        assert!(crate::standings::is_forgotten(alias().unwrap()));
        assert_ne!(alias().unwrap(), alias().unwrap());
    }
}
