//! Several processes of the bot on one PostgreSQL: each serves its shards. If two serve the same shard, a click still
//! counts once and is answered once.

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use discord_playground::{Fault, Person, Playground};
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use stammtisch::games::GameKind;
use stammtisch::picture::ButtonIcon;
use stammtisch::store::{Store, Stored};
use stammtisch::tables::replay_of;
use tokio::time::timeout;

use support::TestBot;
use support::TestPostgres;

const PATIENCE: Duration = Duration::from_secs(60);

/// A playground and a database that several processes share.
struct Town {
    discord: Arc<Playground>,
    database: String,
    store: Store,
}

/// A process of the bot; it doesn't outlive the scene.
struct Process(Child);

impl Town {
    /// None where there is no PostgreSQL.
    async fn new(scene: &str) -> Option<Town> {
        let database = TestPostgres::shared(scene).await?;
        let discord = Arc::new(Playground::start_with(support::quick()).await.unwrap());
        assert!(discord.address().ip().is_loopback());
        let store = Store::open(&database).await.unwrap();
        Some(Town { discord, database, store })
    }

    /// Starts a process; with all shards, or with some.
    fn starts(&self, shards: &str) -> Process {
        let process = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .arg("bot")
            .current_dir(std::env::temp_dir())
            .env("DISCORD_TOKEN", self.discord.token())
            .env("DISCORD_API", self.discord.url())
            .env("DATABASE_URL", &self.database)
            .env("ECHO_TIME", "0")
            .env("SHARDS", shards)
            .env("LOG", "warn")
            .stdout(Stdio::inherit())
            .spawn();
        Process(process.unwrap())
    }

    async fn has_sessions(&self, count: usize) {
        timeout(PATIENCE, self.discord.gateway().has_sessions(count)).await.unwrap();
    }

    async fn database(&self) -> PgConnection {
        self.database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap()
    }

    /// Carries out statements in the database.
    async fn run(&self, statements: &'static str) {
        sqlx::raw_sql(statements).execute(&mut self.database().await).await.unwrap();
    }

    /// The number that a query finds.
    async fn number(&self, query: &'static str) -> i64 {
        sqlx::query_scalar(query).fetch_one(&mut self.database().await).await.unwrap()
    }

