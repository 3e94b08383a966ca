//! Every sentence is there in every language, and fits where it is shown.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects")]

mod text {
    pub(crate) mod catalogue;
    pub(crate) mod games;
    pub(crate) mod keys;
    pub(crate) mod scenes;
    pub(crate) mod variants;
}
