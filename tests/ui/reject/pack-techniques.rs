// In a file, too: a puzzle that needs a harder technique has one error, with its place.

sudoku_types::puzzles! {
    static SINGLES = { techniques: hidden_single; minimal: true; "packs/techniques.txt" };
    static NO_SUCH = { techniques: guess; "packs/techniques.txt" };
}

fn main() {}
