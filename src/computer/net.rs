//! A small neural network for the chance to win: sparse inputs, two hidden layers of rectified units (ReLU), one output.
//!
//! There is no library behind it. An evaluation adds a row of weights for each input that isn't zero, and multiplies
//! two small matrices. [`training`] learns the weights.
//!
//! # File form
//!
//! Four blocks: the rows of the inputs, in their order, with the biases of the first layer as the last row; the rows of
//! the first layer's units with the biases of the second layer as the last row; the weights of the second layer's units
//! and last the bias of the output; and two weights for the [calibration](Net::calibrate). A block is its scale, a little-endian
//! 32-bit float, and then its weights as little-endian 16-bit integers, to be multiplied by the scale.

pub mod training;
pub mod worm_dice;

/// The units of the first hidden layer.
pub const FIRST: usize = 64;
/// The units of the second hidden layer.
pub const SECOND: usize = 32;

/// The inputs that aren't zero: index and value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inputs(Vec<(u16, f32)>);

impl Inputs {
    /// No inputs, so that the same memory can be filled again.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sets an input that isn't set yet.
    #[inline]
    pub fn set(&mut self, index: usize, value: f32) {
        self.0.push((index as u16, value));
    }

    /// Sets an input to one.
    #[inline]
    pub fn mark(&mut self, index: usize) {
        self.set(index, 1.0);
    }

    /// Sets an input to one if something holds.
    #[inline]
    pub fn mark_if(&mut self, holds: bool, index: usize) {
        if holds {
            self.mark(index);
        }
    }

    /// The inputs that aren't zero.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.0.iter().map(|&(index, value)| (usize::from(index), value))
    }
}

/// The weights of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What an input adds to each unit of the first layer.
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    /// What a unit of the first layer adds to each unit of the second.
    second: [[f32; SECOND]; FIRST],
    second_bias: [f32; SECOND],
    /// What a unit of the second layer adds to the log-odds.
    out: [f32; SECOND],
    out_bias: f32,
    /// Factor and summand of the final log-odds.
    calibration: [f32; 2],
}

/// The units after an evaluation.
#[derive(Clone, Copy)]
struct Units {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

impl Net {
    /// The chance to win, 0 to 1.
    pub fn chance(&self, inputs: &Inputs) -> f32 {
        self.chance_of(&self.units(inputs))
    }

    fn chance_of(&self, units: &Units) -> f32 {
        logistic(self.calibration[0] * self.log_odds(units) + self.calibration[1])
    }

    /// Sets factor and summand of the final log-odds, which make the chances honest: the net learns from games of the
    /// net alone, and the player that uses it thinks further.
    pub const fn calibrate(&mut self, factor: f32, summand: f32) {
        self.calibration = [factor, summand];
    }

    fn units(&self, inputs: &Inputs) -> Units {
        let mut first = self.first_bias;
        for &(index, value) in &inputs.0 {
            self.add(usize::from(index), value, &mut first);
        }
        self.units_from(first)
    }

    /// Adds an input to the units of the first layer.
    fn add(&self, index: usize, value: f32, first: &mut [f32; FIRST]) {
        for (unit, weight) in first.iter_mut().zip(&self.first[index]) {
            *unit += value * weight;
        }
    }

    /// The units from the sums of the first layer.
    fn units_from(&self, mut first: [f32; FIRST]) -> Units {
        let mut second = self.second_bias;
        for (unit, weights) in first.iter_mut().zip(&self.second) {
            if *unit > 0.0 {
                for (next, weight) in second.iter_mut().zip(weights) {
                    *next += *unit * weight;
                }
            } else {
                *unit = 0.0;
            }
        }
        for unit in &mut second {
            *unit = unit.max(0.0);
        }
        Units { first, second }
    }

    fn log_odds(&self, units: &Units) -> f32 {
        units.second.iter().zip(&self.out).fold(self.out_bias, |sum, (unit, weight)| sum + unit * weight)
    }

    /// A network from a file with this many inputs; weights that are missing are zero.
    pub fn read(inputs: usize, bytes: &[u8]) -> Net {
        let mut net = Net::zero(inputs);
        let mut rest = bytes;
        for block in net.blocks() {
            let (scale, after) = rest.split_at_checked(4).unwrap_or_default();
            let scale = f32::from_le_bytes(scale.try_into().unwrap_or_default());
            let count = block.iter().map(|weights| weights.len()).sum::<usize>();
            let (numbers, after) = after.split_at_checked(2 * count).unwrap_or_default();
            let numbers = numbers.as_chunks().0.iter().map(|&number| f32::from(i16::from_le_bytes(number)));
            for (weight, number) in block.into_iter().flatten().zip(numbers) {
                *weight = scale * number;
            }
            rest = after;
        }
        net
    }

