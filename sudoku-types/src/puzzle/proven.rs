//! A proven puzzle as a plain value, so that different puzzles fit into one array: [`Proven`].

use crate::bridge::const_proposal::Entry;
use crate::bridge::values::{PuzzleValue, RowsValue, RulesValue, SymbolsValue};
use crate::grid::Grid;
use crate::puzzle::witness::sealed::Witness;
use crate::puzzle::{Puzzle, Solution, Solved};
use core::fmt;

/// A puzzle and its solution that the judge has accepted, as a value that forgets their types.
///
/// It is made from a type that is [`Solved`] and from nothing else; so whoever holds one knows that the solution is right, without
/// generic code. [`puzzles!`](crate::puzzles) makes arrays of them from files.
///
/// ```
/// use sudoku_types::{Proven, sudoku};
///
/// type One = sudoku! { 1___ __3_ ___4 _2__ };
/// type Other = sudoku! { 2___ __3_ ___4 _1__ };
///
/// static BOTH: [Proven<4>; 2] = [Proven::of::<One>().named("one"), Proven::of::<Other>()];
///
/// assert_eq!(BOTH[0].solution().rows()[0], [1, 3, 4, 2]);
/// assert_eq!((BOTH[0].name(), BOTH[1].name()), (Some("one"), None));
/// ```
///
/// It prints as its solution, as the type's value does.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct Proven<const N: usize> {
    givens: Grid<N>,
    solution: Grid<N>,
    name: Option<&'static str>,
}

impl<const N: usize> Proven<N> {
    /// Only for grids of a type that the judge has accepted.
    const fn new(givens: Grid<N>, solution: Grid<N>) -> Self {
        Proven {
            givens,
            solution,
            name: None,
        }
    }

    /// The puzzle and the solution of a type.
    ///
    /// ```compile_fail,E0277
    /// # use sudoku_types::Proven;
    /// let proven = Proven::<9>::of::<u8>(); // not `Solved`
    /// ```
    pub const fn of<S: Solved<Grid = Grid<N>>>() -> Self {
        Proven::new(S::GIVENS, S::SOLUTION)
    }

    /// The same with a name. What it is called proves nothing.
    pub const fn named(self, name: &'static str) -> Self {
        Proven {
            name: Some(name),
            ..self
        }
    }

    /// The puzzle, 0 where it is blank.
    pub const fn givens(&self) -> &Grid<N> {
        &self.givens
    }

    /// The solution.
    pub const fn solution(&self) -> &Grid<N> {
        &self.solution
    }

    /// The name, such as the one beside the puzzle in a file.
    pub const fn name(&self) -> Option<&'static str> {
        self.name
    }
}

/// The puzzle of a file's `Entry` and these rows as a value, if the judge accepts them. It says to `puzzles!` what
/// [`Proven::of`] says to the user.
///
/// The grids are those of a trait without the judge, because rustc would ask the judge once more when it evaluates the constant.
pub const fn proven<E: Entry, Rows, const CHECKED: bool, const N: usize>() -> Proven<N>
where
    Solution<E::Puzzle, Rows, CHECKED>: Witness + GridsValue<N>,
{
    let [givens, solution] = Solution::<E::Puzzle, Rows, CHECKED>::GRIDS;
    Proven::new(givens, solution)
}

/// A puzzle and rows as values, right or wrong.
pub trait GridsValue<const N: usize> {
    /// The puzzle, and the rows.
    const GRIDS: [Grid<N>; 2];
}

impl<const N: usize, Rules, Givens, Symbols, Rows> GridsValue<N>
    for Solution<Puzzle<N, Rules, Givens, Symbols>, Rows>
where
    Rules: RulesValue,
    Givens: RowsValue<N>,
    Rows: RowsValue<N>,
    Symbols: SymbolsValue<N>,
{
    const GRIDS: [Grid<N>; 2] = [
        <Puzzle<N, Rules, Givens, Symbols> as PuzzleValue<N>>::GIVENS,
        Grid::new(Rows::ROWS, Rules::GROUPS, Symbols::SYMBOLS),
    ];
}

impl<const N: usize> fmt::Display for Proven<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.solution.fmt(f)
    }
}

impl<const N: usize> fmt::Debug for Proven<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proven")
            .field("name", &self.name)
            .field("givens", &self.givens)
            .field("solution", &self.solution)
            .finish()
    }
}
