//! The pictures: what is on them, as scenes that can be read; and that every one of them is a PNG that Discord takes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use stammtisch::game::{PerSeat, Seat, Viewer};
use stammtisch::games::GameKind;
use stammtisch::picture::{self, Area, ButtonIcon, HEIGHT, Ink, Labels, PngCache, Scene, Shape, WIDTH};
use stammtisch::text::{self, Lang};
use support::boards::{self, Stage, State};

/// What Discord shows of a picture in an embed without making it narrower.
const SHOWN: (i16, i16) = (WIDTH, HEIGHT);
/// What we want a picture to weigh at most.
const BYTES: usize = 60_000;

fn board(state: &State, lang: Lang) -> Scene {
    let names = state.names();
    let labels = Labels { lang, names: &names };
    picture::board(&state.game.view(Viewer::Bystander), &state.news, &labels)
}

fn own(state: &State, lang: Lang) -> Option<Scene> {
    let names = state.names();
    let labels = Labels { lang, names: &names };
    let seat = state.game.acting().first().copied().unwrap_or(Seat::new(0));
    state.game.view(Viewer::Seat(seat)).panel(&labels, seat, &state.game.legal(seat))?.scene
}

fn results(state: &State, lang: Lang) -> Option<Scene> {
    let names = state.names();
    let labels = Labels { lang, names: &names };
    let outcome = state.game.outcome()?;
    let course = picture::course(&state.journal).unwrap();
    let course = picture::Course::Points(&course);
    Some(picture::results(&state.game.view(Viewer::Bystander), &outcome, &course, &labels))
}

/// The same with the curve of chances: some that go up and down as far as they can, and the longest heading.
fn chances(state: &State, lang: Lang) -> Option<Scene> {
    let names = state.names();
    let labels = Labels { lang, names: &names };
    let (outcome, seats) = (state.game.outcome()?, state.game.seats());
    let chance = |turn: usize, seat: usize| match turn {
        12 => Some(f64::from(u8::from(seat == 0))),
        _ if seats > 2 && turn % seats != seat => None,
        _ => Some(((31 * turn + 17 * seat) % 101) as f64 / 100.0),
    };
    let turns: Vec<PerSeat<_>> =
        (0..=12).map(|turn| (0..seats).map(|seat| chance(turn, seat)).collect()).collect();
    let heading = lang.say(
        "curve-round",
        &[
            ("name", names[0].clone().into()),
            ("from", 1_u8.into()),
            ("to", "100 %".into()),
            ("what", "W".repeat(90).into()),
        ],
    );
    let course =
        picture::Course::Chances { turns: &turns, turning: Some((Seat::new(0), 0..seats.min(12))), heading };
    Some(picture::results(&state.game.view(Viewer::Bystander), &outcome, &course, &labels))
}

/// Every picture there is of a state, by what it shows.
fn scenes(state: &State) -> Vec<(&'static str, Scene)> {
    scenes_in(state, Lang::En)
}

fn scenes_in(state: &State, lang: Lang) -> Vec<(&'static str, Scene)> {
    let scenes = [
        ("board", Some(board(state, lang))),
        ("own", own(state, lang)),
        ("results", results(state, lang)),
        ("chances", chances(state, lang)),
    ];
    scenes.into_iter().filter_map(|(what, scene)| Some((what, scene?))).collect()
}

/// All scenes of a game with one number of players, as one text.
fn written() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for state in boards::all() {
        let text: &mut String = texts.entry(state.name.clone()).or_default();
        for (what, scene) in scenes(&state) {
            text.push_str(&format!("# {what}, {:?}\n{scene}\n", state.stage).to_lowercase());
        }
    }
    texts
}

#[test]
fn boards_early_in_the_middle_and_at_the_end_are_as_they_were() {
    for (name, text) in written() {
        insta::assert_snapshot!(name, text);
    }
}

#[test]
fn every_picture_is_a_png_of_its_size_that_discord_shows_in_full() {
    for state in boards::all() {
        for (what, scene) in scenes(&state) {
            let about = format!("{} {what} {:?}", state.name, state.stage);
            assert!(scene.width == SHOWN.0 && scene.height <= SHOWN.1, "{about}: {} high", scene.height);
            let file = picture::png(&scene).unwrap();
            assert!(file.len() <= BYTES, "{about} weighs {}", file.len());
            let (size, _) = decoded(&file);
            assert_eq!(size, (scene.width, scene.height), "{about}");
        }
    }
}

