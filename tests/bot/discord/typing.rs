//! Playing by typing: the answer to a move is the board, a turn leaves one message, and refusals are private, helpful and
//! never more than one.

use std::time::Duration;

use discord_playground::{Message, Person};
use stammtisch::games::{AnyEvent, GameKind};
use stammtisch::journal::Journal;
use stammtisch::text::{self, Lang};

use super::fair_dice::journal;
use support::TestBot;

/// What only this person sees.
fn whispers(bot: &TestBot, person: &Person) -> Vec<String> {
    let seen = person.sees(&bot.channel).into_iter().filter(Message::is_ephemeral);
    seen.map(|message| message.text()).collect()
}

/// Waits until only this person sees this, and nothing else.
async fn hears(bot: &TestBot, person: &Person, expected: &[String]) {
    for _ in 0..100 {
        if whispers(bot, person) == expected {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(whispers(bot, person), expected);
}

async fn types(bot: &TestBot, person: &Person, command: &str) -> Message {
    let answer = person.types(&bot.channel, command).await.unwrap().message().unwrap();
    bot.settles().await;
    answer
}

#[tokio::test]
async fn a_refusal_says_what_is_possible_now_and_takes_the_one_before_away() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    let refused = types(&bot, person, "/keep 3").await;
    assert_eq!(refused.text(), "There is no new roll yet. Try `/roll`.");
    types(&bot, person, "/stop").await;
    let unreadable = types(&bot, person, "/keep nonsense").await;
    assert!(unreadable.text().ends_with("Try `/roll`."), "{}", unreadable.text());
    hears(&bot, person, &[unreadable.text()]).await;
    types(&bot, person, "/roll").await;
    // It has become pointless.
    hears(&bot, person, &[]).await;
    let refused = types(&bot, person, "/roll").await;
    for part in ["First set aside one face of your roll.", "Your roll shows ", "Try `/keep "] {
        assert!(refused.text().contains(part), "{part}: {}", refused.text());
    }
    bot.close().await;
}

#[tokio::test]
async fn a_refusal_whose_token_has_died_is_left_alone() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    types(&bot, person, "/stop").await;
    bot.discord.advance(Duration::from_secs(16 * 60));
    bot.passes(14 * 60);
    let before = bot.discord.requests().len();
    types(&bot, person, "/keep 3").await;
    let requests = bot.discord.requests_after(before);
    assert!(requests.iter().all(|request| request.status != Some(401)), "{requests:?}");
    bot.close().await;
}

/// What is possible is said in the words of each game.
#[tokio::test]
async fn every_game_says_where_one_stands() {
    for (game, first, wrong, parts) in [
        (GameKind::Pig, None, "/stop", ["nothing to hold", "Try `/roll`."]),
        (GameKind::Qwixx, Some("/roll"), "/roll", ["The white dice make ", "Try `/cross "]),
        (GameKind::Karteneck, None, "/roll", ["another game", "Try `/lay "]),
    ] {
        let bot = TestBot::open().await;
        let people = bot.seated(game, 2).await;
        let person = bot.on_turn(&people, &bot.board()).unwrap();
        if let Some(first) = first {
            types(&bot, person, first).await;
        }
        let refused = types(&bot, person, wrong).await;
        assert!(refused.is_ephemeral(), "{}", refused.text());
        assert!(parts.iter().all(|part| refused.text().contains(part)), "{}", refused.text());
        bot.close().await;
    }
}

#[tokio::test]
async fn keep_and_then_is_one_answer_and_shows_beforehand_what_would_come_of_it() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    types(&bot, person, "/roll").await;
    let before = bot.messages().len();
    let faces = person.completes(&bot.channel, "/keep ").await.unwrap();
    let face = faces[0].value.as_str().unwrap();
    let offered = person.completes(&bot.channel, &format!("/keep face:{face} then:")).await.unwrap();
    let names: Vec<_> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert!(names[0].starts_with("roll ") && names[1].starts_with("stop: "), "{names:?}");
    let unreadable = types(&bot, person, &format!("/keep face:{face} then:dance")).await;
    assert!(unreadable.is_ephemeral() && unreadable.text().contains("“dance” can't follow"));
    let board = types(&bot, person, &format!("/keep face:{face} then:roll")).await;
    assert!(!board.is_ephemeral(), "{}", board.text());
    assert!(board.text().contains("set aside") && board.text().contains("rolled"), "{}", board.text());
    let is_bust = bot.on_turn(&people, &bot.board()).unwrap().id() != person.id();
    assert_eq!(bot.messages().len(), before + usize::from(is_bust), "the board before is gone");
    bot.close().await;
}

