//! One open page: forwards its user's actions to the playground and sends back what they see.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::{Message as Frame, WebSocket};
use discord_playground::{
    ActionError, ChannelId, ClientEvent, ClientEventKind, ClientEvents, InteractionResponse, Person,
};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::demo_server::DemoServer;
use super::page_texts;
use super::protocol::{self, ClientRequest, NumberedRequest, Reply, RequestResult, ServerMessage};
use crate::text::Lang;

/// Discord's limit for the length of a message.
const MAX_MESSAGE_LENGTH: usize = 2000;

/// A WebSocket session, from opening to closing.
pub(super) struct WebSession {
    server: Arc<DemoServer>,
    lang: Lang,
    joined: Option<Joined>,
    /// Requests that the bot hasn't answered yet. They run concurrently, so that a slow one delays no other.
    pending: JoinSet<Reply>,
}

/// The user of this session, and the events of their client.
struct Joined {
    actor: Actor,
    events: ClientEvents,
}

/// A user and the forms that are open for them, by the number of the request that opened each.
#[derive(Clone)]
struct Actor {
    person: Person,
    forms: Arc<Mutex<HashMap<u64, InteractionResponse>>>,
    lang: Lang,
}

/// What a session waits for.
enum SessionInput {
    Frame(Frame),
    Event(ClientEvent),
    MembersChanged,
    Reply(Reply),
    Ignored,
    Closed,
}

impl WebSession {
    pub fn new(server: Arc<DemoServer>, lang: Lang) -> WebSession {
        WebSession { server, lang, joined: None, pending: JoinSet::new() }
    }

    /// Serves the session until either side closes it.
    pub async fn serve(mut self, mut socket: WebSocket) {
        let mut people = self.server.watch();
        let mut messages = vec![self.texts(), ServerMessage::people(&self.server)];
        loop {
            for message in messages.drain(..) {
                let Ok(text) = serde_json::to_string(&message) else { continue };
                if socket.send(Frame::Text(text.into())).await.is_err() {
                    return self.leave();
                }
            }
            let input = tokio::select! {
                frame = socket.recv() => frame.and_then(Result::ok).map_or(SessionInput::Closed, SessionInput::Frame),
                changed = people.changed() => changed.map_or(SessionInput::Closed, |()| SessionInput::MembersChanged),
                Some(reply) = self.pending.join_next() => reply.map_or(SessionInput::Ignored, SessionInput::Reply),
                event = next_event(&mut self.joined) => event.map_or(SessionInput::Closed, SessionInput::Event),
            };
            messages = match input {
                SessionInput::Frame(Frame::Text(text)) => self.handle_request(&text),
                SessionInput::Frame(Frame::Close(_)) | SessionInput::Closed => return self.leave(),
                SessionInput::Frame(_) | SessionInput::Ignored => Vec::new(),
                SessionInput::Event(event) => self.handle_event(event).into_iter().collect(),
                SessionInput::MembersChanged => vec![ServerMessage::people(&self.server)],
                SessionInput::Reply(reply) => vec![ServerMessage::Reply(reply)],
            };
        }
    }

    fn leave(self) {
        if let Some(joined) = self.joined {
            self.server.leave(&joined.actor.person);
        }
    }

    fn texts(&self) -> ServerMessage {
        ServerMessage::Words(page_texts::all(self.lang, &self.server))
    }

    fn handle_event(&self, event: ClientEvent) -> Option<ServerMessage> {
        let person = &self.joined.as_ref()?.actor.person;
        match event.kind {
            // The current state: the message may have changed again since the event.
            ClientEventKind::MessageCreated(message) | ClientEventKind::MessageUpdated(message) => {
                person.looks_at(&message).map(|now| ServerMessage::message(&self.server, person, &now))
            }
            ClientEventKind::MessageDeleted(message) => Some(ServerMessage::Gone { message }),
            ClientEventKind::ChannelChanged => Some(ServerMessage::channels(&self.server, person)),
            // The request that opened the form gets it as its reply.
            ClientEventKind::ModalOpened(_) => None,
        }
    }

    fn handle_request(&mut self, text: &str) -> Vec<ServerMessage> {
        let Ok(NumberedRequest { number, request }) = serde_json::from_str(text) else {
            tracing::warn!("could not parse a message from the page");
            return Vec::new();
        };
        let done = |value| ServerMessage::Reply(Reply { number, result: RequestResult::Done(value) });
        let failed = |why| vec![ServerMessage::Reply(Reply { number, result: RequestResult::Failed(why) })];
        match (request, &mut self.joined) {
            (ClientRequest::Enter { name, lang }, None) => {
                self.lang = Lang::of_locale(&lang);
                let name = name.unwrap_or_else(|| self.server.free_name(self.lang));
                match self.join(&name) {
                    Some(entered) => vec![self.texts(), entered, done(json!({}))],
                    None => failed(self.lang.say("web-bad-name", &[])),
                }
            }
            (ClientRequest::Speak { lang }, Some(joined)) => {
                self.lang = Lang::of_locale(&lang);
                joined.actor.lang = self.lang;
                self.server.set_language(&joined.actor.person, self.lang);
                vec![self.texts(), done(json!({}))]
            }
            (ClientRequest::Public { lang }, Some(_)) => {
                self.server.set_server_language(Lang::of_locale(&lang));
                vec![done(json!({}))]
            }
            (request, Some(joined)) => {
                let actor = joined.actor.clone();
                self.pending
                    .spawn(async move { Reply { number, result: actor.perform(number, request).await } });
                Vec::new()
            }
            (_, None) => failed(self.lang.say("web-enter-first", &[])),
        }
    }

