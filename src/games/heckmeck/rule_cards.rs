//! The rule cards of Heckmeck. The examples of the printed rules are among them.

use super::Heckmeck;
use crate::game::Illegal;
use crate::game::rule_cards::{Example, RuleCard, RuleCards};

/// The card about the turn.
const TURN: usize = 1;

/// The card about stopping.
const STOP: usize = 2;

/// The card about the end.
const END: usize = 4;

impl RuleCards for Heckmeck {
    const RULE_CARDS: &'static [RuleCard] = &[
        RuleCard::new("heckmeck-card-aim", START),
        RuleCard::new("heckmeck-card-turn", TURN_EXAMPLE),
        RuleCard::new("heckmeck-card-stop", STOP_EXAMPLE),
        RuleCard::new("heckmeck-card-bust", BUST_EXAMPLE),
        RuleCard::new("heckmeck-card-end", END_EXAMPLE),
        RuleCard::text("heckmeck-card-rulings"),
    ];

    fn card_of(illegal: Illegal) -> usize {
        match illegal {
            Illegal::NoChoice | Illegal::MustStop => STOP,
            Illegal::Over => END,
            _ => TURN,
        }
    }
}

/// A full grill, before the first roll.
const START: Example = Example { seats: 2, deal: &[1], moves: &[] };

/// Two worms, then two fours. Of 4 4 worm 5 only the five can be set aside.
const TURN_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 1, 1, 2, 3, 4, 5]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 4, 6, 6, 6, 1]),
        (1, "keep 4", &[]),
        (1, "roll", &[4, 4, 6, 5]),
    ],
};

/// A total of 26 with the 26 on another's stack and the 25 on the grill.
const STOP_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[3, 3, 1, 1]),
        (1, "keep 3", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 1, 1, 2, 3]),
        (2, "keep worm", &[]),
        (2, "roll", &[3, 3, 1, 1]),
        (2, "keep 3", &[]),
    ],
};

/// The 30 goes back, and the 34 is turned over.
const BUST_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[3, 3]),
        (1, "keep 3", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[5, 1]),
        (2, "keep 5", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[5, 5, 1, 1]),
        (1, "keep 5", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[3, 1]),
        (2, "keep 3", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 1, 1, 2, 3, 4, 5]),
        (1, "keep worm", &[]),
        (1, "roll", &[6, 6, 6, 6, 6, 6]),
    ],
};

/// Both have 20 worms, and the one with the 36 wins.
const END_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[1],
    moves: &[
        (1, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[3, 3]),
        (1, "keep 3", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[5, 1]),
        (2, "keep 5", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 1]),
        (1, "keep 4", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[3, 1]),
        (2, "keep 3", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 6, 6, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[2, 1]),
        (1, "keep 2", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[3, 3, 1]),
        (2, "keep 3", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[5, 5, 1, 1]),
        (1, "keep 5", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[4, 1, 1]),
        (2, "keep 4", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 4, 1, 1]),
        (1, "keep 4", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 6, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[2, 1, 1]),
        (2, "keep 2", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[3, 3, 1, 1]),
        (1, "keep 3", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[5, 1, 1, 1]),
        (2, "keep 5", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[4, 1, 1, 1]),
        (1, "keep 4", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 1, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[4, 4, 1, 1, 1]),
        (2, "keep 4", &[]),
        (2, "stop", &[]),
        (1, "roll", &[6, 6, 6, 6, 1, 1, 1, 1]),
        (1, "keep worm", &[]),
        (1, "roll", &[2, 1, 1, 1]),
        (1, "keep 2", &[]),
        (1, "stop", &[]),
        (2, "roll", &[6, 6, 6, 1, 1, 1, 1, 1]),
        (2, "keep worm", &[]),
        (2, "roll", &[2, 2, 2, 1, 1]),
        (2, "keep 2", &[]),
        (2, "stop", &[]),
    ],
};
