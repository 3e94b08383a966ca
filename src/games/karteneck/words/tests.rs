//! Tests of Karteneck's texts.

use super::*;
use crate::games::karteneck::cards::Card;

#[test]
fn a_kind_without_a_number_means_all_of_it() {
    let worms = |plaques: &[u8]| Lay::Worms(plaques.iter().copied().collect());
    let mut hand = Cards::default();
    [Card::Hen(3), Card::Hen(3), Card::Hen(1), Card::Worm(4), Card::Worm(9), Card::Worm(20)]
        .into_iter()
        .for_each(|card| hand.add(card));
    for (text, lay) in [
        ("threes", Some(Lay::Hens { count: 2, value: 3 })),
        ("3", Some(Lay::Hens { count: 2, value: 3 })),
        ("Huhn 1", Some(Lay::Hens { count: 1, value: 1 })),
        ("1x3", Some(Lay::Hens { count: 1, value: 3 })),
        ("червяки", Some(worms(&[4, 9, 20]))),
        ("worm 9", Some(worms(&[9]))),
        ("2 worms", Some(worms(&[9, 20]))),
        ("Würmer ×3", Some(worms(&[4, 9, 20]))),
        ("4 worms", None),
        ("0 worms", None),
        ("twos", None),
        ("hens", None),
        ("3x6", None),
    ] {
        let wanted = text::typed_cards(text);
        let meant = wanted.and_then(|wanted| wanted.exactly().or_else(|| taken_from(&hand, wanted)));
        assert_eq!(meant, lay, "{text:?}");
    }
}
