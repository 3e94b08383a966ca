//! `/settings`: what a server can settle, shown and changed.

use serenity::all::{ChannelType, CreateCommandOption, Permissions};

use super::{Command, InputError, Run, Served};
use crate::discord::app::{App, HandlerError};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::discord::options::{Define, Options, choices, pace_name};
use crate::discord::weekly;
use crate::settings::{Enders, Server, key};
use crate::text::Lang;

const LANGUAGE: &str = "language";
const PACE: &str = "pace";
const MENTIONS: &str = "mentions";
const TEXT_ONLY: &str = "text-only";
const END: &str = "end";
const WEEKLY: &str = "weekly";
const WEEKLY_STOP: &str = "weekly-stop";

/// The command.
pub const COMMAND: Command =
    Command::new("settings", parse).options(options).only_for(Permissions::MANAGE_GUILD);

fn options(command: Define) -> Vec<CreateCommandOption> {
    vec![
        command.language(LANGUAGE),
        command.pace(PACE),
        command.yes_or_no(MENTIONS),
        command.yes_or_no(TEXT_ONLY),
        choices(command.text(END), Enders::ALL, Enders::name, enders_name),
        command.channel(WEEKLY).channel_types(vec![ChannelType::Text, ChannelType::News]),
        command.yes_or_no(WEEKLY_STOP),
    ]
}

/// A key and its value, or none to unset it.
pub type Setting = (&'static str, Option<String>);

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let text = |name, key| options.text(name).map(|value| (key, Some(value.to_owned())));
    let weekly = match options.channel(WEEKLY) {
        Some(channel) => Some((key::WEEKLY, Some(channel.to_string()))),
        None if options.is_on(WEEKLY_STOP) => Some((key::WEEKLY, None)),
        None => None,
    };
    let changes = [
        language(options, LANGUAGE),
        text(PACE, key::PACE),
        toggle(options, MENTIONS, key::MENTIONS),
        toggle(options, TEXT_ONLY, key::TEXT_ONLY),
        text(END, key::ENDERS),
        weekly,
    ];
    let changes: Vec<Setting> = changes.into_iter().flatten().collect();
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes))))
}

/// The language that was chosen, as it is stored.
pub fn language(options: &Options<'_>, name: &str) -> Option<Setting> {
    Some((key::LANGUAGE, options.language(name)?.map(str::to_owned)))
}

/// What was switched on or off, as it is stored.
pub fn toggle(options: &Options<'_>, name: &str, key: &'static str) -> Option<Setting> {
    let value = if options.yes_or_no(name)? { "on" } else { "off" };
    Some((key, Some(value.to_owned())))
}

async fn show(app: &App, ctx: &Context, changes: Vec<Setting>) -> Served {
    let guild = ctx.guild()?;
    if !ctx.manages {
        return app.reply_ephemeral(ctx, ctx.lang.say("settings-forbidden", &[])).await;
    }
    let is_changed = !changes.is_empty();
    settle(app, &format!("guild:{guild}"), &changes).await?;
    for change in &changes {
        follow(app, guild, change).await?;
    }
    let server = app.server_settings(guild).await;
    let lines = server_lines(server, ctx.lang);
    let title = ctx.lang.say("settings-title", &[]);
    let post = settled(title, is_changed.then(|| ctx.lang.say("settings-changed", &[])), lines);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Stores what was changed.
pub async fn settle(app: &App, scope: &str, changes: &[Setting]) -> Result<(), HandlerError> {
    for (key, value) in changes {
        match value {
            Some(value) => app.tables.store().set_setting(scope, key, value).await?,
            None => app.tables.store().clear_setting(scope, key).await?,
        }
    }
    Ok(())
}

/// What follows from a change: the clock speaks the new language at once, and the first leaderboard of the week
/// is that of the week that isn't over yet.
async fn follow(app: &App, guild: u64, change: &Setting) -> Result<(), HandlerError> {
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

fn server_lines(server: Server, lang: Lang) -> Vec<String> {
    let enders = enders_name(lang, server.enders);
    vec![
        language_line("settings-language", server.language, lang),
        lang.say("settings-pace", &[("pace", pace_name(lang, server.pace).into())]),
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

fn enders_name(lang: Lang, enders: Enders) -> String {
    lang.say(&format!("enders-{}-name", enders.name()), &[])
}

/// Which language was chosen, if one was.
pub fn language_line(key: &str, language: Option<Lang>, lang: Lang) -> String {
    match language {
        Some(language) => lang.say(key, &[("language", language.name().into())]),
        None => lang.say(&format!("{key}-discord"), &[]),
    }
}

/// On or off.
pub fn switch(on: bool, lang: Lang) -> String {
    lang.say(if on { "setting-on" } else { "setting-off" }, &[])
}
