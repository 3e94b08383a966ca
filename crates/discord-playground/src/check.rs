//! Checks what a bot sends against Discord's limits, looking at the request body alone.
//!
//! Permissions and state are checked in `world`. Every body is checked twice: by the modules here, and where twilight
//! covers the case by `twilight_validate`.

pub(crate) mod choices;
mod command_options;
pub(crate) mod commands;
pub(crate) mod components;
mod embeds;
pub(crate) mod mentions;
pub(crate) mod message;
pub(crate) mod modal;
mod twilight;
