//! The JSON messages between page and program over a session's WebSocket.

use discord_playground::{
    ChannelId, CommandHint, CommandHints, ListedChannel, Message, MessageId, Modal, Person,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::demo_server::{DemoServer, Member};

/// A numbered request. Each gets one [`Reply`] with its number.
#[derive(Debug, Deserialize)]
pub(super) struct NumberedRequest {
    pub number: u64,
    #[serde(flatten)]
    pub request: ClientRequest,
}

/// Whether a text is a valid request; for the fuzz targets.
#[cfg(feature = "fuzzing")]
pub fn is_request(text: &str) -> bool {
    serde_json::from_str::<NumberedRequest>(text).is_ok()
}

/// What a user can do.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum ClientRequest {
    /// Joins with this name, or with the next free one.
    Enter { name: Option<String>, lang: String },
    /// Sets the user's own language.
    Speak { lang: String },
    /// Sets the server's language.
    Public { lang: String },
    /// Sends a line: a command if it starts with a slash.
    Send { channel: ChannelId, line: String },
    /// Asks for suggestions for a partly typed command.
    Hint { channel: ChannelId, line: String },
    /// Clicks a button, by its custom id.
    Click { message: MessageId, button: String },
    /// Chooses from a menu, by its custom id.
    Choose { message: MessageId, menu: String, values: Vec<String> },
    /// Submits the form that the request of this number opened.
    Submit { form: u64, texts: Vec<(String, String)> },
    /// Dismisses an ephemeral message.
    Dismiss { message: MessageId },
}

/// A message from the program to the page.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub(super) enum ServerMessage {
    /// The page's texts, games and languages: sent first, and again after a change of language.
    Words(Value),
    /// The user has joined: everything they see.
    Entered { me: Value, bot: String, channels: Vec<Value>, messages: Vec<Value> },
    /// The members, and who of them is online.
    People { people: Vec<Value> },
    /// The channels and threads.
    Channels { channels: Vec<Value> },
    /// A message is new or has changed.
    Message { message: Value },
    /// A message was deleted.
    Gone { message: MessageId },
    /// The reply to a request.
    Reply(Reply),
}

/// The reply to a request: its result, or a sentence that says why it failed.
#[derive(Debug, Serialize)]
pub(super) struct Reply {
    pub number: u64,
    #[serde(flatten)]
    pub result: RequestResult,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RequestResult {
    Done(Value),
    Failed(String),
}

impl ServerMessage {
    /// Everything a user sees when they join.
    pub fn entered(server: &DemoServer, person: &Person) -> ServerMessage {
        let channels = server.guild().channels_seen_by(person);
        let seen = channels.iter().filter_map(|place| person.enters(place.id));
        let seen = seen.flat_map(|channel| person.sees(&channel));
        ServerMessage::Entered {
            me: json!({ "id": person.id(), "name": person.name() }),
            bot: server.discord().bot().to_string(),
            messages: seen.map(|message| shown(server, person, &message)).collect(),
            channels: listed(&channels),
        }
    }

    pub fn channels(server: &DemoServer, person: &Person) -> ServerMessage {
        ServerMessage::Channels { channels: listed(&server.guild().channels_seen_by(person)) }
    }

    pub fn people(server: &DemoServer) -> ServerMessage {
        let person = |known: &Member| json!({ "id": known.person.id(), "name": known.person.name(), "here": known.is_online() });
        ServerMessage::People { people: server.members().iter().map(person).collect() }
    }

    pub fn message(server: &DemoServer, person: &Person, message: &Message) -> ServerMessage {
        ServerMessage::Message { message: shown(server, person, message) }
    }
}

fn listed(channels: &[ListedChannel]) -> Vec<Value> {
    let place = |place: &ListedChannel| json!({ "id": place.id, "name": place.name, "parent": place.parent });
    channels.iter().map(place).collect()
}

/// A message as Discord sends it, with attachment URLs made relative: the page may load nothing from other
/// origins.
fn shown(server: &DemoServer, person: &Person, message: &Message) -> Value {
    let mut shown = person.receives(message);
    let base = server.discord().url();
    let make_relative = |address: Option<&mut Value>| {
        if let Some(address) = address
            && let Some(path) = address.as_str().and_then(|full| full.strip_prefix(&base)).map(str::to_owned)
        {
            *address = path.into();
        }
    };
    for attachment in shown["attachments"].as_array_mut().into_iter().flatten() {
        make_relative(attachment.get_mut("url"));
    }
    for embed in shown["embeds"].as_array_mut().into_iter().flatten() {
        for place in ["/image/url", "/thumbnail/url", "/footer/icon_url", "/author/icon_url"] {
            make_relative(embed.pointer_mut(place));
        }
    }
    shown
}

pub(super) fn form(number: u64, form: &Modal) -> Value {
    let field = |field: &discord_playground::ModalField| {
        let (least, most) = field.length;
        json!({
            "id": field.custom_id, "label": field.label, "value": field.value,
            "required": field.required, "least": least, "most": most,
        })
    };
    let fields: Vec<_> = form.fields.iter().map(field).collect();
    json!({ "form": { "number": number, "title": form.title, "fields": fields } })
}

pub(super) fn hints(hints: CommandHints) -> Value {
    let offer = |hint: CommandHint| json!({ "line": hint.line, "name": hint.name, "about": hint.about });
    json!({ "about": hints.about, "offers": hints.offers.into_iter().map(offer).collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read_as_the_page_writes_them() {
        let read = |text: &str| serde_json::from_str::<NumberedRequest>(text);
        let click = read(r#"{ "number": 7, "do": "click", "message": "12", "button": "a:1:roll" }"#).unwrap();
        assert!(
            matches!(click, NumberedRequest { number: 7, request: ClientRequest::Click { message, .. } } if message.get() == 12)
        );
        let enter = read(r#"{ "number": 1, "do": "enter", "name": null, "lang": "de" }"#).unwrap();
        assert!(matches!(enter.request, ClientRequest::Enter { name: None, .. }));
        for nonsense in ["", "{}", r#"{ "number": 1 }"#, r#"{ "number": 1, "do": "fly" }"#] {
            assert!(read(nonsense).is_err(), "{nonsense}");
        }
    }
}
