//! The live board: one a table, edited in place, at the bottom when the turn passes, and hard to lose.

use stammtisch::games::GameKind;
use stammtisch::playground::{Permissions, Person};

use super::house::House;

#[tokio::test]
async fn edited_in_place_during_a_turn_and_posted_anew_when_it_passes() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let first = house.board();
    let person = house.on_turn(&people, &first).unwrap();
    person.clicks(&first, "Roll").await.unwrap();
    assert_eq!(house.board().id, first.id, "the same message");
    while house.board().id == first.id {
        house.moves_by_buttons(&people).await;
    }
    let old = house.messages().into_iter().find(|message| message.id == first.id).unwrap();
    assert!(old.embeds.is_empty() && old.live_buttons().is_empty(), "shrunk to a line: {}", old.text());
    let next = house.on_turn(&people, &house.board()).unwrap();
    assert_ne!(next.id(), person.id());
    assert_eq!(house.board().pinged(), [next.id()]);
    house.close().await;
}

#[tokio::test]
async fn keep_worms_works_as_a_person_types_it_and_only_legal_faces_are_suggested() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let person = house.on_turn(&people, &house.board()).unwrap();
    assert!(person.completes(&house.channel, "/keep ").await.unwrap().is_empty(), "nothing is rolled");
    person.types(&house.channel, "/roll").await.unwrap();
    let choices = person.completes(&house.channel, "/keep ").await.unwrap();
    let buttons = house.board().live_buttons().len();
    assert_eq!(choices.len(), buttons - 1, "as many as there are buttons, but for the rules");
    assert!(choices.iter().all(|choice| choice.name.contains('→')), "with their meaning: {choices:?}");
    let worms = choices.iter().find(|choice| choice.value == "worm");
    let answer = person.types(&house.channel, "/keep worms").await.unwrap().message().unwrap();
    match worms {
        Some(_) => assert!(house.board().text().contains("Set aside: worm"), "{}", house.board().text()),
        None => assert!(answer.text().contains("Your roll shows no worm"), "{}", answer.text()),
    }
    let answer = person.types(&house.channel, "/keep **bold**").await.unwrap().message().unwrap();
    assert!(answer.text().contains(r"\*\*bold\*\*"), "{}", answer.text());
    house.close().await;
}

#[tokio::test]
async fn a_board_that_was_deleted_is_posted_again() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let person = house.on_turn(&people, &house.board()).unwrap();
    house.channel.loses(&house.board());
    person.types(&house.channel, "/roll").await.unwrap();
    assert!(house.board().text().contains("Rolled"), "{}", house.board().text());
    house.channel.loses(&house.board());
    person.types(&house.channel, "/table").await.unwrap();
    assert!(house.board().text().contains("Rolled"), "{}", house.board().text());
    let stranger = house.person("Stranger").types(&house.channel, "/table").await.unwrap().message().unwrap();
    assert!(
        stranger.is_ephemeral() && stranger.text().contains("Rolled"),
        "a look for those who don't sit there"
    );
    house.close().await;
}

#[tokio::test]
async fn a_board_that_nobody_wrote_down_is_known_when_it_is_pressed() {
    let mut house = House::open().await;
    let people = ["Anna", "Ben"].map(|name| house.person(name));
    people[0].types(&house.channel, "/play heckmeck").await.unwrap();
    let lobby = house.board();
    people[1].clicks(&lobby, "Join").await.unwrap();
    people[0].clicks(&lobby, "Start").await.unwrap();
    house.restart_with_an_older_board(&lobby).await;
    let board = house.board();
    house.on_turn(&people, &board).unwrap().clicks(&board, "Roll").await.unwrap();
    assert_eq!(house.board().id, board.id);
    assert!(house.board().text().contains("Rolled"), "{}", house.board().text());
    let lobby = house.messages().into_iter().find(|message| message.id == lobby.id).unwrap();
    assert!(lobby.live_buttons().is_empty(), "no second board: {}", lobby.text());
    house.close().await;
}

#[tokio::test]
async fn a_board_too_old_to_be_edited_is_posted_again() {
    let house = House::open().await;
    let people = house.seated(GameKind::Karteneck, 2).await;
    house.discord.advance(std::time::Duration::from_secs(2 * 60 * 60));
    let old = house.board();
    for number in 0..6 {
        let guest = &people[number % 2];
        guest.types(&house.channel, "/leave").await.unwrap();
        guest.types(&house.channel, "/join").await.unwrap();
    }
    assert_ne!(house.board().id, old.id, "after a few edits Discord refused the old one");
    assert!(house.board().live_buttons().len() > 1);
    house.close().await;
}

