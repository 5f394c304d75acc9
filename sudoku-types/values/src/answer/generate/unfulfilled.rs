//! The error of a puzzle that could not be generated.

use core::fmt;

use sudoku_notation::geometry::{Mark, Rule};
use sudoku_notation::technique::Technique;

/// The wish that no generated puzzle fulfilled: the error of [`Generate::puzzle`](super::Generate::puzzle).
///
/// ```
/// use sudoku_values::Generate;
///
/// let wish = Generate::<9>::new().givens(24, 20);
/// assert_eq!(wish.puzzle(1).unwrap_err().to_string(), "no grid of this kind has 24 to 20 givens");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Unfulfilled {
    /// The grid of [`Generate::like`](super::Generate::like) has no solution.
    Unsolvable,
    /// No puzzle was finished within the allowed steps.
    TooFewSteps {
        /// The allowed steps.
        steps: u64,
    },
    /// No puzzle had a hardest technique between these two.
    NoSuchGrade {
        /// The easiest technique wished.
        from: Technique,
        /// The hardest technique wished.
        to: Technique,
        /// The number of puzzles of other grades that were made; 0 if no puzzle of the kind can have such a grade.
        made: u64,
    },
    /// No puzzle had such a number of givens.
    NoSuchGivens {
        /// The fewest that were wished.
        least: usize,
        /// The most that were wished.
        most: usize,
        /// The fewest givens of all puzzles that were made; `None` if no puzzle can have such a number of givens.
        fewest: Option<usize>,
    },
    /// A grid with regions cannot have this rule, which needs boxes.
    RuleNeedsBoxes {
        /// The rule.
        rule: Rule,
    },
    /// No solution had enough places for lines with this mark.
    NoSuchMarks {
        /// The mark.
        mark: Mark,
        /// The number of lines wished.
        lines: usize,
    },
    /// No cage can have such a number of cells.
    NoSuchCages {
        /// The fewest that were wished.
        least: usize,
        /// The most that were wished.
        most: usize,
        /// The cells of a row.
        size: usize,
    },
}

impl fmt::Display for Unfulfilled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Unfulfilled::Unsolvable => f.write_str("the grid to generate from has no solution"),
            Unfulfilled::TooFewSteps { steps } => {
                write!(
                    f,
                    "no puzzle was finished within {steps} steps: allow more with `steps`"
                )
            }
            Unfulfilled::NoSuchGrade { from, to, .. } if from > to => {
                write!(
                    f,
                    "no grade is from {from} to {to}: the harder technique comes second"
                )
            }
            Unfulfilled::NoSuchGrade { from, to, made: 0 } if from == to => {
                write!(
                    f,
                    "no grid of this kind is of the grade {to}: wish another grade"
                )
            }
            Unfulfilled::NoSuchGrade { from, to, made: 0 } => {
                write!(
                    f,
                    "no grid of this kind is of a grade from {from} to {to}: wish other grades"
                )
            }
            Unfulfilled::NoSuchGrade { from, to, .. } if from == to => {
                write!(
                    f,
                    "no puzzle that was made is of the grade {to}: allow more steps or another grade"
                )
            }
            Unfulfilled::NoSuchGrade { from, to, .. } => {
                write!(
                    f,
                    "no puzzle that was made is of a grade from {from} to {to}: allow more steps or other grades"
                )
            }
            Unfulfilled::NoSuchGivens {
                least,
                most,
                fewest: None,
            } => write!(f, "no grid of this kind has {least} to {most} givens"),
            Unfulfilled::NoSuchGivens {
                least,
                most,
                fewest: Some(fewest),
            } => write!(
                f,
                "no puzzle that was made has {least} to {most} givens, and the fewest were {fewest}: allow more steps or more givens"
            ),
            Unfulfilled::RuleNeedsBoxes { rule } => {
                write!(
                    f,
                    "a grid with regions cannot have {rule}, which are for boxes"
                )
            }
            Unfulfilled::NoSuchMarks { mark, lines } => {
                write!(
                    f,
                    "no grid that was made has {lines} lines of {mark} of this length: wish fewer or other ones, of {} cells or more",
                    mark.least()
                )
            }
            Unfulfilled::NoSuchCages { least, most, size } => {
                write!(
                    f,
                    "no cage has {least} to {most} cells: expected 1 to {size}"
                )
            }
        }
    }
}

impl core::error::Error for Unfulfilled {}
