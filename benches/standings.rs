//! Leaderboards as they grow: the time of a page and of storing a result, with 10,000, 100,000 and 1,000,000
//! finished games of 100,000 players in 1,000 servers, on SQLite and on PostgreSQL. `cargo bench --bench
//! standings`, up to half an hour; `cargo bench --bench standings -- 100000` stops at that many games.
//!
//! A few servers are large and most are small; the same holds for how much people play. Queries are
//! distributed over servers like games, for every order, period and league, mostly for the first page, while
//! results are stored as fast as the disk takes them. The games are inserted directly into the result tables,
//! without journals, and the standings are computed from them as `stammtisch rebuild` does. Then results are
//! stored in the same way as by the bot, including the disk. PostgreSQL is started on this machine with its
//! default settings; if it isn't installed, only SQLite is measured.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use stammtisch::bot::system_clock;
use stammtisch::games::GameKind;
use stammtisch::standings::{League, Opponents, Order, Span};
use stammtisch::store::{Finished, HistoryFilter, NewTable, Place, Ranking, SeatResult, Store, Written};
use strum::VariantArray;

const SIZES: [usize; 3] = [10_000, 100_000, 1_000_000];
const PLAYERS: usize = 100_000;
const SERVERS: usize = 1_000;
const DAY: i64 = 86_400_000;
/// For each order and period.
const PAGES: usize = 500;
const RESULTS: usize = 500;

#[tokio::main]
async fn main() {
    let most = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(usize::MAX);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-standings");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    measure_all("SQLite", &format!("sqlite://{}/bench.db", folder.display()), most).await;
    fs::remove_dir_all(&folder).unwrap();
    if let Some(server) = support::TestPostgres::find(&[]).await {
        measure_all("PostgreSQL", &server.database("bench_standings").await, most).await;
    }
}

async fn measure_all(name: &str, url: &str, most: usize) {
    let mut population = Population::new(system_clock()().0);
    let mut columns = Vec::new();
    for size in SIZES.into_iter().filter(|&size| size <= most) {
        columns.push(population.measure(url, size).await);
    }
    println!("{name}");
    show(&columns);
}

/// A connection of our own, for games that nobody played.
enum Database {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Database {
    async fn connect(url: &str) -> Database {
        if url.starts_with("sqlite") {
            Database::Sqlite(url.parse::<SqliteConnectOptions>().unwrap().connect().await.unwrap())
        } else {
            Database::Postgres(url.parse::<PgConnectOptions>().unwrap().connect().await.unwrap())
        }
    }

