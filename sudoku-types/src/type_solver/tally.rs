//! A line of a tally: how many places are left for each digit in a unit.
//!
//! ```text
//! the row       1 │ 2 4 ║ 2 3 │ 3 4       digits 1, 2    Taken<Often<End>>
//!                                         digits 3, 4    Often<Often<End>>
//!
//! the column    1 │ 2 4 ║ 2 4 │ 2 3 4     digits 1, 2    Taken<Often<End>>
//!                                         digits 3, 4    Once <Often<End>>     3 is a hidden single
//! ```
//!
//! A tally is put together from the tallies of its cells:
//!
//! ```text
//! Plus       Nowhere  Once     Often    Taken    Clash
//! Nowhere    Nowhere  Once     Often    Taken    Clash
//! Once       Once     Often    Often    Taken    Clash
//! Often      Often    Often    Often    Taken    Clash
//! Taken      Taken    Taken    Taken    Clash    Clash
//! Clash      Clash    Clash    Clash    Clash    Clash
//! ```
//!
//! A member such as `OnceAnd` is a column of that table: what rustc has to choose by is the
//! type on the left of a member, so two types to choose by take two members.

use super::marks::{End, In, MarkLine, Out};
use super::status::{Broken, Settled, Status};
use super::update::{Sure, UpdatedLine};
use core::marker::PhantomData;

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

/// A line of a tally.
pub trait TallyLine {
    /// The places after the first.
    type Rest: TallyLine;

    /// This line and that one, of other cells of the same unit.
    type Plus<That: TallyLine>: TallyLine;
    /// This line and one that begins with [`Nowhere`].
    type NowhereAnd<That: TallyLine>: TallyLine;
    /// This line and one that begins with [`Once`].
    type OnceAnd<That: TallyLine>: TallyLine;
    /// This line and one that begins with [`Often`].
    type OftenAnd<That: TallyLine>: TallyLine;
    /// This line and one that begins with [`Taken`].
    type TakenAnd<That: TallyLine>: TallyLine;

    /// What this line and that one, of another unit, say to a cell that lies in both: `Taken`
    /// before `Once` before `Often`. The other two do not come here: the sweep has ended before.
    type With<That: TallyLine>: TallyLine;
    /// This line with one that begins with [`Once`].
    type WithOnce<That: TallyLine>: TallyLine;
    /// This line with one that begins with [`Often`].
    type WithOften<That: TallyLine>: TallyLine;

    /// A candidate, and those after it, in view of this line and that one.
    type Update<That: TallyLine, M: MarkLine>: UpdatedLine;
    /// The same if the other one begins with [`Once`].
    type UpdateOnce<That: TallyLine, M: MarkLine>: UpdatedLine;
    /// The same if the other one begins with [`Often`].
    type UpdateOften<That: TallyLine, M: MarkLine>: UpdatedLine;

    /// What the line says about the grid.
    type Status: Status;
}

