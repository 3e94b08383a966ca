//! `/settings`: shows and changes a server's settings.

use std::future::ready;

use serenity::all::{ChannelType, CreateCommandOption};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::{App, HandlerError};
use crate::discord::board::safe_name;
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::discord::options::{OptionBuilder, Options, choices, pace_name};
use crate::discord::suggestions::quiet_hours;
use crate::discord::weekly;
use crate::quiet_hours::{Hours, HoursError, Zone};
use crate::settings::{self, ChangedBy, EndPolicy, Notify, ServerSettings, Setting, SettingValue, key};
use crate::table::{Absentee, ComputerPace, Reminders};
use crate::text::{self, Lang};

/// The command.
pub const COMMAND: Command = Command::new("settings", parse)
    .options(|command| define(command, &ServerSettings::default().all()))
    .suggesting(|app, typing| Box::pin(ready(quiet_hours(app, typing))))
    .changing(ServerSettings::CHANGED_BY);

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let changes = changes(options, &ServerSettings::default().all(), lang)?;
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes))))
}

/// Stores the changes, and shows how things are.
pub async fn show(app: &App, ctx: &Context, changes: Vec<SettingChange>) -> HandlerResult {
    let guild = ctx.guild()?;
    check_zone(&changes, ctx.server.zone, ctx.lang)?;
    let is_changed = !changes.is_empty();
    store_changes(app, ctx, ServerSettings::CHANGED_BY, &changes).await?;
    for change in &changes {
        apply_side_effects(app, guild, change).await?;
    }
    if changes_quiet_hours(&changes) {
        let quiet = app.server_settings(guild).await.quiet_hours();
        app.apply_quiet_hours(Absentee::Server(guild), quiet).await?;
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
            SettingValue::Notify(_) => vec![choices(command.text(name), notify_name)],
            SettingValue::Reminders(_) => vec![choices(command.text(name), remind_name)],
            SettingValue::Channel(_) => {
                let for_posts = vec![ChannelType::Text, ChannelType::News];
                vec![command.channel(name).channel_types(for_posts), command.boolean(&stop(name))]
            }
            SettingValue::Hours(_) | SettingValue::Zone(_) => vec![command.text(name).set_autocomplete(true)],
        }
    };
    settings.iter().flat_map(option).collect()
}

/// The changes these options ask for, or what can't be read of them.
pub fn changes(
    options: &Options<'_>,
    settings: &[Setting],
    lang: Lang,
) -> Result<Vec<SettingChange>, InputError> {
    let change = |setting: &Setting| {
        let name = setting.option;
        let value = match setting.value {
            SettingValue::Language(_) => options.language(name)?.map(str::to_owned),
            SettingValue::Pace(_)
            | SettingValue::Computers(_)
            | SettingValue::EndPolicy(_)
            | SettingValue::Notify(_)
            | SettingValue::Reminders(_) => Some(options.text(name)?.to_owned()),
            SettingValue::Switch(_) => Some(settings::switch(options.boolean(name)?).to_owned()),
            SettingValue::Channel(_) if options.channel(name).is_none() && !options.is_on(&stop(name)) => {
                return None;
            }
            SettingValue::Channel(_) => options.channel(name).map(|channel| channel.to_string()),
            SettingValue::Hours(_) => match typed_hours(options.text(name)?, lang) {
                Ok(hours) => hours,
                Err(error) => return Some(Err(error)),
            },
            SettingValue::Zone(_) => match typed_zone(options.text(name)?, lang) {
                Ok(zone) => Some(zone.to_string()),
                Err(error) => return Some(Err(error)),
            },
        };
        Some(Ok((setting.key, value)))
    };
    settings.iter().filter_map(change).collect()
}

/// Quiet hours as they are stored; none for "off", in any language.
fn typed_hours(text: &str, lang: Lang) -> Result<Option<String>, InputError> {
    let is_off = |lang: Lang| text::fold(text.trim()) == text::fold(&lang.say("setting-off", &[]));
    if Lang::ALL.into_iter().any(is_off) {
        return Ok(None);
    }
    let refuse = |key: &str| InputError::Invalid(lang.say(key, &[("text", safe_name(text).into())]));
    match text.parse::<Hours>() {
        Ok(hours) => Ok(Some(hours.to_string())),
        Err(HoursError::TooLong) => Err(refuse("refuse-quiet-long")),
        Err(HoursError::Unreadable) => Err(refuse("refuse-quiet")),
    }
}

