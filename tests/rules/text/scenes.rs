//! A few scenes word for word, so that a change of tone is noticed.

use stammtisch::game::chance::Replayer;
use stammtisch::game::{Action, Outcome, Seat, Standing, Viewer};
use stammtisch::games::karteneck::cards::{Card, Cards};
use stammtisch::games::karteneck::words::hand;
use stammtisch::games::qwixx::words::sheet;
use stammtisch::games::qwixx::{Rows, Sheet};
use stammtisch::games::{AnyGame, GameKind, Setup};
use stammtisch::text::{self, Lang};

fn names() -> Vec<String> {
    ["Anna", "Ben", "Carl"].map(str::to_owned).to_vec()
}

/// The first seat of two begins, and these are the dice that come.
fn play(game: GameKind, dice: &[u8], actions: &[&str]) -> AnyGame {
    let setup = Setup::new(game, 2).unwrap();
    let answers = [&[1], dice].concat();
    let mut chance = Replayer::new(&answers);
    let mut game = AnyGame::new(&setup, &mut chance, &mut |_| {});
    for action in actions {
        game.play(Seat::new(0), action.parse().unwrap(), &mut chance, &mut |_| {}).unwrap();
    }
    game
}

fn labels(lang: Lang, game: &AnyGame) -> Vec<String> {
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let legal: Vec<Action> = game.legal(Seat::new(0));
    legal.into_iter().map(|action| text::label(lang, action, &view)).collect()
}

#[test]
fn labels_say_what_an_action_leads_to() {
    let first = play(GameKind::Heckmeck, &[6, 6, 6, 4, 4, 1, 2, 3], &["roll"]);
    assert_eq!(labels(Lang::En, &first), ["1 → 1", "2 → 2", "3 → 3", "4 ×2 → 8", "Worms ×3 → 15"]);
    assert_eq!(labels(Lang::De, &first)[4], "Würmer ×3 → 15");
    assert_eq!(labels(Lang::Ru, &first)[4], "Червяки ×3 → 15");

    let dice = [6, 6, 6, 4, 4, 1, 2, 3, 4, 4, 1, 1, 2];
    let second = play(GameKind::Heckmeck, &dice, &["roll", "keep worm", "roll", "keep 4"]);
    assert_eq!(labels(Lang::En, &second), ["Roll 3 dice", "Stop: take 23"]);
    assert_eq!(labels(Lang::De, &second), ["3 Würfel würfeln", "Aufhören: 23 nehmen"]);
    assert_eq!(labels(Lang::Ru, &second), ["Бросить 3 кубика", "Стоп: взять 23"]);

    let barbecue = play(GameKind::Barbecue, &[5, 5, 5, 4, 4, 1, 2, 3], &["roll", "keep worm"]);
    assert_eq!(labels(Lang::En, &barbecue), ["Roll 5 dice", "Stop: bust (below 23)"]);
}

#[test]
fn a_hand_shows_plaques_and_what_is_laid_already() {
    let cards = |cards: &[Card]| {
        let mut all = Cards::default();
        cards.iter().for_each(|&card| all.add(card));
        all
    };
    let cards_in_hand = cards(&[Card::Hen(2), Card::Hen(2), Card::Hen(5), Card::Worm(7), Card::Worm(19)]);
    let laid = cards(&[Card::Hen(5), Card::Hen(5), Card::Hen(1)]);
    assert_eq!(
        hand(Lang::En, &cards_in_hand, &laid),
        "**Your hand**: 5 cards, worth 19\n- 2 × hen 2\n- ~~Hen 5~~ (kind already laid)\n- Worms 7+19\nIn front of you: hens 1, 5 ×2 = **11**"
    );
    assert_eq!(hand(Lang::De, &Cards::default(), &laid), "Deine Hand ist leer. Da hilft nur passen.");
}

#[test]
fn an_empty_sheet_shows_every_number() {
    let sheet = sheet(Lang::De, &Sheet::default(), Rows::default());
    assert!(sheet.starts_with("```\nRot · 0 Kreuze · 0 Punkte\n  2  3  4  5  6  7  8  9 10 11 12 [ ]\n"));
    assert!(sheet.contains("\n 12 11 10  9  8  7  6  5  4  3  2 [ ]\n"));
    assert!(sheet.contains("Fehlwürfe: ☐☐☐☐ 0 von 4\nZusammen: **0 Punkte**"));
}

#[test]
fn results_name_winners_places_and_what_broke_a_tie() {
    let outcome = |standings: &[(u8, i16)]| Outcome {
        standings: standings.iter().map(|&(place, points)| Standing { place, points }).collect(),
    };
    let title =
        |lang, game, standings: &[(u8, i16)]| text::results_title(lang, game, &outcome(standings), &names());
    let two = [(2, 6), (1, 35)];
    assert_eq!(title(Lang::En, GameKind::Heckmeck, &two), "🏆 Ben wins Heckmeck, 35 : 6");
    assert_eq!(title(Lang::De, GameKind::Heckmeck, &two), "🏆 Ben gewinnt Heckmeck, 35 : 6");
    assert_eq!(title(Lang::Ru, GameKind::Heckmeck, &two), "🏆 Хекмек: победа — Ben, 35 : 6");
    let shared = [(1, 30), (3, -4), (1, 30)];
    assert_eq!(
        title(Lang::En, GameKind::Qwixx, &shared),
        "🏆 Anna and Carl share the win at Qwixx, 30 : 30 : −4"
    );
    assert_eq!(
        title(Lang::De, GameKind::Qwixx, &shared),
        "🏆 Anna und Carl teilen sich den Sieg bei Qwixx, 30 : 30 : −4"
    );
    assert_eq!(title(Lang::Ru, GameKind::Qwixx, &shared), "🏆 Qwixx: победу делят Anna и Carl, 30 : 30 : −4");
    assert_eq!(
        text::results(Lang::En, GameKind::Heckmeck, &outcome(&[(2, 5), (1, 5), (3, 1)]), &names()),
        "🥇 1. Ben: 5 worms\n🥈 2. Anna: 5 worms\n🥉 3. Carl: 1 worm\nEqual points: the higher tile decided."
    );
    assert_eq!(
        text::results(Lang::De, GameKind::Qwixx, &outcome(&[(1, 30), (3, -4), (1, 30)]), &names()),
        "🥇 1. Anna: 30 Punkte\n🥇 1. Carl: 30 Punkte\n🥉 3. Ben: −4 Punkte"
    );
    assert_eq!(
        text::results(Lang::Ru, GameKind::Barbecue, &outcome(&[(1, 21), (2, 12)]), &names()),
        "🥇 1. Anna: 21 очко\n🥈 2. Ben: 12 очков"
    );
}
