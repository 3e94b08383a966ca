//! Taking back one's own last move, while nothing has come of it.

use stammtisch::game::Viewer;
use stammtisch::journal::NoTakeBack;

use super::*;

const GONE_ON: TableError = TableError::NoTakeBack(NoTakeBack::GoneOn);
const DREW: TableError = TableError::NoTakeBack(NoTakeBack::Drew);
const NOTHING: TableError = TableError::NoTakeBack(NoTakeBack::Nothing);

impl Scene {
    fn takes_back(&mut self, user: u64) -> Result<Vec<Step>, TableError> {
        self.asks(user, TableCommand::TakeBack(None))
    }

    fn state(&self) -> String {
        format!("{:?}", self.table.game())
    }

    /// Whoever is to act makes one of these moves, if it is legal.
    fn plays(&mut self, wanted: impl Fn(Action) -> bool) -> Option<u64> {
        let (user, seat) = (self.user_to_act(), self.table.acting()[0]);
        let action = self.table.game()?.legal(seat).into_iter().find(|action| wanted(*action))?;
        self.asks(user, TableCommand::Act(action, None)).unwrap();
        Some(user)
    }

    fn rolls(&mut self) -> u64 {
        self.plays(|action| action == Action::Roll).unwrap()
    }

    /// Rolls until somebody may stop.
    fn rolls_until_a_stop(&mut self) -> u64 {
        loop {
            let user = self.rolls();
            let seat = self.table.seat_of(UserId(user)).unwrap();
            if self.table.game().unwrap().legal(seat).contains(&Action::Stop) {
                return user;
            }
        }
    }
}

fn is_keep(action: Action) -> bool {
    matches!(action, Action::Keep(_))
}

/// Two tables with the same seed: at one of them a slip is taken back. The dice are the same ever after.
#[test]
fn another_face_may_be_kept_until_the_next_roll_and_the_dice_stay_the_same() {
    let [mut scene, mut other] = [(); 2].map(|()| Scene::playing(GameKind::Heckmeck, Pace::None, &[BEN]));
    for _ in 0..30 {
        let user = scene.rolls();
        other.rolls();
        if scene.user_to_act() != user {
            continue;
        }
        let before = scene.state();
        let Some(_) = scene.plays(|action| is_keep(action) && action != Action::Keep(WORM)) else {
            scene.plays(is_keep);
            other.plays(is_keep);
            continue;
        };
        let version = scene.table.board_version();
        let steps = scene.takes_back(user).unwrap();
        assert!(matches!(&steps[..], [Step::TakenBack { moves, .. }] if moves.len() == 1), "{steps:?}");
        assert_eq!(scene.state(), before);
        assert!(
            scene.table.board_version() > version,
            "neither the buttons before the slip fit nor those after it"
        );
        assert_eq!(scene.takes_back(user), Err(DREW), "the roll stays");
        for table in [&mut scene, &mut other] {
            table.plays(is_keep);
        }
        assert_eq!(scene.state(), other.state());
    }
    let anna = Person { user: UserId(ANNA), name: "1".into(), moderates: true };
    let journal = |scene: &Scene| {
        let over = scene.table.apply(&anna, TableCommand::End, scene.now).unwrap().table;
        over.journal().unwrap().clone()
    };
    let (with, without) = (journal(&scene), journal(&other));
    assert_eq!(with.entries, without.entries);
    assert!(!with.taken_back.is_empty() && without.taken_back.is_empty());
    assert_eq!(verify(&with), Ok(Fair::SoFar));
    let text = with.to_string();
    assert!(text.starts_with("stammtisch journal 2\n") && text.contains(" take back "), "{text}");
    assert_eq!(text.parse().as_ref(), Ok(&with));
}

const WORM: stammtisch::game::worm_dice::Face = stammtisch::game::worm_dice::Face::Worm;

