//! A search as a machine: its state is what is still to be tried.

use std::marker::PhantomData;
use sudoku_types::type_solver::{Amb, Fail, Found, Next, Run};
use sudoku_types::typenum::{ATerm, TArr, U1, U2, tarr};

/// The alternatives of the last choice, and those of the choices before.
struct Searching<Now, Waiting>(PhantomData<(Now, Waiting)>);
struct Finished<Outcome>(PhantomData<Outcome>);

trait Step {
    type Next;
}
// The first alternative is run.
impl<First, Others, Waiting> Step for Searching<TArr<First, Others>, Waiting>
where
    First: Run<Outcome: Resume<Others, Waiting>>,
{
    type Next = <First::Outcome as Resume<Others, Waiting>>::State;
}
// None is left: back to the choice before.
impl<Before, Waiting> Step for Searching<ATerm, TArr<Before, Waiting>> {
    type Next = Searching<Before, Waiting>;
}
// No choice is left either.
impl Step for Searching<ATerm, ATerm> {
    type Next = Finished<Fail>;
}
impl<Outcome> Step for Finished<Outcome> {
    type Next = Self;
}

/// What a computation has come to, and the state of the search after it.
trait Resume<Others, Waiting> {
    type State;
}
impl<Others, Waiting> Resume<Others, Waiting> for Fail {
    type State = Searching<Others, Waiting>;
}
impl<Answer, Others, Waiting> Resume<Others, Waiting> for Found<Answer> {
    type State = Finished<Found<Answer>>;
}
impl<Computation, Others, Waiting> Resume<Others, Waiting> for Next<Computation> {
    type State = Searching<TArr<Computation, Others>, Waiting>;
}
impl<Alternatives, Others, Waiting> Resume<Others, Waiting> for Amb<Alternatives> {
    type State = Searching<Alternatives, TArr<Others, Waiting>>;
}

/// The state after 2ⁿ steps, n being the length of `Fuel`.
trait Drive<Fuel> {
    type End;
}
impl<State: Step> Drive<ATerm> for State {
    type End = State::Next;
}
impl<State, Mark, Fuel> Drive<TArr<Mark, Fuel>> for State
where
    State: Drive<Fuel, End: Drive<Fuel>>,
{
    type End = <<State as Drive<Fuel>>::End as Drive<Fuel>>::End;
}

fn search<Computation, Fuel, Outcome>()
where
    Searching<tarr![Computation], ATerm>: Drive<Fuel, End = Finished<Outcome>>,
{
}

fn main() {
    type Sixteen = tarr![(), (), (), ()]; // 2⁴ steps
    type DeadEnd = Next<Amb<tarr![Fail, Fail]>>;
    search::<Amb<tarr![DeadEnd, Amb<tarr![Fail, Found<U1>]>, Found<U2>]>, Sixteen, Found<U1>>();
    search::<Amb<tarr![DeadEnd, DeadEnd]>, Sixteen, Fail>();
}
