//! A table from the lobby to the result, as short scenes. The time is a number that the scenes set.

mod takeback;

use stammtisch::fair::{GameId, Seed};
use stammtisch::game::computer::Level;
use stammtisch::game::{Action, Seat};
use stammtisch::games::GameKind;
use stammtisch::table::{
    Absence, Absences, Absentee, Alarm, Change, ComputerPace, EndReason, Moment, Mover, Opening, Pace, Pause,
    Pauses, Person, PostedAt, Reminders, StandIn, Step, Table, TableCommand, TableError, TableSeed, Terms,
    UserId,
};
use stammtisch::verify::{Fair, verify};

const ANNA: u64 = 1;
const BEN: u64 = 2;
const CARL: u64 = 3;
const MODERATOR: u64 = 9;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;

/// A table, everything written down of it, and the time.
struct Scene {
    table: Table,
    written: Vec<(Moment, Step)>,
    now: Moment,
    absences: Absences,
}

impl Scene {
    /// Anna opens a table.
    fn open(game: GameKind, pace: Pace) -> Scene {
        Scene::sealed(game, pace, None)
    }

    /// Anna opens a table whose commitment is in this message.
    fn sealed(game: GameKind, pace: Pace, posted: Option<PostedAt>) -> Scene {
        let now = Moment(1_000_000);
        let terms = Terms::new(game, pace);
        let (id, seed) = (id(), Seed::chosen([7; 32]));
        let Change { table, steps, .. } =
            Table::open(TableSeed { id, seed, posted }, UserId(ANNA), "1".into(), terms, now);
        let absences = Absences::default();
        let table = table.with_pauses(Pauses::of_server(None, absences.clone()));
        Scene { table, written: steps.into_iter().map(|step| (now, step)).collect(), now, absences }
    }

    /// Somebody is away for so many days from now on, or back.
    fn is_away(&self, user: u64, days: Option<i64>) {
        let away = days.map(|days| Absence { from: self.now, until: self.now.plus(days * DAY), quiet: None });
        self.absences.set(Absentee::Person(UserId(user)), away.into_iter().collect());
    }

    /// The computer hands seats back to those who have returned.
    fn hands_back(&mut self) -> Option<Vec<Step>> {
        let change = self.table.hand_back(self.now)?;
        Some(self.accept(change))
    }

    /// Anna opens a table, the others join, Anna starts.
    fn playing(game: GameKind, pace: Pace, others: &[u64]) -> Scene {
        let mut scene = Scene::open(game, pace);
        for &user in others {
            scene.asks(user, TableCommand::Join).unwrap();
        }
        scene.asks(ANNA, TableCommand::Start).unwrap();
        scene
    }

    fn asks(&mut self, user: u64, ask: TableCommand) -> Result<Vec<Step>, TableError> {
        let person = Person { user: UserId(user), name: user.to_string(), moderates: user == MODERATOR };
        let change = self.table.apply(&person, ask, self.now)?;
        Ok(self.accept(change))
    }

    fn acts(&mut self, user: u64, action: &str) -> Result<Vec<Step>, TableError> {
        self.asks(user, TableCommand::Act(action.parse().unwrap(), None))
    }

    /// What the clock does after so many milliseconds.
    fn waits(&mut self, milliseconds: i64) -> Option<Vec<Step>> {
        self.now = self.now.plus(milliseconds);
        let change = self.table.time_out(self.now)?;
        Some(self.accept(change))
    }

    /// The computers move, as long as it is theirs.
    fn computers_move(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        while let Some(at) = self.table.computer_moves_at(ComputerPace::Calm) {
            self.now = at.max(self.now);
            let change = self.table.computers_play(ComputerPace::Calm, self.now).unwrap();
            steps.extend(self.accept(change));
        }
        steps
    }

    /// Writes a change down; what is written gives the same table again.
    fn accept(&mut self, change: Change) -> Vec<Step> {
        assert_eq!(change.table.steps(), self.table.steps() + change.steps.len() as u32);
        self.written.extend(change.steps.iter().map(|step| (self.now, step.clone())));
        self.table = change.table;
        let stored: Vec<_> = self.written.iter().map(|(at, step)| (*at, reread(step))).collect();
        let restored = Table::restore(id(), Seed::chosen([7; 32]), stored).unwrap();
        let restored = restored.with_pauses(Pauses::of_server(None, self.absences.clone()));
        assert_eq!(summary(&restored), summary(&self.table));
        change.steps
    }

    fn user_to_act(&self) -> u64 {
        self.table.participants()[self.table.acting()[0].index()].user().unwrap().0
    }
}

fn id() -> GameId {
    "scene".parse().unwrap()
}

fn reread(step: &Step) -> Step {
    serde_json::from_str(&serde_json::to_string(step).unwrap()).unwrap()
}

