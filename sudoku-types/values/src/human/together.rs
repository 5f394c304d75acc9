//! [`Together`]: a smallest set of rules, cages, marks and givens that no digits fit.

use core::fmt;

use sudoku_notation::geometry::{Cell, Rules, Unit};
use sudoku_notation::messages::{Finding, FindingKind};

/// The most cages and marks that are named.
pub(super) const NAMED: usize = 4;

/// Rules, cages, marks and givens that no digits fit, while there is a solution without any one of them. If it would take too
/// long to find out which ones are needed, some may not be.
///
/// ```
/// use sudoku_values::{Answer, Grid};
///
/// let options = "rules: non_consecutive; consecutive: r1c1 r1c2, r3c1 r3c2;";
/// let grid: Grid<9, 1> = format!("{options} {}", ".".repeat(81)).parse()?;
/// let Answer::None(reason) = grid.solve() else { panic!() };
/// assert_eq!(
///     reason.to_string(),
///     "this puzzle has no solution: no digits fit these together: \
///      rule non_consecutive, the white dot at row 3, column 1",
/// );
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Together {
    pub(super) has_givens: bool,
    pub(super) rules: Rules,
    /// The first cages and marks, and the number of all.
    pub(super) units: [Option<Unit>; NAMED],
    pub(super) count: usize,
}

impl Together {
    /// Returns true if the givens are needed.
    pub const fn has_givens(&self) -> bool {
        self.has_givens
    }

    /// Returns the rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the first four of the cages and marks, or all if there are fewer.
    pub fn units(&self) -> impl Iterator<Item = Unit> {
        self.units.into_iter().flatten()
    }

    /// Returns the finding that reports the set.
    pub(super) const fn finding(&self) -> Finding {
        let [Some(first), second, ..] = self.units else {
            return Finding::of(if self.has_givens {
                FindingKind::FitsRulesAndGivens
            } else {
                FindingKind::FitsRules
            });
        };
        let first = first_cell(first);
        let kind = match (second, self.rules.is_empty()) {
            (Some(second), _) => {
                let second = first_cell(second);
                return Finding {
                    second: [second.row + 1, second.column + 1],
                    ..Finding::at(FindingKind::FitsMarks, first.row, first.column)
                };
            }
            (None, true) => FindingKind::FitsGivens,
            (None, false) => FindingKind::FitsRulesAndMark,
        };
        Finding::at(kind, first.row, first.column)
    }
}

/// Returns the first cell of a cage or a mark.
pub(super) const fn first_cell(unit: Unit) -> Cell {
    match unit {
        Unit::Line(line) => line.first,
        _ => panic!("neither a cage nor a mark"),
    }
}

impl fmt::Display for Together {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no digits fit these together: ")?;
        let mut separator = "";
        for rule in self.rules.iter() {
            write!(f, "{separator}rule {rule}")?;
            separator = ", ";
        }
        for unit in self.units() {
            write!(f, "{separator}{unit}")?;
            separator = ", ";
        }
        if self.count > NAMED {
            write!(f, " and {} more", self.count - NAMED)?;
        }
        if self.has_givens {
            write!(f, "{separator}the givens")?;
        }
        Ok(())
    }
}
