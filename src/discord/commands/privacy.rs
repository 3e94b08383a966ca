//! `/privacy`: explains, exports and erases the data stored about a user.

use serde_json::{Value, json};

use strum::{Display, EnumString};

use super::{Command, HandlerResult, InputError, Run};
use crate::discord::app::App;
use crate::discord::components::{NotAComponent, RecordComponent, not_a_component};
use crate::discord::context::Context;
use crate::discord::message::{Embed, MessagePayload, Style, button};
use crate::discord::options::Options;
use crate::discord::publish::Update;
use crate::discord::servers::KEPT_DAYS;
use crate::game::Seat;
use crate::standings::Played;
use crate::store::{Stored, Unreadable, UserExport};
use crate::table::{Step, UserId};
use crate::tables::{Committed, seat_at};
use crate::text::Lang;

const INFO: &str = "info";
const EXPORT: &str = "export";
const FORGET: &str = "forget";

/// The command.
pub const COMMAND: Command = Command::new("privacy", parse)
    .options(|command| [INFO, EXPORT, FORGET].map(|part| command.subcommand(part)).to_vec());

fn parse(options: &Options<'_>, _: Lang) -> Result<Run, InputError> {
    match options.subcommand() {
        Some(INFO) => Ok(Run::new(|app, ctx| Box::pin(info(app, ctx)))),
        Some(EXPORT) => Ok(Run::new(|app, ctx| Box::pin(export(app, ctx)))),
        Some(FORGET) => Ok(Run::new(|app, ctx| Box::pin(ask_to_confirm(app, ctx)))),
        _ => Err(InputError::Incomplete),
    }
}

/// The answer to the question whether to erase everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(serialize_all = "lowercase", parse_err_ty = NotAComponent, parse_err_fn = not_a_component)]
pub enum Confirmation {
    /// Erase.
    Yes,
    /// Keep everything.
    No,
}

async fn info(app: &App, ctx: &Context) -> HandlerResult {
    let embed = Embed {
        title: ctx.lang.say("privacy-title", &[]),
        description: ctx.lang.say("privacy-text", &[("days", KEPT_DAYS.into())]),
        fields: Vec::new(),
        footer: String::new(),
    };
    Ok(ctx.show(&app.rest, MessagePayload::default().embed(embed)).await?)
}

async fn export(app: &App, ctx: &Context) -> HandlerResult {
    let user = ctx.person().user;
    let export = app.tables.store().export(user.0).await?;
    let text = format!("{:#}\n", export_json(user, &export));
    let post = MessagePayload::text(ctx.lang.say("privacy-export", &[]));
    let post = post.attaching("stammtisch.json".to_owned(), text.into_bytes());
    Ok(ctx.reply_ephemeral(&app.rest, post).await?)
}

/// Asks for confirmation.
async fn ask_to_confirm(app: &App, ctx: &Context) -> HandlerResult {
    let id = |sure| RecordComponent::Forget(sure).to_string();
    let say = |key: &str| ctx.lang.say(key, &[]);
    let post = MessagePayload::text(say("privacy-forget-ask")).rows(vec![vec![
        button(Style::Danger, id(Confirmation::Yes), &say("button-forget")),
        button(Style::Secondary, id(Confirmation::No), &say("button-keep")),
    ]]);
    Ok(ctx.show(&app.rest, post).await?)
}

/// Erases the user's data if they confirmed. The reply is sent after the erasure is done.
pub async fn forget(app: &App, ctx: &Context, sure: Confirmation) -> HandlerResult {
    let key = match sure {
        Confirmation::No => "privacy-kept",
        Confirmation::Yes => {
            let left = app.tables.forget(ctx.person().user).await?;
            publish_departure(app, left);
            "privacy-forgotten"
        }
    };
    Ok(ctx.show(&app.rest, MessagePayload::text(ctx.lang.say(key, &[]))).await?)
}

/// Updates the boards of tables the erased user sat at. If that fails, the next move updates them.
fn publish_departure(app: &App, tables: Vec<Committed>) {
    for committed in tables {
        // The steps and events so far name the user.
        let forgotten = Committed { steps: vec![Step::Forgotten {}], events: Vec::new(), ..committed };
        Update::new(forgotten).into_iter().for_each(|update| app.submit(update));
    }
}

/// Everything stored about a user. Of other players it contains only their places.
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
        "tables": export.tables.iter().map(|read| read_json(user, read)).collect::<Vec<_>>(),
        "results": export.games.iter().filter_map(|(guild, played)| game_json(user, *guild, played)).collect::<Vec<_>>(),
        "standings": standings.collect::<Vec<_>>(),
    })
}

/// A table the user sat at. One that can't be decoded is only named.
fn read_json(user: UserId, read: &Result<Stored, Unreadable>) -> Value {
    match read {
        Ok(stored) => table_json(user, stored),
        Err(unreadable) => {
            let server = unreadable.guild.map(|guild| guild.to_string());
            json!({ "table": unreadable.id, "server": server, "damaged": true })
        }
    }
}

/// A table the user sat at, with the steps that name them or that they took.
fn table_json(user: UserId, stored: &Stored) -> Value {
    let seat = seat_at(stored, user);
    let steps = stored.steps.iter().filter_map(|step| {
        let value: Value = serde_json::from_str(&step.text).ok()?;
        is_theirs(&value, user, seat).then(|| json!({ "number": step.number, "at": step.at, "step": value }))
    });
    json!({
        "table": stored.table.id,
        "server": stored.table.guild.map(|guild| guild.to_string()),
        "channel": stored.table.place.channel().map(|channel| channel.to_string()),
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
