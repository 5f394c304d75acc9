//! Options.

/// `boxes:` gives the shape of a box as rows × columns.
mod boxes {
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

    pub(crate) fn main() {
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
}

/// With `solution: first;` any solution will do; it is judged like every other.
mod solution {
    use sudoku_types::{Solved, sudoku};

    type Any = sudoku! {
        solution: first;
        _ _ _ _
        _ _ _ _
        _ _ _ _
        _ _ _ 3
    };

    type One = sudoku! {
        solution: unique;
        boxes: 2x2;
        1 _ _ _
        _ _ 3 _
        _ _ _ 4
        _ 2 _ _
    };

    fn judged<S: Solved>() {}

    pub(crate) fn main() {
        judged::<Any>();
        assert_eq!(Any::SOLUTION.rows()[3][3], 3);
        judged::<One>();
    }
}

/// `symbols:` gives the symbols in order of value, for reading and for printing.
mod symbols {
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

    pub(crate) fn main() {
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
symbols: 0..=3;
┌─────┬─────┐
│ 0 . │ . . │
│ . . │ 2 . │
├─────┼─────┤
│ . . │ . 3 │
│ . 1 │ . . │
└─────┴─────┘"
        );
    }
}

/// The standard symbols, named, are the same type and the same grid as none.
mod standard_symbols {
    use sudoku_types::{BoxShape, Grid, Symbols, sudoku};

    type Small = sudoku! { 1___ __3_ ___4 _2__ };

    pub(crate) fn main() {
        let named: Small = sudoku! { symbols: "1234"; 1___ __3_ ___4 _2__ };
        let boxes = BoxShape::new(2, 2).unwrap();
        let symbols = Symbols::Characters(['1', '2', '3', '4']);
        let grid = Grid::from_rows(*named.givens().rows(), boxes, symbols);
        assert_eq!(grid, Ok(Small::GIVENS));
    }
}

/// With `minimal: true;` a puzzle compiles that needs each of its givens, and no other.
mod minimal {
    use sudoku_types::sudoku;

    type Small = sudoku! { minimal: true; 1___ __3_ ___4 _2__ };

    type Nine = sudoku! {
        minimal: true;
        "..9......6...1.823...8...7...5....4..4....9.1..2..4...2....5.....1..3.6.75.6....2"
    };

    /// Only digits are asked about.
    type Cages = sudoku! {
        minimal: true;
        cages: "aabb accd ecfd eefd", a = 6, b = 7, c = 7, d = 6, e = 9, f = 5;
        ____ ____ ____ ____
    };

    type NotAsked = sudoku! { minimal: false; 13__ __3_ ___4 _2__ };

    pub(crate) fn main() {
        let same: Small = sudoku! { 1___ __3_ ___4 _2__ };
        assert_eq!(same, Small::VALUE);
        assert!(Small::GIVENS.is_minimal() && Nine::GIVENS.is_minimal());
        assert!(Cages::GIVENS.is_minimal() && !NotAsked::GIVENS.is_minimal());
    }
}

fn main() {
    boxes::main();
    solution::main();
    symbols::main();
    standard_symbols::main();
    minimal::main();
}
