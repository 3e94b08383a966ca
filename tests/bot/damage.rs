//! One table's damage is its own: whatever is wrong with one row of a stored table, the bot starts, the other tables go
//! on, and the damaged one is parked: kept to the last byte until somebody closes it.

use std::fs;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use stammtisch::bot::system_clock;
use stammtisch::games::GameKind;
use stammtisch::shards::Shards;
use stammtisch::store::{Place, Store};
use stammtisch::table::{Pace, Person, TableSeed, Terms, UserId};
use stammtisch::tables::{TableRequest, Tables, TablesError};
use support::TestBot;
use support::game_state::GUILD;

use discord_playground::Permissions;

/// A table of version 0.1.0, in a running game of Heckmeck: its id, its channel, and how many are open beside it.
const TABLE: &str = "b320d03255183c5d";
const CHANNEL: u64 = 1;
const OTHERS: usize = 6;

/// What is done to it.
struct Damage {
    name: &'static str,
    statement: &'static str,
    /// What the bot takes it for.
    reason: &'static str,
}

const fn damage(name: &'static str, statement: &'static str, reason: &'static str) -> Damage {
    Damage { name, statement, reason }
}

/// `$ID` is the table, `$STEPS` its steps.
const DAMAGES: [Damage; 32] = [
    damage("bad UTF-8", "UPDATE $STEPS AND number = 5 SET text = CAST(x'7bff7d' AS TEXT)", "damaged"),
    damage("a negative number", "UPDATE $STEPS AND number = 5 SET number = -5", "damaged"),
    damage("a text for a time", "UPDATE $STEPS AND number = 5 SET at = 'soon'", "damaged"),
    damage("a blob for a step", "UPDATE $STEPS AND number = 5 SET text = x'00ff'", "damaged"),
    damage(
        "who leaves a running game",
        r#"UPDATE $STEPS AND number = 5 SET text = '{"left":{"user":12}}'"#,
        "damaged",
    ),
    damage("an empty step", "UPDATE $STEPS AND number = 5 SET text = ''", "damaged"),
    damage("half a step", r#"UPDATE $STEPS AND number = 5 SET text = '{"played":{"sea'"#, "damaged"),
    damage("null for a step", "UPDATE $STEPS AND number = 5 SET text = 'null'", "damaged"),
    damage("a step is missing", "DELETE $STEPS AND number = 5", "damaged"),
    damage("the first step is missing", "DELETE $STEPS AND number = 1", "damaged"),
    damage("all steps are missing", "DELETE $STEPS", "damaged"),
    damage(
        "opened twice",
        "UPDATE $STEPS AND number = 5 SET text = (SELECT text FROM steps WHERE table_id = '$ID' AND number = 1)",
        "damaged",
    ),
    damage("other dice", "UPDATE $STEPS AND number = 4 SET text = replace(text, '[2,', '[3,')", "damaged"),
    damage(
        "an illegal move",
        "UPDATE $STEPS AND number = 5 SET text = replace(text, 'keep 4', 'keep worm')",
        "damaged",
    ),
    damage(
        "a seat that isn't there",
        "UPDATE $STEPS AND number = 5 SET text = replace(text, '\"seat\":1', '\"seat\":6')",
        "damaged",
    ),
    damage(
        "two steps changed places",
        "UPDATE $STEPS AND number = 5 SET number = 99;
         UPDATE $STEPS AND number = 6 SET number = 5;
         UPDATE $STEPS AND number = 99 SET number = 6",
        "damaged",
    ),
    // Those above are the sixteen that were found; these are more.
    damage("a number too large", "UPDATE $STEPS AND number = 23 SET number = 5000000000", "damaged"),
    damage("a seed that is none", "UPDATE tables SET seed = 'zz' WHERE id = '$ID'", "damaged"),
    damage("a blob for a seed", "UPDATE tables SET seed = x'ff00' WHERE id = '$ID'", "damaged"),
    damage(
        "another seed",
        "UPDATE tables SET seed = replace(seed, substr(seed, 1, 1), 'e') WHERE id = '$ID'",
        "damaged",
    ),
    damage("a text for a server", "UPDATE tables SET guild = 'home' WHERE id = '$ID'", "damaged"),
    damage("a text for a channel", "UPDATE tables SET channel = 'here' WHERE id = '$ID'", "damaged"),
    damage("a text for the opening", "UPDATE tables SET opened_at = 'once' WHERE id = '$ID'", "damaged"),
    damage("neither open nor over", "UPDATE tables SET is_over = 7 WHERE id = '$ID'", "damaged"),
    damage("a blob for an id", "UPDATE tables SET id = x'ff01' WHERE id = '$ID'", "damaged"),
    damage(
        "over, but open",
        r#"INSERT INTO steps VALUES ('$ID', 24, 1, '{"ended":{"reason":"host"}}')"#,
        "damaged",
    ),
    damage(
        "who votes without a seat",
        r#"INSERT INTO steps VALUES ('$ID', 24, 1, '{"voted":{"user":99}}')"#,
        "damaged",
    ),
    damage("an unknown step", r#"INSERT INTO steps VALUES ('$ID', 24, 1, '{"juggled":{}}')"#, "later"),
    damage(
        "an unknown pace",
        "UPDATE $STEPS AND number = 1 SET text = replace(text, 'none', 'blitz')",
        "later",
    ),
    damage(
        "an unknown game",
        "UPDATE $STEPS AND number = 1 SET text = replace(text, 'heckmeck', 'skat')",
        "later",
    ),
    damage("an unknown place", "UPDATE tables SET channel = 0 WHERE id = '$ID'", "later"),
    damage(
        "later rules",
        "UPDATE $STEPS AND number = 1 SET text = replace(text, '}}}', '},\"edition\":99}}')",
        "later",
    ),
];

#[tokio::test]
async fn whatever_is_wrong_with_one_table_it_is_parked_and_kept_and_the_others_go_on() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damage");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (damage, number) in DAMAGES.iter().zip(0..) {
        let file = folder.join(format!("{number}.db"));
        fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db"), &file).unwrap();
        let mut database = open(&file).await;
        sqlx::raw_sql(AssertSqlSafe(statement(damage.statement))).execute(&mut database).await.unwrap();
        let before = bytes(&mut database).await;
        database.close().await.unwrap();

        is_parked(&file, damage).await;
        is_named(&file, damage).await;
        let mut database = open(&file).await;
        assert_eq!(bytes(&mut database).await, before, "{}", damage.name);
        database.close().await.unwrap();

        closes(&file, damage).await;
    }
}

