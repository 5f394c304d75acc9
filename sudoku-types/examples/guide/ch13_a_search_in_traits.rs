//! On a thermometer digits rise, and each cell has a list of candidates. rustc looks for the digits.

use std::marker::PhantomData;
use typenum::{ATerm, B0, B1, IsLess, Le, TArr, U0, U1, U2, U3, U4, tarr};

enum Fail {}
struct Found<Digits>(PhantomData<Digits>); // the last digit first

/// The cells that are left, after the digits `Done`, the last one first.
trait Search<Done> {
    type End;
}
impl<Done> Search<Done> for ATerm {
    type End = Found<Done>; // no cell is left
}
impl<Cells, Done> Search<Done> for TArr<ATerm, Cells> {
    type End = Fail; // the first cell has no candidate left
}
impl<Digit, More, Cells, Last, Done> Search<TArr<Last, Done>> for TArr<TArr<Digit, More>, Cells>
where
    Last: IsLess<Digit, Output: Try<Digit, Cells, More, TArr<Last, Done>>>,
{
    type End = <Le<Last, Digit> as Try<Digit, Cells, More, TArr<Last, Done>>>::End;
}

/// Does the digit fit? If so, the other cells are searched; if that fails, or if not, more candidates.
trait Try<Digit, Cells, More, Done> {
    type End;
}
impl<Digit, Cells, More, Done> Try<Digit, Cells, More, Done> for B1
where
    Cells: Search<TArr<Digit, Done>, End: OrElse<TArr<More, Cells>, Done>>,
{
    type End = <Cells::End as OrElse<TArr<More, Cells>, Done>>::End;
}
impl<Digit, Cells, More, Done> Try<Digit, Cells, More, Done> for B0
where
    TArr<More, Cells>: Search<Done>,
{
    type End = <TArr<More, Cells> as Search<Done>>::End;
}

trait OrElse<Cells, Done> {
    type End;
}
impl<Digits, Cells, Done> OrElse<Cells, Done> for Found<Digits> {
    type End = Self;
}
impl<Cells: Search<Done>, Done> OrElse<Cells, Done> for Fail {
    type End = Cells::End;
}

fn finds<Cells: Search<tarr![U0], End = End>, End>() {}

fn main() {
    type TwoOrThree = tarr![U2, U3];
    finds::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]], Found<tarr![U3, U2, U1, U0]>>();
    finds::<tarr![TwoOrThree, TwoOrThree, tarr![U2, U3]], Fail>();
}
