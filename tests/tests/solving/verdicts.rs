//! Tests the solver's verdicts: why there is no solution, in which words, when it gives up, and what a constant can
//! ask.

use crate::{shape, sides};
use sudoku_tests::{COMPILER, cells, is_solution};
use sudoku_types::solver::{Contradiction, Goal, Unit, Verdict, solve};
use sudoku_types::{Answer, BoxShape, Cell, Grid, Symbols};

/// Minimal, and too hard for a constant.
const HARD: &str = "\
     5..4.B..DH..8F...7 ...938.....GE...H. 72..H.F...3..96B.. \
     9.5.I...71....48.2 .H..........639D.. ..D...6.2.A.I.E.5. \
     .D...C....6..G..4. ...27.9D.38...H.IB 3A..4...BG.5.1C.78 \
     C9.D.E...2........ ...82..GFB53.I.6.. .BF......E.....5.. \
     8.C...2B.9G1H....3 .3I..7E8.5....A4.C F.....AC...4...E.G \
     .C1...3...F....... B....286.4.A..F.G. E.....7H.I..3..A.9";

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
