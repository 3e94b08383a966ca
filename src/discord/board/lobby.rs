//! The lobby: who sits at the table, and what can be done before the game.

use serde_json::Value;
use strum::VariantArray;

use super::{BoardMessage, safe_name};
use crate::discord::components::{TableButton, TableComponent};
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::game::computer::Level;
use crate::text;

impl BoardMessage<'_> {
    pub(super) fn lobby(&self, news: &[String]) -> MessagePayload {
        let names = self.names();
        let (game, terms) = (self.game_name(), self.table.terms());
        let seats = *terms.game.seats().end();
        let taken = i64::try_from(names.len()).unwrap_or_default();
        let mut lines = news.to_vec();
        lines.push(text::game_blurb(self.lang, terms.game));
        lines.push(self.say("lobby-players", &[("names", self.names_and_words().into())]));
        lines.push(self.say("lobby-seats", &[("taken", taken.into()), ("seats", seats.into())]));
        lines.push(self.say("lobby-pace", &[("pace", self.pace().into())]));
        if let Some(variant) = terms.variant {
            lines.push(self.say(&format!("variant-{variant}-lobby"), &[]));
        }
        lines.push(self.next_step(taken));
        lines.push(self.say("lobby-word-hint", &[]));
        lines.push(self.sealed());
        let embed = Embed {
            title: self.say("lobby-title", &[("game", game.into())]),
            description: lines.join("\n"),
            fields: Vec::new(),
            footer: self.footer(),
        };
        let people = vec![
            button(Style::Primary, self.id(TableButton::Join), &self.say("button-join", &[])),
            self.plain("button-leave", TableButton::Leave),
            button(Style::Success, self.id(TableButton::Start), &self.say("button-start", &[])),
            self.plain("button-word", TableButton::Word),
            self.plain("button-rules", TableButton::Rules),
        ];
        MessagePayload::default().embed(embed).rows(vec![
            people,
            self.computer_buttons(),
            vec![self.charms()],
        ])
    }

    /// Buttons that add a computer while there is room, and that remove one.
    fn computer_buttons(&self) -> Vec<Value> {
        let guests = self.table.guests();
        let is_full = guests.len() >= usize::from(*self.table.terms().game.seats().end());
        let seat =
            |level: Level| self.plain(&format!("button-computer-{level}"), TableComponent::Seat(level));
        let mut row: Vec<Value> =
            if is_full { Vec::new() } else { Level::VARIANTS.iter().copied().map(seat).collect() };
        if guests.iter().any(|guest| guest.user().is_none()) {
            row.push(self.plain("button-unseat", TableButton::Unseat));
        }
        row
    }

    fn next_step(&self, taken: i64) -> String {
        let seats = self.table.terms().game.seats();
        let (least, most) = (i64::from(*seats.start()), i64::from(*seats.end()));
        let host = self.table.guests().iter().find(|guest| guest.user() == Some(self.table.host()));
        let host = host.map(|guest| safe_name(&guest.name)).unwrap_or_default();
        match taken {
            _ if taken < least => self.say("lobby-needs", &[("count", least.into())]),
            _ if taken < most => self.say("lobby-ready", &[("name", host.into())]),
            _ => self.say("lobby-full", &[]),
        }
    }

    fn pace(&self) -> String {
        let time = |milliseconds: i64| {
            let time = std::time::Duration::from_millis(milliseconds.unsigned_abs());
            text::duration(self.lang, time)
        };
        let pace = self.table.terms().pace;
        let time = pace.limit().map(time).unwrap_or_default();
        self.say(&format!("pace-{pace}-explained"), &[("time", time.into())])
    }
}
