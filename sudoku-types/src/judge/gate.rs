//! A gate from one rule to the next: it is open where a walk has come to its end.
//!
//! ```text
//! [[U1, U2], [U2, U1]]        each row is long enough     Gate = ()     Gate::To<Rows> = Rows
//! [[U1, U2], [U2]]            one is not                  no Gate       no Rows: nothing is asked of them
//! ```
//!
//! So a rule that is asked of `To<Rows>` is not asked of rows that were refused before, and
//! a fault has one error. (To put the rows together anew, from parts that only good
//! rows have, does the same and costs rustc more.)

/// An open gate, which is `()` and nothing else. Where a walk was refused there is none, and
/// what lies behind it cannot be named.
pub trait Gate {
    /// What lies behind the gate: the type itself.
    type To<T>;

    /// This gate and behind it another one.
    type And<Other: Gate>: Gate;
}

impl Gate for () {
    type To<T> = T;
    type And<Other: Gate> = Other;
}

/// A type behind a gate.
pub(crate) type Behind<G, T> = <G as Gate>::To<T>;

/// Two gates, one behind the other.
pub(super) type Both<One, Other> = <One as Gate>::And<Other>;