#[test]
fn a_stop_may_be_taken_back_until_the_next_player_acts() {
    let mut scene = Scene::playing(GameKind::Pig, Pace::None, &[BEN]);
    let user = scene.rolls_until_a_stop();
    let (before, next) = (scene.state(), if user == ANNA { BEN } else { ANNA });
    scene.acts(user, "stop").unwrap();
    assert_eq!(scene.user_to_act(), next);
    assert_eq!(scene.takes_back(CARL), Err(TableError::NotSeated));
    assert!(matches!(scene.takes_back(next), Err(TableError::NoTakeBack(_))), "it wasn't theirs");
    let stale = TableCommand::TakeBack(Some(scene.table.board_version() - 1));
    assert_eq!(scene.asks(user, stale), Err(TableError::Stale), "a button of another board");
    scene.asks(user, TableCommand::TakeBack(Some(scene.table.board_version()))).unwrap();
    assert_eq!(scene.state(), before);
    assert_eq!(scene.user_to_act(), user);
    scene.acts(user, "stop").unwrap();
    scene.acts(next, "roll").unwrap();
    assert_eq!(scene.takes_back(user), Err(GONE_ON));
    assert_eq!(scene.takes_back(next), Err(DREW));
}

#[test]
fn nothing_is_taken_back_before_the_game_or_after_it() {
    let mut scene = Scene::open(GameKind::Pig, Pace::None);
    assert_eq!(scene.takes_back(ANNA), Err(TableError::NotStarted));
    let mut scene = Scene::playing(GameKind::Pig, Pace::None, &[BEN]);
    assert_eq!(scene.takes_back(ANNA), Err(NOTHING));
    // Both hold whenever they may, until one of them has won.
    let mut last = ANNA;
    while scene.table.game().is_some() {
        last = scene.user_to_act();
        let _ = scene.plays(|action| action == Action::Stop).or_else(|| Some(scene.rolls()));
    }
    assert_eq!(scene.takes_back(last), Err(TableError::Over), "a stop that ended the game stays");
}

/// Everybody chooses at the same time, so a choice may be taken back until all have chosen. The others' buttons stay valid.
#[test]
fn a_choice_may_be_taken_back_until_all_have_chosen() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::Live, &[BEN, CARL]);
    scene.rolls();
    let before = (scene.state(), scene.table.board_version(), scene.table.deadline());
    scene.acts(ANNA, "skip").unwrap();
    scene.acts(BEN, "skip").unwrap();
    scene.now = scene.now.plus(10 * SECOND);
    scene.takes_back(ANNA).unwrap();
    assert_eq!(scene.table.asked(), [UserId(ANNA), UserId(CARL)]);
    scene.takes_back(BEN).unwrap();
    assert_eq!((scene.state(), scene.table.board_version(), scene.table.deadline()), before);
    for user in [ANNA, BEN] {
        scene.acts(user, "skip").unwrap();
    }
    let seat = scene.table.seat_of(UserId(CARL)).unwrap();
    let view = scene.table.game().unwrap().view(Viewer::Seat(seat));
    scene.acts(CARL, "skip").unwrap();
    assert_eq!(scene.takes_back(CARL), Err(GONE_ON), "now they know what the others chose: {view:?}");
    assert_eq!(scene.takes_back(ANNA), Err(GONE_ON));
    // The choice for the coloured dice may be taken back until the next player rolls.
    let active = scene.user_to_act();
    let before = scene.state();
    scene.acts(active, "skip").unwrap();
    scene.takes_back(active).unwrap();
    assert_eq!(scene.state(), before);
}

#[test]
fn a_choice_that_was_changed_goes_back_one_step_at_a_time() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::None, &[BEN]);
    scene.rolls();
    let before = scene.state();
    let seat = scene.table.seat_of(UserId(ANNA)).unwrap();
    let cross = scene.table.game().unwrap().legal(seat)[0];
    scene.asks(ANNA, TableCommand::Act(cross, None)).unwrap();
    let chosen = scene.state();
    scene.acts(ANNA, "skip").unwrap();
    scene.takes_back(ANNA).unwrap();
    assert_eq!(scene.state(), chosen);
    scene.takes_back(ANNA).unwrap();
    assert_eq!(scene.state(), before);
    assert!(matches!(scene.takes_back(BEN), Err(TableError::NoTakeBack(_))));
}

#[test]
fn a_card_that_was_laid_stays_laid() {
    let mut scene = Scene::playing(GameKind::Karteneck, Pace::None, &[BEN]);
    let user = scene.plays(|action| matches!(action, Action::Lay(_))).unwrap();
    assert_eq!(scene.takes_back(user), Err(DREW), "a card was drawn at once");
    let user = scene.plays(|action| action == Action::Pass).unwrap();
    assert_eq!(scene.takes_back(user), Err(DREW));
}

