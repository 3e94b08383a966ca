//! The private panel: one live message for each player and game, with the moves on it.

use std::collections::BTreeSet;
use std::time::Duration;

use discord_playground::{ClientEventKind, Fault, Message, Person};
use stammtisch::game::Action;
use stammtisch::games::GameKind;
use support::{Move, TestBot, moves};

/// What only this person sees.
fn private(bot: &TestBot, person: &Person) -> Vec<Message> {
    person.sees(&bot.channel).into_iter().filter(Message::is_ephemeral).collect()
}

/// Their one panel.
fn panel(bot: &TestBot, person: &Person) -> Message {
    let mut private = private(bot, person);
    assert_eq!(private.len(), 1, "one panel: {private:#?}");
    private.remove(0)
}

/// The button that confirms a costly move.
const YES: &str = "Yes, all the same";

/// Two who play, whoever is on turn first, and both have their panel.
async fn two_with_panels(bot: &TestBot, game: GameKind, button: &str) -> [Person; 2] {
    bot.without_clocks().await;
    let people = bot.seated(game, 2).await;
    let first = bot.on_turn(&people, &bot.board()).unwrap().clone();
    let other = people.into_iter().find(|person| person.id() != first.id()).unwrap();
    for person in [&first, &other] {
        person.clicks(&bot.board(), button).await.unwrap();
    }
    bot.settles().await;
    [first, other]
}

/// A worm first, then hens up to a sum that may win something, then that is enough.
fn wanted(panel: &Message) -> Move {
    let laid = panel.text().contains("In front of you: worm");
    let mut moves = moves(panel);
    let is_worm = |offered: &Move| offered.action.to_string().starts_with("lay worm");
    let is_lay = |offered: &Move| matches!(offered.action, Action::Lay(_));
    let at = moves.iter().position(is_worm).or_else(|| moves.iter().rposition(is_lay).filter(|_| !laid));
    let at = at.unwrap_or_else(|| moves.iter().position(|offered| !is_lay(offered)).unwrap());
    moves.swap_remove(at)
}

/// The first choice of the first menu on a panel: the menu's id, and the value.
fn menu(panel: &Message) -> Option<(String, String)> {
    let rows = panel.components.iter().filter_map(|row| row["components"].as_array());
    let menu = rows.flatten().find(|part| part["type"] == 3)?;
    let value = menu["options"][0]["value"].as_str()?;
    Some((menu["custom_id"].as_str()?.to_owned(), value.to_owned()))
}

