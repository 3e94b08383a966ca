//! The bot on the playground: people type, click and look, as they do on Discord.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what it expects")]

#[path = "postgres/server.rs"]
#[allow(dead_code, reason = "the tests of the store use all of it")]
mod server;

mod bot {
    mod apart;
    mod board;
    mod clock;
    mod computers;
    mod door;
    pub(crate) mod house;
    mod pictures;
    pub(crate) mod privacy;
    mod program;
    mod pseudo;
    pub(crate) mod records;
    mod table;
    mod trouble;
}

use bot::house::House;
use stammtisch::games::GameKind;

#[tokio::test]
async fn friends_open_a_table_join_and_start() {
    let house = House::open().await;
    let (anna, ben, carl) = (house.person("Anna"), house.person("Ben"), house.person("Carl"));
    anna.types(&house.channel, "/play heckmeck").await.unwrap();
    let lobby = house.board();
    assert!(lobby.text().contains("A table for Heckmeck"), "{}", lobby.text());
    assert_eq!(
        lobby.live_buttons(),
        [
            "Join",
            "Leave",
            "Start",
            "My word",
            "Rules",
            "+ easy computer",
            "+ steady computer",
            "+ hard computer"
        ]
    );
    ben.clicks(&lobby, "Join").await.unwrap();
    carl.types(&house.channel, "/join").await.unwrap();
    assert!(house.board().text().contains("Anna, Ben and Carl"), "{}", house.board().text());
    let refused = ben.clicks(&lobby, "Start").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("Only the host"), "{}", refused.text());
    anna.clicks(&lobby, "Start").await.unwrap();
    let board = house.board();
    assert_ne!(board.id, lobby.id, "the game has a board of its own");
    assert_eq!(board.pinged().len(), 1, "whose turn it is, and nobody else");
    house.close().await;
}

#[tokio::test]
async fn whole_games_by_buttons_only() {
    for (game, seats) in both_ends() {
        let house = House::open().await;
        let people = house.seated(game, seats).await;
        house.plays_by_buttons(&people).await;
        assert!(house.board().text().contains("Dice seed revealed"), "{}", house.board().text());
        house.close().await;
    }
}

#[tokio::test]
async fn whole_games_by_commands_only() {
    for (game, seats) in both_ends() {
        let house = House::open().await;
        let people = house.seated(game, seats).await;
        house.plays_by_commands(&people).await;
        assert!(house.board().text().contains("Dice seed revealed"), "{}", house.board().text());
        house.close().await;
    }
}

/// Every game for two, and for as many as it takes.
fn both_ends() -> impl Iterator<Item = (GameKind, u8)> {
    GameKind::ALL.into_iter().flat_map(|game| [(game, 2), (game, *game.seats().end())])
}
