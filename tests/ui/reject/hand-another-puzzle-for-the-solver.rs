// By hand, what `sudoku!` writes: the solver is given a packed puzzle that is not that of the types.

use sudoku_types::__private::{
    Accepted, Packed, SolversReport, Tied, U1, U2, U3, U4, kind, number, place,
};
use sudoku_types::typenum::tarr;
use sudoku_types::{Blank, Boxes, Puzzle, Solution};

type Judged = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

type Rows = tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
];

// 2 rows in a box, no rules, and 1 · · ·  · · 3 ·  · · · 4  · 2 · ·
type Same = Packed<4, { 2 | (1 | 5 << 10 | 7 << 19 | 3 << 25) << 16 }>;

// 2 · · ·  · · 3 ·  · · · 4  · 1 · ·
type Other = Packed<4, { 2 | (3 | 5 << 10 | 7 << 19 | 1 << 25) << 16 }>;

// The givens are the same, but there is a rule, `Diagonals`.
type WithARule = Packed<4, { 2 | 1 << 8 | (1 | 5 << 10 | 7 << 19 | 3 << 25) << 16 }>;

type Right = Solution<Judged, Rows, {
    <SolversReport as Accepted<
        { kind::<Tied<Judged, Same>>() },
        { place::<Same>(0) },
        { place::<Same>(1) },
        { number::<Same>(0, 1) },
        { number::<Same>(1, 1) },
    >>::ACCEPTED
}>;

type Wrong = Solution<Judged, Rows, {
    <SolversReport as Accepted<
        { kind::<Tied<Judged, Other>>() },
        { place::<Other>(0) },
        { place::<Other>(1) },
        { number::<Other>(0, 1) },
        { number::<Other>(1, 1) },
    >>::ACCEPTED
}>;

type WrongRules = Solution<Judged, Rows, {
    <SolversReport as Accepted<
        { kind::<Tied<Judged, WithARule>>() },
        { place::<WithARule>(0) },
        { place::<WithARule>(1) },
        { number::<WithARule>(0, 1) },
        { number::<WithARule>(1, 1) },
    >>::ACCEPTED
}>;

fn main() {
    println!("{} {} {}", Right::VALUE, Wrong::VALUE, WrongRules::VALUE);
}
