//! Value nets for games with worm dice: the chance to win, from what everybody sees when a player's own turn is over. The
//! turn itself is solved exactly, so a net never has to know about dice.

use std::marker::PhantomData;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

use super::training::{Trainer, TrainingSample, calibrated};
use super::{Inputs, Net};
use crate::computer::learned::decided;
use crate::game::computer::{Player, Training};
use crate::game::worm_dice::computer::{DicePlayer, End, Objective, WormDiceView};
use crate::game::{Action, Chance, GameOptions, Outcome, Rules, Seat, Viewer};

/// What a net needs from the view of a game with worm dice.
pub trait NetView: WormDiceView {
    /// The number of inputs for this many seats.
    fn inputs(seats: usize) -> usize;

    /// Fills in the inputs: the game as `seat` sees it, when its turn has just ended.
    fn look(&self, seat: Seat, inputs: &mut Inputs);

    /// The game after a turn that ends like this.
    #[must_use]
    fn after_end(&self, end: End) -> Self;

    /// The final ranking, once the game is over.
    fn result(&self) -> Option<Outcome>;
}

/// Plays to win: the worth of an end of the turn is the chance to win after it, by a net.
pub struct ByNet<'a, V> {
    net: &'a Net,
    view: PhantomData<fn() -> V>,
}

impl<'a, V: NetView> ByNet<'a, V> {
    /// Plays by this net, which must be for the right number of seats.
    pub const fn new(net: &'a Net) -> ByNet<'a, V> {
        ByNet { net, view: PhantomData }
    }

    /// The chance of `seat` to win when its turn has ended. Exact if the game is over.
    fn chance(&self, view: &V, seat: Seat) -> f64 {
        match view.result() {
            Some(outcome) => decided(&outcome)[seat.index()],
            None => {
                let mut inputs = Inputs::default();
                view.look(seat, &mut inputs);
                self.net.chance(&inputs).into()
            }
        }
    }
}

impl<V: NetView> Objective for ByNet<'_, V> {
    type View = V;

    fn worth(&self, seat: Seat, view: &V, end: End) -> f64 {
        self.chance(&view.after_end(end), seat)
    }
}

/// How many games are played with the same weights.
const GAMES_AT_ONCE: u64 = 16;

/// The weight of the later positions in a position's target.
const LAMBDA: f32 = 0.85;

/// The size of the first steps and, after a linear decrease, of the last ones.
const RATES: [f32; 2] = [2e-3, 3e-5];

/// The share of games in which everybody follows the net.
const AMONG_EQUALS: f64 = 0.333;

/// How many games of the finished net make its chances honest, at most.
const CALIBRATION: u64 = 1500;

/// A player to learn against.
pub type Opponent<G> = fn() -> Box<dyn Player<G>>;

/// The net after so many games. In a third of them everybody follows the net; in the others one of `opponents`, of which
/// there must be one at least, has all seats but one. One game out of eight is of a variant, if there is one. The same
/// seed gives the same net.
pub fn train<G: Rules<View: NetView>>(training: Training<'_>, opponents: &[Opponent<G>]) -> Net {
    let Training { seats, games, seed, tell } = training;
    let mut trainer = Trainer::new(G::View::inputs(seats), seed);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut played = 0;
    while played < games {
        let mut samples = Vec::new();
        for _ in 0..GAMES_AT_ONCE {
            let opponent = match random.random_bool(AMONG_EQUALS) {
                true => None,
                false => opponents.get(random.random_range(0..opponents.len())),
            };
            Lesson::new(trainer.net(), seats, LAMBDA).play(opponent, &mut random, &mut samples);
        }
        let done = played as f32 / games as f32;
        let loss = trainer.learn(&mut samples, RATES[0] * (1.0 - done) + RATES[1] * done);
        played += GAMES_AT_ONCE;
        tell(played, loss);
    }
    let mut samples = Vec::new();
    for _ in 0..games.min(CALIBRATION) {
        Lesson::<G>::new(trainer.net(), seats, 1.0).play(None, &mut random, &mut samples);
    }
    calibrated(trainer.net(), &samples)
}

/// One game that is played to learn from.
struct Lesson<'a, G: Rules<View: NetView>> {
    by_net: ByNet<'a, G::View>,
    own: DicePlayer<ByNet<'a, G::View>>,
    seats: usize,
    lambda: f32,
}

/// A turn of a player who learns.
struct Turn {
    /// The position after it; `None` if the game is over.
    inputs: Option<Inputs>,
    /// The chance to win before the first roll, which counts all falls of the dice.
    before: f32,
    /// The chance to win after the turn, by the same net.
    after: f32,
}