    /// Waits until a query finds this number.
    async fn finds(&self, query: &'static str, number: i64) {
        let found = async {
            while self.number(query).await != number {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, found).await.expect(query);
    }

    /// A bot in a server of this shard.
    fn bot(&self, shard: u64, shards: u64) -> TestBot {
        loop {
            let guild = self.discord.guild("Regulars");
            if (guild.id().get() >> 22) % shards == shard {
                return TestBot::without_bot(self.discord.clone(), guild, &self.database);
            }
            // Ids follow the clock.
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The table of a bot as it is stored.
    async fn table(&self, bot: &TestBot) -> Stored {
        self.store.last_table(bot.channel.id().get()).await.unwrap().unwrap()
    }

    /// Whether the game was played to its end, and is whole.
    async fn is_whole(&self, bot: &TestBot) {
        let stored = self.table(bot).await;
        assert!(stored.over && replay_of(&stored).is_some());
        let games = self.store.history(bot.guild.id().get(), Default::default(), 0, 9).await.unwrap();
        assert_eq!(games.len(), 1);
    }
}

impl Process {
    /// As when the power goes.
    fn dies(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// As an operator does it.
    async fn stops(mut self) {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let ended = tokio::task::spawn_blocking(move || self.0.wait().unwrap().success());
        assert!(timeout(PATIENCE, ended).await.unwrap().unwrap());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Nobody was told that something broke.
fn nobody_heard_of_trouble(bot: &TestBot, people: &[Person]) {
    for person in people {
        for message in person.sees(&bot.channel) {
            assert!(!message.text().contains("Something broke"), "{}", message.text());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_process_serves_its_shards_and_one_that_was_killed_goes_on() {
    let Some(town) = Town::new("apart").await else { return };
    let (near, far) = (town.bot(0, 2), town.bot(1, 2));
    let (_first, mut second) = (town.starts("0/2"), town.starts("1/2"));
    town.has_sessions(2).await;
    let registered = town.discord.requests().iter().filter(|request| request.method == "PUT").count();
    assert_eq!(registered, 1, "one of them registers the commands");
    near.without_clocks().await;
    far.without_clocks().await;
    let (here, there) = (near.seated(GameKind::Heckmeck, 2).await, far.seated(GameKind::Barbecue, 2).await);
    for round in 0..4_u64 {
        near.moves_by_buttons(&here).await;
        far.moves_by_buttons(&there).await;
        let before = town.table(&far).await.steps.len();
        // A click is on its way when it dies: it counts if it was answered.
        let death = async {
            tokio::time::sleep(Duration::from_millis(round * 7)).await;
            second.dies();
        };
        let board = far.board();
        let person = far.on_turn(&there, &board).unwrap();
        let offered = &support::moves(&board)[0];
        let (answer, ()) = tokio::join!(person.clicks(&board, &offered.label), death);
        town.has_sessions(1).await;
        let counted = town.table(&far).await.steps.len() > before;
        assert!(counted || answer.is_err(), "answered, and lost");
        near.moves_by_buttons(&here).await;
        second = town.starts("1/2");
        town.has_sessions(2).await;
        // What counted but wasn't shown any more is shown now.
        there[0].types(&far.channel, "/table").await.unwrap();
    }
    near.plays_by_buttons(&here).await;
    far.plays_by_buttons(&there).await;
    for (bot, people) in [(&near, &here), (&far, &there)] {
        town.is_whole(bot).await;
        nobody_heard_of_trouble(bot, people);
    }
}

/// The icons belong to the whole application. Whoever doesn't serve the first shard waits for whoever does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_process_with_the_first_shard_uploads_icons() {
    let Some(town) = Town::new("icons").await else { return };
    let uploads = || {
        let requests = town.discord.requests();
        requests.iter().filter(|sent| sent.method == "POST" && sent.path.ends_with("/emojis")).count()
    };
    let _second = town.starts("1/2");
    town.has_sessions(1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(uploads(), 0);
    let _first = town.starts("0/2");
    town.has_sessions(2).await;
    support::until("they are uploaded", || town.discord.emojis().len() == ButtonIcon::ALL.len()).await;
    assert_eq!(uploads(), ButtonIcon::ALL.len());
}

/// Two that serve the first shard start together: each icon is there once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_that_upload_icons_at_once_share_them() {
    let Some(town) = Town::new("icons_at_once").await else { return };
    let (_one, _two) = (town.starts(""), town.starts("0/1"));
    town.has_sessions(2).await;
    support::until("they are uploaded", || town.discord.emojis().len() >= ButtonIcon::ALL.len()).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(town.discord.emojis().len(), ButtonIcon::ALL.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_with_the_same_shards_answer_every_click_once() {
    let Some(town) = Town::new("same_shards").await else { return };
    let bot = town.bot(0, 1);
    let (_one, _two) = (town.starts(""), town.starts("0/1"));
    town.has_sessions(2).await;
    bot.without_clocks().await;
    for game in [GameKind::Heckmeck, GameKind::Qwixx] {
        let people = bot.seated(game, 3).await;
        bot.plays_by_buttons(&people).await;
        let stored = town.table(&bot).await;
        assert!(stored.over && replay_of(&stored).is_some());
        nobody_heard_of_trouble(&bot, &people);
    }
    let games = town.store.history(bot.guild.id().get(), Default::default(), 0, 9).await.unwrap();
    assert_eq!(games.len(), 2, "no result is written twice");
}

/// Discord takes its time with an edit of one process, and the other one has something newer to show: it waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_one_publishes_also_if_discord_is_slow() {
    let Some(town) = Town::new("slow_publishing").await else { return };
    let bot = town.bot(0, 1);
    let (_one, _two) = (town.starts(""), town.starts("0/1"));
    town.has_sessions(2).await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let is_white = |bot: &TestBot| bot.board().text().contains("Everyone may cross out");
    for round in 0..5 {
        while !is_white(&bot) {
            bot.moves_by_buttons(&people).await;
            bot.settles().await;
        }
        let board = bot.board();
        town.discord.fails("POST", "/callback", Fault::Slow(Duration::from_millis(1200)), 1);
        let presses = people.iter().enumerate().map(|(number, person)| {
            let board = board.clone();
            async move {
                tokio::time::sleep(Duration::from_millis(100 * number as u64)).await;
                person.clicks_late(&board, "Skip").await
            }
        });
        let answers = futures_util::future::join_all(presses).await;
        assert!(answers.iter().all(Result::is_ok), "{round}: {answers:?}");
        tokio::time::sleep(Duration::from_secs(1)).await;
        bot.settles().await;
        assert!(!is_white(&bot), "{round}: all have chosen: {}", bot.board().text());
    }
    nobody_heard_of_trouble(&bot, &people);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rolling_restart_loses_no_click() {
    let Some(town) = Town::new("rolling").await else { return };
    let bot = town.bot(0, 1);
    let mut old = town.starts("");
    town.has_sessions(1).await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Barbecue, 2).await;
    for overlaps in [true, false, true] {
        bot.moves_by_buttons(&people).await;
        let before = town.table(&bot).await.steps.len();
        bot.moves_by_buttons(&people).await;
        if overlaps {
            let new = town.starts("");
            town.has_sessions(2).await;
            bot.moves_by_buttons(&people).await;
            old.stops().await;
            old = new;
        } else {
            old.stops().await;
            town.has_sessions(0).await;
            old = town.starts("");
        }
        town.has_sessions(1).await;
        assert!(town.table(&bot).await.steps.len() > before);
        bot.moves_by_buttons(&people).await;
    }
    bot.plays_by_buttons(&people).await;
    town.is_whole(&bot).await;
    nobody_heard_of_trouble(&bot, &people);
}

/// Tables of two people, each in a server of its own, whose reminder is due. No process runs.
async fn due_tables(town: &Town, count: usize) -> Vec<TestBot> {
    due_tables_of(town, count).await.into_iter().map(|(bot, _)| bot).collect()
}

/// The same with their people.
async fn due_tables_of(town: &Town, count: usize) -> Vec<(TestBot, [Person; 2])> {
    let process = town.starts("");
    town.has_sessions(1).await;
    let mut bots = Vec::new();
    for _ in 0..count {
        let bot = town.bot(0, 1);
        let [anna, ben] = ["Anna", "Ben"].map(|name| bot.person(name));
        anna.types(&bot.channel, "/play pig pace:relaxed thread:false").await.unwrap();
        ben.clicks(&bot.lobby().await, "Join").await.unwrap();
        let lobby = bot.board();
        anna.clicks(&lobby, "Start").await.unwrap();
        bot.changes_from(&lobby).await;
        bots.push((bot, [anna, ben]));
    }
    // On a quick machine the tables are open before the process has stored for the first time that it is there. Without
    // that, the next one would take the seventeen hours for an outage.
    town.finds("SELECT COUNT(*) FROM settings WHERE scope = 'bot' AND key LIKE 'last-seen%'", 1).await;
    process.stops().await;
    town.has_sessions(0).await;
    // Seventeen hours later: two thirds of a day have passed, and the bot was there all the time.
    let later = "
        UPDATE steps SET at = at - 61200000;
        UPDATE tables SET opened_at = opened_at - 61200000;
        DELETE FROM outages;
        UPDATE settings SET value = CAST(CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT) AS TEXT)
        WHERE scope = 'bot' AND key LIKE 'last-seen%'";
    town.run(later).await;
    bots
}

fn reminders(bot: &TestBot) -> usize {
    bot.messages().iter().filter(|message| message.text().contains("the table is waiting for you")).count()
}

async fn all_are_reminded(bots: &[TestBot]) {
    for _ in 0..1200 {
        if bots.iter().all(|bot| reminders(bot) > 0) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Whoever would send a second one had time to.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(bots.iter().map(reminders).collect::<Vec<_>>(), vec![1; bots.len()]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_one_sends_each_reminder() {
    let Some(town) = Town::new("reminders").await else { return };
    let bots = due_tables(&town, 6).await;
    let (_one, _two) = (town.starts(""), town.starts("0/1"));
    town.has_sessions(2).await;
    all_are_reminded(&bots).await;
}

/// They are told whose turn it is and reminded by direct message: one of them stands in the end, whoever sent it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_processes_one_sends_each_direct_message() {
    let Some(town) = Town::new("direct_messages").await else { return };
    let tables = due_tables_of(&town, 4).await;
    town.run("INSERT INTO settings (scope, key, value) SELECT DISTINCT 'user:' || user_id, 'mentions', 'direct' FROM guests")
        .await;
    let (_one, _two) = (town.starts(""), town.starts("0/1"));
    town.has_sessions(2).await;
    let told = || {
        let people = tables.iter().flat_map(|(_, people)| people);
        let seen = people.flat_map(|person| person.sees(&person.private().unwrap()));
        seen.filter(|message| message.text().contains("the table is waiting for you")).count()
    };
    for _ in 0..1200 {
        if told() == tables.len() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Whoever would send a second one had time to, also when what is owed is looked for again.
    tokio::time::sleep(Duration::from_secs(65)).await;
    let living = tables.iter().map(|(_, people)| {
        let seen = people.iter().flat_map(|person| person.sees(&person.private().unwrap()));
        seen.filter(|message| !message.is_ephemeral()).count()
    });
    assert_eq!(living.collect::<Vec<_>>(), vec![1; tables.len()]);
    assert_eq!(tables.iter().map(|(bot, _)| reminders(bot)).sum::<usize>(), 0, "one notice for one event");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_is_killed_while_it_reminds_leaves_it_to_the_next() {
    let Some(town) = Town::new("killed_reminding").await else { return };
    let bots = due_tables(&town, 4).await;
    // The first process has claimed all reminders, and sends them slowly. Whatever else it posts is slow, too.
    town.discord.fails("POST", "/channels/", Fault::Slow(Duration::from_secs(20)), usize::MAX);
    let mut one = town.starts("");
    town.has_sessions(1).await;
    town.finds("SELECT COUNT(*) FROM notices WHERE claimed_until > 0", 4).await;
    one.dies();
    town.discord.fails_no_more();
    let _two = town.starts("0/1");
    assert_eq!(bots.iter().map(reminders).sum::<usize>(), 0, "it had not sent any");
    all_are_reminded(&bots).await;
}

/// Who is forgotten in one server is forgotten at the tables of the others' processes, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_forgotten_is_forgotten_everywhere() {
    let Some(town) = Town::new("forgotten").await else { return };
    let (near, far) = (town.bot(0, 2), town.bot(1, 2));
    let (_first, _second) = (town.starts("0/2"), town.starts("1/2"));
    town.has_sessions(2).await;
    far.computers_play("at-once").await;
    far.without_clocks().await;
    let there = far.seated(GameKind::Heckmeck, 3).await;
    let leaver = &there[1];
    leaver.joins(&near.guild);
    let asked = leaver.types(&near.channel, "/privacy forget").await.unwrap().message().unwrap();
    leaver.clicks(&asked, &asked.live_buttons()[0]).await.unwrap();
    let id = leaver.id().get();
    assert!(!town.table(&far).await.steps.iter().any(|step| step.text.contains(&id.to_string())));
    let others: Vec<Person> = there.into_iter().filter(|person| person.id().get() != id).collect();
    others[0].types(&far.channel, "/table").await.unwrap();
    // A stand-in thinks for a while at each move, and a busy machine takes its time.
    for _ in 0..6_000 {
        if far.is_over() {
            break;
        }
        let board = far.board();
        match far.on_turn(&others, &board) {
            Some(_) => far.moves_by_buttons(&others).await,
            // A stand-in plays for who is gone.
            None => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    town.is_whole(&far).await;
    assert_eq!(town.store.export(id).await.unwrap(), Default::default(), "nothing is left of them");
}
