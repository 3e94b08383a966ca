//! Leaderboards, statistics, past games and the check of their dice.

use discord_playground::{Guild, Message, Person};
use stammtisch::games::GameKind;
use stammtisch::journal::Journal;
use stammtisch::store::{Finished, NewTable, Place, SeatResult, Store, Theft, Written};
use stammtisch::text::Lang;
use stammtisch::verify::{Fair, verify};

use super::privacy::manager;
use support::TestBot;

/// What somebody is told.
async fn told(bot: &TestBot, person: &Person, command: &str) -> Message {
    let answer =
        person.types(&bot.channel, command).await.unwrap_or_else(|mishap| panic!("{command}: {mishap}"));
    let message = answer.message().unwrap();
    assert!(message.is_ephemeral(), "{command} is answered privately: {}", message.text());
    message
}

/// No pictures in this server: what is said is compared.
async fn in_words(bot: &TestBot) {
    manager(bot).types(&bot.channel, "/settings text-only:true").await.unwrap();
}

/// A game that was played to its end in a server: everybody with their points, and how often the first stole from the
/// second.
pub(crate) async fn played(
    bot: &TestBot,
    guild: &Guild,
    game: GameKind,
    seats: &[(&Person, i16)],
    thefts: u16,
) -> String {
    let channel = if guild.id() == bot.guild.id() { bot.channel.id().get() } else { bot.number() };
    played_in(bot, guild, channel, game, seats, thefts).await
}

/// The same in this channel.
async fn played_in(
    bot: &TestBot,
    guild: &Guild,
    channel: u64,
    game: GameKind,
    seats: &[(&Person, i16)],
    thefts: u16,
) -> String {
    let store = Store::open(bot.database()).await.unwrap();
    let id = format!("{:016x}", bot.number());
    let at = stammtisch::bot::system_clock()().0;
    let table = NewTable {
        id: id.clone(),
        guild: Some(guild.id().get()),
        place: Place::Channel(channel),
        is_external: false,
        opened_at: at,
        seed: String::new(),
    };
    let places = seats.iter().zip(0..).map(|(&(person, points), seat)| SeatResult {
        user: Some(person.id().get()),
        name: Some(person.name().to_owned()),
        seat,
        place: 1 + seats.iter().filter(|(_, other)| *other > points).count() as u8,
        points,
        ..SeatResult::default()
    });
    let thefts = (thefts > 0).then_some(Theft { thief: 0, victim: 1, times: thefts });
    let finished = Finished {
        game: game.to_string(),
        at,
        places: places.collect(),
        thefts: thefts.into_iter().collect(),
    };
    assert_eq!(store.open_table(table, Vec::new(), None).await, Ok(Written::Done));
    assert_eq!(store.close_table(&id, Vec::new(), None, Some(finished)).await, Ok(Written::Done));
    store.close().await;
    id
}

#[tokio::test]
async fn with_no_games_every_list_says_so_in_every_language() {
    let bot = TestBot::open().await;
    for lang in Lang::ALL {
        let person = bot.person("Anna").speaks(lang.locales()[0]);
        for (command, key) in
            [("leaderboard", "leaderboard-empty"), ("stats", "stats-none-own"), ("history", "history-empty")]
        {
            let name = lang.say(&format!("command-{command}-name"), &[]);
            let text = told(&bot, &person, &format!("/{name}")).await.text();
            // Up to the first command, which is sent with its id.
            let wanted = lang.say(key, &[]);
            assert!(text.contains(wanted.split("</").next().unwrap().trim()), "{name}: {text}");
        }
    }
    bot.close().await;
}

