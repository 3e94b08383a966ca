//! A player's own sheet in large, with the numbers that can be crossed now.

use super::picture;
use super::words::{sheet, sheet_alt};
use super::{Qwixx, View};
use crate::game::{Action, Panel, PanelInfo, Private, Seat};
use crate::picture::Labels;

impl Private for Qwixx {
    const PANEL: Option<PanelInfo> = Some(PanelInfo { name: "sheet", menus: &[], is_needed: false });

    fn panel(labels: &Labels<'_>, view: &View, seat: Seat, legal: &[Action]) -> Option<Panel> {
        Some(Panel {
            words: sheet(labels.lang, &view.sheets[seat.index()], view.closed),
            title: String::new(),
            scene: Some(picture::sheet(view, seat, legal, labels)),
            alt: sheet_alt(labels.lang, view, seat, legal, labels.names),
            menus: Vec::new(),
        })
    }
}
