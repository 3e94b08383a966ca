//! Lessons: a private table with a coach. Whoever follows the coach's last sentence comes to the end, and so does whoever
//! doesn't.

use discord_playground::{Channel, Message, Person};
use stammtisch::games::GameKind;
use stammtisch::text::Lang;
use support::{Move, TestBot, moves};

/// Each language, and what `/learn` is called in it.
const LANGUAGES: [(&str, &str); Lang::ALL.len()] = [
    ("en-US", "/learn"),
    ("de", "/lernen"),
    ("ru", "/учиться"),
    ("fr", "/apprendre"),
    ("es-419", "/aprender"),
    ("pl", "/nauka"),
];

/// The button that the coach's last sentence names, and the command.
fn asked(lesson: &Message) -> Option<(String, String)> {
    let last = lesson.content.lines().last()?.strip_prefix("👉 ")?;
    let part = |mark: &str| last.split(mark).nth(1).map(str::to_owned);
    Some((part("**")?, part("`").unwrap_or_default()))
}

/// Whether the coach says that the lesson is over.
fn is_over(lesson: &Message) -> bool {
    lesson.content.contains('🎓')
}

async fn types(person: &Person, channel: &Channel, line: &str) -> Message {
    person.types(channel, line).await.unwrap().finished().await.unwrap().message().unwrap()
}

/// A press on a lesson, which is answered by the lesson.
async fn presses(person: &Person, lesson: &Message, button: &str) -> Message {
    let answer = person.clicks(lesson, button).await.unwrap_or_else(|why| panic!("{button}: {why:?}"));
    let answer = answer.finished().await.unwrap().message().unwrap();
    assert_eq!(answer.id, lesson.id, "the lesson is one message: {}", answer.text());
    answer
}

#[tokio::test]
async fn whoever_follows_the_coach_finishes_every_lesson_in_every_language() {
    for (locale, learn) in LANGUAGES {
        let bot = TestBot::open().await;
        let anna = bot.person("Anna").speaks(locale);
        for game in GameKind::ALL {
            let mut lesson = types(&anna, &bot.channel, &format!("{learn} {game}")).await;
            assert!(lesson.is_ephemeral());
            assert!(!lesson.attachments.is_empty(), "{game} has a picture");
            let mut steps = 0;
            while !is_over(&lesson) {
                let (button, _) = asked(&lesson).unwrap_or_else(|| panic!("{game}: {}", lesson.content));
                lesson = presses(&anna, &lesson, &button).await;
                steps += 1;
            }
            assert_eq!(steps, game.lesson().length(), "{game} in {locale}");
        }
        assert!(bot.messages().is_empty(), "nobody else has seen anything");
        bot.close().await;
    }
}

/// Discord writes a switch of a command as an option: `/pass steal:true`.
fn in_full(command: String) -> String {
    let is_switch =
        |word: &&str| Lang::ALL.into_iter().any(|lang| lang.say("option-pass-steal-name", &[]) == *word);
    if command.split(' ').nth(1).filter(is_switch).is_some() { command + ":true" } else { command }
}

#[tokio::test]
async fn a_lesson_can_be_typed() {
    let bot = TestBot::open().await;
    for (locale, learn) in LANGUAGES {
        let anna = bot.person("Anna").speaks(locale);
        for game in GameKind::ALL {
            let mut lesson = types(&anna, &bot.channel, &format!("{learn} {game}")).await;
            while !is_over(&lesson) {
                let (_, command) = asked(&lesson).unwrap_or_else(|| panic!("{game}: {}", lesson.content));
                lesson = types(&anna, &bot.channel, &in_full(command)).await;
                assert!(lesson.is_ephemeral(), "{}", lesson.text());
            }
        }
    }
    assert!(bot.messages().is_empty(), "nobody else has seen anything");
    bot.close().await;
}

/// They press something else wherever they can.
#[tokio::test]
async fn whoever_does_the_opposite_finishes_too_and_is_told_why() {
    let bot = TestBot::open().await;
    for (locale, learn) in LANGUAGES {
        let anna = bot.person("Anna").speaks(locale);
        for game in GameKind::ALL {
            let mut lesson = types(&anna, &bot.channel, &format!("{learn} {game}")).await;
            let mut moves_made = 0;
            while !is_over(&lesson) {
                let (button, _) = asked(&lesson).unwrap_or_else(|| panic!("{game}: {}", lesson.content));
                assert!(lesson.live_buttons().contains(&button), "{game}: {button} can't be pressed");
                let other = moves(&lesson).into_iter().rfind(|offered| offered.label != button);
                let is_other = other.is_some();
                let label = other.map_or(button, |Move { label, .. }| label);
                lesson = presses(&anna, &lesson, &label).await;
                // Besides the step, the next idea and what to press, there is what came of it. About the only possible
                // move the coach has no advice.
                let lines = lesson.content.lines().count();
                let told = match moves(&lesson).len() {
                    _ if is_over(&lesson) => lines == 2,
                    1 => lines >= 3,
                    _ => lines == 4,
                };
                assert!(!is_other || told, "{game} in {locale}: {}", lesson.content);
                moves_made += 1;
                assert!(moves_made < 200, "{game}: it never ends");
            }
        }
    }
    bot.close().await;
}

