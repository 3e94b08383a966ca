//! The bot in this process, in a server of the playground, with people who play.

mod playing;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use discord_playground::{Channel, Guild, Message, Options, Permissions, Person, Playground};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use stammtisch::bot;
use stammtisch::config::{Config, LogFormat, Token};
use stammtisch::games::GameKind;
use stammtisch::picture::ButtonIcon;
use stammtisch::table::{Moment, Pause};
use tokio::sync::{Semaphore, SemaphorePermit, oneshot};
use tokio::task::JoinHandle;

pub use self::playing::{Move, moves};
use crate::seed::{seed, seed_or, table_seed};
use crate::test_process::lobby;

/// The bot in this process, in a server with one channel.
pub struct TestBot {
    pub discord: Arc<Playground>,
    pub guild: Guild,
    pub channel: Channel,
    watcher: Person,
    config: Config,
    /// Milliseconds that the bot's clock is ahead.
    ahead: Arc<AtomicI64>,
    /// Milliseconds that its clock is about to jump ahead.
    jump: Arc<AtomicI64>,
    /// The file whose code panics next, if a mistake is planted there.
    mistake: Arc<Mutex<Option<&'static str>>>,
    /// How many times faster than the world's it runs.
    speed: i64,
    /// From which the seeds of all tables follow, and how many were drawn.
    seed: u64,
    drawn: Arc<AtomicU64>,
    began: Moment,
    bot: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    folder: std::path::PathBuf,
    /// Its place among those that run at once.
    _place: Option<SemaphorePermit<'static>>,
}

/// How many bots run at once, however many scenes do and however many games one of them plays: a bot that waits for a core
/// too long is late, and Discord doesn't forgive that. They compute for a fifth of their time.
static PLACES: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(3 * crate::cores::cores()));

/// Restarts in quick succession, and boards that follow each other faster than people play, are for the tests. Nobody's
/// time runs out before Discord has answered a heartbeat, so those are quick, too.
pub fn quick() -> Options {
    let heartbeat_interval = std::time::Duration::from_secs(2);
    let identify_interval = std::time::Duration::ZERO;
    Options { heartbeat_interval, identify_interval, limits_follow_ups: false, ..Options::default() }
}

fn panic_if_planted(mistake: &Mutex<Option<&'static str>>) {
    let Some(file) = *mistake.lock().unwrap() else { return };
    let callers = std::backtrace::Backtrace::force_capture().to_string();
    // The names of async functions are not in it, but where they are is.
    if callers.contains(file) && mistake.lock().unwrap().take().is_some() {
        panic!("a planted mistake");
    }
}

static COUNT: AtomicI64 = AtomicI64::new(0);

impl TestBot {
    /// A server with a channel and a new database, and the bot running in it.
    pub async fn open() -> TestBot {
        TestBot::speaking("en-US").await
    }

    /// The same with a clock that runs twenty times faster, and computers that play at once: they needn't be waited for.
    pub async fn hurried() -> TestBot {
        let bot = TestBot::built("en-US", 20, quick(), seed()).await;
        bot.computers_play("at-once").await;
        bot
    }

    /// The same in a server of this language.
    pub async fn speaking(locale: &str) -> TestBot {
        TestBot::built(locale, 1, quick(), seed()).await
    }

    /// The same at a Discord with settings of its own.
    pub async fn at(settings: Options) -> TestBot {
        TestBot::built("en-US", 1, settings, seed()).await
    }

    /// The same with dice that fall the same way each time, unless `SEED` gives others.
    pub async fn seeded(usual: u64) -> TestBot {
        TestBot::built("en-US", 1, quick(), seed_or(usual)).await
    }

    /// The same with a clock that stands still but for [`TestBot::passes_ms`], and with slips ignored as usual.
    pub async fn stopped() -> TestBot {
        let mut this = TestBot::built("en-US", 0, quick(), seed()).await;
        this.config.echo = Config::DEFAULT_ECHO;
        this.restart().await;
        this
    }

