//! All faults at once: several tables and hundreds of clicks, in an order that a seed decides. `SEED` repeats one,
//! `STORM` says how many clicks.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use discord_playground::{Channel, Fault, Message, Options, Person};
use futures_util::future::join_all;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stammtisch::games::GameKind;
use stammtisch::table::{Mover, Step};

use super::ledger::Ledger;
use support::TestBot;

const TABLES: usize = 5;

/// What somebody was told.
struct Told {
    interaction: u64,
    is_private: bool,
    is_deferred: bool,
    text: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_any_storm_a_click_counts_once_or_not_at_all() {
    let clicks: usize = std::env::var("STORM").map_or(300, |clicks| clicks.parse().unwrap());
    let mut bot =
        TestBot::at(Options { heartbeat_interval: Duration::from_secs(2), ..Options::default() }).await;
    let seed = bot.seed();
    let tables: Vec<_> = (0..TABLES).map(|number| Corner::new(&bot, number)).collect();
    let is_over = AtomicBool::new(false);
    let playing = async {
        let told =
            join_all((0..).zip(&tables).map(|(number, table)| table.play(seed ^ number, clicks / TABLES)))
                .await;
        is_over.store(true, Ordering::Relaxed);
        told.into_iter().flatten().collect::<Vec<_>>()
    };
    let (told, ()) = tokio::join!(playing, brew(&bot, seed, &is_over));
    calm(&bot).await;

    let mut ledger = Ledger::of(&bot).await;
    let counted = ledger.counted().await;
    for Told { interaction, is_private, is_deferred, text } in &told {
        let counts = counted.contains(interaction);
        match is_private {
            _ if *is_deferred => {}
            // The dice are sealed before the table is stored. If that fails, the message stays and no table follows.
            _ if text.contains("Dice seed, sealed") => {}
            true => assert_eq!(counts, text.contains("That counts"), "{text}"),
            false => assert!(counts, "shown to everybody, but not written down: {text}"),
        }
    }
    let mut changes = 0;
    for table in &tables {
        changes += ledger.changes(&table.channel).await;
    }
    assert_eq!(changes, counted.len(), "every interaction that counts did one thing");
    assert!(told.len() > clicks / 6, "in between, clicks are answered: {} of {clicks}", told.len());
    assert_eq!(bot.discord.rate_limit_violations(), Vec::<String>::new());
    assert_eq!(bot.discord.gateway().hasty_identifies(), 0);

    let before = looks(&bot, &tables).await;
    bot.restart().await;
    assert_eq!(looks(&bot, &tables).await, before, "what is written down is what was shown");
    bot.close().await;
}

/// One table and the people at it.
struct Corner {
    channel: Channel,
    people: Vec<Person>,
    game: GameKind,
}

impl Corner {
    fn new(bot: &TestBot, number: usize) -> Corner {
        let person = |name: usize| bot.person(&format!("Guest {number}{name}"));
        let game = GameKind::ALL[number % GameKind::ALL.len()];
        let people = (0..3).map(person).collect();
        Corner { channel: bot.guild.channel(&format!("corner-{number}")), people, game }
    }

    async fn play(&self, seed: u64, clicks: usize) -> Vec<Told> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut told = Vec::new();
        for _ in 0..clicks {
            let person = self.people.choose(&mut random).unwrap();
            let answer = match self.board() {
                Some(board) => {
                    let on_turn = self.people.iter().find(|person| board.content.contains(&person.mention()));
                    let person = on_turn.filter(|_| random.random_bool(0.8)).unwrap_or(person);
                    let buttons = board.live_buttons();
                    let label = buttons.choose(&mut random).unwrap();
                    // Computers would move by themselves, and this is about clicks.
                    let seats_computer =
                        label == "Start" && buttons.iter().any(|other| other.contains("computer"));
                    if seats_computer || label.contains("computer") || label == "More" {
                        continue;
                    }
                    // One press on it may seat and start, and this counts what one press does.
                    let answer = if label == "Rematch" {
                        person.types(&self.channel, &format!("/play {}", self.game)).await
                    } else {
                        person.clicks(&board, label).await
                    };
                    if asks(&board) {
                        continue;
                    }
                    answer
                }
                None if random.random_bool(0.5) => {
                    // It shows the board to everybody, and changes nothing.
                    let _ = person.types(&self.channel, "/table").await;
                    continue;
                }
                None => person.types(&self.channel, &format!("/play {}", self.game)).await,
            };
            if let Ok(answer) = answer
                && let Ok(message) = answer.message()
                && !asks(&message)
                && !is_panel(&message)
            {
                told.push(Told {
                    interaction: answer.id().get(),
                    is_private: message.is_ephemeral(),
                    is_deferred: answer.is_deferred(),
                    text: message.text(),
                });
            }
        }
        told
    }

