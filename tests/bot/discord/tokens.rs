//! Everything goes out through the tokens of interactions: what counts against the bot's limit is next to nothing.

use std::time::{Duration, Instant};

use discord_playground::{ClientEventKind, Fault, LoggedRequest, Person};
use futures_util::future::join_all;
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use support::{Move, TestBot, moves};

use crate::chaos::ledger::Ledger;

/// The most requests with the bot's own token that a game may take.
const MOST: usize = 3;

fn counted(bot: &TestBot, since: usize) -> Vec<String> {
    let requests = bot.discord.requests_after(since);
    let counted = requests.iter().filter(|request| request.counts());
    counted.map(|request| format!("{} {}", request.method, request.path)).collect()
}

/// A game has been played. Prints what docs/SCALE.md counts with:
/// `cargo test --test bot requests_that_count -- --nocapture`.
#[allow(clippy::print_stdout, reason = "docs/SCALE.md counts with it")]
async fn takes_few_requests(bot: &TestBot, since: usize, game: GameKind, how: &str) {
    bot.settles().await;
    let requests = bot.discord.requests_after(since);
    let answers = requests.iter().filter(|request| request.is("POST", "/callback")).count();
    let counted = counted(bot, since);
    let by_tokens = requests.len() - answers - counted.len();
    let steps = Ledger::of(bot).await.steps(&bot.channel).await.len();
    println!(
        "{game} {how}: {answers} answers, {by_tokens} more by tokens, {} that count, {steps} steps",
        counted.len()
    );
    assert!(counted.len() <= MOST, "{game}: {counted:#?}");
}

/// Sixteen minutes pass, for the bot and for Discord: no token lives any more.
fn tokens_die(bot: &TestBot) {
    bot.discord.advance(Duration::from_secs(16 * 60));
    bot.passes(16 * 60);
}

fn refused(requests: &[LoggedRequest]) -> Vec<(String, Option<u16>)> {
    let refused = requests.iter().filter(|request| request.status.is_none_or(|status| status >= 400));
    refused.map(|request| (format!("{} {}", request.method, request.path), request.status)).collect()
}

#[tokio::test]
async fn a_game_by_buttons_takes_next_to_no_requests_that_count() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::open().await;
        let before = bot.discord.requests().len();
        let people = bot.seated(game, 3).await;
        bot.plays_by_buttons(&people).await;
        takes_few_requests(&bot, before, game, "by buttons").await;
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn a_game_by_typing_takes_next_to_no_requests_that_count() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::open().await;
        let before = bot.discord.requests().len();
        let people = bot.seated(game, 3).await;
        bot.plays_by_commands(&people).await;
        takes_few_requests(&bot, before, game, "by typing").await;
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn a_game_with_a_computer_takes_next_to_no_requests_that_count() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::hurried().await;
        bot.without_clocks().await;
        let people = ["Anna", "Ben"].map(|name| bot.person(name));
        let before = bot.discord.requests().len();
        people[0].types(&bot.channel, &format!("/play {game} thread:false")).await.unwrap();
        bot.lobby().await;
        people[1].clicks(&bot.board(), "Join").await.unwrap();
        people[0].clicks(&bot.more(&people[0]).await, "+ easy computer").await.unwrap();
        bot.settles().await;
        let lobby = bot.board();
        people[0].clicks(&lobby, "Start").await.unwrap();
        bot.moves_on(&lobby).await;
        bot.plays_by_buttons(&people).await;
        takes_few_requests(&bot, before, game, "with a computer").await;
        bot.close().await;
    }))
    .await;
}

/// Whoever types gets the board as the answer; the one before it goes, because it showed the same turn.
#[tokio::test]
async fn the_answer_to_a_typed_move_is_the_board() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let before = bot.board();
    let person = bot.on_turn(&people, &before).unwrap();
    let board = person.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
    bot.settles().await;
    assert_eq!(board.id, bot.board().id, "at the bottom");
    assert!(!board.is_ephemeral() && board.text().contains("Rolled"), "{}", board.text());
    assert_eq!(board.attachments.len(), 1, "with its picture");
    assert!(person.looks_at(&before).is_none());
    let refused = person.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral(), "{}", refused.text());
    bot.close().await;
}

/// After fourteen minutes a token is not tried any more: the click's own does the work.
#[tokio::test]
async fn a_dead_token_is_never_tried() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let first = bot.board();
    while bot.board().id == first.id {
        tokens_die(&bot);
        let before = bot.discord.requests().len();
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
        let requests = bot.discord.requests_after(before);
        assert_eq!((refused(&requests), counted(&bot, before)), (Vec::new(), Vec::new()));
    }
    bot.close().await;
}

