// The same claims, proved by traits.
#![deny(warnings)]

use sudoku_types::unsolvable;

unsolvable! {
    solver: types;
    1 2 | 3 _
    _ _ | _ 4
    ----+----
    _ _ | _ _
    _ _ | _ _
}

// Givens that clash.
unsolvable! { solver: types; 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ }

// Only a search shows it.
unsolvable! {
    solver: types;
    1 3 _ | _ _ _
    _ _ _ | _ _ _
    2 _ _ | 6 4 _
    4 _ _ | _ _ 3
    _ _ 4 | _ 6 2
    _ _ _ | 4 _ _
}

// Other boxes, and another notation.
unsolvable! { solver: types; boxes: 3x2; "123456" "______" "______" "1_____" "______" "______" }

unsolvable! { solver: types; symbols: "♠♥♦♣"; "♠♥♦_" "___♣" "____" "____" }

unsolvable! { solver: types; symbols: 0..=3; [0 1 2 _] [_ _ _ 3] [_ _ _ _] [_ _ _ _] }

mod inside {
    use super::unsolvable;

    unsolvable! { solver: types; 123_ ___4 ____ ____ }
}

fn main() {
    unsolvable! { solver: types; 11__ ____ ____ ____ }
}
