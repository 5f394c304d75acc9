// By hand, what `sudoku!` writes: the solver is given packed givens that are not those of the types.

use sudoku_types::__private::{
    Accepted, ConstProposal, OfGivens, SolversReport, U1, U2, U3, U4, Unique, Words, kind, number,
    place,
};
use sudoku_types::typenum::tarr;
use sudoku_types::{Blank, Boxes, Puzzle, Solution};

type Givens = tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
];

type Rows = tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
];

// 1 · · ·  · · 3 ·  · · · 4  · 2 · ·
type Same = ConstProposal<Boxes<U2, U2>, Words<{ 1 | 5 << 10 | 7 << 19 | 3 << 25 }, Unique>>;

// 2 · · ·  · · 3 ·  · · · 4  · 1 · ·
type Other = ConstProposal<Boxes<U2, U2>, Words<{ 3 | 5 << 10 | 7 << 19 | 1 << 25 }, Unique>>;

type Right = Solution<Puzzle<4, Boxes<U2, U2>, Givens>, Rows, {
    <SolversReport as Accepted<
        { kind::<OfGivens<4, Givens, Same>>() },
        { place::<Same>(0) },
        { place::<Same>(1) },
        { number::<Same>(0, 1) },
        { number::<Same>(1, 1) },
    >>::ACCEPTED
}>;

type Wrong = Solution<Puzzle<4, Boxes<U2, U2>, Givens>, Rows, {
    <SolversReport as Accepted<
        { kind::<OfGivens<4, Givens, Other>>() },
        { place::<Other>(0) },
        { place::<Other>(1) },
        { number::<Other>(0, 1) },
        { number::<Other>(1, 1) },
    >>::ACCEPTED
}>;

fn main() {
    println!("{} {}", Right::VALUE, Wrong::VALUE);
}
