//! Sudoku grids as types: solved by rustc while it builds, judged by trait bounds.
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type Small = sudoku! {
//!     1 _ | _ _
//!     _ _ | 3 _
//!     ----+----
//!     _ _ | _ 4
//!     _ 2 | _ _
//! };
//!
//! const FIRST_ROW: [u8; 4] = Small::SOLUTION.rows()[0];
//! assert_eq!(FIRST_ROW, [1, 3, 4, 2]);
//! println!("{}", Small::VALUE);
//! ```
//!
//! [`sudoku!`] reads the grid, a `const fn` [solver] fills its blanks when the
//! build needs them, and the trait bounds behind [`Solved`] judge the result.
//! None of the three trusts the others; a wrong grid does not compile:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::sudoku;
//! type Wrong = sudoku! {
//!     1 _ | _ _
//!     _ _ | 3 _
//!     ----+----
//!     _ _ | _ 4
//!     _ 2 | _ 2 // digit 2 appears twice in row 4: columns 2 and 4
//! };
//! ```
//!
//! # I want to …
//!
//! | | |
//! |---|---|
//! | put a puzzle into my source | [`sudoku!`] |
//! | ship a file of puzzles, or puzzles that a build generates | [`puzzles!`], an array of [`Proven`] values |
//! | take any solved puzzle, in generic code | [`Solved`]; and [`Unique`] if the types must have proved that there is no other solution |
//! | have puzzles of a certain difficulty | [`techniques` and `minimal`](sudoku!#options), [`Grid::grade`] |
//! | a jigsaw, a killer, diagonals | [`regions`, `cages` and `rules`](sudoku!#options) |
//! | thermometers, dots, arrows and other marks | [`thermometers`, `consecutive`, `arrows`, …](sudoku!#lines) |
//! | read, print or solve grids at run time | [`Grid`]; [`grid!`] for one in a constant; [`Puzzles`] for a text of many |
//! | make puzzles | [`Grid::generate`]; [`Generate`] with wishes; [`Grid::shuffled`] for another image of one |
//! | write a game | [`Game`]: digits, notes, undo, hints, mistakes |
//! | give a player candidates and hints | [`Grid::candidates`], [`Grid::hint`], [`Grid::steps`], [`Picture`], [`Slides`] |
//! | write an editor | [`Grid::conflicts`], [`Grid::solve`], [`Grid::is_minimal`] |
//! | compute with the digits of a solution as types | [`At`], [`RowOf`], [`ColumnOf`], [`BoxOf`], [`Has`] |
//! | show that a puzzle has no solution | [`unsolvable!`] |
//! | write the types by hand | [`Puzzle`], [`Solution`] |
//! | have rustc search for something else | [`type_solver`], with a lazy choice |
//! | know what is too hard, and what it costs | [`limits`] |
//! | see the whole idea on one page | [chapter 0](guide::ch00_the_whole_idea) of the guide |
//! | learn how all this works | [`guide`], from nothing, with exercises |
//! | find a trick of type-level programming | [by technique](guide::by_technique), each in a program without Sudoku |
//!
//! `CONTRIBUTING.md` shows how the parts are arranged, and how to add to them.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))] // shows which items need the feature serde
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

pub mod access;
mod bridge;
#[cfg(not(doctest))] // each of its programs is pasted by a test of the workspace
pub mod guide;
mod judge;
pub mod limits;
pub mod notation;
mod puzzle;
pub mod type_solver;
mod unsolvable;
#[doc(hidden)]
pub mod watch;
mod witness;

pub use access::{At, BoxOf, ColumnOf, Has, RowOf};
pub use puzzle::lines::*;
pub use puzzle::rules::*;
pub use puzzle::{Blank, Boxes, NumbersFrom, Puzzle, Standard, Symbol};
#[doc(inline)]
pub use sudoku_values::{
    Answer, BoxShape, Broken, BrokenBy, Candidates, Cell, ChainForm, Conflict, Conflicts,
    Contradiction, DigitSet, DigitSymbol, Digits, DrawnLine, Game, Generate, Grade, Grid,
    GridError, ImpossibleSum, Line, LineKind, Mark, Mistake, NoSolution, ParseError,
    ParseErrorKind, ParseErrors, Pattern, Picture, Propagation, PuzzleText, Puzzles, Rule, Rules,
    Slides, Solutions, Step, Steps, SumSource, Symbols, Symmetry, Technique, Together, Unfulfilled,
    Unit, solver,
};
/// The crate of type-level numbers and lists that puzzles are written in.
pub use typenum;
pub use witness::{Proven, Solution, Solved, SolversWord, SquareGrid, Unique};

/// A Sudoku puzzle, as the type and as the value of its solution.
///
/// It can be written wherever a type or an expression can. The type is a
/// [`Solution`]; it is [`Solved`], has the grids
/// [`GIVENS`](Solution::GIVENS) and [`SOLUTION`](Solution::SOLUTION), and one
/// [`VALUE`](Solution::VALUE).
///
/// ```
/// use sudoku_types::{Grid, sudoku};
///
/// type Tall = sudoku! {
///     boxes: 3x2;
///     "123456" "345612" "561234" "214365" "436521" "65214_"
/// };
/// const GRID: Grid<4> = <sudoku! { [1 0 0 0; 0 0 3 0; 0 0 0 4; 0 2 0 0] }>::SOLUTION;
/// let suits = sudoku! { symbols: "♠♥♦♣"; "♠_____♦____♣_♥__" };
///
/// assert_eq!(Tall::SOLUTION.rows()[5][5], 3);
/// assert_eq!(GRID.rows()[3], [4, 2, 1, 3]);
/// assert!(suits.to_string().contains("| ♠ ♦ | ♣ ♥ |"));
/// ```
///
/// The solution may be found by types alone, and is [`Unique`] then:
///
/// ```
/// use sudoku_types::{Unique, sudoku};
///
/// fn publish<S: Unique>(puzzle: S) -> String {
///     puzzle.to_string()
/// }
/// assert!(publish(sudoku! { solver: types; 1___ __3_ ___4 _2__ }).contains("| 1 3 | 4 2 |"));
/// ```
///
/// # Grid
///
/// One row a line, with cells apart or together; rows as strings or in brackets;
/// one string; or one flat list. Lines between boxes (`|` `-` `+` `=`) mean nothing. A blank is
/// `_`, `.`, `?`, `*`, `·`, `-`, or `0` and `x` where they are not symbols, or nothing between commas.
/// The rules are on the page [`notation`].
///
/// # Options
///
/// Before the grid, each ended by `;`, in any order:
///
/// - `boxes: 2x3;` the rows × columns of a box, which make a 6×6 grid. Without it
///   [`BoxShape::default_for`] the size.
/// - `rules: diagonals, windows, anti_knight;` constraints besides rows, columns and boxes: one [`Rule`] or
///   several. The types of such a puzzle are [`Puzzle`]s with a list of rules.
/// - `regions: "aaab accb dccb dddb";` a jigsaw: each [`Region`] has as many cells as a row, and each digit once. Regions that
///   cover the grid are in the place of boxes, unless `boxes` are written too; others are besides the boxes.
/// - `cages: "aa.. b.cc bd.. .d..", a = 3, b = 5;` a killer: the digits of each [`Cage`] differ, and have a sum, if one is
///   given.
/// - `thermometers: r1c1 r1c2 r2c3, r5c5 r6c5;` and others: [marks](#lines) along lines of cells.
/// - `symbols: "0123456789ABCDEF";` the symbols in order of value, for reading and
///   printing; or numbers, `symbols: 0..=15;`. Brackets, quotes, `#`, `:`, `/`, `,` and `;` cannot be symbols.
///   Cages, marks and `non_consecutive` go by the places of symbols in this order, from 1, and not by what is printed: with
///   `symbols: 0..=15;` a sum counts 1 for the symbol `0`, and with `symbols: 0..=3;` the even ones are `1` and `3`.
/// - `solution: unique;`, the default, or `solution: first;` to take any solution.
/// - `solver: const;`, the default, or `solver: types;` to have the solution found by trait
///   resolution alone, by the [`type_solver`]. The type is [`Unique`]; the build takes longer.
/// - `proof: none;`, the default, or `proof: types;` to have the types search as well, and find no
///   other solution, so that the type is [`Unique`].
/// - `minimal: true;` to have every given needed for the solution to be the only one, as [`Grid::is_minimal`] has it;
///   by default, `minimal: false;`, there may be more than are needed. The solver
///   checks it, not the types.
/// - `techniques: hidden_single;` to have the puzzle solved by steps that a person takes, none of which is harder than
///   this [`Technique`].
/// - `effort: 8;` to have the solver search for longer: a number from 1 to 32, by default 6, of constants in which rustc runs
///   it. Each is [2 to 7 seconds](limits#puzzles-that-are-too-hard) of a search, and only puzzles that are hard take more than one.
///
/// The types search cages only up to 12×12: in a larger grid with `cages` there is no `solver: types;` and no `proof: types;`.
///
/// ```
/// use sudoku_types::sudoku;
///
/// type Easy = sudoku! { minimal: true; techniques: hidden_single; proof: types; 1___ __3_ ___4 _2__ };
/// assert!(Easy::GIVENS.is_minimal());
/// ```
///
/// # Lines
///
/// What a setter draws is lines of cells, with commas between them:
///
/// | option | each line |
/// |---|---|
/// | `regions: r1c1-2 r2c1-2, r1-4c4;` | a region: each digit once |
/// | `cages: 3 r1c1 r1c2, r2-3c4;` | a cage: its digits differ, and have the sum if there is one; cages may share cells |
/// | `thermometers: r1c1 r1c2 r2c3, r5c5 r6c5;` | each digit is greater than the one before |
/// | `consecutive: r1c1 r1c2;` | neighbours differ by 1 (white dots) |
/// | `doubles: r1c1 r1c2;` | of two neighbours one is twice the other (black dots) |
/// | `differences: 3 r1c1 r1c2;` | neighbours differ by the number (white dots with a number) |
/// | `ratios: 3 r1c1 r1c2;` | of two neighbours one is the number times the other (black dots with a number) |
/// | `whispers: r1c1 r2c2 r3c1, 4 r5c1 r5c2;` | neighbours differ by at least the number; without one by half of the number of rows, rounded up: 5 in a 9×9 |
/// | `renbans: r1c1 r2c2 r3c1;` | the digits follow each other, in any order: 4 2 3 |
/// | `entropic: r1c1 r2c2 r3c1;` | of each three neighbours one is in the lowest third of the digits, rounded up, one in the next, one in the last: 1 to 3, 4 to 6, 7 to 9 |
/// | `modular: r1c1 r2c2 r3c1;` | of each three neighbours no two have the same rest when they are divided by 3 |
/// | `undrawn: 3 r1c1-9, 4 r2c1-9;` | neighbours are not consecutive (1), not doubles (2), do not add to 5 or 10 (4); the number is the sum of these |
/// | `palindromes: r1c1 r1c2 r2c3;` | it reads alike from both ends |
/// | `sums: 10 r1c1 r1c2, 5 r2c2 r3c2;` | the digits, which may be equal, have this sum (X and V, little killers) |
/// | `arrows: r1c1 r1c2 r1c3;` | the first digit is the sum of the others, which may be equal |
/// | `region_sums: r1c1 r2c2 r3c2 r3c3;` | its parts in different boxes, or regions, have the same sum |
/// | `equal_sums: 2 r1c1 r1c2 r5c5;` | the first digits, here two, have the same sum as the others |
/// | `zippers: r1c1 r2c2 r3c2;` | each two cells as far from both ends have the sum of the cell in the middle; or of the two there |
/// | `even: r1c1 r2c2;` | each digit is even |
/// | `odd: r1c1 r2c2;` | each digit is odd |
///
/// A cell is `r1c1` or `R1C1`: row and column, both from 1. `r1c1-3` is `r1c1 r1c2 r1c3`, and `r2-4c7` goes down; up to 9×9 so
/// are `r1c123` and `r234c7`.
///
/// A cell is only once on a line. A mark has at least two cells, a zipper three, and `even` and `odd` one; each touches the
/// one before by a side with dots, and by a side or a corner with other lines, but for `sums`, `equal_sums`, `even` and `odd`.
/// Region sums are written again as equal ones, of each part and the next. A grid of N rows has room for 8·N²
/// numbers: two for each line, and one for each of its cells; two for each cell of an entropic or modular line or a zipper, and half of the
/// square of its length for a renban.
///
/// Missing dots say nothing: neighbours without one may follow each other. If the puzzle says that all are given, write
/// `all_drawn: consecutive, doubles;`, or some of `consecutive`, `doubles` and `sums` (X and V): then cells side by side that
/// no line of these marks joins are not consecutive, nor doubles, nor have the sum 5 or 10. Two cells that one of these marks
/// joins may have what another of them stands for; other marks on the cells change nothing. It is short for the lines
/// `undrawn` of all rows and columns, as which it is written again.
///
/// Regions and cages may be a map, in one string or several: a letter or a figure for each cell, which names its region or
/// cage, or `.` for none; for cages `_` too. The sums of cages come after it. Lines are rows, and words are rows or parts of
/// one.
///
/// The types of such a puzzle are [`Puzzle`]s with these lines in a list, such as [`Thermometers`], and its grids are
/// [`Grid<N, 1>`](Grid)s. The order of options does not count. That of lines and of their cells does: in another order the
/// puzzle is of another type, and its grids are not `==`.
///
/// ```
/// use sudoku_types::sudoku;
///
/// type Marked = sudoku! {
///     thermometers: r1c1 r2c1 r2c2;
///     arrows: r1c2 r1c1 r2c2;
///     consecutive: r1c2 r1c3;
///     even: r3c2 r3c4;
///     ____ ____ ____ ____
/// };
/// assert_eq!(Marked::SOLUTION.rows()[0], [1, 4, 3, 2]);
/// ```
///
/// # Errors
///
/// All are compile errors, once for each fault, on the token at fault:
///
/// - a grid or an option that cannot be read;
/// - two givens that clash (E0277): `digit 5 appears twice in row 2: columns 1 and 5`; and a cage of givens with
///   another sum; and givens that break a mark;
/// - a puzzle with no solution, or with more than one (E0277), on the first token;
/// - a puzzle whose search takes longer than its `effort` allows, or, with `solver: types;` or `proof: types;`, more steps
///   than the types make (E0277);
/// - with `minimal: true;`, a given that is not needed (E0277), on `true`: `the given in row 1, column 2 is not needed:
///   the solution is the same without it`;
/// - with `techniques`, a puzzle that needs a harder one, or a guess (E0277), on the option's value: `this puzzle needs
///   an X-wing, with 31 of its blanks filled`.
///
/// # Cost
///
/// For rustc, on a further 9×9 with 51 blanks, some 20 ms: most of it reading the grid and judging the
/// result; see the `compile_time` benchmark. At run time, nothing.
#[macro_export]
macro_rules! sudoku {
    ($($grid:tt)*) => {
        $crate::__private::name_it_with_type_or_let! { $crate $($grid)* }
    };
}

/// The claim that a puzzle has no solution: it compiles if that is so.
///
/// It is an item, to be written in a module or among statements.
///
/// ```
/// use sudoku_types::unsolvable;
///
/// unsolvable! {
///     1 2 | 3 _
///     _ _ | _ 4 // leaves no digit for the cell above
///     ----+----
///     _ _ | _ _
///     _ _ | _ _
/// }
/// ```
///
/// If there is a solution, the error (E0080) shows it:
///
/// ```compile_fail,E0080
/// sudoku_types::unsolvable! { 1___ __3_ ___4 _2__ }
/// # fn main() {}
/// ```
///
/// ```text
/// error[E0080]: evaluation panicked: this puzzle has a solution:
///               +-----+-----+
///               | 1 3 | 4 2 |
///               | 2 4 | 3 1 |
///               +-----+-----+
///               | 3 1 | 2 4 |
///               | 4 2 | 1 3 |
///               +-----+-----+
///  --> src/main.rs:1:29
///   |
/// 1 | sudoku_types::unsolvable! { 1___ __3_ ___4 _2__ }
///   |                             ^^^^ evaluation of `_` failed here
/// ```
///
/// Grids and options are those of [`sudoku!`], with its marks, but without `solution`, `minimal` and `techniques`. With
/// `solver: types;` the claim is proved, or refuted, by trait resolution alone. Givens that clash are not an error here: a
/// puzzle that has them has no solution. A search that takes too long for the build is an error, for it has shown nothing.
///
/// The types check that there is no solution, by a [search](type_solver) to the end. With `proof: none;` only the solver
/// checks it: that is needed where the search of the types is too deep, and for cages above 12×12.
#[macro_export]
macro_rules! unsolvable {
    ($($grid:tt)*) => {
        $crate::__private::item! { $crate $($grid)* }
    };
}

/// A [`Grid`] as a value, read while rustc builds: in a constant, with the error of what is wrong on its token.
///
/// It is an expression. Nothing is solved or judged: the digits may clash, and the grid may have any number of
/// solutions. Notations are those of [`sudoku!`], and so are the options that say what a grid is: `boxes`, `rules`,
/// `regions`, `cages`, `symbols` and [marks](sudoku!#lines).
///
/// ```
/// use sudoku_types::{Grid, grid};
///
/// const START: Grid<4> = grid! {
///     1 _ | _ _
///     _ _ | 3 _
///     ----+----
///     _ _ | _ 4
///     _ 2 | _ _
/// };
/// assert_eq!(START.solve().unique(), Some(grid! { 1342 2431 3124 4213 }));
/// ```
///
/// ```compile_fail
/// # use sudoku_types::{Grid, grid};
/// const WRONG: Grid<4> = grid! { 1___ __3 ___4 _2__ }; // row 2 has 3 cells, expected 4
/// ```
#[macro_export]
macro_rules! grid {
    ($($grid:tt)*) => {
        $crate::__private::name_it_with_const_or_let! { $crate $($grid)* }
    };
}

/// Files of puzzles as arrays, each puzzle solved and proved unique while rustc builds, and judged by the types.
///
/// It is an item, and becomes one or more of them:
///
/// ```ignore (there is no such file)
/// sudoku_types::puzzles! {
///     /// Sixty easy ones.
///     pub static EASY = "puzzles/easy.txt";
///
///     // With options, as before any grid:
///     static SIX = { boxes: 2x3; "puzzles/six.txt" };
/// }
/// ```
///
/// The first becomes `pub static EASY: [Proven<9>; 60]`, an array of [`Proven`] values, whose type has no parameter but
/// the size; or `[Proven<9, 1>; 60]` if the puzzles have regions, cages or marks. `const` may replace `static`.
///
/// # Files
///
/// The path is relative to the source file; it is a string, or `concat!` and `env!` of strings, so that the file may be
/// one that a build script writes. When the file changes, cargo builds again. It is read as [`Puzzles`] reads a text: a puzzle a line, with a name, a comment or a rating behind it; tables of `puzzle,solution`, whose solutions
/// are compared with those that the solver finds; or grids of several lines, with empty lines, headings or comments
/// between. Puzzles of another size go to a file of their own. The options are [those of `sudoku!`](sudoku!#options)
/// that say what a grid is, `boxes`, `symbols`, `rules`, `regions`, `cages` and [marks](sudoku!#lines), of which a puzzle
/// of the file may have its own, before its grid or in the line above; `proof`, by which the types check that there is no
/// other solution, as [`Proven::is_proved_unique`] then says; `minimal`, `techniques` and `effort`.
/// For these four the options in the source count, not those in the file.
///
/// A build script can generate the puzzles, if this library is among the `build-dependencies` too:
///
/// ```no_run
/// // build.rs
/// use std::{env, fs, io};
///
/// use sudoku_types::Grid;
///
/// fn main() -> io::Result<()> {
///     println!("cargo::rerun-if-changed=build.rs");
///     let puzzles = (0..60).filter_map(Grid::<9>::generate);
///     let lines: String = puzzles.map(|puzzle| format!("{}\n", puzzle.line())).collect();
///     fs::write(env::var("OUT_DIR").expect("cargo sets it") + "/daily.txt", lines)
/// }
/// ```
///
/// ```ignore (there is no such file)
/// sudoku_types::puzzles! {
///     pub static DAILY = concat!(env!("OUT_DIR"), "/daily.txt");
/// }
/// ```
///
/// # Errors
///
/// One for each bad puzzle, on the path, with the place in the file:
///
/// - what cannot be read: `puzzles/easy.txt:17:5: row 2 has 8 cells, expected 9`, of at most twenty puzzles, and then
///   how many more;
/// - givens that clash or are not needed, and puzzles with no solution or several, too hard a technique, or that take
///   too long for the build (E0080): `puzzles/easy.txt:17:5: digit 5 appears twice in row 2: columns 1 and 5`;
/// - a solution in the file that is another than the puzzle's (E0080);
/// - a puzzle that is in the file twice, with the same givens and rules: `puzzles/easy.txt:17:5: this puzzle is in line 3
///   too`. (A macro cannot warn, and one puzzle for two days is a mistake);
/// - a file that cannot be read, that is not UTF-8, or that has no puzzle in it.
///
/// # Cost
///
/// For rustc, four fifths of the time and two thirds of the memory of an alias of `sudoku!` for each, see the
/// `compile_time` benchmark. At run time, the array.
///
/// In a later build, rustc judges again each puzzle that has changed, and all of them if something above `puzzles!` in its
/// source file has changed. So keep the macro in a module of its own. For one more puzzle in a file of 100, rustc takes a
/// quarter of the time of the first build, or a third if it is the first of the file.
#[macro_export]
macro_rules! puzzles {
    ($($items:tt)*) => {
        $crate::__private::items! { $crate $($items)* }
    };
}

#[doc(hidden)]
pub use bridge::bounds as __bounds;

#[doc(hidden)]
pub mod __private;
