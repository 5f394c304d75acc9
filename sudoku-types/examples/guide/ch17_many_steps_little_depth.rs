//! Halve an even number, and take (3n + 1) / 2 of an odd one, until it is 1: nobody knows beforehand how often.

use std::marker::PhantomData;

// A number is its bits, the last one first: `O<I<End>>` is 10 in binary, a two.
struct O<Rest>(PhantomData<Rest>);
struct I<Rest>(PhantomData<Rest>);
enum End {}

trait Number {
    // Three times the number, and 0, 1 or 2 more:
    type Triple0: Number;
    type Triple1: Number;
    type Triple2: Number;
    /// The state after this number,
    type Next: Machine;
    /// and after the odd number that has these bits in front of its last one.
    type AfterOdd: Machine;
}
impl Number for End {
    type Triple0 = End;
    type Triple1 = I<End>;
    type Triple2 = O<I<End>>;
    type Next = Finished;
    type AfterOdd = Finished;
}
impl<N: Number> Number for O<N> {
    type Triple0 = O<N::Triple0>;
    type Triple1 = I<N::Triple0>;
    type Triple2 = O<N::Triple1>;
    type Next = At<N>;
    type AfterOdd = At<Self::Triple2>;
}
impl<N: Number> Number for I<N> {
    type Triple0 = I<N::Triple1>;
    type Triple1 = O<N::Triple2>;
    type Triple2 = I<N::Triple2>;
    type Next = N::AfterOdd;
    type AfterOdd = At<Self::Triple2>;
}

/// A state, and the next one.
trait Machine {
    type Step: Machine;
}
struct At<N>(PhantomData<N>);
enum Finished {}
impl<N: Number> Machine for At<N> {
    type Step = N::Next;
}
impl Machine for Finished {
    type Step = Finished;
}

/// A number of steps.
trait Steps {
    type Run<M: Machine>: Machine;
}
enum Step {}
struct Sixteen<T>(PhantomData<T>);
impl Steps for Step {
    type Run<M: Machine> = M::Step;
}
impl<T: Steps> Steps for Sixteen<T> {
    type Run<M: Machine> = Four<T, Four<T, Four<T, Four<T, M>>>>;
}
type Four<T, M> = <T as Steps>::Run<<T as Steps>::Run<<T as Steps>::Run<<T as Steps>::Run<M>>>>;

fn run<T: Steps<Run<From> = To>, From: Machine, To>() {}

fn main() {
    type Five = I<O<I<End>>>;
    run::<Step, At<Five>, At<O<O<O<I<End>>>>>>(); // 5, 8
    run::<Sixteen<Step>, At<Five>, Finished>(); //   5, 8, 4, 2, 1

    // 6171 takes 166 steps, and may take 16⁵, a million.
    type Long = I<I<O<I<I<O<O<O<O<O<O<I<I<End>>>>>>>>>>>>>;
    run::<Sixteen<Sixteen<Sixteen<Sixteen<Sixteen<Step>>>>>, At<Long>, Finished>();
}
