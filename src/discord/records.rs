//! What can be asked about what was played, what is settled, and what is stored: the commands, the buttons, and who
//! serves each. Buttons carry all they need in their ids; who pressed one is never taken from it.

use std::time::Duration;

use serde_json::{Value, json};

use super::app::{App, HandlerError};
use super::commands::{
    Choices, Options, TEXT, YES_OR_NO, choice, command, games, option, paces, required, suggested,
};
use super::context::Context;
use super::leaderboard::Wanted;
use crate::games::GameKind;
use crate::settings::{Enders, Personal, Server, key};
use crate::standings::{Opponents, Order, Span};
use crate::table::{Pace, UserId};
use crate::text::Lang;

/// How long to wait for what somebody has settled, before it is as it was last, or as usual. An answer is worth more than
/// its language.
const HABITS: Duration = Duration::from_millis(500);

/// Kinds of options, as Discord numbers them.
const PART: u8 = 1;
const USER: u8 = 6;
const CHANNEL: u8 = 7;

/// Text channels and announcement channels, as Discord numbers them.
const FOR_POSTS: [u8; 2] = [0, 5];

/// The permission to manage a server.
const MANAGE_GUILD: &str = "32";

/// Something to look up, or to settle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// A page of a leaderboard.
    Leaderboard(Wanted),
    /// Somebody's games at a glance: theirs, or those of the visitor; of one kind, or all.
    Stats(Option<u64>, Option<GameKind>),
    /// Past games, of somebody and of one kind; and which page.
    History(Option<u64>, Option<GameKind>, usize),
    /// A finished game, after so many moves.
    Replay(String, u32),
    /// The dice of a finished game.
    Verify(String),
    /// The server's settings, and what to change: a key and its value, or none to unset it.
    Settings(Vec<Setting>),
    /// The visitor's preferences, what to change, and whether they want to be on leaderboards.
    Preferences(Vec<Setting>, Option<bool>),
    /// What is stored.
    Privacy,
    /// All of it as a file.
    Export,
    /// To be forgotten: whether they are sure.
    Forget(Option<bool>),
}

