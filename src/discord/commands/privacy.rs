//! `/privacy`: explains, exports and erases the data stored about a user.

use strum::{Display, EnumString};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::components::{NotAComponent, RecordComponent, not_a_component};
use crate::discord::context::Context;
use crate::discord::export::{self, Progress};
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::discord::options::Options;
use crate::discord::publish::Update;
use crate::discord::servers::KEPT_DAYS;
use crate::table::Step;
use crate::tables::Committed;
use crate::text::{Arg, Lang};

const INFO: &str = "info";
const EXPORT: &str = "export";
const FORGET: &str = "forget";

/// With more tables than this somebody who waits for their data is told that it takes a while.
const MANY_TABLES: usize = 500;

/// The command.
pub const COMMAND: Command = Command::new("privacy", parse)
    .options(|command| [INFO, EXPORT, FORGET].map(|part| command.subcommand(part)).to_vec());

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    match options.subcommand() {
        Some(INFO) => Ok(Run::new(|app, ctx| Box::pin(info(app, ctx)))),
        Some(EXPORT) => Ok(Run::new(|app, ctx| Box::pin(export(app, ctx)))),
        Some(FORGET) => Ok(Run::new(|app, ctx| Box::pin(ask_to_confirm(app, ctx)))),
        _ => Err(InputError::Incomplete),
    }
}

/// The answer to the question whether to erase everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(serialize_all = "lowercase", parse_err_ty = NotAComponent, parse_err_fn = not_a_component)]
pub enum Confirmation {
    /// Erase.
    Yes,
    /// Keep everything.
    No,
}

async fn info(app: &App, ctx: &Context) -> HandlerResult {
    let embed = Embed {
        title: ctx.lang.say("privacy-title", &[]),
        description: ctx.lang.say("privacy-text", &[("days", KEPT_DAYS.into())]),
        fields: Vec::new(),
        footer: String::new(),
    };
    Ok(ctx.show(&app.rest, MessagePayload::default().embed(embed)).await?)
}

async fn export(app: &App, ctx: &Context) -> HandlerResult {
    let user = ctx.person().user;
    let mut running = match app.exports.begin(user, app.tables.now()) {
        Ok(running) => running,
        Err(refusal) => return app.reply_ephemeral(ctx, refusal.text(ctx.lang)).await,
    };
    let export = app.tables.store().export(user.0).await?;
    let (rest, lang, count) = (&app.rest, ctx.lang, export.tables.len());
    let mut progress = Progress { rest, message: None, lang, count };
    if count > MANY_TABLES {
        let begun = MessagePayload::text(lang.say("privacy-export-begun", &[("count", count.into())]));
        progress.message = Some(ctx.responder.reply_ephemeral(rest, begun).await?);
    }
    let parts = export::pack(app.tables.store(), user, export, ctx.attachment_limit, &progress).await?;
    let count = parts.len();
    for (part, bytes) in (1..).zip(parts) {
        let mut text = ctx.lang.say("privacy-export", &[]);
        if count > 1 {
            let args = [("part", Arg::from(part)), ("parts", count.into())];
            text = format!("{text} {}", ctx.lang.say("privacy-export-part", &args));
        }
        let post = MessagePayload::text(text).attaching(format!("stammtisch-{part}.json.gz"), bytes);
        ctx.reply_ephemeral(&app.rest, post).await?;
    }
    running.is_done = true;
    Ok(())
}

/// Asks for confirmation.
async fn ask_to_confirm(app: &App, ctx: &Context) -> HandlerResult {
    let id = |sure| RecordComponent::Forget(sure).to_string();
    let say = |key: &str| ctx.lang.say(key, &[]);
    let post = MessagePayload::text(say("privacy-forget-ask")).rows(vec![vec![
        button(Style::Danger, id(Confirmation::Yes), &say("button-forget")),
        button(Style::Secondary, id(Confirmation::No), &say("button-keep")),
    ]]);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Erases the user's data if they confirmed. The reply is sent after the erasure is done.
pub async fn forget(app: &App, ctx: &Context, sure: Confirmation) -> HandlerResult {
    let key = match sure {
        Confirmation::No => "privacy-kept",
        Confirmation::Yes => {
            let left = app.tables.forget(ctx.person().user).await?;
            publish_departure(app, left);
            "privacy-forgotten"
        }
    };
    Ok(ctx.show(&app.rest, MessagePayload::text(ctx.lang.say(key, &[]))).await?)
}

/// Updates the boards of tables the erased user sat at. If that fails, the next move updates them.
fn publish_departure(app: &App, tables: Vec<Committed>) {
    for committed in tables {
        // The steps and events so far name the user.
        let forgotten = Committed { steps: vec![Step::Forgotten {}], events: Vec::new(), ..committed };
        Update::new(forgotten).into_iter().for_each(|update| app.submit(update));
    }
}
