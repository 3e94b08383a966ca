//! First contact: one line for a person who plays for the first time, and one message for a server that adds the bot. Each
//! is said once. The store decides who says it, so that also of two processes only one does.

use std::sync::Arc;

use super::app::App;
use super::commands::help::Topic;
use super::context::Context;
use super::message::{MessagePayload, Style};
use crate::games::GameKind;
use crate::settings::key;
use crate::tables::Tables;
use crate::text::{self, Lang};

/// The stored value of what was said.
const SAID: &str = "on";

/// Somebody who may not know yet that the games can be learned here.
pub struct Newcomer(pub(super) Arc<Tables>);

impl Newcomer {
    /// Whether this is the moment to tell them: they have taken a seat, and have never finished a game.
    async fn is_to_be_told(&self, ctx: &Context) -> bool {
        let Newcomer(tables) = self;
        let table = tables.id_of(&ctx.request).and_then(|id| tables.snapshot_of(&id));
        let user = ctx.person().user;
        if !table.is_some_and(|table| table.seat_of(user).is_some() && !table.terms().is_lesson()) {
            return false;
        }
        let games = tables.store().servers_of(user.0).await;
        self.is_claimed(ctx).await && games.is_ok_and(|servers| servers.is_empty())
    }

    /// Notes that they know. Returns whether nobody had noted that before.
    async fn is_claimed(&self, ctx: &Context) -> bool {
        let scope = format!("user:{}", ctx.person().user.0);
        let claimed = self.0.store().claim_setting(&scope, key::WELCOMED, SAID).await;
        claimed.unwrap_or_else(|error| {
            tracing::warn!(%error, "could not store that a player was welcomed");
            false
        })
    }
}

impl Context {
    /// The line for a private answer to somebody who takes part for the first time; `None` for everybody else. It is said
    /// once: whoever asks for it has to send it.
    pub(super) async fn welcome(&self) -> Option<String> {
        let newcomer = self.newcomer.as_ref()?;
        // Where the bot is a guest, most people can't type.
        let key = if self.request.is_external { "welcome-learn-guest" } else { "welcome-learn" };
        newcomer.is_to_be_told(self).await.then(|| self.lang.say(key, &[]))
    }

    /// A private answer, with the line for somebody who takes part for the first time.
    pub(super) async fn welcoming(&self, post: MessagePayload) -> MessagePayload {
        match self.welcome().await {
            Some(line) => post.with_last_line(&line),
            None => post,
        }
    }

    /// Whoever has found the lessons doesn't need to be told of them.
    pub(super) async fn knows_lessons(&self) {
        if let Some(newcomer) = &self.newcomer {
            newcomer.is_claimed(self).await;
        }
    }
}

/// A server that has added the bot.
pub struct NewServer {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Where Discord tells what happens there, if it does.
    pub system_channel: Option<u64>,
    /// Its language in Discord.
    pub locale: String,
}

impl App {
    /// Says hello in a server that has just added the bot, if it may write where such things are told.
    pub(super) async fn say_hello(&self, server: &NewServer) {
        let Some(channel) = server.system_channel else { return };
        let scope = format!("guild:{}", server.id);
        match self.tables.store().claim_setting(&scope, key::GREETED, SAID).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return tracing::warn!(%error, "could not store that the bot says hello"),
        }
        let chosen = self.server_settings(server.id).await.language;
        let post = hello(chosen.unwrap_or_else(|| Lang::of_locale(&server.locale)));
        let post = post.once(format!("h{:x}", server.id));
        match self.rest.in_background().post(channel, &post).await {
            Ok(_) => {}
            Err(error) if error.is_missing_permissions() => {
                tracing::debug!(guild = server.id, "may not say hello in a server");
            }
            Err(error) => tracing::warn!(%error, guild = server.id, "could not say hello in a server"),
        }
    }
}

/// It pings nobody.
fn hello(lang: Lang) -> MessagePayload {
    let play = Topic::Play.button(Style::Primary, lang);
    let others = [Topic::Learn, Topic::Settings].map(|topic| topic.button(Style::Secondary, lang));
    let row = std::iter::once(play).chain(others).collect();
    let games = text::join(lang, &GameKind::ALL.map(|game| text::game_name(lang, game)));
    MessagePayload::text(lang.say("hello-server", &[("games", games.into())])).rows(vec![row]).silent()
}
