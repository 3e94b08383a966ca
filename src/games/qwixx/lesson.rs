//! The lesson of Qwixx: left to right, white for all, a colour for one, the lock, skipping, the penalty.

use super::{Qwixx, View};
use crate::game::action::Row;
use crate::game::lesson::{Ask, Lesson, LessonTurn, Lessons};

const WHITE: &[&str] = &["ColourDie(None,"];

impl Lessons for Qwixx {
    const LESSON: Lesson = Lesson {
        deal: &[6, 1],
        by_rounds: false,
        turns: &[
            LessonTurn {
                luck: &[&[1, 2, 3, 4, 6, 5]],
                asks: &[
                    Ask::only("qwixx-lesson-roll", "roll", &[]),
                    Ask::new("qwixx-lesson-white", "cross red 3", WHITE),
                    Ask::new("qwixx-lesson-colour", "cross red 4", &["ColourDie(Some(Red),"]),
                ],
                replies: &["cross yellow 3"],
            },
            LessonTurn {
                luck: &[&[6, 5, 2, 2, 4, 6]],
                asks: &[Ask::new("qwixx-lesson-theirs", "cross blue 11", WHITE)],
                replies: &["roll", "cross green 11", "skip"],
            },
            LessonTurn {
                luck: &[&[6, 6, 1, 1, 1, 1]],
                asks: &[
                    Ask::only("qwixx-lesson-own", "roll", &[]),
                    Ask::new("qwixx-lesson-lock", "cross green 12", WHITE),
                    Ask::new("qwixx-lesson-enough", "skip", &["ColourDie(Some("]),
                ],
                replies: &["skip"],
            },
            LessonTurn {
                luck: &[&[3, 5, 6, 6, 1, 1]],
                asks: &[Ask::new("qwixx-lesson-skip", "skip", WHITE)],
                replies: &["roll", "skip", "skip"],
            },
            LessonTurn {
                luck: &[&[3, 3, 2, 1, 5, 4]],
                asks: &[Ask::only("qwixx-lesson-penalty", "roll", &[])],
                replies: &[],
            },
        ],
    };

    fn fits(key: &str, view: &View) -> bool {
        let own = view.sheets.first();
        match key {
            "qwixx-lesson-enough" => view.crossed,
            "qwixx-lesson-penalty" => view.sheets.get(1).is_some_and(|sheet| sheet.penalties() > 0),
            "qwixx-lesson-skip" => {
                let next = [(Row::Red, 7), (Row::Yellow, 7), (Row::Green, 9), (Row::Blue, 9)];
                own.is_some_and(|sheet| next.iter().all(|&(row, number)| sheet.check(row, number).is_ok()))
            }
            _ => true,
        }
    }
}
