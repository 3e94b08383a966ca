//! A bot as a process of its own, and what the operating system knows of it.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use stammtisch::playground::Playground;

/// A running bot. It ends when dropped.
pub(crate) struct Program(Child);

impl Program {
    /// The program as an operator starts it, with its tables in a file of this folder.
    pub(crate) async fn stammtisch(discord: &Playground, folder: &Path) -> Program {
        let database = format!("sqlite://{}/tables.db", folder.display());
        let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
        command.arg("bot").current_dir(folder).env("DATABASE_URL", database).env("LOG", "warn");
        Program::start(command.env("DISCORD_API", discord.url()), discord).await
    }

    /// This benchmark once more, as the echo.
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

    /// What it has in memory, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.read("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    /// How long it has had a processor.
    pub(crate) fn worked(&self) -> Duration {
        processor_time(&self.read("stat"))
    }

    /// Waits until it has nothing left to do, or goes on for too long.
    pub(crate) async fn rests(&self) {
        for _ in 0..100 {
            let before = self.worked();
            tokio::time::sleep(Duration::from_millis(200)).await;
            if self.worked() - before < Duration::from_millis(20) {
                return;
            }
        }
    }

    fn read(&self, what: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{what}", self.0.id())).unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How long this process has had a processor.
pub(crate) fn worked_here() -> Duration {
    processor_time(&std::fs::read_to_string("/proc/self/stat").unwrap())
}

fn processor_time(stat: &str) -> Duration {
    // Behind the name, which may hold anything, in hundredths of a second.
    let numbers: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let hundredths: u64 = numbers[11..13].iter().map(|number| number.parse::<u64>().unwrap()).sum();
    Duration::from_millis(hundredths * 10)
}

/// How busy the machine is: the processes that wanted a processor in the last minute, and how long the disk takes to
/// flush what was written. Every move waits for that at least once; the echo never does.
pub(crate) fn circumstances() -> String {
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
