//! A Discord that is as far away as in life. What counts is how many round trips a move takes until it is acknowledged,
//! and until everybody sees it.

use std::path::Path;
use std::time::{Duration, Instant};

use discord_playground::{Channel, Message, Options, Person, Playground};
use stammtisch::game::Action;
use tokio::task::JoinSet;

use super::program::Program;
use super::setup::folder;

/// From the bot to Discord and back.
const ROUND_TRIP: Duration = Duration::from_millis(80);
/// Moves at a table of two, and rounds of five people's choices.
const MOVES: usize = 100;
const CHOICES: usize = 20;
const LOOKS_EVERY: Duration = Duration::from_micros(500);
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) async fn run(before: Option<&Path>) {
    println!("\nDiscord {} ms away; figures in round trips", ROUND_TRIP.as_millis());
    println!("                                                     median     p95");
    for (name, program) in before.map(|path| ("before", Some(path))).into_iter().chain([("now", None)]) {
        let options = Options { limits_follow_ups: false, ..Options::default() };
        let discord = Playground::start_with(options).await.unwrap();
        let folder = folder(&format!("distant, {name}"));
        let _bot = match program {
            Some(program) => Program::of(program, &discord, &folder).await,
            None => Program::stammtisch(&discord, &folder).await,
        };
        heckmeck(name, &discord).await;
        qwixx(name, &discord).await;
    }
}

/// Two people play by clicking. Each waits until the board shows the last move, and a little longer.
async fn heckmeck(name: &str, discord: &Playground) {
    let table = DistantTable::open(discord, "heckmeck", 2).await;
    discord.set_latency(ROUND_TRIP);
    let (mut edited, mut posted, mut answered) = (Vec::new(), Vec::new(), Vec::new());
    while edited.len() + posted.len() < MOVES {
        let board = table.board();
        let Some(label) = last_move(&board) else { break };
        let person = table.people.iter().find(|person| board.content.contains(&person.mention())).unwrap();
        let start = Instant::now();
        let answer = async {
            let _ = person.clicks(&board, &label).await;
            start.elapsed()
        };
        let (answer, seen) = tokio::join!(answer, table.differs_from(&board));
        let took = seen.duration_since(start);
        if table.board().id == board.id {
            edited.push(took);
        } else {
            posted.push(took);
            answered.push(answer);
        }
        // The line that an old board shrinks to follows.
        tokio::time::sleep(ROUND_TRIP * 4).await;
    }
    discord.set_latency(Duration::ZERO);
    print(name, "a move is seen, the board stays", edited);
    print(name, "a move is seen, a new board is due", posted);
    print(name, "and its click is answered", answered);
}

/// Five people skip at the same moment, again and again.
async fn qwixx(name: &str, discord: &Playground) {
    let table = DistantTable::open(discord, "qwixx", 5).await;
    discord.set_latency(ROUND_TRIP);
    let (mut acknowledged, mut shown) = (Vec::new(), Vec::new());
    while shown.len() < CHOICES {
        let board = table.board();
        if !is_choice(&board) {
            let Some(person) = table.people.iter().find(|person| board.content.contains(&person.mention()))
            else {
                break;
            };
            // The game is over when all have skipped often enough.
            let Some(label) = skip_or_roll(&board) else { break };
            let _ = tokio::join!(person.clicks(&board, &label), table.differs_from(&board));
            tokio::time::sleep(ROUND_TRIP * 4).await;
            continue;
        }
        let start = Instant::now();
        let clicks: JoinSet<_> = table
            .people
            .iter()
            .map(|person| {
                let (person, board) = (person.clone(), board.clone());
                async move {
                    let _ = person.clicks(&board, "Skip").await;
                    start.elapsed()
                }
            })
            .collect();
        let (clicks, _) = tokio::join!(clicks.join_all(), table.until(|now| !is_choice(now)));
        shown.push(start.elapsed());
        acknowledged.push(clicks.into_iter().max().unwrap());
        tokio::time::sleep(ROUND_TRIP * 4).await;
    }
    discord.set_latency(Duration::ZERO);
    print(name, "five choose at once: all acknowledged", acknowledged);
    print(name, "five choose at once: all of it is shown", shown);
}

struct DistantTable {
    channel: Channel,
    people: Vec<Person>,
}

impl DistantTable {
    /// A game that has begun, while Discord is still near.
    async fn open(discord: &Playground, game: &str, seats: usize) -> DistantTable {
        let guild = discord.guild("Far away");
        let channel = guild.channel(game);
        let people: Vec<Person> = (1..=seats).map(|seat| guild.person(&format!("P{seat}"))).collect();
        people[0].types(&channel, &format!("/play {game} pace:none thread:false")).await.unwrap();
        let table = DistantTable { channel, people };
        table.until(|board| !board.live_buttons().is_empty()).await;
        for person in &table.people[1..] {
            let board = table.board();
            let _ = tokio::join!(person.clicks(&board, "Join"), table.differs_from(&board));
        }
        let lobby = table.board();
        let _ = tokio::join!(table.people[0].clicks(&lobby, "Start"), table.differs_from(&lobby));
        tokio::time::sleep(Duration::from_secs(1)).await;
        table
    }

    fn board(&self) -> Message {
        self.channel.newest().unwrap()
    }

    async fn differs_from(&self, before: &Message) -> Instant {
        let text = before.text();
        self.until(|now| now.id != before.id || now.text() != text).await
    }

    /// When the newest message was first seen to be so.
    async fn until(&self, is_it: impl Fn(&Message) -> bool) -> Instant {
        let start = Instant::now();
        while !is_it(&self.board()) {
            assert!(start.elapsed() < PATIENCE, "nothing moves: {}", self.board().text());
            tokio::time::sleep(LOOKS_EVERY).await;
        }
        Instant::now()
    }
}

fn is_choice(board: &Message) -> bool {
    // In the words of this program, and of an earlier one.
    ["Everyone may cross out", "Everybody may cross"].iter().any(|words| board.text().contains(words))
}

fn skip_or_roll(board: &Message) -> Option<String> {
    let labels = board.live_buttons();
    labels.into_iter().find(|label| label.starts_with("Skip") || label.starts_with("Roll"))
}

/// The last button that is a move: it keeps dice, or ends the turn.
fn last_move(board: &Message) -> Option<String> {
    let is_move = |id: &str| id.splitn(3, ':').nth(2).is_some_and(|what| what.parse::<Action>().is_ok());
    let mut moves =
        board.buttons().into_iter().filter(|button| button.custom_id.as_deref().is_some_and(is_move));
    moves.next_back().map(|button| button.label)
}

fn print(name: &str, what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| {
        times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() / ROUND_TRIP.as_secs_f64()
    };
    println!("{name:<7} {what:<42}{:>9.2}{:>8.2}   ({} times)", at(0.5), at(0.95), times.len());
}
