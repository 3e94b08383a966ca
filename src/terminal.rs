//! The bot in a terminal, on the playground: for trying it without a server, and for seeing what Discord users see.
//!
//! Each line is somebody doing something: `Anna: /play heckmeck` types a command, `Ben: [Join]` presses a button,
//! `Ben: <Lay worms> 7, 19` chooses from a menu. What is new for that person is shown.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::time::Duration;

use thiserror::Error;

use crate::bot::{self, BotError};
use crate::config::{Config, Token};
use crate::playground::{Channel, Guild, Message, Mishap, Person, Playground};
use crate::text::Lang;

/// Why the terminal could not be used.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// Reading or writing.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The bot.
    #[error(transparent)]
    Bot(#[from] BotError),
}

/// Runs bot and playground until the input ends. Nothing is kept.
pub async fn run(lang: Lang) -> Result<(), TerminalError> {
    let discord = Playground::start().await?;
    let config = Config {
        token: Token(discord.token()),
        database: "sqlite::memory:".to_owned(),
        api: Some(discord.url()),
        test_server: None,
        log: tracing::Level::WARN,
    };
    let guild = discord.guild("Stammtisch").speaks(lang.code());
    let mut room = Room::new(guild, lang);
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let chat = async {
        discord.gateway().has_sessions(1).await;
        let ended = room.chat().await;
        let _ = stop.send(());
        ended
    };
    let (ran, chatted) =
        tokio::join!(bot::run(&config, bot::system_clock(), async { drop(stopped.await) }), chat);
    ran?;
    Ok(chatted?)
}

/// A channel, the people in it, and what each of them was shown.
struct Room {
    guild: Guild,
    channel: Channel,
    people: HashMap<String, Person>,
    shown: HashMap<(String, String), String>,
    lang: Lang,
}

/// What somebody does.
enum Deed<'a> {
    Type(&'a str),
    Press(&'a str),
    Choose(&'a str, Vec<&'a str>),
}

impl Room {
    fn new(guild: Guild, lang: Lang) -> Room {
        let channel = guild.channel("stammtisch");
        Room { guild, channel, people: HashMap::new(), shown: HashMap::new(), lang }
    }

    async fn chat(&mut self) -> io::Result<()> {
        show(&self.lang.say("terminal-welcome", &[]))?;
        while let Some(line) = next_line().await? {
            match parse(&line) {
                Some((name, deed)) => self.act(name, deed).await?,
                None if line.trim().is_empty() => {}
                None => show(&self.lang.say("terminal-unclear", &[]))?,
            }
        }
        Ok(())
    }

    async fn act(&mut self, name: &str, deed: Deed<'_>) -> io::Result<()> {
        let (guild, code) = (&self.guild, self.lang.code());
        let person = self.people.entry(name.to_owned());
        let person = person.or_insert_with(|| guild.person(name).speaks(code)).clone();
        if let Err(mishap) = self.try_to(&person, deed).await {
            show(&mishap.to_string())?;
        }
        // A deferred answer comes a little later.
        tokio::time::sleep(Duration::from_millis(50)).await;
        self.show_news(name, &person)
    }

    async fn try_to(&self, person: &Person, deed: Deed<'_>) -> Result<(), Mishap> {
        let newest = |has: &dyn Fn(&Message) -> bool| {
            person.sees(&self.channel).into_iter().rfind(|message| has(message))
        };
        let nothing = || Mishap::Impossible(self.lang.say("terminal-no-button", &[]));
        match deed {
            Deed::Type(command) => person.types(&self.channel, command).await?,
            Deed::Press(label) => {
                let message = newest(&|message| message.live_buttons().iter().any(|known| known == label));
                person.clicks(&message.ok_or_else(nothing)?, label).await?
            }
            Deed::Choose(menu, values) => {
                let message = newest(&|message| message.menus().iter().any(|known| known == menu));
                person.selects(&message.ok_or_else(nothing)?, menu, &values).await?
            }
        };
        Ok(())
    }

    /// Shows what this person sees and hasn't been shown as it is now.
    fn show_news(&mut self, name: &str, person: &Person) -> io::Result<()> {
        for message in person.sees(&self.channel) {
            let reader = if message.is_ephemeral() { name } else { "" };
            let text = self.drawn(&message);
            let key = (reader.to_owned(), message.id.to_string());
            if self.shown.get(&key) != Some(&text) {
                show(&text)?;
                self.shown.insert(key, text);
            }
        }
        Ok(())
    }

    fn drawn(&self, message: &Message) -> String {
        let mut text = message.text();
        if message.is_ephemeral() {
            text = format!("{}\n{text}", self.lang.say("terminal-private", &[]));
        }
        for (id, person) in self.people.iter().map(|(name, person)| (person.mention(), name)) {
            text = text.replace(&id, &format!("@{person}"));
        }
        let buttons = message.live_buttons().into_iter().map(|label| format!("[{label}]"));
        let menus = message.menus().into_iter().map(|menu| format!("<{menu}>"));
        let offers: Vec<_> = buttons.chain(menus).collect();
        format!("─────\n{text}\n{}", offers.join(" "))
    }
}

/// `Name: /command`, `Name: [button]` or `Name: <menu> choice, choice`.
fn parse(line: &str) -> Option<(&str, Deed<'_>)> {
    let (name, deed) = line.split_once(':')?;
    let (name, deed) = (name.trim(), deed.trim());
    let deed = if deed.starts_with('/') {
        Deed::Type(deed)
    } else if let Some(label) = deed.strip_prefix('[').and_then(|deed| deed.strip_suffix(']')) {
        Deed::Press(label)
    } else {
        let (menu, values) = deed.strip_prefix('<')?.split_once('>')?;
        Deed::Choose(menu, values.split(',').map(str::trim).collect())
    };
    (!name.is_empty()).then_some((name, deed))
}

async fn next_line() -> io::Result<Option<String>> {
    let read = tokio::task::spawn_blocking(|| io::stdin().lock().lines().next().transpose());
    read.await.map_err(io::Error::other)?
}

fn show(text: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_who_does_what() {
        assert!(matches!(parse("Anna: /play heckmeck"), Some(("Anna", Deed::Type("/play heckmeck")))));
        assert!(matches!(parse("Ben:[Stop: take 24]"), Some(("Ben", Deed::Press("Stop: take 24")))));
        let Some(("Carl", Deed::Choose("Lay worms", values))) = parse("Carl: <Lay worms> a, b") else {
            panic!("a choice")
        };
        assert_eq!(values, ["a", "b"]);
        for line in ["", "hello", "Anna:", "Anna: hello", ": /play", "Anna: [Join", "Anna: <Lay"] {
            assert!(parse(line).is_none(), "{line:?}");
        }
    }
}
