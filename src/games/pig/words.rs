//! The texts of Pig.

use super::{Event, GOAL, Pig, View};
use crate::game::words::{Board, Detail, Told, Words};
use crate::game::{Action, Illegal, Private, Seat};
use crate::text::{self, Lang, Voice, say};

impl Words for Pig {
    fn tell(voice: &Voice<'_>, event: &Event, after: &[&Event]) -> Told {
        match *event {
            Event::Begins { seat } => Told::aside(say!(voice, "account-begins", name = voice.name(seat))),
            Event::Rolled { seat, die, pot } => rolled(voice, seat, (die, pot), after),
            Event::Lost { seat, pot } => {
                Told::news(say!(voice, "account-pig-lost", name = voice.name(seat), pot = pot))
            }
            Event::Held { seat, pot, score } => {
                let name = voice.name(seat);
                Told::news(say!(voice, "account-pig-held", name = name, pot = pot, score = score))
            }
            Event::Over => Told::aside(say!(voice, "account-over")),
        }
    }

    fn refusal(voice: &Voice<'_>, illegal: Illegal) -> Option<String> {
        (illegal == Illegal::RollFirst).then(|| say!(voice, "illegal-pig-roll-first"))
    }

    fn request(lang: Lang, view: &View) -> String {
        if view.pot == 0 {
            say!(lang, "request-roll")
        } else {
            say!(lang, "request-roll-or-stop", total = view.pot)
        }
    }

    fn label(lang: Lang, action: Action, view: &View) -> Option<String> {
        match action {
            Action::Roll => Some(say!(lang, "label-pig-roll")),
            Action::Stop => {
                let score = view.pot + view.turn.map_or(0, |seat| view.scores[seat.index()]);
                let key = if score >= GOAL { "label-pig-win" } else { "label-pig-hold" };
                Some(say!(lang, key, pot = view.pot, score = score))
            }
            _ => None,
        }
    }

    fn board(voice: &Voice<'_>, view: &View) -> Board {
        let die = view.die.map(|die| say!(voice, "board-pig-die", die = die));
        let pot = (view.pot > 0).then(|| say!(voice, "board-pig-pot", pot = view.pot));
        let goal = say!(voice, "board-pig-goal", goal = GOAL);
        let lines = [text::board::over(voice, view.turn), die, pot, Some(goal)];
        let player = |seat: Seat| {
            let title = text::board::title(voice, voice.name(seat), view.turn == Some(seat));
            (title, player(voice, view.scores[seat.index()]))
        };
        Board {
            description: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
            fields: Seat::all(view.scores.len()).map(player).collect(),
        }
    }

    fn caption(_voice: &Voice<'_>, _view: &View) -> String {
        String::new()
    }

    fn alt(voice: &Voice<'_>, view: &View, _detail: Detail) -> Vec<String> {
        let mut sentences = vec![text::alt::turn(voice, view.turn)];
        sentences.extend(view.die.map(|die| say!(voice, "alt-pig-die", die = die)));
        if view.turn.is_some() {
            sentences.push(say!(voice, "alt-pig-pot", pot = view.pot));
        }
        sentences.extend(Seat::all(view.scores.len()).map(|seat| {
            let points = say!(voice, "count-points", count = view.scores[seat.index()]);
            say!(voice, "alt-pig-player", name = voice.name(seat), points = points)
        }));
        sentences
    }
}

/// One sentence for all consecutive rolls of a turn. Otherwise a computer's turn would fill the board.
fn rolled(voice: &Voice<'_>, seat: Seat, (first, mut total): (u8, u16), after: &[&Event]) -> Told {
    let mut dice = vec![first.to_string()];
    for event in after {
        let Event::Rolled { seat: who, die, pot } = **event else { break };
        if who != seat {
            break;
        }
        dice.push(die.to_string());
        total = pot;
    }
    let (name, count) = (voice.name(seat), dice.len());
    Told::aside(say!(voice, "account-pig-rolled", name = name, die = dice.join(", "), pot = total)).of(count)
}

impl Private for Pig {}

fn player(voice: &Voice<'_>, score: u16) -> String {
    let points = say!(voice, "count-points", count = score);
    let left = say!(voice, "board-pig-left", left = GOAL.saturating_sub(score));
    say!(voice, "board-pig-player", points = points, left = left)
}
