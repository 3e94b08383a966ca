//! Random games of every kind and size: all that is said about them is within Discord's limits.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::{GameId, Seed, SeedWords, Stream};
use stammtisch::game::action::Row;
use stammtisch::game::cards::{CardKind, HENS, Lay, PLAQUES};
use stammtisch::game::worm_dice::Face;
use stammtisch::game::{Action, Illegal, Seat, Viewer};
use stammtisch::games::{AnyEvent, AnyGame, AnyView, GameKind, Setup};
use stammtisch::picture::Labels;
use stammtisch::text::{self, Lang};

use crate::actions::all_actions;

/// Games of each kind, number of players and option.
const GAMES: u64 = 12;
/// Every state of these is looked at, and some states of the others.
const GAMES_IN_FULL: u64 = 2;
const SAMPLE: usize = 7;

/// All languages, and the one in which every text is longer by a third.
pub(crate) fn spoken() -> impl Iterator<Item = Lang> {
    Lang::ALL.into_iter().chain([Lang::Pseudo])
}

#[test]
fn every_game_can_be_told() {
    let seed = support::seed_or(0);
    with_every_setup(|setup| (0..GAMES).for_each(|number| play(setup, number, seed.wrapping_add(number))));
}

#[test]
fn games_and_rules_are_described_in_every_language() {
    for lang in spoken() {
        for game in GameKind::ALL {
            check_text(&text::game_name(lang, game), 100);
            check_text(&text::game_blurb(lang, game), 120);
            let cards = game.rule_cards();
            assert!((5..=7).contains(&cards.len()), "{game} has {} cards", cards.len());
            for card in cards {
                let words = text::rule_card(lang, card);
                check_text(&words.title, 60);
                check_text(&words.text(lang), 2000);
            }
        }
        check_text(&lang.say("help-text", &[]), 800);
        check_text(&lang.say("help-commands", &[]), 2000);
    }
}

#[test]
fn what_all_games_refuse_is_said_in_all_of_them() {
    let (names, seat, unknown) = (names(3), Seat::new(2), Seat::new(6));
    let refusals = [
        Illegal::Over,
        Illegal::NoSuchSeat { seat: unknown },
        Illegal::NotYourTurn { turn: seat },
        Illegal::NotYourTurn { turn: unknown },
        Illegal::OtherGame,
    ];
    GameKind::ALL.into_iter().for_each(|game| check_refusals(game, &refusals, &names));
}

/// Those that a random game seldom comes to, too.
#[test]
fn every_refusal_can_be_said() {
    let (names, seat) = (names(3), Seat::new(2));
    let faces = Face::ALL.into_iter().flat_map(|face| {
        [Illegal::NoSuchFace { face }, Illegal::FaceUsed { face }, Illegal::FaceNotRolled { face }]
    });
    let dice: Vec<_> =
        [Illegal::RollFirst, Illegal::KeepFirst, Illegal::MustStop].into_iter().chain(faces).collect();
    check_refusals("barbecue".parse().unwrap(), &dice, &names);
    check_refusals("heckmeck".parse().unwrap(), &[&dice[..], &[Illegal::NoChoice]].concat(), &names);
    let kinds = HENS.map(CardKind::Hen).chain([CardKind::Worm]).map(|kind| Illegal::KindLaid { kind });
    let cards = [Illegal::Passed, Illegal::NotInHand, Illegal::NothingToSteal].into_iter().chain(kinds);
    check_refusals("karteneck".parse().unwrap(), &cards.collect::<Vec<_>>(), &names);
    let rows = Row::ALL.into_iter().flat_map(|row| {
        let number = 7;
        [
            Illegal::NotThatNumber { row, number },
            Illegal::RowClosed { row },
            Illegal::NotFurtherRight { row, number },
            Illegal::NeedsFive { row, crosses: 1 },
        ]
    });
    let sheet = [Illegal::AwaitingRoll { active: seat }, Illegal::AlreadyRolled, Illegal::AlreadyChosen];
    check_refusals("qwixx".parse().unwrap(), &sheet.into_iter().chain(rows).collect::<Vec<_>>(), &names);
    check_refusals("pig".parse().unwrap(), &[Illegal::RollFirst], &names);
}

