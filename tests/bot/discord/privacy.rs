//! `/settings`, `/preferences` and `/privacy`: what servers and people can set, the weekly leaderboard, and what is
//! stored about people, exported and erased.

use discord_playground::{Fault, Message, Permissions, Person};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use stammtisch::games::GameKind;
use stammtisch::standings::Span;
use stammtisch::store::Store;

use super::records::played;
use support::TestBot;

async fn told(bot: &TestBot, person: &Person, command: &str) -> Message {
    let answer =
        person.types(&bot.channel, command).await.unwrap_or_else(|mishap| panic!("{command}: {mishap}"));
    let message = answer.message().unwrap();
    assert!(message.is_ephemeral(), "{command} is answered privately: {}", message.text());
    message
}

pub(crate) fn manager(bot: &TestBot) -> Person {
    let manager = bot.person("Manager");
    manager.may(&bot.guild, Permissions::MANAGE_GUILD);
    manager
}

#[tokio::test]
async fn only_those_who_manage_the_server_settle_things_and_all_see_it_in_their_language() {
    let bot = TestBot::open().await;
    let (anna, manager) = (bot.person("Anna"), manager(&bot));
    assert!(anna.types(&bot.channel, "/settings").await.is_err(), "Discord doesn't even offer it");
    for (locale, command, words) in [
        ("en-US", "/settings", "Pace, if nobody chooses one: live"),
        ("de", "/einstellungen", "Tempo, wenn niemand eins wählt: zügig"),
        ("ru", "/настройки", "Темп, если никто не выбрал"),
    ] {
        let text = told(&bot, &manager.clone().speaks(locale), command).await.text();
        assert!(text.contains(words), "{text}");
    }
    // A server may offer the command to others. The bot still knows who may manage it.
    let command = json!({ "type": 2, "data": { "id": "1", "type": 1, "name": "settings", "options":
        [{ "name": "mentions", "type": 5, "value": false }] } });
    let refused = anna.forges(&bot.channel, command).await.unwrap().message().unwrap();
    assert!(refused.text().contains("Only those who may manage the server"), "{}", refused.text());
    let manager = manager.speaks("en-US");
    assert!(
        told(&bot, &manager, "/settings").await.text().contains("Mentions when it is somebody's turn: on")
    );
    let text = told(&bot, &manager, "/settings language:de pace:relaxed text-only:true").await.text();
    assert!(text.contains("Deutsch") && text.contains("a day") && text.contains("text only: on"), "{text}");
    anna.types(&bot.channel, "/play heckmeck thread:false").await.unwrap();
    bot.lobby().await;
    assert!(
        bot.board().live_buttons().contains(&"Mitspielen".to_owned()),
        "{:?}",
        bot.board().live_buttons()
    );
    assert!(bot.board().text().contains("gemütlich"), "{}", bot.board().text());
    let text = told(&bot, &manager, "/settings language:discord").await.text();
    assert!(text.contains("as set for the server in Discord"), "{text}");
    bot.close().await;
}

#[tokio::test]
async fn nobody_is_pinged_where_the_server_or_they_themselves_do_not_want_it() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    // Whoever comes next has not been here for a minute.
    let passes_the_turn = async || {
        let before = bot.board();
        bot.passes(61);
        while bot.board().id == before.id {
            bot.moves_by_buttons(&people).await;
            bot.settles().await;
        }
        assert!(bot.on_turn(&people, &bot.board()).is_some(), "the board says whose turn it is");
        bot.board().notified().len()
    };
    assert_eq!(passes_the_turn().await, 1);
    for person in &people {
        let text = told(&bot, person, "/preferences notify:off").await.text();
        assert!(text.contains("Told that it is your turn: not at all"), "{text}");
    }
    assert_eq!(passes_the_turn().await, 0);
    for person in &people {
        told(&bot, person, "/preferences notify:on").await;
    }
    told(&bot, &manager(&bot), "/settings mentions:false").await;
    assert_eq!(passes_the_turn().await, 0);
    bot.close().await;
}

