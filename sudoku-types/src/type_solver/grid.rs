//! The grid that is being solved: bands of rows of parts of cells.
//!
//! ```text
//!  part   part   part
//! ┌──────┬──────┬──────┐
//! │c c c │c c c │c c c │ row     tarr![ tarr![ tarr![ tarr![c, c, c], tarr![c, c, c], tarr![c, c, c] ],
//! │c c c │c c c │c c c │ row                   tarr![ tarr![c, c, c], …
//! │c c c │c c c │c c c │ row                   tarr![ tarr![c, c, c], … ],
//! ├──────┼──────┼──────┤         tarr![ …
//! │  …   │      │      │ band
//! ```
//!
//! The boxes are in the structure: nothing is counted off to find one. And rustc's questions
//! about a grid are nested only as deep as the lists, 3 + 3 + 3 + 3, where a list of 81 cells
//! would make 81.
//!
//! What follows from a part of the grid alone is a member without parameters. rustc works it out
//! once for each part that it meets, so that after a sweep only parts that have changed cost
//! anything.

use super::choice::{Fail, Found, Reply};
use super::functions::{Cell, Lines, Tally};
use super::progress::{Progress, Resting};
use super::status::{Settled, Status};
use super::units::{Stacks, Tallies};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// The digits of a grid, in `Lines` as the marks are; and, as `Singles`, for each digit
/// the marks that have it as the only candidate.
pub struct DigitsAndSingles<Lines, Singles>(PhantomData<(Lines, Singles)>);

/// What does not change in a search.
pub trait Digits {
    /// The digits.
    type Lines: Lines;
    /// The marks for each.
    type Singles;
}

impl<Ls: Lines, Singles> Digits for DigitsAndSingles<Ls, Singles> {
    type Lines = Ls;
    type Singles = Singles;
}

/// The part of a row that is in one box.
pub trait Cells {
    /// The tally of each cell.
    type Tallies: Tallies;
    /// The part after a sweep that has found these tallies.
    type Update<A: Tally, Columns: Tallies>: Cells;
    /// What the last sweep has done to it.
    type Progress: Progress;
    /// The digits of these cells, and then others.
    type DigitsBefore<Ls: Lines, Others>;
}

impl Cells for ATerm {
    type Tallies = ATerm;
    type Update<A: Tally, Columns: Tallies> = ATerm;
    type Progress = Resting;
    type DigitsBefore<Ls: Lines, Others> = Others;
}
impl<C: Cell, Cs: Cells> Cells for TArr<C, Cs> {
    type Tallies = TArr<C::Tally, Cs::Tallies>;
    type Update<A: Tally, Columns: Tallies> =
        TArr<C::Update<A, Columns::Head>, Cs::Update<A, Columns::Tail>>;
    type Progress = <C::Progress as Progress>::And<Cs::Progress>;
    type DigitsBefore<Ls: Lines, Others> = TArr<C::Digit<Ls>, Cs::DigitsBefore<Ls, Others>>;
}

/// A row.
pub trait Row {
    /// The tally of each cell.
    type Columns: Stacks;
    /// The tally of each part.
    type Parts: Tallies;
    /// The row after a sweep that has found these tallies, the first for the row itself.
    type Update<Whole: Tally, Boxes: Tallies, Columns: Stacks>: Row;
    /// What the last sweep has done to it.
    type Progress: Progress;
    /// The digits.
    type Digits<Ls: Lines>;
}

impl Row for ATerm {
    type Columns = ATerm;
    type Parts = ATerm;
    type Update<Whole: Tally, Boxes: Tallies, Columns: Stacks> = ATerm;
    type Progress = Resting;
    type Digits<Ls: Lines> = ATerm;
}
impl<Cs: Cells, R: Row> Row for TArr<Cs, R> {
    type Columns = TArr<Cs::Tallies, R::Columns>;
    type Parts = TArr<<Cs::Tallies as Tallies>::Sum, R::Parts>;
    type Update<Whole: Tally, Boxes: Tallies, Columns: Stacks> = TArr<
        Cs::Update<Whole::With<Boxes::Head>, Columns::Head>,
        R::Update<Whole, Boxes::Tail, Columns::Tail>,
    >;
    type Progress = <Cs::Progress as Progress>::And<R::Progress>;
    type Digits<Ls: Lines> = Cs::DigitsBefore<Ls, R::Digits<Ls>>;
}

/// A band: rows that share their boxes.
pub trait Band {
    /// The tally of each column, as far as it is in this band.
    type Columns: Stacks;
    /// The tally of each box.
    type Boxes: Tallies;
    /// What the tallies of the rows say about the grid.
    type Status: Status;
    /// The band after a sweep that has found these tallies.
    type Update<Boxes: Tallies, Columns: Stacks>: Band;
    /// What the last sweep has done to it.
    type Progress: Progress;
    /// The digits of these rows, and then other rows.
    type RowsBefore<Ls: Lines, Others>;
}

impl Band for ATerm {
    type Columns = ATerm;
    type Boxes = ATerm;
    type Status = Settled;
    type Update<Boxes: Tallies, Columns: Stacks> = ATerm;
    type Progress = Resting;
    type RowsBefore<Ls: Lines, Others> = Others;
}
impl<R: Row, B: Band> Band for TArr<R, B> {
    type Columns = <B::Columns as Stacks>::Plus<R::Columns>;
    type Boxes = <B::Boxes as Tallies>::Plus<R::Parts>;
    type Status = <<<R::Parts as Tallies>::Sum as Tally>::Status as Status>::And<B::Status>;
    type Update<Boxes: Tallies, Columns: Stacks> =
        TArr<R::Update<<R::Parts as Tallies>::Sum, Boxes, Columns>, B::Update<Boxes, Columns>>;
    type Progress = <R::Progress as Progress>::And<B::Progress>;
    type RowsBefore<Ls: Lines, Others> = TArr<R::Digits<Ls>, B::RowsBefore<Ls, Others>>;
}

/// The bands: the whole grid.
pub trait Bands {
    /// The tally of each column.
    type Columns: Stacks;
    /// What the tallies of the rows and boxes say about the grid.
    type Status: Status;
    /// The grid after a sweep that has found these columns.
    type Update<Columns: Stacks>: Bands;
    /// What the last sweep has done to it.
    type Progress: Progress;
    /// The digits of all rows.
    type Rows<Ls: Lines>;
    /// The rows as a result, if there are any.
    type Solution<Ls: Lines>: Reply;
}

impl Bands for ATerm {
    type Columns = ATerm;
    type Status = Settled;
    type Update<Columns: Stacks> = ATerm;
    type Progress = Resting;
    type Rows<Ls: Lines> = ATerm;
    type Solution<Ls: Lines> = Fail;
}
impl<B: Band, Bs: Bands> Bands for TArr<B, Bs> {
    type Columns = <Bs::Columns as Stacks>::Plus<B::Columns>;
    type Status =
        <<<B::Boxes as Tallies>::Status as Status>::And<B::Status> as Status>::And<Bs::Status>;
    type Update<Columns: Stacks> = TArr<B::Update<B::Boxes, Columns>, Bs::Update<Columns>>;
    type Progress = <B::Progress as Progress>::And<Bs::Progress>;
    type Rows<Ls: Lines> = B::RowsBefore<Ls, Bs::Rows<Ls>>;
    type Solution<Ls: Lines> = Found<Self::Rows<Ls>>;
}
