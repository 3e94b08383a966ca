//! Discord's rules for what a bot may send, read from the body alone: no world, no permissions.
//! Each rule is checked by our own reading and, where it covers the case, by twilight's.

pub(crate) mod choices;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod draft;
mod embeds;
pub(crate) mod mentions;
pub(crate) mod modal;
mod options;
mod second_opinion;
