//! [`Solution`], a puzzle and its rows as one type, and [`Solved`], which it implements only if the judge accepts it.

use crate::bridge::techniques::graded;
use crate::bridge::values::{PuzzleValue, RowsValue, RulesValue, SymbolsValue, filled};
use crate::puzzle::Puzzle;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Index;
use sudoku_notation::geometry::{BoxShape, Cell, Frame};
use sudoku_values::{Grade, Grid, for_types};

/// No proof: only the solver has checked that there is no other solution. See [`Unique`](crate::Unique).
pub enum SolversWord {}

mod one_name {
    use super::SolversWord;
    use core::convert::Infallible;
    use core::marker::PhantomData;

    /// The types that the type is about. It contains no value of them.
    type Types<Puzzle, Rows, Proof> = fn() -> (Puzzle, Rows, Proof);

    /// A puzzle and the rows of digits that complete it.
    ///
    /// `sudoku! { … }` is such a type, or its value. It can be written by
    /// hand as well:
    ///
    /// ```
    /// use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};
    /// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
    ///
    /// type Small = Puzzle<4, Boxes<U2, U2>, tarr![
    ///     tarr![U1, Blank, Blank, Blank],
    ///     tarr![Blank, Blank, U3, Blank],
    ///     tarr![Blank, Blank, Blank, U4],
    ///     tarr![Blank, U2, Blank, Blank],
    /// ]>;
    /// type SmallSolved = Solution<Small, tarr![
    ///     tarr![U1, U3, U4, U2],
    ///     tarr![U2, U4, U3, U1],
    ///     tarr![U3, U1, U2, U4],
    ///     tarr![U4, U2, U1, U3],
    /// ]>;
    ///
    /// fn publish<S: Solved>(puzzle: S) -> String {
    ///     format!("{puzzle}")
    /// }
    /// assert!(publish(SmallSolved::VALUE).contains("| 1 3 | 4 2 |"));
    /// ```
    ///
    /// With any other rows the type is not [`Solved`](crate::Solved), and shows no grids. (It
    /// still has its value, which proves nothing: ask for `Solved`.)
    ///
    /// ```compile_fail,E0277
    /// # use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};
    /// # use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
    /// # type Small = Puzzle<4, Boxes<U2, U2>, tarr![
    /// #     tarr![U1, Blank, Blank, Blank],
    /// #     tarr![Blank, Blank, U3, Blank],
    /// #     tarr![Blank, Blank, Blank, U4],
    /// #     tarr![Blank, U2, Blank, Blank],
    /// # ]>;
    /// type Wrong = Solution<Small, tarr![
    ///     tarr![U1, U3, U4, U2],
    ///     tarr![U2, U4, U3, U1],
    ///     tarr![U3, U1, U2, U4],
    ///     tarr![U4, U2, U1, U1], // two 1s in this row
    /// ]>;
    /// fn solved<S: Solved>() {}
    /// solved::<Wrong>();
    /// ```
    ///
    /// # What `CHECKED` is
    ///
    /// A place for the constant with which `sudoku!` has a puzzle checked wherever
    /// its type is written, even in an alias that nobody uses. A type written by hand
    /// leaves it out; its value is `true` in every type that is `Solved`.
    ///
    /// # What `Proof` is
    ///
    /// [`SolversWord`](crate::SolversWord), or the advice with which the types search for another solution, for
    /// [`Unique`](crate::Unique). Any advice will do, and [`NoAdvice`](crate::type_solver::NoAdvice) as well.
    ///
    /// # Cost
    ///
    /// The type has one value, `VALUE`, of size zero.
    #[derive(Default)]
    pub enum Solution<Puzzle, Rows, const CHECKED: bool = true, Proof = SolversWord> {
        /// The only value.
        #[default]
        Solution,

        #[doc(hidden)]
        __Types(PhantomData<Types<Puzzle, Rows, Proof>>, Infallible),
    }
}

// A type and a value under one name: the glob brings the variant in as a value,
// and the name in the line above hides its other meaning.
pub use one_name::Solution;
#[doc(hidden)]
pub use one_name::Solution::*;

