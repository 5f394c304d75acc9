// By hand: rows that break one rule of a list, rules that there are not, a rule that these boxes cannot have, rules without boxes.

use sudoku_types::typenum::{TArr, U1, U2, U3, U4, tarr};
use sudoku_types::{AntiKnight, Cage, Diagonals, Windows};
use sudoku_types::{Blank, Boxes, Puzzle, RC, Solution, Solved};

struct Mine;

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Rules, Rows> = Solution<Puzzle<4, Rules, tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

// Equal digits on both diagonals, in the window, and a knight's move apart.
type Usual = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];
// None on a diagonal, nor in the window.
type Crossed = tarr![
    tarr![U1, U3, U2, U4],
    tarr![U2, U4, U1, U3],
    tarr![U4, U2, U3, U1],
    tarr![U3, U1, U4, U2],
];

fn solved<S: Solved>() {}

fn a_diagonal() {
    solved::<Given<tarr![Boxes<U2, U2>, Diagonals], Usual>>();
}

fn a_window() {
    solved::<Given<tarr![Boxes<U2, U2>, Windows], Usual>>();
}

fn a_knights_move() {
    solved::<Given<tarr![Boxes<U2, U2>, Windows, Diagonals, AntiKnight], Crossed>>();
}

fn no_rule() {
    solved::<Given<tarr![Boxes<U2, U2>, Mine], Crossed>>();
}

fn no_list() {
    solved::<Given<TArr<Boxes<U2, U2>, Mine>, Crossed>>();
}

fn no_boxes() {
    solved::<Given<Mine, Crossed>>();
}

fn boxes_without_windows() {
    solved::<Given<tarr![Boxes<U1, U4>, Windows], Crossed>>();
}

fn a_list_as_the_boxes() {
    solved::<Given<tarr![tarr![Boxes<U2, U2>, Windows], Diagonals], Crossed>>();
}

fn a_list_without_boxes() {
    solved::<Given<tarr![Diagonals], Crossed>>();
}

fn cages_and_no_boxes() {
    solved::<Given<tarr![Cage<tarr![RC<1, 1>]>], Crossed>>();
}

fn a_rule_and_no_boxes() {
    solved::<Given<Diagonals, Crossed>>();
}

fn main() {}
