//! `/help`: one screen that says how to begin. Buttons lead to the rest.

use serde_json::Value;
use strum::{Display, EnumString};

use super::{Command, HandlerResult, Run, learn, play, preferences, rules, settings};
use crate::discord::app::App;
use crate::discord::components::{NotAComponent, RecordComponent, not_a_component};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::text::{self, Lang};

/// The command.
pub const COMMAND: Command = Command::new("help", |_, _| Ok(Run::new(|app, ctx| Box::pin(show(app, ctx)))));

/// What a button of the help, or of the bot's hello to a server, leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(serialize_all = "lowercase", parse_err_ty = NotAComponent, parse_err_fn = not_a_component)]
pub enum Topic {
    /// The first screen.
    Start,
    /// Every command.
    Commands,
    /// Whose games these are.
    Rights,
    /// Opens a table.
    Play,
    /// Begins a lesson.
    Learn,
    /// The rules of a game.
    Rules,
    /// The user's own settings.
    Preferences,
    /// The server's settings.
    Settings,
}

impl Topic {
    /// A button that leads there.
    pub fn button(self, style: Style, lang: Lang) -> Value {
        let label = match self {
            Topic::Start => "button-help",
            Topic::Commands => "button-commands",
            Topic::Rights => "button-rights",
            Topic::Play => "button-play",
            Topic::Learn => "button-learn",
            Topic::Rules => "button-rules",
            Topic::Preferences => "button-preferences",
            Topic::Settings => "button-settings",
        };
        button(style, RecordComponent::Help(self).to_string(), &lang.say(label, &[]))
    }
}

/// Shows the first screen.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    turn_to(app, ctx, Topic::Start).await
}

/// Shows what a button leads to.
pub async fn turn_to(app: &App, ctx: &Context, topic: Topic) -> HandlerResult {
    let post = match topic {
        Topic::Start => start(ctx),
        // With the ids of all commands it is longer than a message may be.
        Topic::Commands => {
            let description = ctx.lang.say("help-commands", &[]);
            let list = Embed { description, ..Embed::default() };
            MessagePayload::default().embed(list).rows(vec![back(ctx.lang)])
        }
        Topic::Rights => MessagePayload::default().embed(rights(app, ctx.lang)).rows(vec![back(ctx.lang)]),
        Topic::Play => return play::offer_games(app, ctx, play::PlayOptions::default()).await,
        Topic::Learn => return learn::offer_games(app, ctx).await,
        Topic::Rules => return rules::offer_games(app, ctx).await,
        Topic::Preferences => return preferences::show(app, ctx, Vec::new(), None).await,
        Topic::Settings => return settings::show(app, ctx, Vec::new()).await,
    };
    Ok(ctx.show(&app.rest, post).await?)
}

fn start(ctx: &Context) -> MessagePayload {
    let lang = ctx.lang;
    let plain = |topic: Topic| topic.button(Style::Secondary, lang);
    let begin = vec![Topic::Play.button(Style::Primary, lang), plain(Topic::Learn), plain(Topic::Rules)];
    let mut rest = vec![plain(Topic::Commands), plain(Topic::Preferences)];
    rest.extend((ctx.manages && ctx.request.guild.is_some()).then(|| plain(Topic::Settings)));
    rest.push(plain(Topic::Rights));
    MessagePayload::text(lang.say("help-text", &[])).rows(vec![begin, rest])
}

fn rights(app: &App, lang: Lang) -> Embed {
    Embed {
        title: lang.say("help-rights-title", &[]),
        description: text::rights(lang, app.contact.as_deref()),
        fields: Vec::new(),
        footer: String::new(),
    }
}

fn back(lang: Lang) -> Vec<Value> {
    vec![Topic::Start.button(Style::Secondary, lang)]
}
