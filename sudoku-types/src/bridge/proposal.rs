//! The digits that a solver proposes for a puzzle, and its finding, as associated constants of the type that names the
//! puzzle.
//!
//! A macro in the place of a type can only expand to a type, so the constants of one grid cannot share an item. They share an
//! associated constant of a type instead, so that the puzzle is searched once.

use crate::bridge::instalments::verdict;
use crate::bridge::values::{PuzzleValue, RowsValue, RulesValue};
use crate::puzzle::Puzzle;
use core::marker::PhantomData;
use sudoku_notation::geometry::Frame;
use sudoku_notation::messages::{Finding, FindingKind};
use sudoku_values::Grid;
use sudoku_values::for_types::{self, Advice, COMPILER, Effort, advise};
use sudoku_values::solver::Verdict;

/// A puzzle, or a demand on it, with a finding about it.
pub trait Report {
    /// The finding.
    const FINDING: Finding;
}

/// The digits that a solver proposes for a puzzle.
pub trait Proposal: Report {
    /// The digits in reading order; unspecified if there is no solution to propose.
    const DIGITS: &'static [u8];

    /// The candidates on which the types should branch, if they search too.
    const ADVICE: &'static Advice = &Advice::NONE;
}

impl<P, const N: usize, const A: usize> Report for P
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const FINDING: Finding = finding(&Search::<P>::VERDICT, &P::GIVENS);
}

/// The proposal of the solver that is a `const fn`.
impl<P, const N: usize, const A: usize> Proposal for P
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const DIGITS: &'static [u8] = Search::<P>::ROWS.as_flattened();
    const ADVICE: &'static Advice = &advise(P::GIVENS.rows(), for_types::groups(&P::GIVENS));
}

/// The one search for a puzzle.
struct Search<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Search<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const VERDICT: Verdict<N> = verdict::<P, N, A>();

    const ROWS: [[u8; N]; N] = match Self::VERDICT {
        Verdict::Unique(rows) | Verdict::First(rows) => rows,
        // Without a solution these digits have no meaning. The verdict has an error of its own.
        _ => [[1; N]; N],
    };
}

/// Returns the finding for the verdict on a grid.
const fn finding<const N: usize, const A: usize>(
    verdict: &Verdict<N>,
    grid: &Grid<N, A>,
) -> Finding {
    match verdict {
        Verdict::Unique(_) | Verdict::First(_) => Finding::NOTHING,
        Verdict::Several(one, other) => Finding::several(one, other),
        Verdict::None => for_types::finding(grid, &mut Effort::new(COMPILER)),
        Verdict::TooHard { steps } => Finding::after(FindingKind::InReach, *steps as usize),
    }
}

/// The report on the puzzle with this `Name`, or a finding that this is not the `Puzzle` that the judge checks.
pub struct Tied<Puzzle, Name>(PhantomData<(Puzzle, Name)>);

impl<Name, const N: usize, const A: usize, Rules, Givens, Symbols> Report
    for Tied<Puzzle<N, Rules, Givens, Symbols>, Name>
where
    Name: PuzzleValue<Grid = Grid<N, A>>,
    Rules: RulesValue<N, Frame = Frame<N, A>>,
    Givens: RowsValue<N>,
{
    const FINDING: Finding = {
        let (rows, frame) = (Name::GIVENS.rows(), for_types::frame(&Name::GIVENS));
        if same(rows.as_flattened(), Givens::ROWS.as_flattened()) && frame.is(&Rules::FRAME) {
            Name::FINDING
        } else {
            Finding::of(FindingKind::SameGivens)
        }
    };
}

/// Returns true if two lists of digits are equal. (A constant cannot compare them by `==`.)
const fn same(mut one: &[u8], mut other: &[u8]) -> bool {
    // Nine digits at a time, because a loop turn takes the compiler longer than a digit.
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
    one.len() == other.len()
}
