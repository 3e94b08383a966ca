//! Requests that Discord refuses, delays or loses: nothing is sent before its time, nothing is shown twice, and a move
//! counts whatever becomes of its answer.

use std::time::{Duration, Instant};

use discord_playground::{ActionError, Fault, Message, Person};
use stammtisch::games::GameKind;

use super::ledger::Ledger;
use support::TestBot;

const fn limit(milliseconds: u64) -> Fault {
    Fault::RateLimit { retry_after: Duration::from_millis(milliseconds), global: false }
}

/// A game for two in which somebody is to roll.
async fn to_roll(game: GameKind) -> (TestBot, Vec<Person>, Person, Message) {
    let bot = TestBot::open().await;
    let people = bot.seated(game, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap().clone();
    (bot, people, person, board)
}

async fn moves(bot: &TestBot) -> usize {
    Ledger::of(bot).await.moves(&bot.channel).await
}

/// Waits until everybody sees something.
async fn sees(bot: &TestBot, what: &str) {
    for _ in 0..300 {
        if bot.board().text().contains(what) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what:?} is not to be seen: {}", bot.board().text());
}

#[tokio::test]
async fn an_answer_waits_as_long_as_discord_says() {
    for fault in [limit(700), Fault::RateLimit { retry_after: Duration::from_millis(700), global: true }] {
        let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
        bot.discord.fails("POST", "/callback", fault, 2);
        let began = Instant::now();
        let answer = person.clicks(&board, "Roll").await.unwrap().message().unwrap();
        assert!(began.elapsed() >= Duration::from_millis(1400));
        assert!(!answer.is_ephemeral() && answer.text().contains("Rolled"), "{}", answer.text());
        assert_eq!((moves(&bot).await, bot.discord.rate_limit_violations()), (1, Vec::new()));
        bot.close().await;
    }
}

#[tokio::test]
async fn an_answer_that_would_come_too_late_leaves_a_move_that_counts_and_a_board_that_shows_it() {
    let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
    bot.discord.fails("POST", "/callback", limit(60_000), 1);
    assert_eq!(person.clicks(&board, "Roll").await.unwrap_err(), ActionError::NoResponse);
    sees(&bot, "Rolled").await;
    assert_eq!((moves(&bot).await, bot.discord.rate_limit_violations()), (1, Vec::new()));
    bot.close().await;
}

#[tokio::test]
async fn a_board_waits_as_long_as_discord_says_and_is_posted_once() {
    for global in [false, true] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Karteneck, 2).await;
        let posted = bot.messages().len();
        let fault = Fault::RateLimit { retry_after: Duration::from_millis(1200), global };
        bot.discord.fails("POST", "/webhooks/", fault, 1);
        let began = Instant::now();
        bot.moves_by_buttons(&people).await;
        sees_one_more(&bot, posted).await;
        assert!(began.elapsed() >= Duration::from_millis(1200));
        assert_eq!(bot.messages().len(), posted + 1);
        assert_eq!(bot.discord.rate_limit_violations(), Vec::<String>::new());
        bot.close().await;
    }
}

#[tokio::test]
async fn what_follows_a_deferred_answer_waits_too() {
    let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
    let mut ledger = Ledger::of(&bot).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    bot.discord.fails("POST", "/webhooks/", limit(900), 2);
    assert!(person.clicks(&board, "Roll").await.unwrap().is_deferred());
    let told = bot.whisper_to(&person).await;
    assert!(told.text().contains("Something broke on our side"), "{}", told.text());
    assert_eq!(bot.discord.rate_limit_violations(), Vec::<String>::new());
    ledger.sql("ROLLBACK").await;
    bot.close().await;
}

#[tokio::test]
async fn an_answer_that_is_lost_refused_or_slow_is_given_once() {
    let slow = Fault::Slow(Duration::from_millis(800));
    for fault in
        [Fault::Lost, Fault::Dropped, Fault::Status(408), Fault::Status(500), Fault::Status(503), slow]
    {
        let (bot, _, person, board) = to_roll(GameKind::Heckmeck).await;
        bot.discord.fails("POST", "/callback", fault, 1);
        let answer =
            person.clicks(&board, "Roll").await.unwrap_or_else(|mishap| panic!("{fault:?}: {mishap}"));
        assert!(answer.message().unwrap().text().contains("Rolled"), "{fault:?}");
        assert!(answer.follow_ups().is_empty(), "{fault:?}");
        assert_eq!(moves(&bot).await, 1, "{fault:?}");
        bot.close().await;
    }
}

#[tokio::test]
async fn a_board_that_is_refused_or_slow_is_posted_once() {
    let slow = Fault::Slow(Duration::from_millis(2500));
    for fault in [Fault::Status(408), Fault::Status(502), slow] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Karteneck, 2).await;
        let posted = bot.messages().len();
        bot.discord.fails("POST", "/webhooks/", fault, 1);
        bot.moves_by_buttons(&people).await;
        sees_one_more(&bot, posted).await;
        bot.settles().await;
        assert_eq!((bot.messages().len(), moves(&bot).await), (posted + 1, 1), "{fault:?}");
        bot.close().await;
    }
}

/// The messages on which somebody can press something.
fn boards(bot: &TestBot) -> Vec<Message> {
    bot.messages().into_iter().filter(|message| !message.live_buttons().is_empty()).collect()
}

/// Nobody knows whether the board is there. It isn't posted again, and the one that is known shows the move.
#[tokio::test]
async fn a_board_that_gets_lost_leaves_the_known_one_up_to_date() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let (known, posted) = (bot.board(), bot.messages().len());
    bot.discord.fails("POST", "/webhooks/", Fault::Dropped, 1);
    bot.moves_by_buttons(&people).await;
    bot.changes_from(&known).await;
    bot.settles().await;
    assert_eq!((bot.messages().len(), moves(&bot).await), (posted, 1));
    assert_eq!(bot.board().id, known.id);
    assert!(bot.on_turn(&people, &bot.board()).is_some(), "{}", bot.board().text());
    bot.close().await;
}