/// The size of a picture, and its pixels.
fn decoded(file: &[u8]) -> ((i16, i16), Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    ((info.width as i16, info.height as i16), pixels)
}

/// The bot puts a picture together from strips, most of which it has drawn for an earlier one. CI compares every board in
/// English. In other languages, where only the words differ, it compares some of each game.
#[test]
fn a_picture_made_of_strips_has_the_pixels_of_the_whole() {
    let strips = PngCache::default();
    let same = |about: &str, scene: &Scene| {
        let (size, pixels) = decoded(&strips.png(scene).unwrap());
        let whole = picture::reduce(&picture::draw(scene).unwrap());
        // Each row of a PNG begins with the type of its filter.
        let mut rows = whole.chunks(size.0 as usize + 1).zip(pixels.chunks(size.0 as usize));
        assert!(rows.len() == scene.height as usize && rows.all(|(row, same)| row[1..] == *same), "{about}");
    };
    support::on_all_cores(&every_scene(), |(about, scene)| same(about, scene));
    let is_thorough = std::env::var_os("CI").is_some();
    let langs = Lang::ALL.into_iter().filter(|lang| is_thorough || *lang == Lang::En);
    let mut games = Vec::new();
    for (lang, kind) in langs.flat_map(|lang| GameKind::ALL.map(|kind| (lang, kind))) {
        games.extend(kind.seats().map(|seats| (lang, format!("{kind}-{seats}"))));
    }
    support::on_all_cores(&games, |(lang, name)| {
        let step = match lang {
            Lang::En if is_thorough => 1,
            Lang::En => 11,
            _ => 23,
        };
        boards::every_board(name, *lang).iter().step_by(step).for_each(|scene| same(name, scene));
    });
}

/// A picture in every language, with what it is for the message of a failing test.
fn every_scene() -> Vec<(String, Scene)> {
    let mut all = Vec::new();
    for state in boards::all() {
        for lang in Lang::ALL {
            let about = |what| format!("{} {what} {:?} {lang:?}", state.name, state.stage);
            all.extend(scenes_in(&state, lang).into_iter().map(|(what, scene)| (about(what), scene)));
        }
    }
    for lang in Lang::ALL {
        let about = |key| format!("{key} {lang:?}");
        all.extend(super::rule_cards::pictures(lang).into_iter().map(|(key, scene)| (about(key), scene)));
    }
    let placed = |place: usize| picture::Placed {
        place,
        name: boards::NAMES[place % boards::NAMES.len()].to_owned(),
        value: "1512 · 20 games".to_owned(),
        is_own: place == 2,
    };
    let page: Vec<_> = (1..=10).map(placed).collect();
    all.push(("leaderboard".to_owned(), picture::leaderboard(&page, Some(&placed(123)), "Player")));
    all.push(("ratings".to_owned(), picture::ratings(&[1500, 1512, 1498, 1530, 1601])));
    all
}

#[test]
fn whatever_is_written_has_contrast() {
    for (about, scene) in every_scene() {
        for (Written { ink, paper, text, .. }, _) in writing(&scene) {
            let contrast = picture::contrast(ink, paper);
            assert!(contrast >= 4.5, "{about}: {text:?} has {contrast:.1}");
            assert!(picture::can_write(&text), "{about}: {text:?} has letters that no font has");
        }
    }
}

/// The width in which a phone shows a picture, and the height that Discord's window gives it.
const PHONE: (f32, f32) = (294.0, 300.0);
/// The smallest letters that are read without effort, in pixels on the screen.
const READABLE: f32 = 11.0;

#[test]
fn whatever_is_written_can_be_read_on_a_phone() {
    let (mut small, mut smallest) = (BTreeMap::new(), BTreeMap::<String, f32>::new());
    for (about, scene) in every_scene() {
        let scale = (PHONE.0 / f32::from(scene.width)).min(PHONE.1 / f32::from(scene.height));
        for (Written { size, text, .. }, _) in writing(&scene) {
            let shown = f32::from(size) * scale;
            let least = smallest.entry(kind_of(&about)).or_insert(shown);
            *least = least.min(shown);
            if shown < READABLE {
                small.entry(about.clone()).or_insert_with(Vec::new).push(format!("{text:?} {shown:.1}"));
            }
        }
    }
    for (kind, least) in smallest {
        println!("{kind}: smallest text {least:.1} px at {} px", PHONE.0);
    }
    assert!(small.is_empty(), "too small on a phone: {small:#?}");
}

