//! Gates keep one fault from causing two errors: a rule that relies on another one is only checked if that one holds.
//!
//! ```text
//! Boxes<U2, U2> in a 4×4      they fit       Gate = ()     Gate::To<T> = T
//! Boxes<U2, U3>               they do not    no Gate       no T: nothing more is checked
//! ```
//!
//! A bound on `To<T>` is not checked if an earlier rule has refused the puzzle: it has no `Gate`, so there is no type `To<T>`.
//! (Rows need no gate: they are built again, of short digits that only right cells have.)

/// An open gate, which is `()` and nothing else. A rule that refuses has no gate, so the type after the gate cannot be
/// named.
pub trait Gate {
    /// The type itself, after the gate.
    type To<T>;
}

impl Gate for () {
    type To<T> = T;
}

/// A type that exists only if the gate does.
pub(crate) type Behind<G, T> = <G as Gate>::To<T>;
