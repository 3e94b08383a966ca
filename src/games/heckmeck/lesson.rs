//! The lesson of Heckmeck: all dice of a face, each face once, a worm, when to stop, stealing, the next lower tile, busting.

use super::{Heckmeck, Prize, View};
use crate::game::lesson::{Ask, Lesson, LessonTurn, Lessons};

const WORMS: &[&str] = &["Die(Worm, Free)"];
const FOURS: &[&str] = &["Die(Four, Free)"];
const FIVES: &[&str] = &["Die(Five, Free)"];

impl Lessons for Heckmeck {
    const LESSON: Lesson = Lesson {
        deal: &[1],
        by_rounds: false,
        turns: &[
            LessonTurn {
                luck: &[&[6, 6, 5, 4, 4, 3, 2, 1], &[6, 4, 4, 4, 1, 2]],
                asks: &[
                    Ask::only("heckmeck-lesson-roll", "roll", &[]),
                    Ask::new("heckmeck-lesson-face", "keep worm", WORMS),
                    Ask::new("heckmeck-lesson-on", "roll", &["InCup"]),
                    Ask::new("heckmeck-lesson-once", "keep 4", FOURS),
                    Ask::new("heckmeck-lesson-stop", "stop", &["Tile { number: 22"]),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[6, 6, 6, 5, 1, 1, 2, 3], &[5, 5, 1, 2, 3]],
                asks: &[],
                replies: &["roll", "keep worm", "roll", "keep 5", "stop"],
            },
            LessonTurn {
                luck: &[&[6, 6, 6, 4, 3, 2, 2, 1], &[5, 5, 1, 2, 3]],
                asks: &[
                    Ask::only("heckmeck-lesson-target", "roll", &["SmallTile { number: 25"]),
                    Ask::new("heckmeck-lesson-worms", "keep worm", WORMS),
                    Ask::new("heckmeck-lesson-ten", "roll", &["InCup"]),
                    Ask::new("heckmeck-lesson-exact", "keep 5", FIVES),
                    Ask::new("heckmeck-lesson-steal", "stop", &["SmallTile { number: 25"]),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[6, 6, 1, 1, 1, 2, 2, 2], &[6, 6, 6, 6, 6, 6]],
                asks: &[],
                replies: &["roll", "keep worm", "roll"],
            },
            LessonTurn {
                luck: &[&[5, 5, 5, 4, 3, 2, 1, 1], &[6, 6, 1, 2, 3]],
                asks: &[
                    Ask::only("heckmeck-lesson-busted", "roll", &[]),
                    Ask::new("heckmeck-lesson-fives", "keep 5", FIVES),
                    Ask::new("heckmeck-lesson-wormless", "roll", &["InCup"]),
                    Ask::new("heckmeck-lesson-worm", "keep worm", WORMS),
                    Ask::new("heckmeck-lesson-lower", "stop", &["Tile { number: 24"]),
                ],
                replies: &[],
            },
            LessonTurn {
                luck: &[&[6, 6, 6, 5, 1, 1, 2, 3], &[5, 5, 1, 2, 3]],
                asks: &[],
                replies: &["roll", "keep worm", "roll", "keep 5", "stop"],
            },
            LessonTurn {
                luck: &[&[6, 6, 6, 6, 1, 1, 2, 3], &[6, 6, 6, 6]],
                asks: &[
                    Ask::only("heckmeck-lesson-again", "roll", &[]),
                    Ask::new("heckmeck-lesson-four", "keep worm", WORMS),
                    Ask::new("heckmeck-lesson-short", "roll", &["InCup"]),
                ],
                replies: &[],
            },
            LessonTurn { luck: &[], asks: &[], replies: &[] },
            LessonTurn { luck: &[], asks: &[Ask::only("heckmeck-lesson-lost", "roll", &[])], replies: &[] },
        ],
    };

    fn fits(key: &str, view: &View) -> bool {
        let their_top = view.stacks.get(1).and_then(|stack| stack.top()).map(|tile| tile.value());
        match key {
            "heckmeck-lesson-stop" => matches!(view.prize, Some(Prize::Grill(tile)) if tile.value() == 22),
            "heckmeck-lesson-target" | "heckmeck-lesson-ten" | "heckmeck-lesson-exact" => {
                their_top == Some(25)
            }
            "heckmeck-lesson-steal" => matches!(view.prize, Some(Prize::Steal { .. })),
            "heckmeck-lesson-lower" => {
                let own_top = view.stacks.first().and_then(|stack| stack.top()).map(|tile| tile.value());
                own_top == Some(25) && matches!(view.prize, Some(Prize::Grill(tile)) if tile.value() == 24)
            }
            _ => true,
        }
    }
}
