//! One path that is a type where a type is expected, and a value where a value is expected.

mod witness {
    use std::convert::Infallible;
    use std::marker::PhantomData;

    pub(super) enum Solution<Puzzle, Rows> {
        /// The only value.
        Solution,

        /// Uses the parameters. Nobody can make an `Infallible`, so this is never a value.
        #[doc(hidden)]
        __Types(PhantomData<fn() -> (Puzzle, Rows)>, Infallible),
    }

    impl<Puzzle, Rows> Solution<Puzzle, Rows> {
        /// The value, for those who have the type by another name.
        pub(super) const VALUE: Self = Self::Solution;
    }
}

use witness::Solution; // The enum, into the drawer of types.
use witness::Solution::*; // The variant, into the drawer of values.

/// A puzzle and its rows, which are of no interest here. A pointer is neither `Send` nor `Sync`.
type Puzzle = *const u8;
enum Rows {}

/// The same tokens, wherever they are.
macro_rules! small {
    () => {
        Solution::<Puzzle, Rows>
    };
}

type Small = small!();

fn publish(_solution: Small) {}

fn share<T: Send + Sync>(_value: &T) {}

fn main() {
    let value: small!() = small!();
    assert_eq!(size_of_val(&value), 0);
    share(&value);
    publish(value);
    publish(Small::VALUE);
}
