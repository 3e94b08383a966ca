//! Hostile users: thousands of forged, malformed and absurd interactions. None changes anything or reveals what is
//! hidden. Each is answered once, or dropped because it can't be parsed. `HOSTILE` says how many.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use discord_playground::{Channel, Message, Person};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use stammtisch::games::GameKind;

use super::ledger::{Ledger, answered};
use support::TestBot;

/// Texts that nobody would type, or only to see what happens. None of them may reach anybody as it is.
const ABSURD: [&str; 22] = [
    "",
    " ",
    "0",
    "-1",
    "18446744073709551616",
    "NaN",
    "**CANARY**",
    "`CANARY`",
    "||CANARY||",
    "# CANARY",
    "[CANARY](https://example.org)",
    "<@1> @everyone @here <@&1> <#1>",
    "</play:1> <t:0:R> <:worm:1>",
    "\u{202e}CANARY\u{202c}\u{2066}",
    "\u{0}\u{7}\u{1b}[31mCANARY",
    "C\u{34f}\u{200b}\u{200d}\u{feff}",
    "Z\u{0351}\u{0352}\u{0353}\u{0354}\u{0355}\u{0356}",
    "💥💥💥",
    "'; DROP TABLE steps; --",
    "{ $name } { command-play-name }",
    "../../etc/passwd",
    "%s%n{}{0}\\",
];

static NAMES: LazyLock<Names> = LazyLock::new(Names::all);

/// The names of all commands and of all their options, and some that don't exist.
struct Names {
    commands: Vec<String>,
    options: Vec<String>,
}

impl Names {
    fn all() -> Names {
        let known = stammtisch::discord::all_commands();
        let mut names = Names { commands: own_names(&known), options: Vec::new() };
        known.iter().for_each(|command| names.add_options(command));
        names.commands.extend(["Play", ""].map(str::to_owned));
        names.options.push(String::new());
        names
    }

    /// Those of subcommands, too.
    fn add_options(&mut self, of: &Value) {
        let options = of["options"].as_array().map_or(&[][..], Vec::as_slice);
        self.options.extend(own_names(options));
        options.iter().for_each(|option| self.add_options(option));
    }
}

fn own_names(items: &[Value]) -> Vec<String> {
    items.iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect()
}

/// Panics on the threads of this scene. Other tests of the binary run beside it and panic on purpose.
static PANICS: AtomicUsize = AtomicUsize::new(0);
const THREADS: &str = "hostile";

#[test]
fn nothing_that_is_forged_changes_breaks_or_reveals_anything() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().name() == Some(THREADS) {
            PANICS.fetch_add(1, Ordering::Relaxed);
        }
        usual(info);
    }));
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).thread_name(THREADS).enable_all().build().unwrap();
    // On a thread of the runtime, because the bot runs its first part where it is opened.
    runtime.block_on(async { tokio::spawn(strangers_do_what_they_can()).await.unwrap() });
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "nothing has panicked");
}

async fn strangers_do_what_they_can() {
    let count: usize = std::env::var("HOSTILE").map_or(3_000, |count| count.parse().unwrap());
    let scene = Scene::set().await;
    let mut ledger = Ledger::of(&scene.bot).await;
    ledger.knows(&scene.boards).await;
    let (before, seeds) = (ledger.everything().await, ledger.seeds().await);
    let mut random = ChaCha8Rng::seed_from_u64(scene.bot.seed());
    let (mut answers, mut readable, mut thrown) = (Answers::default(), 0, 0);
    answers.read(&scene.bot);
    let before_all = answers.given.len();
    while thrown < count {
        let mut expected = Vec::new();
        for _ in 0..100 {
            let told = scene.throw(&mut random);
            thrown += 1;
            if is_readable(&told) {
                expected.push(told["id"].as_str().unwrap().parse::<u64>().unwrap());
            }
        }
        readable += expected.len();
        scene.answers(&expected, &mut answers).await;
        scene.look_around(&seeds);
    }
    assert!(readable > thrown / 3, "many of them get through: {readable} of {thrown}");
    assert_eq!(answers.given.len(), before_all + readable, "what can't be read isn't answered");
    answers.are_given_once();
    assert_eq!(ledger.everything().await, before, "nothing has changed");
    scene.bot.close().await;
}

/// Whether Discord's own shape is kept, so that an answer can be expected.
fn is_readable(told: &Value) -> bool {
    let is_asked = matches!(told["type"].as_u64(), Some(2..=5));
    is_asked && serde_json::from_value::<serenity::all::Interaction>(told.clone()).is_ok()
}

/// Tables with something to hide, and strangers around them.
struct Scene {
    bot: TestBot,
    channels: Vec<Channel>,
    strangers: Vec<Person>,
    /// Ids of buttons that are or were somewhere to be seen.
    ids: Vec<String>,
    boards: Vec<Message>,
}

