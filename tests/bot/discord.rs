//! The bot on the playground: people type, click and look, as they do on Discord.

mod board;
mod clock;
mod computers;
mod fair_dice;
mod first_contact;
mod icons;
mod languages;
mod lessons;
mod my_tables;
mod notices;
mod odds;
mod opening;
mod operators;
mod outages;
mod panel;
mod panics;
mod pictures;
mod places;
pub(crate) mod privacy;
mod pseudo;
pub(crate) mod records;
mod rejected_clicks;
mod rematch;
mod reminders;
mod restoring;
mod result;
mod review;
mod slips;
mod slow_games;
mod soak;
mod table;
mod takeback;
mod text_boards;
mod tokens;
mod trouble;
mod typing;
mod week;

use futures_util::future::join_all;
use stammtisch::games::GameKind;
use support::TestBot;

/// Whatever changes here registers all commands anew at the next start.
#[test]
fn the_commands_are_registered_as_they_were() {
    for command in stammtisch::discord::all_commands() {
        let name = command["name"].as_str().unwrap().to_owned();
        insta::assert_snapshot!(format!("command-{name}"), format!("{command:#}"));
    }
}

#[tokio::test]
async fn friends_open_a_table_join_and_start() {
    let bot = TestBot::open().await;
    let (anna, ben, carl) = (bot.person("Anna"), bot.person("Ben"), bot.person("Carl"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    let lobby = bot.board();
    assert!(lobby.text().contains("A table for Heckmeck"), "{}", lobby.text());
    assert_eq!(lobby.live_buttons(), ["Join", "Play the computer", "Start", "More"]);
    ben.clicks(&lobby, "Join").await.unwrap();
    carl.types(&bot.channel, "/join").await.unwrap();
    assert_eq!(bot.board().live_buttons(), ["Join", "Start", "More"]);
    assert!(bot.board().text().contains("Anna, Ben and Carl"), "{}", bot.board().text());
    let lobby = bot.board();
    let refused = ben.clicks(&lobby, "Start").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("Only the host"), "{}", refused.text());
    anna.clicks(&lobby, "Start").await.unwrap();
    let board = bot.board();
    assert_ne!(board.id, lobby.id, "the game has a board of its own");
    assert!(board.pinged().is_empty(), "they have all just pressed something");
    bot.close().await;
}

#[tokio::test]
async fn whole_games_by_buttons_only() {
    // At once: each mostly waits for its own bot.
    join_all(both_ends().map(|(game, seats)| async move {
        let bot = TestBot::open().await;
        let people = bot.seated(game, seats).await;
        bot.plays_by_buttons(&people).await;
        let result = bot.board();
        assert_eq!(result.live_buttons(), ["Rematch", "Review", "Check the dice"]);
        assert!(people.iter().all(|person| result.content.contains(&person.mention())), "{}", result.content);
        assert!(result.pinged().is_empty(), "they have all just played");
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn whole_games_by_commands_only() {
    // At once: each mostly waits for its own bot.
    join_all(both_ends().map(|(game, seats)| async move {
        let bot = TestBot::open().await;
        let people = bot.seated(game, seats).await;
        bot.plays_by_commands(&people).await;
        assert_eq!(bot.board().live_buttons(), ["Rematch", "Review", "Check the dice"]);
        bot.close().await;
    }))
    .await;
}

/// Every game for two, and for as many as it takes.
fn both_ends() -> impl Iterator<Item = (GameKind, u8)> {
    GameKind::ALL.into_iter().flat_map(|game| [(game, 2), (game, *game.seats().end())])
}
