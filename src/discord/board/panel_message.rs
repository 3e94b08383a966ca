//! A player's private panel as a message: the picture, the legal moves as buttons, and menus for those that have none.

use serde_json::Value;

use super::{BoardMessage, News, Offer, in_rows};
use crate::discord::components::{PanelComponent, TableComponent};
use crate::discord::message::{Embed, Illustration, MessagePayload, menu, with_icon};
use crate::game::{Action, Menu, Panel, PanelMove, Seat, Viewer};
use crate::games::AnyView;
use crate::picture::Labels;
use crate::text;

/// The most lines of a text board about what happened.
const NEWS: usize = 10;

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

    /// The whole board in words, with the player's own cards or sheet and moves. None if the game is over.
    pub fn text_panel(&self, seat: Seat, line: Option<&str>, is_changing: bool) -> Option<MessagePayload> {
        let Some(game) = self.table.game() else {
            let text = self.say("text-board-lobby", &[]);
            let refresh = vec![self.plain("button-refresh", PanelComponent::Refresh)];
            return self.table.is_lobby().then(|| MessagePayload::text(text).rows(vec![refresh]));
        };
        let names = self.names();
        let labels = Labels { lang: self.lang, names: &names };
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let own = view.panel(&labels, seat, &legal);
        let panel = own.unwrap_or_else(|| self.moves_only(&view, &legal));
        let is_asked = game.acting().contains(&seat);
        let turn = self.say(if is_asked { "text-board-turn" } else { "panel-waits" }, &[]);
        // Whoever has chosen in secret is neither asked nor waiting for their turn.
        let turn = Some(turn).filter(|_| !panel.is_sealed);
        let lines = line.map(str::to_owned).into_iter().chain(turn).chain([panel.alt.clone()]);
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        let rows = self.panel_rows(&view, &panel, is_changing);
        let embed = self.board_in_words(&view, self.since_last_move(seat));
        Some(MessagePayload::text(lines.join("\n")).embed(embed).rows(rows))
    }

    /// What happened, and the whole state in sentences, one a line.
    pub(super) fn board_in_words(&self, view: &AnyView, news: Vec<String>) -> Embed {
        let gap = (!news.is_empty()).then(String::new);
        let state = text::told(self.lang, view, &self.names());
        let lines =
            news.into_iter().chain(gap).chain(state).chain(self.stand_ins()).chain(self.clock_lines());
        Embed {
            title: self.game_name(),
            description: lines.collect::<Vec<_>>().join("\n"),
            ..Embed::default()
        }
    }

    /// The result as the last text board shows it.
    pub fn result_in_words(&self) -> MessagePayload {
        self.post(&News::default()).retitled(self.say("panel-over", &[])).without_rows()
    }

    /// What a player has who has nothing of their own: their moves.
    fn moves_only(&self, view: &AnyView, legal: &[Action]) -> Panel {
        let fixed = view.fixed().into_iter().filter(|action| !legal.is_empty() && !legal.contains(action));
        let mut moves: Vec<_> = (legal.iter().copied().chain(fixed))
            .map(|action| PanelMove {
                action,
                label: text::label(self.lang, action, view),
                button: view.button(action),
                is_possible: legal.contains(&action),
            })
            .collect();
        moves.sort_by_key(|offered| offered.button.order);
        Panel { moves, ..Panel::default() }
    }

    /// What happened since a player's last move, and what came of that.
    fn since_last_move(&self, seat: Seat) -> Vec<String> {
        let Some(record) = self.table.record() else { return Vec::new() };
        // First it is told how the game begins, then one move at a time.
        let mut movers = [None].into_iter().chain(record.entries.iter().map(|entry| Some(entry.seat)));
        let mut events = Vec::new();
        let replayed = record.watch(&mut |_, happened| {
            if movers.next().flatten() == Some(seat) {
                events.clear();
            }
            events.extend(happened.iter().cloned());
        });
        if let Err(error) = replayed {
            tracing::error!(%error, "could not replay a game for a board in words");
        }
        let lines = self.news(&events);
        lines[lines.len().saturating_sub(NEWS)..].to_vec()
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
