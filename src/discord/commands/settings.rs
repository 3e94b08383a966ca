//! `/settings`: what a server can settle, shown and changed.

use serenity::all::{ChannelType, CreateCommandOption, Permissions};

use super::{Command, InputError, Run, Served};
use crate::discord::app::{App, HandlerError};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::discord::options::{Define, Options, choices, pace_name};
use crate::discord::weekly;
use crate::settings::{self, Enders, Server, Setting, Value, key};
use crate::text::Lang;

/// The command.
pub const COMMAND: Command = Command::new("settings", parse)
    .options(|command| define(command, &Server::default().all()))
    .only_for(Permissions::MANAGE_GUILD);

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let changes = changes(options, &Server::default().all());
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes))))
}

async fn show(app: &App, ctx: &Context, changes: Vec<Change>) -> Served {
    let guild = ctx.guild()?;
    if !ctx.manages {
        return app.reply_ephemeral(ctx, ctx.lang.say("settings-forbidden", &[])).await;
    }
    let is_changed = !changes.is_empty();
    settle(app, &format!("guild:{guild}"), &changes).await?;
    for change in &changes {
        follow(app, guild, change).await?;
    }
    let mut shown = lines(&app.server_settings(guild).await.all(), ctx.lang);
    shown.push(ctx.lang.say("settings-how", &[]));
    let title = ctx.lang.say("settings-title", &[]);
    let post = settled(title, is_changed.then(|| ctx.lang.say("settings-changed", &[])), shown);
    Ok(ctx.show(&app.rest, post).await?)
}

/// What follows from a change: the clock speaks the new language at once, and the first leaderboard of the week
/// is that of the week that isn't over yet.
async fn follow(app: &App, guild: u64, change: &Change) -> Result<(), HandlerError> {
    let (scope, store) = (format!("guild:{guild}"), app.tables.store());
    match change {
        (key::LANGUAGE, Some(code)) => store.set_setting(&scope, "language", code).await?,
        (key::WEEKLY, Some(_)) => {
            store.set_setting(&scope, weekly::DONE, &weekly::due(app.tables.now().0)).await?;
        }
        _ => {}
    }
    Ok(())
}

/// A key and its new value, or none to unset it.
pub type Change = (&'static str, Option<String>);

/// The options that change these settings.
pub fn define(command: Define, settings: &[Setting]) -> Vec<CreateCommandOption> {
    let option = |setting: &Setting| {
        let name = setting.option;
        match setting.value {
            Value::Language(_) => vec![command.language(name)],
            Value::Pace(_) => vec![command.pace(name)],
            Value::Switch(_) => vec![command.yes_or_no(name)],
            Value::Enders(_) => vec![choices(command.text(name), Enders::ALL, Enders::name, enders_name)],
            Value::Channel(_) => {
                let for_posts = vec![ChannelType::Text, ChannelType::News];
                vec![command.channel(name).channel_types(for_posts), command.yes_or_no(&stop(name))]
            }
        }
    };
    settings.iter().flat_map(option).collect()
}

/// What somebody changes who typed these options.
pub fn changes(options: &Options<'_>, settings: &[Setting]) -> Vec<Change> {
    let change = |setting: &Setting| {
        let name = setting.option;
        let value = match setting.value {
            Value::Language(_) => options.language(name)?.map(str::to_owned),
            Value::Pace(_) | Value::Enders(_) => Some(options.text(name)?.to_owned()),
            Value::Switch(_) => Some(settings::switch(options.yes_or_no(name)?).to_owned()),
            Value::Channel(_) if options.channel(name).is_none() && !options.is_on(&stop(name)) => {
                return None;
            }
            Value::Channel(_) => options.channel(name).map(|channel| channel.to_string()),
        };
        Some((setting.key, value))
    };
    settings.iter().filter_map(change).collect()
}

/// The option that unsets a channel: Discord has no way to choose none.
fn stop(option: &str) -> String {
    format!("{option}-stop")
}

/// Stores what was changed.
pub async fn settle(app: &App, scope: &str, changes: &[Change]) -> Result<(), HandlerError> {
    for (key, value) in changes {
        match value {
            Some(value) => app.tables.store().set_setting(scope, key, value).await?,
            None => app.tables.store().clear_setting(scope, key).await?,
        }
    }
    Ok(())
}

/// Settings as they are, a line each.
pub fn lines(settings: &[Setting], lang: Lang) -> Vec<String> {
    settings.iter().map(|setting| line(setting.text, setting.value, lang)).collect()
}

fn line(key: &str, value: Value, lang: Lang) -> String {
    let (variable, text) = match value {
        Value::Language(None) => return lang.say(&format!("{key}-discord"), &[]),
        Value::Channel(None) => return lang.say(&format!("{key}-none"), &[]),
        Value::Language(Some(language)) => ("language", language.name().to_owned()),
        Value::Pace(pace) => ("pace", pace_name(lang, pace)),
        Value::Switch(on) => ("value", switch(on, lang)),
        Value::Enders(enders) => ("enders", enders_name(lang, enders)),
        Value::Channel(Some(channel)) => ("channel", format!("<#{channel}>")),
    };
    lang.say(key, &[(variable, text.into())])
}

/// On or off.
pub fn switch(on: bool, lang: Lang) -> String {
    lang.say(if on { "setting-on" } else { "setting-off" }, &[])
}

fn enders_name(lang: Lang, enders: Enders) -> String {
    lang.say(&format!("enders-{}-name", enders.name()), &[])
}

/// What is settled, as a message.
pub fn settled(title: String, news: Option<String>, lines: Vec<String>) -> MessagePayload {
    let lines: Vec<_> = news.into_iter().chain(lines).collect();
    MessagePayload::default().embed(Embed {
        title,
        description: lines.join("\n"),
        fields: Vec::new(),
        footer: String::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Personal;

    #[test]
    fn every_setting_has_its_line_in_every_language() {
        let server = Server { language: Some(Lang::De), weekly: Some(1), ..Server::default() };
        let personal = Personal { language: Some(Lang::De), ..Personal::default() };
        let all = [Server::default().all(), server.all(), Personal::default().all(), personal.all()].concat();
        for setting in all {
            for lang in Lang::ALL {
                let line = line(setting.text, setting.value, lang);
                assert!(!line.starts_with(setting.text), "{line} is in no catalogue of {lang:?}");
            }
        }
    }
}
