// A puzzle that needs sums, or relations of cells, is an error where only easier techniques are allowed.

use sudoku_types::sudoku;

type Combination = sudoku! {
    techniques: locked_candidate;
    cages: "mllccimkfcnimkfoniaafgjjhadgbbeedgbp", a = 13, b = 12, c = 12, d = 7, e = 7, f = 8, g = 8, h = 5, i =
    8, j = 7, k = 4, l = 10, m = 9, n = 7, o = 6, p = 3;
    "...................................."
};
// sudoku.com, daily killer of 6 April 2022.
type RestOfUnit = sudoku! {
    techniques: combination;
    cages: "aabcdddeeffbccghhefbbiijkllmnnjjjkllmonpqrrssmotpquvvwmmtttuxxwyzABBCCCDEzAFFFGGD", a = 7, b = 20, c =
    17, d = 16, e = 11, f = 18, g = 6, h = 12, i = 7, j = 18, k = 8, l = 21, m = 20, n = 18, o = 9, p = 8, q = 13,
    r = 12, s = 10, t = 18, u = 12, v = 9, w = 14, x = 11, y = 7, z = 9, A = 11, B = 7, C = 15, D = 12, E = 6, F =
    20, G = 3;
    "................................................................................."
};
type MissingPartner = sudoku! {
    techniques: locked_candidate;
    rules: non_consecutive;
    ".8..2....7......8....4.........6.5..2..5.4......................1.9...7........1."
};
type Filling = sudoku! {
    techniques: combination;
    consecutive: r2c3 r2c4, r2c1 r2c2, r4c3 r4c4, r1c4 r2c4, r3c2 r3c3;
    "1..............."
};

fn main() {
    println!("{}", MissingPartner::VALUE);
}