impl<'a, G: Rules<View: NetView>> Lesson<'a, G> {
    fn new(net: &'a Net, seats: usize, lambda: f32) -> Lesson<'a, G> {
        Lesson { by_net: ByNet::new(net), own: DicePlayer::new(ByNet::new(net)), seats, lambda }
    }

    /// Plays the game. If there is an opponent, it takes all seats but one.
    fn play(
        mut self,
        opponent: Option<&Opponent<G>>,
        random: &mut Xoshiro256PlusPlus,
        samples: &mut Vec<TrainingSample>,
    ) {
        let own = Seat::new(random.random_range(0..self.seats as u8));
        let mut other = opponent.map(|opponent| opponent());
        let mut luck = Luck(random.fork());
        let mut game = G::new(&self.options(random), &mut luck, &mut |_| {});
        let mut turns: Vec<Vec<Turn>> = (0..self.seats).map(|_| Vec::new()).collect();
        while let Some(seat) = game.turn().filter(|_| game.outcome().is_none()) {
            match other.as_deref_mut().filter(|_| seat != own) {
                Some(other) => take_turn(&mut game, seat, other, &mut luck),
                None => turns[seat.index()].push(self.turn(&mut game, seat, &mut luck)),
            }
        }
        let won = game.outcome().map(|outcome| decided(&outcome)).unwrap_or_default();
        for (turns, won) in turns.into_iter().zip(won) {
            learn_from(turns, won as f32, self.lambda, samples);
        }
    }

    fn options(&self, random: &mut Xoshiro256PlusPlus) -> GameOptions {
        let variant = G::INFO.variants.first().copied().filter(|_| random.random_ratio(1, 8));
        GameOptions { seats: self.seats, variant, version: G::INFO.version }
    }

    /// Plays a turn by the net.
    fn turn(&mut self, game: &mut G, seat: Seat, luck: &mut Luck) -> Turn {
        let own: &mut dyn Player<G> = &mut self.own;
        let opinions = own.weigh(seat, &game.view(Viewer::Seat(seat)), &[Action::Roll]);
        let before = opinions.first().map_or(0.0, |opinion| opinion.worth) as f32;
        take_turn(game, seat, own, luck);
        let view = game.view(Viewer::Bystander);
        let after = self.by_net.chance(&view, seat) as f32;
        let inputs = game.outcome().is_none().then(|| {
            let mut inputs = Inputs::default();
            view.look(seat, &mut inputs);
            inputs
        });
        Turn { inputs, before, after }
    }
}

/// Plays on until the turn is over.
fn take_turn<G: Rules>(game: &mut G, seat: Seat, player: &mut dyn Player<G>, luck: &mut Luck) {
    while game.turn() == Some(seat) && game.outcome().is_none() {
        let legal = game.legal(seat);
        let action = match legal[..] {
            [only] => only,
            [] => return,
            _ => player.choose(seat, &game.view(Viewer::Seat(seat)), &legal),
        };
        game.play_unchecked(seat, action, luck, &mut |_| {});
    }
}

/// What there is to learn when the game is over. A position's target is the chance before the next turn, plus a part of
/// what the turns after that brought beyond what was expected. How the own dice fell is left out of it: the solved turn
/// knows exactly how much of the change that was.
fn learn_from(turns: Vec<Turn>, won: f32, lambda: f32, samples: &mut Vec<TrainingSample>) {
    let mut target = won;
    for Turn { inputs, before, after } in turns.into_iter().rev() {
        if let Some(inputs) = inputs {
            samples.push(TrainingSample { inputs, target });
        }
        target = before + lambda * (target - after);
    }
}

/// Fast dice.
struct Luck(Xoshiro256PlusPlus);

impl Chance for Luck {
    fn dice(&mut self, faces: u8, dice: &mut [u8]) {
        for die in dice {
            *die = self.0.random_range(1..=faces);
        }
    }

    fn draw(&mut self, urn: &[(u8, u8)]) -> u8 {
        let lots = urn.iter().map(|&(_, count)| u32::from(count)).sum::<u32>();
        let mut lot = self.0.next_u32() % lots.max(1);
        for &(label, count) in urn {
            match lot.checked_sub(count.into()) {
                Some(rest) => lot = rest,
                None => return label,
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::worm_dice::computer::baseline::Simple;
    use crate::games::barbecue::Barbecue;

    /// Plays some games and looks at each position with everybody's eyes.
    fn look_around<G: Rules<View: NetView>>() {
        let mut luck = Luck(Xoshiro256PlusPlus::seed_from_u64(5));
        for seats in G::INFO.seats.map(usize::from) {
            let options = GameOptions { seats, variant: None, version: G::INFO.version };
            let mut game = G::new(&options, &mut luck, &mut |_| {});
            while let Some(seat) = game.turn().filter(|_| game.outcome().is_none()) {
                take_turn(&mut game, seat, &mut Simple, &mut luck);
                for seat in Seat::all(seats) {
                    let mut inputs = Inputs::default();
                    game.view(Viewer::Bystander).look(seat, &mut inputs);
                    let mut set: Vec<usize> = inputs.iter().map(|(index, _)| index).collect();
                    set.sort_unstable();
                    assert!(set.windows(2).all(|pair| pair[0] < pair[1]), "twice: {set:?}");
                    assert!(set.last() < Some(&G::View::inputs(seats)), "{set:?} with {seats} seats");
                    assert!(inputs.iter().all(|(_, value)| value.abs() < 10.0), "{inputs:?}");
                }
            }
        }
    }

    #[test]
    fn every_input_has_a_place_of_its_own() {
        look_around::<Barbecue>();
    }

    #[test]
    fn the_same_seed_trains_the_same() {
        let train = |seed| {
            let training = Training { seats: 3, games: 16, seed, tell: &mut |_, _| {} };
            train::<Barbecue>(training, &[|| Box::new(Simple)])
        };
        assert_eq!(train(1), train(1));
        assert_ne!(train(1), train(2));
    }

    #[test]
    fn the_luck_of_the_own_dice_is_no_lesson() {
        let turn = |index: Option<usize>, before, after| {
            let mut inputs = Inputs::default();
            index.into_iter().for_each(|index| inputs.mark(index));
            Turn { inputs: index.map(|_| inputs), before, after }
        };
        let mut samples = Vec::new();
        // The last turn won a game that stood at one half: that was luck.
        learn_from(vec![turn(Some(0), 0.25, 0.3), turn(None, 0.5, 1.0)], 1.0, 0.85, &mut samples);
        assert_eq!(samples.iter().map(|sample| sample.target).collect::<Vec<_>>(), [0.5]);
    }
}