/// Not everybody may look into every channel.
#[tokio::test]
async fn past_games_of_other_channels_are_seen_by_those_who_played_them() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let secret = bot.guild.channel("secret");
    anna.types(&secret, "/play pig pace:none thread:false computers:1 level:easy").await.unwrap();
    let question = anna.types(&secret, "/end").await.unwrap().message().unwrap();
    anna.clicks(&question, &question.live_buttons().pop().unwrap()).await.unwrap();
    let here = played(&bot, &bot.guild, GameKind::Heckmeck, &[(&ben, 9)], 0).await;
    let there = played_in(&bot, &bot.guild, secret.id().get(), GameKind::Qwixx, &[(&anna, 9)], 0).await;
    let store = Store::open(bot.database()).await.unwrap();
    let ended = store.tables_of(anna.id().get()).await.unwrap().pop().unwrap().unwrap().table.id;
    store.close().await;

    let list = told(&bot, &ben, "/history").await.text();
    assert!(list.contains(&here) && !list.contains(&there), "{list}");
    let of_anna = told(&bot, &ben, &format!("/history player:{}", anna.mention())).await.text();
    assert!(!of_anna.contains(&there), "{of_anna}");
    let list = told(&bot, &anna, "/history").await.text();
    assert!(list.contains(&here) && list.contains(&there), "{list}");
    let there_too = ben.types(&secret, "/history").await.unwrap().message().unwrap().text();
    assert!(!there_too.contains(&here) || there_too.contains(&there), "{there_too}");

    for command in ["/replay", "/verify"] {
        let refused = told(&bot, &ben, &format!("{command} {ended}")).await.text();
        assert!(refused.contains("no finished game"), "{command}: {refused}");
        let shown = told(&bot, &anna, &format!("{command} {ended}")).await.text();
        assert!(!shown.contains("no finished game"), "{command}: {shown}");
        let suggested = ben.completes(&bot.channel, &format!("{command} ")).await.unwrap();
        let suggested: Vec<_> = suggested.iter().map(|choice| choice.value.as_str().unwrap()).collect();
        assert_eq!(suggested, [here.as_str()], "{command}");
    }
    bot.close().await;
}

#[tokio::test]
async fn a_leaderboard_with_medals_and_numbers_in_every_language() {
    let bot = TestBot::open().await;
    in_words(&bot).await;
    let (anna, ben) = (bot.person("Anna"), bot.person("**Ben**"));
    played(&bot, &bot.guild, GameKind::Heckmeck, &[(&anna, 9), (&ben, 4)], 0).await;
    for (locale, command, words) in [
        (
            "en-US",
            "/leaderboard by:wins",
            ["Leaderboard: all games, all time", "1 win** · 1 game", "Your place"],
        ),
        (
            "de",
            "/rangliste nach:wins",
            ["Rangliste: alle Spiele, insgesamt", "1 Sieg** · 1 Partie", "Dein Platz"],
        ),
        ("ru", "/лидеры по:wins", ["Лидеры: все игры, за всё время", "1 победа** · 1 партия", "Твоё место"]),
        ("fr", "/classement par:wins", ["Classement", "1 victoire** · 1 partie", "Ta place"]),
        ("es-419", "/clasificación por:wins", ["Clasificación: ", "1 victoria** · 1 partida", "Tu puesto"]),
        ("pl", "/ranking według:wins", ["Ranking: ", "1 wygrana** · 1 partia", "Twoje miejsce"]),
    ] {
        let text = told(&bot, &ben.clone().speaks(locale), command).await.text();
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
        assert!(text.contains("🥇 **1.** Anna"), "a medal is never alone: {text}");
        assert!(text.contains(r"🥈 **2.** \*\*Ben\*\*"), "names don't format: {text}");
    }
    let rated = told(&bot, &anna, "/leaderboard").await.text();
    assert!(rated.contains("· new") && rated.contains("too few games"), "newcomers are marked: {rated}");
    let points = told(&bot, &anna, "/leaderboard heckmeck by:points").await.text();
    assert!(points.contains("**9 worms**"), "{points}");
    bot.close().await;
}

