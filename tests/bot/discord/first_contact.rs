//! First contact: one line for who plays for the first time, one hello to a server, and the help.

use discord_playground::{Channel, Message, Permissions, Person};
use stammtisch::games::GameKind;
use support::TestBot;

const NEW_HERE: &str = "New here?";

async fn told(person: &Person, channel: &Channel, command: &str) -> Message {
    let answer = person.types(channel, command).await.unwrap_or_else(|why| panic!("{command}: {why}"));
    answer.finished().await.unwrap().message().unwrap()
}

async fn pressed(person: &Person, message: &Message, button: &str) -> Message {
    let answer = person.clicks(message, button).await.unwrap_or_else(|why| panic!("{button}: {why}"));
    answer.finished().await.unwrap().message().unwrap()
}

#[tokio::test]
async fn whoever_plays_for_the_first_time_is_told_once_how_to_learn() {
    let mut bot = TestBot::open().await;
    bot.without_clocks().await;
    let cara = bot.person("Cara");
    assert!(
        !told(&cara, &bot.channel, "/rules pig").await.text().contains(NEW_HERE),
        "she doesn't take part"
    );
    let people = bot.seated(GameKind::Pig, 2).await;
    assert!(bot.messages().iter().all(|message| !message.text().contains(NEW_HERE)), "it is private");
    let more = bot.more(&people[0]).await;
    let line = more.content.lines().last().unwrap();
    assert!(line.contains(NEW_HERE) && line.contains("</learn:"), "{line}");
    assert!(!bot.more(&people[0]).await.text().contains(NEW_HERE), "never again");
    bot.restart().await;
    assert!(!bot.more(&people[0]).await.text().contains(NEW_HERE), "never again");
    // A refusal is a private answer, too.
    let waiting = people.iter().find(|person| !bot.board().content.contains(&person.mention())).unwrap();
    if waiting.id() == people[1].id() {
        assert!(told(waiting, &bot.channel, "/roll").await.text().contains(NEW_HERE));
    } else {
        assert!(bot.more(&people[1]).await.text().contains(NEW_HERE));
    }
    assert!(!told(&people[1], &bot.channel, "/hint").await.text().contains(NEW_HERE), "never again");
    bot.close().await;
}

/// Others act, and the line stays. It goes with the first press.
#[tokio::test]
async fn the_line_is_on_the_first_panel() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let first = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let other = people.iter().find(|person| person.id() != first.id()).unwrap();
    let panel = pressed(other, &bot.board(), "My hand").await;
    assert!(panel.content.contains(NEW_HERE), "{}", panel.content);
    told(&first, &bot.channel, "/pass").await;
    bot.settles().await;
    let after = other.looks_at(&panel).unwrap();
    assert!(after.content.contains(NEW_HERE), "{}", after.content);
    let again = pressed(other, &bot.board(), "My hand").await;
    assert!(!again.content.contains(NEW_HERE), "{}", again.content);
    bot.close().await;
}

#[tokio::test]
async fn who_has_learned_or_played_is_not_new() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    told(&anna, &bot.channel, "/learn pig").await;
    bot.begins(GameKind::Pig, &[anna.clone(), ben.clone()]).await;
    assert!(!bot.more(&anna).await.text().contains(NEW_HERE), "she has found the lessons herself");
    bot.plays_by_buttons(&[anna.clone(), ben.clone()]).await;
    told(&ben, &bot.channel, "/rematch").await;
    bot.lobby().await;
    assert!(!bot.more(&ben).await.text().contains(NEW_HERE), "he has finished a game");
    bot.close().await;
}

/// It is a setting like others: whoever is forgotten is new again.
#[tokio::test]
async fn what_was_said_is_forgotten_with_the_person() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    assert!(bot.more(&people[0]).await.text().contains(NEW_HERE));
    let question = told(&people[0], &bot.channel, "/privacy forget").await;
    pressed(&people[0], &question, "Yes, forget me").await;
    bot.settles().await;
    let store = stammtisch::store::Store::open(bot.database()).await.unwrap();
    let left = store.settings(&format!("user:{}", people[0].id())).await.unwrap();
    assert!(left.is_empty(), "{left:?}");
    bot.close().await;
}

/// A server with a system channel, which is about to add the bot.
fn other_server(bot: &TestBot, locale: &str) -> (discord_playground::Guild, Channel, Person) {
    let guild = bot.discord.foreign_guild("Elsewhere").speaks(locale);
    let channel = guild.channel("general");
    guild.tells_joins_in(&channel);
    let olga = guild.person("Olga");
    (guild, channel, olga)
}

