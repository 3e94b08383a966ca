//! Successive halving: tries all choices with the same random numbers, drops the worse half, and repeats. Most of the
//! effort goes into comparing the best ones. The effort is counted and not timed, so that the same seed gives the same
//! decision.

/// The average value of each choice: after `tries`, then after twice as many for the better half, until one is left.
///
/// `attempt` gets the remaining choices and adds the value of one try of each to the sums.
pub(crate) fn halving(choices: usize, tries: usize, attempt: impl FnMut(&[usize], &mut [f64])) -> Vec<f64> {
    Halving::new(vec![0.0; choices], 0).run(tries, attempt)
}

/// Like `halving`, but starts with an estimate of each choice. Only the best few by that estimate take part, and for
/// them it counts as some tries.
pub(crate) fn halving_from(
    estimates: Vec<f64>,
    counts_for: usize,
    best: usize,
    tries: usize,
    attempt: impl FnMut(&[usize], &mut [f64]),
) -> Vec<f64> {
    let mut halving = Halving::new(estimates, counts_for);
    halving.keep(best);
    halving.run(tries, attempt)
}

struct Halving {
    sums: Vec<f64>,
    tries: usize,
    left: Vec<usize>,
    /// The choices that dropped out, and all averages at that time.
    dropped: Vec<(usize, Vec<f64>)>,
}

impl Halving {
    fn new(averages: Vec<f64>, tries: usize) -> Halving {
        let sums: Vec<f64> = averages.iter().map(|average| average * tries as f64).collect();
        Halving { left: (0..sums.len()).collect(), sums, tries, dropped: Vec::new() }
    }

    fn run(mut self, mut tries: usize, mut attempt: impl FnMut(&[usize], &mut [f64])) -> Vec<f64> {
        loop {
            for _ in 0..tries {
                attempt(&self.left, &mut self.sums);
            }
            self.tries += tries;
            self.keep(self.left.len().div_ceil(2));
            if self.left.len() <= 1 {
                return self.averages();
            }
            tries *= 2;
        }
    }

    /// Drops all but the best few.
    fn keep(&mut self, best: usize) {
        let averages = self.averages_now();
        self.left.sort_by(|&a, &b| averages[b].total_cmp(&averages[a]));
        let stay = best.min(self.left.len());
        self.dropped.extend(self.left.drain(stay..).map(|choice| (choice, averages.clone())));
    }

    fn averages_now(&self) -> Vec<f64> {
        self.sums.iter().map(|sum| sum / self.tries as f64).collect()
    }

    /// The winner's average. The others get it minus their distance to the winner when they dropped out: averages over
    /// different random numbers can't be compared, but differences can.
    fn averages(self) -> Vec<f64> {
        let mut averages = self.averages_now();
        if let Some(&winner) = self.left.first() {
            for (choice, then) in self.dropped {
                averages[choice] = averages[winner] - (then[winner] - then[choice]);
            }
        }
        averages
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_tried_most_and_all_are_told_apart() {
        let mut tried = [0; 5];
        let worths = [0.3, 0.9, 0.5, 0.1, 0.7];
        let averages = halving(5, 10, |left, sums| {
            for &choice in left {
                tried[choice] += 1;
                // Noise that all choices share, and that is higher in early tries.
                sums[choice] += worths[choice] + 1.0 / f64::from(tried[choice]);
            }
        });
        assert_eq!(tried, [10, 70, 30, 10, 70]);
        let mut order = [0, 1, 2, 3, 4];
        order.sort_by(|&a: &usize, &b| averages[b].total_cmp(&averages[a]));
        assert_eq!(order, [1, 4, 2, 0, 3]);
        assert!((averages[1] - averages[3] - 0.8).abs() < 1e-9, "the common luck is taken out");
    }

    #[test]
    fn what_seems_worst_is_never_tried_and_the_rest_of_what_seems_counts() {
        let mut tried = [0; 3];
        let averages = halving_from(vec![0.5, 0.2, 0.6], 30, 2, 10, |left, sums| {
            for &choice in left {
                tried[choice] += 1;
                sums[choice] += [1.0, 1.0, 0.6][choice];
            }
        });
        assert_eq!(tried, [10, 0, 10]);
        let expected = [0.625, 0.325, 0.6];
        assert!(averages.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-9), "{averages:?}");
    }

    #[test]
    fn a_lone_choice_is_only_measured() {
        assert_eq!(halving(1, 10, |_, sums| sums[0] += 0.5), [0.5]);
    }
}
