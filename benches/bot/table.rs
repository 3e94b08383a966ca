//! Two people in a channel who press one button after the other: at a table of ours what the newest board offers, at
//! the echo's always the same.

use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use stammtisch::playground::{Answer, Channel, Message, Mishap, Person};

/// How long Discord waits for the first word of an answer.
const DISCORD_WAITS: Duration = Duration::from_secs(3);

#[expect(clippy::large_enum_variant, reason = "there are a thousand at most")]
pub(crate) enum Table {
    Echo(Echoing),
    Rules(Reading),
    Game(Playing),
}

/// What came of one interaction.
pub(crate) struct Deed {
    pub(crate) took: Duration,
    /// The answer was promised first, and came later.
    pub(crate) was_deferred: bool,
    /// Discord would have given up.
    pub(crate) was_late: bool,
    /// The move wasn't allowed. Some buttons of Qwixx's board are for one player alone.
    pub(crate) was_refused: bool,
    /// The board that was played on had no picture.
    pub(crate) was_in_words: bool,
}

impl Table {
    /// One interaction, answered to the end.
    pub(crate) async fn acts(&mut self) -> Result<Deed, Mishap> {
        match self {
            Table::Echo(table) => table.acts().await,
            Table::Rules(table) => table.acts().await,
            Table::Game(table) => {
                let deed = table.acts().await?;
                Ok(Deed { was_in_words: table.was_in_words, ..deed })
            }
        }
    }
}

async fn timed(
    action: impl Future<Output = Result<Answer, Mishap>>,
) -> Result<(Deed, Option<Message>), Mishap> {
    let start = Instant::now();
    let answer = action.await?;
    let (was_deferred, was_late) = (answer.is_deferred(), start.elapsed() > DISCORD_WAITS);
    let answer = answer.finished().await?;
    let took = start.elapsed();
    let message = answer.message().ok();
    let was_refused =
        message.as_ref().is_some_and(|message| message.is_ephemeral() && message.components.is_empty());
    Ok((Deed { took, was_deferred, was_late, was_refused, was_in_words: false }, message))
}

pub(crate) struct Echoing {
    people: [Person; 2],
    message: Message,
    button: &'static str,
    clicks: usize,
}

impl Echoing {
    pub(crate) async fn open(channel: Channel, people: [Person; 2], button: &'static str) -> Echoing {
        let message = people[0].types(&channel, "/open").await.unwrap().message().unwrap();
        Echoing { people, message, button, clicks: 0 }
    }

    async fn acts(&mut self) -> Result<Deed, Mishap> {
        self.clicks += 1;
        let person = &self.people[self.clicks % 2];
        Ok(timed(person.clicks(&self.message, self.button)).await?.0)
    }
}

/// People who look at the rules again and again: an answer in words, of which nothing is written down.
pub(crate) struct Reading {
    people: [Person; 2],
    board: Message,
    button: String,
    clicks: usize,
}

impl Reading {
    pub(crate) async fn open(channel: Channel, people: [Person; 2], game: GameKind) -> Reading {
        let play = format!("/play {game} pace:relaxed");
        let board = people[0].types(&channel, &play).await.unwrap().message().unwrap();
        let button = Offers::of(&board).named("rules").unwrap().to_owned();
        Reading { people, board, button, clicks: 0 }
    }

    async fn acts(&mut self) -> Result<Deed, Mishap> {
        self.clicks += 1;
        let person = &self.people[self.clicks % 2];
        let (mut deed, rules) = timed(person.clicks(&self.board, &self.button)).await?;
        // What they have read they put away.
        rules.inspect(|rules| person.dismisses(rules));
        deed.was_refused = false;
        Ok(deed)
    }
}

pub(crate) struct Playing {
    channel: Channel,
    people: [Person; 2],
    random: ChaCha8Rng,
    has_joined: bool,
    /// The cards that were looked at and are to be laid.
    hand: Option<Message>,
    /// Where everybody chooses at once: the board version, and who has chosen.
    chosen: (String, usize),
    /// Their last wish was refused: now they skip.
    skips: bool,
    was_in_words: bool,
}

impl Playing {
    pub(crate) async fn open(channel: Channel, people: [Person; 2], game: GameKind, number: u64) -> Playing {
        people[0].types(&channel, &format!("/play {game} pace:relaxed")).await.unwrap();
        let random = ChaCha8Rng::seed_from_u64(number);
        let chosen = (String::new(), 0);
        Playing {
            channel,
            people,
            random,
            has_joined: false,
            hand: None,
            chosen,
            skips: false,
            was_in_words: false,
        }
    }

