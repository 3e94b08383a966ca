//! A PostgreSQL for the tests: the one that `TEST_DATABASE_URL` names, or one of our own, started from the programs of
//! the machine, which ends with the test and leaves nothing behind.
//!
//! Where there is none, scenes that need it are skipped and say so; where `CI` is set they fail.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use tokio::sync::OnceCell;

/// It stands in every address, and must never be seen anywhere else.
pub const PASSWORD: &str = "canaryInTheCellar";

/// How long a server may take to start, on a machine that has other things to do as well.
const PATIENCE: Duration = Duration::from_secs(60);

/// One for all scenes of a process.
static SERVER: OnceCell<Option<TestPostgres>> = OnceCell::const_new();

/// A PostgreSQL. One that was started for the test ends with it.
pub struct TestPostgres {
    address: PgConnectOptions,
    /// Waits for the end of our process, and then ends the server.
    _keeper: Option<Child>,
}

impl TestPostgres {
    /// The address of an empty database for a scene, at a server that all tests of this process share. None where there
    /// is no PostgreSQL; then it says so.
    pub async fn shared(scene: &str) -> Option<String> {
        let server =
            SERVER.get_or_init(async || TestPostgres::find(&["-c", "fsync=off"]).await).await.as_ref()?;
        Some(server.database(scene).await)
    }

    /// A server with these options: the one that `TEST_DATABASE_URL` names, or a new one.
    pub async fn find(options: &[&str]) -> Option<TestPostgres> {
        if let Ok(url) = env::var("TEST_DATABASE_URL") {
            let address = url.parse().expect("TEST_DATABASE_URL is the address of a PostgreSQL");
            return Some(TestPostgres { address, _keeper: None });
        }
        let Some(programs) = programs() else {
            assert!(env::var_os("CI").is_none(), "PostgreSQL is missing, and CI needs it");
            skip();
            return None;
        };
        let server = TestPostgres::start(&programs, options);
        server.is_ready().await;
        Some(server)
    }

    /// Makes an empty database, and answers its address.
    pub async fn database(&self, scene: &str) -> String {
        let name = format!("stammtisch_{scene}").replace('-', "_");
        let name = &name[..name.len().min(63)];
        let mut connection = self.address.connect().await.unwrap();
        for text in
            [format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"), format!("CREATE DATABASE {name}")]
        {
            connection.execute(AssertSqlSafe(text)).await.unwrap();
        }
        self.address.clone().database(name).to_url_lossy().to_string()
    }

    fn start(programs: &Path, options: &[&str]) -> TestPostgres {
        let owner = owner();
        let folder = env::temp_dir().join(format!("stammtisch-postgres-{}-{options:?}", process::id()));
        let folder = folder.display().to_string().replace(['[', ']', '"', ' ', ','], "");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        fs::write(format!("{folder}/password"), PASSWORD).unwrap();
        if let Some((user, group)) = owner {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let made = as_owner(&programs.join("initdb"), owner)
            .args(["-N", "-U", "stammtisch", "-A", "scram-sha-256", "-E", "UTF8", "--no-locale"])
            .args(["--pwfile", &format!("{folder}/password"), "-D", &format!("{folder}/data")])
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let port = free_port();
        // The shell ends with its standard input, and so with us, however that happens.
        let script = r#"trap '' INT TERM; folder=$1; shift
            "$@" </dev/null >"$folder/log" 2>&1 & read -r _; kill -QUIT $!; wait; rm -rf "$folder""#;
        let keeper = as_owner(Path::new("sh"), owner)
            .args(["-c", script, "sh", &folder])
            .arg(programs.join("postgres"))
            .args(["-D", &format!("{folder}/data"), "-p", &port.to_string()])
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
            .args(["-c", "max_connections=300", "-c", "shared_buffers=64MB"])
            .args(options)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let address = PgConnectOptions::new_without_pgpass()
            .host("127.0.0.1")
            .port(port)
            .username("stammtisch")
            .password(PASSWORD)
            .database("postgres");
        TestPostgres { address, _keeper: Some(keeper) }
    }

    async fn is_ready(&self) {
        let start = Instant::now();
        loop {
            match self.address.connect().await {
                Ok(connection) => return drop::<PgConnection>(connection),
                Err(error) => assert!(start.elapsed() < PATIENCE, "the server doesn't start: {error}"),
            }
            thread::sleep(Duration::from_millis(30));
        }
    }
}

/// Where `initdb` and `postgres` are. Debian keeps them out of the way, one folder for each version.
fn programs() -> Option<PathBuf> {
    let on_path = env::split_paths(&env::var_os("PATH")?).find(|folder| folder.join("initdb").exists());
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest =
        versions.map(|version| version.path().join("bin")).filter(|folder| folder.join("initdb").exists());
    on_path.or_else(|| newest.max())
}

/// Who runs it: PostgreSQL refuses to run as root.
fn owner() -> Option<(u32, u32)> {
    let id = |args: &[&str]| {
        let output = Command::new("id").args(args).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse::<u32>().ok()
    };
    if id(&["-u"])? == 0 { Some((id(&["-u", "nobody"])?, id(&["-g", "nobody"])?)) } else { None }
}

fn as_owner(program: &Path, owner: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(env::temp_dir());
    if let Some((user, group)) = owner {
        command.uid(user).gid(group);
    }
    command
}

fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

fn skip() {
    eprintln!("skipped: there is no PostgreSQL here, nor a TEST_DATABASE_URL");
}
