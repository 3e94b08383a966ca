//! The rule cards of Karteneck. The examples of the printed rules are among them.

use super::Karteneck;
use crate::game::Illegal;
use crate::game::rule_cards::{Example, RuleCard, RuleCards};

/// The card about a round.
const TURN: usize = 1;

/// The card about passing.
const PASS: usize = 2;

/// The card about the end.
const END: usize = 4;

impl RuleCards for Karteneck {
    const RULE_CARDS: &'static [RuleCard] = &[
        RuleCard::new("karteneck-card-aim", START),
        RuleCard::new("karteneck-card-round", ROUND_EXAMPLE),
        RuleCard::new("karteneck-card-pass", PASS_EXAMPLE),
        RuleCard::new("karteneck-card-share", SHARE_EXAMPLE),
        RuleCard::text("karteneck-card-end"),
        RuleCard::text("karteneck-card-rulings"),
    ];

    fn card_of(illegal: Illegal) -> usize {
        match illegal {
            Illegal::NothingToSteal | Illegal::Passed => PASS,
            Illegal::Over => END,
            _ => TURN,
        }
    }
}

/// The second round of the printed example, before the first card.
const START: Example = Example {
    seats: 4,
    deal: &[1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 2, 2, 105, 109, 114, 5, 5, 5, 2, 4, 3, 3, 5, 5, 2, 30, 35, 36, 40],
    moves: &[
        (2, "pass", &[2, 120]),
        (3, "pass", &[1, 1]),
        (4, "pass", &[1, 1]),
        (1, "pass", &[18, 21, 31, 39]),
    ],
};

/// The second player has laid fours and fives before, and lays three twos.
const ROUND_EXAMPLE: Example = Example {
    seats: 4,
    deal: &[1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 2, 2, 105, 109, 114, 5, 5, 5, 2, 4, 3, 3, 5, 5, 2, 30, 35, 36, 40],
    moves: &[
        (2, "pass", &[2, 120]),
        (3, "pass", &[1, 1]),
        (4, "pass", &[1, 1]),
        (1, "pass", &[18, 21, 31, 39]),
        (1, "lay 1x1", &[3]),
        (2, "lay 1x4", &[3]),
        (3, "lay worm 5+9+14", &[3]),
        (4, "lay 1x2", &[3]),
        (1, "lay 1x2", &[3]),
        (2, "lay 3x5", &[3]),
        (3, "lay 3x5", &[3]),
        (4, "lay 1x4", &[3]),
        (1, "pass", &[3, 3]),
        (2, "lay 3x2", &[3]),
    ],
};

/// The third player passes with 30 and steals the 30.
const PASS_EXAMPLE: Example = Example {
    seats: 4,
    deal: &[1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 2, 2, 105, 109, 114, 5, 5, 5, 2, 4, 3, 3, 5, 5, 2, 30, 35, 36, 40],
    moves: &[
        (2, "pass", &[2, 120]),
        (3, "pass", &[1, 1]),
        (4, "pass", &[1, 1]),
        (1, "pass", &[18, 21, 31, 39]),
        (1, "lay 1x1", &[3]),
        (2, "lay 1x4", &[3]),
        (3, "lay worm 5+9+14", &[3]),
        (4, "lay 1x2", &[3]),
        (1, "lay 1x2", &[3]),
        (2, "lay 3x5", &[3]),
        (3, "lay 3x5", &[3]),
        (4, "lay 1x4", &[3]),
        (1, "pass", &[3, 3]),
        (2, "lay 3x2", &[3]),
        (3, "pass steal", &[4, 4]),
    ],
};

/// The share-out: two have 30, and the higher plaque takes the 39.
const SHARE_EXAMPLE: Example = Example {
    seats: 4,
    deal: &[1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 2, 2, 105, 109, 114, 5, 5, 5, 2, 4, 3, 3, 5, 5, 2, 30, 35, 36, 40],
    moves: &[
        (2, "pass", &[2, 120]),
        (3, "pass", &[1, 1]),
        (4, "pass", &[1, 1]),
        (1, "pass", &[18, 21, 31, 39]),
        (1, "lay 1x1", &[3]),
        (2, "lay 1x4", &[3]),
        (3, "lay worm 5+9+14", &[3]),
        (4, "lay 1x2", &[3]),
        (1, "lay 1x2", &[3]),
        (2, "lay 3x5", &[3]),
        (3, "lay 3x5", &[3]),
        (4, "lay 1x4", &[3]),
        (1, "pass", &[3, 3]),
        (2, "lay 3x2", &[3]),
        (3, "pass steal", &[4, 4]),
        (4, "lay 2x3", &[4]),
        (2, "lay worm 20", &[4]),
        (4, "lay 2x5", &[4]),
        (2, "pass steal", &[4, 4]),
        (4, "lay 2x1", &[4]),
        (4, "pass", &[16, 17, 19, 20]),
    ],
};
