//! Where one can play: besides servers with the bot also in a conversation with it, in a group conversation, and in
//! servers that never installed it. There only the tokens of interactions reach anybody.

use std::time::Duration;

use discord_playground::{Fault, Message, Options, Permissions, Person};
use futures_util::future::join_all;
use serde_json::json;
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use support::TestBot;

use crate::chaos::ledger::Ledger;

/// People who have installed the app for themselves.
fn friends(bot: &TestBot, count: usize) -> Vec<Person> {
    let names = ["Anna", "Ben", "Carl", "Dora"];
    let friends: Vec<Person> = names[..count].iter().map(|name| bot.discord.person(name)).collect();
    friends.iter().for_each(Person::installs_app);
    friends
}

/// Nothing was asked of Discord that a guest isn't allowed to.
fn nothing_was_refused(bot: &TestBot, since: usize) {
    for request in bot.discord.requests_after(since) {
        let status = request.status.unwrap_or_default();
        assert!(status < 400, "{status} {} {}", request.method, request.path);
        assert!(!request.counts(), "{} {}", request.method, request.path);
    }
}

#[tokio::test]
async fn a_group_conversation_of_four_plays_every_game_to_the_end() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::open().await;
        let friends = friends(&bot, 4);
        let bot = match &friends[..] {
            [a, b, c, d] => {
                let group = bot.discord.group(&[a, b, c, d]);
                bot.goes_to(group, &friends[3])
            }
            _ => unreachable!(),
        };
        let before = bot.discord.requests().len();
        bot.begins(game, &friends).await;
        bot.plays_by_buttons(&friends).await;
        bot.settles().await;
        nothing_was_refused(&bot, before);
        let leaders = friends[0].types(&bot.channel, "/leaderboard").await.unwrap().message().unwrap();
        assert!(leaders.text().contains("Anna"), "{game}: {}", leaders.text());
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn two_friends_play_in_a_server_that_never_installed_the_bot() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::open().await;
        let friends = friends(&bot, 2);
        let server = bot.discord.foreign_guild("Elsewhere");
        friends.iter().for_each(|friend| friend.joins(&server));
        let bot = bot.goes_to(server.channel("lounge"), &friends[1]);
        let before = bot.discord.requests().len();
        bot.begins(game, &friends).await;
        bot.plays_by_commands(&friends).await;
        bot.settles().await;
        nothing_was_refused(&bot, before);
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn one_person_plays_the_computer_in_a_group_conversation() {
    let bot = TestBot::hurried().await;
    let friends = friends(&bot, 2);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    let bot = bot.goes_to(group, &friends[1]);
    let before = bot.discord.requests().len();
    friends[0].types(&bot.channel, "/play heckmeck pace:none thread:false computers:2").await.unwrap();
    bot.lobby().await;
    bot.plays_by_buttons(&friends[..1]).await;
    bot.settles().await;
    nothing_was_refused(&bot, before);
    bot.close().await;
}

#[tokio::test]
async fn a_conversation_with_the_bot_is_a_place_like_any_other() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    let conversation = anna.private().unwrap();
    let bot = bot.goes_to(conversation, &anna);
    anna.types(&bot.channel, "/play qwixx pace:none thread:false computers:1").await.unwrap();
    bot.lobby().await;
    bot.plays_by_buttons(&[anna]).await;
    bot.close().await;
}

/// Threads and settings need a bot that is a member.
#[tokio::test]
async fn a_guest_opens_no_threads_and_keeps_no_settings() {
    let bot = TestBot::open().await;
    let friends = friends(&bot, 2);
    let server = bot.discord.foreign_guild("Elsewhere");
    friends.iter().for_each(|friend| friend.joins(&server));
    let bot = bot.goes_to(server.channel("lounge"), &friends[1]);
    let refused = friends[0].types(&bot.channel, "/play heckmeck thread:true").await.unwrap();
    let refused = refused.message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("thread"), "{}", refused.text());
    assert!(bot.messages().is_empty());
    assert!(friends[0].types(&bot.channel, "/settings").await.is_err(), "not offered there");
    bot.close().await;
}

/// Where a server hides what external apps say from others, a table would be seen by one person only.
#[tokio::test]
async fn a_table_that_nobody_else_could_see_is_withdrawn() {
    let bot = TestBot::open().await;
    let friends = friends(&bot, 2);
    let server = bot.discord.foreign_guild("Strict");
    friends.iter().for_each(|friend| friend.joins(&server));
    friends[0].may_not(&server, Permissions::USE_EXTERNAL_APPS);
    let bot = bot.goes_to(server.channel("lounge"), &friends[1]);
    let _ = friends[0].types(&bot.channel, "/play heckmeck").await;
    bot.settles().await;
    let told = bot.whisper_to(&friends[0]).await;
    assert!(told.text().contains("install me here"), "{}", told.text());
    assert!(bot.messages().is_empty(), "nobody else sees anything");
    // Nothing stands in the way of another try where it works.
    let _ = friends[1].types(&bot.channel, "/play heckmeck").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains("A table for Heckmeck"), "{}", lobby.text());
    bot.close().await;
}

