//! `stammtisch setup`: the token is checked before it is written, and never shown.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::process::{Output, Stdio};

use support::TestProcess;

/// Runs it with these lines as its input; exit code, and what it printed.
fn setup(program: &TestProcess, input: &str) -> (Option<i32>, String) {
    let mut command = program.command("setup");
    command.env_remove("DISCORD_TOKEN").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().unwrap();
    running.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let Output { status, stdout, stderr } = running.wait_with_output().unwrap();
    (status.code(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_discord_knows_is_written_and_a_bot_starts_with_it() {
    let program = TestProcess::unstarted(&[]).await;
    let (token, file) = (program.discord.token(), program.folder.join(".env"));
    fs::write(&file, "LOG=debug\nDISCORD_TOKEN=old\n").unwrap();
    let server = program.guild.id().to_string();
    let (code, said) = setup(&program, &format!("{token}\n{server}\n"));
    assert_eq!(code, Some(0), "{said}");
    assert!(
        said.contains("scope=bot+applications.commands&permissions=309237697536&integration_type=0"),
        "{said}"
    );
    assert!(said.contains("scope=applications.commands&integration_type=1"), "{said}");
    assert!(!said.contains(&token), "the token is not shown");
    let written = fs::read_to_string(&file).unwrap();
    assert_eq!(written, format!("LOG=debug\nDISCORD_TOKEN={token}\nTEST_SERVER={server}\n"));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    // The file is enough to start the bot: with its commands in the test server only.
    let mut command = program.command("bot");
    command.env_remove("DISCORD_TOKEN").stdout(Stdio::null()).stderr(Stdio::null());
    let mut bot = command.spawn().unwrap();
    program.discord.gateway().has_sessions(1).await;
    assert!(program.discord.commands(None).is_empty());
    assert!(!program.discord.commands(Some(program.guild.id())).is_empty());
    bot.kill().unwrap();
    bot.wait().unwrap();
    program.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_refuses_is_not_written() {
    let program = TestProcess::unstarted(&[]).await;
    let token = program.discord.token();
    for (input, why) in [
        ("nonsense\n\n".to_owned(), "Discord does not accept the token"),
        ("\n".to_owned(), "No token was given"),
        (format!("{token}\nhome\n"), "“home” isn't a server's ID"),
    ] {
        let (code, said) = setup(&program, &input);
        assert!(code == Some(1) && said.contains(why), "{said}");
        assert!(!program.folder.join(".env").exists());
    }
    program.close().await;
}
