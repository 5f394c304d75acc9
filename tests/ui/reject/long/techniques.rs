// A puzzle that needs a harder technique than the one that is named is an error, on that name.

use sudoku_types::sudoku;

type HiddenSingle = sudoku! {
    techniques: naked_single;
    "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2"
};
type LockedCandidate = sudoku! {
    techniques: hidden_single;
    "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2"
};
type Pair = sudoku! {
    techniques: locked_candidate;
    "......9....9431..........18.9..1..6..4...9...5....62......47..6..26...3...58..7.."
};
type Triple = sudoku! {
    techniques: pair;
    ".....4..1.....3.5..7.6.......583......2.....8.61..24.36...1.2..9.8.....61.......4"
};
type XWing = sudoku! {
    techniques: locked_candidate;
    "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2"
};
type Swordfish = sudoku! {
    techniques: pair;
    "......9....9431..........18.9..1..6..4...9...5....62......47..6..26...3...58..7.."
};
type XyWing = sudoku! {
    techniques: swordfish;
    "......9....9431..........18.9..1..6..4...9...5....62......47..6..26...3...58..7.."
};
type Chain = sudoku! {
    techniques: x_wing;
    "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2"
};
type Guess = sudoku! {
    techniques: chain;
    "....67.....7..92....94.8.1.3....4.....23.1..56...8..9.......95..8..2.4...1......3"
};

type UsedOften = [Pair; 2];

fn main() {
    println!("{} {}", Pair::VALUE, Guess::SOLUTION);
}
