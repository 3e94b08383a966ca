//! Entry points for the fuzz targets: everything that parses input from Discord.

use serenity::all::Interaction;

use super::commands::{self, word};
use super::components::{ComponentId, RecordComponent, TableComponent};
use super::dispatch::{chosen, filled_in};
use super::options::Options;
use crate::games::GameKind;
use crate::text::Lang;

/// Parses a component's id and the values chosen from its menu. Returns whether both are valid.
pub fn component(id: &str, chosen: &[String]) -> bool {
    let Ok(parsed) = id.parse::<ComponentId>() else { return false };
    assert_eq!(parsed.to_string().parse(), Ok(parsed.clone()), "it means the same when it is written again");
    match parsed {
        ComponentId::Table { what: TableComponent::Menu(menu), .. } => {
            GameKind::chosen(menu, chosen).is_some()
        }
        ComponentId::Record(RecordComponent::Leaderboard(control)) => control.query(chosen.first()).is_some(),
        ComponentId::Table { .. } | ComponentId::Record(_) => true,
    }
}

/// Parses an interaction. Returns whether it asks for something valid.
pub fn interaction(text: &str) -> bool {
    let Ok(interaction) = serde_json::from_str::<Interaction>(text) else { return false };
    match interaction {
        Interaction::Command(typed) | Interaction::Autocomplete(typed) => {
            let command = commands::all().find(|command| command.name == typed.data.name);
            command.is_some_and(|command| (command.parse)(&Options(&typed.data), Lang::De).is_ok())
        }
        Interaction::Component(click) => component(&click.data.custom_id, chosen(&click.data.kind)),
        Interaction::Modal(form) => {
            component(&form.data.custom_id, &[]) && word::read(&filled_in(&form), Lang::Ru).is_ok()
        }
        _ => false,
    }
}
