//! Every game in the pseudo-language: all its texts are longer by a third, and the playground takes none that is too
//! long for Discord.

use discord_playground::Person;
use futures_util::future::join_all;
use stammtisch::games::GameKind;
use stammtisch::text::Lang;

use support::TestBot;

#[tokio::test]
async fn every_game_is_played_in_a_language_with_longer_words() {
    // At once: each mostly waits for its own bot.
    join_all(GameKind::ALL.map(|game| async move {
        let bot = TestBot::speaking(Lang::Pseudo.locales()[0]).await;
        let people = seated(&bot, game).await;
        plays(&bot, &people).await;
        bot.close().await;
    }))
    .await;
}

fn button(key: &str) -> String {
    Lang::Pseudo.say(key, &[])
}

async fn seated(bot: &TestBot, game: GameKind) -> [Person; 2] {
    let people = ["Anna", "Ben"].map(|name| bot.person(name).speaks(Lang::Pseudo.locales()[0]));
    people[0].types(&bot.channel, &format!("/play {game}")).await.unwrap();
    bot.lobby().await;
    people[1].clicks(&bot.board(), &button("button-join")).await.unwrap();
    people[0].clicks(&bot.board(), &button("button-start")).await.unwrap();
    let rules = people[1].types(&bot.channel, "/rules").await.unwrap().message().unwrap();
    assert!(rules.text().contains("öö"), "{}", rules.text());
    people
}

/// Everybody tries everything, whatever the game: what isn't allowed is refused in longer words too.
async fn plays(bot: &TestBot, people: &[Person]) {
    for round in 0..2_000 {
        for person in people {
            for command in tried(round) {
                if bot.board().live_buttons().contains(&button("button-rematch")) {
                    return;
                }
                tries(bot, person, command).await;
            }
        }
        let labels = bot.board().live_buttons();
        assert!(labels.iter().all(|label| label.starts_with('[')), "in no catalogue: {labels:?}");
    }
    panic!("the game goes on and on: {}", bot.board().text());
}

/// Now and then somebody stops before they roll again, so that points are made.
fn tried(round: usize) -> &'static [&'static str] {
    match round {
        0 => &["/help", "/hint", "/hand", "/sheet", "/table", "/leaderboard", "/stats", "/privacy info"],
        _ if round.is_multiple_of(3) => &["/stop", "/keep ", "/lay ", "/cross ", "/pass", "/skip", "/roll"],
        _ => &["/roll", "/keep ", "/lay ", "/cross ", "/pass", "/skip"],
    }
}

/// Types a command, with the last suggestion for its option if it has one.
async fn tries(bot: &TestBot, person: &Person, command: &str) {
    let mut line = command.to_owned();
    if line.ends_with(' ') {
        let offered = person.completes(&bot.channel, &line).await.unwrap();
        let Some(last) = offered.last() else { return };
        line += last.value.as_str().map_or_else(|| last.value.to_string(), str::to_owned).as_str();
    }
    let answer = person.types(&bot.channel, &line).await.unwrap_or_else(|mishap| panic!("{line}: {mishap}"));
    if let Some(message) = answer.message().ok().filter(|message| !message.is_loading()) {
        assert!(message.text().contains('['), "{line} is answered in another language: {}", message.text());
    }
}
