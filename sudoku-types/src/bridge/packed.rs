//! The name of a puzzle for constants: the whole puzzle, packed into words.
//!
//! Each constant that reads a digit has the whole name, so the name has to be short:
//!
//! ```text
//! Three<{ three::<Packed<9, 0x71c51…, 0x19…>>(2) }, …>
//!                        │  └ boxes, rules, areas, givens, goal and effort: see `sudoku_notation::packed`
//!                        └ rows
//! ```

use crate::bridge::values::PuzzleValue;
use core::marker::PhantomData;
use sudoku_notation::options::Goal;
use sudoku_notation::packed::{self, Unpacked};
use sudoku_notation::symbols::Symbols;
use sudoku_values::{Grid, for_types};
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

/// Words in order, at the end of an array with this room.
pub trait WordsValue<const ROOM: usize> {
    const START: usize;
    const WORDS: [u128; ROOM];
}

impl<const ROOM: usize> WordsValue<ROOM> for ATerm {
    const START: usize = ROOM;
    const WORDS: [u128; ROOM] = [0; ROOM];
}
impl<const FIRST: u128, const SECOND: u128, Rest, const ROOM: usize> WordsValue<ROOM>
    for Words<FIRST, SECOND, Rest>
where
    Rest: WordsValue<ROOM>,
{
    const START: usize = Rest::START - 2;
    const WORDS: [u128; ROOM] = {
        let mut words = Rest::WORDS;
        (words[Self::START], words[Self::START + 1]) = (FIRST, SECOND);
        words
    };
}

/// The content of packed words, in an array of length `ROOM`.
struct Opened<const N: usize, const A: usize, const ROOM: usize, Words>(PhantomData<Words>);

impl<const N: usize, const A: usize, const ROOM: usize, Words: WordsValue<ROOM>>
    Opened<N, A, ROOM, Words>
{
    const UNPACKED: Unpacked<N, A> = packed::unpack(Words::WORDS.split_at(Words::START).1);
}

/// Implements `PuzzleValue` for puzzles with this room for areas and marks. Puzzles without areas and marks have few words.
macro_rules! packed_value {
    ($($room:literal: $words:expr,)*) => {$(
        impl<const N: usize, const FIRST: u128, const SECOND: u128, Rest> PuzzleValue
            for Packed<N, FIRST, SECOND, $room, Rest>
        where
            Rest: WordsValue<{ $words }>,
        {
            type Grid = Grid<N, $room>;

            const GOAL: Goal =
                Opened::<N, $room, { $words }, Words<FIRST, SECOND, Rest>>::UNPACKED.goal;
            const EFFORT: u8 =
                Opened::<N, $room, { $words }, Words<FIRST, SECOND, Rest>>::UNPACKED.effort;
            const GIVENS: Grid<N, $room> = {
                let Unpacked { frame, rows, .. } =
                    Opened::<N, $room, { $words }, Words<FIRST, SECOND, Rest>>::UNPACKED;
                for_types::grid(rows, frame, Symbols::Standard)
            };
        }
    )*};
}

packed_value! {
    0: packed::FEW,
    1: packed::MOST,
}
