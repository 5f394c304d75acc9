//! The options before a grid, by name and value.
//!
//! ```text
//! boxes: 2x3; symbols: "♠♥♦♣♤♡"; solution: first; solver: types;
//! ```

use core::fmt::{self, Write};

use crate::geometry::{BoxShape, Groups};
use crate::symbols::Symbols;

/// An option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OptionName {
    /// The shape of a box.
    Boxes,
    /// How digits are written.
    Symbols,
    /// How many solutions a puzzle may have.
    Solution,
    /// Who fills the blanks.
    Solver,
}

/// What a puzzle is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be solved.
    Solve,
    /// To be shown to have no solution. How many solutions are wanted is then no question.
    Refute,
    /// To be a grid and nothing more.
    Show,
    /// To be one of a file, each of which the `const fn` solver proves to have one solution.
    Pack,
}

/// What is asked of a search, and so when it may stop: the value of the option `solution`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Whether there is one solution only: it stops at a second one, or when none is left to find.
    Unique,
    /// Any solution: it stops at the first.
    First,
}

/// Who fills the blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverOption {
    /// The solver that is a `const fn`, as without the option.
    Const,
    /// The solver that is made of traits.
    Types,
}

impl OptionName {
    /// All options.
    pub(crate) const ALL: [OptionName; 4] = [
        OptionName::Boxes,
        OptionName::Symbols,
        OptionName::Solution,
        OptionName::Solver,
    ];

    /// As it is written.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            OptionName::Boxes => "boxes",
            OptionName::Symbols => "symbols",
            OptionName::Solution => "solution",
            OptionName::Solver => "solver",
        }
    }

    /// What may be written, by example.
    pub(crate) const fn allowed(self) -> &'static str {
        match self {
            OptionName::Boxes => "write the rows and columns of a box, for example `boxes: 2x3;`",
            OptionName::Symbols => {
                "write characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, \
                 or numbers, for example `symbols: 0..=15;`"
            }
            OptionName::Solution => "write `solution: unique;` or `solution: first;`",
            OptionName::Solver => "write `solver: const;` or `solver: types;`",
        }
    }

    pub(crate) const fn is(self, other: OptionName) -> bool {
        self as u8 == other as u8
    }
}

impl Purpose {
    /// Whether a puzzle that is read for this has the option.
    pub(crate) const fn has(self, option: OptionName) -> bool {
        match (self, option) {
            (Purpose::Solve, _) | (_, OptionName::Boxes | OptionName::Symbols) => true,
            (Purpose::Refute, option) => option.is(OptionName::Solver),
            (Purpose::Show | Purpose::Pack, _) => false,
        }
    }
}

impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Writes the options that a reader of the grid could not guess, each with a space behind it.
///
/// # Errors
///
/// If nothing can be written.
pub fn write_unusual<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    groups: Groups,
    symbols: &Symbols<N>,
) -> fmt::Result {
    if BoxShape::default_for(N) != Some(groups.boxes()) {
        write!(f, "{}: {}; ", OptionName::Boxes, groups.boxes())?;
    }
    let name = OptionName::Symbols;
    match symbols {
        Symbols::Standard => Ok(()),
        Symbols::NumbersFrom(first) => {
            write!(f, "{name}: {first}..={}; ", usize::from(*first) + N - 1)
        }
        Symbols::Characters(characters) => {
            write!(f, "{name}: \"")?;
            for &character in characters {
                if matches!(character, '"' | '\\') {
                    f.write_char('\\')?;
                }
                f.write_char(character)?;
            }
            f.write_str("\"; ")
        }
    }
}
