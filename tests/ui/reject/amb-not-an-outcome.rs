// A computation comes to one of four outcomes, and to nothing else.

use sudoku_types::type_solver::Run;

struct Word;

impl Run for Word {
    type Outcome = u8;
}

fn main() {}