fn typed_zone(text: &str, lang: Lang) -> Result<Zone, InputError> {
    let refusal = || InputError::Invalid(lang.say("refuse-zone", &[("text", safe_name(text).into())]));
    text::without_accents(&text.to_lowercase()).parse().map_err(|_| refusal())
}

/// Whether quiet hours change, or when they are.
pub fn changes_quiet_hours(changes: &[SettingChange]) -> bool {
    changes.iter().any(|(key, _)| matches!(*key, key::QUIET | key::ZONE))
}

/// Refuses hours of which nobody knows when they are.
pub fn check_zone(changes: &[SettingChange], stored: Option<Zone>, lang: Lang) -> Result<(), InputError> {
    let is_set = |wanted: &str| changes.iter().any(|(key, value)| *key == wanted && value.is_some());
    if is_set(key::QUIET) && !is_set(key::ZONE) && stored.is_none() {
        return Err(InputError::Invalid(lang.say("refuse-quiet-zone", &[])));
    }
    Ok(())
}

/// The option that unsets a channel: Discord cannot express «no channel».
fn stop(option: &str) -> String {
    format!("{option}-stop")
}

/// Stores the changes. Who may not make any is refused, even if they only want to look.
pub async fn store_changes(
    app: &App,
    ctx: &Context,
    changed_by: ChangedBy,
    changes: &[SettingChange],
) -> Result<(), HandlerError> {
    let scope = scope(ctx, changed_by)?;
    for (key, value) in changes {
        match value {
            Some(value) => app.tables.store().set_setting(&scope, key, value).await?,
            None => app.tables.store().clear_setting(&scope, key).await?,
        }
    }
    Ok(())
}

/// Whose settings this user may change here, as the store names them.
fn scope(ctx: &Context, changed_by: ChangedBy) -> Result<String, HandlerError> {
    match changed_by {
        ChangedBy::EachUser => Ok(format!("user:{}", ctx.person().user.0)),
        ChangedBy::ServerManagers if ctx.manages => Ok(format!("guild:{}", ctx.guild()?)),
        ChangedBy::ServerManagers => Err(InputError::Invalid(ctx.lang.say("settings-forbidden", &[])).into()),
    }
}

/// The current settings as lines of text.
pub fn lines(settings: &[Setting], lang: Lang) -> Vec<String> {
    settings.iter().map(|setting| line(setting.text, setting.value, lang)).collect()
}

fn line(key: &str, value: SettingValue, lang: Lang) -> String {
    let (variable, text) = match value {
        SettingValue::Language(None) => return lang.say(&format!("{key}-discord"), &[]),
        SettingValue::Channel(None) | SettingValue::Hours(None) | SettingValue::Zone(None) => {
            return lang.say(&format!("{key}-none"), &[]);
        }
        SettingValue::Language(Some(language)) => ("language", language.name().to_owned()),
        SettingValue::Pace(pace) => ("pace", pace_name(lang, pace)),
        SettingValue::Switch(on) => ("value", switch(on, lang)),
        SettingValue::Computers(pace) => ("pace", computers_name(lang, pace)),
        SettingValue::EndPolicy(enders) => ("enders", enders_name(lang, enders)),
        SettingValue::Notify(notify) => ("value", notify_name(lang, notify)),
        SettingValue::Reminders(remind) => ("value", remind_name(lang, remind)),
        SettingValue::Channel(Some(channel)) => ("channel", format!("<#{channel}>")),
        SettingValue::Hours(Some(hours)) => ("hours", hours.to_string().replace('-', "–")),
        SettingValue::Zone(Some(zone)) => ("zone", zone.to_string()),
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

fn notify_name(lang: Lang, notify: Notify) -> String {
    lang.say(&format!("notify-{notify}-name"), &[])
}

fn remind_name(lang: Lang, remind: Reminders) -> String {
    lang.say(&format!("remind-{remind}-name"), &[])
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
        let (language, quiet, zone) = (Some(Lang::De), "22-8".parse().ok(), Some(Zone::UTC));
        let server = ServerSettings { language, weekly: Some(1), quiet, zone, ..ServerSettings::default() };
        let personal = UserSettings { language, quiet, zone, ..UserSettings::default() };
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
