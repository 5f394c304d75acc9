//! A search that tries one digit after the other and stops at the first that fits.

use std::marker::PhantomData;
use typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, U4, tarr};

/// There is no answer.
enum Fail {}

/// This is the answer.
struct Found<Answer>(PhantomData<Answer>);

/// A computation, with the outcome `Fail` or `Found`.
trait Run {
    type Outcome;
}

/// Two computations: the outcome is that of the first, or if that fails, of the second.
struct Amb<First, Second>(PhantomData<(First, Second)>);

impl<First, Second> Run for Amb<First, Second>
where
    First: Run<Outcome: OrElse<Second>>,
{
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

/// A digit for the blank of a row, if it is none of the row's givens.
struct Place<Digit, Givens>(PhantomData<(Digit, Givens)>);

// No givens are left to compare with: the digit may be placed.
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

/// No computation: it has no `impl` of `Run`.
struct Nonsense;

fn ends_in<Computation: Run<Outcome = Outcome>, Outcome>() {}

fn main() {
    type Row = tarr![U1, U4, U2]; // 1 4 _ 2
    type ThreeOrFour = Amb<Place<U3, Row>, Place<U4, Row>>;
    ends_in::<Amb<Place<U1, Row>, Amb<Place<U2, Row>, ThreeOrFour>>, Found<U3>>();

    ends_in::<Amb<Place<U1, Row>, Place<U2, Row>>, Fail>();
    ends_in::<Amb<Place<U3, Row>, Nonsense>, Found<U3>>();
}
