//! The program as a service of systemd, and what its command line tells.

use std::os::unix::net::UnixDatagram;
use std::process::Command;
use std::time::Duration;

use support::TestProcess;

#[tokio::test]
async fn systemd_hears_when_it_is_ready_that_it_is_alive_and_that_it_stops() {
    let folder = std::env::temp_dir().join(format!("stammtisch-systemd-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("notify");
    let socket = UnixDatagram::bind(&path).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let settings = [("NOTIFY_SOCKET", path.to_str().unwrap()), ("WATCHDOG_USEC", "1000000")];
    let mut program = TestProcess::open(&settings).await;
    let heard = |wanted: &str| {
        let mut bytes = [0; 100];
        loop {
            let length = socket.recv(&mut bytes).unwrap_or_else(|_| panic!("{wanted} never came"));
            if &bytes[..length] == wanted.as_bytes() {
                return;
            }
        }
    };
    heard("READY=1");
    heard("WATCHDOG=1");
    heard("WATCHDOG=1");
    assert!(program.stop().await.success());
    heard("STOPPING=1");
    program.close().await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_version_tells_commit_and_features_and_every_shell_gets_completions() {
    let run = |words: &[&str]| {
        let run =
            Command::new(support::program()).args(words).current_dir(std::env::temp_dir()).output().unwrap();
        assert!(run.status.success(), "{run:?}");
        String::from_utf8(run.stdout).unwrap()
    };
    let version = run(&["--version"]);
    assert!(version.starts_with(&format!("stammtisch {} (commit ", env!("CARGO_PKG_VERSION"))), "{version}");
    assert!(version.contains("features: ") && version.lines().count() == 1, "{version}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let completions = run(&["completions", shell]);
        assert!(completions.contains("restore") && completions.contains("dry-run"), "{shell}: {completions}");
    }
}
