// Neither a tape nor the claim itself can be made of a type of one's own.

use sudoku_types::proof::Tape;
use sudoku_types::typenum::U1;
use sudoku_types::{Unique, sudoku};

struct Mine;

impl Tape for Mine {
    type Run<L, M> = U1;
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
