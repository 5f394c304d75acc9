//! The search: it applies the rules, branches in two, comes back for the other branch, and waits at each solution.
//!
//! It forgets no branch, and its arrays have a size that depends on `N` alone. The nodes of the last branches are kept;
//! older ones are made again from the root, by the decisions on the way to them. Each decision takes some candidate
//! away, so that there are fewer than N³ decisions.
//!
//! ```text
//!             ┌────┬────┬────┬────┬────┬────┬───
//!  trail      │ is │not │ is │ is │not │ is │ …        is: a guess that is still open;
//!             └────┴────┴────┴────┴────┴────┴───       not: a guess that has failed
//!               │         │    │         │
//!  kept         0         1    2         3             the nodes before the last branches, by number modulo `KEPT`
//! ```

use super::change::{Change, Guess, Outcome};
use super::dice::Dice;
use super::engine::{Engine, Node};
use super::failures::Failures;
use super::verdict::Rows;
use crate::effort::Effort;

/// The number of nodes that are kept.
const KEPT: usize = 8;

/// The number of moves after which the root is probed. So 11 of 185 published puzzles with marks take more than one constant,
/// instead of 17, and none more than 32. Before the first branch it costs a sixth more, and of the cells of one mark alone, as the
/// ends of lines are, a quarter. The search begins anew: three of 40 random arrows then take up to a quarter more than a constant,
/// and two of these less if it goes on from where it is, but then one more published puzzle takes more than six.
const PROBED: u64 = 400;

/// The result of [`Search::find`](super::Search::find).
pub(crate) enum Next {
    /// The search waits at the next solution.
    Solution,
    /// No further solution exists.
    End,
    /// The effort allowed is spent. The next call goes on from here.
    Spent,
}

/// The state of a search whose nodes have `C` tables of constraints.
#[derive(Clone, Copy)]
pub struct Tree<const N: usize, const C: usize> {
    root: Node<N, C>,
    node: Node<N, C>,
    failures: Failures<N>,
    step: Step,
    trail: [[[Decision; N]; N]; N],
    decisions: usize,
    /// The number of branches, and of returns to one.
    moves: u64,
    kept: [Node<N, C>; KEPT],
    /// The number of decisions of the trail that are open branches.
    depth: usize,
    /// The number of the oldest branch whose node is kept.
    oldest: usize,
    /// The number of decisions before the first branch, and true if the root need not be probed any more.
    fixed: usize,
    is_probed: bool,
    /// Dice for the digit of a branch, if it is chosen at random.
    dice: Option<Dice>,
}

/// The next step of a search.
#[derive(Clone, Copy)]
enum Step {
    /// Make the node of the trail again, from the root.
    Again,
    /// Branch in the node.
    Branch,
    /// Go back to the last open branch, and take its candidate away.
    Back,
    /// Nothing is left to search.
    End,
}

/// A guess, with a bit that is set while it is open. The candidate of an open guess is placed, that of another is taken
/// away. (It is one number, because rustc takes long for large arrays of fields with gaps between them.)
#[derive(Clone, Copy)]
struct Decision(u16);

impl Decision {
    const fn open(guess: Guess) -> Decision {
        Decision(guess.number() << 1 | 1)
    }

    const fn closed(guess: Guess) -> Decision {
        Decision(guess.number() << 1)
    }

    const fn is_open(self) -> bool {
        self.0 & 1 == 1
    }

    const fn guess(self) -> Guess {
        Guess::of_number(self.0 >> 1)
    }
}

impl<const N: usize, const C: usize> Tree<N, C> {
    /// Begins a search below a node that has just been written.
    pub(super) const fn new(root: Node<N, C>) -> Self {
        Tree {
            root,
            node: root,
            failures: Failures::NONE,
            step: Step::Again,
            trail: [[[Decision(0); N]; N]; N],
            decisions: 0,
            moves: 0,
            kept: [root; KEPT],
            depth: 0,
            oldest: 0,
            fixed: 0,
            is_probed: false,
            dice: None,
        }
    }

    /// Takes a candidate from the root of a search that has not begun. If the rules alone solve the grid before, its
    /// first solution may have the candidate.
    pub(super) const fn without(&mut self, guess: Guess) {
        let i = self.decisions;
        self.trail[i / N / N][i / N % N][i % N] = Decision::closed(guess);
        self.decisions += 1;
        self.fixed += 1;
    }

    /// Has the digits of branches chosen at random.
    pub(super) const fn roll(&mut self, dice: Dice) {
        self.dice = Some(dice);
    }

    /// Returns the number of changes of the trail so far.
    pub(super) const fn moves(&self) -> u64 {
        self.moves
    }

    /// Ends the search.
    pub(super) const fn end(&mut self) {
        self.step = Step::End;
    }

