//! The application's own emojis.

use serde_json::{Value, json};

use crate::raw::Raw;

fn png(length: usize) -> String {
    format!("data:image/png;base64,iVBORw0KGgo{}", "A".repeat(length - 11))
}

fn poll(emoji: &Value) -> Value {
    let emoji = json!({ "id": emoji, "name": "worm" });
    let button = json!({ "type": 2, "style": 1, "custom_id": "vote", "emoji": emoji });
    let option = json!({ "label": "A", "value": "a", "emoji": emoji });
    let menu = json!({ "type": 3, "custom_id": "menu", "options": [option] });
    let rows = json!([{ "type": 1, "components": [button] }, { "type": 1, "components": [menu] }]);
    json!({ "content": "poll", "components": rows })
}

#[tokio::test]
async fn emojis_are_made_shown_and_deleted() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/emojis", raw.discord.bot());
    let (status, worm) = raw.call("POST", &path, json!({ "name": "worm", "image": png(12) })).await;
    assert_eq!((status, &worm["name"], &worm["animated"]), (201, &json!("worm"), &json!(false)), "{worm}");
    assert_eq!(raw.call("GET", &path, Value::Null).await.1["items"], json!([worm]));
    assert_eq!(raw.post(poll(&worm["id"])).await.0, 200);
    let one = format!("{path}/{}", worm["id"].as_str().unwrap());
    assert_eq!(raw.call("PATCH", &one, json!({ "name": "snail" })).await.1["name"], "snail");
    assert_eq!(raw.call("DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(raw.call("GET", &one, Value::Null).await.1["code"], 10014);
    let (_, refused) = raw.post(poll(&worm["id"])).await;
    for place in ["0/components/0", "1/components/0/options/0"] {
        let error = refused["errors"]["components"].pointer(&format!("/{place}/emoji/id/_errors/0/code"));
        assert_eq!(error, Some(&json!("BUTTON_COMPONENT_INVALID_EMOJI")), "{refused}");
    }
}

#[tokio::test]
async fn emojis_have_limits() {
    let raw = Raw::start().await;
    let path = format!("/applications/{}/emojis", raw.discord.bot());
    let create = async |name: &str, image: String| {
        raw.call("POST", &path, json!({ "name": name, "image": image })).await
    };
    assert_eq!(create("taken", png(12)).await.0, 201);
    let not_an_image = "data:image/png;base64,AAAAAAAAAAAA".to_owned();
    let too_large = png(256 * 1024 / 3 * 4 + 8);
    let cases = [
        ("name", "BASE_TYPE_BAD_LENGTH", "a", png(12)),
        ("name", "STRING_TYPE_REGEX", "a-b", png(12)),
        ("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "taken", png(12)),
        ("image", "IMAGE_INVALID", "worm", not_an_image),
        ("image", "IMAGE_INVALID", "worm", "worm.png".to_owned()),
        ("image", "BINARY_TYPE_MAX_SIZE", "worm", too_large),
    ];
    for (field, code, name, image) in cases {
        let (status, refused) = create(name, image).await;
        assert_eq!(status, 400, "{code}");
        assert_eq!(refused["errors"][field]["_errors"][0]["code"], code, "{refused}");
    }
    for i in 1..2000 {
        assert_eq!(create(&format!("emoji_{i}"), png(12)).await.0, 201);
    }
    assert_eq!(create("one_more", png(12)).await.1["code"], 30008);
}
