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
    let so_far = text::fold(so_far.trim());
    let fits = |Suggestion { value, name }: &Suggestion| {
        value.starts_with(&so_far)
            || text::fold(name).contains(&so_far)
            || text::typed_face(&so_far).is_some_and(|face| face.to_string() == *value)
            || is_cross(&so_far, value)
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

#[cfg(test)]
mod tests {
    use super::*;

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
