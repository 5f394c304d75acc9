//! Measures what the judge takes for one more full grid.

use crate::compiler::Compiler;
use crate::crates::{Sheet, Use, by_hand, puzzles};
use crate::rounds::Rounds;
use sudoku_tests::read_set;

/// Sets with solutions, the side of their boxes, and how many further grids to judge.
const SETS: [(&str, usize, usize); 4] = [
    ("gen_4x4_minimal", 2, 40),
    ("gen_9x9_minimal", 3, 20),
    ("gen_16x16_105clues", 4, 10),
    ("gen_25x25_330clues", 5, 6),
];

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut rounds = Rounds::default();
    let sizes = SETS.map(|(set, side, further)| {
        let mut lines: Vec<_> = read_set(set)
            .into_iter()
            .filter_map(|entry| entry.solution)
            .collect();
        lines.sort();
        lines.dedup();
        assert!(lines.len() > further, "{set} has too few solutions");
        let sheets = lines.into_iter().take(further + 1);
        let all: Vec<_> = sheets.map(|line| Sheet::new(line, side, side)).collect();
        let crates = [&all[..], &all[..1]].map(|sheets| {
            [
                by_hand(sheets, Use::Judged),
                by_hand(sheets, Use::Named),
                puzzles(sheets),
            ]
            .map(|source| rounds.add(source))
        });
        (side * side, further as f64, crates)
    });
    rounds.run(compiler, turns);
    println!("\nOne more full grid, all of them different\n");
    println!(
        "{:<10} {:>18} {:>18}",
        "size", "judge alone", "sudoku! and judge"
    );
    for (size, further, [all, one]) in sizes {
        let share = 1.0 / further;
        let judge = [
            (share, all[0]),
            (-share, all[1]),
            (-share, one[0]),
            (share, one[1]),
        ];
        println!(
            "{:<10} {:>18} {:>18}",
            format!("{size} × {size}"),
            rounds.processor(&judge).milliseconds(),
            rounds
                .processor(&[(share, all[2]), (-share, one[2])])
                .milliseconds(),
        );
    }
}
