//! Opening, joining, ending, and opening again.

use stammtisch::games::GameKind;
use stammtisch::playground::Permissions;

use super::house::House;

#[tokio::test]
async fn a_table_a_channel_and_a_full_table_is_full() {
    let house = House::open().await;
    house.seated(GameKind::Qwixx, 2).await;
    let carl = house.person("Carl");
    let answer = carl.types(&house.channel, "/play qwixx").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("a table in this channel already"));
    let answer = carl.types(&house.channel, "/join").await.unwrap().message().unwrap();
    assert!(answer.text().contains("The game has begun"), "{}", answer.text());

    let other = house.guild.channel("other");
    house.person("Host").types(&other, "/play barbecue").await.unwrap();
    for number in 0..4 {
        house.person(&format!("Guest {number}")).types(&other, "/join").await.unwrap();
    }
    let answer = house.person("Late").types(&other, "/join").await.unwrap().message().unwrap();
    assert!(answer.text().contains("All 5 seats are taken"), "{}", answer.text());
    house.close().await;
}

#[tokio::test]
async fn one_person_hosts_three_tables_at_most() {
    let house = House::open().await;
    let anna = house.person("Anna");
    for number in 0..3 {
        let channel = house.guild.channel(&format!("room {number}"));
        anna.types(&channel, "/play heckmeck").await.unwrap();
    }
    let answer = anna.types(&house.channel, "/play heckmeck").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    assert!(house.messages().is_empty(), "no table was opened");
    house.close().await;
}

#[tokio::test]
async fn a_game_in_a_thread_of_its_own() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    anna.types(&house.channel, "/play qwixx thread:true").await.unwrap();
    let thread = house.guild.channel_named("Qwixx").unwrap();
    let lobby = anna.sees(&thread).pop().unwrap();
    ben.clicks(&lobby, "Join").await.unwrap();
    anna.clicks(&lobby, "Start").await.unwrap();
    assert!(anna.sees(&thread).pop().unwrap().text().contains("to roll"));
    assert!(house.board().text().contains("The game is played in <#"));
    house.close().await;
}

#[tokio::test]
async fn the_host_ends_the_game_and_anybody_asks_for_a_rematch() {
    let house = House::open().await;
    let people = house.seated(GameKind::Barbecue, 3).await;
    let answer = people[1].types(&house.channel, "/end").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("1 of 2"), "{}", answer.text());
    people[0].types(&house.channel, "/end").await.unwrap();
    assert!(house.board().text().contains("P1 ended the game"), "{}", house.board().text());
    people[2].clicks(&house.board(), "Rematch").await.unwrap();
    assert!(house.board().text().contains("At the table: P3"), "{}", house.board().text());
    people[2].types(&house.channel, "/end").await.unwrap();
    people[1].types(&house.channel, "/rematch").await.unwrap();
    assert!(house.board().text().contains("At the table: P2"), "nobody is seated without their own click");
    house.close().await;
}

#[tokio::test]
async fn a_moderator_may_end_any_table() {
    let house = House::open().await;
    house.seated(GameKind::Heckmeck, 2).await;
    let moderator = house.person("Moderator");
    let answer = moderator.types(&house.channel, "/end").await.unwrap().message().unwrap();
    assert!(
        answer.is_ephemeral() && answer.text().contains("You don't sit at this table"),
        "{}",
        answer.text()
    );
    moderator.may(&house.guild, Permissions::MANAGE_MESSAGES);
    moderator.types(&house.channel, "/end").await.unwrap();
    assert!(house.board().text().contains("A moderator ended the game"), "{}", house.board().text());
    house.close().await;
}

#[tokio::test]
async fn words_go_into_the_dice_before_the_start_only() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna"), house.person("Ben"));
    anna.types(&house.channel, "/play heckmeck").await.unwrap();
    ben.clicks(&house.board(), "Join").await.unwrap();
    let answer = ben.types(&house.channel, "/word **pepper**").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains(r"\*\*pepper\*\*"), "{}", answer.text());
    let form = anna.clicks(&house.board(), "My word").await.unwrap();
    let answer = anna.submits(&form, &[("word", "salt")]).await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral() && answer.text().contains("salt"), "{}", answer.text());
    anna.clicks(&house.board(), "Start").await.unwrap();
    let answer = ben.types(&house.channel, "/word late").await.unwrap().message().unwrap();
    assert!(answer.is_ephemeral(), "{}", answer.text());
    house.close().await;
}

