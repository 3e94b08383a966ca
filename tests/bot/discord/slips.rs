//! Slips: a finger that taps twice changes nothing.

use discord_playground::{InteractionResponse, Message, Person};
use futures_util::future::join_all;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use support::TestBot;

/// How many double taps a game has to endure.
const TAPS: usize = 200;

/// A button or menu, and its place: row and column.
#[derive(Clone)]
struct Part {
    place: (usize, usize),
    part: Value,
}

impl Part {
    /// What it does, from its custom id.
    fn what(&self) -> &str {
        self.part["custom_id"].as_str().unwrap().splitn(3, ':').nth(2).unwrap()
    }

    fn action(&self) -> Option<Action> {
        self.what().parse().ok()
    }

    fn is_menu(&self) -> bool {
        self.part["type"] == 3
    }

    /// Whether it may change the game: a move, a menu of moves, or a question about one.
    fn is_move(&self) -> bool {
        self.is_menu() || self.action().is_some() || self.is_question()
    }

    fn is_question(&self) -> bool {
        self.what().starts_with("sure ")
    }

    async fn is_tapped(&self, person: &Person, message: &Message) -> Option<InteractionResponse> {
        let id = self.part["custom_id"].as_str().unwrap();
        if !self.is_menu() {
            return person.clicks(message, id).await.ok();
        }
        let first = self.part["options"][0]["value"].as_str().unwrap();
        person.selects(message, id, &[first]).await.ok()
    }
}

/// All buttons and menus that can be pressed.
fn parts(message: &Message) -> Vec<Part> {
    let row = |(row, parts): (usize, &Value)| {
        let parts = parts["components"].as_array().unwrap().iter().enumerate();
        parts.map(move |(column, part)| Part { place: (row, column), part: part.clone() }).collect::<Vec<_>>()
    };
    let all = message.components.iter().enumerate().flat_map(row);
    all.filter(|part| part.part["disabled"] != true).collect()
}

fn moves(message: &Message) -> Vec<Part> {
    parts(message).into_iter().filter(Part::is_move).collect()
}

async fn steps(database: &mut SqliteConnection) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM steps").fetch_one(database).await.unwrap()
}

/// What somebody looks at when they tap: the board, or their hand if all moves but a pass are there.
async fn looks_at(bot: &TestBot, person: &Person, number: usize) -> Message {
    let board = bot.board();
    let panel =
        parts(&board).into_iter().find(|part| part.what() == "hand").filter(|_| !number.is_multiple_of(4));
    let Some(panel) = panel else { return board };
    let hand = panel.is_tapped(person, &board).await.unwrap().message().unwrap();
    if moves(&hand).is_empty() { board } else { hand }
}

/// Somebody presses a move, and the same place again a little later. Returns whether the second tap moved something.
async fn taps_twice(
    bot: &TestBot,
    people: &[Person],
    number: usize,
    database: &mut SqliteConnection,
) -> Option<bool> {
    let person = bot.on_turn(people, &bot.board())?;
    // Whatever was pressed before is long ago.
    bot.passes_ms(5000);
    let seen = looks_at(bot, person, number).await;
    let choices = moves(&seen);
    let first = choices.get(number * 7 % choices.len().max(1))?.clone();
    let uncounted = steps(database).await;
    let answer = first.is_tapped(person, &seen).await?;
    bot.passes_ms(100 + (number as i64 * 37) % 501);
    let counted = steps(database).await;
    if counted == uncounted && !moves(&bot.board()).iter().any(Part::is_question) {
        // The board was on its way, and the first tap too late.
        return None;
    }
    let told = private(bot, person);
    let now = answer
        .message()
        .map_or_else(|_| bot.board(), |message| if seen.is_ephemeral() { message } else { bot.board() });
    let under_finger = parts(&now).into_iter().find(|part| part.place == first.place);
    let echo = match under_finger {
        Some(part) if !number.is_multiple_of(3) => part.is_tapped(person, &now).await?,
        _ if first.is_menu() => return None,
        // Their client still shows the board before.
        _ => person.clicks_late(&seen, first.part["label"].as_str().unwrap()).await.ok()?,
    };
    // An earlier refusal may go in the meantime.
    let is_silent = echo.is_deferred() && private(bot, person) <= told;
    Some(!is_silent || steps(database).await != counted)
}

