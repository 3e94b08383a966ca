//! Autocomplete suggestions. They must be quick: Discord waits three seconds.

use serenity::all::{AutocompleteChoice, CommandInteraction, CommandOptionType};

use super::app::App;
use super::commands::history;
use super::context::Context;
use super::options::Options;
use super::responder::Origin;
use crate::game::chance::Replayer;
use crate::game::words::{Suggestion, Typed};
use crate::game::{Action, Seat, Viewer};
use crate::games::AnyGame;
use crate::quiet_hours::{Hours, Zone};
use crate::store::HistoryFilter;
use crate::table::UserId;
use crate::text::{self, Lang};

/// Discord's limit.
const MOST: usize = 25;

/// Suggests legal moves with their meaning. `row` is the option that names the row, if the command has one.
pub fn legal_moves(app: &App, typing: &CommandInteraction, row: Option<&str>) -> Vec<AutocompleteChoice> {
    let game = game_of(app, typing);
    game.map(|(game, seat)| suggested(&game, seat, typing, row)).unwrap_or_default()
}

/// Suggests the moves that will be legal after this one, which must not depend on chance.
pub fn legal_moves_after(app: &App, typing: &CommandInteraction, first: Action) -> Vec<AutocompleteChoice> {
    let Some((mut game, seat)) = game_of(app, typing) else { return Vec::new() };
    match game.play(seat, first, &mut Replayer::new(&[]), &mut |_| {}) {
        Ok(()) => suggested(&game, seat, typing, None),
        Err(_) => Vec::new(),
    }
}

/// The game in this channel, and the user's seat.
fn game_of(app: &App, typing: &CommandInteraction) -> Option<(AnyGame, Seat)> {
    let user = UserId(typing.user.id.get());
    let here = app.tables.snapshot(typing.channel_id.get()).filter(|table| table.seat_of(user).is_some());
    let table = here.or_else(|| app.tables.lesson_here(user))?;
    Some((table.game()?.clone(), table.seat_of(user)?))
}

fn suggested(
    game: &AnyGame,
    seat: Seat,
    typing: &CommandInteraction,
    row: Option<&str>,
) -> Vec<AutocompleteChoice> {
    let Some(focused) = typing.data.autocomplete() else { return Vec::new() };
    let typed = Typed { option: focused.name, row: row.and_then(|row| Options(&typing.data).text(row)) };
    let found = matching(game, seat, typed, focused.value, Lang::of_locale(&typing.locale));
    let is_number = focused.kind == CommandOptionType::Integer;
    let choice = |Suggestion { value, name }: Suggestion| match value.parse::<i64>() {
        Ok(number) if is_number => AutocompleteChoice::new(name, number),
        _ => AutocompleteChoice::new(name, value),
    };
    found.into_iter().map(choice).collect()
}

fn matching(game: &AnyGame, seat: Seat, typed: Typed<'_>, so_far: &str, lang: Lang) -> Vec<Suggestion> {
    let view = game.view(Viewer::Seat(seat));
    let typed_so_far = so_far.trim();
    let so_far = text::fold(typed_so_far);
    let fits = |Suggestion { value, name }: &Suggestion| {
        value.starts_with(&so_far)
            || text::fold(name).contains(&so_far)
            || text::typed_face(typed_so_far).is_some_and(|face| face.to_string() == *value)
            || is_cross(typed_so_far, value)
    };
    let mut suggestions: Vec<Suggestion> = Vec::new();
    let legal = game.legal(seat).into_iter();
    for found in legal.filter_map(|action| view.suggest(lang, action, typed)).filter(fits) {
        if !suggestions.iter().any(|known| known.value == found.value) {
            suggestions.push(found);
        }
    }
    suggestions.sort_by_key(|found| fit(found, &so_far));
    suggestions.truncate(MOST);
    suggestions
}

/// How well a suggestion fits what was typed so far; the best come first.
fn fit(Suggestion { value, name }: &Suggestion, so_far: &str) -> u8 {
    let name = text::fold(name);
    match () {
        () if value == so_far => 0,
        () if value.starts_with(so_far) || name.starts_with(so_far) => 1,
        () if name.split_whitespace().any(|word| word.starts_with(so_far)) => 2,
        () => 3,
    }
}

/// Whether the text typed so far means this cross or its row: "rot 5", "желтая".
fn is_cross(so_far: &str, value: &str) -> bool {
    match text::typed_cross(so_far, None) {
        Some(cross) => text::typed_cross(value, None) == Some(cross),
        None => text::typed_row(so_far).is_some_and(|row| text::typed_row(value) == Some(row)),
    }
}