/// A game without computers is rated. In others, hints are always there.
#[tokio::test]
async fn a_server_can_switch_hints_off_in_rated_games() {
    let bot = TestBot::open().await;
    let has_hints = || bot.board().live_buttons().contains(&"Hint".to_owned());
    let text = told(&bot, &manager(&bot), "/settings hints:false").await.text();
    assert!(text.contains("Hints in rated games: off"), "{text}");
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig computers:1").await.unwrap();
    bot.is_turn_of(&anna).await;
    assert!(has_hints(), "{:?}", bot.board().live_buttons());
    bot.goes(&anna, "/end").await;
    let people = bot.seated(GameKind::Pig, 2).await;
    assert!(!has_hints(), "{:?}", bot.board().live_buttons());
    let on_turn = bot.on_turn(&people, &bot.board()).unwrap();
    let text = told(&bot, on_turn, "/hint").await.text();
    assert!(text.contains("off in rated games"), "{text}");
    bot.close().await;
}

#[tokio::test]
async fn a_server_decides_who_ends_a_game() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Barbecue, 3).await;
    let manager = manager(&bot);
    told(&bot, &manager, "/settings end:moderators").await;
    let text = told(&bot, &people[0], "/end").await.text();
    assert!(text.contains("only moderators"), "{text}");
    told(&bot, &manager, "/settings end:vote").await;
    people[0].types(&bot.channel, "/end").await.unwrap();
    let text = bot.board().text();
    assert!(text.contains("1 of 2"), "the host has one vote: {text}");
    bot.goes(&people[1], "/end").await;
    assert!(bot.board().text().contains("The table voted to end the game"), "{}", bot.board().text());
    told(&bot, &manager, "/settings end:moderators").await;
    people[0].types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    people[0].types(&bot.channel, "/end").await.unwrap();
    assert!(
        bot.board().text().contains("P1 ended the game"),
        "a lobby is its host's: {}",
        bot.board().text()
    );
    bot.close().await;
}

#[tokio::test]
async fn a_person_chooses_the_language_of_what_only_they_see() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna").speaks("de");
    let text = told(&bot, &anna, "/meine-einstellungen sprache:ru").await.text();
    assert!(text.contains("Русский") && text.contains("Записано"), "in the new language at once: {text}");
    let text = told(&bot, &anna, "/rangliste").await.text();
    assert!(text.contains("никто не закончил"), "{text}");
    let text = told(&bot, &anna, "/meine-einstellungen sprache:discord").await.text();
    assert!(text.contains("wie in deinem Discord") || text.contains("как в твоём Discord"), "{text}");
    assert!(told(&bot, &anna, "/rangliste").await.text().contains("hat hier niemand"));
    bot.close().await;
}

#[tokio::test]
async fn the_leaderboard_of_the_week_comes_once_even_if_the_bot_comes_back() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let text = told(&bot, &manager(&bot), "/settings weekly:games").await.text();
    assert!(text.contains("every Monday in <#"), "{text}");
    played(&bot, &bot.guild.clone(), GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let now = stammtisch::bot::system_clock()().0;
    let monday = Span::Week.start(now) + 7 * 86_400_000 + 8 * 3_600_000;
    bot.waits((monday - now) / 1000 + 60).await;
    let post = bot.board();
    assert!(
        post.text().contains("the last week") && post.text().contains("🥇 **1.** Anna"),
        "{}",
        post.text()
    );
    assert!(post.text().contains("1 game, 2 players") && post.pinged().is_empty(), "{}", post.text());
    bot.restart().await;
    // The bot has looked at the clock again once this is answered and a game went on for a moment.
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    bot.lobby().await;
    bot.waits(31 * 60).await;
    let posts = bot.messages().iter().filter(|message| message.text().contains("the last week")).count();
    assert_eq!(posts, 1);
    bot.close().await;
}

