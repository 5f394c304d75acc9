// In a file, too, every given is to be needed: a puzzle with one that is not has one error, with its place. What the source asks
// for, the file cannot take back.

sudoku_types::puzzles! {
    static MINIMAL = { minimal: true; "packs/minimal.txt" };
    static OPTION = { minimal: maybe; "packs/minimal.txt" };
    static IN_THE_FILE = "packs/minimal-in-the-file.txt";
}

fn main() {}
