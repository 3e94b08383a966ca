//! Suggestions for an option while it is typed. They come at once or not at all: Discord waits three seconds.

use serenity::all::{AutocompleteChoice, CommandInteraction, CommandOptionType};

use super::app::App;
use super::commands::history;
use super::options::Options;
use crate::game::words::{Suggestion, Typed};
use crate::game::{Seat, Viewer};
use crate::games::AnyGame;
use crate::store::Which;
use crate::table::UserId;
use crate::text::{self, Lang};

/// How many Discord shows.
const MOST: usize = 25;

/// What is legal now, with its meaning. `row` is the option that says in which row, if the command has one.
pub fn legal_moves(app: &App, typing: &CommandInteraction, row: Option<&str>) -> Vec<AutocompleteChoice> {
    let Some(table) = app.tables.snapshot(typing.channel_id.get()) else { return Vec::new() };
    let (Some(game), Some(seat)) = (table.game(), table.seat_of(UserId(typing.user.id.get()))) else {
        return Vec::new();
    };
    let Some(focused) = typing.data.autocomplete() else { return Vec::new() };
    let typed = Typed { option: focused.name, row: row.and_then(|row| Options(&typing.data).text(row)) };
    let found = fitting(game, seat, typed, focused.value, Lang::of_locale(&typing.locale));
    let is_number = focused.kind == CommandOptionType::Integer;
    let choice = |Suggestion { value, name }: Suggestion| match value.parse::<i64>() {
        Ok(number) if is_number => AutocompleteChoice::new(name, number),
        _ => AutocompleteChoice::new(name, value),
    };
    found.into_iter().map(choice).collect()
}

fn fitting(game: &AnyGame, seat: Seat, typed: Typed<'_>, so_far: &str, lang: Lang) -> Vec<Suggestion> {
    let view = game.view(Viewer::Seat(seat));
    let so_far = so_far.trim().to_lowercase();
    let fits = |Suggestion { value, name }: &Suggestion| {
        value.starts_with(&so_far)
            || name.to_lowercase().contains(&so_far)
            || text::typed_face(&so_far).is_some_and(|face| face.to_string() == *value)
    };
    let mut suggestions: Vec<Suggestion> = Vec::new();
    let legal = game.legal(seat).into_iter();
    for found in legal.filter_map(|action| view.suggest(lang, action, typed)).filter(fits) {
        if !suggestions.iter().any(|known| known.value == found.value) {
            suggestions.push(found);
        }
    }
    suggestions.truncate(MOST);
    suggestions
}

/// The ids of the server's last games that fit.
pub async fn finished_games(app: &App, typing: &CommandInteraction) -> Vec<AutocompleteChoice> {
    let (Some(guild), Some(focused)) = (typing.guild_id, typing.data.autocomplete()) else {
        return Vec::new();
    };
    let (lang, so_far) = (Lang::of_locale(&typing.locale), focused.value.trim().to_lowercase());
    let games = app.tables.store().history(guild.get(), Which::default(), 0, MOST).await.unwrap_or_default();
    let named = games.iter().map(|played| (played.table.clone(), history::label(played, lang)));
    named
        .filter(|(id, name)| id.starts_with(&so_far) || name.to_lowercase().contains(&so_far))
        .map(|(id, name)| AutocompleteChoice::new(name, id))
        .collect()
}
