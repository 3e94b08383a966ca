//! The bot keeps below Discord's limits by itself: it counts its own requests, sends its token only where it is needed,
//! and doesn't ask again for what it may not do.

use std::time::{Duration, Instant};

use discord_playground::{Channel, Fault, LoggedRequest, Options, Permissions, Person};
use stammtisch::games::GameKind;

use super::ledger::Ledger;
use support::{TestBot, quick};

fn refusals(requests: &[LoggedRequest], status: u16) -> usize {
    requests.iter().filter(|request| request.status == Some(status)).count()
}

#[tokio::test]
async fn answers_to_interactions_go_without_the_bots_token() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    bot.moves_by_buttons(&people).await;
    people[0].types(&bot.channel, "/table").await.unwrap();
    let requests = bot.discord.requests();
    let is_answer = |request: &LoggedRequest| {
        request.path.contains("/interactions/") || request.path.contains("/webhooks/")
    };
    assert!(requests.iter().any(is_answer) && !requests.iter().all(is_answer));
    for request in requests {
        assert_eq!(request.authorized, !is_answer(&request), "{request:?}");
        let agent = request.user_agent.unwrap();
        assert!(agent.starts_with("DiscordBot (https://") && agent.ends_with(')'), "{agent}");
    }
    bot.close().await;
}

#[tokio::test]
async fn what_holds_the_bots_token_does_not_hold_answers() {
    // A 429 that doesn't say how long concerns everything, too.
    let of_all = Fault::RateLimit { retry_after: Duration::from_secs(60), global: true };
    for fault in [of_all, Fault::Status(429)] {
        let bot = TestBot::open().await;
        bot.discord.fails("POST", "/channels/", fault, 1);
        // A thread needs the bot's token.
        let (began, before) = (Instant::now(), bot.discord.requests().len());
        let (host, channel) = (bot.person("Host"), bot.channel.clone());
        let _opening = tokio::spawn(async move { host.types(&channel, "/play pig thread:true").await });
        let is_met = || refusals(&bot.discord.requests_after(before), 429) == 1;
        support::until("the bot's token is held", is_met).await;
        let mut ledger = Ledger::of(&bot).await;
        ledger.sql("BEGIN IMMEDIATE").await;
        let guest = bot.person("Guest");
        let elsewhere = bot.guild.channel("elsewhere");
        assert!(guest.types(&elsewhere, "/play heckmeck").await.unwrap().is_deferred());
        let told = whisper(&guest, &elsewhere).await;
        assert!(told.contains("Something broke on our side"), "{told}");
        ledger.sql("ROLLBACK").await;
        if fault == of_all {
            assert!(began.elapsed() < Duration::from_secs(30));
        }
        assert_eq!(bot.discord.rate_limit_violations(), Vec::<String>::new());
        bot.close().await;
    }
}

async fn whisper(person: &Person, channel: &Channel) -> String {
    for _ in 0..200 {
        let seen = person.sees(channel).into_iter();
        if let Some(message) = seen.rev().find(|message| message.is_ephemeral() && !message.is_loading()) {
            return message.text();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing was said to {}", person.name());
}

#[tokio::test]
async fn a_channel_that_refuses_the_bot_is_left_alone_and_the_game_goes_on() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let first = bot.board();
    bot.channel.takes_from_bot(Permissions::SEND_MESSAGES);
    while bot.board().id == first.id {
        bot.moves_by_buttons(&people).await;
    }
    assert_eq!(refusals(&bot.discord.requests(), 403), 0, "tokens need no permission");
    bot.settles().await;
    // The tokens are dead: the clock has only the bot's own.
    for pause in [15 * 60, 125, 125] {
        bot.passes(pause);
        tokio::time::sleep(Duration::from_millis(1500)).await;
    }
    bot.settles().await;
    let refused = refusals(&bot.discord.requests(), 403);
    assert!((1..=2).contains(&refused), "once with a picture, once without: {refused}");
    bot.close().await;
}

/// Why many tables have something to say at the same moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// Their time runs out.
    Clocks,
    /// The bot starts, and everything is owed.
    Start,
}

/// Two people play while so many lobbies elsewhere are all due at once. The requests until all were told.
async fn all_at_once(tables: usize, cause: Cause) -> Vec<LoggedRequest> {
    let limits = Options { requests_per_second: Some(50), channel_requests: Some(5), ..quick() };
    let mut bot = TestBot::at(limits).await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let mut lobbies = Vec::new();
    for number in 0..tables {
        // A server has room for fifty tables.
        if number % 50 == 0 {
            lobbies.push((bot.discord.guild(&format!("Server {number}")), Vec::new()));
        }
        let (guild, channels) = lobbies.last_mut().unwrap();
        let (host, channel) = (guild.person(&format!("Host {number}")), guild.channel(&number.to_string()));
        host.types(&channel, "/play heckmeck thread:false").await.unwrap();
        support::lobby(&host, &channel).await;
        channels.push((host, channel));
    }
    bot.settles().await;
    let before = bot.discord.requests().len();
    match cause {
        Cause::Clocks => bot.passes(31 * 60),
        Cause::Start => bot.restart_with("UPDATE tables SET shown = 0").await,
    }
    let is_closed = |(host, channel): &(Person, Channel)| {
        host.sees(channel).iter().any(|message| message.text().contains("Nobody started"))
    };
    let mut ledger = Ledger::of(&bot).await;
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(240) {
        // Whoever plays is answered in time, or this fails.
        bot.moves_by_buttons(&people).await;
        let is_told = match cause {
            Cause::Clocks => lobbies.iter().flat_map(|(_, channels)| channels).all(is_closed),
            Cause::Start => ledger.number("SELECT COUNT(*) FROM tables WHERE shown = 0").await == 0,
        };
        if is_told {
            let requests = bot.discord.requests_after(before);
            bot.close().await;
            return requests;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    panic!("some tables were not told");
}

#[tokio::test]
async fn many_tables_that_are_due_at_once_keep_to_the_limit() {
    for cause in [Cause::Clocks, Cause::Start] {
        let requests = all_at_once(150, cause).await;
        let told = requests.iter().filter(|request| request.counts()).count();
        assert!(told >= 150, "{told} were told");
        // The second before them may have seen some of them, and a busy machine delivers late what was sent in time.
        assert!(refusals(&requests, 429) < 10, "{} of {}", refusals(&requests, 429), requests.len());
    }
}

/// `cargo test --test bot a_thousand_tables -- --ignored --nocapture`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement of some minutes"]
async fn a_thousand_tables_due_at_once() {
    for (cause, name) in [(Cause::Clocks, "their clocks"), (Cause::Start, "a start")] {
        let began = Instant::now();
        let requests = all_at_once(1000, cause).await;
        let (refused, took) = (refusals(&requests, 429), began.elapsed());
        println!("{name}: {refused} of {} requests refused, {took:?} with the opening", requests.len());
        assert!(refused < 50, "{refused}");
    }
}
