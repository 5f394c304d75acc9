//! Puzzles for the solver's own tests.

use crate::BoxShape;
use crate::grid::Grid;
use crate::solver::Rows;

/// Peter Norvig, "Solving Every Sudoku Puzzle" (2006), where it is impossible.
pub(crate) const NO_SOLUTION: Rows<9> =
    rows(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

/// Arto Inkala (2012).
pub(crate) const ONE_SOLUTION: Rows<9> =
    rows("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

/// Without a solution, which no guess shows soon.
pub(crate) const TRIED: Rows<9> =
    rows("..4....2...836...................6..61..4.......8..4711....7........8.....6...847");

/// Solved: cells a knight's move apart have different digits.
pub(crate) const ANTI_KNIGHT_SOLVED: Rows<9> =
    rows("527183496936754182418926735751268943293475861684391527862519374375842619149637258");

/// From `gen_12x12_box3x4_minimal`.
pub(crate) const TWELVE: Rows<12> = *grid! {
    "C7........1. ...A7...6.3. .56B..4..8.C \
     ....2....... 5A.89.6...C. .3C.......8. \
     1......4..6. ..2...1..5.A A...8.C.2.94 \
     .....8.A9... .41..9B..C.3 6.......1..2"
}
.rows();

/// Minimal, and hard to solve.
pub(crate) const EIGHTEEN: Rows<18> = *grid! {
    "E62.....F...A..... .3.A5.GC.8.2.I.1.7 G..1...A49...D2.H. \
     81.4.7..........E. .E.B..139.....F.2. .5.2..B...D.G7961. \
     ..H7.E9.1.5CI8.BF6 ..BG2.ID...64..... ...6I.H.7.A..C..95 \
     ....73..C.HI.G..5. .........1B.9.3..F .CE.B.65......7I4. \
     .7D...46.C.839.AB. ..F.......79.5.... IH.......B.1...... \
     .B..G......H1..D82 D..EH.3...GF..4.C. .8A..6C1.....35..."
}
.rows();

const fn rows(line: &str) -> Rows<9> {
    *Grid::<9>::from_line(line).expect("a line of 81").rows()
}

/// A full grid; for each `first` another one.
///
/// ```text
/// 1 2 3 4 5 6    within a band, each row is the last one moved by the width of a box;
/// 4 5 6 1 2 3    each band is the last one moved by one; `first` is the digit in the corner
/// 2 3 4 5 6 1
/// …
/// ```
pub(crate) const fn full<const N: usize>(boxes: BoxShape, first: usize) -> Rows<N> {
    let mut rows = [[0; N]; N];
    let mut row = 0;
    while row < N {
        let moved = row % boxes.rows() * boxes.columns() + row / boxes.rows();
        let mut column = 0;
        while column < N {
            rows[row][column] = ((first - 1 + moved + column) % N) as u8 + 1;
            column += 1;
        }
        row += 1;
    }
    rows
}