fn summary(table: &Table) -> String {
    let Some(game) = table.game() else {
        let (host, invited, ended) = (table.host(), table.invited(), table.ended());
        return format!("{:?} {host:?} {invited:?} {ended:?} {:?}", table.participants(), table.journal());
    };
    let deadline = table.deadline();
    format!(
        "{game:?} {:?} {:?} {} {} {deadline:?}",
        table.participants(),
        table.votes(),
        table.steps(),
        table.board_version()
    )
}

#[test]
fn friends_join_leave_and_start() {
    let mut scene = Scene::open(GameKind::Barbecue, Pace::Live);
    assert_eq!(scene.asks(ANNA, TableCommand::Start), Err(TableError::TooFew { needed: 2 }));
    assert_eq!(scene.asks(ANNA, TableCommand::Join), Err(TableError::AlreadySeated));
    for user in 2..=5 {
        scene.asks(user, TableCommand::Join).unwrap();
    }
    assert_eq!(scene.asks(6, TableCommand::Join), Err(TableError::Full { seats: 5 }));
    assert_eq!(scene.asks(6, TableCommand::Leave), Err(TableError::NotSeated));
    scene.asks(BEN, TableCommand::Leave).unwrap();
    assert_eq!(scene.asks(CARL, TableCommand::Start), Err(TableError::NotHost));
    assert_eq!(scene.acts(ANNA, "roll"), Err(TableError::NotStarted));
    scene.asks(ANNA, TableCommand::Start).unwrap();
    assert_eq!(scene.table.game().unwrap().seats(), 4);
    assert_eq!(scene.asks(BEN, TableCommand::Join), Err(TableError::AlreadyStarted));
    assert_eq!(scene.asks(ANNA, TableCommand::Start), Err(TableError::AlreadyStarted));
}

/// Anna opens a table, and seats are kept for these people.
fn invited(game: GameKind, people: &[u64]) -> Scene {
    let now = Moment(1_000_000);
    let terms = Terms::new(game, Pace::Live);
    let invited = people.iter().copied().map(UserId).collect();
    let opening = Opening { invited, starts: true, ..Opening::from(terms) };
    let table_seed = TableSeed { id: id(), seed: Seed::chosen([7; 32]), posted: None };
    let Change { table, steps, .. } = Table::open_for(table_seed, UserId(ANNA), "1".into(), &opening, now);
    let absences = Absences::default();
    Scene { table, written: steps.into_iter().map(|step| (now, step)).collect(), now, absences }
}

#[test]
fn a_kept_seat_is_taken_or_given_up_and_blocks_nobody() {
    let mut scene = invited(GameKind::Barbecue, &[BEN, CARL, ANNA, BEN]);
    assert_eq!(scene.table.asked(), [UserId(BEN), UserId(CARL)], "each once, and not the host");
    for user in [6, 7] {
        scene.asks(user, TableCommand::Join).unwrap();
    }
    assert_eq!(scene.asks(8, TableCommand::Join), Err(TableError::Full { seats: 5 }));
    assert_eq!(scene.asks(ANNA, TableCommand::Seat(Level::Easy)), Err(TableError::Full { seats: 5 }));
    scene.asks(BEN, TableCommand::Decline).unwrap();
    scene.asks(8, TableCommand::Join).unwrap();
    assert_eq!(scene.asks(9, TableCommand::Join), Err(TableError::Full { seats: 5 }), "one is Carl's");
    assert_eq!(scene.asks(9, TableCommand::Decline), Err(TableError::NotSeated));
    scene.asks(ANNA, TableCommand::Start).unwrap();
    assert_eq!(scene.table.game().unwrap().seats(), 4, "nobody plays who didn't sit down");
    assert!(scene.table.invited().is_empty());
}

#[test]
fn when_all_who_were_asked_are_there_the_game_begins() {
    let mut scene = invited(GameKind::Pig, &[BEN, CARL]);
    scene.asks(CARL, TableCommand::Join).unwrap();
    assert!(scene.table.is_lobby());
    let steps = scene.asks(BEN, TableCommand::Join).unwrap();
    assert!(matches!(steps[..], [Step::Joined { .. }, Step::Started { .. }]), "{steps:?}");
    let mut scene = invited(GameKind::Pig, &[BEN]);
    scene.asks(BEN, TableCommand::Decline).unwrap();
    assert!(scene.table.is_lobby(), "nobody to play with");
}

#[test]
fn a_lone_host_plays_the_computer() {
    let mut scene = Scene::open(GameKind::Pig, Pace::Live);
    let steps = scene.asks(ANNA, TableCommand::PlayComputer).unwrap();
    assert!(
        matches!(steps[..], [Step::Seated { level: Level::Steady, .. }, Step::Started { .. }]),
        "{steps:?}"
    );
    let mut scene = Scene::open(GameKind::Pig, Pace::Live);
    scene.asks(BEN, TableCommand::Join).unwrap();
    assert_eq!(scene.asks(ANNA, TableCommand::PlayComputer), Err(TableError::Stale));
    assert_eq!(scene.asks(BEN, TableCommand::PlayComputer), Err(TableError::NotHost));
}

