// Proofs with further rules and regions: by the macro, and by hand.

use sudoku_types::__private::refuted;
use sudoku_types::type_solver::{NoAdvice, Try};
use sudoku_types::typenum::{U1, U2, tarr};
use sudoku_types::{Blank, Boxes, Diagonals, Puzzle, RC, Region, Solution};
use sudoku_types::{Unique, sudoku, unsolvable};

type X = sudoku! {
    rules: diagonals;
    proof: types;
    _ _ _ | 1 _ _
    _ 5 _ | _ _ _
    ------+------
    _ _ _ | _ _ _
    _ _ _ | 3 _ _
    ------+------
    _ _ 5 | _ _ _
    6 _ _ | _ _ 2
};
type ByTypes = sudoku! { solver: types; rules: diagonals, windows; 13__ __1_ 4___ ____ };
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

unsolvable! { solver: types; regions: "aaab accb dccb dddb"; ___1 2___ ____ ____ }

// By hand.
type Refuted = Puzzle<2, tarr![Boxes<U1, U2>, Diagonals], tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;
const _: () = refuted::<Refuted, Try<tarr![U1, U1, U1]>, true>();

type Upright =
    tarr![Boxes<U1, U2>, Region<tarr![RC<1, 1>, RC<2, 1>]>, Region<tarr![RC<1, 2>, RC<2, 2>]>];
type ByHand = Solution<
    Puzzle<2, Upright, tarr![tarr![Blank, U2], tarr![Blank, Blank]]>,
    tarr![tarr![U1, U2], tarr![U2, U1]],
    true,
    NoAdvice,
>;

fn first_row<S: Unique>(_: S) -> String {
    format!("{:?}", S::SOLUTION).chars().take(20).collect()
}

fn main() {
    assert!(first_row(X::VALUE).starts_with(r#"Grid["463125""#));
    assert!(X::SOLUTION.is_solved());
    assert!(first_row(Jigsaw::VALUE).starts_with("Grid["));
    assert!(first_row(Both::VALUE).starts_with(r#"Grid["1324""#));
    assert_eq!(first_row(ByTypes::VALUE), first_row(Both::VALUE));
    assert!(first_row(JigsawWithDiagonals::VALUE).starts_with("Grid["));
    assert!(first_row(Wide::VALUE).starts_with(r#"Grid["12345""#));
    assert!(first_row(ByHand::VALUE).starts_with(r#"Grid["12", "21"]"#));
}
