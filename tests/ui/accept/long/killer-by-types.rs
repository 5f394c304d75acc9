// Cages are searched by the types: with advice, without, and to show that there is no solution.

use sudoku_types::{Grid, Unique, sudoku, unsolvable};

type Killer = sudoku! {
    proof: types;
    cages: "aab. cdbb cdee ffgg", a = 3, b = 6, c = 6, d = 7, e = 4, f = 4, g = 6;
    ____ ____ ____ ____
};
type ByTypes = sudoku! {
    solver: types;
    cages: "aab. cdbb cdee ffgg", a = 3, b = 6, c = 6, d = 7, e = 4, f = 4, g = 6;
    ____ ____ ____ ____
};

unsolvable! { cages: "aa.. bb.. .... ....", a = 3, b = 4; ____ ____ ____ ____ }
// A cage without a sum, in which a digit is twice.
unsolvable! { cages: "a... .... ..a. ...."; 1___ ____ __1_ ____ }
// Each cell has a digit, and the sum is wrong.
unsolvable! { cages: "aa.. .... .... ....", a = 5; 1234 3412 2143 4321 }
unsolvable! { solver: types; cages: "aa.. .... .... ....", a = 3; 14__ ____ ____ ____ }

fn unique<S: Unique>(puzzle: S) -> S {
    puzzle
}

fn main() {
    let solution: &Grid<4, 1> = unique(Killer::VALUE).solution();
    assert_eq!(unique(ByTypes::VALUE).solution(), solution);
    println!("{solution}");
}
