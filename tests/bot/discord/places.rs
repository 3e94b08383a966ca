//! Where one can play: besides servers with the bot also in a conversation with it, in a group conversation, and in
//! servers that never installed it. There only the tokens of interactions reach anybody.

use discord_playground::{Options, Permissions, Person};
use stammtisch::games::GameKind;
use support::TestBot;

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
    for game in GameKind::ALL {
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
    }
}

#[tokio::test]
async fn two_friends_play_in_a_server_that_never_installed_the_bot() {
    for game in GameKind::ALL {
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
    }
}

#[tokio::test]
async fn one_person_plays_the_computer_in_a_group_conversation() {
    let bot = TestBot::hurried().await;
    let friends = friends(&bot, 2);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    let bot = bot.goes_to(group, &friends[1]);
    let before = bot.discord.requests().len();
    friends[0].types(&bot.channel, "/play heckmeck pace:none computers:2").await.unwrap();
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
    anna.types(&bot.channel, "/play qwixx pace:none computers:1").await.unwrap();
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
    friends[0].types(&bot.channel, "/play heckmeck pace:relaxed").await.unwrap();
    friends[1].clicks(&bot.lobby().await, "Join").await.unwrap();
    friends[0].clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    let board = bot.board();
    let late = bot.on_turn(&friends, &board).unwrap().clone();
    let other = friends.iter().find(|friend| friend.id() != late.id()).unwrap();
    bot.discord.advance(std::time::Duration::from_secs(48 * 3600));
    let before = bot.discord.requests().len();
    bot.passes(48 * 3600);
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
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
