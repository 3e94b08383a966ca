//! A server with a channel, the bot in it, and people who play.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::Value;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use stammtisch::bot;
use stammtisch::config::{Config, LogFormat, Token};
use stammtisch::game::Action;
use stammtisch::game::worm_dice::Face;
use stammtisch::games::GameKind;
use stammtisch::playground::{Channel, Guild, Message, Person, Playground, Settings};
use stammtisch::table::Moment;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct House {
    pub(crate) discord: Arc<Playground>,
    pub(crate) guild: Guild,
    pub(crate) channel: Channel,
    watcher: Person,
    config: Config,
    /// Milliseconds that the bot's clock is ahead.
    ahead: Arc<AtomicI64>,
    /// How many times faster than the world's it runs.
    speed: i64,
    began: Moment,
    bot: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    folder: std::path::PathBuf,
}

/// Restarts in quick succession are for the tests, not for Discord.
pub(crate) fn quick() -> Settings {
    Settings { identify_interval: std::time::Duration::ZERO, ..Settings::default() }
}

static HOUSES: AtomicI64 = AtomicI64::new(0);

impl House {
    /// A new house with a new database, the bot running.
    pub(crate) async fn open() -> House {
        House::speaking("en-US").await
    }

    /// The same with a clock that runs twenty times faster, so that computers needn't be waited for.
    pub(crate) async fn hurried() -> House {
        House::built("en-US", 20, quick()).await
    }

    /// The same in a server of this language.
    pub(crate) async fn speaking(locale: &str) -> House {
        House::built(locale, 1, quick()).await
    }

    /// The same at a Discord with settings of its own.
    #[allow(dead_code, reason = "for the scenes of trouble")]
    pub(crate) async fn at(settings: Settings) -> House {
        House::built("en-US", 1, settings).await
    }

