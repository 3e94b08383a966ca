//! The export of a heavy player: how much memory it takes, how long, and how long others wait meanwhile.

use std::time::{Duration, Instant};

use discord_playground::{Channel, Guild, Person};
use stammtisch::store::{Finished, SeatResult, Store, Written};
use support::stored_games::game_under_way;
use tokio::task::JoinSet;

use super::measure::{Pace, percentiles, round};
use super::program::machine_load;
use super::setup::{Contender, Setup, folder, playground};

/// Moves per game.
const MOVES: usize = 60;
/// Tables at which others play.
const TABLES: usize = 20;
const ROUND: Duration = Duration::from_secs(5);
const THOUGHT: Duration = Duration::from_secs(1);
/// How many games are written at once.
const TOGETHER: u64 = 500;

pub(crate) async fn run(games: u64) {
    let discord = playground().await;
    let guild = discord.guild("Heavy");
    let (people, channel) = (["Anna", "Ben"].map(|name| guild.person(name)), guild.channel("games"));
    let folder = folder("export");
    let store = Store::open(&format!("sqlite://{}/tables.db", folder.display())).await.unwrap();
    write(&store, &guild, &people, games).await;
    store.close().await;
    let mut setup = Setup::on(discord, &folder, Contender::Text).await;
    setup.fill(TABLES).await;
    for person in &people {
        measure(&mut setup, person, &channel, games).await;
    }
    println!("{}", machine_load());
}

/// Others play for a while, and then while somebody is getting their data.
async fn measure(setup: &mut Setup, person: &Person, channel: &Channel, games: u64) {
    setup.bot.wait_until_idle().await;
    let mut quiet = Vec::new();
    for _ in 0..4 {
        quiet.extend(round(setup, ROUND, Pace::Thinking(THOUGHT)).await.times);
    }
    setup.bot.forget_peak();
    let (before, start) = (setup.bot.memory(), Instant::now());
    let (asker, place) = (person.clone(), channel.clone());
    let exporting = tokio::spawn(async move {
        asker.types(&place, "/privacy export").await.unwrap();
        let count = || asker.sees(&place).iter().map(|message| message.attachments.len()).sum::<usize>();
        // The last part has come when no other follows.
        let (mut files, mut took) = (0, start.elapsed());
        while files == 0 || start.elapsed() < took + Duration::from_secs(1) {
            if count() > files {
                (files, took) = (count(), start.elapsed());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        (took, files)
    });
    let mut busy = Vec::new();
    while !exporting.is_finished() {
        busy.extend(round(setup, ROUND, Pace::Thinking(THOUGHT)).await.times);
    }
    let (took, files) = exporting.await.unwrap();
    let peak = setup.bot.peak_memory();
    println!(
        "{games} games exported in {:.1} s, {files} files, memory {:.1} MB, at most {:.1} MB, {:.1} MB more",
        took.as_secs_f64(),
        before as f64 / 1e6,
        peak as f64 / 1e6,
        (peak as f64 - before as f64) / 1e6,
    );
    let (alone, beside) = (percentiles(quiet), percentiles(busy));
    println!(
        "others' answers, p50 and p99: {:.1} and {:.1} ms alone, {:.1} and {:.1} ms beside it: p99 × {:.2}",
        alone[0],
        alone[1],
        beside[0],
        beside[1],
        beside[1] / alone[1]
    );
}

/// Stores finished games of two people.
async fn write(store: &Store, guild: &Guild, people: &[Person; 2], games: u64) {
    let ids = [people[0].id().get(), people[1].id().get()];
    let guild = guild.id().get();
    for first in (0..games).step_by(TOGETHER as usize) {
        let writing: JoinSet<_> = (first..games.min(first + TOGETHER))
            .map(|number| {
                let (row, steps) = game_under_way(number, ids, guild, 1_000_000 + number, MOVES);
                let (store, id) = (store.clone(), row.id.clone());
                let finished = finished(row.opened_at, ids);
                async move {
                    assert_eq!(store.open_table(row, steps, None).await, Ok(Written::Done));
                    let closed = store.close_table(&id, Vec::new(), None, Some(finished)).await;
                    assert_eq!(closed, Ok(Written::Done));
                    // Its channel doesn't exist.
                    store.settle(&id).await.unwrap();
                }
            })
            .collect();
        writing.join_all().await;
    }
}

fn finished(at: i64, people: [u64; 2]) -> Finished {
    let place = |(seat, user): (u8, u64)| SeatResult {
        user: Some(user),
        name: Some(format!("Somebody {user}")),
        seat,
        place: seat + 1,
        points: 10 - i16::from(seat),
        away: false,
        quality: None,
        luck: None,
    };
    let places = (0..).zip(people).map(place).collect();
    Finished { game: "heckmeck".to_owned(), at, places, thefts: Vec::new() }
}
