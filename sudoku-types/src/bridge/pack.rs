//! The check of one puzzle of a file, as a constant that is an error if anything is wrong with the puzzle.
//!
//! ```text
//! error[E0080]: evaluation panicked: puzzles/easy.txt:17:5: digit 5 appears twice in row 2: columns 1 and 5
//!  --> src/main.rs:3:24
//!   |
//! 3 |     pub static EASY = "puzzles/easy.txt";
//!   |                       ^^^^^^^^^^^^^^^^^^ evaluation of `…` failed here
//! ```
//! The message of a bound cannot contain the name of a file, only numbers and characters; that of a panic can. This
//! check only comes first: the judge still judges the puzzle and its rows like any others.

use crate::bridge::const_proposal::Entry;
use crate::bridge::proposal::Proposal;
use crate::bridge::text::Text;
use crate::bridge::values::PuzzleValue;
use crate::grid::Grid;
use sudoku_notation::geometry::{Clashes, WrongSums};
use sudoku_notation::messages::{Finding, Sentence};

/// Nothing if the puzzle in this `place` of a file is right, and else an error.
#[track_caller]
pub const fn checked<E, const N: usize, const A: usize>(place: &str) -> bool
where
    E: Entry<Puzzle: PuzzleValue<N, Grid = Grid<N, A>>> + Proposal,
{
    if let Some(mut sentence) = E::FINDING.sentence() {
        // Where givens clash there is no solution; but that they clash says more.
        let givens = E::Puzzle::GIVENS.rows().as_flattened();
        if let Some(clash) = Clashes::of(E::Puzzle::GIVENS.groups(), givens).next() {
            sentence = clash.sentence();
        } else if let Some(wrong) = WrongSums::of(E::Puzzle::GIVENS.groups(), givens).next() {
            sentence = wrong.sentence();
        }
        refuse(place, &sentence, &E::Puzzle::GIVENS);
    }
    true
}

/// The same, and nothing if these digits, the `solution` in the file, are those that the solver found.
#[track_caller]
pub const fn checked_with<E, const N: usize, const A: usize>(
    place: &str,
    solution: &[u8],
    solution_place: &str,
) -> bool
where
    E: Entry<Puzzle: PuzzleValue<N, Grid = Grid<N, A>>> + Proposal,
{
    checked::<E, N, A>(place);
    let mut cell = 0;
    while cell < N * N && solution[cell] == E::DIGITS[cell] {
        cell += 1;
    }
    if cell < N * N {
        let (told, found) = (solution[cell] as usize, E::DIGITS[cell] as usize);
        let finding = Finding::another_solution(cell / N, cell % N, told, found);
        let sentence = finding.sentence().expect("there is something to say");
        refuse(solution_place, &sentence, &E::Puzzle::GIVENS);
    }
    true
}

/// Nothing if the puzzle in this `place` is what is demanded of it besides one solution, and else an error.
#[track_caller]
pub const fn demanded<Demand, E, const N: usize, const A: usize>(place: &str) -> bool
where
    Demand: Proposal,
    E: Entry<Puzzle: PuzzleValue<N, Grid = Grid<N, A>>>,
{
    if let Some(sentence) = Demand::FINDING.sentence() {
        refuse(place, &sentence, &E::Puzzle::GIVENS);
    }
    true
}

/// The error: what is wrong in this place.
#[track_caller]
const fn refuse<const N: usize, const A: usize>(
    place: &str,
    sentence: &Sentence,
    puzzle: &Grid<N, A>,
) -> ! {
    let mut text = Text::new(place);
    text.push_str(": ");
    text.push_sentence(sentence, puzzle.symbols());
    panic!("{}", text.as_str());
}
