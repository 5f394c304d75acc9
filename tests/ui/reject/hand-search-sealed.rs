// Neither a search nor the claim itself can be made of a type of one's own.

use sudoku_types::type_solver::{SolvedWith, Unique as Goal};
use sudoku_types::typenum::{U1, U2, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Unique, sudoku};

struct Mine;

// The findings of a puzzle with one solution cannot be those of other puzzles: of a type of one's own, or with a goal or
// with advice of one's own.
type One = Puzzle<2, Boxes<U1, U2>, tarr![tarr![U1, Blank], tarr![Blank, Blank]]>;

impl SolvedWith<Goal> for Mine {
    type Findings = <One as SolvedWith<Goal>>::Findings;
}

impl<const N: usize, R, G> SolvedWith<Mine> for Puzzle<N, R, G> {
    type Findings = <One as SolvedWith<Goal>>::Findings;
}

impl<const N: usize, R, G> SolvedWith<Goal, Mine> for Puzzle<N, R, G> {
    type Findings = <One as SolvedWith<Goal>>::Findings;
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
