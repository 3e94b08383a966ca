//! A bot, its playground, and the tables its users play at.

use std::path::{Path, PathBuf};
use std::time::Duration;

use discord_playground::{Guild, Options, Permissions, Playground};
use stammtisch::games::GameKind;
use tokio::task::JoinSet;

use super::program::Program;
use super::table::{Echoing, Playing, Reading, Table};

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contender {
    EchoText,
    Rules,
    Echo,
    Text,
    Picture,
}

impl Contender {
    /// The baseline is in the middle of the order.
    pub(crate) const ALL: [Contender; 5] =
        [Contender::EchoText, Contender::Rules, Contender::Echo, Contender::Text, Contender::Picture];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Contender::EchoText => "echo, an embed",
            Contender::Rules => "a look at the rules",
            Contender::Text => "a move, in words",
            Contender::Echo => "echo, 20 kB",
            Contender::Picture => "a move, drawn",
        }
    }
}

/// Tables per server; the bot's limit is fifty.
const PER_SERVER: usize = 40;

pub(crate) struct Setup {
    pub(crate) who: Contender,
    pub(crate) bot: Program,
    pub(crate) tables: Vec<Table>,
    games: Vec<GameKind>,
    discord: Playground,
    guild: Option<Guild>,
}

impl Setup {
    pub(crate) async fn open(who: Contender) -> Setup {
        let discord = playground().await;
        let bot = match who {
            Contender::EchoText | Contender::Echo => Program::echo(&discord).await,
            Contender::Rules | Contender::Text | Contender::Picture => {
                Program::stammtisch(&discord, &folder(who.name())).await
            }
        };
        Setup { who, bot, tables: Vec::new(), games: GAMES.to_vec(), discord, guild: None }
    }

    /// The same on a playground and with a database that are there already.
    pub(crate) async fn on(discord: Playground, folder: &Path, who: Contender) -> Setup {
        let bot = Program::stammtisch(&discord, folder).await;
        Setup { who, bot, tables: Vec::new(), games: GAMES.to_vec(), discord, guild: None }
    }

    /// The same with an earlier program.
    pub(crate) async fn before(who: Contender, program: &Path) -> Setup {
        let discord = playground().await;
        let bot = Program::of(program, &discord, &folder(&format!("{}, before", who.name()))).await;
        Setup { who, bot, tables: Vec::new(), games: GAMES.to_vec(), discord, guild: None }
    }

    /// The same with tables of one game only.
    pub(crate) fn with(self, game: GameKind) -> Setup {
        Setup { games: vec![game], ..self }
    }

    /// Opens tables until there are this many.
    pub(crate) async fn fill(&mut self, tables: usize) {
        while self.tables.len() < tables {
            let number = self.tables.len();
            if number.is_multiple_of(PER_SERVER) {
                self.guild = Some(self.server(number).await);
            }
            let guild = self.guild.as_ref().unwrap();
            let channel = guild.channel(&format!("table-{number}"));
            let people = ["Anna", "Ben"].map(|name| guild.person(&format!("{name} {number}")));
            let table = match self.who {
                Contender::EchoText => Table::Echo(Echoing::open(channel, people, super::echo::TEXT).await),
                Contender::Echo => Table::Echo(Echoing::open(channel, people, super::echo::PICTURE).await),
                Contender::Rules => {
                    Table::Rules(Reading::open(channel, people, self.games[number % self.games.len()]).await)
                }
                Contender::Text | Contender::Picture => Table::Game(
                    Playing::open(channel, people, self.games[number % self.games.len()], number as u64)
                        .await,
                ),
            };
            self.tables.push(table);
        }
        self.begin().await;
    }

    async fn server(&self, number: usize) -> Guild {
        let guild = self.discord.guild(&format!("Server {number}"));
        if matches!(self.who, Contender::Rules | Contender::Text) {
            let channel = guild.channel("settings");
            let manager = guild.person("Manager");
            manager.may(&guild, Permissions::MANAGE_GUILD);
            manager.types(&channel, "/settings text-only:true").await.unwrap();
        }
        guild
    }

    /// Starts all games and plays some moves, so that the games are at different stages.
    async fn begin(&mut self) {
        let tables = self.tables.drain(..).enumerate().map(|(number, mut table)| async move {
            for _ in 0..3 + number % 7 {
                table.act().await.unwrap();
            }
            (number, table)
        });
        let mut tables = tables.collect::<JoinSet<_>>().join_all().await;
        tables.sort_by_key(|(number, _)| *number);
        self.tables = tables.into_iter().map(|(_, table)| table).collect();
        self.bot.wait_until_idle().await;
    }
}

/// Replies that are too late for Discord are counted, not dropped; and tables play faster than people do.
pub(crate) async fn playground() -> Playground {
    let options = Options {
        response_deadline: Duration::from_secs(60),
        limits_follow_ups: false,
        ..Options::default()
    };
    Playground::start_with(options).await.unwrap()
}

/// The four that every version of the program knows.
pub(crate) const GAMES: [GameKind; 4] =
    [GameKind::Heckmeck, GameKind::Barbecue, GameKind::Karteneck, GameKind::Qwixx];

/// An empty folder for a database.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-bot").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Gives a bot time to finish its startup.
pub(crate) async fn wait_until_started(bot: &Program) {
    tokio::time::sleep(Duration::from_secs(1)).await;
    bot.wait_until_idle().await;
}
