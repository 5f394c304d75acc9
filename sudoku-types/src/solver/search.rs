//! The search: it applies the rules, branches in two, comes back for the other branch, and waits at each solution.
//!
//! It forgets no branch, and needs no more room than `N` allows to write down. The nodes of the last branches are kept;
//! older ones are made again from the root, by the decisions on the way to them. Each decision takes some candidate
//! away, so that there are fewer than N³.
//!
//! ```text
//!             ┌────┬────┬────┬────┬────┬────┬───
//!  trail      │ is │not │ is │ is │not │ is │ …        what was tried, and is still open: is;
//!             └────┴────┴────┴────┴────┴────┴───       what was tried in vain: not
//!               │         │    │         │
//!  kept         0         1    2         3             the node before, for the last branches: at its number modulo
//!                                                      `KEPT`
//! ```

use super::effort::Effort;
use super::engine::{Change, Engine, Guess, Node, Outcome};
use super::failures::Failures;
use super::verdict::Rows;

/// So many nodes are kept.
const KEPT: usize = 8;

/// So many failures that it is worth more time to see them sooner.
const MANY: u64 = 16;

/// So many that each candidate is tried for itself, once.
const TOO_MANY: u64 = 256;

/// The result of [`Search::next`].
pub(crate) enum Next<const N: usize> {
    /// The next solution.
    Solution(Rows<N>),
    /// There are no more.
    End,
    /// The effort allowed is spent. The next call goes on from here.
    Spent,
}

/// The state of a search.
#[derive(Clone)]
pub(super) struct Search<const N: usize, const W: usize, const C: usize, const L: usize> {
    root: Node<N, W, C>,
    node: Node<N, W, C>,
    failures: Failures<L>,
    step: Step,
    trail: [[[Decision; N]; N]; N],
    decisions: usize,
    kept: [Node<N, W, C>; KEPT],
    /// How many decisions of the trail are open branches.
    depth: usize,
    /// Branches below this one are not among those kept.
    oldest: usize,
    /// Whether there has been a solution.
    has_found: bool,
}

/// Where the search goes next.
#[derive(Clone, Copy)]
enum Step {
    /// From the root to the node of the trail.
    Again,
    /// Into some branch of the node.
    Branch,
    /// Back to the last open branch, and on in its other direction.
    Back,
    /// Back to the root, to look at it more closely.
    Probe,
    /// Nowhere.
    End,
}

/// A guess, and whether it is still open: then its candidate is placed, otherwise taken away. (One number, because fields
/// with a gap between them take rustc long where there are many of them.)
#[derive(Clone, Copy)]
struct Decision(u16);

impl Decision {
    const fn open(guess: Guess) -> Decision {
        Decision(guess.number() << 1 | 1)
    }

    const fn is_open(self) -> bool {
        self.0 & 1 == 1
    }

    const fn guess(self) -> Guess {
        Guess::of_number(self.0 >> 1)
    }
}

impl<const N: usize, const W: usize, const C: usize, const L: usize> Search<N, W, C, L> {
    /// A search below a node that has just been written.
    pub(super) const fn new(root: Node<N, W, C>) -> Self {
        Search {
            root,
            node: root,
            failures: Failures::NONE,
            step: Step::Again,
            trail: [[[Decision(0); N]; N]; N],
            decisions: 0,
            kept: [root; KEPT],
            depth: 0,
            oldest: 0,
            has_found: false,
        }
    }

    /// A search below a node in which nothing follows.
    pub(super) const fn below(root: Node<N, W, C>) -> Self {
        let mut search = Search::new(root);
        search.step = Step::Branch;
        search
    }