#[tokio::test]
async fn a_second_tap_changes_nothing_in_any_game() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::stopped().await;
        let file = bot.database().trim_start_matches("sqlite://").to_owned();
        let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        let people: Vec<Person> = (1..=2).map(|number| bot.person(&format!("P{number}"))).collect();
        bot.begins(game, &people).await;
        let (mut tried, mut unwanted) = (0, 0);
        for number in 0.. {
            assert!(
                number < 20 * TAPS,
                "{game}: only {tried} double taps were possible: {}",
                bot.board().text()
            );
            let before = bot.board();
            match taps_twice(&bot, &people, number, &mut database).await {
                Some(moved) => (tried, unwanted) = (tried + 1, unwanted + usize::from(moved)),
                None if bot.is_over() => bot.begins(game, &people).await,
                None => bot.moves_on(&before).await,
            }
            if tried == TAPS {
                break;
            }
        }
        println!("{game}: {tried} double taps, {unwanted} unwanted moves");
        assert_eq!(unwanted, 0, "{game}");
        bot.close().await;
    }))
    .await;
}

/// What ends a turn never stands where one has just rolled or kept.
#[tokio::test]
async fn what_ends_a_turn_stands_where_neither_roll_nor_keep_stood() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::open().await;
        let people = bot.seated(game, 2).await;
        let mut before = bot.board();
        for number in 0..150 {
            if bot.is_over() {
                break;
            }
            let Some(person) = bot.on_turn(&people, &before) else { break };
            let choices = moves(&before);
            let Some(choice) = choices.get(number * 5 % choices.len().max(1)) else { break };
            choice.is_tapped(person, &before).await;
            bot.moves_on(&before).await;
            let after = bot.board();
            let going_on = |part: &&Part| matches!(part.action(), Some(Action::Roll | Action::Keep(_)));
            let stood: Vec<_> = choices.iter().filter(going_on).map(|part| part.place).collect();
            for part in moves(&after) {
                if part.action().is_some_and(|action| game.ends_turn(action)) {
                    assert!(!stood.contains(&part.place), "{game}: {} after {}", part.what(), choice.what());
                }
            }
            before = after;
        }
        bot.close().await;
    }))
    .await;
}

#[tokio::test]
async fn while_the_board_is_on_its_way_a_tap_is_an_echo_and_gets_no_copy() {
    let bot = TestBot::stopped().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.passes_ms(5000);
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap().clone();
    bot.discord.holds_back("POST", "/callback", 1);
    let first = tokio::spawn({
        let (person, board) = (person.clone(), board.clone());
        async move { person.clicks(&board, "Roll").await }
    });
    bot.discord.has_held_back().await;
    bot.passes_ms(2000);
    let echo = person.clicks_late(&board, "Roll").await.unwrap();
    assert!(echo.is_deferred(), "it is acknowledged, and nothing else");
    bot.discord.releases();
    first.await.unwrap().unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("Rolled"), "{}", bot.board().text());
    let told = person.sees(&bot.channel).into_iter().filter(Message::is_ephemeral).count();
    assert_eq!(told, 0);
    bot.close().await;
}

#[tokio::test]
async fn seven_tenths_of_a_second_later_a_press_counts_and_what_is_typed_counts_at_once() {
    let bot = TestBot::stopped().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.passes_ms(5000);
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    person.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    bot.passes_ms(699);
    let rolled = bot.board();
    let keep = &moves(&rolled)[0];
    assert!(keep.is_tapped(person, &rolled).await.unwrap().is_deferred());
    bot.settles().await;
    assert_eq!(bot.board().text(), rolled.text());
    bot.passes_ms(1);
    keep.is_tapped(person, &rolled).await.unwrap();
    assert!(bot.board().text().contains("Set aside"), "{}", bot.board().text());
    person.types(&bot.channel, "/roll").await.unwrap();
    assert!(!moves(&bot.board()).iter().any(|part| part.what() == "roll") || bot.board().id != rolled.id);
    bot.close().await;
}

/// What only this person sees.
fn private(bot: &TestBot, person: &Person) -> usize {
    person.sees(&bot.channel).iter().filter(|message| message.is_ephemeral()).count()
}

