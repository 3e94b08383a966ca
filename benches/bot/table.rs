//! Two users in a channel who click one button after another: at our tables what the newest board offers, at
//! the echo always the same one.

use std::time::{Duration, Instant};

use discord_playground::{ActionError, Channel, InteractionResponse, Message, Person};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::game::Action;
use stammtisch::games::GameKind;

/// How long Discord waits for the initial reply.
const DISCORD_WAITS: Duration = Duration::from_secs(3);

#[expect(clippy::large_enum_variant, reason = "there are a thousand at most")]
pub(crate) enum Table {
    Echo(Echoing),
    Rules(Reading),
    Game(Playing),
}

/// The result of one interaction.
pub(crate) struct ClickResult {
    pub(crate) took: Duration,
    /// The reply was deferred.
    pub(crate) was_deferred: bool,
    /// Discord would have given up.
    pub(crate) was_late: bool,
    /// The move was refused. Some buttons of Qwixx's board are for one player only.
    pub(crate) was_refused: bool,
    /// The board had no picture.
    pub(crate) was_in_words: bool,
}

impl Table {
    /// One interaction, until its final reply.
    pub(crate) async fn act(&mut self) -> Result<ClickResult, ActionError> {
        match self {
            Table::Echo(table) => table.act().await,
            Table::Rules(table) => table.act().await,
            Table::Game(table) => {
                let click = table.act().await?;
                Ok(ClickResult { was_in_words: table.was_in_words, ..click })
            }
        }
    }
}

/// Waits for the reply. A click that finds its board being changed is only acknowledged: it is shown with the next change, which
/// may go by the token of another click. So `is_shown` ends the wait, too.
async fn timed(
    action: impl Future<Output = Result<InteractionResponse, ActionError>>,
    is_shown: impl Fn() -> bool,
) -> Result<(ClickResult, Option<Message>), ActionError> {
    let start = Instant::now();
    let answer = action.await?;
    let (was_deferred, was_late) = (answer.is_deferred(), start.elapsed() > DISCORD_WAITS);
    let message = tokio::select! {
        biased;
        answer = answer.finished() => answer?.message().ok(),
        () = until(is_shown) => None,
    };
    let took = start.elapsed();
    let was_refused =
        message.as_ref().is_some_and(|message| message.is_ephemeral() && message.components.is_empty());
    Ok((ClickResult { took, was_deferred, was_late, was_refused, was_in_words: false }, message))
}

async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Nothing else is shown.
const fn never() -> bool {
    false
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

    async fn act(&mut self) -> Result<ClickResult, ActionError> {
        self.clicks += 1;
        let person = &self.people[self.clicks % 2];
        Ok(timed(person.clicks(&self.message, self.button), never).await?.0)
    }
}

/// Users who open the rules again and again: a text reply without a database write.
pub(crate) struct Reading {
    people: [Person; 2],
    board: Message,
    button: String,
    clicks: usize,
}

impl Reading {
    pub(crate) async fn open(channel: Channel, people: [Person; 2], game: GameKind) -> Reading {
        let play = format!("/play {game} pace:relaxed thread:false");
        people[0].types(&channel, &play).await.unwrap();
        let board = support::lobby(&people[0], &channel).await;
        let button = Offers::of(&board).named("rules").unwrap().to_owned();
        Reading { people, board, button, clicks: 0 }
    }

    async fn act(&mut self) -> Result<ClickResult, ActionError> {
        self.clicks += 1;
        let person = &self.people[self.clicks % 2];
        let (mut click, rules) = timed(person.clicks(&self.board, &self.button), never).await?;
        // Ephemeral messages would pile up otherwise.
        rules.inspect(|rules| person.dismisses(rules));
        click.was_refused = false;
        Ok(click)
    }
}

pub(crate) struct Playing {
    channel: Channel,
    people: [Person; 2],
    random: ChaCha8Rng,
    has_joined: bool,
    /// The hand that was shown, from which cards are to be laid.
    hand: Option<Message>,
    /// For phases in which everybody chooses: the board version, and how many have chosen.
    chosen: (String, usize),
    /// The last choice was refused, so the next one is to skip.
    skips: bool,
    was_in_words: bool,
}

