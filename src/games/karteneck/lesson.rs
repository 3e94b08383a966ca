//! The lesson of Karteneck: kinds, worms, passing, the last one in, stealing, the share-out.

use super::{Karteneck, RoundStatus, View};
use crate::game::lesson::{Ask, Lesson, LessonTurn, Lessons};

impl Lessons for Karteneck {
    const LESSON: Lesson = Lesson {
        // Six cards each, who begins, and the tiles of the first round.
        deal: &[3, 3, 3, 109, 4, 105, 1, 1, 2, 2, 4, 4, 1, 23, 30],
        by_rounds: true,
        turns: &[
            LessonTurn {
                luck: &[&[5], &[3], &[4], &[3, 5], &[26, 33]],
                asks: &[
                    Ask::new("karteneck-lesson-kind", "lay 3x3", &["Card(Hen(3)"]),
                    Ask::new("karteneck-lesson-worm", "lay worm 9", &["Card(Worm(9)"]),
                    Ask::new("karteneck-lesson-last", "pass", &["Tile { number: 30"]),
                ],
                replies: &["lay 2x4", "pass"],
            },
            LessonTurn {
                luck: &[&[5], &[1], &[2], &[2], &[1], &[4], &[2, 107], &[20, 38]],
                asks: &[
                    Ask::new("karteneck-lesson-target", "lay worm 5", &["SmallTile { number: 23"]),
                    Ask::new("karteneck-lesson-fives", "lay 2x5", &["Card(Hen(5)"]),
                    Ask::new("karteneck-lesson-fours", "lay 2x4", &["Card(Hen(4)"]),
                    Ask::new("karteneck-lesson-steal", "pass steal", &["SmallTile { number: 23"]),
                ],
                replies: &["lay 2x1", "lay 2x2", "lay 2x3", "pass"],
            },
            LessonTurn {
                luck: &[],
                asks: &[Ask::new("karteneck-lesson-share", "lay 2x2", &["Card(Hen(2)"])],
                replies: &[],
            },
        ],
    };

    fn fits(key: &str, view: &View) -> bool {
        let others = || view.players.iter().skip(1);
        let is_theirs = || others().any(|player| player.stack.last().is_some_and(|tile| tile.value() == 23));
        match key {
            "karteneck-lesson-last" => others().all(|player| player.part == RoundStatus::Failed),
            "karteneck-lesson-target" | "karteneck-lesson-fives" | "karteneck-lesson-fours" => is_theirs(),
            "karteneck-lesson-steal" => view.steal.is_some(),
            _ => true,
        }
    }
}
