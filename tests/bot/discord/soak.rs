//! Slow games for days: how many notices people get, and when. Usually a few tables for a day.
//! `TABLES=500 DAYS=30 cargo test --release --test bot discord::soak -- --nocapture` is the long run, and prints its figures.
//!
//! The bound: for one wait a person gets at most one notice that it is their turn, or one when they are awake again if it
//! began while they slept or were away; then at most two reminders for a board. One more says that the computer has their
//! seat, and one that a game is over. Whoever wants to be told in the channel and by direct message gets each twice.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use discord_playground::{Channel, ClientEventKind, Guild, Message, Permissions, Person};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use sqlx::Row;
use stammtisch::games::GameKind;
use stammtisch::store::{Store, Stored};
use stammtisch::table::{Moment, Pace, Step, Table, UserId};
use support::TestBot;

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// How much time passes at once.
const STRIDE: i64 = 2 * HOUR;
/// How long a stride takes at least. The clocks look once a second, and no time runs out before Discord was heard.
const REAL_STRIDE: Duration = Duration::from_millis(2500);
/// So many tables may be open in a server.
const TABLES_PER_SERVER: usize = 40;
const PACES: [Pace; 4] = [Pace::HalfDay, Pace::Relaxed, Pace::ThreeDays, Pace::None];
const YES: &str = "Yes, all the same";
/// How many strides pass between two looks of somebody at their tables, on average.
const HABITS: [u32; 5] = [2, 3, 6, 12, 60];

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Somebody with habits.
struct Friend {
    person: Person,
    notify: &'static str,
    /// Whether they sleep from 22 to 8.
    sleeps: bool,
    looks_every: u32,
}

impl Friend {
    fn is_asleep(&self, at: i64) -> bool {
        self.sleeps && !(8 * HOUR..22 * HOUR).contains(&at.rem_euclid(DAY))
    }
}

/// A table, and who plays there.
struct Seats {
    channel: Channel,
    friends: [usize; 2],
    pace: Pace,
    game: GameKind,
}

/// What somebody's devices have made heard.
#[derive(Clone, Copy, Default)]
struct Heard {
    notices: usize,
    reminders: usize,
    at_night: usize,
}

/// What the stored games say that they may have heard at most.
#[derive(Clone, Copy, Default)]
struct Most {
    notices: usize,
    reminders: usize,
    waits: usize,
}

/// Counts what makes itself heard, at the time that the bot's clock shows.
#[derive(Clone, Default)]
struct Ears {
    heard: Arc<Mutex<BTreeMap<u64, Heard>>>,
    asleep: Arc<Mutex<BTreeSet<u64>>>,
    in_channels: Arc<AtomicUsize>,
}

impl Ears {
    fn note(&self, user: u64, message: &Message) {
        let mut heard = self.heard.lock().unwrap();
        let heard = heard.entry(user).or_default();
        heard.notices += 1;
        // A game without a clock says since when it waits.
        let text = message.content.as_str();
        let is_reminder = ["the table is waiting for you", "nobody has moved here", "waiting since <t:"];
        heard.reminders += usize::from(is_reminder.iter().any(|part| text.contains(part)));
        heard.at_night += usize::from(self.asleep.lock().unwrap().contains(&user));
    }

    /// Listens for one person in their conversation with the bot, and for all in the channels if there is none.
    fn listen(&self, listener: &Person, private: Option<&Channel>) {
        let (ears, mut events) = (self.clone(), listener.watches());
        let (user, private) = (listener.id().get(), private.map(Channel::id));
        tokio::spawn(async move {
            while let Some(event) = events.next().await {
                let ClientEventKind::MessageCreated(message) = event.kind else { continue };
                match private {
                    Some(private)
                        if event.channel == private && !message.is_silent() && !message.is_ephemeral() =>
                    {
                        ears.note(user, &message);
                    }
                    Some(_) => {}
                    None => {
                        ears.in_channels.fetch_add(message.notified().len(), Ordering::Relaxed);
                        message.notified().iter().for_each(|user| ears.note(user.get(), &message));
                    }
                }
            }
        });
    }
}

/// The newest message of a channel that can be pressed.
fn board(watcher: &Person, channel: &Channel) -> Option<Message> {
    let newest =
        channel.newest().filter(|newest| !newest.is_ephemeral() && !newest.live_buttons().is_empty());
    let is_board = |message: &Message| {
        let asks = message.live_buttons().iter().any(|label| label == "More" || label == YES);
        asks && !message.text().contains('🏆')
    };
    newest.filter(is_board).or_else(|| watcher.sees(channel).into_iter().rfind(is_board))
}