/// The bot stopped right after it had sent the post, or right before: nobody can tell.
#[tokio::test]
async fn a_week_that_may_have_been_posted_long_ago_is_not_posted_again() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    told(&bot, &manager(&bot), "/settings weekly:games").await;
    played(&bot, &bot.guild, GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let now = stammtisch::bot::system_clock()().0;
    let monday = Span::Week.start(now) + 7 * 86_400_000 + 8 * 3_600_000;
    let (week, scope) = (Span::Week.period(now), format!("guild:{}", bot.guild.id()));
    let store = Store::open(bot.database()).await.unwrap();
    store.set_setting(&scope, "weekly-tried", &format!("{week} {}", monday - 120_000)).await.unwrap();
    bot.passes((monday - now) / 1000 + 60);
    for _ in 0..600 {
        if store.setting(&scope, "weekly-done").await.unwrap().as_ref() == Some(&week) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    assert_eq!(store.setting(&scope, "weekly-done").await.unwrap(), Some(week), "done with");
    assert!(bot.messages().is_empty(), "no post is better than two");
    store.close().await;
    bot.close().await;
}

#[tokio::test]
async fn privacy_is_explained_in_every_language() {
    let bot = TestBot::open().await;
    for (locale, command, words) in [
        ("en-US", "/privacy info", "deleted after 30 days"),
        ("de", "/datenschutz auskunft", "nach 30 Tagen"),
        ("ru", "/приватность сведения", "через 30 дней"),
        ("fr", "/confidentialité info", "après 30 jours"),
        ("es-ES", "/privacidad info", "a los 30 días"),
        ("pl", "/prywatność info", "po 30 dniach"),
    ] {
        let text = told(&bot, &bot.person("Anna").speaks(locale), command).await.text();
        assert!(text.contains(words), "{text}");
    }
    bot.close().await;
}

#[tokio::test]
async fn a_person_gets_all_of_theirs_as_a_file_and_nothing_of_others() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.plays_by_buttons(&people).await;
    told(&bot, &people[0], "/preferences notify:off").await;
    let export = told(&bot, &people[0], "/privacy export").await;
    let file = unpacked(&export).await;
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
        let nobody = bot.person(&format!("Nobody {locale}")).speaks(locale);
        let export = told(&bot, &nobody, command).await;
        assert!(export.text().contains(words), "{}", export.text());
        let all: serde_json::Value = serde_json::from_str(&unpacked(&export).await).unwrap();
        assert_eq!((&all["tables"], &all["results"]), (&serde_json::json!([]), &serde_json::json!([])));
    }
    let again = told(&bot, &people[0], "/privacy export").await;
    assert!(again.text().contains("You have just had a file") && again.attachments.is_empty());
    bot.passes(10 * 60);
    unpacked(&told(&bot, &people[0], "/privacy export").await).await;
    bot.close().await;
}

/// The text of the file that is attached to a message.
async fn unpacked(message: &Message) -> String {
    let [file] = &message.attachments[..] else { panic!("one file: {message:?}") };
    let bytes = reqwest::get(&file.url).await.unwrap().bytes().await.unwrap();
    let mut text = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&bytes[..]), &mut text).unwrap();
    text
}

/// Every table of the database, with its columns.
async fn tables(database: &mut SqliteConnection) -> Vec<(String, Vec<String>)> {
    let query = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c
        WHERE m.type = 'table' ORDER BY m.name, c.cid";
    let columns: Vec<(String, String)> = sqlx::query_as(query).fetch_all(database).await.unwrap();
    let tables = columns.chunk_by(|(one, _), (other, _)| one == other);
    tables.map(|of| (of[0].0.clone(), of.iter().map(|(_, column)| column.clone()).collect())).collect()
}

pub(crate) async fn connect(bot: &TestBot) -> SqliteConnection {
    let file = bot.database().trim_start_matches("sqlite://");
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

#[tokio::test]
async fn the_paper_on_privacy_lists_every_column() {
    let bot = TestBot::open().await;
    let mut database = connect(&bot).await;
    let paper = include_str!("../../../docs/PRIVACY.md");
    for (table, columns) in tables(&mut database).await {
        // sqlx's own list of migrations.
        if table == "_sqlx_migrations" {
            continue;
        }
        let row = paper.lines().find(|line| line.starts_with(&format!("| `{table}` |")));
        let row = row.unwrap_or_else(|| panic!("docs/PRIVACY.md has no row for the table {table}"));
        for column in columns {
            assert!(row.contains(&format!("`{column}`")), "docs/PRIVACY.md: {column} of {table}");
        }
    }
    database.close().await.unwrap();
    bot.close().await;
}

/// Every row of every table that has this text anywhere.
pub(super) async fn traces(bot: &TestBot, text: &str) -> Vec<String> {
    let mut database = connect(bot).await;
    let tables = tables(&mut database).await;
    assert!(tables.len() > 10, "{tables:?}");
    let mut traces = Vec::new();
    for (table, names) in tables {
        // `quote` makes a text of whatever a column holds.
        let columns: Vec<_> = names.iter().map(|name| format!("quote(\"{name}\")")).collect();
        let query = format!("SELECT {} AS row FROM \"{table}\"", columns.join(" || ' ' || "));
        let rows = sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&mut database).await.unwrap();
        let rows = rows.iter().map(|row| row.get::<String, _>("row"));
        traces.extend(rows.filter(|row| row.contains(text)).map(|row| format!("{table}: {row}")));
    }
    database.close().await.unwrap();
    traces
}

