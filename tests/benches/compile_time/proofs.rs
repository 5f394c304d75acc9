//! Measures what a proof by types costs: solving, looking for the proof, and checking it.

use crate::compiler::Compiler;
use crate::crates::{puzzles, solved_4x4};
use crate::rounds::{Rounds, megabytes};
use crate::single::CLASSIC;
use std::fmt::Write;
use sudoku_tests::read_set;

/// The puzzles whose proofs need more room than they usually have, and what they are given.
const LONG: [&str; 2] = ["Inkala", "Golden Nugget"];
const ROOM: usize = 1500;

/// So many further puzzles.
const FURTHER: usize = 20;

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut rounds = Rounds::default();
    let base = rounds.add(puzzles(&[solved_4x4()]));
    let mut subjects: Vec<_> = CLASSIC
        .iter()
        .map(|(name, line)| {
            let option = if LONG.contains(name) {
                format!("proof: {ROOM};")
            } else {
                "proof: types;".to_owned()
            };
            (*name, rounds.add(asked([*line], &option)))
        })
        .collect();
    let none = &read_set("gen_nosol_9x9")[0].givens;
    let none = format!("sudoku_types::unsolvable! {{ \"{none}\" }}");
    subjects.push(("no solution", rounds.add(none)));
    let easy: Vec<_> = read_set("gen_9x9_minimal")
        .into_iter()
        .take(FURTHER + 1)
        .map(|entry| entry.givens)
        .collect();
    let easy = || easy.iter().map(String::as_str);
    let many = ["proof: types;", ""]
        .map(|option| [FURTHER + 1, 1].map(|count| rounds.add(asked(easy().take(count), option))));
    rounds.run(compiler, turns);
    println!("\nProofs by types, the longest with room for {ROOM} steps; - solved 4 × 4\n");
    println!("{:<30} {:>16} {:>8}", "puzzle", "all in", "memory");
    for (name, krate) in subjects {
        println!(
            "{name:<30} {:>16} {:>8}",
            rounds
                .processor(&[(1.0, krate), (-1.0, base)])
                .milliseconds(),
            megabytes(rounds.memory(krate)),
        );
    }
    let share = 1.0 / FURTHER as f64;
    for ([all, one], name) in many.into_iter().zip(["proved", "solved"]) {
        let further = rounds.processor(&[(share, all), (-share, one)]);
        println!(
            "{:<30} {:>16}",
            format!("a further 9 × 9, {name}"),
            further.milliseconds()
        );
    }
}

/// A crate that asks of each puzzle whether it is unique, or where there is no option, solved.
fn asked<'a>(lines: impl IntoIterator<Item = &'a str>, option: &str) -> String {
    let bound = if option.is_empty() {
        "Solved"
    } else {
        "Unique"
    };
    let mut text = format!("const fn holds<S: sudoku_types::{bound}>() {{}}\n");
    for line in lines {
        let puzzle = format!("sudoku_types::sudoku! {{ {option} \"{line}\" }}");
        let _ = writeln!(text, "const _: () = holds::<{puzzle}>();");
    }
    text
}
