//! Who won.

use super::{Lang, Names, Voice, say, standings};
use crate::game::{Outcome, Seat, Standing};
use crate::games::GameKind;

/// The podium: who won, then everybody by place with worms or points, and what settled a tie.
pub fn results(lang: Lang, game: GameKind, outcome: &Outcome, names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let winners: Vec<_> = outcome.winners().collect();
    let won = say!(voice, "results-won", names = voice.names(winners.iter().copied()), count = winners.len());
    let mut standings: Vec<_> = Seat::all(outcome.standings.len()).zip(&outcome.standings).collect();
    standings.sort_by_key(|(_, standing)| standing.place);
    let lines = standings.into_iter().map(|(seat, standing)| line(&voice, game, seat, *standing));
    let is_settled = game.info().breaks_ties && settled_by_tie_break(outcome);
    let tie = is_settled.then(|| say!(voice, &format!("{game}-tie-break")));
    std::iter::once(won).chain(lines).chain(tie).collect::<Vec<_>>().join("\n")
}

fn line(voice: &Voice<'_>, game: GameKind, seat: Seat, Standing { place, points }: Standing) -> String {
    let medal = standings::medal(place.into());
    let points = standings::points(voice.lang, Some(game), points.into());
    say!(voice, "results-line", medal = medal, place = place, name = voice.name(seat), points = points)
}

/// Somebody has as many points as another and still a different place.
fn settled_by_tie_break(outcome: &Outcome) -> bool {
    let standings = &outcome.standings;
    standings.iter().any(|one| standings.iter().any(|two| one.points == two.points && one.place != two.place))
}
