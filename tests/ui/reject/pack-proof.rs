// A file of which the types are to check that each puzzle has no other solution: what speaks against it has one error.

sudoku_types::puzzles! {
    static UNPROVED = { proof: types; "packs/unproved.txt" };
    static OPTION = { proof: 307; "packs/unproved.txt" };
}

fn main() {}
