//! A search that takes advice, a tree of places to try: the verdict is the same without it.

use std::marker::PhantomData;

enum In {}
enum Out {}

trait Bit {
    type Not: Bit;
    type Or<B: Bit>: Bit;
    type ButNot<B: Bit>: Bit;
    type Choose<Yes: Row, No: Row>: Row;
    /// The next state, where the first digit has a place, or none.
    type Split<P: Row, More: Digits, A: Advice, Others: Stack, F: Findings>: Machine;
}
impl Bit for In {
    type Not = Out;
    type Or<B: Bit> = In;
    type ButNot<B: Bit> = B::Not;
    type Choose<Yes: Row, No: Row> = Yes;
    type Split<P: Row, More: Digits, A: Advice, Others: Stack, F: Findings> =
        Searching<TwoBranches<P, More, A, Others>, F>;
}
impl Bit for Out {
    type Not = In;
    type Or<B: Bit> = B;
    type ButNot<B: Bit> = Out;
    type Choose<Yes: Row, No: Row> = No;
    type Split<P: Row, More: Digits, A: Advice, Others: Stack, F: Findings> = Searching<Others, F>;
}

/// The digit is in one place, or it is not.
type TwoBranches<P, More, A, Others> = Branch<
    <More as Digits>::Without<Piece<A, P>>,
    <A as Advice>::Placed,
    Branch<Digit<ButNot<P, Piece<A, P>>, More>, <A as Advice>::Removed, Others>,
>;
type Piece<A, P> = <A as Advice>::Piece<P>;
type ButNot<P, Q> = <P as Row>::ButNot<Q>;

trait Advice {
    /// The place to try, one of these.
    type Piece<P: Row>: Row;
    /// Advice for later, if the digit is in that place,
    type Placed: Advice;
    /// and if it is not.
    type Removed: Advice;
}
enum NoAdvice {}
struct Try<Place, Placed = NoAdvice, Removed = NoAdvice>(PhantomData<(Place, Placed, Removed)>);
impl Advice for NoAdvice {
    type Piece<P: Row> = P::First;
    type Placed = NoAdvice;
    type Removed = NoAdvice;
}
impl<Place: Row, Placed: Advice, Removed: Advice> Advice for Try<Place, Placed, Removed> {
    type Piece<P: Row> = <Any<Both<P, Place>> as Bit>::Choose<First<Both<P, Place>>, P::First>;
    type Placed = Placed;
    type Removed = Removed;
}
type Both<P, Q> = ButNot<P, ButNot<P, Q>>;
type Any<P> = <P as Row>::Any;
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
    type Step<A: Advice, Others: Stack, F: Findings>: Machine;
}
struct Digit<Places, More>(PhantomData<(Places, More)>);
enum NoDigit {}
impl<P: Row, More: Digits> Digits for Digit<P, More> {
    type Without<R: Row> = Digit<P::ButNot<R>, More::Without<R>>;
    type Step<A: Advice, Others: Stack, F: Findings> =
        <P::Any as Bit>::Split<P, More, A, Others, F>;
}
impl Digits for NoDigit {
    type Without<R: Row> = NoDigit;
    type Step<A: Advice, Others: Stack, F: Findings> = F::OneMore<Others>;
}

/// Branches to search.
trait Stack {
    type Step<F: Findings>: Machine;
}
enum Bottom {}
struct Branch<D, Advice, Others>(PhantomData<(D, Advice, Others)>);
impl Stack for Bottom {
    type Step<F: Findings> = Finished<F>;
}
impl<D: Digits, A: Advice, Others: Stack> Stack for Branch<D, A, Others> {
    type Step<F: Findings> = D::Step<A, Others, F>;
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

type Search<D, A> = <Four<Four<Four<Step>>> as Steps>::Run<Searching<Branch<D, A, Bottom>, None>>;

#[diagnostic::on_unimplemented(message = "not shown to have no solution: {Self}")]
trait Refuted {}
impl Refuted for Finished<None> {}

#[diagnostic::on_unimplemented(message = "not shown to have one solution: {Self}")]
trait Unique {}
impl Unique for Finished<One> {}

fn refuted<End: Refuted>() {}
fn unique<End: Unique>() {}

type Cells = Digit<(In, In, In), Digit<(In, In, Out), Digit<(Out, In, Out), NoDigit>>>;

fn main() {
    unique::<Search<Cells, NoAdvice>>();

    // Good advice: the first digit is in the third cell, and without that there is nothing.
    type Third = (Out, Out, In);
    unique::<Search<Cells, Try<Third>>>();

    // Bad advice: places that are not candidates, or several at once.
    type Bad = Try<Third, Try<Third>, Try<(In, In, In), Try<Third>, Try<(Out, Out, Out)>>>;
    unique::<Search<Cells, Bad>>();
    refuted::<Search<Digit<Third, Digit<Third, NoDigit>>, Bad>>();
}
