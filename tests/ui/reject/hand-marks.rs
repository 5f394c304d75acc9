// By hand: rows that break a mark, and lines that a mark cannot have.

use sudoku_types::typenum::{U0, U1, U2, U3, U4, U5, U7, U8, UInt, tarr};
use sudoku_types::{Arrows, Consecutive, Doubles, Even, Odd, Palindromes, RC, Sums, Thermometers};
use sudoku_types::{Blank, Boxes, Differences, Entropic, Modular, Puzzle, Ratios, Renbans, Solution};
use sudoku_types::{EqualSums, Solved, Undrawn, Whispers, Zippers};

type Blanks = tarr![Blank, Blank, Blank, Blank];
type Given<Mark> =
    Solution<Puzzle<4, tarr![Boxes<U2, U2>, Mark], tarr![Blanks, Blanks, Blanks, Blanks]>, Rows>;

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

// Half of five rows, rounded up, is three.
type OfFive<Mark> = Solution<
    Puzzle<5, tarr![Boxes<U1, U5>, Mark], tarr![Five, Five, Five, Five, Five]>,
    tarr![
        tarr![U1, U2, U3, U4, U5],
        tarr![U2, U3, U4, U5, U1],
        tarr![U3, U4, U5, U1, U2],
        tarr![U4, U5, U1, U2, U3],
        tarr![U5, U1, U2, U3, U4],
    ],
>;
type Five = tarr![Blank, Blank, Blank, Blank, Blank];

fn solved<S: Solved>() {}

fn a_thermometer() {
    solved::<Given<Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<3, 1>]>>>();
}

fn neighbours_that_differ_by_two() {
    solved::<Given<Consecutive<tarr![RC<1, 1>, RC<2, 1>]>>>();
}

fn neighbours_that_are_no_doubles() {
    solved::<Given<Doubles<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>]>>>();
}

fn a_whisper() {
    solved::<Given<Whispers<tarr![RC<1, 1>, RC<1, 3>, RC<1, 4>]>>>();
    solved::<OfFive<Whispers<tarr![RC<1, 1>, RC<1, 3>]>>>();
}

fn numbers() {
    solved::<Given<Differences<tarr![RC<1, 1>, RC<1, 2>], U2>>>();
    solved::<Given<Ratios<tarr![RC<1, 1>, RC<1, 2>], U3>>>();
    solved::<Given<Whispers<tarr![RC<1, 1>, RC<1, 3>], U3>>>();
}

fn a_renban() {
    solved::<Given<Renbans<tarr![RC<1, 1>, RC<1, 2>, RC<1, 4>]>>>();
    solved::<Given<Renbans<tarr![RC<1, 1>, RC<1, 2>, RC<3, 2>]>>>();
}

fn thirds_and_rests() {
    solved::<Given<Entropic<tarr![RC<1, 1>, RC<1, 3>, RC<1, 2>]>>>();
    solved::<Given<Modular<tarr![RC<1, 1>, RC<1, 2>, RC<1, 4>]>>>();
}

fn a_missing_dot() {
    solved::<Given<Undrawn<tarr![RC<1, 1>, RC<1, 3>, RC<1, 4>], U3>>>();
    solved::<Given<Undrawn<tarr![RC<1, 1>, RC<1, 4>], U4>>>();
    solved::<Given<Undrawn<tarr![RC<1, 1>, RC<1, 4>], U8>>>();
}

fn a_palindrome() {
    solved::<Given<Palindromes<tarr![RC<1, 1>, RC<1, 3>, RC<4, 3>, RC<4, 4>]>>>();
}

fn a_sum() {
    solved::<Given<Sums<tarr![RC<1, 4>, RC<3, 2>, RC<2, 3>], U7>>>();
}

fn an_arrow() {
    solved::<Given<Arrows<tarr![RC<1, 4>, RC<3, 2>, RC<1, 2>]>>>();
}

fn parts_with_different_sums() {
    solved::<Given<EqualSums<tarr![RC<1, 1>, RC<1, 2>, RC<1, 4>], U2>>>();
    solved::<Given<EqualSums<tarr![RC<1, 1>, RC<1, 2>], U2>>>();
    solved::<Given<EqualSums<tarr![RC<1, 1>, RC<1, 2>], U3>>>();
}

fn zippers() {
    solved::<Given<Zippers<tarr![RC<1, 1>, RC<1, 4>, RC<1, 2>]>>>();
    solved::<Given<Zippers<tarr![RC<1, 1>, RC<1, 3>, RC<1, 4>, RC<1, 2>]>>>();
}

fn an_odd_digit() {
    solved::<Given<Even<tarr![RC<1, 2>, RC<1, 3>]>>>();
}

