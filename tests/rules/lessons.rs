//! The lessons: whoever follows the coach sees every idea, whoever doesn't comes to the end, too, and is told why.

use stammtisch::coach::{Coached, Remark, Says, coach};
use stammtisch::fair::{GameId, Luck, Seed};
use stammtisch::game::{Action, Viewer};
use stammtisch::games::{GameKind, LessonPlace};
use stammtisch::journal::Journal;
use stammtisch::picture::{self, Labels, Scene, Shape};
use stammtisch::table::{
    Change, Moment, Opening, Pace, Person, Step, Table, TableCommand, TableSeed, Terms, UserId,
};
use stammtisch::text::{self, Lang};
use stammtisch::verify::{Fair, verify};

const ANNA: UserId = UserId(1);
const NOW: Moment = Moment(1_000_000);

/// A lesson, and everything that is stored of it.
struct Taught {
    table: Table,
    stored: Vec<(Moment, Step)>,
}

impl Taught {
    fn begins(game: GameKind) -> Taught {
        let table_seed = TableSeed { id: GameId::numbered(7), seed: Seed::chosen([7; 32]), posted: None };
        let opening = Opening { starts: true, ..Opening::from(Terms::lesson(game)) };
        let Change { table, steps, .. } = Table::open_for(table_seed, ANNA, "Anna".into(), &opening, NOW);
        Taught { table, stored: steps.into_iter().map(|step| (NOW, step)).collect() }
    }

    fn coached(&self) -> Coached {
        coach(&self.table).expect("the game goes on")
    }

    fn legal(&self) -> Vec<Action> {
        self.table.game().unwrap().legal(LessonPlace::PERSON)
    }

    fn plays(&mut self, action: Action) {
        let anna = Person { user: ANNA, name: "Anna".into(), moderates: false };
        let command = TableCommand::Act(action, Some(self.table.board_version()));
        let change = self.table.apply(&anna, command, NOW).unwrap_or_else(|why| panic!("{action}: {why}"));
        self.stored.extend(change.steps.into_iter().map(|step| (NOW, step)));
        self.table = change.table;
    }

    /// The lesson as another process would find it.
    fn restored(&self) -> Table {
        let text = serde_json::to_string(&self.stored).unwrap();
        let stored: Vec<(Moment, Step)> = serde_json::from_str(&text).unwrap();
        Table::restore(self.table.id().clone(), Seed::chosen([7; 32]), stored).unwrap()
    }

