//! `stammtisch restore`: refuses a database in use, changes nothing in a dry run, and keeps what it replaces.

use std::fs;
use std::process::Output;

use support::{TestProcess, board};

fn run(program: &TestProcess, words: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = program.command("restore").args(words).output().unwrap();
    (status.code(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

#[tokio::test]
async fn a_database_in_use_is_not_replaced_and_afterwards_the_old_one_is_kept() {
    let mut program = TestProcess::open(&[]).await;
    let (channel, anna, ben) =
        (program.guild.channel("games"), program.guild.person("Anna"), program.guild.person("Ben"));
    anna.types(&channel, "/play pig").await.unwrap();
    ben.clicks(&support::lobby(&anna, &channel).await, "Join").await.unwrap();
    anna.clicks(&board(&anna, &channel), "Start").await.unwrap();
    let copy = program.folder.join("copy.db").display().to_string();
    assert!(program.command("backup").arg(&copy).status().unwrap().success());

    let (code, said) = run(&program, &[&copy]);
    assert!(code == Some(1) && said.contains("is in use: stop the bot first"), "{said}");
    assert!(program.stop().await.success());
    let file = program.folder.join("tables.db");
    let before = fs::read(&file).unwrap();
    let files = || fs::read_dir(&program.folder).unwrap().count();
    let count = files();
    let (code, said) = run(&program, &[&copy, "--dry-run"]);
    assert!(code == Some(0) && said.contains("has 1 table, 1 of them open. Nothing was changed."), "{said}");
    assert!(fs::read(&file).unwrap() == before && files() == count, "a dry run changes nothing");

    let (code, said) = run(&program, &[&copy]);
    assert!(code == Some(0) && said.contains("Restored 1 table"), "{said}");
    assert!(said.contains("Nobody was erased since the backup."), "{said}");
    let kept = said.lines().find_map(|line| line.strip_prefix("The database before is ")).unwrap();
    // But for the header, which says that there is no log beside it any more.
    assert!(fs::read(kept.trim_end_matches('.')).unwrap()[100..] == before[100..], "{kept}");
    program.start().await;
    assert!(anna.types(&channel, "/roll").await.is_ok() || ben.types(&channel, "/roll").await.is_ok());
    program.close().await;
}

#[tokio::test]
async fn what_cannot_be_restored_is_said_and_nothing_is_changed() {
    let program = TestProcess::unstarted(&[]).await;
    let text = program.folder.join("text.db");
    fs::write(&text, "a shopping list".repeat(1000)).unwrap();
    let (code, said) = run(&program, &[&text.display().to_string()]);
    assert!(code == Some(1) && said.lines().count() == 1, "{said}");
    let (code, said) = run(&program, &["nowhere.db"]);
    assert!(code == Some(1) && said.contains("there is no database at sqlite://nowhere.db"), "{said}");
    assert!(
        !program.folder.join("tables.db").exists() && !program.folder.join("tables.db.restoring").exists()
    );
    let refused =
        program.command("restore").arg("x.db").env("DATABASE_URL", "postgres://a:b@127.0.0.1/c").output();
    let said = String::from_utf8(refused.unwrap().stderr).unwrap();
    assert!(said.contains("pg_restore"), "{said}");
    program.close().await;
}