#[test]
fn the_host_who_leaves_the_lobby_hands_it_on_and_the_last_one_closes_it() {
    let mut scene = Scene::open(GameKind::Qwixx, Pace::Live);
    scene.asks(BEN, TableCommand::Join).unwrap();
    scene.asks(ANNA, TableCommand::Leave).unwrap();
    assert_eq!(scene.table.host(), UserId(BEN));
    scene.asks(BEN, TableCommand::Leave).unwrap();
    assert_eq!(scene.table.ended(), Some(EndReason::Abandoned));
    assert_eq!(scene.asks(ANNA, TableCommand::Join), Err(TableError::Over));
}

#[test]
fn words_change_the_dice_and_the_commitment_stands_before_them() {
    let deal = |word: Option<&str>| {
        let mut scene = Scene::open(GameKind::Karteneck, Pace::Live);
        scene.asks(BEN, TableCommand::Join).unwrap();
        let before = scene.table.commitment();
        if let Some(word) = word {
            scene.asks(BEN, TableCommand::Say(word.parse().unwrap())).unwrap();
        }
        let steps = scene.asks(ANNA, TableCommand::Start).unwrap();
        assert_eq!(scene.table.commitment(), before);
        let Step::Started { deal } = &steps[0] else { panic!("no deal") };
        deal.clone()
    };
    assert_eq!(deal(None), deal(None));
    assert_ne!(deal(None), deal(Some("pepper")));
    assert_ne!(deal(Some("salt")), deal(Some("pepper")));
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN]);
    assert_eq!(scene.asks(BEN, TableCommand::Say("late".parse().unwrap())), Err(TableError::AlreadyStarted));
}

#[test]
fn an_old_button_is_stale_and_a_strangers_click_is_refused() {
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN]);
    let (user, board_version) = (scene.user_to_act(), scene.table.board_version());
    let other = ANNA + BEN - user;
    assert_eq!(
        scene.asks(CARL, TableCommand::Act(Action::Roll, Some(board_version))),
        Err(TableError::NotSeated)
    );
    assert!(matches!(
        scene.asks(other, TableCommand::Act(Action::Roll, Some(board_version))),
        Err(TableError::Illegal(_))
    ));
    scene.asks(user, TableCommand::Act(Action::Roll, Some(board_version))).unwrap();
    assert_eq!(
        scene.asks(user, TableCommand::Act(Action::Roll, Some(board_version))),
        Err(TableError::Stale)
    );
}

#[test]
fn qwixx_choices_may_come_in_with_the_same_board() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::Live, &[BEN, CARL]);
    let active = scene.user_to_act();
    scene.acts(active, "roll").unwrap();
    let board_version = scene.table.board_version();
    for user in [CARL, ANNA, BEN] {
        scene.asks(user, TableCommand::Act(Action::Skip, Some(board_version))).unwrap();
    }
    assert_ne!(scene.table.board_version(), board_version, "all are in: the colour action is on offer");
}

#[test]
fn a_choice_in_qwixx_does_not_buy_the_others_time() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::Live, &[BEN, CARL]);
    let active = scene.user_to_act();
    scene.acts(active, "roll").unwrap();
    let deadline = scene.table.deadline();
    scene.now = scene.now.plus(MINUTE);
    scene.acts(active, "skip").unwrap();
    assert_eq!(scene.table.deadline(), deadline);
}

#[test]
fn the_clock_reminds_then_plays_then_releases_the_seat_and_the_player_comes_back() {
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN]);
    let absent = scene.user_to_act();
    let present = ANNA + BEN - absent;
    assert!(
        matches!(scene.table.alarm(scene.now), Some(Alarm::Remind(at)) if at == scene.now.plus(80 * SECOND))
    );
    assert_eq!(scene.waits(119 * SECOND), None);
    let steps = scene.waits(SECOND).unwrap();
    assert!(matches!(steps[0], Step::Played { by: Mover::Clock, .. }));
    assert!(
        steps[1..].iter().all(|step| matches!(step, Step::Played { by: Mover::StandIn, .. })),
        "{steps:?}"
    );
    assert_eq!(scene.user_to_act(), present, "the whole turn was played");

    play_turn(&mut scene, present);
    let steps = scene.waits(2 * MINUTE).unwrap();
    assert!(steps.iter().any(|step| matches!(step, Step::Released { .. })), "twice in a row is enough");
    play_turn(&mut scene, present);
    let steps = scene.computers_move();
    assert!(!steps.is_empty(), "the stand-in plays");
    assert!(steps.iter().all(|step| matches!(step, Step::Played { by: Mover::StandIn, .. })), "{steps:?}");
    assert_eq!(scene.user_to_act(), present);

    scene.asks(absent, TableCommand::Join).unwrap();
    play_turn(&mut scene, present);
    assert_eq!(scene.user_to_act(), absent, "back again");
}