/// A guest can't be told anything once the last token is dead. What is due then happens with the next click.
#[tokio::test]
async fn in_a_group_conversation_the_clock_acts_on_the_next_click() {
    let bot = TestBot::open().await;
    let friends = friends(&bot, 2);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    let bot = bot.goes_to(group, &friends[1]);
    friends[0].types(&bot.channel, "/play heckmeck pace:relaxed thread:false").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains("I can't remind anybody here"), "{}", lobby.text());
    friends[1].clicks(&lobby, "Join").await.unwrap();
    friends[0].clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    let board = bot.board();
    let late = bot.on_turn(&friends, &board).unwrap().clone();
    let other = friends.iter().find(|friend| friend.id() != late.id()).unwrap();
    bot.discord.advance(std::time::Duration::from_secs(48 * 3600));
    let before = bot.discord.requests().len();
    bot.passes(48 * 3600);
    hears_a_heartbeat().await;
    assert!(bot.discord.requests_after(before).is_empty(), "nobody can be reached");
    let _ = other.types(&bot.channel, "/table").await.unwrap();
    bot.settles().await;
    assert!(bot.board().content.contains(&other.mention()), "{}", bot.board().text());
    nothing_was_refused(&bot, before);
    bot.close().await;
}

/// With Discord's own limits, and as fast as people play: a guest has five follow-ups an interaction.
#[tokio::test]
async fn a_guest_keeps_within_the_limit_of_follow_ups() {
    let options = Options { limits_follow_ups: true, ..support::quick() };
    let bot = TestBot::at(options).await;
    let friends = friends(&bot, 2);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    let bot = bot.goes_to(group, &friends[1]);
    let before = bot.discord.requests().len();
    bot.begins(GameKind::Pig, &friends).await;
    for _ in 0..40 {
        if bot.is_over() {
            break;
        }
        bot.moves_by_buttons(&friends).await;
    }
    bot.settles().await;
    nothing_was_refused(&bot, before);
    bot.close().await;
}

/// A game for two in a group conversation, of people who have a day for each turn. The first is on turn.
async fn slow_game(game: GameKind) -> (TestBot, Vec<Person>) {
    let bot = TestBot::open().await;
    let mut friends = friends(&bot, 2);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    let bot = bot.goes_to(group, &friends[1]);
    friends[0].types(&bot.channel, &format!("/play {game} pace:relaxed thread:false")).await.unwrap();
    friends[1].clicks(&bot.lobby().await, "Join").await.unwrap();
    friends[0].clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    let turn = bot.on_turn(&friends, &bot.board()).unwrap().id();
    friends.sort_by_key(|friend| friend.id() != turn);
    (bot, friends)
}

/// Nobody's time runs out before Discord was heard again. Heartbeats come every two seconds here.
async fn hears_a_heartbeat() {
    tokio::time::sleep(Duration::from_secs(5)).await;
}

/// The clock acts on the next interaction. If the disk is slow just then, whoever acted is told in time to wait.
#[tokio::test]
async fn a_clock_that_acts_on_an_interaction_delays_no_answer() {
    let (bot, friends) = slow_game(GameKind::Heckmeck).await;
    bot.discord.advance(Duration::from_secs(48 * 3600));
    bot.passes(48 * 3600);
    hears_a_heartbeat().await;
    let mut ledger = Ledger::of(&bot).await;
    ledger.sql("BEGIN IMMEDIATE").await;
    let answer = friends[1].types(&bot.channel, "/table").await.unwrap();
    assert!(answer.is_deferred());
    ledger.sql("ROLLBACK").await;
    answer.finished().await.unwrap();
    bot.settles().await;
    assert!(bot.board().content.contains(&friends[1].mention()), "{}", bot.board().text());
    bot.close().await;
}

/// Computers go on with the next click if nobody can be told of their moves.
#[tokio::test]
async fn without_a_token_computers_wait_for_the_next_click() {
    let bot = TestBot::open().await;
    let friends = friends(&bot, 2);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    let mut bot = bot.goes_to(group, &friends[1]);
    let anna = &friends[0];
    anna.types(&bot.channel, "/play pig pace:none thread:false computers:1 level:easy").await.unwrap();
    // A computer may roll for a while, one roll at a time.
    support::until("it is Anna's turn", || bot.board().content.contains(&anna.mention())).await;
    anna.clicks(&bot.board(), "Roll").await.unwrap();
    // If a one has ended the turn, there is nothing to hold.
    let hold = support::moves(&bot.board()).into_iter().find(|offered| offered.action == Action::Stop);
    if let Some(hold) = hold {
        anna.clicks(&bot.board(), &hold.label).await.unwrap();
    }
    assert!(!bot.board().content.contains(&anna.mention()), "{}", bot.board().text());
    // The computer has not moved yet, and after a restart no token is left.
    bot.restart().await;
    let (board, before) = (bot.board(), bot.discord.requests().len());
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(bot.board().text(), board.text());
    assert!(bot.discord.requests_after(before).is_empty(), "nobody can be reached");
    anna.types(&bot.channel, "/table").await.unwrap();
    support::until("it is Anna's turn", || bot.board().content.contains(&anna.mention())).await;
    nothing_was_refused(&bot, before);
    bot.close().await;
}

