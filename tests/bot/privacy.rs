//! What people and servers can settle, what is stored of them, and how it goes.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use stammtisch::games::GameKind;
use stammtisch::playground::{Message, Permissions, Person};
use stammtisch::standings::Span;
use stammtisch::store::Store;

use super::house::House;
use super::records::{contents, played};

async fn told(house: &House, person: &Person, command: &str) -> Message {
    let answer =
        person.types(&house.channel, command).await.unwrap_or_else(|mishap| panic!("{command}: {mishap}"));
    let message = answer.message().unwrap();
    assert!(message.is_ephemeral(), "{command} is answered privately: {}", message.text());
    message
}

pub(crate) fn manager(house: &House) -> Person {
    let manager = house.person("Manager");
    manager.may(&house.guild, Permissions::MANAGE_GUILD);
    manager
}

#[tokio::test]
async fn only_those_who_manage_the_server_settle_things_and_all_see_it_in_their_language() {
    let house = House::open().await;
    let (anna, manager) = (house.person("Anna"), manager(&house));
    assert!(anna.types(&house.channel, "/settings").await.is_err(), "Discord doesn't even offer it");
    for (locale, command, words) in [
        ("en-US", "/settings", "Pace, if nobody chooses one: live"),
        ("de", "/einstellungen", "Tempo, wenn niemand eins wählt: zügig"),
        ("ru", "/настройки", "Темп, если никто не выбрал"),
    ] {
        let text = told(&house, &manager.clone().speaks(locale), command).await.text();
        assert!(text.contains(words), "{text}");
    }
    let manager = manager.speaks("en-US");
    let text = told(&house, &manager, "/settings language:de pace:relaxed text-only:true").await.text();
    assert!(text.contains("Deutsch") && text.contains("relaxed") && text.contains("text only: on"), "{text}");
    anna.types(&house.channel, "/play heckmeck").await.unwrap();
    assert!(
        house.board().live_buttons().contains(&"Mitspielen".to_owned()),
        "{:?}",
        house.board().live_buttons()
    );
    assert!(house.board().text().contains("gemütlich"), "{}", house.board().text());
    let text = told(&house, &manager, "/settings language:discord").await.text();
    assert!(text.contains("as Discord has it"), "{text}");
    house.close().await;
}

