//! Games played by clicking, two people in two windows.

use std::time::Duration;

use crate::browser::{Browser, Window};

/// The newest board.
pub(crate) const BOARD: &str = "[...document.querySelectorAll('.message:not(.private):has(.row)')].at(-1)";

/// Whether that board asks whoever looks at it. It names them, but pings nobody who has just been here. The result names
/// everybody, and asks nobody.
pub(crate) fn asks_me() -> String {
    format!("Boolean({BOARD}?.querySelector('.mention.me') && !{BOARD}.textContent.includes('Rematch'))")
}

/// Anna opens a table by typing, Ben joins, Anna starts.
pub(crate) async fn begin(browser: &Browser, [anna, ben]: &[Window; 2], command: &str) {
    browser.look(anna).await;
    browser.types("#line", &format!("{command}\n")).await;
    browser.reads("At the table: Anna").await;
    browser.look(ben).await;
    browser.press("Join").await;
    browser.reads("At the table: Anna and Ben").await;
    browser.look(anna).await;
    browser.press("Start").await;
    browser.waits(&format!("{BOARD}?.textContent.includes('your turn')")).await;
}

/// Turns to the window of whoever is on turn.
pub(crate) async fn on_turn<'a>(browser: &Browser, windows: &'a [Window; 2]) -> (&'a Window, &'a Window) {
    let [anna, ben] = windows;
    // Each window hears of it when it does.
    for _ in 0..500 {
        for (own, other) in [(anna, ben), (ben, anna)] {
            browser.look(own).await;
            if browser.js(&asks_me()).await == true {
                return (own, other);
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it is nobody's turn");
}

/// One move on the board at hand: what can be had is taken, worms are kept, else what is worth most. False if it is
/// somebody else's turn.
pub(crate) async fn moves(browser: &Browser) -> bool {
    if browser.js(&asks_me()).await != true {
        return false;
    }
    let before = browser.js("document.querySelector('#messages').textContent").await;
    let choice = "(() => {
        const parts = [...BOARD.querySelectorAll('.row .button')];
        const first = (test) => parts.find((part) => test.test(part.textContent));
        const keeping = parts.filter((part) => part.textContent.includes(' → '));
        const worms = keeping.find((part) => /worm/i.test(part.textContent));
        return first(/^Stop: (take|steal)/) ?? worms ?? keeping.at(-1) ?? first(/^(Roll|Stop)/);
    })()"
        .replace("BOARD", BOARD);
    browser.press_what(&choice).await;
    browser.waits(&format!("document.querySelector('#messages').textContent !== {before}")).await;
    true
}

#[tokio::test]
async fn two_people_in_two_windows_play_a_whole_game_of_heckmeck() {
    let Some(browser) = Browser::start().await else { return };
    let windows = browser.two("heckmeck").await;
    begin(&browser, &windows, "/play game:heckmeck pace:none thread:false quick:true").await;
    let mut moved = 0;
    let mut turns = 0;
    'game: loop {
        for window in &windows {
            browser.look(window).await;
            while moves(&browser).await {
                moved += 1;
            }
            turns += 1;
            assert!(turns < 2000, "the game has no end");
            if browser.sees("Check the dice").await {
                break 'game;
            }
        }
    }
    assert!(moved > 20, "only {moved} moves");
    for window in &windows {
        browser.look(window).await;
        browser.reads("Check the dice").await;
        browser.reads("Rematch").await;
    }
    browser.close().await;
}

#[tokio::test]
async fn a_round_of_qwixx() {
    let Some(browser) = Browser::start().await else { return };
    let windows = browser.two("qwixx").await;
    begin(&browser, &windows, "/play game:qwixx pace:none thread:false").await;
    let (active, other) = on_turn(&browser, &windows).await;
    browser.press("Roll").await;
    browser.reads("Everyone may cross out").await;
    browser.look(other).await;
    browser.press("Skip").await;
    browser.reads("has chosen").await;
    browser.look(active).await;
    // The active player crosses the first number there is.
    let cross = format!(
        "[...{BOARD}.querySelectorAll('.button')].find((part) => /^(Red|Yellow|Green|Blue) /.test(part.textContent))"
    );
    browser.press_what(&cross).await;
    browser.reads("may add a white and a coloured die").await;
    browser.press("Skip").await;
    browser.look(other).await;
    browser.waits(&asks_me()).await;
    browser.press("My sheet").await;
    browser.reads("Only you can see this").await;
    browser.close().await;
}

#[tokio::test]
async fn a_hand_is_seen_by_its_owner_only_and_cards_are_laid_by_its_buttons() {
    let Some(browser) = Browser::start().await else { return };
    let windows = browser.two("karteneck").await;
    begin(&browser, &windows, "/play game:karteneck pace:none thread:false").await;
    let (active, other) = on_turn(&browser, &windows).await;
    browser.press("My hand").await;
    browser.reads("Your hand · round 1 of 9").await;
    browser.look(other).await;
    assert!(!browser.sees("Your hand").await, "a hand is private");
    browser.press("My hand").await;
    browser.reads("Your hand · round 1 of 9").await;
    browser.look(active).await;
    assert_eq!(browser.js("document.querySelectorAll('.message.private').length").await, 1);
    browser.press_what("document.querySelector('.message.private .button')").await;
    browser.waits(&format!("!{}", asks_me())).await;
    browser.look(other).await;
    browser.reads("in all").await;
    browser.close().await;
}
