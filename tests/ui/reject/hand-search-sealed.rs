// Neither a search nor the claim itself can be made of a type of one's own.

use sudoku_types::type_solver::{SolvedWith, Unique as Goal};
use sudoku_types::{Unique, sudoku};

struct Mine;

impl SolvedWith<Goal> for Mine {
    type Findings = ();
}

impl<const N: usize, R, G> SolvedWith<Mine> for sudoku_types::Puzzle<N, R, G> {
    type Findings = ();
}

impl Unique for Mine {}

struct Two;

// A puzzle with two solutions, which is `Solved`.
type Any = sudoku! { solution: first; 1___ __3_ ____ _2__ };

fn unique<S: Unique>(_: S) {}

fn main() {
    unique(Any::VALUE);
    unique(Two);
}
