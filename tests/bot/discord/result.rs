//! The end of a game: who has won stands first.

use discord_playground::{Message, Permissions, Person};
use stammtisch::games::GameKind;

use support::TestBot;

/// Whether there is a hash or a seed in a text.
fn has_hash(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_hexdigit()).any(|word| word.len() == 64)
}

#[tokio::test]
async fn the_winner_stands_first_then_the_podium_then_a_few_words() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.plays_by_buttons(&people).await;
    support::until("the analysis is there", || bot.board().text().contains("Luckiest: ")).await;
    let result = bot.board();
    let [podium, below] = &result.embeds[..] else { panic!("{:?}", result.embeds) };
    assert!(podium["title"].as_str().unwrap().starts_with("🏆 P"), "{podium}");
    assert!(podium["image"]["url"].is_string() && podium["description"].is_null(), "{podium}");
    let words: Vec<&str> = below["description"].as_str().unwrap().lines().collect();
    assert!(words[0].contains(" → P"), "the last turn: {words:?}");
    assert!(words.len() <= 5 && words[1].contains("worms). Unluckiest: P"), "{words:?}");
    assert!(!has_hash(&result.text()), "{}", result.text());
    let checked = people[0].clicks(&result, "Check the dice").await.unwrap().message().unwrap();
    assert!(checked.is_ephemeral() && has_hash(&checked.text()), "{}", checked.text());
    bot.close().await;
}

/// Plays until the next move of somebody would end the game of Pig, and lets a minute pass before they make it.
async fn ends_after_a_minute(bot: &TestBot, people: &[Person]) -> (Person, Message) {
    loop {
        let board = bot.board();
        let person = bot.on_turn(people, &board).unwrap();
        let hold = board.live_buttons().into_iter().find(|label| label.contains("and win"));
        if let Some(hold) = hold {
            bot.passes(61);
            person.clicks(&board, &hold).await.unwrap();
            bot.settles().await;
            return (person.clone(), bot.board());
        }
        bot.moves_by_buttons(people).await;
    }
}

/// Everybody is mentioned once. Those who didn't end it are called, also if the analysis comes later.
#[tokio::test]
async fn everybody_is_mentioned_once_and_whoever_was_away_is_called() {
    for is_quiet in [false, true] {
        let bot = TestBot::open().await;
        if is_quiet {
            let manager = bot.person("Manager");
            manager.may(&bot.guild, Permissions::MANAGE_GUILD);
            manager.types(&bot.channel, "/settings mentions:false").await.unwrap();
        }
        bot.without_clocks().await;
        let people = bot.seated(GameKind::Pig, 3).await;
        let (last, result) = ends_after_a_minute(&bot, &people).await;
        support::until("the analysis is there", || bot.board().text().contains("Luckiest: ")).await;
        bot.settles().await;
        let analysed = bot.board();
        assert_eq!(analysed.id, result.id, "it is added in place");
        for seen in [&result, &analysed] {
            for person in &people {
                assert_eq!(seen.text().matches(&person.mention()).count(), 1, "{}", seen.text());
            }
        }
        let others: Vec<_> = people.iter().filter(|person| person.id() != last.id()).collect();
        let called: Vec<_> = others.iter().map(|person| person.id()).filter(|_| !is_quiet).collect();
        assert_eq!(analysed.notified(), called);
        bot.close().await;
    }
}

#[tokio::test]
async fn without_pictures_everybody_s_points_are_a_list() {
    let bot = TestBot::open().await;
    let manager = bot.person("Manager");
    manager.may(&bot.guild, Permissions::MANAGE_GUILD);
    manager.types(&bot.channel, "/settings text-only:true").await.unwrap();
    let people = bot.seated(GameKind::Pig, 3).await;
    bot.plays_by_buttons(&people).await;
    bot.settles().await;
    let result = bot.board();
    assert!(result.embeds.len() == 1 && result.attachments.is_empty(), "{:?}", result.embeds);
    // Two of them may share a place.
    let lines: Vec<_> = people.iter().map(|person| format!(". {}: ", person.name())).collect();
    assert!(lines.iter().all(|line| result.text().contains(line)), "{}", result.text());
    assert!(result.text().contains("1. P"), "{}", result.text());
    bot.close().await;
}

/// With the analysis comes the curve of chances, unless somebody at the table doesn't want it.
#[tokio::test]
async fn the_curve_of_chances_comes_with_the_analysis_unless_one_player_minds() {
    for is_wanted in [true, false] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Pig, 2).await;
        if !is_wanted {
            let told = people[1].types(&bot.channel, "/preferences curves:false").await.unwrap();
            let told = told.message().unwrap().text();
            assert!(told.contains("Curve of chances in the results of your games: off"), "{told}");
        }
        let alt = |message: &Message| message.attachments[0].description.clone().unwrap();
        bot.moves_by_buttons(&people).await;
        assert!(!alt(&bot.board()).contains("Chances to win"), "never during a game");
        bot.plays_by_buttons(&people).await;
        support::until("the analysis is there", || bot.board().text().contains("Luckiest: ")).await;
        let alt = alt(&bot.board());
        assert_eq!(alt.contains("Chances to win, turn by turn"), is_wanted, "{alt}");
        assert_eq!(alt.contains("Turning point: P") && alt.contains('→'), is_wanted, "{alt}");
        bot.close().await;
    }
}

#[tokio::test]
async fn without_pictures_the_turning_point_is_a_sentence() {
    let bot = TestBot::open().await;
    let manager = bot.person("Manager");
    manager.may(&bot.guild, Permissions::MANAGE_GUILD);
    manager.types(&bot.channel, "/settings text-only:true").await.unwrap();
    let people = bot.seated(GameKind::Pig, 2).await;
    bot.plays_by_buttons(&people).await;
    support::until("the analysis is there", || bot.board().text().contains("Luckiest: ")).await;
    assert!(bot.board().text().contains("📈 Turning point: P"), "{}", bot.board().text());
    bot.close().await;
}
