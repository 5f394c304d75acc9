//! A file whose calls have to match a regular expression.

use std::marker::PhantomData;

enum Never {} // matches nothing
enum Empty {} // matches no calls
struct Then<A, B>(PhantomData<(A, B)>);
struct Or<A, B>(PhantomData<(A, B)>);
struct Many<A>(PhantomData<A>); // any number of times

trait Regex {
    /// The derivative: what may follow after a call.
    type After<C: Call>: Regex;
    /// `Never` if something has to follow.
    type End: Regex;
    // `Then<Self, S>`, `Or<Self, S>` and `Or<Empty, Self>`, but without `Never` in them.
    type Then<S: Regex>: Regex;
    type Or<S: Regex>: Regex;
    type OrEmpty: Regex;
}
impl Regex for Never {
    type After<C: Call> = Never;
    type End = Never;
    type Then<S: Regex> = Never;
    type Or<S: Regex> = S;
    type OrEmpty = Empty;
}
impl Regex for Empty {
    type After<C: Call> = Never;
    type End = Empty;
    type Then<S: Regex> = S;
    type Or<S: Regex> = S::OrEmpty;
    type OrEmpty = Empty;
}
impl<A: Call> Regex for A {
    type After<C: Call> = A::Is<C>;
    type End = Never;
    type Then<S: Regex> = Then<A, S>;
    type Or<S: Regex> = Or<A, S>;
    type OrEmpty = Or<Empty, A>;
}
impl<A: Regex, B: Regex> Regex for Then<A, B> {
    type After<C: Call> = AnyOf<InTurn<A::End, B::After<C>>, InTurn<A::After<C>, B>>;
    type End = InTurn<A::End, B::End>;
    type Then<S: Regex> = Then<Self, S>;
    type Or<S: Regex> = Or<Self, S>;
    type OrEmpty = Or<Empty, Self>;
}
impl<A: Regex, B: Regex> Regex for Or<A, B> {
    type After<C: Call> = AnyOf<A::After<C>, B::After<C>>;
    type End = AnyOf<A::End, B::End>;
    type Then<S: Regex> = Then<Self, S>;
    type Or<S: Regex> = Or<Self, S>;
    type OrEmpty = Or<Empty, Self>;
}
impl<A: Regex> Regex for Many<A> {
    type After<C: Call> = InTurn<A::After<C>, Self>;
    type End = Empty;
    type Then<S: Regex> = Then<Self, S>;
    type Or<S: Regex> = Or<Self, S>;
    type OrEmpty = Or<Empty, Self>;
}
type InTurn<A, B> = <A as Regex>::Then<B>;
type AnyOf<A, B> = <A as Regex>::Or<B>;

trait Call {
    /// `Empty` if it is the same call, otherwise `Never`.
    type Is<C: Call>: Regex;
    type Choose<O: Regex, W: Regex, C: Regex>: Regex;
}
enum Open {}
impl Call for Open {
    type Is<C: Call> = C::Choose<Empty, Never, Never>;
    type Choose<O: Regex, W: Regex, C: Regex> = O;
}
enum Write {}
impl Call for Write {
    type Is<C: Call> = C::Choose<Never, Empty, Never>;
    type Choose<O: Regex, W: Regex, C: Regex> = W;
}
enum Close {}
impl Call for Close {
    type Is<C: Call> = C::Choose<Never, Never, Empty>;
    type Choose<O: Regex, W: Regex, C: Regex> = C;
}

trait Possible {} // all but `Never`
impl Possible for Empty {}
impl<C: Call> Possible for C {}
impl<A, B> Possible for Then<A, B> {}
impl<A, B> Possible for Or<A, B> {}
impl<A> Possible for Many<A> {}

#[diagnostic::on_unimplemented(message = "`{C}` cannot come here: what may come is `{Self}`")]
trait Allows<C> {}
#[diagnostic::do_not_recommend]
impl<C: Call, R: Regex<After<C>: Possible>> Allows<C> for R {}

/// A file. Its type is the regular expression of the calls that may still come.
struct File<R>(PhantomData<R>);
impl<R: Regex> File<R> {
    fn call<C: Call>(self) -> File<R::After<C>>
    where
        R: Allows<C>,
    {
        File(PhantomData)
    }
}

type Calls = Then<Open, Then<Many<Write>, Close>>;

fn main() {
    let mut file = File::<Calls>(PhantomData).call::<Open>();
    for _ in 0..3 {
        file = file.call::<Write>(); // its type is the same after a `Write`
    }
    let _closed: File<Empty> = file.call::<Close>();
}
