//! Results and standings: sums updated game by game equal those computed from all results, and the pages of a
//! leaderboard are in order.

use std::sync::atomic::{AtomicU64, Ordering};

use proptest::prelude::*;
use stammtisch::standings::{League, Opponents, Order, Span};
use stammtisch::store::{
    Analysed, Finished, HistoryFilter, NewTable, Page, Place, Ranking, SeatResult, Store, Theft, Written,
};

use super::database::{Database, Other, on_both};

/// No two have the same id.
static TABLES: AtomicU64 = AtomicU64::new(0);

const DAY: i64 = 86_400_000;
/// A Monday in the middle of a quarter.
pub(crate) const NOW: i64 = 1_794_787_200_000;

/// A finished game: its server, how many days ago, and for each seat the person (0 is a computer) and the points.
pub(crate) async fn game(store: &Store, guild: u64, name: &str, ago: i64, seats: &[(u64, i16)]) -> String {
    let places = seats.iter().zip(0..).map(|(&(user, points), seat)| SeatResult {
        user: (user > 0).then_some(user),
        name: (user > 0).then(|| format!("P{user}")),
        seat,
        place: 1 + seats.iter().filter(|(_, other)| *other > points).count() as u8,
        points,
        ..SeatResult::default()
    });
    let places = places.collect();
    finish(store, guild, Finished { game: name.into(), at: NOW - ago * DAY, places, thefts: Vec::new() })
        .await
}

async fn finish(store: &Store, guild: u64, finished: Finished) -> String {
    let channel = TABLES.fetch_add(1, Ordering::Relaxed);
    let id = channel.to_string();
    let table = NewTable {
        id: id.clone(),
        guild: Some(guild),
        place: Place::Channel(channel),
        is_external: false,
        opened_at: finished.at,
        seed: String::new(),
    };
    assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
    assert_eq!(store.close_table(&id, Vec::new(), None, Some(finished)).await, Ok(Written::Done));
    id
}

async fn page(store: &Store, guild: u64, order: Order, number: usize, reader: u64) -> Page {
    let league = League::new(None, Opponents::People);
    let ranking = Ranking { guild, period: "ever".into(), league, order };
    store.leaderboard(&ranking, number, 3, Some(reader)).await.unwrap()
}

fn places(page: &Page) -> Vec<(usize, u64)> {
    page.rows.iter().map(|row| (row.place, row.user)).collect()
}

async fn a_leaderboard_has_ties_pages_and_ones_own_place(database: Database) {
    let store = database.open().await;
    assert_eq!(page(&store, 1, Order::Wins, 0, 5).await, Page::default(), "nobody has played");
    for (winner, loser) in [(1, 2), (1, 2), (2, 3), (3, 4), (4, 5)] {
        game(&store, 1, "heckmeck", 0, &[(winner, 9), (loser, 4)]).await;
    }
    let first = page(&store, 1, Order::Wins, 0, 5).await;
    assert_eq!(places(&first), [(1, 1), (2, 2), (2, 3)]);
    assert_eq!((first.total, first.own.map(|own| (own.place, own.user))), (5, Some((5, 5))));
    assert_eq!(first.rows[0].name.as_deref(), Some("P1"));
    let second = page(&store, 1, Order::Wins, 1, 9).await;
    assert_eq!(places(&second), [(2, 4), (5, 5)], "still sharing the second place");
    assert_eq!(second.own, None, "who never played stands nowhere");
    assert_eq!(page(&store, 1, Order::Wins, 7, 1).await.rows, []);
}

async fn another_servers_games_another_games_and_computers_stay_apart(database: Database) {
    let store = database.open().await;
    game(&store, 1, "heckmeck", 0, &[(1, 9), (2, 4)]).await;
    game(&store, 2, "qwixx", 0, &[(2, 90), (1, 4)]).await;
    game(&store, 1, "qwixx", 0, &[(2, 80), (0, 70)]).await;
    let ranking = |league| Ranking { guild: 1, period: "ever".into(), league, order: Order::Points };
    let rows = async |league| {
        let page = store.leaderboard(&ranking(league), 0, 10, None).await.unwrap();
        page.rows.iter().map(|row| (row.user, row.games, row.points)).collect::<Vec<_>>()
    };
    assert_eq!(rows(League::new(None, Opponents::People)).await, [(1, 1, 2), (2, 1, 0)]);
    assert_eq!(rows(League::new(Some("heckmeck"), Opponents::People)).await, [(1, 1, 9), (2, 1, 4)]);
    assert_eq!(rows(League::new(Some("qwixx"), Opponents::People)).await, []);
    assert_eq!(rows(League::new(Some("qwixx"), Opponents::Computers)).await, [(2, 1, 80)]);
    let games = store.history(1, HistoryFilter::default(), 0, 10).await.unwrap();
    let games: Vec<_> = games.iter().map(|game| (game.game.as_str(), game.seats.len())).collect();
    assert_eq!(games, [("qwixx", 2), ("heckmeck", 2)], "the newest first, none of the other server");
}

