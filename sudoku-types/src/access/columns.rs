//! Finds a column in the rows of a solution: the same element of each row.

use super::elements::{Missing, Nth, There};
use typenum::{ATerm, TArr};

/// A list of lists, asked for the element of each that as many `Marks` count up to.
pub trait EachNth<Marks> {
    /// [`There`] with a list, or [`Missing`] where one of them has none.
    type Found;
}

impl<Marks> EachNth<Marks> for ATerm {
    type Found = There<ATerm>;
}
impl<Row, Rows, Marks> EachNth<Marks> for TArr<Row, Rows>
where
    Row: Nth<Marks, Found: Before<Rows::Found>>,
    Rows: EachNth<Marks>,
{
    type Found = <Row::Found as Before<Rows::Found>>::Found;
}

/// Something found, to be put before a list of the same.
pub trait Before<Rest> {
    /// [`There`] with the longer list, or [`Missing`].
    type Found;
}

impl<It, Rest> Before<There<Rest>> for There<It> {
    type Found = There<TArr<It, Rest>>;
}
impl<It> Before<Missing> for There<It> {
    type Found = Missing;
}
impl<Rest> Before<Rest> for Missing {
    type Found = Missing;
}
