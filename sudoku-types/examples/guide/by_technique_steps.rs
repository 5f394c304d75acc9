//! 1,024 steps, and rustc goes five levels deep.

use std::marker::PhantomData;

trait Machine {
    type Step: Machine;
}
enum Tick {}
impl Machine for Tick {
    type Step = Tock;
}
enum Tock {}
impl Machine for Tock {
    type Step = Tick;
}

trait Steps {
    type Run<M: Machine>: Machine;
}
enum One {}
impl Steps for One {
    type Run<M: Machine> = M::Step;
}
struct Four<T>(PhantomData<T>);
impl<T: Steps> Steps for Four<T> {
    type Run<M: Machine> = T::Run<T::Run<T::Run<T::Run<M>>>>;
}

type Many = Four<Four<Four<Four<Four<One>>>>>;

fn run<T: Steps<Run<From> = To>, From: Machine, To>() {}

fn main() {
    run::<Many, Tick, Tick>();
}
