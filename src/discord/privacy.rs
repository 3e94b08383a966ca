//! What is stored of people and servers: said, handed over, and deleted.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::app::{App, HandlerError};
use super::board::News;
use super::context::Context;
use super::message::{Embed, MessagePayload, Style, button};
use crate::game::Seat;
use crate::shards::Shards;
use crate::standings::Played;
use crate::store::{StoreError, Stored, UserExport};
use crate::table::UserId;
use crate::tables::{Committed, seat_at};

/// How long the data of a server is kept that the bot was removed from.
const KEPT_DAYS: i64 = 30;
const DAY: i64 = 86_400_000;

impl App {
    pub(super) async fn privacy(&self, ctx: &Context) -> Result<(), HandlerError> {
        let embed = Embed {
            title: ctx.lang.say("privacy-title", &[]),
            description: ctx.lang.say("privacy-text", &[("days", KEPT_DAYS.into())]),
            fields: Vec::new(),
            footer: String::new(),
        };
        Ok(ctx.show(&self.rest, MessagePayload::default().embed(embed)).await?)
    }

    pub(super) async fn export(&self, ctx: &Context) -> Result<(), HandlerError> {
        let user = ctx.person().user;
        let export = self.tables.store().export(user.0).await?;
        let text = format!("{:#}\n", dossier_json(user, &export));
        let post = MessagePayload::text(ctx.lang.say("privacy-export", &[]));
        let post = post.attaching("stammtisch.json".to_owned(), text.into_bytes());
        Ok(ctx.say_privately(&self.rest, post).await?)
    }

    /// Asks first. Then everything is gone before they hear of it.
    pub(super) async fn forget(&self, ctx: &Context, sure: Option<bool>) -> Result<(), HandlerError> {
        let say = |key: &str| ctx.lang.say(key, &[]);
        let post = match sure {
            None => MessagePayload::text(say("privacy-forget-ask")).rows(vec![vec![
                button(Style::Danger, "forget:yes".to_owned(), &say("button-forget")),
                button(Style::Secondary, "forget:no".to_owned(), &say("button-keep")),
            ]]),
            Some(false) => MessagePayload::text(say("privacy-kept")),
            Some(true) => {
                let left = self.tables.forget(ctx.person().user).await?;
                self.show_without(left).await;
                MessagePayload::text(say("privacy-forgotten"))
            }
        };
        Ok(ctx.show(&self.rest, post).await?)
    }

    /// Shows the tables that somebody was forgotten at. If that fails the next move shows them.
    async fn show_without(&self, tables: Vec<Committed>) {
        for mut committed in tables {
            let lang = self.language(committed.open_table.guild).await;
            let news = News { lines: vec![lang.say("privacy-left-table", &[])], events: Vec::new() };
            if let Err(snag) = self.refresh(&mut committed.open_table, lang, &news).await {
                tracing::warn!(error = %snag, "a table could not be shown without somebody");
            }
        }
    }
}

/// All that is kept of a person, and nothing of others but where they were placed.
fn dossier_json(user: UserId, export: &UserExport) -> Value {
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

/// Servers come and go.
impl App {
    /// Notes which servers of a shard the bot is in; the others it knows of have removed it while it was away. Then
    /// drops the data of those it left long ago.
    pub(super) async fn note_presence(&self, shard: &Shards, here: HashSet<u64>) {
        let noted = async {
            let store = self.tables.store();
            let known = store.servers(shard).await?.into_iter();
            for guild in known.filter(|guild| !here.contains(guild)) {
                store.leave(guild, self.tables.now().0).await?;
            }
            store.stay(here.iter().copied().collect()).await?;
            self.drop_the_left(shard).await?;
            Ok::<_, StoreError>(())
        };
        warn(noted.await);
    }

    /// Notes that the bot is in a server, again or for the first time.
    pub(super) async fn note_arrival(&self, guilds: Vec<u64>) {
        warn(self.tables.store().stay(guilds).await);
    }

    /// Notes that the bot was removed from a server.
    pub(super) async fn note_farewell(&self, guild: u64) {
        warn(self.tables.store().leave(guild, self.tables.now().0).await);
    }

    /// Drops the data of servers of these shards that the bot left long ago. Only once it has heard which ones it is in.
    pub(super) async fn drop_the_left(&self, shards: &Shards) -> Result<(), StoreError> {
        let (store, long_ago) = (self.tables.store(), self.tables.now().0 - KEPT_DAYS * DAY);
        let left = store.left_before(long_ago).await?.into_iter();
        for guild in left.filter(|guild| shards.serve(Some(*guild))) {
            store.drop_server(guild).await?;
            tracing::info!(guild, "dropped the data of a server the bot was removed from");
        }
        Ok(())
    }
}

fn warn(noted: Result<(), StoreError>) {
    if let Err(error) = noted {
        tracing::warn!(%error, "the coming and going of servers could not be noted");
    }
}