/// Two at Pig. One of them has rolled, and then nobody has done anything for longer than a token lives.
async fn to_hold(bot: &TestBot) -> Person {
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    loop {
        let board = bot.board();
        let person = bot.on_turn(&people, &board).unwrap();
        person.clicks(&board, "Roll").await.unwrap();
        bot.settles().await;
        // A one ends the turn.
        if bot.on_turn(&people, &bot.board()).unwrap().id() == person.id() {
            tokens_die(bot);
            return person.clone();
        }
    }
}

/// The button that ends the turn.
fn hold(bot: &TestBot) -> String {
    let ends = |offered: &Move| offered.action == Action::Stop;
    moves(&bot.board()).into_iter().find(ends).unwrap().label
}

#[tokio::test]
async fn a_click_that_ends_the_turn_on_an_old_board_posts_the_new_one_and_shrinks_the_old() {
    let bot = TestBot::open().await;
    let person = to_hold(&bot).await;
    let (old, before) = (bot.board(), bot.discord.requests().len());
    person.clicks(&old, &hold(&bot)).await.unwrap();
    bot.settles().await;
    let requests = bot.discord.requests_after(before);
    assert_eq!((refused(&requests), counted(&bot, before)), (Vec::new(), Vec::new()));
    assert_ne!(bot.board().id, old.id);
    assert!(person.looks_at(&old).unwrap().live_buttons().is_empty(), "the old one is a line");
    bot.close().await;
}

#[tokio::test]
async fn a_follow_up_that_discord_refuses_is_posted_by_the_bot() {
    let bot = TestBot::open().await;
    let person = to_hold(&bot).await;
    let (old, before) = (bot.board(), bot.discord.requests().len());
    bot.discord.fails("POST", "/webhooks/", Fault::Status(400), 1);
    person.clicks(&old, &hold(&bot)).await.unwrap();
    bot.settles().await;
    let posts = counted(&bot, before);
    assert!(posts.len() == 1 && posts[0].starts_with("POST") && posts[0].contains("/channels/"), "{posts:?}");
    let board = bot.board();
    assert!(board.id != old.id && person.receives(&board)["nonce"].is_string(), "Discord drops a second one");
    bot.close().await;
}

/// The board's token is dead, and so is every other. A press on a panel brings its own, once it is answered.
#[tokio::test]
async fn a_press_on_a_panel_shows_the_board_by_its_own_token() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let old = bot.board();
    let person = bot.on_turn(&people, &old).unwrap();
    let hand = person.clicks(&old, "My hand").await.unwrap().message().unwrap();
    bot.settles().await;
    tokens_die(&bot);
    let before = bot.discord.requests().len();
    let lay = moves(&hand).into_iter().find(|offered| offered.action.to_string().starts_with("lay")).unwrap();
    person.clicks(&hand, &lay.label).await.unwrap();
    bot.moves_on(&old).await;
    bot.settles().await;
    let (requests, counted) = (bot.discord.requests_after(before), counted(&bot, before));
    assert_eq!(refused(&requests), Vec::new());
    assert_eq!(requests.iter().filter(|request| request.is("POST", "/webhooks/")).count(), 1, "{requests:?}");
    assert!(counted.iter().all(|request| request.starts_with("PATCH")), "only the old board: {counted:?}");
    assert_ne!(bot.board().id, old.id);
    assert!(bot.board().is_silent() || !bot.board().notified().is_empty(), "{}", bot.board().text());
    assert!(person.looks_at(&old).is_none_or(|old| old.live_buttons().is_empty()), "one board is left");
    bot.close().await;
}

/// A token leads to the channel of its interaction. What is listed in one channel isn't published there.
#[tokio::test]
async fn a_table_is_never_published_in_the_channel_of_somebody_who_only_asked_about_it() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let office = bot.guild.channel("office");
    let moderator = bot.person("Moderator");
    moderator.may(&bot.guild, discord_playground::Permissions::MANAGE_MESSAGES);
    let list = moderator.types(&office, "/tables server:true").await.unwrap().message().unwrap();
    let asked = moderator.clicks(&list, "End 1").await.unwrap().message().unwrap();
    assert!(!asked.live_buttons().is_empty(), "it asks first: {}", asked.text());
    bot.settles().await;
    let board = bot.board();
    bot.waits(125).await;
    assert_ne!(bot.board().id, board.id, "the clock has acted");
    let public = moderator.sees(&office).into_iter().filter(|message| !message.is_ephemeral());
    assert_eq!(public.map(|message| message.text()).collect::<Vec<_>>(), Vec::<String>::new());
    assert!(bot.on_turn(&people, &bot.board()).is_some(), "{}", bot.board().text());
    bot.close().await;
}