#[tokio::test]
async fn pages_turn_ties_share_a_place_and_ones_own_is_always_there() {
    let bot = TestBot::open().await;
    in_words(&bot).await;
    let crowd: Vec<_> = (1..=12).map(|number| bot.person(&format!("P{number:02}"))).collect();
    for pair in crowd.chunks(2) {
        played(&bot, &bot.guild, GameKind::Qwixx, &[(&pair[0], 50), (&pair[1], 40)], 0).await;
    }
    let last = &crowd[11];
    let first = told(&bot, last, "/leaderboard by:wins").await;
    assert_eq!(first.text().matches("🥇 **1.**").count(), 6, "six share it: {}", first.text());
    assert_eq!(
        first.text().matches("**7.**").count(),
        5,
        "four on the page, and one's own: {}",
        first.text()
    );
    assert!(first.text().contains("page 1 of 2 · 12 players"), "{}", first.text());
    assert_eq!(first.live_buttons(), ["Next", "With computers"]);
    let second = last.clicks(&first, "Next").await.unwrap().message().unwrap();
    assert_eq!(second.id, first.id, "turned in place");
    assert_eq!(second.text().matches("**7.**").count(), 3, "{}", second.text());
    assert_eq!(second.live_buttons(), ["Back", "With computers"]);
    let back = last.clicks(&second, "Back").await.unwrap().message().unwrap();
    assert!(back.text().contains("page 1 of 2"), "{}", back.text());
    let rated = last.selects(&back, "By wins", &["rating"]).await.unwrap().message().unwrap();
    assert!(rated.text().contains("By rating"), "{}", rated.text());
    let week = last.selects(&rated, "Period: all time", &["this week"]).await.unwrap().message().unwrap();
    assert!(week.text().contains("all games, this week"), "{}", week.text());
    let other = last.selects(&week, "Game: all games", &["heckmeck"]).await.unwrap().message().unwrap();
    assert!(other.text().contains("Nobody has finished"), "{}", other.text());
    let computers = last.clicks(&other, "With computers").await.unwrap().message().unwrap();
    assert_eq!(computers.live_buttons(), ["With people"]);
    bot.close().await;
}

#[tokio::test]
async fn what_was_played_in_another_server_never_shows() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let elsewhere = bot.discord.guild("Elsewhere");
    anna.joins(&elsewhere);
    let id = played(&bot, &elsewhere, GameKind::Qwixx, &[(&anna, 90), (&ben, 40)], 0).await;
    for (command, words) in [
        ("/leaderboard".to_owned(), "Nobody has finished"),
        ("/stats".to_owned(), "You haven't finished"),
        ("/stats Ben".to_owned(), "hasn't finished"),
        ("/history".to_owned(), "No game of that kind"),
        ("/history Anna".to_owned(), "No game of that kind"),
        (format!("/replay {id}"), "no finished game with the ID"),
        (format!("/verify {id}"), "no finished game with the ID"),
    ] {
        let text = told(&bot, &anna, &command).await.text();
        assert!(text.contains(words), "{command}: {text}");
    }
    assert!(anna.completes(&bot.channel, "/replay ").await.unwrap().is_empty());
    let there = elsewhere.channel("there");
    let board = anna.types(&there, "/leaderboard").await.unwrap().message().unwrap();
    assert!(board.text().contains("Anna"), "{}", board.text());
    bot.close().await;
}

