//! Gates keep one fault from causing two errors: a rule that relies on another one is only checked if that one holds.
//!
//! ```text
//! LeEq<U3, U4>     B1: Room     <B1 as Room>::To<T> = T
//! LeEq<U5, U4>     B0           no type T: nothing more is checked, and the message is that of Room
//! ```
//!
//! (Rows need no gate: they are built again, of short digits that only right cells have.)

/// Defines gates, each with its message. A gate is a bound that one type has, which is open: `To<T>` of an open gate is `T`, and
/// a gate that is not open has no `To<T>`.
macro_rules! gates {
    ($($(#[$attribute:meta])* $gate:ident$(<$($place:ident),*>)? for $open:ty;)*) => { $(
        $(#[$attribute])*
        pub trait $gate$(<$(const $place: usize),*>)? {
            /// The type itself.
            type To<T>;
        }

        #[diagnostic::do_not_recommend]
        impl$(<$(const $place: usize),*>)? $gate$(<$($place),*>)? for $open {
            type To<T> = T;
        }
    )* };
}
pub(crate) use gates;

gates! {
    /// An element of a list of `()`, which is there.
    Gate for ();
}