#[tokio::test]
async fn who_is_forgotten_is_nowhere_and_the_others_results_stay_true() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.plays_by_buttons(&people).await;
    let (gone, stays) = (&people[0], &people[1]);
    let id = super::records::id_of(&bot.board());
    told(&bot, gone, "/preferences notify:off leaderboards:false").await;
    // And a table that is still open, with them as its host.
    let other = bot.guild.channel("other");
    gone.types(&other, "/play qwixx").await.unwrap();
    support::lobby(gone, &other).await;
    stays.types(&other, "/join").await.unwrap();
    gone.types(&other, "/start").await.unwrap();
    let own = |text: String| text.lines().find(|line| line.starts_with("Your place")).map(str::to_owned);
    let ever = told(&bot, stays, "/leaderboard").await.text();
    let stats = told(&bot, stays, "/stats").await.text();
    let before = traces(&bot, &gone.id().to_string()).await;
    for table in ["guests", "hidden", "people", "places", "settings", "standings", "steps"] {
        assert!(
            before.iter().any(|row| row.starts_with(&format!("{table}: "))),
            "{table} has them: {before:?}"
        );
    }

    let ask = told(&bot, gone, "/privacy forget").await;
    assert_eq!(ask.live_buttons(), ["Yes, forget me", "No"]);
    let kept = gone.clicks(&ask, "No").await.unwrap().message().unwrap();
    assert!(kept.text().contains("Nothing was deleted"), "{}", kept.text());
    assert!(!traces(&bot, &gone.id().to_string()).await.is_empty(), "not without being sure");
    let ask = told(&bot, gone, "/privacy forget").await;
    let done = gone.clicks(&ask, "Yes, forget me").await.unwrap().message().unwrap();
    assert!(done.text().contains("Nothing here has your ID any more"), "{}", done.text());

    assert_eq!(traces(&bot, &gone.id().to_string()).await, Vec::<String>::new());
    assert_eq!(traces(&bot, "P1").await, Vec::<String>::new());
    // The answer doesn't wait for the boards of the tables that were left.
    let board = || stays.sees(&other).pop().unwrap().text();
    support::until("the board names nobody", || board().contains("asked to be forgotten")).await;
    assert!(board().contains("a former guest"), "{}", board());
    let after = told(&bot, stays, "/leaderboard").await.text();
    assert!(!after.contains("P1"), "{after}");
    let rating = |text: String| own(text).unwrap().split("P2").nth(1).unwrap().to_owned();
    assert_eq!(rating(after), rating(ever), "rated as before");
    let line = |text: &str| text.lines().nth(1).unwrap().to_owned();
    assert_eq!(line(&told(&bot, stays, "/stats").await.text()), line(&stats));
    let history = told(&bot, stays, "/history").await.text();
    assert!(history.contains("a former guest") && history.contains(&id), "{history}");
    let replayed = told(&bot, stays, &format!("/replay {id}")).await.text();
    assert!(replayed.contains("a former guest") && !replayed.contains("P1"), "{replayed}");
    assert!(told(&bot, stays, &format!("/verify {id}")).await.text().contains("**Fair.**"));
    assert!(told(&bot, gone, "/stats").await.text().contains("You haven't finished"));

    bot.restart().await;
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
        let ask = told(&bot, &gone.clone().speaks(locale), command).await;
        assert_eq!(ask.live_buttons()[0], words);
        let done = gone.clicks(&ask, words).await.unwrap().message().unwrap();
        assert!(!done.text().is_empty() && done.live_buttons().is_empty());
    }
    bot.close().await;
}