/// Lays take one press, or two by a menu: one opens it. Nobody asks for their hand again.
#[tokio::test]
async fn a_whole_game_of_karteneck_is_played_on_two_panels() {
    let bot = TestBot::open().await;
    let people = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    let (mut lays, mut by_menu, mut passes) = (0_u32, 0_u32, 0_u32);
    // Each has opened their hand.
    let (mut presses, mut of_lays, mut seen) = (2_u32, 2_u32, BTreeSet::new());
    while !bot.is_over() {
        seen.extend(people.iter().flat_map(|person| private(&bot, person)).map(|message| message.id));
        let board = bot.board();
        let Some(person) = bot.on_turn(&people, &board) else {
            bot.moves_on(&board).await;
            continue;
        };
        let own = panel(&bot, person);
        if moves(&own).is_empty() {
            // It is refreshed a moment after the board.
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let wanted = wanted(&own);
        let (is_lay, before) = (matches!(wanted.action, Action::Lay(_)), presses);
        let answer = match menu(&own).filter(|_| is_lay && lays % 4 == 3) {
            Some((id, value)) => {
                (presses, by_menu) = (presses + 2, by_menu + 1);
                person.selects(&own, &id, &[&value]).await
            }
            None => {
                presses += 1;
                person.clicks(&own, &wanted.label).await
            }
        };
        let answer = answer.unwrap().message().unwrap();
        if answer.live_buttons().iter().any(|label| label == YES) {
            presses += 1;
            person.clicks(&answer, YES).await.unwrap();
        }
        if is_lay {
            assert!(presses - before <= 2, "{}", answer.text());
            (lays, of_lays) = (lays + 1, of_lays + presses - before);
        } else {
            passes += 1;
        }
        bot.moves_on(&board).await;
    }
    println!(
        "{lays} lays ({by_menu} by a menu) and {passes} passes: {presses} presses, {} private messages, {:.2} presses a lay",
        seen.len(),
        f64::from(of_lays) / f64::from(lays),
    );
    assert!(lays >= 15 && by_menu > 0 && seen.len() == 2, "{lays} lays, {} private messages", seen.len());
    bot.settles().await;
    assert!(panel(&bot, &people[0]).text().contains("This game is over"));
    bot.close().await;
}

#[tokio::test]
async fn a_panel_follows_what_others_do() {
    let bot = TestBot::open().await;
    let [first, other] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    assert!(panel(&bot, &other).text().contains("Not your turn yet"), "{}", panel(&bot, &other).text());
    assert_eq!(panel(&bot, &other).live_buttons(), ["Refresh"]);
    let before = panel(&bot, &first);
    let label = moves(&before).remove(0).label;
    let after = first.clicks(&before, &label).await.unwrap().message().unwrap();
    assert_eq!(after.id, before.id, "the answer is the panel itself");
    bot.settles().await;
    let own = panel(&bot, &other);
    assert!(!moves(&own).is_empty() && !own.text().contains("Not your turn"), "{}", own.text());
    assert_eq!(own.attachments.len(), 1, "with its picture");
    // Whoever types doesn't leave their panel behind.
    other.types(&bot.channel, "/pass").await.unwrap();
    bot.settles().await;
    assert!(moves(&panel(&bot, &other)).is_empty());
    bot.close().await;
}

#[tokio::test]
async fn a_pass_that_takes_a_tile_asks_on_the_panel_too() {
    let bot = TestBot::open().await;
    let [first, _] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    let (before, steps) = (panel(&bot, &first), bot.board().id);
    let pass = moves(&before).into_iter().find(|offered| !matches!(offered.action, Action::Lay(_))).unwrap();
    let asked = first.clicks(&before, &pass.label).await.unwrap().message().unwrap();
    assert!(asked.id == before.id && asked.text().contains("Pass all the same?"), "{}", asked.text());
    assert_eq!(bot.board().id, steps, "nothing has happened yet");
    let back = first.clicks(&asked, "No, play on").await.unwrap().message().unwrap();
    assert!(back.id == before.id && !moves(&back).is_empty(), "{}", back.text());
    bot.settles().await;
    assert_eq!(panel(&bot, &first).id, before.id, "no new message");
    let asked = first.clicks(&back, &pass.label).await.unwrap().message().unwrap();
    first.clicks(&asked, YES).await.unwrap();
    bot.settles().await;
    let own = panel(&bot, &first);
    assert!(own.id == before.id && own.text().contains("Not your turn yet"), "{}", own.text());
    bot.close().await;
}

#[tokio::test]
async fn a_second_panel_replaces_the_first() {
    let bot = TestBot::open().await;
    let [first, _] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    let old = panel(&bot, &first);
    first.clicks(&bot.board(), "My hand").await.unwrap();
    bot.settles().await;
    assert_ne!(panel(&bot, &first).id, old.id, "the new one is at the bottom");
    first.types(&bot.channel, "/hand").await.unwrap();
    bot.settles().await;
    let own = panel(&bot, &first);
    first.clicks(&own, &moves(&own)[0].label).await.unwrap();
    bot.settles().await;
    assert_eq!(panel(&bot, &first).id, own.id);
    bot.close().await;
}

/// The same cards would make another sum now, or it isn't one's turn: the button says what it no longer does.
#[tokio::test]
async fn a_stale_button_or_menu_does_nothing_and_says_so() {
    let bot = TestBot::open().await;
    let [first, other] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    let old = panel(&bot, &first);
    let [lay, ..] = &moves(&old)[..] else { panic!("{old:?}") };
    first.clicks(&old, &lay.label).await.unwrap();
    bot.settles().await;
    for is_own_turn in [false, true] {
        let board = bot.board();
        for offered in moves(&old) {
            let answer = first.clicks_late(&old, &offered.label).await.unwrap().message().unwrap();
            assert_eq!(answer.id, old.id, "nothing is stacked up");
            assert!(answer.text().contains("nothing was played"), "{}", answer.text());
            assert_eq!(!moves(&answer).is_empty(), is_own_turn, "and it is up to date: {}", answer.text());
        }
        bot.settles().await;
        assert_eq!(bot.board().text(), board.text());
        if !is_own_turn {
            other.types(&bot.channel, "/pass").await.unwrap();
            bot.settles().await;
        }
    }
    let menu = old.buttons()[0].custom_id.clone().unwrap();
    let (place, _) = menu.rsplit_once(":").unwrap();
    let chosen = serde_json::json!({
        "type": 3,
        "message": { "id": old.id.to_string() },
        "data": { "component_type": 3, "custom_id": format!("{place}:hens"), "values": ["lay 1x1"] },
    });
    let answer = first.forges(&bot.channel, chosen).await.unwrap().message().unwrap();
    assert!(answer.text().contains("nothing was played"), "{}", answer.text());
    bot.close().await;
}

/// After fourteen minutes the token isn't tried. The next press is enough to bring the panel back.
#[tokio::test]
async fn a_press_on_a_dead_panel_revives_it() {
    let bot = TestBot::open().await;
    let [first, other] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    bot.passes(15 * 60);
    bot.discord.advance(Duration::from_secs(16 * 60));
    let before = bot.discord.requests().len();
    let dead = panel(&bot, &other);
    let own = panel(&bot, &first);
    let label = moves(&own).remove(0).label;
    first.clicks(&own, &label).await.unwrap();
    bot.settles().await;
    assert_eq!(panel(&bot, &other).text(), dead.text(), "nothing can edit it");
    let refused: Vec<_> =
        bot.discord.requests_after(before).into_iter().filter(|sent| sent.status == Some(401)).collect();
    assert_eq!(refused, [], "and nothing is tried");
    let revived = other.clicks(&dead, "Refresh").await.unwrap().message().unwrap();
    assert!(revived.id == dead.id && !moves(&revived).is_empty(), "{}", revived.text());
    // From now on it lives by that press.
    other.types(&bot.channel, "/pass").await.unwrap();
    bot.settles().await;
    assert!(moves(&panel(&bot, &other)).is_empty());
    bot.close().await;
}

#[tokio::test]
async fn a_panel_works_after_a_restart() {
    let mut bot = TestBot::open().await;
    let [first, other] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    bot.restart().await;
    let own = panel(&bot, &first);
    let label = moves(&own).remove(0).label;
    first.clicks(&own, &label).await.unwrap();
    bot.settles().await;
    assert!(panel(&bot, &first).text().contains("In front of you"), "{}", panel(&bot, &first).text());
    other.types(&bot.channel, "/pass").await.unwrap();
    bot.settles().await;
    assert!(!moves(&panel(&bot, &first)).is_empty(), "it lives again");
    bot.close().await;
}

#[tokio::test]
async fn a_dismissed_panel_is_forgotten() {
    let bot = TestBot::open().await;
    let [first, other] = two_with_panels(&bot, GameKind::Karteneck, "My hand").await;
    other.dismisses(&panel(&bot, &other));
    let gone = |since: usize| {
        let requests = bot.discord.requests_after(since);
        requests.iter().filter(|request| request.status == Some(404)).count()
    };
    let mut tries = Vec::new();
    for person in [&first, &other, &first] {
        let before = bot.discord.requests().len();
        person.types(&bot.channel, "/pass").await.unwrap();
        bot.settles().await;
        tries.push(gone(before));
    }
    assert_eq!(tries, [1, 0, 0], "one edit finds it gone");
    assert_eq!(private(&bot, &other).len(), 0);
    bot.close().await;
}

/// Discord takes its time with edits. What happens meanwhile is shown with the next, all at once.
#[tokio::test]
async fn one_request_at_a_time_and_the_newest_state_wins() {
    let bot = TestBot::open().await;
    bot.without_clocks().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    let last = people.iter().find(|person| !bot.board().content.contains(&person.mention())).unwrap();
    last.clicks(&bot.board(), "My hand").await.unwrap();
    let mut events = last.watches();
    bot.discord.fails("PATCH", "/webhooks", Fault::Slow(Duration::from_millis(700)), 100);
    // It becomes their turn, they pass, and a new round begins.
    for _ in 0..2 {
        let board = bot.board();
        let person = bot.on_turn(&people, &board).unwrap();
        person.types(&bot.channel, "/pass").await.unwrap();
        bot.moves_on(&board).await;
    }
    bot.discord.fails_no_more();
    while !panel(&bot, last).text().contains("round 2 of") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bot.settles().await;
    let id = panel(&bot, last).id;
    let mut edits = 0;
    while let Ok(Some(event)) = tokio::time::timeout(Duration::from_millis(50), events.next()).await {
        let is_panel = matches!(event.kind, ClientEventKind::MessageUpdated(message) if message.id == id);
        edits += usize::from(is_panel);
    }
    assert!((1..=2).contains(&edits), "the first, and one for all the rest: {edits}");
    bot.close().await;
}

/// Two at Qwixx, and the white dice are rolled.
async fn at_the_white_dice(bot: &TestBot) -> [Person; 2] {
    let people = two_with_panels(bot, GameKind::Qwixx, "My sheet").await;
    let roll = panel(bot, &people[0]);
    assert_eq!(roll.live_buttons(), ["Roll"]);
    people[0].clicks(&roll, "Roll").await.unwrap();
    bot.settles().await;
    people
}

fn labels(panel: &Message) -> Vec<String> {
    moves(panel).into_iter().map(|offered| offered.label).collect()
}

#[tokio::test]
async fn a_sealed_choice_is_shown_to_its_owner_and_can_be_changed_until_all_have_chosen() {
    let bot = TestBot::open().await;
    let [first, other] = at_the_white_dice(&bot).await;
    let own = panel(&bot, &first);
    let [red, .., blue, skip] = &labels(&own)[..] else { panic!("{own:?}") };
    assert_eq!(skip, "Skip");
    let sealed = first.clicks(&own, red).await.unwrap().message().unwrap();
    assert_eq!((sealed.id, sealed.live_buttons()), (own.id, vec!["Change".to_owned()]));
    assert!(sealed.text().contains(&format!("You chose {}.", red.to_lowercase())), "{}", sealed.text());
    bot.settles().await;
    let board = bot.board().text();

    let open = first.clicks(&sealed, "Change").await.unwrap().message().unwrap();
    assert!(!labels(&open).contains(red) && labels(&open).contains(skip), "{:?}", labels(&open));
    let changed = first.clicks(&open, blue).await.unwrap().message().unwrap();
    assert!(changed.text().contains(&format!("You chose {}.", blue.to_lowercase())), "{}", changed.text());
    bot.settles().await;
    assert_eq!(bot.board().text(), board, "nobody else hears of it");
    assert!(!panel(&bot, &other).text().contains("You chose"), "{}", panel(&bot, &other).text());

    other.clicks(&panel(&bot, &other), "Skip").await.unwrap();
    bot.settles().await;
    let row = blue.split(' ').next().unwrap().to_lowercase();
    assert!(bot.board().text().contains(&format!("{} {row}", first.name())), "{}", bot.board().text());
    // The choices are revealed: an old button changes nothing any more.
    let late = first.clicks_late(&open, skip).await.unwrap().message().unwrap();
    assert!(late.text().contains("nothing was played"), "{}", late.text());
    let late = first.clicks_late(&sealed, "Change").await.unwrap().message().unwrap();
    assert!(late.text().contains("nothing was played"), "{}", late.text());
    bot.close().await;
}

/// Whoever presses another row on the board, or types it, changes their choice, too, and gets their panel as the answer.
#[tokio::test]
async fn a_choice_changed_on_the_board_is_answered_in_private() {
    let bot = TestBot::open().await;
    let [first, _] = at_the_white_dice(&bot).await;
    let own = panel(&bot, &first);
    let [one, other, ..] = &labels(&own)[..] else { panic!("{own:?}") };
    first.clicks(&bot.board(), one).await.unwrap();
    bot.settles().await;
    let chose = |label: &str| format!("You chose {}", label.to_lowercase());
    assert!(panel(&bot, &first).text().contains(&chose(one)), "{}", panel(&bot, &first).text());
    let answer = first.clicks(&bot.board(), other).await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains(&chose(other)), "{}", answer.text());
    bot.settles().await;
    assert_eq!(panel(&bot, &first).id, answer.id);
    let answer = first.types(&bot.channel, "/skip").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("cross out nothing"), "{}", answer.text());
    let answer = first.types(&bot.channel, "/skip").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("already chosen that"), "{}", answer.text());
    bot.close().await;
}