#[tokio::test]
async fn statistics_at_a_glance_in_every_language() {
    let bot = TestBot::open().await;
    let (anna, ben, carl) = (bot.person("Anna"), bot.person("Ben"), bot.person("Carl"));
    for points in [3, 6, 1] {
        played(&bot, &bot.guild, GameKind::Heckmeck, &[(&anna, points), (&ben, 2)], 2).await;
    }
    played(&bot, &bot.guild, GameKind::Qwixx, &[(&carl, 60), (&anna, 55)], 0).await;
    for (locale, command, words) in [
        (
            "en-US",
            "/stats",
            [
                "4 games, 2 wins (50%)",
                "🥇 1. × 2 · 🥈 2. × 2",
                "Longest streak: 2 wins",
                "3 games, 3.3 on average, best 6 worms",
                "Favourite opponent: Ben (3 games)",
                "Favourite victim: Ben (6 thefts)",
            ],
        ),
        (
            "de",
            "/statistik",
            [
                "4 Partien, 2 Siege (50\u{a0}%)",
                "🥇 1. × 2 · 🥈 2. × 2",
                "Längste Serie: 2 Siege",
                "3 Partien, im Schnitt 3,3, Bestwert 6 Würmer",
                "Am liebsten gegen: Ben (3 Partien)",
                "Am liebsten bestohlen: Ben (6 Diebstähle)",
            ],
        ),
        (
            "ru",
            "/статистика",
            [
                "4 партии, 2 победы (50\u{a0}%)",
                "🥇 1-е × 2 · 🥈 2-е × 2",
                "Самая длинная серия: 2 победы",
                "3 партии, в среднем 3,3, лучший итог 6 червяков",
                "Любимый соперник: Ben (3 партии)",
                "Любимая жертва: Ben (6 краж)",
            ],
        ),
        (
            "fr",
            "/stats",
            [
                "4 parties, 2 victoires (50\u{a0}%)",
                "🥇 1. × 2 · 🥈 2. × 2",
                "Plus longue série\u{a0}: 2 victoires",
                "3 parties, 3,3 en moyenne, record 6 vers",
                "Adversaire de prédilection\u{a0}: Ben (3 parties)",
                "Victime préférée\u{a0}: Ben (6 vols)",
            ],
        ),
        (
            "es-ES",
            "/estadísticas",
            [
                "4 partidas, 2 victorias (50\u{a0}%)",
                "🥇 1. × 2 · 🥈 2. × 2",
                "Mejor racha: 2 victorias",
                "3 partidas, 3,3 en promedio, récord 6 gusanos",
                "Rival de siempre: Ben (3 partidas)",
                "Víctima favorita: Ben (6 robos)",
            ],
        ),
        (
            "pl",
            "/statystyki",
            [
                "4 partie, 2 wygrane (50%)",
                "🥇 1. × 2 · 🥈 2. × 2",
                "Najdłuższa seria: 2 wygrane",
                "3 partie, średnio 3,3, najlepszy wynik 6 robali",
                "Ulubiony rywal: Ben (3 partie)",
                "Ulubiona ofiara: Ben (6 kradzieży)",
            ],
        ),
    ] {
        let text = told(&bot, &anna.clone().speaks(locale), command).await.text();
        for word in words {
            assert!(text.contains(word), "no {word:?} in: {text}");
        }
        assert!(text.contains('█') && text.contains('→'), "the course of the rating: {text}");
    }
    let qwixx = told(&bot, &ben, "/stats Anna qwixx").await.text();
    assert!(qwixx.contains("Statistics: Anna, Qwixx") && qwixx.contains("best 55 points"), "{qwixx}");
    assert!(!qwixx.contains("Heckmeck"), "{qwixx}");
    told(&bot, &anna.clone().speaks("en-US"), "/preferences leaderboards:false").await;
    let text = told(&bot, &ben, "/stats Anna").await.text();
    assert!(text.contains("keeps their statistics to themselves"), "{text}");
    bot.close().await;
}

#[tokio::test]
async fn who_does_not_want_to_be_seen_is_on_no_leaderboard() {
    let bot = TestBot::open().await;
    in_words(&bot).await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    played(&bot, &bot.guild, GameKind::Heckmeck, &[(&anna, 9), (&ben, 4)], 0).await;
    told(&bot, &anna, "/preferences leaderboards:false").await;
    let seen = told(&bot, &ben, "/leaderboard by:wins").await.text();
    assert!(!seen.contains("Anna") && seen.contains("🥇 **1.** Ben"), "{seen}");
    let own = told(&bot, &anna, "/leaderboard by:wins").await.text();
    assert!(own.contains("You're hidden from leaderboards") && own.contains("Anna"), "{own}");
    told(&bot, &anna, "/preferences leaderboards:true").await;
    assert!(told(&bot, &ben, "/leaderboard by:wins").await.text().contains("🥇 **1.** Anna"));
    bot.close().await;
}

