//! The interface of a game's rule cards: the pages of its rules, each with an example that was really played.

use super::Illegal;

/// The rules of a game on cards.
pub trait RuleCards {
    /// The cards in reading order. The last one has the rulings: what the printed rules leave open.
    const RULE_CARDS: &'static [RuleCard];

    /// The index of the card that explains why an action is refused.
    fn card_of(illegal: Illegal) -> usize;
}

/// One card. The catalogues have its text as `KEY`, its heading as `KEY-title`, and if there is an example, what it shows as
/// `KEY-example`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleCard {
    /// The key of its text.
    pub key: &'static str,
    /// The example to draw.
    pub example: Option<Example>,
}

/// A position, by the moves that lead to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The number of players.
    pub seats: u8,
    /// What chance says at the set-up: who begins, and what is dealt.
    pub deal: &'static [u8],
    /// The moves: the seat counted from 1, the action, and what chance says to it.
    pub moves: &'static [(u8, &'static str, &'static [u8])],
}

impl RuleCard {
    /// A card with an example.
    pub const fn new(key: &'static str, example: Example) -> RuleCard {
        RuleCard { key, example: Some(example) }
    }

    /// A card that is text alone.
    pub const fn text(key: &'static str) -> RuleCard {
        RuleCard { key, example: None }
    }
}