/// Otherwise somebody could stop, take it back and stop again for ever.
#[test]
fn a_move_that_is_taken_back_gives_no_time_back() {
    let mut scene = Scene::playing(GameKind::Pig, Pace::Live, &[BEN]);
    let user = scene.rolls_until_a_stop();
    let deadline = scene.table.deadline().unwrap();
    scene.now = scene.now.plus(MINUTE);
    scene.acts(user, "stop").unwrap();
    assert_ne!(scene.table.deadline(), Some(deadline));
    scene.now = scene.now.plus(30 * SECOND);
    scene.takes_back(user).unwrap();
    assert_eq!(scene.table.deadline(), Some(deadline));
    scene.acts(user, "stop").unwrap();
    scene.now = scene.now.plus(30 * SECOND);
    assert_eq!(scene.takes_back(user), Err(TableError::NoTakeBack(NoTakeBack::Late)));
}

#[test]
fn what_the_clock_did_is_nobodys_to_take_back() {
    let mut scene = Scene::playing(GameKind::Pig, Pace::Live, &[BEN]);
    let user = scene.rolls_until_a_stop();
    let steps = scene.waits(3 * MINUTE).unwrap();
    assert!(
        steps.iter().any(|step| matches!(step, Step::Played { action: Action::Stop, by: Mover::Clock, .. }))
    );
    assert_eq!(scene.takes_back(user), Err(NOTHING));
}

/// Until a computer's move is stored, nobody else has acted: what it has thought so far is dropped.
#[test]
fn a_computer_that_is_still_thinking_has_not_acted() {
    let mut scene = Scene::open(GameKind::Pig, Pace::None);
    scene.asks(ANNA, TableCommand::Seat(Level::Easy)).unwrap();
    scene.asks(ANNA, TableCommand::Start).unwrap();
    loop {
        scene.computers_move();
        scene.rolls();
        if !scene.table.awaits_computers() {
            break;
        }
    }
    let before = scene.state();
    scene.acts(ANNA, "stop").unwrap();
    let steps = scene.table.steps();
    assert!(scene.table.awaits_computers());
    scene.takes_back(ANNA).unwrap();
    assert!(!scene.table.awaits_computers() && scene.table.steps() > steps);
    assert_eq!(scene.state(), before);
    scene.acts(ANNA, "stop").unwrap();
    scene.computers_move();
    if scene.table.game().is_some() {
        assert_eq!(scene.takes_back(ANNA), Err(GONE_ON));
    }
}

/// Whoever has left takes the seat again with it, as with any move.
#[test]
fn who_has_left_comes_back_with_it() {
    let mut scene = Scene::playing(GameKind::Pig, Pace::None, &[BEN]);
    let user = scene.rolls_until_a_stop();
    scene.acts(user, "stop").unwrap();
    scene.asks(user, TableCommand::Leave).unwrap();
    let steps = scene.takes_back(user).unwrap();
    assert!(matches!(steps[..], [Step::Returned { .. }, Step::TakenBack { .. }]), "{steps:?}");
    assert_eq!(scene.user_to_act(), user);
}

/// The text is stored: earlier versions don't know it, and park the table.
#[test]
fn the_stored_step_names_the_lines_of_the_journal() {
    let text = r#"{"takenback":{"seat":0,"moves":[3]}}"#;
    let step: Step = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&step).unwrap(), text);
    let mut scene = Scene::playing(GameKind::Pig, Pace::None, &[BEN]);
    let user = scene.rolls_until_a_stop();
    scene.acts(user, "stop").unwrap();
    let seat = scene.table.seat_of(UserId(user)).unwrap();
    let lines = scene.table.record().unwrap().lines().len();
    let restored = |moves: Vec<usize>, seat| {
        let damaged = [(scene.now, Step::TakenBack { seat, moves })];
        Table::restore(id(), Seed::chosen([7; 32]), scene.written.iter().cloned().chain(damaged)).map(drop)
    };
    assert_eq!(restored(vec![lines], seat), Ok(()));
    assert!(restored(vec![lines - 1], seat).is_err(), "another move");
    assert!(restored(vec![lines], seat.next(2)).is_err(), "of another seat");
}