impl Scene {
    async fn set() -> Scene {
        let bot = TestBot::seeded(5).await;
        bot.without_clocks().await;
        let mut channels = vec![bot.channel.clone()];
        let people = bot.seated(GameKind::Karteneck, 3).await;
        let mut boards = vec![bot.board()];
        let hand = people[0].clicks(&bot.board(), "My hand").await.unwrap().message().unwrap();
        for game in ["qwixx", "heckmeck"] {
            let channel = bot.guild.channel(game);
            let pair = [bot.person("**CANARY**"), bot.person("<@1> @everyone")];
            pair[0].types(&channel, &format!("/play {game} thread:false")).await.unwrap();
            support::lobby(&pair[0], &channel).await;
            let lobby = pair[0].sees(&channel).pop().unwrap();
            pair[1].clicks(&lobby, "Join").await.unwrap();
            pair[0].clicks(&lobby, "Start").await.unwrap();
            boards.push(pair[0].sees(&channel).pop().unwrap());
            channels.push(channel);
        }
        let all = boards.iter().chain([&hand]);
        let ids = all.flat_map(Message::buttons).filter_map(|button| button.custom_id).collect();
        let strangers = ABSURD.iter().filter(|name| !name.is_empty()).map(|name| bot.person(name)).collect();
        Scene { bot, channels, strangers, ids, boards }
    }

    /// Sends something forged, and answers what the bot was told.
    fn throw(&self, random: &mut ChaCha8Rng) -> Value {
        let stranger = self.strangers.choose(random).unwrap();
        let channel = self.channels.choose(random).unwrap();
        let mut forged = match random.random_range(0..10) {
            0..=3 => self.press(random),
            4..=6 => command(random, 2),
            7 => command(random, 4),
            8 => self.form(random),
            _ => json!({ "type": random.random_range(0..12_u8), "data": rubbish(random, 3) }),
        };
        if random.random_bool(0.15) {
            let key = *[
                "locale",
                "guild_locale",
                "guild_id",
                "channel",
                "member",
                "user",
                "data",
                "app_permissions",
            ]
            .choose(random)
            .unwrap();
            forged[key] = rubbish(random, 2);
        }
        if random.random_bool(0.3) {
            forged["member"] = json!({ "nick": absurd(random), "permissions": "0" });
        }
        stranger.throws(channel, &forged).unwrap()
    }

    fn press(&self, random: &mut ChaCha8Rng) -> Value {
        let board = self.boards.choose(random).unwrap();
        let kind = *[2, 2, 2, 3, 5, 8, 99].choose(random).unwrap();
        let mut data = json!({ "component_type": kind, "custom_id": self.id(random) });
        if kind != 2 || random.random_bool(0.1) {
            data["values"] = (0..random.random_range(0..4)).map(|_| absurd(random)).collect();
        }
        json!({ "type": 3, "message": { "id": board.id.to_string() }, "data": data })
    }

    fn form(&self, random: &mut ChaCha8Rng) -> Value {
        let line = |random: &mut ChaCha8Rng| json!({ "type": 4, "custom_id": absurd(random), "value": absurd(random) });
        let rows: Vec<_> = (0..random.random_range(0..3))
            .map(|_| json!({ "type": 1, "components": [line(random)] }))
            .collect();
        json!({ "type": 5, "data": { "custom_id": self.id(random), "components": rows } })
    }

    /// A real id, one that is nearly real, or none at all.
    fn id(&self, random: &mut ChaCha8Rng) -> String {
        let real = self.ids.choose(random).unwrap().clone();
        let parts: Vec<&str> = real.splitn(3, ':').collect();
        match random.random_range(0..9) {
            0 => real,
            1 => format!("{}:{}:{}", parts[0], random.random::<u32>(), parts[2]),
            2 => format!("{}:{}:{}", parts[0], parts[1], absurd(random)),
            3 => format!("{}:{}:{}", parts[0], absurd(random), parts[2]),
            4 => format!("{:016x}:{}:{}", random.random::<u64>(), parts[1], parts[2]),
            5 => {
                let kind = *["leaderboard", "history", "replay", "forget", "stats"].choose(random).unwrap();
                format!("{kind}:{}:{}:{}", absurd(random), absurd(random), random.random::<i64>())
            }
            6 => {
                let mut letters: Vec<char> = real.chars().collect();
                let at = random.random_range(0..letters.len());
                letters[at] = char::from(random.random_range(32..127_u8));
                letters.into_iter().collect()
            }
            7 => real[..random.random_range(0..real.len())].to_owned(),
            _ => absurd(random),
        }
    }

