//! `/preferences`: what a person can settle for themselves, shown and changed.

use super::settings::{Change, changes, define, lines, settle, settled, switch};
use super::{Command, InputError, Run, Served};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::options::Options;
use crate::settings::Personal;
use crate::text::Lang;

/// Whether to be on leaderboards. The store keeps it apart from the settings, because leaderboards are read by it.
const LEADERBOARDS: &str = "leaderboards";

/// The command.
pub const COMMAND: Command = Command::new("preferences", parse).options(|command| {
    let mut options = define(command, &Personal::default().all());
    options.push(command.yes_or_no(LEADERBOARDS));
    options
});

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let (changes, listed) = (changes(options, &Personal::default().all()), options.yes_or_no(LEADERBOARDS));
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes, listed))))
}

async fn show(app: &App, ctx: &Context, changes: Vec<Change>, listed: Option<bool>) -> Served {
    ctx.guild()?;
    let (user, store) = (ctx.person().user, app.tables.store());
    let is_changed = !changes.is_empty() || listed.is_some();
    settle(app, &format!("user:{}", user.0), &changes).await?;
    if let Some(listed) = listed {
        store.hide(user.0, !listed).await?;
    }
    let personal = app.personal_settings(user).await;
    // In the language they have just chosen.
    let lang = personal.language.unwrap_or(ctx.lang);
    let listed = switch(!store.is_hidden(user.0).await?, lang);
    let mut shown = lines(&personal.all(), lang);
    shown.push(lang.say("preferences-leaderboards", &[("value", listed.into())]));
    shown.push(lang.say("preferences-how", &[]));
    let title = lang.say("preferences-title", &[]);
    let post = settled(title, is_changed.then(|| lang.say("preferences-changed", &[])), shown);
    Ok(ctx.show(&app.rest, post).await?)
}
