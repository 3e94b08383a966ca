//! Whatever is taken back, nobody gains anything by it: without the take-backs and the moves that were taken back, the game
//! is the same one, with the same dice.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use stammtisch::fair::Seed;
use stammtisch::game::Action;
use stammtisch::games::{AnyGame, GameKind, Setup};
use stammtisch::journal::{Journal, NoTakeBack};
use stammtisch::table::{
    Change, Moment, Pace, Person, Step, Table, TableCommand, TableError, TableSeed, Terms, UserId,
};
use stammtisch::verify::{Fair, verify};

/// How many games of each kind, variant and number of players, unless `LAWS` says otherwise.
const GAMES: u64 = 4;
const NOW: Moment = Moment(1_000_000);

/// A table at which people take moves back at random, and everything that was stored of it.
struct Fickle {
    table: Table,
    written: Vec<(Moment, Step)>,
    seed: Seed,
    random: ChaCha8Rng,
    /// How many moves were taken back.
    taken_back: usize,
}

impl Fickle {
    fn sits_down(setup: Setup, number: u64) -> Fickle {
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let seed = Seed::chosen(random.random());
        let terms = Terms { variant: setup.variant(), ..Terms::new(setup.game(), Pace::None) };
        let seal = TableSeed { id: "fickle".parse().unwrap(), seed: seed.clone(), posted: None };
        let Change { table, steps, .. } = Table::open(seal, UserId(0), "0".into(), terms, NOW);
        let written = steps.into_iter().map(|step| (NOW, step)).collect();
        let mut fickle = Fickle { table, written, seed, random, taken_back: 0 };
        for user in 1..setup.seats() {
            fickle.asks(user, TableCommand::Join).unwrap();
        }
        fickle.asks(0, TableCommand::Start).unwrap();
        fickle
    }

    fn asks(&mut self, user: usize, command: TableCommand) -> Result<(), TableError> {
        let person = Person { user: UserId(user as u64), name: user.to_string(), moderates: false };
        let change = self.table.apply(&person, command, NOW)?;
        self.written.extend(change.steps.into_iter().map(|step| (NOW, step)));
        self.table = change.table;
        Ok(())
    }

    /// Somebody moves. Returns who, and the game before.
    fn moves(&mut self) -> (usize, AnyGame) {
        let game = self.table.game().unwrap().clone();
        let seats = game.acting();
        let seat = seats[self.random.random_range(0..seats.len())];
        let legal = game.legal(seat);
        let mut action = legal[self.random.random_range(0..legal.len())];
        if action == Action::Pass && self.random.random_ratio(7, 8) {
            action = legal[self.random.random_range(0..legal.len())];
        }
        self.asks(seat.index(), TableCommand::Act(action, None)).unwrap();
        (seat.index(), game)
    }

    /// Plays to the end, or so many moves.
    fn plays(&mut self, most: usize) {
        for _ in 0..most {
            if self.table.game().is_none() {
                return;
            }
            let (user, before) = self.moves();
            if self.table.game().is_none() || !self.random.random_ratio(1, 3) {
                continue;
            }
            let version = self.table.board_version();
            // Mostly whoever has just moved, sometimes another.
            let who = if self.random.random_ratio(3, 4) {
                user
            } else {
                self.random.random_range(0..before.seats())
            };
            match self.asks(who, TableCommand::TakeBack(None)) {
                Ok(()) => {
                    self.taken_back += 1;
                    assert!(self.table.board_version() >= version);
                    if who == user {
                        assert_eq!(self.table.game(), Some(&before));
                    }
                }
                Err(TableError::NoTakeBack(NoTakeBack::Late)) => panic!("there is no clock"),
                Err(TableError::NoTakeBack(_)) => {}
                Err(why) => panic!("{why}"),
            }
        }
    }
}

/// A game in which moves were taken back, to the end or until it has so many moves.
pub(crate) fn fickle_game(setup: Setup, number: u64, most: usize) -> Journal {
    let mut fickle = Fickle::sits_down(setup, number);
    fickle.plays(most);
    if fickle.table.ended().is_none() {
        fickle.asks(0, TableCommand::End).unwrap();
    }
    fickle.table.journal().unwrap().clone()
}

#[test]
fn a_game_without_its_take_backs_is_the_same_game_with_the_same_dice() {
    let first = support::seed_or(0);
    let mut taken_back = std::collections::BTreeMap::new();
    for setup in GameKind::ALL.into_iter().flat_map(Setup::all) {
        let games = std::env::var("LAWS").map_or(GAMES, |games| games.parse().unwrap());
        for number in first..first + games {
            let mut fickle = Fickle::sits_down(setup, number);
            // Many random players take very long to the end.
            let is_whole = number.is_multiple_of(2) && setup.seats() <= 3;
            fickle.plays(if is_whole { usize::MAX } else { 60 });
            if fickle.table.ended().is_none() {
                fickle.asks(0, TableCommand::End).unwrap();
            }
            *taken_back.entry(setup.game().name()).or_insert(0) += fickle.taken_back;
            let journal = fickle.table.journal().unwrap();
            let is_whole = fickle.table.outcome().is_some();
            let fair = if is_whole { Fair::ToTheEnd } else { Fair::SoFar };
            assert_eq!(verify(journal), Ok(fair), "{journal}");
            assert_eq!(journal.to_string().parse().as_ref(), Ok(journal), "{journal}");
            assert_eq!(journal.taken_back.len(), fickle.taken_back);

            let without = Journal { taken_back: Vec::new(), ..journal.clone() };
            assert_eq!(verify(&without), Ok(fair), "{without}");
            assert_eq!(without.replay(&mut |_| {}), journal.replay(&mut |_| {}));
            let is_first_form = without.to_string().starts_with("stammtisch journal 1\n");
            assert_eq!(is_first_form, is_whole, "without new lines the file is as it always was");

            let stored = fickle.written.iter().map(|(at, step)| {
                let text = serde_json::to_string(step).unwrap();
                (*at, serde_json::from_str(&text).unwrap())
            });
            let restored = Table::restore("fickle".parse().unwrap(), fickle.seed.clone(), stored).unwrap();
            assert_eq!(restored.journal(), Some(journal));
        }
    }
    for (game, count) in taken_back {
        // In Karteneck every move draws cards.
        assert_eq!(count > 50, game != "karteneck", "{game}: {count}");
    }
}

/// A stored game with take-backs for each game in which something can be taken back.
fn stored() -> Vec<(GameKind, std::path::PathBuf)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/takebacks");
    let games = GameKind::ALL.into_iter().filter(|game| game.name() != "karteneck");
    games.map(|game| (game, folder.join(format!("{game}.journal")))).collect()
}

/// What was stored once reads, checks and is written the same for ever.
#[test]
fn stored_games_with_take_backs_stay_as_they_were() {
    for (game, file) in stored() {
        let text = std::fs::read_to_string(&file).unwrap();
        let journal: Journal = text.parse().unwrap();
        assert_eq!(journal.to_string(), text, "{game}");
        assert!(journal.taken_back.len() > 3, "{game}");
        assert_eq!(verify(&journal), Ok(Fair::ToTheEnd), "{game}");
    }
}

#[test]
#[ignore = "writes files"]
fn write_missing_games_with_take_backs() {
    for (game, file) in stored().into_iter().filter(|(_, file)| !file.exists()) {
        let setup = Setup::all(game).next().unwrap();
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, fickle_game(setup, 24, usize::MAX).to_string()).unwrap();
    }
}
