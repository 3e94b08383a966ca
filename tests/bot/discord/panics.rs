//! Mistakes in the program that are planted while people play: one panic costs nobody a move, a turn or a table.

use stammtisch::games::GameKind;
use support::TestBot;

#[tokio::test]
async fn a_board_that_could_not_be_published_for_a_panic_is_published_a_moment_later() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let (carl, dora, elsewhere) = (bot.person("Carl"), bot.person("Dora"), bot.guild.channel("elsewhere"));
    carl.types(&elsewhere, "/play pig").await.unwrap();
    let lobby = support::lobby(&carl, &elsewhere).await;
    bot.settles().await;
    let before = bot.board();
    let turn = bot.on_turn(&people, &before).unwrap();
    bot.panics_in("src/discord/publish/publisher.rs");
    let told = turn.clicks(&before, "Roll").await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("That counts"), "{}", told.text());
    assert!(told.text().contains("our side") && !told.text().contains("Discord"), "{}", told.text());
    bot.has_panicked().await;
    assert_eq!(bot.board().text(), before.text(), "nothing was shown yet");
    // It is nobody else's trouble.
    let lobby = dora.clicks(&lobby, "Join").await.unwrap().message().unwrap();
    assert!(!lobby.is_ephemeral() && lobby.text().contains("Carl and Dora"), "{}", lobby.text());
    assert_eq!(bot.board().text(), before.text(), "that was sooner");
    bot.changes_from(&before).await;
    // And the game goes on as ever.
    let people_on_turn = bot.on_turn(&people, &bot.board()).unwrap();
    people_on_turn.clicks(&bot.board(), "Roll").await.unwrap();
    bot.close().await;
}

#[tokio::test]
async fn a_panic_of_the_task_that_watches_the_clocks_costs_no_clock() {
    let bot = TestBot::open().await;
    bot.seated(GameKind::Pig, 2).await;
    bot.panics_in("src/tables/clocks.rs");
    bot.has_panicked().await;
    bot.waits(130).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_computer_whose_task_panics_moves_all_the_same() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig pace:none thread:false").await.unwrap();
    let lobby = bot.lobby().await;
    bot.panics_in("src/tables/computers.rs");
    anna.clicks(&lobby, "Play the computer").await.unwrap();
    // If Anna begins, the computers follow her.
    bot.moves_on(&lobby).await;
    let people = [anna.clone()];
    if bot.on_turn(&people, &bot.board()).is_some() {
        anna.types(&bot.channel, "/roll").await.unwrap();
        let _ = anna.types(&bot.channel, "/stop").await;
    }
    bot.has_panicked().await;
    bot.is_turn_of(&anna).await;
    bot.close().await;
}

#[tokio::test]
async fn a_click_whose_handler_panics_gets_an_apology_and_counts_when_it_is_repeated() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let before = bot.board();
    let turn = bot.on_turn(&people, &before).unwrap();
    bot.panics_in("src/discord/app.rs");
    let told = turn.clicks(&before, "Roll").await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("Something broke on our side"), "{}", told.text());
    bot.has_panicked().await;
    assert_eq!(bot.board().text(), before.text(), "it has not happened");
    turn.clicks(&before, "Roll").await.unwrap();
    bot.changes_from(&before).await;
    bot.close().await;
}
