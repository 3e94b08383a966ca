//! Taking a move back: under *More*, or with `/takeback`, as long as nothing has come of the move.

use discord_playground::{Message, Person};
use stammtisch::games::GameKind;
use stammtisch::journal::Journal;
use stammtisch::verify::{Fair, verify};
use support::TestBot;

use super::fair_dice::journal;

const TAKE_BACK: &str = "Take back my last move";

/// Two people play Pig, until one of them has held. Returns who did, and the other.
async fn held(bot: &TestBot) -> (Person, Person) {
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    loop {
        let board = bot.board();
        let person = bot.on_turn(&people, &board).unwrap();
        let hold = board.live_buttons().into_iter().find(|label| label.starts_with("Hold"));
        let is_held = hold.is_some();
        person.clicks(&board, &hold.unwrap_or_else(|| "Roll".to_owned())).await.unwrap();
        bot.settles().await;
        if is_held {
            let other = people.iter().find(|other| other.id() != person.id()).unwrap();
            return (person.clone(), other.clone());
        }
    }
}

fn has_take_back(more: &Message) -> bool {
    more.live_buttons().iter().any(|label| label == TAKE_BACK)
}

#[tokio::test]
async fn a_hold_is_taken_back_under_more_and_everybody_is_told() {
    let bot = TestBot::open().await;
    let (anna, ben) = held(&bot).await;
    let bens = bot.board();
    assert!(bens.content.contains(&ben.mention()), "{}", bens.content);
    assert!(!has_take_back(&bot.more(&ben).await), "Ben has nothing to take back");
    let more = bot.more(&anna).await;
    let told = anna.clicks(&more, TAKE_BACK).await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("took the last move back"), "{}", told.text());
    bot.is_turn_of(&anna).await;
    let board = bot.board();
    assert!(board.text().contains(&format!("{} took the last move back.", anna.name())), "{}", board.text());
    assert!(board.live_buttons().iter().any(|label| label.starts_with("Hold")), "{:?}", board.live_buttons());
    assert!(board.pinged().is_empty(), "Anna has just been here");
    let shrunk = bot.messages().into_iter().find(|message| message.id == bens.id).unwrap();
    assert!(shrunk.live_buttons().is_empty() && shrunk.text().contains("took the last move back"));
    // Ben's client still shows his board.
    let refused = ben.clicks_late(&bens, "Roll").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral(), "{}", refused.text());
    assert!(bot.board().content.contains(&anna.mention()));
    assert!(!has_take_back(&bot.more(&anna).await), "what is left is a roll");
    bot.close().await;
}

#[tokio::test]
async fn it_is_typed_too_and_a_refusal_says_why() {
    let bot = TestBot::open().await;
    let (anna, ben) = held(&bot).await;
    let types =
        async |person: &Person| person.types(&bot.channel, "/takeback").await.unwrap().message().unwrap();
    let refused = types(&bot.person("Stranger")).await;
    assert!(refused.is_ephemeral() && refused.text().contains("not at this table"), "{}", refused.text());
    let board = types(&anna).await;
    assert!(!board.is_ephemeral() && board.text().contains("took the last move back"), "{}", board.text());
    let refused = types(&anna).await;
    assert!(
        refused.is_ephemeral() && refused.text().contains("rolled dice or drew cards"),
        "{}",
        refused.text()
    );
    let hold = bot.board().live_buttons().into_iter().find(|label| label.starts_with("Hold")).unwrap();
    anna.clicks(&bot.board(), &hold).await.unwrap();
    bot.is_turn_of(&ben).await;
    ben.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let refused = types(&anna).await;
    assert!(refused.is_ephemeral() && refused.text().contains("too late"), "{}", refused.text());
    bot.close().await;
}

#[tokio::test]
async fn a_server_can_switch_it_off() {
    let bot = TestBot::open().await;
    let (anna, ben) = held(&bot).await;
    let manager = bot.person("Manager");
    manager.may(&bot.guild, discord_playground::Permissions::MANAGE_GUILD);
    let shown = manager.types(&bot.channel, "/settings takeback:false").await.unwrap().message().unwrap();
    assert!(shown.text().contains("Taking back moves: off"), "{}", shown.text());
    assert!(!has_take_back(&bot.more(&anna).await));
    let refused = anna.types(&bot.channel, "/takeback").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("in this server"), "{}", refused.text());
    assert!(bot.board().content.contains(&ben.mention()));
    bot.close().await;
}

/// A stop and its taking back survive a restart. The finished game tells of it, and its dice are still fair.
#[tokio::test]
async fn after_a_restart_it_is_taken_back_all_the_same_and_the_journal_has_it() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = held(&bot).await;
    bot.restart().await;
    anna.types(&bot.channel, "/takeback").await.unwrap();
    bot.is_turn_of(&anna).await;
    bot.restart().await;
    assert!(bot.board().live_buttons().iter().any(|label| label.starts_with("Hold")));
    bot.plays_by_buttons(&[anna.clone(), ben.clone()]).await;
    bot.settles().await;
    let journal: Journal = journal(&bot, &anna).await;
    assert_eq!(verify(&journal), Ok(Fair::ToTheEnd));
    let text = journal.to_string();
    assert!(text.starts_with("stammtisch journal 2\n"), "{text}");
    let line = text.lines().find(|line| line.contains(" take back ")).unwrap();
    let number: u32 = line.rsplit(' ').next().unwrap().parse().unwrap();
    assert_eq!(journal.taken_back.len(), 1);

    // The replay shows the moves that count, and says where something was taken back.
    let id = journal.id.to_string();
    let mut page = anna.types(&bot.channel, &format!("/replay {id}")).await.unwrap().message().unwrap();
    for _ in 1..number {
        page = anna.clicks(&page, "Next").await.unwrap().message().unwrap();
    }
    assert!(page.text().contains("took the last move back"), "{}", page.text());
    page = anna.clicks(&page, "Next").await.unwrap().message().unwrap();
    assert!(!page.text().contains("took the last move back"), "{}", page.text());
    let moves = journal.entries.len();
    assert!(page.text().contains(&format!("of {moves}")), "{}", page.text());
    let last = anna.clicks(&page, "End").await.unwrap().message().unwrap();
    assert!(last.text().contains("🏆"), "the last move that counts ends the game: {}", last.text());
    bot.close().await;
}

