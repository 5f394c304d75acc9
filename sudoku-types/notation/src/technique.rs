//! The techniques of a person, from the easiest on: the scale of grades.

use crate::named::named;

named! {
    /// A way in which a person finds the next digit, the easier before the harder: the values of the option `techniques`, and
    /// the scale of grades.
    ///
    /// ```
    /// use sudoku_values::Technique;
    ///
    /// assert!(Technique::HiddenSingle < Technique::XWing);
    /// assert_eq!(Technique::XWing.to_string(), "X-wing");
    /// assert_eq!(Technique::XWing.name(), "x_wing"); // as in the option
    /// ```
    #[non_exhaustive]
    Technique {
        /// A cell has only one candidate left.
        NakedSingle "naked_single" "naked single",
        /// A unit has only one place for a digit.
        HiddenSingle "hidden_single" "hidden single",
        /// A unit has a digit only in cells that it shares with another one, or that all rule out another candidate.
        LockedCandidate "locked_candidate" "locked candidate",
        /// A candidate of a cell does not go with any candidate of another cell, whose digit must not follow its digit.
        MissingPartner "missing_partner" "missing partner",
        /// A cage makes its sum, or a line with a mark can be filled, only without some candidates, or needs a digit for it.
        Combination "combination",
        /// The cells of some rows or columns or a box that its cages leave over have a sum, or those that its cages
        /// have outside: a combination of these.
        RestOfUnit "rest_of_unit" "rest of a unit",
        /// Two cells of a unit have two digits between them, or two digits have two cells.
        Pair "pair",
        /// Three cells of a unit have three digits between them, or three digits have three cells.
        Triple "triple",
        /// Four cells of a unit have four digits between them, or four digits have four cells.
        Quad "quad",
        /// Two rows have a digit only in two columns, or two columns in two rows.
        XWing "x_wing" "X-wing",
        /// Three rows have a digit only in three columns, or three columns in three rows.
        Swordfish "swordfish",
        /// Four rows have a digit only in four columns, or four columns in four rows.
        Jellyfish "jellyfish",
        /// A unit with relations or sums of its cells, a cage or a line can be filled only without some candidates, or needs a digit,
        /// if cells that see it are to keep a candidate.
        Filling "filling",
        /// Three cells of two candidates each, the middle one of which sees both others: a chain of three links.
        XyWing "xy_wing" "XY-wing",
        /// A chain of links, each of which follows from the one before it, and of which one end or the other holds.
        Chain "chain",
    }
}