/// A whole game of Qwixx without a press on the board. Somebody changes their mind now and then, and the dice verify.
#[tokio::test]
async fn a_whole_game_of_qwixx_is_played_on_two_panels() {
    let bot = TestBot::open().await;
    let people = two_with_panels(&bot, GameKind::Qwixx, "My sheet").await;
    let mut presses = 0;
    while !bot.is_over() {
        let mut is_pressed = false;
        for (person, number) in people.iter().zip(0..) {
            let own = panel(&bot, person);
            let offered = labels(&own);
            let is_sealed = own.live_buttons() == ["Change"];
            let label = match offered.first() {
                Some(_) if presses % 5 == number => offered.last(),
                first => first,
            };
            let label =
                label.cloned().or_else(|| (is_sealed && presses % 7 == 0).then(|| "Change".to_owned()));
            let Some(label) = label else { continue };
            // It may have been refreshed since it was looked at.
            is_pressed |= person.clicks_late(&own, &label).await.is_ok();
            presses += 1;
        }
        if !is_pressed {
            tokio::time::sleep(Duration::from_millis(10)).await;
            presses += 1;
        }
    }
    bot.settles().await;
    for person in &people {
        assert!(panel(&bot, person).text().contains("This game is over"));
    }
    let id = bot.board().buttons()[0].custom_id.clone().unwrap();
    let table = id.split(':').next().unwrap();
    let verdict =
        people[0].types(&bot.channel, &format!("/verify {table}")).await.unwrap().message().unwrap();
    assert!(verdict.text().contains("Fair."), "{}", verdict.text());
    bot.close().await;
}
