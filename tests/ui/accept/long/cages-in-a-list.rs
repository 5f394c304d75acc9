// More cages than there are names: in a list, by the macro with a proof by types, and by hand.

use sudoku_types::typenum::{U1, U2, U3, U4, U7, tarr};
use sudoku_types::{Blank, Boxes, Cage, Puzzle, RC, Solution, Solved, Unique, sudoku};

type Many = sudoku! {
    cages:
        14 r1c1 r1c2, 4 r1c3 r1c4, 6 r1c5, 8 r1c6, 11 r1c7 r1c8, 2 r1c9,
        14 r2c1 r2c2, 2 r2c3, 7 r2c4, 7 r2c5 r2c6, 9 r2c7, 5 r2c8,
        1 r2c9, 4 r3c1, 8 r3c2 r3c3, 9 r3c4, 5 r3c5, 2 r3c6,
        8 r3c7, 9 r3c8 r3c9, 7 r4c1, 4 r4c2, 6 r4c3, 8 r4c4,
        12 r4c5 r4c6, 1 r4c7, 2 r4c8, 5 r4c9, 2 r5c1, 9 r5c2 r5c3,
        6 r5c4, 4 r5c5, 8 r5c6 r5c7, 9 r5c8, 7 r5c9, 12 r6c1 r6c2,
        5 r6c3, 2 r6c4, 8 r6c5 r6c6, 4 r6c7, 6 r6c8, 8 r6c9,
        1 r7c1, 3 r7c2, 8 r7c3, 5 r7c4, 2 r7c5, 15 r7c6 r7c7,
        7 r7c8, 4 r7c9, 12 r8c1 r8c2, 4 r8c3, 11 r8c4 r8c5, 6 r8c6,
        2 r8c7, 1 r8c8, 9 r8c9, 6 r9c1, 2 r9c2, 9 r9c3,
        5 r9c4 r9c5, 7 r9c6, 5 r9c7, 8 r9c8, 3 r9c9;
    proof: types;
    "................................................................................."
};

type First = Cage<tarr![RC<1, 1>, RC<1, 2>], U3>;
type Second = Cage<tarr![RC<2, 1>, RC<3, 1>]>;
type Third = Cage<tarr![RC<4, 1>, RC<4, 2>], U7>;
type Blanks = tarr![Blank, Blank, Blank, Blank];
type ByHand = Solution<
    Puzzle<4, tarr![Boxes<U2, U2>, First, Second, Third], tarr![Blanks, Blanks, Blanks, Blanks]>,
    tarr![
        tarr![U1, U2, U3, U4],
        tarr![U3, U4, U1, U2],
        tarr![U2, U1, U4, U3],
        tarr![U4, U3, U2, U1],
    ],
>;

fn line<S: Solved>() -> String {
    format!("{:?}", S::SOLUTION)
}
fn unique<S: Unique>() -> String {
    line::<S>()
}

fn main() {
    assert_eq!(unique::<Many>()[6..15], *"953168742");
    assert_eq!(line::<ByHand>(), r#"Grid["1234", "3412", "2143", "4321"]"#);
}