    /// The newest message that everybody sees and that has something to press.
    fn board(&self) -> Option<Message> {
        let seen = self.people[0].sees(&self.channel).into_iter();
        seen.rev().find(|message| !message.is_ephemeral() && !message.live_buttons().is_empty())
    }
}

/// A panel answers whoever looks at it, and whoever changes a choice that is still secret.
fn is_panel(message: &Message) -> bool {
    message.is_ephemeral()
        && ["**Your sheet**", "**Your hand**"].iter().any(|title| message.text().contains(title))
}

/// Whether a board asks if somebody is sure. To ask or to take it back is no step.
fn asks(message: &Message) -> bool {
    message.live_buttons().iter().any(|label| label == "Yes, all the same")
}

/// Lets something go wrong every moment until it is over.
async fn brew(bot: &TestBot, seed: u64, is_over: &AtomicBool) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut ledger = Ledger::of(bot).await;
    let gateway = bot.discord.gateway();
    while !is_over.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(random.random_range(20..250))).await;
        match random.random_range(0..40) {
            0..=19 => {
                let (method, path) = *REQUESTS.choose(&mut random).unwrap();
                bot.discord.fails(method, path, fault(&mut random), 1);
            }
            20..=23 => gateway.doubles_next(random.random_range(1..4)),
            24..=26 => gateway.reverses_next(2),
            27..=28 => gateway.asks_to_reconnect(),
            29 => gateway.drops(),
            30 => gateway.invalidates_sessions(true),
            31 => gateway.closes(*[4000, 4001, 4002, 4005, 4008, 1001].choose(&mut random).unwrap()),
            32 => gateway.asks_for_heartbeat(),
            33 => gateway.freezes(),
            34 if random.random_bool(0.3) => gateway.invalidates_sessions(false),
            35..=37 => locked(&mut ledger, random.random_range(50..600)).await,
            38 if random.random_bool(0.3) => locked(&mut ledger, 2300).await,
            _ => {}
        }
    }
}

const REQUESTS: [(&str, &str); 5] = [
    ("POST", "/callback"),
    ("POST", "/messages"),
    ("PATCH", "/messages/"),
    ("POST", "/webhooks/"),
    ("PATCH", "/webhooks/"),
];

fn fault(random: &mut ChaCha8Rng) -> Fault {
    let moment = Duration::from_millis(random.random_range(50..1500));
    match random.random_range(0..8) {
        0..=2 => Fault::RateLimit { retry_after: moment, global: random.random_bool(0.3) },
        3 => Fault::RateLimit { retry_after: Duration::from_secs(5), global: false },
        4 => Fault::Status(*[500, 502, 503].choose(random).unwrap()),
        5 => Fault::Slow(moment),
        6 => Fault::Dropped,
        _ => Fault::Lost,
    }
}

async fn locked(ledger: &mut Ledger, milliseconds: u64) {
    ledger.sql("BEGIN IMMEDIATE").await;
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
    ledger.sql("ROLLBACK").await;
}

/// Waits until nothing more goes wrong and everything that was under way is done.
async fn calm(bot: &TestBot) {
    bot.discord.fails_no_more();
    bot.discord.gateway().reverses_next(0);
    tokio::time::timeout(Duration::from_secs(30), bot.discord.gateway().has_sessions(1)).await.unwrap();
    let mut requests = usize::MAX;
    while requests != bot.discord.requests().len() {
        requests = bot.discord.requests().len();
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
}

/// What a stranger sees of each table, but for the deadline: the time of a restart isn't the players'.
async fn looks(bot: &TestBot, tables: &[Corner]) -> Vec<String> {
    let stranger = bot.person("Stranger");
    let mut looks = Vec::new();
    for table in tables {
        let answer = stranger.types(&table.channel, "/table").await.unwrap();
        let text = answer.message().unwrap().text();
        looks.push(text.lines().filter(|line| !line.contains("<t:")).collect::<Vec<_>>().join("\n"));
    }
    looks
}

impl Ledger {
    /// How many things somebody did at all tables of a channel.
    async fn changes(&mut self, channel: &Channel) -> usize {
        let of_somebody = |step: &&Step| match step {
            Step::Opened { .. } | Step::Joined { .. } | Step::Started { .. } => true,
            Step::Played { by, .. } => *by == Mover::Player,
            _ => false,
        };
        self.all_steps(channel).await.iter().filter(of_somebody).count()
    }
}
