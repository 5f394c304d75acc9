//! Measures incremental checks of a crate that was checked before.
//!
//! Cargo does not even start rustc for a crate that has not changed. Here it is started all the same, as
//! it is when another part of the crate was changed.

use crate::compiler::{Compiler, Cost};
use crate::crates::pack;
use crate::rounds::median;
use crate::scale::different;

/// Puzzles in the file.
const PUZZLES: usize = 100;

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let sheets = different(PUZZLES + 2).0;
    let end = PUZZLES + 1;
    let mut costs: [Vec<Cost>; 7] = Default::default();
    for _ in 0..turns {
        compiler.forget("puzzles");
        let recheck = |sheets, above: &str, below: &str| {
            let file = pack(sheets, "recheck");
            compiler.recheck(&format!("{above}{file}{below}"), "puzzles")
        };
        // In this order: each finds what the ones before it have left.
        let steps = [
            compiler.check(&pack(&sheets[1..end], "recheck")),
            recheck(&sheets[1..end], "", ""),
            recheck(&sheets[1..end], "", ""),
            recheck(&sheets[1..end], "", "\npub fn new() -> u32 { 1 }"),
            recheck(&sheets[1..], "", "\npub fn new() -> u32 { 1 }"),
            recheck(&sheets, "", "\npub fn new() -> u32 { 1 }"),
            recheck(&sheets, "\n", "\npub fn new() -> u32 { 1 }"),
        ];
        for (costs, cost) in costs.iter_mut().zip(steps) {
            costs.push(cost);
        }
    }
    println!("\nA file of {PUZZLES} different 9 × 9 puzzles, checked again\n");
    let names = [
        "not incremental",
        "incremental, first time",
        "unchanged",
        "a function added",
        "a puzzle appended",
        "a puzzle inserted first",
        "a line above the macro",
    ];
    for (name, costs) in names.iter().zip(&costs) {
        let processor: Vec<_> = costs.iter().map(|cost| cost.processor * 1e3).collect();
        let best = processor.iter().copied().fold(f64::INFINITY, f64::min);
        println!("{name:<28} {:>10.1} ({best:.1}) ms", median(processor));
    }
}
