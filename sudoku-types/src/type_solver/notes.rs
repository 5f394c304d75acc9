//! The data of the solver as types: cells, their candidates, and tallies of units. The functions
//! on them are in [`functions`](super::functions).
//!
//! Candidates are pencil marks, a line of them for each row of a box:
//!
//! ```text
//!   1 2 ·        tarr![ In < In < Out<End>>>,
//!   · 5 ·               Out< In < Out<End>>>,
//!   · · 9               Out< Out< In <End>>> ]
//! ```
//!
//! A mark is a type of its own that holds the marks after it, and not an element of a list: to
//! choose an implementation rustc looks at the outermost type first. And a cell has lines of
//! marks, and not all in one, because there are few different lines: what is to be known of a
//! line (and a line of a tally) rustc works out once, and looks up after that.
//!
//! A tally says how many places are left for each digit in a unit, in the same lines:
//!
//! ```text
//! the row       1 │ 2 4 ║ 2 3 │ 3 4       digits 1, 2    Taken<Often<End>>
//!                                         digits 3, 4    Often<Often<End>>
//!
//! the column    1 │ 2 4 ║ 2 4 │ 2 3 4     digits 1, 2    Taken<Often<End>>
//!                                         digits 3, 4    Once <Often<End>>     3 is a hidden single
//! ```

use core::marker::PhantomData;

/// A cell with several candidates.
pub struct Open<Candidates>(PhantomData<Candidates>);

/// A cell that has its digit: the only candidate.
pub struct Placed<Candidate>(PhantomData<Candidate>);

/// A cell whose digit the last sweep has placed.
pub struct Fresh<Candidate>(PhantomData<Candidate>);

/// A cell without a candidate.
pub enum Dead {}

/// The digit of this place is a candidate.
pub struct In<Rest>(PhantomData<Rest>);

/// The digit of this place is not a candidate.
pub struct Out<Rest>(PhantomData<Rest>);

/// The end of a line.
pub enum End {}

/// The digit of this place has no other place in some unit: a hidden single.
pub struct Sure<Rest>(PhantomData<Rest>);

/// The digit of this place is a candidate of no cell.
pub struct Nowhere<Rest>(PhantomData<Rest>);

/// It is a candidate of one open cell.
pub struct Once<Rest>(PhantomData<Rest>);

/// It is a candidate of several open cells.
pub struct Often<Rest>(PhantomData<Rest>);

/// It is the digit of a cell.
pub struct Taken<Rest>(PhantomData<Rest>);

/// It is the digit of several cells.
pub struct Clash<Rest>(PhantomData<Rest>);
