//! Tests the solver's verdicts: why there is no solution, in which words, when it gives up, and what a constant can
//! ask.

use crate::{shape, sides};
use sudoku_tests::{COMPILER, cells, is_solution};
use sudoku_types::solver::{Contradiction, Goal, Unit, Verdict, solve};
use sudoku_types::{Answer, BoxShape, Cell, Grid, Symbols};

/// Minimal, and too hard for a constant.
const HARD: &str = "\
     6H...D.A.5.2.3..47 ..4.I..D3....E2.F. ..2E.7.....C9...D. \
     E3B...5..6....A... ..D71H..F.AB...86. .F...6.1I...EB.... \
     .8..2...DG.....A7. ..GIC5...2.E..H1.. .B.6.1.H.F...D...C \
     .......21..H...G.9 B1I..E38A.......H6 .C.A...I.B.6.2.48. \
     3.C.DAH...68.I5.G. ...G...59.7.1....H .9.H.4..B..I...7.3 \
     .D.1.B..EI....C.35 ....8..6..B1..D..2 ..H..C.4.325.7B...";

/// The search must stop before 2,000,000 steps, and say so; at run time it goes on.
#[test]
fn gives_up_only_where_asked_to() {
    let givens = Grid::<18>::parse(HARD).unwrap();
    match solve(givens.rows(), shape(3, 6), Goal::Unique) {
        Verdict::TooHard { steps } => assert!((1_000_000..2_000_000).contains(&steps), "{steps}"),
        verdict => panic!("{verdict:?}"),
    }
    assert_eq!(givens.solve_within(COMPILER), None);
    let Answer::Unique(one) = givens.solve() else {
        panic!("it has one solution");
    };
    assert!(is_solution(one.rows(), givens.rows(), sides(shape(3, 6))));
}

/// A Latin square with one given has more open branches than the search keeps, and many solutions.
#[test]
fn finds_two_solutions_of_many() {
    let mut rows = [[0; 25]; 25];
    rows[24][12] = 1;
    let boxes = shape(1, 25);
    let Verdict::Several(one, other) = solve(&rows, boxes, Goal::Unique) else {
        panic!("a Latin square with one given has many solutions");
    };
    assert_ne!(one, other);
    assert!(is_solution(&one, &rows, sides(boxes)));
    assert!(is_solution(&other, &rows, sides(boxes)));
}

/// All of it but the iterator is usable in a constant.
#[test]
fn solves_in_constants() {
    const GIVENS: Grid<9> = match Grid::parse(
        "8........ ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..",
    ) {
        Ok(grid) => grid,
        Err(_) => panic!(),
    };
    const ANSWER: Answer<9> = GIVENS.solve();
    const UNIQUE: bool = GIVENS.is_uniquely_solvable();
    const FEW: u64 = match Grid::<4>::parse("1... .... .... ....") {
        Ok(grid) => grid.count_solutions_up_to(1_000),
        Err(_) => panic!(),
    };
    let published = cells::<9>(
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    );
    assert_eq!(ANSWER.unique().map(|grid| *grid.rows()), Some(published));
    assert_eq!((UNIQUE, FEW), (true, 72));
}

/// The words of the compile errors, in the grid's symbols.
#[test]
fn answers_in_words() {
    let suits = Symbols::Characters(['♠', '♥', '♦', '♣']);
    let words = |text: &str, symbols| {
        let givens = Grid::<4>::parse_with(text, shape(2, 2), symbols).expect("a grid");
        givens.solve().to_string()
    };
    assert_eq!(
        words("♠... ..♦. .... .♥..", suits),
        "this puzzle has more than one solution: row 1, column 3 can be '♥' or '♣'"
    );
    assert_eq!(
        words("♠♥.. ..♦. .... ....", suits),
        "this puzzle has no solution: row 1 has no place for '♦'"
    );
    assert_eq!(
        words("012. .... .... ...3", Symbols::NumbersFrom(0)),
        "this puzzle has no solution: row 1, column 4 has no candidate left"
    );
    let givens =
        "....7.... .12...... .34...... ......... 7........ ......... ......... ......... .........";
    assert_eq!(
        Grid::<9>::parse(givens)
            .expect("a grid")
            .solve()
            .to_string(),
        "this puzzle has no solution: box 1 has no place for 7"
    );
}

fn refuted<const N: usize>(givens: &str, boxes: BoxShape) -> Contradiction {
    match solve(&cells::<N>(givens), boxes, Goal::Unique) {
        Verdict::None(refuted) => refuted.contradiction(),
        verdict => panic!("{givens}: {verdict:?}"),
    }
}

#[test]
fn names_an_empty_cell() {
    // Row 1 leaves 4 for its last cell, column 4 has it already.
    assert_eq!(
        refuted::<4>("123. .... .... ...4".replace(' ', "").as_str(), shape(2, 2)),
        Contradiction::NoCandidate { row: 0, column: 3 }
    );
}

const NO_PLACE_FOR_7: &str = concat!(
    "....7....", //
    ".12......",
    ".34......",
    ".........",
    "7........",
    ".........",
    ".........",
    ".........",
);

#[test]
fn names_a_digit_without_a_place() {
    let givens = format!("{NO_PLACE_FOR_7}.........");
    let unit = Unit::Box(0);
    assert_eq!(
        refuted::<9>(&givens, shape(3, 3)),
        Contradiction::NoPlace { unit, digit: 7 }
    );
}

#[test]
fn names_an_empty_cell_before_a_digit_without_a_place() {
    let givens = format!("{NO_PLACE_FOR_7}12345678.").replacen("34......", "34.....9", 1);
    assert_eq!(
        refuted::<9>(&givens, shape(3, 3)),
        Contradiction::NoCandidate { row: 8, column: 8 }
    );
}

#[test]
fn names_givens_that_clash() {
    assert_eq!(
        refuted::<4>("1... .... 1... ....".replace(' ', "").as_str(), shape(2, 2)),
        Contradiction::Clash {
            unit: Unit::Column(0),
            digit: 1,
            first: Cell { row: 0, column: 0 },
            second: Cell { row: 2, column: 0 },
        }
    );
}
