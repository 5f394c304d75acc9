//! The solver's advice to the machine of types, as constants that become types.
//!
//! ```text
//! Try<Three<{ piece::<P>(0) }, ATerm>, Try<Three<{ piece::<P>(1) }, ATerm>, …>, …>      P names the solver's proposal
//! Try<tarr![U5, U3, U7],               …>                                              digit 5 in row 3, column 7
//! ```

use crate::solver::Advice;

/// A proposal with advice on its puzzle.
pub trait Advised {
    /// The advice.
    const ADVICE: &'static Advice;
}

/// A piece of advice, as three digits in one number: see `digit_packs`.
pub const fn piece<P: Advised>(number: usize) -> usize {
    let [digit, row, column] = P::ADVICE.0[number];
    digit as usize * 100 + row as usize * 10 + column as usize
}
