//! The board: one message a table, edited in place, posted again at the bottom when the turn passes, and restored when
//! it was deleted or lost.

use discord_playground::{Message, Permissions, Person};
use stammtisch::games::GameKind;
use stammtisch::text::Lang;

use support::{TestBot, moves};

#[tokio::test]
async fn edited_in_place_during_a_turn_and_posted_anew_when_it_passes() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let first = bot.board();
    let person = bot.on_turn(&people, &first).unwrap();
    // The other one has not been here for a minute, so is called.
    bot.passes(61);
    person.clicks(&first, "Roll").await.unwrap();
    assert_eq!(bot.board().id, first.id, "the same message");
    while bot.board().id == first.id {
        bot.moves_by_buttons(&people).await;
    }
    bot.settles().await;
    let old = bot.messages().into_iter().find(|message| message.id == first.id).unwrap();
    assert!(old.embeds.is_empty() && old.live_buttons().is_empty(), "shrunk to a line: {}", old.text());
    let next = bot.on_turn(&people, &bot.board()).unwrap();
    assert_ne!(next.id(), person.id());
    assert_eq!(bot.board().pinged(), [next.id()]);
    bot.close().await;
}

/// What a board has shrunk to.
async fn line(bot: &TestBot, board: &Message) -> String {
    bot.settles().await;
    bot.messages().into_iter().find(|message| message.id == board.id).unwrap().text()
}

#[tokio::test]
async fn an_old_board_tells_what_everybody_chose_in_its_round() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 3).await;
    let mut round = bot.board();
    while bot.board().id == round.id || !round.text().contains("White ") {
        round = bot.board();
        bot.moves_by_buttons(&people).await;
    }
    let line = line(&bot, &round).await;
    assert!(line.contains("White "), "{line}");
    bot.close().await;
}

/// A restart in the middle of a round loses nothing of what the line tells.
#[tokio::test]
async fn an_old_board_tells_its_whole_round_also_after_a_restart() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 2).await;
    loop {
        let board = bot.board();
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
        if board.text().contains("Everyone may cross out") && bot.board().text().contains("may add a white") {
            break;
        }
    }
    let round = bot.board();
    bot.restart().await;
    while bot.board().id == round.id {
        bot.moves_by_buttons(&people).await;
        bot.settles().await;
    }
    let line = line(&bot, &round).await;
    assert_eq!(line.matches("White ").count(), 1, "{line}");
    bot.close().await;
}

#[tokio::test]
async fn a_round_of_karteneck_begins_with_a_new_board_and_the_old_one_tells_who_got_what() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    for round in 2..=4 {
        let begins = format!("Round {round}: ");
        let mut last = bot.board();
        while !bot.board().text().contains(&begins) {
            last = bot.board();
            bot.moves_by_buttons(&people).await;
        }
        assert_ne!(bot.board().id, last.id, "round {round}");
        let line = line(&bot, &last).await;
        assert!(["Share-out", "has to take", "stole"].iter().any(|word| line.contains(word)), "{line}");
    }
    bot.close().await;
}

#[tokio::test]
async fn keep_worms_works_as_a_person_types_it_and_only_legal_faces_are_suggested() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    assert!(person.completes(&bot.channel, "/keep ").await.unwrap().is_empty(), "nothing is rolled");
    person.types(&bot.channel, "/roll").await.unwrap();
    let choices = person.completes(&bot.channel, "/keep ").await.unwrap();
    assert_eq!(choices.len(), moves(&bot.board()).len(), "as many as there are buttons for moves");
    assert!(choices.iter().all(|choice| choice.name.contains('→')), "with their meaning: {choices:?}");
    let worms = choices.iter().find(|choice| choice.value == "worm");
    let answer = person.types(&bot.channel, "/keep worms").await.unwrap().message().unwrap();
    match worms {
        Some(_) => assert!(bot.board().text().contains("Set aside: worm"), "{}", bot.board().text()),
        None => assert!(answer.text().contains("You didn't roll any worms"), "{}", answer.text()),
    }
    let answer = person.types(&bot.channel, "/keep **bold**").await.unwrap().message().unwrap();
    assert!(answer.text().contains(r"\*\*bold\*\*"), "{}", answer.text());
    bot.close().await;
}

