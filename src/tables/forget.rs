//! Erases a user on request: they leave every table, and a random id outside Discord's range replaces theirs in all
//! stored data. Other players' data stays the same.

use std::sync::Arc;

use rand::TryRng;
use rand::rngs::SysRng;
use serde_json::Value;
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{Committed, OpenTable, TRIES, Tables, TablesError, restore};
use crate::fair::NoRandomness;
use crate::standings::is_forgotten;
use crate::store::{Erasure, StoreError, Stored, Unreadable, Written};
use crate::table::{Absentee, Person, Step, Table, TableCommand, TableError, UserId};

impl Tables {
    /// Erases a user, and returns the open tables they sat at. These stay locked until they are dropped, so that nobody
    /// sees a partial erasure.
    pub async fn forget(&self, user: UserId) -> Result<Vec<Committed>, TablesError> {
        let mut left = self.leave_everywhere(user).await?;
        for _ in 0..TRIES {
            let erasure = self.erasure(user.0).await?;
            if self.store.forget(erasure).await? == Written::Done {
                self.absences().set(Absentee::Person(user), Vec::new());
                for committed in &mut left {
                    self.reload_after_erasure(&mut committed.open_table).await?;
                }
                self.reload_others(user).await?;
                return Ok(left);
            }
        }
        Err(TablesError::Refused(TableError::Stale))
    }

    /// Several tables are locked together, so always in the same order, and only those at which the user sits: two people
    /// who are erased at once don't wait for each other for ever, and nobody waits for a table of others.
    async fn leave_everywhere(&self, user: UserId) -> Result<Vec<Committed>, TablesError> {
        let here = self.open.of_person(user).into_iter().map(|slot| slot.open_table.clone());
        let elsewhere = self.elsewhere(user).await?;
        let mut left = Vec::new();
        for open_table in here.chain(elsewhere) {
            left.extend(self.leave(open_table, user).await?);
        }
        Ok(left)
    }

    /// Replaces tables at which the user sat down while they were being erased.
    async fn reload_others(&self, user: UserId) -> Result<(), StoreError> {
        for slot in self.open.of_person(user) {
            // Other tables are locked already, so this one is not waited for.
            if let Ok(mut open_table) = slot.open_table.clone().try_lock_owned() {
                self.reload_after_erasure(&mut open_table).await?;
            }
        }
        Ok(())
    }

    /// The open tables of a user that belong to other processes.
    async fn elsewhere(&self, user: UserId) -> Result<Vec<Arc<Mutex<OpenTable>>>, StoreError> {
        if !self.store.is_shared() {
            return Ok(Vec::new());
        }
        let tables = self.store.tables_of(user.0).await?.into_iter();
        let open = tables.flatten().filter(|stored| !stored.over);
        let open = open.filter_map(|stored| restore::restore_table(stored, &self.outages).ok());
        Ok(open
            .filter(|open_table| self.open.get(open_table.table.id()).is_none())
            .map(|open_table| Arc::new(Mutex::new(open_table)))
            .collect())
    }

    /// Makes a user leave a table, if they have a seat there or one is kept for them.
    async fn leave(
        &self,
        open_table: Arc<Mutex<OpenTable>>,
        user: UserId,
    ) -> Result<Option<Committed>, TablesError> {
        let person = Person { user, name: String::new(), moderates: false };
        for _ in 0..TRIES {
            let open_table = open_table.clone().lock_owned().await;
            let table = &open_table.table;
            if !is_at(table, user) || table.ended().is_some() {
                return Ok(None);
            }
            let change = open_table
                .table
                .apply(&person, TableCommand::Decline, self.now())
                .map_err(TablesError::Refused)?;
            // A player who is already away takes no step to leave.
            if change.steps.is_empty() {
                let (turn_before, host_before) = (open_table.table.turn(), open_table.table.host());
                return Ok(Some(Committed {
                    open_table,
                    steps: Vec::new(),
                    events: Vec::new(),
                    turn_before,
                    asked_before: Vec::new(),
                    host_before,
                }));
            }
            match self.commit(open_table, change, None).await {
                Err(TablesError::Refused(TableError::Stale)) => {}
                done => return done.map(Some),
            }
        }
        Err(TablesError::Refused(TableError::Stale))
    }

