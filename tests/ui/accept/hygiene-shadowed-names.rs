// Names of ours, and of what the expansion uses, may mean something else around it.
#![allow(dead_code, non_camel_case_types, unused_imports)]

mod shadow {
    pub struct Solution;
    pub struct Puzzle;
    pub struct Boxes;
    pub struct Blank;
    pub struct Standard;
    pub struct TArr;
    pub struct ATerm;
    pub struct Accepted;
    pub struct Asked;
    pub struct Digits;
    pub struct SolversReport;
    pub struct Proposal;
    pub struct Words;
    pub struct U;
    pub struct U1;
    pub struct U3;
    pub struct U5;
    pub struct usize;
    pub struct bool;
    pub struct u8;
    pub mod core {}
    pub mod std {}
    pub mod typenum {}
    pub mod __private {}
}

mod game {
    use crate::shadow::*;
    use sudoku_types::{sudoku, unsolvable};

    pub type Game = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
    pub fn claimed() {}
    unsolvable! { 123_ ___4 ____ ____ }
    unsolvable! { proof: none; 123_ ___4 ____ ____ }

    pub type Easy = sudoku! { minimal: true; techniques: hidden_single; 1___ __3_ ___4 _2__ };
    pub type Any = sudoku! { solution: first; symbols: "abcd"; "a__________b____" };
}

fn main() {
    assert_eq!(game::Game::SOLUTION.rows()[0], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
    assert_eq!(game::Any::SOLUTION.rows()[0][0], 1);
}
