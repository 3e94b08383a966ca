//! Why not, in the reader's language, and what to do instead.

use serenity::all::Permissions;

use super::board::BoardMessage;
use super::context::Context;
use crate::game::Illegal;
use crate::table::{Table, TableError};
use crate::tables::{TABLES_PER_HOST, TABLES_PER_SERVER, TablesError};
use crate::text::{self, Lang};

/// What to tell somebody who was denied something. `table` is the one that stands in the channel now.
pub fn text(ctx: &Context, denied: &TablesError, table: Option<&Table>) -> String {
    let lang = ctx.lang;
    match denied {
        TablesError::NoTable if ctx.table.is_some() => lang.say("refuse-over", &[]),
        TablesError::NoTable => lang.say("refuse-no-table", &[]),
        TablesError::TableHere => lang.say("refuse-table-here", &[]),
        TablesError::TooManyOfYours => lang.say("refuse-too-many-yours", &[("most", TABLES_PER_HOST.into())]),
        TablesError::TooManyHere => lang.say("refuse-too-many-server", &[("most", TABLES_PER_SERVER.into())]),
        TablesError::Refused(refusal) => refusal_text(lang, *refusal, table),
        TablesError::Repeated | TablesError::Internal(_) => lang.say("trouble-internal", &[]),
    }
}

fn refusal_text(lang: Lang, refusal: TableError, table: Option<&Table>) -> String {
    let names = table.map(|table| BoardMessage::new(table, lang).names()).unwrap_or_default();
    match refusal {
        TableError::NotSeated if table.is_some_and(Table::is_lobby) => {
            lang.say("refuse-not-seated-lobby", &[])
        }
        TableError::NotSeated => lang.say("refuse-not-seated", &[]),
        TableError::AlreadySeated => lang.say("refuse-already-seated", &[]),
        TableError::Full { seats } => lang.say("refuse-full", &[("seats", seats.into())]),
        TableError::NoComputer => lang.say("refuse-no-computer", &[]),
        TableError::AlreadyStarted => lang.say("refuse-already-started", &[]),
        TableError::NotStarted => lang.say("refuse-not-started", &[]),
        TableError::TooFew { needed } => {
            lang.say("refuse-too-few", &[("needed", needed.into()), ("count", names.len().into())])
        }
        TableError::NotHost => {
            let host = table.and_then(|table| table.seat_of(table.host()));
            let name = host.and_then(|seat| names.get(seat.index()).cloned()).unwrap_or_default();
            lang.say("refuse-only-host", &[("name", name.into())])
        }
        TableError::AlreadyVoted => lang.say("refuse-voted", &[]),
        TableError::Over | TableError::Illegal(Illegal::Over) => lang.say("refuse-over", &[]),
        TableError::Stale => lang.say("refuse-old-board", &[]),
        TableError::Illegal(illegal) => match table {
            Some(table) => text::refusal(lang, table.terms().game, illegal, &names),
            // It refused the action and has ended since.
            None => lang.say("refuse-over", &[]),
        },
    }
}

/// The permissions the bot needs here and doesn't have, by their keys in the catalogues.
pub fn missing_permissions(ctx: &Context, thread: bool) -> Vec<&'static str> {
    let mut needed = vec![
        (Permissions::VIEW_CHANNEL, "permission-view-channel"),
        (Permissions::EMBED_LINKS, "permission-embed-links"),
    ];
    if ctx.in_thread || thread {
        needed.push((Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads"));
    }
    if !ctx.in_thread {
        needed.push((Permissions::SEND_MESSAGES, "permission-send-messages"));
    }
    if thread && !ctx.in_thread {
        needed.push((Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads"));
    }
    needed.into_iter().filter(|(bit, _)| !ctx.permissions.contains(*bit)).map(|(_, key)| key).collect()
}

pub fn permissions_text(lang: Lang, missing: &[&str]) -> String {
    // Discord said no although nothing seems to be missing: then it is one of those without which nothing goes.
    let missing =
        if missing.is_empty() { &["permission-view-channel", "permission-send-messages"] } else { missing };
    let names: Vec<_> = missing.iter().map(|key| lang.say(key, &[])).collect();
    lang.say("trouble-permissions", &[("permissions", text::join(lang, &names).into())])
}
