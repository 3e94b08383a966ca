//! Computers at the table: they sit down, move by themselves, and keep seats warm.

use stammtisch::games::GameKind;
use stammtisch::playground::Message;

use super::house::House;

#[tokio::test]
async fn computers_are_seated_by_option_and_button() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    anna.types(&house.channel, "/play qwixx computers:2 level:hard").await.unwrap();
    let lobby = house.board();
    assert!(lobby.text().contains("Anna, 🤖 Ada (hard) and 🤖 Bruno (hard)"), "{}", lobby.text());
    let refused = ben.clicks(&lobby, "+ easy computer").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("Only the host"), "{}", refused.text());
    anna.clicks(&lobby, "+ easy computer").await.unwrap();
    assert!(house.board().text().contains("Clara (easy) sits down"), "{}", house.board().text());
    anna.clicks(&house.board(), "+ steady computer").await.unwrap();
    assert!(!house.board().live_buttons().iter().any(|label| label.starts_with('+')), "all seats are taken");
    anna.clicks(&house.board(), "Send computer away").await.unwrap();
    assert!(house.board().text().contains("A computer leaves"), "{}", house.board().text());
    anna.types(&house.channel, "/end").await.unwrap();
    let refused = anna.types(&house.channel, "/play qwixx computers:5").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("room for 4 computers"), "{}", refused.text());
    house.close().await;
}

#[tokio::test]
async fn one_person_plays_every_game_with_computers_to_the_end() {
    for game in GameKind::ALL {
        let house = House::hurried().await;
        let people = [house.person("Anna")];
        people[0]
            .types(&house.channel, &format!("/play {game} pace:none computers:1 level:easy"))
            .await
            .unwrap();
        people[0].clicks(&house.board(), "Start").await.unwrap();
        for _ in 0..20_000 {
            if house.is_over() {
                break;
            }
            let board = house.board();
            if board.text().contains("Everybody may cross") {
                house.all_choose(&people, &board).await;
            } else if house.on_turn(&people, &board).is_some() {
                house.moves_by_buttons(&people).await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        assert!(house.is_over(), "{}", house.board().text());
        let only_anna = |message: &Message| message.pinged().iter().all(|user| *user == people[0].id());
        assert!(house.messages().iter().all(only_anna), "nobody pings a computer");
        house.close().await;
    }
}

#[tokio::test]
async fn a_computer_moves_on_after_a_restart_and_a_stand_in_gives_the_seat_back() {
    let mut house = House::hurried().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let absent = house.on_turn(&people, &house.board()).unwrap().clone();
    let present = people.iter().find(|person| person.id() != absent.id()).unwrap().clone();
    absent.types(&house.channel, "/leave").await.unwrap();
    house.restart().await;
    house.is_turn_of(&present).await;
    let stands_in = format!("The computer plays for {}", absent.name());
    assert!(house.board().text().contains(&stands_in), "{}", house.board().text());
    absent.clicks(&house.board(), "I'm back").await.unwrap();
    assert!(!house.board().text().contains(&stands_in), "{}", house.board().text());
    while house.on_turn(&people, &house.board()).unwrap().id() == present.id() {
        house.moves_by_buttons(&people).await;
    }
    assert_eq!(house.on_turn(&people, &house.board()).unwrap().id(), absent.id(), "waited for again");
    house.close().await;
}

#[tokio::test]
async fn a_hint_is_private_ranked_and_for_who_has_to_decide() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let on_turn = house.on_turn(&people, &house.board()).unwrap();
    let waiting = people.iter().find(|person| person.id() != on_turn.id()).unwrap();
    let hint = on_turn.types(&house.channel, "/hint").await.unwrap().message().unwrap();
    assert!(hint.is_ephemeral(), "{}", hint.text());
    for part in ["1. Roll", "**21** 89.3 %", "**36** 1.6 %", "an estimate"] {
        assert!(hint.text().contains(part), "{part}: {}", hint.text());
    }
    let nothing = waiting.types(&house.channel, "/hint").await.unwrap().message().unwrap();
    assert!(
        nothing.is_ephemeral() && nothing.text().contains("nothing for you to decide"),
        "{}",
        nothing.text()
    );
    on_turn.clicks(&house.board(), "Roll").await.unwrap();
    let hint = on_turn.types(&house.channel, "/hint").await.unwrap().message().unwrap();
    assert!(
        hint.text().contains("in all: wins about") || hint.text().contains(": wins about"),
        "{}",
        hint.text()
    );
    house.close().await;
}

#[tokio::test]
async fn luck_and_play_are_added_to_the_result() {
    let house = House::open().await;
    let people = house.seated(GameKind::Barbecue, 2).await;
    house.plays_by_buttons(&people).await;
    for _ in 0..200 {
        if house.board().text().contains("How lucky") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let result = house.board().text();
    assert!(result.contains("P1: luck") && result.contains("decisions gave away"), "{result}");
    assert!(result.contains("Dice seed revealed"), "the result is still there: {result}");
    house.close().await;
}
