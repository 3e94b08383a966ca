//! A server with a channel, and the real program in it, as a process of its own.

use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use stammtisch::playground::{Channel, Guild, Message, Person, Playground, Settings};

pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Inn {
    pub(crate) discord: Playground,
    pub(crate) guild: Guild,
    pub(crate) folder: PathBuf,
    settings: Vec<(String, String)>,
    program: Option<Child>,
}

impl Inn {
    /// The program runs with these settings, its tables in a new file unless they say otherwise.
    pub(crate) async fn open(settings: &[(&str, &str)]) -> Inn {
        // Restarts in quick succession are for the tests, not for Discord.
        let quick =
            Settings { identify_interval: Duration::ZERO, identifies: 100_000, ..Settings::default() };
        Inn::on(quick, settings).await
    }

    /// The same on a Discord of this kind.
    pub(crate) async fn on(discord: Settings, settings: &[(&str, &str)]) -> Inn {
        static INNS: AtomicU32 = AtomicU32::new(0);
        let number = INNS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("stammtisch-inn-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let discord = Playground::start_with(discord).await.unwrap();
        assert!(discord.address().ip().is_loopback());
        let guild = discord.guild("Regulars");
        let settings =
            settings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let mut inn = Inn { discord, guild, folder, settings, program: None };
        inn.start().await;
        inn
    }

    /// Starts the program.
    pub(crate) fn spawn(&mut self) {
        let log = OpenOptions::new().create(true).append(true).open(self.log_file()).unwrap();
        let program = self.command("bot").stdout(log.try_clone().unwrap()).stderr(log).spawn();
        self.program = Some(program.unwrap());
    }

    /// Starts the program and waits until it is there.
    pub(crate) async fn start(&mut self) {
        self.spawn();
        let sessions = self.discord.gateway();
        if tokio::time::timeout(PATIENCE, sessions.has_sessions(1)).await.is_err() {
            panic!("it doesn't come: {}", self.log());
        }
    }

    /// The program with its settings, and one of its commands.
    pub(crate) fn command(&self, name: &str) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
        program.arg(name).current_dir(&self.folder).env("LC_ALL", "C");
        program.env("DISCORD_TOKEN", self.discord.token()).env("DISCORD_API", self.discord.url());
        program.envs(self.settings.iter().map(|(name, value)| (name, value)));
        program.env("DATABASE_URL", self.database());
        program
    }

    /// Kills it, as a power cut would.
    pub(crate) async fn kill(&mut self) {
        let mut program = self.program.take().unwrap();
        program.kill().unwrap();
        program.wait().unwrap();
        tokio::time::timeout(PATIENCE, self.discord.gateway().has_sessions(0)).await.unwrap();
    }

    /// Tells it to stop, and waits until it has.
    #[cfg(unix)]
    pub(crate) async fn stop(&mut self) -> ExitStatus {
        let mut program = self.program.take().unwrap();
        assert!(Command::new("kill").args(["-TERM", &program.id().to_string()]).status().unwrap().success());
        tokio::task::spawn_blocking(move || program.wait()).await.unwrap().unwrap()
    }

    pub(crate) async fn close(mut self) {
        if self.program.is_some() {
            self.kill().await;
        }
        fs::remove_dir_all(&self.folder).unwrap();
    }

    pub(crate) fn database(&self) -> String {
        let set = self.settings.iter().find(|(name, _)| name == "DATABASE_URL");
        if let Some((_, url)) = set {
            return url.clone();
        }
        format!("sqlite://{}", self.folder.join("tables.db").display())
    }

    /// Everything it has said so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_file()).unwrap()
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("log")
    }
}

impl Drop for Inn {
    fn drop(&mut self) {
        if let Some(mut program) = self.program.take() {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

/// The last thing everybody sees in a channel.
pub(crate) fn board(person: &Person, channel: &Channel) -> Message {
    person.sees(channel).into_iter().rfind(|message| !message.is_ephemeral()).unwrap()
}

/// Waits for something to be so.
pub(crate) async fn until(what: &str, is_so: impl Fn() -> bool) {
    let waiting = async {
        while !is_so() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, waiting).await.is_ok(), "never: {what}");
}
