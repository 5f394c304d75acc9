//! The lazy choice of searches by types.

/// A choice inside a choice that fails goes back to the choice before, and no further.
mod backtracks {
    use std::any::TypeId;
    use std::marker::PhantomData;
    use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Run, Several, Unique};
    use sudoku_types::typenum::{U1, U2, U3, U4, tarr};

    /// A choice of a first number, and then of a second.
    struct First;
    struct Then<One>(PhantomData<One>);
    struct Both<One, Other>(PhantomData<(One, Other)>);

    impl Run for First {
        type Outcome = Amb<tarr![Then<U1>, Then<U2>, Then<U3>]>;
    }
    impl<One> Run for Then<One> {
        type Outcome = Amb<tarr![Both<One, U3>, Both<One, U4>]>;
    }

    // With 1 there is none, with 2 the second, with 3 the first.
    impl Run for Both<U1, U3> {
        type Outcome = Fail;
    }
    impl Run for Both<U1, U4> {
        type Outcome = Fail;
    }
    impl Run for Both<U2, U3> {
        type Outcome = Fail;
    }
    impl Run for Both<U2, U4> {
        type Outcome = Found<(U2, U4)>;
    }
    impl Run for Both<U3, U3> {
        type Outcome = Found<(U3, U3)>;
    }

    pub(crate) fn main() {
        assert_eq!(TypeId::of::<Evaluate<First>>(), TypeId::of::<Found<(U2, U4)>>());
        assert_eq!(
            TypeId::of::<Evaluate<First, Unique>>(),
            TypeId::of::<Several<(U2, U4), (U3, U3)>>()
        );

        // Back over three choices at once.
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Amb<tarr![Amb<tarr![Fail]>]>, Found<U4>]>>>(),
            TypeId::of::<Found<U4>>()
        );
    }
}

/// A choice is the first alternative that succeeds, and fails if none does.
mod first_success_wins {
    use std::any::TypeId;
    use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next};
    use sudoku_types::typenum::{ATerm, U1, U2, U3, tarr};

    pub(crate) fn main() {
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>, Found<U2>]>>>(),
            TypeId::of::<Found<U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Next<Fail>, Next<Found<U3>>, Found<U1>]>>>(),
            TypeId::of::<Found<U3>>()
        );

        assert_eq!(TypeId::of::<Evaluate<Amb<ATerm>>>(), TypeId::of::<Fail>());
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Next<Fail>, Amb<tarr![Fail, Fail]>]>>>(),
            TypeId::of::<Fail>()
        );
    }
}

/// What stands behind the first success is never evaluated, and need not even compile if it were.
mod lazy {
    use std::any::TypeId;
    use std::marker::PhantomData;
    use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Run};
    use sudoku_types::typenum::{U1, tarr};

    /// No computation.
    struct Word;

    /// A computation with an outcome for computations alone.
    struct After<Other>(PhantomData<Other>);

    impl<Other: Run> Run for After<Other> {
        type Outcome = Next<Other>;
    }

    /// A computation without end.
    struct Again;

    impl Run for Again {
        type Outcome = Next<Again>;
    }

    pub(crate) fn main() {
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Word]>>>(),
            TypeId::of::<Found<U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>, After<Word>]>>>(),
            TypeId::of::<Found<U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Again, Word]>>>(),
            TypeId::of::<Found<U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Amb<tarr![Fail, Found<U1>, Word]>, After<Word>]>>>(),
            TypeId::of::<Found<U1>>()
        );
    }
}

/// With the goal `Unique` a second success is looked for, also in the choices before.
mod unique {
    use std::any::TypeId;
    use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Several, Unique};
    use sudoku_types::typenum::{U1, U2, U3, tarr};

    pub(crate) fn main() {
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>, Found<U2>]>, Unique>>(),
            TypeId::of::<Several<U1, U2>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Amb<tarr![Fail, Found<U3>]>, Fail, Next<Found<U2>>]>, Unique>>(),
            TypeId::of::<Several<U3, U2>>()
        );

        // One success is the only one, wherever it stands; two that are equal are two.
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Fail, Amb<tarr![Fail]>]>, Unique>>(),
            TypeId::of::<Found<U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>]>, Unique>>(),
            TypeId::of::<Found<U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Found<U1>]>, Unique>>(),
            TypeId::of::<Several<U1, U1>>()
        );
        assert_eq!(
            TypeId::of::<Evaluate<Amb<tarr![Fail, Fail]>, Unique>>(),
            TypeId::of::<Fail>()
        );
    }
}

/// Generic code may leave the goal of a search open.
mod search_goal {
    use sudoku_types::type_solver::{First, Found, Outcome, Several, SolvedWith, Unique};
    use sudoku_types::typenum::{U1, U2, tarr};
    use sudoku_types::{Blank, Boxes, Puzzle};

    type Two = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;

    trait Is<Other> {}
    impl<Type> Is<Type> for Type {}

    fn comes_to<P, Goal, Expected>()
    where
        P: SolvedWith<Goal>,
        Outcome<P, Goal>: Is<Expected>,
    {
    }

    type One = tarr![tarr![U1, U2], tarr![U2, U1]];
    type Other = tarr![tarr![U2, U1], tarr![U1, U2]];

    pub(crate) fn main() {
        comes_to::<Two, First, Found<One>>();
        comes_to::<Two, Unique, Several<One, Other>>();
    }
}

fn main() {
    backtracks::main();
    first_success_wins::main();
    lazy::main();
    unique::main();
    search_goal::main();
}
