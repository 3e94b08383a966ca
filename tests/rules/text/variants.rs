//! Every event and every prize can be told, also those that random games seldom reach.

use std::collections::HashSet;

use stammtisch::game::action::Row;
use stammtisch::game::cards::CardKind;
use stammtisch::game::chance::Replayer;
use stammtisch::game::{Action, Seat, Viewer};
use stammtisch::games::barbecue::{self, Section};
use stammtisch::games::heckmeck::{self, Failure, Tile, Turned};
use stammtisch::games::{AnyEvent, AnyGame, AnyView, GameKind, Setup, karteneck, qwixx};
use stammtisch::text::{self, Lang};

use super::games::{check_text, spoken};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn names() -> Vec<String> {
    ["Anna", "Ben"].map(str::to_owned).to_vec()
}

fn tile(value: u8) -> Tile {
    Tile::all().find(|tile| tile.value() == value).unwrap()
}

fn section(total: u8) -> Section {
    Section::of(total).unwrap()
}

/// Tiles of Karteneck can be had from nowhere but a game or a file.
fn card_tile(value: u8) -> karteneck::Tile {
    serde_json::from_value(value.into()).unwrap()
}

#[test]
fn every_event_has_its_own_words() {
    let events: Vec<_> = [heckmeck_events(), barbecue_events(), karteneck_events(), qwixx_events()].concat();
    for lang in spoken() {
        let mut told = HashSet::new();
        for event in &events {
            let account = text::account(lang, std::slice::from_ref(event), &names());
            assert_eq!(account.len(), 1, "{event:?}");
            check_text(&account[0], 200);
            let names_somebody = account[0].contains("Anna") || account[0].contains("Ben");
            let has_a_number = account[0].contains(char::is_numeric);
            let plain = matches!(event, AnyEvent::Qwixx(qwixx::Event::Closed { .. }));
            assert!(names_somebody || has_a_number || plain, "{} tells nothing", account[0]);
            assert!(told.insert(account[0].clone()), "{} is told twice", account[0]);
        }
    }
}

#[test]
fn every_prize_has_its_own_label() {
    for lang in spoken() {
        let labels: Vec<_> = heckmeck_prizes()
            .into_iter()
            .map(|view| text::label(lang, Action::Stop, &view))
            .chain(barbecue_prizes().into_iter().map(|view| text::label(lang, Action::Stop, &view)))
            .collect();
        let limit = if lang == Lang::Pseudo { 60 } else { 40 };
        labels.iter().for_each(|label| check_text(label, limit));
        // Bust and no worm are the same in both games.
        let different: HashSet<_> = labels.iter().collect();
        assert_eq!(different.len(), labels.len() - 2, "{labels:?}");
    }
}

#[test]
fn the_tile_on_the_grill_is_offered_instead_of_a_theft() {
    let view = &heckmeck_prizes()[1];
    assert_eq!(text::label(Lang::En, Action::Stop, view), "Stop: steal 26");
    assert_eq!(text::label(Lang::En, Action::StopGrill, view), "Take 25 from the grill");
    assert_eq!(text::label(Lang::De, Action::StopGrill, view), "25 vom Grill nehmen");
    assert_eq!(text::label(Lang::Ru, Action::StopGrill, view), "Взять 25 с гриля");
}

fn heckmeck_events() -> Vec<AnyEvent> {
    use heckmeck::Event;
    let failed = |why, returned: Option<u8>, turned| Event::Failed {
        seat: TWO,
        why,
        returned: returned.map(tile),
        turned,
    };
    let events = vec![
        Event::Begins { seat: ONE },
        Event::Took { seat: ONE, tile: tile(24) },
        Event::Stole { seat: ONE, from: TWO, tile: tile(26) },
        failed(Failure::NoWorm, None, Turned::None),
        failed(Failure::NoTile, Some(30), Turned::None),
        failed(Failure::Bust, Some(30), Turned::Highest(tile(34))),
        failed(Failure::Bust, Some(30), Turned::Returned),
        failed(Failure::Bust, Some(30), Turned::Both(tile(34))),
    ];
    events.into_iter().map(AnyEvent::Heckmeck).collect()
}

