//! Packs everything stored about a user into files for `/privacy export`: compact JSON, compressed, each below Discord's
//! limit. Tables are read one by one and written on a blocking thread, so a heavy player's data is never in memory at once.

use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};
use tokio::sync::mpsc;

use super::app::HandlerError;
use super::message::MessagePayload;
use super::rest::{MessageToken, Rest};
use crate::game::Seat;
use crate::standings::Played;
use crate::store::{Store, StoreError, Stored, Unreadable, UserExport};
use crate::table::{Moment, UserId};
use crate::tables::seat_at;
use crate::text::Lang;

/// How many exports may run at the same time.
const MOST_AT_ONCE: usize = 2;
/// How long somebody waits for their next export, in milliseconds.
const COOLDOWN: i64 = 10 * 60 * 1000;
/// What a file may exceed its size by before that is noticed: what the compressor holds back, and one table.
const MARGIN: usize = 512 * 1024;

/// After how many tables somebody is told how far it has come.
const TOLD_EVERY: usize = 1_000;

/// Who is getting their data, and who got it a short while ago.
#[derive(Default)]
pub struct Exports(Arc<Mutex<HashMap<UserId, State>>>);

enum State {
    Running,
    DoneUntil(Moment),
}

/// Why somebody has to wait.
pub enum ExportRefusal {
    /// Theirs is being packed.
    Running,
    /// Others' are.
    Busy,
    /// They got one a short while ago, and can have the next one then.
    Again(Moment),
}

impl ExportRefusal {
    /// What the user is told.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            ExportRefusal::Running => lang.say("privacy-export-running", &[]),
            ExportRefusal::Busy => lang.say("privacy-export-busy", &[]),
            ExportRefusal::Again(at) => {
                lang.say("privacy-export-wait", &[("when", format!("<t:{}:R>", at.seconds()).into())])
            }
        }
    }
}

/// An export that runs.
pub struct Running {
    /// Whether the user has their data, and waits for the next time.
    pub is_done: bool,
    exports: Arc<Mutex<HashMap<UserId, State>>>,
    user: UserId,
    until: Moment,
}

impl Drop for Running {
    fn drop(&mut self) {
        let mut exports = self.exports.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_done {
            exports.insert(self.user, State::DoneUntil(self.until));
        } else {
            exports.remove(&self.user);
        }
    }
}

impl Exports {
    /// Begins an export, unless the user or everybody has to wait.
    pub fn begin(&self, user: UserId, now: Moment) -> Result<Running, ExportRefusal> {
        let mut exports = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        exports.retain(|_, state| !matches!(state, State::DoneUntil(until) if *until <= now));
        match exports.get(&user) {
            Some(State::Running) => return Err(ExportRefusal::Running),
            Some(State::DoneUntil(until)) => return Err(ExportRefusal::Again(*until)),
            None => {}
        }
        if exports.values().filter(|state| matches!(state, State::Running)).count() >= MOST_AT_ONCE {
            return Err(ExportRefusal::Busy);
        }
        exports.insert(user, State::Running);
        Ok(Running { is_done: false, exports: self.0.clone(), user, until: now.plus(COOLDOWN) })
    }
}

/// Something to write.
enum Item {
    Table(Result<Stored, Unreadable>),
    Game(Option<u64>, Played),
}

/// A message that says how far an export has come.
pub struct Progress<'a> {
    /// The way to Discord.
    pub rest: &'a Rest,
    /// The message; `None` if the export takes a moment only.
    pub message: Option<MessageToken>,
    /// Its language.
    pub lang: Lang,
    /// The number of tables.
    pub count: usize,
}

impl Progress<'_> {
    /// Says how many tables are packed. If that fails, the file comes all the same.
    async fn tell(&self, done: usize) {
        let Some(message) = &self.message else { return };
        let args = [("done", done.into()), ("count", self.count.into())];
        let text = MessagePayload::text(self.lang.say("privacy-export-progress", &args));
        if let Err(error) = self.rest.edit_by_token(message, &text).await {
            tracing::debug!(%error, "could not say how far an export has come");
        }
    }
}

