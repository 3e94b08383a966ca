//! `/verify`: checks that the dice of a game that is over were fair.

use super::replay::{finished, reply_unknown_game};
use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::board::safe_name;
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::discord::options::Options;
use crate::discord::suggestions::finished_games;
use crate::fair::Luck;
use crate::journal::Journal;
use crate::text::{self, Lang};
use crate::verify::{Fair, verify};

const ID: &str = "id";

/// The command.
pub const COMMAND: Command = Command::new("verify", parse)
    .options(|command| vec![command.text(ID).required(true).set_autocomplete(true)])
    .suggesting(|app, typing| Box::pin(finished_games(app, typing)));

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let table = options.required_text(ID)?.trim().to_owned();
    Ok(Run::new(move |app, ctx| Box::pin(show(app, ctx, table))))
}

/// Shows the verdict on a game, its seed and its journal.
pub async fn show(app: &App, ctx: &Context, table: String) -> HandlerResult {
    let lang = ctx.lang;
    let replay = finished(app, ctx, &table).await?;
    let Some(journal) = replay.as_ref().and_then(|replay| replay.table().journal()) else {
        return reply_unknown_game(app, ctx, &table).await;
    };
    let name = format!("{}.journal", journal.id);
    let embed = Embed {
        title: lang.say("verify-title", &[("table", journal.id.to_string().into())]),
        description: proof(journal, &name, lang).join("\n"),
        fields: Vec::new(),
        footer: String::new(),
    };
    let post = MessagePayload::default().embed(embed).attaching(name, journal.to_string().into_bytes());
    Ok(ctx.reply_ephemeral(&app.rest, post).await?)
}

/// The verdict and what anybody needs to check it; the attached `file` has the rest.
fn proof(journal: &Journal, file: &str, lang: Lang) -> Vec<String> {
    let seed = journal.reveal.as_ref().map(|reveal| reveal.seed.reveal()).unwrap_or_default();
    let words: Vec<_> = journal.words.values().map(|word| safe_name(&word.to_string())).collect();
    let entries = [("entries", journal.lines().len().into())];
    let verdict = match verify(journal) {
        Ok(Fair::ToTheEnd) => lang.say("verify-fair", &entries),
        Ok(Fair::SoFar) => lang.say("verify-fair-so-far", &entries),
        unfair => text::verdict(lang, journal, unfair),
    };
    let mut lines = vec![
        verdict,
        lang.say("fair-commitment", &[("hash", format!("`{}`", journal.commitment).into())]),
        lang.say("fair-reveal", &[("seed", format!("`{seed}`").into())]),
    ];
    if journal.luck == Luck::Lesson {
        lines.truncate(1);
        return lines;
    }
    if !words.is_empty() {
        lines.push(lang.say("fair-words", &[("words", text::join(lang, &words).into())]));
    }
    lines.push(lang.say("verify-how", &[("file", file.into())]));
    lines
}
