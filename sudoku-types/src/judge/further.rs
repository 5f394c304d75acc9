//! Checks further rules, such as diagonals: they are a list after the boxes in the puzzle's type. Each rule is a bound
//! of its own, in a file of its own.
//!
//! ```text
//! Puzzle<9, tarr![Boxes<U3, U3>, Diagonals, AntiKnight], …>
//!                 └── as usual ┘ └── each is a bound on the rows too ┘
//! ```

use super::cages::InCages;
use super::cells::{Across, Apart, EachDrawn};
use super::names;
use crate::puzzle::marks::*;
use crate::puzzle::rules::{AntiKing, AntiKnight, Diagonals, NonConsecutive, Windows};
use crate::puzzle::{Cages, FurtherRule, ListedCages};
use core::ops::{Add, Mul};
use typenum::{ATerm, B1, IsLessOrEqual, LeEq, Prod, Sum, TArr, U0, U1, U2, U255};

/// Rules that a grid of `Size` rows can have: each [`Fits`], and all have room. `Rows` are those of a solution, for the judge,
/// or those of the givens, for the search by types. So both ask here what a puzzle is.
pub trait FitIn<Rows, Size> {
    /// The type itself.
    type To<T>;
}

impl<Rules, Rows, Size> FitIn<Rows, Size> for Rules
where
    Rules: EachFits<
            Rows,
            Cages: IsLessOrEqual<U1>,
            Lines: IsLessOrEqual<Prod<Size, Size>>,
            Cells: IsLessOrEqual<Prod<U2, Prod<Size, Size>>>,
        >,
    Size: Mul<Size>,
    U2: Mul<Prod<Size, Size>>,
    LeEq<Rules::Cages, U1>: Once,
    LeEq<Rules::Lines, Prod<Size, Size>>: Room,
    LeEq<Rules::Cells, Prod<U2, Prod<Size, Size>>>: Room,
{
    type To<T> =
        <LeEq<Rules::Cages, U1> as Once>::To<<LeEq<Rules::Lines, Prod<Size, Size>> as Room>::To<T>>;
}

/// typenum's `B1`, the result if a puzzle has no more cages than one map or one list.
#[diagnostic::on_unimplemented(
    message = "the cages of this puzzle are in two maps or lists",
    label = "all cages are in one"
)]
pub trait Once {
    /// The type itself.
    type To<T>;
}

/// typenum's `B1`, the result if marks and cages are few enough.
#[diagnostic::on_unimplemented(
    message = "this grid has too many lines of marks, or too many cages",
    label = "a grid has room for as many lines as it has cells, with twice as many cells; and a list for 255 cages"
)]
pub trait Room {
    /// The type itself.
    type To<T>;
}

impl Once for B1 {
    type To<T> = T;
}
impl Room for B1 {
    type To<T> = T;
}

/// Rules that a grid can have.
pub trait EachFits<Rows> {
    /// The number of maps and lists of cages.
    type Cages;
    /// The number of lines of marks.
    type Lines;
    /// The number of the cells on these lines.
    type Cells;
}

impl<Rows> EachFits<Rows> for ATerm {
    type Cages = U0;
    type Lines = U0;
    type Cells = U0;
}
impl<Rule, Rules, Rows> EachFits<Rows> for TArr<Rule, Rules>
where
    Rule: FurtherRule<Itself: Fits<Rows>>,
    Rules: EachFits<
            Rows,
            Cages: Add<<Rule::Itself as Fits<Rows>>::Cages>,
            Lines: Add<<Rule::Itself as Fits<Rows>>::Lines>,
            Cells: Add<<Rule::Itself as Fits<Rows>>::Cells>,
        >,
{
    type Cages = Sum<Rules::Cages, <Rule::Itself as Fits<Rows>>::Cages>;
    type Lines = Sum<Rules::Lines, <Rule::Itself as Fits<Rows>>::Lines>;
    type Cells = Sum<Rules::Cells, <Rule::Itself as Fits<Rows>>::Cells>;
}

/// A rule whose cells are cells of the grid `Rows`, with what it takes of the grid, as in [`EachFits`].
pub trait Fits<Rows> {
    type Cages;
    type Lines;
    type Cells;
}

macro_rules! fits {
    ($($rule:ident)*) => { $(
        impl<Rows> Fits<Rows> for $rule {
            type Cages = U0;
            type Lines = U0;
            type Cells = U0;
        }
    )* };
}

fits! { Diagonals Windows AntiKnight AntiKing NonConsecutive }

impl<Map, Areas: names::Areas, Rows: InCages<Map, Areas>> Fits<Rows> for Cages<Map, Areas> {
    type Cages = Areas::To<U1>;
    type Lines = U0;
    type Cells = U0;
}
impl<Lines, Rows> Fits<Rows> for ListedCages<Lines>
where
    Lines: EachDrawn<Rows, Apart, Count: IsLessOrEqual<U255>>,
    LeEq<Lines::Count, U255>: Room,
{
    type Cages = <LeEq<Lines::Count, U255> as Room>::To<U1>;
    type Lines = U0;
    type Cells = U0;
}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident of $shape:ident)*) => { $(
        impl<Lines: EachDrawn<Rows, Across>, Rows> Fits<Rows> for $mark<Lines> {
            type Cages = U0;
            type Lines = Lines::Count;
            type Cells = Lines::Cells;
        }
    )* };
}

mark_types!(marks);

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
