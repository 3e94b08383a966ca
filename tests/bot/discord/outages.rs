//! Time that passes while players can't act isn't theirs.

use std::time::Duration;

use discord_playground::{Fault, Message, Options, Person};
use stammtisch::games::GameKind;
use stammtisch::store::Store;
use stammtisch::table::{Mover, Step};
use support::{TestBot, moves, quick};

/// Longer than the players of a live game may think, twice.
const LONG: i64 = 8 * 60;

#[tokio::test]
async fn nobody_loses_a_turn_because_the_bot_was_down() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let due = deadline(&bot.board());
    bot.stops_for(LONG).await;
    // Time enough for a clock that rings too early.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(bot.board().content.contains(&turn.mention()), "{}", bot.board().text());
    assert!(!bot.board().text().contains("is away"), "{}", bot.board().text());
    deadline_moves(&bot, due).await;
    // The rest of the time is still theirs, and no more than that.
    bot.waits(85).await;
    assert!(bot.board().text().contains("the table is waiting for you"), "{}", bot.board().text());
    bot.waits(40).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn an_idle_table_says_so_a_day_before_it_ends() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck pace:none thread:false").await.unwrap();
    ben.clicks(&bot.lobby().await, "Join").await.unwrap();
    anna.clicks(&bot.board(), "Start").await.unwrap();
    bot.waits(13 * 24 * 3600 + 60).await;
    let told = bot.board();
    assert!(told.text().contains("nobody has moved here for almost two weeks"), "{}", told.text());
    bot.waits(24 * 3600).await;
    assert!(bot.board().text().contains("Nobody was left at the table"), "{}", bot.board().text());
    bot.close().await;
}

/// The deadline that a board shows, in seconds since 1970.
fn deadline(board: &Message) -> i64 {
    let text = board.text();
    let (_, rest) = text.split_once("<t:").unwrap_or_else(|| panic!("no deadline: {text}"));
    rest.split_once(':').unwrap().0.parse().unwrap()
}