impl TallyLine for End {
    type Rest = Self;
    type Plus<That: TallyLine> = Self;
    type NowhereAnd<That: TallyLine> = Self;
    type OnceAnd<That: TallyLine> = Self;
    type OftenAnd<That: TallyLine> = Self;
    type TakenAnd<That: TallyLine> = Self;
    type With<That: TallyLine> = Self;
    type WithOnce<That: TallyLine> = Self;
    type WithOften<That: TallyLine> = Self;
    type Update<That: TallyLine, M: MarkLine> = Self;
    type UpdateOnce<That: TallyLine, M: MarkLine> = Self;
    type UpdateOften<That: TallyLine, M: MarkLine> = Self;
    type Status = Settled;
}
impl<T: TallyLine> TallyLine for Nowhere<T> {
    type Rest = T;
    type Plus<That: TallyLine> = That::NowhereAnd<T>;
    type NowhereAnd<That: TallyLine> = Nowhere<That::Plus<T>>;
    type OnceAnd<That: TallyLine> = Once<That::Plus<T>>;
    type OftenAnd<That: TallyLine> = Often<That::Plus<T>>;
    type TakenAnd<That: TallyLine> = Taken<That::Plus<T>>;
    type With<That: TallyLine> = End;
    type WithOnce<That: TallyLine> = End;
    type WithOften<That: TallyLine> = End;
    type Update<That: TallyLine, M: MarkLine> = End;
    type UpdateOnce<That: TallyLine, M: MarkLine> = End;
    type UpdateOften<That: TallyLine, M: MarkLine> = End;
    type Status = Broken;
}
impl<T: TallyLine> TallyLine for Once<T> {
    type Rest = T;
    type Plus<That: TallyLine> = That::OnceAnd<T>;
    type NowhereAnd<That: TallyLine> = Once<That::Plus<T>>;
    type OnceAnd<That: TallyLine> = Often<That::Plus<T>>;
    type OftenAnd<That: TallyLine> = Often<That::Plus<T>>;
    type TakenAnd<That: TallyLine> = Taken<That::Plus<T>>;
    type With<That: TallyLine> = That::WithOnce<T>;
    type WithOnce<That: TallyLine> = Once<That::With<T>>;
    type WithOften<That: TallyLine> = Once<That::With<T>>;
    type Update<That: TallyLine, M: MarkLine> = That::UpdateOnce<T, M>;
    type UpdateOnce<That: TallyLine, M: MarkLine> = Sure<M::Update<That, T>>;
    type UpdateOften<That: TallyLine, M: MarkLine> = Sure<M::Update<That, T>>;
    type Status = <T::Status as Status>::AndUnsettled;
}
impl<T: TallyLine> TallyLine for Often<T> {
    type Rest = T;
    type Plus<That: TallyLine> = That::OftenAnd<T>;
    type NowhereAnd<That: TallyLine> = Often<That::Plus<T>>;
    type OnceAnd<That: TallyLine> = Often<That::Plus<T>>;
    type OftenAnd<That: TallyLine> = Often<That::Plus<T>>;
    type TakenAnd<That: TallyLine> = Taken<That::Plus<T>>;
    type With<That: TallyLine> = That::WithOften<T>;
    type WithOnce<That: TallyLine> = Once<That::With<T>>;
    type WithOften<That: TallyLine> = Often<That::With<T>>;
    type Update<That: TallyLine, M: MarkLine> = That::UpdateOften<T, M>;
    type UpdateOnce<That: TallyLine, M: MarkLine> = Sure<M::Update<That, T>>;
    type UpdateOften<That: TallyLine, M: MarkLine> = In<M::Update<That, T>>;
    type Status = <T::Status as Status>::AndUnsettled;
}
impl<T: TallyLine> TallyLine for Taken<T> {
    type Rest = T;
    type Plus<That: TallyLine> = That::TakenAnd<T>;
    type NowhereAnd<That: TallyLine> = Taken<That::Plus<T>>;
    type OnceAnd<That: TallyLine> = Taken<That::Plus<T>>;
    type OftenAnd<That: TallyLine> = Taken<That::Plus<T>>;
    type TakenAnd<That: TallyLine> = Clash<That::Plus<T>>;
    type With<That: TallyLine> = Taken<T::With<That::Rest>>;
    type WithOnce<That: TallyLine> = Taken<That::With<T>>;
    type WithOften<That: TallyLine> = Taken<That::With<T>>;
    type Update<That: TallyLine, M: MarkLine> = Out<M::Update<T, That::Rest>>;
    type UpdateOnce<That: TallyLine, M: MarkLine> = Out<M::Update<That, T>>;
    type UpdateOften<That: TallyLine, M: MarkLine> = Out<M::Update<That, T>>;
    type Status = T::Status;
}
impl<T: TallyLine> TallyLine for Clash<T> {
    type Rest = T;
    type Plus<That: TallyLine> = Clash<T::Plus<That::Rest>>;
    type NowhereAnd<That: TallyLine> = Clash<That::Plus<T>>;
    type OnceAnd<That: TallyLine> = Clash<That::Plus<T>>;
    type OftenAnd<That: TallyLine> = Clash<That::Plus<T>>;
    type TakenAnd<That: TallyLine> = Clash<That::Plus<T>>;
    type With<That: TallyLine> = End;
    type WithOnce<That: TallyLine> = End;
    type WithOften<That: TallyLine> = End;
    type Update<That: TallyLine, M: MarkLine> = End;
    type UpdateOnce<That: TallyLine, M: MarkLine> = End;
    type UpdateOften<That: TallyLine, M: MarkLine> = End;
    type Status = Broken;
}
