//! Those who run the bot: which servers it serves, and `/operator`.

use discord_playground::{Message, Person};
use support::TestBot;

const NOT_SERVED: &str = "Sorry, I only play in the servers that those who run me have chosen.";

/// What somebody is told who types this, in the bot's channel.
async fn told(bot: &TestBot, person: &Person, command: &str) -> Message {
    let message = person.types(&bot.channel, command).await.unwrap().message().unwrap();
    assert!(message.is_ephemeral(), "{}", message.text());
    message
}

#[tokio::test]
async fn in_a_server_that_is_not_listed_everybody_hears_one_sentence_and_no_table_is_opened() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    let lobby = bot.lobby().await;
    let elsewhere = bot.discord.guild("Elsewhere");
    bot.restart_serving(&[elsewhere.id().get()]).await;
    assert_eq!(told(&bot, &anna, "/help").await.text(), NOT_SERVED);
    let refused = ben.clicks(&lobby, "Join").await.unwrap().message().unwrap();
    assert_eq!((refused.text().as_str(), refused.is_ephemeral()), (NOT_SERVED, true));
    anna.joins(&elsewhere);
    let bot = bot.goes_to(elsewhere.channel("games"), &anna);
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    bot.close().await;
}

#[tokio::test]
async fn who_installed_the_app_for_themselves_is_served_only_where_the_list_says_so() {
    let mut bot = TestBot::open().await;
    bot.restart_serving(&[bot.guild.id().get()]).await;
    let anna = bot.person("Anna");
    anna.installs_app();
    let ben = bot.discord.person("Ben");
    let foreign = bot.discord.foreign_guild("Elsewhere");
    anna.joins(&foreign);
    for place in [bot.discord.group(&[&anna, &ben]), anna.private().unwrap(), foreign.channel("lounge")] {
        let refused = anna.types(&place, "/play heckmeck").await.unwrap().message().unwrap();
        assert_eq!((refused.text().as_str(), refused.is_ephemeral()), (NOT_SERVED, true));
    }
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    bot.close().await;
}

/// Leaving starts the deletion of a server's data, so a list with a mistake in it must not empty every server.
#[tokio::test]
async fn it_leaves_a_server_that_adds_it_and_is_not_listed_but_none_that_it_was_in() {
    let mut bot = TestBot::open().await;
    let guild = bot.guild.id().get();
    bot.restart_serving(&[1]).await;
    bot.came_back(guild).await;
    let stranger = bot.discord.foreign_guild("Stranger");
    stranger.invites_bot();
    let path = format!("/users/@me/guilds/{}", stranger.id());
    bot.discord.request("DELETE", &path).await;
    bot.left(stranger.id().get()).await;
    let left = bot.discord.requests().into_iter().filter(|request| request.method == "DELETE");
    let left: Vec<String> = left.map(|request| request.path).filter(|path| path.contains("@me")).collect();
    assert_eq!(left.len(), 1, "{left:?}");
    // The one it was in has removed it, and adds it again: now it is new.
    bot.guild.kicks_bot();
    bot.left(guild).await;
    bot.guild.invites_bot();
    bot.discord.request("DELETE", &format!("/users/@me/guilds/{guild}")).await;
    bot.close().await;
}

#[tokio::test]
async fn help_and_the_description_say_whose_games_these_are_and_whom_to_write_to() {
    let mut bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let rights = async |bot: &TestBot| {
        let help = told(bot, &anna, "/help").await;
        anna.clicks(&help, "Whose games?").await.unwrap().message().unwrap().text()
    };
    assert!(rights(&bot).await.contains("Tell those who run this bot."));
    assert!(bot.discord.description().contains("Qwixx (Steffen Benndorf"), "{}", bot.discord.description());
    bot.restart_with_contact("games@example.org").await;
    let help = rights(&bot).await;
    for part in
        ["unofficial fan project", "- Heckmeck Barbecue: Walter Obert, Zoch", "Write to games@example.org."]
    {
        assert!(help.contains(part), "{part}: {help}");
    }
    assert!(
        bot.discord.description().ends_with("it goes: games@example.org"),
        "{}",
        bot.discord.description()
    );
    // What its owner has written stays.
    bot.discord.describes_itself("The best bot of the street.");
    bot.restart().await;
    assert_eq!(bot.discord.description(), "The best bot of the street.");
    bot.close().await;
}