    async fn acts(&mut self) -> Result<Deed, Mishap> {
        if let Some(hand) = self.hand.take() {
            return self.lays(&hand).await;
        }
        let board = self.channel.newest().ok_or(Mishap::NoResponse)?;
        let offers = Offers::of(&board);
        let lobby = ["rematch", "join", "start"].map(|what| offers.named(what));
        // A lobby has no picture.
        self.was_in_words = board.attachments.is_empty() && lobby[1].is_none();
        match lobby {
            [Some(rematch), ..] => {
                self.has_joined = false;
                Ok(timed(self.people[0].clicks(&board, rematch)).await?.0)
            }
            [_, Some(join), Some(_)] if !self.has_joined => {
                self.has_joined = true;
                Ok(timed(self.people[1].clicks(&board, join)).await?.0)
            }
            [.., Some(start)] => Ok(timed(self.people[0].clicks(&board, start)).await?.0),
            _ => self.plays(&board, &offers).await,
        }
    }

    async fn plays(&mut self, board: &Message, offers: &Offers) -> Result<Deed, Mishap> {
        if board.text().contains("Everybody may cross") {
            return self.chooses(board, offers).await;
        }
        let turn = usize::from(!board.content.contains(&self.people[0].mention()));
        if let Some(hand) = offers.named("hand").filter(|_| self.random.random_bool(0.6)) {
            let (mut deed, hand) = timed(self.people[turn].clicks(board, hand)).await?;
            deed.was_refused = false;
            self.hand = hand.filter(|hand| !hand.menus().is_empty());
            return Ok(deed);
        }
        let button = offers.moves.get(self.random.random_range(0..offers.moves.len().max(1)));
        let button = button.ok_or_else(|| Mishap::Unexpected(board.text()))?;
        Ok(timed(self.people[turn].clicks(board, button)).await?.0)
    }

    /// Lays something from a menu of the hand that was looked at.
    async fn lays(&mut self, hand: &Message) -> Result<Deed, Mishap> {
        let menus = hand.menus();
        let menu = &menus[self.random.random_range(0..menus.len())];
        let part = hand.components.iter().map(|row| &row["components"][0]);
        let part = part.into_iter().find(|part| part["placeholder"] == **menu).unwrap();
        let options = part["options"].as_array().unwrap();
        let option = options[self.random.random_range(0..options.len())]["value"].as_str().unwrap();
        let owner = self.people.iter().find(|person| person.looks_at(hand).is_some()).unwrap();
        let (mut deed, _) = timed(owner.selects(hand, menu, &[option])).await?;
        // What comes of it is private too.
        deed.was_refused = false;
        Ok(deed)
    }

    /// One after the other chooses; whose wish was refused skips, and who can't do that either has nothing to choose.
    async fn chooses(&mut self, board: &Message, offers: &Offers) -> Result<Deed, Mishap> {
        if self.chosen.0 != offers.board_version {
            self.chosen = (offers.board_version.clone(), 0);
            self.skips = false;
        }
        let person = &self.people[self.chosen.1 % 2];
        let skip = offers.moves.iter().find(|id| id.ends_with(":skip"));
        let any = &offers.moves[self.random.random_range(0..offers.moves.len())];
        let wanted = skip.filter(|_| self.skips).unwrap_or(any);
        let (deed, _) = timed(person.clicks(board, wanted)).await?;
        if deed.was_refused && !self.skips {
            self.skips = true;
        } else {
            self.chosen.1 += 1;
            self.skips = false;
        }
        Ok(deed)
    }
}

/// What the buttons of a board are for: their ids are `table:version:what`.
struct Offers {
    all: Vec<String>,
    moves: Vec<String>,
    board_version: String,
}

impl Offers {
    fn of(board: &Message) -> Offers {
        let all: Vec<String> = board.buttons().into_iter().filter_map(|button| button.custom_id).collect();
        let part = |id: &str, at: usize| id.splitn(3, ':').nth(at).unwrap_or_default().to_owned();
        let is_move = |id: &&String| part(id, 2).parse::<Action>().is_ok();
        let moves = all.iter().filter(is_move).cloned().collect();
        let board_version = all.first().map(|id| part(id, 1)).unwrap_or_default();
        Offers { all, moves, board_version }
    }

    fn named(&self, what: &str) -> Option<&str> {
        let is_it = |id: &&String| id.splitn(3, ':').nth(2) == Some(what);
        self.all.iter().find(is_it).map(String::as_str)
    }
}