impl Playing {
    pub(crate) async fn open(channel: Channel, people: [Person; 2], game: GameKind, number: u64) -> Playing {
        people[0].types(&channel, &format!("/play {game} pace:relaxed thread:false")).await.unwrap();
        support::lobby(&people[0], &channel).await;
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

    async fn act(&mut self) -> Result<ClickResult, ActionError> {
        if let Some(hand) = self.hand.take() {
            return self.lays(&hand).await;
        }
        let board = self.board().await?;
        let offers = Offers::of(&board);
        let lobby = ["rematch", "join", "start"].map(|what| offers.named(what));
        // A lobby never has a picture.
        self.was_in_words = board.attachments.is_empty() && lobby[1].is_none();
        match lobby {
            [Some(rematch), ..] => {
                self.has_joined = false;
                self.clicks(0, &board, rematch).await
            }
            [_, Some(join), Some(_)] if !self.has_joined => {
                self.has_joined = true;
                self.clicks(1, &board, join).await
            }
            [.., Some(start)] => self.clicks(0, &board, start).await,
            _ => self.plays(&board, &offers).await,
        }
    }

    /// A click on the board, until the board shows it.
    async fn clicks(&self, person: usize, board: &Message, button: &str) -> Result<ClickResult, ActionError> {
        let text = board.text();
        let is_shown = || self.channel.newest().is_some_and(|now| now.id != board.id || now.text() != text);
        Ok(timed(self.people[person].clicks(board, button), is_shown).await?.0)
    }

    /// The newest board. A lobby follows the message that announces it.
    async fn board(&self) -> Result<Message, ActionError> {
        for _ in 0..1000 {
            let newest = self.channel.newest().ok_or(ActionError::NoResponse)?;
            if !newest.live_buttons().is_empty() {
                return Ok(newest);
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Err(ActionError::NoResponse)
    }

    async fn plays(&mut self, board: &Message, offers: &Offers) -> Result<ClickResult, ActionError> {
        // The first version says everybody.
        let everyone = ["Everyone may cross out", "Everybody may cross"];
        if everyone.iter().any(|asks| board.text().contains(asks)) {
            return self.chooses(board, offers).await;
        }
        let turn = usize::from(!board.content.contains(&self.people[0].mention()));
        if let Some(hand) = offers.named("hand").filter(|_| self.random.random_bool(0.6)) {
            let (mut click, hand) = timed(self.people[turn].clicks(board, hand), never).await?;
            click.was_refused = false;
            self.hand = hand.filter(|hand| !hand.menus().is_empty());
            return Ok(click);
        }
        let button = offers.moves.get(self.random.random_range(0..offers.moves.len().max(1)));
        let button = button.ok_or_else(|| ActionError::Unexpected(board.text()))?;
        self.clicks(turn, board, button).await
    }

    /// Lays cards from a menu of the hand.
    async fn lays(&mut self, hand: &Message) -> Result<ClickResult, ActionError> {
        let menus = hand.menus();
        let menu = &menus[self.random.random_range(0..menus.len())];
        let part = hand.components.iter().map(|row| &row["components"][0]);
        let part = part.into_iter().find(|part| part["placeholder"] == **menu).unwrap();
        let options = part["options"].as_array().unwrap();
        let option = options[self.random.random_range(0..options.len())]["value"].as_str().unwrap();
        let owner = self.people.iter().find(|person| person.looks_at(hand).is_some()).unwrap();
        let (mut click, _) = timed(owner.selects(hand, menu, &[option]), never).await?;
        // Its reply is ephemeral too, so it doesn't mean a refusal.
        click.was_refused = false;
        Ok(click)
    }

    /// The players choose one after the other. After a refusal a player skips; if that is refused too, they
    /// have nothing to choose.
    async fn chooses(&mut self, board: &Message, offers: &Offers) -> Result<ClickResult, ActionError> {
        if self.chosen.0 != offers.board_version {
            self.chosen = (offers.board_version.clone(), 0);
            self.skips = false;
        }
        let person = self.chosen.1 % 2;
        let skip = offers.moves.iter().find(|id| id.ends_with(":skip"));
        let any = &offers.moves[self.random.random_range(0..offers.moves.len())];
        let wanted = skip.filter(|_| self.skips).unwrap_or(any);
        let click = self.clicks(person, board, wanted).await?;
        if click.was_refused && !self.skips {
            self.skips = true;
        } else {
            self.chosen.1 += 1;
            self.skips = false;
        }
        Ok(click)
    }
}

/// The buttons of a board, whose ids are `table:version:what`.
struct Offers {
    all: Vec<String>,
    moves: Vec<String>,
    board_version: String,
}

impl Offers {
    fn of(board: &Message) -> Offers {
        let live = board.buttons().into_iter().filter(|button| !button.disabled);
        let all: Vec<String> = live.filter_map(|button| button.custom_id).collect();
        let part = |id: &str, at: usize| id.splitn(3, ':').nth(at).unwrap_or_default().to_owned();
        // Where the board asks whether somebody is sure, they are.
        let is_move = |id: &&String| part(id, 2).trim_start_matches("sure ").parse::<Action>().is_ok();
        let moves = all.iter().filter(is_move).cloned().collect();
        let board_version = all.first().map(|id| part(id, 1)).unwrap_or_default();
        Offers { all, moves, board_version }
    }

    fn named(&self, what: &str) -> Option<&str> {
        let is_it = |id: &&String| id.splitn(3, ':').nth(2) == Some(what);
        self.all.iter().find(is_it).map(String::as_str)
    }
}
