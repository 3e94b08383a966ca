//! `/away`: slow games wait for somebody for some days. Without a day it ends that early.

use std::fmt;
use std::str::FromStr;

use serenity::all::{AutocompleteChoice, CommandInteraction};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::board::safe_name;
use crate::discord::components::{NotAComponent, RecordComponent};
use crate::discord::context::Context;
use crate::discord::message::{MessagePayload, Style, button};
use crate::discord::options::Options;
use crate::discord::responder::Origin;
use crate::quiet_hours::Zone;
use crate::table::{Absentee, Moment};
use crate::tables::{AWAY_AT_A_TIME, AWAY_IN_A_QUARTER};
use crate::text::{self, Lang};

const UNTIL: &str = "until";
const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;
const WEEK: i32 = 7;

/// The command.
pub const COMMAND: Command = Command::new("away", parse)
    .options(|command| vec![command.text(UNTIL).set_autocomplete(true)])
    .suggesting(|app, typing| Box::pin(suggest(app, typing)));

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    let until = options.text(UNTIL).map(str::to_owned);
    Ok(Run::new(move |app, ctx| Box::pin(change(app, ctx, until))))
}

/// The button that ends the days away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComeBack;

const BACK: &str = "back";

impl fmt::Display for ComeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(BACK)
    }
}

impl FromStr for ComeBack {
    type Err = NotAComponent;

    fn from_str(text: &str) -> Result<ComeBack, NotAComponent> {
        if text == BACK { Ok(ComeBack) } else { Err(NotAComponent) }
    }
}

async fn change(app: &App, ctx: &Context, until: Option<String>) -> HandlerResult {
    match (until, app.tables.away_until(ctx.person().user)) {
        (Some(day), _) => go(app, ctx, &day).await,
        (None, Some(_)) => come_back(app, ctx).await,
        (None, None) => app.reply_ephemeral(ctx, ctx.lang.say("away-how", &limits(0))).await,
    }
}

/// Being away until the end of a day.
async fn go(app: &App, ctx: &Context, day: &str) -> HandlerResult {
    let (user, now, lang) = (ctx.person().user, app.tables.now(), ctx.lang);
    let zone = zone_of(app, ctx).await;
    let refuse = |key: &str, days: i64| {
        let mut args = limits(days).to_vec();
        args.push(("text", safe_name(day).into()));
        InputError::Invalid(lang.say(key, &args))
    };
    let days = read_day(day, zone, now).ok_or_else(|| refuse("refuse-away-day", 0))?;
    let until = zone.end_of_day(now, days).map(|end| end.plus(-SECOND)).filter(|until| now < *until);
    let until = until.ok_or_else(|| refuse("refuse-away-past", 0))?;
    // Whoever is away already doesn't begin anew.
    let days_so_far = (now.0 - app.tables.away_since(user).0) / DAY;
    if i64::from(days) + days_so_far > i64::from(AWAY_AT_A_TIME) {
        return Err(refuse("refuse-away-long", 0).into());
    }
    let left = AWAY_IN_A_QUARTER * DAY - app.tables.time_away(user, until);
    if until.0 - now.0 > left {
        return Err(refuse("refuse-away-quarter", left.max(0) / DAY).into());
    }
    app.tables.set_away(user, Some(until)).await?;
    app.show_absence(Absentee::Person(user));
    let when = format!("<t:{}:D>", until.seconds());
    let back = RecordComponent::Away(ComeBack).to_string();
    let back = button(Style::Secondary, back, &lang.say("button-away-back", &[]));
    let post = MessagePayload::text(lang.say("away-until", &[("when", when.into())]));
    Ok(ctx.show(&app.rest, post.rows(vec![vec![back]])).await?)
}

/// Ends the days away. Seats that a computer has played meanwhile are handed back by the clock.
pub async fn come_back(app: &App, ctx: &Context) -> HandlerResult {
    let user = ctx.person().user;
    app.tables.set_away(user, None).await?;
    app.show_absence(Absentee::Person(user));
    Ok(ctx.show(&app.rest, MessagePayload::text(ctx.lang.say("away-over", &[]))).await?)
}

fn limits(left: i64) -> [(&'static str, text::Arg<'static>); 3] {
    [("most", AWAY_AT_A_TIME.into()), ("quarter", AWAY_IN_A_QUARTER.into()), ("left", left.into())]
}

async fn zone_of(app: &App, ctx: &Context) -> Zone {
    app.user_settings(ctx.person().user).await.zone.or(ctx.server.zone).unwrap_or(Zone::UTC)
}

/// How many days it is until a day: a date, a number of days, or its name in any language.
fn read_day(text: &str, zone: Zone, now: Moment) -> Option<i32> {
    let text = text::fold(text.trim());
    let named = |lang: Lang| names(lang, zone, now).into_iter().find(|(_, name)| text::fold(name) == text);
    let by_name = || Lang::ALL.into_iter().find_map(named).map(|(days, _)| days);
    zone.days_until(now, &text).or_else(|| text.parse().ok()).or_else(by_name)
}

/// The next days with their names, and in how many days they are.
fn names(lang: Lang, zone: Zone, now: Moment) -> Vec<(i32, String)> {
    let today = zone.weekday(now).unwrap_or_default();
    let weekday = |days: i32| (days, lang.say(&format!("weekday-{}", (today + days) % WEEK), &[]));
    let mut names = vec![(1, lang.say("away-tomorrow", &[]))];
    names.extend((1..=WEEK).map(weekday));
    names.extend([(WEEK, lang.say("away-week", &[])), (2 * WEEK, lang.say("away-two-weeks", &[]))]);
    names
}

async fn suggest(app: &App, typing: &CommandInteraction) -> Vec<AutocompleteChoice> {
    let Some(focused) = typing.data.autocomplete() else { return Vec::new() };
    let ctx = Context::of_command(typing, Origin::Command).load(app).await;
    let (zone, now) = (zone_of(app, &ctx).await, app.tables.now());
    let so_far = text::fold(focused.value.trim());
    let named = names(Lang::of_locale(&typing.locale), zone, now).into_iter();
    let dated = named.filter_map(|(days, name)| Some((name, zone.date(now, days)?)));
    let fitting =
        dated.filter(|(name, date)| text::fold(name).contains(&so_far) || date.starts_with(&so_far));
    fitting.map(|(name, date)| AutocompleteChoice::new(format!("{name} · {date}"), date)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_in_every_language() {
        // A Wednesday.
        let now = Moment(1_795_000_000_000);
        let in_days = |text: &str| read_day(text, Zone::UTC, now);
        assert_eq!(Zone::UTC.date(now, 0).as_deref(), Some("2026-11-18"));
        assert_eq!(in_days("2026-11-20"), Some(2));
        assert_eq!(in_days("2026-11-17"), Some(-1));
        for (text, days) in
            [("tomorrow", 1), ("Freitag", 2), ("Пятница", 2), ("wednesday", 7), ("in a week", 7), ("3", 3)]
        {
            assert_eq!(in_days(text), Some(days), "{text}");
        }
        for (text, days) in [
            ("vendredi", 2),
            ("Mañana", 1),
            ("manana", 1),
            ("sábado", 3),
            ("sabado", 3),
            ("środa", 7),
            ("sroda", 7),
        ] {
            assert_eq!(in_days(text), Some(days), "{text}");
        }
        assert_eq!(in_days("someday"), None);
    }
}
