//! Compiles crates in turns, and takes the differences between their costs.

use crate::compiler::{Compiler, Cost};
use std::io::{self, IsTerminal};

/// Crates to be compared. In every round each is compiled once, one after the other, so that the
/// machine's moods fall on all of them.
#[derive(Default)]
pub(crate) struct Rounds {
    sources: Vec<String>,
    /// The cost of each round, for each crate.
    costs: Vec<Vec<Cost>>,
}

/// One of the crates.
#[derive(Clone, Copy)]
pub(crate) struct Crate(usize);

/// A figure's median over the rounds, and what it is from the best round of each crate.
#[derive(Clone, Copy)]
pub(crate) struct Figure {
    pub(crate) median: f64,
    pub(crate) best: f64,
}

impl Rounds {
    pub(crate) fn add(&mut self, source: String) -> Crate {
        self.sources.push(source);
        Crate(self.sources.len() - 1)
    }

    pub(crate) fn run(&mut self, compiler: &Compiler, rounds: usize) {
        self.costs = vec![Vec::new(); self.sources.len()];
        for round in 0..rounds {
            if io::stderr().is_terminal() {
                eprint!("\rround {} of {rounds} ", round + 1);
            }
            for (source, costs) in self.sources.iter().zip(&mut self.costs) {
                costs.push(compiler.check(source));
            }
        }
        if io::stderr().is_terminal() {
            eprint!("\r{:30}\r", "");
        }
    }

    /// Seconds of processor time that `terms` add up to, each crate with its factor: rounds are
    /// compared each with itself.
    pub(crate) fn processor(&self, terms: &[(f64, Crate)]) -> Figure {
        self.figure(terms, |cost| cost.processor)
    }

    /// The same of the time on the clock.
    pub(crate) fn clock(&self, terms: &[(f64, Crate)]) -> Figure {
        self.figure(terms, |cost| cost.clock)
    }

    fn figure(&self, terms: &[(f64, Crate)], read: fn(&Cost) -> f64) -> Figure {
        let rounds = self.costs[terms[0].1.0].len();
        let sum = |cost: &dyn Fn(Crate) -> f64| -> f64 {
            terms
                .iter()
                .map(|&(factor, krate)| factor * cost(krate))
                .sum()
        };
        let sums = (0..rounds).map(|round| sum(&|krate| read(&self.costs[krate.0][round])));
        let least = |krate: Crate| {
            let costs = self.costs[krate.0].iter().map(read);
            costs.fold(f64::INFINITY, f64::min)
        };
        Figure {
            median: median(sums.collect()),
            best: sum(&least),
        }
    }

    /// The most memory that a crate took, in bytes.
    pub(crate) fn memory(&self, krate: Crate) -> u64 {
        let costs = self.costs[krate.0].iter();
        costs.map(|cost| cost.memory).max().unwrap_or(0)
    }
}

/// The middle one of some values.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

impl Figure {
    /// In milliseconds: the median, and the best in brackets.
    pub(crate) fn milliseconds(self) -> String {
        format!("{:.1} ({:.1})", self.median * 1e3, self.best * 1e3)
    }
}

/// Bytes in megabytes.
pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{:.0} MB", bytes as f64 / 1e6)
}
