//! Why a request was refused, and what to do instead, in the user's language.

use serenity::all::Permissions;

use super::board::BoardMessage;
use super::context::Context;
use super::responder::Origin;
use crate::game::{Illegal, Viewer};
use crate::journal::NoTakeBack;
use crate::table::{Table, TableError};
use crate::tables::{ParkReason, TABLES_PER_HOST, TABLES_PER_SERVER, TablesError};
use crate::text::{self, Lang};

/// The text for a refused request. `table` is the current one in the channel.
pub fn text(ctx: &Context, error: &TablesError, table: Option<&Table>) -> String {
    let lang = ctx.lang;
    match error {
        TablesError::NoTable if ctx.request.table.is_some() => lang.say("refuse-over", &[]),
        TablesError::NoTable => lang.say("refuse-no-table", &[]),
        TablesError::TableHere => lang.say("refuse-table-here", &[]),
        TablesError::TooManyOfYours => lang.say("refuse-too-many-yours", &[("most", TABLES_PER_HOST.into())]),
        TablesError::TooManyHere => lang.say("refuse-too-many-server", &[("most", TABLES_PER_SERVER.into())]),
        TablesError::Parked(reason) => parked_text(ctx, reason, false),
        TablesError::Refused(refusal @ (TableError::Illegal(_) | TableError::NotAfterThat(_))) => {
            with_possible(ctx, refusal_text(lang, *refusal, table), table)
        }
        TablesError::Refused(refusal) => refusal_text(lang, *refusal, table),
        TablesError::Repeated | TablesError::Internal(_) => lang.say("trouble-internal", &[]),
    }
}

/// What happened to a table that can't be read, and who can close it: whoever asks, with a button below, or somebody else.
pub fn parked_text(ctx: &Context, reason: &ParkReason, has_button: bool) -> String {
    let place = match ctx.request.guild {
        _ if has_button => "here",
        Some(_) => "server",
        None => "conversation",
    };
    let key = match reason {
        ParkReason::Later(_) => "refuse-parked-later",
        ParkReason::Damaged(_) | ParkReason::Failed(_) => "refuse-parked-damaged",
    };
    ctx.lang.say(key, &[("place", place.into())])
}

/// Why a move was refused, and what the user can do at the table now, if anything. Commands are proposed to whoever
/// typed one: the others have buttons, and some of them can't type commands there.
pub fn with_possible(ctx: &Context, why: String, table: Option<&Table>) -> String {
    let possible = table.and_then(|table| {
        let (game, seat) = (table.game()?, table.seat_of(ctx.person().user)?);
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        match ctx.responder.origin {
            Origin::PublicCommand | Origin::Command => text::possible(ctx.lang, &view, &legal),
            Origin::Message(_) | Origin::PrivateMessage => text::situation(ctx.lang, &view, &legal),
        }
    });
    std::iter::once(why).chain(possible).collect::<Vec<_>>().join(" ")
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
        TableError::NobodyAway => lang.say("refuse-nobody-away", &[]),
        TableError::NobodyOffers => lang.say("refuse-nobody-offers", &[]),
        TableError::AlreadyOffered => lang.say("refuse-offered", &[]),
        TableError::AlreadyVoted => lang.say("refuse-voted", &[]),
        TableError::Over | TableError::Illegal(Illegal::Over) => lang.say("refuse-over", &[]),
        TableError::Stale => lang.say("refuse-old-board", &[]),
        TableError::NoTakeBack(why) => {
            let key = match why {
                NoTakeBack::Nothing => "refuse-takeback-nothing",
                NoTakeBack::Drew => "refuse-takeback-drew",
                NoTakeBack::GoneOn => "refuse-takeback-gone-on",
                NoTakeBack::Late => "refuse-takeback-late",
            };
            lang.say(key, &[])
        }
        TableError::NotAfterThat(action) => {
            lang.say("refuse-not-after-that", &[("command", text::command(lang, action).into())])
        }
        TableError::Illegal(illegal) => match table {
            Some(table) => text::refusal(lang, table.terms().game, illegal, &names),
            // The table refused the action and has been closed since.
            None => lang.say("refuse-over", &[]),
        },
    }
}

/// The permissions that the bot asks for when a server installs it: all that it can make use of, and no more.
pub const INSTALL_PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES);

/// The permissions the bot lacks in this channel, by their catalogue keys.
pub fn missing_permissions(ctx: &Context, thread: bool) -> Vec<&'static str> {
    // In conversations, and where it is not a member, the bot speaks with the interaction's token, which needs none.
    if ctx.request.guild.is_none() {
        return Vec::new();
    }
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
    // Discord refused although no permission seems to be missing. Then it is most likely one of these two.
    let missing =
        if missing.is_empty() { &["permission-view-channel", "permission-send-messages"] } else { missing };
    let names: Vec<_> = missing.iter().map(|key| lang.say(key, &[])).collect();
    lang.say("trouble-permissions", &[("permissions", text::join(lang, &names).into())])
}