#[tokio::test]
async fn a_lesson_survives_a_restart_and_goes_on_where_it_was() {
    for game in GameKind::ALL {
        let mut bot = TestBot::open().await;
        let anna = bot.person("Anna");
        let mut lesson = types(&anna, &bot.channel, &format!("/learn {game}")).await;
        for _ in 0..3 {
            let (button, _) = asked(&lesson).unwrap();
            lesson = presses(&anna, &lesson, &button).await;
        }
        bot.restart().await;
        let (button, _) = asked(&lesson).unwrap();
        let after = presses(&anna, &lesson, &button).await;
        assert_ne!(after.content, lesson.content, "{game}");
        // Put away, and taken up again.
        anna.dismisses(&after);
        let left = types(&anna, &bot.channel, "/leave").await;
        assert!(left.text().contains("waits for you"), "{}", left.text());
        let again = types(&anna, &bot.channel, &format!("/learn {game}")).await;
        assert_eq!(again.content, after.content, "{game}");
        // An old message says how things are now.
        let old = anna.clicks(&after, &button).await;
        assert!(old.is_err() || moves(&again).len() > 1, "{game}: the old one is gone");
        bot.close().await;
    }
}

#[tokio::test]
async fn a_lesson_can_be_ended_and_begun_again() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let lesson = types(&anna, &bot.channel, "/learn pig").await;
    let lesson = presses(&anna, &lesson, "Roll").await;
    let question = presses(&anna, &lesson, "End the lesson").await;
    let back = presses(&anna, &question, "No, play on").await;
    assert_eq!(back.content, lesson.content);
    let question = presses(&anna, &back, "End the lesson").await;
    let ended = presses(&anna, &question, "End the lesson").await;
    assert!(ended.text().contains("The lesson is over"), "{}", ended.text());
    let again = presses(&anna, &ended, "Once more").await;
    assert!(again.content.contains("step 1 of"), "{}", again.content);
    bot.close().await;
}

/// A whole game after the lesson, to its end. It is in no list, and its dice are no proof of anything.
#[tokio::test]
async fn a_lesson_counts_nowhere() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let mut lesson = types(&anna, &bot.channel, "/learn pig").await;
    for _ in 0..600 {
        let Some(offered) = moves(&lesson).pop() else { break };
        let button = asked(&lesson).map_or(offered.label, |(button, _)| button);
        lesson = presses(&anna, &lesson, &button).await;
    }
    assert!(lesson.text().contains("The lesson is over"), "{}", lesson.text());
    assert_eq!(lesson.live_buttons(), ["Once more"]);
    for (command, nothing) in [
        ("/leaderboard", "Nobody has finished"),
        ("/stats", "You haven't finished"),
        ("/history", "No game of that kind"),
        ("/rematch", ""),
    ] {
        let list = types(&anna, &bot.channel, command).await;
        assert!(list.is_ephemeral() || list.text().contains(nothing), "{command}: {}", list.text());
        assert!(list.text().contains(nothing), "{command}: {}", list.text());
    }
    assert!(bot.messages().iter().all(|message| !message.text().contains("Pig")), "nobody else has seen it");
    // Lists show what counts in this server. A result that counts elsewhere would be in none of them.
    let mut database = super::privacy::connect(&bot).await;
    for table in ["results", "places", "standings", "thefts"] {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT 1 FROM {table}")));
        assert_eq!(rows.fetch_all(&mut database).await.unwrap().len(), 0, "{table}");
    }
    bot.close().await;
}

#[tokio::test]
async fn typed_moves_are_for_the_table_in_the_channel_if_one_plays_there() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap();
    let lesson = types(turn, &bot.channel, "/learn pig").await;
    let rolled = types(turn, &bot.channel, "/roll").await;
    assert!(!rolled.is_ephemeral(), "{}", rolled.text());
    // The button is for the lesson all the same.
    let after = presses(turn, &lesson, "Roll").await;
    assert!(after.content.contains("step 2 of"), "{}", after.content);
    bot.close().await;
}

#[tokio::test]
async fn one_learns_in_a_conversation_too() {
    let bot = TestBot::open().await;
    let friends = ["Anna", "Ben"].map(|name| bot.discord.person(name));
    friends.iter().for_each(Person::installs_app);
    let group = bot.discord.group(&[&friends[0], &friends[1]]);
    for channel in [group, friends[0].private().unwrap()] {
        let mut lesson = types(&friends[0], &channel, "/learn qwixx").await;
        assert!(lesson.is_ephemeral());
        for _ in 0..3 {
            let (button, _) = asked(&lesson).unwrap();
            lesson = presses(&friends[0], &lesson, &button).await;
        }
    }
    bot.close().await;
}

#[tokio::test]
async fn the_lobby_the_rules_and_the_command_offer_it() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    types(&bot.person("Ben"), &bot.channel, "/play heckmeck").await;
    bot.lobby().await;
    let more = bot.more(&anna).await;
    let lesson = anna.clicks(&more, "Learn").await.unwrap().finished().await.unwrap().message().unwrap();
    assert!(lesson.is_ephemeral() && asked(&lesson).is_some(), "{}", lesson.text());
    let rules = types(&anna, &bot.channel, "/rules qwixx").await;
    let lesson = presses(&anna, &rules, "Learn").await;
    assert!(lesson.text().contains("Qwixx"), "{}", lesson.text());
    let which = types(&anna, &bot.channel, "/learn").await;
    let lesson = presses(&anna, &which, "Pig").await;
    assert!(lesson.text().contains("Pig"), "{}", lesson.text());
    bot.close().await;
}
