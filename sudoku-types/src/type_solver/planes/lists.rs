//! The lists in which a puzzle is written, with functions in the place of bounds.

use super::digits::Digit;
use typenum::{ATerm, TArr, UTerm};

/// A row: a list of cells.
pub trait Cells {
    type Head: Digit;
    type Tail: Cells;
    /// The cells from the last to the first, and then others.
    type Reversed<Others: Cells>: Cells;
}

impl Cells for ATerm {
    type Head = UTerm;
    type Tail = ATerm;
    type Reversed<Others: Cells> = Others;
}
impl<Head: Digit, Tail: Cells> Cells for TArr<Head, Tail> {
    type Head = Head;
    type Tail = Tail;
    type Reversed<Others: Cells> = Tail::Reversed<TArr<Head, Others>>;
}

/// A grid: a list of rows.
pub trait Lines {
    type Head: Cells;
    type Tail: Lines;
}

impl Lines for ATerm {
    type Head = ATerm;
    type Tail = ATerm;
}
impl<Head: Cells, Tail: Lines> Lines for TArr<Head, Tail> {
    type Head = Head;
    type Tail = Tail;
}
