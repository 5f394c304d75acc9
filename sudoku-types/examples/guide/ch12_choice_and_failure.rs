//! A search that tries one digit after the other and stops at the first that fits.

use std::marker::PhantomData;
use typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, U4, tarr};

enum Fail {}
struct Found<Answer>(PhantomData<Answer>);

/// A computation, with the outcome `Fail` or `Found`.
trait Run {
    type Outcome;
}

/// The outcome of the first, or if that fails, of the second.
struct Amb<First, Second>(PhantomData<(First, Second)>);
impl<First: Run<Outcome: OrElse<Second>>, Second> Run for Amb<First, Second> {
    type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
}

/// The outcome of a first computation, and the outcome with a second one after it.
trait OrElse<Second> {
    type Outcome;
}
impl<Answer, Second> OrElse<Second> for Found<Answer> {
    type Outcome = Found<Answer>; // nobody asks about `Second`
}
impl<Second: Run> OrElse<Second> for Fail {
    type Outcome = Second::Outcome; // only here is it run
}

struct Place<Digit, Givens>(PhantomData<(Digit, Givens)>); // if it is none of the givens
impl<Digit> Run for Place<Digit, ATerm> {
    type Outcome = Found<Digit>;
}
impl<Digit, Head, Tail> Run for Place<Digit, TArr<Head, Tail>>
where
    Digit: IsNotEqual<Head, Output: Guard<Place<Digit, Tail>>>,
{
    type Outcome = <NotEq<Digit, Head> as Guard<Place<Digit, Tail>>>::Outcome;
}

/// A yes or no of typenum: after a yes the computation is run, a no is a failure.
trait Guard<Then> {
    type Outcome;
}
impl<Then: Run> Guard<Then> for B1 {
    type Outcome = Then::Outcome;
}
impl<Then> Guard<Then> for B0 {
    type Outcome = Fail;
}

fn ends_in<Computation: Run<Outcome = Outcome>, Outcome>() {}

fn main() {
    type Row = tarr![U1, U4, U2]; // 1 4 _ 2
    ends_in::<Amb<Place<U2, Row>, Amb<Place<U3, Row>, Place<U4, Row>>>, Found<U3>>();
    ends_in::<Amb<Place<U1, Row>, Place<U2, Row>>, Fail>();
    ends_in::<Amb<Place<U3, Row>, char>, Found<U3>>(); // a `char` is no computation
}
