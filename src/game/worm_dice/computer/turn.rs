//! An exact solver for a turn with eight dice: the worth of every roll and every set-aside under optimal play, for any
//! payoffs. The players of all games with worm dice use it, and advice takes its odds from it.
//!
//! Of the dice set aside, only three things matter: which faces they show, how many dice are left, and the total. With
//! dice of 1 to 5 and a worm there are 1,939 such states. All are solved at once, from the fewest dice left to the
//! most, over all possible rolls.

use crate::game::worm_dice::{DICE, Dice, DiceTurn, Face, Faces};

/// One more than the highest total of eight dice.
pub const TOTALS: usize = 6 * DICE as usize + 1;

/// The worth of the possible ends of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoffs {
    /// If the turn fails.
    pub failed: f64,
    /// If the turn is stopped with a worm and this total. The same as a failure where the total wins nothing.
    pub stopped: [f64; TOTALS],
}

impl Payoffs {
    /// 1 for every total that `wins`, otherwise 0. The worth of a turn is then a probability.
    pub fn chance(wins: impl Fn(u8) -> bool) -> Payoffs {
        Payoffs { failed: 0.0, stopped: std::array::from_fn(|total| f64::from(u8::from(wins(total as u8)))) }
    }
}

/// All possible turns with one game's dice.
pub struct Turns {
    faces: Faces,
    /// Ordered by dice left, fewest first, so that a state comes after all states it can lead to.
    states: Vec<State>,
    /// The index of a state, by faces shown, dice left and total.
    index: Vec<u16>,
    /// All rolls, by the number of counting faces and the number of dice.
    falls: Vec<Vec<Fall>>,
}

/// The dice set aside, reduced to what matters.
#[derive(Clone, Debug)]
struct State {
    /// One bit for each face set aside.
    shown: u8,
    left: u8,
    total: u8,
    /// The state after keeping some dice of a face, by the faces not set aside yet and then by the number of dice.
    next: Vec<u16>,
}

/// One possible roll, in which only some faces count.
#[derive(Clone, Copy, Debug)]
struct Fall {
    chance: f64,
    /// For each counting face: its index times the number of dice, plus the number of dice that show it, minus one;
    /// [`NOTHING`] if no die shows it.
    keeps: [u8; 6],
}

/// No dice to keep.
const NOTHING: u8 = 6 * DICE;

/// The worth of each keep after a roll. The length is a power of two, so that the compiler can drop bounds checks.
type Kept = [f64; 64];

/// A turn solved for some payoffs.
pub struct Solved<'a> {
    turns: &'a Turns,
    payoffs: Payoffs,
    /// By state: the worth of rolling, and of the better of rolling and stopping.
    worths: Vec<Worth>,
}

#[derive(Clone, Copy)]
struct Worth {
    roll: f64,
    best: f64,
}

impl Turns {
    /// All turns with dice of these faces. This is slow, so do it once.
    pub fn new(faces: Faces) -> Turns {
        let falls = (0..=faces.len()).flat_map(|counting| (0..=DICE).map(move |dice| falls(counting, dice)));
        let mut turns =
            Turns { faces, states: Vec::new(), index: vec![u16::MAX; KEYS], falls: falls.collect() };
        turns.add(State { shown: 0, left: DICE, total: 0, next: Vec::new() });
        turns
    }

    /// Adds a state after all states it leads to, and returns its index.
    fn add(&mut self, mut state: State) -> u16 {
        let key = key(state.shown, state.left, state.total);
        if self.index[key] != u16::MAX {
            return self.index[key];
        }
        if !state.is_last() {
            for (place, face) in (0..).zip(self.faces).filter(|(place, _)| state.shown >> place & 1 == 0) {
                for count in 1..=state.left {
                    let total = state.total + count * face.points();
                    let kept = State {
                        shown: state.shown | 1 << place,
                        left: state.left - count,
                        total,
                        next: vec![],
                    };
                    state.next.push(self.add(kept));
                }
            }
        }
        let place = self.states.len() as u16;
        self.index[key] = place;
        self.states.push(state);
        place
    }

    /// The number of different states.
    pub fn states(&self) -> usize {
        self.states.len()
    }

