//! Whole games against the computer, by typing alone and by clicking alone. After every move the picture of the board is in
//! view, in a wide window and on a phone, and a second tap of the same finger moves nothing.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch::config::Config;
use stammtisch::games::GameKind;

use crate::browser::Browser;
use crate::games::BOARD;

/// A wide window, and a phone's.
const WIDTHS: [u32; 2] = [800, 390];
const HEIGHT: u32 = 844;
/// How many double taps have to leave everything as it was: in a game, and over all games.
const DOUBLE_TAPS: (usize, usize) = (6, 20);
/// A finger that taps twice takes less.
const FINGER: Duration = Duration::from_millis(550);
/// How many tables one person may host at a time.
const AT_ONCE: usize = 3;

/// What somebody sees of the newest board.
#[derive(PartialEq, Eq, Debug, Clone)]
struct Seen {
    /// Which message it is.
    board: String,
    /// What it tells. After two moves the buttons may be the same again.
    text: String,
    /// Whether it asks them.
    asks: bool,
    /// The buttons that can be pressed.
    labels: Vec<String>,
}

impl Seen {
    async fn of(browser: &Browser) -> Seen {
        let seen = "(() => {
            const board = BOARD;
            const live = [...board?.querySelectorAll('.row .button:not(:disabled)') ?? []];
            return { board: board?.id ?? '', text: board?.querySelector('.embed')?.textContent ?? '', asks: Boolean(board?.querySelector('.mention.me')),
                labels: live.map((button) => button.textContent.trim()) };
        })()"
            .replace("BOARD", BOARD);
        let seen = browser.js(&seen).await;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let labels = seen["labels"].as_array().unwrap().iter().map(text).collect();
        Seen { board: text(&seen["board"]), text: text(&seen["text"]), asks: seen["asks"] == true, labels }
    }

    fn is_over(&self) -> bool {
        self.labels.iter().any(|label| label == "Rematch")
    }

    fn is_asked(&self) -> bool {
        self.asks && !self.is_over()
    }

    /// The person who looks has done nothing since, whatever computers did: in Qwixx they choose at the same time.
    fn is_still(&self, before: &Seen) -> bool {
        let is_a_computers = self.text != before.text && self.text.contains('🤖');
        *self
            == Seen { text: if is_a_computers { &self.text } else { &before.text }.clone(), ..before.clone() }
    }

    fn find(&self, test: impl Fn(&str) -> bool) -> Option<&str> {
        self.labels.iter().map(String::as_str).find(|label| test(label))
    }

    /// What a person of few words would press, after so many moves: what is worth something is taken, worms are kept, a
    /// few numbers are crossed out.
    fn wanted(&self, moved: usize) -> &str {
        let is_keep = |label: &str| label.contains(" → ") && !label.starts_with("Hold");
        let is_colour =
            |label: &str| ["Red", "Yellow", "Green", "Blue"].iter().any(|row| label.starts_with(row));
        let is_enough = |label: &str| {
            let pot =
                label.strip_prefix("Hold ").and_then(|rest| rest.split(' ').next()?.parse::<u32>().ok());
            pot.is_some_and(|pot| pot >= 15 || label.contains("win"))
        };
        self.find(|label| label == "Yes, all the same")
            .or_else(|| self.find(|label| label.starts_with("Stop") && !label.contains("bust")))
            .or_else(|| self.find(is_enough))
            .or_else(|| self.find(|label| is_keep(label) && label.starts_with("Worm")))
            .or_else(|| self.labels.iter().map(String::as_str).rfind(|label| is_keep(label)))
            .or_else(|| self.find(|label| label.starts_with("Roll")))
            .or_else(|| self.find(|label| is_colour(label) && moved < 8))
            .or_else(|| self.find(|label| label.starts_with("Skip")))
            .or_else(|| self.find(|label| label.starts_with("Pass")))
            .or_else(|| self.find(|label| label.starts_with("Stop")))
            .unwrap_or_else(|| panic!("nothing to do: {self:?}"))
    }
}

/// The command that does what a button does.
fn command(label: &str) -> String {
    let first = label.split(' ').next().unwrap();
    match first {
        "Roll" => "/roll".to_owned(),
        "Skip" | "Skip:" => "/skip".to_owned(),
        "Pass" => "/pass".to_owned(),
        "Hold" | "Stop" | "Stop:" => "/stop".to_owned(),
        "Red" | "Yellow" | "Green" | "Blue" => {
            format!("/cross {} {}", first.to_lowercase(), label.split(' ').nth(1).unwrap())
        }
        face => format!("/keep {}", face.to_lowercase()),
    }
}

/// Anna comes in and lets computers play at once.
async fn comes_in(browser: &Browser) {
    let anna = browser.window().await;
    browser.enters(&anna, "Anna").await;
    browser.types("#line", "/settings computers:at-once\n").await;
    browser.reads("Only you can see this").await;
}

