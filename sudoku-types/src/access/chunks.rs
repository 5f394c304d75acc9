//! Cuts a list into lists of equal length.

use typenum::{ATerm, TArr};

/// A list that can be cut into lists of the length of the list `Marks`; the last may be shorter.
pub trait Chunks<Marks> {
    /// The lists.
    type Chunks;
}

impl<Marks> Chunks<Marks> for ATerm {
    type Chunks = ATerm;
}
impl<Head, Tail, Marks> Chunks<Marks> for TArr<Head, Tail>
where
    Self: Cut<Marks, Rest: Chunks<Marks>>,
{
    type Chunks =
        TArr<<Self as Cut<Marks>>::First, <<Self as Cut<Marks>>::Rest as Chunks<Marks>>::Chunks>;
}

/// A list that can be cut in two after one element for each of the `Marks`.
pub trait Cut<Marks> {
    /// The elements before the cut: all elements, if there are fewer than marks.
    type First;

    /// The elements after the cut.
    type Rest;
}

impl<Marks> Cut<Marks> for ATerm {
    type First = ATerm;
    type Rest = ATerm;
}
impl<Head, Tail> Cut<ATerm> for TArr<Head, Tail> {
    type First = ATerm;
    type Rest = Self;
}
impl<Head, Tail, Marks> Cut<TArr<(), Marks>> for TArr<Head, Tail>
where
    Tail: Cut<Marks>,
{
    type First = TArr<Head, Tail::First>;
    type Rest = Tail::Rest;
}
