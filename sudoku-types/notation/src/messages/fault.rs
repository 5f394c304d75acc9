//! The faults that a text may have, and the sentence for each.

use core::fmt::{self, Write};

use super::area_fault::AreaFault;
use super::claim::{Against, Claimant, write_claim};
use super::unknown::{unknown_option, unknown_rule, unknown_technique};
use super::{GridError, NumberOf, Shown};
use crate::geometry::{Cell, LARGEST, Rule};
use crate::options::{OptionName, ProofOption, Purpose};
use crate::symbols::Expected;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// There is nothing but borders.
    Empty,
    /// This is no symbol of the grid.
    Stray {
        text: Shown,
        /// Its row and column, if its token does not show them.
        cell: Option<(u8, u8)>,
        expected: Expected,
        size: u8,
        /// In how many cells.
        cells: u16,
        hint: Hint,
    },
    /// This is no symbol of any grid.
    StrayAnywhere { text: Shown, cells: u16 },
    /// A row, counted from 0, is too short or too long.
    RowLength {
        row: usize,
        count: usize,
        size: usize,
    },
    /// The rows are not as many as they should be.
    RowCount { count: usize, size: usize },
    /// The cells are too many or too few, for a grid of this size or of any.
    CellCount {
        count: usize,
        size: Option<usize>,
        nearest: usize,
    },
    /// There are several grids.
    Grids { count: usize, size: usize },
    /// What marks rows makes no rows.
    Marks,
    /// A space was taken for a blank.
    Spaces,
    /// A `-` can be a blank, and can be a line.
    Dashes,
    /// Two commas follow each other by mistake.
    EmptyField,
    /// There is no option of this name.
    UnknownOption { name: Shown, purpose: Purpose },
    /// There is no such option here.
    ForeignOption { name: OptionName, purpose: Purpose },
    /// What is asked of the only solution, where any will do.
    OfFirst(OptionName),
    /// What is asked of the solver that is a `const fn`, where it is made of types.
    OfTypes(OptionName),
    /// A proof is asked for of a grid that is too large for it.
    ProofOfLarge { size: usize },
    /// A proof is asked for of a grid with a rule about pairs of cells.
    ProofOfRule(Rule),
    /// A proof is asked for of a grid with cages.
    ProofOfCages,
    /// A proof is asked for of a grid with more boxes and units of further rules than proofs have numbers for.
    ProofOfUnits { units: usize },
    /// There is no rule of this name.
    UnknownRule(Shown),
    /// A rule is named for the second time.
    RuleTwice(Rule),
    /// There is no technique of this name.
    UnknownTechnique(Shown),
    /// Regions or cages are wrong.
    Area(AreaFault),
    /// There are further rules where the solver is made of types.
    RulesOfTypes,
    /// No colon follows the name.
    NoColon(OptionName),
    /// No value follows the colon.
    NoValue(OptionName),
    /// The value cannot be read.
    BadValue(OptionName),
    /// Nothing ends the value.
    NoSemicolon(OptionName),
    /// Something comes behind the value, where it should end.
    TooMuch(OptionName),
    /// A rule stands alone before the grid.
    LoneRule(Rule),
    /// The sum of a cage stands alone before the grid.
    LoneSum,
    /// A proof cannot have so many steps, or they are not written in figures.
    NoSteps(Shown),
    /// An option is given before the grid a second time.
    Twice(OptionName),
    /// An option comes after the grid.
    Late(OptionName),
    /// Boxes with no cells.
    NoBoxes,
    /// Boxes with too many cells.
    LargeBoxes { rows: usize, columns: usize },
    /// Too few or too many symbols or numbers for any grid.
    SymbolCount { count: usize, noun: &'static str },
    /// Numbers beyond 99.
    NumberRange,
    /// The first number is greater than the last.
    NumbersReversed { first: usize, last: usize },
    /// An option asks for another size than the grid, or than the boxes.
    Claim {
        by: Claimant,
        against: Against,
        size: usize,
    },
    /// The grid has another size than the caller wants.
    Size { size: usize, wanted: usize },
    /// The boxes, rules or symbols are none.
    Grid(GridError),
}

/// What a stray may have been meant for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hint {
    None,
    /// A letter counted from A = 1, in a grid where A is 10.
    LettersFromOne,
    /// 0 is a symbol, but is used for blanks.
    ZeroIsASymbol,
}

const FOR_A_BLANK: &str = "for a blank write `_`, `.` or `?`";

