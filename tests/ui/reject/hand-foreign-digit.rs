// By hand: a foreign type that compares like a digit.
#![allow(unused_imports, dead_code)]

use sudoku_types::typenum::{B0, B1, U1, U2, U3, U4, U5, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};

type Small = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

fn solved<S: Solved>() {}

use sudoku_types::typenum::{Cmp, Equal, Greater, IsLessOrEqual, Less, Unsigned};

// Whatever it is compared with, it is less: in range, and different from all.
pub struct Joker;

impl<D> Cmp<D> for Joker {
    type Output = Less;

    fn compare<IM>(&self, _: &D) -> Less {
        Less
    }
}

impl<High, Low> Cmp<Joker> for UInt<High, Low> {
    type Output = Greater;

    fn compare<IM>(&self, _: &Joker) -> Greater {
        Greater
    }
}

type Wrong = Solution<Small, tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, Joker, U3],
]>;

fn main() {
    solved::<Wrong>();
}
