//! A week in which everything goes wrong that we know of: an outage a day, two jumps of the clock, five panics, and an
//! older version for a day. Nobody loses a turn, a table or a result.

use std::time::Duration;

use discord_playground::{Channel, Message, Person};
use stammtisch::games::GameKind;
use stammtisch::store::Store;
use stammtisch::table::{Mover, Step};
use stammtisch::tables::replay_of;
use support::{TestBot, moves};

const HOUR: i64 = 3600;
const DAYS: usize = 7;

/// What a later version has added: a migration, and a step at the second table.
const DOWNGRADE: &str = r#"
    CREATE TABLE later (what BIGINT);
    ALTER TABLE tables ADD COLUMN later BIGINT;
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1;
    INSERT INTO steps (table_id, number, at, text)
    SELECT table_id, MAX(number) + 1, MAX(at), '{"juggled":{"seat":0}}' FROM steps
    WHERE table_id = (SELECT id FROM tables ORDER BY opened_at LIMIT 1 OFFSET 1) GROUP BY table_id"#;
/// It is back, and knows the step.
const UPGRADE: &str = "DELETE FROM steps WHERE text LIKE '{\"juggled%'";

/// Two people at a table, and how often they have pressed something that counts.
struct Corner {
    channel: Channel,
    people: Vec<Person>,
    presses: usize,
}

/// The bot, in one of its corners.
struct Week {
    bot: TestBot,
    corners: Vec<Corner>,
}

impl Week {
    async fn begin() -> Week {
        let mut week = Week { bot: TestBot::open().await, corners: Vec::new() };
        for pace in ["live", "relaxed", "none"] {
            let channel = week.bot.guild.channel(pace);
            let people: Vec<_> =
                ["Anna", "Ben"].map(|name| week.bot.person(&format!("{name} {pace}"))).into();
            week.corners.push(Corner { channel, people, presses: 0 });
            let people = week.goes_to(week.corners.len() - 1);
            people[0]
                .types(&week.bot.channel, &format!("/play {} pace:{pace} thread:false", GameKind::Pig))
                .await
                .unwrap();
            people[1].clicks(&week.bot.lobby().await, "Join").await.unwrap();
            let lobby = week.bot.board();
            people[0].clicks(&lobby, "Start").await.unwrap();
            week.bot.changes_from(&lobby).await;
        }
        week
    }

    /// Who sits there.
    fn goes_to(&mut self, corner: usize) -> Vec<Person> {
        let Corner { channel, people, .. } = &self.corners[corner];
        let (channel, people) = (channel.clone(), people.clone());
        self.bot.moves_to(channel, &people[0]);
        people
    }

    /// Somebody presses what the board offers, and is told this.
    async fn presses(&mut self, corner: usize) -> Option<Message> {
        self.presses_with(corner, None).await
    }

    /// The same, and the code of this file has a mistake.
    async fn presses_with(&mut self, corner: usize, mistake: Option<&'static str>) -> Option<Message> {
        let people = self.goes_to(corner);
        self.bot.settles().await;
        let board = self.bot.board();
        let person = self.bot.on_turn(&people, &board).unwrap();
        let wanted = moves(&board).pop().unwrap();
        mistake.into_iter().for_each(|file| self.bot.panics_in(file));
        person.clicks(&board, &wanted.label).await.unwrap().message().ok()
    }

    /// The same, and it counts.
    async fn moves(&mut self, corner: usize) {
        self.goes_to(corner);
        let before = self.bot.board();
        self.presses(corner).await;
        self.bot.changes_from(&before).await;
        self.corners[corner].presses += 1;
    }

    /// Everybody plays for a while.
    async fn evening(&mut self) {
        for corner in 0..self.corners.len() {
            for _ in 0..2 {
                self.moves(corner).await;
            }
        }
        self.bot.settles().await;
    }

    /// Whose turn it is, everywhere.
    fn turns(&mut self) -> Vec<String> {
        let corners = 0..self.corners.len();
        let turn = |corner| {
            let people = self.goes_to(corner);
            self.bot.on_turn(&people, &self.bot.board()).unwrap().mention()
        };
        corners.map(turn).collect()
    }

