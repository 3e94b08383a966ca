//! Computers at the table: they take seats, move by themselves, give hints, and play for people who are away.

use discord_playground::Message;
use futures_util::future::join_all;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
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
    assert_eq!(bot.more(&ben).await.live_buttons(), ["Learn", "Rules"], "only the host seats computers");
    let more = bot.more(&anna).await;
    let labels = |more: &Message| more.live_buttons();
    assert_eq!(
        labels(&more)[..4],
        ["+ easy computer", "+ medium computer", "+ hard computer", "Send computer away"]
    );
    assert_eq!(labels(&more)[4..], ["Learn", "Rules", "My word", "Leave", "Close table"]);
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
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::hurried().await;
        let people = [bot.person("Anna")];
        people[0]
            .types(&bot.channel, &format!("/play {game} pace:none thread:false computers:1 level:easy"))
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
    }))
    .await;
}

#[tokio::test]
async fn a_computer_moves_on_after_a_restart_and_a_stand_in_gives_the_seat_back() {
    let mut bot = TestBot::hurried().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let absent = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let present = people.iter().find(|person| person.id() != absent.id()).unwrap().clone();
    bot.goes(&absent, "/leave").await;
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
async fn a_hint_is_private_says_why_and_has_the_numbers_behind_a_button() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let on_turn = bot.on_turn(&people, &bot.board()).unwrap();
    let waiting = people.iter().find(|person| person.id() != on_turn.id()).unwrap();
    on_turn.types(&bot.channel, "/hint").await.unwrap();
    let hint = bot.whisper_to(on_turn).await;
    let hinted = hint.text();
    assert_eq!(hinted.lines().next(), Some("💡 **Roll**: there is nothing else you can do now."));
    on_turn.clicks(&hint, "Odds").await.unwrap();
    let odds = bot.whisper_to(on_turn).await;
    assert_eq!(odds.id, hint.id, "in the same message");
    for part in ["1. Roll", "**21** 89.3%", "**36** 1.6%", "an estimate"] {
        assert!(odds.text().contains(part), "{part}: {}", odds.text());
    }
    let nothing = waiting.types(&bot.channel, "/hint").await.unwrap().message().unwrap();
    assert!(
        nothing.is_ephemeral() && nothing.text().contains("nothing for you to decide"),
        "{}",
        nothing.text()
    );
    on_turn.clicks(&bot.board(), "Roll").await.unwrap();
    on_turn.types(&bot.channel, "/hint").await.unwrap();
    let hint = bot.whisper_to(on_turn).await;
    assert!(hint.text().starts_with("💡 **") && !hint.text().contains("wins about"), "{}", hint.text());
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

/// What the computers did at this table, and when by the bot's clock.
async fn computer_steps(bot: &TestBot) -> Vec<(i64, String)> {
    let file = bot.database().trim_start_matches("sqlite://");
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let query = "SELECT at, text FROM steps WHERE text LIKE '%\"by\":\"computer\"%' ORDER BY number";
    sqlx::query_as(query).fetch_all(&mut database).await.unwrap()
}

/// Its dice are seen, one step after the other, on one board that it shares with the next computer.
#[tokio::test]
async fn computers_take_one_step_at_a_time_on_one_board_and_nobody_interrupts_them() {
    let bot = TestBot::hurried().await;
    bot.computers_play("calm").await;
    let people = [bot.person("Anna")];
    people[0]
        .types(&bot.channel, "/play heckmeck pace:none thread:false computers:2 level:easy")
        .await
        .unwrap();
    bot.is_turn_of(&people[0]).await;
    bot.settles().await;
    while bot.on_turn(&people, &bot.board()).is_some() {
        bot.moves_by_buttons(&people).await;
    }
    let (watched, mut seen) = (bot.board(), Vec::new());
    let begun = computer_steps(&bot).await.len();
    people[0].types(&bot.channel, "/roll").await.unwrap();
    loop {
        let board = bot.board();
        if board.content.contains(&people[0].mention()) {
            break;
        }
        assert_eq!(board.id, watched.id, "one message: {}", board.text());
        assert!(support::moves(&board).is_empty(), "nobody's buttons: {:?}", board.live_buttons());
        let under = board.embeds[0]["footer"]["text"].as_str().unwrap().to_owned();
        if seen.last() != Some(&under) {
            seen.push(under);
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    // A slow machine shows two steps at once.
    for part in ["Ada rolled", "Bruno rolled", "set aside"] {
        assert!(seen.iter().any(|under| under.contains(part)), "{part}: {seen:#?}");
    }
    let steps = computer_steps(&bot).await.split_off(begun);
    // A step is written down a moment after its pause, so the pauses are looked at together.
    let (first, last) = (steps.first().unwrap().0, steps.last().unwrap().0);
    assert!(steps.len() >= 4 && last - first >= 800 * (steps.len() as i64 - 1), "{steps:#?}");
    bot.settles().await;
    let line = people[0].looks_at(&watched).unwrap();
    assert!(line.embeds.is_empty() && line.text().contains("Ada") && line.text().contains("Bruno"));
    bot.close().await;
}

/// Typed or clicked, Anna's turn and what the computers do after it leave one line.
#[tokio::test]
async fn a_round_with_computers_leaves_one_line_also_by_typing() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig pace:none thread:false computers:2 level:easy").await.unwrap();
    for round in 1..=3 {
        bot.is_turn_of(&anna).await;
        bot.settles().await;
        let before = bot.messages().len();
        let rolled = anna.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
        if !rolled.text().contains("rolled a 1") {
            anna.types(&bot.channel, "/stop").await.unwrap();
        }
        bot.is_turn_of(&anna).await;
        bot.settles().await;
        assert_eq!(bot.messages().len(), before + 1, "round {round}");
    }
    bot.close().await;
}

/// A lone human who plays on is never pinged: a round takes twenty seconds by the bot's clock.
#[allow(clippy::print_stdout, reason = "how often a lone human is pinged")]
#[tokio::test]
async fn who_plays_with_computers_is_not_pinged_at_every_turn() {
    let bot = TestBot::open().await;
    bot.computers_play("at-once").await;
    let people = [bot.person("Anna")];
    people[0]
        .types(&bot.channel, "/play heckmeck pace:none thread:false computers:2 level:easy")
        .await
        .unwrap();
    let mut rounds = 0;
    while !bot.is_over() {
        bot.is_turn_or_over(&people[0]).await;
        let board = bot.board();
        while bot.board().id == board.id && !bot.is_over() {
            bot.moves_by_buttons(&people).await;
            bot.settles().await;
        }
        bot.passes(20);
        rounds += 1;
    }
    let pings: usize = bot.messages().iter().map(|message| message.notified().len()).sum();
    let minutes = f64::from(rounds) * 20.0 / 60.0;
    println!("{pings} pings in {minutes:.1} minutes: {:.1} a minute", pings as f64 / minutes);
    assert_eq!(pings, 0);
    bot.close().await;
}
