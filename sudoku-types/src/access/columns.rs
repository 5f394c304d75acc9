//! Finds a column in the rows of a solution: the same element of each row.

use super::elements::{Missing, Nth, There};
use typenum::{ATerm, TArr};

/// A list of lists, in each of which the element at the number of `Marks` is looked up.
pub trait EachNth<Marks> {
    /// [`There`] with a list of these elements, or [`Missing`] if one of the lists is too short.
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

/// An element, found or missing, that can be put before a list of elements.
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
