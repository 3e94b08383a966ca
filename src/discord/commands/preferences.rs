//! `/preferences`: shows and changes a user's settings.

use super::settings::{SettingChange, changes, define, lines, settings_message, store_changes, switch};
use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::options::Options;
use crate::settings::UserSettings;
use crate::text::Lang;

/// Whether to appear on leaderboards. The store keeps this apart from the other settings because leaderboard
/// queries filter by it.
const LEADERBOARDS: &str = "leaderboards";

/// The command.
pub const COMMAND: Command = Command::new("preferences", parse).options(|command| {
    let mut options = define(command, &UserSettings::default().all());
    options.push(command.boolean(LEADERBOARDS));
    options
});

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let (changes, listed) = (changes(options, &UserSettings::default().all()), options.boolean(LEADERBOARDS));
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes, listed))))
}

async fn show(app: &App, ctx: &Context, changes: Vec<SettingChange>, listed: Option<bool>) -> HandlerResult {
    let (user, store) = (ctx.person().user, app.tables.store());
    let is_changed = !changes.is_empty() || listed.is_some();
    store_changes(app, &format!("user:{}", user.0), &changes).await?;
    if let Some(listed) = listed {
        store.hide(user.0, !listed).await?;
    }
    let personal = app.user_settings(user).await;
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
