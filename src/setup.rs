//! `stammtisch setup`: from a token to a bot that can be started.

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use console::Term;
use stammtisch::config::{self, Config, Settings};
use stammtisch::discord::Application;

use super::print_line;

/// Where the settings are written.
const FILE: &str = ".env";

/// Asks, checks and writes. Nothing is written unless Discord accepts the token.
pub fn run(settings: Settings) -> Result<(), Box<dyn Error>> {
    let lang = config::language();
    let is_terminal = io::stdin().is_terminal();
    if is_terminal {
        print_line(&lang.say("setup-intro", &[]));
    }
    let token = ask(&lang.say("setup-token", &[]), true)?;
    if token.is_empty() {
        return Err(lang.say("setup-no-token", &[]).into());
    }
    let given = Settings { discord_token: Some(token.clone()), discord_token_file: None, ..settings };
    let config = Config::read(&given)?;
    let application = tokio::runtime::Runtime::new()?.block_on(Application::of_token(&config))?;
    print_line(&lang.say("setup-known", &[("name", application.name.clone().into())]));
    if !application.has_user_install {
        print_line(&lang.say("setup-no-user-install", &[]));
    }
    let links = [("server", application.server_link().into()), ("user", application.user_link().into())];
    print_line(&lang.say("setup-links", &links));
    let server = ask(&lang.say("setup-test-server", &[]), false)?;
    if !server.is_empty() && !server.parse::<u64>().is_ok_and(|id| id > 0) {
        return Err(lang.say("setup-bad-id", &[("text", server.into())]).into());
    }
    let test_server = Some(("TEST_SERVER", server)).filter(|(_, server)| !server.is_empty());
    let lines: Vec<_> = std::iter::once(("DISCORD_TOKEN", token)).chain(test_server).collect();
    write(Path::new(FILE), &lines)?;
    print_line(&lang.say("setup-written", &[("file", FILE.into())]));
    Ok(())
}

/// Asks for a line. A secret is not shown while it is typed. If nobody sits there, the next line of the input.
fn ask(question: &str, is_secret: bool) -> io::Result<String> {
    if !io::stdin().is_terminal() {
        let mut line = String::new();
        io::stdin().read_line(&mut line)?;
        return Ok(line.trim().to_owned());
    }
    let terminal = Term::stderr();
    terminal.write_str(question)?;
    terminal.write_str(" ")?;
    let line = if is_secret { terminal.read_secure_line()? } else { terminal.read_line()? };
    Ok(line.trim().to_owned())
}

/// Sets these lines in a file of settings, and keeps its others. Only its owner can read it.
fn write(file: &Path, lines: &[(&str, String)]) -> io::Result<()> {
    let before = match fs::read_to_string(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        read => read.unwrap_or_default(),
    };
    let names = |line: &str| lines.iter().any(|(name, _)| line.trim_start().starts_with(&format!("{name}=")));
    let mut text: String =
        before.lines().filter(|line| !names(line)).map(|line| format!("{line}\n")).collect();
    lines.iter().for_each(|(name, value)| text.push_str(&format!("{name}={value}\n")));
    // A new file takes the place of the old one, so that the token is never in one that others can read.
    let new = file.with_extension("new");
    let _ = fs::remove_file(&new);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&new)?;
    written.write_all(text.as_bytes())?;
    written.sync_all()?;
    fs::rename(&new, file)
}
