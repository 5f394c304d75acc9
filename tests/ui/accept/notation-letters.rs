// A grid up to 9×9 written in letters counts from A = 1, and prints as letters.

use sudoku_types::sudoku;

type Letters = sudoku! {
    EC__G____
    F__AIE___
    _IH____F_
    H___F___C
    D__H_C__A
    G___B___F
    _F____BH_
    ___DAI__E
    ____H__GI
};

const SOLUTION: [[u8; 9]; 9] = [
    [5, 3, 4, 6, 7, 8, 9, 1, 2],
    [6, 7, 2, 1, 9, 5, 3, 4, 8],
    [1, 9, 8, 3, 4, 2, 5, 6, 7],
    [8, 5, 9, 7, 6, 1, 4, 2, 3],
    [4, 2, 6, 8, 5, 3, 7, 9, 1],
    [7, 1, 3, 9, 2, 4, 8, 5, 6],
    [9, 6, 1, 5, 3, 7, 2, 8, 4],
    [2, 8, 7, 4, 1, 9, 6, 3, 5],
    [3, 4, 5, 2, 8, 6, 1, 7, 9],
];

fn main() {
    let _: Letters = sudoku! { (E, C, _, _, G, _, _, _, _, F, _, _, A, I, E, _, _, _, _, I, H, _, _, _, _, F, _, H, _, _, _, F, _, _, _, C, D, _, _, H, _, C, _, _, A, G, _, _, _, B, _, _, _, F, _, F, _, _, _, _, B, H, _, _, _, _, D, A, I, _, _, E, _, _, _, _, H, _, _, G, I) };
    assert_eq!(*Letters::SOLUTION.rows(), SOLUTION);
    assert!(Letters::VALUE.to_string().contains("| E C D | F G H | I A B |"));
}
