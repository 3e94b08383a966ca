//! Boards in words: whoever wants them gets every board in a private message, and can play whole games from texts alone.

use std::time::Duration;

use discord_playground::{Message, Person};
use stammtisch::games::GameKind;
use support::TestBot;

/// What confirms a costly move.
const YES: &str = "Yes, all the same";

/// Somebody who has asked for boards in words.
async fn hears(bot: &TestBot, name: &str) -> Person {
    let person = bot.person(name);
    let answer = person.types(&bot.channel, "/preferences text-boards:true").await.unwrap();
    let text = answer.message().unwrap().text();
    assert!(text.contains("Every board in words, for you alone: on"), "{text}");
    person.dismisses(&answer.message().unwrap());
    person
}

/// What only this person sees. None of it has a picture.
fn private(bot: &TestBot, person: &Person) -> Vec<Message> {
    let seen = person.sees(&bot.channel).into_iter();
    let private: Vec<_> = seen.filter(|message| message.is_ephemeral() && !message.is_loading()).collect();
    for message in &private {
        assert!(message.attachments.is_empty(), "a picture: {}", message.text());
    }
    private
}

/// Their one text board, waited for.
async fn text_board(bot: &TestBot, person: &Person) -> Message {
    for _ in 0..200 {
        if let [board] = &private(bot, person)[..] {
            return board.clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("not one text board: {:?}", private(bot, person).iter().map(Message::text).collect::<Vec<_>>());
}

/// A person who knows nothing but texts: what the message says, and what is written on its buttons. They want worms, a
/// sure gain, and else to go on; a face or a card that a button names has to be in the text.
struct Listener {
    text: String,
    labels: Vec<String>,
}

impl Listener {
    fn of(board: &Message) -> Listener {
        let labels = board.live_buttons();
        let labels = labels.into_iter().filter(|label| label != "Refresh" && label != "Change").collect();
        Listener { text: board.text(), labels }
    }

    fn labelled(&self, is_meant: impl Fn(&str) -> bool) -> Option<String> {
        self.labels.iter().rfind(|label| is_meant(label)).cloned()
    }

    fn says(&self, words: &str) -> bool {
        self.text.contains(words)
    }

    /// The dice after a heading: `Rolled: 2, 4, worm.`
    fn listed(&self, heading: &str) -> Vec<String> {
        let line = self.text.lines().find_map(|line| line.strip_prefix(heading)).unwrap_or_default();
        line.trim_end_matches('.').split(", ").map(|word| word.trim().to_lowercase()).collect()
    }

    /// What they press; `None` if it isn't their turn.
    fn decides(&self, game: GameKind) -> Option<String> {
        if self.labels.is_empty() {
            return None;
        }
        assert!(self.says("It's your turn"), "there are moves, but: {}", self.text);
        let choice = match game.name() {
            "heckmeck" | "barbecue" => self.worm_dice(),
            "karteneck" => self.cards(),
            "qwixx" => self.crosses(),
            _ => self.pig(),
        };
        Some(choice.unwrap_or_else(|| panic!("nothing to press: {:?}\n{}", self.labels, self.text)))
    }

    fn worm_dice(&self) -> Option<String> {
        let rolled = self.listed("Rolled: ");
        let keeps = |label: &str| label.contains('→');
        if let Some(last) = self.labelled(keeps) {
            assert!(rolled.len() > 1 || !rolled[0].is_empty(), "what was rolled? {}", self.text);
            let has_worm = rolled.iter().any(|die| die.contains("worm"));
            let worm = self.labelled(|label| keeps(label) && label.to_lowercase().contains("worm"));
            let may_keep_worm = worm.is_some();
            assert!(!may_keep_worm || has_worm, "a worm is offered and none is told: {}", self.text);
            return worm.or(Some(last));
        }
        let is_won =
            |label: &str| label.starts_with("Stop") && !label.contains("nothing") && !label.contains("bust");
        let has_worm = self.listed("Set aside: ").iter().any(|die| die.contains("worm"));
        let stop = self.labelled(is_won).filter(|_| has_worm);
        stop.or_else(|| self.labelled(|label| label.starts_with("Roll")))
            .or_else(|| self.labels.last().cloned())
    }

    /// A worm, then what there is, then that is enough.
    fn cards(&self) -> Option<String> {
        assert!(self.says("Your hand"), "what is in my hand? {}", self.text);
        let worm = self.labelled(|label| label.starts_with("Worm"));
        assert!(worm.is_none() || self.text.to_lowercase().contains("worm"), "{}", self.text);
        let has_laid = self.says("laid, with a worm") || self.says("laid, no worm");
        let lay = self.labelled(|label| label.contains('→')).filter(|_| !has_laid);
        worm.or(lay).or_else(|| self.labelled(|label| label.starts_with("Pass")))
    }

    fn crosses(&self) -> Option<String> {
        if let Some(roll) = self.labelled(|label| label.starts_with("Roll")) {
            return Some(roll);
        }
        assert!(self.says("Dice: "), "which dice? {}", self.text);
        // The first row that costs little: what is offered first is furthest left.
        let cross = self.labels.iter().find(|label| !label.starts_with("Skip")).cloned();
        cross.or_else(|| self.labelled(|label| label.starts_with("Skip")))
    }

    /// Holds at 20, as the text tells it.
    fn pig(&self) -> Option<String> {
        let told = self.text.lines().find_map(|line| line.strip_prefix("This turn has brought "));
        let pot: u32 = told.and_then(|rest| rest.split(' ').next()?.parse().ok()).unwrap_or(0);
        let hold = self.labelled(|label| label.starts_with("Hold"));
        let win = self.labelled(|label| label.contains("win"));
        win.or_else(|| hold.filter(|_| pot >= 20))
            .or_else(|| self.labelled(|label| label.starts_with("Roll")))
    }
}

/// The text has every sentence of the description that the picture of the public board has.
fn tells_what_the_picture_shows(bot: &TestBot, told: &Message) -> bool {
    let board = bot.board();
    let alt = board.attachments.first().and_then(|picture| picture.description.clone()).unwrap_or_default();
    // A long description of the picture is cut short. The text isn't.
    let state = told.embeds[0]["description"].as_str().unwrap_or_default();
    let state = state.split_once("\n\n").map_or(state, |(_, state)| state).replace('\n', " ");
    alt.chars().count() > 900 || !alt.is_empty() && alt.ends_with(&state)
}

#[tokio::test]
async fn a_whole_game_of_each_kind_is_played_from_texts_alone() {
    for game in GameKind::ALL {
        let bot = TestBot::open().await;
        bot.without_clocks().await;
        bot.computers_play("at-once").await;
        let anna = hears(&bot, "Anna").await;
        anna.types(&bot.channel, &format!("/play {game} computers:1 level:easy thread:false")).await.unwrap();
        let (mut pressed, mut compared, mut idle) = (0, 0, 0);
        let first = text_board(&bot, &anna).await;
        loop {
            let board = text_board(&bot, &anna).await;
            assert_eq!(board.id, first.id, "{game}: it is one message");
            if board.text().contains("This game is over") {
                assert!(board.text().contains("🏆"), "{game}: {}", board.text());
                break;
            }
            let Some(label) = Listener::of(&board).decides(game) else {
                idle += 1;
                assert!(idle < 2000, "{game}: nothing happens any more: {}", board.text());
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            if pressed % 8 == 0 {
                bot.settles().await;
                let same = anna.looks_at(&board).is_some_and(|now| now.text() == board.text());
                assert!(
                    !same || tells_what_the_picture_shows(&bot, &board),
                    "{game}: {}\n\n{}",
                    board.text(),
                    bot.board().text()
                );
                compared += u32::from(same);
            }
            let answer = anna.clicks(&board, &label).await;
            let answer = answer.unwrap_or_else(|why| panic!("{game}, {label}: {why:?}\n{}", board.text()));
            let answer = answer.finished().await.unwrap().message().unwrap();
            assert_eq!(answer.id, board.id, "{game}: the answer is the text board: {}", answer.text());
            if answer.live_buttons().iter().any(|label| label == YES) {
                anna.clicks(&answer, YES).await.unwrap();
            }
            (pressed, idle) = (pressed + 1, 0);
            assert!(pressed < 2000, "{game}: it never ends");
        }
        assert!(pressed > 5 && compared > 0, "{game}: {pressed} presses, {compared} compared");
        bot.close().await;
    }
}

/// The same for lessons: the coach's words and the board in sentences.
#[tokio::test]
async fn every_lesson_can_be_heard() {
    let bot = TestBot::open().await;
    let anna = hears(&bot, "Anna").await;
    for (game, words) in [
        ("heckmeck", "On the grill: "),
        ("barbecue", "Empty sections: "),
        ("karteneck", "Your hand"),
        ("qwixx", "no crosses"),
        ("pig", "has 0 points"),
    ] {
        let mut lesson =
            anna.types(&bot.channel, &format!("/learn {game}")).await.unwrap().message().unwrap();
        assert!(lesson.text().contains(words), "{game}: {}", lesson.text());
        let mut steps = 0;
        while !lesson.content.contains('🎓') {
            assert!(lesson.attachments.is_empty(), "{game}: a picture");
            let last = lesson.content.lines().last().unwrap();
            let label = last.split("**").nth(1).unwrap_or_else(|| panic!("{game}: {last}")).to_owned();
            lesson = anna.clicks(&lesson, &label).await.unwrap().finished().await.unwrap().message().unwrap();
            steps += 1;
            assert!(steps < 100, "{game}: it never ends");
        }
        anna.dismisses(&lesson);
    }
    bot.close().await;
}

/// It is there as soon as one takes a seat, follows what others do, and can be asked for again.
#[tokio::test]
async fn a_text_board_comes_by_itself_and_follows_what_others_do() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let (anna, ben) = (hears(&bot, "Anna").await, bot.person("Ben"));
    ben.types(&bot.channel, "/play pig thread:false").await.unwrap();
    bot.lobby().await;
    anna.clicks(&bot.board(), "Join").await.unwrap();
    let waiting = text_board(&bot, &anna).await;
    assert!(waiting.text().contains("The game hasn't begun"), "{}", waiting.text());
    assert!(private(&bot, &ben).is_empty(), "nobody else gets one");
    ben.clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    let begun = text_board(&bot, &anna).await;
    assert_eq!(begun.id, waiting.id);
    assert!(begun.text().contains("Ben has 0 points"), "{}", begun.text());
    let people = [anna.clone(), ben.clone()];
    if bot.on_turn(&people, &bot.board()).unwrap().id() == anna.id() {
        // Away from her turn, to see Ben's.
        while bot.on_turn(&people, &bot.board()).is_some_and(|person| person.id() == anna.id()) {
            let board = text_board(&bot, &anna).await;
            let Some(label) = Listener::of(&board).labels.pop() else { continue };
            anna.clicks(&board, &label).await.unwrap();
            bot.settles().await;
        }
    }
    let board = text_board(&bot, &anna).await;
    assert!(board.text().contains("Not your turn yet"), "{}", board.text());
    assert_eq!(board.live_buttons(), ["Refresh"]);
    ben.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let after = text_board(&bot, &anna).await;
    assert!(after.text().contains("Ben rolled"), "{}", after.text());
    // Put away: it doesn't come back by itself as long as nobody has noticed, but *More* has it.
    anna.dismisses(&after);
    let more = bot.more(&anna).await;
    let again = anna.clicks(&more, "Board in words").await.unwrap().message().unwrap();
    assert!(again.text().contains("Ben has"), "{}", again.text());
    let more = bot.more(&ben).await;
    assert!(!more.live_buttons().iter().any(|label| label == "Board in words"));
    bot.close().await;
}
