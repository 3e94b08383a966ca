//! A learned estimate of the chance to win. Each seat's strength is a weighted sum of its features, with weights that
//! change during the game. A softmax turns strengths into chances; with two players it is a logistic regression.

use crate::game::{Outcome, PerSeat};

/// Weights for `F` features at `K` points of the game. Between two points they are interpolated.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights<const F: usize, const K: usize> {
    /// The points, each as how much of the game is left. They ascend, so the first one is the end of the game.
    pub at: [f64; K],
    /// The weights of the features at each point.
    pub weights: [[f64; F]; K],
}

impl<const F: usize, const K: usize> Weights<F, K> {
    /// Every seat's chance to win at this point of the game, from each seat's features.
    pub fn chances(&self, now: f64, features: &PerSeat<[f64; F]>) -> PerSeat<f64> {
        let (before, share) = self.mixed(now);
        let strength = |features: &[f64; F]| {
            let dot = |weights: &[f64; F]| weights.iter().zip(features).map(|(a, b)| a * b).sum::<f64>();
            (1.0 - share) * dot(&self.weights[before]) + share * dot(&self.weights[(before + 1).min(K - 1)])
        };
        softmax(features.iter().map(strength).collect())
    }

    /// The index of the point before `now`, and how far `now` is towards the next one.
    pub fn mixed(&self, now: f64) -> (usize, f64) {
        let before = self.at.iter().rposition(|&at| at <= now).unwrap_or(0);
        match self.at.get(before + 1) {
            Some(next) => (before, ((now - self.at[before]) / (next - self.at[before])).max(0.0)),
            None => (before, 0.0),
        }
    }
}

fn softmax(strengths: PerSeat<f64>) -> PerSeat<f64> {
    let highest = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: PerSeat<f64> = strengths.iter().map(|strength| (strength - highest).exp()).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

/// Each seat's share of the win in a finished game.
pub fn decided(outcome: &Outcome) -> PerSeat<f64> {
    let winners = outcome.winners().count() as f64;
    outcome.standings.iter().map(|standing| if standing.place == 1 { 1.0 / winners } else { 0.0 }).collect()
}