/// The bot takes up the others, and says why there is no room in the channel.
async fn is_parked(file: &Path, damage: &Damage) {
    let name = damage.name;
    let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
    store.catch_up(system_clock()().0).await.unwrap();
    let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
    assert_eq!((tables.count(), tables.parked().len()), (OTHERS, 1), "{name}: {:?}", tables.parked());
    let parked = &tables.parked()[0];
    assert_eq!(<&str>::from(&parked.reason), damage.reason, "{name}: {}", parked.reason);
    if parked.place == Some(Place::Channel(CHANNEL)) {
        let terms = Terms::new(GameKind::ALL[0], Pace::None);
        let opened =
            tables.open(&request(false), Place::Channel(CHANNEL), terms, TableSeed::draw().unwrap()).await;
        assert!(matches!(opened, Err(TablesError::Parked(_))), "{name}");
        assert!(matches!(tables.look(&request(false)).await, Err(TablesError::Parked(_))), "{name}");
        assert!(matches!(tables.close_parked(&request(false)).await, Err(TablesError::Parked(_))), "{name}");
    }
    store.close().await;
}

/// `stammtisch check` finds it, and finds nothing wrong with the others.
async fn is_named(file: &Path, damage: &Damage) {
    let store = Store::open_to_read(&format!("sqlite://{}", file.display())).await.unwrap();
    let check = stammtisch::tables::check(&store).await.unwrap();
    store.close().await;
    let named: Vec<&String> = check.problems.iter().filter(|line| line.starts_with("table ")).collect();
    let [line] = named[..] else { panic!("{}: {:?}", damage.name, check.problems) };
    let is_it = line.contains(TABLE) || damage.name == "a blob for an id";
    assert!(is_it, "{}: {line}", damage.name);
}

