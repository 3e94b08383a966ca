//! The commitment to the dice is in a message of its own, which is there before the table and never changes.

use std::time::Duration;

use discord_playground::{Channel, Fault, Message, Person};
use stammtisch::games::GameKind;
use stammtisch::journal::Journal;

use super::records::{contents, id_of};
use support::TestBot;

/// The link to a message, as the boards write it.
fn link(message: &Message) -> String {
    let server = message.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("(https://discord.com/channels/{server}/{}/{})", message.channel, message.id)
}

/// The commitment in a message.
fn hash(message: &Message) -> String {
    let text = message.text();
    let found = text.split('`').find(|word| word.len() == 64);
    found.unwrap_or_else(|| panic!("no commitment: {text}")).to_owned()
}

/// Opens a table and says where its commitment is.
async fn opens(person: &Person, channel: &Channel, command: &str) -> Message {
    let sealed = person.types(channel, command).await.unwrap().message().unwrap();
    assert!(!sealed.is_ephemeral() && sealed.live_buttons().is_empty(), "{}", sealed.text());
    sealed
}

#[tokio::test]
async fn the_commitment_is_there_before_the_table_stays_as_it_is_and_every_board_leads_there() {
    let bot = TestBot::open().await;
    let people = [bot.person("Anna"), bot.person("Ben")];
    let sealed = opens(&people[0], &bot.channel, "/play pig").await;
    assert!(sealed.text().contains("Anna opens a table of Pig"), "{}", sealed.text());
    people[1].clicks(&bot.lobby().await, "Join").await.unwrap();
    people[1].selects(&bot.board(), "Pick a lucky charm", &["🍀"]).await.unwrap();
    people[0].clicks(&bot.board(), "Start").await.unwrap();
    bot.settles().await;
    for _ in 0..12 {
        assert!(bot.board().text().contains(&link(&sealed)), "{}", bot.board().text());
        bot.moves_by_buttons(&people).await;
    }
    bot.plays_by_buttons(&people).await;
    bot.settles().await;
    let result = bot.board().text();
    assert!(result.contains(&link(&sealed)), "{result}");
    assert!(result.contains(&format!("message {}", sealed.id)), "{result}");
    let still = bot.messages().into_iter().find(|message| message.id == sealed.id).unwrap();
    assert_eq!((still.text(), still.edited), (sealed.text(), None));
    assert_eq!(journal(&bot, &people[0]).await.posted, Some(sealed.id.get()));
    bot.close().await;
}

#[tokio::test]
async fn a_rematch_has_a_commitment_of_its_own() {
    let bot = TestBot::open().await;
    let people = bot.seated(GameKind::Pig, 2).await;
    let first = bot.messages()[0].clone();
    bot.plays_by_buttons(&people).await;
    bot.settles().await;
    let second = people[1].clicks(&bot.board(), "Rematch").await.unwrap().message().unwrap();
    assert_ne!(hash(&second), hash(&first));
    let lobby = bot.lobby().await;
    assert!(lobby.text().contains(&link(&second)), "{}", lobby.text());
    bot.close().await;
}

#[tokio::test]
async fn a_thread_grows_from_the_commitment() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    let sealed = opens(&anna, &bot.channel, "/play pig thread:true").await;
    bot.settles().await;
    let thread = bot.guild.channel_named("Pig").unwrap();
    let lobby = support::lobby(&anna, &thread).await;
    assert!(lobby.text().contains(&link(&sealed)), "{}", lobby.text());
    hash(&sealed);
    bot.close().await;
}

#[tokio::test]
async fn a_commitment_that_could_not_be_posted_stands_on_the_boards() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    bot.discord.fails("POST", "/callback", Fault::Status(400), 1);
    anna.types(&bot.channel, "/play pig").await.unwrap();
    let lobby = bot.lobby().await;
    let sealed = hash(&lobby);
    ben.clicks(&lobby, "Join").await.unwrap();
    anna.clicks(&bot.board(), "Start").await.unwrap();
    bot.moves_on(&lobby).await;
    bot.settles().await;
    assert_eq!(hash(&bot.board()), sealed);
    bot.goes(&anna, "/end").await;
    bot.settles().await;
    assert_eq!(journal(&bot, &anna).await.posted, None);
    bot.close().await;
}

#[tokio::test]
async fn the_commitment_is_posted_where_the_bot_is_a_guest() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    [&anna, &ben].into_iter().for_each(Person::installs_app);
    let abroad = bot.discord.foreign_guild("Abroad");
    [&anna, &ben].into_iter().for_each(|person| person.joins(&abroad));
    for channel in [abroad.channel("games"), bot.discord.group(&[&anna, &ben])] {
        let sealed = opens(&anna, &channel, "/play pig").await;
        let lobby = support::lobby(&anna, &channel).await;
        assert!(lobby.text().contains(&link(&sealed)), "{}", lobby.text());
        hash(&sealed);
    }
    bot.close().await;
}

#[tokio::test]
async fn two_who_open_at_once_get_one_table_and_one_commitment() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    bot.discord.set_latency(Duration::from_millis(100));
    let both = [&anna, &ben].map(|person| person.types(&bot.channel, "/play pig"));
    futures_util::future::join_all(both).await;
    let lobby = bot.lobby().await;
    bot.settles().await;
    let sealed: Vec<Message> = bot.messages().into_iter().filter(|message| message.id != lobby.id).collect();
    assert_eq!(sealed.len(), 1, "the other one was taken back");
    assert!(lobby.text().contains(&link(&sealed[0])), "{}", lobby.text());
    bot.close().await;
}

/// A game against a computer, as its journal has it.
async fn game_against_a_computer(bot: &TestBot, anna: &Person) -> Journal {
    anna.types(&bot.channel, "/play heckmeck pace:none computers:1 level:easy thread:false").await.unwrap();
    bot.lobby().await;
    bot.plays_by_buttons(std::slice::from_ref(anna)).await;
    bot.settles().await;
    journal(bot, anna).await
}

#[tokio::test]
async fn with_the_same_seed_the_dice_fall_and_computers_play_as_before() {
    let mut games = Vec::new();
    for _ in 0..2 {
        let bot = TestBot::seeded(4).await;
        bot.computers_play("at-once").await;
        let anna = bot.person("Anna");
        for _ in 0..2 {
            games.push(game_against_a_computer(&bot, &anna).await);
        }
        bot.close().await;
    }
    let [first, second, first_again, second_again] = &games[..] else { panic!("{}", games.len()) };
    assert_eq!((&first.id, &first.entries), (&first_again.id, &first_again.entries));
    assert_eq!((&second.id, &second.entries), (&second_again.id, &second_again.entries));
    assert_ne!(first.entries, second.entries, "another table has other dice");
}

/// The journal that `/verify` hands over.
pub(super) async fn journal(bot: &TestBot, person: &Person) -> Journal {
    let command = format!("/verify {}", id_of(&bot.board()));
    let told = person.types(&bot.channel, &command).await.unwrap().message().unwrap();
    contents(&told).await.parse().unwrap()
}
