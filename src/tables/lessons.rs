//! The lessons of a person: their private tables at which the game is taught.

use std::sync::Arc;

use super::{TableRef, Tables, TablesError};
use crate::store::Place;
use crate::table::{Table, UserId};

impl Tables {
    /// The open lessons of a person, no matter which process opened them. Those that can't be read are left out.
    pub async fn lessons_of(&self, user: UserId) -> Result<Vec<Arc<Table>>, TablesError> {
        let mut lessons = Vec::new();
        for id in self.store.private_tables(user.0).await? {
            let Ok(id) = id.parse() else { continue };
            let Ok(open_table) = self.lock(TableRef::Id(&id)).await else { continue };
            if open_table.table.terms().is_lesson() {
                lessons.push(open_table.table.clone());
            }
        }
        Ok(lessons)
    }

    /// Whether a person has a seat at the table in a channel.
    pub async fn plays_in(&self, channel: u64, user: UserId) -> bool {
        let is_seated = |table: &Table| table.seat_of(user).is_some();
        match self.snapshot(channel) {
            Some(table) if is_seated(&table) => true,
            Some(_) if !self.store.is_shared() => false,
            None if !self.store.is_shared() => false,
            _ => match self.lock(TableRef::InChannel(channel)).await {
                Ok(open_table) => is_seated(&open_table.table),
                Err(_) => false,
            },
        }
    }

    /// The last lesson of a person in this process, for suggestions, which have to be quick.
    pub fn lesson_here(&self, user: UserId) -> Option<Arc<Table>> {
        let own = self.open.all().into_iter().filter(|slot| slot.place == Place::Private(user.0));
        let lessons = own.map(|slot| slot.snapshot()).filter(|table| table.terms().is_lesson());
        lessons.max_by_key(|table| table.waiting_since())
    }
}
