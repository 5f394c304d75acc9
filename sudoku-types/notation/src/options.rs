//! The options before a grid, by name and value.
//!
//! ```text
//! boxes: 2x3; rules: diagonals; symbols: "♠♥♦♣♤♡"; solution: first; solver: types; proof: none;
//! minimal: true; techniques: hidden_single;
//! ```

use core::fmt::{self, Write};

use crate::geometry::{Areas, BoxShape, Groups};
use crate::symbols::Symbols;
use crate::technique::Technique;

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
    /// Whether the types check that there is no other solution, or none.
    Proof,
    /// What holds besides rows, columns and boxes.
    Rules,
    /// What is in the place of boxes.
    Regions,
    /// Cells that differ, and have a sum.
    Cages,
    /// Whether every given is to be needed.
    Minimal,
    /// How hard the puzzle may be for a person.
    Techniques,
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

/// Whether the types check how many solutions the solver found, and in how many steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofOption {
    /// It is taken as it is.
    None,
    /// It is checked, in as many steps as most puzzles of this size need.
    Types,
    /// It is checked in at most so many steps.
    Steps(usize),
}

impl ProofOption {
    /// The largest grid whose proof the types can check.
    pub const LARGEST: usize = 16;

    /// The most units besides rows and columns that a proof can name: boxes or regions, and those of further
    /// rules.
    pub const MOST_UNITS: usize = 16;

    /// The most steps that a proof can have.
    pub const MOST_STEPS: usize = 4096;

    /// How many steps there is room for, in a grid of these units: up to 9×9 one for each cell and a few more, above that
    /// two for each cell. Singles take fewer. What is not used costs rustc little. Puzzles with further rules or regions
    /// have fewer givens, and take longer proofs: for them there is five times as much.
    pub const fn steps(self, groups: Groups<'_>) -> usize {
        let cells = groups.size() * groups.size();
        let usual = match self {
            ProofOption::None => return 0,
            ProofOption::Steps(steps) => return steps,
            ProofOption::Types if cells <= 81 => cells + 16,
            ProofOption::Types => 2 * cells,
        };
        if groups.is_usual() { usual } else { 5 * usual }
    }

    pub(crate) const fn is_none(self) -> bool {
        matches!(self, ProofOption::None)
    }
}

/// What is asked of a puzzle besides one solution, and where in the text; nowhere, if the caller asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Demands {
    /// Whether every given is to be needed.
    pub minimal: Option<(bool, Option<usize>)>,
    /// The hardest technique that may be needed.
    pub techniques: Option<(Technique, Option<usize>)>,
}

impl Demands {
    pub(crate) const NONE: Demands = Demands {
        minimal: None,
        techniques: None,
    };

    /// The same, said by the caller.
    pub(crate) const fn of_the_caller(mut self) -> Demands {
        if let Some((_, offset)) = &mut self.minimal {
            *offset = None;
        }
        if let Some((_, offset)) = &mut self.techniques {
            *offset = None;
        }
        self
    }
}

impl OptionName {
    /// All options.
    pub(crate) const ALL: [OptionName; 10] = [
        OptionName::Boxes,
        OptionName::Symbols,
        OptionName::Solution,
        OptionName::Solver,
        OptionName::Proof,
        OptionName::Rules,
        OptionName::Regions,
        OptionName::Cages,
        OptionName::Minimal,
        OptionName::Techniques,
    ];

    /// As it is written.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            OptionName::Boxes => "boxes",
            OptionName::Symbols => "symbols",
            OptionName::Solution => "solution",
            OptionName::Solver => "solver",
            OptionName::Proof => "proof",
            OptionName::Rules => "rules",
            OptionName::Regions => "regions",
            OptionName::Cages => "cages",
            OptionName::Minimal => "minimal",
            OptionName::Techniques => "techniques",
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
            OptionName::Proof => {
                "write `proof: types;`, `proof: 307;` with room for so many steps, up to 4096, or `proof: none;`"
            }
            OptionName::Rules => {
                "write rules with commas between them, for example `rules: diagonals, windows;`"
            }
            OptionName::Regions => {
                "write a letter or figure for each cell, for example `regions: \"aaab accb dccb dddb\";`"
            }
            OptionName::Cages => {
                "write a letter or figure for each cell, `.` for no cage, and then sums, \
                 for example `cages: \"aa.. b.cc bd.. .d..\", a = 3, b = 5;`"
            }
            OptionName::Minimal => "write `minimal: true;` or `minimal: false;`",
            OptionName::Techniques => {
                "write one technique, the hardest that is allowed, for example `techniques: hidden_single;`"
            }
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
            (Purpose::Solve, _)
            | (
                _,
                OptionName::Boxes
                | OptionName::Symbols
                | OptionName::Rules
                | OptionName::Regions
                | OptionName::Cages,
            ) => true,
            (Purpose::Refute, option) => matches!(option, OptionName::Solver | OptionName::Proof),
            (Purpose::Pack, option) => !matches!(option, OptionName::Solution | OptionName::Solver),
            (Purpose::Show, _) => false,
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
    groups: Groups<'_>,
    symbols: &Symbols<N>,
) -> fmt::Result {
    if !groups.regions().is_empty() {
        write_areas(f, OptionName::Regions, groups.regions())?;
    } else if BoxShape::default_for(N) != Some(groups.boxes()) {
        write!(f, "{}: {}; ", OptionName::Boxes, groups.boxes())?;
    }
    if !groups.rules().is_empty() {
        write!(f, "{}: {}; ", OptionName::Rules, groups.rules())?;
    }
    if !groups.cages().is_empty() {
        write_areas(f, OptionName::Cages, groups.cages())?;
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

/// Writes a map, and the sums of its areas.
fn write_areas(f: &mut fmt::Formatter<'_>, option: OptionName, areas: Areas<'_>) -> fmt::Result {
    write!(f, "{option}: \"")?;
    areas.names().try_for_each(|name| f.write_char(name))?;
    f.write_char('"')?;
    for number in 0..areas.count() {
        if let Some(sum) = areas.sum(number) {
            write!(f, ", {} = {sum}", areas.area(number).name)?;
        }
    }
    f.write_str("; ")
}
