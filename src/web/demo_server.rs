//! The playground's server: its channels and its members.

use std::sync::{Mutex, MutexGuard, PoisonError};

use discord_playground::{Guild, Permissions, Person, Playground};
use tokio::sync::watch;

use crate::games::GameKind;
use crate::text::Lang;

/// The general channel, which is shown first.
const GENERAL_CHANNEL: &str = "stammtisch";
/// Discord's limit for the length of a name.
const MAX_NAME_LENGTH: usize = 32;

/// A server with a general channel and one for each game.
pub(super) struct DemoServer {
    discord: Playground,
    guild: Guild,
    members: Mutex<Vec<Member>>,
    /// The server's language.
    public: Mutex<Lang>,
    /// Incremented when somebody comes, goes or changes their language.
    changes: watch::Sender<u64>,
}

/// A member: everybody who has joined at least once.
#[derive(Clone)]
pub(super) struct Member {
    pub person: Person,
    pub lang: Lang,
    /// How many tabs they have open.
    tabs: usize,
}

impl Member {
    pub const fn is_online(&self) -> bool {
        self.tabs > 0
    }
}

impl DemoServer {
    pub fn new(discord: Playground) -> DemoServer {
        let guild = discord.guild("Stammtisch");
        guild.channel(GENERAL_CHANNEL);
        for game in GameKind::ALL {
            guild.channel(game.name());
        }
        DemoServer {
            discord,
            guild,
            members: Mutex::default(),
            public: Mutex::default(),
            changes: watch::Sender::new(0),
        }
    }

    pub const fn discord(&self) -> &Playground {
        &self.discord
    }

    pub const fn guild(&self) -> &Guild {
        &self.guild
    }

    pub async fn wait_for_bot(&self) {
        self.discord.gateway().has_sessions(1).await;
    }

    /// Adds a tab for the member of this name, who is created if needed. The first one's language becomes the
    /// server's, and they manage it, so that `/settings` can be tried. None if the name is invalid.
    pub fn join(&self, name: &str, lang: Lang) -> Option<Person> {
        let name = clean_name(name)?;
        let mut members = self.lock();
        if members.is_empty() {
            self.set_server_language(lang);
        }
        let known = members.iter().position(|member| member.person.name() == name);
        let known = known.unwrap_or_else(|| {
            let person = self.guild.person(&name);
            if members.is_empty() {
                person.may(&self.guild, Permissions::MANAGE_GUILD);
            }
            members.push(Member { person, lang, tabs: 0 });
            members.len() - 1
        });
        let member = &mut members[known];
        member.tabs += 1;
        member.lang = lang;
        let person = member.person.clone().speaks(locale(lang));
        drop(members);
        self.notify();
        Some(person)
    }

    /// A name that isn't taken: «Player 2».
    pub fn free_name(&self, lang: Lang) -> String {
        let taken: Vec<String> = self.members().iter().map(|known| known.person.name().to_owned()).collect();
        let mut names = (taken.len() + 1..).map(|number| lang.say("web-guest", &[("number", number.into())]));
        names.find(|name| !taken.contains(name)).unwrap_or_default()
    }

    /// Removes a closed tab.
    pub fn leave(&self, person: &Person) {
        self.with(person, |member| member.tabs = member.tabs.saturating_sub(1));
    }

    /// Changes a member's language.
    pub fn set_language(&self, person: &Person, lang: Lang) {
        let _ = person.clone().speaks(locale(lang));
        self.with(person, |member| member.lang = lang);
    }

    /// Changes the server's language, which boards use.
    pub fn set_server_language(&self, lang: Lang) {
        let _ = self.guild.clone().speaks(locale(lang));
        *self.public.lock().unwrap_or_else(PoisonError::into_inner) = lang;
    }

    pub fn public(&self) -> Lang {
        *self.public.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn members(&self) -> Vec<Member> {
        self.lock().clone()
    }

    /// Watches for changes of the members.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    fn with(&self, person: &Person, change: impl FnOnce(&mut Member)) {
        if let Some(member) = self.lock().iter_mut().find(|known| known.person.id() == person.id()) {
            change(member);
        }
        self.notify();
    }

    fn notify(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Member>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Discord's locale for a language.
const fn locale(lang: Lang) -> &'static str {
    lang.locales()[0]
}

/// A name on one line, without invisible characters. None if it is empty or too long.
fn clean_name(name: &str) -> Option<String> {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let seen: String = name.chars().map(|c| if hidden(c) { ' ' } else { c }).collect();
    let tidy = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    (!tidy.is_empty() && tidy.chars().count() <= MAX_NAME_LENGTH).then_some(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_up() {
        assert_eq!(clean_name("  Anna\n  Maria "), Some("Anna Maria".to_owned()));
        assert_eq!(clean_name("<b>Жук</b>"), Some("<b>Жук</b>".to_owned()));
        for nothing in ["", " \t", "\u{200b}\u{202e}", &"x".repeat(33)] {
            assert_eq!(clean_name(nothing), None, "{nothing:?}");
        }
    }

    #[tokio::test]
    async fn a_returning_name_is_the_same_member_and_the_first_sets_the_language() {
        let server = DemoServer::new(Playground::start().await.unwrap());
        let anna = server.join("Anna", Lang::De).unwrap();
        assert_eq!(server.join(" Anna ", Lang::Ru).unwrap().id(), anna.id());
        assert_eq!(server.free_name(Lang::De), "Gast 2");
        server.leave(&anna);
        assert!(server.members()[0].is_online(), "one of two tabs is still open");
        server.leave(&anna);
        assert!(!server.members()[0].is_online());
        assert!(server.join("\u{200b}", Lang::En).is_none());
    }
}