/// Plays until it is another's turn, or the game is over.
fn play_turn(scene: &mut Scene, user: u64) {
    let seat = scene.table.seat_of(UserId(user)).unwrap();
    let mut first = true;
    while let Some(game) = scene.table.game().filter(|game| !game.legal(seat).is_empty()) {
        let legal = game.legal(seat);
        if !first && legal == [Action::Roll] {
            return;
        }
        first = false;
        let action = if legal.contains(&Action::Stop) { Action::Stop } else { legal[0] };
        scene.asks(user, TableCommand::Act(action, None)).unwrap();
    }
}

#[test]
fn when_nobody_is_there_any_more_the_table_is_abandoned() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::Relaxed, &[BEN]);
    for _ in 0..20 {
        if scene.table.ended().is_none() {
            scene.waits(24 * 60 * MINUTE).unwrap();
        }
    }
    assert_eq!(scene.table.ended(), Some(EndReason::Abandoned));
    assert_eq!(verify(scene.table.journal().unwrap()), Ok(Fair::SoFar), "its seed is revealed, too");
    assert!(scene.table.outcome().is_none(), "but it doesn't count");
}

#[test]
fn an_idle_lobby_closes_and_a_game_without_clock_waits_long() {
    let mut lobby = Scene::open(GameKind::Heckmeck, Pace::None);
    assert_eq!(lobby.waits(30 * MINUTE - 1), None);
    lobby.waits(1).unwrap();
    assert_eq!(lobby.table.ended(), Some(EndReason::Idle));
    let mut game = Scene::playing(GameKind::Heckmeck, Pace::None, &[BEN]);
    assert_eq!(game.waits(13 * 24 * 60 * MINUTE), None);
    assert_eq!(game.table.deadline(), None);
}

#[test]
fn the_host_a_moderator_or_a_majority_can_end_it() {
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN, CARL]);
    assert_eq!(scene.asks(4, TableCommand::End), Err(TableError::NotSeated));
    scene.asks(BEN, TableCommand::End).unwrap();
    assert_eq!(scene.table.votes(), (1, 2));
    assert_eq!(scene.asks(BEN, TableCommand::End), Err(TableError::AlreadyVoted));
    scene.asks(CARL, TableCommand::End).unwrap();
    assert_eq!(scene.table.ended(), Some(EndReason::Vote));
    assert_eq!(verify(scene.table.journal().unwrap()), Ok(Fair::SoFar));

    for (user, reason) in [(ANNA, EndReason::Host), (MODERATOR, EndReason::Moderator)] {
        let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN, CARL]);
        scene.asks(user, TableCommand::End).unwrap();
        assert_eq!(scene.table.ended(), Some(reason));
        assert_eq!(verify(scene.table.journal().unwrap()), Ok(Fair::SoFar), "{reason:?}");
        assert!(scene.table.outcome().is_none(), "{reason:?}");
    }
    let mut lobby = Scene::open(GameKind::Heckmeck, Pace::Live);
    lobby.asks(ANNA, TableCommand::End).unwrap();
    assert!(lobby.table.journal().is_none(), "no dice were rolled, so there is nothing to check");
}

#[test]
fn who_leaves_is_played_for_and_who_moves_is_back() {
    let mut scene = Scene::playing(GameKind::Karteneck, Pace::Live, &[BEN, CARL]);
    let user = scene.user_to_act();
    let steps = scene.asks(user, TableCommand::Leave).unwrap();
    assert!(matches!(steps[..], [Step::Released { .. }]));
    let steps = scene.computers_move();
    assert!(matches!(steps[..], [Step::Played { by: Mover::StandIn, .. }, ..]), "{steps:?}");
    let seat = scene.table.seat_of(UserId(user)).unwrap();
    assert!(scene.table.participants()[seat.index()].away);
    scene.asks(user, TableCommand::Join).unwrap();
    assert!(!scene.table.participants()[seat.index()].away);
}

#[test]
fn every_game_can_be_played_to_its_result_and_verified() {
    for game in GameKind::ALL {
        let mut scene = Scene::playing(game, Pace::None, &[BEN, CARL]);
        let mut moves = 0;
        while scene.table.ended().is_none() {
            let seat = scene.table.acting()[0];
            let legal = scene.table.game().unwrap().legal(seat);
            let action = legal[moves * 7919 % legal.len()];
            scene
                .asks(
                    scene.table.participants()[seat.index()].user().unwrap().0,
                    TableCommand::Act(action, None),
                )
                .unwrap();
            moves += 1;
            assert!(moves < 5_000, "it ends");
        }
        assert_eq!(scene.table.ended(), Some(EndReason::Played));
        assert_eq!(verify(scene.table.journal().unwrap()), Ok(Fair::ToTheEnd));
        assert_eq!(scene.table.outcome().unwrap().standings.len(), 3);
    }
}

