//! The rule cards of Barbecue. The examples of the printed rules are among them.

use super::Barbecue;
use crate::game::Illegal;
use crate::game::rule_cards::{Example, RuleCard, RuleCards};

/// The card about the turn.
const TURN: usize = 1;

/// The card about stopping.
const STOP: usize = 2;

/// The card about the end.
const END: usize = 4;

impl RuleCards for Barbecue {
    const RULE_CARDS: &'static [RuleCard] = &[
        RuleCard::new("barbecue-card-aim", START),
        RuleCard::new("barbecue-card-turn", TURN_EXAMPLE),
        RuleCard::new("barbecue-card-stop", STOP_EXAMPLE),
        RuleCard::new("barbecue-card-bust", BUST_EXAMPLE),
        RuleCard::new("barbecue-card-end", END_EXAMPLE),
        RuleCard::text("barbecue-card-rulings"),
    ];

    fn card_of(illegal: Illegal) -> usize {
        match illegal {
            Illegal::MustStop => STOP,
            Illegal::Over => END,
            _ => TURN,
        }
    }
}

/// An empty grill, before the first roll.
const START: Example = Example { seats: 2, deal: &[1], moves: &[] };

/// Two sixes, two worms, a four and two twos: 30, with one die left.
const TURN_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 1, 1, 2, 3, 4, 5]),
        (1, "keep 6", &[]),
        (1, "roll", &[5, 5, 1, 1, 3, 3]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 1, 1, 3]),
        (1, "keep 4", &[]),
        (1, "roll", &[2, 2, 1]),
        (1, "keep 2", &[]),
    ],
};

/// A 30 taken from its owner: the plate is replaced, and three worms change hands.
const STOP_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 1, 1, 1, 1, 1, 1]),
        (1, "keep 6", &[]),
        (1, "roll", &[5, 5, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 1, 1, 1]),
        (1, "keep 4", &[]),
        (1, "roll", &[2, 2, 1]),
        (1, "keep 2", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 1, 1, 1, 1, 1, 1]),
        (2, "keep 6", &[]),
        (2, "roll", &[5, 5, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[4, 1, 1, 1]),
        (2, "keep 4", &[]),
        (2, "roll", &[2, 2, 1]),
        (2, "keep 2", &[]),
        (2, "stop", &[]),
    ],
};

/// A total of 30 on a section with two plates, and a snail that comes.
const BUST_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 1, 1, 1, 1, 1, 1]),
        (1, "keep 6", &[]),
        (1, "roll", &[5, 5, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 1, 1, 1]),
        (1, "keep 4", &[]),
        (1, "roll", &[2, 2, 1]),
        (1, "keep 2", &[]),
        (1, "stop", &[]),
        (2, "roll", &[5, 5, 5, 1, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[4, 4, 1, 1, 1]),
        (2, "keep 4", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 1, 1, 1, 1, 1, 1]),
        (1, "keep 6", &[]),
        (1, "roll", &[5, 5, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 1, 1, 1]),
        (1, "keep 4", &[]),
        (1, "roll", &[2, 2, 1]),
        (1, "keep 2", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 1, 1, 1, 1, 1, 1]),
        (2, "keep 6", &[]),
        (2, "roll", &[5, 5, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[4, 1, 1, 1]),
        (2, "keep 4", &[]),
        (2, "roll", &[2, 2, 1]),
        (2, "keep 2", &[]),
        (2, "stop", &[]),
    ],
};

/// All twelve snails are on the grill, and the next turn fails.
const END_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[5, 5, 5, 5, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[3, 1, 1, 1]),
        (1, "keep 3", &[]),
        (1, "roll", &[2, 1, 1]),
        (1, "keep 2", &[]),
        (1, "stop", &[]),
        (2, "roll", &[5, 5, 5, 5, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[6, 1, 1, 1]),
        (2, "keep 6", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
        (2, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (2, "keep 1", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
        (2, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (2, "keep 1", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
        (2, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (2, "keep 1", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
        (2, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (2, "keep 1", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
        (2, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (2, "keep 1", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
        (2, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (2, "keep 1", &[]),
        (2, "stop", &[]),
        (1, "roll", &[1, 2, 2, 2, 2, 2, 2, 2]),
        (1, "keep 1", &[]),
        (1, "stop", &[]),
    ],
};
