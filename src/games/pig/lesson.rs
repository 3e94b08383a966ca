//! The lesson of Pig: when to hold.

use super::Pig;
use crate::game::lesson::{Ask, Lesson, LessonTurn, Lessons};

const DIE: &[&str] = &["PigDie("];

impl Lessons for Pig {
    const LESSON: Lesson = Lesson {
        deal: &[1],
        by_rounds: false,
        turns: &[
            LessonTurn {
                luck: &[&[5], &[6], &[4], &[6]],
                asks: &[
                    Ask::only("pig-lesson-roll", "roll", &[]),
                    Ask::new("pig-lesson-pot", "roll", DIE),
                    Ask::new("pig-lesson-risk", "roll", DIE),
                    Ask::new("pig-lesson-on", "roll", DIE),
                    Ask::new("pig-lesson-hold", "stop", DIE),
                ],
                replies: &[],
            },
            LessonTurn { luck: &[&[4], &[1]], asks: &[], replies: &["roll", "roll"] },
            LessonTurn {
                luck: &[&[6], &[6], &[6], &[1]],
                asks: &[
                    Ask::only("pig-lesson-bust", "roll", DIE),
                    Ask::new("pig-lesson-on", "roll", DIE),
                    Ask::new("pig-lesson-on", "roll", DIE),
                    Ask::new("pig-lesson-dare", "roll", DIE),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[6], &[6], &[6], &[5]],
                asks: &[],
                replies: &["roll", "roll", "roll", "roll", "stop"],
            },
            LessonTurn {
                luck: &[&[5], &[6], &[4], &[5]],
                asks: &[
                    Ask::only("pig-lesson-kept", "roll", &[]),
                    Ask::new("pig-lesson-on", "roll", DIE),
                    Ask::new("pig-lesson-on", "roll", DIE),
                    Ask::new("pig-lesson-on", "roll", DIE),
                    Ask::new("pig-lesson-goal", "stop", DIE),
                ],
                replies: &[],
            },
        ],
    };
}