fn an_even_digit() {
    solved::<Given<Odd<tarr![RC<1, 1>, RC<4, 1>]>>>();
}

fn a_cell_outside() {
    solved::<Given<Thermometers<tarr![RC<1, 4>, RC<1, 5>]>>>();
    solved::<Given<Even<tarr![RC<0, 2>]>>>();
    solved::<Given<Sums<tarr![RC<1, 4>, RC<5, 1>], U5>>>();
    solved::<Given<Arrows<tarr![RC<1, 0>, RC<1, 1>]>>>();
    solved::<Given<Palindromes<tarr![RC<1, 1>, RC<5, 1>, RC<4, 4>]>>>();
}

fn a_line_of_one_cell() {
    solved::<Given<Consecutive<tarr![RC<1, 1>]>>>();
    solved::<Given<Palindromes<tarr![RC<1, 1>]>>>();
    solved::<Given<Sums<tarr![RC<1, 1>], U1>>>();
    solved::<Given<Arrows<tarr![RC<1, 1>]>>>();
}

fn an_empty_line() {
    solved::<Given<Doubles<tarr![]>>>();
    solved::<Given<Odd<tarr![]>>>();
}

fn no_number() {
    solved::<Given<Sums<tarr![RC<1, 1>, RC<1, 2>], U0>>>();
    solved::<Given<Sums<tarr![RC<1, 1>, RC<1, 2>], RC<1, 3>>>>();
    solved::<Given<Ratios<tarr![RC<1, 1>, RC<1, 2>], U0>>>();
    solved::<Given<Whispers<tarr![RC<1, 1>, RC<1, 3>], UInt<U1, Mine>>>>();
}

struct Mine;

fn no_list_of_cells() {
    solved::<Given<Thermometers<tarr![tarr![RC<1, 1>, RC<1, 2>]]>>>();
    solved::<Given<Thermometers<RC<1, 1>>>>();
}

fn a_digit_for_a_cell() {
    solved::<Given<Thermometers<tarr![RC<1, 1>, U2]>>>();
}

// Right.
const _: () = {
    let _ = solved::<Given<Thermometers<tarr![RC<1, 1>, RC<3, 1>, RC<2, 1>, RC<4, 1>]>>>;
    let _ = solved::<Given<Consecutive<tarr![RC<1, 1>, RC<1, 2>, RC<3, 2>]>>>;
    let _ = solved::<Given<Doubles<tarr![RC<1, 1>, RC<1, 2>, RC<1, 4>, RC<3, 1>]>>>;
    let _ = solved::<Given<Whispers<tarr![RC<1, 1>, RC<1, 3>, RC<2, 3>, RC<1, 4>]>>>;
    let _ = solved::<OfFive<Whispers<tarr![RC<1, 5>, RC<1, 2>, RC<5, 1>]>>>;
    let _ = solved::<Given<Differences<tarr![RC<1, 1>, RC<1, 3>, RC<2, 3>], U2>>>;
    let _ = solved::<Given<Ratios<tarr![RC<1, 1>, RC<1, 3>], U3>>>;
    let _ = solved::<Given<Whispers<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>], U1>>>;
    let _ = solved::<Given<Renbans<tarr![RC<1, 4>, RC<1, 2>, RC<1, 3>]>>>;
    let _ = solved::<OfFive<Entropic<tarr![RC<1, 1>, RC<1, 5>, RC<1, 4>, RC<1, 2>]>>>;
    let _ = solved::<Given<Undrawn<tarr![RC<1, 1>, RC<1, 3>], U7>>>;
    let _ = solved::<Given<Modular<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 4>]>>>;
    let _ = solved::<Given<Palindromes<tarr![RC<1, 1>, RC<1, 3>, RC<2, 4>, RC<4, 2>, RC<4, 4>]>>>;
    let _ = solved::<Given<Sums<tarr![RC<1, 4>, RC<3, 2>, RC<4, 3>], U7>>>;
    let _ = solved::<Given<Arrows<tarr![RC<1, 4>, RC<3, 2>, RC<1, 1>, RC<1, 2>]>>>;
    let _ = solved::<Given<EqualSums<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>], U2>>>;
    let _ = solved::<Given<Zippers<tarr![RC<1, 1>, RC<1, 3>, RC<1, 2>]>>>;
    let _ = solved::<Given<Zippers<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<1, 4>]>>>;
    let _ = solved::<Given<Even<tarr![RC<1, 2>, RC<1, 4>]>>>;
    let _ = solved::<Given<Odd<tarr![RC<4, 2>]>>>;
};

fn main() {}
