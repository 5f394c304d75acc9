//! The second computation is run only if the first one fails.

use std::marker::PhantomData;

enum Fail {}
struct Found<T>(PhantomData<T>);
struct Either<First, Second>(PhantomData<(First, Second)>);

trait Run {
    type Outcome;
}
impl Run for Fail {
    type Outcome = Fail;
}
impl<First: Run<Outcome: OrElse<Second>>, Second> Run for Either<First, Second> {
    type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
}
impl<T> Run for Found<T> {
    type Outcome = Found<T>;
}

trait OrElse<Second> {
    type Outcome;
}
impl<T, Second> OrElse<Second> for Found<T> {
    type Outcome = Found<T>; // `Second` may be anything
}
impl<Second: Run> OrElse<Second> for Fail {
    type Outcome = Second::Outcome;
}

fn main() {
    let _: <Either<Fail, Found<u8>> as Run>::Outcome = Found::<u8>(PhantomData);
    let _: <Either<Found<u8>, char> as Run>::Outcome = Found::<u8>(PhantomData);
}
