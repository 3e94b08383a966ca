//! The first roll: with one press, with one line, by invitation.

use discord_playground::Message;
use stammtisch::games::GameKind;

use support::TestBot;

/// The style of a button of a message.
fn style(message: &Message, label: &str) -> u64 {
    let rows = message.components.iter().filter_map(|row| row["components"].as_array());
    let button = rows.flatten().find(|part| part["label"] == label);
    button.unwrap_or_else(|| panic!("no {label}: {}", message.text()))["style"].as_u64().unwrap()
}

const BLUE: u64 = 1;
const GREY: u64 = 2;
const GREEN: u64 = 3;

#[tokio::test]
async fn whoever_is_alone_plays_the_computer_with_one_press() {
    for game in GameKind::ALL {
        let bot = TestBot::hurried().await;
        let anna = bot.person("Anna");
        let sealed = anna.types(&bot.channel, &format!("/play {game} pace:none thread:false")).await.unwrap();
        let sealed = sealed.message().unwrap();
        let lobby = bot.lobby().await;
        assert!(lobby.embeds[0]["description"].as_str().unwrap().lines().count() <= 4, "{}", lobby.text());
        assert_eq!(
            ["Play the computer", "Start", "Join"].map(|label| style(&lobby, label)),
            [BLUE, GREY, GREY]
        );
        anna.clicks(&lobby, "Play the computer").await.unwrap();
        bot.is_turn_of(&anna).await;
        assert!(bot.board().text().contains(&sealed.id.to_string()), "{}", bot.board().text());
        assert_eq!(anna.looks_at(&sealed).unwrap().edited, None);
        bot.close().await;
    }
}

#[tokio::test]
async fn only_the_host_and_only_alone_plays_the_computer() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    let alone = bot.lobby().await;
    let refused = ben.clicks(&alone, "Play the computer").await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("Only the host"), "{}", refused.text());
    ben.clicks(&alone, "Join").await.unwrap();
    let both = bot.board();
    assert_eq!(both.live_buttons(), ["Join", "Start", "More"]);
    assert_eq!(style(&both, "Start"), GREEN);
    let late = anna.clicks_late(&alone, "Play the computer").await.unwrap().message().unwrap();
    assert!(late.is_ephemeral() && bot.board().text().contains("Anna and Ben"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_line_with_computers_begins_at_once() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    let sealed = anna.types(&bot.channel, "/play heckmeck pace:none thread:false computers:1").await.unwrap();
    assert!(sealed.message().unwrap().text().contains("Dice seed, sealed before the game"));
    bot.is_turn_of(&anna).await;
    anna.clicks(&bot.board(), "Roll").await.unwrap();
    bot.close().await;
}

#[tokio::test]
async fn a_game_with_computers_begins_in_its_thread() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig pace:none computers:1 thread:true").await.unwrap();
    bot.settles().await;
    let bot = {
        let thread = bot.guild.channel_named("Pig").unwrap();
        bot.goes_to(thread, &anna)
    };
    bot.is_turn_of(&anna).await;
    bot.close().await;
}

#[tokio::test]
async fn a_lone_start_offers_a_computer_and_the_second_one_seats_it() {
    let bot = TestBot::hurried().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck pace:none thread:false").await.unwrap();
    let lobby = bot.lobby().await;
    let told = anna.clicks(&lobby, "Start").await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("Press “Start” once more"), "{}", told.text());
    // What happens in between takes the question back.
    ben.clicks(&lobby, "Join").await.unwrap();
    ben.types(&bot.channel, "/leave").await.unwrap();
    let told = anna.types(&bot.channel, "/start").await.unwrap().message().unwrap();
    assert!(told.is_ephemeral() && told.text().contains("Press “Start” once more"), "{}", told.text());
    anna.clicks(&bot.board(), "Start").await.unwrap();
    bot.is_turn_of(&anna).await;
    bot.close().await;
}

#[tokio::test]
async fn a_line_without_a_game_offers_all_of_them() {
    let bot = TestBot::hurried().await;
    let anna = bot.person("Anna");
    let offered = anna
        .types(&bot.channel, "/play pace:none thread:false computers:1")
        .await
        .unwrap()
        .message()
        .unwrap();
    assert!(offered.is_ephemeral() && offered.text().contains("Which game"), "{}", offered.text());
    assert!(bot.messages().is_empty(), "there is no table yet");
    let options = offered.components[0]["components"][0]["options"].as_array().unwrap();
    assert_eq!(options.len(), GameKind::ALL.len());
    let sealed = anna.selects(&offered, "Choose a game", &["pig"]).await.unwrap().message().unwrap();
    assert!(
        !sealed.is_ephemeral() && sealed.text().contains("Anna opens a table of Pig"),
        "{}",
        sealed.text()
    );
    bot.is_turn_of(&anna).await;
    let offered = bot.person("Ben").types(&bot.channel, "/play quick:true").await.unwrap().message().unwrap();
    let options = offered.components[0]["components"][0]["options"].as_array().unwrap();
    assert_eq!(options.len(), 1, "only games that have the variant");
    bot.close().await;
}

