//! Copies of the tables, made while the bot runs.

use std::path::Path;
use std::process::Output;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use discord_playground::Person;
use stammtisch::bot::system_clock;
use stammtisch::shards::Shards;
use stammtisch::store::Store;
use stammtisch::tables::Tables;

use support::{TestProcess, board};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_people_play_is_a_whole_store() {
    let program = Arc::new(TestProcess::open(&[]).await);
    let done = Arc::new(AtomicBool::new(false));
    let games =
        ["heckmeck", "barbecue", "qwixx"].map(|game| tokio::spawn(play(program.clone(), game, done.clone())));
    let mut before = 0;
    for number in 0..10 {
        let copy = program.folder.join(format!("copy-{number}.db"));
        let run = back_up(&program, &copy).await;
        assert!(run.status.success(), "{run:?}");
        assert!(!copy.with_extension("db-wal").exists(), "a copy is one file");
        let steps = taken_up(&copy).await;
        assert!(steps >= before, "a later copy has no less in it");
        before = steps;
    }
    assert!(before > 10, "people played meanwhile: {before}");
    done.store(true, Ordering::Relaxed);
    for game in games {
        game.await.unwrap();
    }
    // A file that is there already is somebody's last copy.
    let copy = program.folder.join("copy-0.db");
    let kept = std::fs::read(&copy).unwrap();
    let run = back_up(&program, &copy).await;
    assert!(!run.status.success() && String::from_utf8_lossy(&run.stderr).contains("copy-0.db: "), "{run:?}");
    assert!(std::fs::read(&copy).unwrap() == kept);
    Arc::into_inner(program).unwrap().close().await;
}

#[tokio::test]
async fn what_cannot_be_copied_is_said() {
    let program = TestProcess::open(&[]).await;
    for (url, why) in [
        ("postgres://me:secret@127.0.0.1/games", "pg_dump"),
        ("sqlite://nowhere.db", "there is no database at sqlite://nowhere.db"),
        ("sqlite::memory:", "there is no database at sqlite::memory:"),
    ] {
        let copy = program.folder.join("copy.db");
        let run = program.command("backup").arg(&copy).env("DATABASE_URL", url).output().unwrap();
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(!run.status.success() && said.contains(why) && !said.contains("secret"), "{said}");
        assert!(!copy.exists());
    }
    program.close().await;
}

async fn back_up(program: &Arc<TestProcess>, file: &Path) -> Output {
    let mut command = program.command("backup");
    command.arg(file);
    tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap()
}

/// Opens a copy as a bot would after a restore. All its tables replay, or they wouldn't be taken up; answers how many
/// steps they have.
async fn taken_up(copy: &Path) -> usize {
    let restored = copy.with_extension("restored");
    std::fs::copy(copy, &restored).unwrap();
    let store = Store::open(&format!("sqlite://{}", restored.display())).await.unwrap();
    let stored = store.open_tables().await.unwrap();
    let tables = Tables::restore(store.clone(), system_clock(), Shards::ALL).await.unwrap();
    assert_eq!(tables.count(), stored.len());
    store.close().await;
    stored.iter().map(|stored| stored.steps.len()).sum()
}

/// A game that goes on until it is over, or enough.
async fn play(program: Arc<TestProcess>, game: &str, done: Arc<AtomicBool>) {
    let channel = program.guild.channel(game);
    let people: Vec<Person> = ["Anna", "Ben"].map(|name| program.guild.person(name)).into();
    people[0].types(&channel, &format!("/play {game}")).await.unwrap();
    support::lobby(&people[0], &channel).await;
    people[1].clicks(&board(&people[0], &channel), "Join").await.unwrap();
    people[0].clicks(&board(&people[0], &channel), "Start").await.unwrap();
    let mut turn = 0;
    while !done.load(Ordering::Relaxed) {
        let board = board(&people[0], &channel);
        let buttons = board.live_buttons();
        if buttons.is_empty() {
            return;
        }
        turn += 1;
        // Whatever comes first that works: some of it is refused, which writes nothing.
        let _ = people[turn % 2].clicks(&board, &buttons[turn / 2 % buttons.len()]).await;
    }
}
