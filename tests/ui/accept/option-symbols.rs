// `symbols:` gives the symbols in order of value, for reading and for printing.

use sudoku_types::sudoku;

type Suits = sudoku! {
    symbols: "♠♥♦♣";
    "♠ _ _ _"
    "_ _ ♦ _"
    "_ _ _ ♣"
    "_ ♥ _ _"
};

type FromZero = sudoku! {
    symbols: 0..=3;
    0 _ _ _
    _ _ 2 _
    _ _ _ 3
    _ 1 _ _
};

type Plain = sudoku! {
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

fn main() {
    assert_eq!(Suits::SOLUTION.rows(), Plain::SOLUTION.rows());
    assert_eq!(FromZero::SOLUTION.rows(), Plain::SOLUTION.rows());
    assert_eq!(
        Suits::VALUE.to_string(),
        "\
+-----+-----+
| ♠ ♦ | ♣ ♥ |
| ♥ ♣ | ♦ ♠ |
+-----+-----+
| ♦ ♠ | ♥ ♣ |
| ♣ ♥ | ♠ ♦ |
+-----+-----+"
    );
    assert_eq!(
        format!("{:#}", FromZero::GIVENS),
        "\
┌─────┬─────┐
│ 0 . │ . . │
│ . . │ 2 . │
├─────┼─────┤
│ . . │ . 3 │
│ . 1 │ . . │
└─────┴─────┘"
    );
}
