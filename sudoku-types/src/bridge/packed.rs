//! The name of a puzzle for constants: all of it, packed into words.
//!
//! It is written out in each constant that asks for a digit, so it has to be short:
//!
//! ```text
//! Three<{ three::<Packed<9, 0x71c51…, 0x19…>>(2) }, …>
//!                        │  └ boxes, rules, areas, givens, and how far to search: see `sudoku_notation::packed`
//!                        └ rows
//! ```

use crate::bridge::values::PuzzleValue;
use crate::grid::Grid;
use core::marker::PhantomData;
use sudoku_notation::options::Goal;
use sudoku_notation::packed::{self, Unpacked};
use sudoku_notation::symbols::Symbols;
use typenum::ATerm;

/// The puzzle of `N` rows that is packed into these words, with room for areas if `A` is 1. Most 9×9 have two words.
pub struct Packed<
    const N: usize,
    const FIRST: u128,
    const SECOND: u128 = 0,
    const A: usize = 0,
    Rest = ATerm,
>(PhantomData<Rest>);

/// Two words, and the words after them.
pub struct Words<const FIRST: u128, const SECOND: u128 = 0, Rest = ATerm>(PhantomData<Rest>);

/// Words in order, at the end of the array.
pub trait WordsValue {
    const START: usize;
    const WORDS: [u128; packed::MOST];
}

impl WordsValue for ATerm {
    const START: usize = packed::MOST;
    const WORDS: [u128; packed::MOST] = [0; packed::MOST];
}
impl<const FIRST: u128, const SECOND: u128, Rest: WordsValue> WordsValue
    for Words<FIRST, SECOND, Rest>
{
    const START: usize = Rest::START - 2;
    const WORDS: [u128; packed::MOST] = {
        let mut words = Rest::WORDS;
        (words[Self::START], words[Self::START + 1]) = (FIRST, SECOND);
        words
    };
}

impl<const N: usize, const A: usize, const FIRST: u128, const SECOND: u128, Rest: WordsValue>
    Packed<N, FIRST, SECOND, A, Rest>
{
    const UNPACKED: Unpacked<N, A> = {
        let words = Words::<FIRST, SECOND, Rest>::WORDS;
        packed::unpack(words.split_at(Words::<FIRST, SECOND, Rest>::START).1)
    };
}

impl<const N: usize, const A: usize, const FIRST: u128, const SECOND: u128, Rest: WordsValue>
    PuzzleValue for Packed<N, FIRST, SECOND, A, Rest>
{
    type Grid = Grid<N, A>;

    const GOAL: Goal = Self::UNPACKED.goal;
    const GIVENS: Grid<N, A> = {
        let Unpacked { frame, rows, .. } = Self::UNPACKED;
        Grid::new(rows, frame, Symbols::Standard)
    };
}
