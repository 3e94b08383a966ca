//! Learns the weights of a [`Net`] by temporal differences, with Adam.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::{FIRST, Inputs, Net, SECOND, logistic};

/// A position and the chance that it should have had.
#[derive(Clone, Debug)]
pub struct TrainingSample {
    /// The position.
    pub inputs: Inputs,
    /// What came of it.
    pub target: f32,
}

/// A network that learns.
pub struct Trainer {
    net: Net,
    /// The moving averages of the slopes and of their squares.
    mean: Net,
    square: Net,
    slope: Net,
    steps: i32,
    random: Xoshiro256PlusPlus,
}

impl Trainer {
    /// The number of samples for one step.
    const BATCH: usize = 128;

    /// A network with random weights. The same seed and the same samples give the same network.
    pub fn new(inputs: usize, seed: u64) -> Trainer {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut net = Net::zero(inputs);
        // About this many inputs aren't zero.
        const MARKED: f32 = 40.0;
        let mut fill = |weights: &mut [f32], fan_in: f32| {
            for weight in weights {
                *weight = random.random_range(-1.0..1.0) * (3.0 / fan_in).sqrt();
            }
        };
        net.first.iter_mut().for_each(|row| fill(row, MARKED));
        net.second.iter_mut().for_each(|row| fill(row, FIRST as f32));
        fill(&mut net.out, 8.0 * SECOND as f32);
        let zero = || {
            let mut zero = Net::zero(inputs);
            zero.calibration = [0.0; 2];
            zero
        };
        Trainer { net, mean: zero(), square: zero(), slope: zero(), steps: 0, random }
    }

    /// The network as it is now.
    pub const fn net(&self) -> &Net {
        &self.net
    }

    /// Learns all samples once in random order, and returns their mean loss (cross entropy).
    pub fn learn(&mut self, samples: &mut [TrainingSample], rate: f32) -> f32 {
        samples.shuffle(&mut self.random);
        let mut loss = 0.0;
        for batch in samples.chunks(Trainer::BATCH) {
            for sample in batch {
                loss += self.add_slope(sample);
            }
            self.step(rate, batch.len() as f32);
        }
        loss / samples.len().max(1) as f32
    }

    /// Adds the slope of one sample, by backpropagation, and returns its loss.
    fn add_slope(&mut self, TrainingSample { inputs, target }: &TrainingSample) -> f32 {
        let (net, slope) = (&self.net, &mut self.slope);
        let units = net.units(inputs);
        let chance = logistic(net.log_odds(&units));
        let error = chance - target;
        slope.out_bias += error;
        let second: [f32; SECOND] = std::array::from_fn(|unit| {
            slope.out[unit] += error * units.second[unit];
            let back = if units.second[unit] > 0.0 { error * net.out[unit] } else { 0.0 };
            slope.second_bias[unit] += back;
            back
        });
        let mut first = [0.0; FIRST];
        for unit in (0..FIRST).filter(|&unit| units.first[unit] > 0.0) {
            let mut back = [0.0; 4];
            for (index, next) in second.iter().enumerate() {
                slope.second[unit][index] += units.first[unit] * next;
                back[index % 4] += net.second[unit][index] * next;
            }
            first[unit] = back[0] + back[1] + back[2] + back[3];
        }
        for (sum, unit) in slope.first_bias.iter_mut().zip(first) {
            *sum += unit;
        }
        for (index, value) in inputs.iter() {
            for (sum, unit) in slope.first[index].iter_mut().zip(first) {
                *sum += value * unit;
            }
        }
        let chance = chance.clamp(1e-6, 1.0 - 1e-6);
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    }

    /// One step of Adam. Resets the gradient.
    fn step(&mut self, rate: f32, samples: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let all = self.net.blocks().into_iter().zip(self.slope.blocks());
        let all = all.zip(self.mean.blocks().into_iter().zip(self.square.blocks()));
        // The last block is the calibration, which isn't learned here.
        for ((weights, slopes), (means, squares)) in all.take(3) {
            for (((weights, slopes), means), squares) in
                weights.into_iter().zip(slopes).zip(means).zip(squares)
            {
                let rows = weights.iter_mut().zip(slopes).zip(means.iter_mut().zip(squares));
                for ((weight, slope), (mean, square)) in rows {
                    let now = std::mem::take(slope) / samples;
                    *mean = MEAN * *mean + (1.0 - MEAN) * now;
                    *square = SQUARE * *square + (1.0 - SQUARE) * now * now;
                    *weight -= rate * *mean / (square.sqrt() + 1e-8);
                }
            }
        }
    }
}