/// The game of a picture and what it shows: `heckmeck-7 board Middle De` is a board of Heckmeck.
fn kind_of(about: &str) -> String {
    let mut words = about.split(' ');
    let game = words.next().unwrap().split('-').next().unwrap();
    let is_card = about.contains("-card-");
    let what = words.next().filter(|what| ["board", "own", "results", "chances"].contains(what));
    format!("{game} {}", what.unwrap_or(if is_card { "card" } else { "" })).trim_end().to_owned()
}

/// A text and its box.
struct Written {
    ink: Ink,
    paper: Ink,
    size: i16,
    text: String,
    area: Area,
}

/// Everything that is written in a picture, with the area of the piece or of the picture that it is written in.
fn writing(scene: &Scene) -> Vec<(Written, Area)> {
    let whole = Area::new(0, 0, scene.width, scene.height);
    let mut all = Vec::new();
    for shape in &scene.shapes {
        match shape {
            Shape::Text { size, ink, paper, text, .. } => {
                let area = shape.text_area().unwrap();
                let (ink, paper, size, text) = (*ink, *paper, *size, text.clone());
                all.push((Written { ink, paper, size, text, area }, whole));
            }
            Shape::Part { x, y, part } => {
                let moved = |area: Area| Area::new(area.x + x, area.y + y, area.width, area.height);
                let inside = writing(&part.scene()).into_iter();
                all.extend(
                    inside.map(|(text, within)| (Written { area: moved(text.area), ..text }, moved(within))),
                );
            }
            _ => {}
        }
    }
    all
}

