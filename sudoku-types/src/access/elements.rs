//! The n-th element of a list, or the type [`Missing`] if the list is shorter.
//!
//! [`Missing`] is a type and not an unsatisfied bound, so that the error can come from a later bound,
//! which knows which row or column was asked for.

use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// What was asked for.
pub struct There<It>(PhantomData<It>);

/// There is none.
pub enum Missing {}

/// A list, asked for the element that as many `Marks` count up to: three for the third.
pub trait Nth<Marks> {
    /// [`There`] or [`Missing`].
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