    /// Goes on to the next solution.
    pub(super) const fn next(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Next<N> {
        loop {
            // This turn, with that for a decision which is left behind, and the calls in it.
            effort.spend(14);
            if effort.is_spent() {
                return Next::Spent;
            }
            let outcome = match self.step {
                Step::End => return Next::End,
                Step::Again => self.again(engine, effort),
                Step::Probe => self.probe(engine, effort),
                Step::Branch => {
                    let guess = engine.branch(&self.node, &self.failures, effort);
                    self.enter(guess);
                    self.follow(Change::Placed(guess), engine, effort)
                }
                Step::Back => match self.back() {
                    Some(_) if self.depth < self.oldest => self.again(engine, effort),
                    Some(guess) => self.follow(Change::Removed(guess), engine, effort),
                    None => {
                        self.step = Step::End;
                        return Next::End;
                    }
                },
            };
            self.step = match outcome {
                Outcome::Stalled => Step::Branch,
                Outcome::Contradiction(failure) => {
                    self.failures.count(failure, effort);
                    if self.failures.all == TOO_MANY && !self.has_found && engine.has_probe() {
                        Step::Probe
                    } else {
                        Step::Back
                    }
                }
                Outcome::Solved => {
                    self.step = Step::Back;
                    self.has_found = true;
                    return Next::Solution(engine.read(&self.node, effort));
                }
                Outcome::Spent => {
                    // The node is half done.
                    self.step = Step::Again;
                    return Next::Spent;
                }
            };
        }
    }

    const fn follow(&mut self, change: Change, engine: &Engine<N>, effort: &mut Effort) -> Outcome {
        let closely = self.failures.all >= MANY;
        engine.follow(&mut self.node, change, closely, effort)
    }

    /// Keeps the node, and notes that a guess is tried in it.
    const fn enter(&mut self, guess: Guess) {
        self.keep();
        let i = self.decisions;
        self.trail[i / N / N][i / N % N][i % N] = Decision::open(guess);
        self.decisions += 1;
    }

    /// Keeps the node as that of the next branch.
    const fn keep(&mut self) {
        self.kept[self.depth % KEPT] = self.node;
        self.depth += 1;
        if self.oldest + KEPT < self.depth {
            self.oldest = self.depth - KEPT;
        }
    }

    /// Goes back to the last open branch, if there is one: its guess is to be taken away now.
    const fn back(&mut self) -> Option<Guess> {
        while self.decisions > 0 {
            let i = self.decisions - 1;
            let decision = &mut self.trail[i / N / N][i / N % N][i % N];
            if decision.is_open() {
                decision.0 ^= 1;
                self.depth -= 1;
                self.node = self.kept[self.depth % KEPT];
                return Some(decision.guess());
            }
            self.decisions = i;
        }
        None
    }

    /// Begins again at the root, where each candidate is tried first. What was refuted there stays so.
    const fn probe(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Outcome {
        let mut i = 0;
        while i < self.decisions && !self.trail[i / N / N][i / N % N][i % N].is_open() {
            effort.spend(2);
            i += 1;
        }
        self.decisions = i;
        let mut outcome = self.again(engine, effort);
        if matches!(outcome, Outcome::Stalled) {
            outcome = engine.probe(&mut self.node, effort);
            if !matches!(outcome, Outcome::Spent) {
                (self.root, self.decisions) = (self.node, 0);
            }
        }
        outcome
    }

    /// Makes the node again: from the root, by all decisions.
    const fn again(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Outcome {
        self.node = self.root;
        (self.depth, self.oldest) = (0, 0);
        let mut outcome = self.follow(Change::Written, engine, effort);
        let mut i = 0;
        while i < self.decisions {
            effort.spend(10);
            match outcome {
                Outcome::Stalled | Outcome::Solved => {}
                Outcome::Spent => return outcome,
                Outcome::Contradiction(_) => {
                    // By what has been learned since: then what follows is refuted too.
                    self.decisions = i;
                    return outcome;
                }
            }
            let decision = self.trail[i / N / N][i / N % N][i % N];
            let change = if decision.is_open() {
                self.keep();
                Change::Placed(decision.guess())
            } else {
                Change::Removed(decision.guess())
            };
            outcome = self.follow(change, engine, effort);
            i += 1;
        }
        outcome
    }
}
