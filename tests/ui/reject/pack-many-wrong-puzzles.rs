// Of many puzzles that are wrong twenty are named, whatever is wrong with them.

sudoku_types::puzzles! {
    pub static MANY = { boxes: 2x2; "packs/wrong.txt" };
    static THREE = { boxes: 2x2; minimal: true; "packs/not-minimal.txt" };
}

fn main() {
    println!("{} {}", MANY.len(), THREE.len());
}
