//! Making nobody of a person who asks for it: they get up from every table they sit at, and a number that Discord gives
//! nobody takes their place in everything that is stored. What others did stays as it was.

use std::sync::Arc;

use rand::TryRng;
use rand::rngs::SysRng;
use serde_json::Value;
use tokio::sync::Mutex;

use super::{Denied, Held, Slot, TRIES, Tables, restore};
use crate::fair::NoRandomness;
use crate::store::{Farewell, StoreError, Stored, Written};
use crate::table::{Ask, Person, Refusal, Step, UserId};

impl Tables {
    /// Forgets a person, and answers the open tables they sat at. These stay locked until the answer is dropped, so
    /// that nobody sees one of them half forgotten.
    pub async fn forget(&self, user: UserId) -> Result<Vec<Held>, Denied> {
        let mut left = self.leave_everywhere(user).await?;
        for _ in 0..TRIES {
            let farewell = self.farewell(user.0).await?;
            if self.store.forget(farewell).await? == Written::Done {
                for held in &mut left {
                    self.take_up_again(&mut held.slot).await?;
                }
                return Ok(left);
            }
        }
        Err(Denied::Refused(Refusal::Stale))
    }

    async fn leave_everywhere(&self, user: UserId) -> Result<Vec<Held>, Denied> {
        let mut slots: Vec<_> = self.open.iter().map(|place| place.slot.clone()).collect();
        slots.extend(self.elsewhere(user).await?);
        let mut left = Vec::new();
        for slot in slots {
            left.extend(self.leave(slot, user).await?);
        }
        Ok(left)
    }

    /// The open tables a person has sat at that are other processes' business.
    async fn elsewhere(&self, user: UserId) -> Result<Vec<Arc<Mutex<Slot>>>, StoreError> {
        if !self.store.is_shared() {
            return Ok(Vec::new());
        }
        let tables = self.store.tables_of(user.0).await?.into_iter();
        let foreign = tables.filter(|stored| !stored.over && !self.open.contains_key(&stored.table.channel));
        Ok(foreign
            .filter_map(|stored| restore::revive(stored).ok())
            .map(|slot| Arc::new(Mutex::new(slot)))
            .collect())
    }

    /// Gets a person up from a table, if they sit there.
    async fn leave(&self, slot: Arc<Mutex<Slot>>, user: UserId) -> Result<Option<Held>, Denied> {
        let person = Person { user, name: String::new(), moderates: false };
        for _ in 0..TRIES {
            let slot = slot.clone().lock_owned().await;
            if slot.table.seat_of(user).is_none() || slot.table.ended().is_some() {
                return Ok(None);
            }
            let change = slot.table.ask(&person, Ask::Leave, self.now()).map_err(Denied::Refused)?;
            // Who is away already has nothing to leave.
            if change.steps.is_empty() {
                let turn_before = slot.table.turn();
                return Ok(Some(Held { slot, steps: Vec::new(), events: Vec::new(), turn_before }));
            }
            match self.commit(slot, change, None).await {
                Err(Denied::Refused(Refusal::Stale)) => {}
                done => return done.map(Some),
            }
        }
        Err(Denied::Refused(Refusal::Stale))
    }

    /// Takes a table up from what is stored of it now.
    async fn take_up_again(&self, slot: &mut Slot) -> Result<(), StoreError> {
        match self.store.table(&slot.table.id().to_string()).await?.map(restore::revive) {
            Some(Ok(fresh)) => *slot = fresh,
            Some(Err(error)) => tracing::error!(%error, "a table can't be taken up without a person"),
            None => {}
        }
        if let Some(mut place) = self.open.get_mut(&slot.channel) {
            place.host = slot.table.host();
        }
        Ok(())
    }

    async fn farewell(&self, user: u64) -> Result<Farewell, Denied> {
        let tables = self.store.tables_of(user).await?;
        let mut guilds = self.store.servers_of(user).await?;
        guilds.extend(tables.iter().map(|stored| stored.table.guild));
        guilds.sort_unstable();
        guilds.dedup();
        let mut farewell = Farewell { user, ..Farewell::default() };
        for guild in guilds {
            farewell.aliases.push((guild, alias()?));
        }
        for stored in &tables {
            let alias = farewell.aliases.iter().find(|(guild, _)| *guild == stored.table.guild);
            let alias = alias.map_or(0, |(_, alias)| *alias);
            farewell.steps.extend(renamed(stored, user, alias));
            if !stored.over {
                let number = stored.steps.last().map_or(0, |step| step.number) + 1;
                let mark = self.rows(number, &[Step::Forgotten {}]);
                farewell.marks.extend(mark.into_iter().map(|step| (stored.table.id.clone(), step)));
            }
            farewell.tables.push(stored.table.id.clone());
        }
        Ok(farewell)
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
    let rename_step = |step: &crate::store::Step| {
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
