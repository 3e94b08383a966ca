//! Panels: what only one player may see, such as a hand or a sheet, and that player's moves. A panel is plain data;
//! `discord` turns it into an ephemeral message with buttons and menus.

use super::words::Button;
use super::{Action, Picture, Seat, Words};
use crate::picture::{ButtonIcon, Labels, Scene};

/// The private part of a game. By default there is none.
pub trait Private: Words + Picture {
    /// The panel's name and menus; `None` if the game has no panel.
    const PANEL: Option<PanelInfo> = None;

    /// The panel of a seat, from its own view and its legal actions.
    fn panel(_labels: &Labels<'_>, _view: &Self::View, _seat: Seat, _legal: &[Action]) -> Option<Panel> {
        None
    }

    /// The action chosen from a menu of the panel; `None` if the menu or the values are invalid.
    fn chosen(_menu: &str, _values: &[String]) -> Option<Action> {
        None
    }
}

/// The static description of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelInfo {
    /// The name of its command, also used in its button's id, where it is stored. The catalogues have
    /// `command-NAME-name`, `command-NAME-description`, `button-NAME`, and `refuse-no-NAME` for games without a panel.
    pub name: &'static str,
    /// The names of its menus, which are stored in component ids.
    pub menus: &'static [&'static str],
    /// Whether players can't play without it. Then its button comes first.
    pub is_needed: bool,
}

/// The content of a private message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// The whole content as text.
    pub words: String,
    /// The title above the picture, shown instead of the text.
    pub title: String,
    /// The picture, if there is one.
    pub scene: Option<Scene>,
    /// The alt text of the picture.
    pub alt: String,
    /// The moves that have a button; none if the game has them on the board only.
    pub moves: Vec<PanelMove>,
    /// Whether the player has chosen already, in secret, and the moves would change that. Then they come behind a button.
    pub is_sealed: bool,
    /// The select menus.
    pub menus: Vec<Menu>,
}

/// A move with a button on a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelMove {
    /// What the button does.
    pub action: Action,
    /// What the button says.
    pub label: String,
    /// Its position and style.
    pub button: Button,
    /// Whether the player may take it now. If not, the button only keeps its place.
    pub is_possible: bool,
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its name, one of [`PanelInfo::menus`].
    pub name: &'static str,
    /// The placeholder text.
    pub placeholder: String,
    /// How many values can be chosen at once; at least one.
    pub most: usize,
    /// The icon of every option.
    pub icon: Option<ButtonIcon>,
    /// The options: value and label.
    pub options: Vec<(String, String)>,
}
