//! The techniques of a person, from the easiest on: the scale of grades.

use core::fmt;

/// How a person finds the next digit, the easier before the harder: the values of the option `techniques`, and the
/// scale of grades.
///
/// ```
/// use sudoku_types::Technique;
///
/// assert!(Technique::HiddenSingle < Technique::XWing);
/// assert_eq!(Technique::XWing.to_string(), "X-wing");
/// assert_eq!(Technique::XWing.name(), "x_wing"); // as in the option
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Technique {
    /// A cell has only one candidate left.
    NakedSingle,
    /// A unit has only one place for a digit.
    HiddenSingle,
    /// A unit has a digit only in cells that it shares with another one.
    LockedCandidate,
    /// Two cells of a unit have two digits between them, or two digits have two cells.
    Pair,
    /// Three cells of a unit have three digits between them, or three digits have three cells.
    Triple,
    /// Four cells of a unit have four digits between them, or four digits have four cells.
    Quad,
    /// Two rows have a digit only in two columns, or two columns in two rows.
    XWing,
    /// Three rows have a digit only in three columns, or three columns in three rows.
    Swordfish,
    /// Four rows have a digit only in four columns, or four columns in four rows.
    Jellyfish,
    /// Three cells of two candidates each, the middle one of which sees both others: a chain of three links.
    XyWing,
    /// A chain of links, each of which follows from the one before it, and of which one end or the other holds.
    Chain,
}

impl Technique {
    /// All of them, the easier before the harder.
    pub const ALL: [Technique; 11] = [
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::LockedCandidate,
        Technique::Pair,
        Technique::Triple,
        Technique::Quad,
        Technique::XWing,
        Technique::Swordfish,
        Technique::Jellyfish,
        Technique::XyWing,
        Technique::Chain,
    ];

    /// As it is written in the option.
    pub const fn name(self) -> &'static str {
        match self {
            Technique::NakedSingle => "naked_single",
            Technique::HiddenSingle => "hidden_single",
            Technique::LockedCandidate => "locked_candidate",
            Technique::Pair => "pair",
            Technique::Triple => "triple",
            Technique::Quad => "quad",
            Technique::XWing => "x_wing",
            Technique::Swordfish => "swordfish",
            Technique::Jellyfish => "jellyfish",
            Technique::XyWing => "xy_wing",
            Technique::Chain => "chain",
        }
    }

    /// In words.
    pub const fn in_words(self) -> &'static str {
        match self {
            Technique::NakedSingle => "naked single",
            Technique::HiddenSingle => "hidden single",
            Technique::LockedCandidate => "locked candidate",
            Technique::XWing => "X-wing",
            Technique::XyWing => "XY-wing",
            _ => self.name(),
        }
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.in_words())
    }
}