/// Suggests ids of recent games that the user may see.
pub async fn finished_games(app: &App, typing: &CommandInteraction) -> Vec<AutocompleteChoice> {
    let Some(focused) = typing.data.autocomplete() else { return Vec::new() };
    let ctx = Context::of_command(typing, Origin::Command);
    let which = HistoryFilter { seen_by: Some(ctx.reader()), ..HistoryFilter::default() };
    let (lang, so_far) = (Lang::of_locale(&typing.locale), text::fold(focused.value.trim()));
    let games = app.tables.store().history(ctx.scope(), which, 0, MOST).await.unwrap_or_default();
    let named = games.iter().map(|played| (played.table.clone(), history::label(played, lang)));
    named
        .filter(|(id, name)| id.starts_with(&so_far) || text::fold(name).contains(&so_far))
        .map(|(id, name)| AutocompleteChoice::new(name, id))
        .collect()
}

/// Hours that many people sleep.
const USUAL_HOURS: [&str; 4] = ["22:00-07:00", "22:00-08:00", "23:00-07:00", "00:00-08:00"];

/// Time zones in which many players live, offered before anything is typed.
const USUAL_ZONES: [&str; 18] = [
    "Europe/Berlin",
    "Europe/Vienna",
    "Europe/Zurich",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Warsaw",
    "Europe/London",
    "Europe/Moscow",
    "Asia/Yekaterinburg",
    "Asia/Novosibirsk",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Bogota",
    "America/Argentina/Buenos_Aires",
    "Australia/Sydney",
    "UTC",
];

/// Suggests quiet hours, or time zones with the time that their clocks show now.
pub fn quiet_hours(app: &App, typing: &CommandInteraction) -> Vec<AutocompleteChoice> {
    let Some(focused) = typing.data.autocomplete() else { return Vec::new() };
    let (lang, now) = (Lang::of_locale(&typing.locale), app.tables.now());
    let choice = |(name, value): (String, String)| AutocompleteChoice::new(name, value);
    if focused.name == "zone" {
        let label = |zone: Zone| (format!("{zone} · {}", zone.time_of_day(now)), zone.to_string());
        return zones(focused.value).into_iter().map(|zone| choice(label(zone))).collect();
    }
    let off = lang.say("setting-off", &[]);
    let typed = focused.value.parse::<Hours>().ok().map(|hours| hours.to_string());
    let usual = USUAL_HOURS.map(str::to_owned).into_iter().filter(|_| typed.is_none());
    let hours = typed.clone().into_iter().chain(usual).map(|hours| (hours.replace('-', "–"), hours));
    hours.chain([(off.clone(), off)]).map(choice).collect()
}

/// The zones that fit what was typed so far, the best first: a city that begins with it, then any name that has it.
fn zones(so_far: &str) -> Vec<Zone> {
    let so_far = text::without_accents(&so_far.trim().to_lowercase()).replace(' ', "_");
    if so_far.is_empty() {
        return USUAL_ZONES.iter().filter_map(|name| name.parse().ok()).collect();
    }
    let fit = |zone: &Zone| {
        let name = zone.to_string().to_lowercase();
        let city = name.rsplit('/').next().unwrap_or_default();
        match () {
            () if city.starts_with(&so_far) => Some(0),
            () if name.starts_with(&so_far) => Some(1),
            () if name.contains(&so_far) => Some(2),
            () => None,
        }
    };
    let mut found: Vec<(u8, Zone)> = Zone::of_places().filter_map(|zone| Some((fit(&zone)?, zone))).collect();
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, zone)| zone).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_found_by_their_city() {
        let names = |typed: &str| zones(typed).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(names("")[0], "Europe/Berlin");
        assert_eq!(names("berl"), ["Europe/Berlin"]);
        assert_eq!(names("new york"), ["America/New_York"]);
        assert_eq!(names("Bogotá"), ["America/Bogota"]);
        assert_eq!(names("são p"), ["America/Sao_Paulo"]);
        assert_eq!(names("Zürich"), ["Europe/Zurich"]);
        assert_eq!(names("europe/").len(), MOST);
        assert_eq!(names("nowhere"), [""; 0]);
        assert!(USUAL_ZONES.iter().all(|name| name.parse::<Zone>().is_ok()));
    }

    #[test]
    fn what_fits_best_comes_first() {
        let suggestion = |value: &str, name: &str| Suggestion { value: value.into(), name: name.into() };
        let mut found = [
            suggestion("31", "three 21s"),
            suggestion("5", "the 2 of them"),
            suggestion("21", "worms"),
            suggestion("2", "two"),
        ];
        found.sort_by_key(|found| fit(found, "2"));
        let values: Vec<&str> = found.iter().map(|found| found.value.as_str()).collect();
        assert_eq!(values[..2], ["2", "21"], "the value itself, then what begins with it");
        assert!(values[2..].contains(&"5") && values[2..].contains(&"31"));
        assert!(
            fit(&suggestion("x", "so 2"), "2") < fit(&suggestion("x", "a12"), "2"),
            "then words of the name"
        );
    }
}