/// A computer thinks a little before it moves. Until then nobody else has acted.
#[tokio::test]
async fn a_computer_that_thinks_already_is_stopped() {
    let bot = TestBot::stopped().await;
    bot.without_clocks().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig thread:false").await.unwrap();
    let lobby = bot.lobby().await;
    anna.clicks(&lobby, "Play the computer").await.unwrap();
    bot.moves_on(&lobby).await;
    let hold = loop {
        bot.passes_ms(1500);
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        let board = bot.board();
        if !board.content.contains(&anna.mention()) {
            continue;
        }
        match board.live_buttons().into_iter().find(|label| label.starts_with("Hold")) {
            Some(hold) => break hold,
            None => drop(anna.clicks_late(&board, "Roll").await),
        }
    };
    bot.passes_ms(1500);
    anna.clicks(&bot.board(), &hold).await.unwrap();
    // The computer waits for its moment, and the clock stands still.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    anna.types(&bot.channel, "/takeback").await.unwrap();
    for _ in 0..5 {
        bot.passes_ms(1500);
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let board = bot.board();
    assert!(board.content.contains(&anna.mention()), "{}", board.text());
    assert!(board.live_buttons().contains(&hold), "{:?}", board.live_buttons());
    bot.close().await;
}

#[tokio::test]
async fn a_choice_in_qwixx_is_open_until_all_have_chosen() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let roller = bot.on_turn(&people, &bot.board()).unwrap();
    roller.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    for person in &people[..2] {
        person.types(&bot.channel, "/skip").await.unwrap();
    }
    bot.settles().await;
    let before = bot.board();
    let taken = people[0].types(&bot.channel, "/takeback").await.unwrap().message().unwrap();
    assert!(!taken.is_ephemeral() && taken.text().contains("took the last move back"), "{}", taken.text());
    assert!(bot.board().content.contains(&people[0].mention()), "asked again: {}", bot.board().content);
    assert!(!bot.board().content.contains(&people[1].mention()), "not asked: {}", bot.board().content);
    assert_ne!(bot.board().text(), before.text());
    for person in [&people[2], &people[0]] {
        person.types(&bot.channel, "/skip").await.unwrap();
    }
    bot.settles().await;
    for person in &people {
        let refused = person.types(&bot.channel, "/takeback").await.unwrap().message().unwrap();
        assert!(refused.is_ephemeral() && refused.text().contains("too late"), "{}", refused.text());
    }
    bot.close().await;
}

#[tokio::test]
async fn a_card_that_was_laid_draws_another_and_stays() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let board = bot.board();
    let player = bot.on_turn(&people, &board).unwrap();
    let hand = player.clicks(&board, "My hand").await.unwrap().message().unwrap();
    let lay = hand.live_buttons().into_iter().next().unwrap();
    player.clicks(&hand, &lay).await.unwrap();
    bot.moves_on(&board).await;
    assert!(!has_take_back(&bot.more(player).await));
    let refused = player.types(&bot.channel, "/takeback").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("drew cards"), "{}", refused.text());
    bot.close().await;
}

/// Whoever taps twice takes back once: a second tap would take back the move before.
#[tokio::test]
async fn a_second_tap_takes_nothing_else_back() {
    let bot = TestBot::stopped().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let roller = bot.on_turn(&people, &bot.board()).unwrap();
    // The press on *Start* is long ago.
    bot.passes_ms(5000);
    roller.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let choices = bot.board().live_buttons();
    let row = choices.iter().find(|label| label.contains("Red")).unwrap();
    let anna = &people[0];
    bot.passes_ms(5000);
    anna.types(&bot.channel, "/skip").await.unwrap();
    bot.settles().await;
    let (colour, number) = row.split_once(' ').unwrap();
    anna.types(&bot.channel, &format!("/cross {colour} {number}")).await.unwrap();
    bot.settles().await;
    bot.passes_ms(5000);
    let more = bot.more(anna).await;
    bot.passes_ms(5000);
    anna.clicks(&more, TAKE_BACK).await.unwrap();
    let _ = anna.clicks_late(&more, TAKE_BACK).await;
    bot.settles().await;
    assert!(
        !bot.board().content.contains(&anna.mention()),
        "the skip is still there: {}",
        bot.board().content
    );
    bot.close().await;
}

/// In a lesson the coach says what came of a move, and one may try another.
#[tokio::test]
async fn in_a_lesson_another_move_can_be_tried() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let lesson = anna.types(&bot.channel, "/learn heckmeck").await.unwrap().message().unwrap();
    let rolled = anna.clicks(&lesson, &lesson.live_buttons()[0]).await.unwrap().message().unwrap();
    assert!(!has_take_back(&rolled), "a roll stays");
    let keep = rolled.live_buttons().into_iter().next().unwrap();
    let kept = anna.clicks(&rolled, &keep).await.unwrap().message().unwrap();
    assert!(has_take_back(&kept), "{:?}", kept.live_buttons());
    let again = anna.clicks(&kept, TAKE_BACK).await.unwrap().message().unwrap();
    assert_eq!(again.live_buttons(), rolled.live_buttons());
    bot.close().await;
}
