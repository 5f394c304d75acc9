// Marks: by the macro, with proofs by types, and by hand.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, RC, Solution, Solved, Sums, Thermometers, Unique};
use sudoku_types::{sudoku, unsolvable};

type WhiteDots = sudoku! { consecutive: r1c1 r1c2 r1c3, r3c2 r3c3; proof: types; ____ ____ ___3 __2_ };
type BlackDots = sudoku! { doubles: r1c1 r1c2 r1c3, r3c2 r3c3; proof: types; 1___ ____ _1__ ____ };
type Mirrored = sudoku! {
    palindromes: r1c1 r2c2 r2c3, r1c3 r2c2 r3c2;
    proof: types;
    ____ _4__ ____ 42_1
};
type Numbered = sudoku! {
    differences: 3 r1c1 r1c2;
    ratios: 3 r2c3 r3c3;
    whispers: 2 r4c1 r4c2, 1 r2c2 r3c1;
    proof: types;
    ____ ____ ____ ____
};
type AllDots = sudoku! {
    all_drawn: consecutive, doubles;
    consecutive: r1c1 r1c2, r2c4 r2c3 r3c3, r2c4 r3c4 r3c3, r4c1 r4c2;
    doubles: r1c1 r2c1, r1c4 r2c4, r3c3 r3c2 r4c2, r3c3 r4c3 r4c2;
    proof: types;
    ____ ____ ____ ____
};
type Lines = sudoku! {
    renbans: r1c1 r2c2 r3c3;
    modular: r3c1 r3c2 r3c3;
    entropic: r1c4 r2c3;
    proof: types;
    13__ ____ ____ ____
};
type Xs = sudoku! { sums: 3 r1c1 r1c2, 4 r1c4 r2c3, 7 r3c1 r4c2; proof: types; ____ ____ ____ ___1 };
type Arrows = sudoku! { arrows: r1c1 r1c2 r2c3, r3c3 r4c3 r3c4; proof: types; ____ ____ ____ 3___ };
type Parts = sudoku! {
    equal_sums: 2 r1c1 r1c2 r1c3;
    region_sums: r4c1 r3c2 r3c3;
    zippers: r3c1 r2c2 r2c3;
    proof: types;
    ____ ____ ____ ____
};
type Parities = sudoku! { even: r1c1 r1c4 r4c2; odd: r2c2; solver: types; 2___ _1__ __2_ ___3 };
type All = sudoku! {
    thermometers: r1c1 r1c2;
    sums: 5 r4c1 r4c2;
    even: r1c1;
    odd: r4c4;
    proof: types;
    ____ _12_ ____ ____
};

unsolvable! { thermometers: r1c1 r1c2 r1c3 r1c4, r2c2 r2c1 r1c2; ____ ____ ____ ____ }
// Of lines that no digits make, whatever is in the other cells.
unsolvable! { whispers: 4 r4c3 r3c4 r2c3 r2c4 r1c3; ____ ____ ____ ____ }
unsolvable! { renbans: r1c1 r1c2 r1c3 r1c4 r2c4; ____ ____ ____ ____ }
unsolvable! { cages: 8 r1c1 r1c2; ____ ____ ____ ____ }
unsolvable! { solver: types; arrows: r1c1 r1c2 r2c1, r1c4 r1c3 r2c4; 4___ ____ ____ ___1 }

// By hand.
type Two = Thermometers<tarr![RC<1, 1>, RC<1, 2>]>;
type Three = Thermometers<tarr![RC<2, 2>, RC<2, 3>, RC<2, 4>]>;
type Seven = Sums<tarr![RC<1, 3>, RC<2, 4>, RC<3, 1>], U7>;
type U7 = sudoku_types::typenum::U7;
type Blanks = tarr![Blank, Blank, Blank, Blank];
pub type ByHand = Solution<
    Puzzle<4, tarr![Boxes<U2, U2>, Two, Seven, Three], tarr![Blanks, Blanks, Blanks, Blanks]>,
    tarr![
        tarr![U2, U3, U1, U4],
        tarr![U4, U1, U2, U3],
        tarr![U3, U2, U4, U1],
        tarr![U1, U4, U3, U2],
    ],
>;

fn line<S: Solved>() -> String {
    format!("{:?}", S::SOLUTION)
}
fn unique<S: Unique>() -> String {
    line::<S>()
}

fn main() {
    assert_eq!(unique::<WhiteDots>(), r#"Grid["2341", "1432", "4213", "3124"]"#);
    assert_eq!(unique::<BlackDots>(), r#"Grid["1243", "4312", "3124", "2431"]"#);
    assert_eq!(unique::<Mirrored>(), r#"Grid["2314", "1423", "3142", "4231"]"#);
    assert_eq!(unique::<Numbered>(), r#"Grid["1423", "2314", "4231", "3142"]"#);
    assert_eq!(unique::<AllDots>(), r#"Grid["2314", "4132", "1423", "3241"]"#);
    assert_eq!(unique::<Lines>(), r#"Grid["1324", "4213", "2431", "3142"]"#);
    assert_eq!(unique::<Xs>(), r#"Grid["1243", "4312", "3124", "2431"]"#);
    assert_eq!(unique::<Arrows>(), r#"Grid["4231", "1324", "2143", "3412"]"#);
    assert_eq!(unique::<Parts>(), r#"Grid["1234", "4312", "2143", "3421"]"#);
    assert_eq!(line::<Parities>(), r#"Grid["2314", "4132", "3421", "1243"]"#);
    assert_eq!(unique::<All>(), r#"Grid["2314", "4123", "1432", "3241"]"#);

    // Marks may be in any order by hand; as a value they are in one.
    let names = <ByHand as Solved>::GIVENS.lines().filter_map(|line| line.mark()).map(|mark| mark.name());
    assert!(names.eq(["thermometers", "thermometers", "sums"]));
}
