//! A proven puzzle as a plain value, so that different puzzles fit into one array: [`Proven`].

use super::solution::sealed::Witness;
use super::solution::{Solution, Solved};
use super::unique::Unique;
use crate::bridge::values::{PuzzleValue, RowsValue, filled};
use core::fmt;
use core::marker::PhantomData;
use sudoku_notation::messages::GridError;
use sudoku_values::{Game, Grade, Grid, for_types};

/// A puzzle and its solution that the judge has accepted, as a value that forgets their types.
///
/// It is made from a type that is [`Solved`] and from nothing else; so a function that takes one knows that the
/// solution is right, without generic code. [`puzzles!`](crate::puzzles) makes arrays of them from files.
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
pub struct Proven<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    /// The digits of the solution, whose grid is else that of the givens.
    digits: [[u8; N]; N],
    name: Option<&'static str>,
    line: Option<usize>,
    is_proved_unique: bool,
}

impl<const N: usize, const A: usize> Proven<N, A> {
    /// Only for grids of a type that the judge has accepted.
    const fn new(givens: Grid<N, A>, digits: [[u8; N]; N]) -> Self {
        Proven {
            givens,
            digits,
            name: None,
            line: None,
            is_proved_unique: false,
        }
    }

    /// The puzzle and the solution of a type.
    ///
    /// ```compile_fail,E0277
    /// # use sudoku_types::Proven;
    /// let proven = Proven::<9>::of::<u8>(); // not `Solved`
    /// ```
    pub const fn of<S: Solved<Grid = Grid<N, A>>>() -> Self {
        Proven::new(S::GIVENS, *S::SOLUTION.rows())
    }

    /// The puzzle and the solution of a type that proves as well that there is no other solution.
    ///
    /// ```
    /// use sudoku_types::{Proven, sudoku};
    ///
    /// type One = sudoku! { proof: types; 1___ __3_ ___4 _2__ };
    /// const ONE: Proven<4> = Proven::of_unique::<One>();
    /// assert!(ONE.is_proved_unique());
    /// ```
    pub const fn of_unique<S: Unique<Grid = Grid<N, A>>>() -> Self {
        Proven {
            is_proved_unique: true,
            ..Proven::of::<S>()
        }
    }

    /// Returns this puzzle with a name, which proves nothing.
    pub const fn named(self, name: &'static str) -> Self {
        Proven {
            name: Some(name),
            ..self
        }
    }

    /// The puzzle, 0 where it is blank.
    pub const fn givens(&self) -> &Grid<N, A> {
        &self.givens
    }

    /// The solution.
    pub const fn solution(&self) -> Grid<N, A> {
        filled(&self.givens, self.digits)
    }

    /// Returns true if the types have checked that there is no other solution. If not, at most the solver has.
    pub const fn is_proved_unique(&self) -> bool {
        self.is_proved_unique
    }

    /// The name, such as the one beside the puzzle in a file.
    pub const fn name(&self) -> Option<&'static str> {
        self.name
    }

    /// The line of its file in which the puzzle begins, from 1, if [`puzzles!`](crate::puzzles) has read it; otherwise
    /// `None`.
    ///
    /// ```
    /// use sudoku_types::{Proven, sudoku};
    ///
    /// let place = |puzzle: &Proven<4>| puzzle.line().map(|line| format!("easy.txt:{line}"));
    /// let written_in_the_source = Proven::of::<sudoku! { 1___ __3_ ___4 _2__ }>();
    /// assert_eq!(place(&written_in_the_source), None);
    /// ```
    pub const fn line(&self) -> Option<usize> {
        self.line
    }

    /// Grades how hard the puzzle is for a person: the [`grade`](Grid::grade) of its givens, found anew at each call. A 9×9
    /// takes some tenths of a millisecond at run time.
    ///
    /// ```
    /// use sudoku_types::{Proven, Technique, sudoku};
    ///
    /// type One = sudoku! { 1___ __3_ ___4 _2__ };
    /// let one = Proven::of::<One>();
    /// assert_eq!(one.grade().hardest, Some(Technique::NakedSingle));
    /// ```
    pub const fn grade(&self) -> Grade {
        self.givens.grade()
    }
}

/// A puzzle of a file and these rows as a value, if the judge accepts them. It says to `puzzles!` what [`Proven::of`]
/// says to the user. `None` for a puzzle that the solver has found to be wrong, for which the judge is not asked.
///
/// The grids are those of a trait without the judge, because rustc would ask the judge once more when it evaluates the
/// constant.
pub const fn proven<Puzzle, Rows, const IS_RIGHT: bool, const N: usize, const A: usize>()
-> Option<Proven<N, A>>
where
    Claim<Solution<Puzzle, Rows>, IS_RIGHT>: Holds,
    Puzzle: PuzzleValue<Grid = Grid<N, A>>,
    Rows: RowsValue<N>,
{
    if !IS_RIGHT {
        return None;
    }
    Some(Proven::new(Puzzle::GIVENS, Rows::ROWS))
}

