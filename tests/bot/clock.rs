//! Nobody can block a table.

use stammtisch::games::GameKind;

use super::house::House;

#[tokio::test]
async fn a_reminder_then_the_turn_is_played_then_the_seat_released_and_taken_back() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let absent = house.on_turn(&people, &house.board()).unwrap();
    assert!(house.board().text().contains("The turn ends <t:"), "{}", house.board().text());
    house.waits(85).await;
    let reminder = house.board();
    assert!(reminder.text().contains("the table is waiting for you"), "{}", reminder.text());
    assert_eq!(reminder.pinged(), [absent.id()]);
    house.waits(40).await;
    assert!(house.board().text().contains("is away; the computer played"), "{}", house.board().text());

    while house.on_turn(&people, &house.board()).unwrap().id() != absent.id() {
        house.moves_by_buttons(&people).await;
    }
    house.waits(125).await;
    assert!(house.board().text().contains("keeps the seat warm"), "{}", house.board().text());
    let answer = absent.clicks(&house.board(), "I'm back").await.unwrap().message().unwrap();
    assert!(!answer.is_ephemeral() && house.board().text().contains("is back"), "{}", house.board().text());
    assert!(!house.board().live_buttons().contains(&"I'm back".to_owned()));
    house.close().await;
}

#[tokio::test]
async fn an_idle_lobby_closes() {
    let house = House::open().await;
    house.person("Anna").types(&house.channel, "/play heckmeck").await.unwrap();
    house.waits(31 * 60).await;
    assert!(house.board().text().contains("Nobody started"), "{}", house.board().text());
    house.person("Ben").types(&house.channel, "/play qwixx").await.unwrap();
    assert!(house.board().text().contains("A table for Qwixx"));
    house.close().await;
}