/// Whoever changes a choice made in secret neither outdates the board of the others nor gives them more time.
#[test]
fn a_changed_choice_is_a_step_like_any_other_and_moves_nothing_else() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::Live, &[BEN, CARL]);
    scene.acts(scene.user_to_act(), "roll").unwrap();
    let [first, second, ..] = scene.table.game().unwrap().legal(Seat::new(0))[..] else { panic!("it fits") };
    scene.acts(ANNA, &first.to_string()).unwrap();
    let (version, deadline) = (scene.table.board_version(), scene.table.deadline());
    scene.now = scene.now.plus(MINUTE);
    let steps = scene.acts(ANNA, &second.to_string()).unwrap();
    assert!(matches!(steps[..], [Step::Played { action, .. }] if action == second), "{steps:?}");
    assert_eq!((scene.table.board_version(), scene.table.deadline()), (version, deadline));
    for user in [BEN, CARL] {
        scene.acts(user, "skip").unwrap();
    }
    assert_eq!(scene.table.game().unwrap().points()[..], [1, 0, 0], "one cross");
}

#[test]
fn a_forged_step_is_not_taken_up_again() {
    let scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN]);
    let forged = [
        Step::Played { seat: Seat::new(0), action: Action::Stop, answers: vec![], by: Mover::Player },
        Step::Played { seat: Seat::new(9), action: Action::Roll, answers: vec![], by: Mover::Player },
        Step::Started { deal: vec![] },
        scene.written[0].1.clone(),
    ];
    for step in forged {
        let steps = scene.written.iter().cloned().chain([(scene.now, step.clone())]);
        assert!(Table::restore(id(), Seed::chosen([7; 32]), steps).is_err(), "{step:?}");
    }
}

#[test]
fn computers_sit_down_move_after_a_pause_and_finish_the_game_with_people() {
    for game in GameKind::ALL {
        let mut scene = Scene::open(game, Pace::Live);
        scene.asks(BEN, TableCommand::Join).unwrap();
        assert_eq!(scene.asks(BEN, TableCommand::Seat(Level::Easy)), Err(TableError::NotHost));
        for level in [Level::Easy, Level::Steady, Level::Hard] {
            scene.asks(ANNA, TableCommand::Seat(level)).unwrap();
        }
        scene.asks(ANNA, TableCommand::Unseat).unwrap();
        assert_eq!(scene.table.participants().len(), 4, "Anna, Ben, easy and steady");
        scene.asks(ANNA, TableCommand::Start).unwrap();
        while scene.table.ended().is_none() {
            match scene.table.computer_moves_at(ComputerPace::Calm) {
                Some(at) => {
                    assert!(at > scene.now || scene.table.acting().len() > 1, "people can follow");
                    scene.computers_move();
                }
                None => {
                    let user = scene.user_to_act();
                    let seat = scene.table.seat_of(UserId(user)).unwrap();
                    let legal = scene.table.game().unwrap().legal(seat);
                    scene.asks(user, TableCommand::Act(*legal.last().unwrap(), None)).unwrap();
                }
            }
        }
        assert_eq!(verify(scene.table.journal().unwrap()), Ok(Fair::ToTheEnd), "{game}");
    }
}

#[test]
fn the_table_is_full_with_computers_and_closes_without_people() {
    let mut scene = Scene::open(GameKind::Barbecue, Pace::Live);
    assert_eq!(scene.asks(ANNA, TableCommand::Unseat), Err(TableError::NoComputer));
    for _ in 0..4 {
        scene.asks(ANNA, TableCommand::Seat(Level::Steady)).unwrap();
    }
    assert_eq!(scene.asks(ANNA, TableCommand::Seat(Level::Steady)), Err(TableError::Full { seats: 5 }));
    assert_eq!(scene.asks(BEN, TableCommand::Join), Err(TableError::Full { seats: 5 }));
    scene.asks(ANNA, TableCommand::Unseat).unwrap();
    scene.asks(BEN, TableCommand::Join).unwrap();
    scene.asks(ANNA, TableCommand::Leave).unwrap();
    assert_eq!(scene.table.host(), UserId(BEN), "a computer is no host");
    scene.asks(BEN, TableCommand::Leave).unwrap();
    assert_eq!(scene.table.ended(), Some(EndReason::Abandoned));
}

#[test]
fn a_game_that_only_computers_would_go_on_with_is_over() {
    let mut scene = Scene::open(GameKind::Heckmeck, Pace::None);
    scene.asks(ANNA, TableCommand::Seat(Level::Hard)).unwrap();
    scene.asks(ANNA, TableCommand::Start).unwrap();
    scene.asks(ANNA, TableCommand::Leave).unwrap();
    assert_eq!(scene.table.ended(), Some(EndReason::Abandoned));
    assert!(!scene.table.awaits_computers());
}

#[test]
fn a_journal_names_the_message_with_its_commitment() {
    let posted = PostedAt { guild: Some(1), channel: 2, message: 3 };
    let mut scene = Scene::sealed(GameKind::Pig, Pace::None, Some(posted));
    scene.asks(BEN, TableCommand::Join).unwrap();
    assert_eq!(scene.table.posted(), Some(posted));
    scene.asks(ANNA, TableCommand::Start).unwrap();
    scene.asks(ANNA, TableCommand::End).unwrap();
    let journal = scene.table.journal().unwrap();
    assert_eq!(journal.posted, Some(3));
    assert_eq!(verify(journal), Ok(Fair::SoFar));
}

