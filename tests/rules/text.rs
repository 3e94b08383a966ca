//! Every sentence is there in every language, and fits where it is shown.

pub(crate) mod catalogue;
pub(crate) mod games;
pub(crate) mod keys;
pub(crate) mod scenes;
pub(crate) mod variants;
pub(crate) mod wording;