/// The board is there, but its answer got lost. It isn't sent again: the known board shows the move, and the other one is
/// found and shrinks.
#[tokio::test]
async fn after_a_lost_answer_one_board_is_left() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let (known, posted) = (bot.board(), bot.messages().len());
    bot.discord.fails("POST", "/webhooks/", Fault::Lost, 1);
    bot.moves_by_buttons(&people).await;
    let is_put_right = || {
        let boards = boards(&bot);
        bot.messages().len() == posted + 1 && boards.len() == 1 && boards[0].text() != known.text()
    };
    support::until("one board is left", is_put_right).await;
    bot.settles().await;
    assert_eq!((boards(&bot)[0].id, moves(&bot).await), (known.id, 1));
    let refused: Vec<_> =
        bot.discord.requests().into_iter().filter(|request| request.status == Some(400)).collect();
    assert_eq!(refused, Vec::new());
    assert!(bot.on_turn(&people, &boards(&bot)[0]).is_some());
    bot.close().await;
}

async fn sees_one_more(bot: &TestBot, posted: usize) {
    for _ in 0..400 {
        if bot.messages().len() > posted {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(bot.messages().len(), posted + 1);
}

#[tokio::test]
async fn a_board_that_discord_does_not_take_follows_when_it_does() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let (board, posted) = (bot.board(), bot.messages().len());
    let person = bot.on_turn(&people, &board).unwrap();
    let pass = board.live_buttons().into_iter().rfind(|label| label.starts_with("Pass")).unwrap();
    person.clicks(&board, &pass).await.unwrap();
    // Neither as the answer nor by the bot.
    bot.discord.fails("POST", "/callback", Fault::Status(503), 4);
    bot.discord.fails("POST", "/channels/", Fault::Status(503), 4);
    let _ = person.clicks(&bot.board(), "Yes, all the same").await;
    sees_one_more(&bot, posted).await;
    let refused = bot.discord.requests().into_iter().filter(|request| request.status == Some(503));
    assert_eq!(refused.count(), 8, "it was tried");
    assert_eq!(moves(&bot).await, 1);
    assert!(bot.on_turn(&people, &bot.board()).is_some_and(|next| next.id() != person.id()));
    bot.close().await;
}

#[tokio::test]
async fn a_lobby_whose_answer_is_lost_is_opened_once_and_can_be_joined() {
    for fault in [Fault::Lost, Fault::Dropped, limit(500)] {
        let bot = TestBot::open().await;
        let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
        bot.discord.fails("POST", "/callback", fault, 1);
        anna.types(&bot.channel, "/play heckmeck").await.unwrap();
        bot.lobby().await;
        assert_eq!(bot.messages().len(), 2, "the commitment and the lobby: {fault:?}");
        ben.clicks(&bot.board(), "Join").await.unwrap();
        sees(&bot, "Anna and Ben").await;
        bot.close().await;
    }
}

/// Somebody types while the disk is busy, for longer than an answer may take. What the answer becomes in the end.
async fn types_at_a_slow_disk(bot: &TestBot, person: &Person, command: &str) -> Message {
    let mut ledger = Ledger::of(bot).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    let answer = person.types(&bot.channel, command).await.unwrap();
    assert!(answer.is_deferred());
    ledger.sql("ROLLBACK").await;
    answer.finished().await.unwrap().message().unwrap()
}

fn refused(bot: &TestBot, since: usize) -> Vec<Option<u16>> {
    let statuses = bot.discord.requests_after(since).into_iter().map(|request| request.status);
    statuses.filter(|status| status.is_none_or(|status| status >= 400)).collect()
}

#[tokio::test]
async fn a_table_that_is_opened_slowly_is_announced_in_the_deferred_answer() {
    let bot = TestBot::open().await;
    let (anna, before) = (bot.person("Anna"), bot.discord.requests().len());
    let announced = types_at_a_slow_disk(&bot, &anna, "/play heckmeck").await;
    assert!(announced.text().contains("sealed"), "{}", announced.text());
    bot.lobby().await;
    bot.settles().await;
    assert_eq!((bot.messages().len(), refused(&bot, before)), (2, Vec::new()));
    assert!(!bot.messages().iter().any(Message::is_loading));
    assert!(!bot.discord.requests_after(before).iter().any(|request| request.counts()));
    bot.close().await;
}

#[tokio::test]
async fn a_typed_move_that_takes_long_is_followed_by_a_board_that_pings() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let person = loop {
        let board = bot.board();
        let person = bot.on_turn(&people, &board).unwrap();
        person.clicks(&board, "Roll").await.unwrap();
        bot.settles().await;
        // A one ends the turn.
        if bot.on_turn(&people, &bot.board()).unwrap().id() == person.id() {
            break person;
        }
    };
    bot.passes(120);
    let (old, before) = (bot.board(), bot.discord.requests().len());
    types_at_a_slow_disk(&bot, person, "/stop").await;
    let is_next = || bot.on_turn(&people, &bot.board()).is_some_and(|next| next.id() != person.id());
    support::until("it is the other one's turn", is_next).await;
    bot.settles().await;
    let board = bot.board();
    let next = bot.on_turn(&people, &board).unwrap();
    assert!(!bot.messages().iter().any(Message::is_loading), "nothing is left waiting");
    assert_eq!(board.notified(), [next.id()]);
    assert!(person.looks_at(&old).is_none_or(|old| old.live_buttons().is_empty()));
    assert_eq!(refused(&bot, before), Vec::new());
    bot.close().await;
}