#[tokio::test]
async fn everybody_reads_their_own_language_and_the_server_its_own() {
    let house = House::speaking("de").await;
    let (anna, boris) = (house.person("Anna").speaks("de"), house.person("Boris").speaks("ru"));
    anna.types(&house.channel, "/spielen heckmeck").await.unwrap();
    assert!(
        house.board().live_buttons().contains(&"Mitspielen".to_owned()),
        "{:?}",
        house.board().live_buttons()
    );
    boris.clicks(&house.board(), "Mitspielen").await.unwrap();
    let refused = boris.types(&house.channel, "/start").await.unwrap().message().unwrap();
    assert!(refused.text().chars().any(|c| ('а'..='я').contains(&c)), "{}", refused.text());
    house.close().await;
}

#[tokio::test]
async fn help_and_rules_are_there_for_everybody() {
    let house = House::open().await;
    let anna = house.person("Anna");
    let help = anna.types(&house.channel, "/help").await.unwrap().message().unwrap();
    assert!(help.is_ephemeral() && help.text().contains("/play"));
    for game in GameKind::ALL {
        let rules = anna.types(&house.channel, &format!("/rules {game}")).await.unwrap().message().unwrap();
        assert!(rules.is_ephemeral() && rules.text().len() > 500, "{}", rules.text());
    }
    let none = anna.types(&house.channel, "/roll").await.unwrap().message().unwrap();
    assert!(none.text().contains("There is no table in this channel"), "{}", none.text());
    house.close().await;
}

#[tokio::test]
async fn commands_are_registered_only_when_they_changed() {
    let mut house = House::open().await;
    let registrations = |house: &House| {
        house.discord.requests().iter().filter(|request| request.is("PUT", "/commands")).count()
    };
    assert_eq!(registrations(&house), 1);
    assert_eq!(house.discord.commands(None).len(), 20);
    house.restart().await;
    assert_eq!(registrations(&house), 1);
    house.close().await;
}

#[tokio::test]
async fn what_is_rare_has_its_buttons_beside_the_rules() {
    let house = House::open().await;
    let people = house.seated(GameKind::Barbecue, 3).await;
    let rules = people[1].clicks(&house.board(), "Rules").await.unwrap().message().unwrap();
    assert_eq!(rules.live_buttons(), ["Board", "Leave", "Vote to end"]);
    people[1].clicks(&rules, "Board").await.unwrap();
    assert!(house.board().text().contains("to play"), "{}", house.board().text());
    people[1].clicks(&rules, "Vote to end").await.unwrap();
    people[2].types(&house.channel, "/end").await.unwrap();
    assert!(house.board().text().contains("The table voted to stop"), "{}", house.board().text());
    house.close().await;
}

#[tokio::test]
async fn whoever_leaves_or_ends_a_lobby_gets_a_word_in_their_language() {
    let house = House::open().await;
    let (anna, ben) = (house.person("Anna").speaks("de"), house.person("Ben").speaks("ru"));
    anna.types(&house.channel, "/spielen qwixx").await.unwrap();
    ben.clicks(&house.board(), "Join").await.unwrap();
    let word = ben.types(&house.channel, "/leave").await.unwrap().message().unwrap();
    assert!(word.is_ephemeral() && word.text().chars().any(|c| ('а'..='я').contains(&c)), "{}", word.text());
    assert!(house.board().text().contains("Ben leaves the table"), "{}", house.board().text());
    let word = anna.types(&house.channel, "/end").await.unwrap().message().unwrap();
    assert!(word.is_ephemeral() && word.text().contains("beendet"), "{}", word.text());
    assert!(house.board().text().contains("Anna ended the game"), "{}", house.board().text());
    house.close().await;
}

#[tokio::test]
async fn who_leaves_a_game_is_played_for_and_comes_back() {
    let house = House::open().await;
    let people = house.seated(GameKind::Heckmeck, 2).await;
    people[1].types(&house.channel, "/leave").await.unwrap();
    assert!(house.board().text().contains("P2 got up"), "{}", house.board().text());
    house.moves_by_buttons(&people).await;
    people[1].types(&house.channel, "/table").await.unwrap();
    assert!(house.board().text().contains("P2 is back"), "{}", house.board().text());
    house.close().await;
}
