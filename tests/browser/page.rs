//! The page itself: coming in, typing, reloading, failing, on a phone, in three languages.

use std::sync::atomic::Ordering;

use discord_playground::Fault;
use serde_json::json;

use crate::browser::Browser;
use crate::games::{begin, on_turn};

/// A name, *Play the computer*, *Roll*.
#[tokio::test]
async fn a_first_visit_reaches_the_first_roll_with_two_clicks_also_on_a_phone() {
    let Some(browser) = Browser::start().await else { return };
    let anna = browser.window().await;
    browser.resize(390, 800, "light").await;
    browser.enters(&anna, "Anna").await;
    let first = "document.querySelector('.welcome .games .button')";
    let is_in_view = format!(
        "{first}.getBoundingClientRect().bottom < document.querySelector('#composer').getBoundingClientRect().top"
    );
    browser.waits(&is_in_view).await;
    assert_eq!(browser.js(&format!("{first}.textContent")).await, "Play the computer");
    let before = browser.clicks.load(Ordering::Relaxed);
    browser.press_what(first).await;
    browser.reads("your turn").await;
    let roll = "[...document.querySelectorAll('.message .row .button')].findLast((button) => button.textContent.startsWith('Roll'))";
    browser.waits(&format!("Boolean({roll})")).await;
    browser.press_what(roll).await;
    browser.waits("[...document.querySelectorAll('.message .row .button')].some((button) => button.textContent.includes('→'))").await;
    let clicks = browser.clicks.load(Ordering::Relaxed) - before;
    println!("a name and {clicks} clicks to the first roll");
    assert_eq!(clicks, 2);
    assert_eq!(browser.js("document.scrollingElement.scrollWidth <= 390").await, true);
    browser.close().await;
}

#[tokio::test]
async fn a_first_visit_reaches_a_table_with_one_click_and_a_second_player_comes_with_another() {
    let Some(browser) = Browser::start().await else { return };
    let anna = browser.window().await;
    browser.enters(&anna, "Anna *B* &amp;").await;
    browser.reads("Welcome to #stammtisch").await;
    browser.press("Open a table of Qwixx").await;
    browser.reads("At the table: Anna *B* &amp;").await;
    browser.look(&anna).await;
    let guest = browser.another_window("/?guest#stammtisch").await;
    browser.reads("Player 2").await;
    browser.press("Join").await;
    browser.reads("At the table: Anna *B* &amp; and Player 2").await;
    browser.press("More").await;
    browser.reads("Only you can see this").await;
    browser.press_what("[...document.querySelectorAll('.only-you button')].at(-1)").await;
    browser.waits("!document.querySelector('.message.private')").await;
    // A reload loses nothing, neither who one is nor where.
    browser.reload().await;
    browser.reads("At the table: Anna *B* &amp; and Player 2").await;
    assert_eq!(browser.js("document.querySelector('#me').innerText.includes('Player 2')").await, true);
    browser.look(&anna).await;
    browser.press("Start").await;
    browser.waits("[...document.querySelectorAll('.message')].at(-1).innerText.includes('your turn')").await;
    browser.look(&guest).await;
    browser.reads("your turn").await;
    browser.close().await;
}

#[tokio::test]
async fn commands_are_offered_completed_and_refused_while_one_types() {
    let Some(browser) = Browser::start().await else { return };
    let windows = browser.two("heckmeck").await;
    browser.types("#line", "/pl").await;
    browser.waits("document.querySelectorAll('#hint-list li').length === 1").await;
    // Tab takes the command, then the game, and so on.
    browser.types("#line", "\u{e004}").await;
    browser.waits("document.querySelector('#hint-list').innerText.includes('pace')").await;
    browser.types("#line", "heck").await;
    browser.waits("document.querySelectorAll('#hint-list li').length === 3").await;
    browser.types("#line", "\u{e015}\n").await;
    browser.waits("document.querySelector('#line').value === '/play game:heckmeck '").await;
    browser.waits("document.querySelector('#hint-list').innerText.includes('pace')").await;
    browser.types("#line", "\u{e00c}\n").await;
    browser.reads("At the table: Anna").await;
    // What is missing is asked for, and what Discord would not send stays in the line.
    browser.types("#line", "/keep\n").await;
    browser.waits("document.querySelector('#line').value === '/keep face:'").await;
    assert!(!browser.sees("Discord would not send that").await);
    browser.js("document.querySelector('#line').value = ''").await;
    browser.types("#line", "/knit\n").await;
    browser.reads("Discord would not send that").await;
    assert_eq!(browser.js("document.querySelector('#line').value").await, "/knit");
    browser.js("document.querySelector('#line').value = ''").await;
    // A plain message is text, whatever is in it.
    browser.types("#line", "**bold** <img src=x onerror=alert(1)> https://example.org\n").await;
    browser.look(&windows[1]).await;
    browser.waits("[...document.querySelectorAll('.message')].at(-1).querySelector('.text strong')").await;
    browser.reads("<img src=x onerror=alert(1)>").await;
    browser.close().await;
}

