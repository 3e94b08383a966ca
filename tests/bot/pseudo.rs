//! Every game in the pseudo-language: all its texts are longer by a third, and the playground takes none that is too
//! long for Discord.

use stammtisch::games::GameKind;
use stammtisch::playground::Person;
use stammtisch::text::Lang;

use super::house::House;

#[tokio::test]
async fn every_game_is_played_in_a_language_with_longer_words() {
    for game in GameKind::ALL {
        let house = House::speaking(Lang::Pseudo.locales()[0]).await;
        let people = seated(&house, game).await;
        plays(&house, &people).await;
        house.close().await;
    }
}

fn button(key: &str) -> String {
    Lang::Pseudo.say(key, &[])
}

async fn seated(house: &House, game: GameKind) -> [Person; 2] {
    let people = ["Anna", "Ben"].map(|name| house.person(name).speaks(Lang::Pseudo.locales()[0]));
    people[0].types(&house.channel, &format!("/play {game}")).await.unwrap();
    people[1].clicks(&house.board(), &button("button-join")).await.unwrap();
    people[0].clicks(&house.board(), &button("button-start")).await.unwrap();
    let rules = people[1].types(&house.channel, "/rules").await.unwrap().message().unwrap();
    assert!(rules.text().contains("öö"), "{}", rules.text());
    people
}

/// Everybody tries everything, whatever the game: what isn't allowed is refused in longer words too.
async fn plays(house: &House, people: &[Person]) {
    for round in 0..2_000 {
        for person in people {
            for command in tried(round) {
                if house.board().live_buttons().contains(&button("button-rematch")) {
                    return;
                }
                tries(house, person, command).await;
            }
        }
        let labels = house.board().live_buttons();
        assert!(labels.iter().all(|label| label.starts_with('[')), "in no catalogue: {labels:?}");
    }
    panic!("the game goes on and on: {}", house.board().text());
}

/// Now and then somebody stops before they roll again, so that points are made.
fn tried(round: usize) -> &'static [&'static str] {
    match round {
        0 => &["/help", "/hint", "/hand", "/sheet", "/table", "/leaderboard", "/stats", "/privacy info"],
        _ if round.is_multiple_of(3) => &["/stop", "/keep ", "/lay ", "/cross ", "/pass", "/skip", "/roll"],
        _ => &["/roll", "/keep ", "/lay ", "/cross ", "/pass", "/skip"],
    }
}

/// Types a command, with the last suggestions for its options if it has any.
async fn tries(house: &House, person: &Person, command: &str) {
    let mut line = command.to_owned();
    while line.ends_with(' ') {
        let offered = person.completes(&house.channel, &line).await.unwrap();
        let Some(last) = offered.last() else { return };
        line += last.value.as_str().map_or_else(|| last.value.to_string(), str::to_owned).as_str();
        if command == "/cross " && !line.ends_with(char::is_numeric) {
            line.push(' ');
        }
    }
    let answer =
        person.types(&house.channel, &line).await.unwrap_or_else(|mishap| panic!("{line}: {mishap}"));
    if let Ok(message) = answer.message() {
        assert!(message.text().contains('['), "{line} is answered in another language: {}", message.text());
    }
}
