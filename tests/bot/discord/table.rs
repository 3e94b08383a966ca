//! Opening, joining, ending, and opening again.

use discord_playground::{Channel, Permissions, Person};
use stammtisch::games::GameKind;

use support::TestBot;

#[tokio::test]
async fn a_table_a_channel_and_a_full_table_is_full() {
    let bot = TestBot::open().await;
    bot.seated(GameKind::Qwixx, 2).await;
    let carl = bot.person("Carl");
    let answer = carl.types(&bot.channel, "/play qwixx").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("a table in this channel already"));
    let answer = carl.types(&bot.channel, "/join").await.unwrap().message().unwrap();
    assert!(answer.text().contains("The game has begun"), "{}", answer.text());

    let other = bot.guild.channel("other");
    let host = bot.person("Host");
    host.types(&other, "/play barbecue").await.unwrap();
    support::lobby(&host, &other).await;
    for number in 0..4 {
        bot.person(&format!("Guest {number}")).types(&other, "/join").await.unwrap();
    }
    let answer = bot.person("Late").types(&other, "/join").await.unwrap().message().unwrap();
    assert!(answer.text().contains("All 5 seats are taken"), "{}", answer.text());
    bot.close().await;
}

#[tokio::test]
async fn one_person_hosts_three_tables_at_most() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    for number in 0..3 {
        let channel = bot.guild.channel(&format!("room {number}"));
        anna.types(&channel, "/play heckmeck").await.unwrap();
        support::lobby(&anna, &channel).await;
    }
    let answer = anna.types(&bot.channel, "/play heckmeck").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    assert!(bot.messages().is_empty(), "no table was opened");
    bot.close().await;
}

#[tokio::test]
async fn moderators_see_all_open_tables_and_end_one() {
    let bot = TestBot::open().await;
    let (anna, moderator) = (bot.person("Anna"), bot.person("Moderator"));
    let rooms = ["one", "two"].map(|name| bot.guild.channel(name));
    for room in &rooms {
        anna.types(room, "/play pig pace:none thread:false").await.unwrap();
        support::lobby(&anna, room).await;
    }
    let refused = anna.types(&bot.channel, "/tables server:true").await.unwrap().message().unwrap();
    assert!(refused.text().contains("Only moderators see all open tables"), "{}", refused.text());
    moderator.may(&bot.guild, Permissions::MANAGE_MESSAGES);
    let list =
        async || moderator.types(&bot.channel, "/tables server:true").await.unwrap().message().unwrap();
    let tables = list().await;
    assert!(tables.is_ephemeral() && tables.text().contains("Open tables: 2"), "{}", tables.text());
    assert!(tables.text().contains(&format!("<#{}>", rooms[0].id())), "{}", tables.text());
    moderator.clicks(&tables, "End 1").await.unwrap();
    bot.settles().await;
    assert!(anna.sees(&rooms[0]).pop().unwrap().text().contains("moderator"));
    assert!(list().await.text().contains("Open tables: 1"));
    bot.close().await;
}

#[tokio::test]
async fn whoever_opens_and_ends_tables_all_the_time_has_to_wait() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let mut opened = 0;
    let refusal = loop {
        let answer = anna.types(&bot.channel, "/play pig").await.unwrap().message().unwrap();
        if answer.is_ephemeral() {
            break answer.text();
        }
        bot.lobby().await;
        anna.types(&bot.channel, "/end").await.unwrap();
        opened += 1;
        assert!(opened < 40, "nobody stops Anna");
    };
    assert!(opened >= 20 && refusal.contains("a lot in a short time"), "{opened}: {refusal}");
    bot.passes(10);
    bot.person("Ben").types(&bot.channel, "/play pig").await.unwrap();
    bot.close().await;
}

