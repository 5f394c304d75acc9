// A claim that holds: the puzzle has no solution.
#![deny(warnings)]

use sudoku_types::unsolvable;

unsolvable! {
    1 2 | 3 _
    _ _ | _ 4
    ----+----
    _ _ | _ _
    _ _ | _ _
}

// Givens that clash.
unsolvable! { 1 _ _ 1 _ _ 3 _ _ _ _ 4 _ 2 _ _ }

// Only a search shows it.
unsolvable! {
    1 3 _ | _ _ _
    _ _ _ | _ _ _
    2 _ _ | 6 4 _
    4 _ _ | _ _ 3
    _ _ 4 | _ 6 2
    _ _ _ | 4 _ _
}

// Other boxes, and another notation.
unsolvable! { boxes: 3x2; "123456" "______" "______" "1_____" "______" "______" }

unsolvable! { symbols: "♠♥♦♣"; "♠♥♦_" "___♣" "____" "____" }

unsolvable! { symbols: 0..=3; [0 1 2 _] [_ _ _ 3] [_ _ _ _] [_ _ _ _] }

mod inside {
    use super::unsolvable;

    unsolvable! { 123_ ___4 ____ ____ }
}

unsolvable! {
    _ _ 9 | _ _ _ | _ _ _
    6 _ _ | _ 1 _ | 8 2 3
    _ _ _ | 8 _ _ | _ 7 _
    _ _ 5 | _ _ _ | _ 4 _
    _ 3 _ | _ _ _ | 9 _ 1
    _ _ 2 | _ _ 4 | _ _ _
    2 _ _ | _ _ 5 | _ _ _
    _ _ 1 | _ _ 3 | _ 6 _
    7 5 _ | 6 _ _ | _ _ 2
}

fn main() {
    unsolvable! { 11__ ____ ____ ____ }
}