    async fn built(locale: &str, speed: i64, settings: Options, seed: u64) -> TestBot {
        if std::env::var_os("RUST_LOG").is_some() {
            let filter = tracing_subscriber::EnvFilter::from_default_env();
            let _ = tracing_subscriber::fmt().with_env_filter(filter).with_test_writer().try_init();
        }
        let place = PLACES.acquire().await.unwrap();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("stammtisch-bot-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let is_limited = settings.requests_per_second.is_some();
        let discord = Arc::new(Playground::start_with(settings).await.unwrap());
        assert!(discord.address().ip().is_loopback());
        let guild = discord.guild("Regulars").speaks(locale);
        let database = format!("sqlite://{}", folder.join("tables.db").display());
        let without_bot = TestBot::without_bot(discord, guild, &database);
        let mut this = TestBot { speed, seed, folder, _place: Some(place), ..without_bot };
        if is_limited {
            this.config.rate = Config::DEFAULT_RATE;
        }
        this.start().await;
        this
    }

    /// A server of this playground; its bot is somebody else's business.
    pub fn without_bot(discord: Arc<Playground>, guild: Guild, database: &str) -> TestBot {
        let channel = guild.channel("games");
        let watcher = guild.person("Watcher");
        let config = Config {
            token: Token(discord.token()),
            database: database.to_owned(),
            backup_dir: None,
            api: Some(discord.url()),
            // Most scenes play faster than people.
            rate: 10_000,
            echo: Duration::ZERO,
            test_server: None,
            allowed_servers: None,
            contact: None,
            owners: BTreeSet::new(),
            shards: None,
            log: tracing::Level::WARN,
            log_format: LogFormat::Human,
            metrics: None,
        };
        TestBot {
            discord,
            guild,
            channel,
            watcher,
            config,
            ahead: Arc::default(),
            jump: Arc::default(),
            mistake: Arc::default(),
            speed: 1,
            seed: 0,
            drawn: Arc::default(),
            began: bot::system_clock()(),
            bot: None,
            folder: std::path::PathBuf::new(),
            _place: None,
        }
    }

    /// Starts the bot and waits until it is there, with its icons: scenes that count requests begin later.
    pub async fn start(&mut self) {
        self.start_without_icons().await;
        let has_icons = || self.discord.emojis().len() >= ButtonIcon::ALL.len();
        crate::until("the icons are uploaded", has_icons).await;
    }

    /// The same where it can't upload icons.
    pub async fn start_without_icons(&mut self) {
        self.start_in_vain();
        self.has_sessions(1).await;
    }

    /// Starts the bot where Discord doesn't let it in.
    pub fn start_in_vain(&mut self) {
        let (stop, stopped) = oneshot::channel();
        let (config, ahead, system) = (self.config.clone(), self.ahead.clone(), bot::system_clock());
        let (speed, began) = (self.speed, self.began.0);
        let mistake = self.mistake.clone();
        let (offset, jump) = (ahead.clone(), self.jump.clone());
        let clock = Arc::new(move || {
            panic_if_planted(&mistake);
            let now = system().0;
            Moment(now + (now - began) * (speed - 1) + offset.load(Ordering::Relaxed))
        });
        let wall_clock = clock.clone();
        let jumps = Arc::new(move || {
            let jump = Some(jump.swap(0, Ordering::Relaxed)).filter(|jump| *jump > 0)?;
            let from = wall_clock();
            ahead.fetch_add(jump, Ordering::Relaxed);
            Some(Pause { from, to: wall_clock() })
        });
        let (seed, drawn) = (self.seed, self.drawn.clone());
        let draw_seed = Arc::new(move || Ok(table_seed(seed, drawn.fetch_add(1, Ordering::Relaxed))));
        let running = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            bot::run_with(&config, clock, jumps, draw_seed, stopped).await.unwrap();
        });
        self.bot = Some((stop, running));
    }

    async fn has_sessions(&self, count: usize) {
        let patience = std::time::Duration::from_secs(20);
        tokio::time::timeout(patience, self.discord.gateway().has_sessions(count)).await.unwrap();
    }

    /// Stops the bot and starts it again.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// Starts it again as a bot that serves only these servers.
    pub async fn restart_serving(&mut self, servers: &[u64]) {
        self.config.allowed_servers = Some(servers.iter().copied().collect());
        self.restart().await;
    }

    /// Starts it again with an address for rights holders.
    pub async fn restart_with_contact(&mut self, contact: &str) {
        self.config.contact = Some(contact.to_owned());
        self.restart().await;
    }

    /// Starts it again as a bot that this person runs.
    pub async fn restart_owned_by(&mut self, owner: &Person) {
        self.config.owners = BTreeSet::from([owner.id().get()]);
        self.restart().await;
    }

    /// Stops the bot, lets something happen, and starts it again.
    pub async fn restart_after(&mut self, meanwhile: impl FnOnce()) {
        self.stop().await;
        meanwhile();
        self.start().await;
    }

    /// Stops the bot, lets time pass, and starts it again.
    pub async fn stops_for(&mut self, seconds: i64) {
        self.stop().await;
        self.passes(seconds);
        self.start().await;
    }

    /// The seed from which the dice of all tables follow, and the choices of computers. For a scene's own luck, too: then
    /// one number repeats everything.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// A number that no other was.
    pub fn number(&self) -> u64 {
        static NUMBERS: AtomicI64 = AtomicI64::new(1 << 40);
        NUMBERS.fetch_add(1, Ordering::Relaxed).cast_unsigned()
    }

    /// Plants a mistake: the next time that the code of this file asks for the time, it panics.
    pub fn panics_in(&self, file: &'static str) {
        *self.mistake.lock().unwrap() = Some(file);
    }

    /// Waits until it has.
    pub async fn has_panicked(&self) {
        for _ in 0..300 {
            if self.mistake.lock().unwrap().is_none() {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("the bot was never there");
    }

    /// Lets time pass for the bot.
    pub fn passes(&self, seconds: i64) {
        self.ahead.fetch_add(seconds * 1000, Ordering::Relaxed);
    }

    /// The machine sleeps, or somebody sets its clock, while the bot runs.
    pub async fn clock_jumps(&self, seconds: i64) {
        self.jump.store(seconds * 1000, Ordering::Relaxed);
        while self.jump.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lets milliseconds pass for the bot.
    pub fn passes_ms(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// Waits until the bot has noted that it left a server.
    pub async fn left(&self, guild: u64) {
        self.knows(guild, |row| matches!(row, Some(Some(_)))).await;
    }

    /// Waits until the bot has noted that it is in a server, or there again.
    pub async fn came_back(&self, guild: u64) {
        self.knows(guild, |row| row == Some(None)).await;
    }

    /// Waits until the bot knows nothing of a server any more.
    pub async fn dropped(&self, guild: u64) {
        self.knows(guild, |row| row.is_none()).await;
    }

    async fn knows(&self, guild: u64, wanted: impl Fn(Option<Option<i64>>) -> bool) {
        let file = self.config.database.trim_start_matches("sqlite://");
        let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        for _ in 0..200 {
            let query = sqlx::query_scalar("SELECT left_at FROM servers WHERE guild = $1");
            if wanted(query.bind(guild.cast_signed()).fetch_optional(&mut database).await.unwrap()) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the bot has not heard of it");
    }

    /// Stops the bot, and starts it with the board before as the last one it knows of: it was killed in between.
    pub async fn restart_with_an_older_board(&mut self, board: &Message) {
        self.stop().await;
        let file = self.config.database.trim_start_matches("sqlite://");
        let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        let query = sqlx::query("UPDATE tables SET board_message = $1");
        query.bind(board.id.get().cast_signed()).execute(&mut database).await.unwrap();
        self.start().await;
    }

    /// Stops the bot, carries out a statement in its database, and starts it again.
    pub async fn restart_with(&mut self, statement: &'static str) {
        self.stop().await;
        let file = self.config.database.trim_start_matches("sqlite://");
        let options = SqliteConnectOptions::new().filename(file).foreign_keys(false);
        let mut database = options.connect().await.unwrap();
        sqlx::raw_sql(statement).execute(&mut database).await.unwrap();
        self.start().await;
    }

    pub async fn stop(&mut self) {
        let (stop, running) = self.bot.take().unwrap();
        stop.send(()).unwrap();
        running.await.unwrap();
        self.has_sessions(0).await;
    }

    pub async fn close(mut self) {
        self.stop().await;
        std::fs::remove_dir_all(&self.folder).unwrap();
    }

    pub fn person(&self, name: &str) -> Person {
        self.guild.person(name)
    }

    /// Lets time pass for the bot, until its clock has said something in the channel.
    pub async fn waits(&self, seconds: i64) {
        self.settles().await;
        let seen = |bot: &TestBot| bot.messages().iter().map(Message::text).collect::<Vec<_>>();
        let before = seen(self);
        self.ahead.fetch_add(seconds * 1000, Ordering::Relaxed);
        for _ in 0..100 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            if seen(self) != before {
                // An old board shrinks a moment after the new one is there.
                return tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        }
        panic!("the clock had nothing to say");
    }

    /// The last private word to somebody, waited for.
    pub async fn whisper_to(&self, person: &Person) -> Message {
        for _ in 0..100 {
            let seen = person.sees(&self.channel);
            if let Some(message) =
                seen.into_iter().rfind(|message| message.is_ephemeral() && !message.is_loading())
            {
                return message;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("nothing was said to {}", person.name());
    }

    /// Where the bot keeps its tables.
    pub fn database(&self) -> &str {
        &self.config.database
    }

    /// Waits until the bot has sent what it has to send: an old board shrinks a moment after the new one is there.
    pub async fn settles(&self) {
        const QUIET: Duration = Duration::from_millis(100);
        let (mut seen, mut patience, mut is_late) = (0, 20_i32, false);
        while seen != self.discord.requests().len() || is_late && patience > 0 {
            (seen, patience) = (self.discord.requests().len(), patience - 1);
            let began = Instant::now();
            tokio::time::sleep(QUIET).await;
            // Where a pause takes too long the cores are busy, and the bot may not have had one.
            is_late = began.elapsed() > QUIET * 3 / 2;
        }
    }

    /// Waits until the board is another one than before, or shows something else: a click may be answered before the
    /// board follows.
    pub async fn moves_on(&self, before: &Message) {
        for _ in 0..400 {
            let now = self.board();
            if now.id != before.id || now.text() != before.text() {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    /// Waits until the board has changed, for as long as a retry may take.
    pub async fn changes_from(&self, before: &Message) {
        for _ in 0..100 {
            if self.board().id != before.id || self.board().text() != before.text() {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("the board stays as it is: {}", before.text());
    }

    /// Everything everybody sees.
    pub fn messages(&self) -> Vec<Message> {
        let seen = self.watcher.sees(&self.channel).into_iter();
        seen.filter(|message| !message.is_ephemeral()).collect()
    }

    /// The last message that everybody sees.
    pub fn board(&self) -> Message {
        self.messages().pop().unwrap()
    }

    /// Tables of this server have no clock from now on. In a long scene, or on a slow machine, it would act by itself.
    pub async fn without_clocks(&self) {
        self.settles_on("pace:none").await;
    }

    /// How fast computers play in this server from now on: `calm`, `brisk` or `at-once`.
    pub async fn computers_play(&self, pace: &str) {
        self.settles_on(&format!("computers:{pace}")).await;
    }

    /// Somebody who manages the server sets this.
    pub async fn settles_on(&self, setting: &str) {
        let manager = self.person("Manager");
        manager.may(&self.guild, Permissions::MANAGE_GUILD);
        manager.types(&self.channel, &format!("/settings {setting}")).await.unwrap();
    }

    /// The lobby of a table that has just been opened. The answer is the commitment, and the lobby follows it.
    pub async fn lobby(&self) -> Message {
        lobby(&self.watcher, &self.channel).await
    }

    /// What somebody finds under *More* at the table.
    pub async fn more(&self, person: &Person) -> Message {
        person.clicks(&self.board(), "More").await.unwrap().message().unwrap()
    }

    /// A game for so many, just begun.
    pub async fn seated(&self, game: GameKind, seats: u8) -> Vec<Person> {
        let people: Vec<Person> = (1..=seats).map(|number| self.person(&format!("P{number}"))).collect();
        self.begins(game, &people).await;
        people
    }

    /// These people open a table and start.
    pub async fn begins(&self, game: GameKind, people: &[Person]) {
        people[0].types(&self.channel, &format!("/play {game} thread:false")).await.unwrap();
        self.lobby().await;
        for person in &people[1..] {
            person.clicks(&self.board(), "Join").await.unwrap();
        }
        let lobby = self.board();
        people[0].clicks(&lobby, "Start").await.unwrap();
        self.moves_on(&lobby).await;
        self.settles().await;
    }

    /// The scene moves to another place, with somebody who is there.
    #[must_use]
    pub fn goes_to(mut self, channel: Channel, watcher: &Person) -> TestBot {
        self.moves_to(channel, watcher);
        self
    }

    /// The same for a scene in several places.
    pub fn moves_to(&mut self, channel: Channel, watcher: &Person) {
        (self.channel, self.watcher) = (channel, watcher.clone());
    }
}
