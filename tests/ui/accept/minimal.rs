// With `minimal: true;` a puzzle compiles that needs each of its givens, and no other.

use sudoku_types::sudoku;

type Small = sudoku! { minimal: true; 1___ __3_ ___4 _2__ };

type Nine = sudoku! {
    minimal: true;
    proof: types;
    "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2"
};

/// Only digits are asked about.
type Cages = sudoku! {
    minimal: true;
    cages: "aabb accd ecfd eefd", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5;
    ____ ____ ____ ____
};

type NotAsked = sudoku! { minimal: false; 13__ __3_ ___4 _2__ };

fn main() {
    let same: Small = sudoku! { 1___ __3_ ___4 _2__ };
    assert_eq!(same, Small::VALUE);
    assert!(Small::GIVENS.is_minimal() && Nine::GIVENS.is_minimal());
    assert!(Cages::GIVENS.is_minimal() && !NotAsked::GIVENS.is_minimal());
}