struct Town {
    bot: TestBot,
    watcher: Person,
    friends: Vec<Friend>,
    tables: Vec<Seats>,
    chance: ChaCha8Rng,
    /// When the last stride was made: a stride is as long as it is however long people take.
    last: Instant,
    moves: usize,
    opened: usize,
}

impl Town {
    async fn new(count: usize) -> Town {
        let bot = TestBot::open().await;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
        bot.passes(2 * DAY - now.rem_euclid(DAY) + 12 * HOUR - DAY);
        let watcher = bot.person("Watcher");
        let guilds: Vec<Guild> = (0..count.div_ceil(TABLES_PER_SERVER))
            .map(|number| bot.discord.guild(&format!("Town {number}")))
            .collect();
        let manager = bot.person("Manager");
        for guild in &guilds {
            watcher.joins(guild);
            manager.joins(guild);
            manager.may(guild, Permissions::MANAGE_GUILD);
            let channel = guild.channel("settings");
            manager.types(&channel, "/settings text-only:true").await.unwrap();
            bot.passes(61);
        }
        let people = (count * 2 / 5).max(5);
        let mut friends = Vec::new();
        for index in 0..people {
            let person = bot.person(&format!("Friend {index}"));
            guilds.iter().for_each(|guild| person.joins(guild));
            let notify = ["on", "direct", "both", "on", "off"][index % 5];
            let (sleeps, looks_every) = (index % 3 == 0, HABITS[index % 7 % HABITS.len()]);
            let night = if sleeps { " quiet:22-8 zone:UTC" } else { "" };
            let command = format!("/preferences notify:{notify}{night}");
            person.types(&bot.channel, &command).await.unwrap();
            friends.push(Friend { person, notify, sleeps, looks_every });
        }
        let seats = |table: usize| {
            let host = table % people;
            let guest = (host + 1 + table / people * 2 % (people - 1)) % people;
            let channel = guilds[table / TABLES_PER_SERVER].channel(&format!("table-{table}"));
            let game = [GameKind::Pig, GameKind::Heckmeck][table % 2];
            Seats { channel, friends: [host, guest], pace: PACES[table % PACES.len()], game }
        };
        let tables = (0..count).map(seats).collect();
        let chance = ChaCha8Rng::seed_from_u64(support::seed());
        Town { bot, watcher, friends, tables, chance, last: Instant::now(), moves: 0, opened: 0 }
    }

    async fn opens(&mut self, table: usize) {
        let Seats { channel, friends, pace, game } = &self.tables[table];
        let [host, guest] = friends.map(|friend| &self.friends[friend].person);
        let play = format!("/play {game} pace:{pace} thread:false");
        host.types(channel, &play).await.unwrap();
        let lobby = support::lobby(host, channel).await;
        guest.clicks(&lobby, "Join").await.unwrap();
        let lobby = support::lobby(host, channel).await;
        host.clicks_late(&lobby, "Start").await.unwrap();
        self.opened += 1;
    }

    /// Whoever looks at a table plays their turn, if it is theirs, and takes their seat back.
    async fn looks(&mut self, table: usize, friend: usize) {
        let Seats { channel, .. } = &self.tables[table];
        let person = &self.friends[friend].person;
        for _ in 0..20 {
            let Some(board) = board(&self.watcher, channel) else { return };
            let buttons = board.live_buttons();
            let is_back = board.text().contains(&format!("The computer plays for {}", person.name()));
            let label = if is_back && buttons.iter().any(|label| label == "I'm back") {
                "I'm back".to_owned()
            } else if board.content.contains(&person.mention()) && buttons.iter().any(|label| label == YES) {
                YES.to_owned()
            } else if board.content.contains(&person.mention()) {
                let offered = support::moves(&board);
                let stop = offered.iter().find(|offered| {
                    offered.action == stammtisch::game::Action::Stop && !offered.label.contains("bust")
                });
                let Some(chosen) = stop.or(offered.first()) else { return };
                chosen.label.clone()
            } else {
                return;
            };
            // Somebody else, or the clock, may have been faster.
            if person.clicks_late(&board, &label).await.is_err() {
                return;
            }
            self.moves += 1;
        }
    }

