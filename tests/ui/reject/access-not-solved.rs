// Rows that the judge refuses cannot be read, and what is no solution has none.

use sudoku_types::typenum::{U1, U2, U3, U4, Unsigned, tarr};
use sudoku_types::{At, Blank, Boxes, Has, Puzzle, Solution};

type Small = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

type Wrong = Solution<Small, tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U1],
]>;

fn one<S: Has<U1, U1, U1>>() {}

fn main() {
    let _ = <At<Wrong, U1, U1>>::USIZE;
    one::<u8>();
}