async fn goes_to(browser: &Browser, game: GameKind) {
    let link = format!("document.querySelector('#channels a[href=\"#{game}\"]')");
    browser.js(&format!("{link}.click()")).await;
    browser.waits(&format!("{link}?.getAttribute('aria-current') === 'page'")).await;
}

async fn begins(browser: &Browser, game: GameKind) {
    goes_to(browser, game).await;
    let quick = if game == GameKind::Heckmeck { " quick:true" } else { "" };
    // Where a turn takes many moves, others play, too, so that the game is soon over.
    let computers = if matches!(game, GameKind::Heckmeck | GameKind::Barbecue) { 3 } else { 1 };
    let command =
        format!("/play game:{game} computers:{computers} level:easy pace:none thread:false{quick}\n");
    browser.types("#line", &command).await;
    browser.waits(BOARD).await;
}

/// Waits until the newest board is another one than before, or offers something else.
async fn moves_on(browser: &Browser, before: &Seen) -> Seen {
    let begun = Instant::now();
    loop {
        let now = Seen::of(browser).await;
        if now != *before {
            return now;
        }
        if begun.elapsed() > Duration::from_secs(20) {
            let page = browser.js("document.querySelector('#room').innerText").await;
            panic!("nothing moves after {before:?}; the page says:\n{}", page.as_str().unwrap());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The whole picture of the newest board is between the top of the channel and the line to type in. False if it has none: on
/// a busy machine the bot rather sends words than to keep people waiting.
async fn has_its_picture_in_view(browser: &Browser) -> bool {
    if browser.js(&format!("{BOARD}?.querySelector('.embed img') === null")).await == true {
        return false;
    }
    let is_in_view = "(() => {
        const image = BOARD?.querySelector('.embed img');
        if (!image?.complete || !image.naturalWidth) return false;
        const { top, bottom } = image.getBoundingClientRect();
        const channel = document.querySelector('#messages').getBoundingClientRect();
        return top >= channel.top - 1 && bottom <= document.querySelector('#composer').getBoundingClientRect().top + 1;
    })()"
        .replace("BOARD", BOARD);
    browser.waits(&is_in_view).await;
    true
}

/// What stands in the channel: public messages, and private ones.
async fn left(browser: &Browser) -> (u64, u64) {
    let count = async |selector: &str| {
        browser.js(&format!("document.querySelectorAll('{selector}').length")).await.as_u64().unwrap()
    };
    (count(".message:not(.private)").await, count(".message.private").await)
}

/// Types the first cards that are suggested. False if there are none.
async fn lays(browser: &Browser) -> bool {
    browser.types("#line", "/lay cards:").await;
    let offered = "document.querySelector('#line').value === '/lay cards:' \
                   && /→/.test(document.querySelector('#hint-list').textContent)";
    let begun = Instant::now();
    while browser.js(offered).await != true {
        if begun.elapsed() > Duration::from_secs(2) {
            browser.js("(() => { document.querySelector('#line').value = ''; })()").await;
            return false;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Tab takes the first one, and Enter sends it.
    browser.types("#line", "\u{e004}").await;
    browser.waits("document.querySelector('#line').value.length > '/lay cards:'.length").await;
    browser.types("#line", "\n").await;
    true
}

#[tokio::test]
async fn a_whole_game_of_each_kind_by_typing_alone_has_its_board_in_view() {
    let Some(browser) = Browser::start().await else { return };
    comes_in(&browser).await;
    for game in GameKind::ALL {
        begins(&browser, game).await;
        let (mut typed, mut pictures) = (0, 0);
        loop {
            let seen = Seen::of(&browser).await;
            if seen.is_over() {
                break;
            }
            if !seen.is_asked() {
                moves_on(&browser, &seen).await;
                continue;
            }
            browser.resize(WIDTHS[typed % 2], HEIGHT, "dark").await;
            let has_hand = seen.labels.iter().any(|label| label == "My hand");
            if !(has_hand && typed % 2 == 0 && lays(&browser).await) {
                browser.types("#line", &format!("{}\n", command(seen.wanted(typed)))).await;
            }
            typed += 1;
            assert!(typed < 600, "{game} has no end");
            moves_on(&browser, &seen).await;
            pictures += usize::from(has_its_picture_in_view(&browser).await);
        }
        let (public, private) = left(&browser).await;
        assert!(pictures * 10 >= typed * 9, "{game}: {pictures} pictures after {typed} commands");
        println!("{game}: {typed} commands leave {public} public and {private} private messages");
        assert_eq!(private, 0, "{game}");
    }
    browser.close().await;
}

/// Where something is, if it is the uppermost thing there.
async fn point(browser: &Browser, element: &str) -> Option<(f64, f64)> {
    let point = browser
        .js(&format!(
            "(() => {{
                const element = {element};
                element?.scrollIntoView({{ block: 'nearest' }});
                const area = element?.getBoundingClientRect();
                if (!area) return null;
                const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
                return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
            }})()"
        ))
        .await;
    Some((point[0].as_f64()?, point[1].as_f64()?))
}

