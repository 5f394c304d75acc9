//! Gates keep one fault from causing two errors: a rule that relies on another one is only checked if that one holds.
//!
//! ```text
//! [[U1, U2], [U2, U1]]        each row is long enough     Gate = ()     Gate::To<Rows> = Rows
//! [[U1, U2], [U2]]            one is too short            no Gate       no Rows: nothing more is checked
//! ```
//!
//! A bound on `To<Rows>` is not checked if an earlier rule has refused the rows: they have no `Gate`, so there is no
//! type `To<Rows>`. (Each rule could build the rows again, from parts that only good rows have, as `digits` does, which
//! makes them shorter. If they stay as they are, that costs rustc more.)

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
