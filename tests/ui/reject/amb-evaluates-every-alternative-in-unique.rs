// With the goal `Unique` what stands behind a success is evaluated too.

use sudoku_types::type_solver::{Amb, Evaluate, Found, Unique};
use sudoku_types::typenum::{U1, tarr};

/// No computation.
struct Word;

fn main() {
    let _: Option<Evaluate<Amb<tarr![Found<U1>, Word]>, Unique>> = None;
}