/// The live button of a message with this label.
fn button(message: &str, label: &str) -> String {
    format!(
        "[...{message}?.querySelectorAll('.row .button:not(:disabled)') ?? []]\
         .find((button) => button.textContent.trim() === {})",
        json!(label)
    )
}

/// A game that is being clicked through.
struct Played {
    game: GameKind,
    clicks: usize,
    double_taps: usize,
    /// After how many of them the picture was in view.
    pictures: usize,
    /// Until then a press would be taken for the second tap of the last one.
    rests_until: Instant,
}

/// A second tap at the same place, or on the first move there is, as soon as the new board is there. Returns whether it was
/// quick enough to be one.
async fn taps_again(browser: &Browser, at: (f64, f64), tapped: Instant, seen: &Seen) -> bool {
    let here =
        format!("document.elementFromPoint({}, {})?.closest('.row .button:not(:disabled)')", at.0, at.1);
    let is_live = browser.js(&format!("Boolean({here})")).await == true;
    let first = button(BOARD, &seen.labels[0]);
    let Some(at) = (if is_live { Some(at) } else { point(browser, &first).await }) else { return false };
    if tapped.elapsed() > FINGER {
        return false;
    }
    let private = left(browser).await.1;
    browser.taps(at).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let now = Seen::of(browser).await;
    assert!(now.is_still(seen), "a second tap has moved something: {seen:?}, then {now:?}");
    assert_eq!(left(browser).await.1, private, "a second tap was answered");
    true
}

/// One press, or two.
async fn clicks(browser: &Browser, played: &mut Played, seen: &Seen) {
    let hand = "[...document.querySelectorAll('.message.private')].findLast((part) => part.textContent.includes('Your hand'))";
    let has_hand = seen.labels.iter().any(|label| label == "My hand");
    let lay = format!(
        "[...{hand}?.querySelectorAll('.row .button') ?? []].find((part) => part.textContent.includes('→'))"
    );
    if has_hand && played.clicks == 0 {
        browser.press("My hand").await;
        browser.waits(&lay).await;
    }
    let wants_to_lay =
        has_hand && played.clicks.is_multiple_of(3) && browser.js(&format!("Boolean({lay})")).await == true;
    let wanted = if wants_to_lay { lay } else { button(BOARD, seen.wanted(played.clicks)) };
    // A board may be drawn anew in between.
    let Some(at) = point(browser, &wanted).await else { return };
    let tapped = Instant::now();
    browser.taps(at).await;
    played.clicks += 1;
    let now = moves_on(browser, seen).await;
    let may_tap_twice = !wants_to_lay && now.is_asked() && played.double_taps < DOUBLE_TAPS.0;
    if may_tap_twice && taps_again(browser, at, tapped, &now).await {
        played.double_taps += 1;
    }
    played.pictures += usize::from(wants_to_lay || has_its_picture_in_view(browser).await);
    played.rests_until = Instant::now() + Config::DEFAULT_ECHO + Duration::from_millis(100);
}

/// Three games at a time, because between two presses at a table one has to wait.
#[tokio::test]
async fn a_whole_game_of_each_kind_by_clicking_alone_forgives_double_taps() {
    let Some(browser) = Browser::start_with(Config::DEFAULT_ECHO).await else { return };
    comes_in(&browser).await;
    // The longest games come first.
    let (mut waiting, mut playing) =
        (GameKind::ALL.into_iter().rev().collect::<Vec<_>>(), Vec::<Played>::new());
    let (mut double_taps, mut turn) = (0, 0);
    while !(waiting.is_empty() && playing.is_empty()) {
        if playing.len() < AT_ONCE
            && let Some(game) = waiting.pop()
        {
            begins(&browser, game).await;
            playing.push(Played {
                game,
                clicks: 0,
                double_taps: 0,
                pictures: 0,
                rests_until: Instant::now(),
            });
        }
        turn += 1;
        let at = turn % playing.len();
        let played = &mut playing[at];
        tokio::time::sleep_until(played.rests_until.into()).await;
        browser.resize(WIDTHS[turn % 2], HEIGHT, "dark").await;
        goes_to(&browser, played.game).await;
        let seen = Seen::of(&browser).await;
        if seen.is_asked() {
            clicks(&browser, played, &seen).await;
            assert!(played.clicks < 600, "{} has no end", played.game);
        } else if seen.is_over() {
            let (public, private) = left(&browser).await;
            assert!(
                played.pictures * 10 >= played.clicks * 9,
                "{}: {} pictures after {} clicks",
                played.game,
                played.pictures,
                played.clicks
            );
            println!(
                "{}: {} clicks leave {public} public and {private} private messages",
                played.game, played.clicks
            );
            double_taps += playing.remove(at).double_taps;
        }
    }
    println!("{double_taps} double taps moved nothing");
    assert!(double_taps >= DOUBLE_TAPS.1, "only {double_taps} double taps");
    browser.close().await;
}