#[tokio::test]
async fn nobody_is_pinged_where_the_server_or_they_themselves_do_not_want_it() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    assert_eq!(house.board().pinged().len(), 1);
    for person in &people {
        let text = told(&house, person, "/preferences mentions:false").await.text();
        assert!(text.contains("Mentions when it is your turn: off"), "{text}");
    }
    people[0].types(&house.channel, "/table").await.unwrap();
    assert!(house.on_turn(&people, &house.board()).is_some(), "the board still says whose turn it is");
    assert!(house.board().pinged().is_empty());
    for person in &people {
        told(&house, person, "/preferences mentions:true").await;
    }
    told(&house, &manager(&house), "/settings mentions:false").await;
    people[0].types(&house.channel, "/table").await.unwrap();
    assert!(house.board().pinged().is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_server_decides_who_ends_a_game() {
    let house = House::open().await;
    let people = house.seated(GameKind::Barbecue, 3).await;
    let manager = manager(&house);
    told(&house, &manager, "/settings end:moderators").await;
    let text = told(&house, &people[0], "/end").await.text();
    assert!(text.contains("only moderators"), "{text}");
    told(&house, &manager, "/settings end:vote").await;
    let text = told(&house, &people[0], "/end").await.text();
    assert!(text.contains("1 of 2"), "the host has one vote: {text}");
    people[1].types(&house.channel, "/end").await.unwrap();
    assert!(house.board().text().contains("The table voted to stop"), "{}", house.board().text());
    told(&house, &manager, "/settings end:moderators").await;
    people[0].types(&house.channel, "/play qwixx").await.unwrap();
    people[0].types(&house.channel, "/end").await.unwrap();
    assert!(
        house.board().text().contains("P1 ended the game"),
        "a lobby is its host's: {}",
        house.board().text()
    );
    house.close().await;
}

#[tokio::test]
async fn a_person_chooses_the_language_of_what_only_they_see() {
    let house = House::open().await;
    let anna = house.person("Anna").speaks("de");
    let text = told(&house, &anna, "/vorlieben sprache:ru").await.text();
    assert!(text.contains("Русский") && text.contains("Записано"), "in the new language at once: {text}");
    let text = told(&house, &anna, "/rangliste").await.text();
    assert!(text.contains("никто не закончил"), "{text}");
    let text = told(&house, &anna, "/vorlieben sprache:discord").await.text();
    assert!(text.contains("wie in deinem Discord") || text.contains("как в твоём Дискорде"), "{text}");
    assert!(told(&house, &anna, "/rangliste").await.text().contains("hat hier niemand"));
    house.close().await;
}

#[tokio::test]
async fn the_leaderboard_of_the_week_comes_once_even_if_the_bot_comes_back() {
    let mut house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    let text = told(&house, &manager(&house), "/settings weekly:games").await.text();
    assert!(text.contains("every Monday in <#"), "{text}");
    played(&house, &house.guild.clone(), GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let now = stammtisch::bot::system_clock()().0;
    let monday = Span::Week.start(now) + 7 * 86_400_000 + 8 * 3_600_000;
    house.waits((monday - now) / 1000 + 60).await;
    let post = house.board();
    assert!(
        post.text().contains("the last week") && post.text().contains("🥇 **1.** Anna"),
        "{}",
        post.text()
    );
    assert!(post.text().contains("1 game, 2 players") && post.pinged().is_empty(), "{}", post.text());
    house.restart().await;
    // The bot has looked at the clock again once this is answered and a game went on for a moment.
    anna.types(&house.channel, "/play qwixx").await.unwrap();
    house.waits(31 * 60).await;
    let posts = house.messages().iter().filter(|message| message.text().contains("the last week")).count();
    assert_eq!(posts, 1);
    house.close().await;
}

/// The bot stopped right after it had sent the post, or right before: nobody can tell.
#[tokio::test]
async fn a_week_that_may_have_been_posted_long_ago_is_not_posted_again() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    told(&house, &manager(&house), "/settings weekly:games").await;
    played(&house, &house.guild, GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let now = stammtisch::bot::system_clock()().0;
    let monday = Span::Week.start(now) + 7 * 86_400_000 + 8 * 3_600_000;
    let (week, scope) = (Span::Week.period(now), format!("guild:{}", house.guild.id()));
    let store = Store::open(house.database()).await.unwrap();
    store.set_setting(&scope, "weekly-tried", &format!("{week} {}", monday - 120_000)).await.unwrap();
    house.passes((monday - now) / 1000 + 60);
    for _ in 0..600 {
        if store.setting(&scope, "weekly-done").await.unwrap().as_ref() == Some(&week) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    assert_eq!(store.setting(&scope, "weekly-done").await.unwrap(), Some(week), "done with");
    assert!(house.messages().is_empty(), "no post is better than two");
    store.close().await;
    house.close().await;
}

#[tokio::test]
async fn privacy_is_explained_in_every_language() {
    let house = House::open().await;
    for (locale, command, words) in [
        ("en-US", "/privacy info", "deleted after 30 days"),
        ("de", "/datenschutz auskunft", "nach 30 Tagen"),
        ("ru", "/приватность сведения", "через 30 дней"),
    ] {
        let text = told(&house, &house.person("Anna").speaks(locale), command).await.text();
        assert!(text.contains(words), "{text}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_person_gets_all_of_theirs_as_a_file_and_nothing_of_others() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    house.plays_by_buttons(&people).await;
    told(&house, &people[0], "/preferences mentions:false").await;
    let export = told(&house, &people[0], "/privacy export").await;
    let file = contents(&export).await;
    let all: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!(all["user"], people[0].id().to_string());
    assert_eq!(all["preferences"]["mentions"], "off");
    assert_eq!(all["results"][0]["players"], 2);
    assert_eq!(all["names"][0]["name"], "P1");
    assert!(all["tables"][0]["steps"].as_array().unwrap().len() > 3, "{file}");
    assert!(all["standings"].as_array().unwrap().len() >= 8, "{file}");
    assert!(!file.contains(&people[1].id().to_string()) && !file.contains("P2"), "{file}");
    for (locale, command, words) in
        [("de", "/datenschutz export", "als JSON"), ("ru", "/приватность выгрузка", "в формате JSON")]
    {
        let nobody = house.person("Nobody").speaks(locale);
        let export = told(&house, &nobody, command).await;
        assert!(export.text().contains(words), "{}", export.text());
        let all: serde_json::Value = serde_json::from_str(&contents(&export).await).unwrap();
        assert_eq!((&all["tables"], &all["results"]), (&serde_json::json!([]), &serde_json::json!([])));
    }
    house.close().await;
}

/// Every row of every table that has this text anywhere.
async fn traces(house: &House, text: &str) -> Vec<String> {
    let file = house.database().trim_start_matches("sqlite://");
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'")
        .fetch_all(&mut database)
        .await
        .unwrap();
    assert!(tables.len() > 10, "{tables:?}");
    let mut traces = Vec::new();
    for table in tables {
        let names: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
            .bind(&table)
            .fetch_all(&mut database)
            .await
            .unwrap();
        let columns: Vec<_> = names.iter().map(|name| format!("COALESCE(\"{name}\", '')")).collect();
        let query = format!("SELECT {} AS row FROM \"{table}\"", columns.join(" || ' ' || "));
        let rows = sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&mut database).await.unwrap();
        let rows = rows.iter().map(|row| row.try_get::<String, _>("row").unwrap_or_default());
        traces.extend(rows.filter(|row| row.contains(text)).map(|row| format!("{table}: {row}")));
    }
    database.close().await.unwrap();
    traces
}

#[tokio::test]
async fn who_is_forgotten_is_nowhere_and_the_others_results_stay_true() {
    let mut house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    house.plays_by_buttons(&people).await;
    let (gone, stays) = (&people[0], &people[1]);
    let id = super::records::id_of(&house.board());
    told(&house, gone, "/preferences mentions:false leaderboards:false").await;
    told(&house, gone, "/preferences leaderboards:true").await;
    // And a table that is still open, with them as its host.
    let other = house.guild.channel("other");
    gone.types(&other, "/play qwixx").await.unwrap();
    stays.types(&other, "/join").await.unwrap();
    gone.types(&other, "/start").await.unwrap();
    let own = |text: String| text.lines().find(|line| line.starts_with("Your place")).map(str::to_owned);
    let ever = told(&house, stays, "/leaderboard").await.text();
    let stats = told(&house, stays, "/stats").await.text();
    assert!(!traces(&house, &gone.id().to_string()).await.is_empty());

    let ask = told(&house, gone, "/privacy forget").await;
    assert_eq!(ask.live_buttons(), ["Yes, forget me", "No"]);
    let kept = gone.clicks(&ask, "No").await.unwrap().message().unwrap();
    assert!(kept.text().contains("All stays as it is"), "{}", kept.text());
    assert!(!traces(&house, &gone.id().to_string()).await.is_empty(), "not without being sure");
    let ask = told(&house, gone, "/privacy forget").await;
    let done = gone.clicks(&ask, "Yes, forget me").await.unwrap().message().unwrap();
    assert!(done.text().contains("Nothing here has your id any more"), "{}", done.text());

    assert_eq!(traces(&house, &gone.id().to_string()).await, Vec::<String>::new());
    assert_eq!(traces(&house, "P1").await, Vec::<String>::new());
    let board = stays.sees(&other).pop().unwrap().text();
    assert!(board.contains("asked to be forgotten") && board.contains("a former guest"), "{board}");
    let after = told(&house, stays, "/leaderboard").await.text();
    assert!(!after.contains("P1"), "{after}");
    let rating = |text: String| own(text).unwrap().split("P2").nth(1).unwrap().to_owned();
    assert_eq!(rating(after), rating(ever), "rated as before");
    let line = |text: &str| text.lines().nth(1).unwrap().to_owned();
    assert_eq!(line(&told(&house, stays, "/stats").await.text()), line(&stats));
    let history = told(&house, stays, "/history").await.text();
    assert!(history.contains("a former guest") && history.contains(&id), "{history}");
    let replayed = told(&house, stays, &format!("/replay {id}")).await.text();
    assert!(replayed.contains("a former guest") && !replayed.contains("P1"), "{replayed}");
    assert!(told(&house, stays, &format!("/verify {id}")).await.text().contains("**Fair.**"));
    assert!(told(&house, gone, "/stats").await.text().contains("You haven't finished"));

    house.restart().await;
    stays.types(&other, "/table").await.unwrap();
    let board = stays.sees(&other);
    assert!(
        board.iter().any(|message| message.text().contains("a former guest")),
        "the open table is taken up"
    );
    for (locale, command, words) in [
        ("de", "/datenschutz vergessen", "Ja, vergiss mich"),
        ("ru", "/приватность забыть", "Да, забудь меня"),
    ] {
        let ask = told(&house, &gone.clone().speaks(locale), command).await;
        assert_eq!(ask.live_buttons()[0], words);
        let done = gone.clicks(&ask, words).await.unwrap().message().unwrap();
        assert!(!done.text().is_empty() && done.live_buttons().is_empty());
    }
    house.close().await;
}

#[tokio::test]
async fn a_server_that_removes_the_bot_is_forgotten_after_thirty_days_unless_it_comes_back() {
    const DAY: i64 = 86_400;
    let mut house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    played(&house, &house.guild.clone(), GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let elsewhere = house.discord.guild("Elsewhere");
    played(&house, &elsewhere, GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let (here, there) = (house.guild.id().to_string(), elsewhere.id().to_string());

    house.guild.kicks_bot();
    house.left(house.guild.id().get()).await;
    house.passes(29 * DAY);
    house.restart().await;
    assert!(!traces(&house, &here).await.is_empty(), "not yet");
    house.guild.invites_bot();
    house.came_back(house.guild.id().get()).await;
    house.passes(5 * DAY);
    house.restart().await;
    assert!(traces(&house, &here).await.len() > 5, "it came back in time");

    // Removed while the bot was away.
    let guild = house.guild.clone();
    house.restart_after(|| guild.kicks_bot()).await;
    house.left(guild.id().get()).await;
    house.passes(31 * DAY);
    house.restart().await;
    house.dropped(guild.id().get()).await;
    assert_eq!(traces(&house, &here).await, Vec::<String>::new());
    assert!(traces(&house, &there).await.len() > 5, "the other server keeps its own");
    house.close().await;
}
