//! What the solver proposes: one search for each puzzle, shared by all that ask.
//!
//! A blank's digit is a constant, written by the macro in the place of the digit:
//!
//! ```text
//! U<{ digit::<9, Boxes<U3, U3>, Unique, Words<0x530070000600195000098000060, …>>(0, 2) }>
//! ```
//!
//! A macro that stands for a type can expand to a type and to nothing else, so
//! there is no item that the constants of one grid could share. What they share
//! is an associated constant of a type that carries the givens; and because that
//! type is written out once for each blank, it has to be short:
//!
//! ```text
//! a word        0x_530070000_600195000_098000060     one hex digit a cell up to 15×15, five bits
//!                 row 1     row 2     row 3          a cell above; as many whole rows as 128 bits
//!                                                    hold, the last row in the lowest bits
//! Words<w1, Words<w2, Words<w3, NoWords>>>           the rows of all words in order
//! ```

use crate::solver::{self, Search, Verdict};
use crate::values::BoxesValue;
use core::marker::PhantomData;

/// Rows of givens packed into a word, and the words after it.
pub struct Words<const WORD: u128, Rest>(PhantomData<Rest>);

/// The end of the words.
pub enum NoWords {}

/// The most words a grid takes: 25 rows of 125 bits.
const MOST_WORDS: usize = 25;

/// Words in order, at the end of the array.
pub trait WordsValue {
    const LENGTH: usize;
    const WORDS: [u128; MOST_WORDS];
}

impl WordsValue for NoWords {
    const LENGTH: usize = 0;
    const WORDS: [u128; MOST_WORDS] = [0; MOST_WORDS];
}
impl<const WORD: u128, Rest: WordsValue> WordsValue for Words<WORD, Rest> {
    const LENGTH: usize = Rest::LENGTH + 1;
    const WORDS: [u128; MOST_WORDS] = {
        let mut words = Rest::WORDS;
        words[MOST_WORDS - Self::LENGTH] = WORD;
        words
    };
}

/// `solution: unique;`, the default: the search goes on until it has shown that
/// there is no second solution, or found one.
pub enum Unique {}

/// `solution: first;`: any solution will do.
pub enum First {}

/// How far the search goes.
pub trait SearchMode {
    const SEARCH: Search;
}

impl SearchMode for Unique {
    const SEARCH: Search = Search::Unique;
}
impl SearchMode for First {
    const SEARCH: Search = Search::First;
}

/// The solver's answer to the puzzle whose givens are packed into `Words`.
pub(crate) struct Proposal<const N: usize, Boxes, Mode, Words>(PhantomData<(Boxes, Mode, Words)>);

impl<const N: usize, Boxes, Mode, Words> Proposal<N, Boxes, Mode, Words>
where
    Boxes: BoxesValue,
    Mode: SearchMode,
    Words: WordsValue,
{
    pub(crate) const GIVENS: [[u8; N]; N] = unpack(&Words::WORDS, MOST_WORDS - Words::LENGTH);

    /// The one search for this puzzle.
    pub(crate) const VERDICT: Verdict<N> = solver::solve(&Self::GIVENS, Boxes::SHAPE, Mode::SEARCH);

    const ROWS: [[u8; N]; N] = match Self::VERDICT {
        Verdict::Unique(rows) | Verdict::First(rows) => rows,
        // There is nothing to propose. The verdict has an error of its own.
        _ => [[0; N]; N],
    };
}

/// The digit proposed for the cell in this row and column, counted from 0; 0
/// where there is no solution to propose.
///
/// A free function, as all that the macro calls: rustc takes twice as long over a
/// constant that calls a function of a type, for it has to look the function up.
pub const fn digit<const N: usize, Boxes, Mode, Words>(row: usize, column: usize) -> usize
where
    Boxes: BoxesValue,
    Mode: SearchMode,
    Words: WordsValue,
{
    Proposal::<N, Boxes, Mode, Words>::ROWS[row][column] as usize
}

/// The rows packed into `words` from index `first` on.
const fn unpack<const N: usize>(words: &[u128; MOST_WORDS], first: usize) -> [[u8; N]; N] {
    let bits = if N <= 15 { 4 } else { 5 };
    let rows_a_word = 128 / (bits * N);
    let cell = (1 << bits) - 1;
    let mut rows = [[0; N]; N];
    let mut word = 0;
    let mut row = N;
    while row > 0 {
        if row == N || row.is_multiple_of(rows_a_word) {
            word = words[first + (row - 1) / rows_a_word];
        }
        row -= 1;
        let mut column = N;
        while column > 0 {
            column -= 1;
            rows[row][column] = (word & cell) as u8;
            word >>= bits;
        }
    }
    rows
}