    /// In every language there is one line more than there would be without the remark, and it is a sentence.
    fn is_told_why(&self, coached: &Coached) {
        let game = self.table.game().unwrap();
        let silent = Coached { remark: None, ..coached.clone() };
        for lang in Lang::ALL {
            let view = game.view(Viewer::Seat(LessonPlace::PERSON));
            let label = |action| text::label(lang, action, &view);
            let [with, without] =
                [coached, &silent].map(|coached| text::coach(lang, coached, game, label, true));
            assert_eq!(with.len(), without.len() + 1, "{lang:?}: {with:?}");
            let told = with.iter().find(|line| !without.contains(line));
            let told = told.unwrap_or_else(|| panic!("{lang:?}: nothing new is told: {with:?}"));
            assert!(told.contains(' ') && !told.contains("-lesson-"), "{lang:?}: {told}");
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let names = text::example_names(lang);
        let labels = Labels { lang, names: &names };
        let game = self.table.game().unwrap();
        let view = game.view(Viewer::Seat(LessonPlace::PERSON));
        let scene = picture::board(&view, &[], &labels);
        let panel = view.panel(&labels, LessonPlace::PERSON, &self.legal());
        match panel.filter(|_| game.kind().panel().is_some_and(|panel| panel.is_needed)) {
            Some(panel) => scene.above(&panel.scene.unwrap()),
            None => scene,
        }
    }
}

#[test]
fn whoever_follows_the_coach_sees_every_idea_in_order() {
    for game in GameKind::ALL {
        let mut taught = Taught::begins(game);
        for ask in game.lesson().turns.iter().flat_map(|turn| turn.asks) {
            let coached = taught.coached();
            assert!(coached.remark.is_none(), "{}: nothing to remark on: {:?}", ask.key, coached.remark);
            let Says::Idea(said, action) = coached.says else { panic!("{}: {:?}", ask.key, coached.says) };
            assert_eq!(said.key, ask.key, "{game}");
            assert_eq!(ask.is_only, taught.legal().len() == 1, "{}: {:?}", ask.key, taught.legal());
            let rings = taught.scene(Lang::En).ring(ask.ring);
            assert_eq!(rings > 0, !ask.ring.is_empty(), "{}: a ring around {:?}", ask.key, ask.ring);
            assert_eq!(taught.restored().record(), taught.table.record(), "{}: after a restart", ask.key);
            taught.plays(action);
        }
        let over = taught.coached();
        assert!(matches!(over.says, Says::LessonOver) && over.step.is_none(), "{game}: {over:?}");
    }
}

/// They do something else wherever they can. Whatever they do, they are told why not.
#[test]
fn whoever_does_the_opposite_comes_to_the_end_and_is_told_why_each_time() {
    for game in GameKind::ALL {
        let mut taught = Taught::begins(game);
        let (mut moves, mut strayed) = (0, 0);
        while taught.table.game().is_some() {
            let coached = taught.coached();
            let asked = match &coached.says {
                Says::Idea(_, action) => *action,
                Says::Advice(advice) => advice.moves[0].action,
                Says::LessonOver | Says::Nothing => break,
            };
            let other = taught.legal().into_iter().rfind(|action| *action != asked);
            taught.plays(other.unwrap_or(asked));
            assert_eq!(taught.restored().record(), taught.table.record(), "{game}: after a restart");
            if other.is_some() && taught.table.game().is_some() {
                let coached = taught.coached();
                assert!(coached.remark.is_some(), "{game}: {other:?} instead of {asked}");
                taught.is_told_why(&coached);
                strayed += 1;
            }
            moves += 1;
            assert!(moves < 200, "{game}: it never ends");
        }
        assert!(strayed > 2, "{game}: {strayed}");
    }
}

/// An idea belongs to a position. Whoever keeps something else has another one, until the next turn.
#[test]
fn in_another_position_the_coach_gives_advice_instead_of_the_next_idea() {
    let mut taught = Taught::begins(GameKind::Heckmeck);
    taught.plays(Action::Roll);
    taught.plays("keep 5".parse().unwrap());
    let coached = taught.coached();
    assert!(matches!(coached.remark, Some(Remark::Else(_))), "{:?}", coached.remark);
    assert!(matches!(coached.says, Says::Advice(_)), "{:?}", coached.says);
    // Without a worm this fails, and the next turn has its idea.
    taught.plays(Action::Stop);
    assert!(matches!(taught.coached().says, Says::Idea(..)), "{:?}", taught.coached().says);
}

/// After the lesson the coach speaks only about what costs much.
#[test]
fn after_the_lesson_only_costly_moves_are_remarked_on() {
    let mut taught = Taught::begins(GameKind::Pig);
    let asks: Vec<Action> = GameKind::Pig
        .lesson()
        .turns
        .iter()
        .flat_map(|turn| turn.asks)
        .map(|ask| ask.action.parse().unwrap())
        .collect();
    asks.into_iter().for_each(|action| taught.plays(action));
    let mut remarks = 0;
    while taught.table.game().is_some() {
        // Always rolling on is bad once there is much to lose, and holding two points now and then costs little.
        let game = taught.table.game().unwrap();
        let legal = game.legal(LessonPlace::PERSON);
        let view = game.view(Viewer::Seat(LessonPlace::PERSON));
        let weighed = stammtisch::computer::advice::advise(LessonPlace::PERSON, &view, &legal, 0).moves;
        let cost = weighed[0].chance - weighed[weighed.len() - 1].chance;
        taught.plays(weighed[weighed.len() - 1].action);
        let Some(coached) = coach(&taught.table) else { break };
        assert!(matches!(coached.says, Says::Nothing));
        assert_eq!(coached.remark.is_some(), cost > 0.05, "{cost}");
        if let Some(Remark::Costs { cost: told, .. }) = coached.remark {
            assert!((told - cost).abs() < 1e-9);
            remarks += 1;
        }
    }
    assert!(remarks > 0);
}

#[test]
fn the_journal_of_a_lesson_says_that_its_dice_are_chosen() {
    for game in GameKind::ALL {
        let mut taught = Taught::begins(game);
        for _ in 0..3 {
            let Says::Idea(_, action) = taught.coached().says else { panic!("{game}") };
            taught.plays(action);
        }
        let anna = Person { user: ANNA, name: "Anna".into(), moderates: false };
        let over = taught.table.apply(&anna, TableCommand::End, NOW).unwrap().table;
        let journal = over.journal().unwrap();
        assert_eq!(journal.luck, Luck::Lesson);
        let file = journal.to_string();
        assert!(file.starts_with("stammtisch journal 2\n") && file.contains("\nluck lesson\n"), "{file}");
        assert_eq!(file.parse().as_ref(), Ok(journal));
        assert_eq!(verify(journal), Ok(Fair::Lesson));
        for lang in Lang::ALL {
            let verdict = text::verdict(lang, journal, verify(journal));
            assert!(!verdict.contains("verdict-"), "{verdict}");
        }
        let other: Journal = Journal { luck: Luck::Seed, ..journal.clone() };
        assert!(verify(&other).is_err(), "{game}: as a game it would not be fair");
        let with_a_lie = file.replace("journal 2", "journal 1");
        assert!(with_a_lie.parse::<Journal>().is_err());
    }
}

/// What was stored before there were lessons stays as it was.
#[test]
fn luck_from_the_seed_goes_without_saying() {
    let stored = r#"{"game":"pig","quick":false,"pace":"none"}"#;
    let terms: Terms = serde_json::from_str(stored).unwrap();
    assert_eq!(terms, Terms::new(GameKind::Pig, Pace::None));
    assert_eq!(serde_json::to_string(&terms).unwrap(), stored);
    let lesson = serde_json::to_string(&Terms::lesson(GameKind::Pig)).unwrap();
    assert!(lesson.ends_with(r#""luck":"lesson"}"#), "{lesson}");
    assert_eq!(serde_json::from_str::<Terms>(&lesson).unwrap(), Terms::lesson(GameKind::Pig));
}

/// A lesson that is stored goes on after an update, even if the new version has chosen other dice.
#[test]
fn a_lesson_goes_on_with_the_dice_it_had() {
    let mut taught = Taught::begins(GameKind::Pig);
    taught.plays(Action::Roll);
    let other = r#"{"played":{"seat":0,"action":"roll","answers":[3],"by":"player"}}"#;
    taught.stored.pop();
    taught.stored.push((NOW, serde_json::from_str(other).unwrap()));
    let record = taught.restored().record().unwrap();
    assert_eq!(record.entries.last().unwrap().answers, [3]);
}

/// At most two short sentences.
#[test]
fn the_coach_is_brief() {
    for lang in Lang::ALL {
        for ask in GameKind::ALL.iter().flat_map(|game| game.lesson().turns).flat_map(|turn| turn.asks) {
            let otherwise = (!ask.is_only).then(|| format!("{}-else", ask.key));
            for key in otherwise.into_iter().chain([ask.key.to_owned()]) {
                let said = lang.say(&key, &[]);
                let sentences = said.split(['.', '!', '?']).filter(|part| !part.trim().is_empty()).count();
                assert!(sentences <= 2 && said.chars().count() <= 160, "{sentences} sentences: {said}");
            }
        }
    }
}

/// Every picture that the coach shows to whoever follows it, with its ring.
fn pictures(lang: Lang) -> Vec<(String, Scene)> {
    let mut pictures = Vec::new();
    for game in GameKind::ALL {
        let mut taught = Taught::begins(game);
        while let Says::Idea(ask, action) = taught.coached().says {
            let mut scene = taught.scene(lang);
            scene.ring(ask.ring);
            pictures.push((format!("{:02}-{}", pictures.len(), ask.key), scene));
            taught.plays(action);
        }
    }
    pictures
}

#[test]
fn the_pictures_of_lessons_can_be_shown() {
    for (key, scene) in pictures(Lang::De) {
        assert!(scene.height <= picture::HEIGHT, "{key}: {}", scene.height);
        for shape in &scene.shapes {
            let Shape::Frame { area, .. } = shape else { continue };
            let fits =
                area.x >= 0 && area.y >= 0 && area.right() <= scene.width && area.bottom() <= scene.height;
            assert!(fits, "{key}: {area:?}");
        }
    }
}

/// They are files under `target/tmp/lessons`, to be looked at.
#[test]
#[ignore = "writes files"]
fn lesson_pictures() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lessons");
    std::fs::create_dir_all(&folder).unwrap();
    for lang in Lang::ALL {
        for (key, scene) in pictures(lang) {
            let file = folder.join(format!("{}-{key}.png", lang.code()));
            std::fs::write(file, picture::png(&scene).unwrap()).unwrap();
        }
    }
}
