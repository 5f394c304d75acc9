//! Gates keep one fault from causing two errors: a rule that relies on another one is only asked if that one holds.
//!
//! ```text
//! [[U1, U2], [U2, U1]]        each row is long enough     Gate = ()     Gate::To<Rows> = Rows
//! [[U1, U2], [U2]]            one is not                  no Gate       no Rows: nothing is asked of them
//! ```
//!
//! A rule that is asked of `To<Rows>` is not asked of rows that an earlier rule has refused: they have no `Gate`, so
//! `To<Rows>` is no type. (Each rule could build the rows again, from parts that only good rows have, as `digits` does,
//! which makes them shorter; where they stay as they are, that costs rustc more.)

/// An open gate, which is `()` and nothing else. Where a rule was refused there is none, and
/// what is behind it cannot be named.
pub trait Gate {
    /// What is behind the gate: the type itself.
    type To<T>;
}

impl Gate for () {
    type To<T> = T;
}

/// A type behind a gate.
pub(crate) type Behind<G, T> = <G as Gate>::To<T>;
