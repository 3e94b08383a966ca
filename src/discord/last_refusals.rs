//! The last refusal that each person got in a channel. Whatever they do there next takes it away, so that refusals don't
//! pile up. In memory only: interaction tokens are never stored.

use dashmap::DashMap;

use super::app::App;
use super::context::Context;
use super::publish::TOKEN_LIFETIME;
use super::responder::Origin;
use super::rest::MessageToken;
use crate::table::{Moment, UserId};

/// The last refusals, by channel and person, and until when their tokens live.
#[derive(Default)]
pub struct LastRefusals(DashMap<(u64, UserId), (MessageToken, Moment)>);

impl LastRefusals {
    /// Forgets the refusals that can't be taken away any more.
    pub fn forget_dead(&self, now: Moment) {
        self.0.retain(|_, (_, until)| now < *until);
    }
}

impl App {
    /// Takes somebody's last refusal away, and remembers the new one. A press on the refusal itself leaves it there: it
    /// was answered with an update of it.
    pub(super) fn replace_refusal(&self, ctx: &Context, refusal: Option<MessageToken>) {
        if ctx.responder.origin == Origin::PrivateMessage {
            return;
        }
        let (key, now) = ((ctx.request.channel, ctx.person().user), self.tables.now());
        let earlier = match refusal {
            Some(refusal) => self.last_refusals.0.insert(key, (refusal, now.plus(TOKEN_LIFETIME))),
            None => self.last_refusals.0.remove(&key).map(|(_, refusal)| refusal),
        };
        let Some((message, _)) = earlier.filter(|(_, until)| now < *until) else { return };
        let rest = self.rest.clone();
        self.tasks.spawn_to_end(async move {
            if let Err(error) = rest.delete_by_token(&message).await {
                tracing::debug!(%error, "could not take a refusal away");
            }
        });
    }
}
