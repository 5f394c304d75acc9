//! Checks further rules, such as diagonals: they are a list after the boxes in the puzzle's type. Each rule is a bound
//! of its own, in a file of its own.
//!
//! ```text
//! Puzzle<9, tarr![Boxes<U3, U3>, Diagonals, AntiKnight], …>
//!                 └── as usual ┘ └── each is a bound on the rows too ┘
//! ```

use crate::puzzle::FurtherRule;
use typenum::{ATerm, TArr};

/// Rows that keep each rule of a list, in a grid with these boxes.
pub trait KeepsEach<Rules, Boxes> {}

impl<Rows, Boxes> KeepsEach<ATerm, Boxes> for Rows {}
impl<Rows, Rule, Rules, Boxes> KeepsEach<TArr<Rule, Rules>, Boxes> for Rows
where
    Rule: FurtherRule,
    Rows: KeepsRule<Rule::Itself, Boxes> + KeepsEach<Rules, Boxes>,
{
}

/// Rows that keep one rule.
#[diagnostic::on_unimplemented(
    message = "a grid with these boxes cannot have this rule",
    label = "not with these boxes",
    note = "`Windows` are for square boxes"
)]
pub trait KeepsRule<Rule, Boxes> {}
