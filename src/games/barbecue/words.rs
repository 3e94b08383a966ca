//! The texts of Heckmeck Barbecue.

mod account;
mod alt;
mod board;

use super::{Barbecue, Event, Failure, Prize, Section, View};
use crate::game::words::{Board, Button, Detail, Suggestion, Told, Typed, Words};
use crate::game::worm_dice::words as dice;
use crate::game::{Action, Illegal, Private};
use crate::picture::ButtonIcon;
use crate::text::{Arg, Lang, Voice, say};

impl Words for Barbecue {
    fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
        account::tell(voice, event, after)
    }

    fn recap(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
        dice::recap::<Barbecue>(voice, events, Event::of_dice)
    }

    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String> {
        dice::refusal(voice.lang, illegal)
    }

    fn situation(lang: Lang, view: &View) -> Option<String> {
        dice::situation(lang, &view.dice)
    }

    fn request(lang: Lang, view: &View) -> String {
        dice::request(lang, &view.dice)
    }

    fn label(lang: Lang, action: Action, view: &View) -> Option<String> {
        dice::label(lang, action, &view.dice, prize(lang, view))
    }

    fn icon(action: Action, view: &View) -> Option<ButtonIcon> {
        match (action, view.prize) {
            (Action::Stop, Some(Prize::Snail(_) | Prize::PileSnail)) => Some(ButtonIcon::Snail),
            (action, _) => dice::icon(action),
        }
    }

    fn board(voice: &Voice<'_>, view: &View) -> Board {
        board::board(voice, view)
    }

    fn caption(_voice: &Voice<'_>, _view: &View) -> String {
        String::new()
    }

    fn alt(voice: &Voice<'_>, view: &View, _detail: Detail) -> Vec<String> {
        alt::alt(voice, view)
    }

    fn button(action: Action, view: &View) -> Button {
        dice::button(action, &view.dice, !matches!(view.prize, Some(Prize::Nothing(_) | Prize::NoSnailLeft)))
    }

    /// A stop that wins nothing, while one could roll on.
    fn question(lang: Lang, action: Action, view: &View) -> Option<String> {
        let fails = action == Action::Stop && matches!(view.prize, Some(Prize::Nothing(_)));
        (fails && !view.dice.must_stop()).then(|| say!(lang, "ask-barbecue-snail"))
    }

    fn fixed(view: &View) -> Vec<Action> {
        dice::fixed(&view.dice)
    }

    fn suggest(lang: Lang, view: &View, action: Action, typed: Typed<'_>) -> Option<Suggestion> {
        dice::suggest::<Barbecue>(lang, view, action, typed)
    }
}

impl Private for Barbecue {}

impl From<Section> for Arg<'_> {
    fn from(section: Section) -> Self {
        section.value().into()
    }
}

/// What stopping now would win, in two or three words; `None` while the turn can't be stopped.
fn prize(lang: Lang, view: &View) -> Option<String> {
    Some(match view.prize? {
        Prize::Occupy(section) => say!(lang, "prize-occupy", section = section, worms = section.worms()),
        Prize::Capture { section, .. } => {
            say!(lang, "prize-capture", section = section, worms = section.worms())
        }
        Prize::Close(section) => say!(lang, "prize-close", section = section, worms = section.worms()),
        Prize::Snail(section) => say!(lang, "prize-snail", section = section),
        Prize::PileSnail => say!(lang, "prize-pile-snail"),
        Prize::NoSnailLeft => say!(lang, "prize-no-snail-left"),
        Prize::Nothing(Failure::Bust) => say!(lang, "prize-nothing"),
        Prize::Nothing(Failure::NoWorm) => say!(lang, "prize-no-worm"),
        Prize::Nothing(Failure::TooLow) => say!(lang, "prize-too-low"),
        Prize::Nothing(Failure::Closed(section)) => say!(lang, "prize-full", section = section),
    })
}
