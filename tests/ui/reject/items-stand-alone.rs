// A claim and a file of puzzles are items: neither has a value, and neither is a type.

use sudoku_types::{puzzles, unsolvable};

const CLAIM: () = unsolvable! {
    1 2 | 3 _
    _ _ | _ 4
    ----+----
    _ _ | _ _
    _ _ | _ _
};

type Claim = unsolvable! { 123_ ___4 ____ ____ };

fn main() {
    let claim = unsolvable!(proof: none; 123_ ___4 ____ ____);
    let easy = puzzles! { static EASY = "../../data/gen_4x4_minimal.txt"; };
    let missing = puzzles! { static MISSING = "no-such-file.txt"; };
    let path = puzzles!("../../data/gen_4x4_minimal.txt");
    unsolvable!(123_ ___4 ____ ____)
}