#[tokio::test]
async fn missing_permissions_are_named() {
    let house = House::open().await;
    let anna = house.person("Anna");
    house.channel.takes_from_bot(Permissions::SEND_MESSAGES);
    let answer = anna.types(&house.channel, "/play heckmeck").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("Send Messages"), "{}", answer.text());
    house.channel.returns_to_bot(Permissions::SEND_MESSAGES);
    let people = house.seated(GameKind::Heckmeck, 2).await;
    house.channel.takes_from_bot(Permissions::SEND_MESSAGES);
    let first = house.board();
    for _ in 0..60 {
        house.moves_by_buttons(&people).await;
    }
    assert_eq!(house.board().id, first.id, "the board lives on in its old place");
    assert!(house.board().live_buttons().len() > 1, "and the game goes on");
    let told = people.iter().flat_map(|person| person.sees(&house.channel));
    assert!(
        told.into_iter().any(|message| message.is_ephemeral() && message.text().contains("Send Messages"))
    );
    house.close().await;
}

#[tokio::test]
async fn an_archived_thread_is_woken() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    anna.types(&house.channel, "/play heckmeck thread:true").await.unwrap();
    let thread = house.guild.channel_named("Heckmeck am Bratwurmeck").unwrap();
    let lobby = anna.sees(&thread).pop().unwrap();
    thread.is_archived(false);
    ben.types(&thread, "/join").await.unwrap();
    let lobby = anna.looks_at(&lobby).unwrap();
    assert!(lobby.text().contains("Anna and Ben"), "{}", lobby.text());
    house.close().await;
}

#[tokio::test]
async fn names_can_neither_ping_nor_format() {
    let house = House::open().await;
    let (evil, ben) = (house.person("@everyone **<@1>** `x`"), house.person("Ben"));
    evil.types(&house.channel, "/play heckmeck").await.unwrap();
    ben.clicks(&house.board(), "Join").await.unwrap();
    evil.clicks(&house.board(), "Start").await.unwrap();
    for mut message in house.messages() {
        assert!(!message.pings_everyone());
        // The description of a picture is read out as it is: nothing in it formats or pings.
        message.attachments.clear();
        assert!(!message.text().contains("**<@1>**"), "{}", message.text());
    }
    house.close().await;
}

/// What stands above the line while somebody types: commands, options, fixed values and the bot's suggestions.
#[tokio::test]
async fn a_line_is_offered_what_it_can_go_on_with() {
    let house = House::open().await;
    let (anna, dora) = (house.person("Anna"), house.person("Dora").speaks("de"));
    let lines = async |person: &Person, text: &str| {
        let offers = person.hints(&house.channel, text).await.offers;
        offers.into_iter().map(|hint| hint.line).collect::<Vec<_>>()
    };
    assert_eq!(lines(&anna, "/pl").await, ["/play "]);
    assert_eq!(lines(&dora, "/spi").await, ["/spielen "]);
    assert_eq!(lines(&anna, "/play bar").await, ["/play game:barbecue "]);
    let options = ["pace", "quick", "thread", "computers", "level"];
    assert_eq!(lines(&anna, "/play qwixx ").await, options.map(|name| format!("/play game:qwixx {name}:")));
    assert_eq!(lines(&anna, "/play qwixx quick:t").await, ["/play game:qwixx quick:true "]);
    assert!(lines(&anna, "/nonsense ").await.is_empty());
    anna.types(&house.channel, "/play qwixx").await.unwrap();
    dora.types(&house.channel, "/mitspielen").await.unwrap();
    anna.types(&house.channel, "/start").await.unwrap();
    // One of them is on turn; the other is told so.
    for person in [&anna, &dora] {
        let _ = person.types(&house.channel, "/roll").await;
    }
    // A white 2 or 12 is the last number of two rows, which can't be crossed yet.
    let rows = lines(&anna, "/cross ").await;
    assert!(rows.len() >= 2 && rows.iter().all(|line| line.starts_with("/cross row:")), "{rows:?}");
    let numbers = lines(&anna, &rows[0]).await;
    assert!(numbers[0].starts_with(&format!("{}number:", rows[0])), "{numbers:?}");
    house.close().await;
}
