// Each bad puzzle of a file has one error, on the path; the good ones among them have none.

sudoku_types::puzzles! {
    /// Good, too short, two that clash, good, several, none, no digit, another solution, no solution.
    pub static BAD = "packs/bad.csv";
}

fn main() {
    println!("{} {}", BAD.len(), BAD[0].solution());
}