/// Reads and packs everything. Each file is JSON of its own.
pub async fn pack(
    store: &Store,
    user: UserId,
    export: UserExport,
    limit: usize,
    progress: &Progress<'_>,
) -> Result<Vec<Vec<u8>>, HandlerError> {
    let (sender, receiver) = mpsc::channel(4);
    let about = about(user, &export);
    let packing = tokio::task::spawn_blocking(move || write_all(user, about, receiver, limit));
    for (number, id) in (1..).zip(&export.tables) {
        let read = match store.table(id).await {
            Err(StoreError::Unreadable(unreadable)) => Some(Err(*unreadable)),
            read => read?.map(Ok),
        };
        if let Some(read) = read {
            let _ = sender.send(Item::Table(read)).await;
        }
        if number % TOLD_EVERY == 0 || number == progress.count {
            progress.tell(number).await;
        }
    }
    for id in &export.games {
        if let Some((guild, played)) = store.game(id).await? {
            let _ = sender.send(Item::Game(guild, played)).await;
        }
    }
    drop(sender);
    // Writing into memory can't fail, and a panic is logged.
    packing.await.ok().and_then(Result::ok).ok_or(HandlerError::Panicked)
}

fn write_all(
    user: UserId,
    about: Map<String, Value>,
    mut items: mpsc::Receiver<Item>,
    limit: usize,
) -> io::Result<Vec<Vec<u8>>> {
    let mut files = Files { user, limit: limit.saturating_sub(MARGIN).max(1), done: Vec::new(), file: None };
    files.begin(about, "tables")?;
    let mut list = "tables";
    while let Some(item) = items.blocking_recv() {
        let (of, value) = match item {
            Item::Table(read) => ("tables", Some(read_json(user, &read))),
            Item::Game(guild, played) => ("results", game_json(user, guild, &played)),
        };
        if of != list {
            files.next_list()?;
            list = of;
        }
        if let Some(value) = value {
            files.add(&value, list)?;
        }
    }
    if list == "tables" {
        files.next_list()?;
    }
    files.end()?;
    Ok(files.done)
}

/// The files, of which the last one is being written.
struct Files {
    user: UserId,
    limit: usize,
    done: Vec<Vec<u8>>,
    file: Option<File>,
}

struct File {
    encoder: GzEncoder<Vec<u8>>,
    is_first: bool,
}

impl Files {
    /// Begins a file, and in it the list of tables; if that is complete, the list of results.
    fn begin(&mut self, mut about: Map<String, Value>, list: &str) -> io::Result<()> {
        about.insert("user".to_owned(), self.user.0.to_string().into());
        about.insert("part".to_owned(), (self.done.len() + 1).into());
        let head = Value::Object(about).to_string();
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(head.strip_suffix('}').unwrap_or_default().as_bytes())?;
        encoder.write_all(if list == "tables" {
            br#","tables":["#
        } else {
            br#","tables":[],"results":["#
        })?;
        self.file = Some(File { encoder, is_first: true });
        Ok(())
    }

    fn add(&mut self, value: &Value, list: &str) -> io::Result<()> {
        if self.file.as_ref().is_some_and(|file| file.encoder.get_ref().len() > self.limit) {
            if list == "tables" {
                self.next_list()?;
            }
            self.end()?;
            self.begin(Map::new(), list)?;
        }
        let Some(file) = &mut self.file else { return Ok(()) };
        if !std::mem::replace(&mut file.is_first, false) {
            file.encoder.write_all(b",")?;
        }
        serde_json::to_writer(&mut file.encoder, value)?;
        Ok(())
    }

    /// Ends the list of tables and begins that of results.
    fn next_list(&mut self) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.is_first = true;
        file.encoder.write_all(br#"],"results":["#)
    }

    fn end(&mut self) -> io::Result<()> {
        let Some(mut file) = self.file.take() else { return Ok(()) };
        file.encoder.write_all(b"]}\n")?;
        self.done.push(file.encoder.finish()?);
        Ok(())
    }
}

