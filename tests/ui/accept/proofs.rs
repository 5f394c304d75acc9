//! Proofs and claims.

/// With a proof the type is `Unique`, wherever it stands; and that there is no solution is judged too.
mod proof {
    use sudoku_types::{Grid, Proven, Unique, sudoku, unsolvable};

    #[allow(dead_code)]
    type Unused = sudoku! { proof: types; 1___ __3_ ___4 _2__ };

    type One = sudoku! { boxes: 1x1; proof: types; "_" };

    type Small = sudoku! { proof: types; 1___ __3_ ___4 _2__ };
    type Tall = sudoku! { boxes: 3x2; proof: types; "123456" "345612" "561234" "214365" "436521" "65214_" };
    type Strip = sudoku! { boxes: 1x6; proof: types; "123456" "234561" "345612" "456123" "5_1234" "612345" };
    type ByTypes = sudoku! { solver: types; proof: types; 1___ __3_ ___4 _2__ };
    type Letters = sudoku! { symbols: "ABCD"; proof: types; "A___" "__C_" "___D" "_B__" };

    const GRID: Grid<4> = <sudoku! { proof: types; 1___ __3_ ___4 _2__ }>::SOLUTION;
    const PROVEN: [Proven<4>; 2] = [Proven::of_unique::<Small>(), Proven::of::<Letters>()];

    fn pass<S: Unique>(puzzle: S) -> S {
        puzzle
    }

    fn same(puzzle: sudoku! { proof: types; 1___ __3_ ___4 _2__ }) -> Small {
        puzzle
    }

    unsolvable! { 123_ ___4 ____ ____ }
    unsolvable! { 11__ ____ ____ ____ }
    unsolvable! { proof: none; 123_ ___4 ____ ____ }
    unsolvable! { ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........." }
    unsolvable! { boxes: 1x5; proof: types; "1234_" "____5" "_____" "_____" "_____" }
    unsolvable! { solver: types; proof: types; boxes: 1x5; "1234_" "____5" "_____" "_____" "_____" }

    pub(crate) fn main() {
        pass(One::VALUE);
        pass(ByTypes::VALUE);
        assert_eq!(pass(same(Small::VALUE)).solution(), &GRID);
        assert_eq!(pass(Tall::VALUE).solution().rows()[5][5], 3);
        assert_eq!(pass(Strip::VALUE).solution().rows()[4][1], 6);
        assert!(pass(sudoku! { symbols: "ABCD"; proof: types; "A___" "__C_" "___D" "_B__" }) == Letters::VALUE);
        assert_eq!(PROVEN.map(|proven| proven.is_proved_unique()), [true, false]);
    }
}

/// A type with a proof shows its cells as any other does.
mod proof_access {
    use sudoku_types::typenum::{U1, U3, U4, assert_type_eq, tarr, U2};
    use sudoku_types::{At, BoxOf, ColumnOf, Has, RowOf, Unique, sudoku};

    type Small = sudoku! { proof: types; 1___ __3_ ___4 _2__ };

    assert_type_eq!(RowOf<Small, U1>, tarr![U1, U3, U4, U2]);
    assert_type_eq!(ColumnOf<Small, U4>, tarr![U2, U1, U4, U3]);
    assert_type_eq!(BoxOf<Small, U4>, tarr![U2, U4, U1, U3]);
    assert_type_eq!(At<Small, U1, U2>, U3);

    fn open<S: Unique + Has<U1, U2, U3>>(_: S) {}

    pub(crate) fn main() {
        open(Small::VALUE);
    }
}

/// `solver: types;` in every position: the same puzzle and rows as without it, and `Unique`.
mod solver_types {
    #![deny(warnings)]

    use sudoku_types::{Grid, Solution, Solved, Unique, sudoku};

    type Small = sudoku! {
        solver: types;
        1 _ | _ _
        _ _ | 3 _
        ----+----
        _ _ | _ 4
        _ 2 | _ _
    };

    type ByConst = sudoku! { solver: const; 1___ __3_ ___4 _2__ };

    type Six = sudoku! {
        boxes: 2x3; solver: types;
        _ _ _ | 4 _ _
        1 _ _ | _ _ 6
        _ _ _ | _ 5 _
        _ 5 _ | _ _ _
        _ 2 4 | 6 _ 1
        _ _ 6 | _ _ 5
    };

    #[allow(dead_code)]
    type Unused = sudoku! { solver: types; symbols: "♠♥♦♣"; "♠___" "__♦_" "___♣" "_♥__" };

    const GRID: Grid<4> = <sudoku! { solver: types; 1___ __3_ ___4 _2__ }>::SOLUTION;

    struct Game {
        puzzle: sudoku! { solver: types; 1___ __3_ ___4 _2__ },
    }

    fn pass(puzzle: Small) -> sudoku! { solver: types; 1___ __3_ ___4 _2__ } {
        puzzle
    }

    fn same<P, R, A, B>(_: Solution<P, R, true, A>, _: Solution<P, R, true, B>) {}

    fn unique<S: Unique>(_: S) {}

    fn solved<S: Solved>(_: S) {}

    pub(crate) fn main() {
        let puzzle = sudoku! { solver: types; 1___ __3_ ___4 _2__ };
        let game = Game { puzzle: pass(puzzle) };
        same(game.puzzle, ByConst::VALUE);
        unique(game.puzzle);
        assert_eq!(*GRID.rows(), [[1, 3, 4, 2], [2, 4, 3, 1], [3, 1, 2, 4], [4, 2, 1, 3]]);
        let any = sudoku! { solver: types; solution: first; 1___ __3_ ____ ____ };
        solved(any);
        let whole = sudoku! { solver: types; 1234 3412 2143 4321 };
        solved(whole);
        unique(Six::VALUE);
    }
}

/// A claim that holds: the puzzle has no solution.
mod unsolvable {
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

    pub(crate) fn main() {
        unsolvable! { 11__ ____ ____ ____ }
    }
}

/// The same claims, proved by traits.
mod unsolvable_by_types {
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

    pub(crate) fn main() {
        unsolvable! { solver: types; 11__ ____ ____ ____ }
    }
}

fn main() {
    proof::main();
    proof_access::main();
    solver_types::main();
    unsolvable::main();
    unsolvable_by_types::main();
}
