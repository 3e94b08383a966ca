//! People at one table who press buttons all the time, and remember which moves were acknowledged.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use discord_playground::{ActionError, Channel, Guild, InteractionResponse, Message, Person};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use tokio::task::JoinHandle;

/// A press that is acknowledged sooner than this was stored before. The program defers after 1.8 seconds whatever takes
/// longer.
const AT_ONCE: Duration = Duration::from_millis(1500);

/// Somebody's move that was acknowledged: it must be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Promise {
    pub(crate) table: String,
    pub(crate) board_version: u32,
    pub(crate) user: u64,
    pub(crate) action: Action,
}

#[derive(Clone)]
pub(crate) struct Party {
    game: GameKind,
    pub(crate) channel: Channel,
    pub(crate) people: Vec<Person>,
    promises: Arc<Mutex<Vec<Promise>>>,
    random: Arc<Mutex<ChaCha8Rng>>,
}

/// A party that is playing.
pub(crate) struct Playing {
    enough: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Playing {
    /// Nobody begins anything new.
    pub(crate) fn is_enough(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Whether everybody has their answer, or knows that none will come.
    pub(crate) fn has_ended(&self) -> bool {
        self.task.is_finished()
    }
}

/// A button or menu: what is asked of which table at which board version.
struct Choice {
    id: String,
    table: String,
    board_version: u32,
    what: String,
}

impl Choice {
    fn read(id: &str) -> Option<Choice> {
        let mut parts = id.splitn(3, ':');
        let (table, board_version, what) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
        Some(Choice { id: id.to_owned(), table: table.to_owned(), board_version, what: what.to_owned() })
    }

    /// The move it makes, also if it answers a question about it.
    fn action(&self) -> Option<Action> {
        self.what.strip_prefix("sure ").unwrap_or(&self.what).parse().ok()
    }

    /// Whether the answer is a question, or a board on which nothing is asked any more: a kill drops the question.
    fn is_only_asked(&self, answer: &Message) -> bool {
        let asks = choices(answer).iter().any(|choice| choice.what.starts_with("sure "));
        asks || self.what.starts_with("sure ") && offer(answer).0 == Some(self.board_version)
    }
}

impl Party {
    pub(crate) fn new(guild: &Guild, game: GameKind) -> Party {
        let people = ["Anna", "Ben", "Carl"].map(|name| guild.person(&format!("{name} of {game}"))).into();
        let random = ChaCha8Rng::seed_from_u64(game.name().len() as u64);
        Party {
            game,
            channel: guild.channel(game.name()),
            people,
            promises: Arc::default(),
            random: Arc::new(Mutex::new(random)),
        }
    }

    /// Plays until told that it is enough, game after game.
    pub(crate) fn play(&self) -> Playing {
        let (party, enough) = (self.clone(), Arc::new(AtomicBool::new(false)));
        let ends = enough.clone();
        let task = tokio::spawn(async move {
            let mut failures = 0;
            while !ends.load(Ordering::Relaxed) {
                match party.goes_on(failures > 5).await {
                    Ok(true) => failures = 0,
                    Ok(false) | Err(_) => failures += 1,
                }
            }
        });
        Playing { enough, task }
    }

    /// What was promised since this was last asked.
    pub(crate) fn promises(&self) -> Vec<Promise> {
        std::mem::take(&mut self.promises.lock().unwrap())
    }

    /// The last board that everybody sees, with something to press on it.
    pub(crate) fn board(&self) -> Option<Message> {
        let seen = self.people[0].sees(&self.channel);
        seen.into_iter().rfind(|message| !message.is_ephemeral() && !choices(message).is_empty())
    }

    /// Somebody does something. Says whether it worked out. Where nothing has for a while, they have the board shown
    /// again, which is what people would do.
    async fn goes_on(&self, is_stuck: bool) -> Result<bool, ActionError> {
        let Some(board) = self.board().filter(|_| !is_stuck) else { return self.begins().await };
        let choices = choices(&board);
        let has = |what: &str| choices.iter().any(|choice| choice.what == what);
        if has("join") {
            return self.gathers(&board).await;
        }
        if has("rematch") {
            return self.begins().await;
        }
        if has("hand") && self.flips(2) {
            return self.lays(&board).await;
        }
        let acts: Vec<_> = choices.iter().filter(|choice| choice.action().is_some()).collect();
        let Some(choice) = self.picks(&acts) else { return Ok(false) };
        // Mostly the one on turn; often others press too, at the same time.
        let on_turn = self.people.iter().filter(|person| board.content.contains(&person.mention()));
        let others = self.people.iter().filter(|_| self.flips(3));
        let presses = on_turn.chain(others).map(|person| self.presses(person, &board, choice));
        let pressed = futures_util::future::join_all(presses).await;
        Ok(pressed.into_iter().any(|pressed| pressed == Ok(true)))
    }

    async fn begins(&self) -> Result<bool, ActionError> {
        let shown = self.people[0].types(&self.channel, "/table").await?.finished().await?;
        let is_there =
            self.board().is_some_and(|board| !choices(&board).iter().any(|it| it.what == "rematch"));
        if shown.message()?.is_ephemeral() && is_there {
            return Ok(true);
        }
        let command = format!("/play {} pace:none thread:false", self.game);
        let opened = self.people[0].types(&self.channel, &command).await?;
        Ok(!opened.message()?.is_ephemeral())
    }

    async fn gathers(&self, lobby: &Message) -> Result<bool, ActionError> {
        for person in &self.people[1..] {
            person.clicks(lobby, "Join").await?;
        }
        let started = self.people[0].clicks(lobby, "Start").await?;
        Ok(started.message()?.id == lobby.id)
    }

    async fn presses(&self, person: &Person, board: &Message, choice: &Choice) -> Result<bool, ActionError> {
        let began = Instant::now();
        let answer = person.clicks(board, &choice.id).await?;
        let action = choice.action().unwrap();
        Ok(self.notes(&answer, board, began.elapsed(), person, choice, action))
    }

    /// Whoever is on turn takes cards from their hand.
    async fn lays(&self, board: &Message) -> Result<bool, ActionError> {
        let on_turn = self.people.iter().find(|person| board.content.contains(&person.mention()));
        let Some(person) = on_turn else { return Ok(false) };
        let hand = person.clicks(board, "My hand").await?.message()?;
        let lays: Vec<_> =
            choices(&hand).into_iter().filter(|choice| choice.what.starts_with("my lay")).collect();
        let Some(choice) = self.picks(&lays) else { return Ok(false) };
        let began = Instant::now();
        let answer = person.clicks(&hand, &choice.id).await?;
        // A refusal stands on the panel, too, above the hand.
        let is_played = answer.message()?.content.starts_with("**Your hand");
        let action = choice.what.trim_start_matches("my ").parse().unwrap();
        Ok(is_played && self.notes(&answer, &hand, began.elapsed(), person, choice, action))
    }

    /// A move counts as acknowledged when its answer is public and not only a question: the pressed board, changed, or the
    /// next one. Or when it was acknowledged at once, without a message: then a request was under way, and the next one
    /// shows the move. A refusal is a private message, and a press that takes long is acknowledged before it is stored.
    fn notes(
        &self,
        answer: &InteractionResponse,
        on: &Message,
        took: Duration,
        person: &Person,
        choice: &Choice,
        action: Action,
    ) -> bool {
        let is_own = |message: &Message| message.id == on.id || !message.is_ephemeral();
        let is_played = |message: Message| is_own(&message) && !choice.is_only_asked(&message);
        let is_counted = match answer.is_deferred() {
            // What ends a turn may have been asked about, on another board than the pressed one.
            true => took < AT_ONCE && !matches!(action, Action::Stop | Action::Pass),
            false => answer.message().is_ok_and(is_played),
        };
        if is_counted {
            let promise = Promise {
                table: choice.table.clone(),
                board_version: choice.board_version,
                user: person.id().get(),
                action,
            };
            self.promises.lock().unwrap().push(promise);
        }
        is_counted
    }

    fn flips(&self, sides: u32) -> bool {
        self.random.lock().unwrap().random_ratio(1, sides)
    }

    fn picks<'a, T>(&self, things: &'a [T]) -> Option<&'a T> {
        things.choose(&mut self.random.lock().unwrap())
    }
}

fn choices(message: &Message) -> Vec<Choice> {
    let live = message.buttons().into_iter().filter(|button| !button.disabled);
    live.filter_map(|button| Choice::read(&button.custom_id?)).collect()
}

/// The version of a board, and what can be done on it in the game.
pub(crate) fn offer(board: &Message) -> (Option<u32>, Vec<Action>) {
    let choices = choices(board);
    let board_version = choices.first().map(|choice| choice.board_version);
    (board_version, choices.iter().filter_map(|choice| choice.what.parse().ok()).collect())
}
