//! The same table again, with a seat for everybody.

use stammtisch::games::GameKind;

use support::TestBot;

use crate::chaos::ledger::Ledger;

#[tokio::test]
async fn a_rematch_asks_everybody_and_begins_when_all_are_in() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 3).await;
    bot.goes(&people[0], "/end").await;
    bot.passes(120);
    people[2].clicks(&bot.board(), "Rematch").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains("At the table: P3\n"), "nobody sits who didn't press: {}", lobby.text());
    let kept = format!("Seats are kept for {} and {}", people[0].mention(), people[1].mention());
    assert!(lobby.text().contains(&kept), "{}", lobby.text());
    assert_eq!(lobby.pinged(), [people[0].id(), people[1].id()]);
    people[0].clicks(&lobby, "I'm in").await.unwrap();
    let lobby = bot.board();
    assert!(lobby.text().contains("At the table: P3 and P1"), "{}", lobby.text());
    people[1].types(&bot.channel, "/join").await.unwrap();
    assert!(bot.board().text().contains("your turn"), "{}", bot.board().text());
    bot.plays_by_buttons(&people).await;
    bot.close().await;
}

#[tokio::test]
async fn the_host_of_a_rematch_needn_t_wait() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 3).await;
    bot.goes(&people[0], "/end").await;
    people[1].types(&bot.channel, "/rematch").await.unwrap();
    people[0].clicks(&bot.lobby().await, "I'm in").await.unwrap();
    let lobby = bot.board();
    people[1].clicks(&lobby, "Start").await.unwrap();
    bot.moves_on(&lobby).await;
    let late = people[2].types(&bot.channel, "/join").await.unwrap().message().unwrap();
    assert!(late.text().contains("The game has begun"), "{}", late.text());
    bot.close().await;
}

#[tokio::test]
async fn computers_sit_down_again_with_their_levels_and_nobody_has_to_wait_for_them() {
    let bot = TestBot::hurried().await;
    let (anna, _ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play qwixx pace:none thread:false with:@Ben").await.unwrap();
    bot.lobby().await;
    for level in ["+ hard computer", "+ easy computer"] {
        anna.clicks(&bot.more(&anna).await, level).await.unwrap();
        bot.settles().await;
    }
    let lobby = bot.board();
    anna.clicks(&lobby, "Start").await.unwrap();
    bot.moves_on(&lobby).await;
    bot.goes(&anna, "/end").await;
    anna.clicks(&bot.board(), "Rematch").await.unwrap();
    bot.lobby().await;
    bot.settles().await;
    let told: Vec<String> = bot.messages().iter().map(|message| message.text()).collect();
    assert!(
        told.iter()
            .any(|text| text.contains("Ada (hard) sits down") && text.contains("Bruno (easy) sits down")),
        "{told:?}"
    );
    assert!(
        !bot.board().live_buttons().contains(&"Start".to_owned()),
        "it has begun: {}",
        bot.board().text()
    );
    bot.close().await;
}

#[tokio::test]
async fn whoever_asks_for_the_same_rematch_is_in() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    bot.goes(&people[0], "/end").await;
    let result = bot.board();
    people[0].clicks(&result, "Rematch").await.unwrap();
    let lobby = bot.lobby().await;
    people[1].clicks(&result, "Rematch").await.unwrap();
    bot.moves_on(&lobby).await;
    assert!(bot.board().text().contains("your turn"), "{}", bot.board().text());
    bot.settles().await;
    assert!(
        people[0].looks_at(&result).unwrap().live_buttons().contains(&"Rematch".to_owned()),
        "the result stays"
    );
    bot.close().await;
}

#[tokio::test]
async fn a_rematch_of_strangers_keeps_seats_for_those_who_played() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Barbecue, 5).await;
    bot.goes(&people[0], "/end").await;
    bot.person("Stranger").clicks(&bot.board(), "Rematch").await.unwrap();
    let lobby = bot.lobby().await;
    assert_eq!(lobby.text().matches("<@").count(), 2 * 4, "as many as find room: {}", lobby.text());
    bot.close().await;
}

/// The disk is busy, so the press is only acknowledged at first. What answers it later isn't the message that was pressed.
#[tokio::test]
async fn a_slow_rematch_leaves_the_result_as_it_is() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    bot.goes(&people[0], "/end").await;
    bot.settles().await;
    let result = bot.board();
    let mut ledger = Ledger::of(&bot).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    assert!(people[1].clicks(&result, "Rematch").await.unwrap().is_deferred());
    ledger.sql("ROLLBACK").await;
    support::until("the lobby is there", || bot.board().text().contains("Seats are kept for")).await;
    bot.settles().await;
    let now = people[0].looks_at(&result).unwrap();
    assert_eq!((now.text(), now.live_buttons()), (result.text(), result.live_buttons()));
    bot.close().await;
}