#[tokio::test]
async fn a_friend_is_pinged_once_and_joins() {
    let mut bot = TestBot::open().await;
    let (anna, ben, carl) = (bot.person("Anna"), bot.person("Ben"), bot.person("Carl"));
    anna.types(&bot.channel, "/play heckmeck with:@Ben").await.unwrap();
    let lobby = bot.lobby().await;
    assert_eq!(lobby.pinged(), [ben.id()]);
    assert!(lobby.content.contains("Anna would like to play with you"), "{}", lobby.content);
    assert_eq!(lobby.live_buttons(), ["I'm in", "Not this time", "Start", "More"]);
    carl.types(&bot.channel, "/join").await.unwrap();
    bot.restart().await;
    anna.types(&bot.channel, "/table").await.unwrap();
    assert!(bot.board().pinged().is_empty(), "once is enough");
    assert!(bot.board().text().contains("At the table: Anna and Carl"), "{}", bot.board().text());
    let lobby = bot.board();
    ben.clicks(&lobby, "I'm in").await.unwrap();
    bot.moves_on(&lobby).await;
    assert!(bot.board().text().contains("your turn"), "all are there: {}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_friend_declines_and_the_seat_is_free_again() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play barbecue with:@Ben").await.unwrap();
    let lobby = bot.lobby().await;
    for guest in ["C", "D", "E"] {
        bot.person(guest).clicks(&bot.board(), "I'm in").await.unwrap();
    }
    let full = bot.person("F").clicks(&bot.board(), "I'm in").await.unwrap().message().unwrap();
    assert!(full.is_ephemeral() && full.text().contains("All 5 seats"), "one is Ben's: {}", full.text());
    ben.clicks(&lobby, "Not this time").await.unwrap();
    let text = bot.board().text();
    assert!(text.contains(&format!("{} won't play this time", ben.mention())), "{text}");
    bot.person("F").clicks(&bot.board(), "Join").await.unwrap();
    assert!(bot.board().text().contains("All seats are taken"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn neither_oneself_nor_an_app_can_be_invited() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let app = format!("<@{}>", bot.discord.bot());
    let refused =
        anna.types(&bot.channel, &format!("/play pig with:{app}")).await.unwrap().message().unwrap();
    assert!(refused.is_ephemeral() && refused.text().contains("Apps don't sit down"), "{}", refused.text());
    anna.types(&bot.channel, "/play pig with:@Anna").await.unwrap();
    assert_eq!(bot.lobby().await.live_buttons()[..2], ["Join", "Play the computer"]);
    bot.close().await;
}

#[tokio::test]
async fn whoever_turned_mentions_off_is_invited_quietly() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    ben.types(&bot.channel, "/preferences notify:off").await.unwrap();
    anna.types(&bot.channel, "/play pig with:@Ben").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.pinged().is_empty() && lobby.content.contains(&ben.mention()), "{}", lobby.content);
    bot.close().await;
}

/// An invitation that was never answered is forgotten like everything else.
#[tokio::test]
async fn who_is_forgotten_is_no_longer_invited() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play pig with:@Ben").await.unwrap();
    bot.lobby().await;
    let ask = ben.types(&bot.channel, "/privacy forget").await.unwrap().message().unwrap();
    ben.clicks(&ask, "Yes, forget me").await.unwrap();
    bot.settles().await;
    assert!(!bot.board().text().contains(&ben.mention()), "{}", bot.board().text());
    assert_eq!(super::privacy::traces(&bot, &ben.id().to_string()).await, Vec::<String>::new());
    bot.close().await;
}

/// The place is taken before the thread is there: whoever asks for thirty at once gets no more threads than tables.
#[tokio::test]
async fn there_are_no_more_threads_than_tables() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let asked = (0..30).map(|_| anna.types(&bot.channel, "/play pig thread:true"));
    let answers = futures_util::future::join_all(asked).await;
    assert!(answers.iter().all(Result::is_ok), "everybody is answered");
    bot.settles().await;
    let threads =
        bot.guild.channels_seen_by(&anna).into_iter().filter(|channel| channel.name == "Pig").count();
    assert!((1..=3).contains(&threads), "{threads} threads");
    bot.close().await;
}

#[tokio::test]
async fn the_thread_of_a_slow_game_stays_for_a_week() {
    const DAY: i64 = 24 * 60;
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    for (command, game, minutes) in [
        ("/play pig thread:true pace:live", "Pig", DAY),
        ("/play qwixx thread:true pace:relaxed", "Qwixx", 7 * DAY),
    ] {
        anna.types(&bot.channel, command).await.unwrap();
        bot.settles().await;
        let thread = bot.guild.channel_named(game).unwrap();
        assert_eq!(thread.archives_after(), Some(minutes), "{command}");
    }
    bot.close().await;
}
