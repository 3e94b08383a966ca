//! What a server and a person can settle: shown, and changed.

use super::app::{App, HandlerError};
use super::context::Context;
use super::message::{Embed, MessagePayload};
use super::records::{Setting, pace_name};
use super::weekly;
use crate::settings::{Personal, Server, key};
use crate::text::Lang;

impl App {
    pub(super) async fn settings(
        &self,
        ctx: &Context,
        guild: u64,
        changes: Vec<Setting>,
    ) -> Result<(), HandlerError> {
        if !ctx.manages {
            return self.reply_ephemeral(ctx, ctx.lang.say("settings-forbidden", &[])).await;
        }
        let is_changed = !changes.is_empty();
        self.settle(&format!("guild:{guild}"), &changes).await?;
        for change in &changes {
            self.follow(guild, change).await?;
        }
        let server = self.server_settings(guild).await;
        let lines = server_lines(server, ctx.lang);
        let title = ctx.lang.say("settings-title", &[]);
        let post = settled(title, is_changed.then(|| ctx.lang.say("settings-changed", &[])), lines);
        Ok(ctx.show(&self.rest, post).await?)
    }

    pub(super) async fn preferences(
        &self,
        ctx: &Context,
        changes: Vec<Setting>,
        shown: Option<bool>,
    ) -> Result<(), HandlerError> {
        let (user, store) = (ctx.person().user, self.tables.store());
        let is_changed = !changes.is_empty() || shown.is_some();
        self.settle(&format!("user:{}", user.0), &changes).await?;
        if let Some(shown) = shown {
            store.hide(user.0, !shown).await?;
        }
        let personal = self.personal_settings(user).await;
        // In the language they have just chosen.
        let lang = personal.language.unwrap_or(ctx.lang);
        let lines = personal_lines(personal, store.is_hidden(user.0).await?, lang);
        let title = lang.say("preferences-title", &[]);
        let post = settled(title, is_changed.then(|| lang.say("preferences-changed", &[])), lines);
        Ok(ctx.show(&self.rest, post).await?)
    }

    async fn settle(&self, scope: &str, changes: &[Setting]) -> Result<(), HandlerError> {
        for (key, value) in changes {
            match value {
                Some(value) => self.tables.store().set_setting(scope, key, value).await?,
                None => self.tables.store().clear_setting(scope, key).await?,
            }
        }
        Ok(())
    }

    /// What follows from a change: the clock speaks the new language at once, and the first leaderboard of the week
    /// is that of the week that isn't over yet.
    async fn follow(&self, guild: u64, change: &Setting) -> Result<(), HandlerError> {
        let (scope, store) = (format!("guild:{guild}"), self.tables.store());
        match change {
            (key::LANGUAGE, Some(code)) => store.set_setting(&scope, "language", code).await?,
            (key::WEEKLY, Some(_)) => {
                store.set_setting(&scope, weekly::DONE, &weekly::due(self.tables.now().0)).await?;
            }
            _ => {}
        }
        Ok(())
    }
}

fn settled(title: String, news: Option<String>, lines: Vec<String>) -> MessagePayload {
    let lines: Vec<_> = news.into_iter().chain(lines).collect();
    MessagePayload::default().embed(Embed {
        title,
        description: lines.join("\n"),
        fields: Vec::new(),
        footer: String::new(),
    })
}

fn server_lines(server: Server, lang: Lang) -> Vec<String> {
    let enders = lang.say("enders-name", &[("enders", server.enders.name().into())]);
    vec![
        language_line("settings-language", server.language, lang),
        lang.say("settings-pace", &[("pace", pace_name(server.pace, lang).into())]),
        lang.say("settings-mentions", &[("value", switch(server.mentions, lang).into())]),
        lang.say("settings-text-only", &[("value", switch(server.text_only, lang).into())]),
        lang.say("settings-enders", &[("enders", enders.into())]),
        match server.weekly {
            Some(channel) => lang.say("settings-weekly", &[("channel", format!("<#{channel}>").into())]),
            None => lang.say("settings-weekly-none", &[]),
        },
        lang.say("settings-how", &[]),
    ]
}

fn personal_lines(personal: Personal, hidden: bool, lang: Lang) -> Vec<String> {
    vec![
        language_line("preferences-language", personal.language, lang),
        lang.say("preferences-mentions", &[("value", switch(personal.mentions, lang).into())]),
        lang.say("preferences-leaderboards", &[("value", switch(!hidden, lang).into())]),
        lang.say("preferences-how", &[]),
    ]
}

fn language_line(key: &str, language: Option<Lang>, lang: Lang) -> String {
    match language {
        Some(language) => {
            let name = lang.say("language-name", &[("language", language.code().into())]);
            lang.say(key, &[("language", name.into())])
        }
        None => lang.say(&format!("{key}-discord"), &[]),
    }
}

fn switch(on: bool, lang: Lang) -> String {
    lang.say(if on { "setting-on" } else { "setting-off" }, &[])
}