async fn a_stretch_of_time_has_its_own_games_and_is_dropped_when_it_is_long_past(database: Database) {
    let store = database.open().await;
    for (ago, winner) in [(200, 1), (100, 2), (40, 3), (5, 4), (0, 5)] {
        game(&store, 1, "qwixx", ago, &[(winner, 9), (9, 4)]).await;
    }
    let games = async |period: String| {
        let league = League::new(None, Opponents::People);
        let ranking = Ranking { guild: 1, period, league, order: Order::Wins };
        store.leaderboard(&ranking, 0, 10, None).await.unwrap().total
    };
    let current = |span: Span| games(span.period(NOW));
    assert_eq!(current(Span::Week).await, 2);
    assert_eq!(current(Span::Month).await, 3);
    assert_eq!(current(Span::Season).await, 4);
    assert_eq!(current(Span::Ever).await, 6);
    let long_ago = Span::Month.period(NOW - 200 * DAY);
    assert_eq!(games(long_ago.clone()).await, 2);
    store.prune(NOW).await.unwrap();
    assert_eq!(games(long_ago).await, 0);
    assert_eq!((current(Span::Season).await, current(Span::Ever).await), (4, 6));
}

async fn thefts_find_their_favourite_victim(database: Database) {
    let store = database.open().await;
    for victim in [1, 2, 2] {
        let place =
            |user, seat| SeatResult { user: Some(user), seat, place: 1 + seat, ..SeatResult::default() };
        let places = vec![place(7, 0), place(8, 1), place(9, 2)];
        let thefts = vec![Theft { thief: 0, victim, times: 2 }, Theft { thief: victim, victim: 0, times: 9 }];
        finish(&store, 1, Finished { game: "heckmeck".into(), at: NOW, places, thefts }).await;
    }
    assert_eq!(store.victim(1, 7, None).await, Ok(Some((9, 4))));
    assert_eq!(store.victim(1, 7, Some("qwixx")).await, Ok(None));
    assert_eq!(store.victim(2, 7, None).await, Ok(None));
}

/// A finished game of up to seven, with computers, ties, people who left, and quality known or not.
fn any_game() -> impl Strategy<Value = (u64, Finished)> {
    let seat = (0..8_u64, 1..5_u8, -9..90_i16, prop::bool::weighted(0.1), prop::option::of(0..1000_u16));
    let game = prop::sample::select(vec!["heckmeck", "qwixx"]);
    (1..4_u64, game, 0..150_i64, prop::collection::vec(seat, 2..8)).prop_map(|(guild, game, ago, seats)| {
        let place =
            |((user, place, points, away, quality), seat): ((u64, u8, i16, bool, Option<u16>), u8)| {
                // Everybody sits once; of the eighth kind are computers.
                let user = (user < 7).then_some(u64::from(seat) * 10 + user % 2 + 1);
                let name = user.map(|user| user.to_string());
                SeatResult { user, name, seat, place, points, away, quality, luck: None }
            };
        let places = seats.into_iter().zip(0..).map(place).collect();
        (guild, Finished { game: game.into(), at: NOW - ago * DAY, places, thefts: Vec::new() })
    })
}

/// Every derived number there is.
pub(crate) async fn derived(connection: &mut Other) -> Vec<String> {
    let texts = [
        "SELECT period || ' ' || guild || ' ' || league || ' ' || user_id || ': ' || games || ' ' || wins || ' '
             || points || ' ' || quality_sum || ' ' || quality_games || ' ' || COALESCE(level, 0) || ' '
             || COALESCE(doubt, 0) || ' ' || COALESCE(by_rating, 0) || ' ' || COALESCE(by_quality, 0)
         FROM standings ORDER BY 1",
        "SELECT table_id || ' ' || seat || ': ' || COALESCE(level, 0) || ' ' || COALESCE(level_in_all, 0)
         FROM places ORDER BY 1",
    ];
    let mut numbers = Vec::new();
    for text in texts {
        numbers.extend(connection.texts(text).await);
    }
    numbers
}