    /// Waits until all of these have their answer.
    async fn answers(&self, expected: &[u64], answers: &mut Answers) {
        for _ in 0..600 {
            answers.read(&self.bot);
            if expected.iter().all(|id| answers.given.contains_key(id)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let open: Vec<_> = expected.iter().filter(|id| !answers.given.contains_key(id)).collect();
        panic!("{} have no answer, such as {:?}", open.len(), open.first());
    }

    /// What the strangers were told holds nothing hidden, pings nobody and formats nothing. They put it away.
    fn look_around(&self, seeds: &[String]) {
        for (stranger, channel) in
            self.strangers.iter().flat_map(|one| self.channels.iter().map(move |at| (one, at)))
        {
            for message in stranger.sees(channel) {
                let shown = format!("{} {}", message.text(), json!(*message.components));
                let formatted = formatted(&message);
                assert!(!shown.contains("Your hand"), "{shown}");
                assert!(seeds.iter().all(|seed| !shown.contains(seed)), "a seed: {shown}");
                for raw in [
                    "**CANARY", "`CANARY", "||CANARY", "# CANARY", "[CANARY", "\u{202e}", "\u{1b}", "<@1>",
                    "<@&1>",
                ] {
                    let is_escaped = |at: usize| formatted[..at].ends_with('\\');
                    let mut found = formatted.match_indices(raw);
                    assert!(found.all(|(at, _)| is_escaped(at)), "{raw:?} in {formatted}");
                }
                if message.is_ephemeral() {
                    assert!(message.pinged().is_empty(), "{shown}");
                    stranger.dismisses(&message);
                }
            }
        }
    }
}

/// The states of the answers to each interaction.
#[derive(Default)]
struct Answers {
    given: BTreeMap<u64, Vec<Option<u16>>>,
    seen: usize,
}

impl Answers {
    fn read(&mut self, bot: &TestBot) {
        for request in bot.discord.requests_after(self.seen) {
            self.seen += 1;
            if let Some(id) = answered(&request) {
                self.given.entry(id).or_default().push(request.status);
            }
        }
    }

    fn are_given_once(&self) {
        for (id, states) in &self.given {
            assert!(*states == [Some(204)] || *states == [Some(200)], "{id} was answered {states:?}");
        }
    }
}

/// The parts of a message in which Discord would format what it finds.
fn formatted(message: &Message) -> String {
    let mut parts = vec![message.content.clone()];
    for embed in message.embeds.iter() {
        parts.extend(embed["description"].as_str().map(str::to_owned));
        for field in embed["fields"].as_array().into_iter().flatten() {
            parts.extend(["name", "value"].map(|key| field[key].as_str().unwrap_or_default().to_owned()));
        }
    }
    parts.join("\n")
}

fn command(random: &mut ChaCha8Rng, kind: u8) -> Value {
    let option = |random: &mut ChaCha8Rng| {
        let value = rubbish(random, 1);
        let kind =
            if random.random_bool(0.8) { random.random_range(3..6) } else { random.random_range(0..12_u8) };
        let mut option =
            json!({ "name": NAMES.options.choose(random).unwrap(), "type": kind, "value": value });
        match kind {
            3 => option["value"] = absurd(random).into(),
            4 => option["value"] = random.random::<i32>().into(),
            5 => option["value"] = random.random::<bool>().into(),
            _ => {}
        }
        option["focused"] = random.random_bool(0.2).into();
        option
    };
    let name = NAMES.commands.choose(random).unwrap();
    // A table of one's own, or a lesson, would be no crime.
    let count = if ["play", "learn"].contains(&name.as_str()) { 0 } else { random.random_range(0..4) };
    let options: Vec<_> = (0..count).map(|_| option(random)).collect();
    json!({ "type": kind, "data": { "id": "1", "name": name, "type": 1, "options": options } })
}

fn absurd(random: &mut ChaCha8Rng) -> String {
    let text = *ABSURD.choose(random).unwrap();
    if random.random_bool(0.1) { text.repeat(random.random_range(1..500)) } else { text.to_owned() }
}

/// Any JSON.
fn rubbish(random: &mut ChaCha8Rng, depth: u8) -> Value {
    match random.random_range(0..if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => random.random::<bool>().into(),
        2 => random.random::<i64>().into(),
        3 => random.random::<f64>().into(),
        4 => absurd(random).into(),
        5 => (0..random.random_range(0..4)).map(|_| rubbish(random, depth - 1)).collect(),
        _ => {
            let mut object = json!({});
            for _ in 0..random.random_range(0..4) {
                let key = *["id", "name", "type", "options", "value", "custom_id", "values"]
                    .choose(random)
                    .unwrap();
                object[key] = rubbish(random, depth - 1);
            }
            object
        }
    }
}

impl Ledger {
    /// Every table, every step and every interaction that counted, as text.
    async fn everything(&mut self) -> Vec<String> {
        let mut all = self
            .texts("SELECT id || channel || is_over || coalesce(board_message, 0) FROM tables ORDER BY id")
            .await;
        all.extend(
            self.texts("SELECT table_id || number || text FROM steps ORDER BY table_id, number").await,
        );
        all.extend(self.texts("SELECT CAST(id AS TEXT) FROM interactions ORDER BY id").await);
        all
    }

    /// Waits until it is written down where these boards are: nobody's answer waits for that.
    async fn knows(&mut self, boards: &[Message]) {
        for _ in 0..600 {
            let known = self.texts("SELECT CAST(board_message AS TEXT) FROM tables").await;
            if boards.iter().all(|board| known.contains(&board.id.to_string())) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("a board was never written down");
    }

    async fn seeds(&mut self) -> Vec<String> {
        self.texts("SELECT seed FROM tables").await
    }
}
