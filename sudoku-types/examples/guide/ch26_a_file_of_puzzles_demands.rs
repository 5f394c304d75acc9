//! The same file, of which more is demanded.

use sudoku_types::{Proven, Technique};

sudoku_types::puzzles! {
    static EASY = {
        techniques: locked_candidate;
        minimal: true;
        proof: types;
        "easy.txt"
    };
}

fn main() {
    assert!(EASY.iter().all(Proven::is_proved_unique));

    let saturday = EASY[5].givens().grade();
    assert_eq!(saturday.hardest, Some(Technique::LockedCandidate));
}
