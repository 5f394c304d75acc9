// Of many puzzles that cannot be read twenty are named.

sudoku_types::puzzles! { pub static MANY = "packs/many.txt"; }

fn main() {
    println!("{}", MANY.len());
}
