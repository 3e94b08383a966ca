//! Scenes: people and a real bot.

use discord_playground::{
    ActionError, Channel, ClientEventKind, Guild, Options, Permissions, Person, Playground,
};
use serde_json::json;

use crate::{bot::Bot, raw::quick};

pub struct Scene {
    pub discord: Playground,
    pub bot: Bot,
    pub guild: Guild,
    pub channel: Channel,
    pub anna: Person,
    pub ben: Person,
}

impl Scene {
    pub async fn start() -> Self {
        Self::start_with(quick()).await
    }

    pub async fn start_with(options: Options) -> Self {
        let discord = Playground::start_with(options).await.unwrap();
        let guild = discord.guild("Test Guild");
        let channel = guild.channel("general");
        let (anna, ben) = (guild.person("Anna").speaks("de"), guild.person("Ben"));
        let bot = Bot::start(&discord).await;
        Self { discord, bot, guild, channel, anna, ben }
    }
}

fn why(mishap: Result<impl std::fmt::Debug, ActionError>) -> String {
    match mishap.unwrap_err() {
        ActionError::Impossible(why) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn commands_are_typed() {
    let Scene { channel, anna, ben, .. } = &Scene::start().await;
    let says = async |person: &Person, text: &str| {
        person.types(channel, text).await.unwrap().message().unwrap().content
    };
    assert_eq!(says(ben, "/order spinach").await, r#"en-US topping=String("spinach")"#);
    assert_eq!(says(ben, "/order spinach 2").await, r#"en-US topping=String("spinach") times=Integer(2)"#);
    assert_eq!(
        says(ben, "/order times:3 topping:two words").await,
        r#"en-US times=Integer(3) topping=String("two words")"#
    );
    assert_eq!(says(anna, "/bestellen belag:\"a b\"").await, r#"de topping=String("a b")"#);
    assert_eq!(says(ben, "/alarm add Quiet").await, r#"add Some(String("1"))"#);
    assert_eq!(says(anna, "/alarm add level:Laut").await, r#"add Some(String("2"))"#);
    assert_eq!(says(ben, "/alarm add").await, "add None");
    let greeting = ben.types(channel, "/greet @Anna").await.unwrap().message().unwrap();
    assert_eq!(greeting.content, format!("Hello {}, Anna", anna.mention()));
    assert_eq!(greeting.pinged(), [anna.id()]);
}

#[tokio::test]
async fn what_discord_does_not_let_people_type_is_not_sent() {
    let Scene { channel, guild, ben, bot, .. } = &Scene::start().await;
    let refused = async |text: &str| why(ben.types(channel, text).await);
    assert!(refused("order").await.contains("starts with /"));
    assert!(refused("/bestellen spinach").await.contains("no command"), "Ben's Discord is English");
    assert!(refused("/order").await.contains("required"));
    assert!(refused("/order spinach 4").await.contains("out of bounds"));
    assert!(refused("/order spinach many").await.contains("no value"));
    assert!(refused("/order spinach 1 more").await.contains("no option"));
    assert!(refused("/alarm remove").await.contains("no subcommand"));
    assert!(refused("/alarm add Deafening").await.contains("not among the choices"));
    ben.may_not(guild, Permissions::USE_SLASH_COMMANDS);
    assert!(refused("/poll").await.contains("may not"));
    assert_eq!(bot.heard(), 0);
}

#[tokio::test]
async fn typing_is_completed() {
    let Scene { channel, ben, .. } = &Scene::start().await;
    let names = async |text: &str| -> Vec<String> {
        ben.completes(channel, text).await.unwrap().into_iter().map(|choice| choice.name).collect()
    };
    assert_eq!(names("/order sp").await, ["spinach", "sprouts"]);
    assert_eq!(names("/order ").await, ["spinach", "sprouts", "onions"]);
    assert!(why(ben.completes(channel, "/order spinach 1").await).contains("no autocompletion"));
}

#[tokio::test]
async fn buttons_and_menus_are_used() {
    let Scene { channel, anna, ben, discord, .. } = &Scene::start().await;
    let poll = anna.types(channel, "/poll").await.unwrap().message().unwrap();
    assert_eq!(poll.text(), "votes 0\nPoll\nA poll", "with the description of its picture");
    assert_eq!(poll.live_buttons(), ["Vote", "Rules"]);
    let first_picture = poll.attachments[0].clone();
    assert_eq!(first_picture.description.as_deref(), Some("A poll"));
    assert_eq!(poll.embeds[0]["image"]["url"], first_picture.url);
    assert!(discord.file(&first_picture).is_some());

    let updated = ben.clicks(&poll, "Vote").await.unwrap().message().unwrap();
    assert_eq!((updated.id, updated.content.as_str()), (poll.id, "votes 1"));
    assert_ne!(updated.attachments[0].id, first_picture.id, "the picture was replaced");
    assert_eq!(updated.attachments.len(), 1);
    assert!(why(ben.clicks(&updated, "Stop").await).contains("disabled"));
    assert!(why(ben.clicks(&updated, "Rules").await).contains("link"));
    assert!(why(ben.clicks(&updated, "vote:0").await).contains("no button"), "the poll has moved on");
    let late = ben.clicks_late(&poll, "Vote").await.unwrap();
    assert_eq!(late.message().unwrap().content, "votes 1", "this bot believes every button");
    assert_eq!(anna.clicks(&poll, "vote:1").await.unwrap().message().unwrap().content, "votes 2");

    let picked = ben.selects(&updated, "Pick", &["Walnut", "1"]).await.unwrap().message().unwrap();
    assert_eq!(picked.content, "w+1");
    assert!(why(ben.selects(&updated, "Pick", &["Two"]).await).contains("no \"Two\""));
    assert!(why(ben.selects(&updated, "pick", &[]).await).contains("1 to 2"));
    assert!(why(anna.clicks(&picked, "x").await).contains("can't see"));
}

#[tokio::test]
async fn deferred_answers_come_later() {
    let Scene { channel, anna, discord, .. } = &Scene::start().await;
    let answer = anna.types(channel, "/slow").await.unwrap().finished().await.unwrap();
    let message = answer.message().unwrap();
    assert_eq!(message.content, "done");
    assert!(!message.is_loading());
    assert_eq!(discord.file(&message.attachments[0]).unwrap(), b"late");
}

#[tokio::test]
async fn ephemeral_messages_have_one_reader() {
    let Scene { channel, anna, ben, discord, .. } = &Scene::start().await;
    let mut window = ben.watches();
    let answer = anna.types(channel, "/secret").await.unwrap();
    let secret = answer.message().unwrap();
    assert!(secret.is_ephemeral());
    discord.request("POST", "/webhooks/").await;
    let texts = |person: &Person| -> Vec<String> {
        person.sees(channel).into_iter().map(|message| message.content).collect()
    };
    assert_eq!(texts(anna), ["for you", "for all"]);
    assert_eq!(texts(ben), ["for all"]);
    assert_eq!(answer.follow_ups()[0].content, "for all");
    assert!(ben.looks_at(&secret).is_none());
    let ClientEventKind::MessageCreated(first) = window.next().await.unwrap().kind else {
        panic!("something else")
    };
    assert_eq!(first.content, "for all", "Ben's window never showed the secret");
    anna.dismisses(&secret);
    assert_eq!(texts(anna), ["for all"]);
}

#[tokio::test]
async fn threads_and_forms_work() {
    let Scene { channel, guild, anna, discord, .. } = &Scene::start().await;
    anna.types(channel, "/thread").await.unwrap();
    let started = discord.request("POST", "/threads").await;
    assert_eq!(started.status, Some(201));
    let thread = guild.channel_named("Details").unwrap();
    discord.request("POST", &format!("/channels/{}/messages", thread.id())).await;
    assert_eq!(anna.sees(&thread)[0].content, "inside");

    let form = anna.types(channel, "/form").await.unwrap();
    assert_eq!(form.modal().unwrap().title, "Who?");
    assert!(why(anna.submits(&form, &[("Your name", "far too long a name")]).await).contains("characters"));
    let hello = anna.submits(&form, &[("Your name", "Anna")]).await.unwrap();
    assert_eq!(hello.message().unwrap().content, "Hello Anna");
}

#[tokio::test]
async fn hidden_channels_stay_hidden() {
    let Scene { channel, anna, ben, .. } = &Scene::start().await;
    let poll = anna.types(channel, "/poll").await.unwrap().message().unwrap();
    channel.hides_from(ben);
    assert!(ben.sees(channel).is_empty());
    assert!(why(ben.clicks(&poll, "Vote").await).contains("can't be seen"));
    assert!(why(ben.types(channel, "/poll").await).contains("may not"));
    assert_eq!(channel.people(), [anna.id()]);
}

#[tokio::test]
async fn the_bot_works_in_private_and_for_forged_input() {
    let Scene { channel, anna, .. } = &Scene::start().await;
    let private = anna.private().unwrap();
    assert_eq!(anna.types(&private, "/order onions").await.unwrap().message().unwrap().guild, None);
    let poll = anna.types(channel, "/poll").await.unwrap().message().unwrap();
    let data = json!({ "component_type": 2, "custom_id": "'; DROP TABLE" });
    let forged = json!({ "type": 3, "data": data, "message": { "id": poll.id } });
    let answer = anna.forges(channel, forged).await.unwrap();
    assert_eq!(answer.message().unwrap().content, "That button is none of mine.");
}

#[tokio::test]
async fn silence_is_noticed_at_the_deadline() {
    let Scene { channel, anna, discord, bot, .. } = &Scene::start().await;
    let waiting = anna.types(channel, "/silent");
    let push = async {
        bot.has_heard(1).await;
        discord.advance(std::time::Duration::from_secs(3));
    };
    let (answer, ()) = tokio::join!(waiting, push);
    assert_eq!(answer.unwrap_err().to_string(), "The application did not respond");
}
