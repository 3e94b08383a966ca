//! Why not, in the reader's language, and what to do instead.

use serenity::all::Permissions;

use super::board::Showing;
use super::visit::Visit;
use crate::game::Illegal;
use crate::table::{Refusal, Table};
use crate::tables::{Denied, TABLES_PER_HOST, TABLES_PER_SERVER};
use crate::text::{self, Lang};

/// What to tell a visitor who was denied something. `table` is the one that stands in the channel now.
pub fn text(visit: &Visit, denied: &Denied, table: Option<&Table>) -> String {
    let lang = visit.lang;
    match denied {
        Denied::NoTable if visit.table.is_some() => lang.say("refuse-over", &[]),
        Denied::NoTable => lang.say("refuse-no-table", &[]),
        Denied::TableHere => lang.say("refuse-table-here", &[]),
        Denied::TooManyOfYours => lang.say("refuse-too-many-yours", &[("most", TABLES_PER_HOST.into())]),
        Denied::TooManyHere => lang.say("refuse-too-many-server", &[("most", TABLES_PER_SERVER.into())]),
        Denied::Refused(refusal) => refusal_text(lang, *refusal, table),
        Denied::Repeated | Denied::Trouble(_) => lang.say("trouble-internal", &[]),
    }
}

fn refusal_text(lang: Lang, refusal: Refusal, table: Option<&Table>) -> String {
    let names = table.map(|table| Showing::new(table, lang).names()).unwrap_or_default();
    match refusal {
        Refusal::NotSeated if table.is_some_and(Table::is_lobby) => lang.say("refuse-not-seated-lobby", &[]),
        Refusal::NotSeated => lang.say("refuse-not-seated", &[]),
        Refusal::AlreadySeated => lang.say("refuse-already-seated", &[]),
        Refusal::Full { seats } => lang.say("refuse-full", &[("seats", seats.into())]),
        Refusal::NoComputer => lang.say("refuse-no-computer", &[]),
        Refusal::AlreadyStarted => lang.say("refuse-already-started", &[]),
        Refusal::NotStarted => lang.say("refuse-not-started", &[]),
        Refusal::TooFew { needed } => {
            lang.say("refuse-too-few", &[("needed", needed.into()), ("count", names.len().into())])
        }
        Refusal::NotHost => {
            let host = table.and_then(|table| table.seat_of(table.host()));
            let name = host.and_then(|seat| names.get(seat.index()).cloned()).unwrap_or_default();
            lang.say("refuse-only-host", &[("name", name.into())])
        }
        Refusal::AlreadyVoted => lang.say("refuse-voted", &[]),
        Refusal::Over | Refusal::Illegal(Illegal::Over) => lang.say("refuse-over", &[]),
        Refusal::Stale => lang.say("refuse-old-board", &[]),
        Refusal::Illegal(illegal) => match table {
            Some(table) => text::refusal(lang, table.terms().game, illegal, &names),
            // It refused the action and has ended since.
            None => lang.say("refuse-over", &[]),
        },
    }
}

/// The permissions the bot needs here and doesn't have, by their keys in the catalogues.
pub fn missing_permissions(visit: &Visit, thread: bool) -> Vec<&'static str> {
    let mut needed = vec![
        (Permissions::VIEW_CHANNEL, "permission-view-channel"),
        (Permissions::EMBED_LINKS, "permission-embed-links"),
    ];
    if visit.in_thread || thread {
        needed.push((Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads"));
    }
    if !visit.in_thread {
        needed.push((Permissions::SEND_MESSAGES, "permission-send-messages"));
    }
    if thread && !visit.in_thread {
        needed.push((Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads"));
    }
    needed.into_iter().filter(|(bit, _)| !visit.permissions.contains(*bit)).map(|(_, key)| key).collect()
}

pub fn permissions_text(lang: Lang, missing: &[&str]) -> String {
    // Discord said no although nothing seems to be missing: then it is one of those without which nothing goes.
    let missing =
        if missing.is_empty() { &["permission-view-channel", "permission-send-messages"] } else { missing };
    let names: Vec<_> = missing.iter().map(|key| lang.say(key, &[])).collect();
    lang.say("trouble-permissions", &[("permissions", text::join(lang, &names).into())])
}