#[tokio::test]
async fn keep_and_then_stop_ends_the_turn_in_every_language() {
    for (locale, command) in [
        ("en-US", "/keep face:FACE then:stop"),
        ("de", "/rauslegen sorte:FACE dann:aufhören"),
        ("ru", "/отложить значение:FACE затем:стоп"),
    ] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Heckmeck, 2).await;
        let person = bot.on_turn(&people, &bot.board()).unwrap().clone().speaks(locale);
        bot.on_turn(&people, &bot.board()).unwrap().clicks(&bot.board(), "Roll").await.unwrap();
        let faces = people.iter().find(|known| known.id() == person.id()).unwrap();
        let faces = faces.completes(&bot.channel, "/keep ").await.unwrap();
        let answer = types(&bot, &person, &command.replace("FACE", faces[0].value.as_str().unwrap())).await;
        assert!(!answer.is_ephemeral(), "{}", answer.text());
        assert_ne!(bot.on_turn(&people, &bot.board()).unwrap().id(), person.id());
        bot.close().await;
    }
}

#[tokio::test]
async fn whoever_is_asked_is_named_and_called_and_who_has_chosen_no_longer_is() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let active = bot.on_turn(&people, &bot.board()).unwrap().clone();
    bot.passes(61);
    active.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let board = bot.board();
    assert!(people.iter().all(|person| board.content.contains(&person.mention())), "{}", board.content);
    let others: Vec<_> = people.iter().filter(|person| person.id() != active.id()).collect();
    assert_eq!(board.pinged(), others.iter().map(|person| person.id()).collect::<Vec<_>>());
    active.clicks(&board, "Skip").await.unwrap();
    types(&bot, others[0], "/skip").await;
    let content = bot.board().content;
    let is_named = |person: &&Person| content.contains(&person.mention());
    assert!(is_named(&others[1]) && !is_named(&others[0]) && !is_named(&&active), "{content}");
    assert!(bot.board().pinged().is_empty(), "they were called before");
    bot.close().await;
}

/// Turns that are worth a message: each time that somebody else is to play, or a round begins.
fn turns(journal: &Journal) -> usize {
    let (mut turns, mut last) = (0, None);
    let seen = &mut |game: &stammtisch::games::AnyGame, events: &[AnyEvent]| {
        turns += usize::from(game.turn() != last || events.iter().any(AnyEvent::begins_round));
        last = game.turn();
    };
    journal.watch(seen).unwrap();
    turns
}

/// The sentences of a game that must not vanish.
fn worth_keeping(journal: &Journal, names: &[String]) -> Vec<String> {
    let mut events = Vec::new();
    journal.replay(&mut |event| events.push(event)).unwrap();
    let told = text::account(Lang::En, &events, names).into_iter();
    let words =
        ["stole", "Share-out", "has to take", "White ", "penalty", "closed", "Round ", " held ", " took "];
    told.filter(|sentence| words.iter().any(|word| sentence.contains(word))).collect()
}

/// What a game leaves behind: public messages beyond its turns, and what nobody tells any more.
#[allow(clippy::print_stdout, reason = "how many messages each way leaves")]
async fn left_behind(bot: &TestBot, people: &[Person], way: &str) -> usize {
    bot.settles().await;
    let (public, private) =
        (bot.messages().len(), people.iter().map(|person| whispers(bot, person).len()).sum::<usize>());
    let told = bot.messages().iter().map(Message::text).collect::<Vec<_>>().join("\n");
    let journal = journal(bot, &people[0]).await;
    let names: Vec<_> = people.iter().map(|person| person.name().to_owned()).collect();
    for sentence in worth_keeping(&journal, &names) {
        assert!(told.contains(&sentence), "{way}: “{sentence}” is nowhere in\n{told}");
    }
    let turns = turns(&journal);
    println!(
        "{} by {way}: {turns} turns, {public} public and {private} private messages",
        journal.setup.game()
    );
    public.saturating_sub(turns)
}

#[tokio::test]
async fn a_game_by_typing_leaves_no_more_than_one_by_clicking_and_nothing_that_happened_vanishes() {
    for game in GameKind::ALL {
        let bot = TestBot::open().await;
        bot.without_clocks().await;
        let people = bot.seated(game, 3).await;
        bot.plays_by_commands(&people).await;
        let typed = left_behind(&bot, &people, "typing").await;
        let bot = TestBot::open().await;
        bot.without_clocks().await;
        let people = bot.seated(game, 3).await;
        bot.plays_by_buttons(&people).await;
        let clicked = left_behind(&bot, &people, "clicking").await;
        // Besides a line a turn: the commitment, the lobby's line and the result. On a busy machine an answer may be
        // deferred: then the line and the board are two messages.
        assert!(typed <= 3 + 2 && clicked <= 3 + 2, "{game}: {typed} and {clicked}");
        bot.close().await;
    }
}
