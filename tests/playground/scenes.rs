//! Scenes: people and a real bot.

use serde_json::json;
use stammtisch::playground::{Channel, Guild, Mishap, Permissions, Person, Playground, Settings, What};

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

    pub async fn start_with(settings: Settings) -> Self {
        let discord = Playground::start_with(settings).await.unwrap();
        let guild = discord.guild("Regulars");
        let channel = guild.channel("games");
        let (anna, ben) = (guild.person("Anna").speaks("de"), guild.person("Ben"));
        let bot = Bot::start(&discord).await;
        Self { discord, bot, guild, channel, anna, ben }
    }
}

fn why(mishap: Result<impl std::fmt::Debug, Mishap>) -> String {
    match mishap.unwrap_err() {
        Mishap::Impossible(why) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn commands_are_typed() {
    let Scene { channel, anna, ben, .. } = &Scene::start().await;
    let says = async |person: &Person, text: &str| {
        person.types(channel, text).await.unwrap().message().unwrap().content
    };
    assert_eq!(says(ben, "/keep worms").await, r#"en-US face=String("worms")"#);
    assert_eq!(says(ben, "/keep worms 2").await, r#"en-US face=String("worms") times=Integer(2)"#);
    assert_eq!(
        says(ben, "/keep times:3 face:two words").await,
        r#"en-US times=Integer(3) face=String("two words")"#
    );
    assert_eq!(says(anna, "/behalten seite:\"a b\"").await, r#"de face=String("a b")"#);
    assert_eq!(says(ben, "/computer add Easy").await, r#"add Some(String("1"))"#);
    assert_eq!(says(anna, "/computer add level:Schwer").await, r#"add Some(String("2"))"#);
    assert_eq!(says(ben, "/computer add").await, "add None");
    let greeting = ben.types(channel, "/greet @Anna").await.unwrap().message().unwrap();
    assert_eq!(greeting.content, format!("Hello {}, Anna", anna.mention()));
    assert_eq!(greeting.pinged(), [anna.id()]);
}

#[tokio::test]
async fn what_discord_does_not_let_people_type_is_not_sent() {
    let Scene { channel, guild, ben, bot, .. } = &Scene::start().await;
    let refused = async |text: &str| why(ben.types(channel, text).await);
    assert!(refused("keep").await.contains("starts with /"));
    assert!(refused("/behalten worms").await.contains("no command"), "Ben's Discord is English");
    assert!(refused("/keep").await.contains("required"));
    assert!(refused("/keep worms 4").await.contains("out of bounds"));
    assert!(refused("/keep worms many").await.contains("no value"));
    assert!(refused("/keep worms 1 more").await.contains("no option"));
    assert!(refused("/computer remove").await.contains("no subcommand"));
    assert!(refused("/computer add Extreme").await.contains("not among the choices"));
    ben.may_not(guild, Permissions::USE_SLASH_COMMANDS);
    assert!(refused("/board").await.contains("may not"));
    assert_eq!(bot.heard(), 0);
}

#[tokio::test]
async fn typing_is_completed() {
    let Scene { channel, ben, .. } = &Scene::start().await;
    let names = async |text: &str| -> Vec<String> {
        ben.completes(channel, text).await.unwrap().into_iter().map(|choice| choice.name).collect()
    };
    assert_eq!(names("/keep wo").await, ["worms", "wood"]);
    assert_eq!(names("/keep ").await, ["worms", "wood", "ones"]);
    assert!(why(ben.completes(channel, "/keep worms 1").await).contains("no autocompletion"));
}

#[tokio::test]
async fn buttons_and_menus_are_used() {
    let Scene { channel, anna, ben, discord, .. } = &Scene::start().await;
    let board = anna.types(channel, "/board").await.unwrap().message().unwrap();
    assert_eq!(board.text(), "turn 0\nBoard\nA board", "with the description of its picture");
    assert_eq!(board.live_buttons(), ["Roll", "Rules"]);
    let first_picture = board.attachments[0].clone();
    assert_eq!(first_picture.description.as_deref(), Some("A board"));
    assert_eq!(board.embeds[0]["image"]["url"], first_picture.url);
    assert!(discord.file(&first_picture).is_some());

    let turned = ben.clicks(&board, "Roll").await.unwrap().message().unwrap();
    assert_eq!((turned.id, turned.content.as_str()), (board.id, "turn 1"));
    assert_ne!(turned.attachments[0].id, first_picture.id, "the picture was replaced");
    assert_eq!(turned.attachments.len(), 1);
    assert!(why(ben.clicks(&turned, "Stop").await).contains("disabled"));
    assert!(why(ben.clicks(&turned, "Rules").await).contains("link"));
    assert!(why(ben.clicks(&turned, "roll:0").await).contains("no button"), "the board has moved on");
    let late = ben.clicks_late(&board, "Roll").await.unwrap();
    assert_eq!(late.message().unwrap().content, "turn 1", "this bot believes every button");
    assert_eq!(anna.clicks(&board, "roll:1").await.unwrap().message().unwrap().content, "turn 2");

    let picked = ben.selects(&turned, "Pick", &["Worm", "1"]).await.unwrap().message().unwrap();
    assert_eq!(picked.content, "w+1");
    assert!(why(ben.selects(&turned, "Pick", &["Two"]).await).contains("no \"Two\""));
    assert!(why(ben.selects(&turned, "pick", &[]).await).contains("1 to 2"));
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
    let What::Posted(first) = window.next().await.unwrap().what else { panic!("something else") };
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
    let thread = guild.channel_named("Table").unwrap();
    discord.request("POST", &format!("/channels/{}/messages", thread.id())).await;
    assert_eq!(anna.sees(&thread)[0].content, "inside");

    let form = anna.types(channel, "/form").await.unwrap();
    assert_eq!(form.form().unwrap().title, "Who?");
    assert!(why(anna.submits(&form, &[("Your name", "far too long a name")]).await).contains("characters"));
    let hello = anna.submits(&form, &[("Your name", "Anna")]).await.unwrap();
    assert_eq!(hello.message().unwrap().content, "Hello Anna");
}

#[tokio::test]
async fn hidden_channels_stay_hidden() {
    let Scene { channel, anna, ben, .. } = &Scene::start().await;
    let board = anna.types(channel, "/board").await.unwrap().message().unwrap();
    channel.hides_from(ben);
    assert!(ben.sees(channel).is_empty());
    assert!(why(ben.clicks(&board, "Roll").await).contains("can't be seen"));
    assert!(why(ben.types(channel, "/board").await).contains("may not"));
    assert_eq!(channel.people(), [anna.id()]);
}

#[tokio::test]
async fn the_bot_works_in_private_and_for_forged_input() {
    let Scene { channel, anna, .. } = &Scene::start().await;
    let private = anna.private().unwrap();
    assert_eq!(anna.types(&private, "/keep ones").await.unwrap().message().unwrap().guild, None);
    let board = anna.types(channel, "/board").await.unwrap().message().unwrap();
    let data = json!({ "component_type": 2, "custom_id": "'; DROP TABLE" });
    let forged = json!({ "type": 3, "data": data, "message": { "id": board.id } });
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
