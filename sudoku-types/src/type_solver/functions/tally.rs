//! The functions on a line of a tally.
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

use super::{MarkLine, TallyLine};
use crate::type_solver::notes::{Clash, End, In, Nowhere, Often, Once, Out, Sure, Taken};
use crate::type_solver::status::{Broken, Settled, Status};

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