#[test]
fn no_text_leaves_its_piece_or_runs_into_another() {
    let mut wrong = BTreeSet::new();
    for (about, scene) in every_scene() {
        let texts = writing(&scene);
        for (index, (one, within)) in texts.iter().enumerate() {
            let (text, area) = (&one.text, one.area);
            let is_inside = area.x >= within.x
                && area.right() <= within.right()
                && area.y >= within.y
                && area.bottom() <= within.bottom();
            if !is_inside {
                wrong.insert(format!("{about}: {text:?} {area} leaves {within}"));
            }
            for (other, _) in &texts[index + 1..] {
                let (there, that) = (other.area, &other.text);
                let meets = area.x < there.right()
                    && there.x < area.right()
                    && area.y < there.bottom()
                    && there.y < area.bottom();
                if meets {
                    wrong.insert(format!("{about}: {text:?} {area} runs into {that:?} {there}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn nothing_lies_outside_the_picture() {
    for state in boards::all() {
        for (what, scene) in scenes(&state) {
            for shape in &scene.shapes {
                let ((left, top), (right, bottom)) = match shape {
                    Shape::Block { area, .. } | Shape::Frame { area, .. } => {
                        ((area.x, area.y), (area.right(), area.bottom()))
                    }
                    Shape::Part { x, y, part } => {
                        ((*x, *y), (x + part.scene().width, y + part.scene().height))
                    }
                    Shape::Icon { x, y, size, .. } => ((*x, *y), (x + size, y + size)),
                    Shape::Text { x, y, .. } => ((*x, *y), (*x, *y)),
                    Shape::Line { .. } => continue,
                };
                assert!(left >= 0 && top >= 0, "{} {what}: {shape}", state.name);
                assert!(right <= scene.width && bottom <= scene.height, "{} {what}: {shape}", state.name);
            }
        }
    }
}

#[test]
fn the_description_of_every_picture_fits_in_every_language() {
    for state in boards::all() {
        let view = state.game.view(Viewer::Bystander);
        for lang in Lang::ALL {
            let alt = text::alt(lang, &view, &state.names());
            assert!(alt.encode_utf16().count() <= 1024, "{} {:?} {lang:?}", state.name, state.stage);
            assert!(!alt.ends_with('…'), "{} {:?} {lang:?} is whole: {alt}", state.name, state.stage);
        }
    }
}

#[test]
fn what_cannot_be_drawn_is_an_error() {
    let scene = Scene { height: 0, ..board(&boards::state("heckmeck-2", Stage::Early), Lang::En) };
    assert!(picture::png(&scene).is_err());
}

/// The pictures of the contact sheet: for each game the middle of a full table, and what else it has.
const CONTACT: [(&str, Stage, &str); 15] = [
    ("heckmeck-2", Stage::Middle, "board"),
    ("heckmeck-7", Stage::TurnEnd, "board"),
    ("barbecue-3", Stage::Middle, "board"),
    ("barbecue-5", Stage::End, "board"),
    ("karteneck-3", Stage::Middle, "board"),
    ("karteneck-6", Stage::Middle, "board"),
    ("qwixx-2", Stage::Middle, "board"),
    ("qwixx-5", Stage::Middle, "board"),
    ("pig-2", Stage::Middle, "board"),
    ("pig-7", Stage::End, "board"),
    ("karteneck-5", Stage::Middle, "own"),
    ("qwixx-2", Stage::Early, "own"),
    ("heckmeck-4", Stage::End, "results"),
    ("karteneck-4", Stage::End, "results"),
    ("qwixx-3", Stage::End, "results"),
];

#[test]
fn every_game_is_on_the_contact_sheet() {
    for kind in GameKind::ALL {
        assert!(CONTACT.iter().any(|(name, ..)| name.starts_with(&format!("{kind}-"))), "{kind} is missing");
    }
}

/// `docs/boards.png`, for the README: all boards side by side at half their size.
#[test]
#[ignore = "writes a file: run it by name when the look has changed"]
fn contact_sheet() {
    let scenes: Vec<Scene> = CONTACT
        .into_iter()
        .map(|(name, stage, what)| {
            let state = boards::state(name, stage);
            scenes(&state).into_iter().find(|(found, _)| *found == what).unwrap().1
        })
        .collect();
    let file = sheet(&scenes, WIDTH / 2, 3, 0);
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/boards.png"), file).unwrap();
}

/// Pictures side by side, each this wide, as a PNG.
fn sheet(scenes: &[Scene], width: i16, columns: usize, gap: usize) -> Vec<u8> {
    let scale = f32::from(width) / f32::from(WIDTH);
    let high = |scene: &Scene| (f32::from(scene.height) * scale) as usize + gap;
    let height = |row: &[Scene]| row.iter().map(high).max().unwrap();
    let (wide, whole) = (width as usize + gap, scenes.chunks(columns).map(height).sum::<usize>());
    let mut sheet = tiny_skia::Pixmap::new((wide * columns) as u32, whole as u32).unwrap();
    sheet.fill(tiny_skia::Color::from_rgba8(0x16, 0x24, 0x1d, 0xff));
    let smooth = tiny_skia::PixmapPaint { quality: tiny_skia::FilterQuality::Bicubic, ..Default::default() };
    let mut y = 0;
    for row in scenes.chunks(columns) {
        for (column, scene) in row.iter().enumerate() {
            let at = ((column * wide) as f32, y as f32);
            let place = tiny_skia::Transform::from_scale(scale, scale).post_translate(at.0, at.1);
            sheet.draw_pixmap(0, 0, picture::draw(scene).unwrap().as_ref(), &smooth, place, None);
        }
        y += height(row);
    }
    picture::encode(&picture::reduce(&sheet), sheet.width(), sheet.height()).unwrap()
}

/// Every game with the fewest and the most players as a phone shows it, one file a language under `target/tmp`: to be looked
/// at.
#[test]
#[ignore = "writes files"]
fn contact_sheets() {
    for lang in Lang::ALL {
        let mut scenes = Vec::new();
        for game in GameKind::ALL {
            for seats in [*game.seats().start(), *game.seats().end()] {
                let name = format!("{game}-{seats}");
                let at = |stage| scenes_in(&boards::state(&name, stage), lang).into_iter();
                scenes.extend(at(Stage::Middle).map(|(_, scene)| scene));
                scenes
                    .extend(at(Stage::TurnEnd).filter(|(what, _)| *what == "board").map(|(_, scene)| scene));
                scenes.extend(at(Stage::End).filter(|(what, _)| *what == "results").map(|(_, scene)| scene));
            }
        }
        let file = sheet(&scenes, PHONE.0 as i16, 6, 6);
        let name = format!("contact-{lang:?}.png").to_lowercase();
        fs::write(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name), file).unwrap();
    }
    let icons: Vec<_> = ButtonIcon::ALL.into_iter().map(|icon| (icon.name(), icon.png().unwrap())).collect();
    for (name, file) in icons {
        fs::write(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("icon-{name}.png")), file).unwrap();
    }
}

/// Every picture as a file under `target/tmp/pictures`, to be looked at.
#[test]
#[ignore = "writes files"]
fn all_pictures() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).unwrap();
    for state in boards::all() {
        for lang in Lang::ALL {
            for (what, scene) in scenes_in(&state, lang) {
                let name = format!("{}-{:?}-{what}-{lang:?}.png", state.name, state.stage).to_lowercase();
                fs::write(folder.join(name), picture::png(&scene).unwrap()).unwrap();
            }
        }
    }
}