/// What the bot has said there, waited for.
async fn hellos(bot: &TestBot, person: &Person, channel: &Channel) -> Vec<Message> {
    bot.settles().await;
    person.sees(channel).into_iter().filter(|message| !message.is_ephemeral()).collect()
}

#[tokio::test]
async fn the_bot_says_hello_once_to_a_server_that_adds_it() {
    let mut bot = TestBot::open().await;
    assert!(bot.messages().is_empty(), "where it was already, it says nothing");
    let (guild, channel, olga) = other_server(&bot, "de");
    guild.invites_bot();
    let said = hellos(&bot, &olga, &channel).await;
    let [hello] = &said[..] else { panic!("{said:?}") };
    assert!(hello.content.contains("Heckmeck") && hello.content.contains("Hallo"), "{}", hello.content);
    assert_eq!(hello.content.lines().count(), 2, "{}", hello.content);
    assert_eq!(hello.live_buttons(), ["Spielen", "Lernen", "Einstellungen"]);
    assert!(hello.pinged().is_empty() && hello.is_silent() && !hello.pings_everyone());
    // An outage, a removal and a start are no reason to say it again.
    guild.goes_down();
    guild.comes_back();
    guild.kicks_bot();
    guild.invites_bot();
    bot.restart().await;
    assert_eq!(hellos(&bot, &olga, &channel).await.len(), 1);
    // The buttons are for everybody, and what they lead to is private.
    let play = pressed(&olga, hello, "Spielen").await;
    assert!(play.is_ephemeral() && !play.menus().is_empty(), "{}", play.text());
    let learn = pressed(&olga, hello, "Lernen").await;
    assert!(learn.is_ephemeral() && learn.live_buttons().len() == GameKind::ALL.len(), "{}", learn.text());
    let lesson = pressed(&olga, &learn, "Pig").await;
    assert!(lesson.content.contains("step 1 of"), "{}", lesson.content);
    let refused = pressed(&olga, hello, "Einstellungen").await;
    assert!(refused.is_ephemeral() && refused.text().contains("Only those who may manage"));
    olga.may(&guild, Permissions::MANAGE_GUILD);
    let settings = pressed(&olga, hello, "Einstellungen").await;
    assert!(settings.is_ephemeral() && settings.text().contains("Pace"), "{}", settings.text());
    bot.close().await;
}

#[tokio::test]
async fn it_says_nothing_where_it_may_not_or_where_nothing_is_told() {
    let bot = TestBot::open().await;
    let (closed, channel, olga) = other_server(&bot, "en-US");
    channel.takes_from_bot(Permissions::SEND_MESSAGES);
    closed.invites_bot();
    assert!(hellos(&bot, &olga, &channel).await.is_empty());
    let silent = bot.discord.foreign_guild("Silent");
    let (channel, paul) = (silent.channel("general"), silent.person("Paul"));
    silent.invites_bot();
    assert!(hellos(&bot, &paul, &channel).await.is_empty());
    bot.close().await;
}

#[tokio::test]
async fn help_is_one_screen_with_buttons_for_the_rest() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let help = told(&anna, &bot.channel, "/help").await;
    assert!(help.is_ephemeral() && help.content.contains("</play:") && help.content.lines().count() <= 9);
    assert_eq!(
        help.live_buttons(),
        ["Play", "Learn", "Rules", "All commands", "My preferences", "Whose games?"]
    );
    let commands = pressed(&anna, &help, "All commands").await;
    assert!(commands.id == help.id && commands.text().contains("</leaderboard:"), "{}", commands.text());
    let back = pressed(&anna, &commands, "Help").await;
    assert_eq!(back.content, help.content);
    let rights = pressed(&anna, &back, "Whose games?").await;
    assert!(rights.text().contains("unofficial fan project"), "{}", rights.text());
    let back = pressed(&anna, &rights, "Help").await;
    let rules = pressed(&anna, &back, "Rules").await;
    let card = pressed(&anna, &rules, "Qwixx").await;
    assert!(card.text().contains("Card 1 of"), "{}", card.text());
    let help = told(&anna, &bot.channel, "/help").await;
    let preferences = pressed(&anna, &help, "My preferences").await;
    assert!(preferences.text().contains("Your preferences"), "{}", preferences.text());
    anna.may(&bot.guild, Permissions::MANAGE_GUILD);
    let help = told(&anna, &bot.channel, "/help").await;
    assert!(help.live_buttons().contains(&"Settings".to_owned()), "{:?}", help.live_buttons());
    let play = pressed(&anna, &help, "Play").await;
    assert!(!play.menus().is_empty(), "{}", play.text());
    bot.close().await;
}