#[tokio::test]
async fn past_games_are_listed_page_by_page() {
    let bot = TestBot::open().await;
    let (anna, ben, carl) = (bot.person("Anna"), bot.person("Ben"), bot.person("Carl"));
    for points in 1..=9 {
        played(&bot, &bot.guild, GameKind::Heckmeck, &[(&anna, points), (&ben, 0)], 0).await;
    }
    played(&bot, &bot.guild, GameKind::Qwixx, &[(&ben, 7), (&carl, 7)], 0).await;
    let newest = told(&bot, &anna, "/history").await;
    assert!(newest.text().contains("🥇 1. Ben 7 points, 🥇 1. Carl 7 points"), "{}", newest.text());
    assert!(!newest.text().contains("Anna 1 worm,"), "the oldest are on the next page: {}", newest.text());
    let older = anna.clicks(&newest, "Next").await.unwrap().message().unwrap();
    assert!(older.text().contains("Anna 1 worm,"), "{}", older.text());
    assert_eq!(older.live_buttons(), ["Back"]);
    let of_carl = told(&bot, &anna, "/history Carl").await.text();
    assert!(of_carl.contains("Past games of Carl") && !of_carl.contains("Anna"), "{of_carl}");
    let none = told(&bot, &anna, "/history Carl heckmeck").await.text();
    assert!(none.contains("No game of that kind"), "{none}");
    for (locale, command, words) in [
        ("de", "/verlauf spiel:qwixx", "Vergangene Partien: Qwixx"),
        ("ru", "/история игра:qwixx", "Прошлые партии: Qwixx"),
    ] {
        let text = told(&bot, &anna.clone().speaks(locale), command).await.text();
        assert!(text.contains(words) && text.contains("Ben 7"), "{text}");
    }
    bot.close().await;
}

/// The id under a board.
pub(crate) fn id_of(board: &Message) -> String {
    let footer = &board.embeds.last().unwrap()["footer"]["text"];
    footer.as_str().unwrap().rsplit("table ").next().unwrap().trim().to_owned()
}

#[tokio::test]
async fn a_finished_game_can_be_seen_again_as_it_was() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let begun = bot.board().attachments[0].description.clone().unwrap();
    bot.plays_by_buttons(&people).await;
    let (id, result) = (id_of(&bot.board()), bot.board().text());
    let anna = &people[0];
    let choices = anna.completes(&bot.channel, "/replay ").await.unwrap();
    assert_eq!(choices[0].value, id.as_str());
    assert!(choices[0].name.contains("P1, P2"), "{}", choices[0].name);

    let first = told(&bot, anna, &format!("/replay {id}")).await;
    assert!(first.text().contains("The table is set"), "{}", first.text());
    assert_eq!(first.attachments[0].description.as_ref(), Some(&begun), "the board as it was");
    assert!(!first.text().contains("The turn ends"), "no clock runs: {}", first.text());
    assert!(first.pinged().is_empty());
    assert_eq!(first.live_buttons(), ["Next", "Next turn", "End"]);
    let second = anna.clicks(&first, "Next").await.unwrap().message().unwrap();
    assert_eq!(second.id, first.id);
    assert!(second.text().contains("Move 1 of") && second.text().contains("Rolled"), "{}", second.text());
    let turn = anna.clicks(&second, "Next turn").await.unwrap().message().unwrap();
    assert_ne!(turn.text(), second.text());
    let end = anna.clicks(&turn, "End").await.unwrap().message().unwrap();
    let line = result.lines().find(|line| line.contains("🥇")).unwrap();
    assert!(end.text().contains(line), "{}", end.text());
    assert_eq!(end.live_buttons(), ["Start", "Previous turn", "Back"]);
    let before = anna.clicks(&end, "Back").await.unwrap().message().unwrap();
    assert!(!before.text().contains("🥇"), "{}", before.text());
    for (locale, command, words) in
        [("de", "/nachspielen", "Der Tisch ist gedeckt"), ("ru", "/повтор", "Стол накрыт")]
    {
        let text = told(&bot, &anna.clone().speaks(locale), &format!("{command} {id}")).await.text();
        assert!(text.contains(words), "{text}");
    }
    let listed = told(&bot, &people[1], "/history").await;
    let chosen = people[1].selects(&listed, "Look at a game again", &[&id]).await.unwrap().message().unwrap();
    assert!(chosen.text().contains("The table is set"), "{}", chosen.text());
    bot.close().await;
}

