//! A counter of twelve bits makes 4,096 steps, and rustc goes a few levels down.

use std::marker::PhantomData;

// A number is its bits, the last one first: `O<I<O<End>>>` is 010, a two of three bits.
struct O<Rest>(PhantomData<Rest>);
struct I<Rest>(PhantomData<Rest>);
enum End {}

/// A state, and the next one.
trait Machine {
    type Step: Machine;
    /// The same with a 0 at the end.
    type Times2: Machine;
}
struct At<N>(PhantomData<N>);
enum Finished {}
impl<N: Number> Machine for At<N> {
    type Step = N::OneMore;
    type Times2 = At<O<N>>;
}
impl Machine for Finished {
    type Step = Finished;
    type Times2 = Finished;
}

trait Number {
    type OneMore: Machine;
}
impl Number for End {
    type OneMore = Finished; // the carry has no bit left
}
impl<N: Number> Number for O<N> {
    type OneMore = At<I<N>>;
}
impl<N: Number> Number for I<N> {
    type OneMore = <N::OneMore as Machine>::Times2;
}

/// A number of steps.
trait Steps {
    type Run<M: Machine>: Machine;
}
enum Step {}
struct Four<T>(PhantomData<T>);
impl Steps for Step {
    type Run<M: Machine> = M::Step;
}
impl<T: Steps> Steps for Four<T> {
    type Run<M: Machine> = T::Run<T::Run<T::Run<T::Run<M>>>>;
}

fn run<T: Steps<Run<From> = To>, From: Machine, To>() {}

type Zero = O<O<O<O<O<O<O<O<O<O<O<O<End>>>>>>>>>>>>;

fn main() {
    run::<Four<Step>, At<O<O<O<End>>>>, At<O<O<I<End>>>>>(); // from 000 to 100
    run::<Four<Four<Four<Four<Four<Four<Step>>>>>>, At<Zero>, Finished>(); // 4 to the power of 6
}
