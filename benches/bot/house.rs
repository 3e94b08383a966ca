//! A bot, the playground it is on, and the tables its people play at.

use std::path::{Path, PathBuf};
use std::time::Duration;

use stammtisch::games::GameKind;
use stammtisch::playground::{Guild, Permissions, Playground, Settings};
use tokio::task::JoinSet;

use super::program::Program;
use super::table::{Echoing, Playing, Reading, Table};

/// Who is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    EchoText,
    Rules,
    Echo,
    Text,
    Picture,
}

impl Who {
    /// What all are measured by is in their midst.
    pub(crate) const ALL: [Who; 5] = [Who::EchoText, Who::Rules, Who::Echo, Who::Text, Who::Picture];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Who::EchoText => "echo, an embed",
            Who::Rules => "a look at the rules",
            Who::Text => "a move, in words",
            Who::Echo => "echo, 20 kB",
            Who::Picture => "a move, drawn",
        }
    }
}

/// How many tables a server has; the bot would allow fifty.
const PER_SERVER: usize = 40;

pub(crate) struct House {
    pub(crate) who: Who,
    pub(crate) bot: Program,
    pub(crate) tables: Vec<Table>,
    discord: Playground,
    guild: Option<Guild>,
}

impl House {
    pub(crate) async fn open(who: Who) -> House {
        // Whatever takes longer than Discord would wait is counted, not given up.
        let settings = Settings { deadline: Duration::from_secs(60), ..Settings::default() };
        let discord = Playground::start_with(settings).await.unwrap();
        let bot = match who {
            Who::EchoText | Who::Echo => Program::echo(&discord).await,
            Who::Rules | Who::Text | Who::Picture => Program::stammtisch(&discord, &folder(who.name())).await,
        };
        House { who, bot, tables: Vec::new(), discord, guild: None }
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
                Who::EchoText => Table::Echo(Echoing::open(channel, people, super::echo::TEXT).await),
                Who::Echo => Table::Echo(Echoing::open(channel, people, super::echo::PICTURE).await),
                Who::Rules => Table::Rules(Reading::open(channel, people, game_of(number)).await),
                Who::Text | Who::Picture => {
                    Table::Game(Playing::open(channel, people, game_of(number), number as u64).await)
                }
            };
            self.tables.push(table);
        }
        self.begin().await;
    }

    async fn server(&self, number: usize) -> Guild {
        let guild = self.discord.guild(&format!("Server {number}"));
        if matches!(self.who, Who::Rules | Who::Text) {
            let channel = guild.channel("settings");
            let manager = guild.person("Manager");
            manager.may(&guild, Permissions::MANAGE_GUILD);
            manager.types(&channel, "/settings text-only:true").await.unwrap();
        }
        guild
    }

    /// Everybody sits down and takes some moves, so that games are somewhere in their course.
    async fn begin(&mut self) {
        let tables = self.tables.drain(..).enumerate().map(|(number, mut table)| async move {
            for _ in 0..3 + number % 7 {
                table.acts().await.unwrap();
            }
            (number, table)
        });
        let mut tables = tables.collect::<JoinSet<_>>().join_all().await;
        tables.sort_by_key(|(number, _)| *number);
        self.tables = tables.into_iter().map(|(_, table)| table).collect();
        self.bot.rests().await;
    }
}

fn game_of(number: usize) -> GameKind {
    GameKind::ALL[number % GameKind::ALL.len()]
}

/// An empty folder for a file of tables.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-bot").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Gives a bot a moment to take up what it has been told.
pub(crate) async fn settle(bot: &Program) {
    tokio::time::sleep(Duration::from_secs(1)).await;
    bot.rests().await;
}