#[tokio::test]
async fn a_game_in_a_thread_of_its_own() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play qwixx thread:true").await.unwrap();
    bot.settles().await;
    let thread = bot.guild.channel_named("Qwixx").unwrap();
    let lobby = anna.sees(&thread).pop().unwrap();
    ben.clicks(&lobby, "Join").await.unwrap();
    anna.clicks(&lobby, "Start").await.unwrap();
    assert!(anna.sees(&thread).pop().unwrap().text().contains("your turn"));
    assert!(bot.board().text().contains("Anna opens a table of Qwixx"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn the_host_ends_the_game() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Barbecue, 3).await;
    let answer = people[1].types(&bot.channel, "/end").await.unwrap().message().unwrap();
    assert!(!answer.is_ephemeral() && answer.text().contains("1 of 2"), "{}", answer.text());
    bot.goes(&people[0], "/end").await;
    assert!(bot.board().text().contains("P1 ended the game"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_moderator_may_end_any_table() {
    let bot = TestBot::open().await;
    bot.seated(GameKind::Heckmeck, 2).await;
    let moderator = bot.person("Moderator");
    let answer = moderator.types(&bot.channel, "/end").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("You're not at this table"), "{}", answer.text());
    moderator.may(&bot.guild, Permissions::MANAGE_MESSAGES);
    bot.goes(&moderator, "/end").await;
    assert!(bot.board().text().contains("A moderator ended the game"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn words_go_into_the_dice_before_the_start_only() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    ben.clicks(&bot.board(), "Join").await.unwrap();
    let answer = ben.types(&bot.channel, "/word **pepper**").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains(r"\*\*pepper\*\*"), "{}", answer.text());
    let form = anna.clicks(&bot.more(&anna).await, "My word").await.unwrap();
    let answer = anna.submits(&form, &[("word", "salt")]).await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("salt"), "{}", answer.text());
    anna.clicks(&bot.board(), "Start").await.unwrap();
    let answer = ben.types(&bot.channel, "/word late").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    bot.close().await;
}

#[tokio::test]
async fn a_lucky_charm_takes_one_press_and_stands_beside_the_name() {
    let bot = TestBot::open().await;
    let (anna, ben, carl) = (bot.person("Anna"), bot.person("Ben"), bot.person("Carl"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    ben.clicks(&bot.board(), "Join").await.unwrap();
    for charm in ["🍀", "🐞"] {
        ben.selects(&bot.board(), "Pick a lucky charm", &[charm]).await.unwrap();
        bot.settles().await;
        let lobby = bot.board().text();
        assert!(
            lobby.contains(&format!("At the table: Anna and Ben {charm}")),
            "the last one counts: {lobby}"
        );
    }
    let answer = carl.selects(&bot.board(), "Pick a lucky charm", &["🍀"]).await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("You're not at this table"), "{}", answer.text());
    anna.types(&bot.channel, "/word **pepper**").await.unwrap();
    bot.settles().await;
    assert!(bot.board().text().contains(r"Anna “\*\*pepper\*\*” and Ben 🐞"), "{}", bot.board().text());

    anna.clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    let mixed_in = r"Mixed into the dice: Anna “\*\*pepper\*\*” and Ben 🐞";
    assert!(bot.board().text().contains(mixed_in), "{}", bot.board().text());
    bot.moves_by_buttons(&[anna, ben]).await;
    bot.settles().await;
    assert!(!bot.board().text().contains("Mixed into the dice"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_table_without_words_says_so_when_it_starts() {
    for (locale, play, join, start, says) in [
        ("en-US", "/play pig", "Join", "Start", "Nobody mixed anything into these dice."),
        ("de", "/spielen pig", "Mitspielen", "Starten", "In diese Würfel hat niemand etwas hineingemischt."),
        ("ru", "/играть pig", "Сесть за стол", "Начать", "К этим кубикам никто ничего не подмешал."),
    ] {
        let bot = TestBot::speaking(locale).await;
        let [anna, ben] = ["Anna", "Ben"].map(|name| bot.person(name).speaks(locale));
        anna.types(&bot.channel, play).await.unwrap();
        bot.lobby().await;
        ben.clicks(&bot.board(), join).await.unwrap();
        assert!(!bot.board().text().contains(says), "it isn't too late yet: {}", bot.board().text());
        anna.clicks(&bot.board(), start).await.unwrap();
        assert!(bot.board().text().contains(says), "{}", bot.board().text());
        bot.close().await;
    }
}

#[tokio::test]
async fn everybody_reads_their_own_language_and_the_server_its_own() {
    let bot = TestBot::speaking("de").await;
    let (anna, boris) = (bot.person("Anna").speaks("de"), bot.person("Boris").speaks("ru"));
    anna.types(&bot.channel, "/spielen heckmeck").await.unwrap();
    bot.lobby().await;
    assert!(
        bot.board().live_buttons().contains(&"Mitspielen".to_owned()),
        "{:?}",
        bot.board().live_buttons()
    );
    boris.clicks(&bot.board(), "Mitspielen").await.unwrap();
    let refused = boris.types(&bot.channel, "/start").await.unwrap().message().unwrap();
    assert!(refused.text().chars().any(|c| ('а'..='я').contains(&c)), "{}", refused.text());
    bot.close().await;
}

#[tokio::test]
async fn help_and_rules_are_there_for_everybody() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let help = anna.types(&bot.channel, "/help").await.unwrap().message().unwrap();
    assert!(help.is_ephemeral() && help.text().contains("/play"));
    for game in GameKind::ALL {
        let rules = anna.types(&bot.channel, &format!("/rules {game}")).await.unwrap().message().unwrap();
        assert!(rules.is_ephemeral() && rules.text().contains("The idea"), "{}", rules.text());
        assert_eq!(rules.live_buttons(), ["Next ▶", "Learn"]);
        let mut last = rules.clone();
        for card in 2..=game.rule_cards().len() {
            anna.clicks(&last, "Next ▶").await.unwrap();
            let turned = bot.whisper_to(&anna).await;
            assert_eq!(turned.id, rules.id, "in the same message");
            let place = format!("Card {card} of {}", game.rule_cards().len());
            assert!(turned.text().contains(&place), "{place}: {}", turned.text());
            last = turned;
        }
        assert!(last.text().contains("Rulings"), "{}", last.text());
        assert_eq!(last.live_buttons(), ["◀ Back", "Learn"]);
    }
    let none = anna.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
    assert!(none.text().contains("There is no table in this channel"), "{}", none.text());
    bot.close().await;
}

#[tokio::test]
async fn commands_are_registered_only_when_they_changed() {
    let mut bot = TestBot::open().await;
    let registrations = |bot: &TestBot| {
        bot.discord.requests().iter().filter(|request| request.is("PUT", "/commands")).count()
    };
    assert_eq!(registrations(&bot), 1);
    // All but /operator: this bot has no owners.
    let typed = stammtisch::discord::all_commands().len() - 1;
    let on_messages = stammtisch::discord::message_commands().len();
    assert_eq!(bot.discord.commands(None).len(), typed + on_messages);
    bot.restart().await;
    assert_eq!(registrations(&bot), 1);
    bot.close().await;
}

#[tokio::test]
async fn what_is_rare_has_its_buttons_behind_more() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Barbecue, 3).await;
    let leave = "Leave: a computer takes over";
    let more = people[1].clicks(&bot.board(), "More").await.unwrap().message().unwrap();
    assert!(more.is_ephemeral());
    assert_eq!(more.live_buttons(), ["Rules", "Board", leave, "Vote to end"]);
    let rules = people[1].clicks(&more, "Rules").await.unwrap().message().unwrap();
    assert_eq!(rules.live_buttons(), ["Next ▶", "Learn"]);
    people[1].clicks(&more, "Board").await.unwrap();
    assert!(bot.board().text().contains("your turn"), "{}", bot.board().text());
    let stranger = bot.person("Stranger").clicks(&bot.board(), "More").await.unwrap().message().unwrap();
    assert_eq!(stranger.live_buttons(), ["Rules", "Board"]);
    let host = people[0].clicks(&bot.board(), "More").await.unwrap().message().unwrap();
    assert_eq!(host.live_buttons(), ["Rules", "Board", leave, "End the game for all"]);
    people[1].clicks(&more, "Vote to end").await.unwrap();
    bot.goes(&people[2], "/end").await;
    assert!(bot.board().text().contains("The table voted to end the game"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn whoever_leaves_or_ends_a_lobby_by_typing_is_answered_with_it() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna").speaks("de"), bot.person("Ben").speaks("ru"));
    anna.types(&bot.channel, "/spielen qwixx").await.unwrap();
    bot.lobby().await;
    ben.clicks(&bot.board(), "Join").await.unwrap();
    let lobby = ben.types(&bot.channel, "/leave").await.unwrap().message().unwrap();
    assert_eq!(lobby.id, bot.board().id);
    assert!(bot.board().text().contains("Ben leaves the table"), "{}", bot.board().text());
    anna.types(&bot.channel, "/end").await.unwrap();
    assert!(bot.board().text().contains("Anna ended the game"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn the_table_is_told_who_the_host_is_when_the_host_leaves() {
    let bot = TestBot::open().await;
    let (anna, ben, carl) = (bot.person("Anna"), bot.person("Ben"), bot.person("Carl"));
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    ben.clicks(&bot.board(), "Join").await.unwrap();
    carl.clicks(&bot.board(), "Join").await.unwrap();
    anna.clicks(&bot.more(&anna).await, "Leave").await.unwrap();
    bot.settles().await;
    let text = bot.board().text();
    assert!(text.contains("Anna leaves the table") && text.contains("Ben is the host now"), "{text}");
    carl.clicks(&bot.more(&carl).await, "Leave").await.unwrap();
    bot.settles().await;
    let text = bot.board().text();
    assert!(text.contains("Carl leaves the table") && !text.contains("is the host now"), "{text}");
    bot.close().await;
}

#[tokio::test]
async fn who_leaves_a_game_is_played_for_and_comes_back() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.goes(&people[1], "/leave").await;
    assert!(bot.board().text().contains("P2 left the table"), "{}", bot.board().text());
    people[1].types(&bot.channel, "/table").await.unwrap();
    assert!(bot.board().text().contains("P2 is back"), "{}", bot.board().text());
    bot.close().await;
}

/// Whoever reads of a command can click on it. The ids are stored, because commands are seldom registered anew.
#[tokio::test]
async fn commands_in_texts_can_be_clicked() {
    let mut bot = TestBot::open().await;
    let anna = bot.person("Anna").speaks("de");
    let commands = bot.discord.commands(None);
    let play = commands.iter().find(|command| command["name"] == "play").unwrap();
    let mention = format!("</play:{}>", play["id"].as_str().unwrap());
    for _ in 0..2 {
        let refused = anna.types(&bot.channel, "/roll").await.unwrap().message().unwrap();
        assert!(refused.text().contains(&mention), "{}", refused.text());
        bot.restart().await;
    }
    bot.close().await;
}

/// What somebody is told who does something again and again, and how often they could.
async fn until_refused(person: &Person, channel: &Channel, command: &str) -> (usize, String) {
    for done in 0..40 {
        let text = person.types(channel, command).await.unwrap().message().unwrap().text();
        if text.contains("a lot in a short time") {
            return (done, text);
        }
    }
    panic!("nobody stops {}", person.name());
}

#[tokio::test]
async fn whoever_asks_for_hints_or_for_an_end_all_the_time_has_to_wait() {
    let bot = TestBot::stopped().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let turn = bot.on_turn(&people, &bot.board()).unwrap();
    turn.clicks(&bot.board(), "Roll").await.unwrap();
    bot.settles().await;
    assert_eq!(until_refused(turn, &bot.channel, "/hint").await.0, 10);
    assert_eq!(until_refused(&people[0], &bot.channel, "/end").await.0, 20);
    bot.passes(10);
    let hint = turn.types(&bot.channel, "/hint").await.unwrap().message().unwrap();
    assert!(!hint.text().contains("a lot in a short time"), "{}", hint.text());
    bot.close().await;
}

#[tokio::test]
async fn the_people_of_a_server_open_no_more_than_a_hundred_tables_in_a_moment() {
    let bot = TestBot::stopped().await;
    let mut opened = 0;
    for number in 0..6 {
        let person = bot.person(&format!("Guest {number}"));
        for _ in 0..20 {
            let answer = person.types(&bot.channel, "/play pig").await.unwrap().message().unwrap();
            if answer.is_ephemeral() {
                assert!(answer.text().contains("a lot in a short time"), "{}", answer.text());
                assert_eq!(opened, 100, "each of them had twenty");
                bot.passes(1);
                person.types(&bot.channel, "/play pig").await.unwrap();
                bot.lobby().await;
                return bot.close().await;
            }
            bot.lobby().await;
            person.types(&bot.channel, "/end").await.unwrap();
            opened += 1;
        }
    }
    panic!("nobody stops them");
}

#[tokio::test]
async fn moderators_see_tables_that_can_t_be_read_and_close_them_from_afar() {
    let mut bot = TestBot::open().await;
    let (anna, moderator) = (bot.person("Anna"), bot.person("Mo"));
    moderator.may(&bot.guild, Permissions::MANAGE_MESSAGES);
    let room = bot.guild.channel("other");
    anna.types(&room, "/play pig").await.unwrap();
    support::lobby(&anna, &room).await;
    bot.settles().await;
    bot.restart_with("UPDATE steps SET at = 'soon'").await;
    let list =
        async || moderator.types(&bot.channel, "/tables server:true").await.unwrap().message().unwrap();
    let tables = list().await;
    let line = format!("1. A table in <#{}> that can't be read", room.id());
    assert!(tables.text().contains("Open tables: 1") && tables.text().contains(&line), "{}", tables.text());
    let closed = moderator.clicks(&tables, "End 1").await.unwrap().message().unwrap();
    assert!(closed.text().contains("The table is closed"), "{}", closed.text());
    assert!(list().await.text().contains("No table is open"));
    anna.types(&room, "/play pig").await.unwrap();
    support::lobby(&anna, &room).await;
    bot.close().await;
}