#[test]
fn what_was_written_before_there_were_computers_is_still_read() {
    let opened =
        r#"{"opened":{"user":1,"name":"Anna","terms":{"game":"qwixx","quick":false,"pace":"live"}}}"#;
    let step: Step = serde_json::from_str(opened).unwrap();
    assert!(matches!(&step, Step::Opened { terms: Terms { company: None, .. }, .. }));
    assert_eq!(serde_json::to_string(&step).unwrap(), opened, "and written as it was");
}

/// `/keep 5 then:roll`: the same as one after the other. If the second isn't possible, neither is made.
#[test]
fn two_moves_in_one_are_both_made_or_neither() {
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::None, &[BEN]);
    let (mut both, mut neither) = (0, 0);
    for turn in 0.. {
        let Some(game) = scene.table.game().filter(|_| both < 100 || neither == 0) else { break };
        let (user, seat) = (scene.user_to_act(), scene.table.acting()[0]);
        let legal = game.legal(seat);
        for keep in legal.iter().copied().filter(|action| matches!(action, Action::Keep(_))) {
            for then in [Action::Roll, Action::Stop] {
                let person = Person { user: UserId(user), name: user.to_string(), moderates: false };
                let apply = |table: &Table, ask| table.apply(&person, ask, scene.now);
                let kept = apply(&scene.table, TableCommand::Act(keep, None)).unwrap();
                let forced = kept.steps.iter().any(
                    |step| matches!(step, Step::Played { action, by: Mover::Forced, .. } if *action == then),
                );
                let one_by_one =
                    if forced { Ok(kept) } else { apply(&kept.table, TableCommand::Act(then, None)) };
                let at_once = apply(&scene.table, TableCommand::ActTwice(keep, then));
                match (one_by_one, at_once) {
                    (Ok(last), Ok(change)) => {
                        assert_eq!(summary(&last.table), summary(&change.table));
                        both += 1;
                    }
                    (Err(_), Err(why)) => {
                        assert_eq!(why, TableError::NotAfterThat(then));
                        neither += 1;
                    }
                    _ => panic!("{keep} and then {then} in turn {turn}"),
                }
            }
        }
        scene.asks(user, TableCommand::Act(legal[turn % legal.len()], None)).unwrap();
    }
    assert!(both >= 100 && neither > 0, "{both} and {neither}");
}

#[test]
fn a_computer_takes_one_action_at_a_time_or_its_turn_at_once() {
    let mut scene = Scene::open(GameKind::Heckmeck, Pace::None);
    scene.asks(ANNA, TableCommand::Seat(Level::Easy)).unwrap();
    scene.asks(ANNA, TableCommand::Start).unwrap();
    while !scene.table.awaits_computers() {
        let seat = scene.table.acting()[0];
        let action = *scene.table.game().unwrap().legal(seat).last().unwrap();
        scene.asks(ANNA, TableCommand::Act(action, None)).unwrap();
    }
    let moves = |change: Change| {
        let by_computer = |step: &&Step| matches!(step, Step::Played { by: Mover::Computer, .. });
        change.steps.iter().filter(by_computer).count()
    };
    let wait = |pace| scene.table.computer_moves_at(pace).unwrap().0 - scene.now.0;
    for pace in [ComputerPace::Calm, ComputerPace::Brisk] {
        assert_eq!(moves(scene.table.computers_play(pace, scene.now).unwrap()), 1);
    }
    assert!(moves(scene.table.computers_play(ComputerPace::AtOnce, scene.now).unwrap()) > 1);
    assert!(wait(ComputerPace::Calm) > wait(ComputerPace::Brisk) && wait(ComputerPace::AtOnce) == 0);
}

#[test]
fn paces_give_a_turn_minutes_or_days() {
    for (pace, limit) in
        [(Pace::Live, 2 * MINUTE), (Pace::HalfDay, DAY / 2), (Pace::Relaxed, DAY), (Pace::ThreeDays, 3 * DAY)]
    {
        let scene = Scene::playing(GameKind::Heckmeck, pace, &[BEN]);
        assert_eq!(scene.table.deadline(), Some(scene.now.plus(limit)), "{pace}");
        assert!(scene.table.is_rated(), "a rating doesn't depend on pace");
    }
    let stored = ["live", "half-day", "relaxed", "three-days", "none"].map(|name| format!("{name:?}"));
    for name in stored {
        let pace: Pace = serde_json::from_str(&name).unwrap();
        assert_eq!(serde_json::to_string(&pace).unwrap(), name, "the stored names");
    }
}