    /// The network as a file, rounded to 16 bits.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for block in self.clone().blocks() {
            let largest =
                block.iter().flat_map(|weights| weights.iter()).fold(0.0, |most: f32, w| most.max(w.abs()));
            let scale = largest.max(f32::MIN_POSITIVE) / f32::from(i16::MAX);
            bytes.extend(scale.to_le_bytes());
            for weight in block.into_iter().flatten() {
                bytes.extend(((*weight / scale).round() as i16).to_le_bytes());
            }
        }
        bytes
    }

    /// The length of the file of a network with this many inputs.
    pub const fn file_length(inputs: usize) -> usize {
        2 * ((inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1 + 2) + 4 * 4
    }

    fn zero(inputs: usize) -> Net {
        Net {
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            out: [0.0; SECOND],
            out_bias: 0.0,
            calibration: [1.0, 0.0],
        }
    }

    /// All weights in the order of the file, block by block and row by row.
    fn blocks(&mut self) -> [Vec<&mut [f32]>; 4] {
        let first = self.first.iter_mut().chain([&mut self.first_bias]).map(|row| &mut row[..]);
        let second = self.second.iter_mut().chain([&mut self.second_bias]).map(|row| &mut row[..]);
        let out = [&mut self.out[..], std::slice::from_mut(&mut self.out_bias)];
        [first.collect(), second.collect(), out.into(), vec![&mut self.calibration]]
    }
}

/// Evaluates positions that differ little from each other, such as those after the moves of one decision: only the
/// inputs that have changed are added and taken away.
#[derive(Clone, Debug)]
pub struct Evaluator<'a> {
    net: &'a Net,
    first: [f32; FIRST],
    last: Vec<(u16, f32)>,
    /// The last values of all inputs, and the number of the evaluation that set each.
    values: Vec<f32>,
    set_in: Vec<u32>,
    evaluations: u32,
}

impl<'a> Evaluator<'a> {
    /// An evaluator for this net.
    pub fn new(net: &'a Net) -> Evaluator<'a> {
        let (first, inputs) = (net.first_bias, net.first.len());
        Evaluator {
            net,
            first,
            last: vec![],
            values: vec![0.0; inputs],
            set_in: vec![0; inputs],
            evaluations: 0,
        }
    }

    /// Forgets the last position, so that rounding errors don't add up.
    pub fn forget(&mut self) {
        for (index, _) in self.last.drain(..) {
            self.values[usize::from(index)] = 0.0;
        }
        self.first = self.net.first_bias;
    }

    /// The chance to win, as [`Net::chance`] but for rounding.
    pub fn chance(&mut self, inputs: &Inputs) -> f32 {
        self.evaluations += 1;
        for (index, value) in inputs.iter() {
            self.set_in[index] = self.evaluations;
            let change = value - self.values[index];
            if change != 0.0 {
                self.values[index] = value;
                self.net.add(index, change, &mut self.first);
            }
        }
        for &(index, value) in &self.last {
            let index = usize::from(index);
            if self.set_in[index] != self.evaluations {
                self.values[index] = 0.0;
                self.net.add(index, -value, &mut self.first);
            }
        }
        self.last.clone_from(&inputs.0);
        self.net.chance_of(&self.net.units_from(self.first))
    }
}

/// The chance for these log-odds.
fn logistic(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use super::training::Trainer;
    use super::*;

    #[test]
    fn a_file_is_as_long_as_documented_and_is_read_back() {
        let net = Trainer::new(5, 1).net().clone();
        let bytes = net.write();
        assert_eq!(bytes.len(), Net::file_length(5));
        let read = Net::read(5, &bytes);
        let mut inputs = Inputs::default();
        inputs.mark(2);
        inputs.set(4, -0.5);
        assert!((read.chance(&inputs) - net.chance(&inputs)).abs() < 1e-4);
        assert_eq!(read.write(), bytes, "what was rounded once stays the same");
    }

    #[test]
    fn what_has_changed_is_enough() {
        let net = Trainer::new(9, 2).net().clone();
        let mut evaluator = Evaluator::new(&net);
        for round in 0..20_usize {
            let mut inputs = Inputs::default();
            for index in (0..9).filter(|index| (round * 7 + index * index) % 3 > 0) {
                inputs.set(index, (round + index) as f32 / 10.0);
            }
            if round % 7 == 0 {
                evaluator.forget();
            }
            assert!((evaluator.chance(&inputs) - net.chance(&inputs)).abs() < 1e-5, "round {round}");
        }
    }

    #[test]
    fn a_truncated_file_is_no_crash() {
        assert_eq!(Net::read(5, &[1, 2, 3]).chance(&Inputs::default()), 0.5);
    }
}