/// A type that is a solved Sudoku puzzle: the proof, for generic code to ask for.
///
/// The trait is sealed. Only [`Solution`] implements it, and only when the judge
/// finds, looking at nothing but types, that its rows are N lists of N digits,
/// that every row, column and box has all different digits, and that every given
/// of the puzzle is kept.
///
/// That it is the *only* solution is not part of this proof: that is [`Unique`](crate::Unique). Without it only the
/// solver has checked that there is no other solution, which `sudoku!` demands except with `solution: first;`.
///
/// ```
/// use sudoku_types::{Solved, SquareGrid, sudoku};
///
/// fn blanks<S: Solved>() -> usize {
///     S::GIVENS.digits().iter().filter(|&&cell| cell == 0).count()
/// }
///
/// type Small = sudoku! {
///     1 _ _ _
///     _ _ 3 _
///     _ _ _ 4
///     _ 2 _ _
/// };
/// assert_eq!(blanks::<Small>(), 12);
/// ```
///
/// If the size is known, the type of the grids is known too:
///
/// ```
/// use sudoku_types::{Grid, Solved, sudoku};
///
/// fn first_row<S: Solved<Grid = Grid<4>>>(puzzle: S) -> &'static [u8; 4] {
///     &puzzle.solution().rows()[0]
/// }
/// assert_eq!(first_row(sudoku! { 1___ __3_ ___4 _2__ }), &[1, 3, 4, 2]);
/// ```
#[diagnostic::on_unimplemented(
    message = "this type is not a solved Sudoku puzzle",
    label = "not `Solved`",
    note = "only `sudoku_types::Solution` with right rows is, and its `CHECKED` is `true`"
)]
pub trait Solved:
    Copy + Default + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static + sealed::Sealed
{
    /// [`Grid<N>`] of the puzzle's size; [`Grid<N, 1>`](Grid) if it has regions, cages or marks.
    type Grid: SquareGrid;

    /// The givens of the puzzle; a blank is 0.
    const GIVENS: Self::Grid;

    /// The solution.
    const SOLUTION: Self::Grid;

    /// The grade of the puzzle: how hard it is for a person. It is found out when the constant is used, in up to 32 constants of
    /// rustc.
    ///
    /// ```
    /// use sudoku_types::{Technique, sudoku};
    ///
    /// type Small = sudoku! { 1___ __3_ ___4 _2__ };
    /// const _: () = assert!(matches!(Small::GRADE.hardest, Some(Technique::NakedSingle)));
    /// ```
    const GRADE: Grade;

    /// The only value of the type.
    const VALUE: Self;

    /// Returns the givens of the puzzle; a blank is 0.
    fn givens(self) -> &'static Self::Grid;

    /// The solution.
    fn solution(self) -> &'static Self::Grid;
}

/// A grid of unknown size, for generic code: the bound of [`Solved::Grid`].
///
/// The trait is sealed; it is implemented by [`Grid`] of every size.
///
/// ```
/// use sudoku_types::{Solved, SquareGrid, sudoku};
///
/// fn corners<S: Solved>() -> [u8; 2] {
///     let last = S::Grid::SIZE - 1;
///     [S::SOLUTION[0][last], S::SOLUTION.rows()[last][0]]
/// }
/// assert_eq!(corners::<sudoku! { 1___ __3_ ___4 _2__ }>(), [2, 4]);
/// ```
pub trait SquareGrid:
    Copy
    + Eq
    + fmt::Debug
    + fmt::Display
    + Index<usize, Output = Self::Row>
    + Index<Cell, Output = u8>
    + Index<(usize, usize), Output = u8>
    + Send
    + Sync
    + 'static
    + sealed::Sealed
{
    /// `[u8; N]`.
    type Row: Copy + Eq + fmt::Debug + AsRef<[u8]> + Index<usize, Output = u8>;

    /// `[[u8; N]; N]`.
    type Rows: Copy + Eq + fmt::Debug + AsRef<[Self::Row]> + Index<usize, Output = Self::Row>;

    /// The number of rows, of columns, of boxes, and of cells in each.
    const SIZE: usize;

    /// The cells, row by row: 0 for a blank, otherwise the digit, 1 to `SIZE`.
    fn rows(&self) -> &Self::Rows;

    /// All cells in reading order: 0 for a blank, else the digit, 1 to `SIZE`.
    fn digits(&self) -> &[u8];

    /// The shape of the boxes.
    fn boxes(&self) -> BoxShape;
}