#[tokio::test]
async fn a_board_that_was_deleted_is_posted_again() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let person = bot.on_turn(&people, &bot.board()).unwrap();
    bot.channel.loses(&bot.board());
    person.types(&bot.channel, "/roll").await.unwrap();
    assert!(bot.board().text().contains("Rolled"), "{}", bot.board().text());
    bot.channel.loses(&bot.board());
    person.types(&bot.channel, "/table").await.unwrap();
    assert!(bot.board().text().contains("Rolled"), "{}", bot.board().text());
    let stranger = bot.person("Stranger").types(&bot.channel, "/table").await.unwrap().message().unwrap();
    assert!(
        stranger.is_ephemeral() && stranger.text().contains("Rolled"),
        "a look for those who don't sit there"
    );
    bot.close().await;
}

#[tokio::test]
async fn a_board_that_nobody_wrote_down_is_known_when_it_is_pressed() {
    let mut bot = TestBot::open().await;
    let people = ["Anna", "Ben"].map(|name| bot.person(name));
    people[0].types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    let lobby = bot.board();
    people[1].clicks(&lobby, "Join").await.unwrap();
    people[0].clicks(&lobby, "Start").await.unwrap();
    bot.restart_with_an_older_board(&lobby).await;
    let board = bot.board();
    bot.on_turn(&people, &board).unwrap().clicks(&board, "Roll").await.unwrap();
    assert_eq!(bot.board().id, board.id);
    assert!(bot.board().text().contains("Rolled"), "{}", bot.board().text());
    let lobby = bot.messages().into_iter().find(|message| message.id == lobby.id).unwrap();
    assert!(lobby.live_buttons().is_empty(), "no second board: {}", lobby.text());
    bot.close().await;
}

#[tokio::test]
async fn a_board_too_old_to_be_edited_is_posted_again() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Karteneck, 2).await;
    bot.discord.advance(std::time::Duration::from_secs(2 * 60 * 60));
    let old = bot.board();
    for number in 0..6 {
        let guest = &people[number % 2];
        bot.goes(guest, "/leave").await;
        guest.types(&bot.channel, "/join").await.unwrap();
    }
    assert_ne!(bot.board().id, old.id, "after a few edits Discord refused the old one");
    assert!(bot.board().live_buttons().len() > 1);
    bot.close().await;
}

#[tokio::test]
async fn missing_permissions_are_named() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    bot.channel.takes_from_bot(Permissions::SEND_MESSAGES);
    let answer = anna.types(&bot.channel, "/play heckmeck").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("Send Messages"), "{}", answer.text());
    bot.channel.returns_to_bot(Permissions::SEND_MESSAGES);
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.channel.takes_from_bot(Permissions::SEND_MESSAGES);
    let first = bot.board();
    while bot.board().id == first.id {
        bot.moves_by_buttons(&people).await;
    }
    assert!(
        bot.board().live_buttons().len() > 1,
        "the game goes on: a click's own token needs no permission"
    );
    bot.close().await;
}

#[tokio::test]
async fn an_archived_thread_is_woken() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck thread:true").await.unwrap();
    bot.settles().await;
    let thread = bot.guild.channel_named("Heckmeck am Bratwurmeck").unwrap();
    thread.is_archived(false);
    ben.types(&thread, "/join").await.unwrap();
    let lobby = anna.sees(&thread).pop().unwrap();
    assert!(lobby.text().contains("Anna and Ben"), "{}", lobby.text());
    bot.close().await;
}

#[tokio::test]
async fn names_can_neither_ping_nor_format() {
    let bot = TestBot::open().await;
    let (evil, ben) = (bot.person("@everyone **<@1>** `x`"), bot.person("Ben"));
    evil.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    ben.clicks(&bot.board(), "Join").await.unwrap();
    evil.clicks(&bot.board(), "Start").await.unwrap();
    for mut message in bot.messages() {
        assert!(!message.pings_everyone());
        // The description of a picture is read out as it is: nothing in it formats or pings.
        message.attachments.clear();
        assert!(!message.text().contains("**<@1>**"), "{}", message.text());
    }
    bot.close().await;
}

