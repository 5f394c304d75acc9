// Proofs with further rules and regions: by the macro, and by hand.

use sudoku_types::__private::refuted;
use sudoku_types::proof::{CellHasDigit as Cell, RowHasPlace as Row, UnitHasPlace as Unit};
use sudoku_types::proof::{I0, I1};
use sudoku_types::typenum::{U1, U2, tarr};
use sudoku_types::{Blank, Boxes, Diagonals, Puzzle, Region, Regions, Solution};
use sudoku_types::{Solved, Unique, sudoku, unsolvable};

type X = sudoku! {
    rules: diagonals;
    proof: types;
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
type Windoku = sudoku! {
    proof: 200;
    rules: windows;
    "..1..2....5............8........764.3........56....1........7361............4...."
};
type Jigsaw = sudoku! {
    regions: "aaab accb dccb dddb";
    proof: types;
    1___ ___3 _2__ ____
};
type Both = sudoku! { rules: diagonals, windows; proof: types; 13__ __1_ 4___ ____ };
type JigsawWithDiagonals = sudoku! { rules: diagonals; regions: "aabb aabb ccdd ccdd"; proof: types; 1324 __1_ ____ ____ };
// In boxes of five columns too.
type Wide = sudoku! {
    boxes: 1x5;
    rules: diagonals;
    proof: types;
    "12345" "34512" "5123_" "23451" "4512_"
};

unsolvable! { rules: diagonals; ____ 1___ ___1 ____ }
unsolvable! { rules: windows; __12 ____ ____ 21__ }
unsolvable! { regions: "aaab accb dccb dddb"; ___1 2___ ____ ____ }

// By hand: row 1, column 1: with 2 the row 2 has no place for 2, and with 1 none for 1.
type Refuted = Puzzle<2, tarr![Boxes<U1, U2>, Diagonals], tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;
const _: () = refuted::<Refuted, (Cell<I0, I0>, (Row<I1, I1>, Row<I1, I0>)), true>();

// The second region needs a place for 1, row 2 one for 1, and so on.
type Upright = Regions<tarr![tarr![U1, U2], tarr![U1, U2]], tarr![Region<'a'>, Region<'b'>]>;
type ByHand = Solution<
    Puzzle<2, Upright, tarr![tarr![Blank, U2], tarr![Blank, Blank]]>,
    tarr![tarr![U1, U2], tarr![U2, U1]],
    true,
    ((Unit<I1, I0>, Unit<I0, I0>), (Unit<I0, I1>, Cell<I0, I0>)),
>;

fn first_row<S: Unique>(_: S) -> String {
    format!("{:?}", S::SOLUTION).chars().take(20).collect()
}

fn main() {
    assert!(first_row(X::VALUE).starts_with(r#"Grid["537196482""#));
    assert!(X::SOLUTION.is_solved() && Windoku::SOLUTION.is_solved());
    assert!(first_row(Windoku::VALUE).starts_with("Grid["));
    assert!(first_row(Jigsaw::VALUE).starts_with("Grid["));
    assert!(first_row(Both::VALUE).starts_with(r#"Grid["1324""#));
    assert!(first_row(JigsawWithDiagonals::VALUE).starts_with("Grid["));
    assert!(first_row(Wide::VALUE).starts_with(r#"Grid["12345""#));
    assert!(first_row(ByHand::VALUE).starts_with(r#"Grid["12", "21"]"#));
}