/// A lone host is offered a computer. The second tap of the same finger must not take the offer.
#[tokio::test]
async fn a_second_tap_on_start_takes_no_offer() {
    let bot = TestBot::stopped().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig").await.unwrap();
    let lobby = bot.lobby().await;
    bot.passes_ms(5000);
    let offer = anna.clicks(&lobby, "Start").await.unwrap().message().unwrap();
    assert!(offer.is_ephemeral() && offer.text().contains("computer"), "{}", offer.text());
    bot.passes_ms(250);
    assert!(
        anna.clicks(&lobby, "Start").await.unwrap().is_deferred(),
        "it is acknowledged, and nothing else"
    );
    bot.settles().await;
    assert_eq!(bot.board().text(), lobby.text(), "nobody has sat down");
    assert_eq!(private(&bot, &anna), 1);
    bot.passes_ms(700);
    anna.clicks(&lobby, "Start").await.unwrap();
    bot.moves_on(&lobby).await;
    assert_eq!(
        bot.board().embeds[0]["title"],
        "Pig",
        "a press that was meant takes it: {}",
        bot.board().text()
    );
    bot.close().await;
}

#[tokio::test]
async fn a_second_tap_on_start_or_rematch_is_not_answered() {
    let bot = TestBot::stopped().await;
    let people: Vec<Person> = (1..=2).map(|number| bot.person(&format!("P{number}"))).collect();
    people[0].types(&bot.channel, "/play pig").await.unwrap();
    people[1].clicks(&bot.lobby().await, "Join").await.unwrap();
    bot.passes_ms(5000);
    let lobby = bot.board();
    people[0].clicks(&lobby, "Start").await.unwrap();
    bot.passes_ms(250);
    assert!(people[0].clicks_late(&lobby, "Start").await.unwrap().is_deferred());
    bot.settles().await;
    assert_eq!(private(&bot, &people[0]), 0);

    bot.passes_ms(5000);
    bot.goes(&people[0], "/end").await;
    bot.passes_ms(5000);
    let (result, told) = (bot.board(), private(&bot, &people[1]));
    people[1].clicks(&result, "Rematch").await.unwrap();
    bot.lobby().await;
    bot.passes_ms(250);
    assert!(people[1].clicks(&result, "Rematch").await.unwrap().is_deferred());
    bot.settles().await;
    assert_eq!(private(&bot, &people[1]), told);
    assert!(bot.board().text().contains("At the table: P2\n"), "{}", bot.board().text());
    // Others are no double taps.
    people[0].clicks(&result, "Rematch").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("your turn"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn the_presses_of_others_are_no_echoes() {
    let bot = TestBot::stopped().await;
    let people = bot.seated(GameKind::Qwixx, 2).await;
    bot.passes_ms(5000);
    let active = bot.on_turn(&people, &bot.board()).unwrap();
    active.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    let other = people.iter().find(|person| person.id() != active.id()).unwrap();
    if bot.board().content.contains(&other.mention()) {
        other.clicks(&bot.board(), "Skip").await.unwrap();
        bot.settles().await;
        assert!(!bot.board().content.contains(&other.mention()), "{}", bot.board().text());
    }
    bot.close().await;
}

/// Plays until somebody could stop for nothing, and returns the board and them.
async fn could_fail(bot: &TestBot, people: &[Person]) -> (Message, Person) {
    loop {
        let board = bot.board();
        let person = bot.on_turn(people, &board).unwrap().clone();
        let offered = moves(&board);
        if offered.len() == 2
            && offered.iter().any(|part| part.part["label"].as_str().unwrap().contains("bust"))
        {
            return (board, person);
        }
        bot.moves_by_buttons(people).await;
        bot.settles().await;
    }
}

fn stop(board: &Message) -> Part {
    moves(board).into_iter().find(|part| part.what() == "stop").unwrap()
}

#[tokio::test]
async fn a_stop_that_fails_is_grey_comes_last_and_asks_once_in_place() {
    for game in [GameKind::Heckmeck, GameKind::Barbecue] {
        let bot = TestBot::open().await;
        let people = bot.seated(game, 2).await;
        let (board, person) = could_fail(&bot, &people).await;
        let (messages, stop) = (bot.messages().len(), stop(&board));
        assert_eq!(stop.part["style"], 2, "grey");
        assert_eq!(moves(&board).last().unwrap().place, stop.place);
        stop.is_tapped(&person, &board).await.unwrap();
        bot.settles().await;
        let asked = bot.board();
        assert_eq!((asked.id, bot.messages().len()), (board.id, messages), "in place");
        assert!(asked.text().contains("Stop all the same?"), "{}", asked.text());
        assert!(asked.content.contains(&person.mention()), "it is still their turn");
        let sure = moves(&asked).into_iter().find(Part::is_question).unwrap();
        assert_ne!(sure.place, stop.place);
        let back = parts(&asked).into_iter().find(|part| part.what() == "back").unwrap();
        assert_eq!(back.place, stop.place);
        sure.is_tapped(&person, &asked).await.unwrap();
        bot.settles().await;
        assert!(!bot.board().content.contains(&person.mention()), "the turn is over: {}", bot.board().text());
        bot.close().await;
    }
}

#[tokio::test]
async fn what_would_be_lost_is_named() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    loop {
        let (board, person) = could_fail(&bot, &people).await;
        stop(&board).is_tapped(&person, &board).await.unwrap();
        bot.settles().await;
        let asked = bot.board();
        if asked.text().contains("You would lose 2") || asked.text().contains("You would lose 3") {
            break;
        }
        assert!(asked.text().contains("You would get nothing. Stop all the same?"), "{}", asked.text());
        person.clicks(&asked, "No, play on").await.unwrap();
        bot.settles().await;
        assert!(!bot.board().text().contains("all the same"), "{}", bot.board().text());
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
    }
    bot.close().await;
}

/// Only who is asked may answer. The question is no step: a restart drops it, and so does whatever else happens.
#[tokio::test]
async fn a_question_is_dropped_by_a_restart_and_by_anything_else_that_happens() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let (board, person) = could_fail(&bot, &people).await;
    let other = people.iter().find(|other| other.id() != person.id()).unwrap();
    let asks = async |bot: &TestBot| {
        stop(&bot.board()).is_tapped(&person, &bot.board()).await.unwrap();
        bot.settles().await;
        let asked = bot.board();
        (moves(&asked).into_iter().find(Part::is_question).unwrap(), asked)
    };
    let (sure, asked) = asks(&bot).await;
    for answer in
        [sure.is_tapped(other, &asked).await.unwrap(), other.clicks(&asked, "No, play on").await.unwrap()]
    {
        let refused = answer.message().unwrap();
        assert!(refused.is_ephemeral() && refused.text().contains("turn"), "{}", refused.text());
    }
    bot.restart().await;
    sure.is_tapped(&person, &asked).await.unwrap();
    bot.settles().await;
    assert!(bot.board().content.contains(&person.mention()), "nothing was played: {}", bot.board().text());
    assert!(!bot.board().text().contains("all the same"), "{}", bot.board().text());
    let (sure, asked) = asks(&bot).await;
    bot.goes(other, "/leave").await;
    let _ = person.clicks(&asked, sure.part["custom_id"].as_str().unwrap()).await;
    bot.settles().await;
    assert!(bot.board().content.contains(&person.mention()), "nothing was played: {}", bot.board().text());
    assert_eq!(stop(&bot.board()).what(), stop(&board).what());
    bot.close().await;
}

