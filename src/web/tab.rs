//! One open page: what its person does goes to the playground, what they see comes back.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::{Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::house::House;
use super::wire::{self, Deed, News, Outcome, Reply, Request};
use super::words;
use crate::playground::{Answer, Change, ChannelId, Mishap, Person, What, Window};
use crate::text::Lang;

/// As long as Discord lets a message be.
const LONGEST_LINE: usize = 2000;

/// A tab, from opening to closing.
pub(super) struct Tab {
    house: Arc<House>,
    lang: Lang,
    visitor: Option<Visitor>,
    /// What the person did and the bot hasn't answered yet: a slow answer holds up nothing else.
    deeds: JoinSet<Reply>,
}

/// Who came in, and what their window shows changing.
struct Visitor {
    acting: Acting,
    window: Window,
}

/// A person and the forms that are open for them, by the request that opened each.
#[derive(Clone)]
struct Acting {
    person: Person,
    forms: Arc<Mutex<HashMap<u64, Answer>>>,
    lang: Lang,
}

/// What a tab waits for.
enum Heard {
    Frame(Frame),
    Change(Change),
    People,
    Reply(Reply),
    Nothing,
    Goodbye,
}

impl Tab {
    pub fn new(house: Arc<House>, lang: Lang) -> Tab {
        Tab { house, lang, visitor: None, deeds: JoinSet::new() }
    }

    /// Serves the tab until either side is gone.
    pub async fn serve(mut self, mut socket: WebSocket) {
        let mut people = self.house.watch();
        let mut news = vec![self.words(), News::people(&self.house)];
        loop {
            for told in news.drain(..) {
                let Ok(text) = serde_json::to_string(&told) else { continue };
                if socket.send(Frame::Text(text.into())).await.is_err() {
                    return self.leave();
                }
            }
            let heard = tokio::select! {
                frame = socket.recv() => frame.and_then(Result::ok).map_or(Heard::Goodbye, Heard::Frame),
                changed = people.changed() => changed.map_or(Heard::Goodbye, |()| Heard::People),
                Some(reply) = self.deeds.join_next() => reply.map_or(Heard::Nothing, Heard::Reply),
                change = next_change(&mut self.visitor) => change.map_or(Heard::Goodbye, Heard::Change),
            };
            news = match heard {
                Heard::Frame(Frame::Text(text)) => self.hear(&text),
                Heard::Frame(Frame::Close(_)) | Heard::Goodbye => return self.leave(),
                Heard::Frame(_) | Heard::Nothing => Vec::new(),
                Heard::Change(change) => self.see(change).into_iter().collect(),
                Heard::People => vec![News::people(&self.house)],
                Heard::Reply(reply) => vec![News::Reply(reply)],
            };
        }
    }

    fn leave(self) {
        if let Some(visitor) = self.visitor {
            self.house.leave(&visitor.acting.person);
        }
    }

    fn words(&self) -> News {
        News::Words(words::all(self.lang, &self.house))
    }

    fn see(&self, change: Change) -> Option<News> {
        let person = &self.visitor.as_ref()?.acting.person;
        match change.what {
            // As it is now: it may have changed again since.
            What::Posted(message) | What::Edited(message) => {
                person.looks_at(&message).map(|now| News::message(&self.house, person, &now))
            }
            What::Deleted(message) => Some(News::Gone { message }),
            What::Channel => Some(News::channels(&self.house, person)),
            // Whoever did what opened it gets it as the answer.
            What::Form(_) => None,
        }
    }

    fn hear(&mut self, text: &str) -> Vec<News> {
        let Ok(Request { number, deed }) = serde_json::from_str(text) else {
            tracing::warn!("could not parse a message of the page");
            return Vec::new();
        };
        let done = |value| News::Reply(Reply { number, outcome: Outcome::Done(value) });
        let failed = |why| vec![News::Reply(Reply { number, outcome: Outcome::Failed(why) })];
        match (deed, &mut self.visitor) {
            (Deed::Enter { name, lang }, None) => {
                self.lang = Lang::of_locale(&lang);
                let name = name.unwrap_or_else(|| self.house.free_name(self.lang));
                match self.enter(&name) {
                    Some(entered) => vec![self.words(), entered, done(json!({}))],
                    None => failed(self.lang.say("web-bad-name", &[])),
                }
            }
            (Deed::Speak { lang }, Some(visitor)) => {
                self.lang = Lang::of_locale(&lang);
                visitor.acting.lang = self.lang;
                self.house.speak(&visitor.acting.person, self.lang);
                vec![self.words(), done(json!({}))]
            }
            (Deed::Public { lang }, Some(_)) => {
                self.house.speak_in_public(Lang::of_locale(&lang));
                vec![done(json!({}))]
            }
            (deed, Some(visitor)) => {
                let acting = visitor.acting.clone();
                self.deeds.spawn(async move { Reply { number, outcome: acting.acts(number, deed).await } });
                Vec::new()
            }
            (_, None) => failed(self.lang.say("web-enter-first", &[])),
        }
    }

