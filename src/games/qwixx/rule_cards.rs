//! The rule cards of Qwixx. The examples of the printed rules are among them.

use super::Qwixx;
use crate::game::Illegal;
use crate::game::rule_cards::{Example, RuleCard, RuleCards};

/// The card about the sheet.
const AIM: usize = 0;

/// The card about a round.
const TURN: usize = 1;

/// The card about locks.
const LOCK: usize = 2;

/// The card about the end.
const END: usize = 3;

impl RuleCards for Qwixx {
    const RULE_CARDS: &'static [RuleCard] = &[
        RuleCard::new("qwixx-card-aim", AIM_EXAMPLE),
        RuleCard::new("qwixx-card-round", ROUND_EXAMPLE),
        RuleCard::new("qwixx-card-lock", LOCK_EXAMPLE),
        RuleCard::new("qwixx-card-end", END_EXAMPLE),
        RuleCard::new("qwixx-card-points", POINTS_EXAMPLE),
        RuleCard::text("qwixx-card-rulings"),
    ];

    fn card_of(illegal: Illegal) -> usize {
        match illegal {
            Illegal::NotFurtherRight { .. } => AIM,
            Illegal::NeedsFive { .. } | Illegal::RowClosed { .. } => LOCK,
            Illegal::Over => END,
            _ => TURN,
        }
    }
}

/// The sheet of the printed example: red 5 and 7, yellow 10, green 7, blue 10.
const AIM_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[5, 3],
    moves: &[
        (1, "roll", &[4, 1, 3, 6, 6, 6]),
        (1, "cross red 5", &[]),
        (2, "skip", &[]),
        (1, "cross red 7", &[]),
        (2, "roll", &[4, 6, 1, 1, 1, 1]),
        (1, "cross yellow 10", &[]),
        (2, "skip", &[]),
        (2, "skip", &[]),
        (1, "roll", &[5, 5, 1, 1, 2, 1]),
        (1, "cross blue 10", &[]),
        (2, "skip", &[]),
        (1, "cross green 7", &[]),
    ],
};

/// Whites show 4 and 1; the active player has crossed red 5 and then blue 10.
const ROUND_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[5, 3],
    moves: &[
        (1, "roll", &[4, 1, 2, 3, 5, 6]),
        (1, "cross red 5", &[]),
        (2, "cross yellow 5", &[]),
        (1, "cross blue 10", &[]),
    ],
};

/// Green is locked after six crosses.
const LOCK_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[5, 3],
    moves: &[
        (1, "roll", &[1, 1, 6, 6, 6, 6]),
        (1, "cross red 2", &[]),
        (2, "cross yellow 2", &[]),
        (1, "cross green 7", &[]),
        (2, "roll", &[1, 2, 6, 6, 6, 6]),
        (1, "cross red 3", &[]),
        (2, "cross yellow 3", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 3, 6, 6, 5, 6]),
        (1, "cross red 4", &[]),
        (2, "cross yellow 4", &[]),
        (1, "cross green 6", &[]),
        (2, "roll", &[1, 4, 6, 6, 6, 6]),
        (1, "cross red 5", &[]),
        (2, "cross yellow 5", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 5, 6, 6, 4, 6]),
        (1, "cross red 6", &[]),
        (2, "cross yellow 6", &[]),
        (1, "cross green 5", &[]),
        (2, "roll", &[1, 6, 6, 6, 6, 6]),
        (1, "cross red 7", &[]),
        (2, "cross yellow 7", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 6, 6, 6, 3, 6]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "cross green 4", &[]),
        (2, "roll", &[2, 6, 6, 6, 6, 6]),
        (1, "cross red 8", &[]),
        (2, "cross yellow 8", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 6, 6, 6, 2, 6]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "cross green 3", &[]),
        (2, "roll", &[3, 6, 6, 6, 6, 6]),
        (1, "cross red 9", &[]),
        (2, "cross yellow 9", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 6, 6, 6, 1, 6]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "cross green 2", &[]),
    ],
};

