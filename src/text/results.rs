//! The result of a finished game, as text.

use super::{Lang, Names, Voice, say, standings};
use crate::game::{Outcome, Seat, Standing};
use crate::games::GameKind;

/// Who has won what, and all points: "🏆 Anna wins Heckmeck, 35 : 6".
pub fn results_title(lang: Lang, game: GameKind, outcome: &Outcome, names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let winners: Vec<_> = outcome.winners().collect();
    let points: Vec<_> =
        ranking(outcome).iter().map(|(_, standing)| standing.points.to_string().replace('-', "−")).collect();
    let (names, game) = (voice.names(winners.iter().copied()), say!(lang, &format!("{game}-short")));
    say!(
        voice,
        "results-title",
        names = names,
        count = winners.len(),
        game = game,
        points = points.join(" : ")
    )
}

/// All players by place with their worms or points, and the tie-break if one was used.
pub fn results(lang: Lang, game: GameKind, outcome: &Outcome, names: Names<'_>) -> String {
    let voice = Voice::new(lang, names);
    let lines = ranking(outcome).into_iter().map(|(seat, standing)| line(&voice, game, seat, standing));
    let is_settled = game.info().breaks_ties && settled_by_tie_break(outcome);
    let tie = is_settled.then(|| say!(voice, &format!("{game}-tie-break")));
    lines.chain(tie).collect::<Vec<_>>().join("\n")
}

/// All players by place.
fn ranking(outcome: &Outcome) -> Vec<(Seat, Standing)> {
    let seats = Seat::all(outcome.standings.len());
    let mut ranking: Vec<_> = seats.zip(outcome.standings.iter().copied()).collect();
    ranking.sort_by_key(|(_, standing)| standing.place);
    ranking
}

fn line(voice: &Voice<'_>, game: GameKind, seat: Seat, Standing { place, points }: Standing) -> String {
    let medal = standings::medal(place.into());
    let points = standings::points(voice.lang, Some(game), points.into());
    say!(voice, "results-line", medal = medal, place = place, name = voice.name(seat), points = points)
}

/// Whether two players have the same points but different places.
fn settled_by_tie_break(outcome: &Outcome) -> bool {
    let standings = &outcome.standings;
    standings.iter().any(|one| standings.iter().any(|two| one.points == two.points && one.place != two.place))
}
