//! The program as a process of its own, in a server of the playground.

use std::fs::{self, OpenOptions};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use discord_playground::{Channel, Guild, Message, Options, Person, Playground};

pub const PATIENCE: Duration = Duration::from_secs(30);

/// The program as a process of its own, in a server of the playground.
pub struct TestProcess {
    pub discord: Playground,
    pub guild: Guild,
    pub folder: PathBuf,
    settings: Vec<(String, String)>,
    program: Option<Child>,
}

impl TestProcess {
    /// The program runs with these settings, its tables in a new file unless they say otherwise.
    pub async fn open(settings: &[(&str, &str)]) -> TestProcess {
        // Restarts in quick succession are for the tests, not for Discord.
        let quick = Options {
            limits_follow_ups: false,
            identify_interval: Duration::ZERO,
            remaining_identifies: 100_000,
            ..Options::default()
        };
        TestProcess::on(quick, settings).await
    }

    /// The same on a Discord of this kind.
    pub async fn on(discord: Options, settings: &[(&str, &str)]) -> TestProcess {
        let mut this = TestProcess::unstarted_on(discord, settings).await;
        this.start().await;
        this
    }

    /// The same, for whoever has to prepare something before it starts.
    pub async fn unstarted(settings: &[(&str, &str)]) -> TestProcess {
        TestProcess::unstarted_on(Options::default(), settings).await
    }

    async fn unstarted_on(discord: Options, settings: &[(&str, &str)]) -> TestProcess {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("stammtisch-process-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let discord = Playground::start_with(discord).await.unwrap();
        assert!(discord.address().ip().is_loopback());
        let guild = discord.guild("Regulars");
        let settings =
            settings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        TestProcess { discord, guild, folder, settings, program: None }
    }

    /// Starts the program.
    pub fn spawn(&mut self) {
        let log = OpenOptions::new().create(true).append(true).open(self.log_file()).unwrap();
        let program = self.command("bot").stdout(log.try_clone().unwrap()).stderr(log).spawn();
        self.program = Some(program.unwrap());
    }

    /// Starts the program and waits until it is there.
    pub async fn start(&mut self) {
        self.spawn();
        let sessions = self.discord.gateway();
        if tokio::time::timeout(PATIENCE, sessions.has_sessions(1)).await.is_err() {
            panic!("it doesn't come: {}", self.log());
        }
    }

    /// The program with its settings, and one of its commands.
    pub fn command(&self, name: &str) -> Command {
        let mut program = Command::new(program());
        program.arg(name).current_dir(&self.folder).env("LC_ALL", "C");
        program.env("DISCORD_TOKEN", self.discord.token()).env("DISCORD_API", self.discord.url());
        // Most scenes play faster than people.
        program.env("DISCORD_RATE", "10000").env("ECHO_TIME", "0");
        program.envs(self.settings.iter().map(|(name, value)| (name, value)));
        program.env("DATABASE_URL", self.database());
        program
    }

    /// Kills it, as a power cut would.
    pub async fn kill(&mut self) {
        let mut program = self.program.take().unwrap();
        program.kill().unwrap();
        program.wait().unwrap();
        tokio::time::timeout(PATIENCE, self.discord.gateway().has_sessions(0)).await.unwrap();
    }

    /// Tells it to stop, and waits until it has.
    #[cfg(unix)]
    pub async fn stop(&mut self) -> ExitStatus {
        let mut program = self.program.take().unwrap();
        assert!(Command::new("kill").args(["-TERM", &program.id().to_string()]).status().unwrap().success());
        tokio::task::spawn_blocking(move || program.wait()).await.unwrap().unwrap()
    }

    pub async fn close(mut self) {
        if self.program.is_some() {
            self.kill().await;
        }
        fs::remove_dir_all(&self.folder).unwrap();
    }

    pub fn database(&self) -> String {
        let set = self.settings.iter().find(|(name, _)| name == "DATABASE_URL");
        if let Some((_, url)) = set {
            return url.clone();
        }
        format!("sqlite://{}", self.folder.join("tables.db").display())
    }

    /// Everything it has said so far.
    pub fn log(&self) -> String {
        fs::read_to_string(self.log_file()).unwrap()
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("log")
    }
}

impl Drop for TestProcess {
    fn drop(&mut self) {
        if let Some(mut program) = self.program.take() {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

/// Where cargo has built the program. `CARGO_BIN_EXE_stammtisch` is known only while a test is compiled, not this crate.
pub fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.ancestors().nth(2).unwrap().join("stammtisch").with_extension(std::env::consts::EXE_EXTENSION)
}

/// The last thing everybody sees in a channel.
pub fn board(person: &Person, channel: &Channel) -> Message {
    person.sees(channel).into_iter().rfind(|message| !message.is_ephemeral()).unwrap()
}

/// The lobby of a table that has just been opened. The answer is the commitment, and the lobby follows it.
pub async fn lobby(person: &Person, channel: &Channel) -> Message {
    let last = || person.sees(channel).into_iter().rfind(|message| !message.is_ephemeral());
    let is_there = || last().is_some_and(|message| !message.live_buttons().is_empty());
    until("the lobby follows the commitment", is_there).await;
    last().unwrap()
}

/// Waits for something to be so.
pub async fn until(what: &str, is_so: impl Fn() -> bool) {
    let waiting = async {
        while !is_so() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, waiting).await.is_ok(), "never: {what}");
}