/// What is stored about a user besides tables and results.
fn about(user: UserId, export: &UserExport) -> Map<String, Value> {
    let names = export.names.iter().map(|(guild, name)| json!({ "server": guild.to_string(), "name": name }));
    let settings = export.settings.iter().map(|(key, value)| (key.clone(), value.clone().into()));
    let absences = export.absences.iter().map(|row| {
        json!({ "from": row.from, "until": row.until, "quiet hours": row.hours, "changed": row.changed })
    });
    let standings = export.standings.iter().map(|sums| {
        json!({
            "period": sums.period, "server": sums.guild.to_string(), "league": sums.league,
            "games": sums.games, "wins": sums.wins, "points": sums.points, "level": sums.level,
        })
    });
    let notices = export.notices.iter().map(|notice| {
        json!({
            "table": notice.table, "told of step": notice.told, "reminded of board": notice.version,
            "reminders": notice.reminders, "no reminder since step": notice.muted,
            "message": notice.message.map(|at| json!({ "channel": at.channel.to_string(), "id": at.message.to_string() })),
        })
    });
    let about = json!({
        "user": user.0.to_string(),
        "preferences": settings.collect::<Map<_, _>>(),
        "away and quiet hours": absences.collect::<Vec<_>>(),
        "on leaderboards": !export.hidden,
        "names": names.collect::<Vec<_>>(),
        "standings": standings.collect::<Vec<_>>(),
        "notices": notices.collect::<Vec<_>>(),
    });
    if let Value::Object(about) = about { about } else { Map::new() }
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
    let names = |fields: &Value| fields["user"] == user.0 || fields["friend"]["user"] == user.0;
    kinds.values().any(|fields| names(fields) || (seat.is_some() && fields.get("seat") == seat.as_ref()))
}

/// A game the user finished. Of other players it has only how many there were.
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

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    const ANNA: UserId = UserId(5);

    fn unreadable(number: usize) -> Item {
        // Something that can't be compressed.
        let part =
            |part: usize| format!("{:016x}", (number * 12 + part + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let (id, why) = ((0..12).map(part).collect(), String::new());
        Item::Table(Err(Unreadable { id, guild: None, place: None, is_later: false, why }))
    }

    fn game(number: usize) -> Item {
        let seat = crate::standings::Seated { user: Some(5), ..crate::standings::Seated::default() };
        let (table, game) = (number.to_string(), "pig".to_owned());
        Item::Game(None, Played { table, game, at: 0, seats: vec![seat] })
    }

    fn packed(items: Vec<Item>, limit: usize) -> Vec<Value> {
        let (sender, receiver) = mpsc::channel(items.len() + 1);
        items.into_iter().for_each(|item| assert!(sender.try_send(item).is_ok()));
        drop(sender);
        let about = about(ANNA, &UserExport::default());
        let files = write_all(ANNA, about, receiver, MARGIN + limit).unwrap();
        let sizes: Vec<usize> = files.iter().map(Vec::len).collect();
        assert!(sizes.iter().all(|size| *size <= MARGIN + limit), "{sizes:?}");
        let read = |file: Vec<u8>| serde_json::from_reader(GzDecoder::new(&file[..]));
        files.into_iter().map(|file| read(file).unwrap()).collect()
    }

    #[test]
    fn every_file_is_whole_and_below_the_limit_and_nothing_is_missing_or_twice() {
        for (tables, games) in [(0, 0), (3, 0), (0, 3), (2_000, 2_000)] {
            let items = (0..tables).map(unreadable).chain((0..games).map(game)).collect();
            let files = packed(items, 1_000);
            let count =
                |list: &str| files.iter().map(|file| file[list].as_array().unwrap().len()).sum::<usize>();
            assert_eq!((count("tables"), count("results")), (tables, games));
            assert_eq!(files.len() > 1, tables == 2_000);
            assert!((1..).zip(&files).all(|(part, file)| file["part"] == part && file["user"] == "5"));
            assert!(files[0]["names"].is_array() && files.iter().skip(1).all(|file| file["names"].is_null()));
        }
    }

    #[test]
    fn one_at_a_time_and_two_in_all_and_then_a_while_nothing() {
        let (exports, now) = (Exports::default(), Moment(0));
        drop(exports.begin(ANNA, now));
        let mut first = exports.begin(ANNA, now).ok().unwrap();
        assert!(matches!(exports.begin(ANNA, now), Err(ExportRefusal::Running)));
        let _second = exports.begin(UserId(6), now).ok().unwrap();
        assert!(matches!(exports.begin(UserId(7), now), Err(ExportRefusal::Busy)));
        first.is_done = true;
        drop(first);
        assert!(matches!(exports.begin(ANNA, now), Err(ExportRefusal::Again(at)) if at == Moment(COOLDOWN)));
        assert!(exports.begin(ANNA, Moment(COOLDOWN)).is_ok());
    }

    #[test]
    fn it_is_compressed() {
        let mut text = String::new();
        let (sender, receiver) = mpsc::channel(1);
        drop(sender);
        let files = write_all(ANNA, about(ANNA, &UserExport::default()), receiver, 10 << 20).unwrap();
        GzDecoder::new(&files[0][..]).read_to_string(&mut text).unwrap();
        assert!(text.ends_with("]}\n") && text.contains("\"tables\":[]"), "{text}");
    }
}
