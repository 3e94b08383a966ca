//! From what was typed or pressed to what is wanted.

use super::app::Wish;
use super::commands::Options;
use super::press::{Press, PressId};
use crate::game::computer::Level;
use crate::game::words::{Suggestion, Typed};
use crate::game::{Action, Seat, Viewer};
use crate::games::{AnyGame, AnyView, GameKind, Variant};
use crate::table::{ComputerSeats, Pace, TableCommand, Terms};
use crate::text::{self, CardsWanted, Lang};

/// What a button or menu asks for; `chosen` are the values of a menu.
pub fn pressed(id: &PressId, chosen: &[String], lang: Lang) -> Wish {
    // A panel may have been looked at while others played: what was chosen from it is still meant.
    let chosen_from = |menu| match GameKind::chosen(menu, chosen) {
        Some(action) => Wish::TableCommand(TableCommand::Act(action, None)),
        None => Wish::Unclear(lang.say("refuse-old-board", &[])),
    };
    match id.press {
        Press::Act(action) => Wish::TableCommand(TableCommand::Act(action, Some(id.board_version))),
        Press::Menu(menu) => chosen_from(menu),
        Press::Panel(name) => Wish::Panel(name),
        Press::Join => Wish::TableCommand(TableCommand::Join),
        Press::Leave => Wish::TableCommand(TableCommand::Leave),
        Press::Seat(level) => Wish::TableCommand(TableCommand::Seat(level)),
        Press::Unseat => Wish::TableCommand(TableCommand::Unseat),
        Press::Start => Wish::TableCommand(TableCommand::Start),
        Press::Rules => Wish::Rules(None),
        Press::Rematch => Wish::Rematch,
        Press::Board => Wish::Show,
        Press::End => Wish::TableCommand(TableCommand::End),
        Press::Word => Wish::Form(id.clone()),
    }
}

/// What a command asks for. `view` is the game as who typed it sees it, if they play.
pub fn typed(name: &str, options: &Options<'_>, view: Option<&AnyView>, lang: Lang) -> Option<Wish> {
    let act = |action| Wish::TableCommand(TableCommand::Act(action, None));
    Some(match name {
        "play" => play(options)?,
        "join" => Wish::TableCommand(TableCommand::Join),
        "leave" => Wish::TableCommand(TableCommand::Leave),
        "start" => Wish::TableCommand(TableCommand::Start),
        "end" => Wish::TableCommand(TableCommand::End),
        "table" => Wish::Show,
        "hint" => Wish::Hint,
        "help" => Wish::Help,
        "rematch" => Wish::Rematch,
        "rules" => Wish::Rules(options.text("game").and_then(|game| game.parse().ok())),
        "word" => word(options.text("word")?, lang),
        "roll" => act(Action::Roll),
        "skip" => act(Action::Skip),
        "stop" => act(if options.is_on("grill") { Action::StopGrill } else { Action::Stop }),
        "pass" => act(if options.is_on("steal") { Action::PassSteal } else { Action::Pass }),
        "keep" => keep(options.text("face")?, lang),
        "lay" => lay(options.text("cards")?, view, lang),
        "cross" => cross(options.text("row")?, options.number("number")?, lang),
        name => Wish::Panel(GameKind::panel_named(name)?.name),
    })
}

fn play(options: &Options<'_>) -> Option<Wish> {
    let game: GameKind = options.text("game")?.parse().ok()?;
    let named = |name: &str| Pace::ALL.into_iter().find(|pace| pace.name() == name);
    let pace = options.text("pace").and_then(named).unwrap_or_default();
    let variant = Variant::all().into_iter().find(|variant| options.is_on(variant.name()));
    let terms = Terms { game, variant, pace, company: company(options) };
    Some(Wish::Open(terms, options.is_on("thread")))
}

/// The computers asked for: who names only a level wants one.
fn company(options: &Options<'_>) -> Option<ComputerSeats> {
    let count = options.number("computers").and_then(|count| u8::try_from(count).ok());
    let level = options.text("level").and_then(|level| level.parse().ok());
    match (count, level) {
        (None, None) | (Some(0), _) => None,
        _ => Some(ComputerSeats { count: count.unwrap_or(1), level: level.unwrap_or(Level::Steady) }),
    }
}

/// What a word that was typed or filled in asks for.
pub fn word(text: &str, lang: Lang) -> Wish {
    match text.trim().parse() {
        Ok(word) => Wish::TableCommand(TableCommand::Say(word)),
        Err(_) => Wish::Unclear(lang.say("refuse-word", &[("most", 64_i64.into())])),
    }
}

fn keep(text: &str, lang: Lang) -> Wish {
    match text::typed_face(text) {
        Some(face) => Wish::TableCommand(TableCommand::Act(Action::Keep(face), None)),
        None => Wish::Unclear(lang.say("refuse-face", &[("text", quoted(text).into())])),
    }
}

fn lay(text: &str, view: Option<&AnyView>, lang: Lang) -> Wish {
    let lay = match view {
        Some(view) => view.typed_lay(text),
        None => text::typed_cards(text).and_then(CardsWanted::exactly),
    };
    match lay {
        Some(lay) => Wish::TableCommand(TableCommand::Act(Action::Lay(lay), None)),
        None => Wish::Unclear(lang.say("refuse-cards", &[("text", quoted(text).into())])),
    }
}

fn cross(row: &str, number: i64, lang: Lang) -> Wish {
    let number = u8::try_from(number).ok().filter(|number| (2..=12).contains(number));
    match (text::typed_row(row), number) {
        (Some(row), Some(number)) => {
            Wish::TableCommand(TableCommand::Act(Action::Cross { row, number }, None))
        }
        _ => Wish::Unclear(lang.say("refuse-cross", &[("text", quoted(row).into())])),
    }
}

/// What somebody typed, safe to show and not too long.
fn quoted(text: &str) -> String {
    super::board::safe_name(text)
}

/// Suggestions for an option that is being typed: what is legal now, with its meaning.
pub fn suggestions(
    game: &AnyGame,
    seat: Seat,
    typed: Typed<'_>,
    so_far: &str,
    lang: Lang,
) -> Vec<(String, String)> {
    let view = game.view(Viewer::Seat(seat));
    let so_far = so_far.trim().to_lowercase();
    let fits = |Suggestion { value, name }: &Suggestion| {
        value.starts_with(&so_far)
            || name.to_lowercase().contains(&so_far)
            || text::typed_face(&so_far).is_some_and(|face| face.to_string() == *value)
    };
    let mut suggestions: Vec<(String, String)> = Vec::new();
    let legal = game.legal(seat).into_iter();
    for found in legal.filter_map(|action| view.suggest(lang, action, typed)).filter(fits) {
        if !suggestions.iter().any(|(value, _)| *value == found.value) {
            suggestions.push((found.value, found.name));
        }
    }
    suggestions.truncate(25);
    suggestions
}