/// Waits until the board shows another deadline.
async fn deadline_moves(bot: &TestBot, before: i64) -> i64 {
    for _ in 0..100 {
        if deadline(&bot.board()) != before {
            return deadline(&bot.board());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the board shows the deadline of before: {}", bot.board().text());
}

#[tokio::test]
async fn the_board_shows_how_far_a_deadline_has_moved_and_says_what_it_said() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap();
    let without_time = |board: &Message| board.text().replace(&deadline(board).to_string(), "");
    for outage in ["down", "rolled and down", "jump"] {
        let rolled = bot.board();
        if outage == "rolled and down" {
            turn.clicks(&rolled, "Roll").await.unwrap();
            bot.moves_on(&rolled).await;
        }
        bot.settles().await;
        let before = bot.board();
        match outage {
            "jump" => bot.clock_jumps(LONG).await,
            _ => bot.stops_for(LONG).await,
        }
        let moved = deadline_moves(&bot, deadline(&before)).await - deadline(&before);
        assert!((LONG..LONG + 15).contains(&moved), "{outage}: {moved} s");
        let after = bot.board();
        assert_eq!((after.id, without_time(&after)), (before.id, without_time(&before)), "{outage}");
    }
    bot.close().await;
}

/// It is still the turn of whoever had it, although the clocks had time to ring.
async fn still_has_the_turn(bot: &TestBot, turn: &Person) {
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(bot.board().content.contains(&turn.mention()), "{}", bot.board().text());
    assert!(!bot.board().text().contains("is away"), "{}", bot.board().text());
}

#[tokio::test]
async fn nobody_loses_a_turn_because_the_gateway_hangs() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let gateway = bot.discord.gateway();
    let due = deadline(&bot.board());
    // Discord doesn't answer, and lets nobody in.
    gateway.turns_away(Some(4000));
    gateway.freezes();
    // It is noticed after two heartbeats.
    tokio::time::sleep(Duration::from_secs(6)).await;
    bot.passes(LONG);
    still_has_the_turn(&bot, &turn).await;
    gateway.turns_away(None);
    tokio::time::timeout(Duration::from_secs(60), gateway.has_sessions(1)).await.unwrap();
    still_has_the_turn(&bot, &turn).await;
    assert!(deadline_moves(&bot, due).await >= due + LONG);
    bot.waits(85).await;
    assert!(bot.board().text().contains("the table is waiting for you"), "{}", bot.board().text());
    bot.waits(40).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn nobody_loses_a_turn_before_it_is_noticed_that_the_gateway_hangs() {
    let heartbeat_interval = Duration::from_secs(6);
    let bot = TestBot::at(Options { heartbeat_interval, ..quick() }).await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let gateway = bot.discord.gateway();
    gateway.freezes();
    // An answer that was under way is heard.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    bot.passes(LONG);
    still_has_the_turn(&bot, &turn).await;
    tokio::time::timeout(Duration::from_secs(60), async {
        while gateway.resumes() + gateway.identifies() < 2 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await
    .unwrap();
    still_has_the_turn(&bot, &turn).await;
    bot.close().await;
}

#[tokio::test]
async fn nothing_is_rung_before_the_gateway_is_ready() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let due = deadline(&bot.board());
    bot.stop().await;
    bot.discord.gateway().turns_away(Some(4000));
    bot.start_in_vain();
    tokio::time::sleep(Duration::from_secs(2)).await;
    bot.passes(LONG);
    still_has_the_turn(&bot, &turn).await;
    bot.discord.gateway().turns_away(None);
    let gateway = bot.discord.gateway();
    tokio::time::timeout(Duration::from_secs(60), gateway.has_sessions(1)).await.unwrap();
    still_has_the_turn(&bot, &turn).await;
    deadline_moves(&bot, due).await;
    bot.waits(125).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());
    bot.close().await;
}

/// The clock is set back while the bot is down and a computer is to move: it doesn't wait until the clock has caught up.
#[tokio::test]
async fn a_computer_moves_although_the_clock_was_set_back() {
    // The clock stands still, so a computer that has been asked doesn't move yet.
    let mut bot = TestBot::stopped().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig pace:none thread:false computers:1 level:easy").await.unwrap();
    for _ in 0..100 {
        bot.settles().await;
        let board = bot.board();
        if board.content.contains(&anna.mention()) {
            let label = moves(&board).pop().unwrap().label;
            bot.passes_ms(1000);
            let _ = anna.clicks(&board, &label).await;
        } else if board.live_buttons().iter().any(|label| label == "Hint") {
            break;
        }
    }
    let waits = !bot.board().content.contains(&anna.mention()) && moves(&bot.board()).is_empty();
    assert!(waits, "a computer is to move: {}", bot.board().text());
    let before = computer_moves(&bot).await;
    bot.stops_for(-3600).await;
    // More than a computer thinks.
    bot.passes_ms(2000);
    for _ in 0..100 {
        if computer_moves(&bot).await > before {
            return bot.close().await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the computer stands still: {}", bot.board().text());
}

/// How many moves computers have made.
async fn computer_moves(bot: &TestBot) -> usize {
    let store = Store::open(bot.database()).await.unwrap();
    let stored = store.last_table(bot.channel.id().get()).await.unwrap().unwrap();
    store.close().await;
    let steps = stored.steps.iter().map(|step| serde_json::from_str::<Step>(&step.text).unwrap());
    steps.filter(|step| matches!(step, Step::Played { by: Mover::Computer, .. })).count()
}

/// The publisher has given up by then, so only the new connection can be the reason.
#[tokio::test]
async fn what_discord_refused_for_good_is_shown_after_the_next_connection() {
    let bot = TestBot::open().await;
    bot.seated(GameKind::Heckmeck, 2).await;
    let before = bot.board();
    for method in ["POST", "PATCH"] {
        bot.discord.fails(method, "", Fault::Status(400), 10_000);
    }
    bot.passes(125);
    let is_refused = || bot.discord.requests().iter().any(|request| request.status == Some(400));
    support::until("the clock's move is refused", is_refused).await;
    bot.settles().await;
    bot.discord.fails_no_more();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(bot.board().text(), before.text(), "nobody tries again by themselves");
    bot.discord.gateway().drops();
    bot.changes_from(&before).await;
    assert!(bot.board().text().contains("is away; the computer played"), "{}", bot.board().text());
    bot.close().await;
}
