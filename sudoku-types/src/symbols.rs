//! The symbols a grid is printed in.

/// The symbols that stand for the digits 1 to `N` of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbols<const N: usize> {
    /// The digits 1 to 9, then A = 10, B = 11 … P = 25.
    Standard,
    /// Numbers in order, of which this is the first.
    NumbersFrom(u8),
    /// One character for each digit, in order of value.
    Characters([char; N]),
}
