//! Whatever reads texts from outside, opened to the fuzz targets.

use serenity::all::Interaction;

use super::commands::{self, word};
use super::components::{ComponentId, RecordComponent, TableComponent};
use super::dispatch::{chosen, filled_in};
use super::options::Options;
use crate::games::GameKind;
use crate::text::Lang;

/// Reads a component's id with what was chosen from its menu; whether it is one of ours.
pub fn press(id: &str, chosen: &[String]) -> bool {
    let Ok(component) = id.parse::<ComponentId>() else { return false };
    assert_eq!(
        component.to_string().parse(),
        Ok(component.clone()),
        "it means the same when it is written again"
    );
    match component {
        ComponentId::Table { what: TableComponent::Menu(menu), .. } => {
            GameKind::chosen(menu, chosen).is_some()
        }
        ComponentId::Record(RecordComponent::Leaderboard(control)) => {
            control.wanted(chosen.first()).is_some()
        }
        ComponentId::Table { .. } | ComponentId::Record(_) => true,
    }
}

/// Reads an interaction; whether it asks for anything.
pub fn interaction(text: &str) -> bool {
    let Ok(interaction) = serde_json::from_str::<Interaction>(text) else { return false };
    match interaction {
        Interaction::Command(typed) | Interaction::Autocomplete(typed) => {
            let command = commands::all().find(|command| command.name == typed.data.name);
            command.is_some_and(|command| (command.parse)(&Options(&typed.data), Lang::De).is_ok())
        }
        Interaction::Component(component) => press(&component.data.custom_id, chosen(&component.data.kind)),
        Interaction::Modal(form) => {
            press(&form.data.custom_id, &[]) && word::read(&filled_in(&form), Lang::Ru).is_ok()
        }
        _ => false,
    }
}