/// A key and its value, or none to unset it.
pub type Setting = (&'static str, Option<String>);

/// The commands, as Discord wants them.
pub fn commands() -> Vec<Value> {
    let game = |name| choice(option(name, "game", TEXT), &games());
    let id = |name| suggested(required(option(name, "id", TEXT)));
    let mut settings = command("settings", settings_options());
    settings["default_member_permissions"] = MANAGE_GUILD.into();
    vec![
        command(
            "leaderboard",
            vec![
                game("leaderboard"),
                choice(option("leaderboard", "period", TEXT), &periods()),
                choice(option("leaderboard", "by", TEXT), &orders()),
                choice(option("leaderboard", "opponents", TEXT), &companies()),
            ],
        ),
        command("stats", vec![option("stats", "player", USER), game("stats")]),
        command("history", vec![option("history", "player", USER), game("history")]),
        command("replay", vec![id("replay")]),
        command("verify", vec![id("verify")]),
        settings,
        command(
            "preferences",
            vec![
                choice(option("preferences", "language", TEXT), &languages()),
                option("preferences", "mentions", YES_OR_NO),
                option("preferences", "leaderboards", YES_OR_NO),
            ],
        ),
        command("privacy", ["info", "export", "forget"].map(|part| option("privacy", part, PART)).to_vec()),
    ]
}

fn settings_options() -> Vec<Value> {
    let mut weekly = option("settings", "weekly", CHANNEL);
    weekly["channel_types"] = json!(FOR_POSTS);
    vec![
        choice(option("settings", "language", TEXT), &languages()),
        choice(option("settings", "pace", TEXT), &paces()),
        option("settings", "mentions", YES_OR_NO),
        option("settings", "text-only", YES_OR_NO),
        choice(option("settings", "end", TEXT), &enders()),
        weekly,
        option("settings", "weekly-stop", YES_OR_NO),
    ]
}

/// Names of choices, from a key whose text depends on one variable.
fn choices(key: &str, variable: &str, values: impl IntoIterator<Item = &'static str>) -> Choices {
    let names = |value: &'static str| Lang::ALL.map(|lang| lang.say(key, &[(variable, value.into())]));
    values.into_iter().map(|value| (value, names(value))).collect()
}

fn periods() -> Choices {
    choices("period-name", "period", Span::ALL.map(Span::name))
}

fn orders() -> Choices {
    choices("order-name", "order", Order::ALL.map(Order::name))
}

fn companies() -> Choices {
    choices("company-name", "company", ["people", "computers"])
}

fn enders() -> Choices {
    choices("enders-name", "enders", Enders::ALL.map(Enders::name))
}

/// Languages, and the one that Discord says.
fn languages() -> Choices {
    let mut languages = choices("language-name", "language", Lang::ALL.map(Lang::code));
    languages.insert(0, ("discord", Lang::ALL.map(|lang| lang.say("language-discord", &[]))));
    languages
}

/// What a command asks for.
pub fn typed(name: &str, options: &Options<'_>) -> Option<Look> {
    let game = || options.text("game").and_then(|game| game.parse().ok());
    Some(match name {
        "leaderboard" => Look::Leaderboard(Wanted {
            span: options.text("period").and_then(span).unwrap_or_default(),
            game: game(),
            order: options.text("by").and_then(order).unwrap_or_default(),
            company: options.text("opponents").and_then(company).unwrap_or_default(),
            page: 0,
        }),
        "stats" => Look::Stats(options.user("player"), game()),
        "history" => Look::History(options.user("player"), game(), 0),
        "replay" => Look::Replay(options.text("id")?.trim().to_owned(), 0),
        "verify" => Look::Verify(options.text("id")?.trim().to_owned()),
        "settings" => Look::Settings(settings(options)),
        "preferences" => {
            let changes = [language(options), toggle(options, "mentions", key::MENTIONS)];
            Look::Preferences(changes.into_iter().flatten().collect(), options.yes_or_no("leaderboards"))
        }
        "privacy" => match options.part()? {
            "info" => Look::Privacy,
            "export" => Look::Export,
            "forget" => Look::Forget(None),
            _ => return None,
        },
        _ => return None,
    })
}

fn settings(options: &Options<'_>) -> Vec<Setting> {
    let text = |name, key| options.text(name).map(|value| (key, Some(value.to_owned())));
    let weekly = match options.channel("weekly") {
        Some(channel) => Some((key::WEEKLY, Some(channel.to_string()))),
        None if options.is_on("weekly-stop") => Some((key::WEEKLY, None)),
        None => None,
    };
    let changes = [
        language(options),
        text("pace", key::PACE),
        toggle(options, "mentions", key::MENTIONS),
        toggle(options, "text-only", key::TEXT_ONLY),
        text("end", key::ENDERS),
        weekly,
    ];
    changes.into_iter().flatten().collect()
}

fn language(options: &Options<'_>) -> Option<Setting> {
    let chosen = options.text("language")?;
    Some((key::LANGUAGE, (chosen != "discord").then(|| chosen.to_owned())))
}

fn toggle(options: &Options<'_>, name: &str, key: &'static str) -> Option<Setting> {
    let value = if options.yes_or_no(name)? { "on" } else { "off" };
    Some((key, Some(value.to_owned())))
}

/// What a button or menu asks for; `chosen` are the values of a menu.
pub fn pressed(id: &str, chosen: &[String]) -> Option<Look> {
    let (what, rest) = id.split_once(':')?;
    let parts: Vec<&str> = rest.split(':').collect();
    match (what, &parts[..]) {
        ("leaderboard", parts) => Wanted::pressed(parts, chosen.first()).map(Look::Leaderboard),
        ("history", [user, game, page]) => {
            Some(Look::History(user.parse().ok(), game.parse().ok(), self::page(page)?))
        }
        ("replay", ["choose"]) => Some(Look::Replay(chosen.first()?.clone(), 0)),
        ("replay", [table, at, ..]) => Some(Look::Replay((*table).to_owned(), at.parse().ok()?)),
        ("forget", ["yes"]) => Some(Look::Forget(Some(true))),
        ("forget", ["no"]) => Some(Look::Forget(Some(false))),
        _ => None,
    }
}

/// A page that could be: the one behind it has a number too.
pub fn page(text: &str) -> Option<usize> {
    text.parse::<u32>().ok()?.try_into().ok()
}

/// A stretch of time by its name.
pub fn span(name: &str) -> Option<Span> {
    Span::ALL.into_iter().find(|span| span.name() == name)
}

/// An order by its name.
pub fn order(name: &str) -> Option<Order> {
    Order::ALL.into_iter().find(|order| order.name() == name)
}

/// Whom one plays with, by name.
pub fn company(name: &str) -> Option<Opponents> {
    match name {
        "people" => Some(Opponents::People),
        "computers" => Some(Opponents::Computers),
        _ => None,
    }
}

/// The name of a pace.
pub fn pace_name(pace: Pace, lang: Lang) -> String {
    lang.say(&format!("pace-{}-name", pace.name()), &[])
}

impl App {
    /// Serves somebody who wants to look something up, or to settle something.
    pub(super) async fn look_up(&self, ctx: &Context, look: Look) -> Result<(), HandlerError> {
        // Commands are registered for servers alone.
        let Some(guild) = ctx.request.guild else {
            return self.reply_ephemeral(ctx, ctx.lang.say("refuse-elsewhere", &[])).await;
        };
        match look {
            Look::Leaderboard(wanted) => self.leaderboard(ctx, guild, wanted).await,
            Look::Stats(user, game) => self.stats(ctx, guild, user, game).await,
            Look::History(user, game, page) => self.history(ctx, guild, user, game, page).await,
            Look::Replay(table, at) => self.replay(ctx, guild, &table, at).await,
            Look::Verify(table) => self.verify(ctx, guild, &table).await,
            Look::Settings(changes) => self.settings(ctx, guild, changes).await,
            Look::Preferences(changes, shown) => self.preferences(ctx, changes, shown).await,
            Look::Privacy => self.privacy(ctx).await,
            Look::Export => self.export(ctx).await,
            Look::Forget(sure) => self.forget(ctx, sure).await,
        }
    }

    /// Learns what the server and the visitor have settled: the languages above all. What can't be read is as usual.
    pub(super) async fn load_settings(&self, ctx: &mut Context) {
        if let Some(guild) = ctx.request.guild {
            ctx.server = self.server_settings(guild).await;
        }
        let personal = self.personal_settings(ctx.person().user).await;
        ctx.lang = personal.language.unwrap_or(ctx.lang);
        ctx.public = ctx.server.language.unwrap_or(ctx.public);
    }

    /// Whether somebody may be pinged in a server: both have to agree.
    pub(super) async fn may_ping(&self, guild: Option<u64>, user: UserId) -> bool {
        let server = match guild {
            Some(guild) => self.server_settings(guild).await,
            None => Server::default(),
        };
        server.mentions && self.personal_settings(user).await.mentions
    }

    pub(super) async fn server_settings(&self, guild: u64) -> Server {
        Server::read(&self.stored_settings(&format!("guild:{guild}")).await)
    }

    pub(super) async fn personal_settings(&self, user: UserId) -> Personal {
        Personal::read(&self.stored_settings(&format!("user:{}", user.0)).await)
    }

    /// As they were last, if the database doesn't answer: nobody is pinged who said no because it is slow.
    async fn stored_settings(&self, scope: &str) -> Vec<(String, String)> {
        let store = self.tables.store();
        match tokio::time::timeout(HABITS, store.settings(scope)).await {
            Ok(Ok(stored)) => return stored,
            Ok(Err(error)) => tracing::warn!(%error, "settings could not be read"),
            Err(_) => tracing::warn!("settings could not be read in time"),
        }
        store.last_settings(scope).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_of_our_own_are_read_and_others_are_not() {
        let none: &[String] = &[];
        assert_eq!(pressed("history:-:qwixx:3", none), Some(Look::History(None, "qwixx".parse().ok(), 3)));
        assert_eq!(pressed("history:5:-:0", none), Some(Look::History(Some(5), None, 0)));
        assert_eq!(pressed("replay:0a1b:17:next", none), Some(Look::Replay("0a1b".into(), 17)));
        assert_eq!(pressed("forget:yes", none), Some(Look::Forget(Some(true))));
        for odd in ["", "history", "history:-:-", "history:-:-:-1", "replay:x", "forget:maybe", "a:1:roll"] {
            assert_eq!(pressed(odd, none), None, "{odd}");
        }
    }
}