/// More tables than one page has can't be read. The readable ones behind them are open all the same.
#[tokio::test]
async fn many_damaged_tables_do_not_hide_the_ones_behind_them() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damage-many.db");
    let _ = fs::remove_file(&file);
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db"), &file).unwrap();
    let url = format!("sqlite://{}", file.display());
    Store::open(&url).await.unwrap().close().await;
    // Three hundred lobbies beside those that are there, of which the first two hundred by id are damaged.
    let statement = "
        CREATE TEMP TABLE numbers AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) SELECT i FROM n;
        INSERT INTO tables (id, guild, channel, opened_at, seed)
        SELECT printf('%016x', i), t.guild, 1000000 + i, t.opened_at, t.seed FROM numbers, tables t WHERE t.id = '$ID';
        INSERT INTO steps SELECT printf('%016x', i), s.number, iif(i <= 200, 'soon', s.at), s.text
        FROM numbers, steps s WHERE s.table_id = '$ID' AND s.number = 1";
    let mut database = open(&file).await;
    sqlx::raw_sql(AssertSqlSafe(statement.replace("$ID", TABLE))).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let store = Store::open(&url).await.unwrap();
    let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
    assert_eq!((tables.count(), tables.parked().len()), (OTHERS + 1 + 100, 200));
    let check = stammtisch::tables::check(&store).await.unwrap();
    assert!(check.tables >= 300 && check.problems.len() == 200, "{} {}", check.tables, check.problems.len());
    store.close().await;
}

/// A later version closed a table, and was replaced before it could show that. The debt waits for it.
#[tokio::test]
async fn an_older_version_does_not_forgive_what_a_later_one_owes() {
    let mut bot = TestBot::open().await;
    bot.person("Anna").types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.lobby().await;
    bot.settles().await;
    bot.restart_with(
        r#"INSERT INTO steps SELECT id, 2, opened_at, '{"juggled":{"seat":0}}' FROM tables;
           UPDATE tables SET is_over = 1, is_owed = 1"#,
    )
    .await;
    // It looks at once, and again after three seconds.
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    let mut database = open(Path::new(bot.database().trim_start_matches("sqlite://"))).await;
    let owed: i64 = sqlx::query_scalar("SELECT is_owed FROM tables").fetch_one(&mut database).await.unwrap();
    assert_eq!(owed, 1);
    database.close().await.unwrap();
    // Of a damaged one nobody will ever know what is owed.
    bot.restart_with("UPDATE steps SET text = 'null' WHERE number = 2").await;
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    let mut database = open(Path::new(bot.database().trim_start_matches("sqlite://"))).await;
    let owed: i64 = sqlx::query_scalar("SELECT is_owed FROM tables").fetch_one(&mut database).await.unwrap();
    assert_eq!(owed, 0);
    bot.close().await;
}

/// A moderator closes it, and nothing of it is lost.
async fn closes(file: &Path, damage: &Damage) {
    let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
    let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
    let parked = tables.parked().pop().unwrap();
    if parked.place == Some(Place::Channel(CHANNEL)) {
        tables
            .close_parked(&request(true))
            .await
            .unwrap_or_else(|error| panic!("{}: {error:?}", damage.name));
        assert!(tables.parked().is_empty());
        assert!(matches!(tables.look(&request(false)).await, Err(TablesError::NoTable)));
        // It stays closed, and there is room for another one.
        let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
        assert_eq!((tables.count(), tables.parked().len()), (OTHERS, 0), "{}", damage.name);
        let terms = Terms::new(GameKind::ALL[0], Pace::None);
        let again = TableRequest { interaction: 2, ..request(false) };
        let opened = tables.open(&again, Place::Channel(CHANNEL), terms, TableSeed::draw().unwrap()).await;
        assert!(opened.is_ok(), "{}: {:?}", damage.name, opened.err());
    }
    store.close().await;
}

