//! Choices side by side, each tried with the same luck. The worse half drops out again and again, so that most of the
//! effort goes into telling the best ones apart; and the effort is counted, not timed, so that the same seed decides
//! the same.

/// The averages of all choices after `tries`, then twice as many for the better half, until one is left.
///
/// `attempt` gets the choices that are left and adds what each came to this time to the sums.
pub(super) fn race(
    choices: usize,
    mut tries: usize,
    mut attempt: impl FnMut(&[usize], &mut [f64]),
) -> Vec<f64> {
    let mut race = Race::new(choices);
    loop {
        for _ in 0..tries {
            attempt(&race.left, &mut race.sums);
        }
        race.tries += tries;
        if race.halve() {
            return race.averages();
        }
        tries *= 2;
    }
}

struct Race {
    sums: Vec<f64>,
    tries: usize,
    left: Vec<usize>,
    /// Who dropped out, and everybody's average at that time.
    dropped: Vec<(usize, Vec<f64>)>,
}

impl Race {
    fn new(choices: usize) -> Race {
        Race { sums: vec![0.0; choices], tries: 0, left: (0..choices).collect(), dropped: Vec::new() }
    }

    /// Drops the worse half. Whether there is nothing more to tell apart.
    fn halve(&mut self) -> bool {
        let averages = self.averages_now();
        self.left.sort_by(|&a, &b| averages[b].total_cmp(&averages[a]));
        let stay = self.left.len().div_ceil(2);
        self.dropped.extend(self.left.drain(stay..).map(|choice| (choice, averages.clone())));
        self.left.len() <= 1
    }

    fn averages_now(&self) -> Vec<f64> {
        self.sums.iter().map(|sum| sum / self.tries as f64).collect()
    }

    /// The winner's average, and those of the others by how far they were behind the winner when they dropped out:
    /// averages over different luck can't be compared, differences can.
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
        let averages = race(5, 10, |left, sums| {
            for &choice in left {
                tried[choice] += 1;
                // Luck that all share, and that is better early on.
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
    fn a_lone_choice_is_only_measured() {
        assert_eq!(race(1, 10, |_, sums| sums[0] += 0.5), [0.5]);
    }
}
