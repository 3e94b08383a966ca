//! Two hundred people press the buttons of one table, all at once and again and again. `HANDS` says how many clicks.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stammtisch::games::GameKind;
use stammtisch::playground::{Answer, Message, Person};

use super::ledger::{Ledger, answered};
use crate::house::House;

const PEOPLE: usize = 200;
const PLAYERS: u8 = 7;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_press_at_once_one_counts_and_everybody_is_answered() {
    let clicks = std::env::var("HANDS").map_or(2_000, |clicks| clicks.parse().unwrap());
    let mut house = House::open().await;
    let mut people = house.seated(GameKind::Heckmeck, PLAYERS).await;
    people.extend((people.len()..PEOPLE).map(|number| house.person(&format!("Hand {number}"))));
    let (mut ledger, mut random) = (Ledger::of(&house).await, ChaCha8Rng::seed_from_u64(8));
    let (mut pressed, mut winners, mut ids) = (0, 0, Vec::new());
    while pressed < clicks {
        if house.is_over() {
            play_again(&house, &people).await;
        }
        let board = house.board();
        let before = ledger.counted().await;
        let answers = press(&house, &people, &board, &mut random).await;
        let counted = ledger.counted().await;
        let won: Vec<_> = counted.difference(&before).collect();
        assert_eq!(won.len(), 1, "one winner for each board: {}", board.text());
        assert!(answers.iter().any(|answer| answer.id().get() == *won[0]), "and it is one of the clicks");
        pressed += answers.len();
        winners += 1;
        ids.extend(answers.iter().map(|answer| answer.id().get()));
    }
    assert_eq!(ids.len(), pressed);
    each_is_answered_once(&house, &ids).await;
    assert!(winners > 5 && ledger.moves(&house.channel).await > 0);
    is_what_is_written_down(&mut house, &people).await;
    house.close().await;
}

/// Everybody presses something, and who is on turn presses more than once.
async fn press(house: &House, people: &[Person], board: &Message, random: &mut ChaCha8Rng) -> Vec<Answer> {
    let labels = board.live_buttons();
    let moves: Vec<_> =
        labels.iter().filter(|label| !matches!(label.as_str(), "Rules" | "I'm back")).cloned().collect();
    let on_turn = house.on_turn(people, board).unwrap();
    let mut hands: Vec<(&Person, String)> =
        people.iter().map(|person| (person, labels.choose(random).unwrap().clone())).collect();
    hands.retain(|(person, _)| person.id() != on_turn.id());
    for _ in 0..6 {
        let at = random.random_range(0..hands.len());
        hands.insert(at, (on_turn, moves.choose(random).unwrap().clone()));
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

async fn play_again(house: &House, people: &[Person]) {
    people[0].types(&house.channel, "/play heckmeck").await.unwrap();
    for person in &people[1..PLAYERS.into()] {
        person.clicks(&house.board(), "Join").await.unwrap();
    }
    people[0].clicks(&house.board(), "Start").await.unwrap();
}

async fn each_is_answered_once(house: &House, ids: &[u64]) {
    let mut given = answers(house);
    // The last requests are still being logged when their answers are there.
    for _ in 0..100 {
        if ids.iter().all(|id| given.contains_key(id)) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        given = answers(house);
    }
    for id in ids {
        assert_eq!(given.get(id).map(Vec::as_slice), Some(&[Some(204)][..]), "the answers to {id}");
    }
}

/// The answers that were given, by interaction.
fn answers(house: &House) -> BTreeMap<u64, Vec<Option<u16>>> {
    let mut given: BTreeMap<u64, Vec<Option<u16>>> = BTreeMap::new();
    for request in house.discord.requests() {
        if let Some(id) = answered(&request) {
            given.entry(id).or_default().push(request.status);
        }
    }
    given
}

/// What the bot shows before and after it has read everything back is the same.
async fn is_what_is_written_down(house: &mut House, people: &[Person]) {
    let stranger = people.last().unwrap();
    let look = async |house: &House| {
        stranger.types(&house.channel, "/table").await.unwrap().message().unwrap().text()
    };
    let before = look(house).await;
    house.restart().await;
    assert_eq!(look(house).await, before);
}
