//! Measures incremental checks of a crate that was checked before.
//!
//! Cargo does not even start rustc for a crate that has not changed. Here it is started all the same, as
//! it is when another part of the crate was changed.

use crate::compiler::{Compiler, Cost};
use crate::crates::puzzles;
use crate::rounds::median;
use crate::scale::different;

/// Puzzles in the crate.
const PUZZLES: usize = 100;

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let source = puzzles(&different(PUZZLES).0);
    let changed = format!("{source}\npub fn new() -> u32 {{ 1 }}");
    let mut costs: [Vec<Cost>; 6] = Default::default();
    for _ in 0..turns {
        for cache in ["puzzles", "empty"] {
            compiler.forget(cache);
        }
        // In this order: each finds what the ones before it have left.
        let steps = [
            compiler.check(&source),
            compiler.recheck(&source, "puzzles"),
            compiler.recheck(&source, "puzzles"),
            compiler.recheck(&changed, "puzzles"),
            compiler.recheck("", "empty"),
            compiler.recheck("", "empty"),
        ];
        for (costs, cost) in costs.iter_mut().zip(steps) {
            costs.push(cost);
        }
    }
    println!("\nA crate of {PUZZLES} different 9 × 9 puzzles, checked again\n");
    let names = [
        "not incremental",
        "incremental, first time",
        "unchanged",
        "a function added",
        "an empty crate, first time",
        "an empty crate, unchanged",
    ];
    for (name, costs) in names.iter().zip(&costs) {
        let processor: Vec<_> = costs.iter().map(|cost| cost.processor * 1e3).collect();
        let best = processor.iter().copied().fold(f64::INFINITY, f64::min);
        println!("{name:<28} {:>10.1} ({best:.1}) ms", median(processor));
    }
}