    async fn strides(&mut self, ears: &Ears, now: i64) {
        let asleep = self.friends.iter().filter(|friend| friend.is_asleep(now));
        *ears.asleep.lock().unwrap() = asleep.map(|friend| friend.person.id().get()).collect();
        self.bot.passes((STRIDE - self.last.elapsed().as_secs() as i64).max(0));
        self.last = Instant::now();
        tokio::time::sleep(REAL_STRIDE).await;
        self.bot.settles().await;
        let chance = &mut self.chance;
        let looks = |friend: &Friend| !friend.is_asleep(now) && chance.random_ratio(1, friend.looks_every);
        let looking: Vec<bool> = self.friends.iter().map(looks).collect();
        // Nobody opens two tables at once.
        let mut opening = BTreeSet::new();
        for table in 0..self.tables.len() {
            if board(&self.watcher, &self.tables[table].channel).is_none() {
                let host = self.tables[table].friends[0];
                if looking[host] && opening.insert(host) {
                    self.opens(table).await;
                }
                continue;
            }
            for friend in self.tables[table].friends {
                if looking[friend] {
                    self.looks(table, friend).await;
                }
            }
        }
        self.bot.settles().await;
    }
}

/// What the people of a stored table may have heard at most.
fn most(stored: &Stored, until: Moment, sleeps: impl Fn(UserId, Moment) -> bool) -> BTreeMap<u64, Most> {
    let mut all: BTreeMap<u64, Most> = BTreeMap::new();
    let steps =
        stored.steps.iter().map(|row| (Moment(row.at), serde_json::from_str::<Step>(&row.text).unwrap()));
    let mut steps = steps.collect::<Vec<_>>().into_iter();
    let (id, seed) = (stored.table.id.parse().unwrap(), stored.table.seed.parse().unwrap());
    let mut table = Table::restore(id, seed, steps.next()).unwrap();
    let limit = table.terms().pace.limit();
    // Who is asked, since when, with which board.
    let mut asked: BTreeMap<u64, (Moment, u32)> = BTreeMap::new();
    let ends = |all: &mut BTreeMap<u64, Most>, user: u64, (since, _): (Moment, u32), at: Moment| {
        let waited = at.0 - since.0;
        let end = limit.unwrap_or(14 * DAY * 1000);
        let early = limit.map(|limit| limit / 3 * 2);
        let due = [early, Some(if limit.is_some() { end - HOUR * 1000 } else { end - DAY * 1000 })];
        let due = due.into_iter().flatten().filter(|span| waited >= *span).count();
        let waking = usize::from(sleeps(UserId(user), since));
        let most = all.entry(user).or_default();
        most.reminders += due + waking;
        most.notices += due + waking;
    };
    for (at, step) in steps {
        let released = if let Step::Released { seat } = &step { Some(seat.index()) } else { None };
        table.follow([(at, step)], &mut |_| {}).unwrap();
        let now: BTreeSet<u64> = if table.game().is_some() && table.ended().is_none() {
            table.asked().into_iter().map(|user| user.0).collect()
        } else {
            BTreeSet::new()
        };
        for (user, wait) in asked.clone() {
            let is_other_board = wait.1 != table.board_version();
            if !now.contains(&user) || is_other_board {
                ends(&mut all, user, wait, at);
                asked.remove(&user);
            }
            // The same turn goes on with another board: that is no further call.
            if now.contains(&user) && is_other_board {
                asked.insert(user, (at, table.board_version()));
            }
        }
        for user in now.into_iter().filter(|user| !asked.contains_key(user)).collect::<Vec<_>>() {
            asked.insert(user, (at, table.board_version()));
            let most = all.entry(user).or_default();
            // Who sleeps hears of it when they wake, and that is counted when the wait ends.
            most.notices += usize::from(!sleeps(UserId(user), at));
            most.waits += 1;
        }
        for (seat, participant) in table.participants().iter().enumerate() {
            if let Some(user) =
                participant.user().filter(|_| released == Some(seat) || table.ended().is_some())
            {
                all.entry(user.0).or_default().notices += 1;
            }
        }
    }
    for (user, wait) in asked {
        ends(&mut all, user, wait, until);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gets_more_notices_than_their_turns_account_for() {
    let (count, days) = (number("TABLES", 6), number("DAYS", 1));
    let mut town = Town::new(count).await;
    let ears = Ears::default();
    ears.listen(&town.watcher, None);
    for friend in &town.friends {
        ears.listen(&friend.person, Some(&friend.person.private().unwrap()));
    }
    // Nobody opens two tables at once.
    for table in 0..count {
        if table % town.friends.len() == 0 {
            town.bot.passes(61);
        }
        town.opens(table).await;
    }
    let began = SystemTime::now();
    let mut now = 12 * HOUR;
    for stride in 0..days as i64 * DAY / STRIDE {
        now += STRIDE;
        // Some go away for a week.
        if stride == 2 {
            let away = town.friends.iter().filter(|friend| friend.looks_every == HABITS[3]);
            for friend in away {
                friend.person.types(&town.bot.channel, "/away until:7").await.unwrap();
            }
        }
        town.strides(&ears, now).await;
    }
    town.bot.settles().await;
    let seen = town.tables.iter().flat_map(|seats| town.watcher.sees(&seats.channel));
    let seen: usize = seen.map(|message| message.notified().len()).sum();
    assert!(ears.in_channels.load(Ordering::Relaxed) >= seen, "nothing was missed");

    let store = Store::open(town.bot.database()).await.unwrap();
    let mut database = super::privacy::connect(&town.bot).await;
    let ids = sqlx::query("SELECT id FROM tables").fetch_all(&mut database).await.unwrap();
    let sleepers: BTreeSet<u64> =
        town.friends.iter().filter(|friend| friend.sleeps).map(|friend| friend.person.id().get()).collect();
    // Who is away hears nothing for that long, so for them any wait may have begun in their absence.
    let away: BTreeSet<u64> = town
        .friends
        .iter()
        .filter(|friend| friend.looks_every == HABITS[3])
        .map(|friend| friend.person.id().get())
        .collect();
    let sleeps = |user: UserId, at: Moment| {
        let hour = at.0.div_euclid(1000).rem_euclid(DAY);
        away.contains(&user.0) || sleepers.contains(&user.0) && !(8 * HOUR..22 * HOUR).contains(&hour)
    };
    let mut all: BTreeMap<u64, Most> = BTreeMap::new();
    let until = Moment(i64::MAX / 2);
    for id in ids {
        let stored = store.table(id.get::<String, _>(0).as_str()).await.unwrap().unwrap();
        for (user, most) in most(&stored, until, sleeps) {
            let sum = all.entry(user).or_default();
            sum.notices += most.notices;
            sum.reminders += most.reminders;
            sum.waits += most.waits;
        }
    }
    let heard = ears.heard.lock().unwrap().clone();
    println!(
        "{count} tables, {} people, {days} days: {} games, {} presses, {} s",
        town.friends.len(),
        town.opened,
        town.moves,
        began.elapsed().unwrap().as_secs()
    );
    println!(
        "{:<8}{:>8}{:>10}{:>10}{:>14}{:>16}",
        "notify", "people", "turns", "notices", "a day, most", "bound reached"
    );
    for notify in ["on", "direct", "both", "off"] {
        let friends: Vec<&Friend> = town.friends.iter().filter(|friend| friend.notify == notify).collect();
        let (mut turns, mut notices, mut most_a_day, mut reached) = (0, 0, 0.0_f64, 0.0_f64);
        for friend in &friends {
            let user = friend.person.id().get();
            let heard = heard.get(&user).copied().unwrap_or_default();
            let most = all.get(&user).copied().unwrap_or_default();
            let times = match notify {
                "both" => 2,
                "off" => 0,
                _ => 1,
            };
            let who =
                format!("{} ({notify}): {} of {}", friend.person.name(), heard.notices, most.notices * times);
            assert!(heard.notices <= most.notices * times, "{who} notices");
            assert!(
                heard.reminders <= most.reminders * times,
                "{who}: {} of {}",
                heard.reminders,
                most.reminders
            );
            assert_eq!(heard.at_night, 0, "{who}: in their quiet hours");
            turns += most.waits;
            notices += heard.notices;
            most_a_day = most_a_day.max(heard.notices as f64 / days.max(1) as f64);
            reached = reached.max(heard.notices as f64 / (most.notices * times).max(1) as f64);
        }
        println!(
            "{notify:<8}{:>8}{turns:>10}{notices:>10}{most_a_day:>14.1}{:>15.0}%",
            friends.len(),
            reached * 100.0
        );
        assert!(notify == "off" || notices > 0, "{notify}: nobody hears anything");
    }
    drop(database);
    store.close().await;
    town.bot.close().await;
}
