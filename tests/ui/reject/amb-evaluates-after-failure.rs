// What stands behind a failure is evaluated, so that it must be a computation.

use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found};
use sudoku_types::typenum::{U1, tarr};

/// No computation.
struct Word;

fn main() {
    // Behind a success nobody asks.
    let _: Option<Evaluate<Amb<tarr![Found<U1>, Word]>>> = None;

    let _: Option<Evaluate<Amb<tarr![Fail, Word]>>> = None;
}
