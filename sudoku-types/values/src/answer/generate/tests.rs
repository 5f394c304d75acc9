//! Checks that the generator counts all its steps, like the tests of the solver: a constant generates a puzzle and then runs
//! as many loop turns as should be left, which is a compile error if a step was not counted.

extern crate std;

use super::{ATTEMPT, Generate, PATIENCE, Symmetry, Unfulfilled};
use crate::grid::Grid;
use crate::solver::{Effort, LATE, spend_the_rest_if_asked};
use sudoku_notation::geometry::Mark;
use sudoku_notation::technique::Technique;

/// A puzzle, or the wish that failed.
type Generated<const N: usize, const A: usize = 0> = Result<Grid<N, A>, Unfulfilled>;

/// Generates a puzzle, up to a limit, and then spends the rest of the steps that the compiler allows.
const fn goes_on<const N: usize, const A: usize>(wishes: Generate<N, A>) -> Generated<N, A> {
    let effort = &mut Effort::new(LATE);
    let puzzle = wishes.steps(LATE).puzzle_by(1, effort);
    spend_the_rest_if_asked(effort);
    puzzle
}

/// Like `goes_on`, for wishes whose areas and lines are drawn, which is not counted.
const fn draws<const N: usize>(wishes: Generate<N, 1>) -> Generated<N, 1> {
    wishes.steps(LATE).puzzle(1)
}

/// Asserts that the compiler and the program generate the same puzzle.
macro_rules! assert_same {
    ($($way:ident $size:literal $areas:literal: $wishes:expr;)*) => {$({
        const MADE: Generated<$size, $areas> = $way($wishes);
        assert_eq!(MADE, $wishes.steps(LATE).puzzle(1));
    })*};
}

#[test]
fn counts_all_steps() {
    const JIGSAW: Grid<4, 1> = grid! { regions: "aaab accb dccb dddb"; ____ ____ ____ ____ };
    const EASY: Technique = Technique::NakedSingle;
    assert_same! {
        goes_on 9 0: Generate::new();
        goes_on 12 0: Generate::new();
        goes_on 4 1: Generate::like(&JIGSAW);
        draws 4 1: Generate::new().regions();
        draws 4 1: Generate::new().cages(1, 3).givens(0, 2);
        draws 4 1: Generate::new().marks(Mark::Thermometers, 2, 2, 3).marks(Mark::Sums, 1, 2, 2);
        draws 6 1: Generate::new().marks(Mark::Arrows, 1, 3, 4).marks(Mark::Palindromes, 1, 3, 3);
        draws 4 1: Generate::new().cages(2, 3).givens(0, 0).symmetry(Symmetry::HalfTurn);
        goes_on 9 0: Generate::new().grade(Technique::Combination, Technique::RestOfUnit);
        goes_on 6 0: Generate::new().symmetry(Symmetry::Full).givens(9, 9);
        goes_on 6 0: Generate::new().grade(EASY, EASY).symmetry(Symmetry::Full);
        goes_on 9 0: Generate::new().grade(EASY, EASY).symmetry(Symmetry::QuarterTurn);
    }
}

/// A call ends soon after its limit, with any wishes.
#[test]
fn ends_at_its_limit() {
    fn check<const N: usize, const A: usize>(wishes: Generate<N, A>) {
        for limit in [1_000, 100_000, 3_000_000] {
            let effort = &mut Effort::new(limit);
            let puzzle = wishes.steps(limit).puzzle_by(1, effort);
            assert!(puzzle.is_err() && effort.is_spent(), "{puzzle:?}");
            assert!(effort.steps() < limit + 50_000, "{limit} {effort:?}");
        }
    }
    let (nine, jigsaw) = (Generate::<9>::new(), Generate::<9, 1>::new().regions());
    check(nine.givens(0, 17));
    check(
        nine.grade(Technique::Jellyfish, Technique::Jellyfish)
            .givens(60, 81),
    );
    check(jigsaw.givens(0, 9));
    check(Generate::<9, 1>::new().cages(6, 8).givens(0, 0));
    check(Generate::<9, 1>::new().marks(Mark::Arrows, 20, 3, 4));
    check(Generate::<16>::new().givens(0, 20));
}

/// Above 16×16 a puzzle may keep givens that it does not need, so that each seed has a puzzle.
fn check_large<const N: usize>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let (effort, most) = (&mut Effort::new(PATIENCE), ATTEMPT * (N as u64).pow(4));
        let puzzle = Generate::<N>::new()
            .puzzle_by(seed, effort)
            .expect("a puzzle");
        assert!(puzzle.givens().count() < N * N / 2 && puzzle.is_uniquely_solvable());
        assert!(effort.steps() < most + most / 100, "{seed}: {effort:?}");
    }
}

#[test]
fn large_grids_have_a_puzzle_for_each_seed() {
    check_large::<18>(1..2);
}

#[test]
#[ignore = "long"]
fn the_largest_grids_have_a_puzzle_for_each_seed() {
    check_large::<20>(1..6);
    check_large::<25>(11..15);
}
