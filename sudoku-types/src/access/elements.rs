//! Finds the n-th element of a list; the result is the type [`Missing`] if the list is shorter.
//!
//! [`Missing`] is a type and not an unsatisfied bound, so that the error can come from a later bound,
//! which has the number of the missing row or column.

use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// An element that was found.
pub struct There<It>(PhantomData<It>);

/// The result if there is no such element.
pub enum Missing {}

/// A list in which the element at the number of `Marks` is looked up: three marks for the third.
pub trait Nth<Marks> {
    /// [`There`] with the element, or [`Missing`].
    type Found;
}

impl<Marks> Nth<Marks> for ATerm {
    type Found = Missing;
}
impl<Head, Tail> Nth<ATerm> for TArr<Head, Tail> {
    type Found = Missing;
}
impl<Head, Tail> Nth<TArr<(), ATerm>> for TArr<Head, Tail> {
    type Found = There<Head>;
}
impl<Head, Tail, Marks> Nth<TArr<(), TArr<(), Marks>>> for TArr<Head, Tail>
where
    Tail: Nth<TArr<(), Marks>>,
{
    type Found = Tail::Found;
}
