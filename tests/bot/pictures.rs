//! What people see: boards, hands and sheets as pictures, with words for those who hear them.

use stammtisch::games::GameKind;
use stammtisch::playground::Permissions;

use super::house::House;
use super::privacy::manager;
use super::records::played;

#[tokio::test]
async fn every_game_has_its_board_as_a_picture_that_is_told_in_words_too() {
    for game in GameKind::ALL {
        let house = House::open().await;
        house.seated(game, 2).await;
        let board = house.board();
        let [picture] = board.attachments.as_slice() else { panic!("{game}: {board:?}") };
        let (width, height) = picture.dimensions.unwrap();
        assert!(width == 800 && height <= 600, "{game}: {width} × {height}");
        assert_eq!(board.embeds[0]["image"]["url"], picture.url.as_str(), "{game}");
        let told = picture.description.clone().unwrap();
        assert!(told.contains("P1") && told.contains("P2"), "{game}: {told}");
        house.close().await;
    }
}

#[tokio::test]
async fn an_old_board_leaves_a_line_and_no_picture() {
    let house = House::open().await;
    let people = house.seated(GameKind::Qwixx, 2).await;
    let first = house.board();
    house.on_turn(&people, &first).unwrap().clicks(&first, "Roll").await.unwrap();
    for person in &people {
        person.clicks(&house.board(), "Skip").await.unwrap();
    }
    // The active player skips the coloured dice too, and the turn passes.
    let board = house.board();
    house.on_turn(&people, &board).unwrap().clicks(&board, "Skip: −5").await.unwrap();
    let old = people[0].looks_at(&first).unwrap();
    assert!(old.attachments.is_empty() && old.embeds.is_empty(), "{old:?}");
    assert_eq!(house.board().attachments.len(), 1);
    house.close().await;
}

#[tokio::test]
async fn a_hand_is_a_picture_for_its_owner_alone() {
    let house = House::open().await;
    let people = house.seated(GameKind::Karteneck, 2).await;
    let hand = people[0].clicks(&house.board(), "My hand").await.unwrap().message().unwrap();
    assert!(hand.is_ephemeral());
    assert_eq!(hand.attachments.len(), 1);
    let told = hand.attachments[0].description.clone().unwrap();
    assert!(told.starts_with("Your hand: 6 cards") && !told.contains("**"), "{told}");
    assert!(people[1].looks_at(&hand).is_none());
    house.close().await;
}

#[tokio::test]
async fn ones_own_sheet_marks_what_can_be_crossed() {
    let house = House::open().await;
    let people = house.seated(GameKind::Qwixx, 3).await;
    house.on_turn(&people, &house.board()).unwrap().clicks(&house.board(), "Roll").await.unwrap();
    let sheet = people[2].clicks(&house.board(), "My sheet").await.unwrap().message().unwrap();
    let told = sheet.attachments[0].description.clone().unwrap();
    assert!(told.contains("P3: no crosses") && told.contains("You may cross"), "{told}");
    house.close().await;
}

#[tokio::test]
async fn where_no_files_may_be_attached_the_board_is_told_in_words() {
    let house = House::open().await;
    house.channel.takes_from_bot(Permissions::ATTACH_FILES);
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let board = house.board();
    assert!(board.attachments.is_empty() && board.text().contains("21 22 23 24"), "{}", board.text());
    house.on_turn(&people, &board).unwrap().types(&house.channel, "/roll").await.unwrap();
    assert!(house.board().text().contains("Rolled"), "{}", house.board().text());
    house.close().await;
}

#[tokio::test]
async fn a_server_that_wants_no_pictures_gets_words() {
    let house = House::open().await;
    manager(&house).types(&house.channel, "/settings text-only:true").await.unwrap();
    let people = house.seated(GameKind::Qwixx, 2).await;
    let board = house.board();
    assert!(board.attachments.is_empty() && board.text().contains("crossed"), "{}", board.text());
    let sheet = people[0].clicks(&board, "My sheet").await.unwrap().message().unwrap();
    assert!(sheet.attachments.is_empty() && sheet.text().contains("Penalties"), "{}", sheet.text());
    manager(&house).types(&house.channel, "/settings text-only:false").await.unwrap();
    people[0].types(&house.channel, "/table").await.unwrap();
    assert_eq!(house.board().attachments.len(), 1);
    house.close().await;
}

#[tokio::test]
async fn the_result_a_leaderboard_and_a_rating_are_pictures_too() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    house.plays_by_buttons(&people).await;
    let result = house.board().attachments[0].clone();
    assert!(result.description.unwrap().contains("1. P"), "who won is told");
    let board = people[0].types(&house.channel, "/leaderboard").await.unwrap().message().unwrap();
    let told = board.attachments[0].description.clone().unwrap();
    assert!(told.contains("1. P") && told.contains("2. P") && !told.contains("**"), "{told}");
    played(&house, &house.guild, GameKind::Heckmeck, &[(&people[0], 9), (&people[1], 4)], 0).await;
    let stats = people[0].types(&house.channel, "/stats").await.unwrap().message().unwrap();
    let (width, height) = stats.attachments[0].dimensions.unwrap();
    assert!(width == 800 && height < 300, "a chart: {width} × {height}");
    house.close().await;
}