    fn join(&mut self, name: &str) -> Option<ServerMessage> {
        let person = self.server.join(name, self.lang)?;
        // Subscribes before the state is read, so that no event is missed in between.
        let events = person.watches();
        let entered = ServerMessage::entered(&self.server, &person);
        let actor = Actor { person, forms: Arc::default(), lang: self.lang };
        self.joined = Some(Joined { actor, events });
        Some(entered)
    }
}

/// The next event of the user's client; never resolves before they have joined.
async fn next_event(joined: &mut Option<Joined>) -> Option<ClientEvent> {
    match joined {
        Some(joined) => joined.events.next().await,
        None => std::future::pending().await,
    }
}

impl Actor {
    /// Performs a request as the user and returns its result.
    async fn perform(&self, number: u64, request: ClientRequest) -> RequestResult {
        // Discord's own wording differs for commands and components.
        let (no_response, refused) = match request {
            ClientRequest::Send { .. } => ("web-no-response", "web-cannot-send"),
            _ => ("web-interaction-failed", "web-button-gone"),
        };
        let done = match request {
            ClientRequest::Send { channel, line } => match self.moves_into(channel, &line) {
                Some(line) => return RequestResult::Done(json!({ "line": line })),
                None => self.send(channel, &line).await,
            },
            ClientRequest::Hint { channel, line } => return self.hints(channel, &line).await,
            ClientRequest::Click { message, button } => match self.person.finds(message) {
                Some(message) => self.person.clicks(&message, &button).await.map(Some),
                None => return self.failed(refused),
            },
            ClientRequest::Choose { message, menu, values } => match self.person.finds(message) {
                Some(message) => {
                    let values: Vec<&str> = values.iter().map(String::as_str).collect();
                    self.person.selects(&message, &menu, &values).await.map(Some)
                }
                None => return self.failed(refused),
            },
            ClientRequest::Submit { form, texts } => self.submit(form, &texts).await,
            ClientRequest::Dismiss { message } => {
                if let Some(message) = self.person.finds(message) {
                    self.person.dismisses(&message);
                }
                Ok(None)
            }
            ClientRequest::Enter { .. } | ClientRequest::Speak { .. } | ClientRequest::Public { .. } => {
                Ok(None)
            }
        };
        match done {
            Ok(answer) => RequestResult::Done(self.opened_form(number, answer)),
            Err(ActionError::NoResponse | ActionError::Unexpected(_)) => self.failed(no_response),
            Err(ActionError::Impossible(_)) => self.failed(refused),
        }
    }

    /// The line that goes on in a required option, if that is missing.
    fn moves_into(&self, channel: ChannelId, line: &str) -> Option<String> {
        self.person.moves_into(&self.person.enters(channel)?, line)
    }

    async fn send(&self, channel: ChannelId, line: &str) -> Result<Option<InteractionResponse>, ActionError> {
        let gone = || ActionError::Impossible("the channel can't be seen".to_owned());
        let channel = self.person.enters(channel).ok_or_else(gone)?;
        if line.starts_with('/') {
            return self.person.types(&channel, line).await.map(Some);
        }
        if line.trim().is_empty() || line.chars().count() > MAX_MESSAGE_LENGTH {
            return Err(ActionError::Impossible("nothing to say, or too much".to_owned()));
        }
        self.person.says(&channel, line).map(|_| None)
    }

    async fn hints(&self, channel: ChannelId, line: &str) -> RequestResult {
        let Some(channel) = self.person.enters(channel) else { return RequestResult::Done(json!({})) };
        let mut hints = self.person.hints(&channel, line).await;
        for hint in &mut hints.offers {
            match hint.name.as_str() {
                "true" => hint.name = self.lang.say("web-yes", &[]),
                "false" => hint.name = self.lang.say("web-no", &[]),
                _ => {}
            }
        }
        RequestResult::Done(protocol::hints(hints))
    }

    async fn submit(
        &self,
        form: u64,
        texts: &[(String, String)],
    ) -> Result<Option<InteractionResponse>, ActionError> {
        let answer = self.forms.lock().unwrap_or_else(PoisonError::into_inner).remove(&form);
        let answer = answer.ok_or(ActionError::NoResponse)?;
        let texts: Vec<_> = texts.iter().map(|(field, text)| (field.as_str(), text.as_str())).collect();
        self.person.submits(&answer, &texts).await.map(Some)
    }

    /// The form that a response opens, if it is one.
    fn opened_form(&self, number: u64, answer: Option<InteractionResponse>) -> Value {
        let Some((answer, form)) = answer.and_then(|answer| answer.modal().ok().map(|form| (answer, form)))
        else {
            return json!({});
        };
        self.forms.lock().unwrap_or_else(PoisonError::into_inner).insert(number, answer);
        protocol::form(number, &form)
    }

    fn failed(&self, key: &str) -> RequestResult {
        RequestResult::Failed(self.lang.say(key, &[]))
    }
}
