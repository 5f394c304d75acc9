//! The first elements of a list, as many as there are marks.

use typenum::{ATerm, TArr, tarr};

trait Take<Marks> {
    type Taken;
}
impl<List> Take<ATerm> for List {
    type Taken = ATerm;
}
impl<Head, Tail: Take<Marks>, Marks> Take<TArr<(), Marks>> for TArr<Head, Tail> {
    type Taken = TArr<Head, Tail::Taken>;
}

type Two = tarr![(), ()];
type List = tarr![u8, char, bool];

fn is<A: Is<B>, B>() {}
trait Is<Other> {}
impl<Type> Is<Type> for Type {}

fn main() {
    is::<<List as Take<Two>>::Taken, tarr![u8, char]>();
}
