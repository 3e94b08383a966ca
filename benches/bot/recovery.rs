//! What a start owes: many tables that Discord doesn't show yet, at a Discord that limits requests. How long until all are
//! shown, how many requests are refused, and how long people wait meanwhile.

use std::time::{Duration, Instant};

use discord_playground::{Channel, Options, Playground};
use stammtisch::games::GameKind;
use stammtisch::store::{Store, Written};
use support::stored_games::game_under_way;
use tokio::task::JoinSet;

use super::measure::percentiles;
use super::program::{Program, machine_load};
use super::setup::folder;
use super::table::{Playing, Table};

/// Moves per game.
const MOVES: usize = 40;
/// Tables per server; the bot's limit is fifty.
const PER_SERVER: usize = 40;
/// How long the person who plays meanwhile thinks.
const THOUGHT: Duration = Duration::from_millis(300);

pub(crate) async fn run(tables: usize) {
    let limits = Options {
        requests_per_second: Some(50),
        channel_requests: Some(5),
        // Replies that are too late for Discord are counted.
        response_deadline: Duration::from_secs(60),
        ..Options::default()
    };
    let discord = Playground::start_with(limits).await.unwrap();
    let folder = folder("recovery");
    let store = Store::open(&format!("sqlite://{}/tables.db", folder.display())).await.unwrap();
    let channels = owe(&discord, &store, tables).await;
    store.close().await;
    let start = Instant::now();
    let bot = Program::limited(&discord, &folder).await;
    let guild = discord.guild("Meanwhile");
    let people = ["Anna", "Ben"].map(|name| guild.person(name));
    let mut table = Table::Game(Playing::open(guild.channel("table"), people, GameKind::Pig, 1).await);
    let (mut times, mut late_replies) = (Vec::new(), 0);
    while channels.iter().any(|channel| channel.newest().is_none()) {
        let click = table.act().await.unwrap();
        times.push(click.took);
        late_replies += usize::from(click.was_late);
        tokio::time::sleep(THOUGHT).await;
    }
    let requests = discord.requests();
    let refused = requests.iter().filter(|request| request.status == Some(429)).count();
    let counted = requests.iter().filter(|request| request.counts()).count();
    let clicks = times.len();
    let [middle, late, latest] = percentiles(times);
    println!(
        "{tables} tables owed at a start: shown after {:.0} s, {counted} counted requests, {refused} refused with 429",
        start.elapsed().as_secs_f64()
    );
    println!(
        "{clicks} clicks meanwhile: p50 {middle:.1} ms, p99 {late:.1} ms, longest {latest:.1} ms, {late_replies} too late"
    );
    println!("{}", machine_load());
    drop(bot);
}

/// Stores tables whose channels show nothing yet.
async fn owe(discord: &Playground, store: &Store, tables: usize) -> Vec<Channel> {
    let (mut channels, mut writing) = (Vec::new(), JoinSet::new());
    let mut guild = discord.guild("Server 0");
    for number in 0..tables {
        if number > 0 && number.is_multiple_of(PER_SERVER) {
            guild = discord.guild(&format!("Server {number}"));
        }
        let channel = guild.channel(&format!("table-{number}"));
        let people = ["Anna", "Ben"].map(|name| guild.person(&format!("{name} {number}")).id().get());
        let ids = (guild.id().get(), channel.id().get());
        let (row, steps) = game_under_way(number as u64, people, ids.0, ids.1, MOVES);
        let store = store.clone();
        writing.spawn(async move { assert_eq!(store.open_table(row, steps, None).await, Ok(Written::Done)) });
        channels.push(channel);
    }
    writing.join_all().await;
    channels
}
