//! The items that the macros name in their expansions.

pub use crate::bridge::clash::*;
pub use crate::bridge::digit_packs::{Three, Two, one, piece, three, two};
pub use crate::bridge::minimal::Minimal;
pub use crate::bridge::pack::{checked, checked_with, demanded, has_solution, is_left_out, is_met};
pub use crate::bridge::packed::{Packed, Words};
pub use crate::bridge::proposal::Tied;
pub use crate::bridge::report::{
    Accepted, AcceptedInSymbols, SolversReport, is_right, kind, number, place, second, symbol,
};
pub use crate::bridge::techniques::Techniques;
pub use crate::bridge::types_proposal::TypesProposal;
pub use crate::bridge::values::PuzzleValue;
pub use crate::puzzle::lines::*;
pub use crate::puzzle::rules::*;
pub use crate::puzzle::{Blank, Boxes, NumbersFrom, Puzzle, Standard, Symbol};
pub use crate::type_solver::{First, NoAdvice, Try, Unique};
pub use crate::unsolvable::{ByConst, BySearch, ByTypes, is_claimed, refuted, unsolvable};
pub use crate::witness::{Demand, Proven, Solution, in_file, proved, proven, proven_unique};
/// If one of these is written in the place of an item, but is not an item, rustc's error shows its name.
pub use sudoku_macro::{
    grid as name_it_with_const_or_let, puzzles as items, sudoku as name_it_with_type_or_let,
    unsolvable as item,
};
pub use sudoku_values::for_types::unpacked;
pub use sudoku_values::{Grid, Symbols};
/// Names for the usual shapes of boxes, which the macros write.
macro_rules! usual_boxes {
    ($($name:ident = $rows:ident $columns:ident,)*) => { $(
        #[doc = concat!("`", stringify!($rows), "` × `", stringify!($columns), "` cells.")]
        pub type $name = Boxes<$rows, $columns>;
    )* };
}

usual_boxes! {
    Boxes1x1 = U1 U1, Boxes2x2 = U2 U2, Boxes2x3 = U2 U3, Boxes2x4 = U2 U4, Boxes3x3 = U3 U3,
    Boxes2x5 = U2 U5, Boxes3x4 = U3 U4, Boxes2x7 = U2 U7, Boxes3x5 = U3 U5, Boxes4x4 = U4 U4,
    Boxes3x6 = U3 U6, Boxes4x5 = U4 U5, Boxes3x7 = U3 U7, Boxes2x11 = U2 U11, Boxes4x6 = U4 U6,
    Boxes5x5 = U5 U5,
}

/// Names for packed puzzles of each size that have two words: in each constant that names the puzzle, rustc has a body less.
macro_rules! packed {
    ($($name:ident $size:literal,)*) => { $(
        #[doc = concat!("A puzzle of ", $size, " rows.")]
        pub type $name<const FIRST: u128, const SECOND: u128> = Packed<$size, FIRST, SECOND>;
    )* };
}

packed! {
    Packed1 1, Packed2 2, Packed3 3, Packed4 4, Packed5 5, Packed6 6, Packed7 7, Packed8 8, Packed9 9, Packed10 10,
    Packed11 11, Packed12 12, Packed13 13, Packed14 14, Packed15 15, Packed16 16, Packed17 17, Packed18 18,
    Packed19 19, Packed20 20, Packed21 21, Packed22 22, Packed23 23, Packed24 24, Packed25 25,
}

/// A list of two elements and the rest.
pub type TArr2<A, B, Rest> = TArr<A, TArr<B, Rest>>;

/// A list of three elements and the rest.
pub type TArr3<A, B, C, Rest> = TArr<A, TArr<B, TArr<C, Rest>>>;

pub use typenum::{
    ATerm, B0, B1, Sum, TArr, U, U0, U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14,
    U15, U16, U17, U18, U19, U20, U21, U22, U23, U24, U25, UInt,
};