fn barbecue_events() -> Vec<AnyEvent> {
    use barbecue::{Event, Failure, Prize};
    let won = |prize| Event::Won { seat: ONE, prize, worms: 2 };
    let events = vec![
        won(Prize::Occupy(section(25))),
        won(Prize::Capture { section: section(25), from: TWO }),
        won(Prize::Close(section(25))),
        won(Prize::Snail(section(25))),
        won(Prize::PileSnail),
        won(Prize::NoSnailLeft),
        Event::Failed { seat: ONE, why: Failure::Bust },
        Event::Failed { seat: ONE, why: Failure::NoWorm },
        Event::Failed { seat: ONE, why: Failure::TooLow },
        Event::Failed { seat: ONE, why: Failure::Closed(section(30)) },
        Event::SnailPlaced { section: section(36), evicted: None },
        Event::SnailPlaced { section: section(36), evicted: Some(TWO) },
    ];
    events.into_iter().map(AnyEvent::Barbecue).collect()
}

fn karteneck_events() -> Vec<AnyEvent> {
    use karteneck::Event;
    let events = vec![
        Event::RoundBegins { round: 2, grill: [18, 39].map(card_tile).into_iter().collect(), seat: ONE },
        Event::Laid { seat: ONE, kind: CardKind::Hen(2), count: 3, sum: 16 },
        Event::Laid { seat: ONE, kind: CardKind::Worm, count: 1, sum: 21 },
        Event::Drew { seat: ONE, count: 2 },
        Event::Reshuffled { cards: 31 },
        Event::Succeeded { seat: ONE, sum: 30 },
        Event::Stole { seat: ONE, from: TWO, tile: card_tile(30) },
        Event::Failed { seat: ONE, tile: card_tile(18) },
        Event::Shared { seat: ONE, sum: 30, tile: card_tile(39) },
    ];
    events.into_iter().map(AnyEvent::Karteneck).collect()
}

fn qwixx_events() -> Vec<AnyEvent> {
    use qwixx::Event;
    let row = Row::Yellow;
    let events = vec![
        Event::RolledToBegin { rolls: [(ONE, 5), (TWO, 3)].into_iter().collect() },
        Event::Chose { seat: ONE, forced: false },
        Event::Chose { seat: ONE, forced: true },
        Event::Revealed { number: 5, choices: [Some(row), None].into_iter().collect() },
        Event::Revealed { number: 5, choices: [None, None].into_iter().collect() },
        Event::Crossed { seat: ONE, row, number: 10 },
        Event::Skipped { seat: ONE, forced: false },
        Event::Skipped { seat: ONE, forced: true },
        Event::Locked { seat: ONE, row },
        Event::Closed { row },
        Event::Penalty { seat: ONE, penalties: 1, forced: false },
        Event::Penalty { seat: ONE, penalties: 2, forced: true },
    ];
    events.into_iter().map(AnyEvent::Qwixx).collect()
}

fn view(kind: GameKind) -> AnyView {
    let setup = Setup::new(kind, 2).unwrap();
    AnyGame::new(&setup, &mut Replayer::new(&[1]), &mut |_| {}).view(Viewer::Bystander)
}

fn heckmeck_prizes() -> Vec<AnyView> {
    use heckmeck::Prize;
    let AnyView::Heckmeck(view) = view(GameKind::Heckmeck) else { panic!("another game") };
    let prizes = [
        Prize::Grill(tile(24)),
        Prize::Steal { from: TWO, tile: tile(26), instead: Some(tile(25)) },
        Prize::Nothing(Failure::Bust),
        Prize::Nothing(Failure::NoWorm),
        Prize::Nothing(Failure::NoTile),
    ];
    prizes.map(|prize| AnyView::Heckmeck(heckmeck::View { prize: Some(prize), ..view.clone() })).to_vec()
}

fn barbecue_prizes() -> Vec<AnyView> {
    use barbecue::{Failure, Prize};
    let AnyView::Barbecue(view) = view(GameKind::Barbecue) else { panic!("another game") };
    let section = section(25);
    let prizes = [
        Prize::Occupy(section),
        Prize::Capture { section, from: TWO },
        Prize::Close(section),
        Prize::Snail(section),
        Prize::PileSnail,
        Prize::NoSnailLeft,
        Prize::Nothing(Failure::Bust),
        Prize::Nothing(Failure::NoWorm),
        Prize::Nothing(Failure::TooLow),
        Prize::Nothing(Failure::Closed(section)),
    ];
    prizes.map(|prize| AnyView::Barbecue(barbecue::View { prize: Some(prize), ..view.clone() })).to_vec()
}