/// Everybody reads the question, so it must not tell whether there is something to lay.
#[tokio::test]
async fn a_pass_that_takes_a_tile_asks() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap();
    let pass = board.live_buttons().into_iter().find(|label| label.starts_with("Pass and take")).unwrap();
    person.clicks(&board, &pass).await.unwrap();
    bot.settles().await;
    let asked = bot.board();
    assert_eq!(asked.id, board.id);
    assert!(asked.text().contains("You would have to take"), "{}", asked.text());
    assert!(asked.text().contains("Pass all the same?"), "{}", asked.text());
    person.clicks(&asked, "Yes, all the same").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("passed without a worm"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn leaving_and_ending_ask_first() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let board = bot.board();
    for (command, words) in [("/leave", "A computer would play your seat"), ("/end", "over for everybody")] {
        let asked = people[0].types(&bot.channel, command).await.unwrap().message().unwrap();
        assert!(asked.is_ephemeral() && asked.text().contains(words), "{}", asked.text());
    }
    let more = people[0].clicks(&board, "More").await.unwrap().message().unwrap();
    let asked = people[0].clicks(&more, "Leave: a computer takes over").await.unwrap().message().unwrap();
    assert_eq!(asked.id, more.id, "in place");
    let place =
        |message: &Message, what: &str| parts(message).iter().find(|part| part.what() == what).unwrap().place;
    assert_ne!(place(&more, "leave"), place(&asked, "sure leave"));
    let more = people[0].clicks(&asked, "No, play on").await.unwrap().message().unwrap();
    let asked = people[0].clicks(&more, "End the game for all").await.unwrap().message().unwrap();
    assert_ne!(place(&more, "end"), place(&asked, "sure end"));
    bot.settles().await;
    assert_eq!(bot.board().text(), board.text(), "nothing has happened so far");
    people[0].clicks(&asked, "End the game for all").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains("P1 ended the game"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn no_moves_are_offered_while_only_computers_act_and_the_last_row_is_the_same_everywhere() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::hurried().await;
        bot.computers_play("calm").await;
        let anna = bot.person("Anna");
        anna.types(&bot.channel, &format!("/play {game} computers:1 level:easy pace:none thread:false"))
            .await
            .unwrap();
        bot.is_turn_or_over(&anna).await;
        let (mut own, mut others) = (0, 0);
        for _ in 0..400 {
            let board = bot.board();
            let last = board.components.last().unwrap()["components"].as_array().unwrap();
            if board.content.contains(&anna.mention()) {
                own += 1;
                assert!((2..=4).contains(&last.len()), "{:?}", board.live_buttons());
                for label in ["Hint", "More"] {
                    assert!(last.iter().any(|part| part["label"] == label), "{:?}", board.live_buttons());
                }
                bot.moves_by_buttons(std::slice::from_ref(&anna)).await;
            } else if !bot.is_over() {
                others += 1;
                assert!(moves(&board).is_empty(), "{game}: {:?}", board.live_buttons());
            }
            if own > 2 && others > 2 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        assert!(own > 2 && others > 0, "{game}: {own} boards of a person, {others} of a computer");
        bot.close().await;
    }))
    .await;
}

