//! A player's sheet, large, with what can be crossed now.

use super::picture;
use super::words::{sheet, sheet_alt};
use super::{Qwixx, View};
use crate::game::{Action, Panel, PanelInfo, Private, Seat};
use crate::picture::Sight;

impl Private for Qwixx {
    const PANEL: Option<PanelInfo> = Some(PanelInfo { name: "sheet", menus: &[], is_needed: false });

    fn panel(sight: &Sight<'_>, view: &View, seat: Seat, legal: &[Action]) -> Option<Panel> {
        Some(Panel {
            words: sheet(sight.lang, &view.sheets[seat.index()], view.closed),
            title: String::new(),
            scene: Some(picture::sheet(view, seat, legal, sight)),
            alt: sheet_alt(sight.lang, view, seat, legal, sight.names),
            menus: Vec::new(),
        })
    }
}
