//! What the solver proposes: one search for each puzzle, shared by all that ask.
//!
//! Digits of blanks are constants, which the macro writes in the place of the digits:
//!
//! ```text
//! Three<{ three::<Asked<U3, U3, Words<0x1c51…, Words<0x19…, Unique>>>>(0, 2) }, …>
//! ```
//!
//! A macro that stands for a type can expand to a type and to nothing else, so
//! there is no item that the constants of one grid could share. What they share
//! is an associated constant of a type that carries the givens; and because that
//! type is written out in each of them, it has to be short:
//!
//! ```text
//! Words<w1, Words<w2, Unique>>         the words of the givens, and after the last, how far to search
//! ```

use crate::bridge::numbers::{Counted, Number};
use crate::bridge::values::{BoxesValue, RowsValue};
use crate::bridge::verdict::{self, Numbers};
use crate::puzzle::Boxes;
use crate::solver::{self, Verdict};
use core::marker::PhantomData;
use core::ops::Mul;
use sudoku_notation::words;

/// Cells packed into a word, and the words after it.
pub struct Words<const WORD: u128, Rest>(PhantomData<Rest>);

/// `solution: unique;`, the default: the search goes on until it has shown that
/// there is no second solution, or found one.
pub enum Unique {}

/// `solution: first;`: any solution will do.
pub enum First {}

/// Words in order, at the end of the array.
pub trait WordsValue {
    const SEARCH: solver::Goal;
    const LENGTH: usize;
    const WORDS: [u128; words::MOST];
}

impl WordsValue for Unique {
    const SEARCH: solver::Goal = solver::Goal::Unique;
    const LENGTH: usize = 0;
    const WORDS: [u128; words::MOST] = [0; words::MOST];
}
impl WordsValue for First {
    const SEARCH: solver::Goal = solver::Goal::First;
    const LENGTH: usize = 0;
    const WORDS: [u128; words::MOST] = [0; words::MOST];
}
impl<const WORD: u128, Rest: WordsValue> WordsValue for Words<WORD, Rest> {
    const SEARCH: solver::Goal = Rest::SEARCH;
    const LENGTH: usize = Rest::LENGTH + 1;
    const WORDS: [u128; words::MOST] = {
        let mut words = Rest::WORDS;
        words[words::MOST - Self::LENGTH] = WORD;
        words
    };
}

/// What a solver proposes for a puzzle, and what it finds wrong: the macro's constants are made
/// of it.
pub trait Proposal {
    /// The number of rows and of columns.
    const SIZE: usize;

    /// The digits proposed, in reading order; some digits where there is no solution to propose.
    const DIGITS: &'static [u8];

    /// What is wrong with the puzzle.
    const REPORT: Numbers;
}

/// The proposal of the `const fn` solver for the puzzle with boxes of `R` × `C` cells that is packed
/// into `Words`.
pub struct Asked<R, C, Words>(PhantomData<(R, C, Words)>);

impl<R, C, Words, const N: usize> Proposal for Asked<R, C, Words>
where
    R: Mul<C, Output: Counted<Number = Number<N>>>,
    Boxes<R, C>: BoxesValue,
    Words: WordsValue,
{
    const SIZE: usize = N;
    const DIGITS: &'static [u8] = Search::<N, Boxes<R, C>, Words>::ROWS.as_flattened();
    const REPORT: Numbers = verdict::report(&Search::<N, Boxes<R, C>, Words>::VERDICT);
}

/// The same proposal, once it is known to be about the `N` rows of `Givens` that the judge is
/// shown.
pub struct About<const N: usize, Givens, Asked>(PhantomData<(Givens, Asked)>);

impl<const N: usize, R, C, Words, Givens> Proposal for About<N, Givens, Asked<R, C, Words>>
where
    Asked<R, C, Words>: Proposal,
    Boxes<R, C>: BoxesValue,
    Words: WordsValue,
    Givens: RowsValue<N>,
{
    const SIZE: usize = N;
    const DIGITS: &'static [u8] = <Asked<R, C, Words>>::DIGITS;
    const REPORT: Numbers = if same(&Search::<N, Boxes<R, C>, Words>::GIVENS, &Givens::ROWS) {
        <Asked<R, C, Words>>::REPORT
    } else {
        verdict::OF_ANOTHER_PUZZLE
    };
}

/// The one search for a puzzle of `N` × `N` cells. (That `N` is not among the arguments of
/// [`Asked`] saves a number, and so a body, in each of the macro's constants.)
struct Search<const N: usize, Boxes, Words>(PhantomData<(Boxes, Words)>);

impl<const N: usize, Boxes: BoxesValue, Words: WordsValue> Search<N, Boxes, Words> {
    const GIVENS: [[u8; N]; N] = words::unpack(&Words::WORDS, words::MOST - Words::LENGTH);

    const VERDICT: Verdict<N> = solver::solve(&Self::GIVENS, Boxes::SHAPE, Words::SEARCH);

    const ROWS: [[u8; N]; N] = match Self::VERDICT {
        Verdict::Unique(rows) | Verdict::First(rows) => rows,
        // There is nothing to propose. The verdict has an error of its own.
        _ => [[1; N]; N],
    };
}

const fn same<const N: usize>(one: &[[u8; N]; N], other: &[[u8; N]; N]) -> bool {
    let mut cell = 0;
    while cell < N * N {
        if one[cell / N][cell % N] != other[cell / N][cell % N] {
            return false;
        }
        cell += 1;
    }
    true
}