/// The net with its chances made honest: a factor and a summand for the log-odds, by logistic regression on positions
/// and their results. Rounds the weights as a file does.
pub fn calibrated(net: &Net, samples: &[TrainingSample]) -> Net {
    let mut net = Net::read(net.first.len(), &net.write());
    let raw = |sample: &TrainingSample| f64::from(net.log_odds(&net.units(&sample.inputs)));
    let points: Vec<(f64, f64)> = samples.iter().map(|sample| (raw(sample), sample.target.into())).collect();
    let (mut factor, mut summand) = (1.0, 0.0);
    // Newton's method, which needs only a few steps for two numbers.
    for _ in 0..8 {
        let (mut slope, mut curve) = ([0.0; 2], [1e-9, 0.0, 1e-9]);
        for &(raw, won) in &points {
            let chance = 1.0 / (1.0 + (-factor * raw - summand).exp());
            let weight = chance * (1.0 - chance);
            slope = [slope[0] + (chance - won) * raw, slope[1] + chance - won];
            curve = [curve[0] + weight * raw * raw, curve[1] + weight * raw, curve[2] + weight];
        }
        let determinant = curve[0] * curve[2] - curve[1] * curve[1];
        factor -= (curve[2] * slope[0] - curve[1] * slope[1]) / determinant;
        summand -= (curve[0] * slope[1] - curve[1] * slope[0]) / determinant;
    }
    net.calibrate(factor as f32, summand as f32);
    net
}

/// The positions of one player in one game, in their order, with what the net thought of them.
#[derive(Clone, Debug, Default)]
pub struct Trajectory(Vec<Visited>);

#[derive(Clone, Debug)]
struct Visited {
    inputs: Inputs,
    best: f32,
    explored: bool,
}

impl Trajectory {
    /// Adds the position after a move. `best` is the chance after the best move; if another was made to explore, what
    /// came of that says nothing about the positions before.
    pub fn visit(&mut self, inputs: Inputs, best: f32, explored: bool) {
        self.0.push(Visited { inputs, best, explored });
    }

    /// What there is to learn when the game is over: each position's target mixes the net's own chances of the
    /// later positions with the result, `won`. A higher `lambda` gives the result more weight.
    pub fn samples(self, won: f32, lambda: f32, samples: &mut Vec<TrainingSample>) {
        let mut target = won;
        for Visited { inputs, best, explored } in self.0.into_iter().rev() {
            samples.push(TrainingSample { inputs, target });
            target = if explored { best } else { lambda * target + (1.0 - lambda) * best };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(index: usize) -> Inputs {
        let mut inputs = Inputs::default();
        inputs.mark(index);
        inputs
    }

    #[test]
    fn what_is_seen_often_is_learned_and_the_same_seed_learns_the_same() {
        let learned = || {
            let mut trainer = Trainer::new(2, 7);
            let mut samples =
                [(0, 0.9), (1, 0.2)].map(|(index, target)| TrainingSample { inputs: inputs(index), target });
            for _ in 0..400 {
                trainer.learn(&mut samples, 0.003);
            }
            trainer.net().clone()
        };
        let net = learned();
        assert!((net.chance(&inputs(0)) - 0.9).abs() < 0.02, "{}", net.chance(&inputs(0)));
        assert!((net.chance(&inputs(1)) - 0.2).abs() < 0.02, "{}", net.chance(&inputs(1)));
        assert_eq!(net, learned());
    }

    #[test]
    fn chances_that_were_too_high_are_made_honest() {
        let mut trainer = Trainer::new(2, 7);
        let samples = |targets: [f32; 2]| {
            [0, 1].map(|index| TrainingSample { inputs: inputs(index), target: targets[index] })
        };
        for _ in 0..400 {
            trainer.learn(&mut samples([0.9, 0.4]), 0.003);
        }
        let net = calibrated(trainer.net(), &samples([0.7, 0.3]));
        assert!((net.chance(&inputs(0)) - 0.7).abs() < 0.01, "{}", net.chance(&inputs(0)));
        assert!((net.chance(&inputs(1)) - 0.3).abs() < 0.01, "{}", net.chance(&inputs(1)));
    }

    #[test]
    fn later_chances_flow_back_and_exploring_cuts_them_off() {
        let mut trajectory = Trajectory::default();
        for (best, explored) in [(0.5, false), (0.6, true), (0.8, false)] {
            trajectory.visit(inputs(0), best, explored);
        }
        let mut samples = Vec::new();
        trajectory.samples(1.0, 0.5, &mut samples);
        let targets: Vec<f32> = samples.iter().rev().map(|sample| sample.target).collect();
        assert_eq!(targets, [0.6, 0.9, 1.0], "the second move was explored, so the first expects its best");
    }
}