/// The same if the answer to the announcement got lost, and it has to be read back.
#[tokio::test]
async fn a_table_that_nobody_else_could_see_is_withdrawn_also_if_an_answer_is_lost() {
    let bot = TestBot::open().await;
    let friends = friends(&bot, 2);
    let server = bot.discord.foreign_guild("Strict");
    friends.iter().for_each(|friend| friend.joins(&server));
    friends[0].may_not(&server, Permissions::USE_EXTERNAL_APPS);
    let bot = bot.goes_to(server.channel("lounge"), &friends[1]);
    bot.discord.fails("POST", "/callback", Fault::Lost, 1);
    let _ = friends[0].types(&bot.channel, "/play heckmeck").await;
    let is_told = || {
        let seen = friends[0].sees(&bot.channel);
        seen.len() == 1 && seen[0].is_ephemeral() && seen[0].text().contains("install me here")
    };
    support::until("it is withdrawn", is_told).await;
    friends[1].types(&bot.channel, "/play heckmeck").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains("A table for Heckmeck"), "{}", lobby.text());
    bot.close().await;
}

/// One of the players may not use external apps in public. Their moves count, on the board that everybody knows.
#[tokio::test]
async fn a_player_whose_answers_are_hidden_closes_no_table() {
    let bot = TestBot::open().await;
    let friends = friends(&bot, 2);
    let server = bot.discord.foreign_guild("Strict");
    friends.iter().for_each(|friend| friend.joins(&server));
    friends[0].may_not(&server, Permissions::USE_EXTERNAL_APPS);
    let bot = bot.goes_to(server.channel("lounge"), &friends[1]);
    friends[1].types(&bot.channel, "/play pig pace:none thread:false").await.unwrap();
    friends[0].clicks(&bot.lobby().await, "Join").await.unwrap();
    friends[1].clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    while bot.on_turn(&friends, &bot.board()).unwrap().id() != friends[0].id() {
        bot.moves_by_buttons(&friends).await;
        bot.settles().await;
    }
    let before = bot.board();
    let _ = friends[0].types(&bot.channel, "/roll").await.unwrap();
    bot.changes_from(&before).await;
    bot.settles().await;
    assert_eq!(bot.board().id, before.id, "no new board that one person sees");
    let told = bot.whisper_to(&friends[0]).await;
    assert!(told.text().contains("That counts"), "{}", told.text());
    // The game goes on, by buttons, also when a turn ends.
    let mut seen = Vec::new();
    for _ in 0..12 {
        bot.moves_by_buttons(&friends).await;
        bot.settles().await;
        seen.push(bot.on_turn(&friends, &bot.board()).unwrap().id());
    }
    assert!(friends.iter().all(|friend| seen.contains(&friend.id())), "both had a turn");
    bot.close().await;
}

/// Whoever hasn't installed the app can press buttons, and is told nothing else.
#[tokio::test]
async fn who_has_not_installed_the_app_plays_along_and_is_not_told_to_type() {
    let bot = TestBot::open().await;
    let mut people = friends(&bot, 2);
    people.push(bot.discord.person("Emil"));
    let group = bot.discord.group(&[&people[0], &people[1], &people[2]]);
    let bot = bot.goes_to(group, &people[1]);
    let before = bot.discord.requests().len();
    bot.begins(GameKind::Heckmeck, &people).await;
    let emil = &people[2];
    assert!(emil.types(&bot.channel, "/roll").await.is_err(), "commands are not offered to Emil");
    while bot.on_turn(&people, &bot.board()).unwrap().id() != emil.id() {
        bot.moves_by_buttons(&people).await;
    }
    bot.settles().await;
    // Something that isn't possible now.
    let board = bot.board();
    let roll =
        board.buttons().into_iter().find_map(|button| button.custom_id.filter(|id| id.ends_with(":roll")));
    let stop = roll.unwrap().replace(":roll", ":stop");
    let press = json!({
        "type": 3,
        "message": { "id": board.id.to_string() },
        "data": { "component_type": 2, "custom_id": stop },
    });
    emil.throws(&bot.channel, &press).unwrap();
    let told = bot.whisper_to(emil).await;
    assert!(!told.text().contains('/'), "{}", told.text());
    bot.plays_by_buttons(&people).await;
    let private = |message: &Message| message.is_ephemeral() && message.text().contains("`/");
    assert!(!emil.sees(&bot.channel).iter().any(private));
    nothing_was_refused(&bot, before);
    bot.close().await;
}
