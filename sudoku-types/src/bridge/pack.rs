//! Checks one puzzle of a file in a constant, whose evaluation is an error if the puzzle is wrong.
//!
//! ```text
//! error[E0080]: evaluation panicked: puzzles/easy.txt:17:5: digit 5 appears twice in row 2: columns 1 and 5
//!  --> src/main.rs:3:24
//!   |
//! 3 |     pub static EASY = "puzzles/easy.txt";
//!   |                       ^^^^^^^^^^^^^^^^^^ evaluation of `…` failed here
//! ```
//!
//! The message of a bound can contain numbers and characters, but not the name of a file, as the message of a panic can. This
//! check only makes the message: a puzzle has a [`Proven`](crate::Proven) if and only if the judge accepts it.
//!
//! All these errors are on one string, so only the first wrong puzzles have one: see [`is_left_out`].

use crate::bridge::proposal::{Proposal, Report, Tied};
use crate::bridge::values::PuzzleValue;
use sudoku_notation::messages::{Finding, Sentence, Text};
use sudoku_values::Grid;
use sudoku_values::for_types::groups;

/// Returns true if the `Puzzle` in this `place` of a file is right by the report on its `Name`. Otherwise it panics.
#[track_caller]
pub const fn checked<Puzzle, Name, const N: usize, const A: usize>(place: &str) -> bool
where
    Puzzle: PuzzleValue<Grid = Grid<N, A>>,
    Tied<Puzzle, Name>: Report,
{
    let finding = Tied::<Puzzle, Name>::FINDING;
    if !finding.is_nothing() {
        // Givens that clash have no solution, but the clash explains more.
        let (puzzle, givens) = (&Puzzle::GIVENS, Puzzle::GIVENS.rows().as_flattened());
        let groups = groups(puzzle);
        if let Some(clash) = groups.clashes::<N>().next(givens) {
            let symbol = puzzle.symbols().in_words(clash.digit());
            refuse(place, &clash.sentence(symbol));
        } else if let Some((wrong, _)) = groups.of_lines::<N>().next_wrong_sum(givens) {
            refuse(place, &wrong.sentence(puzzle.symbols().in_words(1)));
        }
        refuse(place, &finding.sentence(puzzle.symbols()));
    }
    true
}

/// Checks a puzzle like [`checked`], and that the solver found the digits of the `solution` in the file.
#[track_caller]
pub const fn checked_with<Puzzle, Name, const N: usize, const A: usize>(
    place: &str,
    solution: &[u8],
    solution_place: &str,
) -> bool
where
    Puzzle: PuzzleValue<Grid = Grid<N, A>>,
    Name: Proposal,
    Tied<Puzzle, Name>: Report,
{
    checked::<Puzzle, Name, N, A>(place);
    let cell = first_difference::<Name>(solution);
    if cell < N * N {
        let (given, found) = (solution[cell] as usize, Name::DIGITS[cell] as usize);
        let finding = Finding::another_solution(cell / N, cell % N, given, found);
        let symbols = Puzzle::GIVENS.symbols();
        refuse(solution_place, &finding.sentence(symbols));
    }
    true
}

/// Returns true if these are the digits that the solver found.
pub const fn has_solution<Name: Proposal>(solution: &[u8]) -> bool {
    first_difference::<Name>(solution) == solution.len()
}

/// Returns the first cell in which a solution has another digit than the solver found, or the number of cells.
const fn first_difference<Name: Proposal>(solution: &[u8]) -> usize {
    let mut cell = 0;
    while cell < solution.len() && solution[cell] == Name::DIGITS[cell] {
        cell += 1;
    }
    cell
}

/// Returns true if the `Puzzle` in this `place` meets a demand besides one solution. Otherwise it panics.
#[track_caller]
pub const fn demanded<Demand, Puzzle, const N: usize, const A: usize>(place: &str) -> bool
where
    Demand: Report,
    Puzzle: PuzzleValue<Grid = Grid<N, A>>,
{
    if !Demand::FINDING.is_nothing() {
        let symbols = Puzzle::GIVENS.symbols();
        refuse(place, &Demand::FINDING.sentence(symbols));
    }
    true
}

/// Returns true if a demand is met.
pub const fn is_met<Demand: Report>() -> bool {
    Demand::FINDING.is_nothing()
}

/// Returns true if the wrong puzzle in this `line` of a file has no error of its own, because more than `most` puzzles
/// above it are wrong. `puzzles` has the line of each puzzle, and true if it is right.
///
/// # Panics
///
/// If exactly `most` puzzles above it are wrong, with the number of wrong puzzles without an error of their own.
#[track_caller]
pub const fn is_left_out(file: &str, most: usize, line: usize, puzzles: &[(usize, bool)]) -> bool {
    let (mut above, mut all, mut index) = (0, 0, 0);
    while index < puzzles.len() {
        let (begin, is_right) = puzzles[index];
        all += !is_right as usize;
        above += (!is_right && begin < line) as usize;
        index += 1;
    }
    if above == most {
        let mut text = Text::new(file);
        text.push_str(": ");
        text.push_number(all - most, 0);
        text.push_str(if all - most == 1 {
            " more puzzle of this file is wrong"
        } else {
            " more puzzles of this file are wrong"
        });
        panic!("{}", text.as_str());
    }
    above > most
}

/// Panics with a sentence about the puzzle in this place.
#[track_caller]
const fn refuse(place: &str, sentence: &Sentence) -> ! {
    let mut text = Text::new(place);
    text.push_str(": ");
    text.push_sentence(sentence);
    panic!("{}", text.as_str());
}