#[tokio::test]
async fn a_server_that_removes_the_bot_is_forgotten_after_thirty_days_unless_it_comes_back() {
    const DAY: i64 = 86_400;
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    played(&bot, &bot.guild.clone(), GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let elsewhere = bot.discord.guild("Elsewhere");
    played(&bot, &elsewhere, GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
    let (here, there) = (bot.guild.id().to_string(), elsewhere.id().to_string());

    bot.guild.kicks_bot();
    bot.left(bot.guild.id().get()).await;
    bot.passes(29 * DAY);
    bot.restart().await;
    assert!(!traces(&bot, &here).await.is_empty(), "not yet");
    bot.guild.invites_bot();
    bot.came_back(bot.guild.id().get()).await;
    bot.passes(5 * DAY);
    bot.restart().await;
    assert!(traces(&bot, &here).await.len() > 5, "it came back in time");

    // Removed while the bot was away.
    let guild = bot.guild.clone();
    bot.restart_after(|| guild.kicks_bot()).await;
    bot.left(guild.id().get()).await;
    bot.passes(31 * DAY);
    bot.restart().await;
    bot.dropped(guild.id().get()).await;
    assert_eq!(traces(&bot, &here).await, Vec::<String>::new());
    assert!(traces(&bot, &there).await.len() > 5, "the other server keeps its own");
    bot.close().await;
}

#[tokio::test]
async fn whoever_sat_at_many_tables_is_told_how_far_their_file_is() {
    let mut bot = TestBot::open().await;
    let anna = bot.person("Anna");
    anna.types(&bot.channel, "/play pig").await.unwrap();
    bot.lobby().await;
    bot.settles().await;
    bot.restart_with(
        "CREATE TEMP TABLE numbers AS
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100) SELECT i FROM n;
         INSERT INTO tables (id, guild, channel, opened_at, seed, is_over)
         SELECT printf('%016x', i), t.guild, t.channel, t.opened_at, t.seed, 1 FROM numbers, tables t;
         INSERT INTO guests SELECT printf('%016x', i), g.user_id FROM numbers, guests g",
    )
    .await;
    anna.types(&bot.channel, "/privacy export").await.unwrap();
    let seen = || anna.sees(&bot.channel).into_iter().map(|message| message.text().replace(',', ""));
    support::until("the file is there", || seen().any(|text| text.contains("packed with gzip"))).await;
    assert!(seen().any(|text| text.contains("1101 of 1101 are done")), "{:?}", seen().collect::<Vec<_>>());
    let told = bot.discord.requests().into_iter().filter(|request| request.method == "PATCH").count();
    assert!(told >= 2, "once on the way, once at the end");
    bot.close().await;
}

/// Weekly posts are a task of their own: channels that answer late delay nobody's clock.
#[tokio::test]
async fn four_slow_channels_do_not_delay_an_overdue_turn() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let now = stammtisch::bot::system_clock()().0;
    let monday = Span::Week.start(now) + 7 * 86_400_000 + 8 * 3_600_000;
    let mut slow = Vec::new();
    for number in 0..4 {
        let guild = bot.discord.guild(&format!("Server {number}"));
        let channel = guild.channel("weekly");
        let manager = guild.person("Manager");
        manager.may(&guild, Permissions::MANAGE_GUILD);
        manager.types(&channel, "/settings weekly:weekly").await.unwrap();
        played(&bot, &guild, GameKind::Qwixx, &[(&anna, 50), (&ben, 40)], 0).await;
        let path = format!("/channels/{}/messages", channel.id());
        bot.discord.fails("POST", &path, Fault::Slow(std::time::Duration::from_secs(7)), 1);
        slow.push(channel);
    }
    bot.passes((monday - now) / 1000 - 60);
    bot.seated(GameKind::Heckmeck, 2).await;
    bot.passes(125);
    let began = std::time::Instant::now();
    support::until("it is told", || bot.board().text().contains("is away; the computer played")).await;
    assert!(began.elapsed().as_secs() < 6, "{:?}", began.elapsed());
    // The slow ones were under way meanwhile.
    let path = format!("/channels/{}/messages", slow[0].id());
    let posted = bot.discord.request("POST", &path);
    tokio::time::timeout(std::time::Duration::from_secs(30), posted).await.unwrap();
    bot.close().await;
}
