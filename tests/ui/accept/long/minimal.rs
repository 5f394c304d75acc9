// So many searches that one constant does not bear them all.

use sudoku_types::sudoku;

type Long = sudoku! {
    minimal: true;
    regions: "abbbbbbcdaaaabcbcdaaeabcccdaeefcccfdeeefffffdeeffggdddehhiigggdhhhiigigghhhhiiiig";
    "...2.8....6.........6.7...5..........8......3.53......2..1..8......2.4........7.."
};

fn main() {
    assert!(Long::GIVENS.is_minimal());
}
