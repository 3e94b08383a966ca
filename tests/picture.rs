//! The pictures: what is on them, as scenes that can be read; and that every one of them is a PNG that Discord takes.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "picture/states.rs"]
mod states;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use stammtisch::game::{Seat, Viewer};
use stammtisch::picture::{self, HEIGHT, Scene, Shape, Sight, WIDTH};
use stammtisch::text::{self, Lang};
use states::{Stage, State};

/// What Discord shows of a picture in an embed without making it narrower.
const SHOWN: (i16, i16) = (WIDTH, HEIGHT);
/// What we want a picture to weigh at most.
const BYTES: usize = 60_000;

fn board(state: &State) -> Scene {
    let names = state.names();
    let sight = Sight { lang: Lang::En, names: &names };
    picture::board(&state.game.view(Viewer::Bystander), &state.news, &sight)
}

fn own(state: &State) -> Option<Scene> {
    let names = state.names();
    let sight = Sight { lang: Lang::En, names: &names };
    let seat = state.game.acting().first().copied().unwrap_or(Seat::new(0));
    state.game.view(Viewer::Seat(seat)).panel(&sight, seat, &state.game.legal(seat))?.scene
}

fn results(state: &State) -> Option<Scene> {
    let names = state.names();
    let sight = Sight { lang: Lang::En, names: &names };
    let outcome = state.game.outcome()?;
    let course = picture::course(&state.journal).unwrap();
    Some(picture::results(&state.game.view(Viewer::Bystander), &outcome, &course, &sight))
}

/// Every picture there is of a state, by what it shows.
fn scenes(state: &State) -> Vec<(&'static str, Scene)> {
    let scenes = [("board", Some(board(state))), ("own", own(state)), ("results", results(state))];
    scenes.into_iter().filter_map(|(what, scene)| Some((what, scene?))).collect()
}

/// All scenes of a game with one number of players, as one text.
fn written() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for state in states::all() {
        let text: &mut String = texts.entry(state.name.clone()).or_default();
        for (what, scene) in scenes(&state) {
            text.push_str(&format!("# {what}, {:?}\n{scene}\n", state.stage).to_lowercase());
        }
    }
    texts
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/picture/scenes")
}

#[test]
fn boards_early_in_the_middle_and_at_the_end_are_as_they_were() {
    for (name, text) in written() {
        let kept = fs::read_to_string(folder().join(&name).with_extension("txt")).unwrap_or_default();
        let differs = kept.lines().zip(text.lines()).find(|(kept, now)| kept != now);
        assert_eq!(differs, None, "{name}: if that is meant, run write_scenes");
        assert_eq!(kept.lines().count(), text.lines().count(), "{name}: if that is meant, run write_scenes");
    }
}

#[test]
#[ignore = "writes files: run it by name when the look has changed, and look at the difference"]
fn write_scenes() {
    fs::create_dir_all(folder()).unwrap();
    for (name, text) in written() {
        fs::write(folder().join(&name).with_extension("txt"), text).unwrap();
    }
}

#[test]
fn every_picture_is_a_png_of_its_size_that_discord_shows_in_full() {
    for state in states::all() {
        for (what, scene) in scenes(&state) {
            let about = format!("{} {what} {:?}", state.name, state.stage);
            assert!(scene.width == SHOWN.0 && scene.height <= SHOWN.1, "{about}: {} high", scene.height);
            let file = picture::png(&scene).unwrap();
            assert!(file.len() <= BYTES, "{about} weighs {}", file.len());
            let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut pixels).unwrap();
            assert_eq!((info.width as i16, info.height as i16), (scene.width, scene.height), "{about}");
        }
    }
}

#[test]
fn whatever_is_written_has_contrast_and_is_not_too_small() {
    for state in states::all() {
        for (what, scene) in scenes(&state) {
            check_writing(&scene, &format!("{} {what} {:?}", state.name, state.stage));
        }
    }
}

/// On a phone half of this size is shown. Only the numbers of five sheets at once are smaller.
const SMALLEST: i16 = 17;

