//! Draws an X-wing as SVG: the cells in which it is seen, and what goes because of it.
//!
//! ```text
//! cargo run --example picture > x-wing.svg
//! ```

use sudoku_types::{Grid, Technique, grid};

const PUZZLE: Grid<9> = grid! {
    _ _ 9 | 3 _ _ | _ _ 5
    _ 2 7 | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ 1
    ------+-------+------
    _ _ 3 | _ 5 _ | _ _ 2
    _ 5 _ | _ _ _ | 6 _ _
    _ _ _ | 8 _ 1 | _ 4 _
    ------+-------+------
    _ _ 5 | 4 8 9 | 1 _ _
    _ 3 _ | 1 _ 2 | _ _ _
    8 7 _ | 6 _ _ | _ _ _
};

fn main() {
    let mut steps = PUZZLE.steps();
    loop {
        let before = steps.candidates();
        let step = steps.next().expect("an X-wing is needed");
        if step.technique() == Technique::XWing {
            println!("{}", before.picture().with_step(&step));
            return;
        }
    }
}
