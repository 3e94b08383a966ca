//! Clicks that must not count: of the wrong person, on an old button, with a forged id, delivered twice, or a moment
//! too late. And clicks that must count: those of several people at once in Qwixx, and those after a restart.

use futures_util::future::join_all;
use serde_json::json;
use stammtisch::games::GameKind;

use support::TestBot;

#[tokio::test]
async fn the_wrong_player_a_stranger_and_an_old_button_get_a_private_word() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let board = bot.board();
    let on_turn = bot.on_turn(&people, &board).unwrap();
    let other = people.iter().find(|person| person.id() != on_turn.id()).unwrap();
    let answer = other.clicks(&board, "Roll").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("turn. Yours will come"), "{}", answer.text());
    let answer = bot.person("Stranger").clicks(&board, "Roll").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("You're not at this table"), "{}", answer.text());

    on_turn.clicks(&board, "Roll").await.unwrap();
    let answer = on_turn.clicks_late(&board, "Roll").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("out of date"), "{}", answer.text());
    assert!(!answer.live_buttons().is_empty(), "the current board comes with it");
    bot.close().await;
}

#[tokio::test]
async fn a_button_of_a_table_that_is_over_shows_the_one_that_stands_there_now() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let old = bot.board();
    bot.goes(&people[0], "/end").await;
    let answer = people[1].clicks_late(&old, "Roll").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("This game is over"), "{}", answer.text());
    people[1].types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    let answer = people[1].clicks_late(&old, "Roll").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("A table for Qwixx"), "{}", answer.text());
    bot.close().await;
}

#[tokio::test]
async fn of_two_clicks_at_once_one_counts() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap();
    let (one, two) = tokio::join!(person.clicks_late(&board, "Roll"), person.clicks_late(&board, "Roll"));
    let answers = [one.unwrap().message().unwrap(), two.unwrap().message().unwrap()];
    assert_eq!(answers.iter().filter(|answer| answer.is_ephemeral()).count(), 1);
    bot.close().await;
}

#[tokio::test]
async fn qwixx_choices_at_once_all_count_and_stay_sealed() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 5).await;
    let board = bot.board();
    bot.on_turn(&people, &board).unwrap().clicks(&board, "Roll").await.unwrap();
    let board = bot.board();
    let row = board.live_buttons().remove(0);
    let clicks = people[..4].iter().map(|person| person.clicks_late(&board, &row));
    for answer in futures_util::future::join_all(clicks).await {
        assert!(!answer.unwrap().message().unwrap().is_ephemeral());
    }
    bot.settles().await;
    let text = bot.board().text();
    assert!(text.contains("Waiting for: P5"), "in the description of the picture: {text}");
    let caption = bot.board().embeds[0]["description"].as_str().unwrap().to_owned();
    assert!(!caption.contains("P5"), "beside the picture the mention says it: {caption}");
    assert_eq!(text.matches("no crosses").count(), 5, "nothing is crossed yet: {text}");
    people[4].clicks_late(&board, "Skip").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("White"), "revealed together: {}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn forged_ids_change_nothing() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let before = bot.board();
    let own = before.buttons().remove(0).custom_id.unwrap();
    let (table, rest) = own.split_once(':').unwrap();
    let (board_version, _) = rest.split_once(':').unwrap();
    let forged = [
        "x".into(),
        "a:b:c".into(),
        format!("{table}:{board_version}:keep 9"),
        format!("{table}:99999:roll"),
        format!("{table}:{board_version}:lay worm 1"),
        format!("0000000000000000:{board_version}:roll"),
        format!("{table}:-1:roll"),
        format!("{table}:{board_version}:stop"),
        format!("{table}:4294967296:roll"),
        "💥".repeat(25),
    ];
    for id in forged {
        let click = json!({
            "type": 3,
            "message": { "id": before.id.to_string() },
            "data": { "component_type": 2, "custom_id": id },
        });
        for person in &people {
            let answer = person
                .forges(&bot.channel, click.clone())
                .await
                .unwrap_or_else(|error| panic!("{id}: {error}"));
            assert!(answer.message().unwrap().is_ephemeral(), "{id}");
        }
    }
    assert_eq!(bot.board().text(), before.text());
    bot.close().await;
}

#[tokio::test]
async fn a_repeated_delivery_counts_once() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap();
    bot.discord.gateway().doubles_next(1);
    person.clicks(&board, "Roll").await.unwrap();
    let rolled = bot.board();
    bot.moves_by_buttons(&people).await;
    assert_ne!(bot.board().text(), rolled.text(), "the game goes on from the one roll");
    let refused = bot.discord.requests().iter().filter(|request| request.status == Some(400)).count();
    assert_eq!(refused, 0, "nothing was answered twice");
    bot.close().await;
}

#[tokio::test]
async fn every_kind_of_turn_survives_a_restart() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let mut bot = TestBot::open().await;
        let people = bot.seated(game, 3).await;
        for _ in 0..8 {
            bot.restart().await;
            let before = bot.board();
            bot.moves_by_buttons(&people).await;
            bot.settles().await;
            assert_ne!(bot.board().text(), before.text(), "the old board's buttons work");
        }
        bot.restart().await;
        bot.plays_by_buttons(&people).await;
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn no_hand_is_ever_visible_to_another() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 3).await;
    for round in 0..30 {
        if round == 10 {
            bot.restart().await;
        }
        let board = bot.board();
        for person in &people {
            let hand = person.clicks(&board, "My hand").await.unwrap().message().unwrap();
            assert!(hand.is_ephemeral() && hand.text().contains("Your hand"), "{}", hand.text());
        }
        bot.moves_by_buttons(&people).await;
    }
    for message in bot.messages() {
        assert!(
            !message.text().contains("Your hand") && !message.text().contains("plaque"),
            "{}",
            message.text()
        );
    }
    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        let others: Vec<_> = people[other].sees(&bot.channel).into_iter().map(|message| message.id).collect();
        let own = people[one].sees(&bot.channel).into_iter().filter(|message| message.is_ephemeral());
        assert!(own.into_iter().all(|message| !others.contains(&message.id)));
    }
    bot.close().await;
}