fn check_writing(scene: &Scene, about: &str) {
    for shape in &scene.shapes {
        match shape {
            Shape::Text { size, ink, paper, text, .. } => {
                let contrast = picture::contrast(*ink, *paper);
                assert!(contrast >= 4.5, "{about}: {text:?} has {contrast:.1}");
                assert!(picture::can_write(text), "{about}: {text:?} has letters that no font has");
                assert!(*size >= SMALLEST, "{about}: {text:?} has {size} pixels");
            }
            Shape::Part { part, .. } => check_writing(&part.scene(), about),
            _ => {}
        }
    }
}

#[test]
fn nothing_lies_outside_the_picture() {
    for state in states::all() {
        for (what, scene) in scenes(&state) {
            for shape in &scene.shapes {
                let (right, bottom) = match shape {
                    Shape::Block { area, .. } | Shape::Frame { area, .. } => (area.right(), area.bottom()),
                    Shape::Part { x, y, part } => (x + part.scene().width, y + part.scene().height),
                    Shape::Icon { x, y, size, .. } => (x + size, y + size),
                    Shape::Text { x, y, .. } => (*x, *y),
                    Shape::Line { .. } => continue,
                };
                assert!(right <= scene.width && bottom <= scene.height, "{} {what}: {shape}", state.name);
            }
        }
    }
}

#[test]
fn the_description_of_every_picture_fits_in_every_language() {
    for state in states::all() {
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
    let scene = Scene { height: 0, ..board(&states::state("heckmeck-2", Stage::Early)) };
    assert!(picture::png(&scene).is_err());
}

/// The pictures of the contact sheet: for each game the middle of a full table, and what else it has.
const CONTACT: [(&str, Stage, &str); 12] = [
    ("heckmeck-2", Stage::Middle, "board"),
    ("heckmeck-7", Stage::Middle, "board"),
    ("barbecue-3", Stage::Middle, "board"),
    ("barbecue-5", Stage::End, "board"),
    ("karteneck-3", Stage::Middle, "board"),
    ("karteneck-6", Stage::Middle, "board"),
    ("qwixx-2", Stage::Middle, "board"),
    ("qwixx-5", Stage::Middle, "board"),
    ("karteneck-5", Stage::Middle, "own"),
    ("qwixx-2", Stage::Early, "own"),
    ("heckmeck-4", Stage::End, "results"),
    ("qwixx-3", Stage::End, "results"),
];

/// `docs/boards.png`, for the README: all boards side by side at half their size, as a phone shows them.
#[test]
#[ignore = "writes a file: run it by name when the look has changed"]
fn contact_sheet() {
    const COLUMNS: usize = 3;
    let (width, height) = (WIDTH as usize / 2, HEIGHT as usize / 2);
    let rows = CONTACT.len() / COLUMNS;
    let mut sheet = tiny_skia::Pixmap::new((width * COLUMNS) as u32, (height * rows) as u32).unwrap();
    let half = tiny_skia::PixmapPaint { quality: tiny_skia::FilterQuality::Bicubic, ..Default::default() };
    for (index, (name, stage, what)) in CONTACT.into_iter().enumerate() {
        let state = states::state(name, stage);
        let (_, scene) = scenes(&state).into_iter().find(|(found, _)| *found == what).unwrap();
        let (x, y) = (index % COLUMNS * width, index / COLUMNS * height);
        let place = tiny_skia::Transform::from_scale(0.5, 0.5).post_translate(x as f32, y as f32);
        let pixels = picture::draw(&scene).unwrap();
        sheet.draw_pixmap(0, 0, pixels.as_ref(), &half, place, None);
    }
    let rows = picture::reduce(&sheet);
    let file = picture::encode(&rows, sheet.width(), sheet.height()).unwrap();
    fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/boards.png"), file).unwrap();
}

/// Every picture as a file under `target/tmp/pictures`, to be looked at.
#[test]
#[ignore = "writes files"]
fn all_pictures() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).unwrap();
    for state in states::all() {
        for (what, scene) in scenes(&state) {
            let file = folder.join(format!("{}-{:?}-{what}.png", state.name, state.stage).to_lowercase());
            fs::write(file, picture::png(&scene).unwrap()).unwrap();
        }
    }
}