    /// Solves all turns for these payoffs.
    pub fn solve(&self, payoffs: Payoffs) -> Solved<'_> {
        let mut worths: Vec<Worth> = Vec::with_capacity(self.states.len());
        let mut kept = [f64::NEG_INFINITY; 64];
        for state in &self.states {
            let stop = self.stop(state, &payoffs);
            let worth = if state.is_last() {
                Worth { roll: stop, best: stop }
            } else {
                let roll = self.roll(state, &payoffs, &worths, &mut kept);
                // A turn can't be stopped before the first roll.
                Worth { roll, best: if state.shown == 0 { roll } else { roll.max(stop) } }
            };
            worths.push(worth);
        }
        Solved { turns: self, payoffs, worths }
    }

    fn stop(&self, state: &State, payoffs: &Payoffs) -> f64 {
        let worm =
            (0..).zip(self.faces).any(|(place, face)| face == Face::Worm && state.shown >> place & 1 == 1);
        if worm { payoffs.stopped[usize::from(state.total)] } else { payoffs.failed }
    }

    fn roll(&self, state: &State, payoffs: &Payoffs, worths: &[Worth], kept: &mut Kept) -> f64 {
        for (kept, &next) in kept.iter_mut().zip(&state.next) {
            *kept = worths[usize::from(next)].best;
        }
        let falls = self.falls_of(state);
        let kept = match state.shown.count_ones() {
            0 => expected::<6>(falls, kept),
            1 => expected::<5>(falls, kept),
            2 => expected::<4>(falls, kept),
            3 => expected::<3>(falls, kept),
            4 => expected::<2>(falls, kept),
            _ => expected::<1>(falls, kept),
        };
        kept + bust(state) * payoffs.failed
    }

    fn falls_of(&self, state: &State) -> &[Fall] {
        let counting = self.faces.len() - state.shown.count_ones() as usize;
        &self.falls[counting * (usize::from(DICE) + 1) + usize::from(state.left)]
    }

    fn place(&self, aside: &Dice) -> usize {
        let shown = (0..).zip(self.faces).filter(|&(_, face)| aside.of(face) > 0);
        let shown = shown.map(|(place, _)| 1 << place).sum::<u8>();
        usize::from(self.index[key(shown, DICE - aside.count(), aside.total())])
    }

    /// The chance that a roll of the remaining dice shows only faces already set aside.
    pub fn bust(&self, aside: &Dice) -> f64 {
        bust(&self.states[self.place(aside)])
    }
}

impl Solved<'_> {
    /// The worth of rolling the remaining dice and playing optimally from there.
    pub fn roll(&self, aside: &Dice) -> f64 {
        self.worths[self.turns.place(aside)].roll
    }

    /// The worth of stopping with the dice set aside.
    pub fn stop(&self, aside: &Dice) -> f64 {
        self.turns.stop(&self.turns.states[self.turns.place(aside)], &self.payoffs)
    }

    /// The worth of setting aside all rolled dice of a face.
    pub fn keep(&self, dice: &DiceTurn, face: Face) -> f64 {
        let mut dice = *dice;
        dice.keep(face);
        self.best(&dice)
    }

    /// The worth of the current turn under optimal play.
    pub fn best(&self, dice: &DiceTurn) -> f64 {
        if dice.must_keep() {
            let keepable = self.turns.faces.into_iter().filter(|&face| dice.keepable(face));
            return keepable
                .map(|face| self.keep(dice, face))
                .reduce(f64::max)
                .unwrap_or(self.payoffs.failed);
        }
        self.worths[self.turns.place(dice.aside())].best
    }
}

impl State {
    const fn is_last(&self) -> bool {
        self.left == 0 || self.shown.count_ones() == 6
    }
}

/// The number of combinations of faces shown, dice left and total.
const KEYS: usize = 64 * (DICE as usize + 1) * TOTALS;

fn key(shown: u8, left: u8, total: u8) -> usize {
    (usize::from(shown) * (usize::from(DICE) + 1) + usize::from(left)) * TOTALS + usize::from(total)
}

/// The chance that a roll shows no counting face.
fn bust(state: &State) -> f64 {
    (f64::from(state.shown.count_ones()) / 6.0).powi(state.left.into())
}

/// The expected worth of the best keep over all rolls with `N` counting faces, except for the bust.
fn expected<const N: usize>(falls: &[Fall], kept: &Kept) -> f64 {
    let worth = |fall: &Fall| {
        let keeps = fall.keeps[..N].iter().map(|&keep| kept[usize::from(keep % 64)]);
        // Not `f64::max`, which also handles NaN and is slower.
        fall.chance * keeps.fold(f64::NEG_INFINITY, |best, worth| if worth > best { worth } else { best })
    };
    let (pairs, odd) = falls.as_chunks::<2>();
    let sums = pairs.iter().fold([0.0; 2], |[a, b], [x, y]| [a + worth(x), b + worth(y)]);
    sums[0] + sums[1] + odd.iter().map(worth).sum::<f64>()
}

/// All rolls of `dice` dice with six faces, if only `counting` faces count and at least one of them shows.
fn falls(counting: usize, dice: u8) -> Vec<Fall> {
    let mut falls = Vec::new();
    spread(counting, 0, dice, dice, Fall { chance: 1.0, keeps: [NOTHING; 6] }, &mut falls);
    falls
}

/// Distributes the remaining dice over the faces from `face` on. Dice without a counting face show another one.
fn spread(counting: usize, face: usize, dice: u8, left: u8, so_far: Fall, falls: &mut Vec<Fall>) {
    if face == counting {
        let others = (6 - counting) as f64 / 6.0;
        let chance = so_far.chance * others.powi(left.into());
        if chance > 0.0 && left < dice {
            falls.push(Fall { chance, ..so_far });
        }
        return;
    }
    for count in 0..=left {
        let mut fall = so_far;
        fall.chance *= choices(left, count) * (1.0_f64 / 6.0).powi(count.into());
        if count > 0 {
            fall.keeps[face] = face as u8 * dice + count - 1;
        }
        spread(counting, face + 1, dice, left - count, fall, falls);
    }
}

/// The number of ways to choose `k` of `n` dice.
fn choices(n: u8, k: u8) -> f64 {
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}
