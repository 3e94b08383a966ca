//! A player's private panel as a message: the picture, the legal moves as buttons, and menus for those that have none.

use serde_json::Value;

use super::{BoardMessage, Offer, in_rows};
use crate::discord::components::{PanelComponent, TableComponent};
use crate::discord::message::{Illustration, MessagePayload, menu, with_icon};
use crate::game::{Menu, Panel, PanelMove, Seat, Viewer};
use crate::games::AnyView;
use crate::picture::Labels;

impl BoardMessage<'_> {
    /// The player's private panel, under a line that says why nothing happened, if there is one. `is_changing`: a choice
    /// that was made in secret is to be changed. None if the game has no panel.
    pub fn panel(&self, seat: Seat, line: Option<&str>, is_changing: bool) -> Option<MessagePayload> {
        let game = self.table.game()?;
        let names = self.plain_names();
        let labels = Labels { lang: self.lang, names: &names };
        let view = game.view(Viewer::Seat(seat));
        let panel = view.panel(&labels, seat, &game.legal(seat))?;
        let rows = self.panel_rows(&view, &panel, is_changing);
        let waits =
            (!game.acting().contains(&seat) && !panel.is_sealed).then(|| self.say("panel-waits", &[]));
        let lines = |middle: String| {
            let lines = line.map(str::to_owned).into_iter().chain([middle]).chain(waits.clone());
            lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
        };
        let Panel { words, title, scene, alt, .. } = panel;
        let post = MessagePayload::text(lines(words)).rows(rows);
        Some(match scene {
            Some(scene) => {
                let content = Some(lines(title));
                post.illustrated(Illustration { scene, alt, embed: None, content })
            }
            None => post,
        })
    }

    /// What is left of a panel when the game is over.
    pub fn panel_of_the_past(&self) -> MessagePayload {
        MessagePayload::text(self.say("panel-over", &[]))
    }

    /// There is always a button: a press on the panel brings it up to date.
    fn panel_rows(&self, view: &AnyView, panel: &Panel, is_changing: bool) -> Vec<Vec<Value>> {
        let offers = offers(view, panel);
        if !offers.iter().any(|offer| offer.is_possible) {
            return vec![vec![self.plain("button-refresh", PanelComponent::Refresh)]];
        }
        if panel.is_sealed && !is_changing {
            return vec![vec![self.plain("button-change", PanelComponent::Change)]];
        }
        let mut rows = in_rows(&offers, |offer| self.own_move(offer), |_| None);
        rows.extend(self.menus(panel));
        rows
    }

    /// A row for each menu.
    pub(super) fn menus(&self, panel: &Panel) -> impl Iterator<Item = Vec<Value>> {
        panel.menus.iter().map(|menu| vec![self.menu(menu)])
    }

    /// The same button as on the board, but its press is answered by the panel.
    fn own_move(&self, offer: &Offer) -> Value {
        let mut button = self.offer(offer);
        button["custom_id"] = self.id(PanelComponent::Act(offer.action)).into();
        button
    }

    fn menu(&self, Menu { name, placeholder, most, icon, options }: &Menu) -> Value {
        let mut menu = menu(self.id(TableComponent::Menu(name)), placeholder, 1, *most, options);
        for option in menu["options"].as_array_mut().into_iter().flatten() {
            *option = with_icon(option.take(), *icon);
        }
        menu
    }
}

/// The moves of a panel.
pub(super) fn offers(view: &AnyView, panel: &Panel) -> Vec<Offer> {
    panel.moves.iter().map(|own| offer(view, own)).collect()
}

fn offer(view: &AnyView, PanelMove { action, label, button, is_possible }: &PanelMove) -> Offer {
    let icon = view.icon(*action);
    Offer { action: *action, label: label.clone(), button: *button, icon, is_possible: *is_possible }
}
