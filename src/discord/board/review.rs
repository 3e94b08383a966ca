//! A position of a finished game as one of its players saw it, for a review.

use super::{BoardMessage, Embed};
use crate::discord::message::{Illustration, MessagePayload};
use crate::game::{Seat, Viewer};
use crate::picture::Labels;

impl BoardMessage<'_> {
    /// The board as it was, with the hand or sheet of this seat if it has one of its own, under a heading and these lines.
    pub fn as_seen_by(&self, seat: Seat, title: &str, lines: &[String]) -> MessagePayload {
        let Some(game) = self.table.game() else { return MessagePayload::default() };
        let (view, names) = (game.view(Viewer::Seat(seat)), self.plain_names());
        let labels = Labels { lang: self.lang, names: &names };
        let is_needed = self.table.terms().game.panel().is_some_and(|panel| panel.is_needed);
        let panel = view.panel(&labels, seat, &game.legal(seat)).filter(|_| is_needed);
        let embed = |state: String, fields| {
            let description = lines.iter().cloned().chain([String::new(), state]).collect::<Vec<_>>();
            let description = description.join("\n").trim_end().to_owned();
            Embed { title: title.to_owned(), description, fields, footer: self.footer() }
        };
        let (state, fields) = self.own_words(&view, panel.as_ref());
        let post = MessagePayload::default().embed(embed(state, fields));
        if self.in_words {
            return post;
        }
        let (scene, alt, caption) = self.own_picture(&view, panel.as_ref(), &[]);
        post.illustrated(Illustration { scene, alt, embed: Some(embed(caption, Vec::new())), content: None })
    }
}
