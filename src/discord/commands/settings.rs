//! `/settings`: shows and changes a server's settings.

use serenity::all::{ChannelType, CreateCommandOption, Permissions};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::{App, HandlerError};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::discord::options::{OptionBuilder, Options, choices, pace_name};
use crate::discord::weekly;
use crate::settings::{self, EndPolicy, ServerSettings, Setting, SettingValue, key};
use crate::table::ComputerPace;
use crate::text::Lang;

/// The command.
pub const COMMAND: Command = Command::new("settings", parse)
    .options(|command| define(command, &ServerSettings::default().all()))
    .only_for(Permissions::MANAGE_GUILD)
    .only_in_servers();

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let changes = changes(options, &ServerSettings::default().all());
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes))))
}

async fn show(app: &App, ctx: &Context, changes: Vec<SettingChange>) -> HandlerResult {
    let guild = ctx.guild()?;
    if !ctx.manages {
        return app.reply_ephemeral(ctx, ctx.lang.say("settings-forbidden", &[])).await;
    }
    let is_changed = !changes.is_empty();
    store_changes(app, &format!("guild:{guild}"), &changes).await?;
    for change in &changes {
        apply_side_effects(app, guild, change).await?;
    }
    let mut shown = lines(&app.server_settings(guild).await.all(), ctx.lang);
    shown.push(ctx.lang.say("settings-how", &[]));
    let title = ctx.lang.say("settings-title", &[]);
    let post = settings_message(title, is_changed.then(|| ctx.lang.say("settings-changed", &[])), shown);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Side effects of a change: messages that no interaction causes use the new language at once, and the first
/// weekly post is for the current week.
async fn apply_side_effects(app: &App, guild: u64, change: &SettingChange) -> Result<(), HandlerError> {
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

/// A key and its new value; none unsets it.
pub type SettingChange = (&'static str, Option<String>);

/// The options for these settings.
pub fn define(command: OptionBuilder, settings: &[Setting]) -> Vec<CreateCommandOption> {
    let option = |setting: &Setting| {
        let name = setting.option;
        match setting.value {
            SettingValue::Language(_) => vec![command.language(name)],
            SettingValue::Pace(_) => vec![command.pace(name)],
            SettingValue::Switch(_) => vec![command.boolean(name)],
            SettingValue::Computers(_) => vec![choices(command.text(name), computers_name)],
            SettingValue::EndPolicy(_) => vec![choices(command.text(name), enders_name)],
            SettingValue::Channel(_) => {
                let for_posts = vec![ChannelType::Text, ChannelType::News];
                vec![command.channel(name).channel_types(for_posts), command.boolean(&stop(name))]
            }
        }
    };
    settings.iter().flat_map(option).collect()
}

/// The changes these options ask for.
pub fn changes(options: &Options<'_>, settings: &[Setting]) -> Vec<SettingChange> {
    let change = |setting: &Setting| {
        let name = setting.option;
        let value = match setting.value {
            SettingValue::Language(_) => options.language(name)?.map(str::to_owned),
            SettingValue::Pace(_) | SettingValue::Computers(_) | SettingValue::EndPolicy(_) => {
                Some(options.text(name)?.to_owned())
            }
            SettingValue::Switch(_) => Some(settings::switch(options.boolean(name)?).to_owned()),
            SettingValue::Channel(_) if options.channel(name).is_none() && !options.is_on(&stop(name)) => {
                return None;
            }
            SettingValue::Channel(_) => options.channel(name).map(|channel| channel.to_string()),
        };
        Some((setting.key, value))
    };
    settings.iter().filter_map(change).collect()
}

/// The option that unsets a channel: Discord cannot express «no channel».
fn stop(option: &str) -> String {
    format!("{option}-stop")
}

/// Stores the changes.
pub async fn store_changes(app: &App, scope: &str, changes: &[SettingChange]) -> Result<(), HandlerError> {
    for (key, value) in changes {
        match value {
            Some(value) => app.tables.store().set_setting(scope, key, value).await?,
            None => app.tables.store().clear_setting(scope, key).await?,
        }
    }
    Ok(())
}

/// The current settings as lines of text.
pub fn lines(settings: &[Setting], lang: Lang) -> Vec<String> {
    settings.iter().map(|setting| line(setting.text, setting.value, lang)).collect()
}

fn line(key: &str, value: SettingValue, lang: Lang) -> String {
    let (variable, text) = match value {
        SettingValue::Language(None) => return lang.say(&format!("{key}-discord"), &[]),
        SettingValue::Channel(None) => return lang.say(&format!("{key}-none"), &[]),
        SettingValue::Language(Some(language)) => ("language", language.name().to_owned()),
        SettingValue::Pace(pace) => ("pace", pace_name(lang, pace)),
        SettingValue::Switch(on) => ("value", switch(on, lang)),
        SettingValue::Computers(pace) => ("pace", computers_name(lang, pace)),
        SettingValue::EndPolicy(enders) => ("enders", enders_name(lang, enders)),
        SettingValue::Channel(Some(channel)) => ("channel", format!("<#{channel}>")),
    };
    lang.say(key, &[(variable, text.into())])
}

/// «on» or «off».
pub fn switch(on: bool, lang: Lang) -> String {
    lang.say(if on { "setting-on" } else { "setting-off" }, &[])
}

fn computers_name(lang: Lang, pace: ComputerPace) -> String {
    lang.say(&format!("computers-{pace}-name"), &[])
}

fn enders_name(lang: Lang, enders: EndPolicy) -> String {
    lang.say(&format!("enders-{enders}-name"), &[])
}

/// The settings as a message, with an optional line on top.
pub fn settings_message(title: String, news: Option<String>, lines: Vec<String>) -> MessagePayload {
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
    use crate::settings::UserSettings;

    #[test]
    fn every_setting_has_its_line_in_every_language() {
        let server =
            ServerSettings { language: Some(Lang::De), weekly: Some(1), ..ServerSettings::default() };
        let personal = UserSettings { language: Some(Lang::De), ..UserSettings::default() };
        let all =
            [ServerSettings::default().all(), server.all(), UserSettings::default().all(), personal.all()]
                .concat();
        for setting in all {
            for lang in Lang::ALL {
                let line = line(setting.text, setting.value, lang);
                assert!(!line.starts_with(setting.text), "{line} is in no catalogue of {lang:?}");
            }
        }
    }
}
