//! Leaderboards, statistics, past games and the check of their dice.

use stammtisch::games::GameKind;
use stammtisch::journal::Journal;
use stammtisch::playground::{Guild, Message, Person};
use stammtisch::store::{Finished, NewTable, SeatResult, Store, Theft, Written};
use stammtisch::verify::verify;

use super::house::House;
use super::privacy::manager;

const LANGUAGES: [&str; 3] = ["en-US", "de", "ru"];

/// What somebody is told.
async fn told(house: &House, person: &Person, command: &str) -> Message {
    let answer =
        person.types(&house.channel, command).await.unwrap_or_else(|mishap| panic!("{command}: {mishap}"));
    let message = answer.message().unwrap();
    assert!(message.is_ephemeral(), "{command} is answered privately: {}", message.text());
    message
}

/// No pictures in this server: what is said is compared.
async fn in_words(house: &House) {
    manager(house).types(&house.channel, "/settings text-only:true").await.unwrap();
}

/// A game that was played to its end in a server: everybody with their points, and how often the first stole from the
/// second.
pub(crate) async fn played(
    house: &House,
    guild: &Guild,
    game: GameKind,
    seats: &[(&Person, i16)],
    thefts: u16,
) -> String {
    let store = Store::open(house.database()).await.unwrap();
    let id = format!("{:016x}", house.number());
    let at = stammtisch::bot::system_clock()().0;
    let table = NewTable {
        id: id.clone(),
        guild: Some(guild.id().get()),
        channel: house.number(),
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
    let house = House::open().await;
    for (locale, scenes) in LANGUAGES.into_iter().zip([
        [
            ("/leaderboard", "Nobody has finished"),
            ("/stats", "You haven't finished"),
            ("/history", "No such game"),
        ],
        [
            ("/rangliste", "hat hier niemand"),
            ("/statistik", "Du hast hier noch"),
            ("/verlauf", "noch nicht zu Ende"),
        ],
        [
            ("/лидеры", "никто не закончил"),
            ("/статистика", "пока нет ни одной"),
            ("/история", "ещё не заканчивали"),
        ],
    ]) {
        let person = house.person("Anna").speaks(locale);
        for (command, words) in scenes {
            let text = told(&house, &person, command).await.text();
            assert!(text.contains(words), "{command}: {text}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_leaderboard_with_medals_and_numbers_in_every_language() {
    let house = House::open().await;
    in_words(&house).await;
    let (anna, ben) = (house.person("Anna"), house.person("**Ben**"));
    played(&house, &house.guild, GameKind::Heckmeck, &[(&anna, 9), (&ben, 4)], 0).await;
    for (locale, command, words) in [
        ("en-US", "/leaderboard by:wins", ["Leaderboard: all games, ever", "1 win** · 1 game", "Your place"]),
        (
            "de",
            "/rangliste nach:wins",
            ["Rangliste: alle Spiele, seit jeher", "1 Sieg** · 1 Partie", "Dein Platz"],
        ),
        ("ru", "/лидеры по:wins", ["Лидеры: все игры, за всё время", "1 победа** · 1 партия", "Твоё место"]),
    ] {
        let text = told(&house, &ben.clone().speaks(locale), command).await.text();
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
        assert!(text.contains("🥇 **1.** Anna"), "a medal is never alone: {text}");
        assert!(text.contains(r"🥈 **2.** \*\*Ben\*\*"), "names don't format: {text}");
    }
    let rated = told(&house, &anna, "/leaderboard").await.text();
    assert!(rated.contains("· new") && rated.contains("too few games"), "newcomers are marked: {rated}");
    let points = told(&house, &anna, "/leaderboard heckmeck by:points").await.text();
    assert!(points.contains("**9 worms**"), "{points}");
    house.close().await;
}

#[tokio::test]
async fn pages_turn_ties_share_a_place_and_ones_own_is_always_there() {
    let house = House::open().await;
    in_words(&house).await;
    let crowd: Vec<_> = (1..=12).map(|number| house.person(&format!("P{number:02}"))).collect();
    for pair in crowd.chunks(2) {
        played(&house, &house.guild, GameKind::Qwixx, &[(&pair[0], 50), (&pair[1], 40)], 0).await;
    }
    let last = &crowd[11];
    let first = told(&house, last, "/leaderboard by:wins").await;
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
    let week = last.selects(&rated, "Time: ever", &["this week"]).await.unwrap().message().unwrap();
    assert!(week.text().contains("all games, this week"), "{}", week.text());
    let other = last.selects(&week, "Game: all games", &["heckmeck"]).await.unwrap().message().unwrap();
    assert!(other.text().contains("Nobody has finished"), "{}", other.text());
    let computers = last.clicks(&other, "With computers").await.unwrap().message().unwrap();
    assert_eq!(computers.live_buttons(), ["With people"]);
    house.close().await;
}

#[tokio::test]
async fn what_was_played_in_another_server_never_shows() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    let elsewhere = house.discord.guild("Elsewhere");
    anna.joins(&elsewhere);
    let id = played(&house, &elsewhere, GameKind::Qwixx, &[(&anna, 90), (&ben, 40)], 0).await;
    for (command, words) in [
        ("/leaderboard".to_owned(), "Nobody has finished"),
        ("/stats".to_owned(), "You haven't finished"),
        ("/stats Ben".to_owned(), "hasn't finished"),
        ("/history".to_owned(), "No such game"),
        ("/history Anna".to_owned(), "No such game"),
        (format!("/replay {id}"), "No finished game of this server"),
        (format!("/verify {id}"), "No finished game of this server"),
    ] {
        let text = told(&house, &anna, &command).await.text();
        assert!(text.contains(words), "{command}: {text}");
    }
    assert!(anna.completes(&house.channel, "/replay ").await.unwrap().is_empty());
    let there = elsewhere.channel("there");
    let board = anna.types(&there, "/leaderboard").await.unwrap().message().unwrap();
    assert!(board.text().contains("Anna"), "{}", board.text());
    house.close().await;
}

#[tokio::test]
async fn statistics_at_a_glance_in_every_language() {
    let house = House::open().await;
    let (anna, ben, carl) = (house.person("Anna"), house.person("Ben"), house.person("Carl"));
    for points in [3, 6, 1] {
        played(&house, &house.guild, GameKind::Heckmeck, &[(&anna, points), (&ben, 2)], 2).await;
    }
    played(&house, &house.guild, GameKind::Qwixx, &[(&carl, 60), (&anna, 55)], 0).await;
    for (locale, command, words) in [
        (
            "en-US",
            "/stats",
            [
                "4 games, 2 wins (50 %)",
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
                "4 Partien, 2 Siege (50 %)",
                "🥇 1. × 2 · 🥈 2. × 2",
                "Längste Serie: 2 Siege",
                "3 Partien, im Schnitt 3,3, höchstens 6 Würmer",
                "Am liebsten gegen: Ben (3 Partien)",
                "Am liebsten bestohlen: Ben (6 Diebstähle)",
            ],
        ),
        (
            "ru",
            "/статистика",
            [
                "4 партии, 2 победы (50 %)",
                "🥇 1-е × 2 · 🥈 2-е × 2",
                "Самая длинная серия: 2 победы",
                "3 партии, в среднем 3,3, лучший итог 6 червяков",
                "Любимый соперник: Ben (3 партии)",
                "Чаще всего страдает от краж: Ben (6 краж)",
            ],
        ),
    ] {
        let text = told(&house, &anna.clone().speaks(locale), command).await.text();
        for word in words {
            assert!(text.contains(word), "no {word:?} in: {text}");
        }
        assert!(text.contains('█') && text.contains('→'), "the course of the rating: {text}");
    }
    let qwixx = told(&house, &ben, "/stats Anna qwixx").await.text();
    assert!(qwixx.contains("Statistics: Anna, Qwixx") && qwixx.contains("best 55 points"), "{qwixx}");
    assert!(!qwixx.contains("Heckmeck"), "{qwixx}");
    told(&house, &anna.clone().speaks("en-US"), "/preferences leaderboards:false").await;
    let text = told(&house, &ben, "/stats Anna").await.text();
    assert!(text.contains("keeps their statistics to themselves"), "{text}");
    house.close().await;
}

#[tokio::test]
async fn who_does_not_want_to_be_seen_is_on_no_leaderboard() {
    let house = House::open().await;
    in_words(&house).await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    played(&house, &house.guild, GameKind::Heckmeck, &[(&anna, 9), (&ben, 4)], 0).await;
    told(&house, &anna, "/preferences leaderboards:false").await;
    let seen = told(&house, &ben, "/leaderboard by:wins").await.text();
    assert!(!seen.contains("Anna") && seen.contains("🥇 **1.** Ben"), "{seen}");
    let own = told(&house, &anna, "/leaderboard by:wins").await.text();
    assert!(own.contains("You are on no leaderboard") && own.contains("Anna"), "{own}");
    told(&house, &anna, "/preferences leaderboards:true").await;
    assert!(told(&house, &ben, "/leaderboard by:wins").await.text().contains("🥇 **1.** Anna"));
    house.close().await;
}

#[tokio::test]
async fn past_games_are_listed_page_by_page() {
    let house = House::open().await;
    let (anna, ben, carl) = (house.person("Anna"), house.person("Ben"), house.person("Carl"));
    for points in 1..=9 {
        played(&house, &house.guild, GameKind::Heckmeck, &[(&anna, points), (&ben, 0)], 0).await;
    }
    played(&house, &house.guild, GameKind::Qwixx, &[(&ben, 7), (&carl, 7)], 0).await;
    let newest = told(&house, &anna, "/history").await;
    assert!(newest.text().contains("🥇 1. Ben 7 points, 🥇 1. Carl 7 points"), "{}", newest.text());
    assert!(!newest.text().contains("Anna 1 worm,"), "the oldest are on the next page: {}", newest.text());
    let older = anna.clicks(&newest, "Next").await.unwrap().message().unwrap();
    assert!(older.text().contains("Anna 1 worm,"), "{}", older.text());
    assert_eq!(older.live_buttons(), ["Back"]);
    let of_carl = told(&house, &anna, "/history Carl").await.text();
    assert!(of_carl.contains("Past games of Carl") && !of_carl.contains("Anna"), "{of_carl}");
    let none = told(&house, &anna, "/history Carl heckmeck").await.text();
    assert!(none.contains("No such game"), "{none}");
    for (locale, command, words) in [
        ("de", "/verlauf spiel:qwixx", "Vergangene Partien: Qwixx"),
        ("ru", "/история игра:qwixx", "Прошлые партии: Qwixx"),
    ] {
        let text = told(&house, &anna.clone().speaks(locale), command).await.text();
        assert!(text.contains(words) && text.contains("Ben 7"), "{text}");
    }
    house.close().await;
}

/// The id under a board.
pub(crate) fn id_of(board: &Message) -> String {
    board.embeds[0]["footer"]["text"].as_str().unwrap().rsplit("table ").next().unwrap().trim().to_owned()
}

#[tokio::test]
async fn a_finished_game_can_be_seen_again_as_it_was() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    let begun = house.board().attachments[0].description.clone().unwrap();
    house.plays_by_buttons(&people).await;
    let (id, result) = (id_of(&house.board()), house.board().text());
    let anna = &people[0];
    let choices = anna.completes(&house.channel, "/replay ").await.unwrap();
    assert_eq!(choices[0].value, id.as_str());
    assert!(choices[0].name.contains("P1, P2"), "{}", choices[0].name);

    let first = told(&house, anna, &format!("/replay {id}")).await;
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
    assert_eq!(end.live_buttons(), ["Start", "Turn back", "Back"]);
    let before = anna.clicks(&end, "Back").await.unwrap().message().unwrap();
    assert!(!before.text().contains("🥇"), "{}", before.text());
    for (locale, command, words) in
        [("de", "/nachspielen", "Der Tisch ist gedeckt"), ("ru", "/повтор", "Стол накрыт")]
    {
        let text = told(&house, &anna.clone().speaks(locale), &format!("{command} {id}")).await.text();
        assert!(text.contains(words), "{text}");
    }
    let listed = told(&house, &people[1], "/history").await;
    let chosen = people[1].selects(&listed, "Look at a game again", &[&id]).await.unwrap().message().unwrap();
    assert!(chosen.text().contains("The table is set"), "{}", chosen.text());
    house.close().await;
}

#[tokio::test]
async fn the_dice_of_a_finished_game_are_checked_and_its_journal_handed_over() {
    let house = House::open().await;
    let people = house.seated(GameKind::Qwixx, 2).await;
    let open = id_of(&house.board());
    let text = told(&house, &people[0], &format!("/verify {open}")).await.text();
    assert!(text.contains("No finished game"), "its seed is a secret still: {text}");
    house.plays_by_buttons(&people).await;
    let id = id_of(&house.board());
    for (locale, command, words) in [
        ("en-US", "/verify", "**Fair.**"),
        ("de", "/prüfen", "**Ehrlich.**"),
        ("ru", "/проверить", "**Честно.**"),
    ] {
        let message = told(&house, &people[0].clone().speaks(locale), &format!("{command} {id}")).await;
        assert!(message.text().contains(words), "{}", message.text());
        assert_eq!(message.attachments[0].filename, format!("{id}.journal"));
        let file = contents(&message).await;
        let journal: Journal = file.parse().unwrap();
        assert_eq!(verify(&journal), Ok(()));
        let seed = journal.reveal.as_ref().unwrap().seed.reveal();
        assert!(message.text().contains(&journal.commitment.to_string()) && message.text().contains(&seed));
    }
    let text = told(&house, &people[0].clone().speaks("en-US"), "/verify **x**").await.text();
    assert!(text.contains(r"\*\*x\*\*"), "what was typed formats nothing: {text}");
    house.close().await;
}

/// What is in the file of a message.
pub(crate) async fn contents(message: &Message) -> String {
    let [file] = &message.attachments[..] else { panic!("one file: {message:?}") };
    reqwest::get(&file.url).await.unwrap().text().await.unwrap()
}
