//! Builds the sentences that tell a channel about a change.

use super::shown_board::StepsAndEvents;
use super::update::Update;
use crate::discord::board::{BoardMessage, News, computer_name, safe_name};
use crate::game::Seat;
use crate::table::{Mover, Step, Table};
use crate::text::{self, Arg, Lang};

/// Discord's limit for the text of a message.
const LONGEST: usize = 2000;

/// What happened, for the board. Its lines tell the change, its picture everything since the board before.
pub(super) fn news(update: &Update, log: &StepsAndEvents, lang: Lang) -> News {
    let board_message = BoardMessage::new(&update.table, lang);
    let mut lines = step_news(&update.log.steps, &update.table, lang);
    if update.log.steps.iter().any(|step| matches!(step, Step::Left { .. })) {
        let name = update.actor.as_ref().map(|person| safe_name(&person.name)).unwrap_or_default();
        lines.push(lang.say("lobby-left", &[("name", name.into())]));
    }
    lines.extend(new_host(update, lang));
    let mut under = Vec::new();
    if update.table.is_watched() {
        under.clone_from(&update.log.events);
    } else {
        lines.extend(board_message.news(&update.log.events));
    }
    News { lines, under, events: log.events.clone() }
}

/// What happened, for the user who did it.
pub(super) fn told(update: &Update, lang: Lang) -> String {
    let News { mut lines, under, .. } = news(update, &update.log, lang);
    lines.extend(BoardMessage::new(&update.table, lang).news(&under));
    if lines.is_empty() { account(&update.log, update, lang) } else { lines.join("\n") }
}

/// The line that replaces an old board: everything that happened since it was posted.
pub(super) fn account(log: &StepsAndEvents, update: &Update, lang: Lang) -> String {
    let board_message = BoardMessage::new(&update.table, lang);
    let mut lines = step_news(&log.steps, &update.table, lang);
    if !log.events.is_empty() {
        lines.push(board_message.last_word(&log.events));
    }
    if lines.is_empty() {
        lines.extend(update.table.ended().map(|reason| board_message.reason(reason)));
    }
    if lines.is_empty() { lang.say("board-moved", &[]) } else { text::fit(lines.join(" "), LONGEST) }
}

/// The line about a new host, if the old one left the lobby.
fn new_host(update: &Update, lang: Lang) -> Option<String> {
    let table = &update.table;
    let has_left = update.log.steps.iter().any(|step| matches!(step, Step::Left { .. } | Step::Forgotten {}));
    let is_new = has_left && table.ended().is_none() && table.host() != update.host_before;
    let host = table.participant(table.host()).filter(|_| is_new)?;
    Some(lang.say("lobby-host-now", &[("name", safe_name(&host.name).into())]))
}

/// A reply for the user whose action isn't described on the board.
pub(super) fn own_account(steps: &[Step], lang: Lang) -> Option<String> {
    steps.iter().find_map(|step| match step {
        Step::Said { word, .. } => {
            let word = safe_name(&word.to_string());
            Some(lang.say("lobby-word-taken", &[("word", word.into())]))
        }
        _ => None,
    })
}

/// Lines about what people did at the table, other than play.
fn step_news(steps: &[Step], table: &Table, lang: Lang) -> Vec<String> {
    let names = BoardMessage::new(table, lang).names();
    let of = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let owner = |seat: &Seat| BoardMessage::new(table, lang).owner_name(*seat);
    let say = |key: &str, name: String| lang.say(key, &[("name", name.into())]);
    let timed_out = steps.iter().any(|step| matches!(step, Step::Played { by: Mover::Clock, .. }));
    let tell = |step: &Step| match step {
        Step::Joined { name, .. } => Some(say("lobby-joined", safe_name(name))),
        Step::Seated { number, level } => Some(say("lobby-joined", computer_name(lang, *number, *level))),
        Step::Declined { user } => Some(say("lobby-declined", format!("<@{}>", user.0))),
        Step::Unseated { .. } => Some(lang.say("computer-left", &[])),
        Step::Forgotten {} => Some(lang.say("privacy-left-table", &[])),
        Step::Released { seat } if timed_out => Some(say("clock-seat-released", of(seat))),
        Step::Released { seat } => Some(say("clock-left-game", of(seat))),
        Step::TakenBack { seat, .. } => Some(say("takeback-told", of(seat))),
        Step::Returned { seat } => Some(say("clock-back", of(seat))),
        Step::Offered { friend, seat } => {
            let args = [("name", safe_name(&friend.name).into()), ("away", owner(seat).into())];
            Some(lang.say("lend-offer", &args))
        }
        Step::Lending { user, seat, friend } => {
            let name = table.seat_of(*user).map(|seat| of(&seat)).unwrap_or_default();
            let mut args = vec![("name", Arg::from(name)), ("away", owner(seat).into())];
            let Some(friend) = friend else { return Some(lang.say("lend-vote", &args)) };
            args.push(("friend", safe_name(&friend.name).into()));
            Some(lang.say("lend-vote-friend", &args))
        }
        Step::Lent { seat, friend: None } => Some(say("lend-done", owner(seat))),
        Step::Lent { seat, friend: Some(friend) } => {
            let args = [("name", owner(seat).into()), ("friend", safe_name(&friend.name).into())];
            Some(lang.say("lend-done-friend", &args))
        }
        Step::Resigned { seat } => Some(say("lend-over", owner(seat))),
        Step::Played { seat, by: Mover::Clock, .. } => Some(say("clock-played-for", of(seat))),
        Step::Started { .. } => {
            Some([lang.say("lobby-started", &[]), BoardMessage::new(table, lang).mixed_in()].join(" "))
        }
        Step::Voted { user } => {
            let (votes, needed) = table.votes();
            let name = table.seat_of(*user).map(|seat| of(&seat)).unwrap_or_default();
            let args = [("name", Arg::from(name)), ("votes", votes.into()), ("needed", needed.into())];
            Some(lang.say("end-vote", &args))
        }
        _ => None,
    };
    steps.iter().filter_map(tell).collect()
}
