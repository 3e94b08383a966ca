//! What a player has to themselves: a hand, a sheet. A panel is neutral data, which `discord` turns into a private
//! message with menus.

use super::{Action, Picture, Seat, Words};
use crate::picture::{Scene, Sight};

/// What is private in a game; nothing, unless the game says otherwise.
pub trait Private: Words + Picture {
    /// What the panel is called and which menus it can have; none if nothing is private.
    const PANEL: Option<PanelInfo> = None;

    /// The panel of a seat, from its own view; `legal` is what the game offers it.
    fn panel(_sight: &Sight<'_>, _view: &Self::View, _seat: Seat, _legal: &[Action]) -> Option<Panel> {
        None
    }

    /// What was chosen from a menu of the panel; none if it isn't one of the game's, or that can't be chosen from it.
    fn chosen(_menu: &str, _values: &[String]) -> Option<Action> {
        None
    }
}

/// What is known of a panel before there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelInfo {
    /// The name of its command and of its button's id. The catalogues have `command-NAME-name`,
    /// `command-NAME-description`, `button-NAME`, and `refuse-no-NAME` for games without. Stored in ids.
    pub name: &'static str,
    /// The names of its menus, which are stored in their ids.
    pub menus: &'static [&'static str],
    /// Whether one can't play without it, so that its button is the first to be seen.
    pub is_needed: bool,
}

/// A private message, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// All of it in words.
    pub words: String,
    /// What stands over the picture instead of the words.
    pub title: String,
    /// The picture; none where there is nothing to see.
    pub scene: Option<Scene>,
    /// The picture in plain sentences.
    pub alt: String,
    /// What can be chosen.
    pub menus: Vec<Menu>,
}

/// Things to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Which of the game's menus.
    pub name: &'static str,
    /// What it is for.
    pub placeholder: String,
    /// How many can be chosen at once; at least one.
    pub most: usize,
    /// A value and its label each.
    pub options: Vec<(String, String)>,
}