/// Each says something of its own, in every language.
fn check_refusals(game: GameKind, refusals: &[Illegal], names: &[String]) {
    for lang in spoken() {
        let said: Vec<_> =
            refusals.iter().map(|&illegal| text::refusal(lang, game, illegal, names)).collect();
        said.iter().for_each(|text| check_text(text, 300));
        let different: std::collections::HashSet<_> = said.iter().collect();
        assert_eq!(different.len(), refusals.len(), "{game} in {lang:?}");
        for (illegal, text) in refusals.iter().zip(said) {
            let is_fallback = text == lang.say("illegal-other-game", &[]);
            assert_eq!(is_fallback, *illegal == Illegal::OtherGame, "{game} has no words for {illegal:?}");
        }
    }
}

#[test]
fn the_largest_lay_fits_on_a_button() {
    let game = start(Setup::new("karteneck".parse().unwrap(), 2).unwrap(), 0).0;
    let view = game.view(Viewer::Bystander);
    // All worms at once leave room for a word of eight letters: the pseudo-language's is cut.
    for lang in Lang::ALL {
        let all = text::label(lang, Action::Lay(Lay::Worms(PLAQUES.collect())), &view);
        check_text(&all, 80);
        assert!(all.ends_with("→ 125"), "{all} is cut");
    }
}

/// Nothing half said: no brace, no isolation mark, no missing text, and it fits.
pub(crate) fn check_text(text: &str, limit: usize) {
    assert!(!text.trim().is_empty(), "something is said");
    assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{text:?} is half said");
    assert!(!text.contains("````"), "{text:?} runs a code block into what follows");
    let length = text.encode_utf16().count();
    assert!(length <= limit, "{length} of {limit}: {text}");
    let keys = text.split_whitespace().filter(|word| is_key_of_the_code(word));
    assert_eq!(keys.count(), 0, "{text:?} shows a key");
}

/// Keys begin with one of these; nothing people read does.
fn is_key_of_the_code(word: &str) -> bool {
    [
        "account-", "illegal-", "board-", "alt-", "label-", "prize-", "count-", "cards-", "row-", "throw-",
        "results-",
    ]
    .iter()
    .any(|prefix| word.starts_with(prefix))
}

/// As long as Discord lets them be, with every second character escaped.
fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| format!("{seat}{}w", "\\_m".repeat(15))).collect()
}

fn start(setup: Setup, number: u64) -> (AnyGame, Stream, Vec<AnyEvent>) {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let id = "text".parse::<GameId>().unwrap();
    let mut stream = Stream::new(&Seed::chosen(seed), &id, &SeedWords::new());
    let mut events = Vec::new();
    let game = AnyGame::new(&setup, &mut stream, &mut |event| events.push(event));
    (game, stream, events)
}

/// Does it with every set-up there is, on all cores.
fn with_every_setup(check: impl Fn(Setup) + Sync) {
    let setups: Vec<Setup> = GameKind::ALL.into_iter().flat_map(Setup::all).collect();
    support::on_all_cores(&setups, |setup| check(*setup));
}

fn play(setup: Setup, number: u64, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut game, mut stream, mut events) = start(setup, seed);
    let names = names(setup.seats());
    let (mut whole, mut refused) = (Vec::new(), Vec::new());
    while game.outcome().is_none() {
        if number < GAMES_IN_FULL || whole.len() % SAMPLE == 0 {
            check_state(&game, &names);
            note_refusals(&game, &mut refused);
        }
        check_events(&events, &names);
        whole.append(&mut events);
        let acting = game.acting();
        let seat = acting[random.random_range(0..acting.len())];
        let action = choose(&game.legal(seat), &mut random);
        game.play(seat, action, &mut stream, &mut |event| events.push(event)).unwrap();
    }
    check_state(&game, &names);
    check_events(&events, &names);
    check_events(&whole, &names);
    note_refusals(&game, &mut refused);
    check_refusals(game.kind(), &refused, &names);
    for lang in spoken() {
        let outcome = game.outcome().unwrap();
        check_text(&text::results(lang, game.kind(), &outcome, &names), 1024);
        check_text(&text::results_title(lang, game.kind(), &outcome, &names), 600);
    }
}

/// Adds why the game refuses something now, each reason once.
fn note_refusals(game: &AnyGame, refused: &mut Vec<Illegal>) {
    let nobody = Seat::new(game.seats() as u8);
    for seat in Seat::all(game.seats()).chain([nobody]) {
        for illegal in all_actions().filter_map(|action| game.check(seat, action).err()) {
            if !refused.contains(&illegal) {
                refused.push(illegal);
            }
        }
    }
}

