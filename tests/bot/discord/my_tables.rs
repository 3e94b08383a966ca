//! `/tables`: all open tables of a person, first those that wait for them.

use discord_playground::{Channel, Message, Permissions, Person};
use support::TestBot;

/// Two people begin a game of Pig in a channel. Returns its board, and whether it is the first one's turn.
async fn begin(bot: &TestBot, channel: &Channel, people: [&Person; 2], options: &str) -> (Message, bool) {
    people[0].types(channel, &format!("/play pig thread:false {options}")).await.unwrap();
    let lobby = support::lobby(people[0], channel).await;
    people[1].clicks(&lobby, "Join").await.unwrap();
    bot.settles().await;
    people[0].clicks(&support::lobby(people[0], channel).await, "Start").await.unwrap();
    bot.settles().await;
    let board = last(people[0], channel);
    let is_first = board.content.contains(&people[0].mention());
    (board, is_first)
}

/// The last message of a channel that everybody sees.
fn last(person: &Person, channel: &Channel) -> Message {
    person.sees(channel).into_iter().rfind(|message| !message.is_ephemeral()).unwrap()
}

async fn tables(person: &Person, channel: &Channel) -> Message {
    let list = person.types(channel, "/tables").await.unwrap().message().unwrap();
    assert!(list.is_ephemeral(), "{}", list.text());
    list
}

/// The numbered lines of a list, without their numbers.
fn lines(list: &Message) -> Vec<String> {
    let text = list.text();
    let numbered = text.lines().filter_map(|line| line.split_once(". "));
    numbered.filter(|(number, _)| number.parse::<u32>().is_ok()).map(|(_, line)| line.to_owned()).collect()
}

#[tokio::test]
async fn what_waits_for_me_comes_first_by_deadline_with_what_is_asked_and_a_link() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    // Each opens some, because nobody may host many. Who begins is drawn: then the other one of the two rolls first.
    let mut mine = Vec::new();
    for (number, pace) in ["none", "relaxed", "live", "none"].into_iter().enumerate() {
        let channel = bot.guild.channel(&format!("room-{number}"));
        let people = if number % 2 == 0 { [&anna, &ben] } else { [&ben, &anna] };
        let (board, is_first) = begin(&bot, &channel, people, &format!("pace:{pace}")).await;
        let (owner, rank) = (if is_first { people[0] } else { people[1] }, ["live", "relaxed", "none"]);
        let rank = rank.iter().position(|known| *known == pace).unwrap();
        mine.push((owner.id() != anna.id(), rank, number, channel, board));
        bot.passes(1);
    }
    mine.sort_by_key(|(is_others, rank, number, ..)| (*is_others, *rank, *number));
    let list = tables(&anna, &bot.channel).await;
    let waiting = mine.iter().filter(|(is_others, ..)| !is_others).count();
    let title = match waiting {
        0 => "No table waits for you".to_owned(),
        1 => "1 table waits for you".to_owned(),
        count => format!("{count} tables wait for you"),
    };
    assert!(list.text().contains(&title), "{}", list.text());
    assert_eq!(list.text().contains("Waiting for others"), waiting < 4, "{}", list.text());
    assert_eq!(lines(&list).len(), 4, "{}", list.text());
    for (line, (is_others, rank, _, channel, board)) in lines(&list).iter().zip(&mine) {
        let guild = bot.guild.id();
        let link = format!("(https://discord.com/channels/{guild}/{}/{})", channel.id(), board.id);
        assert!(line.contains(&link), "{line}: no {link}");
        assert!(line.starts_with(&format!("Pig · <#{}>", channel.id())), "{line}");
        assert!(line.contains(if *is_others { "waiting for Ben" } else { "· roll ·" }), "{line}");
        assert_eq!(line.contains("no clock, waiting since <t:"), *rank == 2, "{line}");
        assert!(line.contains(":R>"), "{line}");
    }
    bot.close().await;
}

