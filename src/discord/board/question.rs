//! What a board asks before a move that one would regret, and the buttons of such questions.

use serde_json::Value;

use super::{BoardMessage, News, Offer};
use crate::discord::components::{PanelComponent, TableButton, TableComponent};
use crate::discord::message::{MessagePayload, Style, button};
use crate::game::{Action, Viewer};

impl BoardMessage<'_> {
    /// Asks about an action. Its button becomes the way back, and the one that confirms stands in a row below.
    #[must_use]
    pub fn asking(self, asks: Option<Action>) -> Self {
        BoardMessage { asks, ..self }
    }

    /// The news with the question.
    pub(super) fn with_question(&self, news: &News) -> News {
        let view = self.table.game().map(|game| game.view(Viewer::Bystander));
        let question = view.zip(self.asks).and_then(|(view, action)| view.question(self.lang, action));
        let mut news = news.clone();
        news.lines.extend(question);
        news
    }

    /// The row that confirms, if one of these is the action in question.
    pub(super) fn sure_row(&self, offers: &[&Offer]) -> Option<Vec<Value>> {
        let asked = offers.iter().find(|offer| self.asks == Some(offer.action))?;
        Some(vec![self.sure_button(asked.action)])
    }

    pub(super) fn back_button(&self) -> Value {
        self.plain("button-play-on", TableButton::Back)
    }

    fn sure_button(&self, action: Action) -> Value {
        button(Style::Danger, self.id(TableComponent::Sure(action)), &self.say("button-sure", &[]))
    }

    /// Same question in a private message, with the confirm button away from the first position.
    pub fn private_question(&self, action: Action, question: String) -> MessagePayload {
        MessagePayload::text(question).rows(vec![vec![self.back_button(), self.sure_button(action)]])
    }

    /// What else one can do at the table. `end` is the label of what ends the game, if this person may.
    pub fn more(&self, is_seated: bool, may_take_back: bool, end: Option<&str>) -> MessagePayload {
        let looks = [("button-rules", TableButton::Rules), ("button-board", TableButton::Board)];
        let mut looks = looks.map(|(key, what)| self.plain(key, what)).to_vec();
        let text_board = (is_seated && self.in_words).then_some(PanelComponent::Refresh);
        looks.extend(text_board.map(|what| self.plain("button-text-board", what)));
        let mut rows = vec![looks];
        rows.extend(may_take_back.then(|| vec![self.plain("button-take-back", TableButton::TakeBack)]));
        rows.extend(is_seated.then(|| vec![self.plain("button-leave-game", TableButton::Leave)]));
        rows.extend(end.map(|key| vec![self.plain(key, TableButton::End)]));
        MessagePayload::text(self.say("more-title", &[])).rows(rows)
    }

    /// The question before somebody leaves or ends the game.
    pub fn question_before(&self, question: &str, label: &str, sure: TableButton) -> MessagePayload {
        let sure = button(Style::Danger, self.id(sure), &self.say(label, &[]));
        let no = self.plain("button-play-on", TableButton::More);
        MessagePayload::text(self.say(question, &[])).rows(vec![vec![no, sure]])
    }
}
