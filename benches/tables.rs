//! Finding out which clocks are due among many open tables, by the queue and by looking at every table, in one run; and how
//! long the list of a person with 200 tables takes: the list itself, and the bot's answer to `/tables` on the playground.
//! `cargo bench --bench tables`, two minutes; `TABLES` sets how many are open for the clocks.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a benchmark prints its figures"
)]

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use stammtisch::fair::GameId;
use stammtisch::games::GameKind;
use stammtisch::shards::Shards;
use stammtisch::store::{Place, Store};
use stammtisch::table::{Moment, Pace, Person, TableCommand, TableSeed, Terms, UserId};
use stammtisch::tables::{TableRequest, Tables};
use support::TestBot;

/// Whose list is measured, and how many tables it has.
const REGULAR: u64 = 7;
const REGULARS_TABLES: u64 = 200;
/// How often each way is measured.
const ROUNDS: usize = 200;

#[tokio::main]
async fn main() {
    let count: u64 = std::env::var("TABLES").ok().and_then(|count| count.parse().ok()).unwrap_or(10_000);
    let now = Arc::new(AtomicI64::new(1_000_000));
    let clock = now.clone();
    let clock = Arc::new(move || Moment(clock.load(Ordering::Relaxed)));
    let store = Store::open("sqlite::memory:").await.unwrap();
    let tables = Tables::restore(store, clock, Shards::ALL).await.unwrap();
    for table in 0..count {
        open(&tables, table).await;
        // They become due one after the other.
        now.fetch_add(1_000, Ordering::Relaxed);
    }
    now.fetch_add(16 * 3600 * 1000 - 1_000_000, Ordering::Relaxed);
    println!("{count} open tables");
    println!("{:<34}{:>12}{:>12}{:>8}", "who is due", "p50", "p99", "due");
    for due in [0, 1, 10] {
        while tables.due_by_scan().len() < due {
            now.fetch_add(1_000, Ordering::Relaxed);
        }
        let (mut by_queue, mut by_scan) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            by_queue.push(timed(|| tables.due(|_| true)));
            by_scan.push(timed(|| tables.due_by_scan()));
        }
        let mut found: [Vec<GameId>; 2] = [tables.due(|_| true), tables.due_by_scan()];
        found.iter_mut().for_each(|ids| ids.sort());
        assert_eq!(found[0], found[1], "both find the same");
        print("every table (as it was)", by_scan, found[1].len());
        print("the queue", by_queue, found[0].len());
    }
    let mut lists = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let list = black_box(tables.open_tables_of(UserId(REGULAR)).await.unwrap());
        lists.push(start.elapsed());
        assert_eq!(list.len() as u64, REGULARS_TABLES.min(count));
    }
    print("the list of a person with 200", lists, REGULARS_TABLES as usize);
    answers().await;
}

/// What the person waits for: from the command to the answer, with Discord's part on this machine.
async fn answers() {
    const HOSTS: u64 = 3;
    const PER_SERVER: u64 = 40;
    let bot = TestBot::open().await;
    let regular = bot.person("Regular");
    let (mut guild, mut host) = (bot.guild.clone(), regular.clone());
    for table in 0..REGULARS_TABLES {
        if table % PER_SERVER == 0 {
            guild = bot.discord.guild(&format!("Town {table}"));
            regular.joins(&guild);
        }
        // Nobody hosts more.
        if table % HOSTS == 0 || table % PER_SERVER == 0 {
            host = guild.person(&format!("Host {table}"));
        }
        bot.passes(61);
        let channel = guild.channel(&format!("table-{table}"));
        host.types(&channel, "/play pig pace:relaxed thread:false").await.unwrap();
        let lobby = support::lobby(&host, &channel).await;
        regular.clicks(&lobby, "Join").await.unwrap();
        let lobby = support::lobby(&host, &channel).await;
        host.clicks_late(&lobby, "Start").await.unwrap();
    }
    bot.settles().await;
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let answer = regular.types(&bot.channel, "/tables").await.unwrap().message().unwrap();
        times.push(start.elapsed());
        assert!(answer.text().contains("of 20"), "{}", answer.text());
    }
    print("the answer to /tables", times, REGULARS_TABLES as usize);
    bot.close().await;
}

fn timed<T>(run: impl Fn() -> T) -> Duration {
    let start = Instant::now();
    black_box(run());
    start.elapsed()
}

fn print(what: &str, mut times: Vec<Duration>, due: usize) {
    times.sort();
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
    println!("{what:<34}{:>12.1?}{:>12.1?}{due:>8}", at(50), at(99));
}

/// Two people at a game with a day for a turn, each table in a channel of its own. The regular plays at the first ones.
async fn open(tables: &Tables, table: u64) {
    let host = 1_000 + 2 * table;
    let guest = if table < REGULARS_TABLES { REGULAR } else { host + 1 };
    let request = |user| request(table, user);
    let (place, terms) = (Place::Channel(table + 1), Terms::new(GameKind::Pig, Pace::Relaxed));
    let opened = tables.open(&request(host), place, terms, TableSeed::draw().unwrap()).await;
    drop(opened.unwrap());
    for (user, command) in [(guest, TableCommand::Join), (host, TableCommand::Start)] {
        drop(tables.execute(&request(user), command).await.unwrap());
    }
}

fn request(table: u64, user: u64) -> TableRequest {
    static INTERACTIONS: AtomicU64 = AtomicU64::new(1);
    TableRequest {
        interaction: INTERACTIONS.fetch_add(1, Ordering::Relaxed),
        // A server has room for fifty.
        guild: Some(1 + table / 50),
        channel: table + 1,
        table: None,
        is_external: false,
        person: Person { user: UserId(user), name: format!("P{user}"), moderates: false },
    }
}
