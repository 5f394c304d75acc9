// `boxes:` gives the shape of a box as rows × columns.

use sudoku_types::sudoku;

type Tall = sudoku! {
    boxes: 3x2;
    1 2 3 4 5 6
    3 4 5 6 1 2
    5 6 1 2 3 4
    2 1 4 3 6 5
    4 3 6 5 2 1
    6 5 2 1 4 _
};

// Boxes of one row are the rows themselves: a Latin square.
type Latin = sudoku! {
    boxes: 1x3;
    1 2 3
    2 3 1
    3 1 _
};

fn main() {
    assert_eq!((Tall::GIVENS.boxes().rows(), Tall::GIVENS.boxes().columns()), (3, 2));
    assert_eq!(Tall::SOLUTION.rows()[5][5], 3);
    assert_eq!(Latin::SOLUTION.rows()[2], [3, 1, 2]);
    assert_eq!(
        Tall::VALUE.to_string(),
        "\
+-----+-----+-----+
| 1 2 | 3 4 | 5 6 |
| 3 4 | 5 6 | 1 2 |
| 5 6 | 1 2 | 3 4 |
+-----+-----+-----+
| 2 1 | 4 3 | 6 5 |
| 4 3 | 6 5 | 2 1 |
| 6 5 | 2 1 | 4 3 |
+-----+-----+-----+"
    );
}