    async fn built(locale: &str, speed: i64, settings: Settings) -> House {
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("stammtisch-bot-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let discord = Arc::new(Playground::start_with(settings).await.unwrap());
        assert!(discord.address().ip().is_loopback());
        let guild = discord.guild("Regulars").speaks(locale);
        let database = format!("sqlite://{}", folder.join("tables.db").display());
        let mut house = House { speed, folder, ..House::without_bot(discord, guild, &database) };
        house.start().await;
        house
    }

    /// A server of this playground; its bot is somebody else's business.
    pub(crate) fn without_bot(discord: Arc<Playground>, guild: Guild, database: &str) -> House {
        let channel = guild.channel("games");
        let watcher = guild.person("Watcher");
        let config = Config {
            token: Token(discord.token()),
            database: database.to_owned(),
            api: Some(discord.url()),
            test_server: None,
            shards: None,
            log: tracing::Level::WARN,
            log_format: LogFormat::Human,
            metrics: None,
        };
        House {
            discord,
            guild,
            channel,
            watcher,
            config,
            ahead: Arc::default(),
            speed: 1,
            began: bot::system_clock()(),
            bot: None,
            folder: std::path::PathBuf::new(),
        }
    }

    /// Starts the bot and waits until it is there.
    pub(crate) async fn start(&mut self) {
        let (stop, stopped) = oneshot::channel();
        let (config, ahead, system) = (self.config.clone(), self.ahead.clone(), bot::system_clock());
        let (speed, began) = (self.speed, self.began.0);
        let clock = Arc::new(move || {
            let now = system().0;
            Moment(now + (now - began) * (speed - 1) + ahead.load(Ordering::Relaxed))
        });
        let running = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            bot::run(&config, clock, stopped).await.unwrap();
        });
        self.bot = Some((stop, running));
        self.has_sessions(1).await;
    }

    async fn has_sessions(&self, count: usize) {
        let patience = std::time::Duration::from_secs(20);
        tokio::time::timeout(patience, self.discord.gateway().has_sessions(count)).await.unwrap();
    }

    /// Stops the bot and starts it again.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// Stops the bot, lets something happen, and starts it again.
    pub(crate) async fn restart_after(&mut self, meanwhile: impl FnOnce()) {
        self.stop().await;
        meanwhile();
        self.start().await;
    }

    /// A number that no other was.
    pub(crate) fn number(&self) -> u64 {
        static NUMBERS: AtomicI64 = AtomicI64::new(1 << 40);
        NUMBERS.fetch_add(1, Ordering::Relaxed).cast_unsigned()
    }

    /// Lets time pass for the bot.
    pub(crate) fn passes(&self, seconds: i64) {
        self.ahead.fetch_add(seconds * 1000, Ordering::Relaxed);
    }

    /// Waits until the bot has noted that it left a server.
    pub(crate) async fn left(&self, guild: u64) {
        self.knows(guild, |row| matches!(row, Some(Some(_)))).await;
    }

    /// Waits until the bot has noted that it is in a server again.
    pub(crate) async fn came_back(&self, guild: u64) {
        self.knows(guild, |row| row == Some(None)).await;
    }

    /// Waits until the bot knows nothing of a server any more.
    pub(crate) async fn dropped(&self, guild: u64) {
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
    pub(crate) async fn restart_with_an_older_board(&mut self, board: &Message) {
        self.stop().await;
        let file = self.config.database.trim_start_matches("sqlite://");
        let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        let query = sqlx::query("UPDATE tables SET board_message = $1");
        query.bind(board.id.get().cast_signed()).execute(&mut database).await.unwrap();
        self.start().await;
    }

    async fn stop(&mut self) {
        let (stop, running) = self.bot.take().unwrap();
        stop.send(()).unwrap();
        running.await.unwrap();
        self.has_sessions(0).await;
    }

    pub(crate) async fn close(mut self) {
        self.stop().await;
        std::fs::remove_dir_all(&self.folder).unwrap();
    }

    pub(crate) fn person(&self, name: &str) -> Person {
        self.guild.person(name)
    }

    /// Lets time pass for the bot, until its clock has said something in the channel.
    pub(crate) async fn waits(&self, seconds: i64) {
        let seen = |house: &House| house.messages().iter().map(Message::text).collect::<Vec<_>>();
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
    pub(crate) async fn whisper_to(&self, person: &Person) -> Message {
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
    pub(crate) fn database(&self) -> &str {
        &self.config.database
    }

    /// Everything everybody sees.
    pub(crate) fn messages(&self) -> Vec<Message> {
        self.watcher.sees(&self.channel)
    }

    /// The last message that everybody sees.
    pub(crate) fn board(&self) -> Message {
        self.watcher.sees(&self.channel).last().unwrap().clone()
    }

    /// A game for so many, just begun.
    pub(crate) async fn seated(&self, game: GameKind, seats: u8) -> Vec<Person> {
        let people: Vec<Person> = (1..=seats).map(|number| self.person(&format!("P{number}"))).collect();
        people[0].types(&self.channel, &format!("/play {game}")).await.unwrap();
        for person in &people[1..] {
            person.clicks(&self.board(), "Join").await.unwrap();
        }
        people[0].clicks(&self.board(), "Start").await.unwrap();
        people
    }
}

/// Playing, as somebody would who only reads what is on the board.
impl House {
    /// Whose turn the board says it is.
    pub(crate) fn on_turn<'a>(&self, people: &'a [Person], board: &Message) -> Option<&'a Person> {
        people.iter().find(|person| board.content.contains(&person.mention()))
    }

    /// Waits until it is somebody's turn.
    pub(crate) async fn is_turn_of(&self, person: &Person) {
        for _ in 0..200 {
            if self.board().content.contains(&person.mention()) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("it never was the turn of {}: {}", person.name(), self.board().text());
    }

    pub(crate) fn is_over(&self) -> bool {
        self.board().text().contains("Dice seed revealed")
    }

    /// Plays to the end with buttons and menus only.
    pub(crate) async fn plays_by_buttons(&self, people: &[Person]) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            self.moves_by_buttons(people).await;
        }
        panic!("the game goes on and on");
    }

    /// One move, or everybody's choice in Qwixx.
    pub(crate) async fn moves_by_buttons(&self, people: &[Person]) {
        let board = self.board();
        let person = self.on_turn(people, &board).unwrap_or_else(|| panic!("nobody: {}", board.text()));
        let buttons = board.live_buttons();
        if buttons.iter().any(|label| label == "My hand") {
            self.lays_or_passes(person, &board).await;
        } else if board.text().contains("Everybody may cross") {
            self.all_choose(people, &board).await;
        } else {
            person.clicks(&board, &wanted(&board).label).await.unwrap();
        }
    }

    /// A worm first, then a hen, then that is enough.
    async fn lays_or_passes(&self, person: &Person, board: &Message) {
        let hand = person.clicks(board, "My hand").await.unwrap().message().unwrap();
        assert!(hand.is_ephemeral());
        let before = hand.text();
        let can = |menu: &str| hand.components.iter().any(|row| row["components"][0]["placeholder"] == menu);
        let first = |menu: &str| {
            let row = hand.components.iter().find(|row| row["components"][0]["placeholder"] == menu).unwrap();
            row["components"][0]["options"][0]["label"].as_str().unwrap().to_owned()
        };
        if can("Lay worms") {
            person.selects(&hand, "Lay worms", &[&first("Lay worms")]).await.unwrap();
        } else if can("Lay hens") && before.contains("Nothing lies before you") {
            person.selects(&hand, "Lay hens", &[&first("Lay hens")]).await.unwrap();
        } else {
            let pass = board.live_buttons().into_iter().rfind(|label| label.starts_with("Pass")).unwrap();
            person.clicks(board, &pass).await.unwrap();
        }
    }

    /// Everybody who has to chooses the first row they can.
    pub(crate) async fn all_choose(&self, people: &[Person], board: &Message) {
        for person in people {
            for label in board.live_buttons() {
                let now = self.board();
                if now.id != board.id || !now.text().contains("Everybody may cross") {
                    return;
                }
                if matches!(label.as_str(), "Rules" | "My sheet") {
                    continue;
                }
                let answer = person.clicks_late(board, &label).await.unwrap().message().unwrap();
                if !answer.is_ephemeral() || answer.text().contains("sealed") {
                    break;
                }
            }
        }
    }

    /// Plays to the end with commands only.
    pub(crate) async fn plays_by_commands(&self, people: &[Person]) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            let board = self.board();
            let person = self.on_turn(people, &board).unwrap_or_else(|| panic!("nobody: {}", board.text()));
            if board.text().contains("Everybody may cross") {
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
                let row = row.value.as_str().unwrap();
                let numbers = person.completes(&self.channel, &format!("/cross {row} ")).await.unwrap();
                let number = numbers[0].value.as_i64().unwrap();
                self.types(person, &format!("/cross {row} {number}")).await;
            }
            None => drop(person.types(&self.channel, "/skip").await),
        }
    }
}

/// A move that a board offers.
struct Move {
    label: String,
    action: Action,
}

/// All moves whose buttons are live; other buttons carry no action in their ids.
fn moves(board: &Message) -> Vec<Move> {
    let rows = board.components.iter().filter_map(|row| row["components"].as_array());
    let live = rows.flatten().filter(|part| part["disabled"] != true);
    let offered = |part: &Value| {
        let action = part["custom_id"].as_str()?.splitn(3, ':').nth(2)?.parse().ok()?;
        Some(Move { label: part["label"].as_str()?.to_owned(), action })
    };
    live.filter_map(offered).collect()
}

/// Something in hand first, then rolling, then worms, then whatever there is rather than failing.
fn wanted(board: &Message) -> Move {
    let worth = |offered: &Move| match offered.action {
        Action::Stop if !offered.label.contains("fail") => 4,
        Action::Roll => 3,
        Action::Keep(Face::Worm) => 2,
        Action::Stop => 0,
        _ => 1,
    };
    let moves = moves(board);
    moves.into_iter().max_by_key(worth).unwrap_or_else(|| panic!("nothing to do: {}", board.text()))
}
