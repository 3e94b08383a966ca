//! What page and program say to each other over a tab's WebSocket, as JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::house::{House, Regular};
use crate::playground::{ChannelId, Hints, Message, MessageId, Modal, Person, Place};

/// Something the person does. Every request is answered by one [`Reply`] with its number.
#[derive(Debug, Deserialize)]
pub(super) struct Request {
    pub number: u64,
    #[serde(flatten)]
    pub deed: Deed,
}

/// Whether a text is a request, for the fuzz targets.
#[cfg(feature = "fuzzing")]
pub fn is_request(text: &str) -> bool {
    serde_json::from_str::<Request>(text).is_ok()
}

/// What people do.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum Deed {
    /// Comes in, under this name or as a guest under the next free one.
    Enter { name: Option<String>, lang: String },
    /// Sets the language of their own Discord.
    Speak { lang: String },
    /// Sets the server's language.
    Public { lang: String },
    /// Sends a line: a command if it begins with a slash.
    Send { channel: ChannelId, line: String },
    /// Is typing a command.
    Hint { channel: ChannelId, line: String },
    /// Presses a button, by its custom id.
    Click { message: MessageId, button: String },
    /// Chooses from a menu, by its custom id.
    Choose { message: MessageId, menu: String, values: Vec<String> },
    /// Fills in the form that the request of this number opened.
    Submit { form: u64, texts: Vec<(String, String)> },
    /// Hides a message that only they see.
    Dismiss { message: MessageId },
}

/// What the page is told.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub(super) enum News {
    /// The page's words, its games and languages: the first thing a tab gets, and again in another language.
    Words(Value),
    /// The person is in: everything they see.
    Entered { me: Value, bot: String, channels: Vec<Value>, messages: Vec<Value> },
    /// Who is who, and who is here.
    People { people: Vec<Value> },
    /// The channels and threads.
    Channels { channels: Vec<Value> },
    /// A message is new or different.
    Message { message: Value },
    /// A message is gone.
    Gone { message: MessageId },
    /// The answer to a request.
    Reply(Reply),
}

/// The answer to a request: what came of it, or a sentence that says why nothing did.
#[derive(Debug, Serialize)]
pub(super) struct Reply {
    pub number: u64,
    #[serde(flatten)]
    pub outcome: Outcome,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Outcome {
    Done(Value),
    Failed(String),
}

impl News {
    /// Everything a person sees on coming in.
    pub fn entered(house: &House, person: &Person) -> News {
        let places = house.guild().places(person);
        let seen = places.iter().filter_map(|place| person.enters(place.id));
        let seen = seen.flat_map(|channel| person.sees(&channel));
        News::Entered {
            me: json!({ "id": person.id(), "name": person.name() }),
            bot: house.discord().bot().to_string(),
            messages: seen.map(|message| shown(house, person, &message)).collect(),
            channels: listed(&places),
        }
    }

    pub fn channels(house: &House, person: &Person) -> News {
        News::Channels { channels: listed(&house.guild().places(person)) }
    }

    pub fn people(house: &House) -> News {
        let person = |known: &Regular| json!({ "id": known.person.id(), "name": known.person.name(), "here": known.is_here() });
        News::People { people: house.regulars().iter().map(person).collect() }
    }

    pub fn message(house: &House, person: &Person, message: &Message) -> News {
        News::Message { message: shown(house, person, message) }
    }
}

fn listed(places: &[Place]) -> Vec<Value> {
    let place = |place: &Place| json!({ "id": place.id, "name": place.name, "parent": place.parent });
    places.iter().map(place).collect()
}

/// A message as Discord sends it, but for the addresses of its files: the page may load nothing from elsewhere.
fn shown(house: &House, person: &Person, message: &Message) -> Value {
    let mut shown = person.receives(message);
    let base = house.discord().url();
    let bring_home = |address: Option<&mut Value>| {
        if let Some(address) = address
            && let Some(path) = address.as_str().and_then(|full| full.strip_prefix(&base)).map(str::to_owned)
        {
            *address = path.into();
        }
    };
    for attachment in shown["attachments"].as_array_mut().into_iter().flatten() {
        bring_home(attachment.get_mut("url"));
    }
    for embed in shown["embeds"].as_array_mut().into_iter().flatten() {
        for place in ["/image/url", "/thumbnail/url", "/footer/icon_url", "/author/icon_url"] {
            bring_home(embed.pointer_mut(place));
        }
    }
    shown
}

pub(super) fn form(number: u64, form: &Modal) -> Value {
    let field = |field: &crate::playground::ModalField| {
        let (least, most) = field.length;
        json!({
            "id": field.custom_id, "label": field.label, "value": field.value,
            "required": field.required, "least": least, "most": most,
        })
    };
    let fields: Vec<_> = form.fields.iter().map(field).collect();
    json!({ "form": { "number": number, "title": form.title, "fields": fields } })
}

pub(super) fn hints(hints: Hints) -> Value {
    let offer =
        |hint: crate::playground::Hint| json!({ "line": hint.line, "name": hint.name, "about": hint.about });
    json!({ "about": hints.about, "offers": hints.offers.into_iter().map(offer).collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read_as_the_page_writes_them() {
        let read = |text: &str| serde_json::from_str::<Request>(text);
        let click = read(r#"{ "number": 7, "do": "click", "message": "12", "button": "a:1:roll" }"#).unwrap();
        assert!(
            matches!(click, Request { number: 7, deed: Deed::Click { message, .. } } if message.get() == 12)
        );
        let enter = read(r#"{ "number": 1, "do": "enter", "name": null, "lang": "de" }"#).unwrap();
        assert!(matches!(enter.deed, Deed::Enter { name: None, .. }));
        for nonsense in ["", "{}", r#"{ "number": 1 }"#, r#"{ "number": 1, "do": "fly" }"#] {
            assert!(read(nonsense).is_err(), "{nonsense}");
        }
    }
}