#[tokio::test]
async fn the_dice_of_a_finished_game_are_checked_and_its_journal_handed_over() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Qwixx, 2).await;
    let open = id_of(&bot.board());
    let text = told(&bot, &people[0], &format!("/verify {open}")).await.text();
    assert!(text.contains("no finished game"), "its seed is a secret still: {text}");
    bot.plays_by_buttons(&people).await;
    let id = id_of(&bot.board());
    for (locale, command, words) in [
        ("en-US", "/verify", "**Fair.**"),
        ("de", "/prüfen", "**Fair.**"),
        ("ru", "/проверить", "**Честно.**"),
    ] {
        let message = told(&bot, &people[0].clone().speaks(locale), &format!("{command} {id}")).await;
        assert!(message.text().contains(words), "{}", message.text());
        assert_eq!(message.attachments[0].filename, format!("{id}.journal"));
        let file = contents(&message).await;
        let journal: Journal = file.parse().unwrap();
        assert_eq!(verify(&journal), Ok(Fair::ToTheEnd));
        let seed = journal.reveal.as_ref().unwrap().seed.reveal();
        assert!(message.text().contains(&journal.commitment.to_string()) && message.text().contains(&seed));
    }
    let checked = people[1].clicks(&bot.board(), "Check the dice").await.unwrap().message().unwrap();
    assert!(checked.is_ephemeral() && checked.text().contains("**Fair.**"), "{}", checked.text());
    let text = told(&bot, &people[0].clone().speaks("en-US"), "/verify **x**").await.text();
    assert!(text.contains(r"\*\*x\*\*"), "what was typed formats nothing: {text}");
    bot.close().await;
}

#[tokio::test]
async fn a_game_that_ends_early_opens_its_seed_and_is_fair_so_far() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    let id = id_of(&bot.board());
    bot.moves_by_buttons(&people).await;
    bot.goes(&people[0], "/end").await;
    let end = bot.board().text();
    assert!(end.contains("P1 ended the game") && end.contains("This game doesn't count"), "{end}");
    assert!(bot.board().live_buttons().contains(&"Check the dice".to_owned()), "everybody may see the seed");
    for (locale, command, words) in [
        ("en-US", "/verify", "**Fair so far.**"),
        ("de", "/prüfen", "**Fair bis dahin.**"),
        ("ru", "/проверить", "**До этого честно.**"),
    ] {
        let message = told(&bot, &people[1].clone().speaks(locale), &format!("{command} {id}")).await;
        assert!(message.text().contains(words), "{}", message.text());
        let journal: Journal = contents(&message).await.parse().unwrap();
        assert_eq!(verify(&journal), Ok(Fair::SoFar));
        assert!(!journal.entries.is_empty());
        assert!(journal.reveal.is_some());
    }
    let listed = told(&bot, &people[0].clone().speaks("en-US"), "/history").await.text();
    assert!(!listed.contains(&id), "it doesn't count: {listed}");
    let replayed = told(&bot, &people[0].clone().speaks("en-US"), &format!("/replay {id}")).await;
    assert!(replayed.text().contains("The table is set"), "{}", replayed.text());
    bot.close().await;
}

#[tokio::test]
async fn a_lobby_that_is_cleared_has_rolled_no_dice_and_opens_nothing() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig").await.unwrap();
    bot.lobby().await;
    let id = id_of(&bot.board());
    anna.types(&bot.channel, "/end").await.unwrap();
    assert!(!bot.board().text().contains("Dice seed"), "{}", bot.board().text());
    assert!(told(&bot, &anna, &format!("/verify {id}")).await.text().contains("no finished game"));
    bot.close().await;
}

/// What is in the file of a message.
pub(crate) async fn contents(message: &Message) -> String {
    let [file] = &message.attachments[..] else { panic!("one file: {message:?}") };
    reqwest::get(&file.url).await.unwrap().text().await.unwrap()
}
