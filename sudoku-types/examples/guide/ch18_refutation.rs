//! A search to the end: the digits of a unit can be placed in no way, in one way, or in several.

use std::marker::PhantomData;

enum In {}
enum Out {}

trait Bit {
    type Not: Bit;
    type Or<B: Bit>: Bit;
    type ButNot<B: Bit>: Bit;
    /// The next state, where the first digit has a place, or none.
    type Split<P: Row, More: Digits, Others: Stack, F: Findings>: Machine;
}
impl Bit for In {
    type Not = Out;
    type Or<B: Bit> = In;
    type ButNot<B: Bit> = B::Not;
    type Split<P: Row, More: Digits, Others: Stack, F: Findings> =
        Searching<TwoBranches<P, More, Others>, F>;
}
impl Bit for Out {
    type Not = In;
    type Or<B: Bit> = B;
    type ButNot<B: Bit> = Out;
    type Split<P: Row, More: Digits, Others: Stack, F: Findings> = Searching<Others, F>;
}

/// The digit is in its first place, or it is not.
type TwoBranches<P, More, Others> = Branch<
    <More as Digits>::Without<First<P>>,
    Branch<Digit<<P as Row>::ButNot<First<P>>, More>, Others>,
>;
type First<P> = <P as Row>::First;

/// The places of a digit among three cells.
trait Row {
    type A: Bit;
    type B: Bit;
    type C: Bit;
    type ButNot<R: Row>: Row;
    type Any: Bit;
    type First: Row;
}
impl<A: Bit, B: Bit, C: Bit> Row for (A, B, C) {
    type A = A;
    type B = B;
    type C = C;
    type ButNot<R: Row> = (A::ButNot<R::A>, B::ButNot<R::B>, C::ButNot<R::C>);
    type Any = <A::Or<B> as Bit>::Or<C>;
    type First = (A, B::ButNot<A>, C::ButNot<A::Or<B>>);
}

/// Digits to be placed.
trait Digits {
    type Without<R: Row>: Digits;
    type Step<Others: Stack, F: Findings>: Machine;
}
struct Digit<Places, More>(PhantomData<(Places, More)>);
enum NoDigit {}
impl<P: Row, More: Digits> Digits for Digit<P, More> {
    type Without<R: Row> = Digit<P::ButNot<R>, More::Without<R>>;
    type Step<Others: Stack, F: Findings> = <P::Any as Bit>::Split<P, More, Others, F>;
}
impl Digits for NoDigit {
    type Without<R: Row> = NoDigit;
    type Step<Others: Stack, F: Findings> = F::OneMore<Others>;
}

/// Branches to search.
trait Stack {
    type Step<F: Findings>: Machine;
}
enum Bottom {}
struct Branch<D, Others>(PhantomData<(D, Others)>);
impl Stack for Bottom {
    type Step<F: Findings> = Finished<F>;
}
impl<D: Digits, Others: Stack> Stack for Branch<D, Others> {
    type Step<F: Findings> = D::Step<Others, F>;
}

/// The solutions found so far, and the state after one more.
trait Findings {
    type OneMore<Others: Stack>: Machine;
}
enum None {}
enum One {}
enum Several {}
impl Findings for None {
    type OneMore<Others: Stack> = Searching<Others, One>;
}
impl Findings for One {
    type OneMore<Others: Stack> = Finished<Several>;
}
impl Findings for Several {
    type OneMore<Others: Stack> = Finished<Several>;
}

trait Machine {
    type Step: Machine;
}
struct Searching<S, F>(PhantomData<(S, F)>);
struct Finished<F>(PhantomData<F>);
impl<S: Stack, F: Findings> Machine for Searching<S, F> {
    type Step = S::Step<F>;
}
impl<F: Findings> Machine for Finished<F> {
    type Step = Self;
}

// `Steps` as in the last chapter.
trait Steps {
    type Run<M: Machine>: Machine;
}
enum Step {}
struct Four<T>(PhantomData<T>);
impl Steps for Step {
    type Run<M: Machine> = M::Step;
}
impl<T: Steps> Steps for Four<T> {
    type Run<M: Machine> = T::Run<Three<T, M>>;
}
type Three<T, M> = <T as Steps>::Run<<T as Steps>::Run<<T as Steps>::Run<M>>>;

type Search<D> = <Four<Four<Four<Step>>> as Steps>::Run<Searching<Branch<D, Bottom>, None>>;

#[diagnostic::on_unimplemented(message = "not shown to have no solution: {Self}")]
trait Refuted {}
impl Refuted for Finished<None> {}

#[diagnostic::on_unimplemented(message = "not shown to have one solution: {Self}")]
trait Unique {}
impl Unique for Finished<One> {}

fn refuted<End: Refuted>() {}
fn unique<End: Unique>() {}

type Two = (In, In, Out);
type All = (In, In, In);

fn main() {
    // Three digits, and two cells for them.
    refuted::<Search<Digit<Two, Digit<Two, Digit<Two, NoDigit>>>>>();

    // 2 | 1 or 2 | anywhere
    unique::<Search<Digit<(Out, In, Out), Digit<Two, Digit<All, NoDigit>>>>>();
}
