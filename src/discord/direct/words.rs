//! What a direct message says.

use super::News;
use crate::discord::board::{self, BoardMessage};
use crate::discord::context::ServerContext;
use crate::discord::message::MessagePayload;
use crate::game::Action;
use crate::table::{Table, UserId};
use crate::text::{self, Arg, Lang};

/// The most lines about what has happened.
const MOST_NEWS: usize = 3;

/// The direct message for a state of a table. `line` stands on top, in the place of whose turn it is.
pub(super) fn message(
    news: &News,
    user: UserId,
    context: ServerContext,
    line: Option<String>,
    asks: Option<Action>,
) -> MessagePayload {
    let table = &news.table;
    let board = BoardMessage::new(table, context.lang).in_words(context.server.text_only);
    let board = board.with_hints(context.server).asking(asks);
    let mut lines = board.news(&news.events);
    lines.drain(..lines.len().saturating_sub(MOST_NEWS));
    let happened = board::News { lines, under: Vec::new(), events: news.events.clone() };
    let post = board.post(&happened);
    let line = line.unwrap_or_else(|| heading(table, news, user, context.lang));
    let post = post.retitled(line);
    // A rematch is set up where the others are, and whoever has no seat has nothing to press.
    let has_seat = table.seat_of(user).or(table.lent_seat(user)).is_some() || table.invited().contains(&user);
    if table.ended().is_some() || !has_seat { post.without_rows() } else { post }
}

/// «Heckmeck in #games: your turn.»
fn heading(table: &Table, news: &News, user: UserId, lang: Lang) -> String {
    let key = match table.call_of(user) {
        _ if table.ended().is_some() => "direct-over",
        Some(_) if table.is_lobby() => "direct-invited",
        Some(_) => "direct-turn",
        None if table.released_of(user).is_some() => "direct-released",
        None => "direct-waiting",
    };
    let place = match news.guild {
        Some(_) => format!("<#{}>", news.channel),
        None => lang.say("tables-mine-conversation", &[]),
    };
    let game = text::game_name(lang, table.terms().game);
    lang.say(key, &[("game", Arg::from(game)), ("place", place.into())])
}
