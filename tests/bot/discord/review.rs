//! `/review`: the decisions of a finished game that cost most, for those who took them.

use discord_playground::{Message, Person};
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use support::{TestBot, moves};

async fn types(bot: &TestBot, person: &Person, line: &str) -> Message {
    let answer = person.types(&bot.channel, line).await.unwrap_or_else(|mishap| panic!("{line}: {mishap}"));
    let message = answer.finished().await.unwrap().message().unwrap();
    assert!(message.is_ephemeral(), "{line} is answered privately: {}", message.text());
    message
}

async fn presses(person: &Person, message: &Message, button: &str) -> Message {
    let answer = person.clicks(message, button).await.unwrap_or_else(|why| panic!("{button}: {why:?}"));
    answer.finished().await.unwrap().message().unwrap()
}

/// In Pig, whoever holds after every roll gives away something again and again.
#[tokio::test]
async fn the_three_costliest_decisions_are_shown_one_by_one_and_only_to_who_took_them() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    bot.plays_by_buttons(&people).await;
    bot.settles().await;
    let result = bot.board();
    let anna = &people[0];
    let first = presses(anna, &result, "Review").await;
    assert!(first.is_ephemeral(), "{}", first.text());
    for part in ["costly decision 1 of 3", "You chose: **Hold", "The hard computer: **Roll", "wins in 100"] {
        assert!(first.text().contains(part), "no {part:?} in: {}", first.text());
    }
    let alt = first.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Pig"), "the board as it was: {alt}");
    assert_eq!(first.live_buttons(), ["Next", "Replay from here"]);
    let second = presses(anna, &first, "Next").await;
    assert!(second.id == first.id && second.text().contains("decision 2 of 3"), "{}", second.text());
    let third = presses(anna, &second, "Next").await;
    assert!(third.text().contains("decision 3 of 3"), "{}", third.text());
    assert_eq!(third.live_buttons(), ["Back", "Replay from here"]);
    let cost = |message: &Message| -> f64 {
        let after = message.text().split("That is about ").nth(1).unwrap().to_owned();
        after.split(' ').next().unwrap().parse().unwrap()
    };
    assert!(cost(&first) >= cost(&second) && cost(&second) >= cost(&third), "the costliest first");
    assert!(cost(&third) >= 1.0, "{}", third.text());
    let replayed = presses(anna, &third, "Replay from here").await;
    assert!(replayed.text().contains("Move "), "{}", replayed.text());

    // Without an ID it is one's last game. Who didn't play has nothing to review.
    for (locale, command, part) in [
        ("en-US", "/review", "costly decision 1 of 3"),
        ("de", "/rückblick", "teure Entscheidung 1 von 3"),
        ("ru", "/разбор", "дорогое решение 1 из 3"),
    ] {
        let told = types(&bot, &people[1].clone().speaks(locale), command).await;
        assert!(told.text().contains(part), "{locale}: {}", told.text());
    }
    let carl = bot.person("Carl");
    let none = presses(&carl, &result, "Review").await;
    assert!(none.is_ephemeral() && none.text().contains("You didn't play in this game"), "{}", none.text());
    assert!(types(&bot, &carl, "/review").await.text().contains("haven't finished a game"));
    assert!(types(&bot, &carl, "/review zzz").await.text().contains("no finished game with the ID"));
    bot.close().await;
}

/// They do what the hint says.
#[tokio::test]
async fn whoever_gave_nothing_away_is_praised() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig pace:none computers:1 level:easy thread:false").await.unwrap();
    while !bot.is_over() {
        bot.is_turn_or_over(&anna).await;
        if bot.is_over() {
            break;
        }
        bot.passes(4);
        let (board, hint) = (bot.board(), types(&bot, &anna, "/hint").await);
        let rolls = hint.text().contains("💡 **Roll**");
        let offered = moves(&board).into_iter().find(|offered| (offered.action == Action::Roll) == rolls);
        presses(&anna, &board, &offered.unwrap().label).await;
        bot.settles().await;
    }
    let praise = types(&bot, &anna, "/review").await.text();
    assert!(praise.contains("none of them cost more than one win in 100 games"), "{praise}");
    bot.close().await;
}

/// A review shows the hand that one had, and nobody else sees it.
#[tokio::test]
async fn every_game_can_be_reviewed() {
    for game in GameKind::ALL {
        let bot = TestBot::open().await;
        let people = bot.seated(game, 2).await;
        bot.plays_by_buttons(&people).await;
        bot.settles().await;
        let told = presses(&people[0], &bot.board(), "Review").await;
        let text = told.text();
        assert!(told.is_ephemeral(), "{game}: {text}");
        let is_praise = text.contains("none of them cost more");
        assert!(is_praise || text.contains("The hard computer: **"), "{game}: {text}");
        if game == GameKind::Karteneck && !is_praise {
            assert!(text.contains("Your hand"), "{text}");
        }
        bot.close().await;
    }
}