    /// Replaces a table by its stored state.
    async fn reload_after_erasure(
        &self,
        open_table: &mut OwnedMutexGuard<OpenTable>,
    ) -> Result<(), StoreError> {
        let stored = self.store.table(&open_table.table.id().to_string()).await?;
        match stored.map(|stored| restore::restore_table(stored, &self.outages)) {
            Some(Err(parked)) => self.park(open_table, parked.reason),
            restored => {
                if let Some(Ok(fresh)) = restored {
                    **open_table = fresh;
                }
                self.open.keep_snapshot(open_table);
            }
        }
        Ok(())
    }

    async fn erasure(&self, user: u64) -> Result<Erasure, TablesError> {
        let (mut tables, mut damaged): (Vec<Stored>, Vec<Unreadable>) = (Vec::new(), Vec::new());
        for read in self.store.tables_of(user).await? {
            match read {
                Ok(stored) => tables.push(stored),
                Err(unreadable) => damaged.push(unreadable),
            }
        }
        let mut guilds = self.store.servers_of(user).await?;
        guilds.extend(tables.iter().map(|stored| stored.table.scope()));
        guilds.extend(damaged.iter().map(|unreadable| unreadable.guild));
        guilds.sort_unstable();
        guilds.dedup();
        let damaged = damaged.into_iter().map(|unreadable| unreadable.id).collect();
        let mut erasure = Erasure { user, damaged, ..Erasure::default() };
        for guild in guilds {
            erasure.aliases.push((guild, alias()?));
        }
        for stored in &tables {
            let alias = erasure.aliases.iter().find(|(guild, _)| *guild == stored.table.scope());
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

/// Whether somebody sits at a table, has a seat kept, or has lent theirs.
fn is_at(table: &Table, user: UserId) -> bool {
    table.seat_of(user).is_some() || table.lent_seat(user).is_some() || table.invited().contains(&user)
}

/// What replaces a damaged step of a person who is erased.
const BLANKED: &str = r#"{"blanked":{}}"#;

/// A random id outside Discord's range: real ids won't use the highest bit in this century.
fn alias() -> Result<u64, NoRandomness> {
    let mut bytes = [0; 8];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(u64::from_le_bytes(bytes) | 1 << 63)
}

/// Whether somebody was erased: these steps of a table were about them, and now are about an alias. Each pair is a step as
/// it was and as it is.
pub fn is_erased(user: u64, steps: &[(String, String)]) -> bool {
    steps.iter().any(|(then, now)| {
        let Ok(mut before) = serde_json::from_str::<Value>(then) else { return now == BLANKED };
        let Ok(now) = serde_json::from_str::<Value>(now) else { return false };
        let Some(alias) = alias_in(&now) else { return false };
        rename(&mut before, user, alias) && before == now
    })
}

/// The first alias in a step.
fn alias_in(value: &Value) -> Option<u64> {
    let Value::Object(fields) = value else { return None };
    let own = fields.get("user").and_then(Value::as_u64).filter(|user| is_forgotten(*user));
    own.or_else(|| fields.values().find_map(alias_in))
}

/// The steps of a table that name a user, rewritten with the alias.
fn renamed(stored: &Stored, user: u64, alias: u64) -> Vec<(String, u32, String)> {
    let rename_step = |step: &crate::store::StepRow| {
        let text = match serde_json::from_str::<Value>(&step.text) {
            Ok(mut value) => rename(&mut value, user, alias).then(|| value.to_string())?,
            // Damaged: nobody can say whom it names.
            Err(_) => BLANKED.to_owned(),
        };
        Some((stored.table.id.clone(), step.number, text))
    };
    stored.steps.iter().filter_map(rename_step).collect()
}

/// Replaces the user's id and empties their name, in any kind of step.
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
    fn an_erasure_is_told_from_a_game_that_went_another_way() {
        let joined = |user: u64, name: &str| format!(r#"{{"joined":{{"user":{user},"name":"{name}"}}}}"#);
        let pair = |now: String| vec![(joined(5, "Anna"), now)];
        assert!(is_erased(5, &pair(joined(u64::MAX, ""))));
        assert!(!is_erased(5, &pair(joined(6, "Ben"))), "somebody else joined");
        assert!(!is_erased(7, &pair(joined(u64::MAX, ""))), "it was somebody else");
        assert!(!is_erased(5, &pair(joined(u64::MAX, "Ben"))), "an alias has no name");
        assert!(!is_erased(5, &[]));
    }

    #[test]
    fn nobody_has_an_alias_of_ours() {
        assert!(crate::standings::is_forgotten(alias().unwrap()));
        assert_ne!(alias().unwrap(), alias().unwrap());
    }
}
