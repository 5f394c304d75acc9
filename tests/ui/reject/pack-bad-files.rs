// What is wrong with a whole file, or with what is written about it. Each has one error, whatever uses the name.

use sudoku_types::puzzles;

puzzles! { static MISSING = "packs/missing.txt"; }
puzzles! { static LATIN1 = "packs/latin1.txt"; }
puzzles! { static NOTHING = "packs/nothing.txt"; }
puzzles! { static SIZES = "packs/sizes.txt"; }
puzzles! { static OPTIONS = "packs/options.txt"; }
puzzles! { static FIRST = { solution: first; "packs/sizes.txt" }; }
puzzles! { static BOXES = { boxes: 2x; "packs/sizes.txt" }; }
puzzles! { static SHORT = { minimal: true; "packs/short.txt" }; }
puzzles! { static WORD = { easy "packs/sizes.txt" }; }
puzzles! { static NUMBER = 5; }
puzzles! { static CALL = include_str!("packs/sizes.txt"); }
puzzles! { static UNSET = concat!(env!("NO_SUCH_VARIABLE"), "/sizes.txt"); }
puzzles! { static TWICE = concat!("packs/", "twice.txt"); }
puzzles! { static TYPED: [u8; 3] = "packs/sizes.txt"; }
puzzles! { static NO_END = "packs/sizes.txt" }
puzzles! { static LAST = { "packs/sizes.txt" proof: types; }; }
puzzles! { static EMPTY = {}; }
puzzles! { static BEHIND = "packs/sizes.txt", proof: types; }
puzzles! { static BRACES = "packs/sizes.txt" { proof: types; }; }
puzzles! { "packs/sizes.txt" }
puzzles! {}

fn main() {
    for pack in [&MISSING[..], &LATIN1, &NOTHING, &SIZES, &OPTIONS, &FIRST] {
        println!("{}", pack[0].solution());
    }
}
