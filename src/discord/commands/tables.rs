//! `/tables`: a server's open tables, for moderators, who may end them.

use serenity::all::Permissions;

use super::{Command, HandlerResult, Run};
use crate::discord::app::App;
use crate::discord::board::{BoardMessage, display_name};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload};
use crate::table::Table;
use crate::text::{self, Lang};

/// The most tables of the list: each has a button, and a message has room for four full rows and a bit.
const MOST: usize = 20;

/// The command.
pub const COMMAND: Command = Command::new("tables", |_, _| Ok(Run::new(|app, ctx| Box::pin(list(app, ctx)))))
    .only_in_servers()
    .only_for(Permissions::MANAGE_MESSAGES);

async fn list(app: &App, ctx: &Context) -> HandlerResult {
    let (guild, lang) = (ctx.guild()?, ctx.lang);
    if !ctx.person().moderates {
        return app.reply_ephemeral(ctx, lang.say("refuse-tables-moderators", &[])).await;
    }
    let tables = app.tables.in_server(guild);
    let numbered = || (1_usize..).zip(&tables).take(MOST);
    let lines: Vec<String> =
        numbered().map(|(number, (table, channel))| line(number, table, *channel, lang)).collect();
    let embed = Embed {
        title: lang.say("tables-title", &[("count", tables.len().into())]),
        description: if lines.is_empty() { lang.say("tables-none", &[]) } else { lines.join("\n") },
        fields: Vec::new(),
        footer: if tables.len() > MOST {
            lang.say("tables-more", &[("most", MOST.into())])
        } else {
            String::new()
        },
    };
    let end = |(number, (table, _)): (usize, &(std::sync::Arc<Table>, u64))| {
        BoardMessage::new(table, lang)
            .end_button(&lang.say("button-end-number", &[("number", number.into())]))
    };
    let buttons: Vec<_> = numbered().map(end).collect();
    let rows = buttons.chunks(5).map(<[_]>::to_vec).collect();
    Ok(ctx.show(&app.rest, MessagePayload::default().embed(embed).rows(rows)).await?)
}

/// «1. Heckmeck in #games, opened by Anna, waiting since 14 November 2026 10:00».
fn line(number: usize, table: &Table, channel: u64, lang: Lang) -> String {
    let host = table.participant(table.host()).map(|participant| participant.name.as_str());
    let args = [
        ("number", number.into()),
        ("game", text::game_name(lang, table.terms().game).into()),
        ("channel", format!("<#{channel}>").into()),
        ("name", display_name(table.host().0, host, lang).into()),
        ("when", format!("<t:{}:f>", table.waiting_since().seconds()).into()),
    ];
    lang.say("tables-line", &args)
}