/// Whoever is asked needs to be told, unless they have just acted: then nobody's phone makes a sound.
#[tokio::test]
async fn a_board_that_nobody_needs_to_be_told_of_is_silent() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    assert!(bot.board().is_silent(), "both have just pressed something");
    bot.passes(120);
    let first = bot.board();
    while bot.board().id == first.id {
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
    }
    let next = bot.on_turn(&people, &bot.board()).unwrap();
    assert_eq!(bot.board().notified(), [next.id()], "two minutes without them");
    bot.close().await;
}

/// A reminder goes out by a token while one lives.
#[tokio::test]
async fn a_reminder_does_not_count_while_a_token_lives() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    bot.settles().await;
    // By then the publisher has nothing to do any more.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let before = bot.discord.requests().len();
    bot.waits(85).await;
    assert!(bot.board().text().contains("the table is waiting for you"), "{}", bot.board().text());
    assert_eq!(bot.board().notified(), [person.id()]);
    assert_eq!(counted(&bot, before), Vec::<String>::new());
    bot.close().await;
}

/// So many at Qwixx, and the white dice are rolled. The first is the one who rolled.
async fn at_the_white_dice(bot: &TestBot, seats: u8) -> Vec<Person> {
    bot.without_clocks().await;
    let mut people = bot.seated(GameKind::Qwixx, seats).await;
    let active = bot.on_turn(&people, &bot.board()).unwrap().id();
    people.sort_by_key(|person| person.id() != active);
    people[0].clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    people
}

/// Discord may take its time with an edit, and carry out a later request first. The next change waits for it, so what was
/// sent last is what stands.
#[tokio::test]
async fn a_click_that_finds_an_edit_under_way_is_acknowledged_and_shown_with_the_next() {
    let bot = TestBot::open().await;
    let people = at_the_white_dice(&bot, 3).await;
    for round in 0..4 {
        let board = bot.board();
        assert!(board.text().contains("Everyone may cross out"), "{round}: {}", board.text());
        people[2].clicks(&board, "Skip").await.unwrap();
        bot.settles().await;
        bot.discord.holds_back("POST", "/callback", 1);
        let slow = tokio::spawn({
            let (person, board) = (people[0].clone(), bot.board());
            async move { person.clicks(&board, "Skip").await }
        });
        bot.discord.has_held_back().await;
        // The last one isn't kept waiting by that edit, and overtakes it.
        let began = Instant::now();
        people[1].clicks(&board, "Skip").await.unwrap();
        assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
        slow.await.unwrap().unwrap();
        support::until("all have chosen", || !bot.board().text().contains("Everyone may cross out")).await;
        // What was overtaken has arrived by now.
        bot.settles().await;
        let board = bot.board();
        assert!(!board.text().contains("Everyone may cross out"), "all three have chosen: {}", board.text());
        // On to the next white dice.
        while !bot.board().text().contains("Everyone may cross out") {
            bot.moves_by_buttons(&people).await;
            bot.settles().await;
        }
    }
    bot.close().await;
}

#[tokio::test]
async fn five_choices_pressed_together_are_one_edit_more() {
    let bot = TestBot::open().await;
    let people = at_the_white_dice(&bot, 5).await;
    let board = bot.board();
    let mut events = people[0].watches();
    bot.discord.fails("POST", "/callback", Fault::Slow(Duration::from_millis(1000)), 1);
    let slow = tokio::spawn({
        let (person, board) = (people[1].clone(), board.clone());
        async move { person.clicks(&board, "Skip").await }
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    for person in [&people[0], &people[2], &people[3], &people[4]] {
        person.clicks(&board, "Skip").await.unwrap();
    }
    slow.await.unwrap().unwrap();
    bot.settles().await;
    assert!(!bot.board().text().contains("Everyone may cross out"), "{}", bot.board().text());
    let mut changes = 0;
    while let Ok(Some(event)) = tokio::time::timeout(Duration::from_millis(50), events.next()).await {
        changes += match event.kind {
            ClientEventKind::MessageUpdated(message) if !message.is_ephemeral() => 1,
            ClientEventKind::MessageCreated(message) if !message.is_ephemeral() => 1,
            _ => 0,
        };
    }
    assert_eq!(changes, 2, "the first, and one for all the rest");
    bot.close().await;
}
