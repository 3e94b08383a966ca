//! Two hundred people press the buttons of one table, all at once and again and again. `HANDS` says how many clicks.

use std::collections::BTreeMap;
use std::time::Duration;

use discord_playground::{InteractionResponse, Message, Person};
use futures_util::future::join_all;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stammtisch::games::GameKind;

use super::ledger::{Ledger, answered};
use support::TestBot;

const PEOPLE: usize = 200;
const PLAYERS: u8 = 7;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_press_at_once_one_counts_and_everybody_is_answered() {
    let clicks = std::env::var("HANDS").map_or(2_000, |clicks| clicks.parse().unwrap());
    let mut bot = TestBot::seeded(8).await;
    bot.without_clocks().await;
    let mut people = bot.seated(GameKind::Heckmeck, PLAYERS).await;
    people.extend((people.len()..PEOPLE).map(|number| bot.person(&format!("Hand {number}"))));
    let (mut ledger, mut random) = (Ledger::of(&bot).await, ChaCha8Rng::seed_from_u64(bot.seed()));
    let (mut pressed, mut winners, mut ids) = (0, 0, Vec::new());
    while pressed < clicks {
        if bot.is_over() {
            play_again(&bot, &people).await;
        }
        let board = bot.board();
        let before = ledger.counted().await;
        let answers = press(&bot, &people, &board, &mut random).await;
        let counted = ledger.counted().await;
        let won: Vec<_> = counted.difference(&before).collect();
        assert_eq!(won.len(), 1, "one winner for each board: {}", board.text());
        assert!(answers.iter().any(|answer| answer.id().get() == *won[0]), "and it is one of the clicks");
        pressed += answers.len();
        winners += 1;
        ids.extend(answers.iter().map(|answer| answer.id().get()));
    }
    assert_eq!(ids.len(), pressed);
    each_is_answered_once(&bot, &ids).await;
    assert!(winners > 5 && ledger.moves(&bot.channel).await > 0);
    is_what_is_written_down(&mut bot, &people).await;
    bot.close().await;
}

/// Everybody presses something, and who is on turn presses more than once.
async fn press(
    bot: &TestBot,
    people: &[Person],
    board: &Message,
    random: &mut ChaCha8Rng,
) -> Vec<InteractionResponse> {
    let labels = board.live_buttons();
    let mut moves = support::moves(board);
    // A stop that fails is only asked about.
    moves.sort_by_key(|offered| offered.label.contains("bust"));
    moves.truncate(moves.iter().filter(|offered| !offered.label.contains("bust")).count().max(1));
    let on_turn = bot.on_turn(people, board).unwrap();
    let mut hands: Vec<(&Person, String)> =
        people.iter().map(|person| (person, labels.choose(random).unwrap().clone())).collect();
    hands.retain(|(person, _)| person.id() != on_turn.id());
    for _ in 0..6 {
        let at = random.random_range(0..hands.len());
        hands.insert(at, (on_turn, moves.choose(random).unwrap().label.clone()));
    }
    let pressing = hands.iter().map(|(person, label)| async move {
        let answer = person.clicks_late(board, label).await;
        let answer = answer.unwrap_or_else(|mishap| panic!("{} on {label}: {mishap}", person.name()));
        if let Some(private) = answer.message().ok().filter(Message::is_ephemeral) {
            person.dismisses(&private);
        }
        answer
    });
    join_all(pressing).await
}

async fn play_again(bot: &TestBot, people: &[Person]) {
    people[0].types(&bot.channel, "/play heckmeck thread:false").await.unwrap();
    bot.lobby().await;
    for person in &people[1..PLAYERS.into()] {
        person.clicks(&bot.board(), "Join").await.unwrap();
    }
    people[0].clicks(&bot.board(), "Start").await.unwrap();
}

async fn each_is_answered_once(bot: &TestBot, ids: &[u64]) {
    let mut given = answers(bot);
    // The last requests are still being logged when their answers are there.
    for _ in 0..100 {
        if ids.iter().all(|id| given.contains_key(id)) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        given = answers(bot);
    }
    for id in ids {
        // 200 if the answer is a new message, whose id is asked for.
        let answers = given.get(id).map(Vec::as_slice);
        assert!(matches!(answers, Some([Some(200 | 204)])), "the answers to {id}: {answers:?}");
    }
}

/// The answers that were given, by interaction.
fn answers(bot: &TestBot) -> BTreeMap<u64, Vec<Option<u16>>> {
    let mut given: BTreeMap<u64, Vec<Option<u16>>> = BTreeMap::new();
    for request in bot.discord.requests() {
        if let Some(id) = answered(&request) {
            given.entry(id).or_default().push(request.status);
        }
    }
    given
}

/// What the bot shows before and after it has read everything back is the same.
async fn is_what_is_written_down(bot: &mut TestBot, people: &[Person]) {
    let stranger = people.last().unwrap();
    let look =
        async |bot: &TestBot| stranger.types(&bot.channel, "/table").await.unwrap().message().unwrap().text();
    let before = look(bot).await;
    bot.restart().await;
    assert_eq!(look(bot).await, before);
}