#[tokio::test]
async fn tables_of_other_servers_and_of_conversations_are_listed_and_those_i_left_are_not() {
    let mut bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let other = bot.discord.guild("Elsewhere");
    let [near, far] = [bot.guild.channel("near"), other.channel("far")];
    anna.joins(&other);
    begin(&bot, &near, [&anna, &ben], "pace:relaxed").await;
    anna.types(&far, "/play pig pace:none thread:false").await.unwrap();
    support::lobby(&anna, &far).await;
    let private = anna.private().unwrap();
    anna.types(&private, "/play pig computers:1 pace:none thread:false").await.unwrap();
    support::lobby(&anna, &private).await;
    bot.settles().await;
    for place in [&bot.channel.clone(), &private] {
        let list = tables(&anna, place).await;
        assert_eq!(lines(&list).len(), 3, "{}", list.text());
        assert!(list.text().contains(&format!("channels/{}/{}/", other.id(), far.id())), "{}", list.text());
        assert!(list.text().contains(&format!("channels/@me/{}/", private.id())), "{}", list.text());
        assert!(list.text().contains("hasn't begun yet"), "{}", list.text());
    }
    // A restart changes nothing.
    bot.restart().await;
    assert_eq!(lines(&tables(&anna, &bot.channel).await).len(), 3);
    anna.types(&far, "/leave").await.unwrap();
    bot.settles().await;
    assert_eq!(lines(&tables(&anna, &bot.channel).await).len(), 2);
    assert_eq!(lines(&tables(&ben, &bot.channel).await).len(), 1);
    let nobody = tables(&bot.person("Carl"), &bot.channel).await;
    assert!(nobody.text().contains("You sit at no table"), "{}", nobody.text());
    bot.close().await;
}

#[tokio::test]
async fn many_tables_have_pages() {
    let bot = TestBot::open().await;
    let anna = bot.person("Anna");
    for host in 0..8 {
        let host = bot.person(&format!("Host {host}"));
        for table in 0..3 {
            let channel = bot.guild.channel(&format!("{}-{table}", host.name().replace(' ', "-")));
            host.types(&channel, "/play pig pace:none thread:false with:@Anna").await.unwrap();
            support::lobby(&host, &channel).await;
        }
    }
    bot.settles().await;
    let mut list = tables(&anna, &bot.channel).await;
    let mut seen = lines(&list);
    assert!(list.text().contains("24 tables wait for you"), "{}", list.text());
    assert!(list.text().contains("take the seat that is kept for you"), "{}", list.text());
    for page in [2, 3] {
        list = anna.clicks(&list, "Next").await.unwrap().message().unwrap();
        assert!(list.text().contains(&format!("Page {page} of 3")), "{}", list.text());
        seen.extend(lines(&list));
    }
    assert_eq!((seen.len(), list.live_buttons()), (24, vec!["Back".to_owned()]));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 24, "each once");
    list = anna.clicks(&list, "Back").await.unwrap().message().unwrap();
    assert!(list.text().contains("Page 2 of 3"), "{}", list.text());
    bot.close().await;
}

#[tokio::test]
async fn slow_boards_have_a_button_for_my_tables_and_moderators_one_for_all() {
    let bot = TestBot::open().await;
    let (anna, ben) = (bot.person("Anna"), bot.person("Ben"));
    let [slow, live] = ["slow", "live"].map(|name| bot.guild.channel(name));
    let (board, _) = begin(&bot, &live, [&anna, &ben], "pace:live").await;
    assert!(!board.live_buttons().contains(&"My tables".to_owned()), "{:?}", board.live_buttons());
    let (board, _) = begin(&bot, &slow, [&anna, &ben], "pace:relaxed").await;
    let common = board.live_buttons();
    assert!(common.ends_with(&["Hint", "My tables", "More"].map(str::to_owned)), "{common:?}");
    let list = anna.clicks(&board, "My tables").await.unwrap().message().unwrap();
    assert!(list.is_ephemeral() && lines(&list).len() == 2, "{}", list.text());
    assert!(!list.live_buttons().contains(&"All tables of this server".to_owned()));
    anna.may(&bot.guild, Permissions::MANAGE_MESSAGES);
    let list = tables(&anna, &bot.channel).await;
    let all = anna.clicks(&list, "All tables of this server").await.unwrap().message().unwrap();
    assert!(all.text().contains("Open tables: 2"), "{}", all.text());
    assert_eq!(all.live_buttons(), ["End 1", "End 2"]);
    bot.close().await;
}
