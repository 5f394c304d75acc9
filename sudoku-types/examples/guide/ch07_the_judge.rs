//! A judge of 4×4 Sudokus that nobody can get past: do these rows complete this puzzle?

mod judge {
    use typenum::{B1, IsNotEqual, U1, U2, U3, U4};
    // DIGITS: these four types, and no others.
    trait Digit {}
    impl Digit for U1 {}
    impl Digit for U2 {}
    impl Digit for U3 {}
    impl Digit for U4 {}
    // UNITS: four digits that differ (chapter 2), and four such units.
    trait Not<Other> {}
    impl<A: IsNotEqual<B, Output = B1>, B> Not<B> for A {}
    trait Unit {}
    impl<A: Not<B> + Not<C> + Not<D>, B: Not<C> + Not<D>, C: Not<D>, D> Unit for (A, B, C, D) {}
    trait Units {}
    impl<P: Unit, Q: Unit, R: Unit, S: Unit> Units for (P, Q, R, S) {}
    // GIVENS: a blank allows each digit, a given itself, and four allow four.
    pub enum Blank {}
    trait Allows<Cell> {}
    impl<D: Digit> Allows<D> for Blank {}
    impl<D: Digit> Allows<D> for D {}
    impl<P: Allows<A>, Q: Allows<B>, R: Allows<C>, S: Allows<D>, A, B, C, D> Allows<(A, B, C, D)>
        for (P, Q, R, S)
    {
    }
    // THE JUDGE: all rules in one bound, and a seal.
    mod sealed {
        pub trait Witness<Givens> {}
    }
    impl<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Givens> sealed::Witness<Givens>
        for ((A, B, C, D), (E, F, G, H), (I, J, K, L), (M, N, O, P))
    where
        Givens: Allows<Self>,
        Self: Units,                                                     // rows
        ((A, E, I, M), (B, F, J, N), (C, G, K, O), (D, H, L, P)): Units, // columns
        ((A, B, E, F), (C, D, G, H), (I, J, M, N), (K, L, O, P)): Units, // boxes
    {
    }
    /// Rows that complete the puzzle with these givens.
    pub trait Completes<Givens>: sealed::Witness<Givens> {}
    impl<Rows: sealed::Witness<Givens>, Givens> Completes<Givens> for Rows {}
}

use judge::{Blank as X, Completes};
use typenum::{U1, U2, U3, U4};

type Puzzle = ((U1, X, X, X), (X, X, U3, X), (X, X, X, U4), (X, U2, X, X));
type Answer = (
    (U1, U3, U4, U2),
    (U2, U4, U3, U1),
    (U3, U1, U2, U4),
    (U4, U2, U1, U3),
);

fn publish<Rows: Completes<Puzzle>>() {}

fn main() {
    publish::<Answer>();
}
