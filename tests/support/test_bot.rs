//! The bot in this process, in a server of the playground, with people who play.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use discord_playground::{Channel, Guild, Message, Options, Permissions, Person, Playground};
use serde_json::Value;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use stammtisch::bot;
use stammtisch::config::{Config, LogFormat, Token};
use stammtisch::game::Action;
use stammtisch::game::cards::CardKind;
use stammtisch::game::worm_dice::Face;
use stammtisch::games::GameKind;
use stammtisch::picture::ButtonIcon;
use stammtisch::table::{Moment, Pause};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

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
    began: Moment,
    bot: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    folder: std::path::PathBuf,
}

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
        let bot = TestBot::built("en-US", 20, quick()).await;
        bot.computers_play("at-once").await;
        bot
    }

    /// The same in a server of this language.
    pub async fn speaking(locale: &str) -> TestBot {
        TestBot::built(locale, 1, quick()).await
    }

    /// The same at a Discord with settings of its own.
    pub async fn at(settings: Options) -> TestBot {
        TestBot::built("en-US", 1, settings).await
    }

    /// The same with a clock that stands still but for [`TestBot::passes_ms`], and with slips ignored as usual.
    pub async fn stopped() -> TestBot {
        let mut this = TestBot::built("en-US", 0, quick()).await;
        this.config.echo = Config::DEFAULT_ECHO;
        this.restart().await;
        this
    }

    async fn built(locale: &str, speed: i64, settings: Options) -> TestBot {
        if std::env::var_os("RUST_LOG").is_some() {
            let filter = tracing_subscriber::EnvFilter::from_default_env();
            let _ = tracing_subscriber::fmt().with_env_filter(filter).with_test_writer().try_init();
        }
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("stammtisch-bot-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let is_limited = settings.requests_per_second.is_some();
        let discord = Arc::new(Playground::start_with(settings).await.unwrap());
        assert!(discord.address().ip().is_loopback());
        let guild = discord.guild("Regulars").speaks(locale);
        let database = format!("sqlite://{}", folder.join("tables.db").display());
        let mut this = TestBot { speed, folder, ..TestBot::without_bot(discord, guild, &database) };
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
            began: bot::system_clock()(),
            bot: None,
            folder: std::path::PathBuf::new(),
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
        let running = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            bot::run_with(&config, clock, jumps, stopped).await.unwrap();
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

    /// Waits until the bot has noted that it is in a server again.
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
        let mut seen = 0;
        while seen != self.discord.requests().len() {
            seen = self.discord.requests().len();
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
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

    async fn settles_on(&self, setting: &str) {
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
        people[0].types(&self.channel, &format!("/play {game}")).await.unwrap();
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

/// Playing, as somebody would who only reads what is on the board.
impl TestBot {
    /// Whose turn the board says it is.
    pub fn on_turn<'a>(&self, people: &'a [Person], board: &Message) -> Option<&'a Person> {
        people.iter().find(|person| board.content.contains(&person.mention()))
    }

    /// Waits until it is somebody's turn.
    pub async fn is_turn_of(&self, person: &Person) {
        for _ in 0..200 {
            if self.board().content.contains(&person.mention()) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("it never was the turn of {}: {}", person.name(), self.board().text());
    }

    /// Waits until it is somebody's turn, or the game is over.
    pub async fn is_turn_or_over(&self, person: &Person) {
        if !self.is_over() {
            self.is_turn_of(person).await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.board().text().contains("🏆")
    }

    /// Plays to the end with buttons and menus only.
    pub async fn plays_by_buttons(&self, people: &[Person]) {
        let (mut stuck, mut last) = (0, self.board());
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            self.moves_by_buttons(people).await;
            let now = self.board();
            let is_same = now.id == last.id && now.text() == last.text();
            stuck = if is_same { stuck + 1 } else { 0 };
            assert!(stuck < 30, "nothing moves any more: {}", now.text());
            last = now;
        }
        panic!("the game goes on and on");
    }

    /// One move, or everybody's choice in Qwixx.
    pub async fn moves_by_buttons(&self, people: &[Person]) {
        let board = self.board();
        let Some(person) = self.on_turn(people, &board) else { return self.moves_on(&board).await };
        let buttons = board.live_buttons();
        if buttons.iter().any(|label| label == "My hand") {
            self.lays_or_passes(person, &board).await;
        } else if board.text().contains("Everyone may cross out") {
            self.all_choose(people, &board).await;
        } else {
            let _ = self.clicks_late(person, &board, &wanted(&board).label).await;
        }
    }

    /// A worm first, then a hen, then that is enough.
    async fn lays_or_passes(&self, person: &Person, board: &Message) {
        let hand = person.clicks(board, "My hand").await.unwrap().message().unwrap();
        assert!(hand.is_ephemeral());
        let has_laid = !hand.text().contains("You haven't laid anything yet");
        let lays = moves(&hand).into_iter().filter_map(|offered| match offered.action {
            Action::Lay(lay) => Some((lay.kind() == CardKind::Worm, offered.label)),
            _ => None,
        });
        match lays.max_by_key(|(is_worm, _)| *is_worm).filter(|(is_worm, _)| *is_worm || !has_laid) {
            Some((_, label)) => drop(person.clicks(&hand, &label).await.unwrap()),
            None => {
                let pass = board.live_buttons().into_iter().rfind(|label| label.starts_with("Pass")).unwrap();
                person.clicks(board, &pass).await.unwrap();
                self.says_yes(person).await;
            }
        }
        // The panel is answered at once, and the board follows.
        self.moves_on(board).await;
    }

    /// If the board asks whether somebody is sure, they are.
    async fn says_yes(&self, person: &Person) {
        const YES: &str = "Yes, all the same";
        let board = self.board();
        if board.live_buttons().iter().any(|label| label == YES) {
            person.clicks(&board, YES).await.unwrap();
        }
    }

    /// Somebody types a command that asks whether they really want to go, and they do.
    pub async fn goes(&self, person: &Person, command: &str) {
        let question = person.types(&self.channel, command).await.unwrap().message().unwrap();
        assert!(question.is_ephemeral(), "{}", question.text());
        let yes = question.live_buttons().pop().unwrap();
        person.clicks(&question, &yes).await.unwrap();
        self.settles().await;
    }

    /// Everybody who has to chooses the first row they can.
    pub async fn all_choose(&self, people: &[Person], board: &Message) {
        for person in people {
            for Move { label, .. } in moves(board) {
                let now = self.board();
                if now.id != board.id || !now.text().contains("Everyone may cross out") {
                    return;
                }
                // A click that finds a board on its way is answered at once, and the next board shows what it did.
                let Some(answer) = self.clicks_late(person, board, &label).await else { break };
                if !answer.is_ephemeral() || answer.text().contains("already chosen") {
                    break;
                }
            }
        }
    }

    /// Clicks on a board that may have changed, or gone, since it was looked at. The message that answers, if one does.
    async fn clicks_late(&self, person: &Person, board: &Message, label: &str) -> Option<Message> {
        match person.clicks_late(board, label).await {
            Ok(answer) => answer.message().ok(),
            Err(_) if self.board().id != board.id => None,
            Err(mishap) => panic!("{label}: {mishap}"),
        }
    }

    /// Plays to the end with commands only.
    pub async fn plays_by_commands(&self, people: &[Person]) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            let board = self.board();
            let Some(person) = self.on_turn(people, &board) else {
                self.moves_on(&board).await;
                continue;
            };
            if board.text().contains("Everyone may cross out") {
                for person in people {
                    self.crosses_or_skips(person).await;
                }
            } else if board.live_buttons().iter().any(|label| label == "My hand") {
                self.types_cards(person).await;
            } else {
                match wanted(&board).action {
                    Action::Roll => self.types(person, "/roll").await,
                    Action::Stop => self.types(person, "/stop").await,
                    Action::StopGrill => self.types(person, "/stop grill:true").await,
                    Action::Cross { .. } | Action::Skip => self.crosses_or_skips(person).await,
                    _ => {
                        let faces = person.completes(&self.channel, "/keep ").await.unwrap();
                        let face = faces.last().unwrap().value.as_str().unwrap().to_owned();
                        self.types(person, &format!("/keep {face}")).await;
                    }
                }
            }
        }
        panic!("the game goes on and on");
    }

    async fn types(&self, person: &Person, command: &str) {
        person.types(&self.channel, command).await.unwrap_or_else(|mishap| panic!("{command}: {mishap}"));
    }

    async fn types_cards(&self, person: &Person) {
        let cards = person.completes(&self.channel, "/lay ").await.unwrap();
        let worm = cards.iter().find(|card| card.value.as_str().unwrap().starts_with("worm"));
        match worm {
            Some(worm) => self.types(person, &format!("/lay {}", worm.value.as_str().unwrap())).await,
            None => self.types(person, "/pass").await,
        }
    }

    async fn crosses_or_skips(&self, person: &Person) {
        let rows = person.completes(&self.channel, "/cross ").await.unwrap();
        match rows.first() {
            Some(row) => {
                let (row, number) = row.value.as_str().unwrap().split_once(' ').unwrap();
                let numbers = person.completes(&self.channel, &format!("/cross {row} ")).await.unwrap();
                assert!(
                    numbers.iter().any(|choice| choice.value.as_i64() == number.parse().ok()),
                    "{numbers:?}"
                );
                self.types(person, &format!("/cross {row} {number}")).await;
            }
            None => drop(person.types(&self.channel, "/skip").await),
        }
    }
}

/// A move that a board offers.
pub struct Move {
    pub label: String,
    pub action: Action,
}

/// All moves whose buttons are live, on a board or a panel; other buttons carry no action in their ids.
pub fn moves(board: &Message) -> Vec<Move> {
    let rows = board.components.iter().filter_map(|row| row["components"].as_array());
    let live = rows.flatten().filter(|part| part["disabled"] != true);
    let offered = |part: &Value| {
        let what = part["custom_id"].as_str()?.splitn(3, ':').nth(2)?;
        let action = what.strip_prefix("my ").unwrap_or(what).parse().ok()?;
        Some(Move { label: part["label"].as_str()?.to_owned(), action })
    };
    live.filter_map(offered).collect()
}

/// Something in hand first, then rolling, then worms, then whatever there is rather than failing.
fn wanted(board: &Message) -> Move {
    let worth = |offered: &Move| match offered.action {
        Action::Stop if !offered.label.contains("bust") => 4,
        Action::Roll => 3,
        Action::Keep(Face::Worm) => 2,
        Action::Stop => 0,
        _ => 1,
    };
    let moves = moves(board);
    moves.into_iter().max_by_key(worth).unwrap_or_else(|| panic!("nothing to do: {}", board.text()))
}
