//! The rule cards of Pig.

use super::Pig;
use crate::game::Illegal;
use crate::game::rule_cards::{Example, RuleCard, RuleCards};

/// The card about the turn.
const TURN: usize = 1;

/// The card about the end.
const END: usize = 3;

impl RuleCards for Pig {
    const RULE_CARDS: &'static [RuleCard] = &[
        RuleCard::new("pig-card-aim", TURN_EXAMPLE),
        RuleCard::new("pig-card-turn", BUST_EXAMPLE),
        RuleCard::new("pig-card-hold", HOLD_EXAMPLE),
        RuleCard::new("pig-card-end", END_EXAMPLE),
        RuleCard::text("pig-card-rulings"),
    ];

    fn card_of(illegal: Illegal) -> usize {
        match illegal {
            Illegal::Over => END,
            _ => TURN,
        }
    }
}

/// Two rolls are in the pot.
const TURN_EXAMPLE: Example =
    Example { seats: 2, deal: &[1], moves: &[(1, "roll", &[4]), (1, "roll", &[6])] };

/// A one, after 11 points.
const BUST_EXAMPLE: Example =
    Example { seats: 2, deal: &[1], moves: &[(1, "roll", &[5]), (1, "roll", &[6]), (1, "roll", &[1])] };

/// Twenty points in the pot.
const HOLD_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[(1, "roll", &[4]), (1, "roll", &[6]), (1, "roll", &[5]), (1, "roll", &[5])],
};

/// The first player holds a hundred.
const END_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "roll", &[5]),
        (1, "stop", &[]),
    ],
};
