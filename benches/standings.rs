//! Leaderboards as they grow: the time of a page and of storing a result, with 10,000, 100,000 and 1,000,000
//! finished games of 100,000 players in 1,000 servers. `cargo bench --bench standings`, some minutes; `cargo
//! bench --bench standings -- 100000` stops at that many games.
//!
//! A few servers are large and most are small; the same holds for how much people play. Queries are
//! distributed over servers like games, with any order, period and league, mostly for the first page. The
//! games are inserted directly into the result tables, without journals, and the standings are computed from
//! them as `stammtisch rebuild` does. Then results are stored in the same way as by the bot, including the
//! disk.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark prints its figures")]

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, QueryBuilder};
use stammtisch::bot::system_clock;
use stammtisch::games::GameKind;
use stammtisch::standings::{League, Opponents, Order, Span};
use stammtisch::store::{Finished, NewTable, Place, Ranking, SeatResult, Store, Which, Written};
use strum::VariantArray;

const SIZES: [usize; 3] = [10_000, 100_000, 1_000_000];
const PLAYERS: usize = 100_000;
const SERVERS: usize = 1_000;
const DAY: i64 = 86_400_000;
const PAGES: usize = 5_000;
const RESULTS: usize = 500;

#[tokio::main]
async fn main() {
    let most = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(usize::MAX);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-standings");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("bench.db");
    let mut population = Population::new(system_clock()().0);
    let mut columns = Vec::new();
    for size in SIZES.into_iter().filter(|&size| size <= most) {
        columns.push(population.measure(&file, size).await);
    }
    show(&columns);
    fs::remove_dir_all(&folder).unwrap();
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

    async fn measure(&mut self, file: &Path, size: usize) -> Column {
        let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
        self.insert_games(file, size).await;
        let rebuilding = self.rebuild(&store).await;
        let mut pages = self.pages(&store).await;
        let mut histories = self.histories(&store).await;
        let (mut results, mut plain) = self.results(&store).await;
        store.close().await;
        let figure = |times: &mut Vec<Duration>, part: f64| {
            times.sort_unstable();
            let index = ((times.len() - 1) as f64 * part) as usize;
            format!("{:.2} ms", times[index].as_secs_f64() * 1e3)
        };
        vec![
            ("games", size.to_string()),
            ("database", format!("{} MB", fs::metadata(file).unwrap().len() >> 20)),
            ("rebuild", format!("{:.1} s", rebuilding.as_secs_f64())),
            ("leaderboard page, median", figure(&mut pages, 0.5)),
            ("leaderboard page, 99th percentile", figure(&mut pages, 0.99)),
            ("leaderboard page, slowest", figure(&mut pages, 1.0)),
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
            ..SeatResult::default()
        };
        people.iter().zip(0..).zip(&points).map(place).collect()
    }

    async fn pages(&mut self, store: &Store) -> Vec<Duration> {
        let mut times = Vec::with_capacity(PAGES);
        for _ in 0..PAGES {
            let server = self.server();
            let game = self.rng.random_bool(0.5).then(|| self.game());
            let ranking = Ranking {
                guild: server as u64 + 1,
                period: Span::VARIANTS[self.rng.random_range(0..4)].period(self.now),
                league: League::new(game, Opponents::People),
                order: Order::VARIANTS[self.rng.random_range(0..3)],
            };
            let page = if self.rng.random_bool(0.8) { 0 } else { self.rng.random_range(0..50) };
            let reader = self.player(server);
            let start = Instant::now();
            store.leaderboard(&ranking, page, 10, Some(reader)).await.unwrap();
            times.push(start.elapsed());
        }
        times
    }

    async fn histories(&mut self, store: &Store) -> Vec<Duration> {
        let mut times = Vec::new();
        for _ in 0..PAGES / 5 {
            let server = self.server();
            let (guild, player) = (server as u64 + 1, self.player(server));
            let start = Instant::now();
            store.games_of(guild, player, None).await.unwrap();
            store.history(guild, Which::default(), 0, 8).await.unwrap();
            times.push(start.elapsed());
        }
        times
    }

    /// Stores results, and before each a single row (the opening of its table), which shows what any commit
    /// costs.
    async fn results(&mut self, store: &Store) -> (Vec<Duration>, Vec<Duration>) {
        let (mut times, mut plain) = (Vec::with_capacity(RESULTS), Vec::with_capacity(RESULTS));
        for _ in 0..RESULTS {
            let server = self.server();
            self.games[server] += 1;
            let (id, guild) = (format!("r{:016x}", self.rng.random::<u64>()), Some(server as u64 + 1));
            let table = NewTable {
                id: id.clone(),
                guild,
                place: Place::Channel(1),
                is_guest: false,
                opened_at: self.now,
                seed: String::new(),
            };
            let start = Instant::now();
            assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
            plain.push(start.elapsed());
            let (game, places) = (self.game().to_owned(), self.places(server));
            let finished = Finished { game, at: self.now, places, thefts: Vec::new() };
            let start = Instant::now();
            assert_eq!(store.close_table(&id, Vec::new(), None, Some(finished)).await, Ok(Written::Done));
            times.push(start.elapsed());
        }
        (times, plain)
    }

    /// Inserts finished games until there are this many, spread over a year.
    async fn insert_games(&mut self, file: &Path, size: usize) {
        let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        let bar = bar(size, "playing games");
        bar.set_position(self.total as u64);
        while self.total < size {
            let some = (size - self.total).min(1_000);
            self.insert_batch(&mut database, some).await;
            self.total += some;
            bar.inc(some as u64);
        }
        bar.finish_and_clear();
    }

    async fn insert_batch(&mut self, database: &mut SqliteConnection, count: usize) {
        let mut games = Vec::with_capacity(count);
        for _ in 0..count {
            let server = self.server();
            self.games[server] += 1;
            let at = self.now - self.rng.random_range(0..365 * DAY);
            let (id, number) = (format!("{:016x}", self.rng.random::<u64>()), self.games[server]);
            games.push((id, server as i64 + 1, number, at, self.game(), self.places(server)));
        }
        sqlx::raw_sql("BEGIN").execute(&mut *database).await.unwrap();
        let mut tables =
            QueryBuilder::<Sqlite>::new("INSERT INTO tables (id, guild, channel, opened_at, seed, is_over) ");
        tables.push_values(&games, |mut row, (id, guild, _, at, ..)| {
            row.push_bind(id).push_bind(guild).push_bind(2).push_bind(at).push_bind("").push_bind(1);
        });
        tables.build().execute(&mut *database).await.unwrap();
        let mut results =
            QueryBuilder::<Sqlite>::new("INSERT INTO results (table_id, guild, number, at, game) ");
        results.push_values(&games, |mut row, (id, guild, number, at, game, _)| {
            row.push_bind(id).push_bind(guild).push_bind(number).push_bind(at).push_bind(game);
        });
        results.build().execute(&mut *database).await.unwrap();
        let places: Vec<_> =
            games.iter().flat_map(|(id, .., places)| places.iter().map(move |place| (id, place))).collect();
        let mut insert =
            QueryBuilder::<Sqlite>::new("INSERT INTO places (table_id, seat, user_id, place, points) ");
        insert.push_values(places, |mut row, (id, place)| {
            row.push_bind(id)
                .push_bind(i64::from(place.seat))
                .push_bind(place.user.map(u64::cast_signed))
                .push_bind(i64::from(place.place))
                .push_bind(i64::from(place.points));
        });
        insert.build().execute(&mut *database).await.unwrap();
        let names: Vec<_> = games
            .iter()
            .flat_map(|(_, guild, .., places)| places.iter().map(move |place| (guild, place)))
            .collect();
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO people (guild, user_id, name) ");
        insert.push_values(names, |mut row, (guild, place)| {
            row.push_bind(guild).push_bind(place.user.map(u64::cast_signed)).push_bind(&place.name);
        });
        insert.push(" ON CONFLICT DO NOTHING").build().execute(&mut *database).await.unwrap();
        sqlx::raw_sql("COMMIT").execute(&mut *database).await.unwrap();
    }
}

fn bar(length: usize, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta}").unwrap();
    ProgressBar::new(length as u64).with_style(style).with_message(what)
}

/// Prints the sizes side by side.
fn show(columns: &[Column]) {
    let Some(first) = columns.first() else { return };
    for (row, (name, _)) in first.iter().enumerate() {
        let figures: String = columns.iter().map(|column| format!("{:>14}", column[row].1)).collect();
        println!("{name:<36}{figures}");
    }
}