/// Any legal action; stopping and passing come up more rarely, so that totals get high.
fn choose(legal: &[Action], random: &mut ChaCha8Rng) -> Action {
    let action = legal[random.random_range(0..legal.len())];
    match action {
        Action::Stop | Action::Pass if random.random_ratio(7, 8) => {
            legal[random.random_range(0..legal.len())]
        }
        _ => action,
    }
}

fn check_events(events: &[AnyEvent], names: &[String]) {
    for lang in spoken() {
        let account = text::account(lang, events, names);
        assert_eq!(account.is_empty(), events.is_empty());
        account.iter().for_each(|sentence| check_text(sentence, 600));
        if !events.is_empty() {
            check_text(&text::last_word(lang, events, names), 1800);
        }
    }
}

fn check_state(game: &AnyGame, names: &[String]) {
    let public = game.view(Viewer::Bystander);
    for lang in spoken() {
        check_board(lang, &public, names);
        for seat in Seat::all(game.seats()) {
            let view = game.view(Viewer::Seat(seat));
            check_private(lang, game, seat, names);
            let possible = text::possible(lang, &view, &game.legal(seat));
            assert_eq!(possible.is_some(), !game.legal(seat).is_empty(), "who may act hears how");
            possible.iter().for_each(|text| check_text(text, 400));
            if game.acting().contains(&seat) {
                check_text(&view.request(lang), 120);
            }
            for action in game.legal(seat).into_iter().take(40) {
                check_text(&text::label(lang, action, &view), 80);
                check_text(&text::meaning(lang, action, &view), 100);
                assert_ne!(text::meaning(Lang::De, action, &view), action.to_string(), "it has words");
            }
        }
    }
}

fn check_board(lang: Lang, view: &AnyView, names: &[String]) {
    let board = text::board(lang, view, names);
    check_text(&board.description, 4096);
    for (name, value) in &board.fields {
        check_text(name, 256);
        check_text(value, 1024);
        assert!(!value.ends_with('…'), "{value} is cut");
    }
    assert_eq!(board.fields.len(), names.len());
    assert!(board.length() <= 5000, "{board:?}");
    let alt = text::alt(lang, view, names);
    check_text(&alt, 1024);
    assert!(!alt.contains(['*', '`']), "{alt} has Markdown");
    let plain: Vec<_> = names.iter().map(|name| name.replace('\\', "")).collect();
    let alt = text::alt(lang, view, &plain);
    // Five players of Qwixx with the longest names there are fill the description of a picture: it has no room for a
    // language that is longer than English by a third.
    let is_full = lang == Lang::Pseudo && view.kind() == GameKind::Qwixx && names.len() == 5;
    assert!(is_full || !alt.ends_with('…'), "{alt} is cut");
    assert!(is_full || plain.iter().all(|name| alt.contains(name)), "{alt} leaves a player out");
    let code = board.fields.iter().map(|(_, value)| value).chain([&board.description]);
    let lines = code.flat_map(|text| text.split("```").skip(1).step_by(2)).flat_map(str::lines);
    assert!(lines.clone().all(|line| line.chars().count() <= 36), "a phone is narrow: {board:?}");
    assert!(lines.clone().all(|line| !line.contains('\\')), "no name stands in a code block");
}

fn check_private(lang: Lang, game: &AnyGame, seat: Seat, names: &[String]) {
    let labels = Labels { lang, names };
    let panel = game.view(Viewer::Seat(seat)).panel(&labels, seat, &game.legal(seat));
    assert_eq!(panel.is_some(), game.kind().panel().is_some(), "a game that has a panel shows it");
    let (Some(panel), Some(info)) = (panel, game.kind().panel()) else { return };
    check_text(&panel.words, 2000);
    check_text(&panel.alt, 1024);
    for menu in &panel.menus {
        assert!(info.menus.contains(&menu.name), "{} is no menu of {info:?}", menu.name);
        assert!((1..=25).contains(&menu.options.len()) && menu.most <= menu.options.len());
        check_text(&menu.placeholder, 150);
        for (value, label) in &menu.options {
            check_text(label, 100);
            let action = GameKind::chosen(menu.name, std::slice::from_ref(value)).unwrap();
            assert_eq!(game.check(seat, action), Ok(()), "what a menu offers can be done");
        }
    }
}