#[tokio::test]
async fn without_owners_there_is_no_command_for_them() {
    let bot = TestBot::open().await;
    assert!(bot.discord.commands(None).iter().all(|command| command["name"] != "operator"));
    bot.close().await;
}

#[tokio::test]
async fn owners_see_how_the_bot_is_and_where_and_others_do_not() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let administrator = discord_playground::Permissions::ADMINISTRATOR;
    assert!(anna.types(&bot.channel, "/operator status").await.is_err(), "not offered to everybody");
    for person in [&anna, &ben] {
        person.may(&bot.guild, administrator);
    }
    bot.restart_owned_by(&anna).await;
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    let status = told(&bot, &anna, "/operator status").await.text();
    for line in ["Connected to Discord: 1 of 1 shards", "1 server", "1 open table", "Qwixx 1", "MB of memory"]
    {
        assert!(status.contains(line), "{line}: {status}");
    }
    assert_eq!(
        told(&bot, &ben, "/operator status").await.text(),
        "This command is for those who run this bot."
    );
    let servers = told(&bot, &anna, "/operator servers").await.text();
    let line = format!("**Regulars** `{}` · 1 open table · 0 games", bot.guild.id());
    assert!(servers.contains(&line) && servers.contains("Servers: 1, page 1 of 1"), "{servers}");
    // From a server that isn't served, too, and in the conversation with the bot.
    bot.restart_serving(&[1]).await;
    let servers = told(&bot, &anna, "/operator servers").await.text();
    assert!(servers.contains("· not served"), "{servers}");
    let private = anna.private().unwrap();
    let status = anna.types(&private, "/operator status").await.unwrap().message().unwrap();
    assert!(status.text().contains("1 server"), "{}", status.text());
    bot.close().await;
}

#[tokio::test]
async fn an_announcement_is_said_once_at_every_open_table_and_pings_nobody() {
    let mut bot = TestBot::open().await;
    let anna = bot.person("Anna");
    anna.may(&bot.guild, discord_playground::Permissions::ADMINISTRATOR);
    bot.restart_owned_by(&anna).await;
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    let quiet = bot.guild.channel("quiet");
    let closed = bot.guild.channel("closed");
    anna.types(&closed, "/play pig").await.unwrap();
    support::lobby(&anna, &closed).await;
    bot.settles().await;
    closed.takes_from_bot(discord_playground::Permissions::SEND_MESSAGES);
    let said = told(&bot, &anna, "/operator announce text:Back at nine, @everyone!").await.text();
    assert_eq!(said, "Said at 1 of 2 open tables.");
    let announcement = bot.board();
    assert_eq!(announcement.text(), "📣 From those who run me: Back at nine, @everyone!");
    assert!(announcement.pinged().is_empty() && quiet.newest().is_none());
    bot.close().await;
}

#[tokio::test]
async fn an_owner_makes_the_bot_leave_a_server() {
    let mut bot = TestBot::open().await;
    let anna = bot.person("Anna");
    anna.may(&bot.guild, discord_playground::Permissions::ADMINISTRATOR);
    bot.restart_owned_by(&anna).await;
    let other = bot.discord.guild("Other");
    // Otherwise the news that it is there may overtake the news that it has left.
    bot.came_back(other.id().get()).await;
    let said = told(&bot, &anna, &format!("/operator leave {}", other.id())).await.text();
    assert!(said.starts_with(&format!("I have left the server {}.", other.id())), "{said}");
    bot.left(other.id().get()).await;
    let said = told(&bot, &anna, &format!("/operator leave {}", other.id())).await.text();
    assert!(said.starts_with("I'm not in a server with the ID"), "{said}");
    let said = told(&bot, &anna, "/operator leave home").await.text();
    assert!(said.contains("“home” isn't a server's ID"), "{said}");
    bot.close().await;
}