#[test]
fn where_several_choose_at_once_each_has_their_own_time() {
    let mut scene = Scene::playing(GameKind::Qwixx, Pace::Relaxed, &[BEN, CARL]);
    let active = scene.user_to_act();
    scene.acts(active, "roll").unwrap();
    let asleep = if active == BEN { CARL } else { BEN };
    let seat = scene.table.seat_of(UserId(asleep)).unwrap();
    let asked = scene.now;
    scene.is_away(asleep, Some(2));
    assert_eq!(scene.table.deadline(), Some(asked.plus(DAY)), "the others");
    assert_eq!(scene.table.deadline_of(seat), Some(asked.plus(3 * DAY)));
    let steps = scene.waits(DAY).unwrap();
    let played: Vec<Seat> = steps
        .iter()
        .filter_map(
            |step| if let Step::Played { seat, by: Mover::Clock, .. } = step { Some(*seat) } else { None },
        )
        .collect();
    assert!(played.len() == 2 && !played.contains(&seat), "{steps:?}");
    assert_eq!(scene.table.acting().as_slice(), [seat]);
    assert_eq!(scene.table.deadline(), Some(asked.plus(3 * DAY)), "what the others did gives no time");
    // Back a day early: the time goes on where it stood, and is not given anew.
    scene.absences.set(
        Absentee::Person(UserId(asleep)),
        vec![Absence { from: asked, until: asked.plus(DAY), quiet: None }],
    );
    assert_eq!(scene.table.deadline(), Some(asked.plus(2 * DAY)));
    assert_eq!(scene.waits(DAY - 1), None);
    assert!(scene.waits(1).is_some());
}

#[test]
fn a_live_game_waits_for_nobody_who_is_away() {
    let scene = Scene::playing(GameKind::Heckmeck, Pace::Live, &[BEN]);
    let deadline = scene.table.deadline();
    scene.is_away(scene.user_to_act(), Some(3));
    assert_eq!(scene.table.deadline(), deadline);
    assert!(scene.table.away(scene.now).is_empty());
}

#[test]
fn the_others_may_let_a_computer_play_for_who_is_away() {
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Relaxed, &[BEN, CARL]);
    let away = scene.user_to_act();
    let [one, other] = if away == ANNA { [BEN, CARL] } else { [ANNA, BEN + CARL - away] };
    assert_eq!(scene.asks(one, TableCommand::Lend(StandIn::Computer)), Err(TableError::NobodyAway));
    let left = scene.now;
    scene.is_away(away, Some(5));
    assert_eq!(
        scene.asks(away, TableCommand::Lend(StandIn::Computer)),
        Err(TableError::NobodyAway),
        "not for oneself"
    );
    assert_eq!(scene.asks(4, TableCommand::Lend(StandIn::Computer)), Err(TableError::NotSeated));
    assert_eq!(
        scene.asks(one, TableCommand::Lend(StandIn::Computer)).unwrap().len(),
        1,
        "one of two is no majority"
    );
    assert_eq!(scene.asks(one, TableCommand::Lend(StandIn::Computer)), Err(TableError::AlreadyVoted));
    assert_eq!(scene.user_to_act(), away);
    assert!(scene.table.is_rated());
    let steps = scene.asks(other, TableCommand::Lend(StandIn::Computer)).unwrap();
    assert!(matches!(steps[..], [Step::Lending { .. }, Step::Lent { .. }]), "{steps:?}");
    assert!(!scene.table.is_rated(), "two play the seat, and it is rated for neither");
    assert!(!scene.computers_move().is_empty());
    assert_ne!(scene.user_to_act(), away);

    scene.now = left.plus(5 * DAY - 1);
    assert_eq!(scene.hands_back(), None);
    scene.now = left.plus(5 * DAY);
    let steps = scene.hands_back().unwrap();
    assert!(matches!(steps[..], [Step::Returned { .. }]), "{steps:?}");
    assert!(scene.table.participant(UserId(away)).unwrap().is_here());
    assert_eq!(scene.hands_back(), None, "once");
    assert!(!scene.table.is_rated());
}

#[test]
fn a_table_is_not_abandoned_by_the_clock_while_somebody_is_away() {
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Relaxed, &[BEN]);
    let (away, other) = (ANNA, BEN);
    scene.is_away(away, Some(14));
    scene.asks(other, TableCommand::Lend(StandIn::Computer)).unwrap();
    for _ in 0..5 {
        scene.computers_move();
        if scene.table.ended().is_some() {
            break;
        }
        scene.waits(DAY).unwrap();
        assert_ne!(scene.table.ended(), Some(EndReason::Abandoned));
        assert!(scene.table.participant(UserId(other)).unwrap().is_here(), "the last one keeps the seat");
    }
    // A game without a clock waits as long as they are away, and two weeks more.
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::None, &[BEN]);
    let began = scene.now;
    scene.is_away(scene.user_to_act(), Some(14));
    assert_eq!(scene.waits(27 * DAY), None);
    assert_eq!(scene.table.abandoned_at(), Some(began.plus(28 * DAY)));
    // Also if it waits for the other one meanwhile: whoever comes back finds the game.
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::None, &[BEN]);
    let began = scene.now;
    scene.is_away(ANNA + BEN - scene.user_to_act(), Some(14));
    assert_eq!(scene.waits(27 * DAY), None);
    assert_eq!(scene.table.abandoned_at(), Some(began.plus(28 * DAY)));
}