fn request(moderates: bool) -> TableRequest {
    TableRequest {
        interaction: 1,
        guild: Some(GUILD),
        channel: CHANNEL,
        table: None,
        is_external: false,
        person: Person { user: UserId(99), name: "Zoe".to_owned(), moderates },
    }
}

async fn open(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).foreign_keys(false).connect().await.unwrap()
}

/// `UPDATE $STEPS AND number = 5 SET …` reads well, but isn't SQL.
fn statement(text: &str) -> String {
    let one = |statement: &str| match statement.trim().strip_prefix("UPDATE $STEPS") {
        Some(rest) => {
            let (which, set) = rest.split_once(" SET ").unwrap();
            format!("UPDATE steps SET {set} WHERE table_id = '$ID'{which}")
        }
        None => statement.trim().replace("DELETE $STEPS", "DELETE FROM steps WHERE table_id = '$ID'"),
    };
    let whole: Vec<String> = text.split(';').map(one).collect();
    whole.join(";").replace("$ID", TABLE)
}

/// Every table and step, to the last byte.
async fn bytes(database: &mut SqliteConnection) -> Vec<String> {
    let columns = |columns: &[&str]| {
        columns.iter().map(|column| format!("hex(quote({column}))")).collect::<Vec<_>>().join("||' '||")
    };
    let tables = columns(&["id", "guild", "channel", "opened_at", "seed", "is_over"]);
    let steps = columns(&["table_id", "number", "at", "text"]);
    let query = format!("SELECT {tables} FROM tables UNION ALL SELECT {steps} FROM steps ORDER BY 1");
    sqlx::query_scalar(AssertSqlSafe(query)).fetch_all(database).await.unwrap()
}

#[tokio::test]
async fn a_damaged_table_says_what_happened_until_a_moderator_closes_it() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben").speaks("de"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.restart_with("UPDATE steps SET at = 'soon'").await;
    for command in ["/table", "/play qwixx", "/end", "/join"] {
        let answer = anna.types(&bot.channel, command).await.unwrap().message().unwrap();
        assert!(answer.is_ephemeral() && answer.text().contains("can't be read"), "{}", answer.text());
        assert!(answer.text().contains("A moderator can close it"), "{}", answer.text());
    }
    let answer = ben.clicks(&bot.board(), "Join").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("lässt sich nicht lesen"), "{}", answer.text());
    ben.may(&bot.guild, Permissions::MANAGE_MESSAGES);
    let answer = ben.types(&bot.channel, "/abbrechen").await.unwrap().message().unwrap();
    assert!(answer.text().contains("geschlossen"), "{}", answer.text());
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains("A table for Qwixx"), "{}", lobby.text());
    bot.close().await;
}

