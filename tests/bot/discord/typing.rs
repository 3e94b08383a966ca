//! Playing by typing: the answer to a move is the board, a turn leaves one message, and refusals are private, helpful and
//! never more than one.

use std::time::Duration;

use discord_playground::{Message, Person};
use futures_util::future::join_all;
use stammtisch::games::{AnyEvent, GameKind};
use stammtisch::journal::Journal;
use stammtisch::text::{self, Lang};

use super::fair_dice::journal;
use support::{TestBot, moves};

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
    assert_eq!(refused.text().lines().next(), Some("There is no new roll yet. Try `/roll`."));
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
    for lang in Lang::ALL {
        let (say, locale) = (|key: &str| lang.say(key, &[]), lang.locales()[0]);
        let [keep, face] = ["command-keep-name", "option-keep-face-name"].map(say);
        let [then, stop] = ["option-keep-then-name", "command-stop-name"].map(say);
        let command = format!("/{keep} {face}:FACE {then}:{stop}");
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
    assert!(private <= people.len(), "{way}: {private} private messages");
    public.saturating_sub(turns)
}

/// Somebody clicks, and Discord takes its time with the board. What another command does meanwhile is deferred: Discord
/// shows a message that waits for its content. False if the command was refused, which takes no time.
async fn types_while_a_click_is_slow(
    bot: &TestBot,
    clicking: (&Person, &str),
    typing: (&Person, &str),
) -> bool {
    let board = bot.board();
    bot.discord.holds_back("POST", "/callback", 1);
    let click = tokio::spawn({
        let (person, label) = (clicking.0.clone(), clicking.1.to_owned());
        async move { person.clicks(&board, &label).await }
    });
    bot.discord.has_held_back().await;
    let is_deferred = typing.0.types(&bot.channel, typing.1).await.unwrap().is_deferred();
    bot.discord.releases();
    click.await.unwrap().unwrap();
    support::until("the answer is there", || bot.messages().iter().all(|message| !message.is_loading()))
        .await;
    bot.settles().await;
    is_deferred
}

/// Within a turn the message that waited becomes the board, and the board before it goes.
#[tokio::test]
async fn a_deferred_answer_leaves_nothing_beside_the_board() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    types(&bot, person, "/roll").await;
    let before = bot.messages().len();
    let keep = moves(&bot.board()).remove(0).label;
    assert!(types_while_a_click_is_slow(&bot, (person, &keep), (person, "/roll")).await);
    let is_bust = bot.on_turn(&people, &bot.board()).unwrap().id() != person.id();
    let told: Vec<String> = bot.messages().iter().map(Message::text).collect();
    assert_eq!(told.len(), before + usize::from(is_bust), "{told:#?}");
    assert!(told.iter().all(|text| !text.contains("has moved down")), "{told:#?}");
    assert!(!bot.board().live_buttons().is_empty());
    bot.close().await;
}

/// At the end of a turn one line tells it, whether somebody is called or not.
#[tokio::test]
async fn a_deferred_answer_that_ends_a_turn_is_told_once() {
    for is_called in [false, true] {
        let bot = TestBot::open().await;
        let people = bot.seated(GameKind::Pig, 2).await;
        loop {
            support::until("somebody is asked", || bot.on_turn(&people, &bot.board()).is_some()).await;
            let (before, person) = (bot.messages().len(), bot.on_turn(&people, &bot.board()).unwrap());
            bot.passes(if is_called { 61 } else { 0 });
            person.clicks(&bot.board(), "Roll").await.unwrap();
            bot.settles().await;
            if bot.on_turn(&people, &bot.board()).is_none_or(|next| next.id() != person.id()) {
                continue;
            }
            // A six-sided die: five times of six the second roll is no one.
            if !types_while_a_click_is_slow(&bot, (person, "Roll"), (person, "/stop")).await {
                continue;
            }
            let told: Vec<String> = bot.messages().iter().map(Message::text).collect();
            assert_eq!(told.len(), before + 1, "{told:#?}");
            assert_eq!(
                told.iter().filter(|text| text.contains(" held ") && !text.contains("Pig")).count(),
                1,
                "{told:#?}"
            );
            let next = people.iter().find(|next| next.id() != person.id()).unwrap();
            assert_eq!(bot.board().notified(), if is_called { vec![next.id()] } else { Vec::new() });
            break;
        }
        bot.close().await;
    }
}

/// Several people click while Discord takes its time: all of them are here, and none is pinged for the next turn.
#[tokio::test]
async fn whoever_clicked_while_the_board_was_slow_is_here() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let active = bot.on_turn(&people, &bot.board()).unwrap();
    active.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    bot.passes(61);
    let board = bot.board();
    let at = people.iter().position(|person| person.id() == active.id()).unwrap();
    let [next, last] = [1, 2].map(|ahead| &people[(at + ahead) % 3]);
    bot.discord.holds_back("POST", "/callback", 1);
    let slow = tokio::spawn({
        let (active, board) = (active.clone(), board.clone());
        async move { active.clicks(&board, "Skip").await }
    });
    bot.discord.has_held_back().await;
    for person in [next, last] {
        person.clicks(&board, "Skip").await.unwrap();
    }
    bot.discord.releases();
    slow.await.unwrap().unwrap();
    bot.settles().await;
    if bot.board().content.contains(&active.mention()) {
        let skip = bot.board().live_buttons().into_iter().find(|label| label.starts_with("Skip")).unwrap();
        active.clicks(&bot.board(), &skip).await.unwrap();
        bot.settles().await;
    }
    assert!(bot.board().content.contains(&next.mention()), "{}", bot.board().text());
    assert!(bot.board().notified().is_empty(), "they have just clicked");
    bot.close().await;
}

#[tokio::test]
async fn a_game_by_typing_leaves_no_more_than_one_by_clicking_and_nothing_that_happened_vanishes() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::open().await;
        bot.without_clocks().await;
        let people = bot.seated(game, 3).await;
        bot.plays_by_commands(&people).await;
        let typed = left_behind(&bot, &people, "typing").await;
        bot.close().await;
        let bot = TestBot::open().await;
        bot.without_clocks().await;
        let people = bot.seated(game, 3).await;
        bot.plays_by_buttons(&people).await;
        let clicked = left_behind(&bot, &people, "clicking").await;
        // Besides a line a turn: the commitment, the lobby's line and the result.
        assert!(typed <= 3 && clicked <= 3, "{game}: {typed} and {clicked}");
        bot.close().await;
    }))
    .await;
}