/// Red and yellow are closed at once, after green.
const END_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[5, 3],
    moves: &[
        (1, "roll", &[1, 1, 6, 6, 6, 6]),
        (1, "cross red 2", &[]),
        (2, "cross yellow 2", &[]),
        (1, "cross green 7", &[]),
        (2, "roll", &[1, 2, 6, 6, 6, 6]),
        (1, "cross red 3", &[]),
        (2, "cross yellow 3", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 3, 6, 6, 5, 6]),
        (1, "cross red 4", &[]),
        (2, "cross yellow 4", &[]),
        (1, "cross green 6", &[]),
        (2, "roll", &[1, 4, 6, 6, 6, 6]),
        (1, "cross red 5", &[]),
        (2, "cross yellow 5", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 5, 6, 6, 4, 6]),
        (1, "cross red 6", &[]),
        (2, "cross yellow 6", &[]),
        (1, "cross green 5", &[]),
        (2, "roll", &[1, 6, 6, 6, 6, 6]),
        (1, "cross red 7", &[]),
        (2, "cross yellow 7", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 6, 6, 6, 3, 6]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "cross green 4", &[]),
        (2, "roll", &[2, 6, 6, 6, 6, 6]),
        (1, "cross red 8", &[]),
        (2, "cross yellow 8", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 6, 6, 6, 2, 6]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "cross green 3", &[]),
        (2, "roll", &[3, 6, 6, 6, 6, 6]),
        (1, "cross red 9", &[]),
        (2, "cross yellow 9", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 6, 6, 6, 1, 6]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "cross green 2", &[]),
        (2, "roll", &[6, 6, 1, 1, 1]),
        (1, "cross red 12", &[]),
        (2, "cross yellow 12", &[]),
    ],
};

/// Crosses 4, 3, 7 and 8 and two penalties make 70.
const POINTS_EXAMPLE: Example = Example {
    seats: 2,
    deal: &[5, 3],
    moves: &[
        (1, "roll", &[1, 1, 2, 1, 1, 1]),
        (1, "cross red 2", &[]),
        (2, "skip", &[]),
        (1, "cross red 3", &[]),
        (2, "roll", &[5, 6, 1, 1, 1, 1]),
        (1, "cross green 11", &[]),
        (2, "skip", &[]),
        (2, "skip", &[]),
        (1, "roll", &[6, 6, 1, 1, 4, 1]),
        (1, "cross blue 12", &[]),
        (2, "skip", &[]),
        (1, "cross green 10", &[]),
        (2, "roll", &[1, 2, 1, 1, 1, 1]),
        (1, "cross yellow 3", &[]),
        (2, "skip", &[]),
        (2, "skip", &[]),
        (1, "roll", &[4, 6, 1, 1, 1, 5]),
        (1, "cross blue 10", &[]),
        (2, "skip", &[]),
        (1, "cross blue 9", &[]),
        (2, "roll", &[3, 3, 1, 1, 1, 1]),
        (1, "cross red 6", &[]),
        (2, "skip", &[]),
        (2, "skip", &[]),
        (1, "roll", &[3, 5, 1, 1, 1, 4]),
        (1, "cross blue 8", &[]),
        (2, "skip", &[]),
        (1, "cross blue 7", &[]),
        (2, "roll", &[1, 4, 1, 1, 1, 1]),
        (1, "cross yellow 5", &[]),
        (2, "cross red 5", &[]),
        (2, "skip", &[]),
        (1, "roll", &[2, 3, 1, 1, 1, 2]),
        (1, "cross blue 5", &[]),
        (2, "skip", &[]),
        (1, "cross blue 4", &[]),
        (2, "roll", &[2, 6, 1, 1, 1, 1]),
        (1, "cross red 8", &[]),
        (2, "cross yellow 8", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 2, 1, 1, 4, 1]),
        (1, "cross blue 3", &[]),
        (2, "skip", &[]),
        (1, "cross green 5", &[]),
        (2, "roll", &[4, 4, 1, 1, 1, 1]),
        (1, "cross yellow 8", &[]),
        (2, "cross red 8", &[]),
        (2, "skip", &[]),
        (1, "roll", &[1, 3, 1, 1, 2, 1]),
        (1, "cross green 4", &[]),
        (2, "skip", &[]),
        (1, "cross green 3", &[]),
        (2, "roll", &[1, 1, 1, 1, 1, 6]),
        (1, "cross green 2", &[]),
        (2, "skip", &[]),
        (2, "cross blue 7", &[]),
        (1, "roll", &[6, 6, 1, 1, 1]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "skip", &[]),
        (2, "roll", &[5, 6, 1, 1, 1]),
        (1, "skip", &[]),
        (2, "cross red 11", &[]),
        (2, "skip", &[]),
        (1, "roll", &[6, 6, 1, 1, 1]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (1, "skip", &[]),
        (2, "roll", &[6, 6, 1, 1, 1]),
        (1, "skip", &[]),
        (2, "skip", &[]),
        (2, "skip", &[]),
    ],
};
