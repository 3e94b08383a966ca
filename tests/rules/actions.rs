//! Every action of every game, to try what a game does with those it hasn't got, too.

use std::collections::HashSet;

use stammtisch::game::Action;
use stammtisch::game::action::Row;
use stammtisch::game::cards::{HENS, HENS_OF_EACH, Lay, PLAQUES};
use stammtisch::game::worm_dice::Face;
use strum::EnumCount;

/// Every action, but of the worms' 33 million combinations only single ones.
pub(crate) fn all_actions() -> impl Iterator<Item = Action> {
    let plain =
        [Action::Roll, Action::Stop, Action::StopGrill, Action::Pass, Action::PassSteal, Action::Skip];
    let hens = HENS.flat_map(|value| (1..=HENS_OF_EACH).map(move |count| Lay::Hens { count, value }));
    let worms = PLAQUES.map(|plaque| Lay::Worms([plaque].into_iter().collect()));
    let crosses =
        Row::ALL.into_iter().flat_map(|row| (2..=12).map(move |number| Action::Cross { row, number }));
    plain
        .into_iter()
        .chain(Face::ALL.map(Action::Keep))
        .chain(hens.chain(worms).map(Action::Lay))
        .chain(crosses)
}

#[test]
fn every_kind_of_action_is_tried() {
    let kinds: HashSet<_> = all_actions().map(|action| std::mem::discriminant(&action)).collect();
    assert_eq!(kinds.len(), Action::COUNT, "an action of src/game/action.rs is missing here");
}
