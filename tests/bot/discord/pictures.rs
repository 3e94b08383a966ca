//! What people see: boards, hands and sheets as pictures, with words for those who hear them.

use discord_playground::Permissions;
use stammtisch::games::GameKind;

use super::privacy::manager;
use super::records::played;
use support::TestBot;

#[tokio::test]
async fn every_game_has_its_board_as_a_picture_that_is_told_in_words_too() {
    for game in GameKind::ALL {
        let bot = TestBot::open().await;
        bot.seated(game, 2).await;
        let board = bot.board();
        let [picture] = board.attachments.as_slice() else { panic!("{game}: {board:?}") };
        let (width, height) = picture.dimensions.unwrap();
        assert!(width == 800 && height <= 800, "{game}: {width} × {height}");
        assert_eq!(board.embeds[0]["image"]["url"], picture.url.as_str(), "{game}");
        let told = picture.description.clone().unwrap();
        assert!(told.contains("P1") && told.contains("P2"), "{game}: {told}");
        bot.close().await;
    }
}

#[tokio::test]
async fn an_old_board_leaves_a_line_and_no_picture() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 2).await;
    let first = bot.board();
    bot.on_turn(&people, &first).unwrap().clicks(&first, "Roll").await.unwrap();
    bot.settles().await;
    assert!(
        people[0].looks_at(&first).is_none(),
        "the white dice ask everybody: a new board of the same turn"
    );
    for person in &people {
        person.clicks(&bot.board(), "Skip").await.unwrap();
        bot.settles().await;
    }
    // The active player skips the coloured dice too, and the turn passes.
    let board = bot.board();
    bot.on_turn(&people, &board).unwrap().clicks(&board, "Skip: −5").await.unwrap();
    bot.settles().await;
    let old = people[0].looks_at(&board).unwrap();
    assert!(old.attachments.is_empty() && old.embeds.is_empty(), "{old:?}");
    assert_eq!(bot.board().attachments.len(), 1);
    bot.close().await;
}

#[tokio::test]
async fn a_hand_is_a_picture_for_its_owner_alone() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let hand = people[0].clicks(&bot.board(), "My hand").await.unwrap().message().unwrap();
    assert!(hand.is_ephemeral());
    assert_eq!(hand.attachments.len(), 1);
    let told = hand.attachments[0].description.clone().unwrap();
    assert!(told.starts_with("Your hand: 6 cards") && !told.contains("**"), "{told}");
    assert!(people[1].looks_at(&hand).is_none());
    bot.close().await;
}

#[tokio::test]
async fn ones_own_sheet_marks_what_can_be_crossed() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    bot.on_turn(&people, &bot.board()).unwrap().clicks(&bot.board(), "Roll").await.unwrap();
    let sheet = people[2].clicks(&bot.board(), "My sheet").await.unwrap().message().unwrap();
    let told = sheet.attachments[0].description.clone().unwrap();
    assert!(told.contains("P3: no crosses") && told.contains("You may cross"), "{told}");
    bot.close().await;
}

#[tokio::test]
async fn where_no_files_may_be_attached_only_what_nobody_clicked_is_told_in_words() {
    let bot = TestBot::open().await;
    bot.channel.takes_from_bot(Permissions::ATTACH_FILES);
    bot.seated(GameKind::Heckmeck, 2).await;
    assert_eq!(bot.board().attachments.len(), 1, "a click's own token needs no permission");
    // The tokens are dead, and the clock speaks with the bot's own.
    bot.waits(15 * 60).await;
    bot.settles().await;
    let board = bot.board();
    // The computer that stands in may have taken one tile.
    let is_grill = ["25 26 27 28", "33 34 35 36"].iter().any(|tiles| board.text().contains(tiles));
    assert!(board.attachments.is_empty() && is_grill, "{}", board.text());
    bot.close().await;
}

#[tokio::test]
async fn a_server_that_wants_no_pictures_gets_words() {
    let bot = TestBot::open().await;
    manager(&bot).types(&bot.channel, "/settings text-only:true").await.unwrap();
    let people = bot.seated(GameKind::Qwixx, 2).await;
    let board = bot.board();
    assert!(board.attachments.is_empty() && board.text().contains("crossed"), "{}", board.text());
    let sheet = people[0].clicks(&board, "My sheet").await.unwrap().message().unwrap();
    assert!(sheet.attachments.is_empty() && sheet.text().contains("Penalties"), "{}", sheet.text());
    manager(&bot).types(&bot.channel, "/settings text-only:false").await.unwrap();
    people[0].types(&bot.channel, "/table").await.unwrap();
    assert_eq!(bot.board().attachments.len(), 1);
    bot.close().await;
}

#[tokio::test]
async fn the_result_a_leaderboard_and_a_rating_are_pictures_too() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.plays_by_buttons(&people).await;
    let result = bot.board().attachments[0].clone();
    assert!(result.description.unwrap().contains("1. P"), "who won is told");
    let board = people[0].types(&bot.channel, "/leaderboard").await.unwrap().message().unwrap();
    let told = board.attachments[0].description.clone().unwrap();
    assert!(told.contains("1. P") && told.contains("2. P") && !told.contains("**"), "{told}");
    played(&bot, &bot.guild, GameKind::Heckmeck, &[(&people[0], 9), (&people[1], 4)], 0).await;
    let stats = people[0].types(&bot.channel, "/stats").await.unwrap().message().unwrap();
    let (width, height) = stats.attachments[0].dimensions.unwrap();
    assert!(width == 800 && height < 300, "a chart: {width} × {height}");
    bot.close().await;
}