    async fn execute(&mut self, text: String) {
        let text = AssertSqlSafe(text);
        match self {
            Database::Sqlite(connection) => drop(connection.execute(sqlx::raw_sql(text)).await.unwrap()),
            Database::Postgres(connection) => drop(connection.execute(sqlx::raw_sql(text)).await.unwrap()),
        }
    }
}

/// All servers and players, and how often they play.
struct Population {
    /// For each server the cumulative share of games, and its range of players.
    servers: Vec<(f64, std::ops::Range<usize>)>,
    games: Vec<i64>,
    total: usize,
    now: i64,
    rng: ChaCha20Rng,
}

/// The results for one size: names and values.
type Column = Vec<(&'static str, String)>;

impl Population {
    fn new(now: i64) -> Population {
        let weight = |server: usize| 1.0 / (server as f64 + 8.0).powf(0.9);
        let whole: f64 = (0..SERVERS).map(weight).sum();
        let (mut sum, mut first) = (0.0, 0);
        let server = |server: usize| {
            sum += weight(server) / whole;
            let last = ((sum * PLAYERS as f64) as usize).clamp(first + 5, PLAYERS + 5 * SERVERS);
            let players = first..last;
            first = last;
            (sum, players)
        };
        let servers = (0..SERVERS).map(server).collect();
        Population { servers, games: vec![0; SERVERS], total: 0, now, rng: ChaCha20Rng::seed_from_u64(1) }
    }

    async fn measure(&mut self, url: &str, size: usize) -> Column {
        let store = Store::open(url).await.unwrap();
        self.insert_games(url, size).await;
        let rebuilding = self.rebuild(&store).await;
        let mut pages = self.pages(&store).await;
        let mut histories = self.histories(&store).await;
        let (mut results, mut plain) = self.results(&store).await;
        store.close().await;
        let (slowest, worst) = pages
            .iter_mut()
            .map(|(name, times)| (name.clone(), at(times, 0.99)))
            .max_by_key(|(_, time)| *time)
            .unwrap();
        let mut all: Vec<_> = pages.into_values().flatten().collect();
        let figure = |times: &mut Vec<Duration>, part| milliseconds(at(times, part));
        vec![
            ("games", size.to_string()),
            ("rebuild", format!("{:.1} s", rebuilding.as_secs_f64())),
            ("leaderboard page, median", figure(&mut all, 0.5)),
            ("leaderboard page, 99th percentile", figure(&mut all, 0.99)),
            ("the same of the slowest order and period", milliseconds(worst)),
            ("which is", slowest),
            ("leaderboard page, slowest", figure(&mut all, 1.0)),
            ("a person's games, 99th percentile", figure(&mut histories, 0.99)),
            ("storing a result, median", figure(&mut results, 0.5)),
            ("storing a result, 99th percentile", figure(&mut results, 0.99)),
            ("storing a single row, median", figure(&mut plain, 0.5)),
            ("storing a single row, 99th percentile", figure(&mut plain, 0.99)),
        ]
    }

    async fn rebuild(&self, store: &Store) -> Duration {
        let bar = bar(
            self.games.iter().filter(|games| **games > 0).count(),
            "working out the standings of servers",
        );
        let start = Instant::now();
        store.rebuild(self.now, |_| bar.inc(1)).await.unwrap();
        bar.finish_and_clear();
        start.elapsed()
    }

    /// A random server, weighted by how much is played there.
    fn server(&mut self) -> usize {
        let at: f64 = self.rng.random();
        self.servers.partition_point(|(sum, _)| *sum < at).min(SERVERS - 1)
    }

    /// A random player of a server; few play much.
    fn player(&mut self, server: usize) -> u64 {
        let players = self.servers[server].1.clone();
        let at = self.rng.random::<f64>().powi(2);
        1_000_000_000_000 + (players.start + (at * players.len() as f64) as usize) as u64
    }

    fn game(&mut self) -> &'static str {
        GameKind::ALL[self.rng.random_range(0..4)].name()
    }

    /// A result of two to five players in a server.
    fn places(&mut self, server: usize) -> Vec<SeatResult> {
        let mut people: Vec<u64> = Vec::new();
        let seats = self.rng.random_range(2..=5);
        while people.len() < seats {
            let player = self.player(server);
            if !people.contains(&player) {
                people.push(player);
            }
        }
        let points: Vec<i16> = people.iter().map(|_| self.rng.random_range(0..12)).collect();
        let place = |((user, seat), own): ((&u64, u8), &i16)| SeatResult {
            user: Some(*user),
            name: Some(format!("Player {user}")),
            seat,
            place: 1 + points.iter().filter(|other| *other > own).count() as u8,
            points: *own,
            quality: Some(500 + (user % 500) as u16),
            ..SeatResult::default()
        };
        people.iter().zip(0..).zip(&points).map(place).collect()
    }

    /// The times of pages by order and period, while results are stored one after the other.
    async fn pages(&mut self, store: &Store) -> BTreeMap<String, Vec<Duration>> {
        let mut asked = Vec::new();
        for _ in 0..PAGES {
            for (order, span) in
                Order::VARIANTS.iter().flat_map(|order| Span::VARIANTS.iter().map(move |span| (order, span)))
            {
                asked.push((format!("{order:?}, {span:?}"), self.question(*order, *span)));
            }
        }
        let results: Vec<_> = (0..20_000).map(|_| self.result()).collect();
        let is_done = AtomicBool::new(false);
        let writing = async {
            for (table, finished) in results {
                if is_done.load(Ordering::Relaxed) {
                    return;
                }
                let id = table.id.clone();
                assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
                assert_eq!(store.close_table(&id, Vec::new(), None, Some(finished)).await, Ok(Written::Done));
            }
        };
        let reading = async {
            let mut times = BTreeMap::<_, Vec<_>>::new();
            for (name, (ranking, page, reader)) in asked {
                let start = Instant::now();
                store.leaderboard(&ranking, page, 10, Some(reader)).await.unwrap();
                times.entry(name).or_default().push(start.elapsed());
            }
            is_done.store(true, Ordering::Relaxed);
            times
        };
        tokio::join!(reading, writing).0
    }

    /// A leaderboard, the number of the page, and who asks.
    fn question(&mut self, order: Order, span: Span) -> (Ranking, usize, u64) {
        let server = self.server();
        let game = self.rng.random_bool(0.5).then(|| self.game());
        let ranking = Ranking {
            guild: server as u64 + 1,
            period: span.period(self.now),
            league: League::new(game, Opponents::People),
            order,
        };
        let page = if self.rng.random_bool(0.8) { 0 } else { self.rng.random_range(0..50) };
        (ranking, page, self.player(server))
    }

    /// A table and its result.
    fn result(&mut self) -> (NewTable, Finished) {
        let server = self.server();
        self.games[server] += 1;
        let table = NewTable {
            id: format!("r{:016x}", self.rng.random::<u64>()),
            guild: Some(server as u64 + 1),
            place: Place::Channel(1),
            is_external: false,
            opened_at: self.now,
            seed: String::new(),
        };
        let (game, places) = (self.game().to_owned(), self.places(server));
        (table, Finished { game, at: self.now, places, thefts: Vec::new() })
    }

    async fn histories(&mut self, store: &Store) -> Vec<Duration> {
        let mut times = Vec::new();
        for _ in 0..PAGES / 5 {
            let server = self.server();
            let (guild, player) = (server as u64 + 1, self.player(server));
            let start = Instant::now();
            store.games_of(guild, player, None).await.unwrap();
            store.history(guild, HistoryFilter::default(), 0, 8).await.unwrap();
            times.push(start.elapsed());
        }
        times
    }

    /// Stores results, and before each a single row (the opening of its table), which shows what any commit
    /// costs.
    async fn results(&mut self, store: &Store) -> (Vec<Duration>, Vec<Duration>) {
        let (mut times, mut plain) = (Vec::with_capacity(RESULTS), Vec::with_capacity(RESULTS));
        for _ in 0..RESULTS {
            let (table, finished) = self.result();
            let id = table.id.clone();
            let start = Instant::now();
            assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
            plain.push(start.elapsed());
            let start = Instant::now();
            assert_eq!(store.close_table(&id, Vec::new(), None, Some(finished)).await, Ok(Written::Done));
            times.push(start.elapsed());
        }
        (times, plain)
    }

    /// Inserts finished games until there are this many, spread over a year.
    async fn insert_games(&mut self, url: &str, size: usize) {
        let mut database = Database::connect(url).await;
        let bar = bar(size, "playing games");
        bar.set_position(self.total as u64);
        while self.total < size {
            let some = (size - self.total).min(1_000);
            database.execute(self.batch(some)).await;
            self.total += some;
            bar.inc(some as u64);
        }
        bar.finish_and_clear();
    }

    /// The SQL that inserts some finished games.
    fn batch(&mut self, count: usize) -> String {
        let (mut tables, mut results, mut places, mut names) = (vec![], vec![], vec![], vec![]);
        for _ in 0..count {
            let server = self.server();
            self.games[server] += 1;
            let at = self.now - self.rng.random_range(0..365 * DAY);
            let (id, guild, number) = (self.rng.random::<u64>(), server + 1, self.games[server]);
            tables.push(format!("('{id:016x}', {guild}, 2, {at}, '', 1)"));
            results.push(format!("('{id:016x}', {guild}, {number}, {at}, '{}')", self.game()));
            for SeatResult { seat, user, name, place, points, quality, .. } in self.places(server) {
                let (user, name, quality) = (user.unwrap(), name.unwrap(), quality.unwrap());
                places.push(format!("('{id:016x}', {seat}, {user}, {place}, {points}, {quality})"));
                names.push(format!("({guild}, {user}, '{name}')"));
            }
        }
        format!(
            "BEGIN;
             INSERT INTO tables (id, guild, channel, opened_at, seed, is_over) VALUES {};
             INSERT INTO results (table_id, guild, number, at, game) VALUES {};
             INSERT INTO places (table_id, seat, user_id, place, points, quality) VALUES {};
             INSERT INTO people (guild, user_id, name) VALUES {} ON CONFLICT DO NOTHING;
             COMMIT",
            tables.join(", "),
            results.join(", "),
            places.join(", "),
            names.join(", ")
        )
    }
}

/// The time that this part of all times reaches.
fn at(times: &mut [Duration], part: f64) -> Duration {
    times.sort_unstable();
    times[((times.len() - 1) as f64 * part) as usize]
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}

fn bar(length: usize, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta}").unwrap();
    ProgressBar::new(length as u64).with_style(style).with_message(what)
}

/// Prints the sizes side by side.
fn show(columns: &[Column]) {
    let Some(first) = columns.first() else { return };
    for (row, (name, _)) in first.iter().enumerate() {
        let figures: String = columns.iter().map(|column| format!("{:>18}", column[row].1)).collect();
        println!("{name:<42}{figures}");
    }
}
