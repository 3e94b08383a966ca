//! A bot as a process of its own, and what the operating system reports about it.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use discord_playground::Playground;

/// A running bot. Dropping it kills the process.
pub(crate) struct Program(Child);

impl Program {
    /// The real program, with its database in this folder.
    pub(crate) async fn stammtisch(discord: &Playground, folder: &Path) -> Program {
        Program::of(Path::new(env!("CARGO_BIN_EXE_stammtisch")), discord, folder).await
    }

    /// Any program of ours, such as an earlier one.
    pub(crate) async fn of(program: &Path, discord: &Playground, folder: &Path) -> Program {
        // The playground takes whatever comes.
        Program::start(command(program, discord, folder).env("DISCORD_RATE", "10000"), discord).await
    }

    /// The real program at a Discord that limits requests.
    pub(crate) async fn limited(discord: &Playground, folder: &Path) -> Program {
        let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
        Program::start(&mut command(program, discord, folder), discord).await
    }

    /// This binary as the echo.
    pub(crate) async fn echo(discord: &Playground) -> Program {
        let mut command = Command::new(std::env::current_exe().unwrap());
        Program::start(command.arg("--echo").arg(discord.url()), discord).await
    }

    async fn start(command: &mut Command, discord: &Playground) -> Program {
        let command = command.env("DISCORD_TOKEN", discord.token()).stdin(Stdio::null());
        let program = Program(command.spawn().unwrap());
        let gateway = discord.gateway();
        tokio::time::timeout(Duration::from_secs(60), gateway.has_sessions(1)).await.unwrap();
        program
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(&self) -> u64 {
        self.status("VmRSS:")
    }

    fn status(&self, name: &str) -> u64 {
        let status = self.read("status");
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    /// The most resident memory since the start, or since [`Program::forget_peak`], in bytes.
    pub(crate) fn peak_memory(&self) -> u64 {
        self.status("VmHWM:")
    }

    /// Measures the peak from now on.
    pub(crate) fn forget_peak(&self) {
        std::fs::write(format!("/proc/{}/clear_refs", self.0.id()), "5").unwrap();
    }

    /// CPU time so far.
    pub(crate) fn cpu_time(&self) -> Duration {
        processor_time(&self.read("stat"))
    }

    /// Waits until it is idle, but not for too long.
    pub(crate) async fn wait_until_idle(&self) {
        for _ in 0..100 {
            let before = self.cpu_time();
            tokio::time::sleep(Duration::from_millis(200)).await;
            if self.cpu_time() - before < Duration::from_millis(20) {
                return;
            }
        }
    }

    fn read(&self, what: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{what}", self.0.id())).unwrap()
    }
}

/// The program with its database in this folder.
fn command(program: &Path, discord: &Playground, folder: &Path) -> Command {
    let database = format!("sqlite://{}/tables.db", folder.display());
    let mut command = Command::new(program);
    command.arg("bot").current_dir(folder).env("DATABASE_URL", database).env("LOG", "warn");
    command.env("ECHO_TIME", "0").env("DISCORD_API", discord.url());
    command
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// CPU time of this process so far.
pub(crate) fn own_cpu_time() -> Duration {
    processor_time(&std::fs::read_to_string("/proc/self/stat").unwrap())
}

fn processor_time(stat: &str) -> Duration {
    // After the process name, which may contain anything; in hundredths of a second.
    let numbers: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let hundredths: u64 = numbers[11..13].iter().map(|number| number.parse::<u64>().unwrap()).sum();
    Duration::from_millis(hundredths * 10)
}

/// The load average, and the time the disk takes for a flush. Every move waits for at least one flush; the
/// echo never does.
pub(crate) fn machine_load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap();
    let load = load.split_whitespace().next().unwrap_or_default().to_owned();
    format!("load average {load}, a flush {:.1} ms", flush_time().as_secs_f64() * 1e3)
}

fn flush_time() -> Duration {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-bot-flush");
    let mut file = std::fs::File::create(&path).unwrap();
    let mut times: Vec<Duration> = (0..21)
        .map(|_| {
            file.write_all(&[1; 4096]).unwrap();
            let start = Instant::now();
            file.sync_data().unwrap();
            start.elapsed()
        })
        .collect();
    std::fs::remove_file(path).unwrap();
    times.sort_unstable();
    times[times.len() / 2]
}
