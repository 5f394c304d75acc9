// With `minimal: true;` a given without which the solution is the same is an error, on the value of the option.

use sudoku_types::sudoku;

type OneMore = sudoku! {
    minimal: true;
    1 3 | _ _
    _ _ | 3 _
    ----+----
    _ _ | _ 4
    _ 2 | _ _
};

type Symbols = sudoku! { symbols: "♠♥♦♣"; minimal: true; "♠♦__ __♦_ ___♣ _♥__" };

type FullGrid = sudoku! { minimal: true; 1342 2431 3124 4213 };

type OneCell = sudoku! { minimal: true; 1 };

type WithProof = sudoku! { proof: types; minimal: true; 1___ __3_ ___4 42__ };

type WithRules = sudoku! { rules: diagonals; minimal: true; 14__ __4_ ____ 2___ };

type WithCages = sudoku! {
    cages: "aabb accd ecfd eefd", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5;
    minimal: true;
    _ _ _ _
    _ 4 _ _
    _ _ _ _
    _ _ _ _
};

type UsedOften = [OneMore; 2];

fn main() {
    println!("{} {}", OneMore::VALUE, FullGrid::SOLUTION);
}
