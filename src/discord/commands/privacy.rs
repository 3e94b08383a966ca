//! `/privacy`: what is stored of a person: said, handed over, and deleted.

use serde_json::{Value, json};

use super::{Command, InputError, Run, Served};
use crate::discord::app::App;
use crate::discord::board::News;
use crate::discord::components::{RecordComponent, words};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::discord::options::Options;
use crate::discord::servers::KEPT_DAYS;
use crate::game::Seat;
use crate::standings::Played;
use crate::store::{Stored, UserExport};
use crate::table::UserId;
use crate::tables::{Committed, seat_at};
use crate::text::Lang;

const INFO: &str = "info";
const EXPORT: &str = "export";
const FORGET: &str = "forget";

/// The command.
pub const COMMAND: Command = Command::new("privacy", parse)
    .options(|command| [INFO, EXPORT, FORGET].map(|part| command.part(part)).to_vec());

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    match options.part() {
        Some(INFO) => Ok(Run::new(|app, ctx| Box::pin(info(app, ctx)))),
        Some(EXPORT) => Ok(Run::new(|app, ctx| Box::pin(export(app, ctx)))),
        Some(FORGET) => Ok(Run::new(|app, ctx| Box::pin(ask(app, ctx)))),
        _ => Err(InputError::Incomplete),
    }
}

words! {
    /// What somebody answers who is asked whether to be forgotten.
    pub enum Sure {
        /// To be forgotten.
        Yes = "yes",
        /// To leave everything as it is.
        No = "no",
    }
}

async fn info(app: &App, ctx: &Context) -> Served {
    ctx.guild()?;
    let embed = Embed {
        title: ctx.lang.say("privacy-title", &[]),
        description: ctx.lang.say("privacy-text", &[("days", KEPT_DAYS.into())]),
        fields: Vec::new(),
        footer: String::new(),
    };
    Ok(ctx.show(&app.rest, MessagePayload::default().embed(embed)).await?)
}

async fn export(app: &App, ctx: &Context) -> Served {
    ctx.guild()?;
    let user = ctx.person().user;
    let export = app.tables.store().export(user.0).await?;
    let text = format!("{:#}\n", export_json(user, &export));
    let post = MessagePayload::text(ctx.lang.say("privacy-export", &[]));
    let post = post.attaching("stammtisch.json".to_owned(), text.into_bytes());
    Ok(ctx.say_privately(&app.rest, post).await?)
}

/// Asks first.
async fn ask(app: &App, ctx: &Context) -> Served {
    ctx.guild()?;
    let id = |sure| RecordComponent::Forget(sure).to_string();
    let say = |key: &str| ctx.lang.say(key, &[]);
    let post = MessagePayload::text(say("privacy-forget-ask")).rows(vec![vec![
        button(Style::Danger, id(Sure::Yes), &say("button-forget")),
        button(Style::Secondary, id(Sure::No), &say("button-keep")),
    ]]);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Everything is gone before they hear of it.
pub async fn forget(app: &App, ctx: &Context, sure: Sure) -> Served {
    ctx.guild()?;
    let key = match sure {
        Sure::No => "privacy-kept",
        Sure::Yes => {
            let left = app.tables.forget(ctx.person().user).await?;
            show_without(app, left).await;
            "privacy-forgotten"
        }
    };
    Ok(ctx.show(&app.rest, MessagePayload::text(ctx.lang.say(key, &[]))).await?)
}

/// Shows the tables that somebody was forgotten at. If that fails the next move shows them.
async fn show_without(app: &App, tables: Vec<Committed>) {
    for mut committed in tables {
        let audience = app.audience(committed.open_table.guild).await;
        let lines = vec![audience.lang.say("privacy-left-table", &[])];
        let news = News { lines, events: Vec::new() };
        if let Err(failure) = app.refresh(&mut committed.open_table, audience, &news).await {
            tracing::warn!(error = %failure, "could not publish a table after an erasure");
        }
    }
}

/// All that is kept of a person, and nothing of others but where they were placed.
fn export_json(user: UserId, export: &UserExport) -> Value {
    let names = export.names.iter().map(|(guild, name)| json!({ "server": guild.to_string(), "name": name }));
    let settings = export.settings.iter().map(|(key, value)| (key.clone(), value.clone().into()));
    let standings = export.standings.iter().map(|sums| {
        json!({
            "period": sums.period, "server": sums.guild.to_string(), "league": sums.league,
            "games": sums.games, "wins": sums.wins, "points": sums.points, "level": sums.level,
        })
    });
    json!({
        "user": user.0.to_string(),
        "preferences": settings.collect::<serde_json::Map<_, _>>(),
        "on leaderboards": !export.hidden,
        "names": names.collect::<Vec<_>>(),
        "tables": export.tables.iter().map(|stored| table_json(user, stored)).collect::<Vec<_>>(),
        "results": export.games.iter().filter_map(|(guild, played)| game_json(user, *guild, played)).collect::<Vec<_>>(),
        "standings": standings.collect::<Vec<_>>(),
    })
}

/// A table they sat at, with the steps that name them or that they took.
fn table_json(user: UserId, stored: &Stored) -> Value {
    let seat = seat_at(stored, user);
    let steps = stored.steps.iter().filter_map(|step| {
        let value: Value = serde_json::from_str(&step.text).ok()?;
        is_theirs(&value, user, seat).then(|| json!({ "number": step.number, "at": step.at, "step": value }))
    });
    json!({
        "table": stored.table.id,
        "server": stored.table.guild.map(|guild| guild.to_string()),
        "channel": stored.table.channel.to_string(),
        "opened": stored.table.opened_at,
        "steps": steps.collect::<Vec<_>>(),
    })
}

fn is_theirs(step: &Value, user: UserId, seat: Option<Seat>) -> bool {
    let Value::Object(kinds) = step else { return false };
    let seat = seat.and_then(|seat| serde_json::to_value(seat).ok());
    kinds
        .values()
        .any(|fields| fields["user"] == user.0 || (seat.is_some() && fields.get("seat") == seat.as_ref()))
}

fn game_json(user: UserId, guild: Option<u64>, played: &Played) -> Option<Value> {
    let own = played.seats.iter().find(|seated| seated.user == Some(user.0))?;
    Some(json!({
        "table": played.table,
        "server": guild.map(|guild| guild.to_string()),
        "game": played.game,
        "at": played.at,
        "players": played.seats.len(),
        "place": own.place,
        "points": own.points,
        "away at the end": own.away,
        "quality": own.quality,
        "luck": own.luck,
        "levels": own.levels,
    }))
}