/// Like [`proven`], if the types find as well, with this advice, that there is no other solution.
pub const fn proven_unique<
    Puzzle,
    Rows,
    const IS_RIGHT: bool,
    Advice,
    const N: usize,
    const A: usize,
>() -> Option<Proven<N, A>>
where
    Claim<Solution<Puzzle, Rows, true, Advice>, IS_RIGHT>: HoldsUnique,
    Claim<Solution<Puzzle, Rows>, IS_RIGHT>: Holds,
    Puzzle: PuzzleValue<Grid = Grid<N, A>>,
    Rows: RowsValue<N>,
{
    match proven::<Puzzle, Rows, IS_RIGHT, N, A>() {
        None => None,
        Some(proven) => Some(Proven {
            is_proved_unique: true,
            ..proven
        }),
    }
}

/// The claim that a `Solution` is solved, if it `IS_RIGHT`. If not, nothing is claimed.
pub struct Claim<Solution, const IS_RIGHT: bool>(PhantomData<Solution>);

/// A claim that holds: the judge accepts the solution.
pub trait Holds {}

#[diagnostic::do_not_recommend]
impl<S: Witness> Holds for Claim<S, true> {}
impl<S> Holds for Claim<S, false> {}

/// A claim that holds: the judge accepts the solution, and the types find that there is no other.
pub trait HoldsUnique {}

#[diagnostic::do_not_recommend]
impl<S: Unique> HoldsUnique for Claim<S, true> {}
impl<S> HoldsUnique for Claim<S, false> {}

/// Returns a puzzle with its `line` of the file and its name, if it is proved. `CHECKED` is the constant with the error of
/// a wrong one.
pub const fn in_file<const CHECKED: bool, const N: usize, const A: usize>(
    proven: Option<Proven<N, A>>,
    line: usize,
    name: Option<&'static str>,
) -> Option<Proven<N, A>> {
    match proven {
        None => None,
        Some(proven) => Some(Proven {
            line: Some(line),
            name,
            ..proven
        }),
    }
}

/// A proven puzzle in a grid that has room for regions, cages and marks, so that it fits into an array with killers.
///
/// ```
/// use sudoku_types::{Proven, sudoku};
///
/// type Plain = sudoku! { 1___ __3_ ___4 _2__ };
/// type Killer = sudoku! { cages: "aa.. .... .... ....", a = 4; 1___ __3_ ___4 _2__ };
///
/// let both: [Proven<4, 1>; 2] = [Proven::of::<Plain>().into(), Proven::of::<Killer>()];
/// assert_eq!(Proven::try_from(both[0]), Ok(Proven::of::<Plain>()));
/// assert!(Proven::<4>::try_from(both[1]).is_err());
/// ```
impl<const N: usize> From<Proven<N>> for Proven<N, 1> {
    fn from(proven: Proven<N>) -> Self {
        let Proven {
            givens,
            digits,
            name,
            line,
            is_proved_unique,
        } = proven;
        Proven {
            givens: givens.into(),
            digits,
            name,
            line,
            is_proved_unique,
        }
    }
}

/// A proven puzzle that has no regions, cages or marks, without the room for them.
///
/// # Errors
///
/// If it has some.
impl<const N: usize> TryFrom<Proven<N, 1>> for Proven<N> {
    type Error = GridError;

    fn try_from(proven: Proven<N, 1>) -> Result<Self, GridError> {
        let Proven {
            givens,
            digits,
            name,
            line,
            is_proved_unique,
        } = proven;
        Ok(Proven {
            givens: givens.try_into()?,
            digits,
            name,
            line,
            is_proved_unique,
        })
    }
}

/// Begins a game whose solution and name are known.
impl<const N: usize, const A: usize> From<Proven<N, A>> for Game<N, A> {
    fn from(puzzle: Proven<N, A>) -> Self {
        let game = for_types::game(puzzle.givens(), puzzle.digits);
        match puzzle.name() {
            Some(name) => game.named(name),
            None => game,
        }
    }
}

impl<const N: usize, const A: usize> Proven<N, A> {
    /// Begins a game of the type that games of killers and of puzzles with marks have, so that games of any puzzle fit into one
    /// list.
    ///
    /// ```
    /// use sudoku_types::{Proven, sudoku};
    ///
    /// type Plain = sudoku! { 1___ __3_ ___4 _2__ };
    /// type Killer = sudoku! { cages: "aa.. .... .... ....", a = 4; 1___ __3_ ___4 _2__ };
    ///
    /// let both = [Proven::of::<Plain>().game(), Proven::of::<Killer>().game()];
    /// assert!(!both[0].is_solved() && both[0] != both[1]);
    /// ```
    pub fn game(self) -> Game<N, 1>
    where
        Self: Into<Proven<N, 1>>,
    {
        Game::from(self.into())
    }
}

impl<const N: usize, const A: usize> fmt::Display for Proven<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.solution().fmt(f)
    }
}

impl<const N: usize, const A: usize> fmt::Debug for Proven<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proven")
            .field("name", &self.name)
            .field("line", &self.line)
            .field("givens", &self.givens)
            .field("solution", &self.solution())
            .field("is_proved_unique", &self.is_proved_unique)
            .finish()
    }
}
