//! The digits that the `const fn` solver proposes, as constants of a type.
//!
//! The type carries the givens. It is written out in each constant that asks for a digit, so it has to be short (and for
//! most 9×9 puzzles there is something shorter yet, `nine`):
//!
//! ```text
//! Three<{ three::<ConstProposal<Boxes<U3, U3>, Words<0x1c51…, Words<0x19…, Unique>>>>(2) }, …>
//!                                              │            │           │
//!                                              the words of the givens, and after the last, how far to search
//! ```

use crate::bridge::advice::Advised;
use crate::bridge::numbers::Number;
use crate::bridge::proposal::{First, OfFrame, OfGrid, OfRows, Proposal, Unique};
use crate::bridge::report::finding;
use crate::bridge::values::{BoxesOf, PuzzleValue, RowsValue, RulesValue};
use crate::grid::Grid;
use crate::puzzle::Puzzle;
use crate::solver::{self, Advice, Verdict};
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::Finding;
use sudoku_notation::packed_givens;
use sudoku_notation::symbols::Symbols;

/// Cells packed into a word, and the words after it.
pub struct Words<const WORD: u128, Rest>(PhantomData<Rest>);

/// Words in order, at the end of the array.
pub trait WordsValue {
    const GOAL: solver::Goal;
    const LENGTH: usize;
    const WORDS: [u128; packed_givens::MOST];
}

impl WordsValue for Unique {
    const GOAL: solver::Goal = solver::Goal::Unique;
    const LENGTH: usize = 0;
    const WORDS: [u128; packed_givens::MOST] = [0; packed_givens::MOST];
}
impl WordsValue for First {
    const GOAL: solver::Goal = solver::Goal::First;
    const LENGTH: usize = 0;
    const WORDS: [u128; packed_givens::MOST] = [0; packed_givens::MOST];
}
impl<const WORD: u128, Rest: WordsValue> WordsValue for Words<WORD, Rest> {
    const GOAL: solver::Goal = Rest::GOAL;
    const LENGTH: usize = Rest::LENGTH + 1;
    const WORDS: [u128; packed_givens::MOST] = {
        let mut words = Rest::WORDS;
        words[packed_givens::MOST - Self::LENGTH] = WORD;
        words
    };
}

/// The proposal of the `const fn` solver for the puzzle with these `Rules` that is packed into `Words`.
pub struct ConstProposal<Rules, Words>(PhantomData<(Rules, Words)>);

impl<Rules, Words, const N: usize, const A: usize> Proposal for ConstProposal<Rules, Words>
where
    Rules: RulesValue<N, Frame = Frame<N, A>> + BoxesOf<Size = Number<N>>,
    Words: WordsValue,
{
    const DIGITS: &'static [u8] = OneSearch::<N, Rules, Words>::ROWS.as_flattened();
    const FINDING: Finding = finding(&OneSearch::<N, Rules, Words>::VERDICT, Self::GRID);
}

impl<const N: usize, const A: usize, Rules, Words> OfRows<N> for ConstProposal<Rules, Words>
where
    Self: Proposal,
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Words: WordsValue,
{
    const GIVENS: &'static [[u8; N]; N] = &OneSearch::<N, Rules, Words>::GIVENS;
}

impl<const N: usize, Rules, Words> OfFrame<N> for ConstProposal<Rules, Words>
where
    Self: OfRows<N>,
    Rules: RulesValue<N, Frame = Frame<N, 1>>,
    Words: WordsValue,
{
    const FRAME: &'static Frame<N, 1> = &OneSearch::<N, Rules, Words>::FRAME;
}

impl<Rules, Words, const N: usize, const A: usize> OfGrid for ConstProposal<Rules, Words>
where
    Rules: RulesValue<N, Frame = Frame<N, A>> + BoxesOf<Size = Number<N>>,
    Words: WordsValue,
{
    type Grid = Grid<N, A>;

    const GRID: &'static Grid<N, A> = &OneSearch::<N, Rules, Words>::GRID;
}

impl<Rules, Words, const N: usize, const A: usize> Advised for ConstProposal<Rules, Words>
where
    Rules: RulesValue<N, Frame = Frame<N, A>> + BoxesOf<Size = Number<N>>,
    Words: WordsValue,
{
    const ADVICE: &'static Advice = &OneSearch::<N, Rules, Words>::ADVICE;
}

/// The same proposal, once it is known to be about the `N` rows of `Givens` that the judge is
/// shown.
pub struct OfGivens<const N: usize, Givens, Proposal>(PhantomData<(Givens, Proposal)>);

impl<const N: usize, Givens, P> Proposal for OfGivens<N, Givens, P>
where
    P: OfRows<N>,
    Givens: RowsValue<N>,
{
    const DIGITS: &'static [u8] = P::DIGITS;
    const FINDING: Finding = if same(P::GIVENS.as_flattened(), Givens::ROWS.as_flattened()) {
        P::FINDING
    } else {
        Finding::ANOTHER_PUZZLE
    };
}

