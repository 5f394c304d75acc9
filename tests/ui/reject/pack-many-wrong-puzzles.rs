// Of many puzzles that are wrong twenty are named, whatever is wrong with them.

sudoku_types::puzzles! {
    pub static MANY = "packs/wrong.txt";
    static THREE = { minimal: true; "packs/not-minimal.txt" };
}

fn main() {
    println!("{} {}", MANY.len(), THREE.len());
}