/// Writes of what there can be no proof.
fn write_no_proof(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    write!(
        f,
        "a proof knows rules of units with a place for each digit, not `{name}`: \
         write `proof: none;` before the grid to take the solver's word"
    )
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Empty => f.write_str(
                "this grid is empty: write one row after the other, \
                 for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank",
            ),
            Fault::Stray {
                text,
                cell,
                expected,
                size,
                cells,
                hint,
            } => {
                if let Some((row, column)) = cell {
                    let (row, column) = (row.into(), column.into());
                    write!(f, "{}: ", Cell { row, column })?;
                }
                write!(
                    f,
                    "`{text}` is not a digit of a {size}×{size} grid: \
                     expected {expected}, or `_` for a blank",
                )?;
                hint.write(f, size.into())?;
                text.write_cells(f, cells)
            }
            Fault::StrayAnywhere { text, cells } => {
                write!(
                    f,
                    "`{text}` is not a digit: expected a number, a letter, or `_` for a blank",
                )?;
                text.write_cells(f, cells)
            }
            Fault::RowLength { row, count, size } => write!(
                f,
                "row {} has {}, expected {size}",
                row + 1,
                NumberOf(count, "cell")
            ),
            Fault::RowCount { count, size } => write!(
                f,
                "this grid has {} of {}, expected {}",
                NumberOf(count, "row"),
                NumberOf(size, "cell"),
                NumberOf(size, "row")
            ),
            Fault::CellCount {
                count,
                size: Some(size),
                ..
            } => write!(
                f,
                "a {size}×{size} grid has {} cells: this one has {count}",
                size * size
            ),
            Fault::CellCount { count, .. } if count > LARGEST * LARGEST => write!(
                f,
                "a grid has n × n cells, at most {LARGEST} × {LARGEST} = {}: this one has {count}",
                LARGEST * LARGEST
            ),
            Fault::CellCount { count, nearest, .. } => write!(
                f,
                "a grid has n × n cells: this one has {count}, {nearest} × {nearest} would be {}",
                nearest * nearest
            ),
            Fault::Grids { count, size } => write!(
                f,
                "these are {count} grids of {size}×{size} cells: write one"
            ),
            Fault::Marks => f.write_str(
                "brackets, quotes, `;` and `/` mark rows, and these are not as wide as the grid: \
                 write a row in each, or all cells without them",
            ),
            Fault::Spaces => write!(f, "a space means nothing in a grid: {FOR_A_BLANK}"),
            Fault::Dashes => write!(
                f,
                "a `-` may be a blank here, or a line between boxes: {FOR_A_BLANK}"
            ),
            Fault::EmptyField => f.write_str(
                "nothing stands between these commas, and counts as a blank: remove a comma",
            ),
            Fault::UnknownOption { name, purpose } => unknown_option(f, name.as_str(), purpose),
            Fault::ForeignOption { name, purpose } => {
                let (macro_name, why) = match (purpose, name) {
                    (Purpose::Refute, OptionName::Solution) => {
                        ("unsolvable", "it says that there is none")
                    }
                    (Purpose::Refute, _) => ("unsolvable", "it says that there is no solution"),
                    (Purpose::Show, _) => ("grid", "nothing is solved"),
                    (_, OptionName::Solution) => {
                        ("puzzles", "each puzzle has to have one solution")
                    }
                    _ => ("puzzles", "the `const fn` solver solves all"),
                };
                write!(
                    f,
                    "`{macro_name}!` has no option `{name}`: {why}; remove it"
                )
            }
            Fault::OfFirst(OptionName::Proof) => f.write_str(
                "a proof shows that there is no other solution, and `solution: first;` asks for none: remove one of the two",
            ),
            Fault::OfFirst(name) => write!(
                f,
                "`{name}` is about the only solution, and `solution: first;` takes any: remove one of the two"
            ),
            Fault::OfTypes(OptionName::Proof) => f.write_str(
                "a proof is for the solver that is a `const fn`: remove it, or `solver: types;`",
            ),
            Fault::OfTypes(name) => write!(
                f,
                "`{name}` is for the solver that is a `const fn`: remove it, or `solver: types;`"
            ),
            Fault::ProofOfLarge { size } => write!(
                f,
                "the types check proofs of grids up to {largest}×{largest}, and this one is {size}×{size}: \
                 write `proof: none;` before it to take the solver's word",
                largest = ProofOption::LARGEST
            ),
            Fault::ProofOfRule(rule) => write_no_proof(f, rule.name()),
            Fault::ProofOfCages => write_no_proof(f, OptionName::Cages.name()),
            Fault::ProofOfUnits { units } => write!(
                f,
                "a proof tells {most} boxes and units of further rules apart, and this grid has {units}: \
                 write `proof: none;` before it to take the solver's word",
                most = ProofOption::MOST_UNITS
            ),
            Fault::UnknownRule(name) => unknown_rule(f, name.as_str()),
            Fault::RuleTwice(rule) => write!(f, "the rule `{rule}` is given twice"),
            Fault::UnknownTechnique(name) => unknown_technique(f, name.as_str()),
            Fault::Area(fault) => fault.fmt(f),
            Fault::RulesOfTypes => f.write_str(
                "the solver that is made of types knows nothing but rows, columns and boxes: remove this, or `solver: types;`",
            ),
            Fault::NoColon(name) => {
                write!(f, "expected `:` after `{name}`: {}", name.allowed())
            }
            Fault::NoValue(name) => {
                write!(f, "there is no value of `{name}`: {}", name.allowed())
            }
            Fault::BadValue(name) => write!(f, "this is no value of `{name}`: {}", name.allowed()),
            Fault::NoSemicolon(name) => write!(
                f,
                "expected `;` after the value of `{name}`: {}",
                name.allowed()
            ),
            Fault::TooMuch(name) => {
                let or_comma = match name {
                    OptionName::Rules | OptionName::Cages => "`,` or ",
                    _ => "",
                };
                write!(f, "expected {or_comma}`;` here: {}", name.allowed())
            }
            Fault::LoneRule(rule) => write!(
                f,
                "`{rule}` is a rule: write `rules: {rule};`, and several rules with commas between them"
            ),
            Fault::LoneSum => write!(
                f,
                "sums stand behind the map of cages, with commas between them: {}",
                OptionName::Cages.allowed()
            ),
            Fault::NoSteps(text) => write!(
                f,
                "`{text}` is no number of steps: write one from 1 to {}, in figures alone, for example `proof: 307;`",
                ProofOption::MOST_STEPS
            ),
            Fault::Twice(name) => write!(f, "`{name}` is given twice"),
            Fault::Late(name) => write!(
                f,
                "options stand before the grid: move `{name}` and its value in front of it"
            ),
            Fault::NoBoxes => f.write_str(
                "boxes have at least 1 row and 1 column: write `boxes: 2x3;`, for example",
            ),
            Fault::LargeBoxes { rows, columns } => {
                let size = rows.saturating_mul(columns);
                write!(
                    f,
                    "boxes of {rows}×{columns} cells would make a {size}×{size} grid: \
                     the largest is {LARGEST}×{LARGEST}"
                )
            }
            Fault::SymbolCount { count, noun } => write!(
                f,
                "these are {count} {noun}: expected one for each digit, 1 to {LARGEST}"
            ),
            Fault::NumberRange => f.write_str("numbers in a grid go from 0 to 99"),
            Fault::NumbersReversed { first, last } => write!(
                f,
                "`{first}..={last}` is empty: the smaller number stands first"
            ),
            Fault::Claim { by, against, size } => write_claim(f, by, against, size),
            Fault::Size { size, wanted } => {
                write!(f, "this grid is {size}×{size}, expected {wanted}×{wanted}")
            }
            Fault::Grid(error) => error.fmt(f),
        }
    }
}

