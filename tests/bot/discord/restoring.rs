//! A backup is restored: games go on from there, boards that are newer than it don't count, and who was erased since
//! stays erased.

use stammtisch::backups;
use stammtisch::bot::system_clock;
use stammtisch::games::GameKind;
use stammtisch::store;
use support::TestBot;

use super::privacy::traces;

#[tokio::test]
async fn after_a_restore_every_table_goes_on_and_newer_boards_are_told_apart() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let before = bot.board();
    let copy = std::path::PathBuf::from(format!("{}.copy", bot.database().trim_start_matches("sqlite://")));
    store::back_up(bot.database(), &copy).await.unwrap();
    // They play on: new boards are posted that the backup knows nothing of.
    let mut rollers = Vec::new();
    for _ in 0..3 {
        let board = bot.board();
        let person = bot.on_turn(&people, &board).unwrap_or(&people[0]).clone();
        person.types(&bot.channel, "/roll").await.unwrap();
        bot.settles().await;
        rollers.push(person);
    }
    let newer = bot.board();
    assert_ne!(newer.id, before.id);

    bot.stop().await;
    let restored = backups::restore(bot.database(), &copy, &system_clock(), false).await.unwrap();
    assert_eq!((restored.open, restored.erased), (1, Some(0)));
    assert!(restored.problems.is_empty() && restored.kept.is_some_and(|kept| kept.exists()));
    bot.start().await;
    bot.settles().await;

    // They roll the same again, so the newer board looks like the table's own. It is refused all the same, and puts itself away.
    for person in &rollers {
        person.types(&bot.channel, "/roll").await.unwrap();
        bot.settles().await;
    }
    for person in &people {
        let refused = person.clicks_late(&newer, "Roll").await.unwrap().message().unwrap();
        assert!(refused.is_ephemeral() && refused.text().contains("out of date"), "{}", refused.text());
    }
    bot.settles().await;
    let put_away = people[0].looks_at(&newer).unwrap();
    assert_eq!((put_away.text().as_str(), put_away.live_buttons().len()), ("The board has moved down.", 0));
    // The game goes on from where the backup has it.
    people[0].types(&bot.channel, "/table").await.unwrap();
    bot.settles().await;
    bot.plays_by_buttons(&people).await;
    bot.close().await;
}

#[tokio::test]
async fn who_was_erased_since_a_backup_is_erased_from_it() {
    let mut bot = TestBot::open().await;
    let people = bot.seated(GameKind::Heckmeck, 2).await;
    bot.plays_by_buttons(&people).await;
    let (gone, other) = (people[0].clone(), people[1].clone());
    gone.types(&bot.channel, "/preferences language:de").await.unwrap();
    other.types(&bot.channel, "/preferences language:ru").await.unwrap();
    let copy = std::path::PathBuf::from(format!("{}.copy", bot.database().trim_start_matches("sqlite://")));
    store::back_up(bot.database(), &copy).await.unwrap();
    let ask = gone.types(&bot.channel, "/privacy forget").await.unwrap().message().unwrap();
    gone.clicks(&ask, &ask.live_buttons()[0]).await.unwrap();
    bot.settles().await;
    let id = gone.id().to_string();
    assert!(traces(&bot, &id).await.is_empty());

    bot.stop().await;
    let dry = backups::restore(bot.database(), &copy, &system_clock(), true).await.unwrap();
    assert_eq!((dry.erased, dry.kept), (Some(1), None));
    let restored = backups::restore(bot.database(), &copy, &system_clock(), false).await.unwrap();
    assert_eq!(restored.erased, Some(1));
    bot.start().await;
    assert_eq!(traces(&bot, &id).await, Vec::<String>::new());
    let others = traces(&bot, &other.id().to_string()).await;
    assert!(others.iter().any(|row| row.contains("user:")), "the other's preferences are there: {others:?}");
    bot.close().await;
}
