//! Whatever reads texts from outside, opened to the fuzz targets.

use serenity::all::{ActionRowComponent, ComponentInteractionDataKind, Interaction};

use super::app::Wish;
use super::commands::Options;
use super::press::PressId;
use super::{records, wishes};
use crate::games::AnyView;
use crate::text::Lang;

/// Reads a button's id with what was chosen from its menu; whether it is one of ours.
pub fn press(id: &str, chosen: &[String]) -> bool {
    let look = records::pressed(id, chosen);
    let Ok(press) = id.parse::<PressId>() else { return look.is_some() };
    wishes::pressed(&press, chosen, Lang::En);
    assert_eq!(press.to_string().parse(), Ok(press), "it means the same when it is written again");
    true
}

/// Reads an interaction of somebody who sees this; whether it asks for anything.
pub fn interaction(text: &str, view: Option<&AnyView>) -> bool {
    let Ok(interaction) = serde_json::from_str::<Interaction>(text) else { return false };
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => {
            let options = Options(&command.data.options);
            options.focused();
            let wish = wishes::typed(&command.data.name, &options, view, Lang::De);
            let look = || records::typed(&command.data.name, &options).map(Wish::Look);
            wish.or_else(look).is_some()
        }
        Interaction::Component(component) => match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => press(&component.data.custom_id, values),
            _ => press(&component.data.custom_id, &[]),
        },
        Interaction::Modal(form) => {
            let lines = form.data.components.iter().flat_map(|row| &row.components);
            let filled = lines.filter_map(|part| match part {
                ActionRowComponent::InputText(line) => line.value.clone(),
                _ => None,
            });
            matches!(wishes::word(&filled.collect::<String>(), Lang::Ru), Wish::TableCommand(_))
        }
        _ => false,
    }
}