/// The one search for a puzzle of `N` × `N` cells. (That `N` is not among the arguments of
/// [`ConstProposal`] saves a number, and so a body, in each of the macro's constants.)
struct OneSearch<const N: usize, Rules, Words>(PhantomData<(Rules, Words)>);

impl<const N: usize, const A: usize, Rules, Words> OneSearch<N, Rules, Words>
where
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Words: WordsValue,
{
    const FRAME: Frame<N, A> = Rules::FRAME;

    const GIVENS: [[u8; N]; N] =
        packed_givens::unpack(&Words::WORDS, packed_givens::MOST - Words::LENGTH);

    const GRID: Grid<N, A> = Grid::new(Self::GIVENS, Self::FRAME, Symbols::Standard);

    const VERDICT: Verdict<N> = {
        let frame = &Self::FRAME;
        solver::solve_in(&Self::GIVENS, frame.groups(), Words::GOAL)
    };

    const ROWS: [[u8; N]; N] = rows(&Self::VERDICT);

    const ADVICE: Advice = solver::advise(&Self::GIVENS, Self::FRAME.groups());
}

const fn rows<const N: usize>(verdict: &Verdict<N>) -> [[u8; N]; N] {
    match verdict {
        Verdict::Unique(rows) | Verdict::First(rows) => *rows,
        // There is nothing to propose. The verdict has an error of its own.
        _ => [[1; N]; N],
    }
}

/// A puzzle of a file, as an item with a short name: with its own it would be written out in many constants.
pub trait Entry {
    /// The puzzle.
    type Puzzle;
}

impl<E, const N: usize, const A: usize, Rules, Givens, Symbols> Proposal for E
where
    E: Entry<Puzzle = Puzzle<N, Rules, Givens, Symbols>>,
    Puzzle<N, Rules, Givens, Symbols>: PuzzleValue<N, Grid = Grid<N, A>>,
{
    const DIGITS: &'static [u8] =
        OfPuzzle::<Puzzle<N, Rules, Givens, Symbols>>::ROWS.as_flattened();
    const FINDING: Finding = finding(
        &OfPuzzle::<Puzzle<N, Rules, Givens, Symbols>>::VERDICT,
        E::GRID,
    );
}

impl<E, const N: usize, const A: usize, Rules, Givens, Symbols> OfGrid for E
where
    E: Entry<Puzzle = Puzzle<N, Rules, Givens, Symbols>>,
    Puzzle<N, Rules, Givens, Symbols>: PuzzleValue<N, Grid = Grid<N, A>>,
{
    type Grid = Grid<N, A>;

    const GRID: &'static Grid<N, A> =
        &<Puzzle<N, Rules, Givens, Symbols> as PuzzleValue<N>>::GIVENS;
}

/// The one search for a puzzle that is named by itself.
struct OfPuzzle<Puzzle>(PhantomData<Puzzle>);

impl<const N: usize, const A: usize, Rules, Givens, Symbols>
    OfPuzzle<Puzzle<N, Rules, Givens, Symbols>>
where
    Puzzle<N, Rules, Givens, Symbols>: PuzzleValue<N, Grid = Grid<N, A>>,
{
    const VERDICT: Verdict<N> = {
        let givens = &<Puzzle<N, Rules, Givens, Symbols> as PuzzleValue<N>>::GIVENS;
        solver::solve_in(givens.rows(), givens.groups(), solver::Goal::Unique)
    };

    const ROWS: [[u8; N]; N] = rows(&Self::VERDICT);
}

impl<E, const N: usize, const A: usize, Rules, Givens, Symbols> Advised for E
where
    E: Entry<Puzzle = Puzzle<N, Rules, Givens, Symbols>>,
    Puzzle<N, Rules, Givens, Symbols>: PuzzleValue<N, Grid = Grid<N, A>>,
{
    const ADVICE: &'static Advice = &solver::advise(E::GRID.rows(), E::GRID.groups());
}

/// Whether two grids, or rows, of numbers are the same.
pub(super) const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let (mut one, mut other) = (one, other);
    // By nine, because a turn takes the compiler longer than a cell.
    while let (
        &[a, b, c, d, e, f, g, h, i, ref ones @ ..],
        &[j, k, l, m, n, o, p, q, r, ref others @ ..],
    ) = (one, other)
    {
        if a != j || b != k || c != l || d != m || e != n || f != o || g != p || h != q || i != r {
            return false;
        }
        (one, other) = (ones, others);
    }
    while let (&[a, ref ones @ ..], &[b, ref others @ ..]) = (one, other) {
        if a != b {
            return false;
        }
        (one, other) = (ones, others);
    }
    true
}
