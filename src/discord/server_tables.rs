//! A server's open tables, for moderators, who may end them.

use std::sync::Arc;

use serde_json::Value;

use super::app::App;
use super::board::{BoardMessage, display_name};
use super::commands::HandlerResult;
use super::components::{ComponentId, TableButton};
use super::context::Context;
use super::message::{Embed, MessagePayload, Style, button};
use crate::table::Table;
use crate::tables::ParkedTable;
use crate::text::{self, Lang};

/// The most tables of the list: each has a button, and a message has room for four full rows and a bit.
const MOST: usize = 20;

/// Lists the open tables of the server, if the user moderates it.
pub async fn show(app: &App, ctx: &Context) -> HandlerResult {
    let (guild, lang) = (ctx.guild()?, ctx.lang);
    if !ctx.person().moderates {
        return app.reply_ephemeral(ctx, lang.say("refuse-tables-moderators", &[])).await;
    }
    let tables: Vec<Listed> = listed(app, guild);
    let numbered = || (1_usize..).zip(&tables).take(MOST);
    let lines: Vec<String> = numbered().map(|(number, table)| table.line(number, lang)).collect();
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
    let buttons: Vec<_> = numbered().filter_map(|(number, table)| table.end_button(number, lang)).collect();
    let rows = buttons.chunks(5).map(<[_]>::to_vec).collect();
    Ok(ctx.show(&app.rest, MessagePayload::default().embed(embed).rows(rows)).await?)
}

/// A table that counts towards the limit of a server.
enum Listed {
    Open(Arc<Table>, u64),
    Parked(Arc<ParkedTable>),
}

/// The tables of a server. Those that can't be read come first: they are in the way until somebody closes them.
fn listed(app: &App, guild: u64) -> Vec<Listed> {
    let mut parked = app.tables.parked();
    parked.retain(|parked| parked.guild == Some(guild));
    parked.sort_by(|one, other| one.id.cmp(&other.id));
    let open = app.tables.in_server(guild).into_iter().map(|(table, channel)| Listed::Open(table, channel));
    parked.into_iter().map(Listed::Parked).chain(open).collect()
}

impl Listed {
    fn line(&self, number: usize, lang: Lang) -> String {
        match self {
            Listed::Open(table, channel) => line(number, table, *channel, lang),
            Listed::Parked(parked) => {
                let channel = parked.place.and_then(|place| place.channel());
                let channel = channel.map_or_else(|| "none".to_owned(), |channel| format!("<#{channel}>"));
                lang.say("tables-parked", &[("number", number.into()), ("channel", channel.into())])
            }
        }
    }

    /// The button that ends it. One whose id can't be read has none: `/end` in its channel closes it.
    fn end_button(&self, number: usize, lang: Lang) -> Option<Value> {
        let label = lang.say("button-end-number", &[("number", number.into())]);
        match self {
            Listed::Open(table, _) => Some(BoardMessage::new(table, lang).end_button(&label)),
            Listed::Parked(parked) => {
                let (table, what) = (parked.id.parse().ok()?, TableButton::End.into());
                let id = ComponentId::Table { table, board_version: 0, what };
                Some(button(Style::Danger, id.to_string(), &label))
            }
        }
    }
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
