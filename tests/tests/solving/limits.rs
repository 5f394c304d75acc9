//! Counts how far the solver is from the limit of a constant, for the page `limits` of the library.

use crate::chance::{IMPOSSIBLE, INKALA};
use crate::{grid, shape};
use sudoku_tests::{COMPILER, Dice, Symmetry, cells, read_set};
use sudoku_types::{Generate, Grid, Mark};

/// The parts of the limit, as divisors.
const PARTS: [u64; 3] = [100, 20, 1];

/// Prints how many puzzles are solved, or shown to have no solution, within each part. Returns the numbers.
fn within<const N: usize, const A: usize>(
    name: &str,
    grids: impl Iterator<Item = Grid<N, A>>,
) -> [usize; 4] {
    let mut counts = [0; 4];
    for grid in grids {
        counts[0] += 1;
        for (part, count) in PARTS.iter().zip(&mut counts[1..]) {
            *count += usize::from(grid.solve_within(COMPILER / part).is_some());
        }
    }
    let [all, a_hundredth, a_twentieth, solved] = counts;
    println!("{name}: {all}, within 1/100 {a_hundredth}, 1/20 {a_twentieth}, 1 {solved}");
    counts
}

/// Images of a 9×9: digits, rows, columns, bands and stacks are exchanged.
fn images(line: &str, count: usize) -> impl Iterator<Item = Grid<9>> {
    let givens = cells::<9>(line);
    let mut dice = Dice::new(66);
    let image = move || grid(Symmetry::new(&mut dice, (3, 3)).apply(&givens), shape(3, 3));
    std::iter::repeat_with(image).take(count)
}

#[test]
fn sizes_in_bytes() {
    let sizes = [
        size_of::<Grid<9>>(),
        size_of::<Grid<9, 1>>(),
        size_of::<Grid<25, 1>>(),
    ];
    assert_eq!(sizes, [124, 1_428, 10_740]);
}

/// `cargo test --release -p sudoku-tests --test solving -- limits --nocapture` prints the numbers.
#[test]
fn of_the_limit() {
    let hard = [
        // Golden Nugget.
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        INKALA,
    ];
    let hard = hard.into_iter().flat_map(|line| images(line, 80));
    let [all, _, a_twentieth, _] = within("hardest 9x9", hard);
    assert_eq!(a_twentieth, all);
    let [all, _, a_twentieth, _] = within("no solution", images(IMPOSSIBLE, 80));
    assert_eq!(a_twentieth, all);
    for (name, set, harder) in [
        ("killers without givens", "gen_killer_9x9_no_givens", 0),
        ("arrows", "gen_arrows_9x9", 3),
    ] {
        let entries = read_set(set).into_iter();
        let grids = entries.map(|entry| entry.givens.parse::<Grid<9, 1>>().expect("a grid"));
        let [all, .., solved] = within(name, grids);
        assert!(solved + harder >= all);
    }
}

/// Puzzles without a given to spare, with a mark on up to sixteen lines that are drawn by chance.
#[test]
#[ignore = "some seconds"]
fn of_marks() {
    for mark in Mark::ALL {
        let [lines, least, most] = match mark {
            Mark::Even | Mark::Odd => [16, 1, 1],
            Mark::Consecutive | Mark::Doubles => [16, 2, 2],
            Mark::Thermometers | Mark::Whispers => [5, 3, 5],
            _ => [8, 3, 5],
        };
        let generate = Generate::<9, 1>::new().marks(mark, lines, least, most);
        let puzzles = (0..40).map(|seed| generate.puzzle(seed).expect("a puzzle"));
        let [all, .., solved] = within(&mark.to_string(), puzzles);
        assert_eq!(solved, all);
    }
}
