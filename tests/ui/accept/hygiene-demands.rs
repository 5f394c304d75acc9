// The expansion with demands names nothing that it does not bring along, and comes out of other macros too.
#![no_std]
#![no_implicit_prelude]
#![deny(warnings)]

extern crate std;

mod game {
    #[allow(dead_code)]
    mod core {}
    #[allow(dead_code)]
    mod sudoku_types {}
    #[allow(dead_code)]
    struct Demand;
    #[allow(dead_code)]
    struct Minimal;
    #[allow(dead_code)]
    struct Techniques;

    pub type Small = ::sudoku_types::sudoku! { minimal: true; techniques: chain; 1___ __3_ ___4 _2__ };
}

macro_rules! minimal {
    ($minimal:tt $($cell:tt)*) => {
        ::sudoku_types::sudoku! { proof: types; minimal: $minimal; techniques: chain; $($cell)* }
    };
}

fn solved<S: ::sudoku_types::Solved>(_: S) {}

fn main() {
    solved(game::Small::VALUE);
    solved(minimal! { true symbols: "abcd"; "a___ __c_ ___d _b__" });
    solved(minimal! { false "13__ __3_ ___4 _2__" });
}
