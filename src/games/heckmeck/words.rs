//! The texts of Heckmeck am Bratwurmeck.

mod account;
mod alt;
mod board;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test says what it expects")]
mod tests;

use super::{Event, Failure, Heckmeck, Prize, Tile, View};
use crate::game::words::{Board, Button, Detail, Suggestion, Told, Typed, Words};
use crate::game::worm_dice::words as dice;
use crate::game::{Action, Illegal, Private};
use crate::picture::ButtonIcon;
use crate::text::{Arg, Lang, Voice, say};

impl Words for Heckmeck {
    fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
        account::tell(voice, event, after)
    }

    fn recap(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
        dice::recap::<Heckmeck>(voice, events, Event::of_dice)
    }

    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String> {
        match illegal {
            Illegal::NoChoice => Some(say!(voice, "illegal-no-choice")),
            illegal => dice::refusal(voice.lang, illegal),
        }
    }

    fn situation(lang: Lang, view: &View) -> Option<String> {
        dice::situation(lang, &view.dice)
    }

    fn request(lang: Lang, view: &View) -> String {
        dice::request(lang, &view.dice)
    }

    fn label(lang: Lang, action: Action, view: &View) -> Option<String> {
        match action {
            Action::StopGrill => stop_grill(lang, view.prize?),
            action => dice::label(lang, action, &view.dice, prize(lang, view)),
        }
    }

    fn icon(action: Action, _view: &View) -> Option<ButtonIcon> {
        dice::icon(action)
    }

    fn board(voice: &Voice<'_>, view: &View) -> Board {
        board::board(voice, view)
    }

    fn caption(voice: &Voice<'_>, view: &View) -> String {
        if view.quick { say!(voice, "board-quick") } else { String::new() }
    }

    fn alt(voice: &Voice<'_>, view: &View, _detail: Detail) -> Vec<String> {
        alt::alt(voice, view)
    }

    fn button(action: Action, view: &View) -> Button {
        dice::button(action, &view.dice, !matches!(view.prize, Some(Prize::Nothing(_))))
    }

    /// A stop that wins nothing, while one could roll on.
    fn question(lang: Lang, action: Action, view: &View) -> Option<String> {
        let fails = action == Action::Stop && matches!(view.prize, Some(Prize::Nothing(_)));
        let stack = view.stacks.get(view.turn?.index()).filter(|_| fails && !view.dice.must_stop())?;
        Some(match stack.top() {
            Some(tile) => say!(lang, "ask-heckmeck-lose", tile = tile),
            None => say!(lang, "ask-heckmeck-nothing"),
        })
    }

    fn fixed(view: &View) -> Vec<Action> {
        dice::fixed(&view.dice)
    }

    fn suggest(lang: Lang, view: &View, action: Action, typed: Typed<'_>) -> Option<Suggestion> {
        dice::suggest::<Heckmeck>(lang, view, action, typed)
    }
}

impl Private for Heckmeck {}

impl From<Tile> for Arg<'_> {
    fn from(tile: Tile) -> Self {
        tile.value().into()
    }
}

/// What stopping now would win, in two or three words; `None` while the turn can't be stopped.
fn prize(lang: Lang, view: &View) -> Option<String> {
    Some(match view.prize? {
        Prize::Grill(tile) => say!(lang, "prize-tile", tile = tile),
        Prize::Steal { tile, .. } => say!(lang, "prize-steal", tile = tile),
        Prize::Nothing(Failure::Bust) => say!(lang, "prize-nothing"),
        Prize::Nothing(Failure::NoWorm) => say!(lang, "prize-no-worm"),
        Prize::Nothing(Failure::NoTile) => say!(lang, "prize-no-tile"),
    })
}

fn stop_grill(lang: Lang, prize: Prize) -> Option<String> {
    match prize {
        Prize::Steal { instead: Some(tile), .. } | Prize::Grill(tile) => {
            Some(say!(lang, "label-stop-grill", tile = tile))
        }
        Prize::Steal { instead: None, .. } | Prize::Nothing(_) => None,
    }
}