impl<const N: usize, const A: usize> SquareGrid for Grid<N, A> {
    type Row = [u8; N];
    type Rows = [[u8; N]; N];

    const SIZE: usize = N;

    fn rows(&self) -> &[[u8; N]; N] {
        Grid::rows(self)
    }

    fn digits(&self) -> &[u8] {
        self.rows().as_flattened()
    }

    fn boxes(&self) -> BoxShape {
        Grid::boxes(self)
    }
}

pub(super) mod sealed {
    use super::{
        Frame, Grade, Grid, RowsValue, RulesValue, Solution, SquareGrid, SymbolsValue, for_types,
        graded,
    };
    use crate::judge::{Completes, Shaped};
    use crate::puzzle::Puzzle;
    use crate::witness::search::Search;
    use core::fmt;

    pub trait Sealed {}
    impl<W: Witness> Sealed for W {}
    impl<const N: usize, const A: usize> Sealed for Grid<N, A> {}

    /// The parts of [`Solved`](super::Solved).
    ///
    /// The bound that asks the judge is here and not on an implementation of
    /// `Solved` for [`Solution`], because rustc prints the implementations of the
    /// trait that was asked for below every refusal, and that one is long.
    pub trait Witness:
        Copy + Default + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static
    {
        type Grid: SquareGrid;
        type Proof;
        const GIVENS: Self::Grid;
        const SOLUTION: Self::Grid;
        const GRADE: Grade;
        const VALUE: Self;
        fn givens() -> &'static Self::Grid;
        fn solution() -> &'static Self::Grid;
    }

    impl<const N: usize, const A: usize, Rules, Givens, Symbols, Rows, Proof> Witness
        for Solution<Puzzle<N, Rules, Givens, Symbols>, Rows, true, Proof>
    where
        Self: 'static,
        Rows: Completes<
                Puzzle<N, Rules, Givens, Symbols>,
                Rows: RowsValue<N>,
                Givens: RowsValue<N>,
                Rules: RulesValue<N, Frame = Frame<N, A>>,
            >,
        Puzzle<N, Rules, Givens, Symbols>: Shaped<Symbols: SymbolsValue<N>>,
    {
        type Grid = Grid<N, A>;
        type Proof = Search<Puzzle<N, Rules, Givens, Symbols>, Proof>;

        const GIVENS: Grid<N, A> = for_types::grid(
            Rows::Givens::ROWS,
            Rows::Rules::FRAME,
            <Puzzle<N, Rules, Givens, Symbols> as Shaped>::Symbols::SYMBOLS,
        );
        const SOLUTION: Grid<N, A> = for_types::grid(
            Rows::Rows::ROWS,
            Rows::Rules::FRAME,
            <Puzzle<N, Rules, Givens, Symbols> as Shaped>::Symbols::SYMBOLS,
        );
        const GRADE: Grade = graded::<
            Puzzle<
                N,
                Rows::Rules,
                Rows::Givens,
                <Puzzle<N, Rules, Givens, Symbols> as Shaped>::Symbols,
            >,
            N,
            A,
        >();
        const VALUE: Self = Solution::Solution;

        // In generic code, where the type of the grid is not known, no constant can be borrowed for ever.
        fn givens() -> &'static Grid<N, A> {
            const { &Self::GIVENS }
        }

        fn solution() -> &'static Grid<N, A> {
            const { &Self::SOLUTION }
        }
    }
}

impl<W: sealed::Witness> Solved for W {
    type Grid = W::Grid;

    const GIVENS: W::Grid = W::GIVENS;
    const SOLUTION: W::Grid = W::SOLUTION;
    const GRADE: Grade = W::GRADE;
    const VALUE: W = W::VALUE;

