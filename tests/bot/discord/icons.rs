//! Icons on buttons: uploaded once, put on buttons and menus, and nothing breaks without them.

use std::collections::BTreeSet;

use discord_playground::{Fault, Message, Person};
use serde_json::Value;
use stammtisch::games::GameKind;
use stammtisch::picture::ButtonIcon;
use support::TestBot;

/// Label and icon of every button and option of a message.
fn icons(message: &Message) -> Vec<(String, Option<String>)> {
    let rows = message.components.iter().flat_map(|row| row["components"].as_array().unwrap());
    let parts = rows.flat_map(|part| match part["options"].as_array() {
        Some(options) => options.iter().collect(),
        None => vec![part],
    });
    let icon = |part: &Value| {
        let name = part["emoji"]["name"].as_str()?;
        Some(name.rsplit_once('_').unwrap().0.to_owned())
    };
    parts.map(|part| (part["label"].as_str().unwrap().to_owned(), icon(part))).collect()
}

fn icon_of(message: &Message, beginning: &str) -> Option<String> {
    let found = icons(message).into_iter().find(|(label, _)| label.starts_with(beginning));
    found.unwrap_or_else(|| panic!("no {beginning} in {:?}", icons(message))).1
}

fn emoji_requests(bot: &TestBot, method: &str) -> usize {
    let requests = bot.discord.requests();
    requests.iter().filter(|request| request.method == method && request.path.ends_with("/emojis")).count()
}

async fn rolls(bot: &TestBot, people: &[Person]) {
    bot.on_turn(people, &bot.board()).unwrap().clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
}

#[tokio::test]
async fn a_bot_that_has_its_icons_asks_once_a_start_and_uploads_nothing() {
    let mut bot = TestBot::open().await;
    assert_eq!((emoji_requests(&bot, "GET"), emoji_requests(&bot, "POST")), (1, ButtonIcon::ALL.len()));
    bot.restart().await;
    assert_eq!((emoji_requests(&bot, "GET"), emoji_requests(&bot, "POST")), (2, ButtonIcon::ALL.len()));
    // They are on the first board after that.
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    rolls(&bot, &people).await;
    assert!(icons(&bot.board()).iter().any(|(_, icon)| icon.is_some()), "{:?}", icons(&bot.board()));
    bot.close().await;
}

#[tokio::test]
async fn a_die_stands_beside_its_number() {
    for game in [GameKind::Heckmeck, GameKind::Barbecue] {
        let bot = TestBot::open().await;
        let people = bot.seated(game, 2).await;
        let mut seen = BTreeSet::new();
        // Five numbers and the worm; Barbecue has a six instead of the five.
        while seen.len() < 6 {
            if bot.is_over() {
                bot.begins(game, &people).await;
            }
            let board = bot.board();
            let kept = icons(&board).into_iter().filter(|(label, _)| label.contains('→'));
            for (label, icon) in kept {
                let is_worm = label.starts_with("Worm");
                let expected = if is_worm { "die_worm".to_owned() } else { format!("die_{}", &label[..1]) };
                assert_eq!(icon.as_ref(), Some(&expected), "{game}: {label}");
                seen.extend(icon);
            }
            assert_eq!(icon_of(&board, "More"), None);
            bot.moves_by_buttons(&people).await;
        }
        bot.close().await;
    }
}

/// In Barbecue a snail can be won. The button that does so has it.
#[tokio::test]
async fn a_stop_that_wins_a_snail_shows_one() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Barbecue, 5).await;
    loop {
        if bot.is_over() {
            bot.begins(GameKind::Barbecue, &people).await;
        }
        let stops = icons(&bot.board()).into_iter().filter(|(label, _)| label.starts_with("Stop"));
        let [snails, others]: [Vec<_>; 2] = {
            let (snails, others) = stops.partition(|(label, _)| label.contains("snail"));
            [snails, others]
        };
        assert!(others.iter().all(|(_, icon)| icon.is_none()), "{others:?}");
        if let Some((label, icon)) = snails.first() {
            assert_eq!(icon.as_deref(), Some("snail"), "{label}");
            break;
        }
        bot.moves_by_buttons(&people).await;
    }
    bot.close().await;
}

/// Another process uploads them at the same time: the names are taken, and nothing is wrong.
#[tokio::test]
async fn icons_that_another_process_has_just_uploaded_are_taken_over() {
    let mut bot = TestBot::open().await;
    bot.stop().await;
    // The answer to every upload is lost. To the program it looks as if somebody else had been quicker.
    bot.discord.delete_emojis();
    bot.discord.fails("POST", "/emojis", Fault::Lost, 1);
    let before = bot.discord.requests().len();
    bot.start().await;
    bot.settles().await;
    assert_eq!(bot.discord.emojis().len(), ButtonIcon::ALL.len());
    let uploads = bot.discord.requests_after(before).into_iter();
    let uploads = uploads.filter(|request| request.method == "POST" && request.path.ends_with("/emojis"));
    let refused = uploads.filter(|request| request.status == Some(400)).count();
    assert!(refused <= 1, "{refused} uploads were refused");
    bot.discord.fails_no_more();
    let people = bot.seated(GameKind::Qwixx, 2).await;
    rolls(&bot, &people).await;
    let row = ["Red", "Yellow", "Green", "Blue"].map(|label| icon_of(&bot.board(), label).is_some());
    assert_eq!(row, [true; 4]);
    bot.close().await;
}

#[tokio::test]
async fn rows_have_their_colours_and_cards_their_animals() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 2).await;
    rolls(&bot, &people).await;
    for (label, icon) in [("Red", "red"), ("Yellow", "yellow"), ("Green", "green"), ("Blue", "blue")] {
        assert_eq!(icon_of(&bot.board(), label).as_deref(), Some(icon));
    }
    assert_eq!(icon_of(&bot.board(), "Skip"), None);
    bot.close().await;

    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    let hand = person.clicks(&bot.board(), "My hand").await.unwrap().message().unwrap();
    let lays: Vec<_> = icons(&hand).into_iter().filter(|(label, _)| !label.starts_with("Pass")).collect();
    assert!(!lays.is_empty());
    for (label, icon) in lays {
        let expected = if label.to_lowercase().contains("worm") { "worm" } else { "hen" };
        assert_eq!(icon.as_deref(), Some(expected), "{label}");
    }
    bot.close().await;
}

/// Somebody deleted the emojis in the developer portal.
#[tokio::test]
async fn an_icon_that_discord_does_not_know_any_more_costs_no_move() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.discord.delete_emojis();
    rolls(&bot, &people).await;
    let board = bot.board();
    assert!(board.live_buttons().iter().any(|label| label.contains('→')), "{:?}", board.live_buttons());
    assert!(icons(&board).iter().all(|(_, icon)| icon.is_none()));
    bot.plays_by_buttons(&people).await;
    let refused = bot.discord.requests().into_iter().filter(|request| request.status == Some(400)).count();
    assert_eq!(refused, 1, "the first refusal is the last");
    bot.close().await;
}

#[tokio::test]
async fn without_icons_everything_is_text() {
    let mut bot = TestBot::open().await;
    bot.stop().await;
    bot.discord.delete_emojis();
    bot.discord.fails("POST", "/emojis", Fault::Status(403), usize::MAX);
    bot.start_without_icons().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.plays_by_buttons(&people).await;
    assert!(bot.is_over());
    let refused = bot.discord.requests().into_iter().filter(|request| request.status == Some(400)).count();
    assert_eq!(refused, 0);
    bot.close().await;
}