/// Stores the games, spoils what they come to, and works it out again.
async fn rebuild(database: Database, games: Vec<(u64, Finished)>) {
    let store = database.open().await;
    for (guild, finished) in games {
        finish(&store, guild, finished).await;
    }
    store.prune(NOW).await.unwrap();
    let mut other = database.other().await;
    let kept_up = derived(&mut other).await;
    other
        .run(
            "UPDATE standings SET wins = wins + 1, level = 5; DELETE FROM standings WHERE guild = 2;
             UPDATE places SET level = 1, level_in_all = 2",
        )
        .await;
    let mut servers = Vec::new();
    store.rebuild(NOW, |guild| servers.push(guild)).await.unwrap();
    let again = derived(&mut other).await;
    let different: Vec<_> = again.iter().zip(&kept_up).filter(|(one, two)| one != two).take(5).collect();
    assert!(again.len() == kept_up.len() && different.is_empty(), "{different:?}");
    assert!(servers.is_sorted());
    store.close().await;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn standings_worked_out_again_are_the_same(games in prop::collection::vec(any_game(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        runtime.block_on(async {
            rebuild(Database::sqlite("rebuild"), games.clone()).await;
            if let Some(database) = Database::postgres("rebuild").await {
                rebuild(database, games).await;
            }
        });
    }
}

/// A database from before there were standings.
async fn an_older_database_catches_up(database: Database) {
    let store = database.open().await;
    game(&store, 4, "heckmeck", 1, &[(1, 9), (2, 4)]).await;
    game(&store, 4, "heckmeck", 1, &[(1, 9), (2, 4)]).await;
    store.close().await;
    let mut other = database.other().await;
    // As the first migration left it.
    other
        .run(
            "DROP TABLE notices; DROP INDEX settings_by_key; DROP TABLE absences; DROP TABLE outages; DROP TABLE standings; DROP TABLE thefts; DROP TABLE guests; DROP TABLE people; DROP TABLE hidden;
             DROP TABLE servers; DROP INDEX tables_of_a_server; DROP INDEX places_of_a_person;
             DROP INDEX results_of_a_server;
             ALTER TABLE results DROP COLUMN guild; ALTER TABLE results DROP COLUMN number;
             ALTER TABLE places DROP COLUMN is_away; ALTER TABLE places DROP COLUMN quality;
             ALTER TABLE places DROP COLUMN luck; ALTER TABLE places DROP COLUMN level;
             ALTER TABLE places DROP COLUMN level_in_all;
             DROP INDEX owed_tables; ALTER TABLE tables DROP COLUMN is_owed;
             ALTER TABLE tables DROP COLUMN reminded; ALTER TABLE tables DROP COLUMN reminder_until;
             DROP INDEX open_tables; DROP INDEX one_open_table_a_channel;
             ALTER TABLE tables DROP COLUMN owner; ALTER TABLE tables DROP COLUMN shown;
             ALTER TABLE tables DROP COLUMN publisher; ALTER TABLE tables DROP COLUMN publisher_until;
             ALTER TABLE tables DROP COLUMN is_guest;
             CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel) WHERE is_over = 0;
             DELETE FROM _sqlx_migrations WHERE version > 1",
        )
        .await;
    // (A PostgreSQL never was in that state with steps in it.)
    if !database.is_postgres() {
        let step = r#"{"opened":{"user":7123456789012345678,"name":"Anna"}}"#;
        other.run(&format!("INSERT INTO steps SELECT MIN(id), 1, 5, '{step}' FROM tables")).await;
    }

    let store = database.open().await;
    assert_eq!(page(&store, 4, Order::Wins, 0, 1).await.total, 0);
    store.catch_up(NOW).await.unwrap();
    assert_eq!(places(&page(&store, 4, Order::Wins, 0, 1).await), [(1, 1), (2, 2)]);
    game(&store, 4, "heckmeck", 0, &[(2, 9), (1, 4)]).await;
    let guests = other.texts("SELECT CAST(user_id AS TEXT) FROM guests").await;
    assert_eq!(guests, if database.is_postgres() { vec![] } else { vec!["7123456789012345678"] });
    let before = store.commits();
    store.catch_up(NOW).await.unwrap();
    assert_eq!(store.commits(), before, "once is enough");
}

async fn quality_comes_later_counts_once_and_is_there_when_all_is_worked_out_again(database: Database) {
    let store = database.open().await;
    let first = game(&store, 1, "heckmeck", 0, &[(7, 5), (8, 3)]).await;
    let second = game(&store, 1, "qwixx", 0, &[(7, 50), (8, 60)]).await;
    assert!(page(&store, 1, Order::Quality, 0, 7).await.rows.is_empty(), "nobody was analysed yet");
    let analysed = |one: u16, two: u16| {
        [one, two]
            .into_iter()
            .zip(0..)
            .map(|(quality, seat)| Analysed { seat, quality, luck: None })
            .collect()
    };
    store.analyse(&first, analysed(800, 900)).await.unwrap();
    store.analyse(&second, analysed(700, 500)).await.unwrap();
    store.analyse(&second, analysed(100, 100)).await.unwrap();
    let kept_up = page(&store, 1, Order::Quality, 0, 7).await;
    let quality: Vec<_> = kept_up.rows.iter().map(|row| (row.user, row.quality)).collect();
    assert_eq!(quality, [(7, Some(750)), (8, Some(700))]);
    store.rebuild(NOW, |_| ()).await.unwrap();
    assert_eq!(page(&store, 1, Order::Quality, 0, 7).await, kept_up);
    store.analyse("no such table", analysed(1, 1)).await.unwrap();
    store.close().await;
}

on_both!(
    a_leaderboard_has_ties_pages_and_ones_own_place,
    another_servers_games_another_games_and_computers_stay_apart,
    a_stretch_of_time_has_its_own_games_and_is_dropped_when_it_is_long_past,
    thefts_find_their_favourite_victim,
    an_older_database_catches_up,
    quality_comes_later_counts_once_and_is_there_when_all_is_worked_out_again,
);
