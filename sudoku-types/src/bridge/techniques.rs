//! Solves like a person in constants, for a constant `GRADE`, and for `techniques: hidden_single;`, which checks that a puzzle
//! needs no harder technique. The steps may take more than one constant: see [`instalments`](super::instalments).

use crate::bridge::instalments::{First, Next, Stage, last, stages};
use crate::bridge::proposal::Report;
use crate::bridge::values::PuzzleValue;
use sudoku_values::Grade;
use sudoku_values::Grid;
use sudoku_values::for_types::Solving;
use sudoku_values::for_types::{COMPILER, Effort};

use core::marker::PhantomData;
use sudoku_notation::messages::Finding;
use sudoku_notation::options::MOST_EFFORT;
use sudoku_notation::technique::Technique;

/// The report that a puzzle can be solved by techniques up to the one with the number `HARDEST` in [`Technique::ALL`].
/// If the puzzle itself is wrong, it has another report, and this one is empty. Otherwise the error names the technique that the
/// puzzle needs.
pub struct Techniques<P, const HARDEST: usize>(PhantomData<P>);

impl<P, const HARDEST: usize, const N: usize, const A: usize> Report for Techniques<P, HARDEST>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const FINDING: Finding = if P::FINDING.is_nothing() {
        last::<Solving<N, A>, First<Person<P, HARDEST>>>(P::EFFORT, None).needs()
    } else {
        Finding::NOTHING
    };
}

/// Returns the grade of the puzzle `P`.
///
/// # Panics
///
/// If the steps take longer than all constants may.
#[track_caller]
pub(crate) const fn graded<P, const N: usize, const A: usize>() -> Grade
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    let solving = last::<Solving<N, A>, First<Person<P, ALL>>>(MOST_EFFORT, None);
    match solving.progress() {
        None => solving.grade(),
        Some(_) => panic!(
            "the grade of this puzzle takes too many steps for the build: ask for `givens().grade()` when the program runs"
        ),
    }
}

/// The number of the hardest technique.
const ALL: usize = Technique::ALL.len() - 1;

/// The steps on the puzzle `P` by techniques up to the one with the number `HARDEST`.
struct Person<P, const HARDEST: usize>(PhantomData<P>);

stages! {
    Person<P, HARDEST>: Solving<N, A> = {
        let allowed = Technique::ALL[HARDEST];
        let mut solving = Solving::by(allowed, &P::GIVENS, Effort::new(COMPILER));
        solving.go_on();
        solving
    };
    Before => {
        let mut solving = Before::STATE;
        solving.resume(Effort::new(COMPILER));
        solving
    }
}
