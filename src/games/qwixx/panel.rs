//! A player's own sheet in large, with the numbers that can be crossed now, and buttons for them.

use super::picture;
use super::words::{sheet, sheet_alt, sheet_heading};
use super::{Qwixx, View};
use crate::game::{Action, Panel, PanelInfo, PanelMove, Private, Seat, Words};
use crate::picture::Labels;
use crate::text::{self, Lang};

impl Private for Qwixx {
    const PANEL: Option<PanelInfo> = Some(PanelInfo { name: "sheet", menus: &[], is_needed: false });

    fn panel(labels: &Labels<'_>, view: &View, seat: Seat, legal: &[Action]) -> Option<Panel> {
        // What was chosen is marked instead of what could be.
        let marked = view.own.as_ref().map_or(legal, std::slice::from_ref);
        let title = sheet_heading(labels.lang, view);
        Some(Panel {
            words: format!("{title}\n{}", sheet(labels.lang, &view.sheets[seat.index()], view.closed)),
            title,
            scene: Some(picture::sheet(view, seat, marked, labels)),
            alt: sheet_alt(labels.lang, view, seat, legal, labels.names),
            moves: moves(labels.lang, view, legal),
            is_sealed: view.own.is_some(),
            menus: Vec::new(),
        })
    }
}

/// The legal moves, and those that keep their places.
fn moves(lang: Lang, view: &View, legal: &[Action]) -> Vec<PanelMove> {
    let mut actions = if legal.is_empty() { Vec::new() } else { Qwixx::fixed(view) };
    let others = legal.iter().filter(|action| !actions.contains(action)).copied().collect::<Vec<_>>();
    actions.extend(others);
    let offered = |action: Action| PanelMove {
        action,
        label: text::label_in::<Qwixx>(lang, action, view),
        button: Qwixx::button(action, view),
        is_possible: legal.contains(&action),
    };
    actions.into_iter().map(offered).collect()
}
