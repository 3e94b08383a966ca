//! Computers at the table: they take seats, move by themselves, give hints, and play for people who are away.

use discord_playground::Message;
use stammtisch::games::GameKind;

use support::TestBot;

#[tokio::test]
async fn computers_are_seated_by_option_and_button() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    // A friend is waited for, so the game doesn't begin at once.
    anna.types(&bot.channel, "/play qwixx computers:1 level:hard with:Ben").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains("Anna and 🤖 Ada (hard)"), "{}", lobby.text());
    assert_eq!(bot.more(&ben).await.live_buttons(), ["Rules"], "only the host seats computers");
    let more = bot.more(&anna).await;
    let labels = |more: &Message| more.live_buttons();
    assert_eq!(
        labels(&more)[..4],
        ["+ easy computer", "+ medium computer", "+ hard computer", "Send computer away"]
    );
    assert_eq!(labels(&more)[4..], ["Rules", "My word", "Leave", "Close table"]);
    let more = anna.clicks(&more, "+ easy computer").await.unwrap().message().unwrap();
    assert!(more.is_ephemeral() && more.text().contains("Bruno (easy) sits down"), "{}", more.text());
    let more = anna.clicks(&more, "+ medium computer").await.unwrap().message().unwrap();
    assert!(
        !labels(&more).iter().any(|label| label.starts_with('+')),
        "the last seat is Ben's: {}",
        more.text()
    );
    bot.settles().await;
    assert!(bot.board().text().contains("🤖 Bruno (easy) and 🤖 Clara (medium)"), "{}", bot.board().text());
    anna.clicks(&more, "Send computer away").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("A computer leaves"), "{}", bot.board().text());
    anna.types(&bot.channel, "/end").await.unwrap();
    let refused = anna.types(&bot.channel, "/play qwixx computers:5").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("room for 4 computers"), "{}", refused.text());
    bot.close().await;
}

#[tokio::test]
async fn one_person_plays_every_game_with_computers_to_the_end() {
    for game in GameKind::ALL {
        let bot = TestBot::hurried().await;
        let people = [bot.person("Anna")];
        people[0]
            .types(&bot.channel, &format!("/play {game} pace:none computers:1 level:easy"))
            .await
            .unwrap();
        bot.lobby().await;
        for _ in 0..20_000 {
            if bot.is_over() {
                break;
            }
            let board = bot.board();
            if board.text().contains("Everyone may cross out") {
                bot.all_choose(&people, &board).await;
            } else if bot.on_turn(&people, &board).is_some() {
                bot.moves_by_buttons(&people).await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        assert!(bot.is_over(), "{}", bot.board().text());
        let only_anna = |message: &Message| message.pinged().iter().all(|user| *user == people[0].id());
        assert!(bot.messages().iter().all(only_anna), "nobody pings a computer");
        bot.close().await;
    }
}

#[tokio::test]
async fn a_computer_moves_on_after_a_restart_and_a_stand_in_gives_the_seat_back() {
    let mut bot = TestBot::hurried().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let absent = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let present = people.iter().find(|person| person.id() != absent.id()).unwrap().clone();
    absent.types(&bot.channel, "/leave").await.unwrap();
    bot.restart().await;
    bot.is_turn_of(&present).await;
    let stands_in = format!("The computer plays for {}", absent.name());
    assert!(bot.board().text().contains(&stands_in), "{}", bot.board().text());
    absent.clicks(&bot.board(), "I'm back").await.unwrap();
    assert!(!bot.board().text().contains(&stands_in), "{}", bot.board().text());
    while bot.on_turn(&people, &bot.board()).unwrap().id() == present.id() {
        bot.moves_by_buttons(&people).await;
    }
    assert_eq!(bot.on_turn(&people, &bot.board()).unwrap().id(), absent.id(), "waited for again");
    bot.close().await;
}

#[tokio::test]
async fn a_hint_is_private_ranked_and_for_who_has_to_decide() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let on_turn = bot.on_turn(&people, &bot.board()).unwrap();
    let waiting = people.iter().find(|person| person.id() != on_turn.id()).unwrap();
    let hint = on_turn.types(&bot.channel, "/hint").await.unwrap().message().unwrap();
    assert!(hint.is_ephemeral(), "{}", hint.text());
    for part in ["1. Roll", "**21** 89.3%", "**36** 1.6%", "an estimate"] {
        assert!(hint.text().contains(part), "{part}: {}", hint.text());
    }
    let nothing = waiting.types(&bot.channel, "/hint").await.unwrap().message().unwrap();
    assert!(
        nothing.is_ephemeral() && nothing.text().contains("nothing for you to decide"),
        "{}",
        nothing.text()
    );
    on_turn.clicks(&bot.board(), "Roll").await.unwrap();
    let hint = on_turn.types(&bot.channel, "/hint").await.unwrap().message().unwrap();
    assert!(
        hint.text().contains("in all: wins about") || hint.text().contains(": wins about"),
        "{}",
        hint.text()
    );
    bot.close().await;
}

#[tokio::test]
async fn luck_and_play_are_added_to_the_result() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Barbecue, 2).await;
    bot.plays_by_buttons(&people).await;
    for _ in 0..200 {
        if bot.board().text().contains("Luckiest") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let result = bot.board().text();
    assert!(result.contains("points). Unluckiest: ") && result.contains("Best choices: "), "{result}");
    assert!(result.contains("🏆"), "the result is still there: {result}");
    bot.close().await;
}