/// Whoever typed a command reads its name in their own language, the others in theirs.
#[tokio::test]
async fn a_typed_command_has_the_name_that_its_reader_knows() {
    let Some(browser) = Browser::start().await else { return };
    let windows = browser.two("pig").await;
    begin(&browser, &windows, "/play game:pig pace:none thread:false").await;
    let (own, other) = on_turn(&browser, &windows).await;
    browser.js("(() => { const select = document.getElementById('my-language'); select.value = 'de'; select.dispatchEvent(new Event('change')); })()").await;
    browser.waits("document.querySelector('#line').placeholder.startsWith('Nachricht')").await;
    browser.types("#line", "/würfeln\n").await;
    let used = |command: &str| {
        format!("[...document.querySelectorAll('.origin')].at(-1)?.textContent.includes({})", json!(command))
    };
    browser.waits(&used("/würfeln")).await;
    browser.look(other).await;
    browser.waits(&used("/roll")).await;
    browser.look(own).await;
    browser.waits(&used("/würfeln")).await;
    browser.close().await;
}

#[tokio::test]
async fn a_form_is_filled_in_and_a_failed_interaction_says_what_discord_says() {
    let Some(browser) = Browser::start().await else { return };
    let anna = browser.window().await;
    browser.enters(&anna, "Anna").await;
    browser.press("Open a table of Qwixx").await;
    browser.press("More").await;
    browser.press("My word").await;
    browser.waits("document.querySelector('#sheet').open").await;
    browser.types("#sheet-fields input", "Wurm\n").await;
    browser.reads("Your word is in the dice: “Wurm”").await;
    browser.site.playground().fails("POST", "/callback", Fault::Status(503), 8);
    browser.press("Join").await;
    browser.reads("This interaction failed").await;
    browser.close().await;
}

/// A picture 800 pixels wide, as boards are.
const PICTURE: &[u8] = include_bytes!("stripes.png");

#[tokio::test]
async fn a_picture_fits_its_embed_says_what_it_shows_and_can_be_enlarged() {
    let Some(browser) = Browser::start().await else { return };
    let windows = browser.two("qwixx").await;
    begin(&browser, &windows, "/play game:qwixx pace:none thread:false").await;
    let discord = browser.site.playground();
    // The address of a picture names its channel.
    let picture = browser.js("[...document.querySelectorAll('.embed img')].at(-1).src").await;
    let picture = picture.as_str().unwrap();
    let channel = picture.split("/attachments/").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
    let payload = json!({
        "embeds": [{ "title": "Grill", "image": { "url": "attachment://grill.png" } }],
        "attachments": [{ "id": 0, "description": "Sixteen tiles on the grill" }],
    });
    let part = reqwest::multipart::Part::bytes(PICTURE).file_name("grill.png").mime_str("image/png").unwrap();
    let form =
        reqwest::multipart::Form::new().text("payload_json", payload.to_string()).part("files[0]", part);
    let posting = reqwest::Client::new()
        .post(format!("{}/api/v10/channels/{channel}/messages", discord.url()))
        .multipart(form);
    let posted = posting.header("authorization", format!("Bot {}", discord.token())).send().await.unwrap();
    assert_eq!(posted.status(), 200, "{:?}", posted.text().await);
    let image = "document.querySelector('.embed img[alt=\"Sixteen tiles on the grill\"]')";
    browser.waits(&format!("{image}?.complete && {image}.naturalWidth === 800")).await;
    assert_eq!(browser.js(&format!("{image}.clientWidth > 300 && {image}.clientWidth <= 540")).await, true);
    browser.press_what(&format!("{image}.parentElement")).await;
    browser.waits("document.querySelector('#picture').open").await;
    browser.close().await;
}

#[tokio::test]
async fn on_a_phone_in_russian_nothing_is_wider_than_the_window() {
    let Some(browser) = Browser::start().await else { return };
    let anna = browser.window().await;
    browser.resize(400, 800, "light").await;
    browser.enters(&anna, "Анна").await;
    let is_narrow = "document.scrollingElement.scrollWidth <= 400 && document.querySelector('#messages').scrollWidth <= 400";
    browser.waits(is_narrow).await;
    // Channels are behind a button, and so are the settings.
    browser.press_what("document.querySelector('#open-side')").await;
    browser.press_what("document.querySelector('#open-settings')").await;
    browser.js("(() => { for (const id of ['server-language', 'my-language']) { const select = document.getElementById(id); select.value = 'ru'; select.dispatchEvent(new Event('change')); } })()").await;
    browser.press("Закрыть").await;
    browser.press_what("document.querySelector('#open-side')").await;
    browser.press_what("document.querySelector('#channels a[href=\"#qwixx\"]')").await;
    browser.press("Открыть стол: Qwixx").await;
    browser.reads("Сесть за стол").await;
    browser.another_window("/?guest#qwixx").await;
    browser.press("Сесть за стол").await;
    browser.reads("Анна и Player 2").await;
    browser.look(&anna).await;
    browser.press("Начать").await;
    browser.reads("Кто начинает?").await;
    assert_eq!(browser.js(is_narrow).await, true, "the board is wider than the window");
    browser.close().await;
}
