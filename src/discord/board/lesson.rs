//! A lesson as a message for one person: what the coach says, the picture with a ring around what it means, and the moves.

use serde_json::Value;

use super::{BoardMessage, News, Offer, in_rows};
use crate::coach::{Coached, Says};
use crate::discord::components::{RecordComponent, TableButton};
use crate::discord::message::{Illustration, MessagePayload, Style, button};
use crate::game::words::{Button, ButtonStyle};
use crate::game::{Action, Panel, Viewer};
use crate::games::{AnyEvent, AnyView, LessonPlace};
use crate::picture::{self, Labels, Scene};
use crate::text;

/// The most rows of moves: the last row of a message has the buttons that every lesson has.
const MOVES: usize = 4;

/// What the person who learns can do besides playing.
#[derive(Clone, Copy)]
pub struct LessonRights {
    /// Whether they can type: the coach names commands besides buttons.
    pub may_type: bool,
    /// Whether they have a move to take back.
    pub may_take_back: bool,
}

impl BoardMessage<'_> {
    /// The lesson, under a line that says why nothing happened, if there is one.
    pub fn lesson(
        &self,
        coached: &Coached,
        news: &News,
        line: Option<String>,
        LessonRights { may_type, may_take_back }: LessonRights,
    ) -> MessagePayload {
        let Some(game) = self.table.game() else { return self.lesson_over(news) };
        let seat = LessonPlace::PERSON;
        let (view, names) = (game.view(Viewer::Seat(seat)), self.plain_names());
        let labels = Labels { lang: self.lang, names: &names };
        let needed = self.table.terms().game.panel().is_some_and(|panel| panel.is_needed);
        let panel = view.panel(&labels, seat, &game.legal(seat)).filter(|_| needed);
        let mut offers = match &panel {
            Some(panel) => super::panel_message::offers(&view, panel),
            None => self.public_actions(),
        };
        // What the coach asks for can be pressed, even if there are so many moves that it would be in a menu.
        if let Some(asked) = coached.says.asked() {
            let is_there = |offer: &Offer| offer.action == asked && offer.is_possible;
            if !offers.iter().any(is_there) {
                offers.push(self.asked_move(&view, asked));
            }
        }
        let mut rows = in_rows(&offers, |offer| self.offer(offer), |_| None);
        rows.extend(panel.iter().flat_map(|panel| self.menus(panel)));
        rows.truncate(MOVES);
        rows.push(self.lesson_buttons(may_take_back));
        let label = |action| {
            let offer = offers.iter().find(|offer: &&Offer| offer.action == action && offer.is_possible);
            offer.map_or_else(|| text::label(self.lang, action, &view), |offer| offer.label.clone())
        };
        let mut lines: Vec<String> = line.into_iter().collect();
        lines.extend(text::coach(self.lang, coached, game, label, may_type));
        let post = MessagePayload::text(lines.join("\n")).rows(rows);
        let (state, fields) = self.own_words(&view, panel.as_ref());
        let post = post.embed(self.lesson_embed(&news.lines, state, fields, coached));
        if self.in_words {
            return post;
        }
        let (mut scene, alt, caption) = self.own_picture(&view, panel.as_ref(), &news.events);
        if let Says::Idea(ask, _) = &coached.says {
            scene.ring(ask.ring);
        }
        let embed = Some(self.lesson_embed(&news.lines, caption, Vec::new(), coached));
        post.illustrated(Illustration { scene, alt, embed, content: None })
    }

    /// The board with the hand or sheet of the player who looks, its alt text, and a caption.
    pub(super) fn own_picture(
        &self,
        view: &AnyView,
        panel: Option<&Panel>,
        news: &[AnyEvent],
    ) -> (Scene, String, String) {
        let names = self.plain_names();
        let scene = picture::board(view, news, &Labels { lang: self.lang, names: &names });
        let alt = text::alt(self.lang, view, &names);
        let (scene, alt, caption) = match panel {
            Some(Panel { scene: Some(hand), alt: hand_alt, title, .. }) => {
                (scene.above(hand), format!("{hand_alt} {alt}"), title.clone())
            }
            _ => (scene, alt, text::caption(self.lang, view, &self.names())),
        };
        (scene, text::plain(&alt), caption)
    }

    /// The board in words, and what the person has for themselves: as sentences for who can't see, else as a table.
    pub(super) fn own_words(&self, view: &AnyView, panel: Option<&Panel>) -> (String, Vec<(String, String)>) {
        let (mut lines, fields, own) = match self.is_told {
            true => (text::told(self.lang, view, &self.names()), Vec::new(), panel.map(|panel| &panel.alt)),
            false => {
                let board = text::board(self.lang, view, &self.names());
                (vec![board.description], board.fields, panel.map(|panel| &panel.words))
            }
        };
        lines.extend(own.cloned());
        (lines.join("\n"), fields)
    }

    fn asked_move(&self, view: &AnyView, action: Action) -> Offer {
        let button = Button::choice(ButtonStyle::Primary);
        let (label, icon) = (text::label(self.lang, action, view), view.icon(action));
        Offer { action, label, button, icon, is_possible: true }
    }

    /// What is left of a lesson whose game is over.
    fn lesson_over(&self, news: &News) -> MessagePayload {
        let again = RecordComponent::Learn(self.table.terms().game.into());
        let row = vec![button(Style::Secondary, again.to_string(), &self.say("button-learn-again", &[]))];
        let ended = self.say("lesson-ended", &[]);
        match self.table.outcome() {
            Some(_) => self.post(news).without_rows().retitled(ended).rows(vec![row]),
            None => MessagePayload::text(ended).rows(vec![row]),
        }
    }

    fn lesson_buttons(&self, may_take_back: bool) -> Vec<Value> {
        let mut buttons = vec![("button-hint", TableButton::Hint), ("button-rules", TableButton::Rules)];
        buttons.extend(may_take_back.then_some(("button-take-back", TableButton::TakeBack)));
        buttons.push(("button-end-lesson", TableButton::End));
        buttons.into_iter().map(|(key, what)| self.plain(key, what)).collect()
    }

    fn lesson_embed(
        &self,
        news: &[String],
        state: String,
        fields: Vec<(String, String)>,
        coached: &Coached,
    ) -> super::Embed {
        let lines = news.iter().cloned().chain([state]).filter(|line| !line.is_empty());
        let key = if coached.step.is_some() { "lesson-footer" } else { "lesson-footer-free" };
        super::Embed {
            title: self.game_name(),
            description: lines.collect::<Vec<_>>().join("\n"),
            fields,
            footer: self.say(key, &[]),
        }
    }
}
