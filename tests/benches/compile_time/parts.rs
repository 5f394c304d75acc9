//! Measures where the time goes: what one more puzzle costs in crates that do less and less with it.

use crate::compiler::Compiler;
use crate::crates::{Use, aliases, by_hand, givens, puzzles, solver};
use crate::rounds::Rounds;
use crate::scale::different;

/// Further puzzles in the larger crate of each pair.
const FURTHER: usize = 40;

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let (blank, solved) = different(FURTHER + 1);
    let mut rounds = Rounds::default();
    let mut more = |name, source: &dyn Fn(usize) -> String| {
        let pair = [FURTHER + 1, 1].map(|count| rounds.add(source(count)));
        (name, pair)
    };
    let lines = [
        more("solution by hand, its types named", &|n| {
            by_hand(&solved[..n], Use::Named)
        }),
        more("  … and judged", &|n| by_hand(&solved[..n], Use::Judged)),
        more("  … and read as a constant", &|n| {
            by_hand(&solved[..n], Use::Read)
        }),
        more("sudoku! of the solution, not used", &|n| {
            aliases(&solved[..n])
        }),
        more("  … and read as a constant", &|n| puzzles(&solved[..n])),
        more("sudoku! of the puzzle, not used", &|n| aliases(&blank[..n])),
        more("  … and read as a constant", &|n| puzzles(&blank[..n])),
        more("givens as an array", &|n| givens(&blank[..n])),
        more("  … and solved", &|n| solver(&blank[..n])),
    ];
    rounds.run(compiler, turns);
    println!("\nOne more 9 × 9, in a crate of {} \n", FURTHER + 1);
    let share = 1.0 / FURTHER as f64;
    for (name, [many, one]) in lines {
        let figure = rounds.processor(&[(share, many), (-share, one)]);
        println!("{name:<36} {:>14}", figure.milliseconds());
    }
}
