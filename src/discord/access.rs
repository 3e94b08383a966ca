//! Who may use the bot, as its operator has set it: in which servers, and who runs it.

use std::collections::BTreeSet;

use super::app::HandlerError;
use super::context::Context;
use crate::config::Config;

/// The servers that the bot serves, and the people who run it.
pub struct Access {
    servers: Option<BTreeSet<u64>>,
    owners: BTreeSet<u64>,
}

impl Access {
    /// As the operator has set it.
    pub fn new(config: &Config) -> Access {
        Access { servers: config.allowed_servers.clone(), owners: config.owners.clone() }
    }

    /// Whether people are served in this server, or outside of servers. With a list of servers nobody is served outside
    /// of them: an app that people install for themselves would pass by the list.
    pub fn serves(&self, server: Option<u64>) -> bool {
        match (&self.servers, server) {
            (None, _) => true,
            (Some(allowed), Some(server)) => allowed.contains(&server),
            (Some(_), None) => false,
        }
    }

    /// Whether this interaction may be handled. What is for owners they may use everywhere.
    pub fn check(&self, ctx: &Context, is_for_owners: bool) -> Result<(), HandlerError> {
        if is_for_owners {
            let is_owner = self.owners.contains(&ctx.person().user.0);
            return if is_owner { Ok(()) } else { Err(HandlerError::NotAnOwner) };
        }
        if self.serves(ctx.server_id) { Ok(()) } else { Err(HandlerError::NotServedHere) }
    }
}