/// Nobody is told in their sleep whose turn it is, so their first reminder comes when they wake.
#[test]
fn whoever_was_asked_in_their_sleep_is_reminded_when_they_wake() {
    const HOUR: i64 = 60 * MINUTE;
    for (pace, others) in [(Pace::Relaxed, vec![16, 23]), (Pace::None, vec![13 * 24])] {
        let mut scene = Scene::playing(GameKind::Heckmeck, pace, &[BEN]);
        let user = UserId(scene.user_to_act());
        let (wanted, began) = (Reminders::Usual, scene.now);
        let hours = |scene: &Scene| {
            let at = |number| scene.table.reminder_at(user, number, wanted);
            (1..9).map_while(at).map(|at| (at.0 - began.0) / HOUR).collect::<Vec<_>>()
        };
        assert_eq!(hours(&scene), others, "awake");
        scene.is_away(user.0, Some(1));
        let later: Vec<i64> = std::iter::once(0).chain(others).map(|hours| hours + 24).collect();
        assert_eq!(hours(&scene), later, "asleep");
        assert_eq!(scene.table.reminder_at(user, 1, Reminders::Never), None);
        assert!(scene.table.is_waking(user, 1) && !scene.table.is_waking(user, 2));
        // Once they have moved they were there.
        scene.now = scene.now.plus(25 * HOUR);
        scene.acts(user.0, "roll").unwrap();
        assert!(!scene.table.is_waking(user, 1));
    }
}

/// Clocks of slow games at both turns of the clocks in Berlin: the night that is shorter by an hour gives an hour less.
#[test]
fn a_night_in_which_the_clocks_are_turned_counts_as_long_as_it_is() {
    const HOUR: i64 = 60 * MINUTE;
    // Noon in Berlin on the days before: 28 March and 24 October 2026; and on a day without a turn.
    for (noon, night) in [(1_774_695_600, 9), (1_792_836_000, 11), (1_773_658_800, 10)] {
        let scene = Scene::open(GameKind::Pig, Pace::HalfDay);
        let absences = scene.absences.clone();
        let mut scene = Scene { now: Moment(noon * 1000), ..scene };
        for user in [ANNA, BEN] {
            let quiet = "22:00-08:00 Europe/Berlin".parse().ok();
            let absence = Absence { from: Moment(0), until: Pause::LASTING, quiet };
            absences.set(Absentee::Person(UserId(user)), vec![absence]);
        }
        scene.asks(BEN, TableCommand::Join).unwrap();
        scene.asks(ANNA, TableCommand::Start).unwrap();
        let deadline = scene.table.deadline().unwrap();
        assert_eq!((deadline.0 - scene.now.0) / HOUR, 12 + night);
    }
}

#[test]
fn a_friend_may_play_for_who_is_away_and_the_owner_gets_the_seat_back() {
    const DORA: u64 = 4;
    let mut scene = Scene::playing(GameKind::Heckmeck, Pace::Relaxed, &[BEN]);
    let away = scene.user_to_act();
    let other = ANNA + BEN - away;
    assert_eq!(scene.asks(DORA, TableCommand::Offer), Err(TableError::NobodyAway));
    scene.is_away(away, Some(5));
    assert_eq!(scene.asks(other, TableCommand::Lend(StandIn::Friend)), Err(TableError::NobodyOffers));
    assert_eq!(scene.asks(other, TableCommand::Offer), Err(TableError::AlreadySeated));
    scene.asks(DORA, TableCommand::Offer).unwrap();
    assert_eq!(scene.asks(DORA, TableCommand::Offer), Err(TableError::AlreadyOffered));
    scene.asks(other, TableCommand::Lend(StandIn::Friend)).unwrap();
    assert_eq!(scene.user_to_act(), DORA, "it is hers meanwhile");
    assert_eq!(scene.table.asked(), [UserId(DORA)]);
    assert!(!scene.table.is_rated());
    play_turn(&mut scene, DORA);
    play_turn(&mut scene, other);
    // The owner returns before Dora's next turn is played; or with a move, at any time.
    scene.is_away(away, None);
    scene.hands_back().unwrap();
    assert_eq!(scene.user_to_act(), away);
    assert_eq!(scene.acts(DORA, "roll"), Err(TableError::NotSeated));

    // Whoever has lent the seat and leaves for good takes the friend along.
    scene.is_away(away, Some(5));
    scene.asks(DORA, TableCommand::Offer).unwrap();
    scene.asks(other, TableCommand::Lend(StandIn::Friend)).unwrap();
    scene.asks(DORA, TableCommand::Leave).unwrap();
    assert_eq!(scene.user_to_act(), away, "the seat waits again");
    scene.asks(DORA, TableCommand::Offer).unwrap();
    scene.asks(other, TableCommand::Lend(StandIn::Friend)).unwrap();
    scene.asks(away, TableCommand::Leave).unwrap();
    assert_eq!(scene.table.seat_of(UserId(DORA)), None);
    assert!(scene.table.participant(UserId(away)).unwrap().away, "a computer plays on");
}
