//! A search to the end: a thermometer can be filled in no way, in one way, or in several.

use typenum::{ATerm, B0, B1, IsLess, TArr, U0, U1, U2, U3, tarr};

/// The cells that are left, after the digit `Last`, and the solutions that were found before.
trait Search<Last, Found> {
    type Found;
}
impl<Last, Found: OneMore> Search<Last, Found> for ATerm {
    type Found = Found::OneMore; // no cell is left: a solution
}
impl<Cells, Last, Found> Search<Last, Found> for TArr<ATerm, Cells> {
    type Found = Found; // the first cell has no candidate left
}
impl<Digit, More, Cells, Last, Found, Then> Search<Last, Found> for TArr<TArr<Digit, More>, Cells>
where
    Last: IsLess<Digit, Output: Try<Digit, Cells, Found, Found = Then>>,
    TArr<More, Cells>: Search<Last, Then>,
{
    type Found = <TArr<More, Cells> as Search<Last, Then>>::Found;
}

trait Try<Digit, Cells, Found> {
    type Found;
}
impl<Digit, Cells: Search<Digit, Found>, Found> Try<Digit, Cells, Found> for B1 {
    type Found = Cells::Found;
}
impl<Digit, Cells, Found> Try<Digit, Cells, Found> for B0 {
    type Found = Found; // the digit does not fit
}
enum None {}
enum One {}
enum Several {}
trait OneMore {
    type OneMore;
}
impl OneMore for None {
    type OneMore = One;
}
impl OneMore for One {
    type OneMore = Several;
}
impl OneMore for Several {
    type OneMore = Several;
}
#[diagnostic::on_unimplemented(message = "not shown to have no solution: {Self}")]
trait Refuted {}
impl Refuted for None {}
#[diagnostic::on_unimplemented(message = "not shown to have one solution: {Self}")]
trait Unique {}
impl Unique for One {}
fn refuted<Cells: Search<U0, None, Found: Refuted>>() {}
fn unique<Cells: Search<U0, None, Found: Unique>>() {}

fn main() {
    type TwoOrThree = tarr![U2, U3];
    refuted::<tarr![TwoOrThree, tarr![U1, U2, U3], TwoOrThree]>();
    unique::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]]>();
}
