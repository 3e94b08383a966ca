//! Playing, as somebody would who only reads what is on the board.

use discord_playground::{Message, Person};
use serde_json::Value;
use stammtisch::game::Action;
use stammtisch::game::cards::CardKind;
use stammtisch::game::worm_dice::Face;

use super::TestBot;

impl TestBot {
    /// Whose turn the board says it is.
    pub fn on_turn<'a>(&self, people: &'a [Person], board: &Message) -> Option<&'a Person> {
        people.iter().find(|person| board.content.contains(&person.mention()))
    }

    /// Waits until it is somebody's turn.
    pub async fn is_turn_of(&self, person: &Person) {
        for _ in 0..200 {
            if self.board().content.contains(&person.mention()) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("it never was the turn of {}: {}", person.name(), self.board().text());
    }

    /// Waits until it is somebody's turn, or the game is over.
    pub async fn is_turn_or_over(&self, person: &Person) {
        if !self.is_over() {
            self.is_turn_of(person).await;
        }
    }

    pub fn is_over(&self) -> bool {
        self.board().text().contains("🏆")
    }

    /// Plays to the end with buttons and menus only.
    pub async fn plays_by_buttons(&self, people: &[Person]) {
        let (mut stuck, mut last) = (0, self.board());
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            self.moves_by_buttons(people).await;
            let now = self.board();
            let is_same = now.id == last.id && now.text() == last.text();
            stuck = if is_same { stuck + 1 } else { 0 };
            assert!(stuck < 30, "nothing moves any more: {}", now.text());
            last = now;
        }
        panic!("the game goes on and on");
    }

    /// One move, or everybody's choice in Qwixx.
    pub async fn moves_by_buttons(&self, people: &[Person]) {
        let board = self.board();
        let Some(person) = self.on_turn(people, &board) else { return self.moves_on(&board).await };
        let buttons = board.live_buttons();
        if buttons.iter().any(|label| label == "My hand") {
            self.lays_or_passes(person, &board).await;
        } else if board.text().contains("Everyone may cross out") {
            self.all_choose(people, &board).await;
        } else {
            let _ = self.clicks_late(person, &board, &wanted(&board).label).await;
        }
    }

    /// A worm first, then a hen, then that is enough.
    async fn lays_or_passes(&self, person: &Person, board: &Message) {
        let hand = person.clicks(board, "My hand").await.unwrap().message().unwrap();
        assert!(hand.is_ephemeral());
        let has_laid = !hand.text().contains("You haven't laid anything yet");
        let lays = moves(&hand).into_iter().filter_map(|offered| match offered.action {
            Action::Lay(lay) => Some((lay.kind() == CardKind::Worm, offered.label)),
            _ => None,
        });
        match lays.max_by_key(|(is_worm, _)| *is_worm).filter(|(is_worm, _)| *is_worm || !has_laid) {
            Some((_, label)) => drop(person.clicks(&hand, &label).await.unwrap()),
            None => {
                let pass = board.live_buttons().into_iter().rfind(|label| label.starts_with("Pass")).unwrap();
                person.clicks(board, &pass).await.unwrap();
                self.says_yes(person).await;
            }
        }
        // The panel is answered at once, and the board follows.
        self.moves_on(board).await;
    }

    /// If the board asks whether somebody is sure, they are.
    async fn says_yes(&self, person: &Person) {
        const YES: &str = "Yes, all the same";
        let board = self.board();
        if board.live_buttons().iter().any(|label| label == YES) {
            person.clicks(&board, YES).await.unwrap();
        }
    }

    /// Somebody types a command that asks whether they really want to go, and they do.
    pub async fn goes(&self, person: &Person, command: &str) {
        let question = person.types(&self.channel, command).await.unwrap().message().unwrap();
        assert!(question.is_ephemeral(), "{}", question.text());
        let yes = question.live_buttons().pop().unwrap();
        person.clicks(&question, &yes).await.unwrap();
        self.settles().await;
    }

    /// Everybody who has to chooses the first row they can.
    pub async fn all_choose(&self, people: &[Person], board: &Message) {
        for person in people {
            for Move { label, .. } in moves(board) {
                let now = self.board();
                if now.id != board.id || !now.text().contains("Everyone may cross out") {
                    return;
                }
                // A click that finds a board on its way is answered at once, and the next board shows what it did.
                let Some(answer) = self.clicks_late(person, board, &label).await else { break };
                if !answer.is_ephemeral() || answer.text().contains("already chosen") {
                    break;
                }
            }
        }
    }

    /// Clicks on a board that may have changed, or gone, since it was looked at. The message that answers, if one does.
    async fn clicks_late(&self, person: &Person, board: &Message, label: &str) -> Option<Message> {
        match person.clicks_late(board, label).await {
            Ok(answer) => answer.message().ok(),
            Err(_) if self.board().id != board.id => None,
            Err(mishap) => panic!("{label}: {mishap}"),
        }
    }

    /// Plays to the end with commands only.
    pub async fn plays_by_commands(&self, people: &[Person]) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            let board = self.board();
            let Some(person) = self.on_turn(people, &board) else {
                self.moves_on(&board).await;
                continue;
            };
            if board.text().contains("Everyone may cross out") {
                for person in people {
                    self.crosses_or_skips(person).await;
                }
            } else if board.live_buttons().iter().any(|label| label == "My hand") {
                self.types_cards(person).await;
            } else {
                match wanted(&board).action {
                    Action::Roll => self.types(person, "/roll").await,
                    Action::Stop => self.types(person, "/stop").await,
                    Action::StopGrill => self.types(person, "/stop grill:true").await,
                    Action::Cross { .. } | Action::Skip => self.crosses_or_skips(person).await,
                    _ => {
                        let faces = person.completes(&self.channel, "/keep ").await.unwrap();
                        let face = faces.last().unwrap().value.as_str().unwrap().to_owned();
                        self.types(person, &format!("/keep {face}")).await;
                    }
                }
            }
        }
        panic!("the game goes on and on");
    }

    async fn types(&self, person: &Person, command: &str) {
        person.types(&self.channel, command).await.unwrap_or_else(|mishap| panic!("{command}: {mishap}"));
    }

    async fn types_cards(&self, person: &Person) {
        let cards = person.completes(&self.channel, "/lay ").await.unwrap();
        let worm = cards.iter().find(|card| card.value.as_str().unwrap().starts_with("worm"));
        match worm {
            Some(worm) => self.types(person, &format!("/lay {}", worm.value.as_str().unwrap())).await,
            None => self.types(person, "/pass").await,
        }
    }

    async fn crosses_or_skips(&self, person: &Person) {
        let rows = person.completes(&self.channel, "/cross ").await.unwrap();
        match rows.first() {
            Some(row) => {
                let (row, number) = row.value.as_str().unwrap().split_once(' ').unwrap();
                let numbers = person.completes(&self.channel, &format!("/cross {row} ")).await.unwrap();
                assert!(
                    numbers.iter().any(|choice| choice.value.as_i64() == number.parse().ok()),
                    "{numbers:?}"
                );
                self.types(person, &format!("/cross {row} {number}")).await;
            }
            None => drop(person.types(&self.channel, "/skip").await),
        }
    }
}

/// A move that a board offers.
pub struct Move {
    pub label: String,
    pub action: Action,
}

/// All moves whose buttons are live, on a board or a panel; other buttons carry no action in their ids.
pub fn moves(board: &Message) -> Vec<Move> {
    let rows = board.components.iter().filter_map(|row| row["components"].as_array());
    let live = rows.flatten().filter(|part| part["disabled"] != true);
    let offered = |part: &Value| {
        let what = part["custom_id"].as_str()?.splitn(3, ':').nth(2)?;
        let action = what.strip_prefix("my ").unwrap_or(what).parse().ok()?;
        Some(Move { label: part["label"].as_str()?.to_owned(), action })
    };
    live.filter_map(offered).collect()
}

/// Something in hand first, then rolling, then worms, then whatever there is rather than failing.
fn wanted(board: &Message) -> Move {
    let worth = |offered: &Move| match offered.action {
        Action::Stop if !offered.label.contains("bust") => 4,
        Action::Roll => 3,
        Action::Keep(Face::Worm) => 2,
        Action::Stop => 0,
        _ => 1,
    };
    let moves = moves(board);
    moves.into_iter().max_by_key(worth).unwrap_or_else(|| panic!("nothing to do: {}", board.text()))
}
