//! `/preferences`: shows and changes a user's settings.

use std::future::ready;

use super::settings::{
    SettingChange, changes, changes_quiet_hours, check_zone, define, lines, settings_message, store_changes,
    switch,
};
use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::options::Options;
use crate::discord::suggestions::quiet_hours;
use crate::settings::{self, UserSettings, key};
use crate::table::Absentee;
use crate::text::Lang;

/// Whether to appear on leaderboards. The store keeps this apart from the other settings because leaderboard
/// queries filter by it.
const LEADERBOARDS: &str = "leaderboards";

/// What `notify` was before there were direct messages.
const MENTIONS: &str = "mentions";

/// The command.
pub const COMMAND: Command = Command::new("preferences", parse)
    .options(|command| {
        let mut options = define(command, &UserSettings::default().all());
        options.push(command.boolean(LEADERBOARDS));
        options
    })
    .suggesting(|app, typing| Box::pin(ready(quiet_hours(app, typing))))
    .changing(UserSettings::CHANGED_BY);

fn parse(options: &Options<'_>, lang: Lang) -> Result<Run, InputError> {
    let mut changes = changes(options, &UserSettings::default().all(), lang)?;
    // A client that hasn't loaded the commands for a while knows a switch in the place of `notify`.
    let switched = options.boolean(MENTIONS).map(|on| (key::NOTIFY, Some(settings::switch(on).to_owned())));
    changes.extend(switched);
    let listed = options.boolean(LEADERBOARDS);
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes, listed))))
}

/// Stores the changes, and shows how things are.
pub async fn show(
    app: &App,
    ctx: &Context,
    changes: Vec<SettingChange>,
    listed: Option<bool>,
) -> HandlerResult {
    let (user, store) = (ctx.person().user, app.tables.store());
    check_zone(&changes, app.user_settings(user).await.zone, ctx.lang)?;
    let is_changed = !changes.is_empty() || listed.is_some();
    store_changes(app, ctx, UserSettings::CHANGED_BY, &changes).await?;
    if let Some(listed) = listed {
        store.hide(user.0, !listed).await?;
    }
    let personal = app.user_settings(user).await;
    app.tables.set_reminders(user, personal.remind);
    if changes.iter().any(|(key, _)| *key == key::NOTIFY) {
        app.set_notify(user, personal.notify).await?;
    }
    if changes_quiet_hours(&changes) {
        app.apply_quiet_hours(Absentee::Person(user), personal.quiet_hours()).await?;
    }
    // In the language just chosen.
    let lang = personal.language.unwrap_or(ctx.lang);
    let listed = switch(!store.is_hidden(user.0).await?, lang);
    let mut shown = lines(&personal.all(), lang);
    shown.push(lang.say("preferences-leaderboards", &[("value", listed.into())]));
    shown.push(lang.say("preferences-how", &[]));
    let title = lang.say("preferences-title", &[]);
    let post = settings_message(title, is_changed.then(|| lang.say("preferences-changed", &[])), shown);
    Ok(ctx.show(&app.rest, post).await?)
}
