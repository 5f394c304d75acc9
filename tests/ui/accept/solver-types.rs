// `solver: types;` in every position: the same puzzle and rows as without it, and `Unique`.
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

fn main() {
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
