// A puzzle and a grid are named by `type`, `const` or `let`, and do not stand alone.

mod daily {
    sudoku_types::sudoku! {
        1 _ | _ _
        _ _ | 3 _
        ----+----
        _ _ | _ 4
        _ 2 | _ _
    }
}

mod short {
    sudoku_types::sudoku!(1___ __3 ___4 _2__);
}

mod start {
    sudoku_types::grid! { 1___ __3_ ___4 _2__ }
}

mod late {
    sudoku_types::grid! { 1___ __3_ ___4 _2__ boxes: 2x2; }
}

fn main() {}
