//! Tests generated and shuffled puzzles: they have one solution and no given to spare, as simple solvers find too, and
//! are the same for the same seed.

use std::collections::HashSet;

use crate::needed::check_needed;
use crate::parsed;
use crate::variants::read;
use sudoku_tests::Dice;
use sudoku_tests::variants::Variant;
use sudoku_types::{Generate, Grid, Rule, Rules, Unfulfilled};

/// Generates puzzles of a kind, and asserts that each has one solution, and several without any of its givens; with
/// `A` of 1, in regions that are made for it.
fn check<const N: usize, const A: usize>(
    shape: (usize, usize),
    rules: &[&'static str],
    seeds: u64,
) {
    let mut dice = Dice::new(N as u64);
    let mut variant = Variant::new(shape, rules);
    for seed in 0..seeds {
        if A > 0 {
            let full = Variant::new(shape, rules)
                .full(&mut dice)
                .expect("a full grid");
            variant = Variant::new(shape, rules).jigsaw(&full, &mut dice);
        }
        let blank: Grid<N, A> = read(&variant, &[0; 256][..N * N]);
        let puzzle = Generate::like(&blank).puzzle(seed).expect("a puzzle");
        assert!(puzzle.lines().eq(blank.lines()) && puzzle.rules() == blank.rules());
        assert!(puzzle.is_minimal(), "{puzzle:?}");
        // The simple solver takes too long in large grids.
        if N <= 9 {
            let mut is_one = |cells: &[u8]| variant.solutions(cells, 2, &mut dice).len() == 1;
            assert!(is_one(puzzle.rows().as_flattened()), "{puzzle:?}");
            check_needed(&puzzle, is_one);
        }
    }
}

#[test]
fn every_size_up_to_ten() {
    check::<1, 0>((1, 1), &[], 1);
    check::<2, 0>((1, 2), &[], 4);
    check::<3, 0>((3, 1), &[], 4);
    check::<4, 0>((2, 2), &[], 4);
    check::<5, 0>((1, 5), &[], 4);
    check::<6, 0>((2, 3), &[], 4);
    check::<6, 0>((3, 2), &[], 4);
    check::<7, 0>((1, 7), &[], 3);
    check::<8, 0>((4, 2), &[], 3);
    check::<9, 0>((3, 3), &[], 4);
    check::<10, 0>((2, 5), &[], 2);
}

#[test]
#[ignore = "larger grids, which take half a minute"]
fn every_size_up_to_sixteen() {
    check::<9, 0>((3, 3), &["diagonals"], 1);
    check::<9, 0>((3, 3), &["windows"], 1);
    check::<9, 0>((3, 3), &["anti_king", "anti_knight"], 1);
    check::<9, 1>((3, 3), &[], 1);
    check::<11, 0>((1, 11), &[], 1);
    check::<12, 0>((4, 3), &[], 3);
    check::<12, 0>((3, 4), &["diagonals"], 1);
    check::<14, 0>((2, 7), &[], 1);
    check::<15, 0>((3, 5), &[], 1);
    check::<16, 0>((4, 4), &[], 1);
    check::<16, 0>((4, 4), &["anti_king"], 1);
}

#[test]
fn rules_and_regions() {
    check::<4, 0>((2, 2), &["anti_knight"], 5);
    check::<6, 0>((2, 3), &["non_consecutive"], 3);
    check::<4, 1>((2, 2), &[], 5);
    check::<6, 1>((2, 3), &["diagonals"], 3);
}

/// The solution is one of the grid that the puzzle is generated from, which is the only one where cages say so.
#[test]
fn solutions_of_a_grid() {
    let full = Grid::<9>::generate(5)
        .and_then(|puzzle| puzzle.solve().unique())
        .expect("a solution");
    let puzzle = Generate::like(&full).puzzle(6).expect("a puzzle");
    assert!(puzzle.is_minimal() && puzzle.solve().unique() == Some(full));

    let cages = "cages: \"aabb accd ecfd eefd\", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5;";
    let killer = parsed::<4, 1>(&format!("{cages} 1___ ____ ____ ____"));
    let puzzle = Generate::like(&killer).puzzle(1).expect("a puzzle");
    assert_eq!(
        (puzzle.givens().count(), puzzle.solve()),
        (0, killer.solve())
    );

    let clash = parsed::<4, 0>("11__ ____ ____ ____");
    let error = Generate::like(&clash).puzzle(1);
    assert_eq!(error, Err(Unfulfilled::Unsolvable));
}

/// Asserts that many usual puzzles differ, and that each has one solution and no given to spare.
fn check_many(seeds: u64) {
    let mut all = HashSet::new();
    for seed in 0..seeds {
        let puzzle = Grid::<9>::generate(seed).expect("few steps");
        let image = puzzle.shuffled(seed).expect("no further rules");
        assert!(puzzle.is_minimal() && image.is_minimal() && image != puzzle);
        assert_eq!(image.givens().count(), puzzle.givens().count());
        let solution = puzzle.solve().unique().expect("one solution");
        assert_eq!(image.solve().unique(), solution.shuffled(seed));
        assert!(all.insert(puzzle));
    }
}

#[test]
fn hundreds_of_usual_puzzles() {
    check_many(100);
}

#[test]
#[ignore = "more of the same, which takes ten seconds"]
fn ten_thousand_usual_puzzles() {
    check_many(10_000);
}

/// The digits of a seed never change; and rustc generates the same.
#[test]
fn digits_of_a_seed() {
    const NINE: Grid<9> = Grid::generate(1).unwrap();
    const SIX: Grid<6> = Grid::generate(u64::MAX).unwrap();
    const FOUR: Grid<4> = Grid::generate(0).unwrap();
    let nine = "...6..2.44...3..67.....58...8.....23.3.17.....26.....5...391...5.9..4..8.........";
    assert_eq!(NINE.line().to_string(), nine);
    let six = ".5.........1..4.2.6.....1..2..3...46";
    assert_eq!(SIX.line().to_string(), six);
    assert_eq!(FOUR.line().to_string(), ".....24...31....");
    assert_eq!(Some(NINE), Grid::generate(1));
    assert_eq!(Some(SIX), Grid::generate(u64::MAX));
    assert_eq!(Some(FOUR), Grid::generate(0));
    let image = FOUR.shuffled(1).expect("no further rules");
    assert_eq!(image.line().to_string(), ".1.4.3.....2....");
}

/// With fewer steps there is the same puzzle or none, and never one with a given to spare.
#[test]
fn steps_that_do_not_suffice() {
    let (blank, puzzle) = (Grid::<9>::blank(), Grid::<9>::generate(3));
    let found = (0..300_000)
        .step_by(997)
        .map(|steps| Generate::like(&blank).steps(steps).puzzle(3).ok());
    let count = found
        .inspect(|found| assert!(found.is_none() || *found == puzzle))
        .flatten()
        .count();
    assert!((10..290).contains(&count), "{count}");
    assert_eq!(
        Generate::like(&blank).steps(500).puzzle(3),
        Err(Unfulfilled::TooFewSteps { steps: 500 })
    );
}

/// Every size and shape of boxes has images with as many solutions; a grid with rules has none.
#[test]
fn images() {
    for (text, seeds) in [
        ("1... ..3. ...4 .2..", 50),
        ("boxes: 1x4; 1... ..3. ...4 .2..", 50),
        ("................", 20),
    ] {
        let grid = parsed::<4, 0>(text);
        let images: HashSet<_> = (0..seeds)
            .map(|seed| grid.shuffled(seed).expect("no rules"))
            .collect();
        assert!(images.len() > 10 || grid.is_full() || grid.givens().count() == 0);
        for image in images {
            assert_eq!(image.boxes(), grid.boxes());
            for count in [
                |grid: &Grid<4>| grid.count_solutions_up_to(1_000) as usize,
                |grid: &Grid<4>| grid.unneeded_givens().count(),
            ] {
                assert_eq!(count(&image), count(&grid));
            }
        }
    }
    let diagonals = Grid::<4>::blank().with_rules(Rules::NONE.and(Rule::Diagonals));
    assert_eq!(diagonals.expect("its rule").shuffled(1), None);
}
