// A macro may add options, rows or cells to those of its user, from another place: lines stay lines.

use sudoku_types::sudoku;

type Small = sudoku! {
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

type WithOption = below::with_option! {
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

type WithRow = below::with_row! {
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
};

type WithCells = below::with_cells!(1, 3, 4);

type Listed = below::listed! {
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

type Ended = below::ended! {
    1 _ | _ _
    _ _ | 3 _
    _ _ | _ 4
    _ 2 | _ _
};

fn main() {
    let _: [Small; 5] = [
        WithOption::VALUE,
        WithRow::VALUE,
        WithCells::VALUE,
        Listed::VALUE,
        Ended::VALUE,
    ];
    let _ = below::any! { 1 _ _ _
                          _ _ _ _
                          _ _ _ _
                          _ _ _ _ };
}

/// Its lines are further down than those of its users.
mod below {
    macro_rules! with_option {
        ($($cell:tt)*) => { sudoku_types::sudoku! { boxes: 2x2; $($cell)* } };
    }

    macro_rules! with_row {
        ($($cell:tt)*) => {
            sudoku_types::sudoku! {
                $($cell)*
                _ 2 _ _
            }
        };
    }

    macro_rules! with_cells {
        ($first:tt, $middle:tt, $last:tt) => {
            sudoku_types::sudoku! {
                [$first _ _ _]
                [_ _ $middle _]
                [_ _ _ $last]
                [_ 2 _ _]
            }
        };
    }

    macro_rules! listed {
        ($($cell:tt)*) => { sudoku_types::sudoku! { [$($cell),*] } };
    }

    macro_rules! ended {
        ($($a:tt $b:tt | $c:tt $d:tt)*) => { sudoku_types::sudoku! { $($a $b | $c $d ;)* } };
    }

    macro_rules! any {
        ($($cell:tt)*) => { sudoku_types::sudoku! { solution: first; $($cell)* } };
    }

    pub(crate) use {any, ended, listed, with_cells, with_option, with_row};
}