    fn givens(self) -> &'static W::Grid {
        <W as sealed::Witness>::givens()
    }

    fn solution(self) -> &'static W::Grid {
        <W as sealed::Witness>::solution()
    }
}

/// The grids of a puzzle, without generic code: no trait needs to be in scope.
///
/// The bound on the witness asks the judge. The constants are made without it,
/// because rustc would ask the judge once more when it evaluates them.
impl<const N: usize, const A: usize, Rules, Givens, Symbols, Rows, Proof>
    Solution<Puzzle<N, Rules, Givens, Symbols>, Rows, true, Proof>
where
    Self: sealed::Witness,
    Puzzle<N, Rules, Givens, Symbols>: PuzzleValue<Grid = Grid<N, A>>,
    Rows: RowsValue<N>,
{
    /// The givens of the puzzle; a blank is 0.
    pub const GIVENS: Grid<N, A> = <Puzzle<N, Rules, Givens, Symbols> as PuzzleValue>::GIVENS;

    /// The solution.
    pub const SOLUTION: Grid<N, A> = filled(&Self::GIVENS, Rows::ROWS);

    /// The grade of the puzzle: how hard it is for a person. It is found out when the constant is used, in up to 32 constants of
    /// rustc.
    pub const GRADE: Grade = graded::<Puzzle<N, Rules, Givens, Symbols>, N, A>();

    /// The only value of the type.
    pub const VALUE: Self = Solution::Solution;

    /// Returns the givens of the puzzle; a blank is 0.
    ///
    /// ```
    /// use sudoku_types::sudoku;
    ///
    /// let puzzle = sudoku! { 1___ __3_ ___4 _2__ };
    /// assert_eq!(puzzle.givens().rows()[0], [1, 0, 0, 0]);
    /// assert_eq!(puzzle.solution().rows()[0], [1, 3, 4, 2]);
    /// ```
    pub const fn givens(self) -> &'static Grid<N, A> {
        const { &Self::GIVENS }
    }

    /// The solution.
    pub const fn solution(self) -> &'static Grid<N, A> {
        const { &Self::SOLUTION }
    }
}

// The traits below do not depend on the rows, so they hold for every type of
// this form. If they were derived, the puzzle and the rows would need them too.

impl<Puzzle, Rows, const CHECKED: bool, Proof> Clone for Solution<Puzzle, Rows, CHECKED, Proof> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Puzzle, Rows, const CHECKED: bool, Proof> Copy for Solution<Puzzle, Rows, CHECKED, Proof> {}

impl<Puzzle, Rows, const CHECKED: bool, Proof> PartialEq
    for Solution<Puzzle, Rows, CHECKED, Proof>
{
    /// There is only one value.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<Puzzle, Rows, const CHECKED: bool, Proof> Eq for Solution<Puzzle, Rows, CHECKED, Proof> {}

impl<Puzzle, Rows, const CHECKED: bool, Proof> PartialOrd
    for Solution<Puzzle, Rows, CHECKED, Proof>
{
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<Puzzle, Rows, const CHECKED: bool, Proof> Ord for Solution<Puzzle, Rows, CHECKED, Proof> {
    fn cmp(&self, _: &Self) -> Ordering {
        Ordering::Equal
    }
}

impl<Puzzle, Rows, const CHECKED: bool, Proof> Hash for Solution<Puzzle, Rows, CHECKED, Proof> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<Puzzle, Rows, Proof> fmt::Display for Solution<Puzzle, Rows, true, Proof>
where
    Self: sealed::Witness,
{
    /// Prints the solution, as [`Grid`] does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Self as sealed::Witness>::SOLUTION.fmt(f)
    }
}

impl<Puzzle, Rows, Proof> fmt::Debug for Solution<Puzzle, Rows, true, Proof>
where
    Self: sealed::Witness,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solution")
            .field("givens", &<Self as sealed::Witness>::GIVENS)
            .field("solution", &<Self as sealed::Witness>::SOLUTION)
            .finish()
    }
}
