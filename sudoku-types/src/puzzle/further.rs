//! The trait of types that are further rules, besides rows, columns and boxes.

use super::areas::{Cages, ListedCages};
use super::lines::EachIsCage;
use sudoku_notation::geometry::Rule;

/// Such a rule.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a rule of a puzzle",
    label = "not a rule",
    note = "after its boxes a puzzle has rules such as `Diagonals`"
)]
pub trait FurtherRule {
    /// The type itself. Bounds on it are not checked for a type that is not a rule, so that such a type is refused
    /// once.
    type Itself;
}

/// The same rule as data, of which the judge knows nothing.
pub trait RuleData {
    const RULE: Rule;
}

#[diagnostic::do_not_recommend]
impl<Map, Areas> FurtherRule for Cages<Map, Areas> {
    type Itself = Self;
}

impl<Lines: EachIsCage> FurtherRule for ListedCages<Lines> {
    type Itself = Lines::To<Self>;
}
