//! The pictures in the README: `cargo test --test browser -- --ignored screens`.

use std::path::Path;

use crate::browser::{Browser, Window};
use crate::games::{asks_me, begin, moves, on_turn};

#[tokio::test]
#[ignore = "writes the pictures of the README"]
async fn screens() {
    let browser = Browser::start().await.expect("Chromium and chromedriver are needed: nothing was written");
    let windows = browser.two("heckmeck").await;
    for window in &windows {
        browser.look(window).await;
        browser.resize(1100, 760, "dark").await;
    }
    welcome(&browser, &windows).await;
    for game in ["heckmeck", "barbecue"] {
        sit_down(&browser, &windows, game).await;
        // Into the third turn, to dice that are set aside.
        for _ in 0..9 {
            on_turn(&browser, &windows).await;
            moves(&browser).await;
        }
        on_turn(&browser, &windows).await;
        shoot(&browser, game).await;
    }
    karteneck(&browser, &windows).await;
    qwixx(&browser, &windows).await;
    browser.close().await;
}

async fn welcome(browser: &Browser, [anna, _]: &[Window; 2]) {
    browser.look(anna).await;
    browser.press_what("document.querySelector('#channels a')").await;
    shoot(browser, "welcome").await;
}

async fn karteneck(browser: &Browser, windows: &[Window; 2]) {
    sit_down(browser, windows, "karteneck").await;
    on_turn(browser, windows).await;
    browser.press("My hand").await;
    browser.reads("Your hand").await;
    shoot(browser, "karteneck").await;
}

async fn qwixx(browser: &Browser, windows: &[Window; 2]) {
    sit_down(browser, windows, "qwixx").await;
    let (_, other) = on_turn(browser, windows).await;
    browser.press("Roll").await;
    browser.reads("Everyone may cross out").await;
    let cross = "[...document.querySelectorAll('.message .button')].findLast((part) => /^(Red|Yellow|Green|Blue) /.test(part.textContent))";
    browser.press_what(cross).await;
    browser.look(other).await;
    browser.press("Skip").await;
    for window in windows {
        browser.look(window).await;
        browser.reads("may add a white and a coloured die").await;
    }
    on_turn(browser, windows).await;
    browser.press("Skip").await;
    browser.look(other).await;
    browser.waits(&asks_me()).await;
    browser.press("Roll").await;
    browser.reads("Everyone may cross out").await;
    shoot(browser, "qwixx").await;
    browser.resize(390, 844, "light").await;
    shoot(browser, "phone").await;
}

/// Both go to a game's channel and begin. What they played before is over: nobody may have too many open tables.
async fn sit_down(browser: &Browser, windows: &[Window; 2], game: &str) {
    if browser.sees("your turn").await {
        browser.look(&windows[0]).await;
        browser.types("#line", "/end\n").await;
        browser.press("End the game for all").await;
        browser.reads("Anna ended the game.").await;
    }
    for window in windows {
        browser.look(window).await;
        browser.press_what(&format!("document.querySelector('#channels a[href=\"#{game}\"]')")).await;
    }
    begin(browser, windows, &format!("/play game:{game} pace:none thread:false")).await;
}

async fn shoot(browser: &Browser, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/screens");
    std::fs::create_dir_all(&folder).unwrap();
    browser.waits("[...document.images].every((image) => image.complete)").await;
    std::fs::write(folder.join(format!("{name}.png")), decoded(&browser.screenshot().await)).unwrap();
}

/// The bytes behind a text in base64.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for four in digits.chunks(4) {
        let number =
            four.iter().fold(0_u32, |sum, digit| sum << 6 | u32::from(*digit)) << (6 * (4 - four.len()));
        bytes.extend_from_slice(&number.to_be_bytes()[1..four.len()]);
    }
    bytes
}