/// Whoever presses what isn't theirs is told so once, not once a press. The next press that counts takes it away.
#[tokio::test]
async fn refusals_of_presses_do_not_pile_up() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let board = bot.board();
    let on_turn = bot.on_turn(&people, &board).unwrap();
    let other = people.iter().find(|person| person.id() != on_turn.id()).unwrap();
    let told = || other.sees(&bot.channel).into_iter().filter(Message::is_ephemeral).count();
    for _ in 0..4 {
        let refused = other.clicks(&board, "Roll").await.unwrap().message().unwrap();
        assert!(refused.is_ephemeral() && refused.text().contains("turn"), "{}", refused.text());
        bot.settles().await;
        assert_eq!(told(), 1);
    }
    other.types(&bot.channel, "/table").await.unwrap();
    bot.settles().await;
    assert_eq!(told(), 0);
    bot.close().await;
}

/// Whoever wonders why is one press away from the card that explains it.
#[tokio::test]
async fn a_refusal_leads_to_the_card_that_explains_it() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap();
    let other = people.iter().find(|other| other.id() != person.id()).unwrap();
    let refused = person.types(&bot.channel, "/keep 3").await.unwrap().message().unwrap();
    assert_eq!(refused.live_buttons(), ["Why?"], "{}", refused.text());
    person.clicks(&refused, "Why?").await.unwrap();
    let card = bot.whisper_to(person).await;
    assert_eq!(card.id, refused.id, "in the same message");
    assert!(card.text().contains("Your turn") && card.text().contains("Card 2 of 6"), "{}", card.text());
    let not_theirs = other.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
    assert!(not_theirs.live_buttons().is_empty(), "the rules don't explain whose turn it is");
    bot.close().await;
}

#[tokio::test]
async fn a_hint_has_a_button() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let board = bot.board();
    let person = bot.on_turn(&people, &board).unwrap();
    person.types(&bot.channel, "/hint").await.unwrap();
    // Below it somebody who plays for the first time reads how to learn.
    let hint = |message: &Message| message.text().lines().next().unwrap_or_default().to_owned();
    let typed = hint(&bot.whisper_to(person).await);
    person.clicks(&board, "Hint").await.unwrap();
    let told = || person.sees(&bot.channel).iter().filter(|message| hint(message) == typed).count();
    support::until("the press is answered as the command was", || told() == 2).await;
    assert_eq!(bot.board().text(), board.text());
    bot.close().await;
}

/// Four colours and the skip, whatever can be crossed.
#[tokio::test]
async fn the_white_stage_has_one_row_of_five() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let mut seen = 0;
    while seen < 5 {
        let board = bot.board();
        if board.text().contains("Everyone may cross out") {
            seen += 1;
            let labels: Vec<String> = board.buttons().into_iter().map(|button| button.label).collect();
            let row = ["Red", "Yellow", "Green", "Blue", "Skip"].into_iter().zip(&labels);
            row.for_each(|(word, label)| assert!(label.starts_with(word), "{labels:?}"));
            assert_eq!(board.components[0]["components"].as_array().unwrap().len(), 5);
            assert_eq!(board.components.len(), 2, "{labels:?}");
        }
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
    }
    bot.close().await;
}