    fn enter(&mut self, name: &str) -> Option<News> {
        let person = self.house.enter(name, self.lang)?;
        // The window is open before everything is looked at, so that nothing is missed in between.
        let window = person.watches();
        let entered = News::entered(&self.house, &person);
        let acting = Acting { person, forms: Arc::default(), lang: self.lang };
        self.visitor = Some(Visitor { acting, window });
        Some(entered)
    }
}

/// What changes for the visitor; nothing ever, while there is none.
async fn next_change(visitor: &mut Option<Visitor>) -> Option<Change> {
    match visitor {
        Some(visitor) => visitor.window.next().await,
        None => std::future::pending().await,
    }
}

impl Acting {
    /// Does it as a person on Discord would, and says what came of it.
    async fn acts(&self, number: u64, deed: Deed) -> Outcome {
        // In Discord's own words, which differ for commands and components.
        let (silence, refusal) = match deed {
            Deed::Send { .. } => ("web-no-response", "web-cannot-send"),
            _ => ("web-interaction-failed", "web-button-gone"),
        };
        let did = match deed {
            Deed::Send { channel, line } => self.sends(channel, &line).await,
            Deed::Hint { channel, line } => return self.hints(channel, &line).await,
            Deed::Click { message, button } => match self.person.finds(message) {
                Some(message) => self.person.clicks(&message, &button).await.map(Some),
                None => return self.failed(refusal),
            },
            Deed::Choose { message, menu, values } => match self.person.finds(message) {
                Some(message) => {
                    let values: Vec<&str> = values.iter().map(String::as_str).collect();
                    self.person.selects(&message, &menu, &values).await.map(Some)
                }
                None => return self.failed(refusal),
            },
            Deed::Submit { form, texts } => self.submits(form, &texts).await,
            Deed::Dismiss { message } => {
                if let Some(message) = self.person.finds(message) {
                    self.person.dismisses(&message);
                }
                Ok(None)
            }
            Deed::Enter { .. } | Deed::Speak { .. } | Deed::Public { .. } => Ok(None),
        };
        match did {
            Ok(answer) => Outcome::Done(self.opens(number, answer)),
            Err(Mishap::NoResponse | Mishap::Unexpected(_)) => self.failed(silence),
            Err(Mishap::Impossible(_)) => self.failed(refusal),
        }
    }

    async fn sends(&self, channel: ChannelId, line: &str) -> Result<Option<Answer>, Mishap> {
        let gone = || Mishap::Impossible("the channel can't be seen".to_owned());
        let channel = self.person.enters(channel).ok_or_else(gone)?;
        if line.starts_with('/') {
            return self.person.types(&channel, line).await.map(Some);
        }
        if line.trim().is_empty() || line.chars().count() > LONGEST_LINE {
            return Err(Mishap::Impossible("nothing to say, or too much".to_owned()));
        }
        self.person.says(&channel, line).map(|_| None)
    }

    async fn hints(&self, channel: ChannelId, line: &str) -> Outcome {
        let Some(channel) = self.person.enters(channel) else { return Outcome::Done(json!({})) };
        let mut hints = self.person.hints(&channel, line).await;
        for hint in &mut hints.offers {
            match hint.name.as_str() {
                "true" => hint.name = self.lang.say("web-yes", &[]),
                "false" => hint.name = self.lang.say("web-no", &[]),
                _ => {}
            }
        }
        Outcome::Done(wire::hints(hints))
    }

    async fn submits(&self, form: u64, texts: &[(String, String)]) -> Result<Option<Answer>, Mishap> {
        let answer = self.forms.lock().unwrap_or_else(PoisonError::into_inner).remove(&form);
        let answer = answer.ok_or(Mishap::NoResponse)?;
        let texts: Vec<_> = texts.iter().map(|(field, text)| (field.as_str(), text.as_str())).collect();
        self.person.submits(&answer, &texts).await.map(Some)
    }

    /// The form an answer opens, if it is one.
    fn opens(&self, number: u64, answer: Option<Answer>) -> Value {
        let Some((answer, form)) = answer.and_then(|answer| answer.form().ok().map(|form| (answer, form)))
        else {
            return json!({});
        };
        self.forms.lock().unwrap_or_else(PoisonError::into_inner).insert(number, answer);
        wire::form(number, &form)
    }

    fn failed(&self, key: &str) -> Outcome {
        Outcome::Failed(self.lang.say(key, &[]))
    }
}