/// In a group conversation the bot is a guest: most people there can press buttons and nothing else.
#[tokio::test]
async fn whoever_sat_at_a_damaged_table_closes_it_with_a_button() {
    let bot = TestBot::open().await;
    let [anna, ben, carl] = ["Anna", "Ben", "Carl"].map(|name| bot.discord.person(name));
    [&anna, &ben, &carl].into_iter().for_each(discord_playground::Person::installs_app);
    let group = bot.discord.group(&[&anna, &ben, &carl]);
    let mut bot = bot.goes_to(group, &carl);
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    ben.clicks(&bot.lobby().await, "Join").await.unwrap();
    bot.settles().await;
    bot.restart_with("UPDATE steps SET at = 'soon'").await;
    let board = bot.board();
    let told = carl.clicks(&board, "Join").await.unwrap().message().unwrap();
    assert!(told.text().contains("Whoever sat at it can close it"), "{}", told.text());
    assert!(told.live_buttons().is_empty() && !told.text().contains("</"), "{}", told.text());
    let told = ben.clicks(&board, "Join").await.unwrap().message().unwrap();
    assert!(told.text().contains("can't be read") && !told.text().contains("</"), "{}", told.text());
    assert_eq!(told.live_buttons(), ["Close this table"]);
    let closed = ben.clicks(&told, "Close this table").await.unwrap().message().unwrap();
    assert!(closed.text().contains("The table is closed"), "{}", closed.text());
    anna.types(&bot.channel, "/play qwixx").await.unwrap();
    assert!(bot.lobby().await.text().contains("A table for Qwixx"));
    bot.close().await;
}

#[tokio::test]
async fn a_later_version_s_table_waits_and_goes_on_when_it_is_back() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    anna.types(&bot.channel, "/play heckmeck").await.unwrap();
    bot.restart_with(r#"INSERT INTO steps SELECT id, 2, opened_at, '{"juggled":{"seat":0}}' FROM tables"#)
        .await;
    let answer = ben.clicks(&bot.board(), "Join").await.unwrap().message().unwrap();
    assert!(answer.text().contains("newer version"), "{}", answer.text());
    // The newer version is back: it knows the step.
    bot.restart_with("DELETE FROM steps WHERE number = 2").await;
    ben.clicks(&bot.board(), "Join").await.unwrap();
    assert!(bot.board().text().contains("At the table: Anna and Ben"), "{}", bot.board().text());
    bot.close().await;
}

#[tokio::test]
async fn a_finished_table_s_damage_does_not_stop_export_erasure_or_history() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damage-over");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/0.1.0/tables.db");
    // Anna's finished game of Heckmeck; she is 11 there.
    let finished = "76ea98e2cdfd6fc2";
    for (statement, number) in [
        "UPDATE steps SET text = x'ff' || text WHERE number = 1 AND table_id = '$'",
        "UPDATE steps SET text = '{\"joined\":{\"user\":11,\"name\":\"An' WHERE number = 2 AND table_id = '$'",
        "UPDATE steps SET at = 'once' WHERE number = 3 AND table_id = '$'",
        "UPDATE results SET at = 'once' WHERE table_id = '$'",
        "UPDATE places SET points = 'many' WHERE table_id = '$'",
        "UPDATE tables SET opened_at = x'00' WHERE id = '$'",
    ]
    .into_iter()
    .zip(0..)
    {
        let file = folder.join(format!("{number}.db"));
        fs::copy(&golden, &file).unwrap();
        let mut database = open(&file).await;
        let text = statement.replace('$', finished);
        sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut database).await.unwrap();
        database.close().await.unwrap();

        let store = Store::open(&format!("sqlite://{}", file.display())).await.unwrap();
        store.catch_up(system_clock()().0).await.unwrap();
        let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
        let history = store.history(GUILD, stammtisch::store::HistoryFilter::default(), 0, 50).await.unwrap();
        assert!(history.len() >= 3, "{statement}: the others are there");
        let export = store.export(11).await.unwrap();
        assert!(export.tables.len() >= 2, "{statement}: the damaged one is named");
        drop(tables.forget(UserId(11)).await.unwrap());
        assert_eq!(store.export(11).await.unwrap(), stammtisch::store::UserExport::default(), "{statement}");
        store.close().await;
        let mut database = open(&file).await;
        let query = "SELECT COUNT(*) FROM steps WHERE CAST(text AS TEXT) LIKE '%\"user\":11,%'";
        let left: i64 = sqlx::query_scalar(query).fetch_one(&mut database).await.unwrap();
        assert_eq!(left, 0, "{statement}");
    }
}