    /// Reads the solution at which the search waits.
    pub(super) const fn solution(&self, engine: &Engine<N>, effort: &mut Effort) -> Rows<N> {
        engine.read(&self.node, effort)
    }

    /// Goes on to the next solution.
    pub(super) const fn find(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Next {
        loop {
            // This turn, a turn of `back` for a decision that is left, and the calls in them.
            effort.spend(14);
            if effort.is_spent() {
                return Next::Spent;
            }
            let outcome = match self.step {
                Step::End => return Next::End,
                Step::Again => self.again(engine, effort),
                Step::Branch if self.is_hard(engine) => self.probe(engine, effort),
                Step::Branch => self.branch(engine, effort),
                Step::Back => match self.back() {
                    Some(_) if self.depth < self.oldest => self.again(engine, effort),
                    Some(guess) => engine.follow(&mut self.node, Change::Removed(guess), effort),
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
                    Step::Back
                }
                Outcome::Solved => {
                    self.step = Step::Back;
                    // A search that begins anew would find it again.
                    self.is_probed = true;
                    return Next::Solution;
                }
                Outcome::Spent => {
                    // The rules were applied to the node only in part.
                    self.step = Step::Again;
                    return Next::Spent;
                }
            };
        }
    }

    /// Tries a candidate of the node.
    const fn branch(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Outcome {
        let mut guess = engine.branch(&self.node, &self.failures, effort);
        if let Some(dice) = &mut self.dice {
            guess = engine.other_digit(&self.node, guess, dice.below(N), effort);
        }
        self.keep();
        let i = self.decisions;
        self.trail[i / N / N][i / N % N][i % N] = Decision::open(guess);
        self.decisions += 1;
        self.moves += 1;
        engine.follow(&mut self.node, Change::Placed(guess), effort)
    }

    /// Returns true if the search has taken so long that its root should be probed.
    const fn is_hard(&self, engine: &Engine<N>) -> bool {
        self.moves > PROBED && !self.is_probed && matches!(engine, Engine::Boards(_))
    }

    /// Begins anew, below the root without the candidates that the rules alone refute.
    const fn probe(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Outcome {
        self.is_probed = true;
        self.decisions = self.fixed;
        let (mut outcome, mut cell) = (self.again(engine, effort), 0);
        while cell < N * N && matches!(outcome, Outcome::Stalled) {
            let mut left = engine.candidates_of(&self.node, engine.candidate(cell, 1), effort);
            let is_open = left & (left - 1) != 0;
            cell += 1;
            while is_open && left != 0 && matches!(outcome, Outcome::Stalled) {
                let guess = engine.candidate(cell - 1, left.trailing_zeros() as u8 + 1);
                let mut node = self.node;
                left &= left - 1;
                effort.spend(12);
                outcome = match engine.follow(&mut node, Change::Placed(guess), effort) {
                    Outcome::Contradiction(_) => {
                        engine.follow(&mut self.node, Change::Removed(guess), effort)
                    }
                    Outcome::Spent => Outcome::Spent,
                    Outcome::Solved | Outcome::Stalled => Outcome::Stalled,
                };
            }
        }
        self.root = self.node;
        outcome
    }

    /// Keeps the node for the branch that comes next.
    const fn keep(&mut self) {
        self.kept[self.depth % KEPT] = self.node;
        self.depth += 1;
        if self.oldest + KEPT < self.depth {
            self.oldest = self.depth - KEPT;
        }
    }

    /// Goes back to the last open branch, if there is one, and returns its guess, which now has to be taken away.
    const fn back(&mut self) -> Option<Guess> {
        while self.decisions > 0 {
            let i = self.decisions - 1;
            let decision = &mut self.trail[i / N / N][i / N % N][i % N];
            if decision.is_open() {
                decision.0 ^= 1;
                self.moves += 1;
                self.depth -= 1;
                self.node = self.kept[self.depth % KEPT];
                return Some(decision.guess());
            }
            self.decisions = i;
        }
        None
    }

    /// Makes the node again from the root, by all decisions.
    const fn again(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Outcome {
        self.node = self.root;
        (self.depth, self.oldest) = (0, 0);
        let mut outcome = engine.follow(&mut self.node, Change::Written, effort);
        let mut i = 0;
        while i < self.decisions {
            effort.spend(10);
            if !matches!(outcome, Outcome::Stalled) {
                return outcome;
            }
            let decision = self.trail[i / N / N][i / N % N][i % N];
            let change = if decision.is_open() {
                self.keep();
                Change::Placed(decision.guess())
            } else {
                Change::Removed(decision.guess())
            };
            outcome = engine.follow(&mut self.node, change, effort);
            i += 1;
        }
        outcome
    }
}
