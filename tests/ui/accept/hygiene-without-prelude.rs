//! Expansions in a crate without the standard library and without a prelude.
#![no_std]
#![no_implicit_prelude]
#![deny(warnings)]

extern crate std;

/// The expansion names nothing that it does not bring along.
mod no_implicit_prelude {
    use ::sudoku_types::sudoku;

    type Classic = sudoku! {
        5 3 _ | _ 7 _ | _ _ _
        6 _ _ | 1 9 5 | _ _ _
        _ 9 8 | _ _ _ | _ 6 _
        8 _ _ | _ 6 _ | _ _ 3
        4 _ _ | 8 _ 3 | _ _ 1
        7 _ _ | _ 2 _ | _ _ 6
        _ 6 _ | _ _ _ | 2 8 _
        _ _ _ | 4 1 9 | _ _ 5
        _ _ _ | _ 8 _ | _ 7 9
    };

    type Rules = sudoku! { rules: diagonals, windows; 13__ __1_ 4___ ____ };

    const GRID: ::sudoku_types::Grid<4> = ::sudoku_types::grid! { rules: anti_king; 1___ ____ ____ ____ };

    pub(crate) fn main() {
        ::std::assert_eq!(::core::mem::size_of::<Rules>(), 0);
        ::std::assert!(GRID.rows()[0][0] == 1);
        ::std::assert_eq!(::core::mem::size_of::<Classic>(), 0);
        let puzzle = sudoku! { "530070000600195000098000060800060003400803001700020006060000280000419005000080079" };
        ::std::assert_eq!(puzzle, Classic::VALUE);
    }
}

/// The expansion with demands names nothing that it does not bring along, and comes out of other macros too.
mod demands {
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

    pub(crate) fn main() {
        solved(game::Small::VALUE);
        solved(minimal! { true symbols: "abcd"; "a___ __c_ ___d _b__" });
        solved(minimal! { false "13__ __3_ ___4 _2__" });
    }
}

/// The expansion with a proof names nothing that it does not bring along, and comes out of other macros too.
mod proof {
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

    pub(crate) fn main() {
        unique(game::Small::VALUE);
        unique(proved! { boxes: 1x5; "12345" "23451" "34512" "45123" "5123_" });
    }
}

/// The expansion with `solver: types;` names nothing that it does not bring along.
mod solver_types {
    type Small = ::sudoku_types::sudoku! { solver: types; 1___ __3_ ___4 _2__ };

    pub(crate) fn main() {
        let puzzle = ::sudoku_types::sudoku! { solver: types; solution: unique; 1___ __3_ ___4 _2__ };
        ::std::assert_eq!(puzzle, Small::VALUE);
        ::std::assert_eq!(Small::SOLUTION.rows()[0], [1, 3, 4, 2]);
    }
}

/// The claim names nothing that it does not bring along, and comes out of other macros too.
mod unsolvable {
    mod game {
        mod core {}
        mod sudoku_types {}
        #[allow(dead_code)]
        struct Puzzle;
        #[allow(dead_code)]
        fn unsolvable() {}

        ::sudoku_types::unsolvable! { 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }

        ::sudoku_types::unsolvable! { solver: types; 1 2 3 _ _ _ _ 4 _ _ _ _ _ _ _ _ }
    }

    macro_rules! claim {
        ($($cell:tt)*) => {
            ::sudoku_types::unsolvable! { $($cell)* }
        };
    }

    claim! { 123_ ___4 ____ ____ }

    pub(crate) fn main() {}
}

fn main() {
    no_implicit_prelude::main();
    demands::main();
    proof::main();
    solver_types::main();
    unsolvable::main();
}
