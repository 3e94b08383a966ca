//! The result of a game, or why it was broken off.

use serde_json::Value;

use super::{BoardMessage, News, safe_name};
use crate::discord::components::TableButton;
use crate::discord::message::{Embed, Illustration, MessagePayload, Style, button};
use crate::game::Viewer;
use crate::journal::Journal;
use crate::picture::{self, Course, Labels};
use crate::standings::is_forgotten;
use crate::table::EndReason;
use crate::text;

impl BoardMessage<'_> {
    pub(super) fn over(&self, reason: EndReason, news: &News) -> MessagePayload {
        let mut lines = match news.events.is_empty() {
            true => news.lines.clone(),
            false => vec![self.last_word(&news.events)],
        };
        let (game, outcome) = (self.table.terms().game, self.table.outcome());
        if outcome.is_none() {
            lines.extend([self.reason(reason), self.say("end-no-result", &[])]);
        }
        lines.extend(self.analysis.clone());
        if self.table.journal().is_some() {
            lines.extend(self.link_to_commitment().map(|line| format!("-# {line}")));
        }
        let title = outcome.map(|outcome| text::results_title(self.lang, game, outcome, &self.names()));
        let title = title.unwrap_or_else(|| self.game_name());
        let below = self.result_embed(String::new(), &lines);
        // The picture shows everybody's points and the turning point. Without it, they are a list and a sentence.
        let at = lines.len().min(1);
        let turning = self.curve.and_then(|curve| text::turning_point(self.lang, curve, &self.names()));
        lines.splice(at..at, turning);
        lines.splice(at..at, outcome.map(|outcome| text::results(self.lang, game, outcome, &self.names())));
        let post = MessagePayload::text(self.players());
        let post = post.embed(self.result_embed(title.clone(), &lines)).rows(vec![self.result_buttons()]);
        let journal = self.table.journal().filter(|_| !self.in_words);
        match journal.and_then(|journal| self.result_illustration(journal, title)) {
            Some(illustration) => post.illustrated(illustration).below_picture(below),
            None => post,
        }
    }

    fn result_embed(&self, title: String, lines: &[String]) -> Embed {
        Embed { title, description: lines.join("\n"), fields: Vec::new(), footer: self.footer() }
    }

    fn result_buttons(&self) -> Vec<Value> {
        let rematch = button(Style::Primary, self.id(TableButton::Rematch), &self.say("button-rematch", &[]));
        let verify = self.table.journal().map(|_| self.plain("button-verify", TableButton::Verify));
        // Whoever decided something can look at it again.
        let is_reviewed = self.table.outcome().is_some();
        let review = is_reviewed.then(|| self.plain("button-review", TableButton::Review));
        std::iter::once(rematch).chain(review).chain(verify).collect()
    }

    /// Mentions of the people who have played to the end; empty if the game was broken off.
    fn players(&self) -> String {
        let people = self.table.finishers().into_iter().filter(|user| !is_forgotten(user.0));
        let people = people.map(|user| format!("<@{}>", user.0));
        people.collect::<Vec<_>>().join(" ")
    }

    /// The result with a picture of the podium, the points and the course of the game.
    fn result_illustration(&self, journal: &Journal, title: String) -> Option<Illustration> {
        let outcome = self.table.outcome()?;
        let replayed = journal.replay(&mut |_| {}).and_then(|game| Ok((game, picture::course(journal)?)));
        let (game, course) = replayed
            .inspect_err(|error| tracing::error!(%error, "could not replay a finished game for its picture"))
            .ok()?;
        let names = self.plain_names();
        let labels = Labels { lang: self.lang, names: &names };
        let view = game.view(Viewer::Bystander);
        let mut alt = text::results_alt(self.lang, self.table.terms().game, outcome, &names);
        let mut course = Course::Points(&course);
        if let Some(curve) = self.curve {
            alt = text::plain(&format!("{alt}\n{}", text::curve_alt(self.lang, curve, &names)));
            let heading = text::turning_point(self.lang, curve, &names).map(|line| text::plain(&line));
            let heading = heading.unwrap_or_else(|| self.say("curve-alt", &[]));
            let turning = curve.turning.as_ref().map(|turning| (turning.seat, turning.turns.clone()));
            course = Course::Chances { turns: &curve.turns, turning, heading };
        }
        Some(Illustration {
            scene: picture::results(&view, outcome, &course, &labels),
            alt,
            embed: Some(Embed { title, ..Embed::default() }),
            content: None,
        })
    }

    /// Why a table ended before its game was finished.
    pub fn reason(&self, reason: EndReason) -> String {
        let host = self
            .table
            .participants()
            .iter()
            .find(|participant| participant.user() == Some(self.table.host()));
        let host = host.map(|participant| safe_name(&participant.name)).unwrap_or_default();
        match reason {
            EndReason::Host => self.say("end-by-host", &[("name", host.into())]),
            EndReason::Moderator => self.say("end-by-moderators", &[]),
            EndReason::Vote => self.say("end-by-vote", &[]),
            EndReason::Idle => self.say("lobby-expired", &[]),
            EndReason::Abandoned | EndReason::Played => self.say("end-abandoned", &[]),
        }
    }
}
