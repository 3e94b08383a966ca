//! `/preferences`: what a person can settle for themselves, shown and changed.

use super::settings::{Setting, language, language_line, settle, settled, switch, toggle};
use super::{Command, InputError, Run, Served};
use crate::discord::app::App;
use crate::discord::context::Context;
use crate::discord::options::Options;
use crate::settings::{Personal, key};
use crate::text::Lang;

const LANGUAGE: &str = "language";
const MENTIONS: &str = "mentions";
const LEADERBOARDS: &str = "leaderboards";

/// The command.
pub const COMMAND: Command = Command::new("preferences", parse).options(|command| {
    vec![command.language(LANGUAGE), command.yes_or_no(MENTIONS), command.yes_or_no(LEADERBOARDS)]
});

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let changes = [language(options, LANGUAGE), toggle(options, MENTIONS, key::MENTIONS)];
    let changes: Vec<Setting> = changes.into_iter().flatten().collect();
    let shown = options.yes_or_no(LEADERBOARDS);
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, changes, shown))))
}

/// `shown` is whether they want to be on leaderboards.
async fn show(app: &App, ctx: &Context, changes: Vec<Setting>, shown: Option<bool>) -> Served {
    ctx.guild()?;
    let (user, store) = (ctx.person().user, app.tables.store());
    let is_changed = !changes.is_empty() || shown.is_some();
    settle(app, &format!("user:{}", user.0), &changes).await?;
    if let Some(shown) = shown {
        store.hide(user.0, !shown).await?;
    }
    let personal = app.personal_settings(user).await;
    // In the language they have just chosen.
    let lang = personal.language.unwrap_or(ctx.lang);
    let lines = personal_lines(personal, store.is_hidden(user.0).await?, lang);
    let title = lang.say("preferences-title", &[]);
    let post = settled(title, is_changed.then(|| lang.say("preferences-changed", &[])), lines);
    Ok(ctx.show(&app.rest, post).await?)
}

fn personal_lines(personal: Personal, hidden: bool, lang: Lang) -> Vec<String> {
    vec![
        language_line("preferences-language", personal.language, lang),
        lang.say("preferences-mentions", &[("value", switch(personal.mentions, lang).into())]),
        lang.say("preferences-leaderboards", &[("value", switch(!hidden, lang).into())]),
        lang.say("preferences-how", &[]),
    ]
}
