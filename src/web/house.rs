//! The server behind the page: its channels, and the people who came in through one tab or another.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::games::GameKind;
use crate::playground::{Guild, Person, Playground};
use crate::text::Lang;

/// The channel everybody comes into.
const PARLOUR: &str = "stammtisch";
/// As long as Discord lets a name be.
const LONGEST_NAME: usize = 32;

/// One server with a channel for everything and one for each game.
pub(super) struct House {
    discord: Playground,
    guild: Guild,
    regulars: Mutex<Vec<Regular>>,
    /// The server's language.
    public: Mutex<Lang>,
    /// Counts up when somebody comes, goes or speaks another language.
    changes: watch::Sender<u64>,
}

/// Somebody who was here at least once.
#[derive(Clone)]
pub(super) struct Regular {
    pub person: Person,
    pub lang: Lang,
    /// How many tabs they have open.
    tabs: usize,
}

impl Regular {
    pub const fn is_here(&self) -> bool {
        self.tabs > 0
    }
}

impl House {
    pub fn new(discord: Playground) -> House {
        let guild = discord.guild("Stammtisch");
        guild.channel(PARLOUR);
        for game in GameKind::ALL {
            guild.channel(game.name());
        }
        House {
            discord,
            guild,
            regulars: Mutex::default(),
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

    pub async fn bot_arrives(&self) {
        self.discord.gateway().has_sessions(1).await;
    }

    /// Somebody opens a tab: known by this name, or new. Whoever comes first sets the server's language.
    /// None if that is no name.
    pub fn enter(&self, name: &str, lang: Lang) -> Option<Person> {
        let name = tidy(name)?;
        let mut regulars = self.lock();
        if regulars.is_empty() {
            self.speak_in_public(lang);
        }
        let known = regulars.iter().position(|regular| regular.person.name() == name);
        let known = known.unwrap_or_else(|| {
            regulars.push(Regular { person: self.guild.person(&name), lang, tabs: 0 });
            regulars.len() - 1
        });
        let regular = &mut regulars[known];
        regular.tabs += 1;
        regular.lang = lang;
        let person = regular.person.clone().speaks(locale(lang));
        drop(regulars);
        self.tell();
        Some(person)
    }

    /// A name that nobody has yet: «Player 2».
    pub fn free_name(&self, lang: Lang) -> String {
        let taken: Vec<String> = self.regulars().iter().map(|known| known.person.name().to_owned()).collect();
        let mut names = (taken.len() + 1..).map(|number| lang.say("web-guest", &[("number", number.into())]));
        names.find(|name| !taken.contains(name)).unwrap_or_default()
    }

    /// A tab is closed.
    pub fn leave(&self, person: &Person) {
        self.with(person, |regular| regular.tabs = regular.tabs.saturating_sub(1));
    }

    /// Somebody's Discord speaks another language from now on.
    pub fn speak(&self, person: &Person, lang: Lang) {
        let _ = person.clone().speaks(locale(lang));
        self.with(person, |regular| regular.lang = lang);
    }

    /// So does the server: boards are for everybody.
    pub fn speak_in_public(&self, lang: Lang) {
        let _ = self.guild.clone().speaks(locale(lang));
        *self.public.lock().unwrap_or_else(PoisonError::into_inner) = lang;
    }

    pub fn public(&self) -> Lang {
        *self.public.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn regulars(&self) -> Vec<Regular> {
        self.lock().clone()
    }

    /// Follows who is here.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    fn with(&self, person: &Person, change: impl FnOnce(&mut Regular)) {
        if let Some(regular) = self.lock().iter_mut().find(|known| known.person.id() == person.id()) {
            change(regular);
        }
        self.tell();
    }

    fn tell(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Regular>> {
        self.regulars.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What Discord calls the language.
const fn locale(lang: Lang) -> &'static str {
    lang.locales()[0]
}

/// A name on one line, without what can't be seen. None if nothing is left or it is too long.
fn tidy(name: &str) -> Option<String> {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let seen: String = name.chars().map(|c| if hidden(c) { ' ' } else { c }).collect();
    let tidy = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    (!tidy.is_empty() && tidy.chars().count() <= LONGEST_NAME).then_some(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_up() {
        assert_eq!(tidy("  Anna\n  Maria "), Some("Anna Maria".to_owned()));
        assert_eq!(tidy("<b>Жук</b>"), Some("<b>Жук</b>".to_owned()));
        for nothing in ["", " \t", "\u{200b}\u{202e}", &"x".repeat(33)] {
            assert_eq!(tidy(nothing), None, "{nothing:?}");
        }
    }

    #[tokio::test]
    async fn who_comes_again_is_the_same_person_and_the_first_sets_the_language() {
        let house = House::new(Playground::start().await.unwrap());
        let anna = house.enter("Anna", Lang::De).unwrap();
        assert_eq!(house.enter(" Anna ", Lang::Ru).unwrap().id(), anna.id());
        assert_eq!(house.free_name(Lang::De), "Spieler 2");
        house.leave(&anna);
        assert!(house.regulars()[0].is_here(), "one of two tabs is still open");
        house.leave(&anna);
        assert!(!house.regulars()[0].is_here());
        assert!(house.enter("\u{200b}", Lang::En).is_none());
    }
}