impl Fault {
    /// The text of a stray, and in how many cells it is.
    pub(super) const fn stray(&mut self) -> Option<(&Shown, &mut u16)> {
        match self {
            Fault::Stray { text, cells, .. } | Fault::StrayAnywhere { text, cells } => {
                Some((text, cells))
            }
            _ => None,
        }
    }
}

impl Hint {
    fn write(self, f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
        match self {
            Hint::None => Ok(()),
            Hint::LettersFromOne => {
                f.write_str("; if A is the first digit, write `symbols: \"")?;
                ('A'..='Z')
                    .take(size)
                    .try_for_each(|letter| f.write_char(letter))?;
                f.write_str("\";` before the grid")
            }
            Hint::ZeroIsASymbol => write!(f, "; 0 is a symbol here: {FOR_A_BLANK}"),
        }
    }
}

impl Shown {
    /// In how many cells it is: `N` for every blank is one mistake, not fifty.
    fn write_cells(&self, f: &mut fmt::Formatter<'_>, cells: u16) -> fmt::Result {
        if cells < 2 {
            return Ok(());
        }
        write!(f, "; it stands in {cells} cells")?;
        if self.as_str().contains(|c: char| c.is_ascii_digit()) {
            return Ok(());
        }
        write!(f, ": {FOR_A_BLANK}")
    }
}
