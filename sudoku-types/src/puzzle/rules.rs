//! Further rules as types. A puzzle has them in a list after its boxes: `tarr![Boxes<U3, U3>, Diagonals]`.

use sudoku_notation::geometry::Rule;

/// A rule as data, of which the judge knows nothing.
pub(crate) trait RuleData {
    const RULE: Rule;
}

macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident)*) => {$(
        $(#[$doc])*
        pub enum $rule {}

        impl RuleData for $rule {
            const RULE: Rule = Rule::$rule;
        }
    )*};
}

rules! {
    /// A further rule: on both diagonals all digits differ. Further rules are in a list after the boxes:
    /// `tarr![Boxes<U3, U3>, Diagonals]`.
    Diagonals

    /// A further rule: in each window all digits differ. Windows are the inner boxes, a cell apart, of a grid whose
    /// boxes are square.
    Windows

    /// A further rule: cells a knight's move apart have different digits.
    AntiKnight

    /// A further rule: cells a king's move apart have different digits.
    AntiKing

    /// A further rule: digits side by side, in a row or a column, do not follow each other.
    NonConsecutive
}