/// What stands above the line while somebody types: commands, options, fixed values and the bot's suggestions.
#[tokio::test]
async fn a_line_is_offered_what_it_can_go_on_with() {
    let bot = TestBot::open().await;
    let (anna, dora) = (bot.person("Anna"), bot.person("Dora").speaks("de"));
    let lines = async |person: &Person, text: &str| {
        let offers = person.hints(&bot.channel, text).await.offers;
        offers.into_iter().map(|hint| hint.line).collect::<Vec<_>>()
    };
    assert_eq!(lines(&anna, "/pl").await, ["/play "]);
    assert_eq!(lines(&dora, "/spi").await, ["/spielen "]);
    assert_eq!(lines(&anna, "/play bar").await, ["/play game:barbecue "]);
    let options = ["pace", "quick", "thread", "computers", "level", "with"];
    assert_eq!(lines(&anna, "/play qwixx ").await, options.map(|name| format!("/play game:qwixx {name}:")));
    assert_eq!(lines(&anna, "/play qwixx quick:t").await, ["/play game:qwixx quick:true "]);
    assert!(lines(&anna, "/nonsense ").await.is_empty());
    // What is sent too early moves into the option that is missing.
    assert_eq!(anna.moves_into(&bot.channel, "/keep").as_deref(), Some("/keep face:"));
    assert_eq!(anna.moves_into(&bot.channel, "/play"), None);
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    dora.types(&bot.channel, "/mitspielen").await.unwrap();
    anna.types(&bot.channel, "/start").await.unwrap();
    // One of them is on turn; the other is told so.
    for person in [&anna, &dora] {
        let _ = person.types(&bot.channel, "/roll").await;
    }
    // A white 2 or 12 is the last number of two rows, which can't be crossed yet.
    let rows = lines(&anna, "/cross ").await;
    assert!(rows.len() >= 2 && rows.iter().all(|line| line.starts_with("/cross row:")), "{rows:?}");
    let numbers = lines(&anna, &rows[0]).await;
    assert!(numbers[0].starts_with(&format!("{}number:", rows[0])), "{numbers:?}");
    bot.close().await;
}

/// Whoever types е for ё or ue for ü, or another form of the word, is offered the same rows; and a row takes its
/// number with it, as the refusal says.
#[tokio::test]
async fn rows_are_found_and_crossed_however_they_are_typed() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 2).await;
    let board = bot.board();
    bot.on_turn(&people, &board).unwrap().clicks(&board, "Roll").await.unwrap();
    let (anna, ben) = (people[0].clone().speaks("ru"), people[1].clone().speaks("de"));
    let found = async |person: &Person, text: &str| {
        let choices = person.completes(&bot.channel, text).await.unwrap();
        choices.into_iter().map(|choice| choice.value.as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let legal = found(&anna, "/зачеркнуть ").await;
    for (person, row, texts) in [
        (&anna, "yellow", ["/зачеркнуть желт", "/зачеркнуть жёлт", "/зачеркнуть желтую"]),
        (&anna, "green", ["/зачеркнуть зелен", "/зачеркнуть Зелён", "/зачеркнуть зеленая"]),
        (&ben, "green", ["/ankreuzen gruen", "/ankreuzen Grü", "/ankreuzen grüne"]),
    ] {
        let meant: Vec<_> = legal.iter().filter(|value| value.starts_with(row)).cloned().collect();
        for text in texts {
            assert_eq!(found(person, text).await, meant, "{text}");
        }
    }
    let wrong = anna.types(&bot.channel, "/зачеркнуть ряд:красный 13").await.unwrap().message().unwrap();
    assert!(wrong.is_ephemeral() && wrong.text().contains("«красный 13» не подходит"), "{}", wrong.text());
    let wrong = ben.types(&bot.channel, "/ankreuzen reihe:rot zahl:13").await.unwrap().message().unwrap();
    assert!(wrong.is_ephemeral() && wrong.text().contains("„rot 13“ geht nicht"), "{}", wrong.text());
    let (row, number) = legal[0].split_once(' ').unwrap();
    let german = Lang::De.say("row", &[("row", row.into())]);
    ben.types(&bot.channel, &format!("/ankreuzen reihe:{german} {number}")).await.unwrap();
    assert!(bot.board().text().contains("P2 has chosen") || bot.board().text().contains("P2 · has chosen"));
    bot.close().await;
}