    /// Nothing has happened since, although the clocks had time to ring.
    async fn nothing_has_happened_since(&mut self, turns: &[String], day: usize) {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(self.turns(), turns, "day {day}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_week_of_faults_costs_nobody_a_turn_a_table_or_a_result() {
    let mut week = Week::begin().await;
    for day in 0..DAYS {
        week.evening().await;
        let turns = week.turns();
        match day {
            0 => {
                week.bot.panics_in("src/tables/clocks.rs");
                week.bot.has_panicked().await;
            }
            // The handler of a click: it has not happened, and is repeated.
            1 => {
                let told = week.presses_with(0, Some("src/discord/app.rs")).await.unwrap();
                assert!(told.text().contains("Something broke on our side"), "{}", told.text());
                week.nothing_has_happened_since(&turns, day).await;
                week.moves(0).await;
            }
            // The wall clock is set ahead by more than any turn lasts while the bot runs.
            2 => week.bot.clock_jumps(13 * 24 * HOUR).await,
            // An older version for a day.
            3 => {
                week.bot.restart_with(DOWNGRADE).await;
                let waits = week.presses(1).await.unwrap();
                assert!(waits.text().contains("newer version"), "{}", waits.text());
                week.moves(0).await;
                week.moves(2).await;
            }
            4 => {
                week.bot.panics_in("src/tables/outages.rs");
                week.bot.has_panicked().await;
            }
            // The publisher: the press counts, and the board follows.
            5 => {
                week.goes_to(2);
                let before = week.bot.board();
                let told = week.presses_with(2, Some("src/discord/publish/publisher.rs")).await.unwrap();
                assert!(told.text().contains("That counts"), "{}", told.text());
                week.corners[2].presses += 1;
                week.bot.changes_from(&before).await;
            }
            // The wall clock is set back while the bot is down.
            _ => week.bot.stops_for(-3 * HOUR).await,
        }
        let turns = week.turns();
        // The panic comes while it starts.
        if day == 4 {
            week.bot.panics_in("src/tables/owed.rs");
        }
        week.bot.stops_for(23 * HOUR).await;
        if day == 4 {
            week.bot.has_panicked().await;
        }
        if day == 3 {
            week.bot.restart_with(UPGRADE).await;
        }
        week.nothing_has_happened_since(&turns, day).await;
    }
    let presses: usize = week.corners.iter().map(|corner| corner.presses).sum();
    every_press_is_stored(&week).await;
    for corner in 0..week.corners.len() {
        let people = week.goes_to(corner);
        week.bot.plays_by_buttons(&people).await;
    }
    week.bot.settles().await;
    nothing_is_lost(&week).await;
    println!("{DAYS} days, 3 tables, {presses} presses before their last evening");
    week.bot.close().await;
}

/// Each press that counted is one move in the steps, and there are no others.
async fn every_press_is_stored(week: &Week) {
    let store = Store::open(week.bot.database()).await.unwrap();
    for corner in &week.corners {
        let stored = store.open_table_in(corner.channel.id().get()).await.unwrap().unwrap();
        let steps = stored.steps.iter().map(|step| serde_json::from_str::<Step>(&step.text).unwrap());
        let pressed = steps.filter(|step| matches!(step, Step::Played { by: Mover::Player, .. })).count();
        assert_eq!(pressed, corner.presses, "{}", corner.channel.id());
    }
    store.close().await;
}

/// Every table has a result that can be replayed, and nobody moved but people.
async fn nothing_is_lost(week: &Week) {
    let store = Store::open(week.bot.database()).await.unwrap();
    let games = store.history(week.bot.guild.id().get(), Default::default(), 0, 9).await.unwrap();
    assert_eq!(games.len(), week.corners.len(), "results");
    for corner in &week.corners {
        let stored = store.last_table(corner.channel.id().get()).await.unwrap().unwrap();
        assert!(stored.over && replay_of(&stored).is_some());
        let steps: Vec<Step> =
            stored.steps.iter().map(|step| serde_json::from_str(&step.text).unwrap()).collect();
        let is_by_a_person = |step: &Step| match step {
            Step::Played { by, .. } => matches!(by, Mover::Player | Mover::Forced),
            Step::Released { .. } | Step::Left { .. } => false,
            _ => true,
        };
        assert!(steps.iter().all(is_by_a_person), "{steps:?}");
    }
    store.close().await;
}
