// The expansion with a proof names nothing that it does not bring along, and comes out of other macros too.
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
    struct Three;
    #[allow(dead_code)]
    fn step() {}

    pub type Small = ::sudoku_types::sudoku! { proof: types; 1___ __3_ ___4 _2__ };
}

macro_rules! proved {
    ($($cell:tt)*) => {
        ::sudoku_types::sudoku! { proof: types; $($cell)* }
    };
}

fn unique<S: ::sudoku_types::Unique>(_: S) {}

fn main() {
    unique(game::Small::VALUE);
    unique(proved! { boxes: 1x5; "12345" "23451" "34512" "45123" "5123_" });
}
