//! The lobby: who sits at the table, and what can be done before the game.

use serde_json::Value;
use strum::VariantArray;

use super::{BoardMessage, safe_name};
use crate::discord::components::{RecordComponent, TableButton, TableComponent};
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::game::computer::Level;
use crate::table::UserId;
use crate::text;

impl BoardMessage<'_> {
    pub(super) fn lobby(&self, news: &[String]) -> MessagePayload {
        let (game, variant) = (self.game_name(), self.table.terms().variant);
        let mut lines = news.to_vec();
        lines.push(self.about());
        lines.extend(variant.map(|variant| self.say(&format!("variant-{variant}-lobby"), &[])));
        lines.push(self.say("lobby-players", &[("names", self.names_and_words().into())]));
        lines.push(self.next_step());
        let is_unreminded = self.is_external && self.table.terms().pace.limit().is_some();
        lines.extend(is_unreminded.then(|| self.say("lobby-no-reminders", &[])));
        lines.push(format!("-# 🎲 {}", self.sealed()));
        let embed = Embed {
            title: self.say("lobby-title", &[("game", game.into())]),
            description: lines.join("\n"),
            fields: Vec::new(),
            footer: self.footer(),
        };
        let rows = vec![self.lobby_buttons(), vec![self.charms()]];
        MessagePayload::text(self.invitation()).embed(embed).rows(rows)
    }

    /// What everybody needs. The rest is behind *More*.
    fn lobby_buttons(&self) -> Vec<Value> {
        let is_invitation = !self.table.invited().is_empty();
        let needs_company = !self.is_enough() && !is_invitation;
        let (joining, starting) = match (needs_company, self.is_enough()) {
            (true, _) => (Style::Secondary, Style::Secondary),
            (false, true) => (Style::Primary, Style::Success),
            (false, false) => (Style::Primary, Style::Secondary),
        };
        let join = if is_invitation { "button-in" } else { "button-join" };
        let mut row = vec![button(joining, self.id(TableButton::Join), &self.say(join, &[]))];
        if needs_company {
            let label = self.say("button-play-computer", &[]);
            row.push(button(Style::Primary, self.id(TableButton::Computer), &label));
        }
        row.extend(is_invitation.then(|| self.plain("button-decline", TableButton::Decline)));
        row.push(button(starting, self.id(TableButton::Start), &self.say("button-start", &[])));
        row.push(self.plain("button-more", TableButton::More));
        row
    }

    /// What a person rarely needs in the lobby, and can do.
    pub fn lobby_more(&self, user: UserId) -> MessagePayload {
        let (is_seated, is_host) = (self.table.seat_of(user).is_some(), self.table.host() == user);
        let learn = RecordComponent::Learn(self.table.terms().game.into()).to_string();
        let learn = button(Style::Secondary, learn, &self.say("button-learn", &[]));
        let mut row = vec![learn, self.plain("button-rules", TableButton::Rules)];
        if is_seated {
            row.push(self.plain("button-word", TableButton::Word));
            row.push(self.plain("button-leave", TableButton::Leave));
        }
        row.extend(is_host.then(|| self.plain("button-close", TableButton::End)));
        let computers = if is_host { self.computer_buttons() } else { Vec::new() };
        MessagePayload::text(self.say("lobby-more", &[])).rows(vec![computers, row])
    }

    /// Buttons that add a computer while there is room, and that remove one.
    fn computer_buttons(&self) -> Vec<Value> {
        let seat =
            |level: Level| self.plain(&format!("button-computer-{level}"), TableComponent::Seat(level));
        let levels = Level::VARIANTS.iter().copied().filter(|_| self.table.has_room());
        let mut row: Vec<Value> = levels.map(seat).collect();
        if self.table.participants().iter().any(|participant| participant.user().is_none()) {
            row.push(self.plain("button-unseat", TableButton::Unseat));
        }
        row
    }

    /// Mentions of those for whom a seat is kept.
    fn invitation(&self) -> String {
        let users: Vec<String> = self.invited().collect();
        let args = [("user", text::join(self.lang, &users).into()), ("name", self.host_name().into())];
        if users.is_empty() { String::new() } else { self.say("lobby-invitation", &args) }
    }

    fn invited(&self) -> impl Iterator<Item = String> {
        self.table.invited().iter().map(|user| format!("<@{}>", user.0))
    }

    fn host_name(&self) -> String {
        let host = self.table.participant(self.table.host());
        host.map(|participant| safe_name(&participant.name)).unwrap_or_default()
    }

    fn is_enough(&self) -> bool {
        self.table.participants().len() >= usize::from(*self.table.terms().game.seats().start())
    }

    fn next_step(&self) -> String {
        let invited: Vec<String> = self.invited().collect();
        if !invited.is_empty() {
            let names = text::join(self.lang, &invited);
            return self.say("lobby-kept", &[("names", names.into()), ("name", self.host_name().into())]);
        }
        match (self.is_enough(), self.table.has_room()) {
            (false, _) => self.say("lobby-alone", &[]),
            (true, true) => self.say("lobby-ready", &[("name", self.host_name().into())]),
            (true, false) => self.say("lobby-full", &[("name", self.host_name().into())]),
        }
    }

    /// How many can play, and how long they may think.
    fn about(&self) -> String {
        let (seats, pace) = (self.table.terms().game.seats(), self.table.terms().pace);
        let time = |milliseconds: i64| {
            let time = std::time::Duration::from_millis(milliseconds.unsigned_abs());
            text::duration(self.lang, time)
        };
        let time = pace.limit().map(time).unwrap_or_default();
        let pace = self.say(&format!("pace-{pace}-explained"), &[("time", time.into())]);
        let args =
            [("least", (*seats.start()).into()), ("most", (*seats.end()).into()), ("pace", pace.into())];
        self.say("lobby-about", &args)
    }
}
