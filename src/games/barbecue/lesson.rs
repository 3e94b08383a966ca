//! The lesson of Barbecue: the exact section, snails, captured plates, closing a section.

use super::{Barbecue, Prize, View};
use crate::game::lesson::{Ask, Lesson, LessonTurn, Lessons};

const WORMS: &[&str] = &["Die(Worm, Free)"];
const LOWEST: &[&str] = &["Section { number: 23"];
const SECTION_25: &[&str] = &["Section { number: 25"];
const SECTION_26: &[&str] = &["Section { number: 26"];
const SECTION_36: &[&str] = &["Section { number: 36"];

impl Lessons for Barbecue {
    const LESSON: Lesson = Lesson {
        deal: &[1],
        by_rounds: false,
        turns: &[
            LessonTurn {
                luck: &[&[5, 5, 5, 5, 1, 2, 3, 4], &[6, 1, 2, 3]],
                asks: &[
                    Ask::only("barbecue-lesson-roll", "roll", &[]),
                    Ask::new("barbecue-lesson-worms", "keep worm", WORMS),
                    Ask::new("barbecue-lesson-low", "roll", LOWEST),
                    Ask::new("barbecue-lesson-six", "keep 6", &["Die(Six, Free)"]),
                    Ask::new("barbecue-lesson-section", "stop", SECTION_26),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[5, 1, 1, 2, 2, 3, 3, 4], &[5, 5, 5, 5, 5, 5, 5]],
                asks: &[],
                replies: &["roll", "keep worm", "roll"],
            },
            LessonTurn {
                luck: &[&[5, 5, 5, 5, 1, 2, 3, 6], &[4, 4, 4, 4]],
                asks: &[
                    Ask::only("barbecue-lesson-snail", "roll", SECTION_36),
                    Ask::new("barbecue-lesson-again", "keep worm", WORMS),
                    Ask::new("barbecue-lesson-low", "roll", LOWEST),
                    Ask::only("barbecue-lesson-fours", "keep 4", &["Die(Four, Free)"]),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[5, 5, 5, 5, 5, 1, 2, 3]],
                asks: &[],
                replies: &["roll", "keep worm", "stop"],
            },
            LessonTurn {
                luck: &[&[5, 5, 5, 5, 5, 1, 2, 3]],
                asks: &[
                    Ask::only("barbecue-lesson-theirs", "roll", SECTION_25),
                    Ask::new("barbecue-lesson-five", "keep worm", WORMS),
                    Ask::new("barbecue-lesson-capture", "stop", SECTION_25),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[5, 1, 1, 2, 2, 3, 3, 4], &[5, 5, 5, 5, 5, 5, 5]],
                asks: &[],
                replies: &["roll", "keep worm", "roll"],
            },
            LessonTurn {
                luck: &[&[5, 5, 5, 5, 1, 2, 3, 4], &[6, 1, 2, 3]],
                asks: &[
                    Ask::only("barbecue-lesson-own", "roll", SECTION_26),
                    Ask::new("barbecue-lesson-again", "keep worm", WORMS),
                    Ask::new("barbecue-lesson-low", "roll", LOWEST),
                    Ask::new("barbecue-lesson-six", "keep 6", &["Die(Six, Free)"]),
                    Ask::new("barbecue-lesson-close", "stop", SECTION_26),
                ],
                replies: &[],
            },
            LessonTurn { luck: &[], asks: &[], replies: &[] },
            LessonTurn {
                luck: &[&[6, 6, 6, 6, 6, 5, 1, 2], &[5, 5, 1]],
                asks: &[
                    Ask::only("barbecue-lesson-over", "roll", &[]),
                    Ask::new("barbecue-lesson-sixes", "keep 6", &["Die(Six, Free)"]),
                    Ask::new("barbecue-lesson-wormless", "roll", &["InCup"]),
                    Ask::new("barbecue-lesson-forty", "keep worm", WORMS),
                    Ask::new("barbecue-lesson-pile", "stop", &[]),
                ],
                replies: &[],
            },
        ],
    };

    fn fits(key: &str, view: &View) -> bool {
        let wins = |number: u8, prize: fn(Prize) -> bool| {
            view.prize.is_some_and(prize) && view.dice.total() == number
        };
        match key {
            "barbecue-lesson-section" => wins(26, |prize| matches!(prize, Prize::Occupy(_))),
            "barbecue-lesson-fours" => matches!(view.prize_for(36), Prize::Snail(_)),
            "barbecue-lesson-capture" => wins(25, |prize| matches!(prize, Prize::Capture { .. })),
            "barbecue-lesson-close" => wins(26, |prize| matches!(prize, Prize::Close(_))),
            "barbecue-lesson-snail" => matches!(view.prize_for(36), Prize::Snail(_)),
            "barbecue-lesson-theirs" => matches!(view.prize_for(25), Prize::Capture { .. }),
            "barbecue-lesson-own" => matches!(view.prize_for(26), Prize::Close(_)),
            "barbecue-lesson-pile" => view.prize == Some(Prize::PileSnail),
            _ => true,
        }
    }
}
