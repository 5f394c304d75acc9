// A puzzle that needs no harder technique than the one that is named.

use sudoku_types::sudoku;

type Singles = sudoku! { techniques: hidden_single; minimal: true; 1___ __3_ ___4 _2__ };

/// What is easier than the option allows will do.
type Easier = sudoku! { symbols: "♠♥♦♣"; techniques: chain; "♠___ __♦_ ___♣ _♥__" };

type Full = sudoku! { techniques: naked_single; 1342 2431 3124 4213 };

/// Cages with sums, and no given.
type Killer = sudoku! {
    techniques: combination;
    cages: "mllccimkfcnimkfoniaafgjjhadgbbeedgbp", a = 13, b = 12, c = 12, d = 7, e = 7, f = 8, g = 8, h = 5,
        i = 8, j = 7, k = 4, l = 10, m = 9, n = 7, o = 6, p = 3;
    "...................................."
};

const _: () = assert!(Killer::GRADE.is_solved());

fn main() {
    let same: Singles = sudoku! { 1___ __3_ ___4 _2__ };
    assert_eq!(same, Singles::VALUE);
    assert_eq!(Easier::SOLUTION.rows(), Full::SOLUTION.rows());
}
