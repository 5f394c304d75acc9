//! Measures crates of many puzzles.

use crate::compiler::Compiler;
use crate::crates::{Sheet, pack, puzzles, solved_4x4};
use crate::rounds::{Rounds, megabytes};
use sudoku_tests::{Dice, Symmetry, cells, read_set};

/// Puzzles a crate.
const COUNTS: [usize; 3] = [1, 100, 1_000];

/// Different 9 × 9 puzzles, as many as wanted, and their solutions: those of a set, and again with
/// digits, rows and columns permuted.
pub(crate) fn different(count: usize) -> (Vec<Sheet>, Vec<Sheet>) {
    let set = read_set("gen_9x9_minimal");
    let mut dice = Dice::new(9);
    let sheets = set.iter().cycle().take(count).enumerate();
    sheets
        .map(|(i, entry)| {
            let solution = entry.solution.as_deref().expect("a solution");
            let both = [&entry.givens, solution];
            let [puzzle, solution] = if i < set.len() {
                both.map(str::to_owned)
            } else {
                let change = Symmetry::new(&mut dice, (3, 3));
                both.map(|line| sudoku_tests::line(change.apply(&cells::<9>(line)).as_flattened()))
            };
            (Sheet::new(puzzle, 3, 3), Sheet::new(solution, 3, 3))
        })
        .unzip()
}

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut rounds = Rounds::default();
    let base = rounds.add(puzzles(&[solved_4x4()]));
    let crates = COUNTS.map(|count| {
        let (blank, solved) = different(count);
        let packed = rounds.add(pack(&blank, &format!("of-{}", blank.len())));
        let [whole, twin] = [blank, solved].map(|sheets| rounds.add(puzzles(&sheets)));
        (count, whole, twin, packed)
    });
    rounds.run(compiler, turns);
    println!("\nCrates of different 9 × 9 puzzles\n");
    println!(
        "{:<8} {:>16} {:>9} {:>20} {:>20}",
        "puzzles", "clock, s", "memory", "ms each - 4 × 4", "ms each - solutions"
    );
    for &(count, whole, twin, _) in &crates {
        let share = 1.0 / count as f64;
        let clock = rounds.clock(&[(1.0, whole)]);
        println!(
            "{:<8} {:>16} {:>9} {:>20} {:>20}",
            count,
            format!("{:.2} ({:.2})", clock.median, clock.best),
            megabytes(rounds.memory(whole)),
            rounds
                .processor(&[(share, whole), (-share, base)])
                .milliseconds(),
            rounds
                .processor(&[(share, whole), (-share, twin)])
                .milliseconds(),
        );
    }
    println!("\nThe same puzzles in a file\n");
    println!(
        "{:<8} {:>16} {:>9} {:>20} {:>20}",
        "puzzles", "processor, s", "memory", "ms each - 4 × 4", "of as many aliases"
    );
    for (count, whole, _, packed) in crates {
        let share = 1.0 / count as f64;
        let processor = |crate_| rounds.processor(&[(1.0, crate_)]);
        let (pack, aliases) = (processor(packed), processor(whole));
        println!(
            "{:<8} {:>16} {:>9} {:>20} {:>20}",
            count,
            format!("{:.2} ({:.2})", pack.median, pack.best),
            megabytes(rounds.memory(packed)),
            rounds
                .processor(&[(share, packed), (-share, base)])
                .milliseconds(),
            format!("{:.2}", pack.median / aliases.median),
        );
    }
}
