//! Regions and cages as types: a map with the number of each cell's area, and the list of the areas.
//!
//! ```text
//! Regions<tarr![ tarr![U1, U1, U1, U2],        tarr![Region<'a'>,
//!                tarr![U1, U3, U3, U2],              Region<'b'>,
//!                tarr![U4, U3, U3, U2],              Region<'c'>,
//!                tarr![U4, U4, U4, U2] ],            Region<'d'>]>
//! ```

use core::marker::PhantomData;

/// Regions in the place of boxes: N of them, each of N cells. `Map` is a list of rows of typenum numbers, `U1` for a
/// cell of the first of the `Areas`, which are a list of [`Region`]s.
///
/// ```
/// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
/// use sudoku_types::{Blank, Puzzle, Region, Regions, Solution, Solved};
///
/// type Jigsaw = Regions<
///     tarr![
///         tarr![U1, U1, U1, U2],
///         tarr![U1, U3, U3, U2],
///         tarr![U4, U3, U3, U2],
///         tarr![U4, U4, U4, U2],
///     ],
///     tarr![Region<'a'>, Region<'b'>, Region<'c'>, Region<'d'>],
/// >;
/// type Givens = tarr![
///     tarr![U1, Blank, Blank, Blank],
///     tarr![Blank, Blank, Blank, U3],
///     tarr![Blank, U2, Blank, Blank],
///     tarr![Blank, Blank, Blank, Blank],
/// ];
/// type Right = Solution<Puzzle<4, Jigsaw, Givens>, tarr![
///     tarr![U1, U3, U4, U2],
///     tarr![U2, U4, U1, U3],
///     tarr![U4, U2, U3, U1],
///     tarr![U3, U1, U2, U4],
/// ]>;
///
/// fn line<S: Solved>() -> String {
///     format!("{:?}", S::SOLUTION)
/// }
/// assert_eq!(line::<Right>(), r#"Grid["1342", "2413", "4231", "3124"]"#);
/// ```
pub struct Regions<Map, Areas>(PhantomData<(Map, Areas)>);

/// A region, by the character that names it: a letter or a figure. The names of the regions of a puzzle are in the order
/// a to z, A to Z, 0 to 9, and those of its cages as well.
pub enum Region<const NAME: char> {}

/// A further rule: cages. `Map` is a list of rows, each cell with the number of one of the `Areas`, which are a list of
/// [`Cage`]s, or [`Blank`](crate::Blank) where it is in none. It is in a list behind the boxes or regions:
/// `tarr![Boxes<U3, U3>, Cages<…>]`.
pub struct Cages<Map, Areas>(PhantomData<(Map, Areas)>);

/// A further rule: cages, if there are more of them than names. `Lines` is a list of cages, each a list of its cells, after
/// its sum if it has one: `tarr![tarr![U3, RC<1, 1>, RC<1, 2>], tarr![RC<2, 1>]]`.
pub struct ListedCages<Lines>(PhantomData<Lines>);

/// A cage, by the character that names it, as that of a [`Region`]: its digits all differ, and have this sum, a typenum number, if it has one.
pub struct Cage<const NAME: char, Sum = NoSum>(PhantomData<Sum>);

/// The sum of a cage without one.
pub enum NoSum {}
