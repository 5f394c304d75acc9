//! Cuts a list into lists of equal length.

use typenum::{ATerm, TArr};

/// A list cut into lists as long as the list `Marks`; the last may be shorter.
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

/// A list cut in two after as many elements as there are `Marks`.
pub trait Cut<Marks> {
    /// So many elements, or all if there are fewer.
    type First;

    /// The others.
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
