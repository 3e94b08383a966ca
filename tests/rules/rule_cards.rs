//! The rule cards: their examples can really be played, say what they show, and can be drawn and heard.

use stammtisch::game::Viewer;
use stammtisch::game::rule_cards::RuleCard;
use stammtisch::games::{AnyEvent, AnyGame, GameKind};
use stammtisch::picture::{self, Labels, Scene};
use stammtisch::text::{self, Lang};

/// Every card with an example, played.
fn examples() -> Vec<(GameKind, &'static RuleCard, AnyGame, Vec<AnyEvent>)> {
    let mut examples = Vec::new();
    for game in GameKind::ALL {
        for card in game.rule_cards() {
            let Some(example) = card.example else { continue };
            let (position, news) =
                game.example(&example).unwrap_or_else(|| panic!("{} can't be played", card.key));
            examples.push((game, card, position, news));
        }
    }
    examples
}

/// Every picture on a rule card, with its name.
pub(crate) fn pictures(lang: Lang) -> Vec<(String, Scene)> {
    let names = text::example_names(lang);
    let labels = Labels { lang, names: &names };
    let drawn = |(_, card, position, news): (GameKind, &RuleCard, AnyGame, Vec<AnyEvent>)| {
        let view = position.view(Viewer::Bystander);
        (card.key.to_owned(), picture::board(&view, &news, &labels))
    };
    examples().into_iter().map(drawn).collect()
}

#[test]
fn the_last_card_has_the_rulings_and_most_others_have_an_example() {
    for game in GameKind::ALL {
        let (last, others) = game.rule_cards().split_last().unwrap();
        assert_eq!(last.key, format!("{game}-card-rulings"));
        assert!(others.iter().filter(|card| card.example.is_some()).count() >= 4, "{game}");
    }
    let plates = text::rule_card(Lang::En, GameKind::Barbecue.rule_cards().last().unwrap());
    assert!(plates.rules.contains("Plates are unlimited"), "{}", plates.rules);
}

/// What an example says and what its position is must not drift apart.
#[test]
fn examples_show_what_they_tell() {
    let events = |key: &str| {
        let (.., position, news) = examples().into_iter().find(|(_, card, ..)| card.key == key).unwrap();
        (position, news.iter().map(super::transcripts::scene::plain).collect::<Vec<_>>())
    };
    for (key, told) in [
        ("heckmeck-card-bust", "Failed { seat: 1, why: Bust, returned: Some(30), turned: Highest(34) }"),
        ("heckmeck-card-end", "Over"),
        ("barbecue-card-stop", "Won { seat: 2, prize: Capture { section: 30, from: 1 }, worms: 3 }"),
        ("barbecue-card-bust", "SnailPlaced { section: 36, evicted: None }"),
        ("barbecue-card-end", "Over"),
        ("karteneck-card-round", "Laid { seat: 2, kind: Hen(2), count: 3, sum: 25 }"),
        ("karteneck-card-pass", "Stole { seat: 3, from: 2, tile: 30 }"),
        ("karteneck-card-share", "Shared { seat: 2, sum: 30, tile: 39 }"),
        ("qwixx-card-round", "Crossed { seat: 1, row: Blue, number: 10 }"),
        ("qwixx-card-lock", "Locked { seat: 1, row: Green }"),
        ("qwixx-card-end", "Over"),
        ("pig-card-turn", "Lost { seat: 1, pot: 11 }"),
        ("pig-card-end", "Held { seat: 1, pot: 100, score: 100 }"),
    ] {
        let (_, news) = events(key);
        assert!(news.iter().any(|event| event == told), "{key}: {news:?}");
    }
    for (key, result) in [
        ("heckmeck-card-end", [(1, 20), (2, 20)]),
        ("barbecue-card-end", [(2, 2), (1, 2)]),
        ("qwixx-card-points", [(1, 70), (2, -12)]),
    ] {
        let standings = events(key).0.outcome().unwrap().standings;
        let standings: Vec<_> = standings.iter().map(|own| (own.place, own.points)).collect();
        assert_eq!(standings, result, "{key}");
    }
    let legal = |key: &str| {
        let position = events(key).0;
        position.legal(position.turn().unwrap()).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(legal("heckmeck-card-turn"), ["keep 5"]);
    assert_eq!(legal("heckmeck-card-stop"), ["roll", "stop", "stop grill"]);
}

#[test]
fn every_example_can_be_drawn_and_heard_in_every_language() {
    for lang in Lang::ALL {
        let names = text::example_names(lang);
        assert_eq!(names.len(), 4);
        for (key, scene) in pictures(lang) {
            assert!(picture::png(&scene).unwrap().len() <= 60_000, "{key}");
        }
        for (_, card, position, _) in examples() {
            let told = text::rule_card(lang, card).example.unwrap();
            let alt = text::example_alt(lang, &told, &position.view(Viewer::Bystander), &names);
            assert!(alt.starts_with(&told) && alt.contains(&names[0]) && !alt.ends_with('…'), "{alt}");
        }
    }
}

/// For looking at them: `tmp/cards` in cargo's target folder.
#[test]
#[ignore = "writes files: run it by name to look at them"]
fn all_cards() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cards");
    std::fs::create_dir_all(&folder).unwrap();
    for lang in Lang::ALL {
        for (key, scene) in pictures(lang) {
            let file = folder.join(format!("{key}-{}.png", lang.code()));
            std::fs::write(file, picture::png(&scene).unwrap()).unwrap();
        }
    }
}
