//! Booleans as types, and a function of two of them that needs no `where`.

trait Bool {
    type Not: Bool;
    type And<Other: Bool>: Bool;
    const VALUE: bool;
}

struct Yes;
impl Bool for Yes {
    type Not = No;
    type And<Other: Bool> = Other;
    const VALUE: bool = true;
}

struct No;
impl Bool for No {
    type Not = Yes;
    type And<Other: Bool> = No;
    const VALUE: bool = false;
}

type Not<A> = <A as Bool>::Not;
type Nand<A, B> = Not<<A as Bool>::And<B>>;
type Or<A, B> = Nand<Not<A>, Not<B>>;

fn main() {
    assert!(Or::<No, Yes>::VALUE);
    assert!(!Or::<No, Not<Yes>>::VALUE);
}
