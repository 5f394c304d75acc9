// Further rules, by the macro, in a grid as a value, by hand, and in types that are asked for their cells.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Diagonals, Puzzle, Solution, Windows};
use sudoku_types::{Grid, Rule, Rules, Solved, Unique, grid, sudoku, unsolvable};

type X = sudoku! {
    rules: diagonals;
    _ _ _ | _ _ _ | _ 8 _
    _ _ _ | _ 4 _ | _ _ _
    _ _ _ | 8 _ 5 | _ 7 _
    ------+-------+------
    _ _ _ | _ _ _ | _ _ _
    4 _ _ | _ _ _ | _ _ 7
    _ _ _ | _ 5 2 | 1 3 _
    ------+-------+------
    _ _ 5 | _ _ _ | _ _ 8
    _ 7 _ | _ _ 1 | _ _ _
    3 _ _ | 5 _ _ | 6 1 _
};

type Both = sudoku! { rules: diagonals, windows; 13__ __1_ 4___ ____ };
type Knight = sudoku! { rules: anti_knight; symbols: "♠♥♦♣"; "♠♦♥_____________" };

// Without the rules they have solutions.
unsolvable! { proof: none; rules: diagonals; ____ 1___ ___1 ____ }
unsolvable! { rules: anti_knight; "1___" "__1_" "____" "____" }
unsolvable! { rules: anti_king; boxes: 1x4; "1___" "____" "_1__" "____" }
unsolvable! { solver: types; rules: non_consecutive; "1__3" "____" "____" "____" }

type Proved = sudoku! { proof: types; rules: anti_knight; symbols: "♠♥♦♣"; "♠♦♥_____________" };
type ByTypes = sudoku! { solver: types; rules: anti_knight; symbols: "♠♥♦♣"; "♠♦♥_____________" };

const GRID: Grid<4> = grid! { rules: windows, diagonals; 1324 2413 4231 3142 };

type ByHand<Rule> = Solution<
    Puzzle<4, tarr![Boxes<U2, U2>, Rule], tarr![
        tarr![U1, Blank, Blank, Blank],
        tarr![Blank, Blank, Blank, Blank],
        tarr![Blank, Blank, Blank, Blank],
        tarr![Blank, Blank, Blank, Blank],
    ]>,
    tarr![
        tarr![U1, U3, U2, U4],
        tarr![U2, U4, U1, U3],
        tarr![U4, U2, U3, U1],
        tarr![U3, U1, U4, U2],
    ],
>;

fn solved<S: Solved>(_: S) -> Grid<4>
where
    S: Solved<Grid = Grid<4>>,
{
    S::SOLUTION
}

fn unique<S: Unique>(_: S) {}

fn main() {
    assert_eq!(X::SOLUTION.rows()[0], [5, 3, 7, 1, 9, 6, 4, 8, 2]);
    assert!(X::SOLUTION.is_solved());
    assert_eq!(X::GIVENS.rules(), Rules::NONE.and(Rule::Diagonals));

    assert_eq!(solved(Both::VALUE), GRID.with_rules(Both::GIVENS.rules()).expect("its rules"));
    assert!(Knight::SOLUTION.is_solved());
    unique(Proved::VALUE);
    unique(ByTypes::VALUE);
    assert_eq!((Proved::SOLUTION, ByTypes::SOLUTION), (Knight::SOLUTION, Knight::SOLUTION));
    assert!(GRID.is_solved());
    assert_eq!(solved(ByHand::<Diagonals>::VALUE).rows(), solved(ByHand::<Windows>::VALUE).rows());
}
